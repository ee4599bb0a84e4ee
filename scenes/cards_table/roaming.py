"""Where the keyboard goes on the table: what it starts from, what Tab stops at, what arrows reach.

Follows what the player is asked and what he has picked; gives the focus of a scope. Decides no
rule and presses nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from game.core.types import CardId, Handle, State
from game.dino import table
from game.dino.asking import can_attack
from scenes.cards_table.furniture import Furniture
from scenes.cards_table.playing import Playing
from scenes.cards_table.readiness import OWN_PLAY
from scenes.draw.seals import Mark
from scenes.table.spot import Spot
from scenes.ui.scope import Scope
from scenes.ui.widget import Widget


class _Moment(NamedTuple):
    """What decides where the keyboard goes."""

    view: State
    kind: str
    chosen: Handle | None
    is_full: bool


class Roaming:
    """The keyboard on one table."""

    def __init__(self, scope: Scope, furniture: Furniture, playing: Playing) -> None:
        self._scope = scope
        self._furniture = furniture
        self._playing = playing
        self._last: _Moment | None = None
        scope.reach = self._reaches

    def _reaches(self, widget: Widget) -> bool:
        """With something picked, only the places and the answers are left."""
        if self._playing.chosen is None or isinstance(widget, Spot):
            return True
        return widget.parent is self._furniture.strip

    # --- following the question

    def follow(self) -> None:
        """The table is at rest: take up another question, a pick, or one taken back."""
        playing, last = self._playing, self._last
        is_full = playing.picks is not None and playing.picks.is_full
        now = _Moment(playing.view, playing.kind, playing.chosen, is_full)
        self._scope.tidy()
        same = last is not None and last.view is now.view and last[1:] == now[1:]
        if same and (self._scope.focused is not None or playing.decision is None):
            return
        self._last = now
        self._open_up()
        goal = self._goal(last, now)
        if goal is not None and goal is not self._scope.focused:
            self._scope.focus(goal, visibly=self._scope.shows_focus)

    def _goal(self, last: _Moment | None, now: _Moment) -> Widget | None:
        """Where the keyboard goes now; None leaves it where it is."""
        if now.kind == "":
            return None
        if last is None or last.view is not now.view or self._scope.focused is None:
            return self._start(now.kind)
        if now.chosen is not None and now.chosen != last.chosen:
            return self._target() or self._reply()
        if now.chosen is None and last.chosen is not None:
            return self._furniture.spots.spot(last.chosen)
        return self._reply() if now.is_full and not last.is_full else None

    def _start(self, kind: str) -> Widget | None:
        """The first sensible answer to a question."""
        playing = self._playing
        if kind == "slot":
            return self._first(playing.targets())
        if kind == "redraw":
            return self._reply()
        here = self._scope.focused
        usable = playing.usable()
        if kind in OWN_PLAY and isinstance(here, Spot) and here.handle in usable:
            return None
        found = self._first(usable) or self._reply()
        if found is not None or kind not in OWN_PLAY:
            return found
        return self._way_on()

    def _way_on(self) -> Widget | None:
        """The button of the turn that leads to something still to be done."""
        view, rail = self._playing.view, self._furniture.rail
        fights = can_attack(view, view.active)
        ways = (rail.next, rail.finish) if fights else (rail.finish, rail.next)
        return next((button for button in ways if button.enabled), None)

    def _target(self) -> Widget | None:
        """The first target of what is chosen, sooner one at which no attack is lost."""
        playing, targets = self._playing, self._playing.targets()
        foreseen = [(target, playing.foreseen(playing.chosen, target)) for target in targets]
        good = [target for target, one in foreseen if one is None or one.mark is not Mark.LOSE]
        return self._first(good) or self._first(targets)

    def _first(self, handles: Iterable[Handle]) -> Spot[Handle] | None:
        """The first of these places in the order of the table."""
        wanted = self._places(handles)
        spots = self._furniture.spots
        return next((spots.spot(h) for h in spots.handles if h in wanted), None)

    def _reply(self) -> Widget | None:
        """The answer of the strip that commits, else its first one."""
        strip = self._furniture.strip
        open_now = [button for button in strip.children if button.enabled]
        meant = [reply.command for reply in strip.asking.replies if reply.commits]
        committing = [b for b in open_now if strip.command_of(b) in meant]
        return next(iter((*committing, *open_now)), None)

    # --- ways

    def _open_up(self) -> None:
        """Say which places can be reached, and at which of them Tab stops."""
        playing = self._playing
        if playing.chosen is not None or playing.kind == "slot":
            stops = reach = self._places(playing.targets())
        else:
            reach = {h for h in self._handles() if h[0] == "card" or self._is_pile(h)}
            own = self._own_row() if playing.kind in (*OWN_PLAY, "") else ()
            stops = {h for h in reach if self._is_pile(h)} | {*playing.usable(), *own}
        self._furniture.spots.open_up(reach, stops)

    def _handles(self) -> tuple[Handle, ...]:
        return self._furniture.spots.handles

    def _is_pile(self, handle: Handle) -> bool:
        return handle[0] == "pile" and bool(self._playing.view.zones[str(handle[1])])

    def _own_row(self) -> set[Handle]:
        view, seat = self._playing.view, self._playing.session.viewer
        return {("card", card_id) for card_id in table.field(view, seat)}

    def _places(self, handles: Iterable[Handle]) -> set[Handle]:
        """These things as the keyboard finds them: a slot by the card that lies in it."""
        cards = self._playing.view.cards
        wanted = set(handles)
        return wanted | {
            spot
            for spot in self._handles()
            if spot[0] == "card" and ("zone", cards[cast("CardId", spot[1])].zone) in wanted
        }

    # --- keys

    def go_to(self, handle: Handle) -> None:
        """A key has named a card: the keyboard is there, unless cards are only ticked off."""
        spot = self._furniture.spots.spot(handle)
        ticks = self._playing.picks is not None and not self._playing.picks.is_single
        if spot is None or ticks:
            self._scope.show_focus()
        else:
            self._scope.focus(spot, visibly=True)
