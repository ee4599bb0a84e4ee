"""The text of a large card set in lines: keyword chips, timing chips, sentences, flavour.

Works in pixels. Lines break at phrases; text that is too long is set smaller down to a floor, and
only then cut. It says how high it is before it is printed, so that the panel can grow with it.
"""

import re
from typing import Final, NamedTuple

import pygame

from scenes.draw import breaking, effects, svg
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.ornaments import print_middle, print_words
from scenes.draw.cards.style import Material
from scenes.draw.lines import ELLIPSIS, line_width
from scenes.draw.theme import Ink

LEADING: Final = 1.5
FLOOR: Final = 12
"""Pixels of the smallest rule text."""
_TERM: Final = re.compile(r"【[^】]*】|Lv\. ?[0-9]")


class Inks(NamedTuple):
    """The inks of a panel's text, by its material."""

    text: Ink
    second: Ink
    chip: Ink
    """Ground of a keyword chip."""
    on_chip: Ink
    timing: Ink


INKS: Final = {
    Material.WASHI: Inks("ink", "ink_second", "#33211a", "#fbeed2", "ink_red"),
    Material.INDIGO: Inks("#f2ead8", "gold", "gold", "#1a1436", "gold_ink"),
}


class Chip(NamedTuple):
    """A chip in a row: its words, where its left end is, and how wide it is."""

    words: str
    x: int
    width: int


class Row(NamedTuple):
    """One line of the panel: keyword chips, or an optional timing chip and then words."""

    keywords: tuple[Chip, ...] = ()
    timing: Chip | None = None
    words: str = ""
    x: int = 0


class Setting(NamedTuple):
    """Rows ready to be printed at a size; `cut` says that not everything found room."""

    px: int
    rows: tuple[Row, ...]
    gaps: tuple[int, ...]
    """Pixels above each row."""
    cut: bool

    @property
    def height(self) -> int:
        """Pixels from the top of the first row to the foot of the last."""
        return sum(self.gaps) + len(self.rows) * round(self.px * LEADING)


def set_text(look: CardLook, width: int, most: int, px: int) -> Setting:
    """The text of `look` in lines of `width` pixels, at most `most` pixels high."""
    for size in range(px, min(px, FLOOR) - 1, -1):
        setting = _set(look, width, size)
        if setting.height <= most:
            return setting
    return _cut(setting, most, width)


def _set(look: CardLook, width: int, px: int) -> Setting:
    rows: list[Row] = []
    gaps: list[int] = []
    for row in _keyword_rows(look.keywords, width, px):
        gaps.append(0)
        rows.append(row)
    for timing, body in look.paragraphs:
        first = len(rows)
        rows += _paragraph(timing, body, width, px)
        gaps += [0] * (len(rows) - first)
        if first:
            gaps[first] = round(px * 0.22)
    return Setting(px, tuple(rows), tuple(gaps), cut=False)


def _chip_width(words: str, px: int) -> int:
    return line_width(words, "bold", _chip_px(px)) + round(px * 0.8)


def _chip_px(px: int) -> int:
    return max(10, round(px * 0.86))


def _keyword_rows(keywords: tuple[str, ...], width: int, px: int) -> list[Row]:
    rows: list[list[Chip]] = []
    x = width
    for words in keywords:
        wide = _chip_width(words, px)
        if x + wide > width:
            rows.append([])
            x = 0
        rows[-1].append(Chip(words, x, wide))
        x += wide + round(px * 0.4)
    return [Row(keywords=tuple(chips)) for chips in rows]


def _paragraph(timing: str, body: str, width: int, px: int) -> list[Row]:
    if not timing:
        return [Row(words=_closed_up(line)) for line in _lines(body, width, px, 0)]
    chip = Chip(timing, 0, _chip_width(timing, px))
    indent = chip.width + round(px * 0.45)
    first = breaking.phrases(body, _terms(body))[:1]
    if not first or indent + line_width(first[0].rstrip(), "body", px) > width:
        top, rest = "", _lines(body, width, px, 0)
    else:
        top, *rest = _lines(body, width, px, indent)
    first_row = Row(timing=chip, words=_closed_up(top), x=indent if top else 0)
    return [first_row, *(Row(words=_closed_up(line)) for line in rest)]


def _closed_up(line: str) -> str:
    """Wide brackets bring their own space: in an English line there is none beside them."""
    return line.replace(" 【", "【").replace("】 ", "】")


def _lines(body: str, width: int, px: int, indent: int) -> list[str]:
    def measure(part: str) -> int:
        # Only the first line is a beginning of the text; it starts behind the chip.
        return line_width(part, "body", px) + (indent if body.startswith(part) else 0)

    return breaking.fill(body, width, measure, _terms(body))


def _terms(body: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_TERM.findall(body)))


def _cut(setting: Setting, most: int, width: int) -> Setting:
    line = round(setting.px * LEADING)
    kept, height = 0, 0
    for gap in setting.gaps:
        if height + gap + line > most:
            break
        height += gap + line
        kept += 1
    kept = max(1, kept)
    last = setting.rows[kept - 1]
    room = width - last.x - line_width(ELLIPSIS, "body", setting.px)
    words = last.words
    while words and line_width(words, "body", setting.px) > room:
        words = words[:-1]
    rows = (*setting.rows[: kept - 1], last._replace(words=words + ELLIPSIS))
    return Setting(setting.px, rows, setting.gaps[:kept], cut=True)


def print_text(
    card: pygame.Surface, setting: Setting, at: tuple[int, int], material: Material
) -> None:
    """Print the rows with their upper left corner at `at`."""
    x, y = at
    inks, line = INKS[material], round(setting.px * LEADING)
    for row, gap in zip(setting.rows, setting.gaps, strict=True):
        y += gap
        middle = y + line / 2
        for chip in row.keywords:
            _print_chip(card, chip, (x, middle), setting.px, inks, filled=True)
        if row.timing:
            _print_chip(card, row.timing, (x, middle), setting.px, inks, filled=False)
        if row.words:
            print_words(card, row.words, (x + row.x, middle), "body", setting.px, inks.text)
        y += line


def _print_chip(
    card: pygame.Surface,
    chip: Chip,
    at: tuple[int, float],
    px: int,
    inks: Inks,
    *,
    filled: bool,
) -> None:
    tall = round(px * 1.28)
    place = pygame.Rect(at[0] + chip.x, round(at[1] - tall / 2), chip.width, tall)
    radius = tall * 0.18
    if filled:
        card.blit(effects.rounded(place.size, radius, inks.chip), place)
    else:
        thick = max(1.0, px / 13)
        line = svg.rectangle(
            thick / 2, thick / 2, place.w - thick, place.h - thick,
            svg.stroke(inks.timing, thick), radius=radius,
        )  # fmt: skip
        card.blit(svg.raster(place.size, line), place)
    ink = inks.on_chip if filled else inks.timing
    print_middle(card, chip.words, place.center, "bold", _chip_px(px), ink)
