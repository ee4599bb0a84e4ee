"""The one-line text field as a pure drawing, with caret and an input method's composition.

Editing, focus and events are the widgets' business.
"""

from typing import Final

import pygame

from scenes.draw import svg
from scenes.draw.buttons import State
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.lines import render_line
from scenes.draw.panels import Box
from scenes.draw.theme import Ink, middle

_FIELDS: Final = PictureCache("fields", megabytes=2, count=60)


def draw_field(
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    words: str,
    *,
    caret: int | None = None,
    composing: str = "",
    hint: str = "",
    state: State = State.NORMAL,
) -> pygame.Rect:
    """Draw a one-line text field and return the window rectangle of the caret.

    `caret` is the place in `words` (None: not shown); `composing` is what an input method holds
    there, underlined. A text longer than the field is moved so that the caret stays in sight.
    The returned rectangle is where the input method should open its list.
    """
    place = frame.rect(*box)
    focused = bool(state & State.FOCUS)
    key = ("field", place.size, focused)
    surface.blit(_FIELDS.get(key, lambda: _field(place.size, lit=focused)), place)
    px = frame.font_px(20)
    pad = frame.px(14)
    room = pygame.Rect(place.x + pad, place.y, place.w - 2 * pad, place.h)
    at = len(words) if caret is None else caret
    ink: Ink = "on_disabled" if state & State.DISABLED else "text"
    if not words and not composing and hint:
        _field_line(surface, room, room.x, hint, ink="text_third", px=px)
    before = render_line(words[:at], "body", px, ink).width if at else 0
    held = render_line(composing, "body", px, "heading").width if composing else 0
    shift = max(0, before + held + 2 - room.w)
    old = surface.get_clip()
    surface.set_clip(room.clip(old) if old else room)
    x = room.x - shift
    x = _field_line(surface, room, x, words[:at], ink=ink, px=px)
    start = x
    x = _field_line(surface, room, x, composing, ink="heading", px=px)
    if composing:
        low = room.centery + round(px * 0.62)
        pygame.draw.line(surface, svg.hexed("gold"), (start, low), (x, low), max(1, frame.px(2)))
    _field_line(surface, room, x, words[at:], ink=ink, px=px)
    caret_box = pygame.Rect(x, room.centery - round(px * 0.6), max(1, frame.px(2)), round(px * 1.2))
    if caret is not None:
        surface.fill(svg.hexed("gold_light"), caret_box)
    surface.set_clip(old)
    return caret_box


def _field_line(
    surface: pygame.Surface, room: pygame.Rect, x: int, words: str, *, ink: Ink, px: int
) -> int:
    if not words:
        return x
    line = render_line(words, "body", px, ink)
    base = room.centery + round(middle("body") * px)
    surface.blit(line.surface, (x + line.left, base - line.base))
    return x + line.width


def _field(size: tuple[int, int], *, lit: bool) -> pygame.Surface:
    w, h = size
    width = 2 if lit else 1
    half = width / 2
    return svg.raster(
        size,
        svg.rectangle(half, half, w - width, h - width, svg.fill("night", 0.9), radius=h * 0.16),
        svg.rectangle(
            half, half, w - width, h - width,
            svg.stroke("gold_light" if lit else "gold_line", width), radius=h * 0.16,
        ),
    )  # fmt: skip
