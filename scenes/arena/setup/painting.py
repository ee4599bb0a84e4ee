"""Paints the set-up screen part by part, and what turns, flies or is in hand above it.

A part is painted anew only when the value it shows has changed. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame

from game.core.types import HIDDEN, Seat
from game.onmyo.orbs import ORBS
from game.onmyo.placement import seen_by_owner
from scenes.arena.fitting import fits
from scenes.arena.layers import Part, StillLayer
from scenes.arena.layout import BEASTS, SIDES, rects
from scenes.arena.prompts import Prompter
from scenes.arena.setup import places
from scenes.arena.setup.base import PADDING, TITLE, SetupBase, paint_side_names
from scenes.arena.setup.motion import SetupPicture
from scenes.arena.setup.placing import Placing
from scenes.arena.setup.still import (
    PieceStill,
    TrayStill,
    Words,
    piece_still,
    tray_still,
    wheel_counts,
)
from scenes.draw.chips import Tone, draw_chip, draw_count, draw_key
from scenes.draw.frame import Frame
from scenes.draw.orbs import OrbState, Socket, draw_orb, draw_orb_chain
from scenes.draw.panels import Look, Panel, draw_panel
from scenes.draw.pieces import draw_hidden_piece, draw_piece
from scenes.draw.text import draw_paragraph, draw_text, text_size
from scenes.draw.wheel import draw_wheel
from scenes.ui.box import Box

LARGE_TEXT: Final = 1.2
"""Text size above which counts lie on the orbs."""
COUNT: Final = 4
GLOW, TRAY_GLOW = 22.0, 9.0
"""How far the light of a panel, and of a box of the tray, may reach out of it."""


class SetupPainter:
    """Paints one seat's set-up in one language."""

    def __init__(self, prompter: Prompter, seat: Seat) -> None:
        self.say = prompter
        self.tr = prompter.texts.tr
        self.seat = seat
        self._still = StillLayer(SetupBase(prompter).paint)

    def forget(self) -> None:
        """The window has another size."""
        self._still.forget()

    # --- the still parts

    def paint(
        self,
        surface: pygame.Surface,
        frame: Frame,
        picture: SetupPicture,
        placing: Placing,
        words: Words,
    ) -> None:
        """Everything that rests, and the pieces that turn."""
        parts = self._parts(picture, placing, words)
        surface.blit(self._still.picture(surface.get_size(), frame, parts), (0, 0))
        for piece, disc in enumerate(picture.discs):
            if disc.degrees:
                sockets = (Socket.EMPTY,) * COUNT
                kind = picture.kind(piece)
                self._disc(surface, frame, piece, kind, degrees=disc.degrees, sockets=sockets)

    def _parts(self, picture: SetupPicture, placing: Placing, words: Words) -> Iterator[Part]:
        setup = rects().setup
        header = Box(setup.title.x + 300, 0, setup.icons.x - setup.title.x - 300, 91)
        yield Part(header, words.theirs, partial(self._header, theirs=words.theirs))
        for piece in range(places.PIECES):
            still = piece_still(placing, picture, piece)
            region = places.piece_panel(piece).inset(-GLOW)
            paint = partial(self._piece_panel, still=still)
            yield Part(region, still, paint, above=still.active)
        counts = wheel_counts(placing, picture)
        yield Part(setup.wheel.inset(4, 62), counts, partial(self._wheel, counts=counts))
        for orb, cell in places.tray_boxes().items():
            box = tray_still(placing, picture, orb)
            paint = partial(self._tray_box, still=box, cell=cell)
            lit = box.look is not Look.NORMAL
            yield Part(cell.inset(-TRAY_GLOW), box, paint, above=lit)
        foot = (words.foot, words.reason)
        yield Part(setup.foot, foot, partial(self._foot, words=words))

    def _foot(self, surface: pygame.Surface, frame: Frame, *, words: Words) -> None:
        setup = rects().setup
        y = setup.foot.center[1]
        draw_text(surface, frame, words.foot, (setup.foot.x, y), size=18, ink="text_second")
        draw_text(
            surface, frame, words.reason, (setup.confirm.center[0], y),
            size=18, ink="text_second", align="center", width=setup.confirm.w + 60,
        )  # fmt: skip

    def _header(self, surface: pygame.Surface, frame: Frame, *, theirs: tuple[str, ...]) -> None:
        """What to do; or the other player's pieces, while both place openly."""
        box = rects().setup.title
        title = text_size(frame, self.tr("Arrange your pieces"), size=TITLE, role="display")[0]
        left = box.x + min(title, 620) + 56
        if not theirs:
            hint = self.tr(
                "Four orbs on each of three pieces. The three left over pay for summons and moves."
            )
            room = rects().setup.icons.x - 40 - left
            if fits(frame, hint, room, size=20):
                draw_text(
                    surface, frame, hint, (left, box.center[1]),
                    size=20, ink="text_second", width=room,
                )  # fmt: skip
            return
        first = places.their_piece(0)
        draw_text(
            surface, frame, self.tr("Your opponent's pieces"), (first.box.x - 20, first.y),
            size=19, role="bold", ink="text_second", align="right", width=first.box.x - 20 - left,
        )  # fmt: skip
        side = SIDES[1 - self.seat]
        for index, kind in enumerate(theirs):
            slot = places.their_piece(index)
            at = (slot.x, slot.y)
            if HIDDEN in kind:
                draw_hidden_piece(surface, frame, at, slot.size, side)
            else:
                orbs = tuple(BEASTS.get(orb) for orb in seen_by_owner(kind, 1 - self.seat))
                draw_piece(surface, frame, at, slot.size, side, orbs, front=0)

    def _piece_panel(self, surface: pygame.Surface, frame: Frame, *, still: PieceStill) -> None:
        box = places.piece_panel(still.piece)
        draw_panel(surface, frame, box, look=Look.SELECTED if still.active else Look.NORMAL)
        name = self.say.thing("piece", str(still.piece))
        draw_text(
            surface, frame, name, (box.x + PADDING, box.y + 38),
            size=26, role="display", ink="heading", width=230,
        )  # fmt: skip
        if not still.confirming:
            self._count(surface, frame, box, still.done)
        paint_side_names(surface, frame, self.say, still.piece)
        self._turning_order(surface, frame, box, still.fronts)
        if still.kind is not None:
            self._disc(surface, frame, still.piece, still.kind, sockets=still.sockets)
            for side, state in still.lit:
                slot = places.socket((still.piece, side))
                orb = BEASTS[still.kind[side]]
                draw_orb(surface, frame, (slot.x, slot.y), slot.size, orb, state)

    def _disc(
        self,
        surface: pygame.Surface,
        frame: Frame,
        piece: int,
        kind: str,
        *,
        sockets: tuple[Socket, ...],
        degrees: float = 0.0,
    ) -> None:
        slot = places.disc(piece)
        orbs = tuple(BEASTS.get(orb) for orb in kind)
        draw_piece(
            surface, frame, (slot.x, slot.y), slot.size, SIDES[self.seat], orbs,
            degrees=degrees % 360, front=0, sockets=sockets,
        )  # fmt: skip

    def _count(self, surface: pygame.Surface, frame: Frame, box: Box, done: int) -> None:
        at = (box.right - PADDING + 2, box.y + 37)
        words = f"{done}／{COUNT}" if self.say.language == "ja" else f"{done} / {COUNT}"
        if done == COUNT:
            draw_chip(surface, frame, at, words, align="right", icon="check-mark", size=19)
        else:
            draw_chip(surface, frame, at, words, tone=Tone.LEGAL, align="right", size=19)

    def _turning_order(self, surface: pygame.Surface, frame: Frame, box: Box, fronts: str) -> None:
        """The orbs as they come to the front, one after the other."""
        y = box.bottom - 40
        label = self.tr("Turning")
        width = min(text_size(frame, label, size=18)[0], 104.0)
        draw_text(
            surface, frame, label, (box.x + PADDING, y), size=18, ink="text_second", width=width
        )
        kinds = [BEASTS.get(orb) for orb in fronts]
        draw_orb_chain(surface, frame, (box.x + PADDING + width + 34, y), kinds, size=38, step=58)

    # --- wheel and tray

    def _wheel(self, surface: pygame.Surface, frame: Frame, *, counts: tuple[int, ...]) -> None:
        wheel = places.wheel()
        draw_wheel(
            surface, frame, (wheel.x, wheel.y), wheel.size / 2,
            {BEASTS[orb]: count for orb, count in zip(ORBS, counts, strict=True)},
            label=self.tr("beats"),
        )  # fmt: skip

    def _tray_box(
        self, surface: pygame.Surface, frame: Frame, *, still: TrayStill, cell: Box
    ) -> None:
        draw_panel(surface, frame, cell, Panel.PLATE, still.look)
        draw_key(surface, frame, (cell.x + 8, cell.y + 18), str(still.number))
        slot = places.tray_orb(still.orb)
        state = OrbState.NORMAL if still.count else OrbState.DIM
        draw_orb(surface, frame, (slot.x, slot.y), slot.size, BEASTS[still.orb], state)
        self._tray_words(surface, frame, cell, still)

    def _tray_words(
        self, surface: pygame.Surface, frame: Frame, cell: Box, still: TrayStill
    ) -> None:
        orb, count = still.orb, still.count
        left, right = cell.x + 112, cell.right - 14
        width = 0.0
        if frame.text_scale > LARGE_TEXT:  # the name needs the whole line
            slot = places.tray_orb(orb)
            reach = slot.size * 0.38
            at = (slot.x + reach, slot.y + reach)
            draw_count(surface, frame, at, count, size=36, dim=not count)
        else:
            number = f"×{count}"
            width = text_size(frame, number, size=23, role="display")[0] + 8
            draw_text(
                surface, frame, number, (right, cell.y + 40), size=23, role="display",
                ink="heading" if count else "text_third", align="right",
            )  # fmt: skip
        draw_text(
            surface, frame, self.say.thing("orb", orb, "beast"), (left, cell.y + 40),
            size=23, role="display", ink="text" if count else "text_third",
            width=right - left - width,
        )  # fmt: skip
        draw_paragraph(
            surface, frame, self.say.thing("orb", orb, "short"), (left, cell.y + 62),
            right - left, size=17, ink="text_second", max_lines=2, leading=1.25,
        )  # fmt: skip

    # --- what moves

    def above(
        self,
        surface: pygame.Surface,
        frame: Frame,
        picture: SetupPicture,
        placing: Placing,
        at: tuple[float, float],
    ) -> None:
        """Orbs in flight, and the one in hand."""
        for sprite in picture.flights:
            draw_orb(surface, frame, (sprite.x, sprite.y), sprite.size, BEASTS[sprite.orb])
        if placing.held is not None and placing.orb is not None:
            draw_orb(
                surface, frame, at, places.TRAY_ORB * 1.15, BEASTS[placing.orb], OrbState.SELECTED
            )
