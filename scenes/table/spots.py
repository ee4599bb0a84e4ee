"""The places of a table that the keyboard can go to, kept in step with what lies there."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Generic

from scenes.table.spot import H, Spot, SpotCalls
from scenes.ui.box import Box
from scenes.ui.group import Group


def _no_lane(_handle: object) -> None:
    """A place that is a row by itself."""


class SpotLayer(Group, Generic[H]):
    """The spots of one table. `label` says what a place is called, to be read aloud."""

    def __init__(self, calls: SpotCalls[H], label: Callable[[H], str]) -> None:
        super().__init__()
        self._calls = calls
        self._label_of = label
        self._spots: dict[H, Spot[H]] = {}

    def keep_up(
        self, places: Iterable[tuple[H, Box]], lane_of: Callable[[H], Box | None] = _no_lane
    ) -> None:
        """Have a spot at each of these places, in this order; a spot that stays keeps the focus.
        `lane_of` says in what row a place lies that is no row by itself, as a fan of cards."""
        wanted = dict(places)
        same = list(wanted) == list(self._spots)
        if not same:
            kept = {handle: self._spots.get(handle) for handle in wanted}
            self.children.clear()
            self._spots = {}
            for handle, box in wanted.items():
                spot = kept[handle] or Spot(box, handle, "", self._calls)
                self._spots[handle] = self.add(spot)
        for handle, box in wanted.items():
            self._spots[handle].box, self._spots[handle].lane = box, lane_of(handle)
            self._spots[handle].label = self._label_of(handle)

    def open_up(self, reach: Container[H], stops: Container[H]) -> None:
        """Let the keyboard go to these places, and Tab stop at those."""
        for handle, spot in self._spots.items():
            spot.focusable, spot.tab_stop = handle in reach, handle in stops

    @property
    def handles(self) -> tuple[H, ...]:
        """All places, in their order."""
        return tuple(self._spots)

    def spot(self, handle: H) -> Spot[H] | None:
        """The spot of a thing."""
        return self._spots.get(handle)
