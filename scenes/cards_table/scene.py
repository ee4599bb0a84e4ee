"""The card table on the screen: wires widgets, gestures, keys and time to the parts that know.

What a gesture means is `Playing`'s, what has happened is `Show`'s, what there is to read is
`Reading`'s, and painting is `TableView`'s. When the match needs another screen, the course of the
match is told so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

import pygame

from game.core.types import Action, CardId, Handle, State
from scenes import course
from scenes.cards_table.commands import Commands, Parts
from scenes.cards_table.details import Detail, Details, Face
from scenes.cards_table.doubts import Doubts
from scenes.cards_table.effect_words import subject
from scenes.cards_table.faces import Faces
from scenes.cards_table.full_size import draw_full
from scenes.cards_table.furniture import Calls, Furniture
from scenes.cards_table.input import HandCalls, Hands
from scenes.cards_table.keys import KeyCalls, Keys
from scenes.cards_table.layout import Place, Places, rects
from scenes.cards_table.looking import Looking
from scenes.cards_table.modals import Modals
from scenes.cards_table.playing import Feedback, Playing
from scenes.cards_table.readiness import Readiness
from scenes.cards_table.reading import Reading
from scenes.cards_table.responses import Responses
from scenes.cards_table.roaming import Roaming
from scenes.cards_table.sayings import TableSayings
from scenes.cards_table.seating import Peeking, places_of
from scenes.cards_table.show import Show
from scenes.cards_table.stirring import Stirring
from scenes.cards_table.view import Moment, TableView
from scenes.cards_table.warming import Warming
from scenes.cards_table.words import Words
from scenes.draw.chips import draw_tooltip
from scenes.people import is_you, names_of
from scenes.services import Services
from scenes.session import Session, Sharing
from scenes.stage.director import MotionLevel
from scenes.table.log import LogCalls, LogLine
from scenes.table.scene import TableScene
from scenes.table.spot import Spot, SpotCalls
from scenes.ui.box import Point
from scenes.ui.toast import Notices
from scenes.ui.widget import Cursor


class CardTableScene(TableScene):
    """Both hands, both fields and everything around them, as long as a match is played."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services, session)
        self.notices = Notices.at_top(rects().preview)
        self.responses = Responses(session, services)
        self.looking = Looking()
        self.peeking = Peeking(session)
        self.commands = Commands(self, self.looking, self.responses, self.peeking)
        self._stirring = Stirring()
        self._speak()
        places = places_of(session, services.settings)
        self._is_laid = False
        sayings = TableSayings(self.words)
        self.showing = Show(session, services, sayings, places, self._prepare)
        self.playing = Playing(session, self.showing, Feedback(services.sound.play, self._warn))
        self.readiness = Readiness(self.playing, self.showing)
        calls = HandCalls(self.commands.click, self.readiness.skips, self._opens)
        self.hands = Hands(self.playing, self.showing, self.units, calls)
        does = self.commands
        self._keys = Keys(
            KeyCalls(
                does.card, does.confirm, self._take_back, does.toggle_sound, does.enlarge,
                does.peek, does.ask_me,
            )
        )  # fmt: skip
        self._lit: tuple[CardId, ...] = ()

    def _speak(self) -> None:
        """Take up the language, and the names in it."""
        texts, setup, view = self.services.texts, self.session.match.setup, self.session.view
        names = names_of(setup, texts)
        you = next((seat for seat in (0, 1) if is_you(setup, seat)), None)
        self.words = Words(texts, view, names, self.session.people, you)
        self.faces = Faces(view, texts.language)

    # --- widgets

    def build(self) -> None:
        """Everything that depends on language, size of text and side of the table."""
        self._speak()
        if self.commands.parts is not None:
            self.commands.parts.modals.close()  # an open list speaks as the table did before
        self.showing.renew(TableSayings(self.words))
        self.reading = Reading(
            self.session, self.showing, self.playing, self.hands, self.looking,
            self.responses, self.words, self.faces,
        )  # fmt: skip
        self._doubts = Doubts(self, self.words)
        self.modals = Modals(self.reading, self.open_layer, self.commands.give)
        self._details = Details(self.words, self.showing.places)
        self.view = TableView(self.showing.places, self.words, self.faces)
        self.view.cards.rises = self._stirring.rises
        self._cover()
        self._warming = Warming(self.reading, self.frame)
        does = self.commands
        calls = Calls(
            does.give, self.playing.answer, SpotCalls(does.press, self._focus, self._rings),
            LogCalls(self._point_log, self.open_rules), self.open_rules, does.replay,
            self._take_back, does.open_menu, self._leave, does.peek,
        )  # fmt: skip
        self.furniture = Furniture(self.ui, self.reading, self.frame, calls)
        self.roaming = Roaming(self._scope, self.furniture, self.playing)
        self.commands.parts = Parts(self.reading, self.modals, self.roaming)
        self._is_laid = True
        self.looking.turn_to(subject(self.session.view))
        self._keep_up()
        self._now = self._moment()

    def resized(self) -> None:
        """The still layers belong to one size."""
        if self._is_laid:
            self.view.forget()
            self._warming = Warming(self.reading, self.frame)

    def _prepare(self) -> bool:
        """Have the faces made that the story shows next; whether it may go on."""
        return self._is_laid and self._warming.prepare()

    def settle(self) -> None:
        """Come to rest."""
        super().settle()
        self.showing.finish()
        self._keep_up()

    def entered(self) -> None:
        """Back from the menu, where something may have been done."""
        self._take_news()
        self._keys.release()

    # --- time

    def tick(self, seconds: float) -> None:
        """Let the show and the session go on; look for news."""
        self._stirring.pass_time(seconds, thinking=self.session.thinking)
        self.hands.update(seconds)
        was_idle = self.showing.is_idle
        self.showing.update(seconds)
        resting = self.showing.is_idle and not self.hands.is_holding
        if resting and self.responses.tick(seconds):
            self.invalidate()
        self.session.tick(seconds, idle=resting)
        self._take_news()
        if was_idle is not self.showing.is_idle:
            self.hands.look_again()
            self.invalidate()
        self._keep_up()
        self.readiness.update(seconds)
        self._stir(seconds)
        if resting and not self._stirring.rises:
            self._warm_up()
        if resting and self.showing.is_idle and not self._belongs_here():
            course.go_on(self.session, self.services)

    def _warm_up(self) -> None:
        """Make a little of what will be drawn."""
        if not self._warming.work():
            self.make_room_for_layers()

    def _belongs_here(self) -> bool:
        """Whether the match needs this screen; a window that is passed by order needs no doors."""
        here = course.station(self.session) is course.Station.TABLE
        return here or self.responses.is_passing()

    def _take_news(self) -> None:
        """Show what the session has to tell, and take up the question it now asks."""
        news = self.session.happenings()
        if news:
            self.hands.let_go()
            self.showing.feed(news)
            self.invalidate()
        self.tell_notices()
        if self.playing.refresh():
            self.looking.turn_to(subject(self.session.view))
            self.invalidate()

    def _keep_up(self) -> None:
        """What follows the state without being told."""
        idle = self.showing.is_idle
        places = places_of(self.session, self.services.settings)
        if idle and places != self.showing.places:
            self._turn_table(places)
            return
        self._cover_up()
        self.modals.close_answered()
        if self.furniture.keep_up(idle=idle):
            self._warming.renew()
        if idle:
            self.roaming.follow()
            self.modals.keep_up(by_itself=self.session.sharing is not Sharing.PEEK)

    def _cover_up(self) -> None:
        """A hand that was opened closes when the pointer leaves it, or something lies over it."""
        if self.focus_scope.root is not self.ui:
            self.peeking.close()
        elif not (self.hands.is_holding or rects().below.hand.contains(self.hands.at)):
            self.peeking.leave()
        self._cover()

    def _cover(self) -> None:
        """Lay the cards face down that may not be seen now: on the table, and for the hands."""
        hidden, cards = self.peeking.face_down(), self.view.cards
        self.words.closed = hidden
        if hidden != self.playing.blind or hidden != cards.face_down:
            self.playing.blind = cards.face_down = hidden
            self.invalidate()

    def _opens(self, spot: Handle | None) -> bool:
        """Whether a press on a thing turned the own hand up, and so means no more than that."""
        if not self.commands.opens(spot):
            return False
        self._cover()
        return True

    def _turn_table(self, places: Places) -> None:
        """Another player decides, and sits at the lower edge now."""
        self.showing.turn_table(places)
        self.services.manager.cross_fade()
        self.rebuild()

    def _stir(self, seconds: float) -> None:
        """What rises, pulses, thinks, explains itself while the table is at rest."""
        idle, playing, stirring = self.showing.is_idle, self.playing, self._stirring
        over = self.reading.regarded()
        self.looking.point(over)
        self.looking.act(self.reading.acting())
        lifts = over if idle and not self.hands.is_holding else None
        rose = stirring.rise(seconds, lifts, self.services.motion)
        if rose | self.looking.update(seconds):
            self.invalidate()
        if self.services.motion is MotionLevel.FULL and idle:
            pulses = bool(playing.targets()) or playing.picks is not None
            if stirring.has_stepped(pulses=pulses):
                self.invalidate()

    @property
    def is_animating(self) -> bool:
        """Whether anything on the table moves."""
        return not self.showing.is_idle or self.hands.is_holding

    # --- painting

    def _moment(self) -> Moment:
        stirring = self._stirring
        pulse = stirring.pulse(self.services.motion)
        return self.reading.moment(thought=stirring.thought, pulse=pulse, lit=self._lit)

    def paint(self, surface: pygame.Surface) -> None:
        """Everything below the widgets."""
        self._now = self._moment()  # both halves of a frame show one moment
        self.view.paint(surface, self.frame, self.showing.picture, self._now)

    def paint_over(self, surface: pygame.Surface) -> None:
        """What flies above everything, explanations, a card full size."""
        self.view.paint_over(surface, self.frame, self.showing.picture, self._now)
        if (card_id := self._focused_card()) is not None:
            self.view.cards.focus(surface, self.frame, self.showing.picture, card_id)
        full = self.looking.full
        look = self.reading.look(full)
        if full is not None and look is not None:
            draw_full(surface, self.frame, look, self.reading.notes(full))
        elif self.looking.explains and (detail := self._detail()) is not None:
            at, beside = self.hands.at, detail.beside
            draw_tooltip(surface, self.frame, at, detail.words, width=420, beside=beside)

    def _detail(self) -> Detail | None:
        covered = self.focus_scope.root is not self.ui or self.focus_scope.hovered is not None
        if covered or not self.showing.is_idle or self.hands.is_holding:
            return None
        picture, faces = self.showing.picture, self._faces_at(self.hands.at)
        return self._details.at(self.session.view, picture, self.hands.at, faces)

    def _faces_at(self, at: Point) -> Iterator[Face]:
        """The faces under a point: of the card pointed at, and of the one shown at the side."""
        card_id = self.reading.over_card(self.playing.hovered)
        sprite = self.showing.picture.sprites.get(card_id) if card_id is not None else None
        look = self.reading.look(card_id)
        if sprite is not None and card_id is not None and look is not None:
            drawn = self.view.cards.drawn(sprite)
            place = Place(*drawn.at, drawn.width * drawn.zoom, drawn.degrees)
            yield Face(card_id, look, place, drawn.width)
        shown, box = self.looking.card, rects().preview
        look = self.reading.look(shown)
        if shown is not None and look is not None and box.contains(at):
            yield Face(shown, look, Place(*box.center, box.w), box.w)

    def texts(self) -> list[str]:
        """The words in the panels, and the explanation that is shown."""
        desk = self.reading.desk()
        said = [text for player in desk.players for text in (player.name, player.line)]
        said += [desk.phases.round, desk.phases.whose, *desk.phases.names]
        detail = self._detail() if self.looking.explains else None
        return [*super().texts(), *said, *([detail.words] if detail else [])]

    # --- events

    def handle(self, event: pygame.event.Event) -> None:
        """A key that was pressed before the question could be read answers nothing."""
        asks = self.focus_scope.root is self.ui or self.modals.is_asking
        if not (asks and self.readiness.swallows(event)):
            super().handle(event)

    @property
    def own_cursor(self) -> Cursor:
        """The shape of the pointer on the table, by what a press would do."""
        spot = self.playing.hovered
        if self.hands.is_holding:
            return Cursor.GRAB
        if spot is None or spot[0] == "table":
            return Cursor.ARROW
        if spot in self.playing.usable() or spot in self.playing.targets():
            return Cursor.HAND
        return Cursor.HAND if spot[0] in ("pile", "preview") else Cursor.ARROW

    def on_event(self, event: pygame.event.Event) -> None:
        """Mouse and keys on the table."""
        if event.type == pygame.MOUSEWHEEL:
            self.commands.enlarge(event.y > 0)
            return
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            if event.type == pygame.KEYDOWN and self.looking.hush():
                self.invalidate()
            self._keys.handle(event)
            return
        if event.type == pygame.WINDOWFOCUSLOST:
            self._keys.release()
        if self.hands.handle(event) | self._looks_away(event):
            self.invalidate()

    def _looks_away(self, event: pygame.event.Event) -> bool:
        """Explanations go as the pointer moves, and stay away where it pressed."""
        if event.type == pygame.MOUSEMOTION:
            return self.looking.stir(self.hands.at)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self.looking.hush(self.hands.at)
        return False

    def on_escape(self) -> None:
        """First what is large, in hand or chosen, then the menu."""
        if self.looking.full is not None:
            self.commands.enlarge(False)
        elif self.hands.is_holding:
            self.hands.let_go()
            self.showing.arrange()
        elif not self.showing.is_idle:
            self.showing.finish()
        elif not self.playing.cancel():
            self._leave()
        self.invalidate()

    def _leave(self) -> None:
        """Away from the table, as far as that goes: to the menu of the match."""
        self.pause()

    def _focus(self, spot: Handle | None) -> None:
        if self.focus_scope.shows_focus and self.playing.point(spot):
            self.invalidate()

    def _rings(self, spot: Handle) -> bool:
        """Cards bear the mark of the keyboard themselves; nothing does while the picture moves."""
        return spot[0] != "card" and self.showing.is_idle

    def _focused_card(self) -> CardId | None:
        """The card the keyboard is on, if that is to be seen."""
        scope = self.focus_scope
        spot = scope.focused if scope.shows_focus and scope.root is self.ui else None
        if not isinstance(spot, Spot) or not self.showing.is_idle:
            return None
        kind, name = cast("Handle", spot.handle)
        return cast("CardId", name) if kind == "card" else None

    def _point_log(self, line: LogLine | None) -> None:
        self._lit = line.cards if line is not None else ()
        self.invalidate()

    def _warn(self, view: State, actions: tuple[Action, ...], go_on: Callable[[], None]) -> None:
        self._doubts.warn(view, actions, go_on)

    def _take_back(self) -> None:
        self.commands.take_back(self._take_news)
