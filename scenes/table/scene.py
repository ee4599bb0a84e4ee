"""The screen of a table, as far as it is the same for every game: its match, and ways to others."""

from __future__ import annotations

from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Session
from scenes.ui.box import Point


class TableScene(Scene):
    """Base of the screens on which a match is played."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session

    def units(self, pos: tuple[int, int]) -> Point:
        """The place of an event in units of the window as it is now."""
        return self.frame.units(pos)

    def tell_notices(self) -> None:
        """Show what the session has to say beside the play."""
        for notice in self.session.take_notices():
            self.toasts.show(self.services.texts.say(notice))

    def open_rules(self, clause: str = "") -> None:
        """The rulebook of the game, at a clause."""
        game = self.session.match.setup.game
        self.services.manager.open("rulebook", game=game, clause=clause)

    def pause(self) -> None:
        """The menu of the match."""
        self.services.manager.open("pause", session=self.session)
