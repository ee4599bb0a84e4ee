"""How wide a button has to be for its words, at the reader's size of text."""

from typing import Final

from scenes.draw.buttons import Kind
from scenes.draw.frame import Frame
from scenes.draw.text import text_size

_FACES: Final = {Kind.GOLD: "display", Kind.PRIMARY: "display"}
_MARGIN: Final = 30.0
_ICON: Final = 1.75
"""Ems that an icon takes beside the words."""


def button_width(
    frame: Frame, words: str, *, size: float = 21.0, kind: Kind = Kind.PLAIN, icon: bool = False
) -> float:
    """Units a button needs; the least that looks well is the caller's."""
    role = _FACES.get(kind, "bold")
    wide, tall = text_size(frame, words, size=size, role=role)
    return wide + 2 * _MARGIN + (tall * _ICON if icon else 0.0)
