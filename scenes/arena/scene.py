"""The arena on the screen: wires widgets, gestures, keys and time to the parts that know.

What a gesture means is `Playing`'s, what has happened is `Show`'s, what stands beside the board is
the `Desk`'s, and painting is `ArenaView`'s. When the match needs another screen, the course of the
match is told so.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.core.types import CardId, Seat
from game.onmyo import flow
from game.onmyo.record import Entry
from game.onmyo.table import arena_of
from scenes import course
from scenes.arena.asking import Command
from scenes.arena.bar import Bar
from scenes.arena.input import Hands
from scenes.arena.layout import ICON_GAP, Table, rects
from scenes.arena.log_view import LogView
from scenes.arena.orb_menu import best_way, orb_menu
from scenes.arena.playing import Feedback, Playing
from scenes.arena.pointing import table_spots, wheel_spot
from scenes.arena.prompts import Prompter
from scenes.arena.reading import Reading
from scenes.arena.show import Show
from scenes.arena.spot import Spot
from scenes.arena.view import PULSE_LEVELS, ArenaView
from scenes.arena.warming import warming
from scenes.draw.chips import draw_tooltip
from scenes.mute import Mute
from scenes.people import names_of
from scenes.questions import ask_undo
from scenes.services import Services
from scenes.session import Session
from scenes.stage.director import MotionLevel
from scenes.stage.tween import sine_pulse
from scenes.table.icons import Icon, icon_bar
from scenes.table.scene import TableScene
from scenes.table.spot import Spot as SpotWidget
from scenes.table.spot import SpotCalls
from scenes.ui.button import nothing
from scenes.ui.toast import Notices

THINKING_STEPS: Final = 8
"""How often in a second the sign of thinking changes."""
HINT_DELAY: Final = 0.45
"""Seconds the pointer rests on an orb before its effect is explained."""


class ArenaScene(TableScene):
    """The board with both players' wheels and hands, for as long as a match is played."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services, session)
        self.notices = Notices.at_foot(rects().arena.legend)
        self.table = Table(arena_of(session.view), self._bottom())
        self._speak()
        self.showing = Show(session, services, self.prompter, self.table)
        feedback = Feedback(services.sound.play, self._offer_orbs)
        self.playing = Playing(session, self.showing, feedback, self._confirms)
        self.hands = Hands(self.playing, self.showing, lambda: self.table, self.units)
        self._rest = 0.0
        self._told = -1
        self._thought = 0
        self._mute = Mute(services)

    def _speak(self) -> None:
        """Take up the language, and the names in it."""
        texts, setup = self.services.texts, self.session.match.setup
        self.prompter = Prompter(texts, names_of(setup, texts))
        self.view = ArenaView(self.table, self.prompter)

    def _confirms(self) -> bool:
        return self.services.settings.confirm_moves

    def _bottom(self) -> Seat:
        """The seat at the lower edge: the person's, or the first, or whoever is to move."""
        people = self.session.people
        if len(people) == 1:
            return people[0]
        return self.session.viewer if self.services.settings.board_side == "turning" else 0

    # --- widgets

    def build(self) -> None:
        """The bar, the record, the icons, and the places the keyboard can go to."""
        self._speak()
        self.showing.renew(self.prompter)
        self.reading = Reading(
            self.session, self.showing, self.playing, self.prompter, self.table.bottom
        )
        self.bar = self.ui.add(Bar(rects().arena.bar, self._command))
        self._add_icons()
        self.log = self.ui.add(
            LogView(self.prompter, self.frame, self.table.bottom, self._point_log)
        )
        self._told = -1
        self._add_spots()
        self._warm_up()

    def _add_icons(self) -> None:
        tr = self.tr
        entries = (
            Icon("rule-book", tr("Rules"), self.open_rules, pygame.K_F1),
            Icon("play-button", tr("Show the last turn again (L)"), self._replay, pygame.K_l),
            Icon("anticlockwise-rotation", tr("Take back (Ctrl+Z)"), self._undo),
            Icon("musical-notes", tr("Sound on or off (M)"), self._mute.toggle, pygame.K_m),
            Icon("cog", tr("Menu (Esc)"), self.pause),
        )
        self._icons = self.ui.add(icon_bar(rects().arena.icons, entries, ICON_GAP))

    def _add_spots(self) -> None:
        calls = SpotCalls(self._press, self._focus_spot)
        for spot, box, is_round in table_spots(self.table, self.session.view, self.session.people):
            label = str(spot[1]) if spot[0] == "square" else ""
            place = self.ui.add(SpotWidget(box, spot, label, calls, is_round=is_round))
            place.needs_ring = False  # Return presses it where no ring is shown, too

    def resized(self) -> None:
        """The still layers belong to one size."""
        self.view.forget()
        self._warm_up()

    def _warm_up(self) -> None:
        """Pictures of another size or side are wanted: see `warming`."""
        self._tasks = warming(self.view, self.frame, self.showing.picture)

    def settle(self) -> None:
        """Come to rest."""
        super().settle()
        self.showing.finish()
        self._keep_up()

    def entered(self) -> None:
        """Back from the menu, where something may have been done."""
        self._take_news()

    # --- time

    def tick(self, seconds: float) -> None:
        """Let the show and the session go on; look for news."""
        self.view.clock += seconds
        self.hands.update(seconds)
        was_idle = self.showing.is_idle
        self.showing.update(seconds)
        resting = self.showing.is_idle and not self.hands.is_holding
        self.session.tick(seconds, idle=resting)
        self._take_news()
        if not was_idle and self.showing.is_idle:
            self.hands.look_again()
            self.invalidate()
        self._keep_up()
        self._wait_for_hint(seconds)
        if resting and self.showing.is_idle:
            next(self._tasks, nothing)()
        self._pulse()
        if resting and self.showing.is_idle and not self._belongs_here():
            course.go_on(self.session, self.services)

    def _belongs_here(self) -> bool:
        """Whether the match needs this screen; the orb set aside belongs to the arena too."""
        view = self.session.view
        asks_aside = view.decision is not None and view.decision.kind == "aside"
        playing = view.phase == flow.PLAY or asks_aside
        return playing and course.station(self.session) is course.Station.TABLE

    def _take_news(self) -> None:
        """Show what the session has to tell, and take up the question it now asks."""
        news = self.session.happenings()
        if news:
            self.hands.let_go()
            self.showing.feed(news)
            self.invalidate()
        self.tell_notices()
        before = self.playing.plan
        self.playing.refresh()
        if self.playing.plan is not before:
            self.invalidate()

    def _keep_up(self) -> None:
        """What follows the state without being told: the bar, the record, the side of the table."""
        if self.showing.is_idle and self._bottom() != self.table.bottom:
            self._turn_table()
        self.bar.ask(self.reading.asking())
        if self.showing.is_idle and self._told != len(self.session.history):
            self._told = len(self.session.history)
            self.log.show(self.reading.record())
        undo = self._icons.children[2]
        if self.session.can_undo():
            undo.enable()
        else:
            undo.disable(self.tr("There is nothing that may be taken back."))

    def _turn_table(self) -> None:
        self.table = Table(self.table.arena, self._bottom())
        self.showing.turn_table(self.table)
        self.services.manager.cross_fade()
        self.rebuild()

    def _pulse(self) -> None:
        """The light of legal squares, and the sign of thinking, come and go in a few steps."""
        if self.services.motion is not MotionLevel.FULL or not self.showing.is_idle:
            return
        if self.session.thinking and int(self.view.clock * THINKING_STEPS) != self._thought:
            self._thought = int(self.view.clock * THINKING_STEPS)
            self.invalidate()
        level = round((sine_pulse(self.view.clock) - 0.7) / 0.3 * PULSE_LEVELS)
        if level != self.view.pulse_level and self.playing.marks().near:
            self.view.pulse_level = level
            self.invalidate()

    def _wait_for_hint(self, seconds: float) -> None:
        before = self._rest
        self._rest += seconds
        if before < HINT_DELAY <= self._rest and self.reading.hint():
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        """Whether anything on the table moves."""
        return not self.showing.is_idle or self.hands.is_holding

    def texts(self) -> list[str]:
        """The words in the panels."""
        return [*super().texts(), *self.reading.words()]

    # --- painting

    def paint(self, surface: pygame.Surface) -> None:
        """Everything below the widgets."""
        self.view.paint(surface, self.frame, self.reading.desk(), self.showing, self.playing)

    def paint_over(self, surface: pygame.Surface) -> None:
        """What flies above everything."""
        orb = self.hands.orb_in_hand
        held = (orb, self.hands.at) if orb is not None else None
        self.view.paint_over(surface, self.frame, self.showing, held)
        if self._rest >= HINT_DELAY and (hint := self.reading.hint()):
            draw_tooltip(surface, self.frame, self.hands.at, hint)

    # --- events

    def on_event(self, event: pygame.event.Event) -> None:
        """Mouse and keys on the table; Ctrl+Z takes back."""
        if (
            event.type == pygame.KEYDOWN
            and event.key == pygame.K_z
            and event.mod & pygame.KMOD_CTRL
        ):
            self._undo()
            return
        hovered = self.playing.sight.spot
        if self.hands.handle(event):
            self.invalidate()
        if self.playing.sight.spot != hovered or event.type != pygame.MOUSEMOTION:
            self._rest = 0.0

    def on_escape(self) -> None:
        """First what is in hand or planned, then the menu."""
        if self.playing.refusal is not None:
            self.playing.refusal = None
        elif self.hands.is_holding:
            self.hands.let_go()
            self.showing.arrange(self.session.view, self.playing.moved())
        elif not self.showing.is_idle:
            self.showing.finish()
        elif not self.playing.cancel():
            self.pause()
        self.invalidate()

    def _press(self, spot: Spot) -> None:
        """A place was pressed by key."""
        if not self.showing.is_idle:
            self.showing.finish()
        spot = self._as_planned(spot)
        self.playing.point(spot)
        self.playing.click(spot)
        self.invalidate()

    def _as_planned(self, spot: Spot) -> Spot:
        plan = self.playing.plan
        return wheel_spot(spot, plan.seat if plan is not None else None)

    def _focus_spot(self, spot: Spot | None) -> None:
        if spot is None or not self.focus_scope.shows_focus:
            return
        if self.playing.point(self._as_planned(spot)):
            self.invalidate()

    def _command(self, command: Command) -> None:
        refusal = self.playing.refusal
        if command is Command.READ_RULE and refusal is not None:
            self.open_rules(refusal.clause)
            return
        self.playing.command(command)
        self.invalidate()

    def _point_log(self, entry: Entry | None) -> None:
        self.view.pointed = entry
        self.invalidate()

    def _offer_orbs(self, piece: CardId, square: str, orbs: str) -> None:
        """The small menu of orbs that lead to a square."""
        plan = self.playing.plan
        assert plan is not None

        def take(orb: str) -> None:
            self.playing.take(piece, orb, square)
            self.invalidate()

        ways = [(orb, best_way(plan, piece, orb, square)) for orb in orbs]
        self.open_layer(orb_menu(self.prompter, ways, self.table.square_box(square), take))

    # --- icons

    def _replay(self) -> None:
        if not self.showing.replay():
            self.toasts.show(self.tr("No turn has been played yet."))
        self.invalidate()

    def _undo(self) -> None:
        self.playing.cancel()
        ask_undo(self, self.session)
        self._take_news()
