"""A program that is killed in the middle of a match loses nothing that was decided."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.core import replay
from scenes import headless
from scenes.course import resume
from tests.scenes.shell.support import ANN, COMPUTER, hire, place, sit_down

PLAY_AND_DIE = """
import os, signal, sys
from pathlib import Path
from scenes import headless
from tests.scenes.shell.support import ANN, COMPUTER, place, sit_down

services = headless.headless_services(Path(sys.argv[1]))
session = sit_down(services, ANN, COMPUTER, first_player="fixed", first_seat="0")
session.notes["draft"] = "K.G."
place(session)
while session.thinking:
    session.tick(0.1, idle=True)
session.submit(session.match.state.decision.options[0])
print(len(session.match.actions), session.match.hashes[-1], flush=True)
session.keeper.flush()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal here")
def test_a_killed_match_resumes_at_the_pending_question(tmp_path: Path) -> None:
    root = Path(__file__).parents[3]
    died = subprocess.run(
        [sys.executable, "-c", PLAY_AND_DIE, str(tmp_path)],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert died.returncode == -signal.SIGKILL, died.stderr
    count, fingerprint = died.stdout.split()[-2:]
    services = headless.headless_services(tmp_path)
    hire(services)
    session = resume(services)
    assert session is not None
    assert len(session.match.actions) == int(count)
    assert session.match.hashes[-1] == fingerprint
    assert session.notes["draft"] == "K.G."
    decision = session.match.state.decision
    assert decision is not None
    assert decision.seat == 0, "the question in the middle of the turn is still asked"
    assert not services.storage.take_notices()


def test_a_save_can_be_read_at_every_stop_of_a_match(tmp_path: Path) -> None:
    services = headless.headless_services(tmp_path)
    hire(services)
    session = sit_down(services, ANN, COMPUTER, first_player="coin")
    place(session)
    for _ in range(25):
        text = replay.save(session.match, session.notes)
        match, _ = replay.load(text, "match.json")
        assert match.state == session.match.state
        if session.thinking:
            session.tick(0.1, idle=True)
        elif session.match.state.decision is not None:
            session.submit(session.match.state.decision.options[-1])
