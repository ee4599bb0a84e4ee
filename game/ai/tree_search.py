"""Information-set tree search (Cowling, Powley and Whitehouse 2012, single observer).

Each iteration draws a full state that the seat holds possible, walks down one tree shared by all
draws, plays on to the end of a turn, and weighs where it stands. Answers are known in the tree by
what they mean ("summon a Velociraptor"), not by ids that differ from draw to draw. A game's hints
say where to look first (Rosin 2011: predictor and upper confidence bound).
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import cast

from game.core import engine
from game.core.first_player import JANKEN
from game.core.rng import Dice, below
from game.core.rules import Hints, rules_of
from game.core.types import Action, Decision, Handle, Seat, State
from game.core.view import determinize, observe

Key = tuple[object, ...]
CHECK_EVERY = 8  # iterations between two looks at the clock
LEAST = 32  # iterations before a lead can settle anything
CONTENDER = 0.6  # an answer visited less often than this, beside the most visited, is out
FIRST_PLAY_LOSS = 0.03  # what an untried answer is held to be worse than the question's mean by
WIDEST_SLIP = 0.4  # what a player without any care gives away of the chance to win
MOST_BETWEEN = 3  # questions to the other seat between two of one's own that a tree outlives


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
    time. A play-out goes on to the end of the turn `turns` turns on, for `steps` decisions at most.
    `care` from 0 to 1 is how often the best answer is really taken, and how little the others that
    are taken give away."""

    def __init__(
        self,
        game: str,
        seed: int,
        *,
        iterations: int,
        steps: int,
        turns: int = 2,
        exploration: float = 0.7,
        care: float = 1.0,
    ) -> None:
        self._hints = hints_of(game)
        self._evaluate = rules_of(game).evaluate
        self._dice = Dice(seed)
        self._iterations = iterations
        self._steps = steps
        self._turns = turns
        self._exploration = exploration
        self._care = care
        self._kept: tuple[Node, State] | None = None
        self.stop: Callable[[], bool] = _never
        self.iterations_done = 0

    def choose(self, view: State, decision: Decision) -> Action:
        """The answer that went best among those tried most often."""
        self.iterations_done = 0
        if decision.kind == JANKEN:  # nothing to think about, and nothing to be foreseen
            return decision.options[below(self._dice, len(decision.options))]
        likely = self._likely(view, decision.options)
        if len(likely) == 1:
            return likely[0][0]
        root = self._tree_for(view)
        self._grow(root, view, decision.seat)
        action = self._pick(root, view, likely)
        self._keep(root, view, action)
        return action

    def should_stop(self) -> bool:
        """Whether whoever asked wants the answer now."""
        return self.stop()

    def _pick(self, root: Node, view: State, likely: list[tuple[Action, float]]) -> Action:
        """Of the most visited the one that went best; without care any that went not much worse."""
        nodes = [root.children.get(key_of(view, option)) for option, _ in likely]
        if self._care < 1.0 and below(self._dice, 1000) >= 1000 * self._care:
            return likely[self._slip(nodes, [weight for _, weight in likely])][0]
        enough = max(1.0, CONTENDER * max(node.visits if node else 0 for node in nodes))
        means = [
            node.total / node.visits if node and node.visits >= enough else -1.0 for node in nodes
        ]
        return likely[means.index(max(means))][0]

    def _slip(self, nodes: list[Node | None], weights: list[float]) -> int:
        """One of the answers that went within a slip of the best, as first thoughts have it; the
        less care, the wider the slip."""
        means = [node.total / node.visits if node and node.visits else -1.0 for node in nodes]
        least = max(means) - WIDEST_SLIP * (1.0 - self._care)
        near = [
            weight if mean >= least else 0.0 for mean, weight in zip(means, weights, strict=True)
        ]
        return _roulette(self._dice, near)

    # --- the tree of the last question ------------------------------------------------------------

    def _keep(self, root: Node, view: State, action: Action) -> None:
        """Remember what grew below an answer, for the next question of the turn, and a guess at
        the state it led to."""
        self._kept = None
        child = root.children.get(key_of(view, action))
        if child is not None and child.children:
            guess = determinize(view, self._dice)
            engine.play(guess, action)
            self._kept = child, guess

    def _tree_for(self, view: State) -> Node:
        """What grew already, where the last answer led here and nothing new was seen; else a new
        tree."""
        kept, self._kept = self._kept, None
        found = None if kept is None else _node_of(kept[0], kept[1], view, MOST_BETWEEN)
        return found or Node()

    # --- growing ----------------------------------------------------------------------------------

    def _grow(self, root: Node, view: State, seat: Seat) -> None:
        until = view.turn + self._turns
        while self.iterations_done < self._iterations:
            is_time = self.iterations_done % CHECK_EVERY == 0 and self.iterations_done
            if is_time and (self.should_stop() or self._is_settled(root)):
                break
            self._iterate(root, determinize(view, self._dice), seat, until)
            self.iterations_done += 1

    def _is_settled(self, root: Node) -> bool:
        """Whether the iterations left cannot bring another answer near the most visited."""
        if self._care < 1.0 or self.iterations_done < LEAST:
            return False
        visits = sorted(child.visits for child in root.children.values())
        second = visits[-2] if len(visits) > 1 else 0
        return second + self.iterations_left() < CONTENDER * visits[-1]

    def iterations_left(self) -> float:
        """How many iterations may still come."""
        return self._iterations - self.iterations_done

    def _iterate(self, root: Node, state: State, seat: Seat, until: int) -> None:
        path = self._descend(root, state)
        self._play_on(state, until)
        worth = self._evaluate(state, seat) / self._hints.scale
        mine = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, worth))))
        root.visits += 1
        root.total += mine
        for node, mover in path:
            node.visits += 1
            node.total += mine if mover == seat else 1.0 - mine

    def _descend(self, root: Node, state: State) -> list[tuple[Node, Seat]]:
        """Walk to a new node, playing on `state`; the nodes on the way with who moved."""
        node, path = root, []
        while state.decision is not None:
            seat = state.decision.seat
            likely = self._likely(state, state.decision.options)
            if len(likely) == 1:
                action = likely[0][0]
                child = _child(node, key_of(state, action))
                child.open += 1
            else:
                child, action = self._best(node, state, likely)
            engine.play(state, action)
            path.append((child, seat))
            node = child
            if not child.visits:
                break
        return path

    def _likely(self, state: State, options: tuple[Action, ...]) -> list[tuple[Action, float]]:
        """The answers worth a look, with their weights."""
        if len(options) == 1:
            return [(options[0], 1.0)]
        weights = self._hints.weigh(state, options)
        return [pair for pair in zip(options, weights, strict=True) if pair[1] > 0]

    def _best(
        self, node: Node, state: State, likely: list[tuple[Action, float]]
    ) -> tuple[Node, Action]:
        """The answer with the greatest bound: how well it went, and how much there is still to
        learn. What is seldom open is not punished for it; what was never tried is held to be a
        little worse than the rest."""
        shares = self._shares(state, likely)
        children = node.children
        untried, asked = _mean(children) - FIRST_PLAY_LOSS, sqrt(node.visits + 1)
        best, best_bound = next(iter(shares)), -1.0
        for key, (_, share) in shares.items():
            child = children.get(key)
            if child is None:
                bound = untried + share * asked
            else:
                child.open += 1
                bound = child.total / child.visits + share * sqrt(child.open) / (1 + child.visits)
            if bound > best_bound:
                best, best_bound = key, bound
        return _child(node, best), shares[best][0]

    def _shares(
        self, state: State, likely: list[tuple[Action, float]]
    ) -> dict[Key, tuple[Action, float]]:
        """The answers by meaning, of several alike the first, each with its share of curiosity."""
        unit = self._exploration / sum([weight for _, weight in likely])
        shares: dict[Key, tuple[Action, float]] = {}
        for option, weight in likely:
            shares.setdefault(key_of(state, option), (option, weight * unit))
        return shares

    def _play_on(self, state: State, until: int) -> None:
        """Play by weight to the end of a turn, so that what was begun shows what it leads to."""
        weigh, dice, play = self._hints.weigh, self._dice, engine.play
        until = max(until, state.turn + 1)
        for _ in range(self._steps):
            if state.decision is None or state.turn >= until:
                return
            options = state.decision.options
            if len(options) > 1:
                play(state, options[_roulette(dice, weigh(state, options))])
            else:
                play(state, options[0])


def hints_of(game: str) -> Hints:
    """What a game tells its searchers; nothing is preferred where it says nothing."""
    return rules_of(game).hints or Hints(weigh=_alike, scale=1.0)


def key_of(state: State, action: Action) -> Key:
    """What an answer means, whatever ids its cards have in this draw."""
    kind, _, source, target, picks = action
    return (
        kind,
        source and _meaning(state, source),
        target and _meaning(state, target),
        *[_meaning(state, pick) for pick in picks],
    )


def _meaning(state: State, handle: Handle) -> object:
    """A card on the table is itself; one in a hidden zone is any card of its kind there."""
    if handle[0] != "card" or not isinstance(handle[1], int):
        return handle
    card = state.cards[handle[1]]
    if card.zone.startswith(hints_of(state.game).hidden_zones):
        return card.kind, card.zone
    return handle


def _child(node: Node, key: Key) -> Node:
    """The node of an answer, made when it is first wanted."""
    child = node.children.get(key)
    if child is None:
        child = node.children[key] = Node()
    return child


def _mean(children: dict[Key, Node]) -> float:
    """How well the question went for who was asked, over all its answers; even where untried."""
    visits, total = 1, 0.5
    for child in children.values():
        visits += child.visits
        total += child.total
    return total / visits


def _node_of(node: Node, guess: State, view: State, between: int) -> Node | None:
    """The node of a view in the tree below a guess at the state before; None where it is not there,
    or where something that was hidden came to light."""
    if guess.turn != view.turn or guess.decision is None or view.seat is None:
        return None
    if guess.decision.seat == view.seat:
        return node if observe(guess, view.seat) == view else None
    for option in guess.decision.options if between else ():
        child = node.children.get(key_of(guess, option))
        if child is not None and not _is_secret(guess, option):
            after = guess.clone()
            engine.play(after, option)
            found = _node_of(child, after, view, between - 1)
            if found is not None:
                return found
    return None


def _is_secret(guess: State, option: Action) -> bool:
    """Whether an answer of the other seat uses a card that was only guessed."""
    source = option.source
    return (
        source is not None
        and source[0] == "card"
        and guess.cards[cast("int", source[1])].zone.startswith(hints_of(guess.game).hidden_zones)
    )


def _roulette(dice: Dice, weights: list[float]) -> int:
    """An index, in proportion to the weights."""
    mark = sum(weights) * below(dice, 1 << 20) / (1 << 20)
    for index, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return index
    return weights.index(max(weights))  # all are 0, or the mark fell behind the last by rounding


def _never() -> bool:
    return False


def _alike(state: State, options: tuple[Action, ...]) -> list[float]:
    return [1.0] * len(options)
