"""What the program writes as YAML, its strict reader takes, unchanged."""

from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from game.yaml_reader import parse
from game.yaml_writer import write

WORDS = st.text(st.characters(exclude_categories=("Cc", "Cs", "Cn", "Zl", "Zp")), max_size=8)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**14), 10**14) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=10,
)


@pytest.mark.parametrize(
    "word",
    ["08", "1e3", "no", "on", "null", "~", "", "<<", "3", "1.5", "true", "#fff", " x ", "- a",
     "a: b", "1:30", "竜", "'", '"', "a\nb", "\t", "%", "@x", "`", "!tag", "&a", "*a", "x" * 300],
)  # fmt: skip
def test_any_text_stays_the_text_it_was(word: str) -> None:
    value = {word or "empty": [word], "deep": {"word": word}}
    assert parse(write(value), "f.yaml")[0] == value


@settings(max_examples=150, deadline=None, derandomize=True)
@given(PLAIN)
def test_any_plain_value_comes_back(value: Any) -> None:
    assert parse(write({"value": value}), "f.yaml")[0] == {"value": value}


def test_the_order_is_kept_and_a_heading_stands_above() -> None:
    text = write({"b": 1, "a": (2, 0.5)}, heading="Two\nlines")
    assert text == "# Two\n# lines\nb: 1\na:\n- 2\n- 0.5\n"


def test_a_value_that_occurs_twice_is_written_twice() -> None:
    twin = {"x": 1}
    assert parse(write([twin, twin]), "f.yaml")[0] == [twin, twin]


def test_what_yaml_cannot_hold_is_an_error() -> None:
    with pytest.raises(yaml.YAMLError):
        write({"x": object()})
