"""What `data/ui/scenery.yaml` says: the themes of painted scenes, as plain records.

A theme is complete. A world is many: each of its lights (a colour script: a time of day, a
weather) goes with each of its places (what stands there), and `world_theme` joins two of them.
"""

from functools import lru_cache

import msgspec

from game.resources import DATA_ROOT
from game.yaml_reader import read


class Disc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sun or moon: ink, middle and radius as shares of the picture's width and height, its shape.

    A shape is full, ringed, crescent or low (half of it sunk behind the ridges).
    """

    ink: str
    x: float
    y: float
    radius: float
    shape: str = "full"


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
    air: tuple[str, ...] = ()
    """What is in the sky: stars, clouds, birds, rain, lightning, rays."""


class Light(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour script of a world. `places` names the places it suits, all of them if empty."""

    sky: list[str]
    disc: str
    shapes: tuple[str, ...]
    mist: str
    ridges: list[str]
    near: str
    subject: Subject
    motes: str
    accent: str
    air: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a scene of a world; `suits` names the stances it is for, all if empty."""

    scenery: list[str]
    foreground: str
    motes: str
    hidden: bool = False
    """Whether only lights that name this place have it."""
    suits: tuple[str, ...] = ()


class World(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The scenes of cards that belong together."""

    lights: dict[str, Light]
    places: dict[str, Place]


class Scenery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file. `stances` says how an icon stands in a scene, if not on its feet."""

    themes: dict[str, Theme]
    worlds: dict[str, World]
    stances: dict[str, str]


@lru_cache(maxsize=1)
def scenery() -> Scenery:
    """Everything, read once; raises `DataFault` if the file is broken."""
    found, _ = read(DATA_ROOT / "ui" / "scenery.yaml", Scenery)
    return found


def themes() -> dict[str, Theme]:
    """Every complete theme by name."""
    return scenery().themes


def world_names() -> frozenset[str]:
    """Every world there is."""
    return frozenset(scenery().worlds)


@lru_cache(maxsize=32)
def variants(world: str) -> tuple[tuple[str, str], ...]:
    """Every pair of light and place of a world, so ordered that neighbours share neither."""
    here = scenery().worlds[world]
    left = {}
    for at, (name, light) in enumerate(here.lights.items()):
        places = _places_of(here, light)
        start = 2 * at % len(places)
        left[name] = [*places[start:], *places[:start]]
    pairs: list[tuple[str, str]] = []
    while any(left.values()):
        for name, places_left in left.items():
            before = pairs[-1][1] if pairs else ""
            fresh = [place for place in places_left if place != before] or places_left
            if fresh:
                places_left.remove(fresh[0])
                pairs.append((name, fresh[0]))
    return tuple(pairs)


def _places_of(world: World, light: Light) -> tuple[str, ...]:
    if light.places:
        return light.places
    return tuple(name for name, place in world.places.items() if not place.hidden)


def world_theme(world: str, variant: int, disc: tuple[float, float, float], stance: str) -> Theme:
    """The scene of a world's `variant`, or of the next one that suits a subject of that stance.

    `disc` is where its sun stands and how large it is (x, y, radius).
    """
    here = scenery().worlds[world]
    light_name, place_name = _pair(here, variants(world), variant, stance)
    light, place = here.lights[light_name], here.places[place_name]
    shape = light.shapes[variant // len(here.lights) % len(light.shapes)]
    return Theme(
        sky=light.sky,
        disc=Disc(light.disc, *disc, shape),
        mist=light.mist,
        ridges=light.ridges,
        scenery=place.scenery,
        foreground=place.foreground,
        near=light.near,
        subject=light.subject,
        motes=Motes(place.motes, light.motes),
        accent=light.accent,
        air=light.air,
    )


def _pair(
    world: World, pairs: tuple[tuple[str, str], ...], variant: int, stance: str
) -> tuple[str, str]:
    for step in range(len(pairs)):
        pair = pairs[(variant + step) % len(pairs)]
        suits = world.places[pair[1]].suits
        if not suits or stance in suits:
            return pair
    return pairs[variant % len(pairs)]
