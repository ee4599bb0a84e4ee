"""The subject of a scene against its light, and others of its kind far away.

A subject is an icon: halo, bright edge, dark graded fill, a rim on the side of the sun. How it
stands (on its feet, aloft, swimming, lying, as an emblem) decides where in the picture it is.
"""

from enum import StrEnum
from typing import Final, NamedTuple

import pygame

from scenes.draw import effects
from scenes.draw.icons import icon as icon_picture
from scenes.draw.scenery import Theme
from scenes.draw.theme import colour, mixed

SUBJECT_X: Final = 0.54
"""Where the subject's middle stands, as a share of the width: beside the name slip."""
BUST_GROWTH: Final = 1.25
"""A subject cut off flat at its foot is enlarged so much and sunk behind the foreground."""


class Stance(StrEnum):
    """How a subject is placed in its scene."""

    STANDING = "standing"
    ALOFT = "aloft"
    SWIMMING = "swimming"
    LYING = "lying"
    EMBLEM = "emblem"
    ENTERING = "entering"
    """Cut off flat at one side, which goes to the right edge of the picture."""


class Figure(NamedTuple):
    """A subject: its icon, how it stands, and its pose. `x` and `share` are of the width.

    `foot` (a share of the height) is where it stands, if not where the horizon puts it; `tilt` is
    in degrees clockwise.
    """

    icon: str
    stance: Stance = Stance.STANDING
    x: float = SUBJECT_X
    share: float = 0.8
    flip: bool = False
    tilt: float = 0
    foot: float | None = None


_MIDDLE: Final = {
    Stance.ALOFT: 0.43, Stance.SWIMMING: 0.53, Stance.EMBLEM: 0.5, Stance.ENTERING: 0.52,
}  # fmt: skip
"""Middle of those that do not stand on anything, as a share of the height."""
_WIDEST_BUST: Final = 0.98
"""A bust grows no wider than this share of the picture."""
_CLEAR: Final = 0.02
"""Room a whole subject keeps from the sides of the picture, as a share of its width."""


def stand(sheet: pygame.Surface, theme: Theme, figure: Figure, horizon: int) -> None:
    """Put the subject before the light; `horizon` in pixels."""
    shape, place = _placed(sheet.get_size(), figure, horizon)
    wide, tall = shape.get_size()
    _shine(sheet, shape, place, theme)
    edge = effects.tinted(shape, theme.subject.key)
    reach = max(1, round(wide * 0.011))
    for dx, dy in ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
        sheet.blit(edge, (place[0] + dx * reach, place[1] + dy * reach))
    body = effects.gradient((wide, tall), ((0, theme.subject.top), (1, theme.subject.bottom)))
    effects.clip_to(body, shape)
    sheet.blit(body, place)
    toward = -1 if theme.disc.x > figure.x else 1
    sheet.blit(_rim(shape, theme, toward * max(2, wide // 100)), place)


def covered(size: tuple[int, int], figure: Figure, horizon: float) -> pygame.Rect:
    """Where the subject will be in a picture of `size`; `horizon` is a share of its height."""
    shape, place = _placed(size, figure, round(size[1] * horizon))
    return shape.get_bounding_rect().move(place)


def _placed(
    size: tuple[int, int], figure: Figure, horizon: int
) -> tuple[pygame.Surface, tuple[int, int]]:
    """The white shape in its pose, and where its upper left corner goes."""
    w, h = size
    wide = round(w * figure.share)
    shape = icon_picture(figure.icon, wide, "#ffffff")
    bust = figure.stance is Stance.STANDING and is_bust(shape)
    if bust:
        wide = round(min(wide * BUST_GROWTH, max(wide, w * _WIDEST_BUST)))
        shape = icon_picture(figure.icon, wide, "#ffffff")
    shape = _posed(shape, figure)
    box = shape.get_bounding_rect()
    left = round(w * figure.x) - shape.get_width() // 2
    if figure.stance is Stance.ENTERING:
        left = w - box.right + 2
    elif box.w < w * (1 - 2 * _CLEAR):
        left = min(max(left, round(w * _CLEAR) - box.left), round(w * (1 - _CLEAR)) - box.right)
    return shape, (left, _top_of(figure, shape, (h, horizon), bust=bust))


def _top_of(figure: Figure, shape: pygame.Surface, ground: tuple[int, int], *, bust: bool) -> int:
    """Where the picture of the shape begins; `ground` is the sheet's height and its horizon."""
    (h, horizon), box = ground, shape.get_bounding_rect()
    if bust:
        return round(h * 0.955) - shape.get_height()
    if figure.stance in _MIDDLE:
        return round(h * (figure.foot or _MIDDLE[figure.stance])) - box.centery
    if figure.foot is not None:
        return round(h * figure.foot) - box.bottom
    return round(horizon - 0.64 * shape.get_height())


def _posed(shape: pygame.Surface, figure: Figure) -> pygame.Surface:
    flip = figure.flip if figure.stance is not Stance.ENTERING else _is_flat_left(shape)
    if flip:
        shape = pygame.transform.flip(shape, True, False)
    if figure.tilt:
        shape = pygame.transform.rotozoom(shape, -figure.tilt, 1)
    return shape


def _is_flat_left(shape: pygame.Surface) -> bool:
    """Whether more of the icon ends at its left side than at its right one."""
    w, h = shape.get_size()
    box = shape.get_bounding_rect()
    left, right = (
        pygame.mask.from_surface(shape.subsurface((x, 0, min(2, w), h))).count()
        for x in (box.left, max(0, box.right - 2))
    )
    return left > right


def _shine(
    sheet: pygame.Surface, shape: pygame.Surface, place: tuple[int, int], theme: Theme
) -> None:
    wide, tall = shape.get_size()
    pad = max(6, wide // 9)
    around = effects.blank((wide + 2 * pad, tall + 2 * pad))
    around.blit(shape, (pad, pad))
    r, g, b, _ = colour(theme.subject.halo)
    soft = effects.blurred(around, pad, (r, g, b, 235))
    for _ in range(2):
        sheet.blit(soft, (place[0] - pad, place[1] - pad))


def is_bust(shape: pygame.Surface) -> bool:
    """Whether the icon is cut off flat at its foot: a quarter of its lowest line is filled."""
    w, h = shape.get_size()
    box = shape.get_bounding_rect()
    mask = pygame.mask.from_surface(shape.subsurface((0, max(0, box.bottom - 2), w, min(2, h))))
    return mask.count() > w * 2 * 0.16


def _rim(shape: pygame.Surface, theme: Theme, reach: int) -> pygame.Surface:
    """What the light behind catches: the upper edge toward the sun, as a thin crescent."""
    rim = effects.tinted(shape, theme.subject.key)
    shade = effects.tinted(shape, "#000000")
    rim.blit(shade, (reach, abs(reach)), special_flags=pygame.BLEND_RGBA_SUB)
    return effects.fade(rim, 0.42)


def stand_afar(sheet: pygame.Surface, theme: Theme, figure: Figure) -> None:
    """Put a small flat silhouette into the haze, its foot (or middle) at `figure.foot`."""
    w, h = sheet.get_size()
    ink = mixed(theme.ridges[-1], theme.near, 0.3)
    shape = _posed(icon_picture(figure.icon, round(w * figure.share), "#ffffff"), figure)
    box = shape.get_bounding_rect()
    foot = h * (0.7 if figure.foot is None else figure.foot)
    low = box.centery if figure.stance in _MIDDLE else box.bottom
    place = (round(w * figure.x) - box.centerx, round(foot) - low)
    sheet.blit(effects.tinted(shape, ink), place)
