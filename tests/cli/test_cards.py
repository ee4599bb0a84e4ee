"""`togijo cards` and `togijo deck`."""

from pathlib import Path

import pytest

from game.cards.deck_code import to_code
from game.cards.decks import ready_decks
from game.cards.library import standard
from game.resources import DATA_ROOT
from tests.cli.conftest import Run

FIRE = DATA_ROOT / "dino" / "decks" / "fire.yaml"
POOL = standard("dino").cards


def test_all_cards_are_listed_with_their_text(run: Run) -> None:
    said = run("cards", "dino", "--json")
    assert said.code == 0
    assert [record["id"] for record in said.records] == sorted(
        POOL, key=lambda card: POOL[card].number
    )
    tyrannosaurus = next(one for one in said.records if one["id"] == "tyrannosaurus")
    assert tyrannosaurus["name"] == {"ja": "ティラノサウルス", "en": "Tyrannosaurus"}
    assert tyrannosaurus["text"]["ja"].startswith("【速攻】\n［勝利時］")
    assert tyrannosaurus["battle"][0] < tyrannosaurus["battle"][2]


@pytest.mark.parametrize(
    ("language", "words"), [("ja", "火 恐竜  コスト 8"), ("en", "Fire dinosaur  cost 8")]
)
def test_people_read_a_list(run: Run, language: str, words: str) -> None:
    said = run("cards", "dino", "--lang", language)
    assert said.code == 0
    assert words in said.out


def test_the_shipped_cards_and_decks_are_without_fault(run: Run) -> None:
    said = run("cards", "dino", "--check")
    assert (said.code, said.err) == (0, "")
    assert f"{len(POOL)} cards, {len(ready_decks('dino'))} decks" in said.out


def test_a_folder_of_further_cards_is_checked_too(run: Run, tmp_path: Path) -> None:
    text = (DATA_ROOT / "dino" / "cards" / "fire.yaml").read_text("utf-8")
    first = text.split("\n\n")[0].replace("Dimetrodon", "Sailback").replace("ディメトロドン", "帆")
    good = first.replace("id: dimetrodon", "id: sailback").replace("number: 1", "number: 901")
    (tmp_path / "own.yaml").write_text(good, "utf-8")
    assert run("cards", "dino", "--check", "--own", str(tmp_path)).code == 0
    (tmp_path / "own.yaml").write_text(good.replace("when: levelled", "when: leveled"), "utf-8")
    said = run("cards", "dino", "--check", "--own", str(tmp_path))
    assert said.code == 2
    assert "own.yaml:13:15: cards[sailback].abilities[0].when: got 'leveled'" in said.err
    assert "did you mean 'levelled'?" in said.err
    (record,) = run("cards", "dino", "--check", "--own", str(tmp_path), "--json").records
    assert (record["line"], record["column"]) == (13, 15)


def test_a_game_without_cards_has_none_to_list(run: Run) -> None:
    said = run("cards", "onmyo")
    assert said.code == 2
    assert "onmyo has no cards" in said.err


def test_a_good_deck_is_good(run: Run) -> None:
    said = run("deck", "check", str(FIRE))
    assert said.code == 0
    assert "40 cards, nothing is wrong" in said.out
    assert run("deck", "check", str(FIRE), "--json").records == [{"ok": True, "cards": 40}]


def test_each_culprit_of_a_deck_is_named_with_its_line(run: Run, tmp_path: Path) -> None:
    text = FIRE.read_text("utf-8").replace("embers: 2", "embers: 5").replace("eruption", "erupton")
    path = tmp_path / "mine.yaml"
    path.write_text(text, "utf-8")
    said = run("deck", "check", str(path))
    assert said.code == 1
    names = [line.partition(":")[0].strip() for line in text.splitlines()]
    assert f"mine.yaml:{names.index('embers') + 1}: D-01: A deck has at most 3 copies" in said.out
    assert "Embers (embers)" in said.out
    assert f"mine.yaml:{names.index('erupton') + 1}: D-01: There is no card" in said.out
    assert 'the nearest is "eruption"' in said.out
    assert "D-01: A deck has 40 cards. This one has 43." in said.out


def test_a_deck_goes_through_its_code(run: Run) -> None:
    said = run("deck", "code", str(FIRE))
    code = said.out.strip()
    assert (said.code, code) == (0, to_code("dino", ready_decks("dino")["fire"].cards))
    back = run("deck", "from-code", code, "--json")
    assert back.records == [{"game": "dino", "cards": ready_decks("dino")["fire"].cards}]
    listed = run("deck", "from-code", code).out
    count = ready_decks("dino")["fire"].cards["dimetrodon"]
    first = f"game: dino\ncards:\n  dimetrodon: {count}  # ディメトロドン / Dimetrodon"
    assert listed.startswith(first)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("check", "no-such-file.yaml"), "cannot be read"),
        (("from-code", "DINO1-AAAA-AAAA"), "the checksum does not fit"),
        (("from-code", "hello"), "a deck code begins with: DINO1"),
        ((), "PART"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(
    run: Run, arguments: tuple[str, ...], words: str
) -> None:
    said = run("deck", *arguments)
    assert said.code == 2
    assert words in said.err
    assert said.err.count("\n") == 1


def test_a_deck_of_no_game_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text("cards: {embers: 3}\ngame: chess\n", "utf-8")
    said = run("deck", "check", str(path))
    assert said.code == 2
    assert "deck.yaml:2: game: got 'chess', expected dino" in said.err
