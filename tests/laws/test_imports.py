"""Who may import whom, and how: the contracts of pyproject.toml, and what they cannot say."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution

import grimp
import pygame
import pytest

from game.core.rules import game_ids
from tests.laws.sources import ROOT, modules

# An import inside a function costs its time there instead of at the start, or exists on one
# system only; each such place says why in a comment.
LATE_IMPORTS = {
    "game/ai/worker.py",
    "game/cards/library.py",
    "game/texts.py",
    "scenes/command_line.py",
    "scenes/draw/breaking.py",
    "scenes/frame_stats.py",
    "scenes/launch.py",
    "scenes/program.py",
}


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("game", "scenes", exclude_type_checking_imports=True, cache_dir=None)


def test_the_contracts_are_kept() -> None:
    # In a process of its own: import-linter switches off every logger there is.
    code = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    answer = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_no_game_knows_another(graph: grimp.ImportGraph) -> None:
    packages = [f"game.{game}" for game in game_ids()]
    for one in packages:
        for other in packages:
            if one != other:
                assert graph.find_shortest_chain(one, other, as_packages=True) is None


def test_modules_do_not_import_one_another_in_a_circle(graph: grimp.ImportGraph) -> None:
    left = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    while leaves := [name for name, imported in left.items() if not imported & left.keys()]:
        for name in leaves:
            del left[name]
    assert sorted(left) == [], "these import one another, or are imported by such"


def test_imports_stand_at_the_top() -> None:
    late = {
        name
        for name, tree in modules("game", "scenes").items()
        for node in _inside_functions(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert late - LATE_IMPORTS == set()
    assert LATE_IMPORTS - late == set(), "no longer needed here"


def _inside_functions(node: ast.AST, *, inside: bool = False) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        within = inside or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
        if inside:
            yield child
        yield from _inside_functions(child, inside=within)


def test_the_entry_point_does_nothing_when_a_worker_process_imports_it() -> None:
    body = ast.parse((ROOT / "main.py").read_text("utf-8")).body
    acts = [node for node in body if not isinstance(node, ast.Import | ast.ImportFrom | ast.Expr)]
    assert [ast.unparse(node).splitlines()[0] for node in acts] == ["if __name__ == '__main__':"]


def test_the_entry_point_starts_without_pygame() -> None:
    code = "import sys, main; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_it_is_pygame_ce_and_nothing_has_overwritten_it() -> None:
    assert getattr(pygame, "IS_CE", False)
    assert pygame.version.ver == distribution("pygame-ce").version == "2.5.8"
    with pytest.raises(PackageNotFoundError):
        distribution("pygame")
