"""`given:` of a scenario of dino: the table it begins with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, field

from game.cards import decks
from game.cards.doing import KEPT, MAY_ACT
from game.cards.library import library_of
from game.core import agenda, engine, moves
from game.core.game_data import LAST_LOSER, full_config
from game.core.rules import rules_of
from game.core.scenario import ScenarioError
from game.core.types import Card, CardId, Seat, State, Task
from game.dino import flow, table
from game.dino.scenario.cards import FILLER, FILLER_KINDS, TryCard, filler, library_with
from game.dino.scenario.names import SEATS
from game.dino.table import DECK, HAND, LIFE, PP, PP_MAX, SECOND, SLOTS, STRATA, TURNS
from game.yaml_reader import Record

Natural = Annotated[int, Meta(ge=0)]
Level = Annotated[int, Meta(ge=1, le=3)]
LATER_TURNS = 5  # turns begun where nothing is said: the second player's first two are over

_STARTS = {"reset": 0, "pp": flow.MAIN, "attack": flow.ATTACKS}


class Standing(Record, frozen=True):
    """A dinosaur on the field; without `slot` it takes the first that is free."""

    card: str
    level: Level = 1
    state: Literal["awake", "dormant"] = "awake"
    slot: Annotated[int, Meta(ge=1, le=5)] | None = None
    fresh: bool = False
    may_act: bool = False
    kept_dormant: bool = False


class Side(Record, frozen=True):
    """What a seat has. `pp` is the current value and the maximum; `deck` a number of fillers, or
    cards from the top (a number among them is so many fillers), or, before the deal, a list."""

    life: Natural = 20
    pp: tuple[Natural, Natural] = (0, 0)
    hand: tuple[str, ...] = ()
    field: tuple[str | Standing, ...] = ()
    strata: tuple[str, ...] = ()
    deck: Natural | tuple[str | Natural, ...] | dict[str, Natural] | None = None
    turns: Natural = LATER_TURNS


class Given(Record, frozen=True):
    """The table. `phase: setup` begins a match from the first, `reset` a turn of `active`."""

    phase: Literal["setup", "reset", "pp", "attack"] = "pp"
    active: str | int = 0
    second: str | int = 1
    options: dict[str, str | int] = field(default_factory=dict)
    seed: int = 0
    seats: Annotated[tuple[Side, ...], Meta(max_length=2)] = ()


def begin(given: Given, cards: Mapping[str, TryCard]) -> State:
    """The table of a scenario, at its first question; raises ScenarioError."""
    config = {**_config(given), "cards": library_with(cards)}
    if given.phase == "setup":
        return _match(given, config)
    state = State(game="dino", config=config, rng=given.seed, active=_seat(given.active, "active"))
    flow.lay_table(state)
    for seat in (0, 1):
        _lay_side(state, seat, _side(given, seat))
    state.tracks[_seat(given.second, "second"), SECOND] = 1
    state.turn = sum(_side(given, seat).turns for seat in (0, 1))
    state.phase = given.phase
    state.agenda.append(Task("match", len(rules_of("dino").procedures["match"])))
    agenda.push(state, "turn", draws=1)
    agenda.goto(state, _STARTS[given.phase])
    engine.settle(rules_of("dino"), state, [])
    return state


def _config(given: Given) -> dict[str, str]:
    chosen = {name: str(value) for name, value in given.options.items()}
    if chosen.get(LAST_LOSER) in SEATS:
        chosen[LAST_LOSER] = str(SEATS.index(chosen[LAST_LOSER]))
    try:
        return full_config("dino", chosen)
    except ValueError as fault:
        raise ScenarioError(str(fault), "options") from fault


def _seat(word: str | int, key: str) -> Seat:
    if word in SEATS:
        return SEATS.index(str(word))
    if word in (0, 1):
        return int(word)
    raise ScenarioError(f"no seat '{word}', there are: 0, 1, {', '.join(SEATS)}", key)


def _side(given: Given, seat: Seat) -> Side:
    return given.seats[seat] if seat < len(given.seats) else Side()


# --- before the deal ------------------------------------------------------------------------------


def _match(given: Given, config: dict[str, str]) -> State:
    """A match from its beginning; one whose decks may not be played stays unbegun (C-14)."""
    for seat in (0, 1):
        config[flow.DECK_KEYS[seat]] = decks.written(_list(_side(given, seat)))
    try:
        return engine.start("dino", config, given.seed)
    except ValueError:
        return State(game="dino", config=config)


def _list(side: Side) -> dict[str, int]:
    """The list of a deck as given, filled up to 40 cards where it is left out."""
    if isinstance(side.deck, dict):
        return dict(side.deck)
    if side.deck is not None:
        raise ScenarioError("before the deal a deck is a list, {card: count}", "seats")
    return {**{filler(number): 3 for number in range(FILLER_KINDS - 1)}, filler(13): 1}


# --- in the middle of a match ---------------------------------------------------------------------


def _lay_side(state: State, seat: Seat, side: Side) -> None:
    state.tracks[seat, LIFE] = side.life
    state.tracks[seat, PP], state.tracks[seat, PP_MAX] = side.pp
    state.tracks[seat, TURNS] = side.turns
    for name in side.hand:
        _add(state, name, seat, HAND[seat])
    for name in side.strata:
        _add(state, name, seat, STRATA[seat])
    for standing in side.field:
        one = Standing(standing) if isinstance(standing, str) else standing
        _stand(state, seat, one)
    for name in reversed(_deck(side)):
        _add(state, name, seat, DECK[seat])


def _deck(side: Side) -> list[str]:
    """The deck from the top."""
    if isinstance(side.deck, dict):
        raise ScenarioError("a deck by counts is for `phase: setup`", "seats")
    deck = side.deck if isinstance(side.deck, tuple) else (10 if side.deck is None else side.deck,)
    return [
        name for entry in deck for name in ([FILLER] * entry if isinstance(entry, int) else [entry])
    ]


def _add(state: State, name: str, seat: Seat, zone: str) -> CardId:
    if name not in library_of(state).cards:
        raise ScenarioError(f"no card '{name}' under `cards`", "seats")
    card_id = len(state.cards)
    open_to_both = zone in STRATA or zone in SLOTS[seat]
    shown = moves.BOTH if open_to_both else 0
    moves.add_card(state, card_id, Card(name, seat, zone, shown=shown))
    return card_id


def _stand(state: State, seat: Seat, one: Standing) -> None:
    free = [slot for slot in SLOTS[seat] if not state.zones[slot]]
    slot = SLOTS[seat][one.slot - 1] if one.slot else next(iter(free), "")
    if slot not in free:
        raise ScenarioError(f"there is no free slot for {one.card}", "seats")
    card_id = _add(state, one.card, seat, slot)
    marks = {
        table.LEVEL: one.level if one.level > 1 else 0,
        table.FRESH: int(one.fresh),
        MAY_ACT: int(one.may_act),
        KEPT: int(one.kept_dormant),
    }
    written = tuple(sorted((name, value) for name, value in marks.items() if value))
    turned = 1 if one.state == "dormant" else 0
    state.cards[card_id] = state.cards[card_id]._replace(marks=written, turned=turned)
