"""The pool of dino: enough cards, each of its own kind, told truly in both languages."""

from collections import Counter

import msgspec
import pytest

from game.cards.card import CardData
from game.cards.check.vocabulary import icons
from game.cards.decks import ready_decks, written
from game.cards.library import standard
from game.cards.terms import terms
from game.core import engine
from game.core.game_data import full_config
from game.core.rng import Dice, below
from game.dino.cards import DINOSAUR, SPELL, DinoCard
from tests.cards.words import all_words, used

POOL = tuple(standard("dino").cards.values())
DINOSAURS = [card for card in POOL if card.type == DINOSAUR]
SPELLS = [card for card in POOL if card.type == SPELL]
ATTRIBUTES = ("fire", "water", "forest", "wind", "earth")
# What marks an attribute in play; each is found on several of its cards.
CHARACTER = {
    "fire": ("falling=True", "haste", "Destroy("),
    "water": ("MakeDormant(", "to='hand'", "Draw("),
    "forest": ("Level(", "pp_max", "track='life'"),
    "wind": ("evade", "haste", "Draw("),
    "earth": ("block", "strata", "until_my_next_turn"),
}


def test_the_pool_is_large_enough() -> None:
    assert len(DINOSAURS) >= 82
    assert len(SPELLS) >= 28
    assert Counter(card.attribute for card in DINOSAURS).keys() == set(ATTRIBUTES)
    assert min(Counter(card.attribute for card in DINOSAURS).values()) >= 16
    assert min(Counter(card.attribute for card in SPELLS).values()) >= 6


def test_the_attribute_of_the_ground_is_written_as_the_rules_write_it() -> None:
    assert terms("dino").attributes["earth"].ja == "土"


def test_numbers_run_through_the_pool() -> None:
    assert sorted(card.number for card in POOL) == list(range(1, len(POOL) + 1))


def test_no_two_cards_are_the_same_in_function() -> None:
    seen: dict[bytes, str] = {}
    for card in POOL:
        function = msgspec.json.encode(_function(card))
        assert function not in seen, f"{card.id} does what {seen[function]} does"
        seen[function] = card.id


def _function(card: CardData) -> list[object]:
    """All of a card that matters in play; not its attribute, that alone makes no card."""
    assert isinstance(card, DinoCard)
    return [card.type, card.cost, card.battle, card.strike, sorted(card.keywords), card.abilities]


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_an_attribute_has_its_own_character(attribute: str) -> None:
    mine = [repr(card) for card in POOL if card.attribute == attribute]
    others = [repr(card) for card in POOL if card.attribute != attribute]
    for mark in CHARACTER[attribute]:
        assert sum(mark in card for card in mine) >= 3, mark
    first = CHARACTER[attribute][0]
    share = sum(first in card for card in mine) / len(mine)
    assert share > 2 * sum(first in card for card in others) / len(others)


def test_pictures_fit_and_vary() -> None:
    assert {card.art for card in POOL} <= icons()
    assert len({card.art for card in DINOSAURS}) >= 20
    assert len({card.art for card in SPELLS}) >= len(SPELLS) - 4


def test_every_card_tells_something_about_its_subject() -> None:
    for card in POOL:
        assert card.flavour is not None, card.id
        assert card.flavour.ja.endswith("。"), card.id
        assert card.flavour.en.rstrip('"').endswith("."), card.id
        assert len(card.flavour.ja) <= 46, card.id
        assert len(card.flavour.en) <= 110, card.id


def test_flavours_are_told_once() -> None:
    told = [card.flavour.ja for card in POOL if card.flavour]
    assert len(set(told)) == len(told)


def test_values_lie_about_the_curve() -> None:
    """Battle about (cost + 1) × 100 at Lv. 1; text and keywords are paid for."""
    for card in DINOSAURS:
        assert isinstance(card, DinoCard)
        curve = (card.cost + 1) * 100
        assert curve / 3 <= card.battle[0] <= curve + 100, card.id
        assert all(battle % 50 == 0 for battle in card.battle), card.id
        assert (card.cost + 1) // 2 - 1 <= card.strike[0] <= (card.cost + 2) // 2, card.id


def test_blockers_are_no_more_than_a_quarter() -> None:
    assert sum("block" in card.keywords for card in DINOSAURS) <= len(DINOSAURS) / 4


def test_every_timing_and_action_is_used_on_a_card() -> None:
    found = {word for card in POOL for ability in card.abilities for word in used(ability)}
    for key in ("when", "do", "price", "amount"):
        missing = {(key, word) for word in all_words()[key]} - found
        assert missing <= {("amount", "track")}, missing


def test_many_spells_are_worth_holding_for_an_attack() -> None:
    """They touch the attacker or an opposing dinosaur, or make an own one stronger, at any time."""
    counters = [
        card
        for card in SPELLS
        if any(word in repr(card.abilities) for word in ("attacker", "battle", "dormant", "gentle"))
    ]
    assert len(counters) >= 14


@pytest.mark.parametrize("name", ready_decks("dino"))
def test_a_deck_plays_whole_games(name: str) -> None:
    others = [deck for deck in ready_decks("dino") if deck != name]
    for seed, other in enumerate(others[:2]):
        _play([ready_decks("dino")[name].cards, ready_decks("dino")[other].cards], seed)


def test_every_card_is_played_without_an_error() -> None:
    """Decks of all cards, 13 kinds after another, play at random; all cards come to the table."""
    kinds = [card.id for card in POOL]
    met: set[str] = set()
    for seed in range(45):
        lists = []
        for seat in (0, 1):
            start = (seed * 26 + seat * 13) % len(kinds)
            chosen = (kinds + kinds)[start : start + 14]
            lists.append({kind: 3 if place < 13 else 1 for place, kind in enumerate(chosen)})
        met |= _play(lists, seed)
    assert met >= set(kinds), set(kinds) - met


def _play(lists: list[dict[str, int]], seed: int) -> set[str]:
    """Play a game at random; the cards that left hand and deck."""
    chosen = {"first_player": "coin", "deck0": written(lists[0]), "deck1": written(lists[1])}
    state = engine.start("dino", full_config("dino", chosen), seed)
    dice = Dice(seed)
    while state.decision is not None:
        engine.play(state, state.decision.options[below(dice, len(state.decision.options))])
    assert state.outcome is not None
    assert state.outcome.reason != "endless_chain"
    return {
        card.kind for card in state.cards.values() if not card.zone.startswith(("deck", "hand"))
    }
