"""The list of settings in `data/ui/settings.yaml`: pages, ranges, defaults and words.

What the settings screen shows and what a settings file may hold both come from here.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from game.resources import DATA_ROOT
from game.yaml_reader import Record, read

SETTINGS_LIST: Final = DATA_ROOT / "ui" / "settings.yaml"

Wording = dict[str, str]
"""A text of the data in every language, for `Texts.pick`."""


class Value(Record, frozen=True):
    """One value of a choice."""

    value: str
    label: Wording


class _Setting(Record, frozen=True):
    id: str
    label: Wording
    about: Wording = {}  # noqa: RUF012 - msgspec copies it for each record


class Choice(_Setting, frozen=True, tag_field="kind", tag="choice", kw_only=True):
    """One of a few values, the first unless the player chose."""

    values: Annotated[tuple[Value, ...], Meta(min_length=2)]

    @property
    def default(self) -> str:
        """The value of who never chose."""
        return self.values[0].value

    @property
    def kind_of_value(self) -> Any:
        """The type a value has to have, for `yaml_reader.convert`."""
        return Literal[tuple(one.value for one in self.values)]


class Slider(_Setting, frozen=True, tag_field="kind", tag="slider", kw_only=True):
    """A number from `low` to `high`; the control moves by `step`, a file may hold any between."""

    unit: str
    low: float
    high: float
    step: Annotated[float, Meta(gt=0)]
    default: float

    @property
    def kind_of_value(self) -> Any:
        """The type a value has to have, for `yaml_reader.convert`."""
        return Annotated[float, Meta(ge=self.low, le=self.high)]


class Switch(_Setting, frozen=True, tag_field="kind", tag="switch", kw_only=True):
    """On or off."""

    default: bool

    @property
    def kind_of_value(self) -> Any:
        """The type a value has to have, for `yaml_reader.convert`."""
        return bool


Setting = Choice | Slider | Switch


class Page(Record, frozen=True):
    """One page of the settings screen, in the order shown."""

    id: str
    icon: str
    label: Wording
    settings: tuple[Setting, ...]


@cache
def pages() -> tuple[Page, ...]:
    """All pages with their settings, as the data lists them. Raises `DataFault`."""
    return read(SETTINGS_LIST, tuple[Page, ...], name="data/ui/settings.yaml")[0]


@cache
def settings_by_id() -> Mapping[str, Setting]:
    """Every setting under its id, in the order shown."""
    return {one.id: one for page in pages() for one in page.settings}
