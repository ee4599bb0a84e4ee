"""How the screen of who goes first looks at one moment: both players, their cards, the coin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.core.types import Seat
from scenes.draw.frame import Frame
from scenes.draw.seals import Mark, draw_mark
from scenes.draw.text import draw_text, text_size
from scenes.first_player.coin import draw_coin
from scenes.first_player.hands import draw_card_place, draw_hand_card
from scenes.first_player.round import Round
from scenes.lobby.seats import draw_emblem
from scenes.stage.tween import cubic_out
from scenes.ui.box import Box

MIDDLE: Final = 960.0
SIDES: Final = (470.0, 1450.0)
"""Middles of the two players' halves."""
CARD: Final = (252.0, 354.0)
CARD_TOP: Final = 286.0
CENTRE: Final = (MIDDLE, 462.0)
COIN: Final = 330.0
MARK: Final = 92.0
EMBLEM: Final = 84.0
EMBLEM_GAP: Final = 16.0
NAME_SIZE: Final = 26.0
SIDE_SIZE: Final = 19.0
NAME_ROOM: Final = 400.0
"""Units a name may take beside the emblem."""
AGAINST: Final = "対"
"""Brushed between the two, as part of the picture."""
FAINT: Final = (230, 198, 127, 46)


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that is seen.

    `chosen` tells whose card lies face down; `round` is there while hands decide; `coin` names the
    face a coin shows in the end, and `thrown` how far it has flown (0 to 1). `sides` are empty
    where they mean nothing.
    """

    game: str
    heading: str
    line: str
    verdict: str
    call: str
    names: tuple[str, str]
    sides: tuple[str, str]
    emblems: tuple[str, str]
    chosen: tuple[bool, bool]
    round: Round | None
    coin: Seat | None
    thrown: float


def paint(surface: pygame.Surface, frame: Frame, look: Look) -> None:
    """Draw it over the ground."""
    draw_text(
        surface, frame, look.heading, (MIDDLE, 70),
        size=40, role="display", ink="heading", align="center", width=1500,
    )  # fmt: skip
    draw_text(surface, frame, look.line, (MIDDLE, 130), size=22, align="center", width=1760)
    for seat in (0, 1):
        _paint_player(surface, frame, look, seat)
        if look.round is not None:
            _paint_card(surface, frame, look, look.round, seat)
    if look.coin is not None:
        draw_coin(surface, frame, CENTRE, COIN, look.coin, signs=look.emblems, thrown=look.thrown)
    elif not look.call:
        draw_text(
            surface, frame, AGAINST, CENTRE,
            size=230, role="brush", ink=FAINT, align="center", fixed=True,
        )  # fmt: skip
    if look.call:
        role = "display" if look.call.isascii() else "brush"  # the brush has no Latin hand
        draw_text(
            surface, frame, look.call, CENTRE, size=124, role=role, ink="heading",
            align="center", width=620, fixed=True, shadow=(0, 0, 0, 160),
        )  # fmt: skip
    draw_text(
        surface, frame, look.verdict, (MIDDLE, 800),
        size=52, role="display", ink="heading", align="center", width=1700,
    )  # fmt: skip


def _paint_player(surface: pygame.Surface, frame: Frame, look: Look, seat: Seat) -> None:
    """The emblem with the names beside it, together in the middle over the card."""
    name, side = look.names[seat], look.sides[seat]
    wide = max(
        text_size(frame, name, size=NAME_SIZE, role="display")[0],
        text_size(frame, side, size=SIDE_SIZE)[0],
    )
    left = SIDES[seat] - (EMBLEM + EMBLEM_GAP + min(wide, NAME_ROOM)) / 2
    draw_emblem(
        surface, frame, (left + EMBLEM / 2, 220), EMBLEM, seat=seat, sign=look.emblems[seat]
    )
    x = left + EMBLEM + EMBLEM_GAP
    draw_text(
        surface, frame, name, (x, 202 if side else 220),
        size=NAME_SIZE, role="display", ink="heading", width=NAME_ROOM,
    )  # fmt: skip
    draw_text(surface, frame, side, (x, 240), size=SIDE_SIZE, ink="text_second", width=NAME_ROOM)


def _paint_card(
    surface: pygame.Surface, frame: Frame, look: Look, played: Round, seat: Seat
) -> None:
    box = Box(SIDES[seat] - CARD[0] / 2, CARD_TOP, *CARD)
    if played.hands is None:
        if look.chosen[seat]:
            draw_hand_card(surface, frame, box, None, look.game)
        else:
            draw_card_place(surface, frame, box)
        return
    hand = played.hands[seat] if played.turned > 0.5 else None
    won = played.winner == seat and played.sealed > 0.0
    draw_hand_card(surface, frame, box, hand, look.game, width=abs(1 - 2 * played.turned), lit=won)
    if won:
        size = MARK * (1.6 - 0.6 * cubic_out(played.sealed))
        draw_mark(surface, frame, (box.right - 8, box.y + 32), size, Mark.WIN)
