"""Paints the still parts of the arena screen: ground, board, and the panels of a `Desk`.

The ground with the empty board is painted once for a window size, the panels once for a desk; what
moves is painted over them in every frame. Decides nothing.
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.onmyo.orbs import BLOCKED, LOSE, MUTUAL, ORBS, WIN
from scenes.arena.desk import Desk, PlayerDesk, SpentDesk, WheelDesk
from scenes.arena.layout import BEASTS, SIDES, Slot, Table, rects
from scenes.arena.prompts import Prompter
from scenes.draw import effects, svg
from scenes.draw.arena_board import draw_board
from scenes.draw.caches import PictureCache
from scenes.draw.chips import Tone, draw_chip
from scenes.draw.frame import Frame
from scenes.draw.grounds import draw_ground
from scenes.draw.icons import draw_icon
from scenes.draw.orbs import OrbState, draw_orb
from scenes.draw.panels import Look, draw_panel, draw_rule
from scenes.draw.seals import Mark, draw_mark
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height, text_size
from scenes.draw.theme import palette
from scenes.draw.wheel import draw_wheel
from scenes.ui.box import Box

AVATARS: Final = ("yin-yang", "fox-head")
RESULTS: Final = (WIN, LOSE, MUTUAL, BLOCKED)
PADDING: Final = 23.0
COORDINATE: Final = 7.0
"""Units from the board to the names of files and ranks."""
_ROUND: Final = PictureCache("arena rounds", megabytes=3, count=24)


def paint_ground(surface: pygame.Surface, frame: Frame, table: Table) -> None:
    """The dyed table and the empty board with the names of its files and ranks."""
    draw_ground(surface, frame, "onmyo")
    draw_board(surface, frame, table.squares, table.circles)
    _paint_coordinates(surface, frame, table)


def _paint_coordinates(surface: pygame.Surface, frame: Frame, table: Table) -> None:
    squares = table.squares
    for square in table.arena.squares:
        column, row = table.cell(square)
        if row == squares.rows - 1:
            at = squares.middle(column, row)[0], squares.box[1] + squares.box[3] + COORDINATE
            _small(surface, frame, square[0], at)
        if column == 0:
            _small(
                surface,
                frame,
                square[1],
                (squares.left - COORDINATE, squares.middle(column, row)[1]),
            )


def _small(surface: pygame.Surface, frame: Frame, words: str, at: tuple[float, float]) -> None:
    draw_text(
        surface, frame, words, at,
        size=13, ink="gold_line", align="center", fixed=True, role="bold", floor=9,
    )  # fmt: skip


class PanelPainter:
    """Paints desks in one language."""

    def __init__(self, prompter: Prompter) -> None:
        self.say = prompter
        self.tr = prompter.texts.tr

    def paint(self, surface: pygame.Surface, frame: Frame, table: Table, desk: Desk) -> None:
        """All panels of a desk."""
        for player, wheel in zip(desk.players, desk.wheels, strict=True):
            box = table.panels(player.seat).player
            self._player(surface, frame, box, player)
            self._wheel(surface, frame, table, wheel)
        below, above = (player.seat for player in desk.players)
        self._own_hand(surface, frame, table, below, desk)
        self._their_hand(surface, frame, table, above, desk)
        self._spent(surface, frame, table, desk.spent)
        self._legend(surface, frame)
        self._record(surface, frame)
        self._turn(surface, frame, desk)

    # --- players

    def _player(self, surface: pygame.Surface, frame: Frame, box: Box, player: PlayerDesk) -> None:
        draw_panel(surface, frame, box, look=Look.ACTIVE if player.active else Look.NORMAL)
        middle = box.x + 50, box.center[1]
        side = palette().sides[SIDES[player.seat]]
        px = frame.px(66)
        disc = _ROUND.get(("avatar", px, player.seat), lambda: _avatar(px, side.body, side.rim))
        surface.blit(disc, disc.get_rect(center=frame.point(*middle)))
        draw_icon(surface, frame, AVATARS[player.seat], middle, 40)
        left, right = box.x + 98, box.right - PADDING
        counts = text_size(frame, player.counts, size=19, role="bold")[0]
        name_width = max(110.0, right - left - counts - 14)
        name_top, line_top = box.y + 40, box.y + 75
        draw_text(
            surface, frame, player.name, (left, name_top),
            size=22, role="bold", width=name_width,
        )  # fmt: skip
        draw_text(
            surface, frame, player.counts, (right, name_top),
            size=19, role="bold", ink="text_second", align="right",
            width=right - left - min(name_width, 110.0),
        )  # fmt: skip
        points = (
            text_size(frame, player.points, size=17, role="bold")[0] + 40 if player.points else 0
        )
        draw_text(
            surface, frame, player.line, (left, line_top),
            size=18, ink="text_second", width=right - left - points,
        )  # fmt: skip
        if player.points:
            at = (right, line_top)
            draw_chip(surface, frame, at, player.points, tone=Tone.CHOSEN, align="right", size=17)

    # --- wheels

    def _wheel(self, surface: pygame.Surface, frame: Frame, table: Table, desk: WheelDesk) -> None:
        box = table.panels(desk.seat).wheel
        draw_panel(surface, frame, box)
        wheel = table.wheel(desk.seat)
        draw_wheel(
            surface, frame, wheel.centre, wheel.radius,
            {BEASTS[orb]: count for orb, count in zip(ORBS, desk.counts, strict=True)},
            side=SIDES[desk.seat],
            states={BEASTS[orb]: state for orb, state in zip(ORBS, desk.states, strict=True)},
            label=self.tr("beats"),
        )  # fmt: skip
        _heading(surface, frame, self.tr("Wheel"), box)
        if desk.hint:
            draw_text(
                surface, frame, desk.hint, (box.right - PADDING, box.y + 30),
                size=19, role="bold", ink="asagi", align="right", width=box.w / 2 - 20,
            )  # fmt: skip
        if desk.aside:
            self._aside(surface, frame, table.aside(desk.seat), desk.aside)

    def _aside(self, surface: pygame.Surface, frame: Frame, slot: Slot, orbs: str) -> None:
        draw_orb(surface, frame, (slot.x, slot.y), slot.size, BEASTS[orbs], OrbState.DIM)
        draw_text(
            surface, frame, self.tr("aside"), (slot.x, slot.y - slot.size / 2 - 14),
            size=16, ink="text_second", align="center", width=84,
        )  # fmt: skip

    # --- pieces in hand

    def _own_hand(
        self, surface: pygame.Surface, frame: Frame, table: Table, seat: int, desk: Desk
    ) -> None:
        box = table.panels(seat).hand
        draw_panel(surface, frame, box)
        right = box.right - PADDING
        number = text_size(frame, str(desk.cost), size=38, role="display")[0]
        draw_text(
            surface, frame, str(desk.cost), (right, box.y + 29),
            size=38, role="display", ink="heading", align="right",
        )  # fmt: skip
        label = draw_text(
            surface, frame, self.tr("Cost to summon"), (right - number - 12, box.y + 31),
            size=18, ink="text_second", align="right", width=box.w * 0.42,
        )  # fmt: skip
        room = right - number - 12 - label.w / frame.scale - box.x - PADDING - 16
        _label(surface, frame, self.tr("In hand"), box, room)
        for index in range(3):
            _empty_place(surface, frame, table.in_hand(seat, index))
        text = self.tr("Genbu counts as 2")
        chip = draw_chip(surface, frame, (right, box.bottom - 26), text, align="right", size=16)
        room = box.w - 2 * PADDING - chip.w / frame.scale - 12
        if _fits(frame, desk.cost_line, 17, room):
            draw_text(
                surface, frame, desk.cost_line, (box.x + PADDING, box.bottom - 26),
                size=17, ink="text_third", width=room,
            )  # fmt: skip

    def _their_hand(
        self, surface: pygame.Surface, frame: Frame, table: Table, seat: int, desk: Desk
    ) -> None:
        box = table.panels(seat).hand
        draw_panel(surface, frame, box)
        width = table.in_hand(seat, 0).box.x - box.x - PADDING - 10
        label = self.tr("In hand")
        height = paragraph_height(
            frame, label, width, size=18, role="bold", balanced=True, leading=1.3
        )
        middle = box.center[1] - (12 if desk.hand_hidden else 0)
        draw_paragraph(
            surface, frame, label, (box.x + PADDING, middle - height / 2), width,
            size=18, role="bold", ink="text_second", balanced=True, leading=1.3,
        )  # fmt: skip
        if desk.hand_hidden:
            draw_text(
                surface, frame, self.tr("kept hidden"), (box.x + PADDING, box.bottom - 24),
                size=16, ink="text_third", width=width,
            )  # fmt: skip
        for index in range(3):
            _empty_place(surface, frame, table.in_hand(seat, index))

    # --- orbs spent, and what orbs do (O-06)

    def _spent(self, surface: pygame.Surface, frame: Frame, table: Table, desk: SpentDesk) -> None:
        box = rects().arena.spent
        draw_panel(surface, frame, box)
        right = box.right - PADDING
        title = draw_text(
            surface, frame, desk.title, (box.x + PADDING, box.y + 28),
            size=18, role="bold", ink="text_second", width=box.w * 0.56,
        )  # fmt: skip
        room = right - box.x - PADDING - title.w / frame.scale - 16
        if not desk.orbs:
            draw_text(
                surface, frame, self.tr("Orbs paid go to the other player."),
                (box.x + PADDING, box.y + 76),
                size=17, ink="text_third", width=box.w - 2 * PADDING,
            )  # fmt: skip
        elif _fits(frame, desk.note, 16, room):
            draw_text(
                surface, frame, desk.note, (right, box.y + 28),
                size=16, ink="text_third", align="right", width=room,
            )  # fmt: skip
        for index, orb in enumerate(desk.orbs):
            slot = table.spent(index)
            draw_orb(surface, frame, (slot.x, slot.y), slot.size, BEASTS[orb])
        if desk.single:
            self._single(surface, frame, table.spent(1).x - 22, right, desk.single)
        draw_rule(surface, frame, (box.x + PADDING, box.y + 110), box.w - 2 * PADDING)
        self._effects(surface, frame, box)

    def _single(
        self, surface: pygame.Surface, frame: Frame, left: float, right: float, orb: str
    ) -> None:
        y = rects().arena.spent.y
        draw_text(
            surface, frame, self.say.thing("orb", orb), (left, y + 64),
            size=22, role="display", width=right - left,
        )  # fmt: skip
        draw_text(
            surface, frame, self.say.thing("orb", orb, "short"), (left, y + 92),
            size=17, role="bold", ink="asagi", width=right - left,
        )  # fmt: skip

    def _effects(self, surface: pygame.Surface, frame: Frame, box: Box) -> None:
        """What each orb does when it pays, in view at all times."""
        grid = Box(box.x + PADDING, box.y + 118, box.w - 2 * PADDING, 84)
        cells = [cell for row in grid.rows(3) for cell in _unequal(row)]
        for cell, orb in zip(cells, (*ORBS, "any"), strict=True):
            middle = cell.x + 12, cell.center[1]
            if orb in BEASTS:
                draw_orb(surface, frame, middle, 23, BEASTS[orb], OrbState.FLAT)
            else:
                draw_text(
                    surface, frame, "＊", middle, size=18, ink="gold", align="center", fixed=True
                )
            draw_text(
                surface, frame, self.say.thing("orb", orb, "short"), (cell.x + 28, middle[1]),
                size=16, ink="text_second", width=cell.w - 28,
            )  # fmt: skip

    # --- results, turn

    def _legend(self, surface: pygame.Surface, frame: Frame) -> None:
        box = rects().arena.legend
        draw_panel(surface, frame, box)
        rows = box.inset(PADDING - 4, 11).rows(4)
        names = [self.say.thing("result", name) for name in RESULTS]
        means = [self.say.thing("result", name, "means") for name in RESULTS]
        column = max(text_size(frame, name, size=17, role="bold")[0] for name in names) + 12
        widest = max(text_size(frame, words, size=17)[0] for words in means)
        if column + widest * 0.75 > box.w - 2 * PADDING - 30:  # the signs say it as well
            column = 0.0
        for row, result, name, words in zip(rows, RESULTS, names, means, strict=True):
            draw_mark(surface, frame, (row.x + 14, row.center[1]), 25, Mark(result))
            left = row.x + 38
            if column:
                draw_text(
                    surface, frame, name, (left, row.center[1]), size=17, role="bold", width=column
                )
            draw_text(
                surface, frame, words, (left + column, row.center[1]),
                size=17, ink="text_second", width=row.right - left - column,
            )  # fmt: skip

    def _record(self, surface: pygame.Surface, frame: Frame) -> None:
        """The ground of the record; its lines are a widget."""
        box = rects().arena.log
        draw_panel(surface, frame, box)
        draw_text(
            surface, frame, self.tr("Record"), (box.x + PADDING, box.y + 25),
            size=18, role="bold", ink="text_second", width=box.w - 2 * PADDING,
        )  # fmt: skip

    def _turn(self, surface: pygame.Surface, frame: Frame, desk: Desk) -> None:
        box = rects().arena.turn
        y = box.center[1]
        if desk.game:
            draw_text(
                surface, frame, desk.game, (box.x, y - 15), size=16, ink="text_second", width=box.w
            )
            y += 12
        draw_text(
            surface,
            frame,
            desk.turn,
            (box.x, y),
            size=24,
            role="display",
            ink="heading",
            width=box.w,
        )


def _fits(frame: Frame, words: str, size: float, room: float) -> bool:
    """Whether a hint can be read in full; hints that cannot are left out."""
    return text_size(frame, words, size=size)[0] * 0.74 <= room


def _unequal(row: Box) -> tuple[Box, Box]:
    """Two columns, the second wider: it holds the longest words."""
    left = row.w * 0.42
    return Box(row.x, row.y, left - 8, row.h), Box(row.x + left, row.y, row.w - left, row.h)


def _heading(surface: pygame.Surface, frame: Frame, words: str, box: Box) -> None:
    draw_text(
        surface, frame, words, (box.x + PADDING, box.y + 30),
        size=24, role="display", ink="heading", width=box.w / 2 - 20,
    )  # fmt: skip


def _label(surface: pygame.Surface, frame: Frame, words: str, box: Box, width: float) -> None:
    draw_text(
        surface, frame, words, (box.x + PADDING, box.y + 31),
        size=18, role="bold", ink="text_second", width=width,
    )  # fmt: skip


def _avatar(px: int, body: str, rim: str) -> pygame.Surface:
    half = px / 2
    thick = max(1.5, px * 0.045)
    return svg.raster(
        (px, px),
        svg.circle(half, half, half - thick / 2, svg.fill(body)),
        svg.circle(half, half, half - thick / 2, svg.stroke(rim, thick)),
        svg.circle(half, half, half - thick * 2.2, svg.stroke(rim, 1, 0.5)),
    )


def _empty_place(surface: pygame.Surface, frame: Frame, slot: Slot) -> None:
    """The faint ring where a piece lies while it is in hand."""
    px = frame.px(slot.size)
    ring = _ROUND.get(("place", px), lambda: _place_ring(px))
    effects.stamp(surface, ring, ring.get_rect(center=frame.point(slot.x, slot.y)).topleft)


def _place_ring(px: int) -> pygame.Surface:
    half = px / 2
    dash = 2 * math.pi * (half - 2) / 36
    return svg.raster(
        (px, px),
        svg.circle(half, half, half - 2, svg.fill("#000000", 0.28)),
        svg.circle(
            half, half, half - 2, svg.stroke("gold_line", 1.2, 0.7, dash=f"{dash:.2f} {dash:.2f}")
        ),
    ).premul_alpha()
