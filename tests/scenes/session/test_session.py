"""A match on the screen, without a screen: views, passing the device, undo, the computer."""

import pytest

from game.ai.player import RandomPlayer
from game.core import engine, replay
from game.core.first_player import JANKEN
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.types import HIDDEN, Action, Seat
from scenes.session import Answer, InlineOpponents, Question, Session

ANN, BEN = SeatSetup(HUMAN, "Ann"), SeatSetup(HUMAN, "Ben")
COMPUTER = SeatSetup("random")


def table(*seats: SeatSetup, seed: int = 5, **config: str) -> Session:
    """A new match of onmyo with an inline opponent; saves are kept in `session.saved`."""
    match = Match(MatchSetup("onmyo", config, seed, (seats[0], seats[1])))
    return sit_down(match)


def sit_down(match: Match, notes: dict[str, str] | None = None) -> Session:
    opponents = InlineOpponents(lambda _game, _level, seed: RandomPlayer(seed))
    return Session(match, opponents, keeper=Shelf(), notes=notes, pace=0.0)


SAVES: list[str] = []
"""What was kept, the newest last; "" for a match that was forgotten."""


class Shelf:
    """Keeps saves at once."""

    def put(self, text: str) -> None:
        SAVES.append(text)

    def drop(self) -> None:
        SAVES.append("")

    def flush(self) -> None:
        """Everything is kept already."""


@pytest.fixture(autouse=True)
def _no_saves() -> None:
    SAVES.clear()


def place_all(session: Session) -> None:
    """Let the person to move place all twelve orbs, as one group."""
    seat = session.match.to_move
    assert seat is not None
    draft = session.match.view(seat)
    actions: list[Action] = []
    while len(actions) < 12:
        assert draft.decision is not None
        actions.append(draft.decision.options[0])
        if len(actions) < 12:
            engine.play(draft, actions[-1])
    session.submit(*actions)


def show(session: Session, hand: str) -> None:
    seat = session.match.to_move
    assert seat is not None
    session.submit(Action(JANKEN, seat, None, ("button", hand)))


def run(session: Session) -> None:
    """Let the computer play until a person must decide."""
    for _ in range(200):
        session.tick(0.1, idle=True)
        if not session.thinking:
            return
    raise AssertionError("the computer never stops")


def hidden_from(session: Session, seat: Seat) -> int:
    cards = session.view.cards.values()
    return sum(card.kind == HIDDEN for card in cards if card.owner == seat)


def test_a_person_against_the_computer_keeps_one_view_and_needs_no_curtain() -> None:
    session = table(COMPUTER, ANN)
    assert session.viewer == 1
    run(session)
    assert session.match.to_move == 1
    assert hidden_from(session, 0) == 3
    place_all(session)
    assert session.curtain_for is None
    assert hidden_from(session, 0) == 0


def test_a_hidden_setup_hands_the_device_over_between_two_people() -> None:
    session = table(ANN, BEN)
    assert (session.viewer, session.curtain_for) == (0, 0)  # both look on when it begins
    session.hand_over()
    assert (session.viewer, session.curtain_for) == (0, None)
    place_all(session)
    assert (session.viewer, session.curtain_for) == (0, 1)
    session.hand_over()
    assert (session.viewer, session.curtain_for) == (1, None)
    assert hidden_from(session, 0) == 3
    place_all(session)
    assert hidden_from(session, 0) == 0


def test_the_story_of_a_hidden_setup_is_told_to_each_in_their_own_words() -> None:
    session = table(ANN, BEN)
    place_all(session)
    assert session.happenings()[-1].actions != ()
    session.hand_over()
    seen = session.happenings()
    assert [happening.seat for happening in seen] == [None, 0]
    assert seen[-1].actions == ()
    assert all(card.kind == HIDDEN for card in seen[-1].after.cards.values() if card.owner == 0)


def test_an_open_table_turns_to_whoever_moves_and_shows_nothing_twice() -> None:
    session = table(ANN, BEN, first_player="fixed", first_seat="0")
    place_all(session)
    session.hand_over()
    place_all(session)
    assert session.viewer == 0
    assert session.curtain_for is None
    session.happenings()
    session.submit(session.view.decision.options[0])  # type: ignore[union-attr]
    shown = session.happenings()
    assert len(shown) == 1
    while session.viewer == 0:
        session.submit(session.view.decision.options[0])  # type: ignore[union-attr]
        assert len(session.happenings()) == 1


def test_a_hidden_reserve_closes_the_curtain_at_every_change() -> None:
    session = table(ANN, BEN, hidden_reserve="yes", first_player="fixed", first_seat="0")
    place_all(session)
    session.hand_over()
    place_all(session)
    assert session.curtain_for == 0
    session.hand_over()
    assert hidden_from(session, 1) == 3


def test_janken_of_two_people_needs_no_curtain_and_hides_the_first_hand() -> None:
    session = table(ANN, BEN)
    place_all(session)
    session.hand_over()
    place_all(session)
    assert session.curtain_for is None
    show(session, "rock")
    assert session.curtain_for is None
    assert "rock" not in str([h.actions for h in session.history if session.viewer == 1])
    show(session, "paper")
    assert session.match.state.active == 1


def test_the_computer_moves_only_at_rest_unless_it_moves_unseen() -> None:
    session = table(COMPUTER, ANN)
    for _ in range(12):
        session.tick(0.0, idle=False)
    assert session.match.to_move == 1, "hidden placing waits for no picture"
    place_all(session)
    show_until_decided(session)
    if session.match.to_move == 1:
        pass_turn(session)
    before = len(session.match.actions)
    session.tick(1.0, idle=False)
    assert len(session.match.actions) == before
    session.tick(1.0, idle=True)
    assert len(session.match.actions) == before + 1


def show_until_decided(session: Session) -> None:
    while (decision := session.match.state.decision) and decision.kind == JANKEN:
        if session.is_human(decision.seat):
            show(session, "rock")
        else:
            session.tick(0.1, idle=True)


def pass_turn(session: Session) -> None:
    """Play the person's turn to its end, taking the first answer each time."""
    while session.match.to_move is not None and session.is_human(session.match.to_move):
        session.submit(session.match.state.decision.options[-1])  # type: ignore[union-attr]


def test_undo_against_the_computer_returns_to_the_persons_last_decision() -> None:
    session = table(ANN, COMPUTER, first_player="fixed", first_seat="0")
    place_all(session)
    run(session)
    assert not session.can_undo(), "the placements have been shown"
    before = session.view
    session.submit(session.match.state.decision.options[-1])  # type: ignore[union-attr]
    run(session)
    assert session.can_undo()
    assert not session.undo_needs_consent
    told = len(session.history)
    session.undo()
    assert session.view.cards == before.cards
    assert session.view.tracks == before.tracks
    assert len(session.history) < told
    assert [happening.seat for happening in session.happenings()] == [None]


def test_undo_while_the_computer_thinks_drops_its_answer() -> None:
    session = table(ANN, COMPUTER, first_player="fixed", first_seat="0")
    place_all(session)
    run(session)
    pass_turn(session)
    assert session.thinking
    while session.can_undo() and session.match.state.decision.kind != "turn":  # type: ignore[union-attr]
        session.undo()
    session.undo()
    assert not session.thinking
    assert session.match.to_move == 0


def test_between_people_the_last_who_acted_takes_back_and_the_other_must_agree() -> None:
    session = table(ANN, BEN, first_player="fixed", first_seat="0")
    place_all(session)
    session.hand_over()
    place_all(session)
    pass_turn_of(session, 0)
    assert session.viewer == 1
    assert session.undo_seat == 0
    assert session.undo_needs_consent
    assert session.can_undo()


def pass_turn_of(session: Session, seat: Seat) -> None:
    while session.match.to_move == seat:
        session.submit(session.match.state.decision.options[-1])  # type: ignore[union-attr]


def test_a_save_is_kept_after_every_decision_and_resumes_the_same_match() -> None:
    session = table(ANN, COMPUTER, first_player="fixed", first_seat="0")
    place_all(session)
    run(session)
    session.notes["draft"] = "half a thought"
    session.submit(session.match.state.decision.options[0])  # type: ignore[union-attr]
    assert len(SAVES) == len(session.history) - 1
    match, notes = replay.load(SAVES[-1], "match.json")
    again = sit_down(match, notes)
    assert again.match.state == session.match.state
    assert again.notes["draft"] == "half a thought"
    assert [h.events for h in again.history] == [h.events for h in session.history]
    assert again.happenings() == [], "what was shown before is not shown again"
    assert again.can_undo() == session.can_undo()


def test_going_on_with_secrets_on_the_table_first_asks_for_the_person_to_move() -> None:
    session = table(ANN, BEN, hidden_reserve="yes", first_player="fixed", first_seat="0")
    place_all(session)
    session.hand_over()
    place_all(session)
    session.hand_over()
    assert (session.viewer, session.curtain_for) == (0, None)
    session.save()
    again = sit_down(*replay.load(SAVES[-1], "match.json"))
    assert (again.viewer, again.curtain_for) == (0, 0), "Ben may be sitting there"
    again.hand_over()
    assert again.curtain_for is None


def test_going_on_with_an_open_table_asks_for_nobody() -> None:
    session = table(ANN, BEN, first_player="fixed", first_seat="0")
    place_all(session)
    session.hand_over()
    place_all(session)
    session.save()
    assert sit_down(*replay.load(SAVES[-1], "match.json")).curtain_for is None


def test_conceding_ends_the_match_also_while_the_computer_thinks() -> None:
    session = table(ANN, COMPUTER)
    place_all(session)
    assert session.thinking
    session.concede(0)
    assert session.is_over
    assert not session.thinking
    assert not session.can_undo()
    assert session.match.state.outcome is not None
    assert session.match.state.outcome.winner == 1
    assert SAVES[-1] == "", "a finished match is not offered again"


def test_a_scene_may_not_play_for_the_computer() -> None:
    session = table(COMPUTER, ANN)
    with pytest.raises(AssertionError):
        session.submit(session.match.state.decision.options[0])  # type: ignore[union-attr]


class Hesitating:
    """Opponents that remember what they were asked and never answer."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.cancelled = 0

    def ask(self, question: Question) -> None:
        self.questions.append(question)

    def answer(self) -> Answer | None:
        return None

    def cancel(self) -> None:
        self.cancelled += 1


def test_the_computer_is_asked_with_its_own_view_and_a_new_line_after_an_undo() -> None:
    setup = MatchSetup("onmyo", {}, 5, (ANN, SeatSetup("adept")))
    opponents = Hesitating()
    session = Session(Match(setup), opponents, keeper=Shelf())
    place_all(session)
    session.undo()
    place_all(session)
    first, second = opponents.questions
    assert (first.level, first.seat, first.view.seat) == ("adept", 1, 1)
    assert first.line != second.line
    assert opponents.cancelled == 1
    session.leave()
    assert opponents.cancelled == 2


def test_the_time_played_is_kept_in_the_save() -> None:
    session = table(ANN, BEN)
    session.tick(61.4, idle=False)
    session.save()
    match, notes = replay.load(SAVES[-1], "match.json")
    assert sit_down(match, notes).seconds == 61
