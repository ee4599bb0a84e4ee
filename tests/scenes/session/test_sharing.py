"""Two people at one device: handing it over, playing with open hands, looking in turn."""

import pytest

from game.ai.player import RandomPlayer
from game.core.match import HUMAN, Match, MatchSetup, SeatSetup
from game.core.types import HIDDEN, Action, Seat
from scenes.session import InlineOpponents, Session, Sharing
from tests.scenes.session.test_session import Shelf

FIRST = {"first_player": "fixed", "first_seat": "0"}


def two(notes: dict[str, str] | None = None, config: dict[str, str] = FIRST) -> Session:
    seats = (SeatSetup(HUMAN, "Ann"), SeatSetup(HUMAN, "Ben"))
    match = Match(MatchSetup("dino", config, 5, seats))
    opponents = InlineOpponents(lambda _game, _level, seed: RandomPlayer(seed))
    return Session(match, opponents, keeper=Shelf(), notes=notes, pace=0.0)


def keeps_hand(session: Session) -> None:
    seat = session.match.to_move
    assert seat is not None
    session.submit(Action("redraw", seat, None, ("button", "done")))


def hidden_cards(session: Session, seat: Seat) -> int:
    hand = session.view.zones[f"hand{seat}"]
    return sum(session.view.cards[card].kind == HIDDEN for card in hand)


@pytest.mark.parametrize("hands", [("rock", "paper"), ("rock", "scissors")])
def test_neither_hand_lies_open_after_janken_before_the_device_is_handed_over(
    hands: tuple[str, str],
) -> None:
    session = two(config={"first_player": "janken"})
    assert session.curtain_for is None  # janken shows no table
    for seat, hand in enumerate(hands):
        session.submit(Action("janken", seat, None, ("button", hand)))
    assert session.curtain_for == session.match.to_move
    session.hand_over()
    assert session.curtain_for is None


def test_by_itself_the_device_is_handed_over() -> None:
    session = two()
    assert session.sharing is Sharing.HAND_OVER
    assert session.curtain_for == 0  # both look on when a match begins
    session.hand_over()
    assert hidden_cards(session, 1) == 2
    keeps_hand(session)
    assert session.curtain_for == 1
    assert session.viewer == 0


def test_with_open_hands_nobody_hides_anything() -> None:
    session = two()
    session.share(Sharing.OPEN)
    assert hidden_cards(session, 0) == hidden_cards(session, 1) == 0
    keeps_hand(session)
    assert session.curtain_for is None
    assert session.viewer == 1
    assert hidden_cards(session, 0) == hidden_cards(session, 1) == 0


def test_hands_are_closed_again() -> None:
    session = two()
    session.share(Sharing.OPEN)
    session.share(Sharing.HAND_OVER)
    assert hidden_cards(session, 1) == 2


def test_looking_in_turn_needs_no_doors_and_shows_no_other_hand() -> None:
    session = two()
    session.share(Sharing.PEEK)
    keeps_hand(session)
    assert session.curtain_for is None
    assert session.viewer == 1
    assert hidden_cards(session, 0) == 2


@pytest.mark.parametrize("sharing", list(Sharing))
def test_a_match_taken_up_again_is_shared_as_before(sharing: Sharing) -> None:
    session = two()
    session.share(sharing)
    assert two(session.notes).sharing is sharing


def test_a_note_nobody_knows_keeps_the_doors() -> None:
    assert two({"session.sharing": "whatever"}).sharing is Sharing.HAND_OVER
