"""The record of a match: an entry an act, its consequences, in both languages, nothing hidden."""

import random

import pytest

from game.core import engine
from game.core.game_data import full_config
from game.core.view import observe, redact
from game.dino.record import entries
from game.dino.saying import said
from tests.dino.tables import lines, made, play, table


def test_a_summon_and_a_spell_tell_what_was_paid_and_what_came_of_it() -> None:
    state = table(
        "seats: [{pp: [5, 5], hand: [rex, bolt]}, {field: [egg]}]",
        "{rex: {cost: 2}, egg: {}, bolt: {cost: 3, spell: [{do: destroy, cards: {}}, {do: draw}]}}",
    )
    assert lines(state, "{summon: rex}", language="ja") == ["rexを召喚（PP2）"]
    assert lines(state, "{cast: bolt}") == [
        "bolt used (PP 3); egg goes to the strata; cards drawn: 1"
    ]


def test_what_costs_nothing_says_so() -> None:
    state = table("seats: [{hand: [rex]}]", "{rex: {}}")
    assert lines(state, "{summon: rex}") == ["rex summoned (PP 0)"]


def test_a_level_names_the_dinosaur_and_not_the_card_put_down() -> None:
    state = table("seats: [{hand: [rex], field: [rex]}]", "{rex: {}}")
    assert lines(state, "{level_up: rex}", language="ja") == [
        "同じカードを地層に置く、rexがLv.2になる"
    ]


def test_an_attack_its_counter_and_its_battle_are_three_entries() -> None:
    state = table(
        "{phase: attack, seats: [{field: [rex]}, {pp: [1, 1], hand: [fog, fog], "
        "field: [{card: egg, state: dormant}]}]}",
        "{rex: {battle: 300}, egg: {battle: 250}, "
        "fog: {cost: 1, spell: [{do: delta, cards: attacker, stat: battle, by: -100}]}}",
    )
    assert lines(
        state,
        "{attack: rex, target: egg}",
        "{seat: 1, counter: fog}",
        "{seat: 1, pass: true}",
    ) == [
        "rex attacks egg",
        "Countered with fog (PP 1); rex: battle value −100",
        "egg wins, 250 to 200; rex goes to the strata; egg is now Lv. 2",
    ]


def test_the_battle_that_follows_a_pass_is_the_attackers() -> None:
    state = table(
        "{phase: attack, seats: [{field: [rex]}, {hand: [fog], "
        "field: [{card: egg, state: dormant}]}]}",
        "{rex: {battle: 300}, egg: {battle: 250}, fog: {spell: [{do: draw}]}}",
    )
    play(state, "{attack: rex, target: egg}")
    (entry,) = made(state, "{seat: 1, pass: true}")
    assert entry.seat == 0
    assert entry.parts[0].key == "win"


def test_a_strike_and_a_block_and_a_called_off_attack_are_told() -> None:
    cards = (
        "{rex: {battle: 100, strike: 3}, guard: {battle: 200, keywords: [block]}, "
        "calm: {spell: [{do: gain, cards: attacker, keyword: gentle}]}}"
    )
    state = table("{phase: attack, seats: [{field: [rex]}, {life: 9}]}", cards)
    assert lines(state, "{attack: rex, target: life}") == [
        "rex attacks Far side's life; Far side: life 9 → 6"
    ]
    state = table("{phase: attack, seats: [{field: [rex]}, {field: [guard]}]}", cards)
    assert lines(state, "{attack: rex, target: life}", "{seat: 1, block: guard}")[1] == (
        "guard blocks; guard wins, 200 to 100; rex goes to the strata; guard is now Lv. 2"
    )
    state = table("{phase: attack, seats: [{field: [rex]}, {hand: [calm]}]}", cards)
    told = lines(state, "{attack: rex, target: life}", "{seat: 1, counter: calm}")
    assert told[1] == "Countered with calm (PP 0); rex gains Pinned; the attack is called off"


def test_a_turn_begins_with_its_reset() -> None:
    state = table("{phase: attack, seats: [{}, {pp: [1, 4]}]}")
    assert lines(state, "{end_turn: true}", language="ja") == [
        "ターン終了",
        "第11ターン：奥",
        "リセット：PP5／5、1枚引く",
    ]


def test_an_effect_that_goes_on_after_an_answer_names_its_card() -> None:
    state = table(
        "seats: [{hand: [nap]}, {field: [rex, egg]}]",
        "{rex: {}, egg: {}, nap: {spell: [{do: make_dormant, cards: {}}, "
        "{do: keep_dormant, cards: chosen}]}}",
    )
    assert lines(state, "{cast: nap}", "{choose: egg}") == [
        "nap used (PP 0)",
        "Effect of nap; egg becomes dormant; egg does not awaken next turn",
    ]


def test_an_effect_that_goes_on_lights_up_its_card_with_those_it_touches() -> None:
    state = table(
        "seats: [{hand: [nap]}, {field: [rex, egg]}]",
        "{rex: {}, egg: {}, nap: {spell: [{do: make_dormant, cards: {}}]}}",
    )
    play(state, "{cast: nap}")
    (entry,) = made(state, "{choose: egg}")
    assert [state.cards[card].kind for card in entry.cards] == ["nap", "egg"]


def test_what_both_players_lose_and_draw_is_told_by_name() -> None:
    state = table(
        "seats: [{pp: [1, 1], hand: [wind, rex]}]",
        "{rex: {}, wind: {spell: [{do: discard}, {do: draw, of: theirs, count: 2}, "
        "{do: mill}, {do: cost_change, by: -1, lasting: until_my_next_turn}, "
        "{do: track, track: pp, by: 1, falling: true}, {do: track, track: pp_max, by: 2}]}}",
    )
    assert lines(state, "{cast: wind}") == [
        "wind used (PP 0); rex discarded; Far side: 2 drawn; Far side: filler goes from "
        "the deck to the strata; Near side: cards in hand cost −1; Near side: PP 1 → 0; "
        "Near side: maximum PP 1 → 3"
    ]


def test_names_of_players_take_the_place_of_sides() -> None:
    state = table("{phase: attack, seats: [{field: [rex]}]}", "{rex: {}}")
    (entry,) = made(state, "{attack: rex, target: life}")
    told = said(entry, observe(state, 0), "ja", ("聖珠レイ", "琥珀の賢者"))
    assert told == "rexが琥珀の賢者のライフを攻撃、琥珀の賢者のライフ20→19"


def test_entries_light_up_their_cards_and_name_their_clause() -> None:
    state = table(
        "{phase: attack, seats: [{field: [rex]}, {field: [{card: egg, state: dormant}]}]}",
        "{rex: {battle: 300}, egg: {}}",
    )
    (entry,) = made(state, "{attack: rex, target: egg}")
    assert (entry.act, entry.clause) == ("attack", "D-35")
    assert entry.cards == (state.zones["slot01"][0], state.zones["strata1"][0])


def test_the_end_and_a_concession_are_told() -> None:
    state = table("{phase: attack, seats: [{field: [rex]}, {life: 1}]}", "{rex: {}}")
    assert lines(state, "{attack: rex, target: life}")[-1] == "Life fell to 0"
    assert lines(table("{}"), "{concede: true}", language="ja") == ["手前が投了"]
    assert lines(table("{}"), "{seat: 1, concede: true}") == ["Far side: conceded"]


def test_a_redraw_is_told_by_its_number_to_both() -> None:
    for viewer in (0, 1):
        state = table("{phase: setup, options: {first_player: fixed}}")
        play(state, '{seat: 0, redraw: "* 1", more: true}')
        told = lines(state, "{seat: 0, redraw: []}", "{seat: 1, redraw: []}", viewer=viewer)
        assert told[:2] == ["Near side: 1 redrawn", "Far side: both cards kept"]


def test_a_searched_card_is_named_and_a_drawn_one_is_not() -> None:
    cards = "{rex: {}, map: {spell: [{do: search, cards: {zone: deck, of: mine}}, {do: draw}]}}"
    for viewer in (0, 1):
        state = table("seats: [{hand: [map], deck: [rex, filler, filler]}]", cards)
        told = lines(state, "{cast: map}", "{choose: rex}", viewer=viewer)
        assert told == ["map used (PP 0)", "Effect of map; rex goes to the hand; cards drawn: 1"]


def test_what_was_hidden_stays_without_a_name() -> None:
    cards = "{rex: {}, tide: {spell: [{do: move, cards: {zone: hand, of: mine}, to: deck_bottom}]}}"
    state = table("seats: [{hand: [tide, rex]}]", cards)
    assert lines(state, "{cast: tide}", viewer=1) == ["tide used (PP 0); a card goes to the deck"]


@pytest.mark.parametrize("seed", range(6))
def test_every_entry_of_a_match_can_be_said_in_both_languages_to_both_seats(seed: int) -> None:
    dice = random.Random(seed)
    state, events = engine.start_with_events("dino", full_config("dino", {}), seed)
    views = [observe(state, seat) for seat in (0, 1)]
    acts: set[str] = set()
    for _ in range(400):
        for seat in (0, 1):
            after = observe(state, seat)
            for entry in entries(views[seat], redact(events, state, seat), after):
                acts.add(entry.act)
                assert all(said(entry, after, language) for language in ("ja", "en"))
            views[seat] = after
        if state.decision is None:
            break
        events = engine.play(state, dice.choice(engine.legal(state)))
    assert {"turn", "reset", "end_turn", "summon"} <= acts


def test_the_life_of_whom_one_speaks_to_is_theirs() -> None:
    state = table("{phase: attack, seats: [{field: [rex]}]}", "{rex: {}}")
    (entry,) = made(state, "{attack: rex, target: life}")
    told = said(entry, observe(state, 1), "en", ("Novice", "You"), 1)
    assert told.startswith("rex attacks your life")


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_look_at_the_deck_is_told_by_its_numbers(viewer: int) -> None:
    state = table(
        "seats: [{hand: [wave]}]",
        "{wave: {spell: [{do: look, count: 4, take: {zone: deck, of: mine}}]}}",
    )
    play(state, "{cast: wave}")
    told = lines(state, '{choose: "filler 1"}', language="ja", viewer=viewer)
    assert told == ["Waveの効果、見た4枚のうち1枚を手札に加える、3枚を山札へ"]


def test_a_price_is_put_down_and_not_discarded() -> None:
    cards = (
        "{rex: {abilities: [{when: activated, price: {discard: 1}, do: [{do: discard}]}]},"
        " a: {}, b: {}}"
    )
    state = table("seats: [{field: [rex], hand: [a, b]}]", cards)
    play(state, "{activate: rex}")
    told = lines(state, "{choose: a}")
    assert told == ["Effect of rex; a put into the strata; b discarded"]


def test_a_value_that_is_set_goes_on_being_added_to() -> None:
    cards = (
        "{call: {spell: [{do: delta, stat: battle, by: 200, cards: {of: theirs}}]},"
        " tar: {spell: [{do: change, stat: battle, to: 100, cards: {of: theirs}}]}, rex: {}}"
    )
    state = table("seats: [{hand: [call, tar]}, {field: [rex]}]", cards)
    play(state, "{cast: call}")
    told = lines(state, "{cast: tar}")
    assert told[-1].endswith("rex: battle value becomes 100 (300 with what is added or taken away)")
