"""Grounds, scenes, screens, doors: whole, the same every time, and bounded in size."""

import random

import pygame
import pytest

from game.resources import ASSET_ROOT
from scenes.draw import caches, doors, patterns
from scenes.draw.art import paint_scene
from scenes.draw.banner import draw_banner, draw_thinking
from scenes.draw.brand import COLUMN_WIDTH, draw_brand_column, draw_watermark
from scenes.draw.doors import door_jobs, draw_doors
from scenes.draw.effects import gradient, halo, nine_slice, rounded, shadow, vignette
from scenes.draw.flecks import draw_flecks, draw_glow
from scenes.draw.frame import Frame
from scenes.draw.grounds import dimmed, draw_ground, ground
from scenes.draw.icons import icon_names
from scenes.draw.scenery import themes
from scenes.draw.scenery_parts import FOREGROUNDS, MOTES, SCENERY
from scenes.draw.screens import Screen, draw_screen, screen_job
from scenes.draw.theme import palette
from tests.scenes.draw.conftest import canvas, inked, pixels

SCREEN = Screen("onmyo", "sea-dragon", "陰陽闘技場", "珠が巡る盤上の戦い")
BOX = (459, 118, 316, 700)


@pytest.mark.parametrize("dye", palette().dyes)
def test_a_ground_covers_the_window_and_is_lit_in_the_middle(small: Frame, dye: str) -> None:
    picture = ground(small, dye)
    assert picture.get_size() == (1280, 720)
    middle, corner = _mean(picture, (600, 300, 80, 40)), _mean(picture, (0, 0, 80, 40))
    assert sum(middle) > sum(corner)


def _mean(picture: pygame.Surface, box: tuple[int, int, int, int]) -> tuple[int, ...]:
    return pygame.transform.average_color(picture, pygame.Rect(box))[:3]


def test_a_letterboxed_window_is_covered_whole() -> None:
    frame = Frame(1000, 1000)
    surface = pygame.Surface((1000, 1000))
    surface.fill((255, 0, 255))
    draw_ground(surface, frame, "menu")
    assert _mean(surface, (0, 0, 1000, 60)) != (255, 0, 255)
    assert (255, 0, 255) not in {surface.get_at((x, y))[:3] for x in (0, 999) for y in (0, 999)}


def test_grounds_and_scenes_are_the_same_every_time(small: Frame) -> None:
    first = pixels(ground(small, "onmyo"))
    caches.clear_all()
    assert pixels(ground(small, "onmyo")) == first
    theme = themes()["dino"]
    scenes = [paint_scene((200, 240), theme, "a", subject="raven") for _ in range(2)]
    assert pixels(scenes[0]) == pixels(scenes[1])
    assert pixels(paint_scene((200, 240), theme, "b", subject="raven")) != pixels(scenes[0])


@pytest.mark.parametrize("pattern", sorted(patterns.PATTERN_NAMES))
def test_a_pattern_repeats_without_a_seam(pattern: str) -> None:
    """A tile set beside itself shows no edge: the columns that meet differ no more than others."""
    tile = patterns.pattern_tile(pattern, 96, "#ffffff", 1)
    w, h = tile.get_size()
    sheet = pygame.Surface((2 * w, 2 * h))
    for x in (0, w):
        for y in (0, h):
            sheet.blit(tile, (x, y))
    across = [_step(sheet, x, across=True) for x in range(1, 2 * w)]
    down = [_step(sheet, y, across=False) for y in range(1, 2 * h)]
    assert across[w - 1] <= max(across[: w - 2]) + 1
    assert down[h - 1] <= max(down[: h - 2]) + 1


def _step(sheet: pygame.Surface, at: int, *, across: bool) -> float:
    w, h = sheet.get_size()
    spots = range(h if across else w)
    pairs = (((at - 1, s), (at, s)) if across else ((s, at - 1), (s, at)) for s in spots)
    return sum(abs(sheet.get_at(a)[0] - sheet.get_at(b)[0]) for a, b in pairs) / len(spots)


def test_the_palette_names_only_patterns_there_are() -> None:
    assert {dye.pattern for dye in palette().dyes.values()} <= patterns.PATTERN_NAMES


def test_themes_name_only_parts_there_are() -> None:
    for name, theme in themes().items():
        assert set(theme.scenery) <= set(SCENERY), name
        assert theme.foreground in FOREGROUNDS, name
        assert theme.motes.kind in MOTES, name
        assert len(theme.sky) >= 3, name


@pytest.mark.parametrize("part", SCENERY)
def test_every_part_of_scenery_can_be_painted(part: str) -> None:
    for foreground in FOREGROUNDS:
        theme = themes()["onmyo"]
        sheet = pygame.Surface((160, 184))
        SCENERY[part](sheet, theme, random.Random(1), 0.66)
        FOREGROUNDS[foreground](sheet, theme, random.Random(1))
        assert sheet.get_bounding_rect().w == 160


@pytest.mark.parametrize("theme", themes())
def test_a_screen_stays_in_its_frame_and_glow(frame: Frame, theme: str) -> None:
    for lit in (False, True):
        surface = canvas(frame)
        place = draw_screen(surface, frame, BOX, SCREEN._replace(theme=theme), lit=lit)
        glow = frame.px(46)
        assert place.inflate(2 * glow, 2 * glow).contains(inked(surface, 0))


def test_a_screen_prepared_ahead_is_cheap_to_draw(small: Frame) -> None:
    screen_job(small, BOX, SCREEN)()
    before = caches.report()["screens"][0]
    draw_screen(canvas(small), small, BOX, SCREEN)
    assert caches.report()["screens"][0] == before


def test_the_brand_column_keeps_to_its_column(frame: Frame) -> None:
    surface = canvas(frame)
    place = draw_brand_column(surface, frame, "卓上四戯")
    assert place == frame.rect(0, 0, COLUMN_WIDTH, 1080)
    assert place.contains(inked(surface))


def test_a_watermark_is_three_letters_tall(small: Frame) -> None:
    surface = canvas(small)
    draw_watermark(surface, small, (960, 540), 100)
    drawn = inked(surface)
    assert drawn.h > 2.5 * small.px(100)
    assert small.rect(890, 370, 140, 340).contains(drawn)


def test_closed_doors_hide_everything_and_open_ones_nothing(frame: Frame) -> None:
    hidden = (255, 0, 255)
    surface = pygame.Surface((frame.width, frame.height))
    surface.fill(hidden)
    draw_doors(surface, frame)
    mask = pygame.mask.from_threshold(surface, hidden, (1, 1, 1, 255))
    assert mask.count() == 0
    surface.fill(hidden)
    draw_doors(surface, frame, opened=1)
    assert surface.get_at(frame.point(960, 540))[:3] == hidden


def test_doors_can_be_built_in_steps(small: Frame) -> None:
    for job in door_jobs(small):
        job()
    before = caches.report()["doors"][0]
    assert before == doors.PANELS
    draw_doors(pygame.Surface((1280, 720)), small)
    assert caches.report()["doors"][0] == before


def test_flecks_depend_on_the_time_alone(small: Frame) -> None:
    now, again, later = canvas(small), canvas(small), canvas(small)
    draw_flecks(now, small, 3.0)
    draw_flecks(again, small, 3.0)
    draw_flecks(later, small, 3.5)
    assert pixels(now) == pixels(again)
    assert pixels(now) != pixels(later)


def test_light_is_added_and_dimming_takes_it(small: Frame) -> None:
    surface = pygame.Surface((1280, 720))
    surface.fill((90, 90, 90))
    draw_glow(surface, small, (960, 540), 300)
    assert surface.get_at((640, 360))[0] > 90
    assert surface.get_at((20, 20))[0] == 90
    assert dimmed(surface).get_at((640, 360))[0] < 90


def test_the_banner_and_the_sign_of_thinking_stay_on_the_sheet(small: Frame) -> None:
    surface = canvas(small)
    draw_banner(surface, small, "あなたの手番", 540, alpha=0.5)
    assert small.rect(0, 460, 1920, 160).contains(inked(surface, 0))
    looks = set()
    for step in range(6):
        surface = canvas(small)
        draw_thinking(surface, small, (960, 540), step / 6)
        looks.add(pixels(surface))
        assert small.rect(920, 520, 80, 40).contains(inked(surface, 0))
    assert len(looks) > 3


def test_stretching_keeps_corners_and_colours() -> None:
    corner = rounded((60, 60), 12, "#ff0000")
    wide = nine_slice(corner, 16, (300, 100))
    assert wide.get_size() == (300, 100)
    assert wide.get_at((0, 0))[3] == 0
    assert wide.get_at((150, 50)) == pygame.Color(255, 0, 0)


def test_a_halo_is_cut_out_inside_and_a_shadow_is_not() -> None:
    light, dark = halo((80, 60), 8, 20, "#ffffff"), shadow((80, 60), 8, 20)
    assert light.get_size() == dark.get_size() == (120, 100)
    assert light.get_at((60, 50))[3] == 0
    assert dark.get_at((60, 50))[3] > 120
    assert light.get_at((60, 15))[3] > 0


def test_gradients_and_vignettes_go_where_they_should() -> None:
    shade = gradient((10, 100), ((0, "#000000"), (1, "#ffffff")))
    levels = [shade.get_at((5, y))[0] for y in range(0, 100, 9)]
    assert levels == sorted(levels)
    dark = vignette((160, 90), 0.5)
    assert dark.get_at((80, 45))[3] < 5
    assert dark.get_at((1, 1))[3] > 115


def test_fonts_and_icons_stand_beside_their_licences() -> None:
    fonts = {face.file for face in palette().faces.values()}
    assert fonts <= {path.name for path in (ASSET_ROOT / "fonts").glob("*.ttf")}
    credited = (ASSET_ROOT / "CREDITS.md").read_text("utf-8")
    licences = [path.name for path in (ASSET_ROOT / "fonts").glob("OFL-*.txt")]
    assert len(licences) == 5
    words = set(credited.replace(",", " ").split())
    assert icon_names() - words == set()
