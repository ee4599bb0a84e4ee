"""From what a player types to a name that any disk takes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.storage.names import MAX_BYTES, is_safe, safe_name, same_file


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("三日月の陣", "三日月の陣"),
        ("My first one", "My first one"),
        ("朱雀・青龍 (2)", "朱雀・青龍 (2)"),
        ("a/b:c?", "a／b：c？"),
        ("../../etc/passwd", "／..／etc／passwd"),
        ("  two   blanks\n", "two blanks"),
        ("dots...", "dots"),
        (".hidden", "hidden"),
        ("", "untitled"),
        ("...", "untitled"),
        ("\x00\u200b\u202e", "untitled"),
        ("con", "con_"),
        ("Com1.yaml", "Com1.yaml_"),
        ("か\u3099", "が"),
        ("\ud800x", "x"),
    ],
)
def test_titles_become_names(title: str, name: str) -> None:
    assert safe_name(title) == name


def test_long_titles_are_cut_between_characters() -> None:
    assert safe_name("竜" * 100) == "竜" * 48
    assert safe_name("🐉" * 100) == "🐉" * (MAX_BYTES // 4)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(max_size=80))
def test_a_name_is_always_safe_short_and_its_own_name(title: str) -> None:
    name = safe_name(title)
    assert is_safe(name)
    assert len(name.encode()) <= MAX_BYTES + 1
    assert safe_name(name) == name


def test_names_that_differ_only_in_size_of_letters_are_one_file_on_some_disks() -> None:
    assert same_file("Kirin", "kirin")
    assert same_file("が", "か\u3099")
    assert not same_file("Kirin", "Kirin 2")
