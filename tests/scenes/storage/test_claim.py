"""A folder belongs to one program at a time, and to the next when that one is gone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from scenes.storage import Storage
from scenes.storage.claim import claim

HOLD = """
import sys
from pathlib import Path
from scenes.storage.claim import claim
kept = claim(Path(sys.argv[1]))
print("mine" if kept else "taken", flush=True)
sys.stdin.read()
"""


def test_a_second_program_writes_nothing_and_says_so(tmp_path: Path) -> None:
    first, second = Storage(tmp_path), Storage(tmp_path)
    first.claim()
    second.claim()
    first.save_match("the first")
    second.save_match("the second")
    second.drop_match()
    assert first.store.read("autosave/match.json", str) == "the first"
    assert not second.has_match(), "it remembers what it did itself"
    assert first.take_notices() == ()
    (notice,) = second.take_notices()
    assert "another window" in str(notice)
    first.release()


def test_the_folder_is_free_when_its_program_is_killed(tmp_path: Path) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout is not None
    assert other.stdout.readline().strip() == "mine"
    assert claim(tmp_path) is None
    other.kill()
    other.wait()
    other.stdout.close()
    assert other.stdin is not None
    other.stdin.close()
    kept = claim(tmp_path)
    assert kept is not None
    kept.release()


def test_a_folder_that_cannot_be_made_is_nobodys(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    storage = Storage(tmp_path / "file" / "home")
    storage.claim()
    assert not storage.store.only_remembers
