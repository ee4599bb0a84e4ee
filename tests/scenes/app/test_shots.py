"""Pictures of scenes: every listed one can be taken, and the same wish gives the same bytes."""

from pathlib import Path

import pygame
import pytest

from scenes import shots
from scenes.launch import main
from scenes.screens import SCREENS
from scenes.wish import ShotWish


def take(scene: str, out: Path, **wish: object) -> bytes:
    shots.take(ShotWish(**{"scene": scene, "out": out, "size": (1280, 720), **wish}))  # type: ignore[arg-type]
    return out.read_bytes()


@pytest.mark.parametrize("scene", shots.SCENES)
def test_every_listed_scene_has_a_picture(scene: str, tmp_path: Path) -> None:
    take(scene, tmp_path / "a.png", lang="en")
    picture = pygame.image.load(tmp_path / "a.png")
    assert picture.get_size() == (1280, 720)
    assert len({picture.get_at((x, 400))[:3] for x in range(0, 1280, 7)}) > 4


@pytest.mark.parametrize("scene", shots.SCENES)
def test_the_same_wish_gives_the_same_bytes(scene: str, tmp_path: Path) -> None:
    assert take(scene, tmp_path / "a.png") == take(scene, tmp_path / "b.png")


def test_a_small_picture_is_what_a_small_window_shows(tmp_path: Path) -> None:
    take("ui", tmp_path / "a.png", size=(640, 360))
    assert pygame.image.load(tmp_path / "a.png").get_size() == (640, 360)


def test_the_list_names_the_scenes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shot", "--list"]) == 0
    assert capsys.readouterr().out.split() == list(shots.SCENES)


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_is_where_the_table_says(name: str) -> None:
    assert callable(SCREENS[name].load())
