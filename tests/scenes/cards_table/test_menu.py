"""The sheet on how a table is played has room for its words, however large they are."""

import pygame
import pytest

from scenes.cards_table.menu import CONTROL, ROW, SEGMENT
from scenes.draw.frame import Frame
from scenes.draw.text import paragraph_height


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_two_lines_about_a_choice_end_above_the_next(scale: float) -> None:
    pygame.font.init()
    frame = Frame(1280, 720, scale)
    words = "Asks once while something could still attack or be summoned."
    tall = paragraph_height(frame, words, CONTROL - 8, size=16, leading=1.35)
    assert SEGMENT + 9 + tall <= ROW
