"""The rows of a settings page: what is set, what it is for, and the control that sets it.

Made from the list of settings; what a setting does is not known here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pygame

from game.texts import Texts
from scenes.draw.frame import Frame
from scenes.draw.panels import draw_rule
from scenes.draw.text import paragraph_height, text_size
from scenes.storage.setting_list import Choice, Setting, Switch
from scenes.storage.setting_list import Slider as SliderSetting
from scenes.ui.box import Box
from scenes.ui.choices import Segmented, Toggle
from scenes.ui.drop_down import DropDown
from scenes.ui.group import Group
from scenes.ui.label import Label, Paragraph
from scenes.ui.slider import Slider
from scenes.ui.widget import Widget

CONTROL: Final = (440.0, 50.0)
SWITCH: Final = (76.0, 40.0)
GAP: Final = 30.0
PADDING: Final = 18.0
LABEL: Final = 22.0
ABOUT: Final = 18.0
WINDOW_SIZES: Final = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))

Take = Callable[[Any], None]


class Row(Group):
    """A label, a line about it, and room for a control at the right; a hairline below."""

    def __init__(
        self, frame: Frame, at: Box, label: str, about: str, *, control: float = CONTROL[0]
    ) -> None:
        """`at` gives place and width; the height follows the words."""
        words = at.w - control - GAP
        tall = text_size(frame, label, size=LABEL, role="bold")[1]
        more = paragraph_height(frame, about, words, size=ABOUT) + 8 if about else 0.0
        height = max(tall + more, CONTROL[1]) + 2 * PADDING
        super().__init__(Box(at.x, at.y, at.w, height), label)
        top = at.y + (height - tall - more) / 2
        self.add(Label(Box(at.x, top, words, tall), label, size=LABEL, role="bold"))
        if about:
            place = Box(at.x, top + tall + 8, words, more - 8)
            self.add(Paragraph(place, about, size=ABOUT, ink="text_second"))

    def texts(self) -> list[str]:
        """Nothing of its own; its labels speak."""
        return []

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """The hairline under the row."""
        draw_rule(surface, frame, (self.box.x, self.box.bottom), self.box.w)

    def control_box(self, size: tuple[float, float] = CONTROL) -> Box:
        """The place of a control of this size."""
        box = self.box
        return Box(box.right - size[0], box.center[1] - size[1] / 2, *size)


class SizeRow(Row):
    """The size of the window; a size of the player's own stands first."""

    def __init__(
        self, frame: Frame, at: Box, size: tuple[int, int], texts: Texts, take: Take
    ) -> None:
        """`take` is called with the new size in pixels."""
        super().__init__(
            frame,
            at,
            texts.tr("Window size"),
            texts.tr("Drag its edge to make it any size."),
        )
        sizes = WINDOW_SIZES if size in WINDOW_SIZES else (size, *WINDOW_SIZES)
        self.add(
            DropDown(
                self.control_box(),
                [f"{width} × {height}" for width, height in sizes],
                sizes.index(size),
                lambda index: take(sizes[index]),
                label=self.label,
            )
        )


class SettingRow(Row):
    """One setting. `take` is called with a value that is to stay, `preview` with one on the way."""

    def __init__(
        self, frame: Frame, at: Box, setting: Setting, value: Any, *, texts: Texts,
        take: Take, preview: Take,
    ) -> None:  # fmt: skip
        """`at` gives place and width; the height follows the words."""
        self._texts, self._take, self._preview = texts, take, preview
        wide = SWITCH[0] if isinstance(setting, Switch) else CONTROL[0]
        label, about = texts.pick(setting.label), texts.pick(setting.about)
        super().__init__(frame, at, label, about, control=wide)
        self.add(self._control(frame, setting, value))

    def _control(self, frame: Frame, setting: Setting, value: Any) -> Widget:
        if isinstance(setting, Choice):
            return self._choice(frame, setting, value)
        if isinstance(setting, SliderSetting):
            return self._slider(setting, value)
        words = self._texts.trc("switch", "Off"), self._texts.trc("switch", "On")
        return Toggle(self.control_box(SWITCH), value, self._take, words=words, label=self.label)

    def _choice(self, frame: Frame, setting: Choice, value: str) -> Widget:
        values = [one.value for one in setting.values]
        labels = [self._texts.pick(one.label) for one in setting.values]
        room = CONTROL[0] / len(labels) - 20
        widest = max(text_size(frame, one, size=20, role="bold")[0] for one in labels)
        kind = Segmented if len(labels) <= 4 and widest <= room else DropDown
        return kind(
            self.control_box(),
            labels,
            values.index(value),
            lambda index: self._take(values[index]),
            label=self.label,
        )

    def _slider(self, setting: SliderSetting, value: float) -> Widget:
        return Slider(
            self.control_box(),
            value,
            self._preview,
            low=setting.low,
            high=setting.high,
            step=setting.step,
            write=lambda number: self._written(setting, number),
            label=self.label,
            on_release=self._take,
        )

    def _written(self, setting: SliderSetting, number: float) -> str:
        if setting.unit == "percent":
            return f"{number:.0f}%"
        return self._texts.tr("{factor}×", factor=f"{number:g}")
