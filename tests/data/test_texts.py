"""Saying texts: filling in, counting, contexts, phrases, and which language a first start takes."""

import pickle

import pytest

from game import texts as texts_module
from game.texts import N_, Phrase, Texts, languages, phrase, phrasec, system_language


@pytest.fixture
def english() -> Texts:
    return Texts("en")


@pytest.fixture
def japanese() -> Texts:
    return Texts("ja")


def test_the_game_speaks_english_and_japanese() -> None:
    assert languages() == ("en", "ja")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="no catalogue for language 'xx'"):
        Texts("xx")


def test_english_is_the_key_itself(english: Texts, japanese: Texts) -> None:
    assert english.tr("the file is empty") == "the file is empty"
    assert japanese.tr("the file is empty") == "ファイルが空です"


def test_placeholders_are_filled_in(english: Texts, japanese: Texts) -> None:
    assert english.tr("a list of {count}", count=3) == "a list of 3"
    assert japanese.tr("a list of {count}", count=3) == "3個のリスト"


def test_a_placeholder_without_a_value_is_an_error(english: Texts) -> None:
    with pytest.raises(KeyError, match="count"):
        english.tr("a list of {count}")


def test_counts_choose_the_form(english: Texts) -> None:
    assert [english.trn("{n} stone", "{n} stones", n) for n in (0, 1, 2)] == [
        "0 stones",
        "1 stone",
        "2 stones",
    ]


def test_a_text_nobody_translated_is_said_in_english(japanese: Texts) -> None:
    assert japanese.tr("no such text {x}", x=1) == "no such text 1"
    assert japanese.trc("nowhere", "Draw") == "Draw"
    assert japanese.trn("{n} such thing", "{n} such things", 2) == "2 such things"


def test_an_empty_text_is_not_the_catalogue_header(japanese: Texts) -> None:
    assert japanese.tr("") == ""


def test_a_phrase_is_said_with_the_phrases_inside_it(english: Texts, japanese: Texts) -> None:
    sentence = phrase("{one} or {other}", one=phrase("a list"), other=phrase("true or false"))
    assert str(sentence) == english.say(sentence) == "a list or true or false"
    assert japanese.say(sentence) == "リストかtrue または false"
    assert english.say(phrasec("result", "Draw")) == "Draw"


def test_a_phrase_is_plain_data() -> None:
    sentence = phrase("a list of {count}", count=3)
    assert pickle.loads(pickle.dumps(sentence)) == sentence
    assert sentence == Phrase("a list of {count}", (("count", 3),))
    assert hash(sentence)


def test_a_value_with_braces_is_not_taken_for_a_placeholder(english: Texts) -> None:
    assert english.tr("unknown key '{key}'", key="{evil}") == "unknown key '{evil}'"


def test_a_marked_text_is_returned_as_it_is() -> None:
    assert N_("a list") == "a list"


def test_data_texts_fall_back_to_english_then_to_any(japanese: Texts) -> None:
    assert japanese.pick({"ja": "竜", "en": "Dragon"}) == "竜"
    assert japanese.pick({"en": "Dragon"}) == "Dragon"
    assert japanese.pick({"fr": "Dragon"}) == "Dragon"
    assert japanese.pick({}) == ""


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "ja_JP"}, "ja"),
        ({"LANG": "en_US", "LANGUAGE": "fr:ja:en"}, "ja"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
    ],
)
def test_a_first_start_follows_the_environment(environment: dict[str, str], language: str) -> None:
    assert system_language(environment, "linux") == language


def test_a_first_start_follows_the_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts_module, "_windows_language", lambda: "ja")
    monkeypatch.setattr(texts_module, "_mac_languages", lambda: ["fr-FR", "ja-JP"])
    assert system_language({}, "win32") == "ja"
    assert system_language({}, "darwin") == "ja"
    assert system_language({"LANG": "en_US.UTF-8"}, "darwin") == "en"


def test_without_its_desktop_tools_the_system_has_no_wish() -> None:
    assert texts_module._mac_languages() == []
    assert texts_module._windows_language() == ""
