"""The file a fault in the program is written to, for the player to send or read.

Nothing is written until something goes wrong; then the file holds this run only.
"""

import logging
from io import TextIOWrapper
from pathlib import Path


class _Report(logging.FileHandler):
    """Makes its folder when it is first needed."""

    def _open(self) -> TextIOWrapper:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        return super()._open()


def report_to(file: Path) -> None:
    """Let warnings and faults of this run go to a file, in place of what it held before."""
    handler = _Report(file, mode="w", encoding="utf-8", delay=True)
    handler.setLevel(logging.WARNING)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
