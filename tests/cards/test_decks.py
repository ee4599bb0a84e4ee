"""Decks keep the deck clause or have each culprit named; codes bring back the same deck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import decks
from game.cards.deck_code import CHECK, SYMBOLS, DeckCodeError, from_code, to_code
from game.cards.library import standard
from game.core.game_data import Words

POOL = standard("dino").cards
READY = decks.ready_decks("dino")
FIRE = READY["fire"].cards


@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_keeps_the_deck_clause_and_has_a_plan(name: str) -> None:
    deck = READY[name]
    assert deck.game == "dino"
    assert decks.faults("dino", deck.cards) == []
    for language in ("ja", "en"):
        assert decks.in_language(deck.name, language)
        assert len(decks.in_language(deck.plan, language)) > 20


def test_there_are_seven_decks_that_differ() -> None:
    assert len(READY) == 7
    assert len({decks.written(deck.cards) for deck in READY.values()}) == 7


def test_every_card_is_in_some_deck() -> None:
    assert {card for deck in READY.values() for card in deck.cards} == set(POOL)


@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_has_about_eight_spells_and_cards_for_the_first_turns(name: str) -> None:
    cards = READY[name].cards
    spells = sum(count for card, count in cards.items() if POOL[card].type == "spell")
    early = sum(count for card, count in cards.items() if POOL[card].cost <= 2)
    late = sum(count for card, count in cards.items() if POOL[card].cost >= 7)
    assert 6 <= spells <= 10
    assert 14 <= early <= 22
    assert late <= 4


def test_a_deck_is_written_on_a_line_and_read_back() -> None:
    assert decks.parsed(decks.written(FIRE)) == FIRE
    with pytest.raises(ValueError, match="'embers' is no deck entry"):
        decks.parsed("embers")


def test_a_players_deck_needs_a_name_in_one_language_only() -> None:
    assert decks.in_language("マイデッキ", "en") == "マイデッキ"
    assert decks.in_language(Words("火", "Fire"), "en") == "Fire"


def test_every_culprit_of_a_deck_is_named() -> None:
    wrong = {**FIRE, "embers": 5, "eruption": 0, "erupton": 1, "qqq": 1}
    found = {(fault.code, dict(fault.params).get("card")) for fault in decks.faults("dino", wrong)}
    assert found == {
        ("deck_size", None),
        ("too_many_copies", "embers"),
        ("too_many_copies", "eruption"),
        ("no_such_card_but", "erupton"),
        ("no_such_card", "qqq"),
    }
    assert {fault.clause for fault in decks.faults("dino", wrong)} == {"D-01"}


# --- codes ----------------------------------------------------------------------------------------

LISTS = st.dictionaries(st.sampled_from(sorted(POOL)), st.integers(1, 60), min_size=1, max_size=60)


@given(LISTS)
def test_a_code_brings_back_the_same_list(cards: dict[str, int]) -> None:
    assert from_code(to_code("dino", cards)) == ("dino", cards)


@given(LISTS)
def test_a_code_may_be_typed_carelessly(cards: dict[str, int]) -> None:
    code = to_code("dino", cards)
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert from_code(typed) == ("dino", cards)
    assert from_code(code.replace("-", "")) == ("dino", cards)


@pytest.mark.parametrize("name", READY)
def test_the_code_of_a_deck_is_short(name: str) -> None:
    assert len(to_code("dino", READY[name].cards)) <= 60


def test_every_wrong_letter_is_noticed_and_most_are_mended() -> None:
    code = to_code("dino", FIRE)
    mended = 0
    places = [place for place in range(6, len(code)) if code[place] != "-"]
    for place in places:
        other = SYMBOLS[(SYMBOLS.index(code[place]) + 7) % len(SYMBOLS)]
        with pytest.raises(DeckCodeError) as caught:
            from_code(code[:place] + other + code[place + 1 :])
        mended += code in str(caught.value)
    assert mended >= 0.9 * len(places)


def test_two_letters_exchanged_are_mended() -> None:
    code = to_code("dino", FIRE)
    place = next(
        i for i in range(6, len(code)) if "-" not in code[i : i + 2] and code[i] != code[i + 1]
    )
    typed = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
    with pytest.raises(DeckCodeError, match=f"did you mean {code}"):
        from_code(typed)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("", "begins with: DINO1"),
        ("SOUL1-ABCD-EFGH", "begins with: DINO1"),
        ("DINO1-AB", "too short or too long"),
        ("DINO1-" + "A" * 500, "too short or too long"),
        ("DINO1-13G1-1X!2-B222", "has no '!'"),
        ("DINO1-AAAA-AAAA-AAAA", "checksum does not fit"),
    ],
)
def test_what_is_no_code_is_refused_in_words(code: str, words: str) -> None:
    with pytest.raises(DeckCodeError, match=words) as caught:
        from_code(code)
    assert str(caught.value.phrase) == str(caught.value)


@given(st.text(alphabet=SYMBOLS + "-", max_size=80))
def test_no_text_does_worse_than_being_refused(text: str) -> None:
    try:
        game, cards = from_code(f"DINO1-{text}")
    except DeckCodeError:
        return
    assert from_code(to_code(game, cards)) == (game, cards)


def test_a_card_that_is_not_of_the_set_has_no_code() -> None:
    with pytest.raises(DeckCodeError, match="'my_own' is not of the set"):
        to_code("dino", {"my_own": 3})


def test_the_checksum_has_twenty_bits() -> None:
    assert len(SYMBOLS) ** CHECK == 1 << 20
