"""What the arena screen says at this moment: the bar, the panels, the record, the hint at an orb.

Reads the session, the show and the play; changes none of them.
"""

from __future__ import annotations

from game.core.match import HUMAN
from game.core.types import Seat
from game.onmyo.record import Entry, entries
from scenes.arena.asking import Asking
from scenes.arena.desk import Desk, DeskMaker, Look
from scenes.arena.playing import Playing
from scenes.arena.prompts import Prompter
from scenes.arena.show import Show
from scenes.people import emblem_of, level_name
from scenes.session import Session


class Reading:
    """The words of one session in one language, with `bottom` the seat at the lower edge."""

    def __init__(
        self, session: Session, showing: Show, playing: Playing, prompter: Prompter, bottom: Seat
    ) -> None:
        self.session = session
        self.showing = showing
        self.playing = playing
        self.say = prompter
        self.bottom = bottom
        self._desks = DeskMaker(prompter)

    def asking(self) -> Asking:
        """What the bar under the board says."""
        picture, say = self.showing.picture, self.say
        playing = self.playing
        if playing.refusal is not None:
            return say.refused(playing.refusal)
        if picture.clash is not None:
            alone = len(self.session.people) == 1
            return say.clash(picture.clash, self.session.viewer if alone else None)
        if self.showing.is_replaying:
            return say.replaying()
        if playing.plan is not None:
            return say.planned(playing.plan, playing.shown_route())
        return say.waiting(self.session.view, thinking=self.session.thinking)

    def desk(self) -> Desk:
        """What stands in the panels."""
        spot = self.playing.sight.spot
        look = Look(
            bottom=self.bottom,
            people=self.session.people,
            kinds=(self._kind(0), self._kind(1)),
            emblems=(self._emblem(0), self._emblem(1)),
            thinking=self.session.thinking and self.showing.is_idle,
            plan=self.playing.plan,
            orb=str(spot[1]) if spot and spot[0] == "orb" else None,
        )
        return self._desks.desk(self.showing.picture, look)

    def _kind(self, seat: Seat) -> str:
        """What plays there, where that is not said by the name already."""
        there, texts = self.session.match.setup.seats[seat], self.say.texts
        if there.player == HUMAN:
            return ""
        return level_name(there.player, texts) if there.name else texts.tr("computer")

    def _emblem(self, seat: Seat) -> str:
        setup = self.session.match.setup
        return emblem_of(setup.seats[seat].player, setup.game, seat)

    def hint(self) -> str:
        """What an orb that is pointed at does; "" for anything else."""
        spot = self.playing.sight.spot
        if spot is None or spot[0] not in ("orb", "other_orb") or self.playing.grip.held:
            return ""
        return self.say.thing("orb", str(spot[1]), "effect")

    def record(self) -> list[Entry]:
        """The turns so far; one that is still going on has no line yet."""
        found = entries(event for one in self.session.history for event in one.events)
        going_on = found and found[-1].seat is not None and found[-1].turn == self.session.view.turn
        return found[:-1] if going_on and not self.session.is_over else found

    def words(self) -> list[str]:
        """The words in the panels."""
        desk = self.desk()
        said = [one for player in desk.players for one in (player.name, player.line, player.counts)]
        return [*said, desk.turn, desk.game, desk.spent.title, self.hint()]
