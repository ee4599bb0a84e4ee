"""Measures what a player feels: start, memory, and how long frames take.

    python -m tools.bench_frames [SCENE] [--size WxH] [--seconds S] [--starts N] [--json]

SCENE is a name of `togijo shot --list`; it is drawn anew in every frame, which is the worst case
("table-busy": the worst of all). Frames are given in milliseconds from event to flip by the clock,
and in those of the processor, which other programs do not lengthen.
The start is that of the program with this scene first ("title": as a player starts it).
Uses the video driver of the environment: SDL_VIDEODRIVER=dummy for drawing alone, a real screen
for the flips as well. The only place in the project where seconds are compared.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from scenes.allocator import give_back_large_blocks
from scenes.frame_stats import FrameStats, resident_bytes
from scenes.window import prepare_environment
from scenes.wish import ShotWish
from tools.first_frame import scene_app

WARM_UP = 30
QUIET = {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
ROOT = Path(__file__).resolve().parent.parent
FIRST_FRAME = "from tools.first_frame import report; report({!r}, {!r})"


def main() -> None:
    """Measure and print."""
    wish, options = _arguments()
    with tempfile.TemporaryDirectory() as home:
        starts = [_start(wish, home) for _ in range(options.starts)]
        frames = _frames(wish, options.seconds)
    best = min(starts, key=lambda start: start["first_frame_ms"])
    found = {"scene": wish.scene, "size": list(wish.size or ()), **best, **frames}
    print(json.dumps(found) if options.json else _table(found))


def _arguments() -> tuple[ShotWish, argparse.Namespace]:
    parser = argparse.ArgumentParser(prog="bench_frames")
    parser.add_argument("scene", nargs="?", default="ui")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    width, height = map(int, options.size.split("x"))
    return ShotWish(command="shot", scene=options.scene, size=(width, height)), options


def _start(wish: ShotWish, home: str) -> dict[str, float]:
    """Start the program in a process of its own, up to its first picture."""
    code = FIRST_FRAME.format(wish.scene, wish.size)
    # Compiled modules are kept as in an installed program, whatever the environment says.
    here = {"TOGIJO_HOME": home, "PYTHONPYCACHEPREFIX": home, "PYTHONDONTWRITEBYTECODE": ""}
    began = time.time()
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True, text=True, check=True, cwd=ROOT, env={**os.environ, **QUIET, **here},
    )  # fmt: skip
    shown, worked, resident = run.stdout.split()
    return {
        "first_frame_ms": round((float(shown) - began) * 1000, 1),
        "first_frame_cpu_ms": round(float(worked) * 1000, 1),
        "first_frame_mb": round(int(resident) / 1e6, 1),
    }


def _frames(wish: ShotWish, seconds: float) -> dict[str, float]:
    """Draw the scene anew for some seconds."""
    prepare_environment()
    give_back_large_blocks()
    app, manager = scene_app(wish)
    for _ in range(WARM_UP):
        app.turn()
    app.stats.drawn.clear()
    worked = FrameStats()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        manager.top.invalidate()
        began = time.process_time()
        app.turn()
        worked.note(time.process_time() - began)
    return {
        "frames": len(app.stats.drawn),
        **_spread("ms", app.stats),
        **_spread("cpu_ms", worked),
        "resident_mb": round(resident_bytes() / 1e6, 1),
    }


def _spread(unit: str, taken: FrameStats) -> dict[str, float]:
    """Half of the frames stayed within p50, and so on."""
    shares = {"p50": 0.50, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {f"{n}_{unit}": round(taken.percentile(at) * 1000, 2) for n, at in shares.items()}


def _table(found: dict[str, object]) -> str:
    return "\n".join(f"{name:>16}  {value}" for name, value in found.items())


if __name__ == "__main__":
    main()
