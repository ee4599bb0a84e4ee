"""What stands upright beside a card on the table, however the card lies: its plate, name, marks.

Numbers never turn. A plate shows the values of a look, raised ones green with ▲, lowered ones red
with ▼; discs are the round marks of keywords and states.
"""

from collections.abc import Sequence
from typing import Final

import pygame

from scenes.draw import effects, materials, svg
from scenes.draw.caches import PictureCache
from scenes.draw.cards import ornaments
from scenes.draw.cards.look import CardLook, Stat
from scenes.draw.cards.style import styles
from scenes.draw.frame import Frame
from scenes.draw.icons import icon
from scenes.draw.text import draw_text
from scenes.draw.theme import Ink, mixed

_PLATES: Final = PictureCache("card plates", megabytes=4, count=200)

PLATE_WIDTH: Final = 150
PLATE_HEIGHT: Final = 34
DISC: Final = 30
"""Sizes in units."""
_INKS: Final[dict[int, Ink]] = {-1: "lowered", 0: "text", 1: "raised"}


def draw_plate(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    look: CardLook,
    *,
    width: float = PLATE_WIDTH,
    alpha: float = 1,
) -> pygame.Rect:
    """Draw the values of a card on an upright plate around `centre`."""
    size = (frame.px(width), frame.px(PLATE_HEIGHT))
    key = (size, look.stats, look.level, len(look.levels), look.language)
    plate = _PLATES.get(key, lambda: _plate(size, look))
    blur = _blur(size)
    place = pygame.Rect((0, 0), size)
    place.center = frame.point(*centre)
    effects.stamp(surface, plate, (place.x - blur, place.y - blur), alpha=alpha)
    return place


def _blur(size: tuple[int, int]) -> int:
    return max(3, size[1] // 4)


def _plate(size: tuple[int, int], look: CardLook) -> pygame.Surface:
    w, h = size
    radius = h * 0.2
    body = effects.rounded(size, radius)
    lacquer = materials.lacquer(size, top="#241a1b", bottom="plate")
    body.blit(lacquer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    rim = svg.rectangle(0.5, 0.5, w - 1, h - 1, svg.stroke("gold_line", 1, 0.95), radius=radius)
    body.blit(svg.raster(size, rim), (0, 0))
    _fill_plate(body, look)
    blur = _blur(size)
    dark = effects.shadow(size, radius, blur, (0, 0, 0, 150))
    whole = (w + 2 * blur, h + 2 * blur)
    return effects.layered(whole, (dark, (0, blur // 2)), (body, (blur, blur)))


def _fill_plate(body: pygame.Surface, look: CardLook) -> None:
    w, h = body.get_size()
    pad = round(h * 0.3)
    marks = None
    if look.levels:
        size = (round(h * 0.28), round(h * 0.76))
        marks = ornaments.level_marks(size, look.level, len(look.levels), gold=True)
        body.blit(marks, marks.get_rect(midright=(w - pad, h // 2)))
    room = w - 2 * pad - (marks.get_width() if marks else 0)
    seal, px = round(h * 0.56), round(h * 0.76)
    while px > 8 and _width(look.stats, seal, px) > room:
        px -= 1
    gap = (room - _width(look.stats, seal, px)) / max(1, len(look.stats))
    x = float(pad)
    for stat in look.stats:
        _put_stat(body, stat, look.language, (x, h / 2), (seal, px))
        x += _stat_width(stat, seal, px) + gap


def _width(stats: Sequence[Stat], seal: int, px: int) -> float:
    return sum(_stat_width(stat, seal, px) for stat in stats)


def _stat_width(stat: Stat, seal: int, px: int) -> float:
    digits = ornaments.words(str(stat.value), "display", px, "text").width
    return seal * 1.18 + digits + (px * 0.3 if stat.change else 0)


def _put_stat(
    body: pygame.Surface,
    stat: Stat,
    language: str,
    at: tuple[float, float],
    sizes: tuple[int, int],
) -> None:
    (x, y), (seal_px, px) = at, sizes
    seal = ornaments.stat_seal(seal_px, stat.seal, language)
    body.blit(seal, seal.get_rect(midleft=(round(x), round(y))))
    ink = _INKS[stat.change]
    left = x + seal_px * 1.18
    wide = ornaments.print_words(body, str(stat.value), (left, y), "display", px, ink)
    if stat.change:
        mark = ornaments.change_mark(max(5, round(px * 0.32)), stat.change, ink)
        body.blit(mark, (round(left + wide + px * 0.02), round(y - px * 0.44)))


def draw_name_tag(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    name: str,
    *,
    width: float = 150,
) -> pygame.Rect:
    """Write a dormant card's name upright around `centre`, set off from the table."""
    return draw_text(
        surface, frame, name, centre,
        size=18, role="bold", align="center", width=width, shadow="night", fixed=True, floor=10,
    )  # fmt: skip


def draw_discs(
    surface: pygame.Surface,
    frame: Frame,
    at: tuple[float, float],
    names: Sequence[str],
    *,
    size: float = DISC,
    step: float = 32,
    alpha: float = 1,
) -> list[pygame.Rect]:
    """Draw the marks `names` below each other, the first around `at`; their window squares.

    Names are ids of keywords, and "dormant", "fresh" (just summoned), "stuck" (cannot act).
    """
    places = []
    for index, name in enumerate(names):
        picture = disc(name, frame.px(size))
        middle = at[0], at[1] + step * index
        effects.stamp_around(surface, picture, frame.point(*middle), alpha=alpha)
        places.append(frame.square(middle, size))
    return places


def disc(name: str, px: int) -> pygame.Surface:
    """The round mark `name`, `px` pixels across in the middle of its shadow; for stamping."""
    return _PLATES.get(("disc", name, px), lambda: _disc(name, px))


def _disc(name: str, px: int) -> pygame.Surface:
    style = styles().discs[name]
    pad = max(2, px // 8)
    side = px + 2 * pad
    half, rim = side / 2, max(1.2, px * 0.06)
    shade = svg.raster((side, side), svg.circle(half, half, px / 2, svg.fill("#000000")))
    ground = ((0, mixed(style.ground, "#ffffff", 0.16)), (1, style.ground))
    face = svg.raster(
        (side, side),
        svg.linear("g", (0, pad), (0, side - pad), ground),
        svg.circle(half, half, px / 2 - 0.5, svg.fill("url(#g)")),
        svg.circle(half, half, px / 2 - rim / 2, svg.stroke("seal_text", rim, 0.95)),
    )
    mark = icon(style.icon, round(px * 0.58), "seal_text")
    face.blit(mark, mark.get_rect(center=(round(half), round(half))))
    dark = effects.blurred(shade, pad, (0, 0, 0, 190))
    return effects.layered((side, side), (dark, (0, pad // 2)), (face, (0, 0)))
