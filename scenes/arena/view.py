"""Paints the arena screen in its layers: still ground, panels, then what lives on the board.

The ground is kept for a window size and the panels for a `Desk`, so that a frame in which pieces
move is one blit and a few small pictures. Decides nothing.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.core.types import CardId
from game.onmyo.record import Entry
from scenes.arena.base import BasePainter
from scenes.arena.board_painting import BoardPainter
from scenes.arena.desk import Desk
from scenes.arena.layers import StillLayer
from scenes.arena.layout import Table
from scenes.arena.overlay import Overlay
from scenes.arena.panels import PanelPainter
from scenes.arena.picture import Picture
from scenes.arena.playing import Playing
from scenes.arena.prompts import Prompter
from scenes.arena.show import Show
from scenes.draw.frame import Frame
from scenes.draw.pieces import PieceState
from scenes.stage.gesture import Point

PULSE_LEVELS: Final = 7
"""Steps of light in the pulse of squares that may be gone to; only a step is drawn anew."""


class ArenaView:
    """The painters of one table in one language, and the still layers they have made."""

    def __init__(self, table: Table, prompter: Prompter) -> None:
        self.table = table
        self.say = prompter
        self.board = BoardPainter(table)
        self.panels = PanelPainter(prompter)
        self.pulse_level = PULSE_LEVELS
        self.clock = 0.0
        self.pointed: Entry | None = None
        self._still = StillLayer(BasePainter(table, prompter).paint)

    def forget(self) -> None:
        """The window has another size."""
        self._still.forget()

    # --- below the widgets

    def paint(
        self, surface: pygame.Surface, frame: Frame, desk: Desk, show: Show, playing: Playing
    ) -> None:
        """The still layers, the marks and the pieces that lie."""
        parts = self.panels.parts(self.table, desk)
        surface.blit(self._still.picture(surface.get_size(), frame, parts), (0, 0))
        marks = playing.marks()
        picture = show.picture
        if self.pointed is not None:
            self.board.trail(surface, frame, self.pointed.path)
        elif marks.route is None:
            self.board.trail(surface, frame, picture.trail)
        if show.is_idle:
            pulse = 0.7 + 0.3 * self.pulse_level / PULSE_LEVELS
            self.board.marks(surface, frame, playing.view, marks, pulse)
        self.board.pieces(
            surface, frame, picture, self._states(picture, marks, playing), lifted=False
        )
        if show.is_idle:
            self._planned(surface, frame, picture, marks, playing)

    def _states(
        self, picture: Picture, marks: Overlay, playing: Playing
    ) -> dict[CardId, PieceState]:
        states = {}
        spot = playing.sight.spot
        if spot is not None and spot[0] in ("square", "card") and playing.grip.may_lift(spot):
            pointed = playing.grip.piece_at(spot)
            assert pointed is not None
            states[pointed] = PieceState.HOVER
        for card in (picture.acting, marks.chosen, self.pointed.piece if self.pointed else None):
            if card is not None:
                states[card] = PieceState.SELECTED
        return states

    def _planned(
        self,
        surface: pygame.Surface,
        frame: Frame,
        picture: Picture,
        marks: Overlay,
        playing: Playing,
    ) -> None:
        """The way that is shown, the results, the facings to choose from."""
        if marks.route is not None:
            self.board.way(surface, frame, marks.route, picture.pieces[marks.route.piece])
        self.board.badges(surface, frame, marks.badges)
        if marks.facing is not None:
            hovered = playing.sight.spot
            turned = int(hovered[1]) if hovered and hovered[0] == "facing" else None
            self.board.facings(surface, frame, picture.pieces[marks.facing], turned)
        if marks.route is not None and marks.route.steps[-1].front:
            self.board.next_front(surface, frame, marks.route, self.say.thing("side", "front"))

    # --- above the widgets

    def paint_over(
        self, surface: pygame.Surface, frame: Frame, show: Show, held: tuple[str, Point] | None
    ) -> None:
        """What flies, what is in hand, the seal of a clash, words across the board."""
        picture = show.picture
        self.board.pieces(surface, frame, picture, {}, lifted=True)
        self.board.flights(surface, frame, picture)
        if held is not None:
            self.board.held_orb(surface, frame, *held)
        if picture.seal is not None:
            self.board.seal(surface, frame, picture.seal)
        if picture.banner is not None:
            self.board.banner(surface, frame, picture.banner)
        if show.session.thinking and show.is_idle:
            seat = 1 - self.table.bottom
            self.board.thinking(surface, frame, seat, self.clock)
