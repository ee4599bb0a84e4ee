"""The player's settings: one record, read key by key so that a slip spoils only its own key.

Ranges and defaults come from `setting_list`. Besides what the settings screen shows, the record
remembers the size of the window and how each lobby was left. Who uses a setting is not known here.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from game import yaml_writer
from game.texts import phrase, system_language
from game.yaml_reader import DataFault, Fault, Positions, convert, parse
from game.yaml_reader.shape import unknown_key
from scenes.storage.setting_list import settings_by_id
from scenes.storage.store import BACKUP, Store

SETTINGS_FILE: Final = "settings.yaml"
HEADING: Final = "Settings of Tōgijō. A key left out takes its default."

_Pixels = Annotated[int, Meta(ge=320, le=16384)]
# What the settings screen does not list.
_OWN_KINDS: Final[Mapping[str, Any]] = {
    "window_size": tuple[_Pixels, _Pixels],
    "lobbies": dict[str, dict[str, Any]],
}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings. Make a changed one with `changed`; defaults come from `Settings.default()`."""

    display_language: str
    window_mode: str
    text_size: float
    animation: str
    animation_speed: float
    reduced_motion: bool
    colour_aid: bool
    volume_master: float
    volume_effects: float
    volume_music: float
    confirmations: bool
    confirm_moves: bool
    warn_unused: bool
    warn_last_card: bool
    warn_vain: bool
    respond_alone: str
    respond_two: str
    sharing: str
    board_side: str
    window_size: tuple[int, int] = (1280, 720)
    lobbies: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)

    @staticmethod
    def default() -> "Settings":
        """The settings of a first start."""
        defaults = {key: one.default for key, one in settings_by_id().items()}
        return msgspec.convert(defaults, Settings)

    @property
    def language(self) -> str:
        """Code of the language to speak: the chosen one, or the system's."""
        return system_language() if self.display_language == "auto" else self.display_language

    @property
    def text_scale(self) -> float:
        """Factor on the size of all text."""
        return self.text_size / 100

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self.window_mode == "full"

    @property
    def motion(self) -> str:
        """How much moves: full, brief, or none; reduced motion allows brief at most."""
        return "brief" if self.reduced_motion and self.animation == "full" else self.animation

    @property
    def speed(self) -> float:
        """Factor on the speed of all motion."""
        return self.animation_speed

    def changed(self, **values: Any) -> "Settings":
        """These settings with other values; ValueError for an unknown one or one out of range."""
        positions = Positions("settings")
        for key, value in values.items():
            convert(value, _kind_of(key), positions, (key,))
        return msgspec.structs.replace(self, **values)

    def with_lobby(self, game: str, setup: Mapping[str, Any], *, played: bool = True) -> "Settings":
        """These settings, remembering how the lobby of a game was left; plain values only.

        The games stand in the order in which they were last `played`.
        """
        others = {other: plain for other, plain in self.lobbies.items() if other != game}
        if played:
            lobbies = {**others, game: dict(setup)}
        else:
            before = self.lobbies if game in self.lobbies else {game: {}, **self.lobbies}
            lobbies = before | {game: dict(setup)}
        return msgspec.structs.replace(self, lobbies=lobbies)


def read_settings(store: Store) -> Settings:
    """The stored settings; what is not there or not right takes its earlier value or default."""
    found = store.read(SETTINGS_FILE, _keys)
    if found is None:
        return Settings.default()
    values, faults = _values(*found)
    if not faults:
        return msgspec.structs.replace(Settings.default(), **values)
    return _repaired(store, values, faults)


def write_settings(store: Store, settings: Settings) -> bool:
    """Store the settings; False if only this run will remember them."""
    plain = {key: _short(value) for key, value in msgspec.to_builtins(settings).items()}
    return store.write(SETTINGS_FILE, yaml_writer.write(plain, heading=HEADING))


def _keys(text: str) -> tuple[dict[str, Any], Positions]:
    plain, positions = parse(text, SETTINGS_FILE)
    return convert(plain, dict[str, Any], positions), positions


def _values(plain: Mapping[str, Any], positions: Positions) -> tuple[dict[str, Any], list[Fault]]:
    """What is right in a settings file, and what is wrong with the rest."""
    values: dict[str, Any] = {}
    faults: list[Fault] = []
    for key, value in plain.items():
        if key not in Settings.__struct_fields__:
            free = [name for name in Settings.__struct_fields__ if name not in plain]
            faults.append(positions.key_fault((key,), unknown_key(key, free)))
            continue
        try:
            values[key] = convert(value, _kind_of(key), positions, (key,))
        except DataFault as fault:
            faults += fault.faults
    return values, faults


def _repaired(store: Store, values: dict[str, Any], faults: list[Fault]) -> Settings:
    """Settings of the right keys of a file; the file is put aside and written anew."""
    settings = msgspec.structs.replace(Settings.default(), **(_earlier_values(store) | values))
    aside = store.move_aside(SETTINGS_FILE)
    write_settings(store, settings)
    store.notice(
        phrase(
            "Some settings were not right and keep their earlier values:\n{problem}\n"
            "The file as it was is kept as {aside}.",
            problem=DataFault(faults).phrase(),
            aside=aside,
        )
    )
    return settings


def _earlier_values(store: Store) -> dict[str, Any]:
    found = store.read(SETTINGS_FILE + BACKUP, _keys)
    return _values(*found)[0] if found else {}


def _kind_of(key: str) -> Any:
    """The type of a key's value, ranges included; ValueError for an unknown key."""
    if key in _OWN_KINDS:
        return _OWN_KINDS[key]
    if (listed := settings_by_id().get(key)) is None:
        raise ValueError(f"no setting {key!r}")
    return listed.kind_of_value


def _short(value: Any) -> Any:
    """Numbers as a person would write them: 100, not 100.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value
