"""Asks the player before something is carried out that is probably a slip; see `warnings`."""

from __future__ import annotations

from collections.abc import Callable

from game.core.phrases import begins_a_line
from game.core.types import Action, State
from scenes.cards_table.warnings import Unused, acting, empties_deck, is_vain, missed, unused
from scenes.cards_table.words import Words
from scenes.draw.buttons import Kind
from scenes.scene import Scene
from scenes.ui.button import nothing
from scenes.ui.dialog import Dialog, DialogButton


class Doubts:
    """The second thoughts of one scene."""

    def __init__(self, scene: Scene, words: Words) -> None:
        self._scene = scene
        self._words = words
        self.tr = words.tr

    def warn(self, view: State, actions: tuple[Action, ...], go_on: Callable[[], None]) -> None:
        """Carry out, after a question where there is something to warn of."""
        settings = self._scene.services.settings
        first = actions[0]
        if settings.warn_unused and first.kind == "end_turn" and any(unused(view)):
            self._ask_unused(view, go_on)
        elif settings.warn_unused and first.kind == "to_attack" and any(missed(view)):
            self._ask_missed(view, go_on)
        elif settings.warn_last_card and len(actions) == 1 and empties_deck(view, first):
            self._ask_last_card(view, first, go_on)
        elif settings.warn_vain and is_vain(view, first):
            self._ask_vain(view, first, go_on)
        else:
            go_on()

    def _ask_unused(self, view: State, go_on: Callable[[], None]) -> None:
        lines = "\n".join(self._lines(view, unused(view)))
        self._ask(self.tr("End the turn already?"), lines, go_on, "warn_unused")

    def _ask_missed(self, view: State, go_on: Callable[[], None]) -> None:
        tr, lines = self.tr, self._lines(view, missed(view))
        lines.append(tr("There is no way back to the PP phase this turn (D-25)."))
        self._ask(tr("Go to the attack phase already?"), "\n".join(lines), go_on, "warn_unused")

    def _lines(self, view: State, left: Unused) -> list[str]:
        tr, words = self.tr, self._words
        found = []
        if left.attackers:
            found.append(tr("{cards} can attack.", cards=words.cards(view, left.attackers)))
        if left.summons:
            found.append(tr("{cards} can be summoned.", cards=words.cards(view, left.summons)))
        if left.levels:
            found.append(tr("{cards} can raise a level.", cards=words.cards(view, left.levels)))
        if left.spells:
            found.append(tr("{cards} can be used.", cards=words.cards(view, left.spells)))
        return [begins_a_line(line) for line in found]

    def _ask_last_card(self, view: State, action: Action, go_on: Callable[[], None]) -> None:
        tr, card_id = self.tr, acting(view, action)
        text = tr("It would draw the last card of your deck, and you would lose at once (D-62).")
        if card_id is not None:
            text = tr(
                "{card} would draw the last card of your deck, and you would lose at once (D-62).",
                card=self._words.card(view, card_id),
            )
        self._ask(tr("Really?"), text, go_on, "warn_last_card")

    def _ask_vain(self, view: State, action: Action, go_on: Callable[[], None]) -> None:
        tr, card_id = self.tr, acting(view, action)
        assert card_id is not None, "only a spell is in vain"
        title = tr("Use {card}?", card=self._words.card(view, card_id))
        text = tr("As things stand it does nothing. The card and its PP would be spent.")
        self._ask(title, text, go_on, "warn_vain")

    def _ask(self, title: str, text: str, go_on: Callable[[], None], setting: str) -> None:
        services = self._scene.services

        def go_on_and_be_quiet() -> None:
            services.change_settings(**{setting: False})
            go_on()

        self._scene.open_dialog(doubt(self._words, title, text, go_on, go_on_and_be_quiet))


def doubt(
    words: Words, title: str, text: str,
    go_on: Callable[[], None] = nothing, go_on_and_be_quiet: Callable[[], None] = nothing,
) -> Dialog:  # fmt: skip
    """The question whether something is really meant."""
    back = DialogButton(words.tr("Back"), kind=Kind.GOLD)
    answers = (
        DialogButton(words.tr("Do not ask again"), go_on_and_be_quiet),
        back,
        DialogButton(words.tr("Go on all the same"), go_on),
    )
    return Dialog(title, text, answers, safe=back, first=back)
