"""The small things printed on a card: cost, seals of values, level marks, name slip and band.

All in pixels, as pictures to be blitted on a face; kept in a bounded cache and shared.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from scenes.draw import effects, materials, svg
from scenes.draw.caches import PictureCache
from scenes.draw.cards.style import Material, styles
from scenes.draw.lines import Line, column_height, fit, line_width, render_column, render_line
from scenes.draw.text import SQUEEZE, fitted_column
from scenes.draw.theme import Ink, middle, mixed, palette

_ORNAMENTS: Final = PictureCache("card ornaments", megabytes=6, count=500)

VALUE_INKS: Final[dict[int, Ink]] = {-1: "ink_red", 0: "ink", 1: "#1d6b3c"}
"""Inks of a lowered, a plain and a raised value on paper."""
SMALLEST_LETTER: Final = 11
"""Pixels of the smallest letters printed on a card."""
_TIGHTEST: Final = 0.58
"""How far a name may be pressed together before it is cut."""


class Placed(NamedTuple):
    """Words ready to be blitted, and how far the pen moves."""

    surface: pygame.Surface
    dx: int
    dy: int
    width: int


def words(text: str, role: str, px: int, ink: Ink) -> Placed:
    """A line whose em square is `px` high: blit it at (x + dx, y + dy) of its upper left corner."""
    line = render_line(text, role, px, ink)
    base = round((middle(role) + 0.5) * px)
    return Placed(line.surface, line.left, base - line.base, line.width)


def print_words(  # noqa: PLR0917 - where, then what
    sheet: pygame.Surface, text: str, at: tuple[float, float], role: str, px: int, ink: Ink
) -> int:
    """Print a line with its middle height at `at`, from left to right; returns its width."""
    placed = words(text, role, px, ink)
    sheet.blit(placed.surface, (round(at[0]) + placed.dx, round(at[1] - px / 2) + placed.dy))
    return placed.width


def print_middle(  # noqa: PLR0917 - where, then what
    sheet: pygame.Surface, text: str, at: tuple[float, float], role: str, px: int, ink: Ink
) -> None:
    """Print a line around `at`."""
    width = render_line(text, role, px, ink).width
    print_words(sheet, text, (at[0] - width / 2, at[1]), role, px, ink)


def cost_disc(px: int, material: Material, cost: int, change: int) -> pygame.Surface:
    """The cost on its dark disc; a changed one in green (cheaper) or red (dearer)."""
    key = ("cost", px, material, cost, change)
    return _ORNAMENTS.get(key, lambda: _cost(px, material, cost, change))


def _cost(px: int, material: Material, cost: int, change: int) -> pygame.Surface:
    half = px / 2
    rim = max(1.2, px * 0.045)
    ground: Ink = "#241a1d" if material is Material.WASHI else "#2b2450"
    lit = svg.radial(
        "c", (half, half * 0.7), half * 1.2, ((0, mixed(ground, "#ffffff", 0.2)), (1, ground))
    )
    disc = svg.raster(
        (px, px),
        lit,
        svg.circle(half, half, half - 0.6, svg.fill("#0d0908", 0.9)),
        svg.circle(half, half, half - 0.6 - rim * 0.6, svg.fill("url(#c)")),
        svg.circle(half, half, half - 0.6 - rim, svg.stroke("gold", rim)),
    )
    ink: Ink = {-1: "raised", 0: "heading", 1: "lowered"}[change]
    letter = round(px * (0.66 if cost < 10 else 0.54))
    print_middle(disc, str(cost), (half, half), "display", letter, ink)
    return disc


def stat_seal(px: int, name: str, language: str, *, faint: bool = False) -> pygame.Surface:
    """The square seal of a value, as the reader's language writes it."""
    key = ("seal", px, name, language, faint)
    return _ORNAMENTS.get(key, lambda: _seal(px, name, language, faint=faint))


def _seal(px: int, name: str, language: str, *, faint: bool) -> pygame.Surface:
    style = styles().stats[name]
    ground = mixed(style.ground, "washi_shade", 0.5) if faint else mixed(style.ground, "#000000", 0)
    seal = effects.rounded((px, px), px * 0.16, ground)
    glyph = style.glyph.in_language(language)
    role, share = ("bold", 0.74) if language == "ja" else ("bold", 0.8)
    print_middle(seal, glyph, (px / 2, px / 2), role, max(6, round(px * share)), "seal_text")
    return seal


def level_marks(
    size: tuple[int, int], level: int, most: int, *, level_line: bool = False, gold: bool = False
) -> pygame.Surface:
    """`most` diamonds, `level` of them filled: one above the other, or side by side in a line."""
    key = ("levels", size, level, most, level_line, gold)
    return _ORNAMENTS.get(key, lambda: _levels(size, level, most, level_line, gold))


def _levels(
    size: tuple[int, int], level: int, most: int, level_line: bool, gold: bool
) -> pygame.Surface:
    w, h = size
    step = (w if level_line else h) / most
    reach = min(step, h if level_line else w) / 2 - 0.4
    full: Ink = "gold" if gold else "vermilion"
    rim: Ink = "gold" if gold else "#8a6f52"
    parts = []
    for index in range(most):
        along = step * (index + 0.5)
        x, y = (along, h / 2) if level_line else (w / 2, h - along)
        diamond = svg.points(((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)))
        if index < level:
            parts.append(svg.path(diamond, svg.fill(full)))
        else:
            parts.append(svg.path(diamond, svg.fill("#d9ccb4", 0 if gold else 1)))
        lit = index < level
        edge: Ink = mixed(full, "#000000", 0.2) if lit else rim
        parts.append(svg.path(diamond, svg.stroke(edge, max(0.8, reach * 0.16), 0.9)))
    return svg.raster(size, *parts)


def change_mark(px: int, change: int, ink: Ink) -> pygame.Surface:
    """A small triangle, up for a raised value and down for a lowered one."""
    key = ("change", px, change, ink)
    up = change > 0
    tip, foot = (0.5, px - 0.5) if up else (px - 0.5, 0.5)
    shape = svg.points(((px / 2, tip), (px - 0.5, foot), (0.5, foot)))
    return _ORNAMENTS.get(key, lambda: svg.raster((px, px), svg.path(shape, svg.fill(ink))))


def accent(theme: str) -> Ink:
    """The colour of an attribute's ends and lines, strong enough for paper."""
    return mixed(palette().badges[theme].ground, "#3a1c08", 0.06)


def name_slip(
    size: tuple[int, int], name: str, letter: int, material: Material, theme: str
) -> pygame.Surface:
    """A slip (短冊) at most `size` large with the name from top to bottom, no longer than it is."""
    key = ("slip", size, name, letter, material, theme)
    return _ORNAMENTS.get(key, lambda: _slip(size, name, letter, material, theme))


def _slip(
    size: tuple[int, int], name: str, letter: int, material: Material, theme: str
) -> pygame.Surface:
    w, most = size
    end = max(2, round(letter * 0.34))
    pad = end + max(1, round(letter * 0.16))
    ink: Ink = "ink" if material is Material.WASHI else "gold_ink"
    column = _column(name, letter, ink, most - 2 * pad)
    h = min(most, column.get_height() + 2 * pad)
    slip = _slip_paper((w, h), end, material, theme)
    slip.blit(column, column.get_rect(center=(w // 2, h // 2)))
    return slip


Length = Callable[[int], int]
"""How many pixels a name takes at a size in pixels."""


class Pressed(NamedTuple):
    """How a name is set to fit: its size, and how far it is pressed together (1: not at all)."""

    px: int
    share: float


def press(length: Length, letter: int, room: int) -> Pressed | None:
    """Make a name fit `room` pixels: `length` tells how long it is at a size.

    It is pressed to `SQUEEZE` first, then set smaller, then pressed further; None if even that is
    not enough.
    """
    floor = min(letter, SMALLEST_LETTER)
    for px in range(letter, floor - 1, -1):
        if length(px) * SQUEEZE <= room:
            return Pressed(px, min(1.0, room / max(1, length(px))))
    share = room / max(1, length(floor))
    return Pressed(floor, share) if share >= _TIGHTEST else None


def _column(name: str, letter: int, ink: Ink, tall: int) -> pygame.Surface:
    """The name from top to bottom in at most `tall` pixels."""
    pressed = press(lambda px: column_height(name, "display", px), letter, tall)
    if pressed is None:
        return fitted_column(name, "display", SMALLEST_LETTER, ink, tall=tall)
    column = render_column(name, "display", pressed.px, ink)
    if pressed.share == 1:
        return column
    size = (column.get_width(), max(1, round(column.get_height() * pressed.share)))
    return pygame.transform.smoothscale(column, size)


def _slip_paper(
    size: tuple[int, int], end: int, material: Material, theme: str, *, lying: bool = False
) -> pygame.Surface:
    w, h = size
    sheet = effects.blank(size)
    if material is Material.INDIGO:
        sheet.fill((13, 15, 40, 235))
        line = max(1, min(size) // 22)
        pygame.draw.rect(sheet, svg.hexed("gold_ink"), (0, 0, w, h), line)
        return sheet
    sheet.blit(materials.washi(size, seed=31), (0, 0))
    ink = svg.hexed(accent(theme))
    inset, thick = max(1, round(min(size) * 0.07)), max(1, min(size) // 24)
    if lying:
        for y in (inset, h - inset - thick):
            sheet.fill(ink, (0, y, w, thick))
        sheet.fill(ink, (w - end, 0, end, h))
    else:
        for x in (inset, w - inset - thick):
            sheet.fill(ink, (x, 0, thick, h))
        for y in (0, h - end):
            sheet.fill(ink, (0, y, w, end))
    return sheet


def name_band(
    size: tuple[int, int],
    name: str,
    letter: int,
    material: Material,
    theme: str,
    *,
    whole: bool = False,
) -> pygame.Surface:
    """A band with the name from left to right, at most `size` large: no longer than the name, or
    the `whole` of it."""
    key = ("band", size, name, letter, material, theme, whole)
    return _ORNAMENTS.get(key, lambda: _band(size, name, letter, material, theme, whole=whole))


def _band(
    size: tuple[int, int],
    name: str,
    letter: int,
    material: Material,
    theme: str,
    *,
    whole: bool,
) -> pygame.Surface:
    most, h = size
    end, pad = max(2, round(letter * 0.3)), round(letter * 0.5)
    ink: Ink = "ink" if material is Material.WASHI else "gold_ink"
    line, px = _level(name, letter, ink, most - end - 2 * pad)
    wide = most if whole else line.width + end + 2 * pad
    band = _slip_paper((wide, h), end, material, theme, lying=True)
    base = round(h / 2 + middle("display") * px)
    band.blit(line.surface, (pad + line.left, base - line.base))
    return band


def _level(name: str, letter: int, ink: Ink, room: int) -> tuple[Line, int]:
    """The name from left to right in at most `room` pixels, and its size."""
    pressed = press(lambda px: line_width(name, "display", px), letter, room)
    if pressed is None:
        text, px = fit(name, "display", SMALLEST_LETTER, room, floor=SMALLEST_LETTER)
        return render_line(text, "display", px, ink), px
    line = render_line(name, "display", pressed.px, ink)
    if pressed.share == 1:
        return line, pressed.px
    size = (max(1, round(line.surface.get_width() * pressed.share)), line.surface.get_height())
    narrow = pygame.transform.smoothscale(line.surface, size)
    return Line(narrow, line.left, line.base, round(line.width * pressed.share)), pressed.px
