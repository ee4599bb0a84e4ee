"""No test opens a window, makes a sound or touches what belongs to the player."""

import os
import tempfile

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

_HOME = tempfile.TemporaryDirectory(prefix="togijo-tests-", ignore_cleanup_errors=True)
os.environ["TOGIJO_HOME"] = _HOME.name
