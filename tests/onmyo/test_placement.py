"""The draft of a placement: every verb, its refusals, the way back, its text, and the match."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core import engine
from game.core.game_data import full_config
from game.core.rng import Dice
from game.core.types import Refusal, State
from game.onmyo.orbs import EMPTY, ORBS
from game.onmyo.placement import Placement, parse, seen_by_owner, text_of
from game.onmyo.table import front_orb, pieces_of
from game.yaml_reader import DataFault


def full(seed: int = 1) -> Placement:
    draft = Placement()
    draft.fill(Dice(seed))
    return draft


def match(**options: str) -> State:
    return engine.start("onmyo", full_config("onmyo", options), 7)


def play_all(state: State, draft: Placement, seat: int) -> None:
    for action in draft.actions(seat):
        engine.apply(state, action)


def test_an_empty_draft_has_all_orbs_on_the_tray() -> None:
    draft = Placement()
    assert draft.tray == dict.fromkeys(ORBS, 3)
    assert (draft.missing, draft.is_complete, draft.is_untouched) == (12, False, True)
    assert not draft.can_undo


def test_an_orb_goes_from_the_tray_into_a_socket_and_back() -> None:
    draft = Placement()
    assert draft.place("K", (0, 0)) is None
    assert draft.pieces[0] == "K..."
    assert draft.tray["K"] == 2
    assert draft.take_back((0, 0)) is None
    assert draft.pieces[0] == "...."


def test_a_taken_socket_gives_its_orb_back_to_the_tray() -> None:
    draft = Placement(("K...", "....", "...."))
    assert draft.place("Z", (0, 0)) is None
    assert draft.pieces[0] == "Z..."
    assert draft.tray["K"] == 3


def test_the_fourth_orb_of_a_colour_is_refused_and_nothing_changes() -> None:
    draft = Placement(("KKK.", "....", "...."))
    assert draft.place("K", (0, 3)) == Refusal("O-03", "no_such_orb_left", (("orb", "K"),))
    assert draft.pieces[0] == "KKK."
    assert not draft.can_undo


def test_two_sockets_exchange_their_orbs() -> None:
    draft = Placement(("KB..", "...Z", "...."))
    assert draft.move((0, 0), (1, 3)) is None
    assert draft.pieces[:2] == ("ZB..", "...K")
    assert draft.move((0, 0), (2, 2)) is None
    assert draft.pieces == (".B..", "...K", "..Z.")


@pytest.mark.parametrize("verb", ["take_back", "move"])
def test_an_empty_socket_has_nothing_to_give(verb: str) -> None:
    draft = Placement()
    refusal = draft.take_back((0, 0)) if verb == "take_back" else draft.move((0, 0), (0, 1))
    assert refusal == Refusal("O-03", "socket_empty")
    assert not draft.can_undo


def test_turning_brings_the_left_orb_to_the_front() -> None:
    draft = Placement(("KBGS", "....", "...."))
    assert draft.fronts(0) == "KSGB"
    for front in "SGBK":
        assert draft.rotate(0) is None
        assert draft.pieces[0][0] == front
    assert draft.pieces[0] == "KBGS"


def test_filling_keeps_what_is_set_and_leaves_three() -> None:
    draft = Placement(("KK..", "....", "...."))
    draft.fill(Dice(3))
    assert draft.pieces[0].startswith("KK")
    assert draft.is_complete
    assert sum(draft.tray.values()) == 3


def test_filling_is_as_random_as_the_dice() -> None:
    assert full(1).pieces == full(1).pieces
    assert full(1).pieces != full(2).pieces


def test_undo_goes_back_step_by_step() -> None:
    draft = Placement()
    draft.place("K", (0, 0))
    draft.fill(Dice(1))
    draft.clear()
    assert draft.undo()
    assert draft.is_complete
    assert draft.undo()
    assert draft.pieces[0] == "K..."
    assert draft.undo()
    assert not draft.undo()


def test_a_placement_survives_being_saved() -> None:
    pieces = full().pieces
    assert parse(text_of(pieces), "a.yaml") == pieces
    assert parse(text_of(("K..B", "....", "...Z")), "b.yaml") == ("K..B", "....", "...Z")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game: dino\npieces: ['....', '....', '....']\n", "game:"),
        ("game: onmyo\npieces: ['KBGS']\n", "expected 3 pieces, got 1"),
        ("game: onmyo\npieces: ['KBG', '....', '....']\n", "pieces[0]: expected four"),
        ("game: onmyo\npieces: ['KBGX', '....', '....']\n", "pieces[0]: expected four"),
        ("game: onmyo\npieces: ['KKKK', '....', '....']\n", "more than 3 orbs K"),
        ("game: onmyo\n", "pieces"),
        ("nonsense", "nonsense"),
    ],
)
def test_a_broken_placement_names_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(DataFault) as fault:
        parse(text, "broken.yaml")
    assert "broken.yaml" in str(fault.value)
    assert complaint in str(fault.value)


def test_the_same_placement_looks_forward_from_either_circle() -> None:
    state = match(first_player="fixed")
    draft = full()
    for seat in (0, 1):
        play_all(state, draft, seat)
        cards = [state.cards[piece] for piece in pieces_of(state, seat)]
        assert [front_orb(card) for card in cards] == [kind[0] for kind in draft.pieces]
        assert tuple(seen_by_owner(card.kind, seat) for card in cards) == draft.pieces
    assert {orb: state.tracks[1, orb] for orb in ORBS} == draft.tray


def test_a_change_leaves_the_other_pieces_fixed() -> None:
    state = match(first_player="fixed", hidden_setup="no")
    for seat in (0, 1):
        play_all(state, full(seat + 1), seat)
    change = next(a for a in engine.legal(state) if a.kind == "change" and a.source == ("card", 1))
    engine.apply(state, change)
    draft = Placement.of(state, 0)
    assert draft.pieces[1] == EMPTY * 4
    assert draft.take_back((0, 0)) == Refusal("O-07", "orb_is_set")
    assert draft.rotate(2) == Refusal("O-07", "orb_is_set")
    assert draft.place("K", (2, 1)) == Refusal("O-07", "orb_is_set")
    assert draft.adopt(full(5).pieces) == Refusal("O-07", "orb_is_set")
    draft.fill(Dice(9))
    draft.clear()
    assert draft.pieces[0] != EMPTY * 4
    draft.undo()
    assert len(draft.actions(0)) == 4
    play_all(state, draft, 0)
    assert state.decision is not None
    assert state.decision.kind == "confirm"


_VERBS = st.lists(
    st.tuples(
        st.sampled_from(["place", "move", "back", "turn", "fill", "clear", "undo"]),
        st.sampled_from(ORBS),
        st.tuples(st.integers(0, 2), st.integers(0, 3)),
        st.tuples(st.integers(0, 2), st.integers(0, 3)),
    ),
    max_size=30,
)


@given(_VERBS)
def test_no_orb_is_ever_lost_or_made(
    steps: list[tuple[str, str, tuple[int, int], tuple[int, int]]],
) -> None:
    draft = Placement()
    for verb, orb, one, other in steps:
        before = draft.pieces
        refused = _do(draft, verb, orb, one, other)
        assert refused is None or draft.pieces == before
        assert all(0 <= count <= 3 for count in draft.tray.values())
        assert sum(draft.tray.values()) == 3 + draft.missing


def _do(
    draft: Placement, verb: str, orb: str, one: tuple[int, int], other: tuple[int, int]
) -> Refusal | None:
    match verb:
        case "place":
            return draft.place(orb, one)
        case "move":
            return draft.move(one, other)
        case "back":
            return draft.take_back(one)
        case "turn":
            return draft.rotate(one[0])
        case "fill":
            draft.fill(Dice(1))
        case "clear":
            draft.clear()
        case "undo":
            draft.undo()
    return None
