"""Where the player's own files lie. The only user of platformdirs.

The system's place for program data, or the folder named by TOGIJO_HOME: for portable use, and so
that tests touch nothing of the player's.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import platformdirs

HOME_VARIABLE: Final = "TOGIJO_HOME"
APP_NAME: Final = "togijo"


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of settings, saves, placements and replays; it need not exist yet."""
    if chosen := environment.get(HOME_VARIABLE):
        return Path(chosen).expanduser().absolute()
    return platformdirs.user_data_path(APP_NAME, appauthor=False)
