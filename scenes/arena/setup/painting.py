"""Paints the set-up screen: the still panels, and what turns, flies or is in hand above them.

The still part is painted anew only when its `Still` differs. Decides nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.core.types import HIDDEN, Seat
from game.onmyo.orbs import EMPTY, ORBS
from game.onmyo.placement import seen_by_owner
from scenes.arena.fitting import fits
from scenes.arena.layout import BEASTS, SIDES, rects
from scenes.arena.prompts import Prompter
from scenes.arena.setup import places
from scenes.arena.setup.motion import SetupPicture
from scenes.arena.setup.placing import Placing
from scenes.draw.chips import Tone, draw_chip, draw_count, draw_key
from scenes.draw.frame import Frame
from scenes.draw.grounds import draw_ground
from scenes.draw.orbs import OrbState, Socket, draw_orb, draw_orb_chain
from scenes.draw.panels import Look, Panel, draw_panel, draw_rule
from scenes.draw.pieces import PieceState, draw_hidden_piece, draw_piece
from scenes.draw.text import draw_paragraph, draw_text, text_size
from scenes.draw.wheel import draw_wheel
from scenes.ui.box import Box

PADDING: Final = 28.0
LARGE_TEXT: Final = 1.2
"""Text size above which counts lie on the orbs."""
COUNT: Final = 4


@dataclass(frozen=True, slots=True)
class Still:
    """Everything the still part shows."""

    pieces: tuple[str, ...]
    fronts: tuple[str, ...]
    tray: tuple[int, ...]
    active: int | None
    chosen: str | None
    in_hand: str | None
    hovered: str | None
    confirming: bool
    foot: str
    reason: str
    theirs: tuple[str, ...]


class SetupPainter:
    """Paints one seat's set-up in one language."""

    def __init__(self, prompter: Prompter, seat: Seat) -> None:
        self.say = prompter
        self.tr = prompter.texts.tr
        self.seat = seat
        self._ground: pygame.Surface | None = None
        self._layer: pygame.Surface | None = None
        self._still: Still | None = None

    def forget(self) -> None:
        """The window has another size."""
        self._ground = self._layer = self._still = None

    # --- the still part

    def paint(self, surface: pygame.Surface, frame: Frame, still: Still) -> None:
        """Everything that does not move."""
        if self._ground is None or self._layer is None:
            self._ground = pygame.Surface(surface.get_size())
            self._layer = pygame.Surface(surface.get_size())
            self._paint_ground(self._ground, frame)
        if still != self._still:
            self._layer.blit(self._ground, (0, 0))
            self._paint_still(self._layer, frame, still)
            self._still = still
        surface.blit(self._layer, (0, 0))

    def _paint_ground(self, surface: pygame.Surface, frame: Frame) -> None:
        draw_ground(surface, frame, "onmyo")
        setup = rects().setup
        title = self.tr("Arrange your pieces")
        draw_text(
            surface, frame, title, (setup.title.x, setup.title.center[1] - 2),
            size=38, role="display", ink="heading", width=620,
        )  # fmt: skip
        draw_rule(surface, frame, (setup.title.x, 92), 1840, faded=True)
        draw_panel(surface, frame, setup.wheel)
        draw_panel(surface, frame, setup.tray)
        self._order(surface, frame, setup.order)

    def _paint_still(self, surface: pygame.Surface, frame: Frame, still: Still) -> None:
        self._header(surface, frame, still)
        for piece in range(places.PIECES):
            self._piece_panel(surface, frame, piece, still)
        self._wheel(surface, frame, still)
        self._tray(surface, frame, still)
        setup = rects().setup
        y = setup.foot.center[1]
        draw_text(surface, frame, still.foot, (setup.foot.x, y), size=18, ink="text_second")
        draw_text(
            surface, frame, still.reason, (setup.confirm.center[0], y),
            size=18, ink="text_second", align="center", width=setup.confirm.w + 60,
        )  # fmt: skip

    def _header(self, surface: pygame.Surface, frame: Frame, still: Still) -> None:
        """What to do; or the other player's pieces, while both place openly."""
        box = rects().setup.title
        title = text_size(frame, self.tr("Arrange your pieces"), size=38, role="display")[0]
        left = box.x + min(title, 620) + 56
        if not still.theirs:
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
        for index, kind in enumerate(still.theirs):
            slot = places.their_piece(index)
            at = (slot.x, slot.y)
            if HIDDEN in kind:
                draw_hidden_piece(surface, frame, at, slot.size, side)
            else:
                orbs = tuple(BEASTS.get(orb) for orb in seen_by_owner(kind, 1 - self.seat))
                draw_piece(surface, frame, at, slot.size, side, orbs, front=0)

    def _piece_panel(self, surface: pygame.Surface, frame: Frame, piece: int, still: Still) -> None:
        box = places.piece_panel(piece)
        active = piece == still.active and not still.confirming
        draw_panel(surface, frame, box, look=Look.SELECTED if active else Look.NORMAL)
        name = self.say.thing("piece", str(piece))
        draw_text(
            surface, frame, name, (box.x + PADDING, box.y + 38),
            size=26, role="display", ink="heading", width=230,
        )  # fmt: skip
        if not still.confirming:
            self._count(surface, frame, box, COUNT - still.pieces[piece].count(EMPTY))
        disc = places.disc(piece)
        self._side_names(surface, frame, disc.x, disc.y, disc.size)
        self._turning_order(surface, frame, box, still.fronts[piece])

    def _count(self, surface: pygame.Surface, frame: Frame, box: Box, done: int) -> None:
        at = (box.right - PADDING + 2, box.y + 37)
        words = f"{done}／{COUNT}" if self.say.language == "ja" else f"{done} / {COUNT}"
        if done == COUNT:
            draw_chip(surface, frame, at, words, align="right", icon="check-mark", size=19)
        else:
            draw_chip(surface, frame, at, words, tone=Tone.LEGAL, align="right", size=19)

    def _side_names(
        self, surface: pygame.Surface, frame: Frame, x: float, y: float, size: float
    ) -> None:
        reach = size / 2 + 22
        for name, at, strong in (
            ("front", (x, y - reach), True),
            ("right", (x + reach + 7, y), False),
            ("rear", (x, y + reach), False),
            ("left", (x - reach - 7, y), False),
        ):
            draw_text(
                surface, frame, self.say.thing("side", name), at,
                size=18, role="bold", ink="text" if strong else "text_third", align="center",
                width=160 if at[0] == x else 52,
            )  # fmt: skip

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

    # --- wheel, tray, order of victory

    def _wheel(self, surface: pygame.Surface, frame: Frame, still: Still) -> None:
        box = rects().setup.wheel
        draw_text(
            surface, frame, self.tr("Your wheel"), (box.x + 26, box.y + 38),
            size=26, role="display", ink="heading", width=box.w - 190,
        )  # fmt: skip
        left = self.say.texts.trn("{n} stays", "{n} stay", 3)
        at = (box.right - 26, box.y + 37)
        draw_chip(surface, frame, at, left, tone=Tone.FAINT, align="right", size=18)
        wheel = places.wheel()
        draw_wheel(
            surface, frame, (wheel.x, wheel.y), wheel.size / 2,
            {
                BEASTS[orb]: count - (orb == still.in_hand)
                for orb, count in zip(ORBS, still.tray, strict=True)
            },
            label=self.tr("beats"),
        )  # fmt: skip

    def _tray(self, surface: pygame.Surface, frame: Frame, still: Still) -> None:
        box = rects().setup.tray
        draw_text(
            surface, frame, self.tr("Orbs to place"), (box.x + PADDING, box.y + 33),
            size=20, role="bold", ink="text_second", width=box.w / 2 - 60,
        )  # fmt: skip
        draw_text(
            surface, frame, self.tr("Drag, or press 1 to 5"), (box.right - PADDING, box.y + 33),
            size=18, ink="text_third", align="right", width=box.w / 2 - 40,
        )  # fmt: skip
        for index, (orb, cell) in enumerate(places.tray_boxes().items()):
            count = still.tray[index]
            look = Look.SELECTED if orb == still.chosen else Look.NORMAL
            if orb == still.hovered and count and look is Look.NORMAL:
                look = Look.ACTIVE
            draw_panel(surface, frame, cell, Panel.PLATE, look)
            draw_key(surface, frame, (cell.x + 8, cell.y + 18), str(index + 1))
            slot = places.tray_orb(orb)
            state = OrbState.NORMAL if count else OrbState.DIM
            draw_orb(surface, frame, (slot.x, slot.y), slot.size, BEASTS[orb], state)
            self._tray_words(surface, frame, cell, orb, count)

    def _tray_words(
        self, surface: pygame.Surface, frame: Frame, cell: Box, orb: str, count: int
    ) -> None:
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

    def _order(self, surface: pygame.Surface, frame: Frame, box: Box) -> None:
        """Which orb overcomes which, always in sight (O-06)."""
        draw_panel(surface, frame, box)
        draw_text(
            surface, frame, self.tr("Order of victory"), (box.x + 26, box.y + 33),
            size=20, role="bold", ink="text_second", width=box.w - 52,
        )  # fmt: skip
        step = (box.w - 52 - 50) / 4
        kinds = [BEASTS[orb] for orb in ORBS]
        draw_orb_chain(surface, frame, (box.x + 51, box.y + 92), kinds, size=50, step=step)
        words = self.tr("Suzaku overcomes Kirin; other pairs cancel out.")
        draw_paragraph(
            surface, frame, words, (box.x + 26, box.y + 134), box.w - 52,
            size=17, ink="text_second", leading=1.35, max_lines=3,
        )  # fmt: skip

    # --- what moves

    def pieces(
        self, surface: pygame.Surface, frame: Frame, picture: SetupPicture, placing: Placing
    ) -> None:
        """The three pieces, their sockets lit for the orb that is chosen."""
        for piece, disc in enumerate(picture.discs):
            slot = places.disc(piece)
            kind = picture.kind(piece)
            if placing.held is not None and placing.held[0] == "socket":
                kind = _without(kind, placing.held[1], piece)
            orbs = tuple(BEASTS.get(orb) for orb in kind)
            sockets = tuple(self._socket_state(placing, piece, side) for side in range(4))
            draw_piece(
                surface, frame, (slot.x, slot.y), slot.size, SIDES[self.seat], orbs,
                degrees=disc.degrees % 360, front=0, sockets=sockets, state=PieceState.NORMAL,
            )  # fmt: skip
            self._chosen_socket(surface, frame, placing, piece)

    def _socket_state(self, placing: Placing, piece: int, side: int) -> Socket:
        if placing.hovered == ("socket", (piece, side)) and placing.orb is not None:
            return Socket.HOVER
        return Socket.LEGAL if placing.orb is not None else Socket.EMPTY

    def _chosen_socket(
        self, surface: pygame.Surface, frame: Frame, placing: Placing, piece: int
    ) -> None:
        """An orb on a piece that is chosen or pointed at."""
        for spot, state in ((placing.hovered, OrbState.HOVER), (placing.chosen, OrbState.SELECTED)):
            if spot is None or spot[0] != "socket" or spot == placing.held:
                continue
            where = spot[1]
            if isinstance(where, tuple) and where[0] == piece:
                orb = placing.draft.orb(where)
                if orb != EMPTY:
                    slot = places.socket(where)
                    draw_orb(surface, frame, (slot.x, slot.y), slot.size, BEASTS[orb], state)

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


def _without(kind: str, where: object, piece: int) -> str:
    """The orbs of a piece without the one that is in hand."""
    if isinstance(where, tuple) and where[0] == piece:
        return kind[: where[1]] + EMPTY + kind[where[1] + 1 :]
    return kind
