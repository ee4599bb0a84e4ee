"""Widgets are tested on a bare scene that a test fills."""

from collections.abc import Callable

import pygame
import pytest

from scenes.scene import Scene
from scenes.services import Services
from scenes.ui.widget import Widget
from tests.scenes.conftest import MakePilot
from tests.scenes.pilot import Pilot

MakeStage = Callable[..., Pilot]


class Bare(Scene):
    """A scene with the given widgets, that remembers what nobody else wanted."""

    def __init__(self, services: Services, widgets: Callable[[], list[Widget]]) -> None:
        super().__init__(services)
        self._widgets = widgets
        self.left_over: list[pygame.event.Event] = []
        self.escapes = 0

    def build(self) -> None:
        for widget in self._widgets():
            self.ui.add(widget)

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill((20, 14, 15))

    def on_event(self, event: pygame.event.Event) -> None:
        self.left_over.append(event)

    def on_escape(self) -> None:
        self.escapes += 1


@pytest.fixture
def stage(make_pilot: MakePilot) -> MakeStage:
    """Puts widgets on a bare scene: `stage(lambda: [Button(…)])`."""

    def make(widgets: Callable[[], list[Widget]], **options: object) -> Pilot:
        return make_pilot(lambda services: Bare(services, widgets), **options)

    return make
