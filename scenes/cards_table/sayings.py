"""The words of a table for what is being shown, as the telling of happenings asks for them."""

from __future__ import annotations

from game.core.events import Battled, Ended, Event, TurnBegan
from game.core.types import Seat, State
from scenes.cards_table.log import captions
from scenes.cards_table.words import Words
from scenes.session import Happening


class TableSayings:
    """Says what happens in the words of one table."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def banner(self, event: Event) -> tuple[str, str] | None:
        """Words and small words across the table, None for no banner."""
        words = self._words
        match event:
            case TurnBegan(turn, seat):
                return words.whose(seat), words.turn(turn)
            case Ended(outcome):
                return words.ends(outcome), words.phrases.reason(outcome.reason, words.language)
        return None

    def captions(self, happening: Happening) -> list[str]:
        """What is done in a happening, a line for each act that is announced, in order."""
        return captions(happening, self._words)

    def battle(self, event: Battled, state: State) -> str:
        """Two dinosaurs meet: their values."""
        words, (mine, theirs) = self._words, event.values
        return words.tr(
            "{card} {mine} against {theirs} {target}",
            card=words.card(state, event.attacker),
            mine=mine,
            theirs=theirs,
            target=words.card(state, event.defender),
        )

    def passes(self, seat: Seat) -> str:
        """A seat lets a window pass."""
        return self._words.passes(seat)

    def level(self, level: int) -> str:
        """A level, short."""
        return self._words.level(level)

    def keyword(self, keyword: str) -> str:
        """The name of a keyword."""
        return self._words.keyword(keyword)
