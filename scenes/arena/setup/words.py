"""What the set-up says: the question, the hint beside it, and why it cannot be confirmed yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.types import HIDDEN, State
from game.onmyo.orbs import EMPTY
from game.onmyo.table import pieces_of
from scenes.arena.prompts import Prompter
from scenes.arena.setup.placing import Placing
from scenes.ui.prompt_bar import Answer, PromptBar


@dataclass(frozen=True, slots=True)
class Acts:
    """What the answers in the prompt do."""

    fill: Callable[[], None]
    clear: Callable[[], None]
    read_rule: Callable[[], None]


class SetupWords:
    """Says the state of a placement in one language."""

    def __init__(self, prompter: Prompter, acts: Acts) -> None:
        self.say = prompter
        self.texts = prompter.texts
        self._acts = acts

    def ask(self, bar: PromptBar, placing: Placing) -> None:
        """Let the prompt bar say what is to be done."""
        view, say, tr = placing.session.view, self.say, self.texts.tr
        decision = view.decision
        if placing.refusal is not None:
            clause = placing.refusal.clause
            words = say.words.refusal(placing.refusal, say.language)
            read = Answer(tr("Read {clause}", clause=clause), self._acts.read_rule)
            bar.ask(words, seal="否", answers=(read,))
        elif decision is not None and decision.seat != placing.seat and placing.draft.is_complete:
            bar.ask(say.waiting(view, thinking=False).headline, seal="待")
        elif placing.is_confirming:
            asked = say.words.prompt("confirm", say.language)
            bar.ask(asked.ask, hint=asked.hint, seal="配")
        else:
            bar.ask(
                self._question(placing), hint=self._hint(view), seal="置",
                answers=self._answers(placing),
            )  # fmt: skip

    def _answers(self, placing: Placing) -> tuple[Answer, ...]:
        tr, draft = self.texts.tr, placing.draft
        full = "" if draft.missing else tr("Every socket is full.")
        empty = tr("Nothing has been placed.") if draft.is_untouched else ""
        return (
            Answer(tr("Fill the rest"), self._acts.fill, reason=full),
            Answer(tr("Start over"), self._acts.clear, reason=empty),
        )

    def _question(self, placing: Placing) -> str:
        draft, piece = placing.draft, placing.piece
        if draft.is_complete or piece is None:
            return self.texts.tr("All orbs are placed")
        left = draft.pieces[piece].count(EMPTY)
        if not left:
            return self.texts.trn("{n} more orb to place", "{n} more orbs to place", draft.missing)
        name = self.say.thing("piece", str(piece))
        return self.texts.trn(
            "{piece}: place {n} more orb", "{piece}: place {n} more orbs", left, piece=name
        )

    def _hint(self, view: State) -> str:
        if "yes" in (view.config["hidden_setup"], view.config["hidden_reserve"]):
            return self.texts.tr("hidden from your opponent")
        return self.texts.tr("open to your opponent")

    def reason(self, placing: Placing) -> str:
        """Why the placement cannot be confirmed yet, "" if it can."""
        if placing.may_confirm:
            return ""
        if not placing.draft.is_complete:
            return self.texts.trn(
                "Place {n} more orb to confirm",
                "Place {n} more orbs to confirm",
                placing.draft.missing,
            )
        return self.texts.tr("Your opponent is still placing")


def their_pieces(view: State, seat: int) -> tuple[str, ...]:
    """The other player's pieces as they lie, from the north; () while nothing is known of them."""
    kinds = tuple(view.cards[piece].kind for piece in pieces_of(view, 1 - seat))
    known = any(HIDDEN not in kind and kind.strip(EMPTY) for kind in kinds)
    return kinds if known else ()
