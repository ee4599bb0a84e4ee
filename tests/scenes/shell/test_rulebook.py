"""The rulebook: every clause in both languages, a search, and a jump to a clause."""

import pytest

from game.core.phrases import phrases
from scenes.rulebook.clause_row import ClauseRow
from scenes.rulebook.finder import matches
from scenes.ui.text_field import TextField
from tests.scenes.conftest import MakePilot
from tests.scenes.shell.support import GAME, screen


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_clause_stands_on_the_page_of_its_section(
    make_pilot: MakePilot, language: str
) -> None:
    pilot = make_pilot(screen("rulebook", game=GAME), display_language=language)
    shown: list[str] = []
    for _ in phrases(GAME).sections:
        pilot.key("down")
        shown += [row.label for row in pilot.widgets(ClauseRow)]
    assert tuple(shown) == phrases(GAME).clauses()


def test_it_opens_with_the_summary(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("rulebook", game=GAME), display_language="en")
    assert pilot.says("Kirin orb")
    assert pilot.says("A move paid with it may also go diagonally.")


@pytest.mark.parametrize("clause", ["O-42", "C-1", phrases(GAME).clauses()[-1]])
def test_it_opens_at_a_clause_and_shows_it(make_pilot: MakePilot, clause: str) -> None:
    pilot = make_pilot(screen("rulebook", game=GAME, clause=clause), display_language="en")
    row = next(row for row in pilot.widgets(ClauseRow) if row.label == clause)
    assert row.parent is not None
    assert row.parent.box.contains((row.box.x + 1, row.box.y + 1)), "it is scrolled into sight"
    assert pilot.says("At a glance"), "the summary stays in sight (O-06)"


def test_the_keyboard_alone_reads_a_long_section(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("rulebook", game=GAME, clause="O-10"), display_language="en")
    rows = pilot.widgets(ClauseRow)
    last = rows[-1]
    panel = last.parent
    assert panel is not None
    assert not panel.box.contains((last.box.x + 1, last.box.bottom - 1))
    pilot.key("page down")
    pilot.key("page down")
    assert panel.box.contains((last.box.x + 1, last.box.bottom - 1))
    pilot.key("page up")
    pilot.key("page up")
    for _ in rows:  # from the list, where the keyboard begins
        pilot.key("tab")
    assert pilot.scene.focus_scope.focused is last
    assert panel.box.contains((last.box.x + 1, last.box.bottom - 1)), "the focus scrolls as well"


def test_an_unknown_clause_opens_the_summary(make_pilot: MakePilot) -> None:
    pilot = make_pilot(screen("rulebook", game=GAME, clause="Z-99"), display_language="en")
    assert not pilot.widgets(ClauseRow)


def test_typing_searches_all_clauses_and_the_field_keeps_the_keyboard(
    make_pilot: MakePilot,
) -> None:
    pilot = make_pilot(screen("rulebook", game=GAME), display_language="en")
    pilot.click(pilot.widgets(TextField)[0])
    pilot.write("kirin")
    found = pilot.widgets(ClauseRow)
    assert found
    assert all("kirin" in " ".join(row.texts()).lower() for row in found)
    pilot.write(" xyzzy")
    assert not pilot.widgets(ClauseRow)
    assert pilot.says("0 clauses found")


def test_a_search_knows_no_difference_of_case_width_or_kana() -> None:
    assert matches("ﾁｮｷ", ["グー、チョキ、パー"])
    assert matches("ちょき", ["グー、チョキ、パー"])
    assert matches("o-42 Battle", ["O-42", "Equal orbs cannot BATTLE"])
    assert not matches("o-42 walk", ["O-42", "Equal orbs cannot battle"])
    assert matches("９０", ["turned 90° clockwise"])
