"""The tall folding-screen pictures of the title: one for each game, framed in gold.

A picture is a painted scene of a theme with clouds of gold leaf, a name slip and a caption; which
games there are is the caller's. A first drawing costs about 70 ms; `screen_job` does it ahead.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from scenes.draw import effects, landscape, materials
from scenes.draw.art import paint_scene
from scenes.draw.caches import PictureCache, also_clear
from scenes.draw.frame import Frame
from scenes.draw.panels import Box
from scenes.draw.scenery import themes
from scenes.draw.seals import draw_slip
from scenes.draw.text import draw_paragraph, paragraph_height
from scenes.draw.theme import Ink, colour

_SCREENS: Final = PictureCache("screens", megabytes=12, count=12)

EDGE: Final = 13
"""Width of the frame around the picture, in units."""
CAPTION_SIZES: Final = (20.0, 18.0, 17.0, 16.0, 15.0, 14.0)
_GLOW: Final = 34
"""Reach of the light around the chosen screen, in units."""
_SLIP: Final = (0.098, 0.092, 0.235)
"""Left, top and width of the name slip, as shares of the screen's."""


class Screen(NamedTuple):
    """What a screen shows: a theme of the scenery, an icon, and translated words."""

    theme: str
    icon: str
    title: str
    caption: str


def draw_screen(
    surface: pygame.Surface, frame: Frame, box: Box, screen: Screen, *, lit: bool = False
) -> pygame.Rect:
    """Draw a screen at `box` (units); `lit` as the one under the pointer. Returns its rectangle."""
    place = frame.rect(*box)
    glow = frame.px(_GLOW)
    picture = _framed(frame, place.size, screen.theme, screen.icon, lit=lit)
    effects.stamp(surface, picture, (place.x - glow, place.y - glow))
    _words(surface, frame, box, screen, lit=lit)
    return place


def screen_job(frame: Frame, box: Box, screen: Screen) -> Callable[[], object]:
    """Work to be done before the screen is first drawn, so that drawing it then is cheap."""
    size = frame.rect(*box).size
    return lambda: _framed(frame, size, screen.theme, screen.icon, lit=False)


def _words(surface: pygame.Surface, frame: Frame, box: Box, screen: Screen, *, lit: bool) -> None:
    x, y, w, h = box
    left, top, share = _SLIP
    letter = w * 0.135
    tall = min(h * 0.56, max(w * 0.74, letter * (len(screen.title) + 1.7)))
    slip = (x + w * left, y + h * top, w * share, tall)
    draw_slip(surface, frame, slip, screen.title, themes()[screen.theme].accent, size=letter)
    room = w - 2 * EDGE - 20
    ink: Ink = "heading" if lit else "text"
    size, deep = _caption_size(frame, screen.caption, room)
    top = y + h - EDGE - max(0.037 * h + deep / 2, deep + 12)
    draw_paragraph(
        surface, frame, screen.caption, (x + w / 2 - room / 2, top), room,
        size=size, role="bold", leading=1.3, ink=ink, align="center", balanced=True,
    )  # fmt: skip


def _caption_size(frame: Frame, caption: str, room: float) -> tuple[float, float]:
    """The largest size at which the caption keeps to the dark band, in two lines, and its
    height."""
    for size in CAPTION_SIZES:
        deep = paragraph_height(frame, caption, room, size=size, role="bold", leading=1.3)
        if deep <= 2.4 * frame.font_px(size) / frame.scale:
            break
    return size, deep


def _framed(
    frame: Frame, size: tuple[int, int], theme: str, icon: str, *, lit: bool
) -> pygame.Surface:
    key = ("framed", size, theme, icon, lit, frame.scale)
    return _SCREENS.get(key, lambda: _frame_up(frame, size, theme, icon, lit=lit))


def _frame_up(
    frame: Frame, size: tuple[int, int], theme: str, icon: str, *, lit: bool
) -> pygame.Surface:
    w, h = size
    edge, glow = frame.px(EDGE), frame.px(_GLOW)
    inside = (w - 2 * edge, h - 2 * edge)
    painted = _SCREENS.get(("art", inside, theme, icon), lambda: _picture(inside, theme, icon))
    sheet = effects.blank(size)
    sheet.blit(_mount(frame, size, lit=lit), (0, 0))
    sheet.blit(painted, (edge, edge))
    if not lit:
        sheet.fill((205, 200, 196), special_flags=pygame.BLEND_RGB_MULT)
    if lit:
        around = effects.halo(size, 2, glow, (255, 224, 154, 235))
        spot = (0, 0)
    else:
        around = effects.shadow(size, 2, glow, (0, 0, 0, 170))
        spot = (0, frame.px(10))
    return effects.layered((w + 2 * glow, h + 2 * glow), (around, spot), (sheet, (glow, glow)))


def _mount(frame: Frame, size: tuple[int, int], *, lit: bool) -> pygame.Surface:
    """The frame: gold corners, dark lacquer with round corners, hairlines."""
    w, h = size
    mount = effects.blank(size)
    mount.blit(
        effects.gradient(size, ((0, "gold_light"), (0.5, "gold"), (1, "gold_light"))), (0, 0)
    )
    line = max(1, frame.px(1.5 if lit else 1))
    bent = 20 * frame.scale
    body = effects.rounded((w - 2 * line, h - 2 * line), bent)
    lacquer = materials.lacquer(body.get_size(), top="#3a2930", bottom="#0f0a0a")
    body.blit(lacquer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    mount.blit(body, (line, line))
    ink = colour("gold" if lit else "gold_line")[:3]
    edge = frame.px(EDGE)
    pygame.draw.rect(mount, ink, (edge - 2, edge - 2, w - 2 * edge + 4, h - 2 * edge + 4), 1)
    inset = frame.px(5)
    pygame.draw.rect(
        mount, ink, (inset, inset, w - 2 * inset, h - 2 * inset), 1, border_radius=round(bent * 0.8)
    )
    return mount


def _picture(size: tuple[int, int], theme: str, icon: str) -> pygame.Surface:
    w, h = size
    look = themes()[theme]
    sheet = paint_scene(size, look, f"screen {theme}", subject=icon)
    leaf = _leaf(size)
    for cloud in _CLOUDS:
        landscape.gold_cloud(sheet, [(x * w, y * h, a * w, b * h) for x, y, a, b in cloud], leaf)
    dark = effects.gradient(
        (w, round(h * 0.15)), ((0, (12, 8, 7, 0)), (0.34, (12, 8, 7, 200)), (1, (12, 8, 7, 250)))
    )
    sheet.blit(dark, (0, h - dark.get_height()))
    return sheet


_CLOUDS: Final = (
    (
        (-0.2, -0.05, 1.4, 0.105),
        (-0.25, 0.028, 0.60, 0.062),
        (-0.25, 0.072, 0.27, 0.056),
        (0.66, 0.030, 0.6, 0.066),
        (0.50, 0.066, 0.30, 0.048),
    ),
    ((0.36, 0.136, 0.21, 0.030),),
    ((-0.2, 0.866, 0.46, 0.052), (-0.2, 0.902, 1.4, 0.2), (0.63, 0.862, 0.6, 0.056)),
    ((0.35, 0.835, 0.21, 0.046), (0.44, 0.868, 0.16, 0.046)),
    ((0.66, 0.790, 0.24, 0.032),),
)
"""Bars of each cloud as shares of the picture: x, y, width, height."""


@lru_cache(maxsize=1)
def _leaf(size: tuple[int, int]) -> pygame.Surface:
    return landscape.leaf_sheet(size, 77, round(size[0] * 0.5))


also_clear(_leaf.cache_clear)
