"""How a match of dino goes, in rulebook order: who starts, the deal, the turns.

The attack is in `battle`, what may be answered in `answers`.
"""

from __future__ import annotations

from typing import cast

from game.cards import decks
from game.cards.choosing import ids_of
from game.cards.doing import MAY_ACT
from game.cards.library import library_of
from game.cards.triggers import begin_effect, resolve, turn_happens
from game.cards.values import value
from game.core import agenda, moves
from game.core.events import Announced
from game.core.first_player import FIRST_PLAYER
from game.core.game_data import game_data
from game.core.rules import Step
from game.core.types import Action, Card, CardId, Emit, Seat, State, Task
from game.dino import table
from game.dino.table import CASTING, DECK, HAND, LIFE, PP, PP_MAX, SECOND, SLOTS, STRATA, TURNS

SETUP, RESET, PP_PHASE, ATTACK, END = "setup", "reset", "pp", "attack", "end"
DECK_KEYS = ("deck0", "deck1")


def deck_of(state: State, seat: Seat) -> dict[str, int]:
    """The deck list of a seat: as chosen, else the game's first or second ready deck."""
    text = state.config.get(DECK_KEYS[seat], "")
    if text:
        return decks.parsed(text)
    ready = list(decks.ready_decks("dino").values())
    return ready[seat % len(ready)].cards


def setup(state: State, emit: Emit) -> None:
    """C-14: two decks that keep D-01; raises ValueError for others."""
    lay_table(state)
    for seat in (0, 1):
        _lay_deck(state, seat)
    moves.begin_phase(state, SETUP, emit)
    agenda.push(state, "match")


def lay_table(state: State) -> None:
    """An empty table, life 20 and PP 0 (D-02)."""
    for seat in (0, 1):
        for zone in (DECK[seat], HAND[seat], STRATA[seat], *SLOTS[seat]):
            state.zones[zone] = ()
    state.zones[CASTING] = ()
    for seat in (0, 1):
        state.tracks[seat, LIFE] = game_data("dino").constants["life"]
        for name in (PP, PP_MAX, TURNS, SECOND):
            state.tracks[seat, name] = 0


def _lay_deck(state: State, seat: Seat) -> None:
    cards = deck_of(state, seat)
    wrong = decks.faults("dino", cards, state.config.get("cards", ""))
    if wrong:
        raise ValueError(f"the deck of seat {seat} does not keep {wrong[0].clause}: {wrong[0]}")
    kinds = [card for card, count in sorted(cards.items()) for _ in range(count)]
    start = len(state.cards)
    for number, kind in enumerate(kinds):
        moves.add_card(state, start + number, Card(kind, seat, DECK[seat]))


def _decide_first(state: State, task: Task, emit: Emit) -> None:
    agenda.push(state, FIRST_PLAYER)  # D-05: before the deal


def _deal(state: State, task: Task, emit: Emit) -> None:
    moves.set_track(state, 1 - state.active, SECOND, 1, emit)
    for seat in (state.active, 1 - state.active):
        moves.shuffle(state, DECK[seat], emit)
        for _ in range(game_data("dino").constants["opening_hand"]):  # D-03
            table.draw(state, seat, emit)
    agenda.push(state, "redraw", seat=1 - state.active, secret0=(), secret1=())
    agenda.push(state, "redraw", seat=state.active, secret0=(), secret1=())  # D-04: first


def _ask_redraw(state: State, task: Task, emit: Emit) -> None:
    seat = cast("int", task.var("seat"))
    picked = ids_of(task.var(f"secret{seat}"))
    handles = tuple(("card", card_id) for card_id in picked)
    agenda.ask(state, seat, "redraw", clause="D-04", picked=handles, least=0, most=2)


def _do_redraw(state: State, task: Task, emit: Emit) -> None:
    """D-04: the number is said aloud, the cards are not."""
    action = agenda.taken(state)
    name = f"secret{action.seat}"
    picked = ids_of(task.var(name))
    if action.source is not None:
        agenda.goto(state, 0, **{name: (*picked, cast("int", action.source[1]))})
        return
    seat = ("seat", str(action.seat))
    if not picked:
        emit(Announced("keep_hand", (seat,)))
        return
    emit(Announced("redraw", (seat, ("count", str(len(picked))))))
    table.leave(state, picked, "deck_bottom", emit)
    moves.shuffle(state, DECK[action.seat], emit)
    for _ in picked:
        table.draw(state, action.seat, emit)


def _first_turn(state: State, task: Task, emit: Emit) -> None:
    first = 1 if state.tracks[0, SECOND] else 0
    moves.begin_turn(state, first, emit)
    agenda.push(state, "turn")


# --- ① reset phase --------------------------------------------------------------------------------


def _reset(state: State, task: Task, emit: Emit) -> None:
    seat = state.active
    moves.begin_phase(state, RESET, emit)
    moves.set_track(state, seat, TURNS, state.tracks[seat, TURNS] + 1, emit)
    moves.expire(state, lambda modifier: modifier.until == f"begin{seat}", emit)
    table.awaken_all(state, seat, emit)  # D-10


def _raise_pp(state: State, task: Task, emit: Emit) -> None:
    """D-11, D-14: the maximum rises and PP is full; the second player's turns 1 and 2 differ."""
    seat = state.active
    rise = 1
    if state.tracks[seat, SECOND] and state.tracks[seat, TURNS] == 1:
        rise = game_data("dino").constants["second_pp_max"] - state.tracks[seat, PP_MAX]
    elif state.tracks[seat, SECOND] and state.tracks[seat, TURNS] == 2:
        rise = 0
    table.change_track(state, seat, PP_MAX, rise, emit)
    table.change_track(state, seat, PP, state.tracks[seat, PP_MAX], emit)
    agenda.keep(state, draws=_draws(state, seat))


def _draws(state: State, seat: Seat) -> int:
    """D-13: one card; D-14: the second player's first turn three."""
    if state.tracks[seat, SECOND] and state.tracks[seat, TURNS] == 1:
        return game_data("dino").constants["second_draws"]
    return 1


def _draw(state: State, task: Task, emit: Emit) -> None:
    """One card a step, so that the last card of the deck loses at once (D-62, C-13)."""
    draws = cast("int", task.var("draws"))
    if draws:
        table.draw(state, state.active, emit)
        agenda.goto(state, 2, draws=draws - 1)
    else:
        turn_happens(state, "turn_start", emit)  # D-16
        resolve(state)


def _resolve(state: State, task: Task, emit: Emit) -> None:
    resolve(state)


# --- ② PP phase and ③ attack phase ----------------------------------------------------------------


def _begin_pp(state: State, task: Task, emit: Emit) -> None:
    moves.begin_phase(state, PP_PHASE, emit)


def _ask_main(state: State, task: Task, emit: Emit) -> None:
    agenda.ask(state, state.active, "main", clause="D-20")


def _do_main(state: State, task: Task, emit: Emit) -> None:
    action = agenda.taken(state)
    if action.kind == "to_attack":  # D-25
        return
    if action.kind == "end_turn":  # D-60
        agenda.goto(state, ENDING)
        return
    agenda.goto(state, MAIN)
    if action.kind == "summon":
        agenda.push(state, "summoning", card=_card(action), slot=_target(action))
    elif action.kind == "cast":
        agenda.push(state, "casting", card=_card(action), part=0)
    else:
        begin_common(state, action)


def begin_common(state: State, action: Action) -> None:
    """What both phases know: level up (D-40) and skills started by choice (D-26)."""
    if action.kind == "level_up":
        assert action.target is not None
        target = cast("int", action.target[1])
        agenda.push(state, "levelling", card=_card(action), target=target)
    else:
        number = int(_target(action))
        agenda.push(state, "skill", card=_card(action), ability=number)


def _begin_attack(state: State, task: Task, emit: Emit) -> None:
    moves.begin_phase(state, ATTACK, emit)


def _ask_attack(state: State, task: Task, emit: Emit) -> None:
    agenda.ask(state, state.active, "attack", clause="D-35")


def _do_attack(state: State, task: Task, emit: Emit) -> None:
    action = agenda.taken(state)
    if action.kind == "end_turn":
        return
    agenda.goto(state, ATTACKS)
    if action.kind != "attack":
        begin_common(state, action)
        return
    assert action.target is not None
    target = cast("int", action.target[1]) if action.target[0] == "card" else -1
    agenda.push(state, "attacking", attacker=_card(action), target=target)


def _card(action: Action) -> CardId:
    assert action.source is not None
    return cast("int", action.source[1])


def _target(action: Action) -> str:
    assert action.target is not None
    return str(action.target[1])


# --- ④ end of the turn ----------------------------------------------------------------------------


def _end(state: State, task: Task, emit: Emit) -> None:
    moves.begin_phase(state, END, emit)
    turn_happens(state, "turn_end", emit)
    resolve(state)


def _next_turn(state: State, task: Task, emit: Emit) -> None:
    table.end_of_turn(state, emit)
    moves.begin_turn(state, 1 - state.active, emit)
    agenda.goto(state, 0)


# --- what a turn is made of -----------------------------------------------------------------------


def pay(state: State, seat: Seat, card_id: CardId, emit: Emit) -> None:
    """Pay a card's cost from the PP (D-20, D-32)."""
    cost = value(state, card_id, "cost")
    if cost:
        moves.set_track(state, seat, PP, state.tracks[seat, PP] - cost, emit)


def _summon(state: State, task: Task, emit: Emit) -> None:
    card_id = cast("int", task.var("card"))
    pay(state, state.cards[card_id].owner, card_id, emit)
    table.summon(state, card_id, str(task.var("slot")), emit)
    resolve(state)


def _pay_spell(state: State, task: Task, emit: Emit) -> None:
    card_id = cast("int", task.var("card"))
    pay(state, state.cards[card_id].owner, card_id, emit)
    moves.reveal(state, card_id, moves.BOTH, emit)
    moves.move(state, card_id, CASTING, emit)


def _carry_out_spell(state: State, task: Task, emit: Emit) -> None:
    """Its effects in the order they are written, then the strata (D-23)."""
    card_id, part = cast("int", task.var("card")), cast("int", task.var("part"))
    kind, seat = state.cards[card_id].kind, state.cards[card_id].owner
    if part < len(library_of(state).cards[kind].abilities):
        agenda.goto(state, 1, part=part + 1)
        begin_effect(state, kind, part, source=card_id, seat=seat)
        return
    if state.cards[card_id].zone == CASTING:
        table.leave(state, (card_id,), "strata", emit)
    resolve(state)


def _put_for_level(state: State, task: Task, emit: Emit) -> None:
    """D-40: the card put down is a price, not a discard; D-41: then the dinosaur may act."""
    card_id, target = cast("int", task.var("card")), cast("int", task.var("target"))
    table.leave(state, (card_id,), "strata", emit)
    if not table.may_act(state, target):
        moves.mark(state, target, MAY_ACT, 1, emit)
    table.put_level(state, target, table.level(state, target) + 1, emit)
    resolve(state)


def _start_skill(state: State, task: Task, emit: Emit) -> None:
    """D-26: once per turn and card. Its price is the first thing that is carried out (C-11)."""
    card_id, number = cast("int", task.var("card")), cast("int", task.var("ability"))
    card = state.cards[card_id]
    moves.mark(state, card_id, table.USED, 1, emit)
    begin_effect(state, card.kind, number, source=card_id, seat=card.owner)


TURN: tuple[Step, ...] = (
    _reset,
    _raise_pp,
    _draw,
    _begin_pp,
    _ask_main,
    _do_main,
    _begin_attack,
    _ask_attack,
    _do_attack,
    _end,
    _next_turn,
)
MAIN, ATTACKS, ENDING = (TURN.index(step) for step in (_ask_main, _ask_attack, _end))

PROCEDURES: dict[str, tuple[Step, ...]] = {
    "match": (_decide_first, _deal, _first_turn),
    "redraw": (_ask_redraw, _do_redraw),
    "turn": TURN,
    "summoning": (_summon,),
    "casting": (_pay_spell, _carry_out_spell),
    "levelling": (_put_for_level,),
    "skill": (_start_skill, _resolve),
}
