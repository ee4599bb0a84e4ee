"""The lobby of a card game: each seat's deck, how it is chosen, and what may not begin."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.cards.decks import faults, in_language, parsed, ready_decks, written
from game.core.game_data import game_data
from game.core.match import HUMAN, Match
from game.core.types import Outcome
from scenes import course, shots
from scenes.course import remember
from scenes.draw import buttons, caches, lines, text
from scenes.lobby.deck_detail import DeckDetail
from scenes.lobby.deck_picker import DeckPicker
from scenes.lobby.deck_tile import DeckTile
from scenes.lobby.decks import RANDOM
from scenes.lobby.plan import LEVELS, Plan, first_plan, planned, remembered
from scenes.lobby.scene import LobbyScene
from scenes.result.scene import ResultScene
from scenes.rulebook.scene import RulebookScene
from scenes.scene import Scene
from scenes.services import Services
from scenes.storage import Settings
from scenes.ui.list_view import ListView
from scenes.wish import ShotWish
from tests.scenes.conftest import MakePilot
from tests.scenes.pilot import Pilot
from tests.scenes.shell.support import hire

GAME = "dino"
READY = tuple(ready_decks(GAME))
FAULTY = "yi*4 dimetrodon*3 no_such*2"
BEGIN = "Begin the match"


def lobby(make_pilot: MakePilot, plan: Plan | None = None, **settings: object) -> Pilot:
    def open_lobby(services: Services) -> Scene:
        hire(services)
        if plan is not None:
            remember(services, plan)
        return LobbyScene(services, GAME)

    return make_pilot(open_lobby, display_language="en", **settings)


def plan_of(pilot: Pilot) -> Plan:
    assert isinstance(pilot.scene, LobbyScene)
    return pilot.scene.plan


def tile(pilot: Pilot, seat: int) -> DeckTile:
    return pilot.widgets(DeckTile)[seat]


def english(deck: str) -> str:
    return in_language(ready_decks(GAME)[deck].name, "en")


def row(pilot: Pilot, deck: str) -> tuple[float, float]:
    (rows,) = pilot.widgets(ListView)
    index = (*READY, RANDOM).index(deck)
    rows.show_row(index)
    return rows.row_box(index).center


# --- what is shown


def test_two_different_decks_are_laid_out_with_name_plan_and_size(make_pilot: MakePilot) -> None:
    pilot = lobby(make_pilot)
    first, second = game_data(GAME).first_decks
    assert plan_of(pilot).decks == (first, second)
    for deck in (first, second):
        assert pilot.says(english(deck))
        assert pilot.says(in_language(ready_decks(GAME)[deck].plan, "en"))
    assert pilot.widget(BEGIN).enabled


def test_a_game_without_decks_has_no_place_for_them(make_pilot: MakePilot) -> None:
    def open_lobby(services: Services) -> Scene:
        return LobbyScene(services, "onmyo")

    pilot = make_pilot(open_lobby, display_language="en")
    assert pilot.widgets(DeckTile) == []
    assert "deck0" not in plan_of(pilot).setup(random.Random(1)).config


def test_the_level_says_how_it_plays_this_game_and_what_it_knows(make_pilot: MakePilot) -> None:
    assert lobby(make_pilot).says("deck list")


def test_the_deck_rule_leads_to_its_clause(make_pilot: MakePilot) -> None:
    pilot = lobby(make_pilot)
    assert pilot.says("A deck has exactly 40 cards")
    pilot.click("D-01")
    assert type(pilot.scene) is RulebookScene
    assert pilot.says("D-01")


# --- choosing


def test_a_deck_is_chosen_with_the_mouse(make_pilot: MakePilot) -> None:
    pilot = lobby(make_pilot)
    pilot.click(tile(pilot, 1))
    assert isinstance(pilot.scene.focus_scope.root, DeckPicker)
    pilot.click(row(pilot, "water"))
    (detail,) = pilot.widgets(DeckDetail)
    assert english("water") in detail.texts()
    assert plan_of(pilot).decks[1] == "forest", "looking is not taking"
    pilot.click("Take this deck")
    assert plan_of(pilot).decks == ("fire", "water")
    assert not isinstance(pilot.scene.focus_scope.root, DeckPicker)
    assert pilot.says(english("water"))


def test_a_second_press_on_a_row_takes_the_deck(make_pilot: MakePilot) -> None:
    pilot = lobby(make_pilot)
    pilot.click(tile(pilot, 0))
    pilot.click(row(pilot, "wind"), double=True)
    assert plan_of(pilot).decks[0] == "wind"


def test_a_deck_is_chosen_with_the_keyboard(make_pilot: MakePilot) -> None:
    pilot = lobby(make_pilot)
    for _ in range(40):
        focused = pilot.scene.focus_scope.focused
        if isinstance(focused, DeckTile):
            break
        pilot.key("tab")
    pilot.key("right")
    after = READY[READY.index("fire") + 1]
    assert plan_of(pilot).decks[0] == after, "left and right change it in place"
    assert isinstance(pilot.scene.focus_scope.focused, DeckTile), "the focus stays there"
    pilot.key("return")
    pilot.key("end")
    pilot.key("return")
    assert plan_of(pilot).decks[0] == RANDOM
    pilot.key("right")
    assert plan_of(pilot).decks[0] == RANDOM, "the end stays the end"


def test_escape_leaves_the_deck_as_it_was(make_pilot: MakePilot) -> None:
    pilot = lobby(make_pilot)
    pilot.click(tile(pilot, 0))
    pilot.key("down")
    pilot.key("escape")
    assert plan_of(pilot).decks[0] == "fire"
    assert isinstance(pilot.scene, LobbyScene)


@pytest.mark.parametrize("deck", READY)
def test_the_picker_shows_every_card_of_a_deck(make_pilot: MakePilot, deck: str) -> None:
    pilot = lobby(make_pilot, replace(first_plan(GAME), decks=(deck, RANDOM)))
    pilot.click(tile(pilot, 0))
    (detail,) = pilot.widgets(DeckDetail)
    said = [text for text in detail.texts() if "×" in text]
    assert sum(int(text.rpartition("×")[2]) for text in said) == 40


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("deck", READY)
def test_every_card_of_a_ready_deck_has_room_in_the_picker(
    make_pilot: MakePilot, monkeypatch: pytest.MonkeyPatch, deck: str, scale: int
) -> None:
    drawn: list[str] = []
    draw = text.draw_text

    def noting(surface: Any, frame: Any, words: str, *args: Any, **more: Any) -> Any:
        drawn.append(words)
        return draw(surface, frame, words, *args, **more)

    monkeypatch.setattr("scenes.lobby.deck_detail.draw_text", noting)
    plan = replace(first_plan(GAME), decks=(deck, RANDOM))
    pilot = lobby(make_pilot, plan, text_size=scale)
    pilot.click(tile(pilot, 0))
    (detail,) = pilot.widgets(DeckDetail)
    names = {said.rpartition(" ×")[0] for said in detail.texts() if "×" in said}
    assert names <= set(drawn)


def test_changing_sides_takes_the_decks_along(make_pilot: MakePilot) -> None:
    pilot = lobby(make_pilot)
    pilot.click("Change sides")
    assert plan_of(pilot).decks == ("forest", "fire")
    assert plan_of(pilot).players == ("novice", HUMAN)


# --- beginning


def test_the_match_begins_with_the_lists_and_the_choice_is_remembered(
    make_pilot: MakePilot,
) -> None:
    pilot = lobby(make_pilot, replace(first_plan(GAME), decks=("water", "earth")))
    pilot.click(BEGIN)
    session = pilot.scene.session  # type: ignore[attr-defined]
    for seat, deck in enumerate(("water", "earth")):
        assert session.match.setup.config[f"deck{seat}"] == written(ready_decks(GAME)[deck].cards)
    kept = remembered(pilot.services.storage.read_settings(), GAME)
    assert kept is not None
    assert kept.decks == ("water", "earth")


def test_a_deck_that_breaks_the_rule_cannot_begin_and_says_why(make_pilot: MakePilot) -> None:
    pilot = lobby(make_pilot, replace(first_plan(GAME), decks=("fire", FAULTY)))
    begin = pilot.widget(BEGIN)
    assert not begin.enabled
    for part in ("Far side", "has 40 cards. This one has 9", '"no_such"', '"Yi"', "(D-01)"):
        assert part in begin.reason, begin.reason
        assert part == "Far side" or pilot.says(part)
    pilot.key("return")
    assert isinstance(pilot.scene, LobbyScene)
    pilot.click(tile(pilot, 1))
    pilot.click(row_below_own(pilot), double=True)
    assert pilot.widget(BEGIN).enabled
    assert plan_of(pilot).decks[1] == READY[0]


def row_below_own(pilot: Pilot) -> tuple[float, float]:
    """The first ready deck; the seat's own list lies above."""
    (rows,) = pilot.widgets(ListView)
    return rows.row_box(1).center


def test_a_faulty_deck_never_reaches_the_table(make_pilot: MakePilot) -> None:
    pilot = lobby(make_pilot)
    scene = course.start(pilot.services, replace(first_plan(GAME), decks=(FAULTY, "fire")))
    assert isinstance(scene, LobbyScene), "a plan that has gone bad since leads back here"
    assert not pilot.services.storage.has_match()


def test_a_random_deck_is_settled_by_chance_when_the_match_begins() -> None:
    plan = replace(first_plan(GAME), decks=(RANDOM, "fire"))
    drawn = {plan.setup(random.Random(number)).config["deck0"] for number in range(60)}
    assert drawn == {written(deck.cards) for deck in ready_decks(GAME).values()}
    one, same = plan.with_seed(7).setup(random.Random(1)), plan.with_seed(7).setup(random.Random(2))
    assert one == same, "the number of the match repeats this chance too"


def test_after_a_match_chance_stays_chance_and_a_list_becomes_its_deck_again(
    make_pilot: MakePilot,
) -> None:
    pilot = lobby(make_pilot, replace(first_plan(GAME), decks=(RANDOM, "earth")))
    pilot.click(BEGIN)
    session = pilot.scene.session  # type: ignore[attr-defined]
    session.concede(0)
    result = ResultScene(pilot.services, session)
    assert result._plan.decks == (RANDOM, "earth")
    assert planned(session.match.setup).decks[0] in READY
    kept = remembered(pilot.services.settings, GAME)
    assert kept is not None
    assert kept.decks == (RANDOM, "earth")


def test_a_match_from_the_command_line_takes_the_decks_it_names(make_pilot: MakePilot) -> None:
    pilot = lobby(make_pilot)
    own = {**ready_decks(GAME)["fire"].cards}
    own["psittacosaurus"] = own.pop("dimetrodon")
    assert faults(GAME, own) == []
    lists = (written(ready_decks(GAME)["wind"].cards), written(own))
    scene = course.open_match(pilot.services, GAME, (HUMAN, "novice"), decks=lists)
    session = scene.session  # type: ignore[attr-defined]
    assert session.match.setup.config["deck0"] == lists[0]
    again = planned(session.match.setup, session.notes)
    assert again.decks == ("wind", lists[1])
    assert parsed(again.decks[1]) == own


# --- the plan


def test_decks_survive_the_settings_file() -> None:
    plan = replace(first_plan(GAME), decks=(RANDOM, FAULTY))
    plan = plan.after(Outcome(1, "life_gone", "D-61"), 12)
    settings = Settings.default().with_lobby(GAME, plan.stored())
    assert remembered(settings, GAME) == plan


@pytest.mark.parametrize(
    "plain", [7, "fire", ["fire"], ["nowhere", 3], [["fire"], ""], ["*3", "x" * 5000]]
)
def test_what_is_no_deck_takes_its_default(plain: object) -> None:
    settings = Settings.default().with_lobby(GAME, {"decks": plain})
    assert remembered(settings, GAME) == first_plan(GAME)


def test_the_plan_a_match_was_begun_with_is_found_again() -> None:
    plan = replace(first_plan(GAME), decks=("abyss", "herd"))
    match = Match(plan.setup(random.Random(3)))
    assert planned(match.setup) == plan


# --- room

READERS = [("ja", 1.0), ("en", 1.0), ("ja", 1.5), ("en", 1.5)]
LOBBY = [name for name, place in shots.SCENES.items() if place.module == "scenes.lobby.shots"]


@pytest.mark.parametrize(("language", "scale"), READERS)
@pytest.mark.parametrize("scene", LOBBY)
def test_no_word_is_cut(
    scene: str, language: str, scale: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    fit, cut_line = lines.fit, text._cut

    def fitted(words: str, *args: Any, **more: Any) -> lines.Fit:
        found = fit(words, *args, **more)
        if found.text != words:
            cut.append(words)
        return found

    def cut_off(line: tuple[text.Span, ...], *args: Any) -> tuple[text.Span, ...]:
        cut.append("".join(span.text for span in line))
        return cut_line(line, *args)

    caches.clear_all()
    monkeypatch.setattr(buttons, "fit", fitted)
    monkeypatch.setattr(text, "fit", fitted)
    monkeypatch.setattr(text, "_cut", cut_off)
    wish = ShotWish(scene=scene, size=(1280, 720), lang=language, scale=scale, seed=1)
    shots.draw(wish, tmp_path)
    caches.clear_all()
    assert cut == []


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("deck", READY)
def test_every_plan_has_room_on_the_tile(
    make_pilot: MakePilot, deck: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[object] = []

    def cut_off(line: tuple[text.Span, ...], *_: Any) -> tuple[text.Span, ...]:
        cut.append(line)
        return line

    monkeypatch.setattr(text, "_cut", cut_off)
    pilot = lobby(make_pilot, replace(first_plan(GAME), decks=(deck, deck)), text_size=150)
    pilot.services.change_settings(display_language=language)
    pilot.tick(0.1)
    for level in LEVELS:
        assert isinstance(pilot.scene, LobbyScene)
        pilot.scene.plan = pilot.scene.plan.with_player(1, level)
        pilot.scene.rebuild()
        pilot.tick(0.1)
    assert cut == []


def test_a_card_of_a_deck_is_looked_at_by_pointer_and_by_key(make_pilot: MakePilot) -> None:
    pilot = lobby(make_pilot)
    pilot.click(tile(pilot, 0))
    pilot.settle()
    detail = pilot.widgets(DeckDetail)[0]
    assert detail.looked_at is None
    pilot.move((detail.box.center[0], detail.box.bottom - 60))
    pilot.tick(0.1)
    assert detail.looked_at is not None
    pilot.move((10, 10))
    pilot.scene.focus_scope.focus(detail, visibly=True)
    pilot.key("down")
    first = detail.looked_at
    pilot.key("down")
    assert first is not None
    assert detail.looked_at not in (None, first)
