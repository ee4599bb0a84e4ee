"""What each seat may know: nothing hidden leaks, and guesses agree with what was seen."""

import random
from collections import Counter

import pytest

from game.cards.decks import parsed, ready_decks, written
from game.core import engine
from game.core.events import Modified, Revealed
from game.core.game_data import full_config
from game.core.rng import Dice
from game.core.types import HIDDEN, State
from game.core.view import determinize, observe, redact
from game.dino.flow import deck_of
from tests.dino.tables import play, table

DISCARD = "{rex: {}, egg: {}, bolt: {spell: [{do: draw}]}, \
drop: {spell: [{do: discard, cards: {zone: hand, of: mine, where: {type: dinosaur}}}]}}"


def test_what_fits_among_cards_of_a_hand_is_its_owners_secret() -> None:
    state = table("seats: [{hand: [drop, rex, bolt, egg]}]", DISCARD)
    play(state, "{cast: drop}")
    rex, egg = state.zones["hand0"][0], state.zones["hand0"][2]
    assert [option.source for option in engine.legal(state)] == [("card", rex), ("card", egg)]
    assert engine.legal(observe(state, 0)) == engine.legal(state)
    seen = observe(state, 1)
    assert seen.agenda[-1].var("secret0") == HIDDEN
    assert set(seen.agenda[-1].var("eligible")) == set(state.zones["hand0"])  # type: ignore[arg-type]


def test_a_changed_cost_of_a_card_in_hand_is_its_owners_secret() -> None:
    cards = "{rex: {cost: 4}, bolt: {spell: [{do: draw}]}, sale: {spell: [{do: delta, \
cards: {zone: hand, of: mine, where: {type: dinosaur}, pick: all}, stat: cost, by: -1}]}}"
    state = table("seats: [{pp: [3, 3], hand: [sale, rex, bolt]}]", cards)
    events = play(state, "{cast: sale}")
    assert len(state.modifiers) == len(observe(state, 0).modifiers) == 1
    assert observe(state, 1).modifiers == ()
    assert any(isinstance(event, Modified) for event in redact(events, state, 0))
    assert not any(isinstance(event, Modified) for event in redact(events, state, 1))


def test_a_changed_cost_does_not_follow_a_card_into_the_deck() -> None:
    cards = "{rex: {cost: 4}, sale: {spell: [{do: delta, cards: {zone: hand, of: mine}, \
stat: cost, by: -1}, {do: move, cards: chosen, to: deck_bottom, shuffle: true}]}}"
    state = table("seats: [{hand: [sale, rex]}]", cards)
    play(state, "{cast: sale}")
    assert state.modifiers == ()


def test_a_private_look_is_told_to_nobody_else() -> None:
    cards = "{rex: {}, scout: {spell: [{do: look, count: 2, take: {zone: deck, of: mine}}]}}"
    state = table("seats: [{hand: [scout], deck: [rex, filler, filler]}]", cards)
    events = play(state, "{cast: scout}")
    assert sum(isinstance(event, Revealed) for event in redact(events, state, 0)) == 3
    assert [e.kind for e in redact(events, state, 1) if isinstance(e, Revealed)] == ["scout"]


def test_a_search_without_a_choice_tells_the_other_only_what_is_shown() -> None:
    cards = "{rex: {}, map: {spell: [{do: search, cards: {zone: deck, of: mine, \
where: {attribute: water}}}, {do: mill, of: mine, count: 2}]}, fish: {attribute: water}}"
    state = table("seats: [{hand: [map], deck: [rex, fish, rex, rex, rex]}]", cards)
    events = play(state, "{cast: map}")
    told = [event.kind for event in redact(events, state, 1) if isinstance(event, Revealed)]
    assert told == ["map", "fish"]


def position(seed: int, decks: tuple[str, str] | None = None, **options: str) -> State:
    """A match played at random for a while."""
    dice = random.Random(seed)
    config = full_config("dino", options)
    if decks is not None:
        config |= {"deck0": decks[0], "deck1": decks[1]}
    state = engine.start("dino", config, seed)
    for _ in range(120):
        if state.decision is None or len(state.decision.options) == 0:
            break
        before = state.clone()
        engine.play(state, dice.choice(engine.legal(state)))
        if state.outcome is not None:
            return before
    return state


@pytest.mark.parametrize("seed", range(8))
def test_a_guess_is_a_ready_deck_that_agrees_with_what_was_seen(seed: int) -> None:
    state, dice = position(seed), Dice(seed)
    for seat in (0, 1):
        view = observe(state, seat)
        guess = determinize(view, dice)
        assert observe(guess, seat) == view
        other = deck_of(guess, 1 - seat)
        assert other in [deck.cards for deck in ready_decks("dino").values()]
        for owner in (0, 1):
            held = Counter(card.kind for card in guess.cards.values() if card.owner == owner)
            assert held == Counter(deck_of(guess, owner))


@pytest.mark.parametrize("seed", range(4))
def test_with_open_lists_the_list_is_known_and_its_order_is_not(seed: int) -> None:
    state, dice = position(seed, open_lists="yes"), Dice(seed)
    guesses = [determinize(observe(state, 0), dice) for _ in range(6)]
    assert all(deck_of(guess, 1) == deck_of(state, 1) for guess in guesses)
    decks = {tuple(guess.cards[i].kind for i in guess.zones["deck1"]) for guess in guesses}
    assert len(decks) > 1


def own_deck() -> str:
    """A deck that no ready deck agrees with: a few cards of each of them."""
    cards: Counter[str] = Counter()
    for deck in ready_decks("dino").values():
        for card in list(deck.cards)[:3]:
            cards[card] = 3
    while sum(cards.values()) > 40:
        cards[next(card for card, count in cards.items() if count)] -= 1
    cards = +cards
    filling = [c for deck in ready_decks("dino").values() for c in deck.cards if c not in cards]
    for card in dict.fromkeys(filling):
        cards[card] = min(3, 40 - sum(cards.values()))
    return written(dict(+cards))


@pytest.mark.parametrize("seed", range(4))
def test_of_a_deck_of_the_players_own_the_guess_is_made_of_the_pool(seed: int) -> None:
    state, dice = position(seed, decks=(own_deck(), own_deck())), Dice(seed)
    view = observe(state, 0)
    guess = determinize(view, dice)
    assert observe(guess, 0) == view
    other = deck_of(guess, 1)
    assert sum(other.values()) == 40
    assert max(other.values()) <= 3
    assert sum(parsed(own_deck()).values()) == 40


def test_guesses_differ_and_follow_from_the_dice() -> None:
    view = observe(position(3), 0)
    hands = {
        tuple(guess.cards[i].kind for i in guess.zones["hand1"])
        for guess in (determinize(view, Dice(seed)) for seed in range(12))
    }
    assert len(hands) > 3
    assert determinize(view, Dice(5)) == determinize(view, Dice(5))


def test_a_swap_of_hidden_cards_changes_no_view_and_no_guess() -> None:
    state = position(6)
    hidden = [i for i in (*state.zones["hand1"], *state.zones["deck1"]) if not state.cards[i].shown]
    swapped = state.clone()
    for here, there in zip(hidden, hidden[1:] + hidden[:1], strict=True):
        swapped.cards[here] = state.cards[here]._replace(kind=state.cards[there].kind)
    view, other = observe(state, 0), observe(swapped, 0)
    assert view == other
    assert determinize(view, Dice(1)) == determinize(other, Dice(1))


def test_a_card_of_the_other_hand_fits_where_nothing_is_asked() -> None:
    """On a view too: whoever makes the other discard sees that it will be asked."""
    cards = "{rex: {}, egg: {}, \
dust: {spell: [{do: discard, cards: {zone: hand, of: theirs, by: theirs}}]}}"
    state = table("seats: [{hand: [dust]}, {hand: [rex, egg]}]", cards)
    view = observe(state, 0)
    (cast_it,) = [option for option in engine.legal(view) if option.kind == "cast"]
    for one in (state, view):
        engine.play(one, cast_it)
        assert one.decision is not None
        assert (one.decision.seat, one.decision.prompt) == (1, "choose_discard")
