"""The words of a card table in one language: cards, players, phases, what is said across it.

What the rules say (questions, refusals, clauses) is the game's data; labels are the catalogue's.
Nothing is drawn or decided here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.cards.terms import terms
from game.core.phrases import phrases
from game.core.types import HIDDEN, CardId, Outcome, Seat, State
from game.dino import flow
from game.dino.asking import name_of_kind
from game.texts import Texts
from scenes.draw.seals import Mark

PHASES = (flow.RESET, flow.PP_PHASE, flow.ATTACK, flow.END)


class Words:
    """Says things at one table; `names` are the players' by seat, `people` the human seats, `you`
    is the seat that is spoken to because its player gave no name."""

    def __init__(
        self, texts: Texts, view: State, names: tuple[str, str], people: tuple[Seat, ...],
        you: Seat | None = None,
    ) -> None:  # fmt: skip
        self.texts = texts
        self.tr = texts.tr
        self.names = names
        self.people = people
        self.you = you
        self.phrases = phrases(view.game)
        self.terms = terms(view.game)
        self._view = view
        self.closed: frozenset[CardId] = frozenset()
        """Cards that are not named, for their faces are not shown now."""

    @property
    def language(self) -> str:
        """The code of the language."""
        return self.texts.language

    # --- things

    def kind(self, kind: str) -> str:
        """The name of a card, or what it is called while its face is hidden."""
        return name_of_kind(self._view, kind, self.language)

    def card(self, state: State, card_id: CardId) -> str:
        """The name of a card as a state knows it, and as it may be said now."""
        return self.kind(HIDDEN if card_id in self.closed else state.cards[card_id].kind)

    def cards(self, state: State, ids: Iterable[CardId]) -> str:
        """The names of several cards; one that comes more often is said once, with its number."""
        counts = Counter(self.card(state, card_id) for card_id in ids)
        *first, last = (self._counted(name, count) for name, count in counts.items())
        if not first:
            return last
        return self.tr("{cards} and {last}", cards=self.tr(", ").join(first), last=last)

    def _counted(self, name: str, count: int) -> str:
        return name if count == 1 else self.tr("{card} ×{count}", card=name, count=count)

    def level(self, level: int) -> str:
        """A level, short."""
        return self.tr("Lv.{level}", level=level)

    def keyword(self, keyword: str) -> str:
        """The name of a keyword."""
        return self.terms.keywords[keyword].name.in_language(self.language)

    def bracketed(self, keyword: str) -> str:
        """The name of a keyword as it stands in card texts."""
        return f"【{self.keyword(keyword)}】" if self.language == "ja" else self.keyword(keyword)

    def stat(self, stat: str) -> str:
        """The name of a value."""
        return self.terms.stats[stat].in_language(self.language)

    # --- turns

    def turn(self, turn: int) -> str:
        """The count of turns, as in the record and the result: each player's makes one."""
        if not turn:
            return self.tr("Start")
        return self.texts.trc("cards", "Turn {number}", number=turn)

    def whose(self, seat: Seat) -> str:
        """Whose turn it is."""
        if self.people == (seat,):
            return self.texts.trc("cards", "Your turn")
        return self.texts.trc("cards", "{name}'s turn", name=self.names[seat])

    def until(self, until: str) -> str:
        """How long a lasting change holds; `until` as the rules write it, "" for one that holds
        while the card it comes from is there."""
        match until:
            case "turn":
                return self.texts.trc("lasting", "this turn")
            case "begin0" | "begin1":
                return self._until_turn_of(int(until[-1]))
            case "field":
                return self.texts.trc("lasting", "until it leaves the field")
        return self.texts.trc("lasting", "while it is on the field")

    def _until_turn_of(self, seat: Seat) -> str:
        if seat == self.you:
            return self.texts.trc("lasting", "until the start of your next turn")
        name = self.names[seat]
        return self.texts.trc("lasting", "until the start of {name}'s next turn", name=name)

    # --- what players do

    def wins(self, seat: Seat) -> str:
        """Who has won."""
        if seat == self.you:
            return self.tr("You win")
        return self.tr("{name} wins", name=self.names[seat])

    def ends(self, outcome: Outcome) -> str:
        """How a match came out."""
        if outcome.winner is None:
            return self.tr("The match is drawn")
        return self.wins(outcome.winner)

    def passes(self, seat: Seat) -> str:
        """Who lets a window pass."""
        if seat == self.you:
            return self.tr("You pass")
        return self.tr("{name} passes", name=self.names[seat])

    def results(self) -> dict[Mark, str]:
        """The results of a battle where the characters on their signs do not say them."""
        if self.language == "ja":
            return {}
        trc = self.texts.trc
        return {
            Mark.WIN: trc("result", "Win"),
            Mark.LOSE: trc("result", "Lose"),
            Mark.MUTUAL: trc("result", "Both fall"),
        }

    def strata(self, seat: Seat) -> str:
        """Whose strata these are."""
        if seat == self.you:
            return self.tr("Your strata")
        return self.tr("{name}: strata", name=self.names[seat])

    def phases(self) -> tuple[str, ...]:
        """The short names of the phases of a turn."""
        return tuple(self.phrases.thing("phase", phase, self.language, "short") for phase in PHASES)
