"""What happened in a match, as each seat may see it: the story so far, and what is still unshown.

Events can be redacted only right after they happened, so every group of actions is recorded here
for all watching seats at once. Knows nothing of who decides, or of screens.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from game.core.events import Event
from game.core.match import Match
from game.core.rules import rules_of
from game.core.types import Action, Seat, State
from scenes.session.sharing import lend_faces


@dataclass(frozen=True, slots=True)
class Happening:
    """One group of actions carried out, as one seat may see it.

    `seat` acted, None for the opening of the match or when moves were taken back; `actions` are
    left out where they are secret. `before` and `after` are views: never change them.
    """

    seat: Seat | None
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    before: State
    after: State


class Chronicle:
    """The story of one match, told to each of `seats` in its own words."""

    def __init__(self, match: Match, seats: Iterable[Seat]) -> None:
        self._match = match
        self.secret_kinds = rules_of(match.setup.game).secret_kinds(match.setup.config)
        self._is_open = False
        self.views: dict[Seat, State] = {seat: match.view(seat) for seat in seats}
        self.told: dict[Seat, list[Happening]] = {seat: [] for seat in self.views}
        self._unshown: dict[Seat, deque[Happening]] = {seat: deque() for seat in self.views}

    def tell(self, seat: Seat | None, actions: Iterable[Action], events: list[Event]) -> None:
        """Record what has just happened in the match."""
        done = tuple(actions)
        for watcher in self.views:
            happening = Happening(
                seat,
                tuple(a for a in done if a.seat == watcher or a.kind not in self.secret_kinds),
                tuple(self._match.redacted(events, watcher)),
                self.views[watcher],
                self._look(watcher),
            )
            self.told[watcher].append(happening)
            self._unshown[watcher].append(happening)

    def take_back(self, groups: int) -> None:
        """Record that only the first groups of actions still stand."""
        for watcher in self.views:
            del self.told[watcher][1 + groups :]
            undone = Happening(None, (), (), self.views[watcher], self._look(watcher))
            self._unshown[watcher] = deque([undone])

    def open_up(self, *, is_open: bool) -> None:
        """From now on every watcher sees what any of them may see, or only their own again."""
        if is_open != self._is_open:
            self._is_open = is_open
            for watcher in self.views:
                self._look(watcher)

    def _look(self, watcher: Seat) -> State:
        view = self._match.view(watcher)
        if self._is_open:
            lend_faces(view, [self._match.view(other) for other in self.views])
        self.views[watcher] = view
        return view

    def take_unshown(self, watcher: Seat) -> list[Happening]:
        """What this seat has not been shown yet, in order."""
        found = list(self._unshown[watcher])
        self._unshown[watcher].clear()
        return found

    def share_shown(self, shown_to: Seat, other: Seat) -> None:
        """Two people look at one picture: what one was shown, the other has seen as well."""
        waiting = len(self._unshown[shown_to])
        while len(self._unshown[other]) > waiting:
            self._unshown[other].popleft()

    def views_differ(self) -> bool:
        """Whether some seat now knows what another may not."""
        looks = [_knowledge(view) for view in self.views.values()]
        return any(look != looks[0] for look in looks)


def _knowledge(view: State) -> tuple[object, ...]:
    """What a view tells of the table, without the question that is pending."""
    return view.cards, view.tracks, view.zones, view.modifiers, view.agenda
