"""The screen before a match: two seats, the match options, and the button that begins.

Owns the plan while it is changed; what a player or an option means is said by the data.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.game_data import game_data
from game.core.match import HUMAN
from scenes import course
from scenes.draw.buttons import Kind
from scenes.draw.grounds import draw_ground
from scenes.draw.panels import draw_panel
from scenes.hands_at_one_device import SHARINGS, sharing_words
from scenes.header import HEIGHT, MARGIN, Header
from scenes.lobby.decks import complaint, has_decks
from scenes.lobby.options import Custom, OptionList
from scenes.lobby.plan import Plan, first_plan, remembered
from scenes.lobby.seats import SeatCard
from scenes.people import side_of
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Sharing
from scenes.ui.box import Box
from scenes.ui.button import Button
from scenes.ui.label import Label
from scenes.ui.text_field import TextField
from scenes.ui.toast import Notices
from scenes.widths import button_width

ROOM = Box(MARGIN, HEIGHT + 20, 1920 - 2 * MARGIN, 852)
"""Where seats and options share the screen."""
SEATS, SEATS_WITH_DECKS = 900.0, 1230.0
BETWEEN = 20.0
FOOT = Box(MARGIN, 976, 1920 - 2 * MARGIN, 80)
CARD, CARD_WITH_DECK = 384.0, 394.0
SWAP = 48.0
LONGEST_SEED = 10


class LobbyScene(Scene):
    """Plans a match of one game; Return begins it."""

    def __init__(self, services: Services, game: str) -> None:
        super().__init__(services)
        self.plan = remembered(services.settings, game) or first_plan(game)
        self._game = game_data(game)
        self._header = Header("")
        self._scrolled = 0.0
        self._options: OptionList | None = None
        self._shows_more = False
        decks = has_decks(game)
        self._seats = Box(ROOM.x, ROOM.y, SEATS_WITH_DECKS if decks else SEATS, ROOM.h)
        x = self._seats.right + BETWEEN
        self._rules = Box(x, ROOM.y, ROOM.right - x, ROOM.h)

    # --- widgets

    def build(self) -> None:
        """Header, seats, options, foot; built again whenever a choice changes what is there."""
        language = self.services.texts.language
        self._header = Header(
            self.tr("Set up the match"),
            f"{self._game.title.in_language(language)}　{self._game.tagline.in_language(language)}",
        )
        back = self._header.back(self.frame, self.tr("Back"), self.on_escape)
        self.ui.add(back)
        self._build_seats()
        self._options = OptionList(
            self._rules, self.plan, self.services.texts, self._choose, self._open_clause,
            custom=self._sharing(),
        )  # fmt: skip
        self.ui.add(self._options)
        self._options.lay_out()
        self._options.scroll_to(self._scrolled)
        self._build_foot()

    def _sharing(self) -> Custom | None:
        """How two people look at their hands, where they have any; remembered for all matches."""
        if self.plan.players != (HUMAN, HUMAN) or not course.shares_hands(self.plan.game):
            return None
        words, settings = sharing_words(self.services.texts), self.services.settings
        index = SHARINGS.index(Sharing(settings.sharing))
        return Custom(words.label, words.names, words.abouts, index, self._share)

    def _share(self, index: int) -> None:
        self.services.change_settings(sharing=SHARINGS[index].value)
        self._change(self.plan)

    def _build_seats(self) -> None:
        top, low = self._card_boxes()
        for seat, box in ((0, top), (1, low)):
            self.ui.add(SeatCard(box, seat, self.plan, self.services.texts, self._seat_changed))
        middle = (top.bottom + low.y) / 2
        words = self.tr("Change sides")
        self.ui.add(
            Button(
                Box(self._seats.center[0] - 170, middle - SWAP / 2, 340, SWAP),
                words,
                lambda: self._change(self.plan.swapped()),
                icon="card-exchange",
                size=20,
            )
        )

    def _card_boxes(self) -> tuple[Box, Box]:
        tall = CARD_WITH_DECK if has_decks(self.plan.game) else CARD
        top = Box(self._seats.x, self._seats.y, self._seats.w, tall)
        return top, top.moved(0, self._seats.h - tall)

    def _build_foot(self) -> None:
        obstacle = self._obstacle()
        start = Box(FOOT.right - 460, FOOT.y, 460, FOOT.h)
        words = self.tr("Back to the usual rules")
        width = max(300.0, button_width(self.frame, words, size=20, icon=True))
        usual = Button(
            Box(FOOT.x, FOOT.y + 8, width, FOOT.h - 16),
            words,
            self._use_defaults,
            icon="anticlockwise-rotation",
            size=20,
        )
        self.ui.add(usual)
        left = self._build_seed(usual.box.right + 24) + 24
        self.notices = Notices.at_foot(Box(left, FOOT.y, start.x - 24 - left, FOOT.h))
        self._start = self.ui.add(
            Button(
                start,
                self.tr("Begin the match"),
                self._press_begin,
                kind=Kind.PRIMARY,
                key_hint="Enter",
                icon="crossed-swords",
                shortcut=pygame.K_RETURN,
                enabled=not obstacle,
                reason=obstacle,
            )
        )

    def _obstacle(self) -> str:
        """Why the match cannot begin; empty where it can."""
        if not self.plan.has_person:
            return self.tr("At least one seat needs a person.")
        seat = self.plan.faulty_seat
        if seat is None:
            return ""
        texts = self.services.texts
        side = side_of(self.plan.game, seat, texts)
        wrong = complaint(self.plan.game, self.plan.decks[seat], texts)
        return self.tr("{side}: {wrong}", side=side, wrong=wrong)

    def _build_seed(self, x: float) -> float:
        """The number behind all chance, for who wants the same match twice; returns where it
        ends."""
        if not self._shows_more:
            more = Button(
                Box(x, FOOT.y + 8, 180, FOOT.h - 16), self.tr("More"), self._show_more, size=20
            )
            self.ui.add(more)
            return more.box.right
        self.ui.add(
            Label(Box(x, FOOT.y, 330, FOOT.h), self.tr("Seed of the match"), size=18, align="right")
        )
        written = "" if self.plan.seed is None else str(self.plan.seed)
        field = self.ui.add(
            TextField(
                Box(x + 350, FOOT.y + 14, 240, FOOT.h - 28),
                written,
                label=self.tr("Seed of the match"),
                hint=self.tr("random"),
                longest=LONGEST_SEED,
                on_change=self._take_seed,
                tooltip=self.tr("The same number deals the same chances again."),
            )
        )
        return field.box.right

    def on_escape(self) -> None:
        """Back to where it was opened; after a match that is the title. The plan is kept."""
        course.remember(self.services, self.plan, played=False)
        if self.services.manager.depth > 1:
            self.services.manager.pop()
        else:
            self.services.manager.reset("title")

    # --- changes

    def _change(self, plan: Plan) -> None:
        self.plan = plan
        if self._options is not None:
            self._scrolled = self._options.offset
        self.rebuild()

    def _choose(self, option: str, value: str) -> None:
        self._change(self.plan.with_option(option, value))

    def _seat_changed(self, plan: Callable[[Plan], Plan], *, anew: bool) -> None:
        """A seat changes the plan; `anew` if other widgets are needed for it."""
        if anew:
            self._change(plan(self.plan))
        else:
            self.plan = plan(self.plan)

    def _use_defaults(self) -> None:
        self._change(self.plan.with_options(first_plan(self.plan.game).options))

    def _show_more(self) -> None:
        self._shows_more = True
        self.rebuild()

    def _take_seed(self, written: str) -> None:
        self.plan = self.plan.with_seed(int(written) if written.isdecimal() else None)

    def _open_clause(self, clause: str) -> None:
        self.services.manager.open("rulebook", game=self.plan.game, clause=clause)

    def _press_begin(self) -> None:
        """Return on a control that has no use for it only leads here."""
        scope = self.focus_scope
        if scope.shows_focus and scope.focused is not self._start:
            scope.focus(self._start, visibly=True)
        else:
            self._begin()

    def _begin(self) -> None:
        course.ask_to_begin(self, self._go)

    def _go(self) -> None:
        self.services.manager.replace(course.start(self.services, self.plan))

    # --- picture

    def paint(self, surface: pygame.Surface) -> None:
        """The dyed ground of the game."""
        draw_ground(surface, self.frame, "menu")
        self._header.draw(surface, self.frame)
        draw_panel(surface, self.frame, self._rules)

    def texts(self) -> list[str]:
        """The header's words with those of the widgets."""
        return [*self._header.texts(), *super().texts()]
