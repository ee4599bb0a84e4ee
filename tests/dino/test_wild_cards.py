"""Whole matches with cards of every word of the language at once: every invariant holds, the quick
lists agree with the judged ones, and what the engine does can be told."""

import random

import pytest

from game.cards.decks import written
from game.core import contract, engine
from game.core.game_data import full_config
from game.core.phrases import phrases
from game.core.rng import Dice
from game.dino.asking import asked
from game.dino.scenario.cards import TryCard, library_with
from game.yaml_reader import Positions, convert, parse

WILD = """
phoenix: {cost: 2, abilities: [{when: leaves, do: [{do: may, then: [{do: summon, cards: this}]}]}]}
chief: {cost: 1, keywords: [block], abilities: [{when: constant, do: [
  {do: delta, cards: {of: mine, pick: all, where: {other: true}}, stat: battle, by: 100},
  {do: gain, cards: {of: mine, pick: all, where: {other: true}}, keyword: block}]}]}
miser: {abilities: [{when: constant, do: [{do: cost_change, by: 1, of: theirs}]},
  {when: turn_end, do: [{do: discard}]}]}
thrift: {cost: 1, spell: [{do: cost_change, by: -2, lasting: until_my_next_turn}, {do: draw}]}
hunter: {cost: 2, battle: [300, 300, 500], keywords: [hunt, mutual], abilities: [
  {when: won, do: [{do: awake, cards: this}]}]}
raider: {cost: 1, keywords: [haste, evade], abilities: [
  {when: strikes, do: [{do: mill, count: 1}]}, {when: attacks, whose: mine, do: [{do: draw}]}]}
sage: {cost: 1, abilities: [{when: activated, price: {pp: 1, discard: 1}, do: [
  {do: search, cards: {zone: deck, of: mine, where: {type: spell}}}]}]}
altar: {abilities: [{when: activated, price: {destroy_this: true}, do: [
  {do: for_each, cards: {of: any, pick: all}, then: [{do: level, cards: each, by: 1}]}]}]}
moth: {keywords: [elusive, block], abilities: [{when: blocks, do: [
  {do: choose_one, of: [[{do: delta, cards: this, stat: battle, by: 300}],
   [{do: move, cards: other, to: hand}]]}]}]}
storm: {cost: 3, spell: [{do: destroy, cards: {of: any, pick: up_to, count: 3}}]}
calm: {spell: [{do: gain, cards: attacker, keyword: gentle}, {do: keep_dormant, cards: attacker}]}
wave: {cost: 1, spell: [{do: move, cards: {of: any, pick: random, count: 2}, to: hand}]}
dig: {spell: [{do: look, count: 3, take: {zone: deck, of: mine, pick: up_to}, rest: strata}]}
rally: {cost: 1, spell: [{do: summon, cards: {zone: hand, of: mine, where: {type: dinosaur}},
  level: 2}, {do: change, cards: chosen, stat: strike, to: 4, lasting: field}]}
ember: {cost: 1, abilities: [{when: leaves, do: [
  {do: may, then: [{do: summon, cards: this, level: 2}]}]}]}
venom: {battle: 300, keywords: [mutual], abilities: [{when: lost, do: [
  {do: destroy, cards: other}]}]}
widow: {abilities: [{when: leaves, whose: mine, where: {battle_least: 100}, do: [{do: draw}]}]}
drum: {cost: 1, spell: [{do: for_each, cards: {of: mine, pick: all}, then: [
  {do: for_each, cards: {of: theirs, pick: all}, then: [
    {do: delta, cards: each, stat: battle, by: -10}]},
  {do: delta, cards: each, stat: battle, by: 100, lasting: until_my_next_turn}]}]}
hatch: {cost: 1, spell: [{do: search, to: field,
  cards: {zone: deck, of: mine, pick: up_to, count: 2, where: {type: dinosaur}}},
  {do: gain, cards: chosen, keyword: haste, lasting: until_owners_next_turn}]}
curse: {cost: 1, spell: [{do: change, cards: {of: any}, stat: battle, to: 50,
  lasting: until_my_next_turn}, {do: lose, cards: chosen, keyword: block, lasting: field}]}
sand: {cost: 1, spell: [{do: move, cards: {of: any}, to: deck_bottom, shuffle: true},
  {do: move, cards: chosen, to: hand},
  {do: track, of: theirs, track: pp_max, by: 1, falling: true}]}
scout: {spell: [{do: look, count: 3, rest: deck_top,
  take: {zone: deck, of: mine, pick: up_to, where: {type: spell}}}]}
cheap: {spell: [{do: delta, cards: {zone: hand, of: mine}, stat: cost, by: -2,
  lasting: until_my_next_turn}]}
thief: {cost: 1, keywords: [haste], abilities: [
  {when: strikes, do: [{do: discard, cards: {zone: hand, of: theirs, pick: random}}]},
  {when: discarded, do: [{do: summon, cards: this, dormant: true}]}]}
judge: {abilities: [{when: summoned, whose: theirs, do: [{do: may, price: {pp: 1}, then: [
  {do: make_dormant, cards: other}, {do: keep_dormant, cards: other}]}]}]}
"""


@pytest.mark.parametrize("seed", range(10))
def test_every_invariant_holds_whatever_the_cards_do(seed: int) -> None:
    dice, chance = Dice(seed), random.Random(seed)
    cards, _ = parse(WILD, "wild")
    assert isinstance(cards, dict)
    place = Positions("wild")
    key = library_with({name: convert(card, TryCard, place) for name, card in cards.items()})
    kinds = sorted(chance.sample(sorted(cards), 13))
    deck = written({**dict.fromkeys(kinds, 3), "filler0": 1})
    config = {**full_config("dino", {"open_lists": "yes"}), "cards": key}
    state = engine.start("dino", config | {"deck0": deck, "deck1": deck}, seed)
    for _ in range(150):
        assert contract.state_faults(state, dice) == []
        if state.decision is None:
            break
        for language in ("ja", "en"):
            assert all(asked(state, language))
        before, action = state.clone(), chance.choice(engine.legal(state))
        events = engine.play(state, action)
        assert contract.step_faults(before, action, events, state) == []
    if state.outcome is not None:
        assert phrases("dino").reason(state.outcome.reason, "ja")
