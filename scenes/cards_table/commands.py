"""What buttons and keys do at a card table, other than playing: menus, rules, replay, looking.

Acts on the table's parts; draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from game.core.types import Handle
from game.dino import table
from scenes.cards_table.house import House
from scenes.cards_table.looking import Looking
from scenes.cards_table.menu import TableMenu
from scenes.cards_table.modals import Modals
from scenes.cards_table.playing import Playing
from scenes.cards_table.prompts import Command, Order
from scenes.cards_table.reading import Reading
from scenes.cards_table.responses import Responses
from scenes.cards_table.roaming import Roaming
from scenes.cards_table.seating import Peeking
from scenes.mute import Mute
from scenes.questions import ask_undo
from scenes.table.scene import TableScene


@dataclass(slots=True)
class Parts:
    """The parts of a table that commands act on; they are made anew with the language."""

    reading: Reading
    modals: Modals
    roaming: Roaming


class Commands:
    """The commands of one table. `changed` is called when something may look different."""

    def __init__(
        self, scene: TableScene, looking: Looking, responses: Responses, peeking: Peeking
    ) -> None:
        self._scene = scene
        self._looking = looking
        self._responses = responses
        self.toggle_sound = Mute(scene.services).toggle
        self._peeking = peeking
        self.parts: Parts | None = None

    @property
    def _reading(self) -> Reading:
        assert self.parts is not None, "the table has not been built"
        return self.parts.reading

    @property
    def _playing(self) -> Playing:
        return self._reading.playing

    @property
    def _modals(self) -> Modals:
        assert self.parts is not None, "the table has not been built"
        return self.parts.modals

    # --- answers

    def give(self, command: Hashable) -> None:
        """A button of the strip was pressed."""
        assert isinstance(command, Command)
        playing = self._playing
        match command.order:
            case Order.ANSWER if command.action is not None:
                playing.answer(command.action)
            case Order.USE:
                playing.use()
            case Order.DONE:
                playing.confirm_picks()
            case Order.CANCEL:
                playing.cancel()
            case Order.READ:
                self._scene.open_rules(command.clause)
            case Order.SHOW_LIST:
                self._modals.show()
            case Order.SKIP:
                self._reading.show.finish()
            case Order.TELL:
                self._reading.show.replay(whole=True)
            case Order.LEAVE:
                self._scene.on_escape()
        self._scene.invalidate()

    def click(self, spot: Handle | None) -> None:
        """Something on the table was clicked."""
        if self._looking.full is not None:
            self.enlarge(False)
        elif spot is not None and spot[0] == "preview":
            self.enlarge(True)
        elif spot is not None and spot[0] == "pile" and spot[1] in table.STRATA:
            self._modals.look_through(str(spot[1]))
        else:
            self._playing.click(spot)
        self._scene.invalidate()

    def press(self, spot: Handle) -> None:
        """Something on the table was pressed by key."""
        self._reading.show.finish()
        self._playing.point(spot)
        if spot[0] == "card" and self._looking.full is None:
            self._playing.press(spot)
            self._scene.invalidate()
        else:
            self.click(spot)

    def card(self, index: int) -> None:
        """A number key: a card of the own hand, from the left."""
        playing, decision = self._playing, self._playing.decision
        hand = playing.view.zones[table.HAND[decision.seat]] if decision is not None else ()
        if index < len(hand):
            assert self.parts is not None, "the table has not been built"
            self._reading.show.finish()
            self.parts.roaming.go_to(("card", hand[index]))
            playing.point(("card", hand[index]))
            playing.click(("card", hand[index]))
            self._scene.invalidate()

    def confirm(self) -> None:
        """Return, where no widget wants it: the chosen spell, or what has been picked; else it
        shows where the keyboard is, so that the next one does something that was seen."""
        playing = self._playing
        if playing.chosen is not None and not playing.targets():
            playing.use()
        elif playing.picks is not None and playing.picks.picked:
            playing.confirm_picks()
        else:
            self._scene.focus_scope.show_focus()
        self._scene.invalidate()

    # --- looking

    def enlarge(self, on: bool) -> None:
        """Show the card under the pointer full size, or no longer."""
        if self._looking.enlarge(on=on):
            self._scene.invalidate()

    def peek(self, on: bool) -> None:
        """Turn the own hand up for as long as a key is held."""
        self._peeking.hold(on=on and self._sits_near)

    def opens(self, spot: Handle | None) -> bool:
        """A press on a card of the own closed hand turns the hand up; whether it did."""
        playing = self._playing
        hand = playing.view.zones[table.HAND[self._reading.session.viewer]]
        closed = spot is not None and spot[1] in playing.blind and spot[1] in hand
        if closed and self._sits_near:
            self._peeking.press()
        return closed

    @property
    def _sits_near(self) -> bool:
        """Whether the table has been turned to whoever decides now."""
        return self._reading.show.places.bottom == self._reading.session.viewer

    def ask_me(self, on: bool) -> None:
        """Be asked for counter-spells for as long as a key is held."""
        self._responses.key_held = on

    # --- icons

    def open_menu(self) -> None:
        """How this table is played."""
        words = self._reading.words
        house = House(self._scene.services, self._reading.session, words)
        menu = TableMenu(words.tr("This table"), words.tr("Close"), house.choices())
        self._scene.open_layer(menu)

    def replay(self) -> None:
        """Show the last turn once more."""
        if not self._reading.show.replay():
            self._scene.toasts.show(self._scene.tr("No turn has been played yet."))
        self._scene.invalidate()

    def take_back(self, then: Callable[[], None]) -> None:
        """Take back what was done last; `then` is called afterwards. In the last turn shown again
        there is nothing to take back."""
        if self._reading.show.is_replaying:
            self._reading.show.finish()
            return
        self._playing.cancel()
        ask_undo(self._scene, self._reading.session, then)
        self._scene.invalidate()
