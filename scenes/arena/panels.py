"""Paints what stands in the panels beside the board, part by part.

A part is painted anew only when the value it shows has changed, on the base painted by `base.py`.
Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame

from game.onmyo.orbs import ORBS
from scenes.arena.base import PADDING
from scenes.arena.desk import Desk, PlayerDesk, SpentDesk, WheelDesk
from scenes.arena.fitting import fits
from scenes.arena.layers import Part
from scenes.arena.layout import BEASTS, SIDES, Slot, Table, rects
from scenes.arena.prompts import Prompter
from scenes.draw.chips import Tone, draw_chip, draw_crest
from scenes.draw.frame import Frame
from scenes.draw.orbs import OrbState, draw_orb
from scenes.draw.panels import Look, draw_panel
from scenes.draw.text import draw_paragraph, draw_text, paragraph_height, text_size
from scenes.draw.wheel import draw_wheel
from scenes.ui.box import Box

GLOW: Final = 16.0
"""How far the light of the player to move may reach out of the panel."""


class PanelPainter:
    """Paints desks in one language."""

    def __init__(self, prompter: Prompter) -> None:
        self.say = prompter
        self.tr = prompter.texts.tr

    def parts(self, table: Table, desk: Desk) -> Iterator[Part]:
        """The parts of a desk, each with all it depends on."""
        for player, wheel in zip(desk.players, desk.wheels, strict=True):
            panels = table.panels(player.seat)
            light = panels.player.inset(-GLOW)
            yield Part(light, player, partial(self._player, box=panels.player, player=player))
            yield Part(panels.wheel, wheel, partial(self._wheel, table=table, desk=wheel))
        below, above = (player.seat for player in desk.players)
        own, theirs = table.panels(below).hand, table.panels(above).hand
        cost = (desk.cost, desk.cost_line)
        yield Part(own, cost, partial(self._own_hand, box=own, desk=desk))
        room = table.in_hand(above, 0).box.x - theirs.x - PADDING - 10
        hidden = desk.hand_hidden
        yield Part(theirs, hidden, partial(self._their_hand, box=theirs, room=room, hidden=hidden))
        spent = rects().arena.spent
        yield Part(spent, desk.spent, partial(self._spent, table=table, desk=desk.spent))
        yield Part(rects().arena.turn, (desk.turn, desk.game), partial(self._turn, desk=desk))

    # --- players

    def _player(
        self, surface: pygame.Surface, frame: Frame, *, box: Box, player: PlayerDesk
    ) -> None:
        draw_panel(surface, frame, box, look=Look.ACTIVE if player.active else Look.NORMAL)
        middle = box.x + 50, box.center[1]
        draw_crest(surface, frame, middle, 68, player.emblem, side=SIDES[player.seat])
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

    def _wheel(
        self, surface: pygame.Surface, frame: Frame, *, table: Table, desk: WheelDesk
    ) -> None:
        box = table.panels(desk.seat).wheel
        wheel = table.wheel(desk.seat)
        draw_wheel(
            surface, frame, wheel.centre, wheel.radius,
            {BEASTS[orb]: count for orb, count in zip(ORBS, desk.counts, strict=True)},
            side=SIDES[desk.seat],
            states={BEASTS[orb]: state for orb, state in zip(ORBS, desk.states, strict=True)},
            label=self.tr("beats"),
        )  # fmt: skip
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

    def _own_hand(self, surface: pygame.Surface, frame: Frame, *, box: Box, desk: Desk) -> None:
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
        text = self.tr("Genbu counts as 2")
        chip = draw_chip(surface, frame, (right, box.bottom - 26), text, align="right", size=16)
        room = box.w - 2 * PADDING - chip.w / frame.scale - 12
        if fits(frame, desk.cost_line, room, size=17):
            draw_text(
                surface, frame, desk.cost_line, (box.x + PADDING, box.bottom - 26),
                size=17, ink="text_third", width=room,
            )  # fmt: skip

    def _their_hand(
        self, surface: pygame.Surface, frame: Frame, *, box: Box, room: float, hidden: bool
    ) -> None:
        label = self.tr("In hand")
        height = paragraph_height(
            frame, label, room, size=18, role="bold", balanced=True, leading=1.3
        )
        middle = box.center[1] - (12 if hidden else 0)
        draw_paragraph(
            surface, frame, label, (box.x + PADDING, middle - height / 2), room,
            size=18, role="bold", ink="text_second", balanced=True, leading=1.3,
        )  # fmt: skip
        if hidden:
            draw_text(
                surface, frame, self.tr("kept hidden"), (box.x + PADDING, box.bottom - 24),
                size=16, ink="text_third", width=room,
            )  # fmt: skip

    # --- orbs spent

    def _spent(
        self, surface: pygame.Surface, frame: Frame, *, table: Table, desk: SpentDesk
    ) -> None:
        box = rects().arena.spent
        right = box.right - PADDING
        title = draw_text(
            surface, frame, desk.title, (box.x + PADDING, box.y + 28),
            size=18, role="bold", ink="text_second", width=box.w * 0.56,
        )  # fmt: skip
        room = right - box.x - PADDING - title.w / frame.scale - 16
        if not desk.orbs:
            draw_paragraph(
                surface, frame, self.tr("Orbs paid go to the other player."),
                (box.x + PADDING, box.y + 50), box.w - 2 * PADDING,
                size=17, ink="text_third", max_lines=2, leading=1.35, balanced=True,
            )  # fmt: skip
        elif fits(frame, desk.note, room, size=16):
            draw_text(
                surface, frame, desk.note, (right, box.y + 28),
                size=16, ink="text_third", align="right", width=room,
            )  # fmt: skip
        for index, orb in enumerate(desk.orbs):
            slot = table.spent(index)
            draw_orb(surface, frame, (slot.x, slot.y), slot.size, BEASTS[orb])
        if desk.single:
            self._single(surface, frame, table.spent(1).x - 22, right, desk.single)

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

    # --- turn

    def _turn(self, surface: pygame.Surface, frame: Frame, *, desk: Desk) -> None:
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


def _label(surface: pygame.Surface, frame: Frame, words: str, box: Box, width: float) -> None:
    draw_text(
        surface, frame, words, (box.x + PADDING, box.y + 31),
        size=18, role="bold", ink="text_second", width=width,
    )  # fmt: skip
