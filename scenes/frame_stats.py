"""How long frames take and how much memory the program holds, for the frame benchmark.

Collects numbers it is given; reads no clock and draws nothing.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path

MOST_FRAMES = 100_000


@dataclass(slots=True)
class FrameStats:
    """Seconds of update + draw + flip of every frame that was drawn, and of the skipped ones."""

    drawn: list[float] = field(default_factory=list)
    skipped: int = 0

    def note(self, seconds: float) -> None:
        """Remember a drawn frame; a program left running for a day stops remembering."""
        if len(self.drawn) < MOST_FRAMES:
            self.drawn.append(seconds)

    def percentile(self, share: float) -> float:
        """Seconds that this share (0–1) of the drawn frames stayed within; 0 without frames."""
        if not self.drawn:
            return 0.0
        ordered = sorted(self.drawn)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def resident_bytes() -> int:
    """Memory of this process that lies in RAM; 0 where the system does not say."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * 4096
    if sys.platform == "win32":
        return 0
    import resource  # noqa: PLC0415 - exists on Unix only

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
