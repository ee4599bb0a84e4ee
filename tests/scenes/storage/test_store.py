"""Writing that survives crashes and full disks; reading that survives broken files."""

import errno
import itertools
import os
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from scenes.storage.store import Store

DAY = date(2026, 4, 1)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "home", today=lambda: DAY)


def good(text: str) -> str:
    """A check that takes only texts beginning with `good`."""
    if not text.startswith("good"):
        raise ValueError(f"expected good, got {text}")
    return text


def notices(store: Store) -> list[str]:
    return [str(notice) for notice in store.take_notices()]


def files(store: Store) -> list[str]:
    return sorted(path.name for path in store.root.rglob("*") if path.is_file())


def test_what_was_written_is_read(store: Store) -> None:
    assert store.write("saves/三日月.txt", "good 一")
    assert store.read("saves/三日月.txt", good) == "good 一"
    assert files(store) == ["三日月.txt"]


def test_what_was_never_written_is_none_and_no_trouble(store: Store) -> None:
    assert store.read("a.txt", good) is None
    assert not store.has("a.txt")
    assert notices(store) == []
    assert not store.root.exists(), "reading makes nothing"


def test_the_copy_from_before_is_kept(store: Store) -> None:
    store.write("a.txt", "good 1")
    store.write("a.txt", "good 2")
    assert (store.root / "a.txt.bak").read_text() == "good 1"
    assert files(store) == ["a.txt", "a.txt.bak"]


def test_a_broken_file_is_kept_aside_and_its_good_copy_used(store: Store) -> None:
    store.write("a.txt", "good 1")
    store.write("a.txt", "good 2")
    (store.root / "a.txt").write_text("bad")
    assert store.read("a.txt", good) == "good 1"
    assert (store.root / "a.txt.broken-20260401-1").read_text() == "bad"
    assert notices(store) == [
        "a.txt cannot be used: expected good, got bad\n"
        "It was kept as a.txt.broken-20260401-1; the copy from before is used."
    ]


def test_a_second_broken_file_does_not_replace_the_first(store: Store) -> None:
    for text in ("bad 1", "bad 2"):
        store.write("a.txt", text)
        assert store.read("a.txt", good) is None
    assert files(store) == ["a.txt.broken-20260401-1", "a.txt.broken-20260401-2"]
    assert notices(store)[1].endswith("It was kept as a.txt.broken-20260401-2.")


def test_a_broken_file_never_becomes_the_good_copy(store: Store) -> None:
    store.write("a.txt", "good 1")
    store.write("a.txt", "good 2")
    (store.root / "a.txt").write_text("bad")
    store.read("a.txt", good)
    store.write("a.txt", "good 3")
    (store.root / "a.txt").write_text("bad")
    assert store.read("a.txt", good) == "good 1"


def test_bytes_that_are_no_text_are_broken(store: Store) -> None:
    store.write("a.txt", "good")
    (store.root / "a.txt").write_bytes(b"good \xff")
    assert store.read("a.txt", good) is None
    assert "a.txt:1:1: the file is not UTF-8 text: byte 0xff in line 1" in notices(store)[0]


def crashing(act: Callable[..., Any], *, on_call: int) -> Callable[..., Any]:
    """The act itself, but the program dies instead of its n-th call."""
    calls = itertools.count(1)

    def instead(*arguments: Any) -> Any:
        if next(calls) == on_call:
            raise KeyboardInterrupt
        return act(*arguments)

    return instead


@pytest.mark.parametrize("step", ["fsync", "first replace", "second replace"])
def test_a_crash_at_any_step_of_writing_loses_at_most_that_write(
    store: Store, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    store.write("a.txt", "good 1")
    store.write("a.txt", "good 2")
    if step == "fsync":
        monkeypatch.setattr(os, "fsync", crashing(os.fsync, on_call=1))
    else:
        on_call = 1 if step == "first replace" else 2
        monkeypatch.setattr(Path, "replace", crashing(Path.replace, on_call=on_call))
    with pytest.raises(KeyboardInterrupt):
        store.write("a.txt", "good 3")
    monkeypatch.undo()
    assert Store(store.root).read("a.txt", good) == "good 2"
    assert Store(store.root).has("a.txt")


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "the folder may not be changed or opened"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_a_disk_that_refuses_is_told_once_and_the_text_kept_for_this_run(
    store: Store, monkeypatch: pytest.MonkeyPatch, code: int, reason: str
) -> None:
    def refuse(_: int) -> None:
        raise OSError(code, os.strerror(code))

    store.write("a.txt", "good 1")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refuse)
        assert not store.write("a.txt", "good 2")
        assert not store.write("a.txt", "good 3")
    assert store.read("a.txt", good) == "good 3"
    assert notices(store) == [
        f"a.txt cannot be saved: {reason}. The game goes on, but forgets it when you quit."
    ]
    assert Store(store.root).read("a.txt", good) == "good 1", "the disk still has the old one"
    assert files(store) == ["a.txt"]
    assert store.write("a.txt", "good 4"), "room again"
    assert Store(store.root).read("a.txt", good) == "good 4"


def test_a_home_that_cannot_exist_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = Store(tmp_path / "file" / "home")
    assert not store.write("sub/a.txt", "good")
    assert store.read("sub/a.txt", good) == "good"
    assert store.names("sub", ".txt") == ["a"]
    store.delete("sub/a.txt")
    assert store.read("sub/a.txt", good) is None
    assert store.names("sub", ".txt") == []
    assert not store.has("sub/a.txt")


def test_a_file_that_cannot_be_opened_is_told(store: Store) -> None:
    (store.root / "a.txt").mkdir(parents=True)
    assert store.read("a.txt", good) is None
    assert "a.txt cannot be read: " in notices(store)[0]


def test_deleting_takes_the_copy_along(store: Store) -> None:
    store.write("a.txt", "good 1")
    store.write("a.txt", "good 2")
    store.delete("a.txt")
    store.delete("a.txt")
    assert store.read("a.txt", good) is None
    assert files(store) == []


def test_lists_what_there_is_and_nothing_beside(store: Store) -> None:
    for name in ("い", "あ", "b"):
        store.write(f"placements/{name}.yaml", "good")
        store.write(f"placements/{name}.yaml", "good again")
    (store.root / "placements" / "note.txt").write_text("")
    (store.root / "placements" / "c.yaml").write_text("bad")
    store.read("placements/c.yaml", good)
    (store.root / "placements" / "b.yaml").unlink()
    assert store.names("placements", ".yaml") == ["b", "あ", "い"], "of b there is the copy"
    assert store.names("nowhere", ".yaml") == []


@pytest.mark.parametrize("name", ["../a", "/etc/passwd", "a/../b", "a\\b", "", "a//b", ".", "a\n"])
def test_a_name_that_leads_elsewhere_is_an_error(store: Store, name: str) -> None:
    with pytest.raises(ValueError, match="not a name for a stored file"):
        store.write(name, "good")
