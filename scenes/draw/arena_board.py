"""A lacquer board of squares with round circles of summoning, and the marks laid on its squares.

`Squares` maps columns and rows to units and back. What may be entered, and why, is the caller's:
here a square is only legal, on a path, hovered, blocked or last moved.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

import pygame

from scenes.draw import effects, materials, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.panels import Box
from scenes.draw.theme import Ink, colour, mixed, palette

_BOARDS: Final = PictureCache("boards", megabytes=18, count=3)
_MARKS: Final = PictureCache("board marks", megabytes=6, count=60)

FRAME: Final = 22
"""Width of the board's frame around the squares, in units."""


@dataclass(frozen=True, slots=True)
class Squares:
    """Where the squares of a board lie: upper left corner and side in units; columns and rows."""

    left: float
    top: float
    side: float
    columns: int
    rows: int

    @classmethod
    def inside(cls, box: Box, columns: int, rows: int) -> "Squares":
        """The largest board that, with its frame, stands in the middle of `box`."""
        x, y, w, h = box
        side = min((w - 2 * FRAME) / columns, (h - 2 * FRAME) / rows)
        left, top = x + (w - side * columns) / 2, y + (h - side * rows) / 2
        return cls(left, top, side, columns, rows)

    @property
    def box(self) -> Box:
        """The squares together, without the frame."""
        return self.left, self.top, self.side * self.columns, self.side * self.rows

    def square(self, column: int, row: int) -> Box:
        """The box of one square; column 0 is left, row 0 is on top."""
        return self.left + self.side * column, self.top + self.side * row, self.side, self.side

    def middle(self, column: float, row: float) -> tuple[float, float]:
        """The middle of a square."""
        return self.left + self.side * (column + 0.5), self.top + self.side * (row + 0.5)

    def at(self, point: tuple[float, float]) -> tuple[int, int] | None:
        """Column and row of the square under a point in units, or None."""
        column = int((point[0] - self.left) // self.side)
        row = int((point[1] - self.top) // self.side)
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return column, row
        return None


class Circle(NamedTuple):
    """A circle of summoning: its square, and the side (of the palette) it belongs to."""

    column: int
    row: int
    side: str


class SquareMark(StrEnum):
    """What is laid on a square."""

    LEGAL = "legal"
    AIMED = "aimed"
    """Legal and under the pointer or the keyboard's focus."""
    PATH = "path"
    BLOCKED = "blocked"
    LAST = "last"


def draw_board(
    surface: pygame.Surface, frame: Frame, squares: Squares, circles: Sequence[Circle]
) -> pygame.Rect:
    """Draw an empty board with frame and circles; returns the squares' window rectangle."""
    x, y, w, h = squares.box
    outside = frame.rect(x - FRAME, y - FRAME, w + 2 * FRAME, h + 2 * FRAME)
    blur = frame.px(26)
    key = (squares, tuple(circles), frame.scale)
    picture = _BOARDS.get(key, lambda: _board(frame, squares, circles, outside, blur))
    effects.stamp(surface, picture, (outside.x - blur, outside.y - blur))
    return frame.rect(*squares.box)


def _board(
    frame: Frame,
    squares: Squares,
    circles: Sequence[Circle],
    outside: pygame.Rect,
    blur: int,
) -> pygame.Surface:
    radius = 9 * frame.scale
    sheet = effects.blank(outside.size)
    sheet.blit(effects.rounded(outside.size, radius), (0, 0))
    wood = materials.lacquer(outside.size, top="#2a1f22", bottom="#120d0f")
    sheet.blit(wood, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    field = frame.rect(*squares.box).move(-outside.x, -outside.y)
    sheet.blit(_field(field.size), field)
    _engrave(sheet, frame, field, squares)
    for circle in circles:
        place = frame.rect(*squares.square(circle.column, circle.row))
        seal = circle_picture(frame.px(squares.side), circle.side)
        middle = (place.centerx - outside.x, place.centery - outside.y)
        sheet.blit(seal, seal.get_rect(center=middle))
    _frame_lines(sheet, frame, field, radius)
    dark = effects.shadow(outside.size, radius, blur, (0, 0, 0, 170))
    size = (outside.w + 2 * blur, outside.h + 2 * blur)
    return effects.layered(size, (dark, (0, blur // 3)), (sheet, (blur, blur)))


def _field(size: tuple[int, int]) -> pygame.Surface:
    """Indigo lacquer, brushed from side to side, lit in the middle."""
    field = effects.opaque(size)
    field.blit(effects.gradient(size, ((0, "#1d2350"), (0.5, "#1a2154"), (1, "#141a40"))), (0, 0))
    effects.add_grain(field, 31, 0.2, (90, 2))
    effects.add_grain(field, 32, 0.12, (14, 1))
    field.blit(effects.vignette(size, 0.42), (0, 0))
    return field


def _engrave(sheet: pygame.Surface, frame: Frame, field: pygame.Rect, squares: Squares) -> None:
    """The faint star over the whole field, the grid, and a diamond on every inner crossing."""
    _faint_star(sheet, field)
    ink = colour(mixed("gold", "#1a2154", 0.42))[:3]
    across = [
        frame.rect(*squares.square(c, 0)).x - frame.rect(*squares.box).x
        for c in range(squares.columns)
    ]
    down = [
        frame.rect(*squares.square(0, r)).y - frame.rect(*squares.box).y
        for r in range(squares.rows)
    ]
    for x in across[1:]:
        pygame.draw.line(sheet, ink, (field.x + x, field.y), (field.x + x, field.bottom - 1))
    for y in down[1:]:
        pygame.draw.line(sheet, ink, (field.x, field.y + y), (field.right - 1, field.y + y))
    stud = _stud(frame.px(13))
    for x in across[1:]:
        for y in down[1:]:
            sheet.blit(stud, stud.get_rect(center=(field.x + x, field.y + y)))


def _faint_star(sheet: pygame.Surface, field: pygame.Rect) -> None:
    ink = colour(mixed("#1a2154", "gold", 0.2))[:3]
    reach = min(field.size) * 0.38
    for radius in (reach, reach * 0.972):
        pygame.draw.aacircle(sheet, ink, field.center, radius, 1)
    tips = [svg.polar(field.center, reach * 0.97, 144 * turn) for turn in range(5)]
    pygame.draw.aalines(sheet, ink, True, tips)


def _stud(px: int) -> pygame.Surface:
    side = px + (px + 1) % 2  # odd, so that it sits on the crossing of two hairlines
    c = side / 2
    shape = svg.points(svg.polar((c, c), c * 0.9, 90 * turn) for turn in range(4))
    return svg.raster((side, side), svg.path(shape, svg.fill("gold")))


def _frame_lines(sheet: pygame.Surface, frame: Frame, field: pygame.Rect, radius: float) -> None:
    edge = frame.px(24)
    w = h = 2 * edge + 8
    thick = max(1.5, 2 * frame.scale)
    inset = frame.px(8) + 0.5
    notch = 9 * frame.scale
    rim = svg.rectangle(
        thick / 2, thick / 2, w - thick, h - thick, svg.stroke("gold_deep", thick), radius=radius
    )
    hairline = svg.notched(inset, inset, w - 2 * inset, h - 2 * inset, notch)
    lines = svg.raster((w, h), rim, svg.path(hairline, svg.stroke("gold_line", 1, 0.8)))
    sheet.blit(effects.nine_slice(lines, edge, sheet.get_size()), (0, 0))
    pygame.draw.rect(sheet, colour(mixed("gold", "panel", 0.3))[:3], field.inflate(2, 2), 1)


def circle_picture(px: int, side: str) -> pygame.Surface:
    """The circle of `side` for a square of `px` pixels: two rings with ticks and a star; shared."""
    return _MARKS.get(("circle", px, side), lambda: _circle(px, side))


def _circle(px: int, side: str) -> pygame.Surface:
    look = palette().sides[side]
    c, r = px / 2, px * 0.435
    thick = max(1.2, px * 0.0125)
    ground = mixed(look.deep, "#000000", 0.1)
    turned = 0.0
    ticks = [
        svg.path(
            svg.points(
                (svg.polar((c, c), r * 0.94, 18 * turn + 9), svg.polar((c, c), r, 18 * turn + 9)),
                closed=False,
            ),
            svg.stroke(look.line, thick * 0.75, 0.8),
        )
        for turn in range(20)
    ]
    glow = svg.radial(
        "c",
        (c, c),
        r,
        ((0, (*colour(ground)[:3], 235)), (1, (*colour(look.body)[:3], 190))),
    )
    return svg.raster(
        (px, px),
        glow,
        svg.circle(c, c, r, svg.fill("url(#c)")),
        svg.circle(c, c, r, svg.stroke(look.line, thick, 0.95)),
        svg.circle(c, c, r * 0.9, svg.stroke(look.line, thick * 0.7, 0.75)),
        *ticks,
        svg.path(svg.star((c, c), r * 0.89, turned=turned), svg.stroke(look.line, thick, 0.9)),
    )


def draw_square(
    surface: pygame.Surface,
    frame: Frame,
    squares: Squares,
    at: tuple[int, int],
    mark: SquareMark,
    *,
    alpha: float = 1,
    dot: bool = True,
) -> None:
    """Lay a mark on the square `at` (column, row); `dot` only where nothing stands on it.

    `alpha` (0 to 1) is the pulse of legal squares.
    """
    place = frame.rect(*squares.square(*at))
    key = (mark, place.size, dot, frame.scale)
    picture = _MARKS.get(key, lambda: _square(place.size, mark, frame.scale, dot=dot))
    effects.stamp(surface, picture, place.topleft, alpha=alpha)


class _MarkLook(NamedTuple):
    ink: Ink
    ground: float
    brackets: float
    line: float


_MARK_LOOKS: Final = {
    SquareMark.LEGAL: _MarkLook("asagi", 0.2, 1, 0.55),
    SquareMark.AIMED: _MarkLook("gold_light", 0.24, 1.6, 0.5),
    SquareMark.PATH: _MarkLook("gold", 0.16, 0, 0.6),
    SquareMark.BLOCKED: _MarkLook("#8a8684", 0.14, 0, 0.35),
    SquareMark.LAST: _MarkLook("gold_line", 0.1, 0, 0.8),
}


def _square(size: tuple[int, int], mark: SquareMark, scale: float, *, dot: bool) -> pygame.Surface:
    w, h = size
    look = _MARK_LOOKS[mark]
    inset, radius = w * 0.055, w * 0.045
    box = (inset, inset, w - 2 * inset, h - 2 * inset)
    edge = svg.raster(size, svg.rectangle(*box, svg.stroke(look.ink, 3 * scale), radius=radius))
    glow = effects.blurred(edge, max(2, round(7 * scale)), (*colour(look.ink)[:3], 150))
    parts = [
        svg.rectangle(*box, svg.fill(look.ink, look.ground), radius=radius),
        svg.rectangle(*box, svg.stroke(look.ink, 1, look.line), radius=radius),
    ]
    if look.brackets:
        width = 3.4 * scale * look.brackets
        parts += [
            svg.path(corner, svg.stroke(look.ink, width)) for corner in _brackets(box, radius)
        ]
    if dot and mark in (SquareMark.LEGAL, SquareMark.AIMED):
        parts.append(svg.circle(w / 2, h / 2, w * 0.052, svg.fill(look.ink)))
    layers = [(svg.raster(size, *parts), (0, 0))]
    if look.brackets:
        layers.insert(0, (glow, (0, 0)))
    return effects.layered(size, *layers)


def _brackets(box: Box, radius: float) -> list[str]:
    x, y, w, h = box
    arm = w * 0.19
    right, low, r = x + w, y + h, radius
    arc = f"A{r:.2f} {r:.2f} 0 0 1 "
    foot = f"{right - r:.2f} {low:.2f}"
    return [
        f"M{x:.2f} {y + arm:.2f}V{y + r:.2f}{arc}{x + r:.2f} {y:.2f}H{x + arm:.2f}",
        f"M{right - arm:.2f} {y:.2f}H{right - r:.2f}{arc}{right:.2f} {y + r:.2f}V{y + arm:.2f}",
        f"M{right:.2f} {low - arm:.2f}V{low - r:.2f}{arc}{foot}H{right - arm:.2f}",
        f"M{x + arm:.2f} {low:.2f}H{x + r:.2f}{arc}{x:.2f} {low - r:.2f}V{low - arm:.2f}",
    ]
