"""Shows what the session reports: feeds happenings to the director, replays a turn, tidies up.

Owns the picture of one table and the queue of beats. The truth is the session's; `finish` always
leaves the picture where the view says. Takes no input and paints nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from game.core.events import Announced, Ended, Event, TurnBegan
from game.core.types import CardId, State
from game.onmyo import flow
from game.onmyo.orbs import ORBS
from game.onmyo.record import entries
from game.onmyo.table import SPENT
from scenes.arena.choreography import Choreography
from scenes.arena.layout import Table
from scenes.arena.picture import NOWHERE, Picture, Standing, poses
from scenes.arena.prompts import Prompter
from scenes.people import side_of, wins
from scenes.services import Services
from scenes.session import Happening, Session
from scenes.stage.director import Beat, Director
from scenes.stage.tween import Motion, cubic_out
from scenes.table.story import last_turn

ARRANGE: Final = 0.16
"""Seconds a piece takes to where a plan has put it, or back."""
_ANNOUNCED: Final = ("placements_open", "game_over", "sides_exchanged")


class Show:
    """The moving picture of one session on one table."""

    def __init__(
        self, session: Session, services: Services, prompter: Prompter, table: Table
    ) -> None:
        self.session = session
        self._services = services
        self.prompter = prompter
        self.table = table
        self.picture = Picture(session.view)
        self.director = Director(
            play_sound=services.sound.play,
            on_cut=services.manager.cross_fade,
            level=services.motion,
            speed=services.settings.speed,
        )
        self._work = Choreography(self.picture, table, self._say)
        self.is_replaying = False
        self._begin(session.happenings())

    def _begin(self, unshown: list[Happening]) -> None:
        """Tell what the viewer has not seen of the play; the set-up was not played here."""
        played = [one for one in unshown if one.before.phase == flow.PLAY]
        self.picture.lay(played[0].before if played else self.session.view, self.table)
        if played:
            self.feed(played)
        else:
            self._announce(unshown)
            self.picture.trail = _last_path(self.session)

    def _announce(self, unshown: Iterable[Happening]) -> None:
        events = [event for one in unshown for event in one.events]
        begun = [event for event in events if isinstance(event, TurnBegan)]
        if begun:
            self._work.resume()
            self.director.play(*self._work.banner(begun[-1]))

    def renew(self, prompter: Prompter) -> None:
        """Language, speed or the amount of motion may have changed."""
        self.prompter = prompter
        self.director.level = self._services.motion
        self.director.speed = self._services.settings.speed

    # --- state

    @property
    def is_idle(self) -> bool:
        """Whether everything that happened has been shown."""
        return self.director.is_idle

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.director.update(seconds)
        if self.is_replaying and self.is_idle:
            self._end_replay()

    def finish(self) -> None:
        """Skip to the end of everything that is being shown."""
        self.director.finish()
        if self.is_replaying:
            self._end_replay()

    def turn_table(self, table: Table) -> None:
        """Look at the table from another side, at once."""
        self.finish()
        self.table = self._work.table = table
        self.picture.lay(self.session.view, table)

    # --- showing

    def feed(self, happenings: Iterable[Happening], paid: str = "") -> None:
        """Queue what has happened; `paid` orbs are shown as spent by a plan already."""
        for happening in happenings:
            if self.director.is_idle:
                self._work.resume()
            if happening.seat is None and not happening.actions:
                self.picture.trail = ()
                self.arrange(happening.after)
                continue
            own = self.session.is_human(happening.seat) if happening.seat is not None else True
            if paid:
                self._pay_already(happening, paid)
            self.director.play(*self._work.beats(happening, own=own, paid=paid))
            paid = ""

    def _pay_already(self, happening: Happening, paid: str) -> None:
        """The picture goes on from where the plan had brought it."""
        assert happening.seat is not None
        before = happening.before.tracks
        spent = "".join(orb * before[happening.seat, SPENT[orb]] for orb in ORBS)
        self.picture.spent, self.picture.spender = spent + paid, happening.seat
        for orb in paid:
            self.picture.wheels[happening.seat, orb] -= 1

    def arrange(self, view: State, moved: Mapping[CardId, Standing] = NOWHERE) -> None:
        """Bring every piece quickly to where it belongs; the rest is there at once."""
        self.director.finish()
        self._work.resume()
        motions: list[Motion] = []
        for card, pose in poses(view, self.table, moved).items():
            sprite = self.picture.pieces[card]
            if sprite.pose() == pose:
                continue
            sprite.lifted = sprite.lifted or abs(sprite.y - pose.y) + abs(sprite.x - pose.x) > 1
            for name, value in zip(("x", "y", "size"), pose[:3], strict=True):
                motions.append(Motion(sprite, name, value, ARRANGE, cubic_out))
            motions.append(self._work.turn(card, pose.degrees))
        rest = Beat(tuple(motions), on_end=lambda: self.picture.lay(view, self.table, moved))
        self.director.play(rest)

    def replay(self) -> bool:
        """Show the last finished turn once more; False where there is none."""
        self.finish()
        happenings = last_turn(self.session)
        if not happenings:
            return False
        self.picture.lay(happenings[0].before, self.table)
        self.picture.trail = ()
        self.is_replaying = True
        self._work.resume()
        for happening in happenings:
            self.director.play(*self._work.beats(happening, own=False))
        return True

    def _end_replay(self) -> None:
        self.is_replaying = False
        self.picture.lay(self.session.view, self.table)

    # --- words across the board

    def _say(self, event: Event) -> tuple[str, str] | None:
        tr, say = self.prompter.texts.tr, self.prompter
        match event:
            case TurnBegan(_, seat) if self.session.is_human(seat) and not self.is_replaying:
                if len(self.session.people) == 1:
                    return tr("Your turn"), ""
                return tr("{name}: your turn", name=say.names[seat]), side_of(
                    "onmyo", seat, say.texts
                )
            case Announced(topic, values) if topic in _ANNOUNCED:
                words = say.words.announcement(topic, say.language, **dict(values))
                return words, ""
            case Ended(outcome) if not self.is_replaying:
                winner, setup = outcome.winner, self.session.match.setup
                headline = tr("A draw") if winner is None else wins(setup, winner, say.texts)
                return headline, say.words.reason(outcome.reason, say.language)
        return None


def _last_path(session: Session) -> tuple[str, ...]:
    """The squares of the last move of a match that is taken up again."""
    found = entries(event for one in session.history for event in one.events)
    return found[-1].path if found else ()
