"""The choice how two people at one device look at their hands: its words, on every screen alike."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.texts import Texts
from scenes.session import Sharing

SHARINGS: Final = (Sharing.HAND_OVER, Sharing.OPEN, Sharing.PEEK)


class SharingWords(NamedTuple):
    """The name of the choice; of each of `SHARINGS` its name and what it means."""

    label: str
    names: tuple[str, ...]
    abouts: tuple[str, ...]


def sharing_words(texts: Texts) -> SharingWords:
    """The words of the choice."""
    tr = texts.tr
    return SharingWords(
        tr("Hands at one device"),
        (tr("Hand over"), tr("Open table"), tr("Hold to look")),
        (
            tr("Doors close whenever the other player has to decide."),
            tr("Both hands lie open. Good for learning, and for playing both sides alone."),
            tr("Your hand opens while you hold H, or on a press until the pointer leaves it."),
        ),
    )
