"""How the C library keeps memory that pictures have given back.

The only module that speaks to an allocator. Elsewhere than on Linux with glibc it does nothing.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

LARGE: Final = 64 * 1024
"""Bytes from which a block is a mapping of its own: a card's face is larger, a word is not."""
SPARE: Final = 4 * 1024 * 1024
"""Bytes the heap may keep at its end for what comes next."""

_M_TRIM_THRESHOLD: Final = -1  # numbers of mallopt(3)
_M_MMAP_THRESHOLD: Final = -3


def give_back_large_blocks() -> bool:
    """Have freed pictures return to the system at once; whether that could be arranged.

    Left alone, glibc takes the first large block that is freed as a sign to keep all blocks up to
    that size (32 MB at most) in the heap. Pictures of every size come and go here, a whole window
    among them, and between those that stay lie holes that are never given back: a fifth of the
    memory. A threshold that is set once is not raised any more.
    """
    if not sys.platform.startswith("linux"):
        return False
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # musl has none
    if mallopt is None:
        return False
    wanted = ((_M_MMAP_THRESHOLD, LARGE), (_M_TRIM_THRESHOLD, SPARE))
    return all(mallopt(what, value) == 1 for what, value in wanted)
