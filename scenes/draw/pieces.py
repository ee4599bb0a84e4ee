"""Pieces: a lacquer disc with four orbs, drawn at any turn, with a mark on the side that is front.

The disc is lit from above and stays so while it turns: only its cross lines and the orbs go
round, and the kanji stay upright. The front mark belongs to the side, not to the disc, and does
not turn. It knows directions, not what they mean in a game.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

import pygame

from scenes.draw import effects, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.lines import render_line
from scenes.draw.orbs import OrbState, Socket, draw_socket, orb_picture
from scenes.draw.theme import Ink, Side, middle, mixed, palette

_PIECES: Final = PictureCache("pieces", megabytes=12, count=160)

ORB_SHARE: Final = 0.3
"""Diameter of an orb on a piece, as a share of the piece's."""
ORBIT_SHARE: Final = 0.268
"""Distance of the orbs' middles from the piece's, as a share of its diameter."""
GLOW_SHARE: Final = 0.2
"""Room around a piece for shadow and halo, as a share of its diameter."""

Orbs = Sequence[str | None]
"""Four kinds, clockwise from the top; None is an empty socket."""


class PieceState(StrEnum):
    """How a piece stands to the player."""

    NORMAL = "normal"
    HOVER = "hover"
    SELECTED = "selected"
    LIFTED = "lifted"
    """In the hand or in flight: a wide soft shadow."""
    DIM = "dim"


class _Look(NamedTuple):
    side: str
    orbs: tuple[str | None, ...]
    degrees: float
    front: float | None
    state: PieceState
    aided: bool


def orb_place(
    centre: tuple[float, float], size: float, index: int, degrees: float = 0
) -> tuple[float, float]:
    """Middle of the orb `index` (clockwise from the top) of a piece turned `degrees` clockwise."""
    return svg.polar(centre, size * ORBIT_SHARE, 90 * index + degrees)


def draw_piece(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    size: float,
    side: str,
    orbs: Orbs,
    *,
    degrees: float = 0,
    front: float | None = 0,
    state: PieceState = PieceState.NORMAL,
    sockets: Sequence[Socket] = (Socket.EMPTY,) * 4,
    alpha: float = 1,
) -> pygame.Rect:
    """Draw a piece of `size` units across; returns the window square of its disc.

    `degrees` is how far it has turned clockwise, `front` the direction of the front mark (0 is
    up, 180 down, None shows none). At rest (quarter turns) the whole piece is one kept picture.
    """
    place = frame.square(centre, size)
    look = _Look(side, tuple(orbs), degrees % 360, front, state, frame.colour_aid)
    resting = degrees % 90 == 0 and all(kind is not None for kind in orbs)
    if resting or alpha < 1:
        picture = _kept(look._replace(degrees=round(degrees) % 360), place.w)
        effects.stamp_around(surface, picture, place.center, alpha=alpha)
    else:
        _assemble(surface, place.center, look, place.w)
        for index, kind in enumerate(orbs):
            if kind is None:
                at = orb_place(centre, size, index, degrees)
                draw_socket(surface, frame, at, size * ORB_SHARE, sockets[index])
    return place


def _kept(look: _Look, px: int) -> pygame.Surface:
    return _PIECES.get(("piece", look, px), lambda: _whole(look, px))


def _whole(look: _Look, px: int) -> pygame.Surface:
    around = px + 2 * _pad(px)
    picture = effects.blank((around, around))
    _assemble(picture, (around // 2, around // 2), look, px)
    if look.state is PieceState.DIM:
        grey = pygame.transform.grayscale(picture)
        grey.fill((140, 136, 132, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return grey
    return picture


def _pad(px: int) -> int:
    return round(px * GLOW_SHARE)


def _assemble(surface: pygame.Surface, centre: tuple[int, int], look: _Look, px: int) -> None:
    side, state, front = palette().sides[look.side], look.state, look.front
    disc = _PIECES.get(("disc", look.side, px, state), lambda: _disc(side, px, state))
    _stamp_middle(surface, disc, centre)
    _stamp_middle(surface, _cross(look.side, px, look.degrees % 90), centre)
    orb_px = round(px * ORB_SHARE)
    for index, kind in enumerate(look.orbs):
        if kind is not None:
            at = svg.polar(centre, px * ORBIT_SHARE, 90 * index + look.degrees)
            _stamp_middle(surface, orb_picture(kind, orb_px, OrbState.FLAT, aided=look.aided), at)
    if front is not None:
        mark = _PIECES.get(("front", look.side, px, front), lambda: _front(side, px, front))
        _stamp_middle(surface, mark, centre)


def _stamp_middle(
    surface: pygame.Surface, picture: pygame.Surface, centre: tuple[float, float]
) -> None:
    w, h = picture.get_size()
    effects.stamp(surface, picture, (round(centre[0] - w / 2), round(centre[1] - h / 2)))


def _disc(look: Side, px: int, state: PieceState) -> pygame.Surface:
    pad = _pad(px)
    around = px + 2 * pad
    c = around / 2
    flat = svg.raster((around, around), svg.circle(c, c, px / 2, svg.fill("#000000")))
    lifted = state is PieceState.LIFTED
    blur = max(2, round(px * (0.16 if lifted else 0.08)))
    soft = effects.blurred(flat, blur, (0, 0, 0, 150 if lifted else 190))
    layers = [(soft, (0, round(px * (0.07 if lifted else 0.035))))]
    if state in (PieceState.SELECTED, PieceState.HOVER):
        strength = 235 if state is PieceState.SELECTED else 120
        glow_shape = svg.raster((around, around), svg.circle(c, c, px * 0.53, svg.fill("#ffffff")))
        layers.append((effects.blurred(glow_shape, pad - 2, (255, 224, 154, strength)), (0, 0)))
    layers.append((_body(look, around, px, state), (0, 0)))
    return effects.layered((around, around), *layers)


def _body(look: Side, around: int, px: int, state: PieceState) -> pygame.Surface:
    c, r = around / 2, px / 2
    rim = max(1.5, px * 0.032)
    rim_light = mixed(look.rim, "#ffffff", 0.35)
    rim_deep = mixed(look.rim, "#3a2408", 0.35)
    hole = px * 0.085
    parts = [
        svg.radial(
            "body", (c - r * 0.1, c - r * 0.45), r * 1.5,
            ((0, mixed(look.body, "#ffffff", 0.12)), (0.45, look.body), (1, look.deep)),
        ),
        svg.linear("rim", (0, c - r), (0, c + r), ((0, rim_light), (0.5, look.rim), (1, rim_deep))),
        svg.circle(c, c, r, svg.fill("url(#rim)")),
        svg.circle(c, c, r - rim, svg.fill("url(#body)")),
        svg.circle(c, c, r - rim - 0.5, svg.stroke("#000000", 1, 0.5)),
        svg.circle(c, c, r * 0.83, svg.stroke(look.rim, max(0.8, px * 0.006), 0.34)),
        svg.circle(c, c, hole, svg.fill(look.hole)),
        svg.circle(c, c, hole, svg.stroke(look.rim, max(1, px * 0.011), 0.8)),
    ]  # fmt: skip
    if state is PieceState.SELECTED:
        parts.append(
            svg.circle(c, c, r + rim * 1.1, svg.stroke("gold_light", max(1.5, px * 0.018)))
        )
    return svg.raster((around, around), *parts)


def _cross(side: str, px: int, degrees: float) -> pygame.Surface:
    if degrees == 0:
        return _PIECES.get(("cross", side, px), lambda: _cross_lines(palette().sides[side], px))
    return pygame.transform.rotozoom(_cross(side, px, 0), -degrees, 1)


def _cross_lines(look: Side, px: int) -> pygame.Surface:
    c = px / 2
    paint = svg.stroke(look.rim, max(0.8, px * 0.007), 0.4)
    lines = []
    for turn in range(45, 360, 90):
        ends = (svg.polar((c, c), px * 0.12, turn), svg.polar((c, c), px * 0.405, turn))
        lines.append(svg.path(svg.points(ends, closed=False), paint))
    return svg.raster((px, px), *lines).premul_alpha()


def _front(look: Side, px: int, front: float) -> pygame.Surface:
    around = px + 2 * _pad(px)
    c, r = around / 2, px / 2
    tip = svg.polar((c, c), r * 1.03, front)
    half = 9.5
    base = r * 0.885
    corners = (tip, svg.polar((c, c), base, front + half), svg.polar((c, c), base, front - half))
    return svg.raster(
        (around, around),
        svg.path(svg.points(corners), svg.fill(look.front)),
        svg.path(svg.points(corners), svg.stroke("#1a0f0a", max(1.0, px * 0.012))),
    ).premul_alpha()


def draw_hidden_piece(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    size: float,
    side: str,
    *,
    state: PieceState = PieceState.NORMAL,
) -> pygame.Rect:
    """Draw a piece whose orbs are not known: a lid with a crest instead of the four balls."""
    px = frame.px(size)
    key = ("lid", side, px, state)
    picture = _PIECES.get(key, lambda: _lid(palette().sides[side], side, px, state))
    _stamp_middle(surface, picture, frame.point(*centre))
    return frame.square(centre, size)


def _lid(look: Side, side: str, px: int, state: PieceState) -> pygame.Surface:
    around = px + 2 * _pad(px)
    picture = _whole(_Look(side, (None,) * 4, 0, None, state, aided=False), px)
    c = around / 2
    ink: Ink = look.rim
    crest = svg.raster(
        (around, around),
        svg.circle(c, c, px * 0.33, svg.fill(look.deep, 0.85)),
        svg.circle(c, c, px * 0.33, svg.stroke(ink, max(1.0, px * 0.014), 0.9)),
        svg.circle(c, c, px * 0.29, svg.stroke(ink, max(0.8, px * 0.007), 0.5)),
    )
    effects.stamp(picture, crest.premul_alpha(), (0, 0))
    letter = max(8, round(px * 0.34))
    line = render_line("秘", "brush", letter, ink)
    base = round(c + middle("brush") * letter)
    picture.blit(line.surface, (round(c - line.width / 2) + line.left, base - line.base))
    return picture
