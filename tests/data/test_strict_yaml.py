"""The strict reader: what it takes, what it refuses, and where it says the fault is."""

import itertools
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from game.yaml_reader import DataFault, Fault, parse, read, read_bytes
from game.yaml_reader import strict as strict_module

PARSERS = [yaml.SafeLoader, getattr(yaml, "CSafeLoader", yaml.SafeLoader)]


@pytest.fixture(params=PARSERS, ids=lambda parser: parser.__name__, autouse=True)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test runs on the C parser and on the Python one: PyYAML may lack the first."""
    monkeypatch.setattr(strict_module, "_LOADER", request.param)


def refused(text: str) -> str:
    with pytest.raises(DataFault) as caught:
        parse(text, "f.yaml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("on: no\nyes: off", {"on": "no", "yes": "off"}),
        ("at: 1:30", {"at": "1:30"}),
        ("day: 2001-01-01", {"day": "2001-01-01"}),
        ("a: 0x1f\nb: 0o17\nc: 1_000", {"a": "0x1f", "b": "0o17", "c": "1_000"}),
        ("a: 1\nb: -5\nc: +3\nd: 0", {"a": 1, "b": -5, "c": 3, "d": 0}),
        ("a: .5\nb: 1e3\nc: -2.50\nd: 3.", {"a": 0.5, "b": 1000.0, "c": -2.5, "d": 3.0}),
        ("a: .inf\nb: .nan", {"a": ".inf", "b": ".nan"}),
        ("a: true\nb: false\nc: True", {"a": True, "b": False, "c": "True"}),
        ("a: null\nb: ~\nc:\nd: ''", {"a": None, "b": None, "c": None, "d": ""}),
        ("a: '3'\nb: \"true\"", {"a": "3", "b": "true"}),
        ("a: |\n  一行\n  二行\n", {"a": "一行\n二行\n"}),
        ("'<<': 1", {"<<": 1}),
        ("[1, [2], {a: b}]", [1, [2], {"a": "b"}]),
        ("just words", "just words"),
    ],
)
def test_plain_words_mean_what_they_mean_in_yaml_1_2(text: str, value: object) -> None:
    assert parse(text, "f.yaml")[0] == value


BOMB = "a: &a [x, x]\n" + "".join(
    f"{new}: &{new} [*{old}, *{old}]\n" for old, new in itertools.pairwise("abcdefghi")
)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "f.yaml:1:1: the file is empty"),
        ("# only a comment\n", "the file is empty"),
        ("---\n", "the file is empty"),
        (BOMB, "f.yaml:1:4: a: anchors (&a) are not used here"),
        ("a: *b", "f.yaml:1:4: a: aliases (*b) are not used here"),
        ("a: &x 1", "anchors (&x) are not used here"),
        ("a: !!python/object:os.system x", "tags (tag:yaml.org,2002:python/object:os.system)"),
        ("!!set {a}", "tags ("),
        ("a: !mine x", "f.yaml:1:4: a: tags (!mine) are not used here"),
        ("a: 1\nb: 2\na: 3", "f.yaml:3:1: a: the key stands here twice, first in line 1"),
        ("x: {a: 1, a: 2}", "f.yaml:1:11: x.a: the key stands here twice"),
        ("9" * 500 + ": x", "is not text"),
        ("1: x", 'f.yaml:1:1: the key 1 is not text, write "1"'),
        ("true: x", 'the key true is not text, write "true"'),
        ("? [a]\n: 1", "a key must be text, not a list or a mapping"),
        ("? {a: b}\n: 1", "a key must be text, not a list or a mapping"),
        ("b:\n  <<: {a: 1}", "f.yaml:2:3: b: merge keys (<<) are not used here"),
        ("a: 010", "f.yaml:1:4: a: a number may not begin with 0, write 10"),
        ("a: -007", "write -7"),
        ("a: " + "9" * 5000, "f.yaml:1:4: a: a number of more than 15 digits"),
        ("a: 1." + "9" * 5000, "a number of more than 15 digits"),
        ("a: 1\n---\nb: 2", "f.yaml:2:1: a second document begins here"),
        ("%YAML 1.1\n---\na: 1", "directives (lines that begin with %) are not used here"),
        ("a:\n\t- b\n", "f.yaml:2:1: a tab stands here, indent with spaces"),
        ("é: x\n音: \x07", "f.yaml:2:4: the character U+0007 is not allowed"),
        ("a: \x00", "f.yaml:1:4: the character U+0000 is not allowed"),
        ("a: \ud800", "the character U+D800 is not allowed"),
        ("a: b: c", "f.yaml:1:5: this is not YAML: mapping values are not allowed"),
        ("a: [1, 2", "this is not YAML"),
        ('a: "x', "this is not YAML"),
        ("a: 'x'y", "this is not YAML"),
        ("a: @x", "this is not YAML"),
    ],
)
def test_refuses_with_file_line_and_column(text: str, complaint: str) -> None:
    said = refused(text)
    assert complaint in said
    assert said.startswith("f.yaml:")


@pytest.mark.parametrize("opening", ["[", "{a: ", "- "])
@pytest.mark.parametrize("times", [30, 5000])
def test_refuses_deep_nesting(opening: str, times: int) -> None:
    assert "nest" in refused(opening * times)


def test_takes_nesting_as_deep_as_data_needs() -> None:
    assert parse("[" * 24 + "]" * 24, "f.yaml")[0]


def test_refuses_a_file_that_is_too_large() -> None:
    assert "larger than 2000000 bytes" in refused("a: " + "x" * 2_000_000)


def test_refuses_too_many_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strict_module, "MAX_EVENTS", 100)
    assert "more than 100 values in one file" in refused("- x\n" * 200)


def test_lists_several_faults_at_once_in_order_of_the_text() -> None:
    lines = refused("a: 010\na: 2\n3: 4\n").splitlines()
    assert [line.split(" ")[0] for line in lines] == ["f.yaml:1:4:", "f.yaml:2:1:", "f.yaml:3:1:"]


def test_stops_collecting_when_nearly_everything_is_wrong() -> None:
    with pytest.raises(DataFault) as caught:
        parse("- 01\n" * 1000, "f.yaml")
    assert len(caught.value.faults) == strict_module.MAX_FAULTS
    assert str(caught.value).endswith("… and 30 more")


def test_knows_where_each_value_stands() -> None:
    _, positions = parse("cards:\n- name: {ja: 竜}\n  cost: 3\n", "f.yaml")
    assert positions.place(("cards", 0, "name", "ja")) == (2, 14)
    assert positions.place(("cards", 0, "cost")) == (3, 9)
    assert positions.keys["cards", 0, "cost"] == (3, 3)
    assert positions.place(("cards", 0, "absent", "deeper")) == (2, 3), "the mapping around it"


def test_a_file_with_a_byte_order_mark_is_read() -> None:
    assert read_bytes(b"\xef\xbb\xbfa: 1", dict[str, int], name="f.yaml")[0] == {"a": 1}


def test_a_file_that_is_not_utf_8_is_refused() -> None:
    with pytest.raises(DataFault, match=r"f\.yaml:1:1: .*byte 0x82 in line 2"):
        read_bytes(b"a: 1\nb: " + "あ".encode("cp932"), dict[str, str], name="f.yaml")


def test_an_absent_file_and_a_folder_are_faults_too(tmp_path: Path) -> None:
    with pytest.raises(DataFault, match=r"absent\.yaml:1:1: the file cannot be read"):
        read(tmp_path / "absent.yaml", dict[str, str])
    with pytest.raises(DataFault, match="the file cannot be read"):
        read(tmp_path, dict[str, str])


# No control characters and line separators: PyYAML's writer does not bring those back itself.
WORDS = st.text(st.characters(categories=("L", "M", "N", "P", "S", "Zs")), max_size=8)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**14), 10**14) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(PLAIN)
def test_reads_back_what_a_writer_wrote(value: object) -> None:
    text = yaml.safe_dump({"value": value}, allow_unicode=True)
    for loader in PARSERS:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(strict_module, "_LOADER", loader)
            assert parse(text, "f.yaml")[0] == {"value": value}


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(alphabet="ab01: -[]{}\n\t#&*!|>'\"%@`,?~.<é音\x00", max_size=40))
def test_any_text_is_either_read_or_refused_with_a_place(text: str) -> None:
    faults: tuple[Fault, ...] = ()
    try:
        parse(text, "f.yaml")
    except DataFault as fault:
        faults = fault.faults
    assert all(str(one).startswith("f.yaml:") for one in faults)
