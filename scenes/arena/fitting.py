"""Whether words will be readable in full where `draw_text` would shrink them to a width."""

from __future__ import annotations

from scenes.draw.frame import TEXT_FLOOR, Frame
from scenes.draw.lines import SMALLEST_SHARE
from scenes.draw.text import text_size


def fits(frame: Frame, words: str, room: float, *, size: float, role: str = "body") -> bool:
    """Whether `words` at `size` can be shrunk into `room` units without being cut."""
    px = frame.font_px(size)
    least = max(TEXT_FLOOR / px, SMALLEST_SHARE)
    return text_size(frame, words, size=size, role=role)[0] * min(1.0, least) <= room
