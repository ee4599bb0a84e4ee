"""Storing behind the picture: never in the caller's time, never losing the newest."""

import gc
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from scenes.session import Autosave


class SlowDisk:
    """A store that waits for `open` before each write."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.stored: list[str] = []
        self.dropped = 0

    def save_match(self, text: str) -> None:
        assert self.open.wait(5.0)
        self.stored.append(text)

    def drop_match(self) -> None:
        self.dropped += 1


def test_putting_returns_at_once_and_the_newest_is_stored_in_the_end() -> None:
    disk = SlowDisk()
    autosave = Autosave(disk)
    started = time.perf_counter()
    for number in range(50):
        autosave.put(f"save {number}")
    assert time.perf_counter() - started < 0.5
    disk.open.set()
    autosave.flush()
    assert disk.stored[-1] == "save 49"
    assert len(disk.stored) <= 2, "what was overtaken while waiting is not stored"


def test_a_text_put_after_everything_was_stored_is_stored_too() -> None:
    disk = SlowDisk()
    disk.open.set()
    autosave = Autosave(disk)
    for number in range(20):
        autosave.put(str(number))
        autosave.flush()
    assert disk.stored == [str(number) for number in range(20)]


def test_dropping_forgets_what_waits_and_waits_for_what_is_being_stored() -> None:
    disk = SlowDisk()
    autosave = Autosave(disk)
    autosave.put("first")
    time.sleep(0.02)
    autosave.put("second")
    threading.Timer(0.05, disk.open.set).start()
    autosave.drop()
    autosave.flush()
    assert disk.stored in (["first"], [])
    assert disk.dropped == 1


def _workers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name.startswith("autosave")]


def test_the_thread_is_one_the_program_waits_for_at_its_end() -> None:
    disk = SlowDisk()
    autosave = Autosave(disk)
    autosave.put("save")
    assert _workers()
    assert not any(thread.daemon for thread in _workers())
    disk.open.set()
    autosave.flush()


def test_one_thread_stores_a_whole_match_and_ends_with_it() -> None:
    gc.collect()
    before = set(_workers())
    disk = SlowDisk()
    disk.open.set()
    autosave = Autosave(disk)
    seen = set()
    for number in range(20):
        autosave.put(str(number))
        seen |= set(_workers()) - before
        autosave.flush()
    assert len(seen) == 1
    del autosave
    gc.collect()
    for thread in seen:
        thread.join(5.0)
        assert not thread.is_alive()


def test_a_fault_while_storing_is_reported_and_the_next_save_is_stored(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Broken(SlowDisk):
        def save_match(self, text: str) -> None:
            if text == "first":
                raise ValueError("broken")
            super().save_match(text)

    disk = Broken()
    disk.open.set()
    autosave = Autosave(disk)
    autosave.put("first")
    autosave.flush()
    autosave.put("second")
    autosave.flush()
    assert disk.stored == ["second"]
    assert "not stored" in caplog.text


def test_what_is_put_last_is_stored_when_the_program_ends_without_waiting(tmp_path: Path) -> None:
    program = f"""
import pathlib, time
from scenes.session import Autosave

class Disk:
    def save_match(self, text):
        time.sleep(0.05)
        pathlib.Path({str(tmp_path)!r}, "save").write_text(text)

autosave = Autosave(Disk())
for number in range(9):
    autosave.put(str(number))
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
    assert (tmp_path / "save").read_text() == "8"
