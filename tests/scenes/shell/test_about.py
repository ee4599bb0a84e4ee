"""What the program says about itself is true."""

import tomllib
from pathlib import Path

from game.resources import ASSET_ROOT
from scenes.about import VERSION
from scenes.draw.icons import icon_names
from scenes.games import look, playable
from scenes.people import emblem_of
from scenes.settings_screen.lists import credit_list, key_lists

ROOT = Path(__file__).parents[3]


def test_the_version_is_that_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION


def test_every_author_of_an_icon_or_a_face_is_named() -> None:
    credits_file = (ASSET_ROOT / "CREDITS.md").read_text(encoding="utf-8")
    told = " ".join(line.en for credit in credit_list() for line in credit.lines)
    authors = credits_file.split("Icons made by ")[1].split(". Available")[0]
    for author in authors.replace("\n", " ").split(", "):
        assert author.strip() in told
    for face in ("Yuji Syuku", "Kaisei Tokumin", "IBM Plex Sans JP", "Cormorant", "BIZ UDPGothic"):
        assert face in credits_file
        assert face in told


def test_every_game_shows_icons_that_there_are() -> None:
    for game in playable():
        wanted = {look(game).icon, *(point.icon for point in look(game).points)}
        assert wanted <= icon_names()
        levels = ("human", "novice", "adept", "expert", "master")
        signs = {emblem_of(player, game, seat) for player in levels for seat in (0, 1)}
        assert signs <= icon_names()


def test_the_keys_are_listed_by_place() -> None:
    assert all(place.rows for place in key_lists())
