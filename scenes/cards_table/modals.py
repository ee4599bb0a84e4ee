"""What lies over the table: choices among cards of a pile, effects to choose from, piles looked at.

Opens and closes layers of a scene for the question that is open; answers go to `Playing`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.core.types import CardId, Handle, State
from game.dino import table
from scenes.cards_table.card_list import CardList, ListCalls
from scenes.cards_table.effect_words import branches, effect_under_way, sentence, waiting
from scenes.cards_table.option_list import Option, OptionList
from scenes.cards_table.playing import Playing
from scenes.cards_table.prompts import Command, Order
from scenes.cards_table.reading import Reading
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.marks import CardMark
from scenes.table.strip import Asking, Reply
from scenes.ui.layer import Layer

IN_SIGHT = (*table.HAND, *table.SLOTS[0], *table.SLOTS[1], table.CASTING)
"""Zones whose cards can be picked where they lie."""


class Modals:
    """The layers of one table. `open_layer` lays one over the scene; it closes itself."""

    def __init__(
        self,
        reading: Reading,
        open_layer: Callable[[Layer], None],
        command: Callable[[Command], None],
    ) -> None:
        self._reading = reading
        self._open_layer = open_layer
        self._command = command
        self._open: Layer | None = None
        self._shown_for: State | None = None

    @property
    def playing(self) -> Playing:
        """The player at this table."""
        return self._reading.playing

    # --- the open question

    def is_wanted(self) -> bool:
        """Whether the open question can only be answered, or answered best, in a list."""
        playing = self.playing
        if playing.kind in ("mode", "order"):
            return True
        return playing.picks is not None and any(not self._is_in_sight(h) for h in playing.usable())

    def _is_in_sight(self, handle: Handle) -> bool:
        return isinstance(handle[1], int) and self.playing.view.cards[handle[1]].zone in IN_SIGHT

    def keep_up(self, *, by_itself: bool) -> None:
        """Open the list of a new question (`by_itself` if it need not be asked for)."""
        view = self.playing.view
        if by_itself and self._open is None and self._shown_for is not view and self.is_wanted():
            self.show()
        elif isinstance(self._open, CardList) and self.playing.picks is not None:
            self._mark(self._open)

    def close_answered(self) -> None:
        """Close the list of a question that has been answered."""
        if self._open is not None and self._shown_for is not self.playing.view:
            self.close()

    def show(self) -> None:
        """Open the list of the question; after it was put aside, too."""
        self._shown_for = self.playing.view
        if self.playing.picks is not None:
            self._show_cards()
        elif self.playing.kind in ("mode", "order"):
            self._show_options()

    @property
    def is_asking(self) -> bool:
        """Whether the list of the open question lies over the table."""
        return self._open is not None and self.is_wanted()

    def close(self) -> None:
        """Take the list away."""
        layer, self._open = self._open, None
        if layer is not None:
            layer.on_close()

    def _lay(self, layer: Layer) -> None:
        self.close()
        self._open = layer
        self._open_layer(layer)

    # --- cards

    def _show_cards(self) -> None:
        """All cards the question could be about, those that may not be chosen greyed."""
        view = self.playing.view
        wanted = [h[1] for h in self.playing.usable() if isinstance(h[1], int)]
        zones = {view.cards[card_id].zone for card_id in wanted}
        shown = [
            (card_id, look)
            for card_id, card in view.cards.items()
            if card.zone in zones and (look := self._reading.look(card_id)) is not None
        ]
        shown.sort(key=lambda pair: (pair[0] not in wanted, pair[1].cost, pair[1].card))
        asking = self._reading.asking()
        calls = ListCalls(self._pick, self._give, self._look, self.close)
        listed = CardList(asking.headline, shown, self._asking(), calls)
        self._mark(listed)
        self._lay(listed)

    def _asking(self) -> Asking:
        asking = self._reading.asking()
        aside = Reply(self._reading.words.tr("See the table"), Command(Order.SHOW_LIST))
        return Asking(asking.detail, seal=asking.seal, replies=(aside, *asking.replies))

    def _pick(self, card_id: CardId) -> None:
        self.playing.click(("card", card_id))

    def _give(self, command: Hashable) -> None:
        assert isinstance(command, Command)
        if command.order is Order.SHOW_LIST:
            self.close()
        else:
            self._command(command)

    def _look(self, look: CardLook | None) -> None:
        if isinstance(self._open, CardList):
            self._open.look_at(look)

    def _mark(self, listed: CardList) -> None:
        picks = self.playing.picks
        if picks is None or (self._open is not listed and self._open is not None):
            return
        for tile in listed.tiles:
            handle: Handle = ("card", tile.card_id)
            mark = CardMark.SELECTED if handle in picks.picked else CardMark.LEGAL
            can = handle in picks.open
            tile.set_mark(mark if can else None, grey=not can)
        listed.ask(self._asking())

    # --- effects

    def _show_options(self) -> None:
        reading, view = self._reading, self.playing.view
        language = reading.words.language
        title = reading.asking().headline
        if self.playing.kind == "mode":
            effect = effect_under_way(view)
            assert effect is not None
            look = reading.faces.printed(effect.kind)
            options = [Option("", words, look) for words in branches(view, language)]
            answers = self.playing.offers("mode")
        else:
            options = [
                Option(
                    reading.words.kind(one.effect.kind),
                    sentence(view, one.effect, language),
                    reading.faces.printed(one.effect.kind),
                )
                for one in waiting(view)
            ]
            answers = self.playing.offers("order")
        self._lay(OptionList(title, options, lambda i: self.playing.answer(answers[i]), self.close))

    # --- piles

    def look_through(self, zone: str) -> None:
        """Lay out a face-up pile, the newest card first."""
        reading, view = self._reading, self.playing.view
        shown = [
            (card_id, look)
            for card_id in reversed(view.zones[zone])
            if (look := reading.look(card_id)) is not None
        ]
        if not shown:
            return
        self._shown_for = view
        tr = reading.words.tr
        title = reading.words.strata(table.STRATA.index(zone))
        close = Reply(tr("Close"), Command(Order.SHOW_LIST))
        count = reading.words.texts.trn("{n} card", "{n} cards", len(shown))
        calls = ListCalls(lambda _card: None, self._give, self._look, self.close)
        self._lay(CardList(title, shown, Asking(count, replies=(close,)), calls))
