"""Questions for cards say what will happen to what is chosen, for every card of the pool."""

import pytest

from game.cards.asked import PREFIX, asking_words, purpose_of
from game.cards.library import standard
from game.core.phrases import phrases
from game.core.types import State
from game.dino.asking import asked, prompt_of
from tests.dino.tables import play, table

PURPOSES = (
    "choose", "price", "discard", "search", "look", "summon", "move", "destroy", "awake",
    "make_dormant", "keep_dormant", "level", "delta", "change", "gain", "lose",
)  # fmt: skip


def at(effect: str, seat: str = "") -> State:
    """A table at which a spell asks for cards; there are three of each kind everywhere."""
    cards = "[rex, rex, rex]"
    side = f"{{field: {cards}, strata: {cards}, hand: [bolt, rex, rex], deck: {cards}}}"
    state = table(
        f"seats: [{side}, {{field: {cards}, hand: {cards}}}]",
        f"{{rex: {{}}, bolt: {{spell: [{effect}]}}}}",
    )
    play(state, "{cast: bolt}")
    assert state.decision is not None
    assert state.decision.kind == "choose"
    return state


@pytest.mark.parametrize(
    ("effect", "ja", "en"),
    [
        ("{do: move, cards: {}, to: hand}", "手札に戻す恐竜を", "a dinosaur to return to hand"),
        ("{do: move, cards: {count: 2}, to: hand}", "手札に戻す恐竜を",
         "dinosaurs to return to hand"),
        ("{do: move, cards: {zone: strata, of: mine}, to: hand}", "手札に加えるカードを",
         "a card to take into your hand"),
        ("{do: move, cards: {}, to: deck_top}", "山札の上に置く恐竜を",
         "a dinosaur to put on top of the deck"),
        ("{do: destroy, cards: {}}", "地層に置く恐竜を", "a dinosaur to put into the strata"),
        ("{do: delta, cards: {of: mine}, stat: battle, by: 200}", "闘撃値を200上げる恐竜を",
         "a dinosaur whose battle value rises by 200"),
        ("{do: delta, cards: {of: mine}, stat: battle, by: 200}, "
         "{do: gain, cards: chosen, keyword: block}", "闘撃値を200上げ、【ブロック】を与える恐竜を",
         "a dinosaur to get +200 battle value and Block"),
        ("{do: delta, cards: {}, stat: strike, by: -1}", "直撃値を1下げる恐竜を",
         "a dinosaur whose strike value falls by 1"),
        ("{do: gain, cards: {of: mine}, keyword: block}", "【ブロック】を与える恐竜を",
         "a dinosaur to gain Block"),
        ("{do: level, cards: {of: mine}, by: 1}", "Lv.を1上げる恐竜を",
         "a dinosaur whose level rises by 1"),
        ("{do: discard}", "捨てるカードを", "a card to discard"),
        ("{do: search, cards: {zone: deck, of: mine, where: {type: dinosaur}}}",
         "山札から手札に加える恐竜を", "a dinosaur to take from your deck"),
    ],
)  # fmt: skip
def test_the_question_says_what_will_happen(effect: str, ja: str, en: str) -> None:
    state = at(effect)
    assert ja in asked(state, "ja").ask
    assert en in asked(state, "en").ask


def test_an_effect_that_means_two_things_asks_in_plain_words() -> None:
    """Which of the two is asked for cannot be told, so neither is claimed."""
    state = at(
        "{do: delta, cards: {of: mine}, stat: battle, by: 100}, "
        "{do: delta, cards: {of: theirs}, stat: battle, by: -100}"
    )
    assert prompt_of(state, "en")[0] == "choose_delta"
    assert asked(state, "en").ask == "Choose a dinosaur whose value rises or falls"


def test_both_players_read_the_same_purpose() -> None:
    state = at("{do: move, cards: {}, to: hand}")
    assert asked(state, "en").waiting == "Your opponent is choosing a dinosaur to return to hand"


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_question_of_the_pool_has_words(language: str) -> None:
    words = phrases("dino")
    said = set()
    for card in standard("dino").cards.values():
        for number, ability in enumerate(card.abilities):
            for purpose in PURPOSES:
                if not asking_words(ability, purpose):
                    continue
                state = table("{}")
                task = state.agenda[-1]._replace(op=f"card//{card.id}/{number}")
                state.agenda.append(task)
                key, params = purpose_of(state, f"{PREFIX}{purpose}", language)
                numbers: dict[str, str | int] = {
                    "source": "x",
                    "count": 1,
                    "picked": 0,
                    "pick": "exactly",
                }
                prompt = words.prompt(key, language, **{**numbers, **params})
                assert "{" not in "".join(prompt)
                said.add(key)
    assert {"choose_return", "choose_raise", "choose_destroy", "choose_make_dormant"} <= said
