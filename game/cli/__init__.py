"""The commands that need no window: playing out, measuring, checking and proving.

One file a command; each offers `add_to(commands)` and is run by `dispatch.main`. Nothing here knows
the screen.
"""

from game.cli.dispatch import main

__all__ = ["main"]
