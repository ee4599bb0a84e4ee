"""Everything with a box or a size stays where it was asked for, at every window size."""

import itertools
from collections.abc import Callable
from functools import partial

import pygame
import pytest

from scenes.draw.arena_board import FRAME, Circle, SquareMark, Squares, draw_board, draw_square
from scenes.draw.buttons import Kind, State, draw_button
from scenes.draw.chips import Tone, draw_badge, draw_chip, draw_count, draw_crest, draw_tooltip
from scenes.draw.controls import (
    draw_bar,
    draw_row,
    draw_scrollbar,
    draw_segments,
    draw_slider,
    draw_toggle,
)
from scenes.draw.fields import draw_field
from scenes.draw.frame import Frame
from scenes.draw.icons import draw_icon, icon, icon_names
from scenes.draw.orbs import GLOW_SHARE, OrbState, Socket, draw_orb, draw_orb_chain, draw_socket
from scenes.draw.panels import Look, Panel, draw_panel, inner
from scenes.draw.pieces import PieceState, draw_hidden_piece, draw_piece
from scenes.draw.seals import Mark, draw_mark, draw_seal, draw_slip
from scenes.draw.strokes import (
    draw_brush_arrow,
    draw_clash,
    draw_path,
    draw_ring,
    draw_splash,
    draw_turn_arrow,
)
from scenes.draw.theme import palette
from scenes.draw.wheel import draw_wheel, wheel_places
from tests.scenes.draw.conftest import canvas, inked, pixels

BOX = (600, 400, 320, 120)
CENTRE = (760, 460)
ORBS = ("kirin", "byakko", "genbu", "suzaku")
Draw = Callable[[pygame.Surface, Frame], object]

BOXED: dict[str, tuple[Draw, float]] = {
    **{
        f"panel {kind} {look}": (partial(draw_panel, box=BOX, kind=kind, look=look), 54)
        for kind in Panel
        for look in Look
    },
    **{
        f"button {kind} {state}": (
            partial(
                draw_button,
                box=BOX,
                label="とても長い名前のボタンの札",
                kind=kind,
                state=state,
                icon="cog",
                key_hint="Enter",
            ),
            26,
        )
        for kind in Kind
        for state in (*State, State.HOVER | State.FOCUS)
    },
    "segments": (lambda s, f: draw_segments(s, f, BOX, ("小", "標準", "大"), 1, hovered=0), 1),
    "segments focused": (lambda s, f: draw_segments(s, f, BOX, "ab", 0, state=State.FOCUS), 7),
    "slider": (lambda s, f: draw_slider(s, f, BOX, 0.5), 1),
    "toggle": (lambda s, f: draw_toggle(s, f, BOX, "切", on=False), 1),
    "bar": (lambda s, f: draw_bar(s, f, BOX, 2.0), 1),
    "row": (lambda s, f: draw_row(s, f, BOX, chosen=True), 1),
    "scroll bar": (lambda s, f: draw_scrollbar(s, f, BOX, 0.8, 0.5), 1),
    "field": (lambda s, f: draw_field(s, f, BOX, "名" * 90, caret=50, composing="へん"), 1),
    "slip": (lambda s, f: draw_slip(s, f, (700, 380, 80, 240), "陰陽闘技場", "vermilion"), 12),
}
PLACES = {"slip": (700, 380, 80, 240)}

ROUND: dict[str, tuple[Draw, float]] = {
    **{
        f"orb {state}": (partial(draw_orb, centre=CENTRE, size=80, kind="genbu", state=state), 68)
        for state in OrbState
    },
    **{
        f"piece {state}": (
            partial(draw_piece, centre=CENTRE, size=126, side="red", orbs=ORBS, state=state),
            90,
        )
        for state in PieceState
    },
    "piece turning": (lambda s, f: draw_piece(s, f, CENTRE, 126, "red", ORBS, degrees=33), 90),
    "piece with sockets": (
        lambda s, f: draw_piece(s, f, CENTRE, 126, "black", ("kirin", None, None, None)),
        90,
    ),
    "hidden piece": (lambda s, f: draw_hidden_piece(s, f, CENTRE, 126, "black"), 90),
    **{f"socket {k}": (partial(draw_socket, centre=CENTRE, size=80, state=k), 42) for k in Socket},
    **{
        f"mark {mark}": (partial(draw_mark, centre=CENTRE, size=60, mark=mark), 37) for mark in Mark
    },
    "seal": (lambda s, f: draw_seal(s, f, CENTRE, 90, "闘技", degrees=7), 56),
    "wheel": (lambda s, f: draw_wheel(s, f, CENTRE, 190, dict.fromkeys(ORBS, 1)), 194),
    "count": (lambda s, f: draw_count(s, f, CENTRE, 12), 16),
    "badge": (lambda s, f: draw_badge(s, f, CENTRE, "fire", 44), 23),
    "crest": (lambda s, f: draw_crest(s, f, CENTRE, 66, "yin-yang"), 34),
    "icon": (lambda s, f: draw_icon(s, f, "cog", CENTRE, 40), 21),
    "turn arrow": (lambda s, f: draw_turn_arrow(s, f, CENTRE, 80, quarters=3), 105),
    "splash": (lambda s, f: draw_splash(s, f, CENTRE, 140, 3), 106),
    "clash": (lambda s, f: draw_clash(s, f, CENTRE, 200), 101),
    "ring": (lambda s, f: draw_ring(s, f, CENTRE, 500), 251),
}


@pytest.mark.parametrize("name", BOXED)
def test_what_has_a_box_keeps_to_it_and_its_glow(frame: Frame, name: str) -> None:
    draw, glow = BOXED[name]
    surface = canvas(frame)
    draw(surface, frame)
    x, y, w, h = PLACES.get(name, BOX)
    allowed = frame.rect(x - glow, y - glow, w + 2 * glow, h + 2 * glow).inflate(2, 2)
    drawn = inked(surface, 0)
    assert allowed.contains(drawn), (allowed, drawn)
    assert drawn.w > frame.px(8)


@pytest.mark.parametrize("name", ROUND)
def test_what_is_round_keeps_to_its_reach(frame: Frame, name: str) -> None:
    draw, reach = ROUND[name]
    surface = canvas(frame)
    draw(surface, frame)
    x, y = CENTRE
    allowed = frame.rect(x - reach, y - reach, 2 * reach, 2 * reach).inflate(4, 4)
    drawn = inked(surface, 0)
    assert allowed.contains(drawn), (allowed, drawn)


@pytest.mark.parametrize("name", [*BOXED, *ROUND])
def test_the_same_thing_is_the_same_pixels(small: Frame, name: str) -> None:
    draw, _ = (BOXED | ROUND)[name]
    first, second = canvas(small), canvas(small)
    draw(first, small)
    draw(second, small)
    assert pixels(first) == pixels(second)


def test_every_state_of_a_button_looks_different(small: Frame) -> None:
    for kind in Kind:
        looks = set()
        for state in (State.NORMAL, *State):
            surface = canvas(small)
            draw_button(surface, small, BOX, "決める", kind, state)
            looks.add(pixels(surface))
        assert len(looks) == 5, kind


def test_every_tone_of_a_chip_and_every_mark_looks_different(small: Frame) -> None:
    chips, marks = set(), set()
    for tone in Tone:
        surface = canvas(small)
        draw_chip(surface, small, CENTRE, "選べる", tone=tone)
        chips.add(pixels(surface))
    for mark in Mark:
        surface = canvas(small)
        draw_mark(surface, small, CENTRE, 60, mark)
        marks.add(pixels(surface))
    assert (len(chips), len(marks)) == (len(Tone), len(Mark))


def test_a_missing_icon_is_a_ring_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert icon("no such icon", 40).get_bounding_rect().w > 10
    assert "no such icon" in caplog.text


def test_every_icon_can_be_drawn() -> None:
    assert len(icon_names()) > 200
    for name in icon_names():
        assert icon(name, 24).get_bounding_rect().w > 3, name


def test_panels_leave_room_inside() -> None:
    assert inner((10, 20, 300, 200)) == (32, 42, 256, 156)


def test_squares_map_points_to_squares_and_back() -> None:
    squares = Squares.inside((540, 24, 840, 840), 5, 7)
    x, y, w, h = squares.box
    assert (w / squares.side, h / squares.side) == (5, 7)
    assert y - FRAME >= 24 - 0.01
    assert y + h + FRAME <= 864.01
    for column in range(5):
        for row in range(7):
            assert squares.at(squares.middle(column, row)) == (column, row)
    assert squares.at((x - 1, y + 1)) is None
    assert squares.at((x + 1, y + h + 1)) is None


@pytest.mark.parametrize("size", [(5, 5), (7, 9), (3, 4)])
def test_a_board_of_any_size_is_drawn_in_its_frame(frame: Frame, size: tuple[int, int]) -> None:
    squares = Squares.inside((540, 24, 840, 840), *size)
    surface = canvas(frame)
    draw_board(surface, frame, squares, (Circle(1, 0, "red"), Circle(1, size[1] - 1, "black")))
    assert frame.rect(510, 0, 900, 906).contains(inked(surface))


def test_marks_lie_on_their_squares(frame: Frame) -> None:
    squares = Squares.inside((540, 24, 840, 840), 5, 5)
    for mark in SquareMark:
        surface = canvas(frame)
        draw_square(surface, frame, squares, (3, 1), mark)
        assert frame.rect(*squares.square(3, 1)).contains(inked(surface)), mark


def test_paths_and_arrows_cover_their_points(small: Frame) -> None:
    bent, bowed = canvas(small), canvas(small)
    draw_path(bent, small, [(400, 400), (600, 400), (600, 700)])
    draw_brush_arrow(bowed, small, (400, 400), (600, 700))
    for surface in (bent, bowed):
        drawn = inked(surface)
        assert drawn.inflate(4, 4).collidepoint(small.point(402, 402))
        assert drawn.inflate(4, 4).collidepoint(small.point(599, 697))
    surface = canvas(small)
    draw_path(surface, small, [(400, 400)])
    assert inked(surface).w == 0


def test_a_piece_at_rest_is_the_end_of_its_turn(small: Frame) -> None:
    """After a quarter turn the orbs lie as on a piece that was set so."""
    turned, placed = canvas(small), canvas(small)
    draw_piece(turned, small, CENTRE, 126, "black", ORBS, degrees=90)
    draw_piece(placed, small, CENTRE, 126, "black", (ORBS[3], *ORBS[:3]))
    assert pixels(turned) == pixels(placed)


def test_a_turning_piece_keeps_its_light_and_moves_its_orbs(small: Frame) -> None:
    still, turning = canvas(small), canvas(small)
    draw_piece(still, small, CENTRE, 126, "black", ORBS)
    draw_piece(turning, small, CENTRE, 126, "black", ORBS, degrees=45)
    assert pixels(still) != pixels(turning)
    x, y = small.point(*CENTRE)
    rim = small.px(126) // 2 - 2
    assert still.get_at((x + rim, y)) == turning.get_at((x + rim, y))


def test_a_wheel_lies_in_the_order_of_victory(small: Frame) -> None:
    places = wheel_places((0, 0), 100, 5)
    assert places[0] == pytest.approx((0, -69))
    assert places[1][0] > 0
    assert places[1][1] < 0
    counts = dict.fromkeys(palette().orbs, 2)
    squares = draw_wheel(canvas(small), small, CENTRE, 190, counts)
    assert len(squares) == 5
    for square, place in zip(squares, wheel_places(CENTRE, 190, 5), strict=True):
        assert square.collidepoint(small.point(*place))


def test_the_colour_aid_changes_orbs_and_pieces(small: Frame) -> None:
    aided = Frame(small.width, small.height, colour_aid=True)
    for kind in palette().orbs:
        plain, helped = canvas(small), canvas(small)
        draw_orb(plain, small, CENTRE, 80, kind)
        draw_orb(helped, aided, CENTRE, 80, kind)
        assert pixels(plain) != pixels(helped), kind


def test_colours_told_apart_by_hue_are_apart_in_lightness_with_the_aid() -> None:
    aids = [look.aid for look in palette().orbs.values() if look.aid]
    assert len(aids) == 5
    light = sorted(_lightness(aid.ground) for aid in aids)
    assert min(b - a for a, b in itertools.pairwise(light)) > 0.03
    assert len({tuple(aid.hatch) for aid in aids}) == 5


def _lightness(ink: str) -> float:
    colour = pygame.Color(ink)
    r, g, b = ((part / 255.0) ** 2 for part in (colour.r, colour.g, colour.b))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def test_an_orb_chain_has_a_place_for_each(small: Frame) -> None:
    places = draw_orb_chain(canvas(small), small, (100, 100), ("kirin", None, "suzaku"))
    assert len(places) == 3
    assert places[0].right < places[1].left < places[2].left


def test_a_tooltip_never_leaves_the_sheet(frame: Frame) -> None:
    for at in ((0, 0), (1919, 0), (0, 1079), (1919, 1079), (960, 540)):
        surface = canvas(frame)
        place = draw_tooltip(surface, frame, at, "O-42：同じ珠どうしは戦えません。" * 3)
        assert frame.sheet.contains(place), at


def test_the_caret_stays_in_sight_of_a_long_text(small: Frame) -> None:
    for caret in (0, 10, 45, 90):
        place = draw_field(canvas(small), small, BOX, "名" * 90, caret=caret)
        assert small.rect(*BOX).contains(place), caret


def test_the_glow_of_an_orb_is_part_of_its_picture() -> None:
    assert 0.2 < GLOW_SHARE < 0.5


@pytest.mark.parametrize(
    "draw",
    [partial(draw_crest, size=84, icon="cog"), partial(draw_count, number=7, size=84)],
    ids=["crest", "count"],
)
def test_a_clip_cuts_a_mark_and_does_not_move_it(draw: Callable[..., pygame.Rect]) -> None:
    frame = Frame(1280, 720)
    whole, part = canvas(frame), canvas(frame)
    place = draw(whole, frame, CENTRE)
    low = pygame.Rect(place.left, place.centery + 8, place.width, place.height)
    part.set_clip(low)
    assert draw(part, frame, CENTRE) == place
    assert pixels(part.subsurface(low)) == pixels(whole.subsurface(low))
