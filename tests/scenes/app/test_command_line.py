"""The command line: what is understood, and one line with exit code 2 for everything else."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.cards.decks import parsed, ready_decks, written
from game.core.rules import game_ids
from game.resources import DATA_ROOT
from scenes.command_line import parse
from scenes.launch import main
from scenes.wish import ShotWish, UsageError, Wish

ROOT = DATA_ROOT.parent
GAME = game_ids()[0]


def test_nothing_means_the_title() -> None:
    assert parse([]) == Wish()
    assert parse(["--lang", "en", "--size", "1600x900"]).size == (1600, 900)


def test_play_takes_seats_and_seed() -> None:
    wish = parse(["play", GAME, "--seats", "human,master", "--seed", "7"])
    assert (wish.game, wish.seats, wish.seed) == (GAME, ("human", "master"), 7)
    assert parse(["play", GAME]).seats == ("human", "adept")


@pytest.mark.parametrize("command", [["play", GAME], ["shot", "ui", "--out", "f.png"]])
def test_the_window_is_described_before_or_after_the_command(command: list[str]) -> None:
    window = ["--lang", "en", "--size", "1600x900", "--seed", "7"]
    before, after = parse([*window, *command]), parse([*command, *window])
    assert before == after
    assert (before.lang, before.size, before.seed) == ("en", (1600, 900), 7)
    assert parse([*window, *command, "--lang", "ja"]).lang == "ja"


def test_play_takes_two_decks_of_a_card_game() -> None:
    wish = parse(["play", "dino", "--decks", "fire,water"])
    assert wish.decks is not None
    assert [sum(parsed(deck).values()) for deck in wish.decks] == [40, 40]
    assert wish.decks[0] == written(ready_decks("dino")["fire"].cards)
    assert parse(["play", "dino"]).decks is None


def test_shot_takes_a_scene_and_a_file() -> None:
    wish = parse(["shot", "ui", "--out", "f.png", "--after", "9", "--scale", "1.5"])
    assert isinstance(wish, ShotWish)
    assert (wish.scene, wish.out, wish.after, wish.scale) == ("ui", Path("f.png"), 9, 1.5)
    assert (wish.size, wish.lang, wish.seed) == ((1920, 1080), "ja", 0)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play", "GAME"),
        ("play chess", "no game 'chess'"),
        (f"play {GAME} --seats human", "two names"),
        (f"play {GAME} --seats human,god", "no player 'god'"),
        (f"play {GAME} --seats adept,adept", "at least one seat must be human"),
        (f"play {GAME} --seed -3", "--seed"),
        ("play dino --decks fire,fyre", "no deck 'fyre' (did you mean 'fire'?)"),
        ("play dino --decks fire", "two decks with a comma between"),
        ("play onmyo --decks fire,water", "onmyo is played without decks"),
        (f"play {GAME} --seed ٣x", "whole number"),
        ("--lang fr", "fr"),
        ("--size 12", "WIDTHxHEIGHT"),
        ("--size 0x900", "1 to 7680"),
        ("--size 99999x900", "1 to 7680"),
        ("--nonsense", "--nonsense"),
        ("shot", "which scene"),
        ("shot ui", "--out"),
        ("shot ui --out f.jpg", ".png"),
        ("shot ui --out f.png --scale 9", "0.85 to 1.5"),
        ("shot ui --out f.png --scale nan", "0.85 to 1.5"),
        ("shot ui --out f.png --after x", "0 to 999999"),
        ("shot nowhere --out f.png", "no scene 'nowhere'"),
    ],
)
def test_a_slip_is_one_line_and_code_two(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert said in shown.err


def test_a_picture_that_cannot_be_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["shot", "ui", "--out", str(tmp_path / "no" / "f.png"), "--size", "64x36"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_error_is_a_value_until_it_is_said() -> None:
    with pytest.raises(UsageError, match="no game"):
        parse(["play", "chess"])


def test_a_worker_that_imports_the_program_gets_no_pygame() -> None:
    code = "import main, sys; print('pygame' in sys.modules, 'scenes.app' in sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert run.stdout.split() == ["False", "False"]


def test_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(name in shown for name in ("play", "shot", "selfplay", "perft"))
