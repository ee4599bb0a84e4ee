"""The room of the card games: which of its screens a match needs now."""

from __future__ import annotations

from game.texts import Texts
from scenes.cards_table.finished import FinishedTable
from scenes.cards_table.scene import CardTableScene
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Session, Sharing
from scenes.session.sharing import write_sharing
from scenes.storage.settings import Settings


def first_notes(settings: Settings) -> dict[str, str]:
    """What a new match between two people begins with: hands are shared as in the last one."""
    notes: dict[str, str] = {}
    write_sharing(notes, Sharing(settings.sharing))
    return notes


def called_for(session: Session, texts: Texts) -> str:
    """What a person is wanted for, in words that give nothing away; "" where nobody is asked."""
    decision = session.match.state.decision
    if decision is None:
        return ""
    match decision.kind:
        case "counter" | "block":
            return texts.tr("An attack is to be answered.")
        case "redraw":
            return texts.tr("The first hand is to be looked at.")
        case "main" | "attack":
            return texts.trc("cards", "Your turn")
    return texts.tr("A choice is to be made.")


def seen_again(session: Session, services: Services) -> Scene:
    """The table of a match that is over, to lie over its result."""
    return FinishedTable(services, session)


def scene_for(session: Session, services: Services) -> Scene:
    """The table: everything is played there, the redraw as well."""
    return CardTableScene(services, session)
