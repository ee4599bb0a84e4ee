"""Composes the scene of a card: which light and place of its world, where its sun is, the pose.

Cards of one world are spread over its variants by their number, so that neighbours share neither
light nor place; the rest follows from the card's id. Nothing is drawn here.
"""

import random
from typing import Final, NamedTuple

import msgspec

from scenes.draw.figures import Figure, Stance
from scenes.draw.scenery import Disc, Theme, scenery, world_theme

_BODY: Final = 0.57
"""Where the middle of a subject stands: right of the name slip."""
_SHARES: Final = {
    Stance.STANDING: (0.68, 0.92),
    Stance.LYING: (0.54, 0.74),
    Stance.ALOFT: (0.58, 0.92),
    Stance.SWIMMING: (0.66, 0.9),
    Stance.EMBLEM: (0.54, 0.74),
    Stance.ENTERING: (0.66, 0.86),
}
"""Least and greatest width of a subject, as a share of the picture's."""
_ALONE: Final = (Stance.EMBLEM, Stance.LYING, Stance.ENTERING)


class Composition(NamedTuple):
    """Everything `paint_scene` needs, but the size and the seed."""

    theme: Theme
    subject: Figure
    company: tuple[Figure, ...]


def compose(world: str, variant: int, seed: str, icon: str) -> Composition:
    """The scene of a card: the same for the same arguments. KeyError for an unknown world."""
    rng = random.Random(f"composition {seed}")
    stance = Stance(scenery().stances.get(icon, Stance.STANDING))
    disc = (rng.uniform(0.4, 0.68), rng.uniform(0.3, 0.4), rng.uniform(0.24, 0.32))
    theme = world_theme(world, variant, disc, stance)
    if theme.disc.shape == "low":
        theme = msgspec.structs.replace(theme, disc=_sunk(theme.disc))
    subject = _posed(icon, stance, variant, rng)
    return Composition(theme, subject, _company(subject, rng))


def _sunk(disc: Disc) -> Disc:
    """The sun at the horizon, larger, half of it behind the land."""
    return msgspec.structs.replace(disc, y=0.56, radius=disc.radius * 1.22)


def _posed(icon: str, stance: Stance, variant: int, rng: random.Random) -> Figure:
    """The subject in one of three sizes, facing left or right, tilted where nothing holds it."""
    lowest, highest = _SHARES[stance]
    size = lowest + (highest - lowest) * (variant % 3 + rng.random() * 0.6) / 2.6
    flip = variant % 2 == 1
    x = _BODY + rng.uniform(-0.03, 0.04)
    tilt, foot = 0.0, None
    match stance:
        case Stance.STANDING | Stance.LYING:
            foot = rng.uniform(0.87, 0.9)
        case Stance.ALOFT:
            tilt, foot = rng.choice((-1, 1)) * rng.uniform(3, 18), rng.uniform(0.36, 0.5)
        case Stance.SWIMMING:
            tilt, foot = rng.uniform(-9, 9), rng.uniform(0.5, 0.6)
        case Stance.EMBLEM:
            tilt, foot = rng.uniform(-14, 14), rng.uniform(0.46, 0.53)
        case Stance.ENTERING:
            foot = rng.uniform(0.5, 0.56)
    return Figure(icon, stance, x, size, flip, tilt, foot)


def _company(subject: Figure, rng: random.Random) -> tuple[Figure, ...]:
    """None, one, or a small group of the same kind in the distance, away from the subject."""
    if subject.stance in _ALONE or rng.random() < 0.5:
        return ()
    aloft = subject.stance is Stance.ALOFT
    left = rng.random() < 0.5
    start = rng.uniform(0.26, 0.34) if left else rng.uniform(0.8, 0.9)
    group = []
    for index in range(rng.randint(1, 3)):
        x = start + (0.12 if left else -0.12) * index * rng.uniform(0.7, 1.2)
        foot = rng.uniform(0.16, 0.3) if aloft else 0.7 + 0.02 * index
        share, flip = rng.uniform(0.14, 0.2), rng.random() < 0.5
        group.append(Figure(subject.icon, subject.stance, x, share, flip, 0, foot))
    return tuple(group)
