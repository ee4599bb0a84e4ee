"""What `data/ui/scenery.yaml` says: the themes of painted scenes, as plain records."""

from functools import lru_cache

import msgspec

from game.resources import DATA_ROOT
from game.yaml_reader import read


class Disc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sun or moon: ink, middle and radius as shares of the picture's width and height."""

    ink: str
    x: float
    y: float
    radius: float


class Subject(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Inks of what stands against the light: its fill from top to bottom, its edge, its halo."""

    top: str
    bottom: str
    key: str
    halo: str


class Motes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What drifts in the air."""

    kind: str
    ink: str


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of scene, from back to front."""

    sky: list[str]
    disc: Disc
    mist: str
    ridges: list[str]
    scenery: list[str]
    foreground: str
    near: str
    subject: Subject
    motes: Motes
    accent: str


class Scenery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    themes: dict[str, Theme]


@lru_cache(maxsize=1)
def themes() -> dict[str, Theme]:
    """Every theme by name, read once; raises `DataFault` if the file is broken."""
    found, _ = read(DATA_ROOT / "ui" / "scenery.yaml", Scenery)
    return found.themes
