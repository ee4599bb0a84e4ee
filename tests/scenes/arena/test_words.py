"""Every word on the screens of onmyo can be read in full, in both languages and both sizes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from scenes.arena.shots import arena, clash, path, setup, summon
from scenes.draw import buttons, caches, lines, text
from scenes.draw.lines import ELLIPSIS, Fit
from scenes.manager import Manager
from scenes.scene import Scene
from scenes.services import Services
from scenes.wish import ShotWish
from tests.scenes.arena.tables import services_in

Shot = Callable[[Services, ShotWish], Scene]


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The texts that had to be cut while something was drawn."""
    found: list[str] = []

    def watched(original: Callable[..., Fit]) -> Callable[..., Fit]:
        def fit(words: str, *args: object, **options: object) -> Fit:
            result = original(words, *args, **options)
            if result.text.endswith(ELLIPSIS) and not words.endswith(ELLIPSIS):
                found.append(words)
            return result

        return fit

    caches.clear_all()
    monkeypatch.setattr(text, "fit", watched(lines.fit))
    monkeypatch.setattr(buttons, "fit", watched(lines.fit))
    yield found
    caches.clear_all()


@pytest.mark.parametrize("shot", [arena, path, summon, clash, setup])
@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_is_cut(
    shot: Shot, language: str, size: tuple[int, int], cut: list[str], tmp_path: Path
) -> None:
    services = services_in(tmp_path, size, display_language=language)
    manager = Manager(services)
    scene = shot(services, ShotWish(command="shot", seed=3))
    if manager.is_empty:
        manager.push(scene)
    manager.update(0.0)
    manager.draw(pygame.Surface(size))
    assert cut == []


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_largest_text_is_not_cut_either(language: str, cut: list[str], tmp_path: Path) -> None:
    services = services_in(tmp_path, (1280, 720), display_language=language, text_size=150.0)
    manager = Manager(services)
    for shot in (path, setup):
        manager.push(shot(services, ShotWish(command="shot", seed=3)))
        manager.update(0.0)
        manager.draw(pygame.Surface((1280, 720)))
    assert cut == []
