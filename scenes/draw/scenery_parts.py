"""The parts a scene may ask for by name: scenery on the horizon, foregrounds, motes, the air.

`art.py` decides when each is drawn; `data/ui/scenery.yaml` says which.
"""

from typing import Final

from scenes.draw.scenery_air import AIR
from scenes.draw.scenery_front import FOREGROUNDS, MOTES
from scenes.draw.scenery_green import GREEN
from scenes.draw.scenery_kinds import Scenery
from scenes.draw.scenery_sky import BEYOND, SKY, WEATHER
from scenes.draw.scenery_stone import STONE
from scenes.draw.scenery_water import WATER

__all__ = ["BEYOND", "FOREGROUNDS", "MOTES", "SCENERY", "SKY", "WEATHER"]

SCENERY: Final[dict[str, Scenery]] = {**STONE, **GREEN, **WATER, **AIR}
