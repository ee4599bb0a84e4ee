"""The screen on which it is settled who goes first: hands, a coin, or a word on what was agreed.

Two people choose at the same time by keys, or one after the other by pointer; a card stays face
down until both have chosen. What is decided is the session's; this screen shows it.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from game.core.events import Announced
from game.core.first_player import HANDS, JANKEN
from game.core.phrases import phrases
from game.core.types import Action, Seat
from scenes.course import FIRST_SHOWN, first_player, go_on
from scenes.draw.buttons import Kind
from scenes.draw.grounds import draw_ground
from scenes.draw.theme import palette
from scenes.first_player.hand_button import HandButton
from scenes.first_player.picture import MIDDLE, SIDES, Look, paint
from scenes.first_player.round import Round
from scenes.people import emblem_of, is_you, name_of, names_of, side_of, tells_sides
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Session
from scenes.stage.director import MotionLevel
from scenes.ui.box import SHEET, Box
from scenes.ui.button import Button
from scenes.ui.toast import Notices

CHOICE: Final = (150.0, 206.0)
CHOICE_TOP: Final = 706.0
CHOICE_STEP: Final = 182.0
THROW: Final = 1.5
BUTTON: Final = Box(MIDDLE - 230, 900.0, 460.0, 78.0)
KEYS: Final = (
    ((pygame.K_a, "A"), (pygame.K_s, "S"), (pygame.K_d, "D")),
    ((pygame.K_j, "J"), (pygame.K_k, "K"), (pygame.K_l, "L")),
)


class FirstPlayerScene(Scene):
    """Settles who goes first, shows it, and leads on to the table."""

    notices = Notices.at_foot(Box(24.0, 0.0, BUTTON.x - 48.0, SHEET.h - 24.0))

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session
        self._phrases = phrases(session.match.setup.game)
        self._round = Round()
        self._picks: dict[Seat, str] = {}
        self._told = len(session.history)
        self._thrown = 0.0
        self._said = -1
        self._first = first_player(session)
        self._shows_ring = True

    # --- widgets

    def build(self) -> None:
        """The cards of those who still choose, or the button that leads on."""
        if self._is_settled:
            self._add_button()
        elif self._first is None and self._round.hands is None:
            for seat in self.session.people:
                if not self._has_chosen(seat):
                    self._add_choice(seat)

    def rebuild(self) -> None:
        """The keyboard always begins at the first hand, in sight: Return plays it, and where it
        was before would tell which hand has been chosen."""
        if self._scope.focused is not None:
            self._shows_ring = self._scope.shows_focus
        super().rebuild()
        choices = self._choices()
        if choices:
            self._scope.focus(choices[0], visibly=self._shows_ring)

    def _choices(self) -> list[HandButton]:
        return [one for one in self._scope.focusables() if isinstance(one, HandButton)]

    def _add_choice(self, seat: Seat) -> None:
        language = self.services.texts.language
        for index, hand in enumerate(HANDS):
            x = SIDES[seat] + (index - 1) * CHOICE_STEP - CHOICE[0] / 2
            name = self._phrases.thing("hand", hand, language)
            self.ui.add(
                HandButton(
                    Box(x, CHOICE_TOP, *CHOICE),
                    hand,
                    name.capitalize(),
                    KEYS[seat][index],
                    partial(self._pick, seat, hand),
                    game=self.session.match.setup.game,
                )
            )

    def _add_button(self) -> None:
        button = self.ui.add(
            Button(BUTTON, self.tr("Go on"), self._go, kind=Kind.PRIMARY, key_hint="Enter")
        )
        self.focus_scope.focus(button)

    @property
    def _is_settled(self) -> bool:
        """Whether it is decided, and everything has been shown."""
        if self._first is None:
            return False
        if self._way == JANKEN:
            return self._round.hands is None or self._round.is_over
        return self._thrown >= 1.0

    @property
    def _way(self) -> str:
        return "" if self._first is None else dict(self._first.values)["way"]

    @property
    def _winner(self) -> Seat:
        assert self._first is not None, "nothing is decided yet"
        return int(dict(self._first.values)["seat"])

    # --- choosing

    def _pick(self, seat: Seat, hand: str) -> None:
        """A person chooses; the hand lies face down until the other has chosen as well."""
        self._picks[seat] = hand
        self.services.sound.play("paper")
        self._submit()
        self.rebuild()

    def _submit(self) -> None:
        """Hand in what has been chosen, in the order in which the table asks."""
        while (seat := self._asked) is not None and seat in self._picks:
            hand = self._picks.pop(seat)
            self.session.submit(Action(JANKEN, seat, None, ("button", hand)))

    @property
    def _asked(self) -> Seat | None:
        decision = self.session.match.state.decision
        return decision.seat if decision is not None and decision.kind == JANKEN else None

    def _has_chosen(self, seat: Seat) -> bool:
        """Whether a hand lies face down: chosen here, or by the first side before the second."""
        return seat in self._picks or (seat == 0 and self._asked == 1)

    def _go(self) -> None:
        self.session.notes[FIRST_SHOWN] = "yes"
        self.session.save()
        go_on(self.session, self.services)

    def on_escape(self) -> None:
        """The menu of the match."""
        self.services.manager.open("pause", session=self.session)

    # --- time

    def tick(self, seconds: float) -> None:
        """Fetch the computer's hand, then let the round or the coin run."""
        if self.session.is_over:  # conceded in the menu
            go_on(self.session, self.services)
            return
        self.session.tick(seconds, idle=True)
        for notice in self.session.take_notices():
            self.toasts.show(self.services.texts.say(notice))
        was_settled = self._is_settled
        self._hear()
        if self._round.hands is not None:
            self._run_round(seconds)
        elif self._first is not None and self._thrown < 1.0:
            self._throw(seconds)
        if self._is_settled and not was_settled:
            self.services.sound.play("seal")
            self.rebuild()
        for button in self._choices():
            button.is_pointed_at = self._scope.shows_focus and button.focused

    def _hear(self) -> None:
        """Take up what has happened in the match since the last look."""
        news = self.session.history[self._told :]
        self._told += len(news)
        for happening in news:
            self.invalidate()
            for event in happening.events:
                if isinstance(event, Announced):
                    self._take(event)

    def _take(self, event: Announced) -> None:
        values = dict(event.values)
        if event.topic == JANKEN:
            at_once = self.services.motion is not MotionLevel.FULL
            self._round.show((values["0"], values["1"]), at_once=at_once)
            self._said = -1
            self.rebuild()
        elif event.topic == "first_player":
            self._first = event

    def _run_round(self, seconds: float) -> None:
        if self._round.is_over and not self._round.is_draw:
            return
        self._round.passed += seconds * self.services.settings.speed
        self.invalidate()
        word = self._round.word
        if word is not None and word != self._said:
            self._said = word
            self.services.sound.play("drum" if word == 2 else "tap")
        if self._round.is_over and self._round.is_draw:
            self._round = Round()  # C-1: a draw of hands repeats
            self.rebuild()

    def _throw(self, seconds: float) -> None:
        """Let the coin fly; without motion, and where nothing is thrown, it lies at once."""
        if self._thrown == 0.0:
            self.services.sound.play("lift" if self._way == "coin" else "brush")
        flies = self._way == "coin" and self.services.motion is MotionLevel.FULL
        step = seconds * self.services.settings.speed / THROW if flies else 1.0
        self._thrown = min(1.0, self._thrown + step)
        self.invalidate()

    @property
    def is_animating(self) -> bool:
        """While cards are turned or the coin flies."""
        if self._round.hands is not None:
            return not self._round.is_over
        return self._first is not None and self._thrown < 1.0

    def settle(self) -> None:
        """Show what is decided."""
        super().settle()
        self._thrown = 1.0 if self._first is not None else 0.0
        self._round.passed = 60.0
        self.rebuild()

    # --- picture

    def texts(self) -> list[str]:
        """Heading, hint, names and what is decided."""
        look = self._look()
        words = look.heading, look.line, look.verdict, *look.names, *look.sides
        return [*super().texts(), *words]

    def paint(self, surface: pygame.Surface) -> None:
        """The ground, both players, and what stands between them."""
        game = self.session.match.setup.game
        draw_ground(surface, self.frame, game if game in palette().dyes else "menu")
        paint(surface, self.frame, self._look())

    def _look(self) -> Look:
        setup, texts = self.session.match.setup, self.services.texts
        coin = self._first is not None and self._way != JANKEN
        return Look(
            game=setup.game,
            heading=self.tr("Who goes first"),
            line=self._line(),
            verdict=self._verdict(),
            call=self._call(),
            names=names_of(setup, texts),
            sides=(self._side(0), self._side(1)),
            emblems=(self._emblem(0), self._emblem(1)),
            chosen=(self._has_chosen(0), self._has_chosen(1)),
            round=None if coin else self._round,
            coin=self._winner if coin else None,
            thrown=self._thrown,
        )

    def _side(self, seat: Seat) -> str:
        game = self.session.match.setup.game
        return side_of(game, seat, self.services.texts) if tells_sides(game) else ""

    def _emblem(self, seat: Seat) -> str:
        setup = self.session.match.setup
        return emblem_of(setup.seats[seat].player, setup.game, seat)

    def _line(self) -> str:
        """What stands under the heading."""
        language = self.services.texts.language
        if self._is_settled:
            way = self._phrases.thing("way", self._way, language)
            return self.tr("Decided by {way}", way=way)
        if self._first is not None or self._round.hands is not None:
            return ""
        if len(self.session.people) == 2:
            return self.tr("Choose at the same time by keys, or in turn while the other looks away")
        asked = self._phrases.prompt(JANKEN, language)
        return self.tr("{question}. {hint}.", question=asked.ask, hint=asked.hint)

    def _verdict(self) -> str:
        if not self._is_settled:
            return ""
        setup, texts = self.session.match.setup, self.services.texts
        if is_you(setup, self._winner):
            return self.tr("You go first")
        return self.tr("{name} goes first", name=name_of(setup, self._winner, texts))

    def _call(self) -> str:
        """The word of the call that stands in the middle."""
        if self._is_settled or self._round.word is None:
            return ""
        if self._round.is_draw and self._round.sealed > 0.0:
            return self.tr("A draw")
        return (self.tr("Jan"), self.tr("ken"), self.tr("pon!"))[self._round.word]
