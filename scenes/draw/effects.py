"""Light and matter made of pixels: gradients, grain, blur, shadows, halos, stretching.

Works in pixels on plain surfaces; every function returns a new picture or says that it changes
the one it is given. It keeps nothing but the sheets on which `stamp` thins: callers cache.
"""

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from scenes.draw import svg
from scenes.draw.caches import PictureCache
from scenes.draw.theme import Ink, Rgba, colour

BLUR_SHRINK: Final = 4
"""Blurs are computed at a quarter of the size where the radius allows it: 16 times cheaper."""

_THINNED: Final = PictureCache("thinned", megabytes=3, count=8)

_GRADIENT_SAMPLES: Final = 40
"""Shades computed for a gradient; what lies between is interpolated when it is stretched."""


def blank(size: tuple[int, int]) -> pygame.Surface:
    """A transparent picture, at least one pixel large."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def opaque(size: tuple[int, int]) -> pygame.Surface:
    """A black picture without alpha, at least one pixel large."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), depth=32)


def gradient(
    size: tuple[int, int], stops: Sequence[svg.Stop], *, across: bool = False
) -> pygame.Surface:
    """A picture shaded through `stops` from top to bottom, or from left to right if `across`."""
    samples = max(2, min(_GRADIENT_SAMPLES, size[0] if across else size[1]))
    marks = [(at, colour(ink)) for at, ink in stops]
    strip = blank((samples, 2) if across else (2, samples))
    for at in range(samples):
        ink = _shade(marks, at / (samples - 1))
        strip.fill(ink, (at, 0, 1, 2) if across else (0, at, 2, 1))
    return pygame.transform.smoothscale(strip, (max(1, size[0]), max(1, size[1])))


def _shade(marks: Sequence[tuple[float, Rgba]], at: float) -> Rgba:
    before, (r, g, b, a) = marks[0]
    for mark, (r2, g2, b2, a2) in marks:
        if at <= mark:
            t = (at - before) / (mark - before) if mark > before else 0.0
            return (
                round(r + (r2 - r) * t), round(g + (g2 - g) * t),
                round(b + (b2 - b) * t), round(a + (a2 - a) * t),
            )  # fmt: skip
        before, r, g, b, a = mark, r2, g2, b2, a2
    return r, g, b, a


@lru_cache(maxsize=8)
def _fine_grain(seed: int, strength: float) -> pygame.Surface:
    return _soot((256, 256), seed, strength)


def _soot(size: tuple[int, int], seed: int, strength: float) -> pygame.Surface:
    """Black of random thickness, up to `strength` (0 to 1), pixel by pixel.

    Laid on, it darkens like a multiplication by grey; only that it is five times as fast.
    """
    count = size[0] * size[1]
    most = round(255 * strength)
    thickness = bytes(step * most // 255 for step in range(256))
    data = bytearray(4 * count)
    data[3::4] = random.Random(seed).randbytes(count).translate(thickness)
    return pygame.image.frombuffer(bytes(data), size, "BGRA").copy()


def add_grain(
    picture: pygame.Surface, seed: int, strength: float, cell: tuple[int, int] = (1, 1)
) -> None:
    """Darken an opaque picture by up to `strength` (0 to 1) in random grains of `cell` pixels."""
    w, h = picture.get_size()
    if cell != (1, 1):  # smooth, so it may not be tiled: the seams would show
        coarse = _soot((w // cell[0] + 2, h // cell[1] + 2), seed, strength)
        cover = (coarse.get_width() * cell[0], coarse.get_height() * cell[1])
        picture.blit(pygame.transform.smoothscale(coarse, cover), (-cell[0] // 2, -cell[1] // 2))
        return
    tile = _fine_grain(seed, strength)
    picture.fblits([(tile, (x, y)) for x in range(0, w, 256) for y in range(0, h, 256)])


def add_light(picture: pygame.Surface, seed: int, ink: Ink, cell: tuple[int, int]) -> None:
    """Brighten `picture` by up to `ink` in slow random patches of about `cell` pixels."""
    w, h = picture.get_size()
    size = (w // cell[0] + 2, h // cell[1] + 2)
    levels = random.Random(seed).randbytes(size[0] * size[1])
    coarse = pygame.image.frombuffer(bytes(v for v in levels for _ in "rgb"), size, "RGB")
    coarse.fill(colour(ink)[:3], special_flags=pygame.BLEND_RGB_MULT)
    cover = (coarse.get_width() * cell[0], coarse.get_height() * cell[1])
    light = pygame.transform.smoothscale(coarse, cover)
    picture.blit(light, (-cell[0] // 2, -cell[1] // 2), special_flags=pygame.BLEND_RGB_ADD)


def vignette(size: tuple[int, int], strength: float) -> pygame.Surface:
    """Black to lay over a picture: none in the middle, `strength` (0 to 1) in the corners."""
    return pygame.transform.smoothscale(_corners(strength), (max(1, size[0]), max(1, size[1])))


@lru_cache(maxsize=4)
def _corners(strength: float) -> pygame.Surface:
    columns, rows = 48, 27
    small = blank((columns, rows))
    for column in range(columns):
        for row in range(rows):
            x, y = 2 * column / (columns - 1) - 1, 2 * row / (rows - 1) - 1
            away = min(1.0, (x * x + y * y) / 2)
            small.set_at((column, row), (0, 0, 0, round(255 * strength * away)))
    return small


def clip_to(picture: pygame.Surface, mask: pygame.Surface) -> None:
    """Cut `picture` to the shape of `mask` (white with alpha, same size)."""
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def fade(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    """A copy of `picture` with its alpha multiplied by `alpha` (0 to 1)."""
    faint = picture.copy()
    faint.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return faint


def tinted(shape: pygame.Surface, ink: Ink) -> pygame.Surface:
    """The shape of a white picture in one ink."""
    painted = shape.copy()
    painted.fill(colour(ink), special_flags=pygame.BLEND_RGBA_MULT)
    return painted


def blurred(shape: pygame.Surface, radius: int, ink: Ink) -> pygame.Surface:
    """The alpha of `shape` blurred over `radius` pixels, in one ink; leave `radius` of margin."""
    shrink = BLUR_SHRINK if radius >= 2 * BLUR_SHRINK else 1
    w, h = shape.get_size()
    small = pygame.transform.smoothscale(shape, (max(1, w // shrink), max(1, h // shrink)))
    reach = max(1, int(radius / shrink / 2))
    for _ in range(2):
        small = pygame.transform.box_blur(small, reach)
    r, g, b, a = colour(ink)
    small.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    small.fill((r, g, b, a), special_flags=pygame.BLEND_RGBA_MULT)
    return small if shrink == 1 else pygame.transform.smoothscale(small, (w, h))


def layered(
    size: tuple[int, int], *layers: tuple[pygame.Surface, tuple[int, int]]
) -> pygame.Surface:
    """Pictures laid over each other at their places, as one picture for `stamp`.

    The result has premultiplied alpha: laying light over shadow is only right in that form.
    """
    whole = blank(size)
    for picture, place in layers:
        whole.blit(picture.premul_alpha(), place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def stamp(
    surface: pygame.Surface, picture: pygame.Surface, place: tuple[int, int], *, alpha: float = 1
) -> pygame.Rect:
    """Draw a picture made by `layered`, `alpha` (0 to 1) thick; returns the rectangle it covers."""
    if alpha < 1:
        picture = _thinned(picture, max(0, round(255 * alpha)))
    return surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def stamp_around(
    surface: pygame.Surface, picture: pygame.Surface, middle: tuple[int, int], *, alpha: float = 1
) -> pygame.Rect:
    """Draw a picture as `stamp` does, with its middle on a pixel."""
    return stamp(surface, picture, picture.get_rect(center=middle).topleft, alpha=alpha)


def _thinned(picture: pygame.Surface, level: int) -> pygame.Surface:
    """The picture at a level of 255, on a sheet that is good until the next is asked for: so much
    fresh memory in every frame takes longer than the work."""
    size = picture.get_size()
    sheet = _THINNED.get(size, lambda: blank(size))
    sheet.fill((level, level, level, level))
    sheet.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def nine_slice(picture: pygame.Surface, edge: int, size: tuple[int, int]) -> pygame.Surface:
    """`picture` brought to `size` by stretching all but the `edge` pixels on each side."""
    w, h = picture.get_size()
    wide, tall = size
    across, down = min(edge, (w - 1) // 2), min(edge, (h - 1) // 2)
    left, top = min(across, wide // 2), min(down, tall // 2)
    grown = blank(size)
    columns = (
        (0, across, 0, left),
        (across, w - 2 * across, left, wide - 2 * left),
        (w - across, across, wide - left, left),
    )
    rows = (
        (0, down, 0, top),
        (down, h - 2 * down, top, tall - 2 * top),
        (h - down, down, tall - top, top),
    )
    for x, piece_w, to_x, to_w in columns:
        for y, piece_h, to_y, to_h in rows:
            if to_w > 0 and to_h > 0:
                piece = picture.subsurface((x, y, piece_w, piece_h))
                grown.blit(pygame.transform.scale(piece, (to_w, to_h)), (to_x, to_y))
    return grown


def rounded(size: tuple[int, int], radius: float, ink: Ink = (255, 255, 255)) -> pygame.Surface:
    """A filled rectangle with round corners, smooth at the edges."""
    edge = int(radius) + 2
    least = 2 * edge + 4
    small = (min(size[0], least), min(size[1], least))
    corner = svg.raster(small, svg.rectangle(0, 0, *small, svg.fill(ink), radius=radius))
    return corner if small == size else nine_slice(corner, edge, size)


def shadow(
    size: tuple[int, int], radius: float, blur: int, ink: Ink = (0, 0, 0, 153)
) -> pygame.Surface:
    """A soft shadow of a rounded rectangle of `size`; the picture is `blur` larger on each side."""
    edge = int(radius) + 2 * blur + 2
    least = 2 * edge + 4
    inner = (min(size[0], least), min(size[1], least))
    shape = blank((inner[0] + 2 * blur, inner[1] + 2 * blur))
    shape.blit(rounded(inner, radius), (blur, blur))
    soft = blurred(shape, blur, ink)
    if inner == size:
        return soft
    return nine_slice(soft, edge, (size[0] + 2 * blur, size[1] + 2 * blur))


def halo(size: tuple[int, int], radius: float, blur: int, ink: Ink) -> pygame.Surface:
    """Light around a rounded rectangle of `size`, its inside cut out; `blur` larger all round."""
    glow = shadow(size, radius, blur, ink)
    hole = rounded(size, radius, (0, 0, 0))
    glow.blit(hole, (blur, blur), special_flags=pygame.BLEND_RGBA_SUB)
    return glow
