"""The shipped translations fit the sources, and every character of them can be drawn."""

from pathlib import Path

import pygame
import pytest

from game.resources import ASSET_ROOT, DATA_ROOT
from tools import catalogue
from tools.catalogue import Key, Translation

FALLBACK_FACE = ASSET_ROOT / "fonts" / "BIZUDPGothic-Regular.ttf"


@pytest.mark.parametrize("language", catalogue.languages())
def test_nothing_is_wrong_with_the_shipped_translations(language: str) -> None:
    """Mend with `python tools/locale.py missing` and `set`; see that file's help."""
    assert catalogue.problems(language) == []


def test_no_text_is_put_together_before_it_is_said() -> None:
    assert catalogue.put_together() == []


def test_every_character_shown_is_in_the_face_that_stands_in_for_all_others() -> None:
    pygame.font.init()
    face = pygame.font.Font(FALLBACK_FACE, 20)
    shown = _words()
    missing = {letter for letter in shown if face.metrics(letter)[0] is None}
    assert missing == set(), sorted(missing)


def _words() -> set[str]:
    texts = [file.read_text("utf-8") for file in DATA_ROOT.rglob("*.yaml")]
    for language in catalogue.languages():
        for key, translation in catalogue.translations(language).items():
            texts += [key.text, key.plural or "", "".join(translation)]
    return set("".join(texts)) - set("\n")


@pytest.fixture
def sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources that say three texts, and no catalogue yet."""
    (tmp_path / "game").mkdir()
    (tmp_path / "scenes").mkdir()
    (tmp_path / "game" / "a.py").write_text(
        't.tr("Begin {name}", name=1)\nt.trn("{n} orb", "{n} orbs", 2)\n', "utf-8"
    )
    (tmp_path / "scenes" / "b.py").write_text(
        'LABEL = N_("Draw")\nt.trc("result", "Draw")\nt.tr(f"x {y}")\nt.tr(name)\ntr(4)\n'
        't.tr("Black" if seat == 0 else "Red")\n'
    )
    monkeypatch.setattr(catalogue, "ROOT", tmp_path)
    monkeypatch.setattr(catalogue, "LOCALE_ROOT", tmp_path / "locale")
    return tmp_path


ALL: dict[Key, Translation] = {
    Key("Begin {name}"): "{name}を開始",
    Key("{n} orb", "{n} orbs"): ("珠{n}個",),
    Key("Draw"): "引く",
    Key("Black"): "黒",
    Key("Red"): "赤",
    Key("Draw", None, "result"): "引き分け",
}


@pytest.mark.usefixtures("sandbox")
def test_the_sources_are_searched_for_every_way_of_saying_a_text() -> None:
    assert catalogue.extracted() == set(ALL)


@pytest.mark.usefixtures("sandbox")
def test_a_text_that_is_put_together_is_found() -> None:
    assert catalogue.put_together() == ["b.py:3: f'x {y}'"]


@pytest.mark.usefixtures("sandbox")
def test_a_complete_catalogue_has_no_problems_and_reads_back() -> None:
    catalogue.save("ja", ALL, set(ALL))
    assert catalogue.problems("ja") == []
    assert catalogue.translations("ja") == ALL


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({Key("Draw"): ""}, "untranslated: 'Draw'"),
        ({Key("Gone"): "消えた"}, "unused: 'Gone'"),
        ({Key("Begin {name}"): "{nmae}を開始"}, "placeholders differ: 'Begin {name}'"),
        ({Key("{n} orb", "{n} orbs"): ("珠",)}, "placeholders differ: '{n} orb'"),
        ({Key("{n} orb", "{n} orbs"): ("",)}, "untranslated: '{n} orb'"),
        ({Key("Begin {name}"): "{name を開始"}, "placeholders differ"),
    ],
)
@pytest.mark.usefixtures("sandbox")
def test_what_is_wrong_is_named(change: dict[Key, Translation], problem: str) -> None:
    catalogue.save("ja", ALL | change, set(ALL))
    (found,) = catalogue.problems("ja")
    assert problem in found


@pytest.mark.usefixtures("sandbox")
def test_a_text_that_is_new_in_the_sources_is_missing() -> None:
    known = {key: text for key, text in ALL.items() if key != Key("Draw")}
    catalogue.save("ja", known, set(known))
    assert catalogue.problems("ja") == ["missing: 'Draw'"]


@pytest.mark.usefixtures("sandbox")
def test_a_fuzzy_entry_is_not_good_enough() -> None:
    catalogue.save("ja", ALL, set(ALL))
    path = catalogue.po_path("ja")
    path.write_text(path.read_text("utf-8").replace('msgid "Draw"', '#, fuzzy\nmsgid "Draw"'))
    assert "fuzzy: 'Draw'" in catalogue.problems("ja")


@pytest.mark.usefixtures("sandbox")
def test_a_compiled_catalogue_that_is_out_of_date_is_found() -> None:
    catalogue.save("ja", ALL, set(ALL))
    path = catalogue.po_path("ja")
    path.write_text(path.read_text("utf-8").replace("引く", "取る"), "utf-8")
    assert catalogue.problems("ja") == ["the .mo is not what the .po compiles to"]


@pytest.mark.usefixtures("sandbox")
def test_an_unused_translation_comes_back_with_its_text() -> None:
    catalogue.save("ja", ALL, set(ALL) - {Key("Draw")})
    assert "unused: 'Draw'" in catalogue.problems("ja")
    catalogue.save("ja", catalogue.translations("ja"), set(ALL))
    assert catalogue.problems("ja") == []
