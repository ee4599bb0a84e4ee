"""The picture on a card: painted once per card from its seed, kept as long as there is room.

A painted scene for a creature, gold ink on indigo for a spell. About 50 ms each: `art_job` paints
a pile of them in slices, and a `Shelf` may keep them as bytes outside (a disk, say).
"""

from collections.abc import Iterable, Iterator
from typing import Final

import pygame

from scenes.draw.art import paint_scene
from scenes.draw.caches import PictureCache
from scenes.draw.cards.composition import compose
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.style import Material, styles
from scenes.draw.spell_art import paint_spell

_PICTURES: Final = PictureCache("card pictures", megabytes=64, count=240)

CANVAS: Final = (400, 460)


def picture(look: CardLook) -> pygame.Surface:
    """The whole picture of a card, opaque; shared, do not draw on it."""
    key = (look.game, look.card, look.material, look.theme, look.subject, look.variant)
    return _PICTURES.get(key, lambda: _paint(look))


def _paint(look: CardLook) -> pygame.Surface:
    if look.material is Material.INDIGO:
        glow = styles().glows[look.theme]
        return paint_spell(CANVAS, glow, look.card, look.subject, look.variant)
    theme, subject, company = compose(look.theme, look.variant, look.card, look.subject)
    return paint_scene(CANVAS, theme, look.card, subject=subject, company=company)


def cropped(look: CardLook, size: tuple[int, int], focus: float = 0.5) -> pygame.Surface:
    """The picture brought to `size` pixels, its overhang cut: evenly at the sides, and above and
    below so that `focus` (0 is the top) of it is left above."""
    whole = picture(look)
    w, h = whole.get_size()
    scale = max(size[0] / w, size[1] / h)
    wide, tall = min(w, round(size[0] / scale)), min(h, round(size[1] / scale))
    left = min(w - wide, max(0, round(w * 0.54 - wide / 2)))
    part = whole.subsurface((left, round((h - tall) * focus), wide, tall))
    return pygame.transform.smoothscale(part, size)


def art_job(looks: Iterable[CardLook]) -> Iterator[CardLook]:
    """Paints the pictures of `looks` one at a time, each when the next one is asked for."""
    for look in looks:
        picture(look)
        yield look
