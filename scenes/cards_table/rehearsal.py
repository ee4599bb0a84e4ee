"""Everything a table draws sooner or later beside its cards, drawn once where nobody sees it.

Lit panels, the seal of each phase, marks, results, splashes, the words of a turn: each takes some
milliseconds the first time, which a frame in which cards fly does not have. Draws only what is
kept as a picture; decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import pygame

from scenes.cards_table.cards_painting import AIMED, FORESEEN, verdict_size
from scenes.cards_table.choreography import BEATEN, SEAL_SIZE
from scenes.cards_table.doubts import doubt
from scenes.cards_table.effects_painting import marked_life, marked_slot
from scenes.cards_table.layout import Places, rects
from scenes.cards_table.numbers import STATES_OF_MARKS
from scenes.cards_table.words import Words
from scenes.draw.banner import draw_banner
from scenes.draw.buttons import Kind, State, draw_button
from scenes.draw.cards.impacts import draw_damage, draw_verdict
from scenes.draw.cards.laying import drop_shadow
from scenes.draw.cards.marks import CardMark, draw_box_mark, draw_card_mark
from scenes.draw.cards.phases import draw_phase_bar
from scenes.draw.cards.plates import draw_discs
from scenes.draw.frame import Frame
from scenes.draw.panels import Look, draw_panel
from scenes.draw.seals import Mark, draw_mark, draw_seal
from scenes.table.strip import SEAL
from scenes.ui.box import Box
from scenes.ui.widget import Widget

AWAY: Final = (0.0, 0.0)
SEALS: Final = "報番待選攻召呪対盾問否"
"""The seals of the strip that come up in nearly every match."""
LINES: Final = 3
"""Up to so many lines of a question its tablet is ready."""
SIZES: Final = 8
"""Pixels between the shadows of a card that grows in flight."""
MOST_LOST: Final = 3
"""Up to so many points a loss of life is ready to be written."""

_Act = Callable[[pygame.Surface], object]


def rehearsal(frame: Frame, places: Places, words: Words) -> Iterator[bool]:
    """The acts, one each time one is asked for."""
    nowhere = pygame.Surface((1, 1))
    for act in _acts(frame, places, words):
        act(nowhere)
        yield True


def _acts(frame: Frame, places: Places, words: Words) -> Iterator[_Act]:
    for seat in (0, 1):
        yield partial(_banner, frame, words.whose(seat))
        for look in (Look.ACTIVE, Look.NORMAL):
            yield partial(_panel, frame, places.side(seat).panel, look)
    for current in range(len(words.phases())):
        yield partial(_phases, frame, words, current)
    yield from _questions(frame, words)
    yield from _buttons(frame)
    yield from _marks(frame, places)
    yield from _impacts(frame)
    yield from _shadows(frame)
    for disc in (*words.terms.keywords, *STATES_OF_MARKS):
        yield partial(_disc, frame, disc)


def _questions(frame: Frame, words: Words) -> Iterator[_Act]:
    """The seals of the strip, and the tablets of second thoughts with their answers."""
    for letters in SEALS:
        yield partial(_seal, frame, letters)
    dialogs = [doubt(words, "", "\n".join(["…"] * lines)) for lines in range(1, LINES + 1)]
    for dialog in dialogs:
        dialog.arrange(frame)
        yield partial(_paint, frame, dialog)
    for button in dialogs[0].children:
        yield partial(_paint, frame, button)


def _buttons(frame: Frame) -> Iterator[_Act]:
    """The two at the lower right, as they are while they mean something and while not."""
    for box, kind in ((rects().next, Kind.PLAIN), (rects().finish, Kind.PRIMARY)):
        for state in (State.NORMAL, State.DISABLED, State.HOVER, State.HOVER | State.PRESSED):
            yield partial(_button, frame, box, kind, state)


def _shadows(frame: Frame) -> Iterator[_Act]:
    """Those of a card that flies from a pile to a hand, or from there to its slot."""
    least, most = (frame.px(width) for width in (rects().below.deck.w, rects().hand_card))
    for wide in range(least // SIZES * SIZES, most + SIZES, SIZES):
        yield partial(_shadow, frame, wide)


def _marks(frame: Frame, places: Places) -> Iterator[_Act]:
    for mark in (CardMark.USABLE, CardMark.SELECTED, CardMark.LEGAL):
        yield partial(_mark, frame, rects().hand_card, mark, 0)
    for mark in (CardMark.USABLE, CardMark.SELECTED, CardMark.LEGAL, CardMark.TARGETED):
        for degrees in (0, 90):
            yield partial(_mark, frame, rects().slot_card, mark, degrees)
    slot = places.slot_box(places.slots(places.bottom)[0])
    yield partial(_box_mark, frame, marked_slot(slot), CardMark.LEGAL)
    life = marked_life(places.side(1 - places.bottom).life)
    for mark in (CardMark.LEGAL, CardMark.TARGETED):
        yield partial(_box_mark, frame, life, mark)


def _impacts(frame: Frame) -> Iterator[_Act]:
    for size in (FORESEEN, AIMED, SEAL_SIZE):
        for mark in Mark:
            yield partial(_result, frame, size, mark)
    yield partial(_verdict, frame)
    for lost in range(1, MOST_LOST + 1):
        yield partial(_damage, frame, lost)


def _banner(frame: Frame, words: str, to: pygame.Surface) -> None:
    draw_banner(to, frame, words, 0.0)


def _seal(frame: Frame, letters: str, to: pygame.Surface) -> None:
    draw_seal(to, frame, AWAY, SEAL, letters)


def _paint(frame: Frame, widget: Widget, to: pygame.Surface) -> None:
    widget.paint(to, frame)


def _button(frame: Frame, box: Box, kind: Kind, state: State, to: pygame.Surface) -> None:
    draw_button(to, frame, box, "", kind, state)


def _shadow(frame: Frame, wide: int, to: pygame.Surface) -> None:
    drop_shadow(to, frame, (0, 0), wide, lift=1.0)


def _panel(frame: Frame, box: Box, look: Look, to: pygame.Surface) -> None:
    draw_panel(to, frame, box, look=look)


def _phases(frame: Frame, words: Words, current: int, to: pygame.Surface) -> None:
    draw_phase_bar(to, frame, rects().phases, "", "", words.phases(), current)


def _mark(frame: Frame, width: float, mark: CardMark, degrees: float, to: pygame.Surface) -> None:
    draw_card_mark(to, frame, AWAY, width, mark, degrees=degrees)


def _box_mark(frame: Frame, box: Box, mark: CardMark, to: pygame.Surface) -> None:
    draw_box_mark(to, frame, box, mark)


def _result(frame: Frame, size: float, mark: Mark, to: pygame.Surface) -> None:
    draw_mark(to, frame, AWAY, size, mark)


def _verdict(frame: Frame, to: pygame.Surface) -> None:
    draw_verdict(to, frame, AWAY, verdict_size(rects().slot_card), BEATEN)


def _damage(frame: Frame, lost: int, to: pygame.Surface) -> None:
    draw_damage(to, frame, AWAY, -lost)


def _disc(frame: Frame, name: str, to: pygame.Surface) -> None:
    draw_discs(to, frame, AWAY, [name])
