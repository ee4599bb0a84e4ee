"""What would come of an action, as far as the viewer can know: played out on a guess of the table.

Works on a view only. Hidden cards are guessed twice; where that makes a difference, or where the
other player could answer, the forecast says that it is not certain.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.cards.library import library_of
from game.core import engine
from game.core.events import Battled, Event, Marked, Moved, TrackSet
from game.core.rng import Dice
from game.core.types import Action, CardId, Outcome, Seat, State
from game.core.view import determinize
from game.dino import battle, table
from game.dino.cards import SPELL
from game.dino.hidden import visible
from scenes.cards_table.numbers import Attack, attack_of
from scenes.draw.seals import Mark

GUESSES: Final = (1, 2)
"""Seeds of the guesses at what is hidden."""
LONGEST: Final = 12
"""Windows that are passed before a forecast gives up."""
_MARKS: Final = {"win": Mark.WIN, "lose": Mark.LOSE, "mutual": Mark.MUTUAL}
_FIELD: Final = frozenset((*table.SLOTS[0], *table.SLOTS[1]))
_WINDOWS: Final = frozenset({"counter", "block"})


class Forecast(NamedTuple):
    """What an attack would come to if nobody answers it.

    `values` and `mark` of a battle, the attacker's first; the mark is mutual where both fall,
    whoever wins. `fallen` cards go to the strata; `levels` are gained; `life` is the defender's
    before and after. `answerable` says that the defender may hold a counter-spell, `blockers` who
    could step in; `open_end` that a question comes up first.
    """

    values: tuple[str, str] | None = None
    mark: Mark | None = None
    fallen: tuple[CardId, ...] = ()
    levels: tuple[tuple[CardId, int], ...] = ()
    life: tuple[int, int] | None = None
    decides: bool = False
    answerable: bool = False
    blockers: tuple[CardId, ...] = ()
    open_end: bool = False
    unsure: bool = False


def foresee(view: State, action: Action | None = None) -> Forecast:
    """What comes of an attack that `action` declares or blocks, or of the one under way."""
    attack = _attack(view, action)
    if attack is None:
        return Forecast()
    defender = 1 - view.cards[attack.attacker].owner
    first, second = (_read(_played(view, action, seed), defender) for seed in GUESSES)
    target = attack.target[1] if attack.target[0] == "card" else battle.LIFE_TARGET
    assert isinstance(target, int)
    others = defender != view.seat
    return first._replace(
        answerable=others and may_respond(view, defender),
        blockers=tuple(battle.blockers(view, attack.attacker, target)) if others else (),
        unsure=first != second,
    )


def _attack(view: State, action: Action | None) -> Attack | None:
    """The attack as it stands after the action."""
    under_way = attack_of(view)
    if action is None or action.source is None:
        return under_way
    if action.kind == "block":
        return under_way._replace(target=action.source) if under_way is not None else None
    assert action.target is not None
    assert isinstance(action.source[1], int)
    return Attack(action.source[1], action.target)


class _Run(NamedTuple):
    """One guess played out: the state at the end, and what happened."""

    state: State
    events: list[Event]


def _played(view: State, action: Action | None, seed: int) -> _Run:
    state = determinize(view, Dice(seed))
    events = engine.play(state, action) if action is not None else []
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None or decision.kind not in _WINDOWS:
            break
        events += engine.play(state, Action("pass", decision.seat))
    return _Run(state, events)


def _read(run: _Run, defender: Seat) -> Forecast:
    found = Forecast(open_end=attack_of(run.state) is not None)
    fighters: set[CardId] = set()
    for event in run.events:
        match event:
            case Battled(attacker, target, result, values):
                fighters = {attacker, target}
                found = found._replace(mark=_MARKS[result], values=values)
            case Moved(card_id, source, target) if target in table.STRATA and source in _FIELD:
                found = found._replace(fallen=(*found.fallen, card_id))
            case Marked(card_id, table.LEVEL, old, new) if new > max(old, 1):
                found = found._replace(levels=(*found.levels, (card_id, new)))
            case TrackSet(seat, table.LIFE, old, new) if seat == defender:
                found = found._replace(life=(found.life[0] if found.life else old, new))
    if fighters and fighters <= set(found.fallen):
        found = found._replace(mark=Mark.MUTUAL)
    return found._replace(decides=run.state.outcome is not None)


def may_respond(view: State, seat: Seat) -> bool:
    """Whether, for all the table shows, a seat could hold a spell it can pay for (D-30)."""
    known = [
        view.cards[card_id]
        for card_id in view.zones[table.HAND[seat]]
        if visible(view, view.cards[card_id], 1 - seat)
    ]
    if len(known) == len(view.zones[table.HAND[seat]]) and not any(
        library_of(view).cards[card.kind].type == SPELL for card in known
    ):
        return False
    return view.tracks[seat, table.PP] >= _cheapest_spell(view, seat)


def _cheapest_spell(view: State, seat: Seat) -> int:
    """The least a spell of the pool can cost a seat now, with every change to its costs."""
    printed = min(card.cost for card in library_of(view).cards.values() if card.type == SPELL)
    changes = sum(
        modifier.amount
        for modifier in view.modifiers
        if modifier.card == -1 - seat and modifier.amount < 0
    )
    return max(0, printed + changes)


def loses_by_drawing(view: State, action: Action) -> bool:
    """Whether an action would, for all the viewer knows, draw the last card of its own deck
    (D-62): where it says "you may", it is done."""
    seat = action.seat
    ends = [_outcome(view, action, seed) for seed in GUESSES]
    return any(end is not None and end.winner == 1 - seat and end.clause == "D-62" for end in ends)


def _outcome(view: State, action: Action, seed: int) -> Outcome | None:
    state = determinize(view, Dice(seed))
    engine.play(state, action)
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None or decision.seat != action.seat or decision.kind != "may":
            break
        engine.play(state, decision.options[0])
    return state.outcome
