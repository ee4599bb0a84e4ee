"""Buttons of every kind as pure drawings: gold, vermilion, lacquer, paper and the square icon one.

`draw_button` draws a button in a state; what is pressed or focused is the widgets' business.
At most one vermilion button belongs on a screen.
"""

from enum import Flag, StrEnum, auto
from typing import Final, NamedTuple

import pygame

from scenes.draw import effects, materials, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.icons import icon as icon_picture
from scenes.draw.lines import fit, line_width, render_line
from scenes.draw.panels import Box
from scenes.draw.theme import Ink, colour, middle, mixed

_BUTTONS: Final = PictureCache("buttons", megabytes=8, count=220)

FOCUS_GAP: Final = 4
"""Room between a widget and the ring of the keyboard focus, in units."""
FOCUS_RIM: Final = 1.6
"""Ink on both sides of that ring, so that it is seen on paper as on lacquer."""


class Kind(StrEnum):
    """What a button is made of, and so what it means."""

    GOLD = "gold"
    PRIMARY = "primary"
    PLAIN = "plain"
    PAPER = "paper"


class State(Flag):
    """What a button or another widget is going through; combine with `|`."""

    NORMAL = 0
    HOVER = auto()
    PRESSED = auto()
    FOCUS = auto()
    DISABLED = auto()


_LABEL: Final[dict[Kind, tuple[str, float, Ink]]] = {
    Kind.GOLD: ("display", 24, "on_gold"),
    Kind.PRIMARY: ("display", 24, "on_vermilion"),
    Kind.PLAIN: ("bold", 21, "text"),
    Kind.PAPER: ("bold", 20, "ink"),
}
"""Face, size in units and ink of the words on a button."""


class _Face(NamedTuple):
    """What stands on a button."""

    label: str
    kind: Kind
    state: State
    icon: str | None
    key_hint: str | None
    size: float | None


def draw_button(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    label: str,
    kind: Kind = Kind.PLAIN,
    state: State = State.NORMAL,
    *,
    icon: str | None = None,
    key_hint: str | None = None,
    size: float | None = None,
) -> pygame.Rect:
    """Draw a button at `box` (units) and return its window rectangle.

    `size` is the words' size in units, if not the kind's own. An empty label leaves the icon
    alone in the middle. A label that is too long shrinks and is then cut.
    """
    place = frame.rect(*box)
    pad = frame.px(24)
    key = (kind, state & ~State.FOCUS, place.size, frame.scale)
    body = _BUTTONS.get(key, lambda: _body(frame, place.size, kind, state, pad))
    effects.stamp(surface, body, (place.x - pad, place.y - pad))
    _content(surface, frame, place, _Face(label, kind, state, icon, key_hint, size))
    if state & State.FOCUS:
        draw_focus(surface, frame, box, radius=corner(box[3]))
    return place


def corner(height: float) -> float:
    """Corner radius in units of a button of `height` units."""
    return height * 0.18


def draw_focus(surface: pygame.Surface, frame: Frame, box: Box, *, radius: float = 8) -> None:
    """Draw the ring of the keyboard focus around `box` (units)."""
    x, y, w, h = box
    gap = FOCUS_GAP + FOCUS_RIM
    place = frame.rect(x - gap, y - gap, w + 2 * gap, h + 2 * gap)
    key = ("focus", place.size, radius, frame.scale)
    surface.blit(_BUTTONS.get(key, lambda: _ring(place.size, frame, radius + gap)), place)


def _ring(size: tuple[int, int], frame: Frame, radius: float) -> pygame.Surface:
    thick, rim = max(2, frame.px(2)), max(1, frame.px(FOCUS_RIM))
    dark = thick + 2 * rim
    edge = round(radius * frame.scale) + dark + 2
    least = 2 * edge + 4
    small = (min(size[0], least), min(size[1], least))
    lines = [
        svg.rectangle(
            dark / 2, dark / 2, small[0] - dark, small[1] - dark,
            svg.stroke(ink, width), radius=radius * frame.scale,
        )
        for ink, width in (("ink", dark), ("focus", thick))
    ]  # fmt: skip
    ring = svg.raster(small, *lines)
    return ring if small == size else effects.nine_slice(ring, edge, size)


def _body(
    frame: Frame, size: tuple[int, int], kind: Kind, state: State, pad: int
) -> pygame.Surface:
    radius = min(corner(size[1]), 14 * frame.scale)
    layers = []
    if not state & (State.DISABLED | State.PRESSED):
        blur = frame.px(12)
        dark = effects.shadow(size, radius, blur, (0, 0, 0, 120))
        layers.append((dark, (pad - blur, pad - blur + frame.px(4))))
    if state & State.HOVER and not state & State.DISABLED:
        blur = frame.px(16)
        layers.append((effects.halo(size, radius, blur, _GLOW[kind]), (pad - blur, pad - blur)))
    sheet = effects.rounded(size, radius)
    sheet.blit(_sheet(size, kind, state), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _edges(sheet, frame, radius, kind, state)
    layers.append((sheet, (pad, pad)))
    return effects.layered((size[0] + 2 * pad, size[1] + 2 * pad), *layers)


_GLOW: Final[dict[Kind, Ink]] = {
    Kind.GOLD: (255, 224, 154, 170),
    Kind.PRIMARY: (220, 90, 65, 190),
    Kind.PLAIN: (248, 230, 180, 110),
    Kind.PAPER: (255, 224, 154, 150),
}


def _sheet(size: tuple[int, int], kind: Kind, state: State) -> pygame.Surface:
    lit = bool(state & State.HOVER) and not state & State.PRESSED
    if state & State.DISABLED and kind is Kind.PAPER:
        sheet = effects.gradient(size, ((0, "paper_disabled"), (1, "paper_disabled")))
    elif state & State.DISABLED:
        sheet = materials.lacquer(size, top="disabled", bottom="disabled")
    elif kind is Kind.GOLD:
        sheet = materials.burnished(size, lit=lit)
    elif kind is Kind.PRIMARY:
        sheet = materials.vermilion(size, lit=lit)
    elif kind is Kind.PAPER:
        sheet = effects.gradient(
            size, ((0, "#ffffff" if lit else "paper_button"), (1, "paper_button"))
        )
    else:
        share = 0.16 if lit else 0.0
        top, bottom = mixed("button_top", "gold", share), mixed("button_bottom", "gold", share / 2)
        sheet = materials.lacquer(size, top=top, bottom=bottom)
    if state & State.PRESSED and not state & State.DISABLED:
        shade = (208, 204, 200) if kind is not Kind.PLAIN else (190, 184, 180)
        sheet.fill(shade, special_flags=pygame.BLEND_RGB_MULT)
    return sheet


def _edges(sheet: pygame.Surface, frame: Frame, radius: float, kind: Kind, state: State) -> None:
    size = sheet.get_size()
    hover = bool(state & State.HOVER)
    rim: tuple[Ink, float] = {
        Kind.GOLD: ("gold_pale", 0.85),
        Kind.PRIMARY: ("vermilion_light", 0.9),
        Kind.PLAIN: ("gold" if hover else "gold_line", 0.9 if hover else 0.7),
        Kind.PAPER: ("gold_deep" if hover else "paper_line", 1.0 if hover else 0.9),
    }[kind]
    if state & State.DISABLED:
        rim = ("gold_line", 0.35)
    inner: tuple[Ink, float] | None = {
        Kind.GOLD: ("on_gold", 0.45),
        Kind.PRIMARY: ("on_vermilion", 0.42),
    }.get(kind)
    edge = frame.px(18)
    least = 2 * edge + 4
    small = (min(size[0], least), min(size[1], least))
    lines = [
        svg.rectangle(
            0.5, 0.5, small[0] - 1, small[1] - 1, svg.stroke(rim[0], 1, rim[1]), radius=radius
        )
    ]
    if inner is not None and size[1] > frame.px(34):
        inset = frame.px(5) + 0.5
        ink, alpha = ("gold_line", 0.3) if state & State.DISABLED else inner
        shape = svg.notched(
            inset, inset, small[0] - 2 * inset, small[1] - 2 * inset, 5 * frame.scale
        )
        lines.append(svg.path(shape, svg.stroke(ink, 1, alpha)))
    drawn = svg.raster(small, *lines)
    sheet.blit(drawn if small == size else effects.nine_slice(drawn, edge, size), (0, 0))


def _content(surface: pygame.Surface, frame: Frame, place: pygame.Rect, face: _Face) -> None:
    """Icon, words and key cap: the first two together in the middle, the last at the right end."""
    role, own_size, ink = _LABEL[face.kind]
    if face.state & State.DISABLED:
        ink = "on_paper_disabled" if face.kind is Kind.PAPER else "on_disabled"
    px = min(frame.font_px(face.size or own_size), round(place.h * 0.62))
    pad = frame.px(14)
    mark = (
        icon_picture(face.icon, _icon_px(frame, place, px, face.label), ink) if face.icon else None
    )
    cap = key_cap(frame, face.key_hint, ink) if face.key_hint else None
    before = mark.get_width() + (round(px * 0.45) if face.label else 0) if mark else 0
    after = cap.get_width() + frame.px(12) if cap else 0
    words, px = fit(face.label, role, px, max(8, place.w - 2 * pad - before - after), floor=11)
    width = before + line_width(words, role, px)
    left = place.x + (place.w - width) // 2
    if cap:
        left = min(left, place.right - after - pad - width)
    middle_y = place.centery + (frame.px(2) if face.state & State.PRESSED else 0)
    if mark:
        surface.blit(mark, mark.get_rect(midleft=(left, middle_y)))
    if face.label:
        line = render_line(words, role, px, ink)
        base = middle_y + round(middle(role) * px)
        surface.blit(line.surface, (left + before + line.left, base - line.base))
    if cap:
        surface.blit(cap, cap.get_rect(midright=(place.right - pad, middle_y)))


def _icon_px(frame: Frame, place: pygame.Rect, px: int, label: str) -> int:
    return round(px * 1.2) if label else min(frame.px(30), round(place.h * 0.62))


def _key_width(frame: Frame, words: str) -> int:
    px = frame.font_px(15, 12)
    return max(round(px * 1.5), line_width(words, "bold", px) + round(px * 0.9))


def key_cap(frame: Frame, words: str, ink: Ink = "text_second") -> pygame.Surface:
    """The picture of a key with `words` on it; shared, do not draw on it."""
    key = ("key", words, ink, frame.scale, frame.text_scale)
    return _BUTTONS.get(key, lambda: _key_cap(frame, words, ink))


def _key_cap(frame: Frame, words: str, ink: Ink) -> pygame.Surface:
    px = frame.font_px(15, 12)
    w, h = _key_width(frame, words), round(px * 1.6)
    dark_ink = sum(colour(ink)[:3]) < 384
    cap = svg.raster(
        (w, h),
        svg.rectangle(
            0.5, 0.5, w - 1, h - 1, svg.fill("#000000", 0.07 if dark_ink else 0.28), radius=h * 0.2
        ),
        svg.rectangle(0.5, 0.5, w - 1, h - 1, svg.stroke(ink, 1, 0.65), radius=h * 0.2),
    )
    line = render_line(words, "bold", px, ink)
    base = h // 2 + round(middle("bold") * px)
    cap.blit(line.surface, ((w - line.width) // 2 + line.left, base - line.base))
    return cap
