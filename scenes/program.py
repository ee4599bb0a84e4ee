"""Puts a running program together: storage, window, services, the first screen, the loop.

What can wait is put off until the first picture is shown: the sound device, and the process the
computer thinks in.
"""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from game.texts import Texts
from scenes.app import App
from scenes.course import ask_to_begin
from scenes.manager import Manager
from scenes.report import report_to
from scenes.scene import Scene
from scenes.services import Services, frame_of
from scenes.sound import Sound
from scenes.storage import Storage
from scenes.trouble import TroubleScene
from scenes.window import SystemTextInput, Window
from scenes.wish import Wish

Ending = list[Callable[[], None]]
OpenFirst = Callable[[Manager, Wish], None]


def open_first(manager: Manager, wish: Wish) -> None:
    """Put the title on the stage, and the match the command asks for on it.

    Where that would end a match in progress, the player is asked first.
    """
    title = manager.open("title")
    if wish.command != "title":
        ask_to_begin(title, partial(_open_match, manager, wish))


def _open_match(manager: Manager, wish: Wish) -> None:
    options: dict[str, object] = {"game": wish.game, "seats": wish.seats, "seed": wish.seed}
    if wish.decks is not None:
        options["decks"] = wish.decks
    manager.open("match", **options)


def make_app(wish: Wish, first: OpenFirst = open_first) -> App:
    """Everything the window needs, with the first screen on it. Raises `NoDisplayError`.

    `first` may put another screen on the stage than the one the wish names.
    """
    storage = Storage()
    storage.claim()
    report_to(storage.report_file)
    services, window, sound = _services(storage, wish)
    manager = Manager(services)
    at_end: Ending = [storage.release, sound.close]
    hire = partial(_hire_opponents, services, at_end)
    later = [sound.open]
    if wish.command == "play":
        hire()  # the match that is opened now may need the computer at once
    else:
        later.append(hire)
    trouble = partial(_trouble, storage.report_file)
    app = App(window, services, manager, trouble, later=later, at_end=at_end)
    app.open(partial(first, manager, wish))
    return app


def _services(storage: Storage, wish: Wish) -> tuple[Services, Window, Sound]:
    settings = storage.read_settings()
    pygame.font.init()
    window = Window(
        wish.size or settings.window_size, fullscreen=settings.fullscreen and wish.size is None
    )
    sound = Sound(settings)
    services = Services(
        settings=settings,
        texts=Texts(wish.lang or settings.language),
        sound=sound,
        frame=frame_of(window.canvas.get_size(), settings),
        text_input=SystemTextInput(window),
        window=window,
        storage=storage,
        rng=random.Random(wish.seed),
    )
    return services, window, sound


def _hire_opponents(services: Services, at_end: Ending) -> None:
    """Start the process the computer thinks in."""
    # Imported here: a tenth of a second that the first picture need not wait for.
    from scenes.opponent import ProcessOpponents  # noqa: PLC0415

    opponents = ProcessOpponents()
    opponents.start()
    services.opponents = opponents
    at_end.append(opponents.close)


def _trouble(report: Path, services: Services, fault: BaseException) -> Scene:
    del fault  # it stands in the report
    return TroubleScene(services, report)
