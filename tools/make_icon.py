"""Makes assets/icon.png, the seal on the window and in the task bar: 闘 on vermilion.

    python -m tools.make_icon

Drawn with the same kit as the seals on the screen; the same kit gives the same bytes.
"""

import pygame

from game.resources import ASSET_ROOT
from scenes.draw.frame import Frame
from scenes.draw.seals import draw_seal
from scenes.headless import open_display

SIDE = 128
LARGER = 8
"""Drawn this much larger and shrunk: window icons are looked at closely."""


def main() -> None:
    """Write the file."""
    open_display()
    pygame.display.set_mode((64, 64))
    side = SIDE * LARGER
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    draw_seal(sheet, Frame(1920, 1080), (side / 2, side / 2), side, "闘")
    pygame.image.save(pygame.transform.smoothscale(sheet, (SIDE, SIDE)), ASSET_ROOT / "icon.png")


if __name__ == "__main__":
    main()
