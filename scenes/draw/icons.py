"""Icons: one-colour silhouettes from `assets/icons`, in any ink and size.

A missing or broken icon is drawn as a plain ring and named once in the log; it never stops a
screen. It knows file names only, not what an icon stands for.
"""

import io
import logging
from functools import lru_cache
from typing import Final

import pygame

from game.resources import ASSET_ROOT
from scenes.draw import effects, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.theme import Ink

_log = logging.getLogger(__name__)
_ICONS: Final = PictureCache("icons", megabytes=6, count=400)


def icon(name: str, px: int, ink: Ink = "text") -> pygame.Surface:
    """The icon `name` in `px` × `px` pixels; shared, do not draw on it."""
    key = (name, px, ink)
    return _ICONS.get(key, lambda: effects.tinted(_white(name, px), ink))


def draw_icon(  # noqa: PLR0917 - where, then what
    surface: pygame.Surface,
    frame: Frame,
    name: str,
    centre: tuple[float, float],
    size: float,
    ink: Ink = "text",
) -> pygame.Rect:
    """Draw an icon of `size` units around `centre`; returns the window rectangle."""
    picture = icon(name, frame.px(size), ink)
    return surface.blit(picture, picture.get_rect(center=frame.point(*centre)))


def icon_names() -> frozenset[str]:
    """Every icon there is a file for."""
    return frozenset(path.stem for path in (ASSET_ROOT / "icons").glob("*.svg"))


def _white(name: str, px: int) -> pygame.Surface:
    data = _file(name)
    size = (max(1, px), max(1, px))
    if data is not None:
        try:
            drawn = pygame.image.load_sized_svg(io.BytesIO(data), size)
            return drawn.convert(pygame.Surface((1, 1), pygame.SRCALPHA))
        except pygame.error as error:
            _log.warning("icon %r cannot be drawn, a ring stands in: %s", name, error)
    return svg.raster(size, svg.circle(px / 2, px / 2, px * 0.3, svg.stroke("#ffffff", px * 0.1)))


@lru_cache(maxsize=300)
def _file(name: str) -> bytes | None:
    try:
        return (ASSET_ROOT / "icons" / f"{name}.svg").read_bytes()
    except OSError as error:
        _log.warning("no icon %r, a ring stands in: %s", name, error)
        return None
