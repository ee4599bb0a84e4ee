"""The text field: typing, input methods in both orders, clipboard, mouse, and who gets the keys."""

import pytest

from scenes.headless import PlainTextInput
from scenes.ui.box import Box
from scenes.ui.button import Button
from scenes.ui.text_field import BLINK, TextField
from scenes.ui.widget import Widget
from tests.scenes.pilot import Pilot
from tests.scenes.ui.conftest import Bare, MakeStage

BOX = Box(100, 100, 400, 50)


class Heard:
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.submitted: list[str] = []
        self.pressed = 0

    def press(self) -> None:
        self.pressed += 1


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def pilot(stage: MakeStage, heard: Heard) -> Pilot:
    def widgets() -> list[Widget]:
        return [
            TextField(BOX, label="name", hint="Your name", longest=20,
                      on_change=heard.texts.append, on_submit=heard.submitted.append),
            Button(Box(100, 200, 200, 60), "go", heard.press, shortcut=ord("a")),
        ]  # fmt: skip

    return stage(widgets)


def field(pilot: Pilot) -> TextField:
    return pilot.widgets(TextField)[0]


def system(pilot: Pilot) -> PlainTextInput:
    text_input = pilot.services.text_input
    assert isinstance(text_input, PlainTextInput)
    return text_input


def test_text_entry_is_on_only_with_the_focus(pilot: Pilot) -> None:
    assert not system(pilot).is_on
    pilot.click("name")
    assert system(pilot).is_on
    pilot.click((900, 900))
    assert not system(pilot).is_on


def test_what_is_typed_stands_there(pilot: Pilot, heard: Heard) -> None:
    assert pilot.says("Your name")
    pilot.click("name")
    pilot.write("晴明")
    assert heard.texts == ["晴", "晴明"]
    assert not pilot.says("Your name")


def test_letters_are_no_shortcuts_while_writing(pilot: Pilot, heard: Heard) -> None:
    pilot.click("name")
    pilot.key("a")
    pilot.key("space")
    assert heard.pressed == 0
    pilot.click((900, 900))
    pilot.key("a")
    assert heard.pressed == 1


@pytest.mark.parametrize("end_first", [True, False])
def test_an_input_method_enters_its_result(pilot: Pilot, heard: Heard, end_first: bool) -> None:
    pilot.click("name")
    pilot.compose("きょう")
    assert field(pilot).texts() == ["きょう"]
    assert field(pilot).value == ""
    if end_first:
        pilot.compose("")
        pilot.write("恐竜")
    else:
        pilot.write("恐竜")
        pilot.compose("")
    assert (field(pilot).value, field(pilot).is_composing) == ("恐竜", False)
    assert heard.texts[-1] == "恐竜"


@pytest.mark.parametrize("key", ["return", "tab", "escape", "backspace", "left"])
def test_keys_belong_to_the_input_method_while_it_composes(
    pilot: Pilot, heard: Heard, key: str
) -> None:
    pilot.click("name")
    pilot.write("竜")
    pilot.compose("きょう")
    pilot.key(key)
    assert field(pilot).texts() == ["竜きょう"]
    assert field(pilot).focused
    assert heard.submitted == []
    assert isinstance(pilot.scene, Bare)
    assert pilot.scene.escapes == 0


def test_the_list_of_the_input_method_is_told_the_caret(pilot: Pilot) -> None:
    pilot.click("name")
    before = system(pilot).rect.x
    pilot.compose("きょうりゅう")
    assert system(pilot).rect.x > before
    assert pilot.services.frame.rect(*BOX).contains(system(pilot).rect)


def test_leaving_ends_a_composition(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.compose("きょう")
    pilot.click("go")
    assert (field(pilot).value, field(pilot).is_composing) == ("", False)


def test_return_submits_and_tab_goes_on(pilot: Pilot, heard: Heard) -> None:
    pilot.click("name")
    pilot.write("晴明")
    pilot.key("return")
    assert heard.submitted == ["晴明"]
    pilot.key("tab")
    assert not field(pilot).focused


def test_copy_cut_and_paste(pilot: Pilot, heard: Heard) -> None:
    pilot.click("name")
    pilot.write("晴明")
    pilot.key("a", ctrl=True)
    pilot.key("c", ctrl=True)
    pilot.key("end")
    pilot.key("v", ctrl=True)
    assert field(pilot).value == "晴明晴明"
    pilot.key("a", ctrl=True)
    pilot.key("x", ctrl=True)
    assert (field(pilot).value, system(pilot).clipboard) == ("", "晴明晴明")
    assert heard.pressed == 0


def test_the_caret_goes_where_the_pointer_is(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.write("abc")
    pilot.tick(1.0)
    pilot.click((BOX.x + 15, 125))
    pilot.write("1")
    assert field(pilot).value == "1abc"


def test_a_drag_selects(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.write("abc")
    pilot.tick(1.0)
    pilot.drag((BOX.x + 10, 125), (BOX.right - 10, 125))
    assert field(pilot).edit.selected == "abc"
    pilot.key("delete")
    assert field(pilot).value == ""


def test_a_double_click_selects_the_word(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.write("two words")
    pilot.tick(1.0)
    pilot.click((BOX.x + 20, 125), double=True)
    assert field(pilot).edit.selected.strip() == "two"


def test_a_long_text_keeps_the_caret_inside(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.write("長" * 20)
    box = pilot.services.frame.rect(*BOX)
    assert box.contains(system(pilot).rect)
    pilot.key("home")
    assert box.contains(system(pilot).rect)


def test_the_caret_blinks_and_draws_only_then(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.settle()
    drawn = pilot.drawn
    pilot.tick(4 * BLINK)
    assert 3 <= pilot.drawn - drawn <= 5


def test_unwanted_characters_draw_without_fault(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.write("\u200b\u2060\x00🐉e\u0301")
    pilot.compose("\u200b\x00")
    pilot.tick(0.1)
    assert field(pilot).value == "🐉e\u0301"
