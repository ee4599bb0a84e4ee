"""Draws the project's own animal icons from `silhouettes.yaml` and traces them into SVG files.

    python -m tools.make_silhouettes [NAME ...]

Writes `assets/icons/NAME.svg` (all if no name is given), and lists new ones in `icons.json`.
"""

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from game.resources import ASSET_ROOT
from game.yaml_reader import read

SPECS = Path(__file__).with_name("silhouettes.yaml")
ICONS = ASSET_ROOT / "icons"
GROUP, AUTHOR = "dino", "Tōgijō"
FINE = 4
"""The sheet is drawn so many times larger than the icon."""
SIDE = 512 * FINE
GAP = 5.0
TOLERANCE = 1.6
"""How far the traced line may leave the drawn one, in fine pixels."""
WHITE, BLACK = (255, 255, 255), (0, 0, 0)

Stroke = dict[str, list[list[float]]]
Spot = tuple[float, ...]


def drawn(strokes: Sequence[Stroke]) -> pygame.Surface:
    """The animal white on black."""
    sheet = pygame.Surface((SIDE, SIDE))
    for stroke in strokes:
        for kind, spots in stroke.items():
            _draw(sheet, kind, [tuple(spot) for spot in spots])
    return sheet


def _draw(sheet: pygame.Surface, kind: str, spots: list[Spot]) -> None:
    match kind:
        case "tube":
            _beads(sheet, spots, WHITE)
        case "limb":
            _beads(sheet, [(x, y, r + GAP) for x, y, r in spots], BLACK)
            _beads(sheet, spots, WHITE)
        case "cut":
            _beads(sheet, [(x, y, width / 2) for x, y, width in spots], BLACK)
        case "eye" | "pupil":
            _beads(sheet, spots, BLACK if kind == "eye" else WHITE)
        case "shape":
            _polygon(sheet, spots, WHITE)
        case "round" | "hole":
            closed = list(_curve([*spots, spots[0]]))
            _polygon(sheet, closed, WHITE if kind == "round" else BLACK)
        case _:
            raise ValueError(f"a silhouette has no stroke {kind!r}")


def _beads(sheet: pygame.Surface, spots: list[Spot], ink: tuple[int, int, int]) -> None:
    """A spine as discs so close that they run into one smooth shape."""
    line = list(_curve(spots)) if len(spots) > 1 else spots
    for x, y, radius in line:
        pygame.draw.circle(sheet, ink, (x * FINE, y * FINE), max(0.5, radius) * FINE)


def _polygon(sheet: pygame.Surface, spots: Sequence[Spot], ink: tuple[int, int, int]) -> None:
    pygame.draw.polygon(sheet, ink, [(x * FINE, y * FINE) for x, y in spots])


def _curve(spots: Sequence[Spot]) -> Iterator[Spot]:
    """Points close together on a smooth line through `spots` (Catmull–Rom)."""
    ends = [spots[0], *spots, spots[-1]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        steps = max(4, round(math.dist(b[:2], c[:2]) * 2))
        for step in range(steps):
            t = step / steps
            yield tuple(
                (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2
                 + (3 * q - p - 3 * r + s) * t**3) / 2
                for p, q, r, s in zip(a, b, c, d, strict=True)
            )  # fmt: skip
    yield spots[-1]


def traced(sheet: pygame.Surface) -> str:
    """The white parts as SVG path data: outer lines and the holes in them."""
    white = pygame.mask.from_threshold(sheet, WHITE, (40, 40, 40))
    black = white.copy()
    black.invert()
    lines = [part.outline() for part in white.connected_components(200)]
    for part in black.connected_components(120):
        line = part.outline()
        if not any(x in (0, SIDE - 1) or y in (0, SIDE - 1) for x, y in line):
            lines.append(line)
    return "".join(_path(line) for line in lines)


def _path(line: list[tuple[int, int]]) -> str:
    far = max(range(len(line)), key=lambda index: math.dist(line[index], line[0]))
    kept = _simple(line[: far + 1])[:-1] + _simple([*line[far:], line[0]])[:-1]
    return "M" + "L".join(f"{x / FINE:.1f} {y / FINE:.1f}" for x, y in kept) + "Z"


def _simple(line: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The line without the points that lie within the tolerance of what is kept."""
    kept = {0, len(line) - 1}
    open_parts = [(0, len(line) - 1)]
    while open_parts:
        start, end = open_parts.pop()
        (x1, y1), (x2, y2) = line[start], line[end]
        length = math.hypot(x2 - x1, y2 - y1) or 1.0
        away = [
            (abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length, start + 1 + index)
            for index, (x, y) in enumerate(line[start + 1 : end])
        ]
        farthest = max(away, default=(0.0, 0))
        if farthest[0] > TOLERANCE:
            kept.add(farthest[1])
            open_parts += [(start, farthest[1]), (farthest[1], end)]
    return [line[index] for index in sorted(kept)]


def main(names: list[str]) -> None:
    """Write the icons and the list of them."""
    specs, _ = read(SPECS, dict[str, list[Stroke]])
    index = ICONS / "icons.json"
    listed = json.loads(index.read_text(encoding="utf-8"))
    for name in names or specs:
        data = traced(drawn(specs[name]))
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" '
            f'viewBox="0 0 512 512"><path fill="#ffffff" fill-rule="evenodd" d="{data}"/></svg>\n'
        )
        (ICONS / f"{name}.svg").write_text(svg, encoding="utf-8")
        listed["icons"][name] = {"group": GROUP, "author": AUTHOR}
        print(f"{name}: {len(svg)} bytes")
    index.write_text(json.dumps(listed, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="which icons; all if none are named")
    main(parser.parse_args().names)
