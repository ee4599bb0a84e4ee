"""The card of one seat: its side, who sits there, a name or a word about the level, the deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.core.match import HUMAN
from game.core.types import Seat
from game.texts import Texts
from scenes.draw.frame import Frame
from scenes.draw.icons import draw_icon
from scenes.draw.panels import draw_panel
from scenes.draw.svg import circle, fill, raster, stroke
from scenes.draw.text import draw_text
from scenes.draw.theme import palette
from scenes.lobby.deck_picture import draw_fitting
from scenes.lobby.deck_tile import DeckTile
from scenes.lobby.decks import has_decks
from scenes.lobby.plan import LEVELS, Plan
from scenes.people import LONGEST_NAME, default_name, emblem_of, level_about, level_name, side_of
from scenes.ui.box import Box
from scenes.ui.choices import Segmented
from scenes.ui.group import Group
from scenes.ui.label import Label
from scenes.ui.text_field import TextField
from scenes.ui.widget import Widget

PADDING = 34.0
EMBLEM = 116.0
CONTROL = 58.0
DECK = 470.0
ABOUT_SIZES = (20.0, 19.0, 18.0, 17.0, 16.0, 15.0)
PLAYERS = (HUMAN, *LEVELS)


class Changer(Protocol):
    """Takes a change of the plan; `anew` asks for new widgets."""

    def __call__(self, plan: Callable[[Plan], Plan], *, anew: bool) -> None:
        """Change the plan."""


class SeatCard(Group):
    """One seat of the plan."""

    def __init__(self, box: Box, seat: Seat, plan: Plan, texts: Texts, change: Changer) -> None:
        super().__init__(box, side_of(plan.game, seat, texts))
        self._seat, self._plan, self._texts, self._change = seat, plan, texts, change
        self._inside = box.inset(PADDING, 32)
        self._emblem = EMBLEM
        if has_decks(plan.game):
            self._add_deck(box.inset(22, 22))
        inside = self._inside
        row = Box(inside.x, inside.y + self._emblem + 26, inside.w, CONTROL)
        player = plan.players[seat]
        names = [self._player_name(one) for one in PLAYERS]
        self.add(
            Segmented(
                row,
                names,
                PLAYERS.index(player),
                lambda index: change(lambda p: p.with_player(seat, PLAYERS[index]), anew=True),
                label=self.label,
            )
        )
        below = Box(inside.x, row.bottom + 24, inside.w, inside.bottom - row.bottom - 24)
        if player == HUMAN:
            self._add_name(below)
        else:
            about = level_about(plan.game, player, texts)
            self.add(_About(below.inset(0, 4), about))

    def _add_deck(self, room: Box) -> None:
        """The seat's deck at the right; the player keeps the left part of the card."""
        plan, seat, change = self._plan, self._seat, self._change
        place = Box(room.right - DECK, room.y, DECK, room.h)
        self.add(
            DeckTile(
                place,
                plan.game,
                seat,
                plan.decks[seat],
                self._texts,
                on_choose=lambda choice: change(lambda p: p.with_deck(seat, choice), anew=True),
            )
        )
        inside = self._inside
        self._inside = Box(inside.x, inside.y, place.x - 28 - inside.x, inside.h)
        self._emblem = EMBLEM - 12

    def _player_name(self, player: str) -> str:
        return self._texts.tr("Person") if player == HUMAN else level_name(player, self._texts)

    def _add_name(self, below: Box) -> None:
        seat, plan, texts = self._seat, self._plan, self._texts
        label = texts.tr("Name")
        self.add(Label(Box(below.x, below.y, 130, CONTROL), label, size=20, ink="text_second"))
        alone = plan.players[1 - seat] != HUMAN
        self.add(
            TextField(
                Box(below.x + 140, below.y, below.w - 140, CONTROL),
                plan.names[seat],
                label=label,
                hint=default_name(seat, texts, alone=alone),
                longest=LONGEST_NAME,
                on_change=lambda name: self._change(lambda p: p.with_name(seat, name), anew=False),
            )
        )

    def _rename(self, name: str) -> None:
        self._plan = self._plan.with_name(self._seat, name)
        self._change(lambda plan: plan.with_name(self._seat, name), anew=False)
        self.invalidate()

    def texts(self) -> list[str]:
        """The side; its widgets speak for themselves."""
        return [self.label]

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The panel, the emblem of whoever sits there, and the side's name."""
        box = self.box
        draw_panel(surface, frame, box)
        inside, emblem = self._inside, self._emblem
        centre = inside.x + emblem / 2, inside.y + emblem / 2
        player = self._plan.players[self._seat]
        sign = emblem_of(player, self._plan.game, self._seat)
        draw_emblem(surface, frame, centre, emblem, seat=self._seat, sign=sign)
        x = inside.x + emblem + 26
        draw_text(
            surface, frame, self.label, (x, centre[1] - 24),
            size=30, role="display", ink="heading", width=inside.right - x,
        )  # fmt: skip
        draw_text(
            surface, frame, self._who(), (x, centre[1] + 26),
            size=20, ink="text_second", width=inside.right - x,
        )  # fmt: skip

    def _who(self) -> str:
        plan, seat = self._plan, self._seat
        if plan.players[seat] != HUMAN:
            return level_name(plan.players[seat], self._texts)
        alone = plan.players[1 - seat] != HUMAN
        return plan.names[seat] or default_name(seat, self._texts, alone=alone)


class _About(Widget):
    """A sentence or two, as large as there is room for."""

    solid = False

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the lines."""
        draw_fitting(surface, frame, self.box, self.label, ABOUT_SIZES, ink="text_second")


def draw_emblem(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    size: float,
    *,
    seat: Seat,
    sign: str,
) -> None:
    """Draw a player's round emblem with an icon as its sign, in the colours of a side."""
    side = list(palette().sides.values())[seat]
    px = frame.px(size)
    half = px / 2
    disc = raster(
        (px, px),
        circle(half, half, half - 1, fill(side.deep)),
        circle(half, half, half - px * 0.05, fill(side.body)),
        circle(half, half, half - px * 0.03, stroke(side.rim, max(1.5, px * 0.035))),
    )
    surface.blit(disc, disc.get_rect(center=frame.point(*centre)))
    draw_icon(surface, frame, sign, centre, size * 0.6, side.front)
