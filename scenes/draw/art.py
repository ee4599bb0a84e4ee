"""Paints a scene: sky, sun or moon, mist, ridges, scenery, a subject against the light, foreground.

The same theme, subject, size and seed give the same pixels. About 30 ms for 300 × 700 pixels; the
caller keeps the picture. It knows themes as data and icons by name, no game and no card.
"""

import random
from typing import Final

import pygame

from scenes.draw import effects, landscape, svg
from scenes.draw.icons import icon as icon_picture
from scenes.draw.scenery import Theme
from scenes.draw.scenery_parts import FOREGROUNDS, MOTES, SCENERY
from scenes.draw.theme import colour, mixed

SUBJECT_X: Final = 0.54
"""Where the subject's middle stands, as a share of the width: beside the name slip."""
BUST_GROWTH: Final = 1.25
"""A subject cut off flat at its foot is enlarged so much and sunk behind the foreground."""


def paint_scene(
    size: tuple[int, int],
    theme: Theme,
    seed: str,
    *,
    subject: str | None = None,
    horizon: float = 0.66,
    subject_share: float = 0.8,
) -> pygame.Surface:
    """A new opaque picture of `theme`, varied by `seed`, with the icon `subject` in it.

    `horizon` is where the ridges stand (share of the height), `subject_share` the subject's width.
    """
    rng = random.Random(seed)
    w, h = size
    sheet = effects.opaque(size)
    stops = [(at / (len(theme.sky) - 1) * (horizon + 0.1), ink) for at, ink in enumerate(theme.sky)]
    sheet.blit(effects.gradient(size, [*stops, (1.0, theme.sky[-1])]), (0, 0))
    _light(sheet, theme)
    landscape.mist(sheet, rng, theme.mist, (0.12, horizon - 0.1), 5)
    for index in range(len(theme.ridges)):
        _ridge(sheet, theme, rng, horizon, index)
        if index == 0:  # scenery stands behind the nearer ridges, which hide its feet
            for name in theme.scenery:
                SCENERY[name](sheet, theme, rng, horizon)
    landscape.mist(sheet, rng, theme.mist, (horizon - 0.04, horizon + 0.12), 3)
    if subject is not None:
        _stand(sheet, theme, subject, round(w * subject_share), round(h * (horizon - 0.01)))
    FOREGROUNDS[theme.foreground](sheet, theme, rng)
    MOTES[theme.motes.kind](sheet, theme, rng)
    _finish(sheet)
    return sheet


def _light(sheet: pygame.Surface, theme: Theme) -> None:
    w, h = sheet.get_size()
    centre, radius = (w * theme.disc.x, h * theme.disc.y), w * theme.disc.radius
    reach = radius * 2.1
    r, g, b, _ = colour(theme.disc.ink)
    glow: list[svg.Stop] = [(at, (r, g, b, alpha)) for at, alpha in ((0, 120), (0.5, 62), (1, 0))]
    low = mixed(theme.disc.ink, theme.sky[-1], 0.55)
    svg.paint(
        sheet,
        (centre[0] - reach, centre[1] - reach, 2 * reach, 2 * reach),
        svg.radial("halo", centre, reach, glow),
        svg.linear(
            "disc", (0, centre[1] - radius), (0, centre[1] + radius),
            ((0, theme.disc.ink), (0.55, theme.disc.ink), (1, low)),
        ),
        svg.circle(*centre, reach, svg.fill("url(#halo)")),
        svg.circle(*centre, radius, svg.fill("url(#disc)", 0.94)),
    )  # fmt: skip


def _ridge(
    sheet: pygame.Surface, theme: Theme, rng: random.Random, horizon: float, index: int
) -> None:
    size = sheet.get_size()
    w, h = size
    ink = theme.ridges[index]
    nearest = index == len(theme.ridges) - 1
    height = horizon - 0.05 + 0.11 * index
    line = landscape.ridge_line(size, rng, height, 0.035 - 0.008 * index)
    top = h * (height - 0.07)
    foot = mixed(ink, theme.near if nearest else theme.mist, 0.28)
    fade = svg.linear("ridge", (0, top), (0, min(h, top + h * 0.3)), ((0, ink), (1, foot)))
    svg.paint(
        sheet,
        (0, top, w, h - top),
        fade,
        svg.path(landscape.ridge(size, line), svg.fill("url(#ridge)")),
    )


def _stand(sheet: pygame.Surface, theme: Theme, name: str, wide: int, horizon: int) -> None:
    """Put the subject before the light: halo, bright edge, dark fill, a rim toward the sun."""
    w, h = sheet.get_size()
    shape = icon_picture(name, wide, "#ffffff")
    if _is_bust(shape):
        wide = round(wide * BUST_GROWTH)
        shape = icon_picture(name, wide, "#ffffff")
        low = h * 0.955
    else:
        low = horizon + wide * 0.36
    left, top = round(w * SUBJECT_X - wide / 2), round(low - wide)
    _shine(sheet, shape, (left, top), theme)
    edge = effects.tinted(shape, theme.subject.key)
    reach = max(1, round(wide * 0.011))
    for dx, dy in ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
        sheet.blit(edge, (left + dx * reach, top + dy * reach))
    body = effects.gradient((wide, wide), ((0, theme.subject.top), (1, theme.subject.bottom)))
    effects.clip_to(body, shape)
    sheet.blit(body, (left, top))
    sheet.blit(_rim(shape, theme, max(2, wide // 100)), (left, top))


def _shine(
    sheet: pygame.Surface, shape: pygame.Surface, place: tuple[int, int], theme: Theme
) -> None:
    wide = shape.get_width()
    pad = max(6, wide // 9)
    around = effects.blank((wide + 2 * pad, wide + 2 * pad))
    around.blit(shape, (pad, pad))
    r, g, b, _ = colour(theme.subject.halo)
    soft = effects.blurred(around, pad, (r, g, b, 235))
    for _ in range(2):
        sheet.blit(soft, (place[0] - pad, place[1] - pad))


def _is_bust(shape: pygame.Surface) -> bool:
    """Whether the icon is cut off flat at its foot: a quarter of its lowest line is filled."""
    w, h = shape.get_size()
    box = shape.get_bounding_rect()
    mask = pygame.mask.from_surface(shape.subsurface((0, max(0, box.bottom - 2), w, min(2, h))))
    return mask.count() > w * 2 * 0.16


def _rim(shape: pygame.Surface, theme: Theme, reach: int) -> pygame.Surface:
    """What the light behind catches: the upper edge toward the sun, as a thin crescent."""
    rim = effects.tinted(shape, theme.subject.key)
    shade = effects.tinted(shape, "#000000")
    toward = -reach if theme.disc.x > SUBJECT_X else reach
    rim.blit(shade, (toward, reach), special_flags=pygame.BLEND_RGBA_SUB)
    return effects.fade(rim, 0.42)


def _finish(sheet: pygame.Surface) -> None:
    """The print: wood grain, paper grain, and the dark band wiped over the top edge (ぼかし)."""
    w, h = sheet.get_size()
    effects.add_grain(sheet, 61, 0.07, (max(2, w // 6), 1))
    effects.add_grain(sheet, 62, 0.05)
    band = effects.gradient((w, max(2, h // 5)), ((0, (0, 0, 0, 150)), (1, (0, 0, 0, 0))))
    sheet.blit(band, (0, 0))
