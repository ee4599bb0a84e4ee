"""The Japanese of the screens: one word and one spelling for one thing, wherever it is said."""

import re
from pathlib import Path

import pytest

from game.resources import DATA_ROOT
from game.texts import Texts

MANY = 1000
HOUSE_STYLE = {
    "たずねる, not 聞く": r"聞(き|く|か)",
    "コンピューター, with its long vowel": r"コンピュータ(?!ー)",
    "orbs are counted with 個: つ ends at nine": r"\}つ",
    "a wide colon after Japanese": r"[ぁ-んァ-ヶー一-龥」](?<!「キー):",
    "a question ends with か alone": r"？",
    "始める in kanji": r"はじめ(る|ます|まし)",
    "no gap inside a sentence": r"[ぁ-ん] [ぁ-ん]",
}


def japanese() -> list[tuple[str, str]]:
    """Every line that is said in Japanese, with where it stands."""
    found: list[tuple[str, str]] = []
    catalogue = DATA_ROOT / "locale" / "ja" / "LC_MESSAGES" / "togijo.po"
    for file in (catalogue, *sorted(DATA_ROOT.rglob("*.yaml"))):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            place = f"{file.relative_to(DATA_ROOT)}:{number}"
            found += [(place, said) for said in _said(file, line)]
    return found


def _said(file: Path, line: str) -> list[str]:
    if file.suffix == ".po":
        return [line] if line.startswith(("msgstr", '"')) else []
    return re.findall(r"\bja: (.+?)(?:, en:|\}\}?,? *$|$)", line)


@pytest.mark.parametrize("rule", HOUSE_STYLE)
def test_the_house_style_is_kept(rule: str) -> None:
    lines = japanese()
    assert len(lines) > MANY
    assert [(at, said) for at, said in lines if re.search(HOUSE_STYLE[rule], said)] == []


def test_every_game_has_its_own_word_for_a_battle() -> None:
    texts = Texts("ja")
    assert texts.tr("Battles won") == "戦闘の勝ち", "on the board (O-40)"
    assert texts.trc("cards", "Battles won") == "バトルの勝ち", "with cards (D-37)"
