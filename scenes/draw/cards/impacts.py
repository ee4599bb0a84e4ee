"""What happens to a card, shown on it: the seal of a result, the splash of damage or healing.

Pure functions of a progress from 0 to 1; the caller moves it. With reduced motion it stays at the
end of the stamp and the start of the splash.
"""

from typing import Final

import pygame

from scenes.draw import effects, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.lines import render_line
from scenes.draw.seals import Mark, mark_picture, seal_picture
from scenes.draw.strokes import draw_splash
from scenes.draw.theme import Ink, middle

_NUMBERS: Final = PictureCache("impacts", megabytes=3, count=40)


def draw_result(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    size: float,
    mark: Mark,
    *,
    progress: float = 1,
) -> None:
    """Press the sign of a result onto a card: it comes down from 1.6 times its size."""
    _press(surface, frame, centre, mark_picture(frame.px(size), mark), progress)


def draw_verdict(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    size: float,
    letters: str,
    *,
    progress: float = 1,
) -> None:
    """Press a square vermilion seal (敗, 破, …) onto a card, a little askew."""
    px = frame.px(size)
    picture = _NUMBERS.get(
        ("verdict", px, letters), lambda: seal_picture(px, letters, degrees=8).premul_alpha()
    )
    _press(surface, frame, centre, picture, progress)


def _press(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    picture: pygame.Surface,
    progress: float,
) -> None:
    if progress < 1:
        rest = 1 - max(0.0, progress)
        picture = pygame.transform.rotozoom(picture, 8 * rest, 1 + 0.6 * rest)
    alpha = min(1.0, 0.25 + progress)
    effects.stamp_around(surface, picture, frame.point(*centre), alpha=alpha)


def draw_damage(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    amount: int,
    *,
    progress: float = 0,
    size: float = 132,
    seed: int = 1,
) -> None:
    """Splash ink at `centre` with −n or ＋n on it; it rises 24 units and fades as it goes on."""
    fade = 1 - max(0.0, (progress - 0.55) / 0.45)
    at = (centre[0], centre[1] - 24 * progress)
    draw_splash(surface, frame, at, size, seed, alpha=fade)
    ink: Ink = "#ffb25a" if amount < 0 else "raised"
    words = f"−{-amount}" if amount < 0 else f"+{amount}"
    px = frame.px(74)
    picture = _NUMBERS.get((words, px, ink), lambda: _number(words, px, ink))
    effects.stamp_around(surface, picture, frame.point(*at), alpha=fade)


def _number(words: str, px: int, ink: Ink) -> pygame.Surface:
    line = render_line(words, "display", px, ink)
    edge = render_line(words, "display", px, "#4a0d08").surface
    reach = max(1, round(px * 0.045))
    pad = 2 * reach + 1
    size = (line.width + 2 * pad, px + 2 * pad)
    number = effects.blank(size)
    base = round((middle("display") + 0.5) * px) - line.base + pad
    at = (line.left + pad, base)
    for turn in range(0, 360, 30):
        x, y = svg.polar(at, reach, turn)
        number.blit(edge, (round(x), round(y)))
    number.blit(line.surface, at)
    return number.premul_alpha()
