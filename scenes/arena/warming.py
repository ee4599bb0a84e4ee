"""Draws pictures before they are needed, one at a time while nobody is waiting.

A piece at a turn it has not been seen at yet costs some milliseconds the first time; done here in
idle moments, no frame of a move is late for it. Everything goes into the drawing kit's own caches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.core.types import HIDDEN
from scenes.arena.board_painting import BADGE_SHARE, beasts
from scenes.arena.layout import SIDES
from scenes.arena.picture import Picture, PieceSprite
from scenes.arena.view import ArenaView
from scenes.draw.frame import Frame
from scenes.draw.pieces import PieceState, draw_piece
from scenes.draw.seals import Mark, mark_picture

SEAL_SHARE = 0.46
OWN_STATES = (PieceState.NORMAL, PieceState.HOVER, PieceState.SELECTED, PieceState.LIFTED)


def warming(view: ArenaView, frame: Frame, picture: Picture) -> Iterator[Callable[[], object]]:
    """Small tasks, the likeliest first: marks of results, then pieces at every quarter turn."""
    side = view.table.squares.side
    for mark in Mark:
        for share in (BADGE_SHARE, SEAL_SHARE):
            yield partial(mark_picture, frame.px(side * share), mark)
    for sprite in picture.pieces.values():
        if sprite.kind != HIDDEN:
            yield from _turns(view, frame, sprite)


def _turns(view: ArenaView, frame: Frame, sprite: PieceSprite) -> Iterator[Callable[[], object]]:
    """One piece as it may come to stand on the board; the other player's is never lit."""
    scrap = pygame.Surface((1, 1))
    size = view.table.on_square(view.table.arena.circles[0]).size
    own = sprite.owner == view.table.bottom
    for state in OWN_STATES if own else OWN_STATES[:1]:
        for degrees in (0, 90, 180, 270):
            yield partial(
                draw_piece, scrap, frame, (0.0, 0.0), size, SIDES[sprite.owner],
                beasts(sprite.kind), degrees=degrees, front=view.table.front(sprite.owner),
                state=state,
            )  # fmt: skip
