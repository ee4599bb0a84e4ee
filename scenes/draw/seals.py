"""Seals (印), name slips (短冊) and result marks: what is stamped or hung on things.

A seal is one or two characters of calligraphy on vermilion. The marks of a clash have a shape of
their own each, so that colour is never alone; their kanji are part of the drawing.
"""

import random
from enum import StrEnum
from typing import Final

import pygame

from scenes.draw import effects, materials, svg
from scenes.draw.caches import PictureCache
from scenes.draw.frame import Frame
from scenes.draw.lines import render_column, render_line
from scenes.draw.panels import Box
from scenes.draw.text import draw_column
from scenes.draw.theme import Ink, middle, mixed

_SEALS: Final = PictureCache("seals", megabytes=6, count=160)


class Mark(StrEnum):
    """How a clash ends, or would end, for the side that moves."""

    WIN = "win"
    LOSE = "lose"
    MUTUAL = "mutual"
    BLOCKED = "blocked"


MARK_GLYPHS: Final = {Mark.WIN: "勝", Mark.LOSE: "負", Mark.MUTUAL: "相"}
"""The kanji drawn on a mark; the blocked one is a bar."""


def draw_seal(
    surface: pygame.Surface,
    frame: Frame,
    centre: tuple[float, float],
    size: float,
    letters: str,
    *,
    degrees: float = 0,
    role: str = "brush",
) -> pygame.Rect:
    """Draw a square vermilion seal of `size` units with one to three characters, top to bottom."""
    picture = seal_picture(frame.px(size), letters, degrees=degrees, role=role)
    return surface.blit(picture, picture.get_rect(center=frame.point(*centre)))


def seal_picture(
    px: int, letters: str, *, degrees: float = 0, role: str = "brush"
) -> pygame.Surface:
    """The seal of `draw_seal`, `px` pixels across; shared, do not draw on it."""
    key = ("seal", px, letters, degrees, role)
    return _SEALS.get(key, lambda: _turned(_seal(px, letters, role), degrees))


def _turned(picture: pygame.Surface, degrees: float) -> pygame.Surface:
    return pygame.transform.rotozoom(picture, -degrees, 1.0) if degrees else picture


def _seal(px: int, letters: str, role: str) -> pygame.Surface:
    margin = 2
    side = px - 2 * margin
    seal = effects.blank((px, px))
    ground = effects.rounded((side, side), side * 0.13)
    ground.blit(materials.vermilion((side, side)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    inset = side * 0.085
    line = svg.rectangle(
        inset, inset, side - 2 * inset, side - 2 * inset,
        svg.stroke("seal_text", max(1.0, side * 0.03), 0.9), radius=side * 0.08,
    )  # fmt: skip
    ground.blit(svg.raster((side, side), line), (0, 0))
    _stamp_letters(ground, letters, role)
    _wear(ground, random.Random(letters))
    seal.blit(ground, (margin, margin))
    return seal


def _stamp_letters(ground: pygame.Surface, letters: str, role: str) -> None:
    side = ground.get_width()
    if len(letters) == 1:
        px = max(6, round(side * 0.62))
        line = render_line(letters, role, px, "seal_text")
        base = side // 2 + round(middle(role) * px)
        ground.blit(line.surface, ((side - line.width) // 2 + line.left, base - line.base))
        return
    px = max(6, round(side * (0.76 if len(letters) > 1 else 1.0) / len(letters)))
    column = render_column(letters, role, px, "seal_text")
    ground.blit(column, column.get_rect(center=(side // 2, side // 2)))


def _wear(ground: pygame.Surface, rng: random.Random) -> None:
    """Bare specks where the paste did not take."""
    side = ground.get_width()
    specks = [
        svg.circle(
            rng.uniform(0, side), rng.uniform(0, side), rng.uniform(0.2, side * 0.012),
            svg.fill("vermilion_deep", rng.uniform(0.2, 0.6)),
        )
        for _ in range(26)
    ]  # fmt: skip
    ground.blit(svg.raster((side, side), *specks), (0, 0))


def draw_mark(
    surface: pygame.Surface, frame: Frame, centre: tuple[float, float], size: float, mark: Mark
) -> pygame.Rect:
    """Draw the sign of a result, `size` units across, with a short shadow."""
    picture = mark_picture(frame.px(size), mark)
    return effects.stamp_around(surface, picture, frame.point(*centre))


def mark_picture(px: int, mark: Mark) -> pygame.Surface:
    """The sign of a result, `px` pixels across in a fifth more room; for `effects.stamp`."""
    return _SEALS.get(("mark", px, mark), lambda: _mark(px, mark))


def _mark(px: int, mark: Mark) -> pygame.Surface:
    pad = max(2, px // 10)
    side = px + 2 * pad
    centre = side / 2
    shape = svg.raster((side, side), svg.path(_outline(mark, centre, px / 2), svg.fill("#000000")))
    picture = effects.layered(
        (side, side),
        (effects.blurred(shape, pad, (0, 0, 0, 190)), (0, max(1, pad // 2))),
        (_mark_face(side, mark, centre, px / 2), (0, 0)),
    )
    glyph = MARK_GLYPHS.get(mark)
    if glyph:
        letter_px = max(7, round(px * (0.5 if mark is Mark.MUTUAL else 0.58)))
        ink: Ink = "on_gold" if mark is Mark.WIN else "seal_text"
        line = render_line(glyph, "display", letter_px, ink)
        base = round(centre + middle("display") * letter_px)
        picture.blit(line.surface, (round(centre - line.width / 2) + line.left, base - line.base))
    return picture


def _outline(mark: Mark, centre: float, reach: float) -> str:
    middle_point = (centre, centre)
    if mark is Mark.LOSE:
        corners = [svg.polar(middle_point, reach * 1.04, 22.5 + 45 * turn) for turn in range(8)]
        return svg.points(corners)
    if mark is Mark.MUTUAL:
        return svg.points(svg.polar(middle_point, reach * 1.12, 90 * turn) for turn in range(4))
    left, right = centre - reach, centre + reach
    arc = f"A{reach:.2f} {reach:.2f} 0 1 1 "
    return f"M{left:.2f} {centre:.2f}{arc}{right:.2f} {centre:.2f}{arc}{left:.2f} {centre:.2f}Z"


_MARK_INKS: Final[dict[Mark, tuple[Ink, Ink]]] = {
    Mark.WIN: ("win", "gold_pale"),
    Mark.LOSE: ("lose", "#f3cbb8"),
    Mark.MUTUAL: ("mutual", "#dfe4ea"),
    Mark.BLOCKED: ("#161213", "blocked"),
}
"""Ground and rim of each mark."""


def _mark_face(side: int, mark: Mark, centre: float, reach: float) -> pygame.Surface:
    ground, rim = _MARK_INKS[mark]
    thick = max(1.5, reach * 0.11)
    outline = _outline(mark, centre, reach - thick / 2)
    top = mixed(ground, "#ffffff", 0.16)
    parts = [
        svg.linear("m", (0, centre - reach), (0, centre + reach), ((0, top), (1, ground))),
        svg.path(outline, svg.fill("url(#m)", 0.86 if mark is Mark.BLOCKED else 1)),
        svg.path(outline, svg.stroke(rim, thick)),
    ]
    if mark is Mark.WIN:
        parts.append(svg.circle(centre, centre, reach * 0.76, svg.stroke("on_gold", 1, 0.55)))
    if mark is Mark.BLOCKED:
        ends = [svg.polar((centre, centre), reach - thick, turn) for turn in (45, 225)]
        parts.append(svg.path(svg.points(ends, closed=False), svg.stroke(rim, thick)))
    return svg.raster((side, side), *parts)


def draw_slip(
    surface: pygame.Surface, frame: Frame, box: Box, name: str, ink: Ink, *, size: float = 44
) -> pygame.Rect:
    """Draw a name slip (短冊) of washi, ends and lines in `ink`, the name from top to bottom."""
    place = frame.rect(*box)
    blur = frame.px(10)
    picture = _SEALS.get(("slip", place.size, ink), lambda: _slip(place.size, ink, blur))
    effects.stamp(surface, picture, (place.x - blur, place.y - blur))
    x, y, w, h = box
    draw_column(surface, frame, name, (x, y + 18, w, h - 36), size=size, role="brush", ink="ink")
    return place


def _slip(size: tuple[int, int], ink: Ink, blur: int) -> pygame.Surface:
    w, h = size
    end, inset = max(3, w // 8), max(2, w // 13)
    sheet = materials.washi(size, seed=w)
    lined = effects.blank(size)
    lined.blit(sheet, (0, 0))
    for x in (inset, w - inset - 1):
        pygame.draw.line(lined, svg.hexed(ink), (x, 0), (x, h), max(1, w // 50))
    for y in (0, h - end):
        lined.fill(svg.hexed(ink), (0, y, w, end))
    return effects.layered(
        (w + 2 * blur, h + 2 * blur),
        (effects.shadow(size, 1, blur, (0, 0, 0, 150)), (0, blur // 2)),
        (lined, (blur, blur)),
    )
