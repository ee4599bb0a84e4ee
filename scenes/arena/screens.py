"""The room of onmyo: which of its screens a match needs now."""

from __future__ import annotations

from scenes.arena.scene import ArenaScene
from scenes.arena.setup.scene import SETUP_KINDS, SetupScene
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Session


def scene_for(session: Session, services: Services) -> Scene:
    """The set-up while orbs are placed, the arena afterwards."""
    decision = session.view.decision
    if decision is not None and decision.kind in SETUP_KINDS:
        return SetupScene(services, session)
    return ArenaScene(services, session)
