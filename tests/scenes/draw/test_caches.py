"""Caches keep to their bounds and hand out the same picture again."""

import pygame

from scenes.draw import caches, theme
from scenes.draw.caches import PictureCache, surface_bytes
from scenes.draw.frame import Frame
from scenes.draw.icons import icon
from scenes.draw.lines import render_line
from scenes.draw.orbs import orb_picture
from scenes.draw.panels import draw_panel
from tests.scenes.draw.conftest import pixels


def _picture(kilobytes: int) -> pygame.Surface:
    return pygame.Surface((256, kilobytes), pygame.SRCALPHA)


def test_the_least_recently_used_picture_leaves_first() -> None:
    cache = PictureCache("test", megabytes=3 / 1024)
    first = cache.get(("a",), lambda: _picture(1))
    cache.get(("b",), lambda: _picture(1))
    cache.get(("c",), lambda: _picture(1))
    assert cache.get(("a",), lambda: _picture(1)) is first
    cache.get(("d",), lambda: _picture(1))
    assert cache.peek(("b",)) is None
    assert cache.peek(("a",)) is first
    assert cache.used_bytes <= cache.limit_bytes


def test_a_picture_larger_than_the_cache_is_handed_out_but_not_kept() -> None:
    cache = PictureCache("test", megabytes=2 / 1024)
    big = cache.get(("big",), lambda: _picture(3))
    assert big.get_height() == 3
    assert len(cache) == 0
    assert cache.used_bytes == 0


def test_a_count_bounds_small_pictures() -> None:
    cache = PictureCache("test", megabytes=1, count=5)
    for number in range(40):
        cache.put((number,), _picture(1))
    assert len(cache) == 5


def test_replacing_a_picture_counts_it_once() -> None:
    cache = PictureCache("test", megabytes=1)
    cache.put(("a",), _picture(4))
    cache.put(("a",), _picture(2))
    assert cache.used_bytes == 2 * 1024


def test_the_whole_kit_stays_inside_its_bounds_however_much_is_drawn() -> None:
    surface = pygame.Surface((1280, 720))
    for step in range(60):
        frame = Frame(1280 + step, 720 + step)
        draw_panel(surface, frame, (10, 10, 900 + step, 700))
        orb_picture("kirin", 40 + step)
        icon("cog", 20 + step)
    for name, (_, used, limit) in caches.report().items():
        assert used <= limit, name


def test_all_caches_together_make_room_where_nobody_looks_any_more() -> None:
    caches.clear_all()
    idle = PictureCache("idle", megabytes=60)
    busy = PictureCache("busy", megabytes=caches.TOGETHER / 1_048_576)
    for number in range(40):
        idle.put((number,), _picture(1024))
    while busy.used_bytes + surface_bytes(_picture(1024)) <= busy.limit_bytes:
        busy.put((len(busy),), _picture(1024))
        assert idle.used_bytes + busy.used_bytes <= caches.together()
    assert len(idle) == 0
    assert len(busy) > 50
    caches.clear_all()


def test_what_was_not_asked_for_for_longest_leaves_whichever_cache_it_lies_in() -> None:
    caches.clear_all()
    megabytes = caches.TOGETHER / 1_048_576
    mixed = PictureCache("mixed", megabytes=megabytes)
    mixed.put(("old",), _picture(1024))
    mixed.put(("fresh",), _picture(1024))
    filling = PictureCache("filling", megabytes=megabytes)
    for number in range(int(megabytes) - 1):
        mixed.get(("fresh",), lambda: _picture(1024))
        filling.put((number,), _picture(1024))
    assert mixed.peek(("old",)) is None
    assert mixed.peek(("fresh",)) is not None
    assert len(filling) == int(megabytes) - 1
    caches.clear_all()


def test_bounds_go_with_the_window() -> None:
    caches.clear_all()
    cache = PictureCache("test", megabytes=8)
    caches.fit_to((3840, 2160))
    for number in range(200):
        cache.put((number,), _picture(1024))
    assert len(cache) == 32, "a window four times as large may keep four times as much"
    caches.fit_to((1920, 1080))
    assert len(cache) == 8, "and what is too much goes at once"
    caches.fit_to((320, 180))
    assert len(cache) == 4, "letters and edges hardly shrink: half is always allowed"
    caches.clear_all()


def test_clearing_forgets_pictures_and_lines() -> None:
    first = render_line("盤", "body", 20, "text")
    icon("cog", 20)
    caches.clear_all()
    assert all(count == 0 for count, _, _ in caches.report().values())
    assert render_line("盤", "body", 20, "text") is not first


def test_a_face_is_loaded_once_for_all_sizes_and_writes_in_each_as_if_loaded_for_it() -> None:
    for px in (40, 20, 33, 20):
        used = theme.font("display", px)
        own = pygame.font.Font(theme.font_path("display"), px)
        words = "闘技場 Tōgijō"
        assert pixels(used.render(words, True, "white")) == pixels(own.render(words, True, "white"))
        assert used.get_ascent() == own.get_ascent()
    for role in ("body", "display"):
        for px in range(10, 200):
            theme.font(role, px)
            theme.font(role, px, vertical=True)
    assert len(theme._shelf) <= 2 * len(theme.palette().faces)
