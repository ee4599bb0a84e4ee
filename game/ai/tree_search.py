"""Information-set tree search (Cowling, Powley and Whitehouse 2012, single observer).

Each iteration draws a full state that the seat holds possible, walks down one tree shared by all
draws, expands a node, plays on a little, and weighs where it stands. Answers are known in the tree
by what they mean ("summon a Velociraptor"), not by ids that differ from draw to draw.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt

from game.core import engine
from game.core.rng import Dice, below
from game.core.rules import Hints, rules_of
from game.core.types import Action, Decision, Handle, Seat, State
from game.core.view import determinize

Key = tuple[object, ...]
CHECK_EVERY = 16  # iterations between two looks at the clock


class Node:
    """An answer in the tree: how often it was open, tried, and how well it went for its mover."""

    __slots__ = ("children", "open", "total", "visits")

    def __init__(self) -> None:
        self.open = 0
        self.visits = 0
        self.total = 0.0
        self.children: dict[Key, Node] = {}


class TreeSearch:
    """A player that searches. `iterations` bounds the work (and makes it repeatable), `stop` the
    time; `steps` is how many decisions a play-out goes on before it is weighed; `care` from 0 to 1
    is how often the best answer is really taken (else one in proportion to its visits)."""

    def __init__(
        self,
        game: str,
        seed: int,
        *,
        iterations: int,
        steps: int,
        exploration: float = 0.7,
        care: float = 1.0,
    ) -> None:
        self._hints = hints_of(game)
        self._evaluate = rules_of(game).evaluate
        self._dice = Dice(seed)
        self._iterations = iterations
        self._steps = steps
        self._exploration = exploration
        self._care = care
        self.stop: Callable[[], bool] = _never
        self.iterations_done = 0

    def choose(self, view: State, decision: Decision) -> Action:
        """The answer tried most often."""
        options = self._hints.narrow(view, decision.options)
        if len(options) == 1:
            return options[0]
        root = self._grow(view, decision.seat)
        visits = {key: child.visits for key, child in root.children.items()}
        return max(options, key=lambda option: self._preference(visits, key_of(view, option)))

    def should_stop(self) -> bool:
        """Whether whoever asked wants the answer now."""
        return self.stop()

    def _preference(self, visits: dict[Key, int], key: Key) -> float:
        count = float(visits.get(key, 0))
        if self._care < 1.0 and below(self._dice, 1000) >= 1000 * self._care:
            return count * below(self._dice, 1000) / 1000
        return count

    def _grow(self, view: State, seat: Seat) -> Node:
        root = Node()
        self.iterations_done = 0
        while self.iterations_done < self._iterations:
            if (
                self.iterations_done % CHECK_EVERY == 0
                and self.iterations_done
                and self.should_stop()
            ):
                break
            self._iterate(root, determinize(view, self._dice), seat)
            self.iterations_done += 1
        return root

    def _iterate(self, root: Node, state: State, seat: Seat) -> None:
        path = self._descend(root, state)
        self._play_on(state)
        worth = self._evaluate(state, seat) / self._hints.scale
        mine = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, worth))))
        for node, mover in path:
            node.visits += 1
            node.total += mine if mover == seat else 1.0 - mine

    def _descend(self, root: Node, state: State) -> list[tuple[Node, Seat]]:
        """Walk to a new node, playing on `state`; the nodes on the way with who moved."""
        node, path = root, []
        while state.decision is not None:
            seat = state.decision.seat
            keyed = self._keyed(state, state.decision.options)
            new = [key for key in keyed if key not in node.children]
            if new:
                key = self._weighed(state, keyed, new)
                node.children[key] = Node()
            else:
                key = self._best(node, keyed)
            for open_key in keyed:
                if open_key in node.children:
                    node.children[open_key].open += 1
            engine.play(state, keyed[key])
            node = node.children[key]
            path.append((node, seat))
            if new:
                break
        return path

    def _keyed(self, state: State, options: tuple[Action, ...]) -> dict[Key, Action]:
        """The answers worth a look, by meaning; of several alike the first."""
        keyed: dict[Key, Action] = {}
        for option in self._hints.narrow(state, options):
            keyed.setdefault(key_of(state, option), option)
        return keyed

    def _best(self, node: Node, keys: dict[Key, Action]) -> Key:
        """Upper confidence bound; what is seldom open is not punished for it."""
        bias = self._exploration

        def bound(key: Key) -> float:
            child = node.children[key]
            return child.total / child.visits + bias * sqrt(log(child.open + 1) / child.visits)

        return max(keys, key=bound)

    def _weighed(self, state: State, keyed: dict[Key, Action], keys: list[Key]) -> Key:
        weight = self._hints.weight
        return keys[_roulette(self._dice, [weight(state, keyed[key]) for key in keys])]

    def _play_on(self, state: State) -> None:
        """Some more decisions by weight, so that what was begun shows what it leads to."""
        narrow, weight, dice = self._hints.narrow, self._hints.weight, self._dice
        for _ in range(self._steps):
            if state.decision is None:
                return
            options = narrow(state, state.decision.options)
            if len(options) > 1:
                chosen = _roulette(dice, [weight(state, option) for option in options])
                engine.play(state, options[chosen])
            else:
                engine.play(state, options[0])


def hints_of(game: str) -> Hints:
    """What a game tells its searchers; nothing is narrowed or preferred where it says nothing."""
    return rules_of(game).hints or Hints(narrow=_all, weight=_alike, scale=1.0)


def key_of(state: State, action: Action) -> Key:
    """What an answer means, whatever ids its cards have in this draw."""
    return (
        action.kind,
        _meaning(state, action.source),
        _meaning(state, action.target),
        tuple(_meaning(state, pick) for pick in action.picks),
    )


def _meaning(state: State, handle: Handle | None) -> object:
    """A card on the table is itself; one in a hand or deck is any card of its kind there."""
    if handle is None or handle[0] != "card" or not isinstance(handle[1], int):
        return handle
    card = state.cards[handle[1]]
    if card.zone.startswith(("hand", "deck")):
        return card.kind, card.zone
    return handle


def _roulette(dice: Dice, weights: list[float]) -> int:
    """An index, in proportion to the weights."""
    total = sum(weights)
    if total <= 0:
        return below(dice, len(weights))
    mark = total * below(dice, 1 << 20) / (1 << 20)
    for index, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return index
    return len(weights) - 1


def _never() -> bool:
    return False


def _all(state: State, options: tuple[Action, ...]) -> tuple[Action, ...]:
    return options


def _alike(state: State, action: Action) -> float:
    return 1.0
