"""Scenes are tested without window, sound or player; see `Pilot`."""

from collections.abc import Callable
from pathlib import Path

import pytest

from scenes.headless import headless_services
from tests.scenes.pilot import MakeScene, Pilot

MakePilot = Callable[..., Pilot]


@pytest.fixture
def make_pilot(tmp_path: Path) -> MakePilot:
    """Puts a scene on a stage of its own: `make_pilot(TitleScene, size=(1920, 1080), …)`."""

    def make(
        scene: MakeScene, *, size: tuple[int, int] = (1280, 720), seed: int = 0, **settings: object
    ) -> Pilot:
        return Pilot(scene, headless_services(tmp_path, size=size, seed=seed, **settings))

    return make
