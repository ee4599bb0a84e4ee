"""The source files the laws are about, read and parsed once."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CODE_FOLDERS = ("game", "scenes", "tests", "tools")


@cache
def modules(*folders: str) -> dict[str, ast.Module]:
    """Syntax trees of all modules in these folders of the project, by path from its root."""
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    return {path.relative_to(ROOT).as_posix(): _tree(path) for path in sorted(paths)}


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


@cache
def texts() -> dict[str, str]:
    """Every text file of the project, by path from its root."""
    return {
        path.relative_to(ROOT).as_posix(): text
        for path in _project_files()
        if (text := _text_of(path)) is not None
    }


def _project_files() -> list[Path]:
    """What belongs to the project: what git tracks, else everything in its folders."""
    answer = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if answer.returncode == 0 and answer.stdout:
        return [ROOT / name for name in answer.stdout.split("\0") if name]
    folders = (*CODE_FOLDERS, "data", "docs", "assets")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    return [*files, *ROOT.glob("*.md"), ROOT / "pyproject.toml"]


def _text_of(path: Path) -> str | None:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def called(node: ast.AST) -> str:
    """A dotted name as written, `mouse.get_pos`; empty for anything else."""
    if isinstance(node, ast.Attribute):
        before = called(node.value)
        return f"{before}.{node.attr}" if before else ""
    return node.id if isinstance(node, ast.Name) else ""
