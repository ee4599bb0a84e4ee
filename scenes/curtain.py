"""The closed doors between two people at one device: nothing of the table can be seen.

Shown before anything the other side may not see would be; whoever is named opens it. Knows the
session only by names.
"""

from typing import Final

import pygame

from game.core.game_data import game_data
from scenes.column import Part, Rule, Words, column_height, draw_parts
from scenes.course import called_for, go_on, scene_now
from scenes.draw.buttons import Kind
from scenes.draw.chips import draw_chip
from scenes.draw.doors import draw_doors
from scenes.draw.panels import Panel, draw_panel
from scenes.draw.seals import draw_seal
from scenes.draw.theme import colour
from scenes.people import name_of, names_of, side_of, tells_sides
from scenes.scene import Scene
from scenes.services import Services
from scenes.session import Session
from scenes.stage.director import MotionLevel
from scenes.stage.tween import cubic_in_out
from scenes.ui.box import SHEET, Box
from scenes.ui.button import Button

SEAL: Final = "交代"
WIDTH: Final = 858.0
PADDING: Final = 60.0
HEAD: Final = 92.0
FOOT: Final = 46.0
BUTTON: Final = Box(730.0, 866.0, 460.0, 78.0)


SLIDE: Final = 0.42
"""Seconds the doors take to slide open."""


class CurtainScene(Scene):
    """Asks for the person whose turn it is; only they should look when it opens."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session
        seat = session.curtain_for
        assert seat is not None, "there is nobody to hand the device to"
        self._seat = seat
        self._opened = 0.0
        self._next: Scene | None = None
        self._behind: pygame.Surface | None = None

    def build(self) -> None:
        """One button, in the place where the hand already is."""
        button = Button(
            BUTTON, self.tr("I am ready"), self._open, kind=Kind.PRIMARY, key_hint="Enter"
        )
        button.visible = self._next is None
        self.ui.add(button)

    def entered(self) -> None:
        """Let Enter open the doors; the ring stays away until a key is used."""
        self.focus_scope.focus(self.ui.children[0])

    def on_escape(self) -> None:
        """The menu of the match; it shows no more than these doors."""
        if self._next is None:
            self.services.manager.open("pause", session=self.session)

    # --- opening

    def _open(self) -> None:
        """Hand over; only now is the scene behind the doors made."""
        self.session.hand_over()
        self._next = scene_now(self.session, self.services)
        self.services.sound.play("paper")
        if self.services.motion is not MotionLevel.FULL:
            self.services.manager.replace(self._next)
            return
        self.ui.children[0].visible = False
        self._show_behind()

    def _show_behind(self) -> None:
        if self._next is not None:
            frame = self.frame
            self._behind = pygame.Surface((frame.width, frame.height))
            self._next.show(frame)
            self._next.draw(self._behind)

    def resized(self) -> None:
        """What lies behind the opening doors takes the new size."""
        self._show_behind()

    def tick(self, seconds: float) -> None:
        """Slide the doors; then the scene behind is the scene."""
        if self._next is None:
            if self.session.is_over:  # conceded in the menu
                go_on(self.session, self.services)
            return
        self._opened += seconds * self.services.settings.speed / SLIDE
        if self._opened >= 1.0:
            self.services.manager.replace(self._next)

    @property
    def is_animating(self) -> bool:
        """While the doors slide."""
        return self._next is not None

    # --- picture

    def _words(self) -> tuple[str, str, str, str]:
        setup, texts = self.session.match.setup, self.services.texts
        name = name_of(setup, self._seat, texts)
        return (
            self.tr("Over to {name}", name=name),
            called_for(self.session, self.services),
            self.tr("Please hand over the device. Everything secret is hidden."),
            self._match(),
        )

    def _match(self) -> str:
        """Which match this is: the side of whoever is called, else both names."""
        setup, texts = self.session.match.setup, self.services.texts
        game = game_data(setup.game).title.in_language(texts.language)
        if tells_sides(setup.game):
            side = side_of(setup.game, self._seat, texts)
            return self.tr("{game} · {side}", game=game, side=side)
        black, red = names_of(setup, texts)
        return self.tr("{game}: {black} against {red}", game=game, black=black, red=red)

    def texts(self) -> list[str]:
        """Whose turn it is, what to do, and which match this is."""
        return [*super().texts(), *filter(None, self._words()), self.tr("Esc opens the menu")]

    def paint(self, surface: pygame.Surface) -> None:
        """The doors, and the tablet before them while they are closed."""
        if self._behind is None:
            surface.fill(colour("night"))
        else:
            surface.blit(self._behind, (0, 0))
        draw_doors(surface, self.frame, opened=cubic_in_out(min(1.0, self._opened)))
        if self._next is None:
            self._paint_tablet(surface)

    def _paint_tablet(self, surface: pygame.Surface) -> None:
        frame, tablet = self.frame, self._tablet()
        draw_panel(surface, frame, tablet, Panel.TABLET)
        draw_seal(surface, frame, (tablet.center[0], tablet.y), 104, SEAL)
        inside = tablet.inset(PADDING)
        at = inside.x, tablet.y + HEAD
        draw_parts(surface, frame, self._parts(), at, inside.w, align="center")
        chip = self.tr("Esc opens the menu")
        draw_chip(surface, frame, (tablet.center[0], 1034), chip, align="center")

    def _parts(self) -> tuple[Part, ...]:
        title, wanted, please, match = self._words()
        why = (Words(wanted, 28, "bold", above=16),) if wanted else ()
        return (
            Words(title, 46, "display", "heading", whole=True),
            *why,
            Words(please, 22, above=24),
            Rule(above=26, inset=40),
            Words(match, 20, ink="text_second", above=18, whole=True),
        )

    def _tablet(self) -> Box:
        """As high as its words need, standing on the button's foot."""
        words = column_height(self.frame, self._parts(), WIDTH - 2 * PADDING)
        height = HEAD + words + 32 + BUTTON.h + FOOT
        return Box((SHEET.w - WIDTH) / 2, BUTTON.bottom + FOOT - height, WIDTH, height)
