"""Card pictures: varied, the same every time, painted in slices, kept on a shelf."""

from itertools import pairwise

import pygame
import pytest

from scenes.draw import caches
from scenes.draw.art import paint_scene
from scenes.draw.cards import picture as pictures
from scenes.draw.cards.composition import compose
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.picture import art_job, picture, use_shelf
from scenes.draw.figures import Stance
from scenes.draw.icons import icon_names
from scenes.draw.scenery import scenery, variants, world_names, world_theme
from scenes.draw.scenery_parts import BEYOND, FOREGROUNDS, MOTES, SCENERY, SKY, WEATHER
from tests.scenes.draw.conftest import pixels

WORLDS = sorted(world_names())
DISC = (0.5, 0.35, 0.25)


@pytest.mark.parametrize("world", WORLDS)
def test_neighbours_share_neither_light_nor_place(world: str) -> None:
    pairs = variants(world)
    assert len(set(pairs)) == len(pairs) >= 15
    for one, other in pairwise(pairs[:15]):
        assert one[0] != other[0]
        assert one[1] != other[1]


@pytest.mark.parametrize("world", WORLDS)
def test_every_part_a_world_names_exists(world: str) -> None:
    here = scenery().worlds[world]
    for place in here.places.values():
        assert set(place.scenery) <= SCENERY.keys()
        assert place.foreground in FOREGROUNDS
        assert place.motes in MOTES
        assert set(place.suits) <= set(Stance)
    for light in here.lights.values():
        assert set(light.air) <= BEYOND.keys() | SKY.keys() | WEATHER.keys()
        assert set(light.places) <= here.places.keys()


def test_stances_are_of_icons_that_exist() -> None:
    assert scenery().stances.keys() <= icon_names()
    assert set(scenery().stances.values()) <= set(Stance)


@pytest.mark.parametrize("stance", Stance)
def test_a_subject_is_only_set_where_its_stance_suits(stance: Stance) -> None:
    for world in WORLDS:
        places = scenery().worlds[world].places.values()
        for variant in range(25):
            theme = world_theme(world, variant, DISC, stance)
            fits = [
                place for place in places
                if place.scenery == theme.scenery and (not place.suits or stance in place.suits)
            ]  # fmt: skip
            assert fits


@pytest.mark.parametrize("world", WORLDS)
def test_every_scene_of_a_world_can_be_painted_small(world: str) -> None:
    seen = set()
    for variant in range(len(variants(world))):
        theme, subject, company = compose(world, variant, f"card {variant}", "gecko")
        sheet = paint_scene((60, 69), theme, "a", subject=subject, company=company)
        seen.add(pixels(sheet))
    assert len(seen) == len(variants(world))


def test_a_composition_follows_from_its_arguments() -> None:
    assert compose("fire", 3, "a", "velociraptor") == compose("fire", 3, "a", "velociraptor")
    assert compose("fire", 3, "a", "velociraptor") != compose("fire", 3, "b", "velociraptor")


def test_a_job_paints_in_slices_and_only_what_is_missing(rex: CardLook, spell: CardLook) -> None:
    steps = list(art_job([rex, spell]))
    assert steps.count(rex) >= 4
    assert steps.count(spell) >= 3
    assert list(art_job([rex, spell])) == []


def test_a_job_paints_what_a_face_would(rex: CardLook) -> None:
    at_once = pixels(picture(rex))
    caches.clear_all()
    for _ in art_job([rex]):
        pass
    assert pixels(picture(rex)) == at_once


class Drawer:
    """A shelf in memory that counts."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}
        self.found = 0

    def get(self, name: str) -> bytes | None:
        self.found += name in self.kept
        return self.kept.get(name)

    def put(self, name: str, data: bytes) -> None:
        self.kept[name] = data


def test_a_painted_picture_is_put_on_the_shelf_and_fetched_from_it(rex: CardLook) -> None:
    drawer = Drawer()
    use_shelf(drawer)
    try:
        painted = pygame.transform.average_color(picture(rex))
        caches.clear_all()
        fetched = picture(rex)
    finally:
        use_shelf(None)
    assert len(drawer.kept) == drawer.found == 1
    assert all(name.isalnum() for name in drawer.kept)
    assert fetched.get_size() == pictures.CANVAS
    after = pygame.transform.average_color(fetched)
    assert all(abs(a - b) <= 3 for a, b in zip(painted, after, strict=True))


def test_a_broken_picture_on_the_shelf_is_painted_anew(rex: CardLook) -> None:
    drawer = Drawer()
    use_shelf(drawer)
    try:
        whole = pixels(picture(rex))
        drawer.kept = dict.fromkeys(drawer.kept, b"no picture")
        caches.clear_all()
        assert pixels(picture(rex)) == whole
    finally:
        use_shelf(None)
