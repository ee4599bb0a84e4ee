"""The room of onmyo: which of its screens a match needs now."""

from __future__ import annotations

from scenes.arena.scene import ArenaScene
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Session


def scene_for(session: Session, services: Services) -> Scene:
    """The arena."""
    return ArenaScene(services, session)
