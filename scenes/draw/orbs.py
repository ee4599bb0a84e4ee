"""Glossy balls with one kanji, in every state; and the sockets they lie in.

Which balls there are, their kanji and colours, is data (`orbs` of the palette). What an orb does
in a game is unknown here. Pictures are kept by kind, size and state.
"""

import math
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import pygame

from scenes.draw import effects, svg
from scenes.draw.caches import PictureCache
from scenes.draw.dashes import dashed_circle
from scenes.draw.frame import Frame
from scenes.draw.lines import render_line
from scenes.draw.text import draw_text
from scenes.draw.theme import Aid, Glyphed, Ink, colour, middle, mixed, palette

_ORBS: Final = PictureCache("orbs", megabytes=8, count=240)

GLOW_SHARE: Final = 0.34
"""Room around an orb for its halo and shadow, as a share of its diameter."""


class OrbState(StrEnum):
    """How an orb stands to the player."""

    NORMAL = "normal"
    HOVER = "hover"
    SELECTED = "selected"
    DIM = "dim"
    FLAT = "flat"
    """Without a shadow, for orbs set into something."""


class Socket(StrEnum):
    """How an empty socket stands to the player."""

    EMPTY = "empty"
    LEGAL = "legal"
    HOVER = "hover"


def draw_orb(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    size: float,
    kind: str,
    state: OrbState = OrbState.NORMAL,
) -> pygame.Rect:
    """Draw the orb `kind`, `size` units across; returns the window square of the ball itself."""
    picture = orb_picture(kind, frame.px(size), state, aided=frame.colour_aid)
    effects.stamp_around(surface, picture, frame.point(*centre))
    return frame.square(centre, size)


def orb_picture(
    kind: str, px: int, state: OrbState = OrbState.NORMAL, *, aided: bool = False
) -> pygame.Surface:
    """The orb `kind`, `px` pixels across, in the middle of its glow; for `effects.stamp`."""
    look = palette().orbs[kind]
    return _ORBS.get(("orb", kind, px, state, aided), lambda: _orb(look, px, state, aided=aided))


def _orb(look: Glyphed, px: int, state: OrbState, *, aided: bool) -> pygame.Surface:
    pad = 2 if state is OrbState.FLAT else round(px * GLOW_SHARE)
    side = px + 2 * pad
    aid = look.aid if aided else None
    ground, ink = (aid.ground, aid.ink) if aid else (look.ground, look.ink)
    layers = []
    if state is not OrbState.FLAT:
        disc = svg.raster((side, side), svg.circle(side / 2, side / 2, px / 2, svg.fill("#000000")))
        soft = effects.blurred(disc, max(2, round(px * 0.12)), (0, 0, 0, 165))
        layers.append((soft, (0, max(1, round(px * 0.06)))))
    if state is OrbState.SELECTED:
        layers += _selection(side, px, pad)
    layers.append((_ball(ground, side, px, state), (0, 0)))
    if aid and aid.hatch:
        layers.append((_hatching(aid, side, px), (0, 0)))
    picture = effects.layered((side, side), *layers)
    _letter(picture, look.glyph, ink, px, state)
    return picture


def _hatching(aid: Aid, side: int, px: int) -> pygame.Surface:
    """Parallel lines over the ball, kept clear of the kanji's middle."""
    c, r = side / 2, px * 0.455
    paint = svg.stroke(aid.ink, max(1.0, px * 0.03), 0.5)
    lines = []
    for turn in aid.hatch:
        for step in (-3, -2, 2, 3):
            off = step * px * 0.125
            half = math.sqrt(max(0.0, r * r - off * off))
            middle_point = svg.polar((c, c), off, turn + 90)
            ends = (svg.polar(middle_point, half, turn), svg.polar(middle_point, -half, turn))
            lines.append(svg.path(svg.points(ends, closed=False), paint))
    return svg.raster((side, side), *lines)


def _selection(side: int, px: int, pad: int) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    reach = px / 2 + max(2, px * 0.05)
    disc = svg.raster((side, side), svg.circle(side / 2, side / 2, reach, svg.fill("#ffffff")))
    light = effects.blurred(disc, pad - 2, (255, 224, 154, 235))
    ring = svg.raster(
        (side, side),
        svg.circle(side / 2, side / 2, reach, svg.stroke("gold_light", max(2, px * 0.035))),
    )
    return [(light, (0, 0)), (ring, (0, 0))]


def _ball(ground: Ink, side: int, px: int, state: OrbState) -> pygame.Surface:
    rim: Ink = "#fff6e8"
    if state is OrbState.DIM:
        ground, rim = mixed(mixed(ground, "#3c3637", 0.72), "#000000", 0.3), "#8a817c"
    elif state is OrbState.HOVER:
        ground = mixed(ground, "#ffffff", 0.1)
    c, r = side / 2, px / 2
    thick = max(1.0, px * 0.028)
    light, shade = mixed(ground, "#ffffff", 0.2), mixed(ground, "#000000", 0.46)
    bounce = mixed(ground, "#ffffff", 0.08)
    gloss_width, gloss_height = r * 0.64, r * 0.42
    gloss_y = c - r * 0.52
    gloss = (
        f'<ellipse cx="{c:.2f}" cy="{gloss_y:.2f}" rx="{gloss_width:.2f}" ry="{gloss_height:.2f}" '
        f"{svg.fill('url(#gloss)')}/>"
    )
    strength, rim_alpha = (0.3, 0.55) if state is OrbState.DIM else (0.62, 0.85)
    return svg.raster(
        (side, side),
        svg.radial(
            "ball", (c - r * 0.12, c - r * 0.3), r * 1.32,
            ((0, light), (0.42, ground), (0.8, shade), (0.93, shade), (1, bounce)),
        ),
        svg.linear(
            "gloss", (0, gloss_y - gloss_height), (0, gloss_y + gloss_height),
            ((0, (255, 255, 255, round(255 * strength))), (1, (255, 255, 255, 12))),
        ),
        svg.circle(c, c, r - thick / 2, svg.fill("url(#ball)")),
        gloss,
        svg.circle(c, c, r - thick / 2, svg.stroke(rim, thick, rim_alpha)),
    )  # fmt: skip


def _letter(picture: pygame.Surface, glyph: str, ink: Ink, px: int, state: OrbState) -> None:
    size = max(7, round(px * 0.58))
    dark = sum(colour(ink)[:3]) < 384
    relief: Ink = (255, 250, 230, 120) if dark else (0, 0, 0, 130)
    if state is OrbState.DIM:
        ink, relief = "#8f8781", (0, 0, 0, 110)
    centre = picture.get_width() / 2
    drop = max(1, round(px * 0.018))
    for shift, paint in ((drop, relief), (0, ink)):
        line = render_line(glyph, "display", size, paint)
        base = round(centre + middle("display") * size) + shift
        picture.blit(line.surface, (round(centre - line.width / 2) + line.left, base - line.base))


def draw_socket(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    size: float,
    state: Socket = Socket.EMPTY,
) -> pygame.Rect:
    """Draw an empty socket of `size` units: a dark hollow with dashed rims."""
    px = frame.px(size)
    picture = _ORBS.get(("socket", px, state), lambda: _socket(px, state))
    return surface.blit(picture, picture.get_rect(center=frame.point(*centre)))


def _socket(px: int, state: Socket) -> pygame.Surface:
    c = px / 2
    ink: Ink = {Socket.EMPTY: "text_third", Socket.LEGAL: "asagi", Socket.HOVER: "gold_light"}[
        state
    ]
    thick = max(1.2, px * (0.018 if state is Socket.EMPTY else 0.028))
    outer, inner = c - thick, c * 0.84
    hollow: Ink = {Socket.EMPTY: "#0c0a0b", Socket.LEGAL: "#0f2422", Socket.HOVER: "#3a2e16"}[state]
    return svg.raster(
        (px, px),
        svg.circle(c, c, outer, svg.fill(hollow, 0.75)),
        dashed_circle(c, c, outer, svg.stroke(ink, thick), _dash(px * 0.09)),
        dashed_circle(c, c, inner, svg.stroke(ink, max(0.8, thick * 0.45), 0.55), _dash(px * 0.03)),
    )


def _dash(length: float) -> tuple[float, float]:
    """A dash of about that length, and its gap."""
    return 0.99 * length, 0.61 * length


def draw_orb_chain(
    surface: pygame.Surface,
    frame: Frame,
    at: tuple[float, float],
    kinds: Sequence[str | None],
    *,
    size: float = 38,
    step: float = 70,
) -> list[pygame.Rect]:
    """Draw orbs in a row with arrows between, the first one's middle at `at`; None is a socket."""
    places = []
    for index, kind in enumerate(kinds):
        x, y = at[0] + step * index, at[1]
        if kind is None:
            places.append(draw_socket(surface, frame, (x, y), size))
        else:
            places.append(draw_orb(surface, frame, (x, y), size, kind))
        if index:
            draw_text(
                surface, frame, "→", (x - step / 2, y),
                role="bold", size=size * 0.52, ink="gold", align="center", fixed=True,
            )  # fmt: skip
    return places
