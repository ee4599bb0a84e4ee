"""Paints what lives on the board: marks, ways, pieces, results, orbs in flight, banners.

Everything here is laid over the still picture in every frame that is drawn, from kept pictures.
It reads a `Picture` and an `Overlay` and decides nothing.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from itertools import pairwise
from typing import Final

import pygame

from game.core.types import HIDDEN, CardId, Seat, State
from game.onmyo.orbs import EMPTY
from scenes.arena.layout import BEASTS, SIDES, Slot, Table
from scenes.arena.overlay import Overlay
from scenes.arena.picture import Picture, PieceSprite, SealSprite
from scenes.arena.routes import Route, Step
from scenes.draw import effects, svg
from scenes.draw.arena_board import SquareMark, draw_square
from scenes.draw.banner import draw_banner, draw_thinking
from scenes.draw.caches import PictureCache
from scenes.draw.chips import pill
from scenes.draw.frame import Frame
from scenes.draw.orbs import OrbState, draw_orb
from scenes.draw.pieces import PieceState, draw_hidden_piece, draw_piece
from scenes.draw.seals import Mark, draw_mark, mark_picture
from scenes.draw.strokes import draw_clash, draw_path, draw_turn_arrow
from scenes.draw.text import draw_text, text_size
from scenes.table.banner import Banner
from scenes.ui.box import Box, Point

GHOST_ALPHA: Final = 0.62
GHOST_SHARE: Final = 0.8
"""Size of the pieces drawn along a way, as a share of a piece."""
BADGE_SHARE: Final = 0.31
"""Diameter of the sign of a result, as a share of a square's side."""
LEG: Final = (0.32, 0.68)
"""Where the arrow of a step begins and ends on the line from middle to middle."""
_VEILS: Final = PictureCache("arena veils", megabytes=3, count=2)


class BoardPainter:
    """Paints one table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    # --- below the pieces

    def trail(self, surface: pygame.Surface, frame: Frame, squares: Collection[str]) -> None:
        """The squares of the last move."""
        for square in squares:
            self._mark(surface, frame, square, SquareMark.LAST)

    def marks(
        self, surface: pygame.Surface, frame: Frame, view: State, marks: Overlay, pulse: float
    ) -> None:
        """The squares that may be gone to; `pulse` (0–1) is the strength of their light."""
        for square in marks.faint:
            dot = not view.zones[square]
            aimed = square == marks.aimed
            mark = SquareMark.AIMED if aimed else SquareMark.LEGAL
            alpha = 1.0 if aimed else 0.45
            self._mark(surface, frame, square, mark, alpha=alpha, dot=dot)
        for square, distance in marks.near.items():
            aimed = square == marks.aimed
            mark = SquareMark.AIMED if aimed else SquareMark.LEGAL
            dot = not view.zones[square] and distance == 1
            self._mark(surface, frame, square, mark, alpha=1.0 if aimed else pulse, dot=dot)
            if distance > 1 and not view.zones[square] and not aimed:
                self._distance(surface, frame, square, distance)

    def _mark(
        self,
        surface: pygame.Surface,
        frame: Frame,
        square: str,
        mark: SquareMark,
        *,
        alpha: float = 1.0,
        dot: bool = False,
    ) -> None:
        cell = self.table.cell(square)
        draw_square(surface, frame, self.table.squares, cell, mark, alpha=alpha, dot=dot)

    def _distance(self, surface: pygame.Surface, frame: Frame, square: str, distance: int) -> None:
        """How many steps away a square is."""
        draw_text(
            surface, frame, str(distance), self.table.middle(square),
            size=self.table.squares.side * 0.2, role="display", ink="asagi", align="center",
            fixed=True, shadow="night",
        )  # fmt: skip

    def way(self, surface: pygame.Surface, frame: Frame, route: Route, sprite: PieceSprite) -> None:
        """The piece as it will stand on each square of a way, and an arrow for each step."""
        for step in route.steps:
            if step.battle is None:
                self._ghost(surface, frame, sprite, step)
        points = [(sprite.x, sprite.y), *(self.table.middle(square) for square in route.squares)]
        for start, end in pairwise(points):
            self._leg(surface, frame, start, end)

    def _leg(self, surface: pygame.Surface, frame: Frame, start: Point, end: Point) -> None:
        """A short arrow over the border of two squares; it leaves the orbs of both in sight."""
        ends = [
            (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            for share in LEG
        ]
        draw_path(surface, frame, ends, width=self.table.squares.side * 0.06)

    def _ghost(
        self, surface: pygame.Surface, frame: Frame, sprite: PieceSprite, step: Step
    ) -> None:
        slot = self.table.on_square(step.square)
        size = slot.size * GHOST_SHARE
        draw_piece(
            surface, frame, (slot.x, slot.y), size, SIDES[sprite.owner], beasts(sprite.kind),
            degrees=self.table.degrees(step.turned) % 360, front=self.table.front(sprite.owner),
            state=PieceState.LIFTED, alpha=GHOST_ALPHA,
        )  # fmt: skip
        draw_turn_arrow(surface, frame, (slot.x, slot.y), size * 0.56)

    # --- pieces

    def pieces(
        self,
        surface: pygame.Surface,
        frame: Frame,
        picture: Picture,
        states: Mapping[CardId, PieceState],
        *,
        lifted: bool,
    ) -> None:
        """The pieces that lie (or those that are `lifted`), each in its state."""
        for card, sprite in picture.pieces.items():
            if sprite.lifted == lifted:
                state = PieceState.LIFTED if lifted else states.get(card, PieceState.NORMAL)
                self.piece(surface, frame, sprite, state)

    def piece(
        self, surface: pygame.Surface, frame: Frame, sprite: PieceSprite, state: PieceState
    ) -> None:
        """One piece where it is shown."""
        at = (sprite.x, sprite.y)
        side = SIDES[sprite.owner]
        if sprite.kind == HIDDEN:
            draw_hidden_piece(surface, frame, at, sprite.size, side, state=state)
            return
        draw_piece(
            surface, frame, at, sprite.size, side, beasts(sprite.kind),
            degrees=sprite.degrees % 360, front=self.table.front(sprite.owner), state=state,
        )  # fmt: skip

    def facings(
        self, surface: pygame.Surface, frame: Frame, sprite: PieceSprite, hovered: int | None
    ) -> None:
        """The four ways the piece may stand, around it; what stands there recedes."""
        self._veil(surface, frame, sprite)
        for turned, slot in facing_slots(self.table, sprite).items():
            degrees = self.table.degrees(turned) % 360
            state = PieceState.HOVER if turned == hovered else PieceState.NORMAL
            if degrees == sprite.degrees % 360:
                state = PieceState.SELECTED
            draw_piece(
                surface, frame, (slot.x, slot.y), slot.size, SIDES[sprite.owner],
                beasts(sprite.kind), degrees=degrees, front=self.table.front(sprite.owner),
                state=state,
            )  # fmt: skip

    def _veil(self, surface: pygame.Surface, frame: Frame, sprite: PieceSprite) -> None:
        """Shade around the piece, within the board."""
        px = frame.px(self.table.squares.side * 3.3)
        shade = _VEILS.get(("veil", px), lambda: _shade(px))
        clip = surface.get_clip()
        surface.set_clip(frame.rect(*self.table.squares.box))
        effects.stamp_around(surface, shade, frame.point(sprite.x, sprite.y))
        surface.set_clip(clip)
        self.piece(surface, frame, sprite, PieceState.SELECTED)

    # --- above the pieces

    def badges(self, surface: pygame.Surface, frame: Frame, badges: Mapping[str, Mark]) -> None:
        """The results of clashes, on the upper right of the squares."""
        side = self.table.squares.side
        for square, mark in badges.items():
            x, y = self.table.middle(square)
            at = (x + side * 0.32, y - side * 0.31)
            draw_mark(surface, frame, at, side * BADGE_SHARE, mark)

    def next_front(self, surface: pygame.Surface, frame: Frame, route: Route, words: str) -> None:
        """Which orb faces forward at the end of a way, in a corner the way does not cross."""
        box = self.table.square_box(route.goal)
        start = (route.start, *route.squares)[-2]
        before = self.table.middle(start)
        from_above_left = before[0] < box.x and before[1] < box.y
        y = box.bottom - 16 if from_above_left else box.y + 16
        orb = self.table.squares.side * 0.19
        width = text_size(frame, words, size=16, role="bold")[0] + orb + 26
        plate = Box(box.x - 6, y - orb * 0.68, width, orb * 1.36)
        px = frame.rect(*plate).size
        ground = _VEILS.get(("front", px), lambda: pill(px, "#3a2b10", "gold"))
        surface.blit(ground, frame.point(plate.x, plate.y))
        draw_text(surface, frame, words, (plate.x + 12, y), size=16, role="bold", ink="heading")
        at = (plate.right - orb / 2 - 6, y)
        draw_orb(surface, frame, at, orb, BEASTS[route.steps[-1].front], OrbState.FLAT)

    def seal(self, surface: pygame.Surface, frame: Frame, seal: SealSprite) -> None:
        """The result of a clash while it is pressed on the board."""
        at = (seal.x, seal.y)
        if seal.flash > 0.02:
            draw_clash(surface, frame, at, self.table.squares.side * 1.35, alpha=seal.flash)
        picture = mark_picture(frame.px(self.table.squares.side * 0.46), seal.mark)
        resting = self.table.squares.side * 0.46
        if seal.degrees or seal.size != resting:
            flat = pygame.transform.rotozoom(picture, -seal.degrees, seal.size / resting)
        else:
            flat = picture
        effects.stamp_around(surface, flat, frame.point(*at))

    def flights(self, surface: pygame.Surface, frame: Frame, picture: Picture) -> None:
        """Orbs on their way."""
        for sprite in picture.flights:
            draw_orb(surface, frame, (sprite.x, sprite.y), sprite.size, BEASTS[sprite.orb])

    def held_orb(self, surface: pygame.Surface, frame: Frame, orb: str, at: Point) -> None:
        """An orb that follows the pointer."""
        size = self.table.wheel(self.table.bottom).orb_size
        draw_orb(surface, frame, at, size, BEASTS[orb], OrbState.SELECTED)

    def banner(self, surface: pygame.Surface, frame: Frame, banner: Banner) -> None:
        """Something said across the table."""
        x, y, w, h = self.table.squares.box
        middle = y + h / 2
        draw_banner(surface, frame, banner.text, middle, alpha=banner.alpha)
        if banner.detail and banner.alpha >= 1.0:
            draw_text(
                surface, frame, banner.detail, (x + w / 2, middle + 57),
                size=20, ink="text", align="center", width=w,
            )  # fmt: skip

    def thinking(self, surface: pygame.Surface, frame: Frame, seat: Seat, seconds: float) -> None:
        """The sign that the computer is at it, in its panel."""
        box = self.table.panels(seat).player
        draw_thinking(surface, frame, (box.right - 50, box.bottom - 37), seconds, size=46)


def _shade(px: int) -> pygame.Surface:
    half = px / 2
    dark = svg.radial(
        "v", (half, half), half, ((0, "#05060cf0"), (0.7, "#05060ce6"), (1, "#05060c00"))
    )
    return svg.raster(
        (px, px), dark, svg.circle(half, half, half, svg.fill("url(#v)"))
    ).premul_alpha()


def beasts(kind: str) -> tuple[str | None, ...]:
    """The palette's names of the four orbs of a piece."""
    return tuple(None if orb in (EMPTY, HIDDEN) else BEASTS[orb] for orb in kind)


def facing_slots(table: Table, sprite: PieceSprite) -> dict[int, Slot]:
    """Where the four facings lie around a piece on the circle, by quarter turns.

    They stand in an arc on the side toward the middle of the board, the present front first.
    """
    side = table.squares.side
    radius = side * 0.98
    start = -54.0 + (180.0 if sprite.y < table.squares.box[1] + table.squares.box[3] / 2 else 0.0)
    found = {}
    for turned in range(4):
        angle = math.radians(start + 36.0 * turned)
        x, y = sprite.x + radius * math.sin(angle), sprite.y - radius * math.cos(angle)
        found[turned] = Slot(x, y, side * 0.5)
    return found
