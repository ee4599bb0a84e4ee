"""What `expect:` and `then:` of a scenario of dino can look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.cards import decks
from game.cards.doing import KEPT, MAY_ACT
from game.cards.library import library_of
from game.cards.table import mark_of
from game.cards.terms import terms
from game.cards.values import has_keyword, value
from game.core import engine
from game.core.events import Announced, Battled, Event, Happened, Moved, Shuffled
from game.core.scenario import Bag, Sides
from game.core.types import HIDDEN, CardId, Seat, State
from game.dino import table
from game.dino.flow import DECK_KEYS
from game.dino.scenario.names import eligible, name_of, of, slot_number, told, waiting
from game.dino.table import CASTING, DECK, HAND, LIFE, PP, PP_MAX, TURNS

NOTHING, NOBODY = "nothing", "nobody"


def shown(state: State, events: Sequence[Event]) -> dict[str, Any]:
    """The table in the words of a scenario, with what the step before made happen. A match that did
    not begin (C-14) shows what is wrong with its decks."""
    if not state.zones:
        return {"begun": False, "seats": Sides(_unbegun(state, seat) for seat in (0, 1))}
    return {
        "begun": True,
        **_match(state),
        **_question(state),
        **_happened(state, events),
        "seats": Sides(_seat(state, seat, events) for seat in (0, 1)),
        "lists": [_list(state, seat) for seat in (0, 1)],
        "casting": [state.cards[card_id].kind for card_id in state.zones[CASTING]],
    }


def _list(state: State, seat: Seat) -> str:
    """Whether the viewer may see the deck list of a seat (C-6)."""
    return "hidden" if state.config.get(DECK_KEYS[seat]) == HIDDEN else "open"


def _unbegun(state: State, seat: Seat) -> dict[str, Any]:
    cards = decks.parsed(state.config[DECK_KEYS[seat]])
    wrong = decks.faults("dino", cards, state.config["cards"])
    return {"deck_faults": Bag(tuple(refusal.code for refusal in wrong))}


def _match(state: State) -> dict[str, Any]:
    """Where the match stands; one that goes on has the winner `undecided`."""
    outcome = state.outcome
    winner: int | str = "undecided"
    if outcome is not None:
        winner = NOBODY if outcome.winner is None else outcome.winner
    return {
        "phase": state.phase,
        "turn": state.turn,
        "active": state.active,
        "winner": winner,
        "reason": outcome.reason if outcome else NOTHING,
        "clause": outcome.clause if outcome else NOTHING,
    }


def _question(state: State) -> dict[str, Any]:
    """Who is asked what. `answers` are all legal ones, `choices` what may be chosen, `waiting` the
    effects that can come next."""
    decision, legal = state.decision, engine.legal(state)
    orders = [int(str(one.target[1])) for one in legal if one.kind == "order" and one.target]
    return {
        "asks": decision.seat if decision else NOBODY,
        "question": decision.kind if decision else NOTHING,
        "prompt": decision.prompt if decision else NOTHING,
        "answers": Bag(tuple(dict.fromkeys(told(state, action) for action in legal))),
        "choices": Bag(tuple(name_of(state, card_id) for card_id in eligible(state))),
        "picked": len(decision.picked) if decision else 0,
        "most": decision.most if decision else 0,
        "waiting": Bag(tuple(name_of(state, waiting(state)[number][0]) for number in orders)),
    }


def _happened(state: State, events: Sequence[Event]) -> dict[str, Any]:
    """What the step made happen: the last battle, what fired, in order."""
    battle: dict[str, Any] | str = NOTHING
    for event in events:
        if isinstance(event, Battled):
            battle = {
                "attacker": state.cards[event.attacker].kind,
                "defender": state.cards[event.defender].kind,
                "values": [int(amount) for amount in event.values],
                "result": event.result,
            }
    return {
        "battle": battle,
        "announced": [event.topic for event in events if isinstance(event, Announced)],
        "happened": [
            f"{event.timing} {state.cards[event.card].kind}" if event.card >= 0 else event.timing
            for event in events
            if isinstance(event, Happened)
        ],
    }


# --- a side ---------------------------------------------------------------------------------------


def _seat(state: State, seat: Seat, events: Sequence[Event]) -> dict[str, Any]:
    hand = of(state, seat, "hand")
    field = [_dinosaur(state, card_id) for card_id in of(state, seat, "field")]
    return {
        "life": state.tracks[seat, LIFE],
        "pp": [state.tracks[seat, PP], state.tracks[seat, PP_MAX]],
        "turns": state.tracks[seat, TURNS],
        "hand": Bag(_kinds(state, hand)),
        "hand_size": len(hand),
        "costs": {state.cards[i].kind: _cost(state, i) for i in hand},
        "field": field,
        "strata": list(_kinds(state, of(state, seat, "strata"))),
        "deck": len(of(state, seat, "deck")),
        "deck_from_top": list(reversed(_kinds(state, of(state, seat, "deck")))),
        "drawn": sum(
            isinstance(event, Moved) and (event.source, event.target) == (DECK[seat], HAND[seat])
            for event in events
        ),
        "shuffled": any(isinstance(e, Shuffled) and e.zone == DECK[seat] for e in events),
    }


def _kinds(state: State, ids: Sequence[CardId]) -> tuple[str, ...]:
    return tuple(state.cards[card_id].kind for card_id in ids)


def _cost(state: State, card_id: CardId) -> int | str:
    return HIDDEN if state.cards[card_id].kind == HIDDEN else value(state, card_id, "cost")


def _dinosaur(state: State, card_id: CardId) -> dict[str, Any]:
    card = state.cards[card_id]
    keywords = [name for name in terms("dino").keywords if has_keyword(state, card_id, name)]
    return {
        "card": card.kind,
        "slot": slot_number(card.zone),
        "level": table.level(state, card_id),
        "state": "awake" if table.is_awake(state, card_id) else "dormant",
        "turned": card.turned,
        "battle": value(state, card_id, "battle"),
        "strike": value(state, card_id, "strike"),
        "keywords": Bag(tuple(keywords)),
        "acts": table.may_act(state, card_id),
        **{
            name: bool(mark_of(state, card_id, mark))
            for name, mark in (
                ("fresh", table.FRESH),
                ("may_act", MAY_ACT),
                ("kept_dormant", KEPT),
                ("attacking", table.ATTACKER),
                ("attacked", table.ATTACKED),
                ("skill_used", table.USED),
            )
        },
        "cost": library_of(state).cards[card.kind].cost,
    }
