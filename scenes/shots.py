"""Pictures of single scenes, drawn without a window: for reviews, documents and tests.

Scenes are listed here by name with the function that sets each up; a builder gets the services
and the wish and returns a scene in a state worth looking at. The same wish gives the same bytes.
"""

import tempfile
from collections.abc import Callable
from contextlib import chdir
from pathlib import Path

import pygame

from scenes.headless import headless_services
from scenes.manager import Manager
from scenes.scene import Scene
from scenes.screens import Place
from scenes.services import Services
from scenes.window import canvas_size
from scenes.wish import ShotWish, UsageError

ShotBuilder = Callable[[Services, ShotWish], Scene]

HOME = Path("togijo")

SCENES: dict[str, Place] = {
    "ui": Place("scenes.ui.gallery", "shot"),
    "ui-dialog": Place("scenes.ui.gallery", "shot_dialog"),
    "ui-list": Place("scenes.ui.gallery", "shot_open_list"),
    "title": Place("scenes.shell_shots", "title"),
    "lobby": Place("scenes.shell_shots", "lobby"),
    "lobby-decks": Place("scenes.lobby.shots", "seats"),
    "lobby-faulty": Place("scenes.lobby.shots", "faulty"),
    "lobby-picker": Place("scenes.lobby.shots", "picker"),
    "settings": Place("scenes.shell_shots", "settings"),
    "settings-sound": Place("scenes.shell_shots", "settings_sound"),
    "settings-keys": Place("scenes.shell_shots", "settings_keys"),
    "settings-about": Place("scenes.shell_shots", "settings_about"),
    "rulebook": Place("scenes.shell_shots", "rulebook"),
    "rulebook-clause": Place("scenes.shell_shots", "rulebook_clause"),
    "curtain": Place("scenes.shell_shots", "curtain"),
    "janken": Place("scenes.shell_shots", "janken"),
    "janken-shown": Place("scenes.shell_shots", "janken_shown"),
    "coin": Place("scenes.shell_shots", "coin"),
    "result": Place("scenes.shell_shots", "result"),
    "result-lost": Place("scenes.shell_shots", "result_lost"),
    "result-pair": Place("scenes.shell_shots", "result_pair"),
    "pause": Place("scenes.shell_shots", "pause"),
    "setup": Place("scenes.arena.shots", "setup"),
    "arena": Place("scenes.arena.shots", "arena"),
    "arena-path": Place("scenes.arena.shots", "path"),
    "arena-summon": Place("scenes.arena.shots", "summon"),
    "arena-clash": Place("scenes.arena.shots", "clash"),
    "table": Place("scenes.cards_table.shots", "at_rest"),
    "table-attack": Place("scenes.cards_table.shots", "attack"),
    "table-counter": Place("scenes.cards_table.shots", "counter"),
    "table-choose": Place("scenes.cards_table.shots", "choose"),
    "table-search": Place("scenes.cards_table.shots", "search"),
    "table-strata": Place("scenes.cards_table.shots", "strata"),
    "table-card": Place("scenes.cards_table.shots", "full"),
    "table-menu": Place("scenes.cards_table.shots", "menu"),
    "table-busy": Place("scenes.cards_table.busy", "busy"),
}


def take(wish: ShotWish) -> None:
    """Draw the scene of the wish to its file; raises `UsageError`, OSError if it cannot write."""
    if wish.scene not in SCENES:
        known = ", ".join(SCENES)
        raise UsageError(f"shot: no scene {wish.scene!r}; there are: {known}")
    if not wish.out.parent.is_dir():
        raise FileNotFoundError(2, "no such folder", str(wish.out.parent))
    with tempfile.TemporaryDirectory(prefix="togijo-shot-") as folder, chdir(folder):
        # By a relative name: a scene that shows where its files lie shows the same every time.
        picture = draw(wish, HOME)
    pygame.image.save(picture, wish.out)


def draw(wish: ShotWish, folder: Path) -> pygame.Surface:
    """The picture of the wish as the window would show it; `folder` is an empty storage."""
    size = wish.size or (1920, 1080)
    services = headless_services(
        folder,
        size=canvas_size(size),
        seed=wish.seed or 0,
        display_language=wish.lang or "ja",
        text_size=round(wish.scale * 100),
    )
    builder = SCENES[wish.scene].load()
    assert callable(builder), f"{SCENES[wish.scene]} cannot be called"
    manager = Manager(services)
    scene = builder(services, wish)
    if manager.is_empty:
        manager.push(scene)
    manager.update(0.0)
    manager.top.settle()
    canvas = pygame.Surface((services.frame.width, services.frame.height))
    manager.draw(canvas)
    return canvas if canvas.get_size() == size else pygame.transform.smoothscale(canvas, size)
