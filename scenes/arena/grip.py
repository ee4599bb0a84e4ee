"""The thing in hand at the board: what may be lifted, and what dropping it somewhere means.

A drop either leads on in the plan or is refused in words; the match itself it never touches.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from game.core.types import CardId, Refusal, State
from game.onmyo.table import arena_of, in_hand
from scenes.arena.picture import Standing
from scenes.arena.plan import Plan, Stage
from scenes.arena.spot import Spot


class Player(Protocol):
    """What a grip asks of the one who plays."""

    plan: Plan | None
    refusal: Refusal | None

    @property
    def view(self) -> State:
        """The view with what the plan has answered."""
        ...

    def moved(self) -> Mapping[CardId, Standing]:
        """Pieces the plan has put somewhere."""
        ...

    def choose_piece(self, piece: CardId | None) -> None:
        """Choose a piece."""
        ...

    def choose_orb(self, orb: str) -> None:
        """Choose an orb."""
        ...

    def aim(self, square: str) -> None:
        """Choose a square."""
        ...

    def refuse(self, refusal: Refusal | None) -> None:
        """Say why not."""
        ...


class Grip:
    """The hand of one player; `held` is what it has taken hold of."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.held: Spot | None = None

    def may_lift(self, spot: Spot) -> bool:
        """Whether a hand may take hold of something: own pieces and orbs, legal or not."""
        plan = self._player.plan
        if plan is None:
            return False
        match spot:
            case ("square", str(square)):
                there = plan.state.zones[square]
                own = bool(there) and plan.state.cards[there[0]].owner == plan.seat
                return (plan.stage is Stage.TURN and own) or self._on_circle(plan, square)
            case ("card", int(piece)):
                return plan.stage is Stage.TURN and plan.state.cards[piece].owner == plan.seat
            case ("orb", str(orb)):
                return plan.state.tracks[plan.seat, orb] > 0
        return False

    def _on_circle(self, plan: Plan, square: str) -> bool:
        """Whether the piece that is being summoned, or walks by kirin, stands there."""
        standings = self._player.moved().values()
        return plan.stage is not Stage.RETURN and any(one.square == square for one in standings)

    def piece_at(self, spot: Spot) -> CardId | None:
        """The piece one takes hold of there."""
        if spot[0] == "card":
            return int(spot[1])
        if spot[0] != "square":
            return None
        for piece, standing in self._player.moved().items():
            if standing.square == spot[1]:
                return piece
        there = self._player.view.zones[str(spot[1])]
        return there[0] if there else None

    def lift(self, spot: Spot) -> None:
        """A drag began."""
        plan = self._player.plan
        if plan is None:
            return
        self.held = spot
        piece = self.piece_at(spot)
        if plan.stage is Stage.TURN and spot[0] == "square" and piece != plan.piece:
            # A refusal is told when the piece is dropped: a hand may try.
            plan.choose_piece(piece)

    def drop(self, over: Spot | None) -> None:
        """The thing in hand was let go."""
        source, self.held = self.held, None
        plan = self._player.plan
        if source is None or plan is None:
            return
        if source[0] == "orb":
            self._drop_orb(plan, str(source[1]), over)
        else:
            self._drop_piece(plan, source, over)

    def _drop_piece(self, plan: Plan, source: Spot, over: Spot | None) -> None:
        piece = self.piece_at(source)
        if piece is None or over is None or over == source or over[0] != "square":
            return
        square = str(over[1])
        on_circle = square == arena_of(plan.state).circles[plan.seat]
        if source[0] == "card" and on_circle:
            self._player.choose_piece(piece)
        elif source[0] == "card" or (plan.stage is Stage.TURN and plan.piece != piece):
            self._player.refuse(plan.why_not(piece, square))
        elif plan.stage in (Stage.TURN, Stage.STEP):
            self._player.aim(square)

    def _drop_orb(self, plan: Plan, orb: str, over: Spot | None) -> None:
        """An orb dropped on a piece chooses both; while paying it may be dropped anywhere."""
        if over is None or over[0] not in ("square", "card", "spent"):
            return
        if plan.stage is not Stage.TURN:
            self._player.choose_orb(orb)
            return
        piece = self.piece_at(over)
        if piece is None or plan.state.cards[piece].owner != plan.seat:
            return
        if piece != plan.piece or in_hand(plan.state.cards[piece]):
            self._player.choose_piece(piece)
        if self._player.refusal is None and plan.orb != orb:
            self._player.choose_orb(orb)
