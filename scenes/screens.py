"""The names of the screens and where their scenes are made.

Scenes open one another by name, so that none imports another and the program starts with only
the first one loaded. A factory is called with the services and the options of `open`.
"""

from importlib import import_module
from typing import NamedTuple

from scenes.scene import Scene
from scenes.services import Services


class Place(NamedTuple):
    """Where to find a factory: a module and the name of a class or function in it."""

    module: str
    name: str

    def load(self) -> object:
        """Import the module and take the factory out of it."""
        return getattr(import_module(self.module), self.name)


SCREENS: dict[str, Place] = {
    "title": Place("scenes.title.scene", "TitleScene"),
    "lobby": Place("scenes.lobby.scene", "LobbyScene"),
    "match": Place("scenes.course", "open_match"),
    "settings": Place("scenes.settings_screen.scene", "SettingsScene"),
    "rulebook": Place("scenes.rulebook.scene", "RulebookScene"),
    "pause": Place("scenes.pause", "PauseScene"),
    "first_player": Place("scenes.first_player.scene", "FirstPlayerScene"),
    "result": Place("scenes.result.scene", "ResultScene"),
    "curtain": Place("scenes.curtain", "CurtainScene"),
}


def make(name: str, services: Services, **options: object) -> Scene:
    """The scene of a screen; KeyError names the screen if there is none of that name."""
    factory = SCREENS[name].load()
    assert callable(factory), f"{SCREENS[name]} cannot be called"
    scene = factory(services, **options)
    assert isinstance(scene, Scene), f"{SCREENS[name]} does not make a scene"
    return scene
