"""The result screen over the darkened table: the verdict is brushed in, gold falls on a victory.

Leads to a rematch, to changed settings, or to the title. What is said is `story`'s business.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from scenes import course
from scenes.column import Words, column_height, draw_parts
from scenes.draw.buttons import Kind
from scenes.draw.flecks import draw_flecks, draw_glow
from scenes.draw.grounds import dimmed, draw_ground
from scenes.draw.panels import draw_panel
from scenes.draw.seals import draw_seal
from scenes.draw.strokes import draw_ring
from scenes.draw.text import draw_text, text_size
from scenes.lobby.plan import Plan, planned
from scenes.result.story import Game, Number, Verdict, story_of, turns_of
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Session
from scenes.stage.director import MotionLevel
from scenes.stage.tween import cubic_in_out, cubic_out
from scenes.ui.box import Box
from scenes.ui.button import Button
from scenes.widths import button_width

CENTRE: Final = (960.0, 408.0)
RING: Final = 700.0
BRUSHED: Final = 0.75
"""Seconds the ring takes to be drawn."""
WORD_FROM, WORD_TO = 0.35, 0.75
FALLS: Final = 25.0
"""Seconds the gold falls."""
GAMES: Final = (Box(140.0, 300.0, 380.0, 216.0), Box(1400.0, 300.0, 380.0, 216.0))
"""Where the two games of a pair are told, left and right of the ring."""
NUMBERS: Final = Box(330.0, 762.0, 1260.0, 150.0)
NAMES: Final = 230.0
"""Width of the names before the numbers."""
ROWS: Final = (70.0, 117.0)
"""Middles of the two players' numbers below the upper edge; one number stands between."""
LABEL: Final = 18.0
COLUMN_GAP: Final = 44.0
"""Units between the headings of two columns at least."""
BUTTONS_Y: Final = 944.0
BUTTON_H: Final = 76.0
GAP: Final = 22.0
RINGS: Final = {Verdict.VICTORY: "gold", Verdict.DRAW: "text_second", Verdict.DEFEAT: "#77707a"}
SEAL: Final = "闘技"
HAIRLINE: Final = (138, 109, 58)


class _Entry(NamedTuple):
    label: str
    act: Callable[[], None]
    icon: str
    kind: Kind = Kind.PLAIN


class ResultScene(Scene):
    """A finished match; nothing can be taken back here."""

    def __init__(
        self, services: Services, session: Session, behind: pygame.Surface | None = None
    ) -> None:
        """`behind` is a picture of the table as it was left."""
        super().__init__(services)
        self.session = session
        self._behind = _sketch(behind) if behind is not None else None
        self._ground: pygame.Surface | None = None
        self._age = 0.0 if services.motion is MotionLevel.FULL else BRUSHED
        self._plan = self._next_plan()
        self._story = story_of(session, services.texts)
        self._first: Button | None = None
        course.remember(services, self._plan)

    def _next_plan(self) -> Plan:
        outcome = self.session.match.state.outcome
        assert outcome is not None, "the match is not over"
        plan = planned(self.session.match.setup, self.session.notes)
        return plan.after(outcome, turns_of(self.session))

    # --- widgets

    def build(self) -> None:
        """The clause of the reason, and what may come next."""
        self._story = story_of(self.session, self.services.texts)
        self._add_clause()
        entries = self._entries()
        widths = [
            max(250.0, button_width(self.frame, e.label, kind=e.kind, size=22, icon=True))
            for e in entries
        ]
        room = 1840.0 - GAP * (len(entries) - 1)
        squeeze = min(1.0, room / sum(widths))
        x = CENTRE[0] - (sum(widths) * squeeze + GAP * (len(entries) - 1)) / 2
        for entry, width in zip(entries, widths, strict=True):
            box = Box(x, BUTTONS_Y, width * squeeze, BUTTON_H)
            button = self.ui.add(
                Button(box, entry.label, entry.act, kind=entry.kind, icon=entry.icon, size=22)
            )
            if entry.kind is Kind.GOLD:
                self._first = button
            x = box.right + GAP

    def _entries(self) -> list[_Entry]:
        return [
            _Entry(self.tr("Once more"), self._again, "clockwise-rotation", Kind.GOLD),
            _Entry(self.tr("Once more, sides changed"), self._again_swapped, "card-exchange"),
            *self._looks(),
            _Entry(self.tr("Change the set-up"), self._change, "settings-knobs"),
            _Entry(self.tr("To the title"), self._to_title, "return-arrow"),
        ]

    def _looks(self) -> list[_Entry]:
        """To the table once more, where the room of the game shows it."""
        if not course.is_seen_again(self.session):
            return []
        return [_Entry(self.tr("See the table"), self._see_table, "third-eye")]

    def _add_clause(self) -> None:
        """The clause is a button that opens the rulebook there."""
        clause = self._story.clause
        width = max(96.0, button_width(self.frame, clause, size=18) - 10)
        self.ui.add(
            Button(
                Box(CENTRE[0] - width / 2, CENTRE[1] + 170, width, 44),
                clause,
                self._open_clause,
                size=18,
                tooltip=self.tr("Read clause {clause}", clause=clause),
            )
        )

    # --- what may come next

    def _again(self) -> None:
        self._start(self._plan)

    def _again_swapped(self) -> None:
        self._start(self._plan.swapped())

    def _start(self, plan: Plan) -> None:
        scene = course.start(self.services, plan, keeper=self.session.keeper)
        self.services.manager.replace(scene)

    def _see_table(self) -> None:
        self.services.manager.push(course.seen_again(self.session, self.services))

    def _change(self) -> None:
        self.services.manager.go("lobby", game=self._plan.game)

    def _to_title(self) -> None:
        self.services.manager.reset("title")

    def _open_clause(self) -> None:
        self.services.manager.open("rulebook", game=self._plan.game, clause=self._story.clause)

    def on_escape(self) -> None:
        """The match is over: Esc leads to the title."""
        self._to_title()

    # --- time

    def entered(self) -> None:
        """A sound for the verdict, the first time."""
        if self._age < BRUSHED or self.services.motion is not MotionLevel.FULL:
            heard = {Verdict.VICTORY: "win", Verdict.DEFEAT: "lose", Verdict.DRAW: "bell"}
            self.services.sound.play(heard[self._story.verdict])

    def tick(self, seconds: float) -> None:
        """Let the ring be drawn and the gold fall."""
        if self._age < FALLS:
            self._age += seconds
        self._await_key()

    def _await_key(self) -> None:
        """Return plays once more; not before the ring is drawn, for it may have been meant for the
        table."""
        scope = self.focus_scope
        if self._age >= BRUSHED and scope.root is self.ui and scope.focused is None:
            scope.focus(self._first)

    @property
    def is_animating(self) -> bool:
        """While the ring is drawn, or gold falls."""
        if self.services.motion is not MotionLevel.FULL:
            return False
        falls = self._story.verdict is Verdict.VICTORY and self._age < FALLS
        return falls or self._age < BRUSHED

    def settle(self) -> None:
        """Show the ring whole."""
        super().settle()
        self._age = max(self._age, BRUSHED)

    def resized(self) -> None:
        """The darkened table belongs to one size of the window."""
        self._ground = None

    # --- picture

    def texts(self) -> list[str]:
        """Verdict, reason, games and numbers."""
        story = self._story
        numbers = [text for one in story.numbers for text in (one.label, *one.values)]
        games = [text for game in story.games for text in game]
        return [
            self._word(),
            story.winner,
            story.reason,
            *games,
            *story.players,
            *numbers,
            *super().texts(),
        ]

    def _word(self) -> str:
        texts = self.services.texts
        return {
            Verdict.VICTORY: texts.trc("result", "Victory"),
            Verdict.DEFEAT: texts.trc("result", "Defeat"),
            Verdict.DRAW: texts.trc("result", "Draw"),
        }[self._story.verdict]

    def paint(self, surface: pygame.Surface) -> None:
        """The darkened table, the ring, the gold, and over it words and numbers."""
        frame = self.frame
        surface.blit(self._darkened(), (0, 0))
        drawn = min(1.0, self._age / BRUSHED)
        draw_ring(
            surface, frame, CENTRE, RING, progress=cubic_in_out(drawn),
            ink=RINGS[self._story.verdict],
        )  # fmt: skip
        if self._story.verdict is Verdict.VICTORY and self.services.motion is MotionLevel.FULL:
            draw_flecks(surface, frame, self._age)
        self._paint_word(surface)
        self._paint_reason(surface)
        self._paint_numbers(surface)

    def _darkened(self) -> pygame.Surface:
        if self._ground is None:
            frame = self.frame
            size = frame.width, frame.height
            self._ground = pygame.Surface(size)
            if self._behind is None:
                draw_ground(self._ground, frame, "menu")
            else:
                table = pygame.transform.smoothscale(self._behind, size)
                self._ground.blit(dimmed(table, darkness=0.78), (0, 0))
            if self._story.verdict is Verdict.VICTORY:
                draw_glow(self._ground, frame, CENTRE, RING * 1.5)
        return self._ground

    def _paint_word(self, surface: pygame.Surface) -> None:
        come = max(0.0, min(1.0, (self._age - WORD_FROM) / (WORD_TO - WORD_FROM)))
        if come <= 0.0:
            return
        word, ja = self._word(), self.services.texts.language == "ja"
        size = (236.0 if ja else 132.0) * (1.12 - 0.12 * cubic_out(come))
        draw_text(
            surface, self.frame, word, (CENTRE[0], CENTRE[1] - 6), size=size,
            role="brush" if ja else "display", ink="gold_pale", align="center", width=590,
            fixed=True, shadow=(0, 0, 0, 190), spacing=14 if ja else 0,
        )  # fmt: skip
        draw_seal(surface, self.frame, (CENTRE[0] + 306, CENTRE[1] + 152), 92, SEAL, degrees=4)

    def _paint_reason(self, surface: pygame.Surface) -> None:
        frame, story = self.frame, self._story
        draw_text(
            surface, frame, story.winner, (CENTRE[0], CENTRE[1] - 164), size=28,
            role="display", ink="heading", align="center", width=400, shadow=(0, 0, 0, 170),
        )  # fmt: skip
        draw_text(
            surface, frame, story.reason, (CENTRE[0], CENTRE[1] + 136), size=25,
            role="display", ink="text", align="center", width=460, shadow=(0, 0, 0, 170),
        )  # fmt: skip
        for index, game in enumerate(story.games):
            self._paint_game(surface, game, GAMES[index])

    def _paint_game(self, surface: pygame.Surface, game: Game, box: Box) -> None:
        frame = self.frame
        draw_panel(surface, frame, box)
        parts = (
            Words(game.title, 18, ink="text_second", whole=True),
            Words(game.who, 26, "display", "heading", above=14, whole=True),
            Words(game.reason, 18, above=14),
        )
        top = box.center[1] - column_height(frame, parts, box.w - 48) / 2
        draw_parts(surface, frame, parts, (box.x + 24, top), box.w - 48, align="center")

    def _paint_numbers(self, surface: pygame.Surface) -> None:
        frame, numbers, panel = self.frame, self._story.numbers, self.numbers_box
        draw_panel(surface, frame, panel)
        for y, name in zip(ROWS, self._story.players, strict=True):
            draw_text(
                surface, frame, name, (panel.x + 34, panel.y + y),
                size=20, role="bold", ink="text", width=NAMES - 50,
            )  # fmt: skip
        inside = Box(panel.x + NAMES, panel.y, panel.w - NAMES, panel.h)
        for number, box in zip(numbers, inside.columns(len(numbers)), strict=True):
            self._paint_number(surface, number, box)

    @property
    def numbers_box(self) -> Box:
        """The panel of the numbers, as wide as its longest heading wants each column."""
        labels = [number.label for number in self._story.numbers]
        widest = max(text_size(self.frame, label, size=LABEL)[0] for label in labels)
        width = max(NUMBERS.w, NAMES + len(labels) * (widest + COLUMN_GAP))
        return Box(NUMBERS.center[0] - width / 2, NUMBERS.y, width, NUMBERS.h)

    def _paint_number(self, surface: pygame.Surface, number: Number, box: Box) -> None:
        frame, x = self.frame, box.center[0]
        draw_text(
            surface, frame, number.label, (x, box.y + 28),
            size=LABEL, ink="text_second", align="center", width=box.w - 16,
        )  # fmt: skip
        both = len(number.values) > 1
        rows, size = (ROWS, 28) if both else ((sum(ROWS) / 2,), 34)
        for y, value in zip(rows, number.values, strict=True):
            draw_text(
                surface, frame, value, (x, box.y + y),
                size=size, role="display", ink="heading", align="center", width=box.w - 16,
            )  # fmt: skip
        line = frame.rect(box.x, box.y + 20, 1, box.h - 40)
        line.w = max(1, line.w)  # a hairline never rounds to nothing
        surface.fill(HAIRLINE, line)


def _sketch(picture: pygame.Surface) -> pygame.Surface:
    """A small copy: the picture is blurred anyway, and a whole window is much to keep."""
    w, h = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(1, w // 4), max(1, h // 4)))
