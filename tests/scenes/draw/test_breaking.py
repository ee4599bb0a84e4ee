"""Where lines may end: kinsoku, phrases, words, and widths."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.draw import breaking
from scenes.draw.breaking import NO_END, NO_START, balance, fill, phrases

SENTENCES = (
    "この恐竜が相手の恐竜とのバトルに勝ったとき、相手のライフを1減らす。",
    "自分の聖獣珠を1つ選び、召喚コストを支払う。「相殺」のときは、両方の駒が手元に戻ります。",
    "ゲームマスターがカードを3枚引いてもよい（「ソウルウォー」のときを除く）。",
    "前の駒と同じ色の珠で動くと、もう1マス進める！？ ――それは、敵の召喚陣へ入るまで続く…。",
    "端末を渡して、席を替わってください。ちょっと待っていてね。キャッチボールをしよう。",
)


def cells(text: str) -> int:
    """Width in half ems: 2 for a Japanese character, 1 for another."""
    return sum(2 if breaking.is_cjk(c) else 1 for c in text)


@pytest.mark.parametrize("sentence", SENTENCES)
@pytest.mark.parametrize("width", range(16, 64, 4))
def test_kinsoku_holds_at_every_width(sentence: str, width: int) -> None:
    lines = fill(sentence, width, cells)
    assert "".join(lines).replace(" ", "") == sentence.replace(" ", "")
    for line in lines:
        assert line[0] not in NO_START, lines
    for line in lines[:-1]:
        assert line[-1] not in NO_END, lines
    assert all(cells(line) <= width for line in lines), lines


@pytest.mark.parametrize("sentence", SENTENCES)
def test_lines_break_at_phrases_where_there_is_room(sentence: str) -> None:
    ends = set(itertools.accumulate(len(phrase) for phrase in phrases(sentence)))
    for width in range(30, 64, 6):
        at = 0
        for line in fill(sentence, width, cells):
            at = sentence.index(line, at) + len(line)
            while at < len(sentence) and sentence[at] == " ":
                at += 1
            assert at in ends, (line, width)


def test_english_breaks_at_spaces_only() -> None:
    text = "Moving with the same colour as the front orb gives one extra square."
    lines = fill(text, 20, cells)
    assert " ".join(lines) == text
    assert max(map(cells, lines)) <= 20


def test_a_word_wider_than_the_line_breaks_on_a_line_of_its_own() -> None:
    lines = fill("an extraordinarily long word", 9, cells)
    assert lines == ["an", "extraordi", "narily", "long word"]


def test_numbers_and_latin_words_stay_whole_in_japanese() -> None:
    for width in range(12, 40, 2):
        for line in fill("体力を1000点とPower500を持つ恐竜は、Lv.3まで上がる。", width, cells):
            assert not line.startswith("00")
            assert not line.startswith("ower")


def test_terms_given_stay_whole() -> None:
    text = "このPP使用フェイズの間、相手は動けない。"
    term = "PP使用フェイズ"
    for width in range(14, 40, 2):
        lines = fill(text, width, cells, (term,))
        if cells(term) <= width:
            assert any(term in line for line in lines), lines


def test_newlines_hold_and_empty_lines_stay() -> None:
    assert fill("勝ち\n\n負け", 40, cells) == ["勝ち", "", "負け"]


def test_balanced_lines_are_no_more_and_more_even() -> None:
    for sentence in SENTENCES:
        plain, even = fill(sentence, 40, cells), balance(sentence, 40, cells)
        assert len(even) == len(plain)
        assert max(map(cells, even)) <= 40
        if len(plain) > 1:
            assert _unevenness(even) <= _unevenness(plain)


def _unevenness(lines: list[str]) -> int:
    return max(map(cells, lines)) - min(map(cells, lines))


@given(
    st.text(alphabet="あいうゃー、。「」（）漢字龍虎abc 12.,!\n", max_size=60),
    st.integers(min_value=2, max_value=40),
)
def test_any_text_is_kept_whole_at_any_width(text: str, width: int) -> None:
    lines = fill(text, width, cells)
    assert "".join("".join(lines).split()) == "".join(text.split())
