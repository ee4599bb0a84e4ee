"""From the words of an ability to steps of the engine, one flat procedure for each ability.

A step either acts or asks, so an effect can pause, be saved and be cloned anywhere. The task's
variables: `source` (the ability's card), `seat` (its user), `other` (the card it met), `chosen`
(the cards chosen last), and the counters of loops.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.cards import doing, paying
from game.cards.actions import (
    Action,
    Choose,
    ChooseOne,
    Draw,
    ForEach,
    If,
    Look,
    May,
    Mill,
    Move,
    Price,
    Repeat,
    Search,
    Summon,
)
from game.cards.choosing import LOOKED, choosing_steps, scope_of
from game.cards.language import Cards, Ref, Selector
from game.cards.library import library
from game.cards.reckon import Scope, amount, holds, matching, referred
from game.cards.table import table_of
from game.core import agenda
from game.core.rules import Step
from game.core.types import CardId, Emit, State, Task, Word

Act = Callable[[State, Scope, tuple[CardId, ...], Emit], None]
Branches = tuple[tuple[Action | Price, ...], ...]


class CardProcedures(dict[str, tuple[Step, ...]]):
    """The procedures of a card game: its own, and those of its cards, compiled when first used."""

    def __init__(self, game: str, own: dict[str, tuple[Step, ...]]) -> None:
        super().__init__(own)
        self._game = game

    def __missing__(self, name: str) -> tuple[Step, ...]:
        word, key, kind, number = name.split("/")
        if word != "card":
            raise KeyError(name)
        ability = library(self._game, key).cards[kind].abilities[int(number)]
        price = () if ability.price is None else (ability.price,)  # C-11: before the effect
        self[name] = compiled = compile_actions((*price, *ability.do))
        return compiled


def compile_actions(actions: tuple[Action | Price, ...]) -> tuple[Step, ...]:
    """The steps of some actions, one after the other."""
    program = _Program()
    program.all(actions)
    return tuple(program.steps)


def _forget_shuffled(state: State, task: Task, emit: Emit) -> None:
    """C-12: what lies in a shuffled deck is nobody's "chosen" any more; its id is another card."""
    kept = tuple(card_id for card_id in scope_of(task).chosen if not doing.in_deck(state, card_id))
    agenda.keep(state, chosen=kept)


class _Program:
    """Steps written so far; jumps name the step they go to."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._loops = 0

    @property
    def here(self) -> int:
        return len(self.steps)

    def all(self, actions: tuple[Action | Price, ...]) -> None:
        for action in actions:
            self.one(action)

    def one(self, action: Action | Price) -> None:
        match action:
            case Price():
                self._pay(action)
            case Choose():
                self._choose(action.cards, "choose")
            case Draw() | Mill():
                self._times(action.count, doing.one_by_one(action))
            case Search():
                self._search(action)
            case Look():
                self._look(action)
            case Summon():
                self._summon(action)
            case May():
                self._may(action)
            case ChooseOne():
                names = tuple(str(number) for number in range(len(action.of)))
                self._ask("mode", names, action.of)
            case If():
                self._if(action)
            case ForEach():
                self._for_each(action)
            case Repeat():
                self._repeat(action)
            case _:
                self._plain(action)

    def _choose(self, cards: Cards, purpose: str, pool: str = "") -> None:
        self.steps += choosing_steps(self.here, cards, purpose, pool)

    def _act(self, selector: Selector | None, act: Act, purpose: str) -> None:
        """An action on cards, or on nothing but players."""
        if isinstance(selector, Cards):
            self._choose(selector, purpose)

        def step(state: State, task: Task, emit: Emit) -> None:
            scope = scope_of(task)
            if selector is None:
                ids: tuple[CardId, ...] = ()
            elif isinstance(selector, Cards):
                ids = scope.chosen
            else:
                ids = referred(state, scope, selector)
            act(state, scope, ids, emit)

        self.steps.append(step)

    def _plain(self, action: Action) -> None:
        self._act(doing.selector_of(action), doing.act_of(action), doing.name_of(action))
        if isinstance(action, Move) and action.shuffle:
            self.steps.append(_forget_shuffled)

    def _times(self, count: object, step_once: Callable[[State, Scope, Emit], None]) -> None:
        """So many single steps (C-13: a draw of several cards is as many steps)."""
        name = self._loop_name()

        def begin(state: State, task: Task, emit: Emit) -> None:
            agenda.keep(state, **{name: amount(state, scope_of(task), count)})  # type: ignore[arg-type]

        top = self.here + 1

        def once(state: State, task: Task, emit: Emit) -> None:
            left = task.var(name)
            assert isinstance(left, int)
            if left > 0:
                agenda.goto(state, top, **{name: left - 1})
                step_once(state, scope_of(task), emit)

        self.steps += [begin, once]

    def _search(self, action: Search) -> None:
        self.steps.append(lambda state, task, emit: doing.open_deck(state, scope_of(task), emit))
        self._choose(action.cards, "search")
        self.steps.append(lambda state, task, emit: doing.show(state, scope_of(task).chosen, emit))
        if action.to == "field":
            self._summon_chosen(1, dormant=False)
        else:
            self.steps.append(
                lambda state, task, emit: doing.put(state, scope_of(task).chosen, "hand", emit)
            )
        self.steps.append(lambda state, task, emit: doing.shuffle(state, scope_of(task), emit))
        self.steps.append(_forget_shuffled)

    def _look(self, action: Look) -> None:
        def look(state: State, task: Task, emit: Emit) -> None:
            scope = scope_of(task)
            count = amount(state, scope, action.count)
            agenda.keep(state, **{LOOKED: doing.look_at_top(state, scope, count, emit)})

        self.steps.append(look)
        self._choose(action.take, "look", LOOKED)

        def put_away(state: State, task: Task, emit: Emit) -> None:
            looked = task.var(LOOKED)
            assert isinstance(looked, tuple)
            scope = scope_of(task)
            rest = tuple(card for card in looked if card not in scope.chosen)
            doing.put(state, scope.chosen, "hand", emit)
            if action.rest == "deck_top":  # the last one laid down is the top: the order stays
                rest = rest[::-1]
            doing.put(state, rest, action.rest, emit)  # type: ignore[arg-type]

        self.steps.append(put_away)

    def _summon(self, action: Summon) -> None:
        selector = action.cards
        if isinstance(selector, Cards):
            self._choose(selector, "summon")
            self._summon_chosen(action.level, dormant=action.dormant)
        else:
            self._summon_chosen(action.level, dormant=action.dormant, ref=selector)

    def _summon_chosen(self, level: int, *, dormant: bool, ref: Ref = "chosen") -> None:
        """Summon the chosen one by one, each to a place that its owner picks;
        "chosen" means afterwards what it meant before."""

        def begin(state: State, task: Task, emit: Emit) -> None:
            coming = referred(state, scope_of(task), ref)
            agenda.keep(state, called=task.var("chosen"), chosen=coming)

        self.steps.append(begin)
        top = self.here
        end = top + 3

        def show(state: State, task: Task, emit: Emit) -> None:
            chosen = tuple(filter(partial(doing.may_come, state), scope_of(task).chosen))
            agenda.keep(state, chosen=chosen)
            if chosen:
                doing.show(state, chosen[:1], emit)
            else:
                agenda.goto(state, end)

        def ask(state: State, task: Task, emit: Emit) -> None:
            chosen = scope_of(task).chosen
            clause = table_of(state.game).places_clause
            agenda.ask(state, state.cards[chosen[0]].owner, "slot", clause=clause)

        def summon(state: State, task: Task, emit: Emit) -> None:
            first, *rest = scope_of(task).chosen
            target = agenda.taken(state).target
            assert target is not None
            agenda.goto(state, top, chosen=tuple(rest))
            doing.summon(state, (first, str(target[1])), level, dormant=dormant, emit=emit)

        self.steps += [show, ask, summon]
        self.steps.append(lambda state, task, emit: agenda.keep(state, chosen=task.var("called")))

    def _may(self, action: May) -> None:
        price = action.price
        if price is None:
            self._ask("may", ("yes", "no"), (action.then, action.otherwise))
            return
        starts: list[int] = []

        def pass_over(state: State, task: Task, emit: Emit) -> None:
            if not paying.can_pay(state, scope_of(task), price):
                agenda.goto(state, starts[1])

        self.steps.append(pass_over)
        self._ask("may", ("yes", "no"), ((price, *action.then), action.otherwise), starts)

    def _pay(self, price: Price) -> None:
        """Pay; "chosen" means afterwards what it meant before."""
        self.steps.append(lambda state, task, emit: agenda.keep(state, before=task.var("chosen")))
        if price.discard:
            self._choose(Cards(zone="hand", of="mine", count=price.discard), "price")

        def pay(state: State, task: Task, emit: Emit) -> None:
            scope = scope_of(task)
            if price.discard:
                doing.put(state, scope.chosen, "paid", emit)
            paying.pay(state, scope, price, emit)
            agenda.keep(state, chosen=task.var("before"))

        self.steps.append(pay)

    def _ask(
        self, kind: str, names: tuple[str, ...], branches: Branches, starts: list[int] | None = None
    ) -> None:
        """Ask for one of several branches; `starts` learns where each begins."""
        begins = [] if starts is None else starts

        def ask(state: State, task: Task, emit: Emit) -> None:
            agenda.keep(state, modes=names)
            seat = task.var("seat")
            assert isinstance(seat, int)
            agenda.ask(state, seat, kind, clause="C-5" if kind == "may" else "C-9")

        def branch(state: State, task: Task, emit: Emit) -> None:
            target = agenda.taken(state).target
            assert target is not None
            agenda.goto(state, begins[names.index(str(target[1]))])

        self.steps += [ask, branch]
        self._branches(branches, begins)

    def _branches(self, branches: Branches, starts: list[int]) -> None:
        """The branches one after another, each jumping over those behind it."""
        ends: list[int] = []
        for actions in branches:
            starts.append(self.here)
            self.all(actions)
            self.steps.append(lambda state, task, emit: agenda.goto(state, ends[0]))
        ends.append(self.here)

    def _if(self, action: If) -> None:
        starts: list[int] = []

        def decide(state: State, task: Task, emit: Emit) -> None:
            true = holds(state, scope_of(task), action.condition)
            agenda.goto(state, starts[0 if true else 1])

        self.steps.append(decide)
        self._branches((action.then, action.otherwise), starts)

    def _for_each(self, action: ForEach) -> None:
        name = self._loop_name()
        outer = f"{name}_outer"  # whom "each" means around this loop
        selector = action.cards
        if isinstance(selector, Cards) and selector.pick != "all":
            self._choose(selector, "choose")

        def begin(state: State, task: Task, emit: Emit) -> None:
            scope = scope_of(task)
            if not isinstance(selector, Cards):
                ids = referred(state, scope, selector)
            elif selector.pick == "all":
                ids = matching(state, scope, selector)
            else:
                ids = scope.chosen
            loop: dict[str, Word] = {name: ids, outer: scope.each}
            agenda.keep(state, **loop)

        self.steps.append(begin)
        top, end = self.here, [0]

        def take(state: State, task: Task, emit: Emit) -> None:
            ids = task.var(name)
            assert isinstance(ids, tuple)
            if ids:
                agenda.keep(state, each=ids[0], **{name: ids[1:]})
            else:
                agenda.goto(state, end[0], each=task.var(outer))

        self.steps.append(take)
        self.all(action.then)
        self.steps.append(lambda state, task, emit: agenda.goto(state, top))
        end[0] = self.here

    def _repeat(self, action: Repeat) -> None:
        name = self._loop_name()

        def begin(state: State, task: Task, emit: Emit) -> None:
            agenda.keep(state, **{name: amount(state, scope_of(task), action.count)})

        self.steps.append(begin)
        top, end = self.here, [0]

        def take(state: State, task: Task, emit: Emit) -> None:
            left = task.var(name)
            assert isinstance(left, int)
            if left > 0:
                agenda.keep(state, **{name: left - 1})
            else:
                agenda.goto(state, end[0])

        self.steps.append(take)
        self.all(action.then)
        self.steps.append(lambda state, task, emit: agenda.goto(state, top))
        end[0] = self.here

    def _loop_name(self) -> str:
        self._loops += 1
        return f"loop{self._loops}"
