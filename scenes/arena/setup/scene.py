"""The set-up on the screen: wires widgets, gestures, keys and time to the parts that know.

What a gesture means is `Placing`'s, what moves is `SetupPicture`'s, painting is `SetupPainter`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.core.types import State
from scenes import course
from scenes.arena.layout import ICON_GAP, rects
from scenes.arena.prompts import Prompter
from scenes.arena.setup import places
from scenes.arena.setup.hands import SetupHands
from scenes.arena.setup.motion import SetupPicture
from scenes.arena.setup.painting import SetupPainter
from scenes.arena.setup.places import Spot
from scenes.arena.setup.placing import Placing
from scenes.arena.setup.shelf import ShelfLayer
from scenes.arena.setup.still import Words
from scenes.arena.setup.words import Acts, SetupWords, their_pieces
from scenes.draw.buttons import Kind
from scenes.people import name_of, names_of, side_of
from scenes.services import Services
from scenes.session import Session
from scenes.stage.director import Director
from scenes.table.icons import Icon, icon_bar
from scenes.table.scene import TableScene
from scenes.table.spot import Spot as SpotWidget
from scenes.table.spot import SpotCalls
from scenes.ui.box import Box
from scenes.ui.button import Button, IconButton
from scenes.ui.prompt_bar import PromptBar
from scenes.ui.toast import Notices

SETUP_KINDS: Final = ("place", "confirm")


class SetupScene(TableScene):
    """Where one seat places its orbs; in an open set-up also where both agree (O-07)."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services, session)
        self.notices = Notices.at_foot(rects().setup.order)
        self.seat = session.viewer
        self.placing = Placing(session, self.seat, services.sound.play)
        self.director = Director(
            play_sound=services.sound.play,
            on_cut=services.manager.cross_fade,
            level=services.motion,
            speed=services.settings.speed,
        )
        self.picture = SetupPicture(self.placing.draft, self.director)
        self.hands = SetupHands(self.placing, self.picture, self.director, self.units)
        self._seen = session.view
        self._speak()

    def _speak(self) -> None:
        texts, setup = self.services.texts, self.session.match.setup
        self.prompter = Prompter(texts, names_of(setup, texts))
        self.painter = SetupPainter(self.prompter, self.seat)
        self.words = SetupWords(self.prompter, Acts(self._fill, self._clear, self._open_rules))

    # --- widgets

    def build(self) -> None:
        """The prompt with its answers, the buttons, the places for the keyboard."""
        self._speak()
        self.director.level, self.director.speed = (
            self.services.motion,
            self.services.settings.speed,
        )
        setup = rects().setup
        self.prompt = self.ui.add(PromptBar(setup.prompt))
        self.undo = self.ui.add(
            Button(setup.undo, self.tr("One step back"), self._undo, icon="anticlockwise-rotation")
        )
        self.confirm = self.ui.add(
            Button(
                setup.confirm, self.tr("Confirm the placement"), self._confirm, kind=Kind.PRIMARY
            )
        )
        self._add_icons()
        self._add_turners()
        calls = SpotCalls(self._press, self._focus_spot)
        for spot, box in places.keyboard_places():
            is_round = spot[0] == "socket"
            place = self.ui.add(SpotWidget(box, spot, "", calls, is_round=is_round))
            place.needs_ring = False  # Return presses it where no ring is shown, too
        self._keep_up()

    def _add_icons(self) -> None:
        tr = self.tr
        entries = (
            Icon("load", tr("Saved placements (S)"), self._open_shelf, pygame.K_s),
            Icon("rule-book", tr("Rules"), self._open_rules, pygame.K_F1),
            Icon("pause-button", tr("Menu (Esc)"), self.pause),
            Icon("cog", tr("Settings"), self._open_settings),
        )
        self.ui.add(icon_bar(rects().setup.icons, entries, ICON_GAP))

    def _add_turners(self) -> None:
        """On each panel: turn the piece, or take it up again."""
        self.turners, self.changers = [], []
        for piece in range(places.PIECES):
            panel = places.piece_panel(piece)
            turner = IconButton(
                Box(panel.right - 74, panel.bottom - 64, 48, 48), "clockwise-rotation",
                self.tr("Turn the piece (R, wheel or right click)"), self._turner(piece),
            )  # fmt: skip
            changer = Button(
                Box(panel.right - 176, panel.y + 14, 154, 48), self.tr("Change"),
                self._changer(piece), size=19,
            )  # fmt: skip
            self.turners.append(self.ui.add(turner))
            self.changers.append(self.ui.add(changer))

    def resized(self) -> None:
        """The still layers belong to one size."""
        self.painter.forget()

    def settle(self) -> None:
        """Come to rest."""
        super().settle()
        self.director.finish()
        self._keep_up()

    # --- time

    def tick(self, seconds: float) -> None:
        """Let orbs fly and the session go on; look for news."""
        self.hands.update(seconds)
        was_idle = self.director.is_idle
        self.director.update(seconds)
        if not was_idle and self.director.is_idle:
            self.invalidate()
        resting = self.director.is_idle and self.placing.held is None
        self.session.tick(seconds, idle=resting)
        self._take_news()
        self._keep_up()
        if resting and self.director.is_idle and not self._belongs_here():
            course.go_on(self.session, self.services)

    def _belongs_here(self) -> bool:
        decision = self.session.view.decision
        here = decision is not None and decision.kind in SETUP_KINDS
        same = self.session.viewer == self.seat
        return here and same and course.station(self.session) is course.Station.TABLE

    def _take_news(self) -> None:
        view = self.session.view
        if view is self._seen or self.session.viewer != self.seat:
            return
        own_before = self._own(self._seen)
        self._seen = view
        if self._own(view) != own_before:
            self.placing.refresh()
            self.picture.follow(self.placing.draft)
        self.tell_notices()
        self.invalidate()

    def _own(self, view: State) -> list[str]:
        return [card.kind for card in view.cards.values() if card.owner == self.seat]

    @property
    def is_animating(self) -> bool:
        """Whether an orb or a piece moves."""
        return not self.director.is_idle or self.placing.held is not None

    # --- what is said

    def _keep_up(self) -> None:
        """The prompt and the buttons follow the draft."""
        placing, tr = self.placing, self.tr
        placing_now = not placing.is_confirming
        self.words.ask(self.prompt, placing)
        if placing.draft.can_undo:
            self.undo.enable()
        else:
            self.undo.disable(tr("There is nothing that may be taken back."))
        self.undo.visible = placing_now
        self.confirm.rename(
            tr("Confirm the placement") if placing_now else tr("This placement stands")
        )
        reason = self.words.reason(placing)
        if reason:
            self.confirm.disable(reason)
        else:
            self.confirm.enable()
        for piece, (turner, changer) in enumerate(zip(self.turners, self.changers, strict=True)):
            fixed = all(placing.draft.is_fixed((piece, side)) for side in range(4))
            turner.visible = not fixed
            changer.visible = placing.is_confirming

    def _said(self) -> Words:
        """The words painted on the screen, and the other's pieces."""
        setup, texts = self.session.match.setup, self.services.texts
        return Words(
            foot=f"{side_of(setup.game, self.seat, texts)}　{name_of(setup, self.seat, texts)}",
            reason=self.words.reason(self.placing),
            theirs=their_pieces(self.session.view, self.seat),
        )

    def texts(self) -> list[str]:
        """The words painted on the panels."""
        said = self._said()
        return [*super().texts(), said.foot, said.reason]

    # --- painting

    def paint(self, surface: pygame.Surface) -> None:
        """The panels and the pieces."""
        self.painter.paint(surface, self.frame, self.picture, self.placing, self._said())

    def paint_over(self, surface: pygame.Surface) -> None:
        """Orbs in flight and in hand."""
        self.painter.above(surface, self.frame, self.picture, self.placing, self.hands.at)

    # --- events

    def on_event(self, event: pygame.event.Event) -> None:
        """Mouse and keys on the table."""
        if event.type == pygame.KEYDOWN and self._is_shortcut(event):
            return
        if self.hands.handle(event):
            self.invalidate()

    def _is_shortcut(self, event: pygame.event.Event) -> bool:
        """Ctrl+Z takes back; Return confirms what is ready."""
        if event.mod & pygame.KMOD_CTRL:
            if event.key == pygame.K_z:
                self._undo()
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._confirm()
            return True
        return False

    def on_escape(self) -> None:
        """First what is in hand or chosen, then the menu."""
        if self.hands.let_go():
            self.invalidate()
        else:
            self.pause()

    def _press(self, spot: Spot) -> None:
        """A place was pressed by key."""
        self.placing.hovered = spot
        self.hands.click(spot)
        self.invalidate()

    def _focus_spot(self, spot: Spot | None) -> None:
        if spot is not None and self.focus_scope.shows_focus:
            self.placing.hovered = spot
            self.invalidate()

    # --- buttons

    def _turner(self, piece: int) -> Callable[[], None]:
        def turn() -> None:
            self.hands.rotate(piece)
            self.invalidate()

        return turn

    def _changer(self, piece: int) -> Callable[[], None]:
        return lambda: self.placing.change(piece)

    def _after(self) -> None:
        """The draft may have changed: the picture follows."""
        self.hands.follow()
        self.invalidate()

    def _fill(self) -> None:
        self.placing.fill(self.services.rng.getrandbits(64))
        self._after()

    def _clear(self) -> None:
        self.placing.clear()
        self._after()

    def _undo(self) -> None:
        self.placing.undo()
        self._after()

    def _confirm(self) -> None:
        self.director.finish()
        self.placing.confirm()
        self.invalidate()

    def _open_shelf(self) -> None:
        shelf = self.services.storage.placements(self.session.match.setup.game)
        draft = self.placing.draft.pieces
        self.open_layer(ShelfLayer(shelf, self.services.texts, draft, self._load))

    def _load(self, pieces: tuple[str, ...]) -> None:
        self.placing.adopt(pieces)
        self._after()

    def _open_rules(self) -> None:
        refusal = self.placing.refusal
        self.open_rules(refusal.clause if refusal is not None else "")

    def _open_settings(self) -> None:
        self.services.manager.open("settings")
