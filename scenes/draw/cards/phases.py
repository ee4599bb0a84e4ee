"""The bar between the two rows of a card table: round, whose turn, the phases, the current one red.

The current phase is a red seal and a marker, not a button. Words come in translated.
"""

from collections.abc import Sequence
from typing import Final

import pygame

from scenes.draw import effects, materials, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.panels import Box
from scenes.draw.text import draw_text, text_size
from scenes.draw.theme import Ink, colour

_BARS: Final = PictureCache("phase bars", megabytes=4, count=12)

_LEFT: Final = 0.34
"""Where the phases begin, as a share of the bar's width."""


def draw_phase_bar(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    turn: str,
    whose: str,
    phases: Sequence[str],
    current: int,
    *,
    mine: bool = True,
) -> list[pygame.Rect]:
    """Draw the bar at `box`; returns the window rectangle of each phase's words.

    `turn` is the count of turns in words, `whose` whose turn it is; `mine` brightens that.
    """
    x, y, w, h = box
    place = frame.rect(*box)
    surface.blit(_BARS.get(("ground", place.size), lambda: _ground(place.size)), place)
    middle = y + h / 2
    drawn = draw_text(
        surface, frame, turn, (x + 72, middle), role="display", size=25, ink="heading"
    )
    after = (drawn.right - frame.left) / frame.scale + 30
    ink: Ink = "heading" if mine else "text_opponent"
    draw_text(surface, frame, whose, (after, middle), role="bold", size=21, ink=ink, width=220)
    room = (x + w * _LEFT, x + w - 40)
    return _draw_phases(surface, frame, (room, middle), phases, current)


def _draw_phases(
    surface: pygame.Surface,
    frame: Frame,
    line: tuple[tuple[float, float], float],
    phases: Sequence[str],
    current: int,
) -> list[pygame.Rect]:
    (left, right), middle = line
    step = (right - left) / len(phases)
    places = []
    for index, words in enumerate(phases):
        at = (left + step * (index + 0.5), middle)
        if index:
            _draw_dash(surface, frame, (at[0] - step / 2, middle), past=index <= current)
        if index == current:
            places.append(_draw_seal(surface, frame, at, words))
        else:
            ink: Ink = "text_second" if index > current else "text_third"
            places.append(
                draw_text(surface, frame, words, at, role="bold", size=20, ink=ink, align="center")
            )
    return places


def _draw_dash(
    surface: pygame.Surface, frame: Frame, at: tuple[float, float], *, past: bool
) -> None:
    r, g, b, _ = colour("gold" if past else "gold_line")
    dash = frame.rect(at[0] - 19, at[1] - 1, 38, 2)
    surface.fill((r, g, b), (dash.x, dash.y, dash.w, max(1, dash.h)))


def _draw_seal(
    surface: pygame.Surface, frame: Frame, at: tuple[float, float], words: str
) -> pygame.Rect:
    wide = max(78.0, text_size(frame, words, size=22, role="display")[0] + 36)
    place = frame.rect(at[0] - wide / 2, at[1] - 21, wide, 42)
    glow = frame.px(12)
    seal = _BARS.get(("seal", place.size, glow), lambda: _seal(place.size, glow))
    effects.stamp(surface, seal, (place.x - glow, place.y - glow))
    draw_text(
        surface, frame, words, at, role="display", size=22, ink="on_vermilion", align="center"
    )
    return place


def _seal(size: tuple[int, int], glow: int) -> pygame.Surface:
    w, h = size
    body = effects.rounded(size, h * 0.14)
    body.blit(materials.vermilion(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    inset = max(2.5, h * 0.09)
    line = svg.notched(inset, inset, w - 2 * inset, h - 2 * inset, h * 0.1)
    body.blit(svg.raster(size, svg.path(line, svg.stroke("on_vermilion", 1, 0.55))), (0, 0))
    light = effects.halo(size, h * 0.14, glow, (220, 90, 65, 150))
    return effects.layered((w + 2 * glow, h + 2 * glow), (light, (0, 0)), (body, (glow, glow)))


def _ground(size: tuple[int, int]) -> pygame.Surface:
    """Darker lacquer that fades at both ends, between two gold hairlines."""
    w, h = size
    clear, full = (255, 255, 255, 0), (255, 255, 255, 255)
    bar = effects.blank(size)
    bar.fill((8, 9, 8, 96))
    line = colour("gold_line")
    for y in (0, h - 1):
        bar.fill((*line[:3], 150), (0, y, w, 1))
    ends = effects.gradient(size, ((0, clear), (0.1, full), (0.9, full), (1, clear)), across=True)
    effects.clip_to(bar, ends)
    return bar
