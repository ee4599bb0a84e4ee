"""The room of the card games: which of its screens a match needs now."""

from __future__ import annotations

from scenes.cards_table.scene import CardTableScene
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Session


def scene_for(session: Session, services: Services) -> Scene:
    """The table: everything is played there, the redraw as well."""
    return CardTableScene(services, session)
