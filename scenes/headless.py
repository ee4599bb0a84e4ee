"""Services for scenes that run without window, sound or player: pictures and tests.

Everything is there and answers, nothing reaches the outside; the storage is a folder the caller
names. SDL draws into memory, by its dummy drivers.
"""

import os
import random
from pathlib import Path

import pygame

from game.texts import Texts
from scenes.services import Services, frame_of
from scenes.storage import Settings, Storage


class QuietSound:
    """Remembers what would have been heard."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.piece: str | None = None

    def play(self, name: str) -> None:
        """Remember an effect."""
        self.played.append(name)

    def music(self, name: str | None) -> None:
        """Remember the piece."""
        self.piece = name

    def set_volumes(self, volumes: Settings) -> None:
        """Volumes mean nothing here."""


class PlainTextInput:
    """A text entry that remembers whether it is on, and has a clipboard of its own."""

    def __init__(self) -> None:
        self.is_on = False
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.clipboard = ""

    def start(self) -> None:
        """Switch on."""
        self.is_on = True

    def stop(self) -> None:
        """Switch off."""
        self.is_on = False

    def place(self, rect: pygame.Rect) -> None:
        """Remember where the caret is."""
        self.rect = rect.copy()

    def copy(self, text: str) -> None:
        """Keep a text."""
        self.clipboard = text

    def paste(self) -> str:
        """The kept text."""
        return self.clipboard


class NoWindow:
    """A window that remembers what it was asked for."""

    def __init__(self) -> None:
        self.fullscreen = False
        self.size = (0, 0)
        self.wants_quit = False

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Remember the wish."""
        self.fullscreen = fullscreen

    def set_size(self, size: tuple[int, int]) -> None:
        """Remember the wish."""
        self.fullscreen, self.size = False, size

    def quit(self) -> None:
        """Remember the wish."""
        self.wants_quit = True


def open_display() -> None:
    """Make pygame ready to draw, without a window; one that is open already is kept."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()


def headless_services(
    folder: Path,
    *,
    size: tuple[int, int] = (1280, 720),
    seed: int = 0,
    **settings: object,
) -> Services:
    """Services for a window of `size` pixels that does not exist.

    `settings` differ from the defaults; without them the language is Japanese. The same
    arguments make scenes that draw the same pixels.
    """
    open_display()
    if pygame.display.get_surface() is None or pygame.display.get_window_size() != size:
        pygame.display.set_mode(size)
    chosen = Settings.default().changed(**{"display_language": "ja", **settings})
    return Services(
        settings=chosen,
        texts=Texts(chosen.language),
        sound=QuietSound(),
        frame=frame_of(size, chosen),
        text_input=PlainTextInput(),
        window=NoWindow(),
        storage=Storage(folder),
        rng=random.Random(seed),
    )
