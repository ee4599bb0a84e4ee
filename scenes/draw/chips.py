"""Small labels that lie on things: chips, key caps, counts, kanji badges, tooltips.

Pure drawings; what they mean and when they show is the caller's. Words come in translated.
"""

from enum import StrEnum
from typing import Final, NamedTuple

import pygame

from scenes.draw import svg
from scenes.draw.buttons import key_cap
from scenes.draw.caches import PictureCache
from scenes.draw.frame import UNIT_HEIGHT, UNIT_WIDTH, Frame
from scenes.draw.icons import icon as icon_picture
from scenes.draw.lines import render_line
from scenes.draw.panels import Box, Look, Panel, draw_panel
from scenes.draw.text import ACROSS, Align, draw_paragraph, draw_text, paragraph_height, text_size
from scenes.draw.theme import Glyphed, Ink, Side, middle, mixed, palette

_CHIP_PICTURES: Final = PictureCache("chips", megabytes=4, count=300)


class Tone(StrEnum):
    """What a chip says by its colour."""

    PLAIN = "plain"
    LEGAL = "legal"
    CHOSEN = "chosen"
    ATTACKED = "attacked"
    FAINT = "faint"
    PAPER = "paper"


class _ChipLook(NamedTuple):
    ground: Ink
    rim: Ink
    ink: Ink


_CHIPS: Final[dict[Tone, _ChipLook]] = {
    Tone.PLAIN: _ChipLook("#120d0c", "gold_line", "text"),
    Tone.LEGAL: _ChipLook("#0f2724", "asagi", "text"),
    Tone.CHOSEN: _ChipLook("#3a2b10", "gold", "heading"),
    Tone.ATTACKED: _ChipLook("#5a150f", "under_attack", "on_vermilion"),
    Tone.FAINT: _ChipLook("#1a1416", "#5c5049", "text_third"),
    Tone.PAPER: _ChipLook("washi", "paper_line", "ink"),
}


def draw_chip(
    surface: pygame.Surface,
    frame: Frame,
    at: tuple[float, float],
    words: str,
    *,
    tone: Tone = Tone.PLAIN,
    align: Align = "left",
    icon: str | None = None,
    size: float = 18,
    ink: Ink | None = None,
) -> pygame.Rect:
    """Draw a pill with `words`; `at` is its left end, middle or right end, at mid height."""
    look = _CHIPS[tone]
    px = frame.font_px(size)
    line = render_line(words, "bold", px, ink or look.ink)
    mark = icon_picture(icon, round(px * 1.1), ink or look.ink) if icon else None
    mark_width = mark.get_width() + round(px * 0.3) if mark else 0
    box = pygame.Rect(0, 0, line.width + mark_width + round(px * 1.3), round(px * 1.72))
    x, y = frame.point(*at)
    box.midleft = (x - round(box.w * ACROSS[align]), y)
    key = ("chip", tone, box.size)
    surface.blit(_CHIP_PICTURES.get(key, lambda: pill(box.size, look.ground, look.rim)), box)
    left = box.x + (box.w - line.width - mark_width) // 2
    if mark:
        surface.blit(mark, mark.get_rect(midleft=(left, y)))
    base = y + round(middle("bold") * px)
    surface.blit(line.surface, (left + mark_width + line.left, base - line.base))
    return box


def draw_key(
    surface: pygame.Surface, frame: Frame, at: tuple[float, float], words: str
) -> pygame.Rect:
    """Draw a key cap with its left end at `at`, mid height."""
    cap = key_cap(frame, words)
    return surface.blit(cap, cap.get_rect(midleft=frame.point(*at)))


def pill(size: tuple[int, int], ground: Ink, rim: Ink, *, width: float = 1.2) -> pygame.Surface:
    """A filled pill with a rim of `width` pixels; a new picture each time."""
    w, h = size
    half = width / 2
    radius = (h - width) / 2
    return svg.raster(
        size,
        svg.rectangle(half, half, w - width, h - width, svg.fill(ground, 0.94), radius=radius),
        svg.rectangle(
            half, half, w - width, h - width, svg.stroke(rim, width, 0.95), radius=radius
        ),
    )


def draw_count(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    number: int,
    *,
    size: float = 30,
    dim: bool = False,
) -> pygame.Rect:
    """Draw a number on a small dark disc with a gold rim; greyed if `dim`."""
    px = frame.px(size)
    key = ("count", px, dim)
    disc = _CHIP_PICTURES.get(key, lambda: _count_disc(px, dim=dim))
    place = disc.get_rect(center=frame.point(*centre))  # what blit returns is cut by a clip
    surface.blit(disc, place)
    ink: Ink = "text_third" if dim else "text"
    draw_text(
        surface, frame, str(number), centre,
        role="display", size=size * 0.72, ink=ink, align="center", fixed=True,
    )  # fmt: skip
    return place


def _count_disc(px: int, *, dim: bool) -> pygame.Surface:
    half = px / 2
    rim: Ink = "gold_line" if dim else "gold"
    return svg.raster(
        (px, px),
        svg.circle(half, half, half - 0.8, svg.fill("plate")),
        svg.circle(half, half, half - 0.8, svg.stroke(rim, max(1.2, px / 22), 0.7 if dim else 1)),
    )


def draw_badge(
    surface: pygame.Surface, frame: Frame, centre: tuple[float, float], name: str, size: float
) -> pygame.Rect:
    """Draw the round kanji badge `name` of the palette, `size` units across."""
    disc = badge_picture(name, frame.px(size))
    return surface.blit(disc, disc.get_rect(center=frame.point(*centre)))


def badge_picture(name: str, px: int) -> pygame.Surface:
    """The badge `name` of the palette, `px` pixels across; shared, do not draw on it."""
    look = palette().badges[name]
    return _CHIP_PICTURES.get(("badge", px, name), lambda: _badge(px, look))


def _badge(px: int, look: Glyphed) -> pygame.Surface:
    half = px / 2
    lit = svg.linear(
        "b", (0, 0), (0, px), ((0, mixed(look.ground, "#ffffff", 0.14)), (1, look.ground))
    )
    disc = svg.raster(
        (px, px),
        lit,
        svg.circle(half, half, half - 1, svg.fill("url(#b)")),
        svg.circle(half, half, half - 1, svg.stroke("washi", max(1.4, px / 16))),
    )
    letter_px = max(4, round(px * 0.6))
    line = render_line(look.glyph, "display", letter_px, look.ink)
    base = round(half + middle("display") * letter_px) - line.base
    disc.blit(line.surface, (round(half - line.width / 2) + line.left, base))
    return disc


def draw_crest(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    size: float,
    icon: str,
    *,
    side: str = "black",
) -> pygame.Rect:
    """Draw a player's round crest: an icon on lacquer in the colours of a side."""
    px = frame.px(size)
    disc = _CHIP_PICTURES.get(("crest", px, side), lambda: _crest(px, palette().sides[side]))
    place = disc.get_rect(center=frame.point(*centre))  # what blit returns is cut by a clip
    surface.blit(disc, place)
    mark = icon_picture(icon, round(px * 0.56), palette().sides[side].front)
    surface.blit(mark, mark.get_rect(center=place.center))
    return place


def _crest(px: int, look: Side) -> pygame.Surface:
    c = px / 2
    rim = max(1.5, px * 0.04)
    ground = ((0, mixed(look.body, "#ffffff", 0.16)), (1, look.deep))
    return svg.raster(
        (px, px),
        svg.radial("crest", (c, c * 0.7), c * 1.25, ground),
        svg.circle(c, c, c - rim / 2, svg.fill("url(#crest)")),
        svg.circle(c, c, c - rim / 2, svg.stroke(look.rim, rim)),
        svg.circle(c, c, c - rim * 2, svg.stroke(look.rim, 1, 0.35)),
    )


def draw_tooltip(
    surface: pygame.Surface,
    frame: Frame,
    at: tuple[float, float],
    words: str,
    *,
    width: float = 340,
    beside: Box | None = None,
) -> pygame.Rect:
    """Draw `words` on a small plate above `at` (units), moved so that it stays on the sheet.

    With `beside`, it stands at the right of that box instead, which is kept in sight.
    """
    pad = 14.0
    one_line = max(text_size(frame, line, size=18)[0] for line in words.split("\n")) + 2
    room = min(width, one_line)
    height = paragraph_height(frame, words, room, size=18) + 2 * pad
    x = min(max(8.0, at[0] - room / 2 - pad), UNIT_WIDTH - room - 2 * pad - 8)
    y = at[1] - height - 12
    if y < 8:
        y = min(at[1] + 28, UNIT_HEIGHT - height - 8)
    if beside is not None:
        x = beside[0] + beside[2] + 12
        y = min(max(8.0, at[1] - height / 2), UNIT_HEIGHT - height - 8)
    box: Box = (x, y, room + 2 * pad, height)
    place = draw_panel(surface, frame, box, Panel.PLATE, Look.NORMAL)
    draw_paragraph(surface, frame, words, (x + pad, y + pad), room, size=18)
    return place
