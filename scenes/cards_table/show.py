"""Shows what the session reports: feeds happenings to the director, replays a turn, tidies up.

Owns the picture of one table and the queue of beats. The truth is the session's; `finish` always
leaves the picture where the view says. Takes no input and paints nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from scenes.cards_table.choreography import Choreography
from scenes.cards_table.layout import Places
from scenes.cards_table.picture import Picture, is_at, poses
from scenes.cards_table.telling import Sayings, Telling
from scenes.services import Services
from scenes.session import Happening, Session
from scenes.stage.director import Beat, Director
from scenes.stage.tween import Motion
from scenes.table.story import is_told, last_turn, whole_match

ARRANGE: Final = 0.18
"""Seconds a card takes back to its place."""


class Show:
    """The moving picture of one session on one table.

    `prepare` does a little for what is shown next and says whether that may begin.
    """

    def __init__(
        self,
        session: Session,
        services: Services,
        sayings: Sayings,
        places: Places,
        prepare: Callable[[], bool],
    ) -> None:
        self.session = session
        self._services = services
        self._say = sayings
        self.places = places
        self.director = Director(
            play_sound=services.sound.play,
            on_cut=services.manager.cross_fade,
            level=services.motion,
            speed=services.settings.speed,
        )
        self.director.prepare = prepare
        unshown = [one for one in session.happenings() if is_told(one)]
        first = unshown[0].before if unshown else session.view
        self.picture = Picture.of(first, places)
        self._work = Choreography(self.picture, places)
        self.is_replaying = self.is_whole = False
        self.being_told: list[Happening] = []
        """What is being shown for the first time, the latest last."""
        self.feed(unshown)

    def renew(self, sayings: Sayings) -> None:
        """Language, speed or the amount of motion may have changed."""
        self._say = sayings
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
        if self.is_idle:
            self.being_told.clear()
            if self.is_replaying:
                self._end_replay()

    def finish(self) -> None:
        """Skip to the end of everything that is being shown."""
        self.director.finish()
        self.being_told.clear()
        if self.is_replaying:
            self._end_replay()

    def turn_table(self, places: Places) -> None:
        """Look at the table from another side, or into other hands, at once."""
        self.finish()
        self.places = self._work.places = places
        self.picture.lay(self.session.view, places)

    # --- showing

    def feed(self, happenings: Iterable[Happening]) -> None:
        """Queue what has happened."""
        for happening in happenings:
            if self.director.is_idle:
                self._work.resume()
            if not is_told(happening):
                self.arrange()
                continue
            own = happening.seat is not None and self.session.is_human(happening.seat)
            self.being_told.append(happening)
            self._tell(happening, own=own)

    def _tell(self, happening: Happening, *, own: bool) -> None:
        telling = Telling(self._work, happening, self._say, own=own)
        self.director.play(*telling.beats(happening.events))

    def arrange(self) -> None:
        """Bring every card quickly to where it belongs: after a drop beside, or a taking back."""
        self.director.finish()
        self._work.resume()
        view, places, picture = self.session.view, self.places, self.picture
        motions: list[Motion] = []
        for card_id, pose in poses(view, places).items():
            sprite = picture.sprite(card_id, view.cards[card_id].owner, pose)
            if not is_at(sprite.pose(), pose):
                sprite.lifted = True
                motions += self._work.go(sprite, pose.place, ARRANGE)
        rest = Beat(tuple(motions), on_end=lambda: picture.lay(view, places))
        self.director.play(rest)

    def replay(self, *, whole: bool = False) -> bool:
        """Show the last finished turn once more, or the `whole` match; False where there is
        nothing to show."""
        self.finish()
        happenings = whole_match(self.session) if whole else last_turn(self.session)
        if not happenings:
            return False
        self.picture.lay(happenings[0].before, self.places)
        self.is_replaying, self.is_whole = True, whole
        self._work.resume()
        for happening in happenings:
            self._tell(happening, own=False)
        return True

    def _end_replay(self) -> None:
        self.is_replaying = self.is_whole = False
        self.picture.lay(self.session.view, self.places)
