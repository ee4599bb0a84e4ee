"""How code here reads: laws a machine can check."""

import ast
import re

from game.core.rules import game_ids
from tests.laws.sources import CODE_FOLDERS, ROOT, called, modules, texts

MAX_LINES = 400
# The loop keeps the clock; whoever watches over another process needs one, too.
CLOCK_KEEPERS = {"scenes/app.py", "scenes/opponent.py"}
FORBIDDEN_IN_SCENES = ("mouse.get_pos", "mouse.get_pressed", "mouse.get_rel", "key.get_pressed")
# Screens of their own; everything else in scenes serves any game.
GAME_SCREENS = ("scenes/arena/", "scenes/cards_table/")

MACHINE_PATHS = re.compile(r"(?<![\w.~])/(?:home|root|work|Users|tmp|var|opt)/\w|\b[A-Z]:\\\\?\w")
REGISTRIES = re.compile(r"pypi\.org|pythonhosted\.org|/simple/|npmjs|devpi|artifactory", re.I)
MAY_NAME_THEM = ("tests/laws/test_source.py", "uv.lock")
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX)\b|NotImplementedError|pytest\.skip|mark\.xfail")


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        name
        for name, tree in modules(*CODE_FOLDERS).items()
        if tree.body and not ast.get_docstring(tree)
    ]
    assert silent == [], "say what it owns and what it refuses to know"


def test_no_module_is_too_long() -> None:
    lengths = {
        name: (ROOT / name).read_text("utf-8").count("\n") for name in modules(*CODE_FOLDERS)
    }
    long = {name: length for name, length in lengths.items() if length > MAX_LINES}
    assert long == {}, "split by concept, not by size"


def test_scenes_take_time_chance_and_pointer_from_outside() -> None:
    found = [
        f"{name}:{line}: {word}"
        for name, tree in modules("scenes").items()
        for word, line in _dotted_words(tree)
        if word.endswith(FORBIDDEN_IN_SCENES)
        or (word.startswith("random.") and word != "random.Random")
        or (word.startswith("time.") and name not in CLOCK_KEEPERS)
        or word.endswith("time.get_ticks")
    ]
    assert found == [], "positions come from events, time from update, chance from the rng"


def test_what_serves_every_game_names_none() -> None:
    games = re.compile(rf"\b(?:{'|'.join(game_ids())})\b", re.I)
    found = [
        f"{name}:{line}: {word}"
        for name, tree in modules("game/core", "game/ai", "scenes").items()
        if not name.startswith(GAME_SCREENS)
        for word, line in (*_dotted_words(tree), *_strings(tree), *_imports(tree))
        if games.search(word)
    ]
    assert found == [], "a game is a package, its data and perhaps a screen of its own"


def test_no_file_speaks_of_this_machine_or_of_unfinished_work() -> None:
    found = []
    for name, text in texts().items():
        patterns = [("a machine's path", MACHINE_PATHS), ("a registry", REGISTRIES)]
        if name.endswith((".py", ".sh", ".toml", ".yaml")):
            patterns.append(("finish it or leave it out", UNFINISHED))
        for what, pattern in patterns:
            if name not in MAY_NAME_THEM and (hit := pattern.search(text)):
                found.append(f"{name}: {what}: {hit[0]}")
    assert found == []


def _dotted_words(tree: ast.Module) -> list[tuple[str, int]]:
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    return [(called(node), node.lineno) for node in nodes]


def _imports(tree: ast.Module) -> list[tuple[str, int]]:
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return [(node.module or "", node.lineno) for node in nodes]


def _strings(tree: ast.Module) -> list[tuple[str, int]]:
    """Texts the program works with; docstrings and bare notes are for readers."""
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        (node.value, node.lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes
    ]
