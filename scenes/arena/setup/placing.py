"""The player at the set-up: what clicks, drops and keys do to the draft of a placement.

Owns the draft, what is chosen, and that the draft is kept with the match until it counts. Which
change is allowed is the draft's to say; nothing here is painted.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.rng import Dice
from game.core.types import Action, Refusal, Seat
from game.onmyo.orbs import EMPTY, ORBS
from game.onmyo.placement import Placement, Socket, parse, text_of
from game.yaml_reader import DataFault
from scenes.arena.setup.places import Spot
from scenes.session import Session

NOTE = "arena.placement.{seat}"
"""Note of a session: the draft of a seat that has not been confirmed."""


class Placing:
    """The interaction of one seat. `sound` plays an effect at once."""

    def __init__(self, session: Session, seat: Seat, sound: Callable[[str], None]) -> None:
        self.session = session
        self.seat = seat
        self._sound = sound
        self.chosen: Spot | None = None
        self.hovered: Spot | None = None
        self.held: Spot | None = None
        self.refusal: Refusal | None = None
        self.draft = Placement.of(session.view, seat)
        self._restore()

    def _restore(self) -> None:
        """Go on with the draft that was kept with the match."""
        kept = self.session.notes.get(self._note)
        if kept is None:
            return
        try:
            pieces = parse(kept, self._note)
        except DataFault:
            # A damaged note only costs the draft; the match itself is sound.
            del self.session.notes[self._note]
            return
        if self.draft.adopt(pieces) is None:
            self.draft.forget_past()

    @property
    def _note(self) -> str:
        return NOTE.format(seat=self.seat)

    def refresh(self) -> None:
        """The match has changed: start from what it holds now."""
        self.draft = Placement.of(self.session.view, self.seat)
        self.chosen = self.held = self.refusal = None
        self._restore()

    # --- the question

    @property
    def is_asked(self) -> bool:
        """Whether this seat is to place now."""
        return self._asks("place")

    @property
    def is_confirming(self) -> bool:
        """Whether this seat is asked whether its placement stands (O-07)."""
        return self._asks("confirm")

    def _asks(self, kind: str) -> bool:
        decision = self.session.view.decision
        return decision is not None and decision.seat == self.seat and decision.kind == kind

    @property
    def may_confirm(self) -> bool:
        """Whether the placement can be handed in now."""
        return self.is_confirming or (self.is_asked and self.draft.is_complete)

    # --- what is in sight

    @property
    def orb(self) -> str | None:
        """The orb that is chosen or in hand, from the tray or from a socket."""
        for spot in (self.held, self.chosen):
            if spot is not None and spot[0] == "orb":
                return str(spot[1])
            if spot is not None and spot[0] == "socket":
                return self.draft.orb(_socket(spot))
        return None

    @property
    def piece(self) -> int | None:
        """The piece to look at: under the pointer, else the first that is not full."""
        hovered = self.hovered
        if hovered is not None and hovered[0] == "socket":
            return _socket(hovered)[0]
        if hovered is not None and hovered[0] == "piece":
            return int(str(hovered[1]))
        return next((i for i, kind in enumerate(self.draft.pieces) if EMPTY in kind), None)

    # --- clicks and keys

    def click(self, spot: Spot | None) -> None:
        """Choose an orb, or put the chosen one somewhere."""
        self.refusal = None
        chosen = self.chosen
        if spot is None or self._is_over:
            self.chosen = None
            return
        if chosen is not None and chosen != spot and spot[0] in ("socket", "orb", "tray"):
            self._put(chosen, spot)
        elif chosen == spot:
            self.chosen = None
        elif self.may_lift(spot):
            self.chosen = spot
            self._sound("lift")

    @property
    def _is_over(self) -> bool:
        """Whether this seat has handed its placement in, or may only confirm it."""
        return self.draft.is_complete and all(map(self.draft.is_fixed, self.draft.sockets()))

    def digit(self, number: int) -> None:
        """A number key: put the orb into the socket pointed at, else choose it."""
        if not 1 <= number <= len(ORBS):
            return
        spot: Spot = ("orb", ORBS[number - 1])
        self.refusal = None
        if self.hovered is not None and self.hovered[0] == "socket":
            self._put(spot, self.hovered)
        elif self.may_lift(spot):
            self.chosen = spot
            self._sound("lift")
        else:
            self._refuse(self.draft.check_left(ORBS[number - 1]))

    def may_lift(self, spot: Spot) -> bool:
        """Whether there is an orb to take hold of."""
        if spot[0] == "orb":
            return self.draft.tray[str(spot[1])] > 0 and not self._is_over
        return spot[0] == "socket" and self.draft.orb(_socket(spot)) != EMPTY

    def lift(self, spot: Spot) -> None:
        """A drag began."""
        self.refusal = None
        self.held, self.chosen = spot, None
        self._sound("lift")

    def drop(self, over: Spot | None) -> None:
        """The orb in hand was let go."""
        held, self.held = self.held, None
        if held is None or over is None or over == held:
            return
        if over[0] == "piece":
            over = self._free_socket(int(str(over[1]))) or over
        self._put(held, over)

    def _free_socket(self, piece: int) -> Spot | None:
        """Dropping beside the sockets of a piece fills its only open one."""
        free = [side for side, orb in enumerate(self.draft.pieces[piece]) if orb == EMPTY]
        return ("socket", (piece, free[0])) if len(free) == 1 else None

    def _put(self, source: Spot, target: Spot) -> None:
        """Carry an orb from where it is to where it is wanted."""
        refusal = None
        match source, target:
            case ("orb", orb), ("socket", _):
                refusal = self.draft.place(str(orb), _socket(target))
            case ("socket", _), ("socket", _):
                refusal = self.draft.move(_socket(source), _socket(target))
            case ("socket", _), ("orb" | "tray", _):
                refusal = self.draft.take_back(_socket(source))
            case _:
                self.chosen = target if target[0] == "orb" and self.may_lift(target) else None
                return
        self._done(refusal, "orb")
        still = source[0] == "orb" and self.draft.tray[str(source[1])] > 0 and self.chosen == source
        self.chosen = source if still else None

    def rotate(self, piece: int, quarters: int = 1) -> bool:
        """Turn a piece clockwise; False where it was refused."""
        self.refusal = None
        for _ in range(quarters % 4):
            refusal = self.draft.rotate(piece)
            if refusal is not None:
                self._refuse(refusal)
                return False
        self._done(None, "turn")
        return True

    # --- buttons

    def fill(self, seed: int) -> None:
        """Set the rest at random."""
        self.refusal = self.chosen = None
        self.draft.fill(Dice(seed))
        self._done(None, "orb")

    def clear(self) -> None:
        """Put everything back on the tray."""
        self.refusal = self.chosen = None
        self.draft.clear()
        self._done(None, "paper")

    def undo(self) -> None:
        """Take the last step back."""
        self.refusal = self.chosen = None
        if self.draft.undo():
            self._done(None, "paper")

    def adopt(self, pieces: tuple[str, ...]) -> None:
        """Take a saved placement over."""
        self.refusal = self.chosen = None
        self._done(self.draft.adopt(pieces), "paper")

    def change(self, piece: int) -> None:
        """Take a placed piece up again (O-07)."""
        cards = [card for card, one in self.session.view.cards.items() if one.owner == self.seat]
        self.session.submit(Action("change", self.seat, ("card", cards[piece])))
        self._sound("lift")
        self.refresh()

    def confirm(self) -> None:
        """Hand the placement in, or say that it stands."""
        if not self.may_confirm:
            return
        actions: tuple[Action, ...] = self.draft.actions(self.seat)
        if self.is_confirming:
            actions = (Action("confirm", self.seat, None, ("button", "done")),)
        self.session.notes.pop(self._note, None)
        self._sound("seal")
        self.session.submit(*actions)
        self.refresh()

    # --- results

    def _done(self, refusal: Refusal | None, sound: str) -> None:
        if refusal is not None:
            self._refuse(refusal)
            return
        self._sound(sound)
        self.session.notes[self._note] = text_of(self.draft.pieces)
        self.session.save()

    def _refuse(self, refusal: Refusal | None) -> None:
        self.refusal = refusal
        if refusal is not None:
            self._sound("refuse")


def _socket(spot: Spot) -> Socket:
    where = spot[1]
    assert isinstance(where, tuple)
    return where
