"""Editing one line of text: caret, selection, composition, unwanted characters."""

import pytest

from scenes.ui.text_edit import TextEdit


def test_typing_goes_to_the_caret() -> None:
    edit = TextEdit("陰駒")
    edit.move(1)
    edit.insert("陽")
    assert (edit.text, edit.caret) == ("陰陽駒", 2)


def test_typing_replaces_the_selection() -> None:
    edit = TextEdit("赤い駒")
    edit.move(0)
    edit.move(2, select=True)
    assert edit.selected == "赤い"
    edit.insert("黒")
    assert edit.text == "黒駒"


@pytest.mark.parametrize("typed", ["\u200b", "\u2060", "\x00", "\x07", "\ufeff", ""])
def test_what_nobody_can_see_does_not_come_in(typed: str) -> None:
    edit = TextEdit("駒")
    assert not edit.insert(typed)
    assert edit.text == "駒"


def test_a_pasted_line_break_becomes_a_space() -> None:
    edit = TextEdit()
    edit.insert("one\ntwo\tthree")
    assert edit.text == "one two three"


def test_a_full_field_takes_what_fits() -> None:
    edit = TextEdit("abc", longest=5)
    edit.insert("defg")
    assert edit.text == "abcde"
    assert not edit.insert("x")
    edit.select_all()
    edit.insert("123456")
    assert edit.text == "12345"


def test_erasing_takes_the_selection_or_one_character() -> None:
    edit = TextEdit("abcd")
    edit.erase(-1)
    assert edit.text == "abc"
    edit.move(0)
    assert not edit.erase(-1)
    edit.erase(1)
    assert edit.text == "bc"
    edit.select_all()
    edit.erase(1)
    assert (edit.text, edit.caret) == ("", 0)


def test_an_arrow_leaves_a_selection_at_its_side() -> None:
    edit = TextEdit("abcd")
    edit.move(1)
    edit.move(3, select=True)
    edit.step(-1)
    assert (edit.caret, edit.selected) == (1, "")


def test_words_are_stepped_over_and_erased_whole() -> None:
    edit = TextEdit("two black pieces")
    edit.step(-1, word=True)
    assert edit.caret == 10
    edit.erase(-1, word=True)
    assert edit.text == "two pieces"
    edit.step(1, word=True)
    assert edit.caret == len("two pieces")


def test_a_double_click_selects_a_word() -> None:
    edit = TextEdit("two black pieces")
    edit.select_word(5)
    assert edit.selected.strip() == "black"
    edit.select_word(16)
    assert edit.selected == "pieces"
    edit.set("")
    edit.select_word(0)
    assert edit.selected == ""


def test_a_composition_is_shown_but_not_entered() -> None:
    edit = TextEdit("赤の")
    edit.compose("きょう")
    assert (edit.text, edit.shown, edit.shown_caret) == ("赤の", "赤のきょう", 5)
    edit.compose("")
    assert edit.shown == "赤の"


def test_a_result_in_pieces_is_put_together() -> None:
    edit = TextEdit()
    edit.compose("きょうりゅう")
    for piece in ("恐", "竜"):
        edit.insert(piece)
    edit.compose("")
    assert (edit.text, edit.composition) == ("恐竜", "")
