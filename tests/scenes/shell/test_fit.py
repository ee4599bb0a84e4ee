"""No word on the screens around a match is cut, in either language, at any size of the text."""

from pathlib import Path
from typing import Any

import pytest

from scenes import shots
from scenes.draw import buttons, caches, lines, text
from scenes.manager import Manager
from scenes.services import Services
from scenes.wish import ShotWish

SHELL = [name for name, place in shots.SCENES.items() if place.module == "scenes.shell_shots"]
READERS = [("ja", 1.0), ("en", 1.0), ("ja", 1.5), ("en", 1.5)]
MAY_BE_CUT = {
    "A duel of turning pieces and beast orbs",
    "Five slots, primal points and counter-spells",
}
"""The caption under a picture whose words stand beside it as well."""


@pytest.mark.parametrize(("language", "scale"), READERS)
@pytest.mark.parametrize("scene", SHELL)
def test_nothing_is_cut(
    scene: str, language: str, scale: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: set[str] = set()
    fit = lines.fit

    def noting(words: str, *args: Any, **more: Any) -> lines.Fit:
        fitted = fit(words, *args, **more)
        if fitted.text != words:
            cut.add(words)
        return fitted

    stages: list[Manager] = []

    def stage(services: Services) -> Manager:
        stages.append(Manager(services))
        return stages[-1]

    caches.clear_all()
    monkeypatch.setattr(shots, "Manager", stage)
    monkeypatch.setattr(buttons, "fit", noting)
    monkeypatch.setattr(text, "fit", noting)
    wish = ShotWish(scene=scene, size=(1280, 720), lang=language, scale=scale, seed=1)
    shots.draw(wish, tmp_path)
    caches.clear_all()
    own = set(stages[0].top.texts())  # a table that lies behind has its own tests
    assert cut & own <= MAY_BE_CUT
