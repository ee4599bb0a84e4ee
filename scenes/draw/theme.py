"""Colours and faces by role, as `data/ui/palette.yaml` names them.

Owns the palette and the loaded fonts; knows no screen and no game. A colour is given to the
drawing functions as an `Ink`: a role of the palette, "#rrggbb", or a tuple.
"""

import logging
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
import pygame

from game.resources import ASSET_ROOT, DATA_ROOT
from game.yaml_reader import read
from scenes.draw.glyphs import GlyphSet, glyphs_of

Rgb = tuple[int, int, int]
Rgba = tuple[int, int, int, int]
Ink = str | Rgb | Rgba

FALLBACK: Final = "fallback"
"""The face that draws every glyph the others lack."""

_log = logging.getLogger(__name__)


class Face(msgspec.Struct, frozen=True):
    """A font file, and how far its letters' middle lies above the base line, in ems."""

    file: str
    middle: float


class Dye(msgspec.Struct, frozen=True):
    """The lacquer of a table: its middle, its edge, the woven pattern, its strength in per cent."""

    centre: str
    edge: str
    pattern: str
    strength: int


class Aid(msgspec.Struct, frozen=True):
    """How a coloured thing looks to a reader who asks for help with colours."""

    ground: str
    ink: str
    hatch: list[int]
    """Directions of the lines laid over it, in degrees from upright; empty for none."""


class Glyphed(msgspec.Struct, frozen=True):
    """A kanji on a coloured ground."""

    glyph: str
    ground: str
    ink: str
    aid: Aid | None = None


class Side(msgspec.Struct, frozen=True):
    """Colours of the pieces and the circle of one side of a board."""

    body: str
    deep: str
    rim: str
    front: str
    line: str
    hole: str


class Palette(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything `data/ui/palette.yaml` says."""

    colours: dict[str, str]
    faces: dict[str, Face]
    dyes: dict[str, Dye]
    orbs: dict[str, Glyphed]
    sides: dict[str, Side]
    badges: dict[str, Glyphed]


@lru_cache(maxsize=1)
def palette() -> Palette:
    """The palette, read once; raises `DataFault` if the file is broken."""
    found, _ = read(DATA_ROOT / "ui" / "palette.yaml", Palette)
    return found


@lru_cache(maxsize=512)
def colour(ink: Ink) -> Rgba:
    """`ink` as red, green, blue, alpha; KeyError for a role the palette does not name."""
    if isinstance(ink, str):
        text = ink if ink.startswith("#") else palette().colours[ink]
        r, g, b, a = pygame.Color(text)
        return r, g, b, a
    return ink if len(ink) == 4 else (*ink, 255)


def faded(ink: Ink, alpha: float) -> Rgba:
    """`ink` with its alpha multiplied by `alpha` (0 to 1)."""
    r, g, b, a = colour(ink)
    return r, g, b, round(a * alpha)


def mixed(ink: Ink, other: Ink, share: float) -> Rgba:
    """`share` (0 to 1) of `other` stirred into `ink`."""
    a, b = colour(ink), colour(other)
    r, g, bl, al = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return r, g, bl, al


def font_path(role: str) -> Path:
    """The file of a face; KeyError for an unknown role."""
    return ASSET_ROOT / "fonts" / palette().faces[role].file


@lru_cache(maxsize=16)
def glyphs(role: str) -> GlyphSet | None:
    """The characters a face can draw, or None if its file is missing or unreadable (logged)."""
    try:
        return glyphs_of(font_path(role))
    except (OSError, ValueError) as error:
        _log.warning("font for %r cannot be used, another face stands in: %s", role, error)
        return None


class _FontShelf:
    """One loaded font a face and direction, brought to the size it is asked for in.

    A font takes up to half a megabyte, and some milliseconds before its first letter; another size
    of one that is there takes neither. What is written is kept by those who write it.
    """

    def __init__(self) -> None:
        self._fonts: dict[tuple[str, bool], pygame.font.Font] = {}

    def __len__(self) -> int:
        return len(self._fonts)

    def font(self, role: str, px: int, vertical: bool) -> pygame.font.Font:
        found = self._fonts.get((role, vertical))
        if found is None:
            found = self._fonts[role, vertical] = _load(role, px)
            if vertical:
                found.set_direction(pygame.DIRECTION_TTB)
        if found.point_size != px:
            found.point_size = px
        return found

    def clear(self) -> None:
        self._fonts.clear()


_shelf: Final = _FontShelf()


def _load(role: str, px: int) -> pygame.font.Font:
    for candidate in (role, FALLBACK):
        if glyphs(candidate) is not None:
            return pygame.font.Font(font_path(candidate), px)
    return pygame.font.Font(None, px)


def font(role: str, px: int, *, vertical: bool = False) -> pygame.font.Font:
    """The face `role` at `px` pixels an em, top to bottom if `vertical`; loaded once and kept.

    For use at once: whoever asks for the same face next may ask for another size.
    """
    return _shelf.font(role, px, vertical)


def forget_fonts() -> None:
    """Let go of every loaded font: before `pygame.font` is shut down."""
    _shelf.clear()


def middle(role: str) -> float:
    """How far the middle of the letters of a face lies above its base line, in ems."""
    return palette().faces[role].middle


@lru_cache(maxsize=4096)
def runs(text: str, role: str) -> tuple[tuple[str, str], ...]:
    """`text` as (role, part) pairs: parts the face lacks go to the fallback face."""
    known = glyphs(role)
    if known is None or all(character in known for character in text):
        return ((role, text),)
    spare = glyphs(FALLBACK)
    parts: list[tuple[str, str]] = []
    for character in text:
        lacks = character not in known and spare is not None and character in spare
        use = FALLBACK if lacks else role
        if parts and parts[-1][0] == use:
            parts[-1] = (use, parts[-1][1] + character)
        else:
            parts.append((use, character))
    return tuple(parts)
