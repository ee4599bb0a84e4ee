"""What a deck looks like at a glance: its attributes, its cost curve, whether it may be played.

Pure drawings of what `game.cards.deck_facts` counts; boxes are units.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scenes.draw import svg
from scenes.draw.caches import PictureCache
from scenes.draw.chips import Tone, draw_badge, draw_chip
from scenes.draw.effects import gradient
from scenes.draw.frame import Frame
from scenes.draw.icons import draw_icon
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height, text_size
from scenes.draw.theme import Ink
from scenes.ui.box import Box

DIGITS: Final = 16.0
LEAST_WITH_COUNTS: Final = 90.0
"""Units a curve must be high to say how many cards each bar stands for."""
BAR: Final = 0.66
"""Share of its column that a bar takes."""
FULL: Final = 10
"""Cards that make a bar of full height, at least."""

_BARS: Final = PictureCache("curves", megabytes=2, count=200)


def draw_curve(surface: pygame.Surface, frame: Frame, box: Box, curve: Sequence[int]) -> None:
    """Draw a bar for each cost, the costs below, and the counts above where there is room."""
    digits = text_size(frame, "8", size=DIGITS, role="bold")[1]
    counts = digits + 6 if box.h >= LEAST_WITH_COUNTS else 0.0
    floor = box.bottom - digits - 8
    room = floor - box.y - counts
    line = frame.rect(box.x, floor, box.w, 1)
    pygame.draw.rect(surface, svg.hexed("gold_line"), (line.x, line.y, line.w, max(1, line.h)))
    most = max(FULL, *curve)
    for index, (count, column) in enumerate(zip(curve, box.columns(len(curve)), strict=True)):
        tall = room * count / most
        wide = column.w * BAR
        _draw_bar(surface, frame, Box(column.center[0] - wide / 2, floor - tall, wide, tall))
        last = index == len(curve) - 1
        _digits(surface, frame, (column.center[0], box.bottom - digits / 2),
                f"{index + 1}+" if last else str(index + 1), "text_second", column.w)  # fmt: skip
        if counts and count:
            at = column.center[0], floor - tall - digits / 2 - 4
            _digits(surface, frame, at, str(count), "text", column.w)


def _digits(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    at: tuple[float, float],
    said: str,
    ink: Ink,
    width: float,
) -> None:
    draw_text(
        surface, frame, said, at,
        size=DIGITS, role="bold", ink=ink, align="center", width=width + 4,
    )  # fmt: skip


def _draw_bar(surface: pygame.Surface, frame: Frame, box: Box) -> None:
    place = frame.rect(*box)
    if place.h < 1:
        return
    stops = ((0, "gold_button_top"), (1, "gold_deep"))
    surface.blit(_BARS.get(("bar", place.size), lambda: gradient(place.size, stops)), place)


def draw_attributes(
    surface: pygame.Surface,
    frame: Frame,
    at: tuple[float, float],
    attributes: Sequence[tuple[str, int]],
    *,
    size: float = 34.0,
    counted: bool = False,
) -> float:
    """Draw the attributes' badges from the left end `at`, at mid height, each with its number of
    cards if `counted`; returns where they end."""
    x, y = at
    for name, count in attributes:
        draw_badge(surface, frame, (x + size / 2, y), name, size)
        x += size + 6
        if counted:
            place = draw_text(
                surface, frame, str(count), (x + 2, y), size=20, role="bold", ink="text_second"
            )
            x += place.w / frame.scale + 20
    return x


def draw_size(
    surface: pygame.Surface,
    frame: Frame,
    left: tuple[float, float],
    counts: tuple[int, int],
    *,
    good: bool,
) -> None:
    """Draw how many cards there are of how many wanted, and whether the deck may be played; its
    left end at `left`, at mid height."""
    draw_chip(
        surface, frame, left, f"{counts[0]} / {counts[1]}",
        tone=Tone.LEGAL if good else Tone.ATTACKED, size=17,
        icon="check-mark" if good else "cancel",
    )  # fmt: skip


def draw_chance(surface: pygame.Surface, frame: Frame, box: Box) -> None:
    """Draw dice in the place of a curve that is not known yet."""
    draw_icon(surface, frame, "rolling-dices", box.center, min(box.w, box.h) * 0.92, "gold_deep")


def draw_fitting(
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    said: str,
    sizes: Sequence[float],
    *,
    ink: Ink = "text",
) -> float:
    """Draw lines in the largest of some sizes that the box has room for, the smallest cut if it
    must be; returns where they end."""

    def tall(size: float) -> float:
        return paragraph_height(frame, said, box.w, size=size)

    size = next((one for one in sizes if tall(one) <= box.h), sizes[-1])
    em = text_size(frame, said, size=size)[1]
    lines = max(1, int((box.h - em) / (em * 1.55) + 1.01))
    draw_paragraph(surface, frame, said, (box.x, box.y), box.w, size=size, ink=ink, max_lines=lines)
    return box.y + min(box.h, tall(size))
