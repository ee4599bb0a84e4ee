"""The stack of scenes: what lies on top, who hears of it, and the fade that blocks nothing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.texts import phrase
from scenes.headless import headless_services
from scenes.manager import SCENE_FADE, Manager
from scenes.scene import Scene
from scenes.services import Services

RED, BLUE = (200, 0, 0), (0, 0, 200)


class Plain(Scene):
    """One colour, and a diary of what happens to it."""

    def __init__(
        self, services: Services, name: str = "plain", ink: tuple[int, int, int] = RED
    ) -> None:
        super().__init__(services)
        self.name, self.ink = name, ink
        self.diary: list[str] = []
        self.built = 0
        self.painted = 0

    def build(self) -> None:
        self.built += 1

    def paint(self, surface: pygame.Surface) -> None:
        self.painted += 1
        surface.fill(self.ink)

    def entered(self) -> None:
        self.diary.append("entered")

    def left(self) -> None:
        self.diary.append("left")

    def closed(self) -> None:
        self.diary.append("closed")


def make_plain(name: str, services: Services, **options: object) -> Scene:
    del options
    return Plain(services, name)


Make = Callable[..., Manager]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    def build(**settings: Any) -> Manager:
        return Manager(headless_services(tmp_path, size=(320, 180), **settings), make_plain)

    return build


def plain(manager: Manager, name: str = "plain", ink: tuple[int, int, int] = RED) -> Plain:
    return Plain(manager.services, name, ink)


def draw(manager: Manager) -> pygame.Color:
    surface = pygame.Surface((320, 180))
    manager.draw(surface)
    return surface.get_at((100, 100))


def test_scenes_hear_of_coming_and_going(make: Make) -> None:
    manager = make()
    one, two = plain(manager), plain(manager)
    manager.push(one)
    manager.push(two)
    assert (one.diary, two.diary) == (["entered", "left"], ["entered"])
    manager.pop()
    assert one.diary == ["entered", "left", "entered"]
    assert two.diary == ["entered", "left", "closed"]
    assert manager.top is one


def test_replace_and_reset_close_what_they_remove(make: Make) -> None:
    manager = make()
    one, two = plain(manager), plain(manager)
    manager.push(one)
    manager.push(two)
    manager.go("three")
    assert two.diary[-1] == "closed"
    assert (manager.depth, "closed" in one.diary) == (2, False)
    manager.reset("title")
    assert (manager.depth, one.diary[-1]) == (1, "closed")


def test_pop_to_goes_back_over_several(make: Make) -> None:
    manager = make()
    one = manager.push(plain(manager))
    for _ in range(3):
        manager.push(plain(manager))
    manager.pop_to(one)
    assert (manager.top, manager.depth) == (one, 1)


def test_the_last_scene_stays(make: Make) -> None:
    manager = make()
    manager.push(plain(manager))
    with pytest.raises(AssertionError, match="last scene"):
        manager.pop()


def test_esc_goes_back_but_not_out(make: Make) -> None:
    manager = make()
    manager.push(plain(manager))
    manager.push(plain(manager))
    escape = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    for _ in range(3):
        manager.handle(escape)
    assert manager.depth == 1


def test_one_picture_fades_into_the_other(make: Make) -> None:
    manager = make()
    manager.push(plain(manager, ink=RED))
    assert draw(manager)[:3] == RED
    blue = plain(manager, ink=BLUE)
    manager.push(blue)
    assert draw(manager)[:3] == RED
    manager.update(SCENE_FADE / 3)
    between = draw(manager)
    assert 0 < between.r < 200
    assert 0 < between.b < 200
    manager.update(SCENE_FADE)
    assert draw(manager)[:3] == BLUE
    assert not manager.needs_draw


def test_a_fade_paints_a_still_scene_once(make: Make) -> None:
    manager = make()
    manager.push(plain(manager))
    draw(manager)
    two = plain(manager)
    manager.push(two)
    for _ in range(5):
        manager.update(0.01)
        draw(manager)
    assert two.painted == 1


def test_without_motion_there_is_no_fade(make: Make) -> None:
    manager = make(animation="none")
    manager.push(plain(manager, ink=RED))
    draw(manager)
    manager.push(plain(manager, ink=BLUE))
    assert draw(manager)[:3] == BLUE


def test_a_size_change_reaches_the_top_now_and_the_rest_later(make: Make) -> None:
    manager = make()
    one, two = plain(manager), plain(manager)
    manager.push(one)
    manager.push(two)
    frame = type(one.frame)(640, 360)
    manager.resize(frame)
    assert two.frame is frame
    manager.pop()
    assert one.frame is frame


def test_a_change_of_language_rebuilds_every_scene(make: Make) -> None:
    manager = make(display_language="ja")
    one, two = plain(manager), plain(manager)
    manager.push(one)
    manager.push(two)
    manager.services.change_settings(display_language="en")
    assert (one.built, two.built) == (2, 2)
    assert manager.services.texts.language == "en"
    manager.services.change_settings(volume_master=10.0)
    assert (one.built, two.built) == (2, 2)


def test_the_picture_below_is_that_of_the_scene_below(make: Make) -> None:
    manager = make()
    manager.push(plain(manager, ink=RED))
    top = plain(manager, ink=BLUE)
    manager.push(top)
    below = manager.picture_below(top)
    assert below is not None
    assert below.get_at((5, 5))[:3] == RED
    assert manager.picture_below(manager._scenes[0]) is None


def test_what_storage_could_not_do_is_told_in_any_scene(make: Make) -> None:
    manager = make(display_language="en")
    manager.push(plain(manager))
    manager.services.storage.store.notice(phrase("The disk is full."))
    manager.update(0.1)
    assert "The disk is full." in manager.top.texts()
    manager.push(plain(manager))
    assert "The disk is full." in manager.top.texts()
