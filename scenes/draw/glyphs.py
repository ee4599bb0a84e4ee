"""Which characters a font file can draw, read from its `cmap` table.

The font renderer draws an empty box for a missing glyph and does not say so; this module says so,
without loading the font. It knows TrueType/OpenType tables 4 and 12 and nothing else.
"""

import struct
import sys
from array import array
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

_UNICODE_TABLES = ((3, 10), (0, 6), (0, 4), (3, 1), (0, 3))
"""(platform, encoding) of Unicode maps, widest first."""


class GlyphSet:
    """The characters of one font, as ranges of code points in ascending order."""

    __slots__ = ("_ends", "_starts")

    def __init__(self, starts: Sequence[int], ends: Sequence[int]) -> None:
        self._starts = starts
        self._ends = ends

    def __contains__(self, character: str) -> bool:
        code = ord(character)
        index = bisect_left(self._ends, code)
        return index < len(self._ends) and self._starts[index] <= code


@lru_cache(maxsize=16)
def glyphs_of(path: Path) -> GlyphSet:
    """The characters the font file at `path` can draw; ValueError if it has no Unicode map."""
    with path.open("rb") as file:
        head = file.read(12)
        if len(head) < 12:
            raise ValueError(f"{path.name} is no font file")
        records = file.read(16 * int.from_bytes(head[4:6]))
        for at in range(0, len(records) - 15, 16):
            tag, _, offset, length = struct.unpack(">4sIII", records[at : at + 16])
            if tag == b"cmap":
                file.seek(offset)
                return _glyph_set(file.read(length), path.name)
    raise ValueError(f"{path.name} has no character map")


def _glyph_set(table: bytes, name: str) -> GlyphSet:
    offsets: dict[tuple[int, int], int] = {}
    for at in range(4, 4 + 8 * int.from_bytes(table[2:4]), 8):
        platform, encoding, offset = struct.unpack(">HHI", table[at : at + 8])
        offsets[platform, encoding] = offset
    for kind in _UNICODE_TABLES:
        if kind in offsets:
            part = table[offsets[kind] :]
            match int.from_bytes(part[:2]):
                case 12:
                    return _from_format_12(part)
                case 4:
                    return _from_format_4(part)
    raise ValueError(f"{name} has no Unicode character map")


def _from_format_12(part: bytes) -> GlyphSet:
    count = int.from_bytes(part[12:16])
    triples = _numbers("I", part[16 : 16 + 12 * count])
    return GlyphSet(triples[0::3], triples[1::3])


def _from_format_4(part: bytes) -> GlyphSet:
    double = int.from_bytes(part[6:8])
    ends = _numbers("H", part[14 : 14 + double])
    starts = _numbers("H", part[16 + double : 16 + 2 * double])
    return GlyphSet(starts[:-1], ends[:-1])  # the last range is the format's end mark


def _numbers(kind: str, data: bytes) -> Sequence[int]:
    numbers = array(kind, data)
    if sys.byteorder == "little":
        numbers.byteswap()
    return numbers
