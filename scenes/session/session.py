"""A match on the screen: carries out what people decide, fetches what the computer decides.

Owns whose view is shown, when the device must change hands, taking back, and saving after every
decision. Rules are asked of `Match` alone; pictures are the scenes' business.
"""

from __future__ import annotations

from typing import Final

from game.core import replay
from game.core.engine import concession
from game.core.first_player import JANKEN
from game.core.match import HUMAN, Match
from game.core.types import Action, Refusal, Seat, State
from game.texts import Phrase
from scenes.session.autosave import Keeper
from scenes.session.chronicle import Chronicle, Happening
from scenes.session.opponents import Opponents, Question
from scenes.session.sharing import Sharing, sharing_of, write_sharing

SEATS: Final = (0, 1)
PACE: Final = 0.45
"""Seconds at rest before the computer answers a person's move."""
TIME_NOTE: Final = "session.seconds"


class Session:
    """One match, its people and its computer players.

    `notes` belong to the scenes and are saved with the match: call `save` after changing them.
    """

    def __init__(
        self,
        match: Match,
        opponents: Opponents,
        *,
        keeper: Keeper,
        notes: dict[str, str] | None = None,
        pace: float = PACE,
    ) -> None:
        """`match` may be under way: its story is told again. `keeper` stores its saves; `pace` is
        the pause in seconds before the computer answers."""
        self.notes: dict[str, str] = dict(notes or {})
        self.pace = pace
        self.match = Match(match.setup)
        self._opponents = opponents
        self.keeper = keeper
        self._story = Chronicle(self.match, self._watchers())
        self._story.open_up(is_open=self.sharing is Sharing.OPEN)
        self._viewer = self._watchers()[0]
        self._is_veiled = True  # who sits down to a match may be either person
        self._thinking = False
        self._pause = 0.0
        self._notices: list[Phrase] = []
        self._seconds = _seconds_of(self.notes)
        self._taken_back = 0
        self._story.tell(None, (), self.match.opening)
        self._retell(match)
        self._go_on()

    def _retell(self, played: Match) -> None:
        """Play the groups of a match under way again, so that its story can be told."""
        position = 0
        for size in played.group_sizes():
            group = played.actions[position : position + size]
            self._story.tell(group[0].seat, group, self.match.submit(*group))
            position += size
        if position:
            for seat in self._watchers():
                self._story.take_unshown(seat)

    # --- who is there

    @property
    def viewer(self) -> Seat:
        """The seat whose view is on the screen."""
        return self._viewer

    @property
    def view(self) -> State:
        """The match as the viewer may know it."""
        return self._story.views[self._viewer]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people, in order."""
        return tuple(seat for seat in SEATS if self.is_human(seat))

    def is_human(self, seat: Seat) -> bool:
        """Whether a person sits there."""
        return self.match.setup.seats[seat].player == HUMAN

    def name(self, seat: Seat) -> str:
        """The name of whoever sits there, "" if none was given."""
        return self.match.setup.seats[seat].name

    def _watchers(self) -> tuple[Seat, ...]:
        """The seats whose story is told; a match of computers is watched from seat 0."""
        return self.people or (0,)

    # --- what happened

    @property
    def history(self) -> list[Happening]:
        """Everything so far as the viewer may see it, the opening first."""
        return self._story.told[self._viewer]

    def happenings(self) -> list[Happening]:
        """What the viewer has not been shown yet, in order; each is given out once."""
        return self._story.take_unshown(self._viewer)

    def take_notices(self) -> list[Phrase]:
        """What people have to be told about the computer players, each once."""
        notices, self._notices = self._notices, []
        return notices

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.match.state.outcome is not None

    @property
    def seconds(self) -> float:
        """How long the match has been played."""
        return self._seconds

    # --- what people do

    def check(self, action: Action) -> Refusal | None:
        """Why an action is refused now, or None."""
        return self.match.check(action)

    def submit(self, *actions: Action) -> None:
        """Carry out actions of one person as one group; saves.

        Raises ValueError for an illegal one, AssertionError for a seat of the computer.
        """
        assert self.is_human(actions[0].seat), "a scene may not play for the computer"
        if not self._asks_for_hands:  # after janken both still look on
            self._is_veiled = False
        self._carry_out(actions)

    def concede(self, seat: Seat) -> None:
        """End the match: `seat` gives up (C-7)."""
        self._quiet()
        self._carry_out((concession(seat),))

    def can_undo(self) -> bool:
        """Whether a person may take back now, and nothing hidden was shown since."""
        seat = self.undo_seat
        return not self.is_over and seat is not None and self.match.undo_point(seat) is not None

    @property
    def undo_seat(self) -> Seat | None:
        """Whose last group an undo takes back: the person's, or of two the last who acted."""
        acted = (happening.seat for happening in reversed(self.history))
        return next((seat for seat in acted if seat is not None and self.is_human(seat)), None)

    @property
    def undo_needs_consent(self) -> bool:
        """Whether another person must agree to an undo: see `scenes.questions.ask_undo`."""
        return len(self.people) > 1

    def undo(self) -> None:
        """Take back the last group of the person and all that followed; saves.

        Raises ValueError where `can_undo` is False.
        """
        seat = self.undo_seat
        if seat is None:
            raise ValueError("nobody has done anything yet")
        self._quiet()
        self.match.undo(seat)
        self._taken_back += 1
        self._story.take_back(len(self.match.group_sizes()))
        self._go_on()
        self.save()

    # --- passing the device

    @property
    def curtain_for(self) -> Seat | None:
        """The person the device must be handed to before anything more may be shown."""
        seat = self.match.to_move
        if seat is None or not self.is_human(seat):
            return None
        if seat == self._viewer and not self._is_veiled:
            return None
        if self._asks_for_hands or not self._has_secrets:
            return None
        return seat

    def hand_over(self) -> None:
        """The device has changed hands: show the view of the person to move."""
        seat = self.curtain_for
        if seat is not None:
            self._viewer, self._is_veiled = seat, False

    @property
    def _asks_for_hands(self) -> bool:
        """Janken is shown without the table, so the device need not change hands for it."""
        decision = self.match.state.decision
        return decision is not None and decision.kind == JANKEN

    def _turn_view(self) -> None:
        """Look at an open table with the eyes of whoever is to move: nobody is told anything."""
        seat = self.match.to_move
        if seat is None or seat == self._viewer or not self.is_human(seat):
            return
        if not self._asks_for_hands and not self._has_secrets:
            self._story.share_shown(self._viewer, seat)
            self._viewer = seat

    @property
    def sharing(self) -> Sharing:
        """How two people share the device; it is kept in the notes."""
        return sharing_of(self.notes)

    def share(self, sharing: Sharing) -> None:
        """Share the device otherwise from now on; saves."""
        write_sharing(self.notes, sharing)
        self._story.open_up(is_open=sharing is Sharing.OPEN)
        self._turn_view()
        self.save()

    @property
    def _has_secrets(self) -> bool:
        """Whether the picture of one person may not be shown to the other."""
        return self.sharing is Sharing.HAND_OVER and self._story.views_differ()

    # --- the computer

    @property
    def thinking(self) -> bool:
        """Whether the computer is thinking about its move."""
        return self._thinking

    def tick(self, seconds: float, *, idle: bool) -> None:
        """Let time pass; `idle` says that the picture is at rest, for only then, and after a
        moment's pause, does the computer move. What it does unseen, it does at any time."""
        if not self.is_over:
            self._seconds += seconds
        if not self._thinking:
            return
        if idle:
            self._pause -= seconds
        if self._moves_unseen or (idle and self._pause <= 0.0):
            self._take_answer()

    def _take_answer(self) -> None:
        answer = self._opponents.answer()
        if answer is None:
            return
        self._thinking = False
        if answer.notice is not None:
            self._notices.append(answer.notice)
        self._carry_out((answer.action,))

    @property
    def _moves_unseen(self) -> bool:
        """Whether the computer decides behind its hand, so that nobody waits to watch it."""
        decision = self.match.state.decision
        return decision is not None and decision.kind in self._story.secret_kinds

    def _quiet(self) -> None:
        """Stop the computer's thinking."""
        if self._thinking:
            self._thinking = False
            self._opponents.cancel()

    def _think(self) -> None:
        """Let the computer begin if it is to move; it thinks while the picture catches up."""
        seat = self.match.to_move
        if seat is None or self.is_human(seat):
            return
        setup = self.match.setup
        line = f"{setup.seed}.{id(self)}.{self._taken_back}"
        player = setup.seats[seat].player
        seed = setup.seed * 2 + seat
        self._opponents.ask(Question(line, player, seat, seed, self.match.view(seat)))
        self._thinking = True

    # --- common

    def _carry_out(self, actions: tuple[Action, ...]) -> None:
        seat = actions[0].seat
        events = self.match.submit(*actions)
        self._story.tell(seat, actions, events)
        self._pause = self.pace if self.is_human(seat) else 0.0
        self._go_on()
        if self.is_over:
            self.keeper.drop()
        else:
            self.save()

    def _go_on(self) -> None:
        self._turn_view()
        self._think()

    def save(self) -> None:
        """Have the match stored as it stands, notes included."""
        self.notes[TIME_NOTE] = str(round(self._seconds))
        self.keeper.put(replay.save(self.match, self.notes))

    def leave(self) -> None:
        """Leave the table: the computer stops thinking, the match is stored before it returns."""
        self._quiet()
        if not self.is_over:
            self.save()
        self.keeper.flush()


def _seconds_of(notes: dict[str, str]) -> float:
    written = notes.get(TIME_NOTE, "0")
    return float(written) if written.isdecimal() else 0.0
