"""The computer at dino: no blunder that a beginner would laugh at, and nothing it may not know."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from game.ai import tree_levels
from game.ai.levels import make_player
from game.ai.tree_search import TreeSearch
from game.cards.actions import Delta, Destroy, Draw
from game.cards.decks import ready_decks, written
from game.cards.language import Cards, Where
from game.core import engine
from game.core.game_data import full_config
from game.core.types import Action, State
from game.core.view import observe
from game.dino.hints import weigh
from game.dino.player import make
from game.dino.scenario.cards import TryCard
from game.dino.scenario.given import Given, Side, Standing, begin
from game.dino.table import DECK, HAND

SMALL = TryCard(battle=200, strike=2, cost=2)
LARGE = TryCard(battle=600, strike=3, cost=5)
WALL = TryCard(battle=600, strike=1, cost=4, keywords=("block",))
SEEDS = (1, 2, 3)


def table_of(cards: dict[str, TryCard], near: Side, far: Side, phase: str = "attack") -> State:
    """A table of two whole decks: what does not lie anywhere else is in the deck."""
    given = Given(phase=phase, active=0, seats=(_whole(near), _whole(far)))  # type: ignore[arg-type]
    state = begin(given, cards)
    for seat in (0, 1):
        kinds = Counter(card.kind for card in state.cards.values() if card.owner == seat)
        state.config = {**state.config, f"deck{seat}": written(kinds)}
    return state


def _whole(side: Side) -> Side:
    return replace(side, deck=40 - len(side.hand) - len(side.field) - len(side.strata))


def chosen(state: State, seed: int, iterations: int = 100) -> Action:
    assert state.decision is not None
    seat = state.decision.seat
    player = TreeSearch("dino", seed, iterations=iterations, steps=12)
    return player.choose(observe(state, seat), state.decision)


def kind_of(state: State, action: Action) -> str:
    """The kind of the card an answer is given with."""
    assert action.source is not None
    return state.cards[int(str(action.source[1]))].kind


@pytest.mark.parametrize("seed", SEEDS)
def test_takes_the_win_on_the_table(seed: int) -> None:
    state = table_of(
        {"large": LARGE, "small": SMALL},
        Side(field=("large", "small")),
        Side(life=5, field=(Standing("small", state="dormant"),)),
    )
    while state.outcome is None and state.decision is not None and state.decision.seat == 0:
        action = chosen(state, seed)
        assert action.target == ("seat", 1)
        engine.apply(state, action)
    assert state.outcome is not None
    assert state.outcome.winner == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_goes_to_the_attack_that_wins(seed: int) -> None:
    state = table_of(
        {"large": LARGE},
        Side(field=("large",)),
        Side(life=3),
        "pp",
    )
    assert chosen(state, seed).kind == "to_attack"


@pytest.mark.parametrize("seed", SEEDS)
def test_does_not_attack_into_a_sure_loss(seed: int) -> None:
    state = table_of(
        {"small": SMALL, "large": LARGE},
        Side(field=("small",)),
        Side(field=(Standing("large", state="dormant"),)),
    )
    action = chosen(state, seed)
    assert action.kind == "end_turn" or action.target == ("seat", 1)
    assert state.decision is not None
    options = state.decision.options
    weights = zip(options, weigh(state, options), strict=True)
    kept = [option for option, weight in weights if weight > 0]
    assert all(option.target is None or option.target[0] == "seat" for option in kept)


@pytest.mark.parametrize("seed", SEEDS)
def test_takes_the_battle_that_wins(seed: int) -> None:
    state = table_of(
        {"small": SMALL, "large": LARGE},
        Side(field=("large",)),
        Side(field=(Standing("small", state="dormant"),)),
    )
    action = chosen(state, seed)
    assert action.kind == "attack"
    assert action.target is not None
    assert action.target[0] == "card"


@pytest.mark.parametrize("seed", SEEDS)
def test_keeps_a_spell_that_would_do_nothing(seed: int) -> None:
    counter = TryCard(cost=1, spell=(Delta("attacker", "battle", -300),))
    state = table_of(
        {"counter": counter, "small": SMALL},
        Side(pp=(3, 3), hand=("counter",)),
        Side(field=("small",)),
        "pp",
    )
    assert chosen(state, seed).kind != "cast"


@pytest.mark.parametrize("seed", SEEDS)
def test_casts_a_spell_that_does_something(seed: int) -> None:
    kill = TryCard(cost=3, spell=(Destroy(Cards(where=Where(battle_most=600))),))
    state = table_of(
        {"kill": kill, "large": LARGE},
        Side(pp=(3, 3), hand=("kill",)),
        Side(field=("large",)),
        "pp",
    )
    assert chosen(state, seed).kind == "cast"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_block_saves_from_the_last_blow(seed: int) -> None:
    state = table_of(
        {"large": LARGE, "small": TryCard(battle=200, keywords=("block",))},
        Side(field=("large",)),
        Side(life=3, field=("small",)),
    )
    engine.apply(state, Action("attack", 0, _card(state, "large"), ("seat", 1)))
    assert state.decision is not None
    assert state.decision.kind == "block"
    assert chosen(state, seed).kind == "block"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_block_that_wins_is_made(seed: int) -> None:
    state = table_of(
        {"small": SMALL, "wall": WALL},
        Side(field=("small",)),
        Side(field=("wall",)),
    )
    engine.apply(state, Action("attack", 0, _card(state, "small"), ("seat", 1)))
    assert chosen(state, seed).kind == "block"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_level_makes_the_attack_that_wins(seed: int) -> None:
    """D-41: one summoned this turn may strike once it has been raised."""
    grower = TryCard(battle=(300, 400, 600), strike=(2, 3, 3), cost=3)
    state = table_of(
        {"grower": grower},
        Side(field=(Standing("grower", fresh=True),), hand=("grower",)),
        Side(life=3),
    )
    assert chosen(state, seed).kind == "level_up"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_counter_kills_the_attacker_and_saves_the_attacked(seed: int) -> None:
    kill = TryCard(cost=2, spell=(Destroy("attacker"),))
    state = table_of(
        {"kill": kill, "small": SMALL, "large": LARGE},
        Side(field=("large",)),
        Side(
            pp=(2, 2),
            hand=("kill",),
            field=(Standing("small", state="dormant"),),
        ),
    )
    engine.apply(state, Action("attack", 0, _card(state, "large", 0), _card(state, "small", 1)))
    action = chosen(state, seed)
    assert action.kind == "cast"
    assert kind_of(state, action) == "kill"


@pytest.mark.parametrize("seed", SEEDS)
def test_no_counter_where_the_attack_is_lost_anyhow(seed: int) -> None:
    weaken = TryCard(cost=2, spell=(Delta("attacker", "battle", -100),))
    hunter = TryCard(battle=300, strike=1, cost=2, keywords=("hunt",))
    state = table_of(
        {"weaken": weaken, "hunter": hunter, "large": LARGE},
        Side(field=("hunter",)),
        Side(pp=(2, 2), hand=("weaken",), field=("large",)),
    )
    engine.apply(state, Action("attack", 0, _card(state, "hunter", 0), _card(state, "large", 1)))
    assert chosen(state, seed).kind == "pass"


def test_does_not_draw_its_last_card() -> None:
    """D-62: an empty deck loses at once; the win was to be had in two turns."""
    state = table_of(
        {"read": TryCard(cost=1, spell=(Draw(2),)), "small": SMALL},
        Side(pp=(2, 2), hand=("read",), field=("small",), strata=("small",) * 36),
        Side(life=3),
        "pp",
    )
    assert chosen(state, 1).kind != "cast"


def _card(state: State, kind: str, seat: int | None = None) -> tuple[str, int]:
    found = [
        card_id
        for card_id, card in state.cards.items()
        if card.kind == kind and card.zone.startswith("slot") and seat in (None, card.owner)
    ]
    return "card", found[0]


# --- nothing it may not know ----------------------------------------------------------------------


def swapped(state: State, seat: int) -> State:
    """Another truth behind the same view: the other seat's hand changes places with its deck, but
    for the cards that `seat` has been shown."""
    other = state.clone()
    theirs = (*state.zones[HAND[1 - seat]], *state.zones[DECK[1 - seat]])
    hidden = [card_id for card_id in theirs if not state.cards[card_id].shown >> seat & 1]
    kinds = [state.cards[card_id].kind for card_id in hidden]
    for card_id, kind in zip(hidden, reversed(kinds), strict=True):
        other.cards[card_id] = other.cards[card_id]._replace(kind=kind)
    return other


@pytest.mark.parametrize("lists", ["no", "yes"])
def test_the_choice_does_not_hang_on_hidden_cards(lists: str) -> None:
    config = full_config("dino", {"open_lists": lists, "first_player": "coin"})
    state = engine.start("dino", config, 11)
    players = [TreeSearch("dino", seat, iterations=12, steps=8) for seat in (0, 1)]
    twins = [TreeSearch("dino", seat, iterations=12, steps=8) for seat in (0, 1)]
    compared = 0
    while state.decision is not None and compared < 25:
        seat = state.decision.seat
        other = swapped(state, seat)
        action = players[seat].choose(observe(state, seat), state.decision)
        if len(state.decision.options) > 1:
            compared += 1
        twin_view = observe(other, seat)
        assert observe(state, seat) == twin_view
        assert twin_view.decision is not None
        assert twins[seat].choose(twin_view, twin_view.decision) == action
        engine.apply(state, action)
    assert compared


def test_a_closed_list_is_not_looked_at() -> None:
    """Whatever list the other seat plays, as long as nothing of it was seen."""
    first, *_, last = (written(deck.cards) for deck in ready_decks("dino").values())
    answers = []
    for theirs in (first, last):
        chosen_decks = {"deck0": first, "deck1": theirs}
        fixed = {"first_player": "fixed", "first_seat": "0"}
        config = full_config("dino", {**fixed, **chosen_decks})
        state = engine.start("dino", config, 5)
        assert observe(state, 0).config["deck1"] == "?"
        line = []
        player = TreeSearch("dino", 3, iterations=12, steps=8)
        while state.decision is not None and state.decision.seat == 0:
            action = player.choose(observe(state, 0), state.decision)
            line.append(action)
            engine.apply(state, action)
        answers.append(line)
    assert answers[0]
    assert answers[0] == answers[1]


# --- levels ---------------------------------------------------------------------------------------


def test_levels_say_what_they_know() -> None:
    levels = tree_levels.tree_levels("dino")
    assert list(levels) == ["novice", "adept", "expert", "master"]
    assert all(level.about.ja and level.about.en for level in levels.values())
    assert levels["master"].think_ms <= 2500


def test_the_same_seed_plays_the_same() -> None:
    config = full_config("dino", {"first_player": "coin"})
    lines = []
    for _ in range(2):
        state = engine.start("dino", config, 4)
        players = [make_player("dino", "novice", seat, iterations=8) for seat in (0, 1)]
        while state.decision is not None and state.turn < 4:
            seat = state.decision.seat
            engine.apply(state, players[seat].choose(observe(state, seat), state.decision))
        lines.append(state.cards)
    assert lines[0] == lines[1]


def test_an_unknown_level_names_those_there_are() -> None:
    with pytest.raises(ValueError, match="novice, adept, expert, master"):
        make("genius", 0, None, None)
