"""Questions in words: whose effect asks, how many, and what will come of an attack."""

import random

import pytest

from game.core import engine
from game.core.game_data import full_config
from game.core.view import observe
from game.dino.asking import asked, prompt_of
from tests.dino.tables import play, table


def test_the_pp_phase_tells_the_pp() -> None:
    state = table("seats: [{pp: [3, 8]}]")
    assert asked(state, "ja").hint == "PP3／8"


@pytest.mark.parametrize(
    ("field", "hand", "key"),
    [
        ("rex", "rex", "main"),
        ("", "rex", "main_cards"),
        ("rex", "dear", "main_attack"),
        ("{card: rex, state: dormant}", "dear", "main_none"),
    ],
)
def test_the_pp_phase_asks_for_what_is_possible(field: str, hand: str, key: str) -> None:
    given = f"seats: [{{pp: [3, 8], field: [{field}], hand: [{hand}]}}]"
    state = table(given, "{rex: {cost: 1}, dear: {cost: 9}}")
    assert prompt_of(state, "en")[0] == key
    assert prompt_of(observe(state, 0), "en")[0] == key
    assert asked(observe(state, 0), "ja").waiting == asked(observe(state, 1), "ja").waiting


def test_the_attack_phase_counts_who_can_attack() -> None:
    state = table("{phase: attack, seats: [{field: [rex, rex]}]}", "{rex: {}}")
    assert asked(state, "en").hint == "Able to attack: 2"
    play(state, "{attack: rex, target: life}", "{attack: rex 2, target: life}")
    assert prompt_of(state, "en")[0] == "attack_none"


@pytest.mark.parametrize(
    ("given", "target", "key", "hint"),
    [
        ("{life: 9, hand: [fog]}", "life", "counter_life", "このままなら、ライフ9→6"),
        ("{life: 3, hand: [fog]}", "life", "counter_lethal", "このままなら、ライフ3→0で負け"),
        ("{hand: [fog], field: [{card: egg, state: dormant}]}", "egg", "counter_win",
         "このままなら、300対200でrexの勝ち"),
        ("{hand: [fog], field: [{card: ape, state: dormant}]}", "ape", "counter_lose",
         "このままなら、300対400でapeの勝ち"),
        ("{hand: [fog], field: [{card: rex, state: dormant}]}", "rex", "counter_mutual",
         "このままなら、300対300で両方とも地層へ"),
        ("{hand: [fog], field: [{card: wasp, state: dormant}]}", "wasp", "counter_mutual",
         "このままなら、300対100で両方とも地層へ"),
    ],
)  # fmt: skip
def test_the_defender_reads_what_will_come_of_it(
    given: str, target: str, key: str, hint: str
) -> None:
    state = table(
        f"{{phase: attack, seats: [{{field: [rex]}}, {given}]}}",
        "{rex: {battle: 300, strike: 3}, egg: {battle: 200}, ape: {battle: 400}, "
        "wasp: {battle: 100, keywords: [mutual]}, fog: {spell: [{do: draw}]}}",
    )
    play(state, f"{{attack: rex, target: {target}}}")
    assert prompt_of(state, "ja")[0] == key
    assert asked(state, "ja").hint == hint
    assert asked(observe(state, 0), "ja") == asked(observe(state, 1), "ja")


def test_a_block_is_asked_with_the_same_foresight() -> None:
    state = table(
        "{phase: attack, seats: [{field: [rex]}, {field: [guard]}]}",
        "{rex: {strike: 2}, guard: {keywords: [block]}}",
    )
    play(state, "{attack: rex, target: life}")
    assert asked(state, "en") == (
        "Rex attacks your life. Block?",
        "As things stand, your life goes from 20 to 18",
        "Your opponent may block",
    )


def test_when_the_attacker_is_gone_nothing_is_foretold() -> None:
    state = table(
        "{phase: attack, seats: [{field: [rex]}, {hand: [bolt, bolt]}]}",
        "{rex: {}, bolt: {spell: [{do: destroy, cards: attacker}]}}",
    )
    play(state, "{attack: rex, target: life}", "{seat: 1, counter: bolt}")
    assert prompt_of(state, "en") == ("counter", {})
    assert asked(state, "en").ask == "The attack comes to nothing. A counter-spell all the same?"


def test_a_choice_names_its_card_and_its_numbers() -> None:
    state = table(
        "seats: [{hand: [bolt]}, {field: [rex, rex, rex]}]",
        "{rex: {}, bolt: {spell: [{do: destroy, cards: {pick: up_to, count: 2}}]}}",
    )
    play(state, "{cast: bolt}")
    assert asked(state, "ja")[:2] == (
        "地層に置く恐竜を選んでください",
        "bolt：2枚まで選択可（選択済み0枚）",
    )
    play(state, "{choose: rex}")
    assert asked(state, "en").hint == "bolt: choose up to 2 (1 chosen)"


def test_slots_and_orders_are_asked_with_their_cards() -> None:
    state = table(
        "seats: [{hand: [dig], strata: [rex]}]",
        "{rex: {}, dig: {spell: [{do: summon, cards: {zone: strata, of: mine}}]}}",
    )
    play(state, "{cast: dig}")
    assert asked(state, "en").ask == "Choose a slot for rex"
    state = table(
        "seats: [{hand: [storm], field: [rex, rex]}]",
        "{rex: {abilities: [{when: leaves, do: [{do: draw}]}]}, "
        "storm: {spell: [{do: destroy, cards: {of: mine, pick: all}}]}}",
    )
    play(state, "{cast: storm}")
    assert asked(state, "ja").hint == "待っている効果：2"


@pytest.mark.parametrize("seed", range(6))
def test_every_question_of_a_match_can_be_said_to_both_seats(seed: int) -> None:
    dice = random.Random(seed)
    state = engine.start("dino", full_config("dino", {}), seed)
    for _ in range(300):
        if state.decision is None:
            break
        for seat in (0, 1):
            for language in ("ja", "en"):
                assert all(asked(observe(state, seat), language))
        engine.play(state, dice.choice(engine.legal(state)))


def test_a_word_that_is_also_the_id_of_a_thing_is_said_as_it_is() -> None:
    state = table(
        "seats: [{hand: [cheap, rex, egg]}]",
        """
        rex: {}
        egg: {}
        cheap: {spell: [{do: delta, cards: {zone: hand, of: mine}, stat: cost, by: -2}]}
        """,
    )
    play(state, "{cast: cheap}")
    assert "cost" in asked(state, "en").ask
    assert "コスト" in asked(state, "ja").ask


def test_where_both_have_the_same_dinosaur_the_question_says_whose_is_whose() -> None:
    state = table(
        "{phase: attack, seats: [{field: [rex]}, {hand: [fog], field: [{card: rex, state: "
        "dormant}]}]}",
        "{rex: {battle: 300}, fog: {spell: [{do: draw}]}}",
    )
    play(state, "{attack: rex, target: rex}")
    said = asked(state, "en").ask
    assert said == "The opponent's rex attacks your rex. A counter-spell?"
    assert asked(state, "ja").ask.startswith("相手のrexが自分のrexを攻撃")
