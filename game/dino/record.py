"""The record of a match of dino: one entry an act, with what came of it.

Works on what a seat may see, so it never tells anything hidden. `entries` reads one happening: the
view before, the events, the view after; the record of a match is the entries of its happenings.
`game.dino.saying` puts them into words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.cards.actions import Price
from game.cards.choosing import LOOKED, ids_of
from game.cards.doing import KEPT
from game.cards.library import KEYWORD, library_of
from game.cards.triggers import named_effect
from game.cards.values import value
from game.cards.walk import words_in
from game.core.events import (
    Announced,
    Battled,
    Declared,
    Ended,
    Event,
    Happened,
    Marked,
    Modified,
    Moved,
    PhaseBegan,
    Revealed,
    Shuffled,
    TrackSet,
    TurnBegan,
    Turned,
)
from game.core.moves import BOTH
from game.core.types import HIDDEN, Action, CardId, Handle, Modifier, Seat, State
from game.dino import battle, flow, table
from game.dino.table import CASTING, DECK, HAND, LIFE, PP, PP_MAX, STRATA

Value = str | int
Values = tuple[tuple[str, Value], ...]
CLAUSES = {
    "reset": "D-11",
    "redraw": "D-04",
    "summon": "D-20",
    "cast": "D-23",
    "counter": "D-30",
    "level_up": "D-40",
    "activate": "D-26",
    "attack": "D-35",
    "block": "D-50",
    "to_attack": "D-25",
    "end_turn": "D-60",
    "concede": "C-7",
}
_ACTS = frozenset({"summon", "cast", "level_up", "activate", "attack", "block"})
_ALONE = frozenset({"to_attack", "end_turn", "concede"})
_SLOTS = frozenset((*table.SLOTS[0], *table.SLOTS[1]))
_SPOTS = {
    **dict.fromkeys(STRATA, "to_strata"),
    **dict.fromkeys(HAND, "to_hand"),
    **dict.fromkeys(DECK, "to_deck"),
}
_TRACKS = {LIFE: "life", PP: "pp", PP_MAX: "pp_max"}


class Part(NamedTuple):
    """A piece of a line: its key in the phrases, and what fills it. `card` and `target` are kinds
    of cards, `owner` is a seat."""

    key: str
    values: Values = ()


class Entry(NamedTuple):
    """What one act did. `seat` is None for what is announced (`act` is then the topic); `clause` is
    the one to open, `cards` those to light up. `act` is "turn" for the heading of a turn, and
    "effect" for what goes on after an answer or by itself."""

    turn: int
    seat: Seat | None
    act: str
    clause: str = ""
    cards: tuple[CardId, ...] = ()
    parts: tuple[Part, ...] = ()


def entries(before: State, events: Iterable[Event], after: State) -> list[Entry]:
    """The entries of one happening, in order; those in which nothing would be said are left out."""
    scribe = _Scribe(before, after)
    for event in events:
        scribe.write(event)
    return [one for one in scribe.found if any(part.key != "effect" for part in one.parts)]


class _Scribe:
    """Reads events one by one. `found` are the entries so far, what comes next belongs to the last;
    `kinds` are the faces of cards as far as they are known."""

    def __init__(self, before: State, after: State) -> None:
        self.found: list[Entry] = []
        self._before, self._after = before, after
        self._kinds = {card_id: card.kind for card_id, card in before.cards.items()}
        self._numbers = dict(before.tracks)
        self._turn, self._active, self._phase = before.turn, before.active, before.phase
        self._shown: set[CardId] = set()  # in this happening, to both
        self._used_up: CardId | None = None  # the card an act is made with; the act names it
        self._price = 0  # cards of the hand that a price may still take

    def write(self, event: Event) -> None:
        """Take up one event."""
        match event:
            case TurnBegan(turn, seat):
                self._turn, self._active = turn, seat
                self._open("turn", seat, Part("turn", (("turn", turn), ("owner", seat))))
            case PhaseBegan(phase):
                self._begin_phase(phase)
            case Declared(action):
                self._declare(action)
            case Announced(topic, values):
                self._open(topic, None, Part(topic, values))
            case Ended(outcome) if self._act != "concede":  # that line says it already
                self._open("ended", None, Part("ended", (("reason", outcome.reason),)))
                self.found[-1] = self.found[-1]._replace(clause=outcome.clause)
            case Revealed(card_id, kind, seats):
                self._kinds[card_id] = kind
                self._shown |= {card_id} if seats == BOTH else set()
            case Shuffled(zone):
                self._forget(zone)
            case _:
                self._follow(event)

    # --- acts

    def _open(
        self, act: str, seat: Seat | None, *parts: Part, cards: tuple[CardId, ...] = ()
    ) -> None:
        self.found.append(Entry(self._turn, seat, act, CLAUSES.get(act, ""), cards, parts))

    @property
    def _act(self) -> str:
        """The act that is going on; empty before the first."""
        return self.found[-1].act if self.found else ""

    def _begin_phase(self, phase: str) -> None:
        self._phase = phase
        if phase == flow.RESET:
            self._open("reset", self._active, self._reset())
        elif phase == flow.PP_PHASE:
            self._open("effect", self._active)  # the reset is over

    def _reset(self) -> Part:
        pp, pp_max = (self._numbers[self._active, name] for name in (PP, PP_MAX))
        return Part("reset", (("pp", pp), ("pp_max", pp_max)))

    def _declare(self, action: Action) -> None:
        self._price = _cards_of_price(self._before, action)
        if action.kind in _ALONE:
            named: Values = (("owner", action.seat),) if action.kind == "concede" else ()
            self._open(action.kind, action.seat, Part(action.kind, named))
        elif action.kind in _ACTS and action.source is not None:
            self._begin_act(action, _card(action.source))
        elif not self.found:
            # What follows a pass is the attack of whose turn it is.
            seat = self._active if action.kind == "pass" else action.seat
            source = self._source()
            spoken = () if source is None else (Part("effect", (self._named(source),)),)
            self._open("effect", seat, *spoken, cards=() if source is None else (source,))

    def _begin_act(self, action: Action, card_id: CardId) -> None:
        act = action.kind
        cards: tuple[CardId, ...] = (card_id,)
        named: Values = (self._named(card_id),)
        self._used_up = card_id if act in ("summon", "cast", "level_up") else None
        if act == "cast" and action.seat != self._active:
            act = "counter"
        key = act
        if act in ("summon", "cast", "counter"):
            named = (*named, ("cost", 0))  # what is paid is told next
        elif act == "attack" and action.target is not None:
            key, named = "attack_life", (*named, ("owner", 1 - action.seat))
            if action.target[0] == "card":
                key, cards = "attack_dinosaur", (card_id, _card(action.target))
                named = (named[0], self._named(cards[1], "target"))
        elif act == "level_up" and action.target is not None:
            cards = (_card(action.target),)
        self._open(act, action.seat, Part(key, named), cards=cards)

    def _source(self) -> CardId | None:
        """The card whose effect goes on with the answer."""
        task = self._before.agenda[-1] if self._before.agenda else None
        source = dict(task.vars).get("source") if task is not None else None
        return source if isinstance(source, int) else None

    # --- what comes of them

    def _add(self, key: str, values: Values, *cards: CardId) -> None:
        if not self.found or self.found[-1].seat is None:
            self._open("effect", self._active)
        last = self.found[-1]
        lit = tuple(dict.fromkeys((*last.cards, *cards)))
        self.found[-1] = last._replace(parts=(*last.parts, Part(key, values)), cards=lit)

    def _rewrite(self, part: Part) -> None:
        """Put a part in the place of the last one."""
        last = self.found[-1]
        self.found[-1] = last._replace(parts=(*last.parts[:-1], part))

    def _follow(self, event: Event) -> None:
        match event:
            case Moved(card_id, source, target):
                self._move(card_id, source, target)
            case TrackSet(seat, name, old, new):
                self._numbers[seat, name] = new
                self._count(seat, name, old, new)
            case Battled(attacker, defender, result, (mine, theirs)):
                named = (self._named(attacker), self._named(defender, "target"))
                values = (*named, ("mine", mine), ("theirs", theirs))
                self._add(result, values, attacker, defender)
            case Happened(battle.CALLED_OFF):
                self._add("called_off", ())
            case Turned(card_id, _, new) if not self._goes_without_saying(card_id):
                self._add("dormant" if new else "awake", (self._named(card_id),), card_id)
            case Marked(card_id, table.LEVEL, _, new) if new:
                self._add("level", (self._named(card_id), ("level", new)), card_id)
            case Marked(card_id, name, _, new) if new and name == KEPT:
                self._add("kept_dormant", (self._named(card_id),), card_id)
            case Modified(modifier):
                self._modify(modifier)

    def _goes_without_saying(self, card_id: CardId) -> bool:
        """All awake at the reset; who attacks or blocks becomes dormant."""
        if self._act in ("attack", "block"):
            return self.found[-1].cards[0] == card_id
        return self._act == "reset"

    def _count(self, seat: Seat, name: str, old: int, new: int) -> None:
        part = self.found[-1].parts[-1] if self.found and self.found[-1].parts else Part("")
        if part.key == "reset":
            self._rewrite(self._reset())
        elif name == PP and ("cost", 0) in part.values:
            self._rewrite(Part(part.key, (part.values[0], ("cost", old - new))))
        elif name in _TRACKS:
            self._add(_TRACKS[name], (("owner", seat), ("old", old), ("new", new)))

    def _move(self, card_id: CardId, source: str, target: str) -> None:
        if CASTING in (source, target) or card_id == self._used_up:
            return
        looked = self._looked()
        if card_id in looked and target in HAND and card_id not in self._shown:
            self._repeat("takes", (("looked", len(looked)),))
        elif source in DECK and target in DECK:
            self._repeat("puts_back", ())
        elif source in DECK and target in HAND and card_id not in self._shown:
            self._draw(HAND.index(target))
        elif target in _SLOTS:
            self._add("summons", (self._named(card_id),), card_id)
        elif source in DECK and target in STRATA:
            owner = STRATA.index(target)
            self._add("mills", (("owner", owner), self._named(card_id)), card_id)
        elif self._phase != flow.SETUP:
            self._add(self._way(source, target), (self._named(card_id),), card_id)

    def _way(self, source: str, target: str) -> str:
        """How it is said where a card goes; one that is part of a price is not discarded (C-11)."""
        if source not in HAND or target not in STRATA:
            return _SPOTS[target]
        self._price -= 1
        return "puts_down" if self._price >= 0 else "discards"

    def _looked(self) -> tuple[CardId, ...]:
        """The cards of a deck that are being looked at."""
        task = self._before.agenda[-1] if self._before.agenda else None
        return ids_of(dict(task.vars).get(LOOKED, ())) if task is not None else ()

    def _repeat(self, key: str, values: Values) -> None:
        """One more of what is told by its number."""
        part = self.found[-1].parts[-1] if self.found and self.found[-1].parts else Part("")
        if (part.key, part.values[:-1]) == (key, values):
            self._rewrite(Part(key, (*values, ("count", int(part.values[-1][1]) + 1))))
        else:
            self._add(key, (*values, ("count", 1)))

    def _draw(self, seat: Seat) -> None:
        """One card more; the deal and the redraw are not told card by card."""
        if self._phase == flow.SETUP:
            return
        last = self.found[-1] if self.found else None
        is_own = last is not None and last.seat == seat
        self._repeat(*(("draws", ()) if is_own else ("draws_too", (("owner", seat),))))

    def _modify(self, modifier: Modifier) -> None:
        amount = modifier.amount
        signed = f"＋{amount}" if amount >= 0 else f"−{-amount}"
        if modifier.card < 0:  # whole classes of cards in a hand
            self._add("costs", (("owner", -1 - modifier.card), ("by", signed)))
            return
        named = self._named(modifier.card)
        if modifier.stat.startswith(KEYWORD):
            key = "gain" if modifier.op == "gain" else "lose_keyword"
            keyword = modifier.stat.removeprefix(KEYWORD)
            self._add(key, (named, ("keyword", keyword)), modifier.card)
            return
        if modifier.op == "delta":
            values: Values = (named, ("stat", modifier.stat), ("by", signed))
            self._add("delta", values, modifier.card)
        else:
            self._change(modifier)

    def _change(self, modifier: Modifier) -> None:
        """A value set to another; what is added to it or taken away goes on counting (C-16)."""
        card_id, stat = modifier.card, modifier.stat
        values: Values = (self._named(card_id), ("stat", stat), ("by", modifier.amount))
        on_field = self._after.cards[card_id].zone in _SLOTS
        now = value(self._after, card_id, stat) if on_field else modifier.amount
        if now == modifier.amount:
            self._add("change", values, card_id)
        else:
            self._add("change_added_to", (*values, ("now", now)), card_id)

    # --- faces

    def _named(self, card_id: CardId, name: str = "card") -> tuple[str, Value]:
        kind = self._kinds.get(card_id, HIDDEN)
        return name, self._after.cards[card_id].kind if kind == HIDDEN else kind

    def _forget(self, zone: str) -> None:
        """What lay in a shuffled zone is now elsewhere in it."""
        for card_id, card in self._after.cards.items():
            if card.zone == zone:
                self._kinds[card_id] = HIDDEN


def _cards_of_price(before: State, action: Action) -> int:
    """How many cards of the hand the prices of the ability take that is used, or goes on."""
    cards = library_of(before).cards
    if action.kind == "activate" and action.source is not None and action.target is not None:
        effect = before.cards[_card(action.source)].kind, int(str(action.target[1]))
    else:
        running = named_effect(before.agenda[-1].op) if before.agenda else None
        if running is None:
            return 0
        effect = running
    kind, number = effect
    ability = cards[kind].abilities[number]
    words = words_in((ability.price, ability.do), ())
    return sum(word.discard for word, _ in words if isinstance(word, Price))


def _card(handle: Handle) -> CardId:
    card_id = handle[1]
    assert isinstance(card_id, int)
    return card_id
