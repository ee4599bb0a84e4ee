"""Switches, sliders, segments, bars, rows and scroll bars as pure drawings.

Each function draws one part in a state and returns the window rectangle a pointer would look
for. Values, focus order and events are the widgets' business; the words come in translated.
"""

from collections.abc import Sequence
from typing import Final

import pygame

from scenes.draw import effects, materials, svg
from scenes.draw.buttons import State, draw_focus
from scenes.draw.caches import PictureCache
from scenes.draw.chips import pill
from scenes.draw.frame import Frame
from scenes.draw.panels import Box
from scenes.draw.text import draw_text
from scenes.draw.theme import Ink, mixed

_CONTROLS: Final = PictureCache("controls", megabytes=6, count=300)


def draw_segments(
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    labels: Sequence[str],
    chosen: int | None,
    *,
    hovered: int | None = None,
    state: State = State.NORMAL,
) -> list[pygame.Rect]:
    """Draw a choice of one among few, side by side; returns each segment's window rectangle."""
    place = frame.rect(*box)
    surface.blit(_CONTROLS.get(("trough", place.size), lambda: _trough(place.size)), place)
    x, y, w, h = box
    step = w / len(labels)
    cells = []
    for index, label in enumerate(labels):
        cell = (x + step * index + 3, y + 3, step - 6, h - 6)
        chosen_now, hovered_now = index == chosen, index == hovered
        cells.append(
            _segment(
                surface, frame, cell, label, chosen=chosen_now, hovered=hovered_now, state=state
            )
        )
    if state & State.FOCUS:
        draw_focus(surface, frame, box)
    return cells


def _trough(size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    radius = h * 0.18
    return svg.raster(
        size,
        svg.rectangle(0.5, 0.5, w - 1, h - 1, svg.fill("night", 0.9), radius=radius),
        svg.rectangle(0.5, 0.5, w - 1, h - 1, svg.stroke("gold_line", 1), radius=radius),
    )


def _segment(
    surface: pygame.Surface,
    frame: Frame,
    cell: Box,
    label: str,
    *,
    chosen: bool,
    hovered: bool,
    state: State,
) -> pygame.Rect:
    place = frame.rect(*cell)
    if chosen:
        lit = hovered and not state & State.DISABLED
        key = ("segment", place.size, lit)
        surface.blit(_CONTROLS.get(key, lambda: _gold_cell(place.size, lit=lit)), place)
    elif hovered and not state & State.DISABLED:
        glow = _CONTROLS.get(("hover", place.size), lambda: _hover_cell(place.size))
        surface.blit(glow, place)
    ink: Ink = "on_gold" if chosen else "text" if hovered else "text_second"
    if state & State.DISABLED and not chosen:
        ink = "on_disabled"
    x, y, w, h = cell
    middle_of_cell = (x + w / 2, y + h / 2)
    draw_text(
        surface, frame, label, middle_of_cell,
        role="bold", size=19, ink=ink, align="center", width=w - 14,
    )  # fmt: skip
    return place


def _gold_cell(size: tuple[int, int], *, lit: bool) -> pygame.Surface:
    cell = effects.rounded(size, size[1] * 0.14)
    cell.blit(materials.burnished(size, lit=lit), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return cell


def _hover_cell(size: tuple[int, int]) -> pygame.Surface:
    return effects.rounded(size, size[1] * 0.14, mixed("button_top", "gold", 0.18))


def draw_slider(
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    share: float,
    state: State = State.NORMAL,
) -> pygame.Rect:
    """Draw a slider across `box`, its diamond at `share` (0 to 1); returns the diamond's place."""
    x, y, w, h = box
    mid = y + h / 2
    track = frame.rect(x, mid - 3.5, w, 7)
    surface.blit(_CONTROLS.get(("track", track.size), lambda: _track(track.size)), track)
    filled = pygame.Rect(track.x, track.y, round(track.w * share), track.h)
    if filled.w > 2:
        gold = _CONTROLS.get(("filled", track.size), lambda: _track_gold(track.size))
        surface.blit(gold, track, (0, 0, filled.w, filled.h))
    lit = bool(state & (State.HOVER | State.PRESSED))
    side = frame.px(38)
    knob = _CONTROLS.get(("knob", side, lit), lambda: _diamond(side, lit=lit))
    place = knob.get_rect(center=frame.point(x + w * share, mid))
    surface.blit(knob, place)
    if state & State.FOCUS:
        draw_focus(surface, frame, (x + w * share - 13, mid - 13, 26, 26))
    return place


def _track(size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    return svg.raster(
        size,
        svg.rectangle(0.5, 0.5, w - 1, h - 1, svg.fill("night"), radius=h / 2),
        svg.rectangle(0.5, 0.5, w - 1, h - 1, svg.stroke("gold_line", 1, 0.75), radius=h / 2),
    )


def _track_gold(size: tuple[int, int]) -> pygame.Surface:
    bar = effects.rounded(size, size[1] / 2)
    shine = effects.gradient(size, ((0, "gold_deep"), (1, "gold_light")), across=True)
    bar.blit(shine, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return bar


def _diamond(side: int, *, lit: bool) -> pygame.Surface:
    centre, reach = side / 2, side * 0.37
    corners = [svg.polar((centre, centre), reach, 90 * turn) for turn in range(4)]
    shape = svg.points(corners)
    shade = svg.raster((side, side), svg.path(shape, svg.fill("#000000")))
    knob = svg.raster(
        (side, side),
        svg.linear(
            "g", (centre, centre - reach), (centre, centre + reach),
            ((0, "gold_pale"), (1, "gold_light" if lit else "gold")),
        ),
        svg.path(shape, svg.fill("url(#g)")),
        svg.path(shape, svg.stroke("gold_pale" if lit else "gold_deep", 1.2)),
    )  # fmt: skip
    dark = effects.blurred(shade, max(2, side // 8), (0, 0, 0, 150))
    whole = effects.blank((side, side))
    whole.blit(dark, (0, max(1, side // 16)))
    whole.blit(knob, (0, 0))
    return whole


def draw_toggle(
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    words: str,
    *,
    on: bool,
    state: State = State.NORMAL,
) -> pygame.Rect:
    """Draw a switch with `words` (切 or 入) beside its knob."""
    place = frame.rect(*box)
    lit = bool(state & State.HOVER)
    key = ("toggle", place.size, on, lit, bool(state & State.DISABLED))
    body = _CONTROLS.get(key, lambda: _toggle(place.size, on=on, lit=lit))
    surface.blit(body, place)
    x, y, w, h = box
    at = (x + (w - h * 0.8) / 2 if on else x + (w + h * 0.8) / 2, y + h / 2)
    ink: Ink = "on_gold" if on else "text_second"
    draw_text(
        surface, frame, words, at, role="bold", size=17, ink=ink, align="center", width=w - h - 6
    )
    if state & State.FOCUS:
        draw_focus(surface, frame, box, radius=h / 2)
    return place


def _toggle(size: tuple[int, int], *, on: bool, lit: bool) -> pygame.Surface:
    w, h = size
    ground: Ink = mixed("gold_button_bottom", "gold_deep", 0.55) if on else "night"
    rim: Ink = "gold_light" if on or lit else "text_third"
    body = pill(size, ground, rim, width=max(1.5, h / 24))
    reach = h * 0.36
    cx = w - h / 2 if on else h / 2
    knob = svg.raster(
        size,
        svg.radial("k", (cx, h * 0.4), reach * 1.3, ((0, "#fffaf0"), (1, "#cfc4b2"))),
        svg.circle(cx, h / 2 + h * 0.03, reach, svg.fill("#000000", 0.4)),
        svg.circle(cx, h / 2, reach, svg.fill("url(#k)")),
    )
    body.blit(knob, (0, 0))
    return body


def draw_bar(
    surface: pygame.Surface, frame: Frame, box: Box, share: float, *, ink: Ink = "vermilion"
) -> pygame.Rect:
    """Draw a filled bar (life, volume, thinking time): `share` of it, 0 to 1, in `ink`."""
    place = frame.rect(*box)
    surface.blit(_CONTROLS.get(("track", place.size), lambda: _track(place.size)), place)
    inside = place.inflate(-2, -2)
    wide = round(inside.w * max(0.0, min(1.0, share)))
    if wide > 0:
        key = ("bar", inside.size, ink)
        bar = _CONTROLS.get(key, lambda: effects.rounded(inside.size, inside.h / 2, ink))
        surface.blit(bar, inside, (0, 0, wide, inside.h))
    return place


def draw_row(
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    *,
    chosen: bool = False,
    state: State = State.NORMAL,
) -> pygame.Rect:
    """Draw the ground of a list's row: vermilion where chosen, a little light where hovered."""
    place = frame.rect(*box)
    hover = bool(state & State.HOVER)
    if chosen or hover:
        key = ("row", place.size, chosen, hover)
        surface.blit(_CONTROLS.get(key, lambda: _row(place.size, chosen=chosen)), place)
    if state & State.FOCUS:
        draw_focus(surface, frame, box)
    return place


def _row(size: tuple[int, int], *, chosen: bool) -> pygame.Surface:
    if not chosen:
        return effects.rounded(size, size[1] * 0.14, (230, 198, 127, 26))
    row = effects.rounded(size, size[1] * 0.14)
    fade = effects.gradient(
        size, ((0, "vermilion"), (1, mixed("vermilion_deep", "panel", 0.72))), across=True
    )
    row.blit(fade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    edge = max(2, size[1] // 16)
    row.fill(svg.hexed("gold_pale"), (0, 0, edge, size[1]))
    return row


def draw_scrollbar(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    box: Box,
    start: float,
    length: float,
    state: State = State.NORMAL,
) -> pygame.Rect:
    """Draw an upright scroll bar, `start` and `length` shares of the whole; returns the grip."""
    x, y, w, h = box
    track = frame.rect(*box)
    key = ("scroll", track.size)
    surface.blit(
        _CONTROLS.get(key, lambda: effects.rounded(track.size, track.w / 2, (0, 0, 0, 110))), track
    )
    grip = frame.rect(x, y + h * start, w, min(h, max(w * 2, h * length)))
    grip.clamp_ip(track)
    lit = bool(state & (State.HOVER | State.PRESSED))
    ink: Ink = "gold" if lit else "gold_line"
    shape = _CONTROLS.get(
        ("grip", grip.size, ink), lambda: effects.rounded(grip.size, grip.w / 2, ink)
    )
    surface.blit(shape, grip)
    return grip
