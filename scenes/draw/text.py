"""Text on the sheet: lines, columns and paragraphs placed in units, in a face and an ink by role.

A text's box is its em square: `valign="middle"` puts the middle of the letters on the point,
whatever the face's own line height. Everything drawn is kept in bounded caches, so drawing the
same text again is one blit. It knows no language: the words come in already translated.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import pygame

from scenes.draw import breaking, theme
from scenes.draw.caches import ByteCache, PictureCache, also_clear, surface_bytes
from scenes.draw.frame import TEXT_FLOOR, Frame
from scenes.draw.lines import (
    ELLIPSIS,
    Line,
    column_height,
    fit,
    fresh_line,
    line_width,
    render_column,
    render_line,
)
from scenes.draw.theme import Ink

Align = Literal["left", "center", "right"]
Valign = Literal["top", "middle", "bottom", "base"]
Point = tuple[float, float]
Box = tuple[float, float, float, float]

LINE_HEIGHT: Final = 1.55
"""Distance of base lines in a paragraph, in ems."""
SQUEEZE: Final = 0.8
"""A column that is too tall is pressed to this share of its height before its letters shrink."""

ACROSS: Final = {"left": 0.0, "center": 0.5, "right": 1.0}
"""How much of a text lies left of the point it is drawn at, by its alignment."""
_DOWN: Final = {"top": 0.5, "middle": 0.0, "bottom": -0.5}


class Span(NamedTuple):
    """A stretch of a paragraph in another face or ink; None keeps the paragraph's own."""

    text: str
    role: str | None = None
    ink: Ink | None = None


class _Style(NamedTuple):
    role: str
    px: int
    ink: Ink
    align: Align


class _Set(NamedTuple):
    """A line ready to be blitted: where its surface lies from the point it was asked for."""

    surface: pygame.Surface
    dx: int
    dy: int


def text_size(
    frame: Frame,
    text: str,
    *,
    size: float = 20,
    role: str = "body",
    spacing: float = 0,
    fixed: bool = False,
    floor: int = TEXT_FLOOR,
) -> tuple[float, float]:
    """Width of `text` on one line and height of its em square, in units."""
    px = _pixels(frame, size, fixed, floor)
    return line_width(text, role, px, round(spacing * frame.scale)) / frame.scale, px / frame.scale


def draw_text(
    surface: pygame.Surface,
    frame: Frame,
    text: str,
    at: Point,
    *,
    size: float = 20,
    role: str = "body",
    ink: Ink = "text",
    align: Align = "left",
    valign: Valign = "middle",
    width: float | None = None,
    spacing: float = 0,
    fixed: bool = False,
    floor: int = TEXT_FLOOR,
    shadow: Ink | None = None,
) -> pygame.Rect:
    """Draw `text` on one line at the point `at`, and return the window rectangle it covers.

    `size`, `at`, `width` and `spacing` are units. With `width`, a longer text shrinks to `floor`
    pixels or 72 % and is then cut with an ellipsis. `fixed` keeps the reader's text size out of
    it, for letters that are part of a drawing. `shadow` sets the text off from a picture.
    """
    scale = frame.scale
    key = (
        text, scale, frame.text_scale, size, role, ink, align, valign, width, spacing, fixed, floor,
        shadow,
    )  # fmt: skip
    picture, dx, dy = _SETS.get(key, lambda: _set_line(*key))
    x, y = at
    return surface.blit(
        picture, (frame.left + dx + round(x * scale), frame.top + dy + round(y * scale))
    )


_SETS: Final[ByteCache[_Set]] = ByteCache(
    "set lines", lambda line: surface_bytes(line.surface), megabytes=8, count=1024
)


_COLUMNS: Final = PictureCache("fitted columns", megabytes=3, count=256)


def _set_line(  # noqa: PLR0917 - a cache key
    text: str,
    scale: float,
    text_scale: float,
    size: float,
    role: str,
    ink: Ink,
    align: Align,
    valign: Valign,
    width: float | None,
    spacing: float,
    fixed: bool,
    floor: int,
    shadow: Ink | None,
) -> _Set:
    px = max(floor, round(size * scale * text_scale)) if not fixed else max(4, round(size * scale))
    gap = round(spacing * scale)
    if width is not None:
        text, px = fit(text, role, px, round(width * scale), floor=min(floor, px), spacing=gap)
    line = fresh_line(text, role, px, ink, spacing=gap, shadow=shadow)
    return _placed(line, role, px, align, valign)


def _placed(line: Line, role: str, px: int, align: Align, valign: Valign) -> _Set:
    base = 0.0 if valign == "base" else (theme.middle(role) + _DOWN[valign]) * px
    dx = line.left - round(line.width * ACROSS[align])
    return _Set(line.surface, dx, round(base) - line.base)


def _pixels(frame: Frame, size: float, fixed: bool, floor: int) -> int:
    return max(4, frame.px(size)) if fixed else frame.font_px(size, floor)


def draw_column(
    surface: pygame.Surface,
    frame: Frame,
    text: str,
    box: Box,
    *,
    size: float = 20,
    role: str = "display",
    ink: Ink = "text",
    spacing: float = 0,
    floor: int = 11,
) -> pygame.Rect:
    """Draw `text` from top to bottom, centred in `box` (units); returns the window rectangle.

    Too long a text is first pressed to 80 % of its height, then set smaller, not under `floor`
    pixels, and then cut with an ellipsis. The size is part of the drawing, not of the reader.
    """
    place = frame.rect(*box)
    px, gap = max(floor, frame.px(size)), round(spacing * frame.scale)
    column = fitted_column(text, role, px, ink, tall=place.h, spacing=gap, floor=floor)
    return surface.blit(column, column.get_rect(center=place.center))


def fitted_column(
    text: str, role: str, px: int, ink: Ink, *, tall: int, spacing: int = 0, floor: int = 11
) -> pygame.Surface:
    """A column of at most `tall` pixels, squeezed, made smaller or cut as `draw_column` says."""
    key = (text, role, px, ink, tall, spacing, floor)
    return _COLUMNS.get(key, lambda: _fitted(*key))


def _fitted(  # noqa: PLR0917 - a cache key
    text: str, role: str, px: int, ink: Ink, tall: int, spacing: int, floor: int
) -> pygame.Surface:
    for size in range(px, floor - 1, -1):
        height = column_height(text, role, size, spacing)
        if height <= tall:
            return render_column(text, role, size, ink, spacing=spacing)
        if height * SQUEEZE <= tall:
            column = render_column(text, role, size, ink, spacing=spacing)
            return pygame.transform.smoothscale(column, (column.get_width(), tall))
    kept = text
    while kept and column_height(kept + ELLIPSIS, role, floor, spacing) > tall:
        kept = kept[:-1]
    return render_column(kept.rstrip() + ELLIPSIS, role, floor, ink, spacing=spacing)


@lru_cache(maxsize=1024)
def wrap(
    text: str,
    role: str,
    px: int,
    width: int,
    *,
    balanced: bool = False,
    together: tuple[str, ...] = (),
) -> tuple[str, ...]:
    """`text` as lines of at most `width` pixels in the face `role` at `px` pixels."""
    breaker = breaking.balance if balanced else breaking.fill
    return tuple(breaker(text, width, lambda part: line_width(part, role, px), together))


def paragraph_height(
    frame: Frame,
    text: str | Sequence[str | Span],
    width: float,
    *,
    size: float = 20,
    role: str = "body",
    leading: float = LINE_HEIGHT,
    balanced: bool = False,
    together: tuple[str, ...] = (),
) -> float:
    """Height in units that `draw_paragraph` will fill, from the first em square to the last."""
    px = frame.font_px(size)
    room = round(width * frame.scale)
    count = len(_wrapped(_spans(text), role, px, room, balanced=balanced, together=together))
    return ((count - 1) * round(px * leading) + px) / frame.scale


def draw_paragraph(
    surface: pygame.Surface,
    frame: Frame,
    text: str | Sequence[str | Span],
    at: Point,
    width: float,
    *,
    size: float = 20,
    role: str = "body",
    ink: Ink = "text",
    align: Align = "left",
    leading: float = LINE_HEIGHT,
    balanced: bool = False,
    max_lines: int | None = None,
    together: tuple[str, ...] = (),
) -> pygame.Rect:
    """Draw `text` (a string, or strings and `Span`s) in lines of `width` units.

    `at` is the upper left corner of the first line's box. Lines break at phrases; a change of
    style is never a break. `balanced` evens the lines out; `together` lists terms to keep whole;
    more than `max_lines` end in an ellipsis. Returns the window rectangle.
    """
    px = frame.font_px(size)
    room = round(width * frame.scale)
    lines = _wrapped(_spans(text), role, px, room, balanced=balanced, together=together)
    if max_lines is not None and len(lines) > max_lines:
        lines = (*lines[: max_lines - 1], _cut(lines[max_lines - 1], role, px, room))
    left, y = frame.point(*at)
    step = round(px * leading)
    covered = pygame.Rect(left, y, 0, 0)
    style = _Style(role, px, ink, align)
    for line in lines:
        covered.union_ip(_draw_spans(surface, line, (left, y, room), style))
        y += step
    return covered


def _spans(text: str | Sequence[str | Span]) -> tuple[Span, ...]:
    if isinstance(text, str):
        return (Span(text),)
    return tuple(Span(part) if isinstance(part, str) else part for part in text)


@lru_cache(maxsize=512)
def _wrapped(
    spans: tuple[Span, ...],
    role: str,
    px: int,
    width: int,
    *,
    balanced: bool,
    together: tuple[str, ...],
) -> tuple[tuple[Span, ...], ...]:
    # Broken as plain text in the paragraph's own face, then the styles are laid over the lines.
    # A bolder span may widen a line by a pixel or two; lines are filled to 98 % for that.
    plain = "".join(span.text for span in spans)
    room = width if len(spans) == 1 else round(width * 0.98)
    lines = wrap(plain, role, px, room, balanced=balanced, together=together)
    styled: list[tuple[Span, ...]] = []
    at = 0
    for line in lines:
        at = plain.index(line, at)
        styled.append(tuple(_slice(spans, at, at + len(line))))
        at += len(line)
    return tuple(styled)


def _slice(spans: Sequence[Span], start: int, end: int) -> list[Span]:
    parts: list[Span] = []
    at = 0
    for span in spans:
        text = span.text[max(0, start - at) : max(0, end - at)]
        if text:
            parts.append(span._replace(text=text))
        at += len(span.text)
    return parts


def _cut(line: tuple[Span, ...], role: str, px: int, width: int) -> tuple[Span, ...]:
    plain = "".join(span.text for span in line)
    while plain and line_width(plain + ELLIPSIS, role, px) > width:
        plain = plain[:-1]
    kept = _slice(line, 0, len(plain.rstrip()))
    return (*kept, Span(ELLIPSIS))


def _draw_spans(
    surface: pygame.Surface,
    line: tuple[Span, ...],
    place: tuple[int, int, int],
    style: _Style,
) -> pygame.Rect:
    left, y, room = place
    role, px, ink, align = style
    base = y + round((theme.middle(role) + 0.5) * px)
    lines = [render_line(s.text, s.role or role, px, ink if s.ink is None else s.ink) for s in line]
    x = left + round((room - sum(part.width for part in lines)) * ACROSS[align])
    covered = pygame.Rect(x, y, 0, px)
    for part in lines:
        covered.union_ip(surface.blit(part.surface, (x + part.left, base - part.base)))
        x += part.width
    return covered


def marked(text: str, *, ink: Ink = "heading") -> tuple[Span, ...]:
    """`text` with the words between **double stars** in bold and `ink`."""
    parts = text.split("**")
    return tuple(
        Span(part, "bold", ink) if index % 2 else Span(part)
        for index, part in enumerate(parts)
        if part
    )


also_clear(wrap.cache_clear, _wrapped.cache_clear)
