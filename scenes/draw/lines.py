"""One line of text as a surface: rendered per face run, measured, fitted to a width, kept.

Works in pixels; units, alignment and paragraphs are `text.py`'s. Characters a font renderer
cannot swallow (control and zero-width ones) are left out here, whoever typed them.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

import pygame

from scenes.draw import theme
from scenes.draw.breaking import is_cjk
from scenes.draw.caches import ByteCache, PictureCache, also_clear, surface_bytes
from scenes.draw.theme import Ink, Rgba

ELLIPSIS: Final = "…"
SMALLEST_SHARE: Final = 0.72
"""A text that is too wide shrinks to this share of its size before it is cut."""

_UNDRAWABLE: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)
_OPENING: Final = "「『（【〈《〔［｛([<{"
_CLOSING: Final = "」』）】〉》〕］｝)]>}"
_MIRRORED: Final = str.maketrans(_OPENING + _CLOSING, _CLOSING + _OPENING)
_TURNED: Final = _OPENING + _CLOSING + "ー〜～…‥―—-–=→←"
_GUIDE: Final = "□"
_ALPHA: Final = pygame.SRCALPHA
_COLUMNS: Final = PictureCache("columns", megabytes=4, count=400)


class Line(NamedTuple):
    """A rendered line: its surface cropped to the ink, and how that lies to pen and base line.

    The surface's left edge is `left` pixels right of the pen, its top `base` above the base line;
    the pen moves `width` pixels. The surface is shared, do not draw on it.
    """

    surface: pygame.Surface
    left: int
    base: int
    width: int


_LINES: Final[ByteCache[Line]] = ByteCache(
    "lines", lambda line: surface_bytes(line.surface), megabytes=4, count=600
)


class Fit(NamedTuple):
    """What is left of a text that had to fit a width: the words and their size in pixels."""

    text: str
    px: int


def clean(text: str) -> str:
    """`text` without the characters no font can draw."""
    if text.isascii() and text.isprintable():
        return text
    return _UNDRAWABLE.sub("", text.replace("\t", " "))


@lru_cache(maxsize=8192)
def line_width(text: str, role: str, px: int, spacing: int = 0) -> int:
    """Width in pixels of `text` on one line, with `spacing` pixels between characters."""
    text = clean(text)
    if not text:
        return 0
    if spacing:
        return sum(line_width(c, role, px) for c in text) + spacing * (len(text) - 1)
    return sum(theme.font(face, px).size(part)[0] for face, part in theme.runs(text, role))


@lru_cache(maxsize=2048)
def fit(text: str, role: str, px: int, width: int, *, floor: int, spacing: int = 0) -> Fit:
    """Make `text` fit `width` pixels: smaller, not under `floor`, then cut with an ellipsis."""
    least = min(px, max(floor, round(px * SMALLEST_SHARE)))
    for size in range(px, least - 1, -1):
        if line_width(text, role, size, spacing) <= width:
            return Fit(text, size)
    kept = text
    while kept and line_width(kept.rstrip() + ELLIPSIS, role, least, spacing) > width:
        kept = kept[:-1]
    return Fit(kept.rstrip() + ELLIPSIS, least)


def render_line(
    text: str, role: str, px: int, ink: Ink, *, spacing: int = 0, shadow: Ink | None = None
) -> Line:
    """`text` in one colour on one line, with a drop `shadow` if asked for; kept for the next."""
    return _LINES.get(
        (text, role, px, ink, spacing, shadow),
        lambda: fresh_line(text, role, px, ink, spacing=spacing, shadow=shadow),
    )


def fresh_line(
    text: str, role: str, px: int, ink: Ink, *, spacing: int = 0, shadow: Ink | None = None
) -> Line:
    """A line that is the caller's to keep."""
    words = clean(text)
    whole = _shaded(words, role, px, ink, spacing=spacing, shadow=shadow)
    box = whole.get_bounding_rect()
    if not box.w:
        box = pygame.Rect(0, 0, 1, 1)
    # A copy of the inked part: less to blit and less to keep than the face's whole line box.
    return Line(
        whole.subsurface(box).copy(), box.x, _base(words, role, px) - box.y, whole.get_width()
    )


def _base(text: str, role: str, px: int) -> int:
    faces = {face for face, _ in theme.runs(text, role)} if text else {role}
    return max(theme.font(face, px).get_ascent() for face in faces)


def _shaded(
    text: str, role: str, px: int, ink: Ink, *, spacing: int, shadow: Ink | None
) -> pygame.Surface:
    front = _inked(text, role, px, theme.colour(ink), spacing)
    if shadow is None:
        return front
    drop = max(1, round(px * 0.06))
    both = pygame.Surface((front.get_width(), front.get_height() + drop), pygame.SRCALPHA)
    both.blit(_inked(text, role, px, theme.colour(shadow), spacing), (0, drop))
    both.blit(front, (0, 0))
    return both


def _inked(text: str, role: str, px: int, ink: Rgba, spacing: int) -> pygame.Surface:
    parts = theme.runs(text, role) if text else ()
    if spacing:
        parts = tuple((face, c) for face, part in parts for c in part)
    if not parts:
        return pygame.Surface((1, px), pygame.SRCALPHA)
    glyphs = [(theme.font(face, px), part) for face, part in parts]
    if len(glyphs) == 1:
        return _tinted(_glyphs(*glyphs[0], ink), ink)
    pictures = [_glyphs(used, part, ink) for used, part in glyphs]
    base = max(used.get_ascent() for used, _ in glyphs)
    tall = base + max(used.get_height() - used.get_ascent() for used, _ in glyphs)
    wide = sum(p.get_width() for p in pictures) + spacing * (len(pictures) - 1)
    row = pygame.Surface((wide, tall), pygame.SRCALPHA)
    x = 0
    for picture, (used, _) in zip(pictures, glyphs, strict=True):
        row.blit(picture, (x, base - used.get_ascent()))
        x += picture.get_width() + spacing
    return _tinted(row, ink)


def _glyphs(used: pygame.font.Font, part: str, ink: Rgba) -> pygame.Surface:
    return used.render(part, True, ink[:3])


def _tinted(picture: pygame.Surface, ink: Rgba) -> pygame.Surface:
    if ink[3] < 255:
        picture.fill((255, 255, 255, ink[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def render_column(text: str, role: str, px: int, ink: Ink, *, spacing: int = 0) -> pygame.Surface:
    """`text` from top to bottom, signs turned as Japanese wants; shared, do not draw on it.

    Words without any Japanese are set level and the whole line is turned, as on a book's spine.
    """
    key = ("column", text, role, px, ink, spacing)
    return _COLUMNS.get(key, lambda: _column(clean(text), role, px, theme.colour(ink), spacing))


def column_height(text: str, role: str, px: int, spacing: int = 0) -> int:
    """Height in pixels of `text` set from top to bottom."""
    text = clean(text)
    if not _is_japanese(text):
        return line_width(text, role, px, spacing)
    return len(text) * px + max(0, len(text) - 1) * spacing


def _is_japanese(text: str) -> bool:
    return any(map(is_cjk, text))


def _column(text: str, role: str, px: int, ink: Rgba, spacing: int) -> pygame.Surface:
    if not _is_japanese(text):
        return _spine(text, role, px, ink, spacing)
    column = pygame.Surface((round(px * 1.3), column_height(text, role, px, spacing)), _ALPHA)
    y = 0
    for face, part in theme.runs(text, role):
        for group in _groups(face, part, spacing):
            column.blit(_cells(group, face, px, ink, column.get_width()), (0, y))
            y += len(group) * px + spacing
    return _tinted(column, ink)


def _spine(text: str, role: str, px: int, ink: Rgba, spacing: int) -> pygame.Surface:
    line = _inked(text, role, px, ink, spacing)
    level = pygame.Surface((line.get_width(), round(px * 1.3)), _ALPHA)
    base = round(px * (0.65 + theme.middle(role)))
    level.blit(line, (0, base - _base(text, role, px)))
    return pygame.transform.rotate(level, -90)


def _groups(face: str, part: str, spacing: int) -> Iterator[str]:
    """What can be set in one go: runs of Japanese, and other characters one by one."""
    if spacing or face == theme.FALLBACK:
        yield from part
        return
    for japanese, run in groupby(part, is_cjk):
        if japanese:
            yield "".join(run)
        else:
            yield from run


def _cells(group: str, face: str, px: int, ink: Rgba, wide: int) -> pygame.Surface:
    if face == theme.FALLBACK or not is_cjk(group[0]):
        return _lone_cell(group, face, px, ink, wide)
    # The renderer crops a column to its ink and so loses where the em squares lay. Two square
    # signs around the text give that back: the middle of the ink is then the middle of the text.
    # It also mirrors brackets, as if the line ran backwards, hence they are handed over mirrored.
    words = _GUIDE + group.translate(_MIRRORED) + _GUIDE
    drawn = _glyphs(theme.font(face, px, vertical=True), words, ink)
    ink_box = drawn.get_bounding_rect()
    cells = pygame.Surface((wide, len(group) * px), _ALPHA)
    cells.blit(drawn, (wide // 2 - ink_box.centerx, cells.get_height() // 2 - ink_box.centery))
    return cells


def _lone_cell(character: str, face: str, px: int, ink: Rgba, wide: int) -> pygame.Surface:
    # Latin letters, and the fallback face as a whole, know no columns of em squares.
    used = theme.font(face, px)
    drawn = _glyphs(used, character, ink)
    cell = pygame.Surface((wide, px), _ALPHA)
    if character in _TURNED:
        drawn = pygame.transform.rotate(drawn, -90)
        cell.blit(drawn, ((wide - drawn.get_width()) // 2, (px - drawn.get_height()) // 2))
    else:
        base = round(px * (0.5 + theme.middle(face)))
        cell.blit(drawn, ((wide - drawn.get_width()) // 2, base - used.get_ascent()))
    return cell


also_clear(line_width.cache_clear, fit.cache_clear)
