"""Dialogs, notices, notes and the prompt bar."""

from itertools import pairwise

import pytest

from scenes.draw.buttons import Kind
from scenes.ui.box import Box
from scenes.ui.button import Button
from scenes.ui.dialog import Dialog, DialogButton
from scenes.ui.prompt_bar import Answer, PromptBar
from scenes.ui.toast import LONGEST, SECONDS_AT_LEAST, Tone
from scenes.ui.tooltip import DELAY
from tests.scenes.pilot import Pilot
from tests.scenes.ui.conftest import Bare, MakeStage


@pytest.fixture
def done() -> list[str]:
    return []


@pytest.fixture
def pilot(stage: MakeStage, done: list[str]) -> Pilot:
    made = stage(
        lambda: [
            Button(Box(100, 100, 200, 60), "below", lambda: done.append("below"), tooltip="tip")
        ]
    )
    made.settle()
    return made


def ask(pilot: Pilot, done: list[str]) -> Dialog:
    return pilot.scene.ask(
        "Leave?", "It is saved.", yes="Leave", no="Stay", on_yes=lambda: done.append("left")
    )


def test_an_answer_closes_and_acts(pilot: Pilot, done: list[str]) -> None:
    ask(pilot, done)
    assert pilot.says("It is saved.")
    pilot.click("Leave")
    assert done == ["left"]
    assert pilot.scene.dialog is None


def test_esc_is_the_safe_answer(pilot: Pilot, done: list[str]) -> None:
    ask(pilot, done)
    pilot.key("escape")
    assert (done, pilot.scene.dialog) == ([], None)


def test_esc_can_mean_another_answer(pilot: Pilot, done: list[str]) -> None:
    back = DialogButton("Back", lambda: done.append("back"))
    pilot.scene.open_dialog(Dialog("Oh", "No.", (DialogButton("Quit"), back), safe=back))
    pilot.key("escape")
    assert done == ["back"]


def test_return_goes_on_and_tab_changes_the_answer(pilot: Pilot, done: list[str]) -> None:
    ask(pilot, done)
    pilot.key("return")
    assert done == ["left"]
    ask(pilot, done)
    pilot.key("tab")
    pilot.key("return")
    assert done == ["left"]


def test_return_does_not_do_what_is_dangerous(pilot: Pilot, done: list[str]) -> None:
    pilot.scene.ask(
        "Resign?", "", yes="Resign", no="Go on", on_yes=lambda: done.append("x"), danger=True
    )
    pilot.key("return")
    assert (done, pilot.scene.dialog) == ([], None)


def test_nothing_below_is_reached(pilot: Pilot, done: list[str]) -> None:
    below = pilot.widget("below").box.center
    ask(pilot, done)
    pilot.click(below)
    assert done == []
    scene = pilot.scene
    assert isinstance(scene, Bare)
    assert scene.dialog is not None
    pilot.key("escape")
    pilot.click(below)
    assert done == ["below"]


def test_one_dialog_may_open_another(pilot: Pilot, done: list[str]) -> None:
    pilot.scene.ask("One", "?", yes="Yes", no="No", on_yes=lambda: (ask(pilot, done), None)[1])
    pilot.click("Yes")
    assert pilot.says("It is saved.")
    pilot.key("escape")
    assert pilot.scene.dialog is None


def test_a_still_dialog_draws_nothing(pilot: Pilot, done: list[str]) -> None:
    ask(pilot, done)
    pilot.settle()
    drawn = pilot.drawn
    pilot.tick(1.0)
    assert pilot.drawn == drawn


def test_a_notice_stays_long_enough_and_goes(pilot: Pilot) -> None:
    pilot.scene.toasts.show("Saved.")
    pilot.scene.toasts.show("Saved.")
    pilot.tick(SECONDS_AT_LEAST)
    assert pilot.scene.toasts.shown == ["Saved."]
    pilot.tick(1.0)
    assert pilot.scene.toasts.shown == []


def test_a_notice_says_no_more_than_can_be_read(pilot: Pilot) -> None:
    pilot.scene.toasts.show("x" * 100_000, Tone.WARNING)
    pilot.tick(0.5)
    assert [len(text) for text in pilot.scene.toasts.shown] == [LONGEST]


def test_notices_wait_for_room(pilot: Pilot) -> None:
    for number in range(5):
        pilot.scene.toasts.show(f"Notice {number}", Tone.WARNING)
    assert len(pilot.scene.toasts.shown) == 3
    pilot.tick(SECONDS_AT_LEAST + 1.0)
    assert pilot.scene.toasts.shown == ["Notice 3", "Notice 4"]


def test_a_note_waits_shows_and_goes_at_a_press(pilot: Pilot) -> None:
    pilot.move("below")
    pilot.tick(DELAY / 2)
    assert "tip" not in pilot.texts()
    pilot.tick(DELAY)
    assert "tip" in pilot.texts()
    pilot.press("below")
    pilot.tick(1.0)
    assert "tip" not in pilot.texts()


def test_the_keyboard_gets_notes_too(pilot: Pilot) -> None:
    pilot.key("tab")
    pilot.tick(1.0)
    assert "tip" in pilot.texts()
    pilot.key("escape")
    assert "tip" not in pilot.texts()


def test_a_prompt_asks_and_takes_answers(stage: MakeStage, done: list[str]) -> None:
    bar = PromptBar(Box(40, 900, 1840, 66))
    pilot = stage(lambda: [bar])
    answers = (
        Answer("For me", lambda: done.append("for me")),
        Answer("Again", reason="Nothing is placed."),
        Answer("Confirm", lambda: done.append("confirm"), Kind.PRIMARY),
    )
    bar.ask("Place two more", hint="hidden", seal="置", answers=answers)
    pilot.click("Confirm")
    pilot.click("For me")
    pilot.click("Again")
    assert done == ["confirm", "for me"]
    assert pilot.says("hidden")
    boxes = [button.box for button in pilot.widgets(Button)]
    assert all(a.right <= b.x for a, b in pairwise(boxes))
    bar.ask("The opponent thinks")
    assert pilot.widgets(Button) == []


def test_asking_the_same_again_draws_nothing(stage: MakeStage) -> None:
    bar = PromptBar(Box(40, 900, 1840, 66))
    pilot = stage(lambda: [bar])
    bar.ask("Place two more")
    pilot.settle()
    bar.ask("Place two more")
    assert not pilot.manager.needs_draw
