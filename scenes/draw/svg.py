"""Smooth shapes: SVG elements as text, rasterized at the real pixel size.

Coordinates are pixels of the picture asked for. Gradients must be in user space, as `linear` and
`radial` write them; filters, masks and text are beyond the rasterizer.
"""

import io
import math
from collections.abc import Iterable, Sequence

import pygame

from scenes.draw.theme import Ink, colour

Stop = tuple[float, Ink]
"""Where along a gradient (0 to 1), and which ink."""


def raster(size: tuple[int, int], *elements: str) -> pygame.Surface:
    """A transparent picture of `size` pixels with the SVG `elements` drawn on it."""
    w, h = max(1, size[0]), max(1, size[1])
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f"{''.join(elements)}</svg>"
    )
    drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (w, h))
    return drawn.convert(pygame.Surface((1, 1), pygame.SRCALPHA))


def paint(sheet: pygame.Surface, box: tuple[float, float, float, float], *elements: str) -> None:
    """Draw SVG elements, given in the coordinates of `sheet`, on it within `box` only.

    Rasterizing costs by the area, so a small `box` around the elements is worth giving.
    """
    left, top = max(0, int(box[0])), max(0, int(box[1]))
    right = min(sheet.get_width(), int(box[0] + box[2]) + 1)
    low = min(sheet.get_height(), int(box[1] + box[3]) + 1)
    if right <= left or low <= top:
        return
    w, h = right - left, low - top
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="{left} {top} {w} {h}">{"".join(elements)}</svg>'
    )
    sheet.blit(pygame.image.load_sized_svg(io.BytesIO(text.encode()), (w, h)), (left, top))


def hexed(ink: Ink) -> str:
    """The ink without its alpha, as SVG writes it."""
    r, g, b, _ = colour(ink)
    return f"#{r:02x}{g:02x}{b:02x}"


def fill(ink: Ink | str, alpha: float = 1.0) -> str:
    """Attributes that fill with an ink, or with a gradient given as "url(#name)"."""
    if isinstance(ink, str) and ink.startswith("url("):
        return f'fill="{ink}" fill-opacity="{alpha:.3f}"'
    return f'fill="{hexed(ink)}" fill-opacity="{alpha * colour(ink)[3] / 255:.3f}"'


def stroke(ink: Ink, width: float, alpha: float = 1.0, *, cap: str = "butt") -> str:
    """Attributes of an unfilled line of `width` pixels; for dashes see `scenes.draw.dashes`."""
    return (
        f'fill="none" stroke="{hexed(ink)}" stroke-opacity="{alpha * colour(ink)[3] / 255:.3f}" '
        f'stroke-width="{width:.2f}" stroke-linecap="{cap}" stroke-linejoin="round"'
    )


def linear(
    name: str, start: tuple[float, float], end: tuple[float, float], stops: Sequence[Stop]
) -> str:
    """Definition of a straight gradient between two points."""
    ends = f'x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"'
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>'
        f"{_stops(stops)}</linearGradient></defs>"
    )


def radial(name: str, centre: tuple[float, float], radius: float, stops: Sequence[Stop]) -> str:
    """Definition of a round gradient."""
    place = f'cx="{centre[0]:.1f}" cy="{centre[1]:.1f}" r="{radius:.1f}"'
    return (
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" {place}>'
        f"{_stops(stops)}</radialGradient></defs>"
    )


def _stops(stops: Iterable[Stop]) -> str:
    return "".join(
        f'<stop offset="{at:.3f}" stop-color="{hexed(ink)}" '
        f'stop-opacity="{colour(ink)[3] / 255:.3f}"/>'
        for at, ink in stops
    )


def circle(cx: float, cy: float, radius: float, paint: str) -> str:
    """A circle with the attributes `paint`."""
    return f'<circle cx="{cx:.2f}" cy="{cy:.2f}" r="{max(0.1, radius):.2f}" {paint}/>'


def rectangle(x: float, y: float, w: float, h: float, paint: str, *, radius: float = 0) -> str:
    """A rectangle, its corners rounded by `radius`."""
    corner = f' rx="{radius:.2f}" ry="{radius:.2f}"' if radius else ""
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}"{corner} {paint}/>'


def path(data: str, paint: str) -> str:
    """A path with the attributes `paint`."""
    return f'<path d="{data}" {paint}/>'


def points(corners: Iterable[tuple[float, float]], *, closed: bool = True) -> str:
    """Path data of straight lines through `corners`."""
    data = "L".join(f"{x:.2f} {y:.2f}" for x, y in corners)
    return f"M{data}{'Z' if closed else ''}"


def notched(x: float, y: float, w: float, h: float, notch: float) -> str:
    """Path data of a rectangle whose corners are cut inward by quarter circles (入隅)."""
    n = min(notch, w / 2, h / 2)
    arc = f"A{n:.2f} {n:.2f} 0 0 0 "
    right, low = x + w, y + h
    return (
        f"M{x + n:.2f} {y:.2f}H{right - n:.2f}{arc}{right:.2f} {y + n:.2f}V{low - n:.2f}"
        f"{arc}{right - n:.2f} {low:.2f}H{x + n:.2f}{arc}{x:.2f} {low - n:.2f}V{y + n:.2f}"
        f"{arc}{x + n:.2f} {y:.2f}Z"
    )


def polar(centre: tuple[float, float], radius: float, degrees: float) -> tuple[float, float]:
    """The point at `radius` from `centre`, `degrees` clockwise from straight up."""
    turn = math.radians(degrees)
    return centre[0] + radius * math.sin(turn), centre[1] - radius * math.cos(turn)


def arc(centre: tuple[float, float], radius: float, start: float, end: float) -> str:
    """Path data of an arc, clockwise from `start` to `end` degrees (0 is straight up)."""
    (x1, y1), (x2, y2) = polar(centre, radius, start), polar(centre, radius, end)
    large = int(end - start > 180)
    return f"M{x1:.2f} {y1:.2f}A{radius:.2f} {radius:.2f} 0 {large} 1 {x2:.2f} {y2:.2f}"


def star(centre: tuple[float, float], radius: float, *, turned: float = 0) -> str:
    """Path data of a five-pointed star drawn in one stroke (pentagram)."""
    return points(polar(centre, radius, turned + 144 * index) for index in range(5))
