"""An English sentence in the making: how it can stand, and how two of them go together."""

from __future__ import annotations

import re
from typing import NamedTuple

from game.cards.writer.english.nouns import listed


class Said(NamedTuple):
    """An action as a sentence without capital and full stop, and as it stands after "you may".

    `when` is how long it lasts, said at the end. `is_told`: it says what becomes of cards, not what
    to do. `is_short`: another that lasts as long may be joined to it. `is_apart`: it needs a
    sentence of its own. `is_it`: it is about cards that have been named before.
    """

    plain: str
    bidden: str
    when: str = ""
    is_told: bool = False
    is_short: bool = False
    is_apart: bool = False
    is_it: bool = False

    @property
    def whole(self) -> str:
        """The sentence with its time."""
        return self.plain + self.when

    @property
    def after_may(self) -> str:
        """The same after "you may"."""
        return self.bidden + self.when


def has_stop(text: str) -> bool:
    """Whether a text is more than one sentence; "Lv. 2" is none."""
    return re.search(r"\. [A-Z(]", text) is not None


def same(text: str) -> Said:
    """An instruction, which is the same after "you may"."""
    return Said(text, text)


def after(first: Said, then: Said) -> Said:
    """One thing and then another: "draw 2 cards, then discard a card"."""
    return Said(f"{first.whole}, then {then.whole}", f"{first.after_may}, then {then.after_may}")


def together(first: Said, then: Said) -> Said | None:
    """Two changes in one sentence, if they last as long and are said alike."""
    if not first.when or (first.when, first.is_told) != (then.when, then.is_told):
        return None
    if not (first.is_short and then.is_short):
        return None
    plain, bidden = listed([first.plain, then.plain]), listed([first.bidden, then.bidden])
    return Said(plain, bidden, first.when, is_told=first.is_told)
