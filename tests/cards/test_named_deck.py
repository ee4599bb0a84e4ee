"""Decks as the command line names them: ready ones, files, codes, and what is said of bad ones."""

from pathlib import Path

import pytest

from game.cards.deck_code import to_code
from game.cards.deck_facts import deck_facts, in_reading_order
from game.cards.decks import faults, ready_decks
from game.cards.library import standard
from game.cards.named_deck import NamedDeckError, deck_pair, named_deck
from game.core.game_data import game_data
from game.resources import DATA_ROOT

GAME = "dino"
FIRE = ready_decks(GAME)["fire"].cards
CODE = to_code(GAME, FIRE)


def test_a_ready_deck_a_file_and_a_code_name_the_same_deck() -> None:
    file = DATA_ROOT / GAME / "decks" / "fire.yaml"
    code = to_code(GAME, FIRE)
    assert named_deck(GAME, "fire") == FIRE
    assert named_deck(GAME, str(file)) == FIRE
    assert named_deck(GAME, code) == FIRE
    assert named_deck(GAME, code.lower().replace("-", "")) == FIRE


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("fyre", ("no deck 'fyre'", "did you mean 'fire'?", "abyss", "a code")),
        ("nowhere/deck.yaml", ("nowhere/deck.yaml", "cannot be read")),
        (CODE[:-1] + ("1" if CODE[-1] == "0" else "0"), ("letter is wrong", "did you mean DINO1-")),
    ],
)
def test_a_deck_that_is_not_there_is_refused_with_what_there_is(
    name: str, said: tuple[str, ...]
) -> None:
    with pytest.raises(NamedDeckError) as refused:
        named_deck(GAME, name)
    assert all(part in str(refused.value) for part in said), str(refused.value)


def test_a_deck_that_breaks_the_deck_rule_is_refused_naming_each_culprit(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("game: dino\ncards: {yi: 4, yy: 2}\n", encoding="utf-8")
    with pytest.raises(NamedDeckError) as refused:
        named_deck(GAME, str(file))
    said = str(refused.value)
    assert "\n" not in said
    assert "mine.yaml: D-01: A deck has 40 cards. This one has 6." in said
    assert 'Of "Yi (yi)" there are 4.' in said
    assert 'There is no card "yy"' in said


def test_a_broken_file_is_refused_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("game: dino\ncards: {yi: three}\n", encoding="utf-8")
    with pytest.raises(NamedDeckError, match=r"mine\.yaml:2:\d+: cards\.yi: got 'three'"):
        named_deck(GAME, str(file))
    file.write_text("game: onmyo\ncards: {yi: 3}\n", encoding="utf-8")
    with pytest.raises(NamedDeckError, match=r"mine\.yaml:1: game: got 'onmyo', expected 'dino'"):
        named_deck(GAME, str(file))


def test_a_game_without_decks_has_none() -> None:
    with pytest.raises(NamedDeckError, match="onmyo is played without decks"):
        named_deck("onmyo", "fire")


def test_two_decks_are_named_with_a_comma_between() -> None:
    assert deck_pair("fire,water") == ("fire", "water")
    for wrong in ("fire", "fire,", "a,b,c"):
        with pytest.raises(NamedDeckError, match="two decks"):
            deck_pair(wrong)


def test_whoever_has_chosen_no_deck_begins_with_two_that_may_be_played() -> None:
    first = game_data(GAME).first_decks
    assert len(set(first)) == 2
    for deck in first:
        assert faults(GAME, ready_decks(GAME)[deck].cards) == []


@pytest.mark.parametrize("deck", ready_decks(GAME))
def test_a_deck_at_a_glance_counts_every_card_once(deck: str) -> None:
    cards = ready_decks(GAME)[deck].cards
    facts = deck_facts(GAME, cards)
    assert facts.size == game_data(GAME).constants["deck_size"]
    assert sum(facts.curve) == facts.size
    assert sum(count for _, count in facts.attributes) == facts.size
    assert sum(count for _, count in facts.types) == facts.size
    ordered = in_reading_order(GAME, cards)
    assert dict(ordered) == cards
    costs = [standard(GAME).cards[card].cost for card, _ in ordered
             if standard(GAME).cards[card].type == facts.types[0][0]]  # fmt: skip
    assert costs == sorted(costs)
