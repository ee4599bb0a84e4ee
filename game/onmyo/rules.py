"""陰陽闘技場 as the engine sees it: everything the registry needs, gathered from this package."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core import first_player
from game.core.first_player import JANKEN
from game.core.game_data import game_data
from game.core.rng import HasRng, shuffle
from game.core.rules import Rules
from game.core.types import HIDDEN, UNKNOWN, Card, CardId, Seat, State
from game.onmyo import answers, fast, flow, turns
from game.onmyo.invariants import invariants
from game.onmyo.orbs import EMPTY, ORBS
from game.onmyo.speed import search_steps
from game.onmyo.table import ASIDE, SPENT, pieces_of
from game.onmyo.worth import evaluate


def visible(state: State, card: Card, seat: Seat) -> bool:
    """Whether a seat knows the orbs of a piece: its own, and those shown to it (O-04)."""
    return bool(card.owner == seat or card.shown & (1 << seat))


def private_tracks(state: State, seat: Seat) -> Iterable[tuple[Seat, str]]:
    """While the placing is hidden, what is left on the other's tray is hidden too (O-04); the
    wheels are open from the end of the placing on (O-37)."""
    if not any(task.op == "placing" for task in state.agenda):
        return ()
    other = 1 - seat
    if all(visible(state, state.cards[piece], seat) for piece in pieces_of(state, other)):
        return ()
    return [(other, orb) for orb in ORBS]


def secret_kinds(config: Mapping[str, str]) -> frozenset[str]:
    """A hand of janken is always shown unseen, an orb is set unseen where the placing is hidden."""
    return frozenset({"place", JANKEN} if flow.is_placing_hidden(config) else {JANKEN})


def determinize(guess: State, dice: HasRng) -> None:
    """Fill hidden pieces with orbs that may be there.

    After the placing every loose orb is open (O-37), so what hidden pieces carry together is known
    exactly and only the deal is guessed. While the other places, or has yet to, nothing is known to
    lie there; after that, any twelve of its fifteen orbs may.
    """
    hidden = [piece for piece, card in guess.cards.items() if card.kind == HIDDEN]
    if not hidden:
        return
    owner = guess.cards[hidden[0]].owner
    if guess.tracks[owner, ORBS[0]] == UNKNOWN:
        orbs = _unseen_placement(guess, owner, hidden, dice)
    else:
        orbs = _unseen_orbs(guess)
        shuffle(dice, orbs)
    for number, piece in enumerate(hidden):
        kind = "".join(orbs[4 * number : 4 * number + 4]).ljust(4, EMPTY)
        guess.cards[piece] = guess.cards[piece]._replace(kind=kind)


def _unseen_orbs(guess: State) -> list[str]:
    """What the hidden pieces carry: all orbs of the table that are seen nowhere else."""
    total = 2 * game_data("onmyo").constants["orbs_per_colour"]
    on_pieces = "".join(card.kind for card in guess.cards.values())
    rest = []
    for orb in ORBS:
        off_pieces = sum(
            guess.tracks[seat, name] for seat in (0, 1) for name in (orb, SPENT[orb], ASIDE[orb])
        )
        rest += [orb] * (total - on_pieces.count(orb) - off_pieces)
    return rest


def _unseen_placement(guess: State, owner: Seat, hidden: list[CardId], dice: HasRng) -> list[str]:
    """A placement of the fifteen orbs of `owner`, or none yet; sets the tray to what is left."""
    each = game_data("onmyo").constants["orbs_per_colour"]
    orbs = [orb for orb in ORBS for _ in range(each)]
    shuffle(dice, orbs)
    count = 4 * len(hidden) if _has_placed(guess, owner) else 0
    for orb in ORBS:
        guess.tracks[owner, orb] = orbs[count:].count(orb)
    return orbs[:count]


def _has_placed(guess: State, owner: Seat) -> bool:
    """Black places first; whoever is placing now has not placed yet, as far as others know."""
    placing = [task.var("seat") for task in guess.agenda if task.op == "placing"]
    return not placing or (owner == 0 and placing != [0])


RULES = Rules(
    id="onmyo",
    version=1,
    turn_clause="O-18",
    setup=flow.setup,
    procedures={**first_player.PROCEDURES, **flow.PROCEDURES, **turns.PROCEDURES},
    candidates=answers.candidates,
    check=answers.check,
    options=fast.options,
    visible=visible,
    private_tracks=private_tracks,
    determinize=determinize,
    evaluate=evaluate,
    invariants=invariants,
    search_steps=search_steps,
    secret_kinds=secret_kinds,
    always_asked=frozenset({"turn"}),
)
