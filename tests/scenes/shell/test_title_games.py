"""The title with several games: side by side, one looked at, all words within their places."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.rules import game_ids
from scenes import games
from scenes.lobby.scene import LobbyScene
from scenes.scene import Scene
from scenes.services import Services
from scenes.title.detail import Detail
from scenes.title.scene import STAGE, TitleScene
from scenes.title.screen_panel import RISE, ScreenPanel
from tests.scenes.conftest import MakePilot
from tests.scenes.pilot import Pilot
from tests.scenes.shell.support import ANN, COMPUTER, GAME, hire, screen, sit_down

LOOK = """\
theme: dino
icon: t-rex-skull
points:
  - icon: dinosaur-egg
    text: {ja: 5つの枠に恐竜を並べ、同じ札を重ねて育てる。勝てば育つ。, en: "Five slots for dinosaurs. Raise them with the same card, or by the battles they win."}
  - icon: night-sleep
    text: {ja: 攻撃した恐竜は休眠する。狙われるのは眠ったものだけ。, en: "Whoever attacks falls dormant, and only the dormant can be attacked."}
  - icon: spell-book
    text: {ja: PPを残しておけば、相手の攻撃にスペルで対抗できる。, en: "Keep some PP back, and every attack may meet a counter-spell."}
"""  # noqa: E501 - data

BESIDE = 1100.0, 40.0
"""Where the pointer is before it comes to a game."""


@pytest.fixture
def two_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, ...]]:
    """All games can be chosen, whether their own looks are there or not."""
    file = tmp_path / "look.yaml"
    file.write_text(LOOK, encoding="utf-8")
    own = games._look_file

    def look_file(game: str) -> Path:
        return own(game) if own(game).is_file() else file

    monkeypatch.setattr(games, "_look_file", look_file)
    games.playable.cache_clear()
    games.look.cache_clear()
    yield game_ids()[:2]
    games.playable.cache_clear()
    games.look.cache_clear()


def title(make_pilot: MakePilot, shown: tuple[str, ...], **settings: object) -> Pilot:
    def open_title(services: Services) -> Scene:
        hire(services)
        scene = TitleScene(services)
        scene._games, scene._chosen = shown, shown[0]
        return scene

    return make_pilot(open_title, **settings)


def test_two_games_and_what_is_said_of_one_fill_the_stage(
    make_pilot: MakePilot, two_games: tuple[str, ...]
) -> None:
    pilot = title(make_pilot, two_games)
    one, other = pilot.widgets(ScreenPanel)
    (detail,) = pilot.widgets(Detail)
    assert one.box.x == STAGE.x
    assert one.box.w == other.box.w
    assert one.box.right < other.box.x
    assert other.box.right < detail.box.x
    assert detail.box.right == pytest.approx(STAGE.right)


def test_the_game_that_is_pointed_at_rises_and_is_told_about(
    make_pilot: MakePilot, two_games: tuple[str, ...]
) -> None:
    pilot = title(make_pilot, two_games)
    other = pilot.widgets(ScreenPanel)[1]
    assert other.risen.y == other.box.y
    pilot.move(BESIDE)
    pilot.move(other)
    pilot.tick(0.5)
    assert other.risen.y == pytest.approx(other.box.y - RISE)
    assert pilot.widgets(ScreenPanel)[0].risen.y == STAGE.y, "the one before sinks"
    (detail,) = pilot.widgets(Detail)
    assert other.label in detail.texts()


def test_a_pointer_that_rests_on_a_game_from_the_start_chooses_nothing_until_it_moves(
    make_pilot: MakePilot, two_games: tuple[str, ...]
) -> None:
    pilot = title(make_pilot, two_games)
    one, other = pilot.widgets(ScreenPanel)
    for _ in range(2):  # the window opens under the pointer, and the system tells of it again
        pilot.move(other)
    pilot.tick(0.5)
    assert (one.is_chosen, other.is_chosen) == (True, False)
    assert "select" not in pilot.said()
    x, y = other.box.center
    pilot.move((x + 20, y))
    assert (one.is_chosen, other.is_chosen) == (False, True)


def test_only_one_game_glows_though_the_pointer_rests_on_another(
    make_pilot: MakePilot, two_games: tuple[str, ...]
) -> None:
    pilot = title(make_pilot, two_games)
    one, other = pilot.widgets(ScreenPanel)
    pilot.move(one)
    pilot.key("right")
    pilot.tick(1.0)
    assert (one.glow, other.glow) == (0.0, 1.0)


def test_the_match_that_waits_is_told_of_with_its_own_game(
    make_pilot: MakePilot, two_games: tuple[str, ...]
) -> None:
    pilot = make_pilot(screen("title"), display_language="en")
    waiting = GAME
    sit_down(pilot.services, ANN, COMPUTER)
    pilot.manager.reset("title")
    assert isinstance(pilot.scene, TitleScene)
    assert pilot.scene._chosen == waiting
    assert pilot.says("A match is waiting")
    pilot.move(BESIDE)
    for panel, game in zip(pilot.widgets(ScreenPanel), pilot.scene._games, strict=True):
        pilot.move(panel)
        assert pilot.says("A match is waiting") == (game == waiting)


def test_return_opens_what_glows_from_the_start(
    make_pilot: MakePilot, two_games: tuple[str, ...]
) -> None:
    pilot = title(make_pilot, two_games)
    pilot.key("return")
    assert isinstance(pilot.scene, LobbyScene)
    assert pilot.scene.plan.game == two_games[0]


def test_arrows_choose_and_return_opens_the_lobby_of_that_game(
    make_pilot: MakePilot, two_games: tuple[str, ...]
) -> None:
    pilot = title(make_pilot, two_games)
    pilot.key("right")
    pilot.key("return")
    assert isinstance(pilot.scene, LobbyScene)
    assert pilot.scene.plan.game == two_games[1]


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_what_is_said_stays_above_the_last_match(
    make_pilot: MakePilot,
    two_games: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    scale: int,
) -> None:
    places: list[tuple[float, float]] = []
    paint = Detail._paint_points

    def watched(self: Detail, surface: object, frame: object, at: object) -> None:
        size, gap = self._fitting(frame, at)  # type: ignore[arg-type]
        tall = self._height(frame, size, at.w, gap)  # type: ignore[arg-type, attr-defined]
        places.append((tall, at.h))  # type: ignore[attr-defined]
        paint(self, surface, frame, at)  # type: ignore[arg-type]

    monkeypatch.setattr(Detail, "_paint_points", watched)
    pilot = title(make_pilot, two_games, display_language=language, text_size=scale)
    pilot.move(BESIDE)
    for panel in pilot.widgets(ScreenPanel):
        pilot.move(panel)
        pilot.tick(0.3)
    assert len(places) >= 2
    assert all(tall <= room for tall, room in places)
