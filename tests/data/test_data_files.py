"""Every data file that is shipped passes the strict reader and says its words in both languages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import resources
from game.resources import ASSET_ROOT, DATA_ROOT
from game.yaml_reader import KeyPath, Plain, parse, written

FILES = sorted(path.relative_to(DATA_ROOT).as_posix() for path in DATA_ROOT.rglob("*.yaml"))
LANGUAGES = ("ja", "en")


@pytest.mark.parametrize("name", FILES)
def test_a_data_file_is_strict_yaml_with_all_its_words(name: str) -> None:
    value, positions = parse((DATA_ROOT / name).read_text("utf-8"), name)
    for path, wording in _wordings(value):
        place = f"{name}:{positions.place(path).line}: {written(path)}"
        assert all(str(wording.get(language) or "").strip() for language in LANGUAGES), place


def _wordings(value: Plain, path: KeyPath = ()) -> Iterator[tuple[KeyPath, dict[str, object]]]:
    """Every mapping that says something in some language."""
    if isinstance(value, dict):
        if value.keys() & set(LANGUAGES):
            yield path, value
        for key, inner in value.items():
            yield from _wordings(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _wordings(inner, (*path, index))


def test_data_and_assets_are_found_in_a_checkout() -> None:
    assert (DATA_ROOT / "ui" / "palette.yaml").is_file()
    assert (ASSET_ROOT / "fonts").is_dir()


def test_data_and_assets_are_found_in_an_installed_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site" / "game"
    monkeypatch.setattr(resources, "__file__", str(package / "resources.py"))
    assert resources._folder("data") == tmp_path / "site" / "data", "nothing inside: a checkout"
    (package / "data").mkdir(parents=True)
    assert resources._folder("data") == package / "data"
