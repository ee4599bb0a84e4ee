"""Every widget in every state on one screen: to look at the kit, and to test it whole.

Reached by `togijo shot ui` and by tests only; it says nothing of any game.
"""

from functools import partial

import pygame

from scenes.draw import panels
from scenes.draw.buttons import Kind
from scenes.draw.frame import Frame
from scenes.draw.text import draw_text
from scenes.scene import Scene
from scenes.services import Services
from scenes.ui.box import Box
from scenes.ui.button import Button, IconButton
from scenes.ui.choices import Segmented, Toggle
from scenes.ui.drop_down import DropDown
from scenes.ui.label import Label, Paragraph
from scenes.ui.list_view import ListView
from scenes.ui.prompt_bar import Answer, PromptBar
from scenes.ui.scroll_panel import ScrollPanel
from scenes.ui.slider import Slider
from scenes.ui.text_field import TextField
from scenes.ui.toast import Tone
from scenes.ui.widget import Widget
from scenes.wish import ShotWish

LEFT = Box(40, 120, 460, 800)
MIDDLE = Box(530, 120, 680, 800)
RIGHT = Box(1240, 120, 640, 800)
ROWS = 40

# Only people who work on the program see this screen: its words stay out of the catalogues.
JAPANESE = {
    "Widgets": "部品",
    "Every widget in every state": "すべての部品と状態",
    "Start a match": "対戦をはじめる",
    "Confirm this move": "この移動に決める",
    "Settings": "設定",
    "Cancel": "取消",
    "Two orbs are still missing.": "あと2つ置くと決定できます。",
    "Under the pointer": "指している",
    "Pressed": "押している",
    "Ready": "準備ができた",
    "Words break at phrases.": "文は、言葉の切れ目で折り返します。",
    "A label": "見出しの文字",
    "A note": "短い説明",
    "Sound": "音",
    "off": "切",
    "on": "入",
    "small": "小",
    "normal": "標準",
    "large": "大",
    "Not in this match.": "この対戦では変えられません。",
    "Segments": "区切り",
    "Not now": "今は不可",
    "Slider": "つまみ",
    "{factor}×": "{factor}倍",
    "Switch": "切り替え",
    "One of many": "一覧から選ぶ",
    "Name": "名前",
    "Empty field": "空の欄",
    "Your name": "あなたの名前",
    "Row {number}": "{number}行目",
    "Place for me": "おまかせ",
    "Start over": "やり直す",
    "Nothing is placed yet.": "まだ何も置かれていません。",
    "Confirm": "決める",
    "Place two more orbs on the third piece": "三の駒に、あと2つ置いてください",
    "The opponent cannot see this": "相手には見えません",
    "The match was resumed.": "対戦を再開しました。",
    "The file could not be saved.": "ファイルを保存できませんでした。",
    "Leave the match?": "対戦を離れますか？",
    "It is saved. You can go on with it later.": "保存されています。あとで続けられます。",
    "Leave": "離れる",
    "Stay": "続ける",
}


class GalleryScene(Scene):
    """The kit on three panels and a prompt bar."""

    def build(self) -> None:
        """Make one of everything."""
        self.heard: list[str] = []
        self._title()
        self._buttons(LEFT.inset(30))
        self._controls(MIDDLE.inset(30))
        self._lists(RIGHT.inset(30))
        self._prompt()

    def paint(self, surface: pygame.Surface) -> None:
        """A plain ground and the panels."""
        surface.fill((20, 14, 15))
        for box in (LEFT, MIDDLE, RIGHT):
            panels.draw_panel(surface, self.frame, box)

    def say(self, english: str) -> str:
        """The words of this screen in the language chosen."""
        return self.services.texts.pick({"en": english, "ja": JAPANESE[english]})

    def note(self, word: str) -> None:
        """Remember what a widget did."""
        self.heard.append(word)

    def _title(self) -> None:
        box = Box(40, 40, 900, 50)
        self.ui.add(Label(box, self.say("Widgets"), size=34, role="display", ink="heading"))
        hint = self.say("Every widget in every state")
        box = Box(1240, 40, 640, 50)
        self.ui.add(Label(box, hint, size=18, ink="text_second", align="right"))

    def _buttons(self, box: Box) -> None:
        rows = box.rows(9, 16)
        words = {
            Kind.GOLD: self.say("Start a match"),
            Kind.PRIMARY: self.say("Confirm this move"),
            Kind.PLAIN: self.say("Settings"),
            Kind.PAPER: self.say("Cancel"),
        }
        for row, (kind, label) in zip(rows, words.items(), strict=False):
            normal, disabled = row.columns(2, 16)
            self.ui.add(Button(normal, label, partial(self.note, kind), kind=kind))
            reason = self.say("Two orbs are still missing.")
            self.ui.add(Button(disabled, label, kind=kind, enabled=False, reason=reason))
        hovered = self.ui.add(Button(rows[4].columns(2, 16)[0], self.say("Under the pointer")))
        pressed = self.ui.add(Button(rows[4].columns(2, 16)[1], self.say("Pressed")))
        hovered.hovered, hovered.glow = True, 1.0
        pressed.hovered, pressed.pressed, pressed.glow = True, True, 1.0
        self.ui.add(
            Button(
                rows[5], self.say("Ready"), kind=Kind.GOLD, icon="crossed-swords", key_hint="Enter"
            )
        )
        self._icon_buttons(rows[6])
        self.ui.add(
            Paragraph(rows[7], self.say("Words break at phrases."), size=20, ink="text_second")
        )
        self.ui.add(
            Label(rows[8], self.say("A label"), size=24, role="display", tooltip=self.say("A note"))
        )

    def _icon_buttons(self, row: Box) -> None:
        icons = {"cog": self.say("Settings"), "musical-notes": self.say("Sound")}
        for index, (icon, label) in enumerate(icons.items()):
            box = Box(row.x + index * (row.h + 12), row.y, row.h, row.h)
            self.ui.add(IconButton(box, icon, label, partial(self.note, label)))

    def _controls(self, box: Box) -> None:
        for row, (label, control) in zip(box.rows(10, 14), self._all_controls(), strict=False):
            self.ui.add(Label(Box(row.x, row.y, 220, row.h), label, role="bold"))
            height = min(row.h, 50.0)
            place = Box(row.x + 230, row.center[1] - height / 2, row.w - 230, height)
            if isinstance(control, Toggle):
                place = Box(place.right - 78, row.center[1] - 18, 78, 36)
            control.place(place)
            self.ui.add(control)

    def _all_controls(self) -> list[tuple[str, Widget]]:
        on_off = (self.say("off"), self.say("on"))
        sizes = [self.say("small"), self.say("normal"), self.say("large")]
        at = Box(0, 0, 10, 10)
        later = self.say("Not in this match.")
        return [
            (self.say("Segments"), Segmented(at, sizes, 1, lambda i: self.note(f"segment {i}"))),
            (self.say("Not now"), Segmented(at, sizes, 0, _ignore, enabled=False, reason=later)),
            (self.say("Slider"), self._slider(at, enabled=True)),
            (self.say("Not now"), self._slider(at, enabled=False)),
            (self.say("Switch"), Toggle(at, False, _ignore, words=on_off)),
            (self.say("Switch"), Toggle(at, True, _ignore, words=on_off)),
            (
                self.say("One of many"),
                DropDown(at, sizes * 4, 1, lambda i: self.note(f"choice {i}")),
            ),
            (self.say("Name"), TextField(at, "安倍晴明", on_change=self.note, label="name")),
            (self.say("Empty field"), TextField(at, hint=self.say("Your name"), label="empty")),
            (self.say("Not now"), TextField(at, "朱雀", enabled=False, label="closed")),
        ]

    def _slider(self, box: Box, *, enabled: bool) -> Slider:
        return Slider(
            box,
            1.25,
            lambda value: self.note(f"slider {value}"),
            low=0.75,
            high=2.0,
            step=0.25,
            write=lambda value: self.say("{factor}×").format(factor=f"{value:g}"),
            enabled=enabled,
        )

    def _lists(self, box: Box) -> None:
        above, below = box.rows(2, 24)
        self.ui.add(
            ListView(
                above,
                ROWS,
                self._paint_row,
                chosen=1,
                on_choose=lambda index: self.note(f"row {index}"),
                on_open=lambda index: self.note(f"open {index}"),
                words=str,
                label="list",
            )
        )
        panel = self.ui.add(ScrollPanel(below, "panel"))
        for index in range(12):
            place = Box(below.x + 8, below.y + 8 + index * 64, below.w - 60, 52)
            press = f"inner {index}"
            panel.add(Button(place, press, partial(self.note, press)))

    def _paint_row(
        self, surface: pygame.Surface, frame: Frame, box: Box, index: int, *, chosen: bool
    ) -> None:
        ink = "on_vermilion" if chosen else "text"
        words = self.say("Row {number}").format(number=index + 1)
        draw_text(surface, frame, words, (box.x + 20, box.center[1]), ink=ink, width=box.w - 40)

    def _prompt(self) -> None:
        bar = self.ui.add(PromptBar(Box(40, 950, 1840, 68)))
        answers = (
            Answer(self.say("Place for me"), lambda: self.note("for me")),
            Answer(self.say("Start over"), reason=self.say("Nothing is placed yet.")),
            Answer(self.say("Confirm"), lambda: self.note("confirm"), Kind.PRIMARY),
        )
        question = self.say("Place two more orbs on the third piece")
        bar.ask(question, hint=self.say("The opponent cannot see this"), seal="置", answers=answers)


def _ignore(_value: object) -> None:
    """A control that changes nothing but itself."""


def shot(services: Services, wish: ShotWish) -> Scene:
    """The gallery with a notice of each kind."""
    del wish
    scene = GalleryScene(services)
    services.manager.push(scene)
    scene.toasts.show(scene.say("The match was resumed."))
    scene.toasts.show(scene.say("The file could not be saved."), Tone.WARNING)
    return scene


def shot_dialog(services: Services, wish: ShotWish) -> Scene:
    """The gallery with a question above it."""
    del wish
    scene = GalleryScene(services)
    services.manager.push(scene)
    scene.ask(
        scene.say("Leave the match?"),
        scene.say("It is saved. You can go on with it later."),
        yes=scene.say("Leave"),
        no=scene.say("Stay"),
        on_yes=lambda: scene.note("left"),
        danger=True,
    )
    return scene


def shot_open_list(services: Services, wish: ShotWish) -> Scene:
    """The gallery with an open list and the keyboard at work."""
    del wish
    scene = GalleryScene(services)
    services.manager.push(scene)
    chosen = next(widget for widget in scene.ui.walk() if isinstance(widget, DropDown))
    scene.focus_scope.focus(chosen, visibly=True)
    chosen.activate()
    return scene
