"""One match on the screen: who sits where, what each may see, whose move is awaited.

Scenes of the table and around it talk to `Session` only. Nothing here draws, and nothing here
knows pygame or a particular game.
"""

from scenes.session.autosave import AtOnce, Autosave, Keeper
from scenes.session.chronicle import Happening
from scenes.session.opponents import Answer, InlineOpponents, Opponents, Question
from scenes.session.session import PACE, Session
from scenes.session.sharing import Sharing

__all__ = [
    "PACE",
    "Answer",
    "AtOnce",
    "Autosave",
    "Happening",
    "InlineOpponents",
    "Keeper",
    "Opponents",
    "Question",
    "Session",
    "Sharing",
]
