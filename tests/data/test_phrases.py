"""The words of the games: nothing lacks words, no words lack a use, both languages agree."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest

from game.cards import actions, doing
from game.core.clauses import CLAUSE_ID
from game.core.game_data import Words, game_data
from game.core.phrases import (
    COMMON,
    PLACEHOLDER,
    Clause,
    PhraseFile,
    phrases,
    read_clauses,
    read_phrases,
)
from game.core.types import Refusal
from game.resources import DATA_ROOT

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.parent.name for path in DATA_ROOT.glob("*/phrases.yaml"))
GAMES.remove(COMMON)

# As many clauses as the rules pages have; ids never change, so neither does this list shrink.
COMMON_CLAUSES = {f"C-{number}" for number in range(1, 17)}
ONMYO_CLAUSES = {
    f"O-{number:02}"
    for numbers in ((1, 8), (10, 19), (30, 37), (40, 46), (50, 51))
    for number in range(numbers[0], numbers[1] + 1)
}
DINO_CLAUSES = {
    f"D-{number:02}"
    for numbers in ((1, 5), (10, 16), (20, 26), (30, 45), (50, 51), (53, 56), (60, 63), (70, 71))
    for number in range(numbers[0], numbers[1] + 1)
}


@cache
def trees(folder: str) -> tuple[ast.Module, ...]:
    """The parsed sources of a folder of the project."""
    return tuple(ast.parse(path.read_text("utf-8")) for path in (ROOT / folder).rglob("*.py"))


def sources(game: str) -> list[ast.Module]:
    """The sources a game is made of: its own, the core, and the cards where it has any."""
    own = trees(f"game/{game}")
    nodes = (node for tree in own for node in ast.walk(tree))
    modules = [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]
    cards = any(module.startswith("game.cards") for module in modules)
    return [*own, *trees("game/core"), *(trees("game/cards") if cards else ())]


def calls(found: list[ast.Module], name: str) -> Iterator[ast.Call]:
    """Every call of a function or a record of that name."""
    for tree in found:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if called == name:
                    yield node


def words_at(found: list[ast.Module], name: str, position: int) -> set[str]:
    """The words that stand as an argument in calls of `name`."""
    return {word for call in calls(found, name) if (word := word_at(call, position))}


def word_at(call: ast.Call, position: int) -> str:
    """The word that stands as an argument of a call; empty where there is none."""
    node = call.args[position] if len(call.args) > position else None
    is_word = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return str(node.value) if is_word and isinstance(node, ast.Constant) else ""


@cache
def literals() -> frozenset[str]:
    """Every word that stands anywhere in the sources."""
    return frozenset(
        node.value
        for folder in ("game", "scenes")
        for tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def texts(file: PhraseFile) -> Iterator[tuple[str, Words]]:
    """Every text of a file, with where it stands."""
    for kind, things in file.things.items():
        for name, facets in things.items():
            for facet, words in facets.items():
                yield f"things.{kind}.{name}.{facet}", words
    for key, prompt in file.prompts.items():
        yield f"prompts.{key}.ask", prompt.ask
        yield f"prompts.{key}.hint", prompt.hint
        yield f"prompts.{key}.waiting", prompt.waiting
    for section in ("refusals", "announcements", "reasons", "log"):
        for key, words in getattr(file, section).items():
            yield f"{section}.{key}", words


def clause_texts(folder: str) -> Iterator[tuple[str, Words]]:
    for section in read_clauses(folder):
        yield section.title.en, section.title
        for clause in section.clauses:
            for words in (clause.says, clause.ruling):
                if words is not None:
                    yield clause.id, words


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal(game: str) -> None:
    used = words_at(sources(game), "Refusal", 1)
    written = phrases(game).files.refusals
    assert used - set(written) == set()
    assert set(read_phrases(game).refusals) - used == set()


def test_every_common_refusal_is_used() -> None:
    used = words_at([*trees("game/core"), *trees("game/cards")], "Refusal", 1)
    assert set(read_phrases(COMMON).refusals) - used == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_gives_all_that_its_sentence_says(game: str) -> None:
    for call in calls(sources(game), "Refusal"):
        given = call.args[2] if len(call.args) > 2 else ast.Tuple([])
        code = word_at(call, 1)
        if code and isinstance(given, ast.Tuple):  # else the source does not show the names
            needed = _placeholders(phrases(game).files.refusals[code].en)
            names = {ast.literal_eval(pair.elts[0]) for pair in given.elts if _is_pair(pair)}
            assert needed <= names, code


def _is_pair(node: ast.expr) -> TypeGuard[ast.Tuple]:
    return isinstance(node, ast.Tuple)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_prompt(game: str) -> None:
    asked = words_at(sources(game), "ask", 2)
    assert asked
    assert asked - set(phrases(game).files.prompts) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_announcement_and_every_end_has_words(game: str) -> None:
    found = sources(game)
    assert words_at(found, "Announced", 0) - set(phrases(game).files.announcements) == set()
    reasons = words_at(found, "Outcome", 1) | words_at(found, "end_game", 2)
    assert reasons - set(phrases(game).files.reasons) == set()


@pytest.mark.parametrize("game", [COMMON, *GAMES])
@pytest.mark.parametrize("section", ["prompts", "announcements", "reasons", "log"])
def test_there_are_no_words_that_nothing_says(game: str, section: str) -> None:
    # What chooses cards is asked by the name of the action: "choose_destroy".
    words = {key.removeprefix("choose_") for key in getattr(read_phrases(game), section)}
    assert words - literals() == set()


def test_every_action_on_chosen_cards_has_a_prompt() -> None:
    """An action with cards asks "choose_<its name>"; so do prices, searches and looks."""
    asked = {
        doing.name_of(action)
        for action in (getattr(actions, name) for name in dir(actions))
        if "cards" in getattr(action, "__struct_fields__", ())
    }
    for game in GAMES:
        if game_data(game).deck_clause:
            prompts = set(phrases(game).files.prompts)
            wanted = {f"choose_{name}" for name in asked | {"price", "look"}}
            assert wanted - {"choose_for_each"} - prompts == set()


@pytest.mark.parametrize("game", [COMMON, *GAMES])
def test_both_languages_are_there_and_say_the_same_values(game: str) -> None:
    for where, words in (*texts(read_phrases(game)), *clause_texts(game)):
        assert words.ja.strip(), where
        assert words.en.strip(), where
        assert _placeholders(words.ja) == _placeholders(words.en), where


def _placeholders(text: str) -> set[str]:
    return {match[1] for match in PLACEHOLDER.finditer(text)}


@pytest.mark.parametrize("game", GAMES)
def test_placeholders_name_things_and_facets_that_exist(game: str) -> None:
    known = phrases(game)
    for where, words in texts(known.files):
        for match in PLACEHOLDER.finditer(words.en):
            kind, facet = match[2], match[3]
            if kind and kind != "reason":
                assert all(
                    facet is None or known.thing(kind, name, "en", facet)
                    for name in known.things(kind)
                ), where


@pytest.mark.parametrize("game", [COMMON, *GAMES])
def test_japanese_keeps_to_full_width_marks(game: str) -> None:
    for where, words in (*texts(read_phrases(game)), *clause_texts(game)):
        bare = PLACEHOLDER.sub("", words.ja)
        assert not set(bare) & set(",;:?!()"), where
        assert "。 " not in bare, where


@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_whole_and_prompts_have_no_full_stop(game: str) -> None:
    file = phrases(game).files
    for code, words in file.refusals.items():
        assert words.ja.endswith("。"), code
        assert words.en.endswith("."), code
    for key, prompt in file.prompts.items():
        for words in (prompt.ask, prompt.hint, prompt.waiting):
            assert words.ja[-1] not in "。、", key
            assert words.en[-1] != ".", key


def test_every_clause_of_the_rules_is_in_the_rulebook() -> None:
    assert {clause.id for clause in _clauses(COMMON)} == COMMON_CLAUSES
    assert {clause.id for clause in _clauses("onmyo")} == ONMYO_CLAUSES
    assert {clause.id for clause in _clauses("dino")} == DINO_CLAUSES


def _clauses(folder: str) -> list[Clause]:
    return [clause for section in read_clauses(folder) for clause in section.clauses]


@pytest.mark.parametrize("game", GAMES)
def test_clauses_have_one_entry_each_and_name_options_there_are(game: str) -> None:
    entries = _clauses(COMMON) + _clauses(game)
    assert len({clause.id for clause in entries}) == len(entries)
    known = {option.name for option in game_data(game).options}
    for clause in _clauses(game):
        assert set(clause.options) <= known, clause.id


def test_common_clauses_name_options_that_some_game_has() -> None:
    known = {option.name for game in GAMES for option in game_data(game).options}
    for clause in _clauses(COMMON):
        assert set(clause.options) <= known, clause.id


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_named_by_its_clause(game: str) -> None:
    for option in game_data(game).options:
        assert option.name in phrases(game).clause_entry(option.clause).options


@pytest.mark.parametrize("game", GAMES)
def test_code_cites_clauses_that_serve_the_game(game: str) -> None:
    known = set(phrases(game).clauses()) | COMMON_CLAUSES
    for tree in trees(f"game/{game}"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                cited = set(CLAUSE_ID.findall(node.value))
                assert cited <= known, node.value


def test_a_refusal_is_said_with_the_names_of_things() -> None:
    refusal = Refusal("O-42", "equal_orbs", (("square", "c3"), ("orb", "S")))
    words = phrases("onmyo")
    assert words.refusal(refusal, "ja") == "c3では青龍珠どうしが向き合います。同じ珠は戦えません。"
    english = "On c3 the Seiryu orb faces another Seiryu orb. Equal orbs cannot battle."
    assert words.refusal(refusal, "en") == english


def test_a_value_that_is_no_thing_is_said_as_it_is() -> None:
    said = phrases("onmyo").announcement("first_player", "ja", way="coin", seat="聖珠レイ")
    assert said == "コインにより、聖珠レイが先攻です"


def test_an_empty_value_has_words_of_its_own() -> None:
    words = phrases("onmyo")
    said = words.announcement("game_over", "en", winner="", reason="turn_limit")
    assert said == "Winner of this game: nobody (200 turns were played)"
    assert "such orb" in words.refusal(Refusal("O-10", "no_loose_orb", (("orb", ""),)), "en")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="cost"):
        phrases("onmyo").prompt("pay", "en", paid=1)


def test_a_clause_tells_what_the_rules_say_and_what_is_our_ruling() -> None:
    words = phrases("onmyo")
    says, ruling = words.clause_parts("O-16", "en")
    assert "jumped over" in says
    assert "come back" in ruling
    assert words.clause("O-16", "en") == f"{says} {ruling}"
    assert words.clause_entry("O-12").options == ("summon_facing",)


def test_clauses_of_card_games_do_not_serve_onmyo() -> None:
    served = phrases("onmyo").clauses()
    assert "C-1" in served
    assert "C-8" not in served
