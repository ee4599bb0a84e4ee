"""The coin that decides who goes first: a face for each side, turning over itself in the air."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.core.types import Seat
from scenes.draw import effects, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.icons import icon as icon_picture
from scenes.draw.theme import mixed, palette

_COINS: Final = PictureCache("coins", megabytes=3, count=4)
TURNS: Final = 5
"""Half turns of the coin before it lies; odd or even so that it begins on the other face."""


def draw_coin(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    size: float,
    seat: Seat,
    *,
    signs: tuple[str, str],
    thrown: float = 1.0,
) -> None:
    """Draw the coin, `size` units across, on its way to the face of `seat`; `signs` are the icons
    on its faces.

    `thrown` goes from 0 to 1: it rises, turns ever more slowly, and lies.
    """
    px = frame.px(size)
    left = 1.0 - thrown
    turn = TURNS * math.pi * left * left
    face = seat if math.cos(turn) >= 0 else 1 - seat
    sign = signs[face]
    picture = _COINS.get((px, face, sign), lambda: _face(px, face, sign))
    width = max(0.06, abs(math.cos(turn)))
    if width < 1.0:
        shape = max(1, round(picture.get_width() * width)), picture.get_height()
        picture = pygame.transform.smoothscale(picture, shape)
    lift = size * 0.55 * 4 * thrown * left
    at = frame.point(centre[0], centre[1] - lift)
    effects.stamp_around(surface, picture, at)


def _face(px: int, seat: Seat, icon: str) -> pygame.Surface:
    look = list(palette().sides.values())[seat]
    pad = max(6, px // 10)
    c = r = px / 2
    disc = svg.raster(
        (px, px),
        svg.linear("rim", (0, 0), (0, px), ((0, "gold_pale"), (0.5, "gold"), (1, "gold_deep"))),
        svg.radial(
            "body", (c, c * 0.6), r * 1.3, ((0, mixed(look.body, "#ffffff", 0.1)), (1, look.deep))
        ),
        svg.circle(c, c, r - 1, svg.fill("url(#rim)")),
        svg.circle(c, c, r * 0.9, svg.fill("url(#body)")),
        svg.circle(c, c, r * 0.82, svg.stroke("gold", max(1.5, px / 120), 0.8)),
        svg.circle(c, c, r * 0.66, svg.stroke(look.line, max(1.5, px / 110), 0.85)),
    )
    sign = icon_picture(icon, round(px * 0.44), look.front)
    disc.blit(sign, sign.get_rect(center=(px // 2, px // 2)))
    dark = effects.shadow((px, px), r, pad, (0, 0, 0, 150))
    return effects.layered((px + 2 * pad, px + 2 * pad), (dark, (0, pad // 2)), (disc, (pad, pad)))
