"""Renders contact sheets of the drawing kit, to look at it without the app.

    python -m tools.draw_sheet FOLDER [HEIGHT ...]

Writes one PNG per sheet and window height, and prints the CPU time of the first drawing and of the
second one, and what the caches hold.
"""

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from scenes.draw import caches
from scenes.draw.arena_board import Circle, SquareMark, Squares, draw_board, draw_square
from scenes.draw.banner import draw_banner, draw_thinking
from scenes.draw.brand import draw_brand_column, draw_watermark
from scenes.draw.buttons import Kind, State, draw_button
from scenes.draw.chips import (
    Tone,
    draw_badge,
    draw_chip,
    draw_count,
    draw_crest,
    draw_key,
    draw_tooltip,
)
from scenes.draw.controls import draw_bar, draw_row, draw_segments, draw_slider, draw_toggle
from scenes.draw.doors import draw_doors
from scenes.draw.fields import draw_field
from scenes.draw.flecks import draw_flecks, draw_glow
from scenes.draw.frame import Frame
from scenes.draw.grounds import dimmed, draw_ground, ground
from scenes.draw.icons import draw_icon
from scenes.draw.orbs import OrbState, Socket, draw_orb, draw_orb_chain, draw_socket
from scenes.draw.panels import Look, Panel, draw_panel, draw_rule
from scenes.draw.pieces import PieceState, draw_hidden_piece, draw_piece
from scenes.draw.screens import Screen, draw_screen
from scenes.draw.seals import Mark, draw_mark, draw_seal
from scenes.draw.strokes import (
    draw_brush_arrow,
    draw_clash,
    draw_path,
    draw_ring,
    draw_splash,
    draw_turn_arrow,
)
from scenes.draw.text import draw_column, draw_paragraph, draw_text, marked
from scenes.draw.theme import palette
from scenes.draw.wheel import draw_wheel
from tools import card_sheets

Sheet = Callable[[pygame.Surface, Frame], None]
ORBS = ("seiryu", "kirin", "byakko", "genbu")


def title(s: pygame.Surface, f: Frame) -> None:
    draw_ground(s, f, "menu")
    draw_brand_column(s, f, "卓上四戯")
    draw_text(s, f, "遊ぶ盤を選ぶ", (458, 66), role="display", size=32, ink="heading", spacing=2)
    draw_text(
        s, f, "方向キーで選択、Enterで決定", (1836, 66), size=18, ink="text_second", align="right"
    )
    screens = (
        Screen("dino", "dinosaur-rex", "恐竜", "5枠とPPで闘う札遊び"),
        Screen("ragnarock", "overlord-helm", "ラグナロック", "兵を率いる軍勢の札遊び"),
        Screen("onmyo", "sea-dragon", "陰陽闘技場", "珠が巡る盤上の戦い"),
        Screen("soulwar", "grim-reaper", "ソウルウォー", "魂を賭けた神々の札遊び"),
    )
    for index, screen in enumerate(screens):
        lit = screen.theme == "onmyo"
        draw_screen(s, f, (459 + 350 * index, 118 - 14 * lit, 316, 700), screen, lit=lit)
    draw_button(s, f, (458, 902, 300, 66), "対戦をはじめる", Kind.GOLD, icon="crossed-swords")
    draw_button(s, f, (780, 902, 236, 66), "デッキ編集", icon="card-pick")
    draw_button(s, f, (1038, 902, 200, 66), "遊び方", icon="rule-book")
    draw_button(s, f, (1260, 902, 180, 66), "設定", Kind.PLAIN, State.HOVER, icon="cog")
    draw_button(s, f, (1462, 902, 180, 66), "終了", icon="exit-door")
    draw_rule(s, f, (458, 1000), 1376)
    draw_text(
        s, f, "アイコン　game-icons.net（CC BY 3.0）", (458, 1034), size=18, ink="text_second"
    )


def arena(s: pygame.Surface, f: Frame) -> None:
    draw_ground(s, f, "onmyo")
    for x, look in ((24, Look.ACTIVE), (1448, Look.NORMAL)):
        draw_panel(s, f, (x, 24, 448, 112), Panel.LACQUER, look)
        for y, h in ((152, 470), (638, 196)):
            draw_panel(s, f, (x, y, 448, h))
    draw_panel(s, f, (24, 850, 448, 210))
    draw_panel(s, f, (1448, 850, 448, 150))
    draw_crest(s, f, (72, 74), 66, "yin-yang")
    draw_crest(s, f, (1496, 74), 66, "fox-head", side="red")
    draw_thinking(s, f, (1830, 74), 0.4)
    draw_text(s, f, "聖珠レイ", (118, 58), role="bold", size=22)
    draw_text(s, f, "黒の召喚陣　あなたの手番", (118, 87), size=18, ink="text_second")
    draw_text(
        s, f, "盤上 2　手元 1", (452, 60), role="bold", size=20, ink="text_second", align="right"
    )
    draw_text(s, f, "聖獣輪", (46, 182), role="display", size=26, ink="heading", spacing=2)
    draw_text(s, f, "使う珠を選択", (452, 182), role="bold", size=19, ink="asagi", align="right")
    counts = {"kirin": 1, "byakko": 1, "genbu": 0, "seiryu": 1, "suzaku": 0}
    chosen = {"byakko": OrbState.SELECTED}
    draw_wheel(s, f, (248, 405), 190, counts, side="black", states=chosen, label="相剋")
    draw_wheel(s, f, (1672, 405), 190, counts, side="red", label="相剋")
    draw_text(s, f, "手元の陰陽駒", (46, 668), role="bold", size=19, ink="text_second")
    draw_piece(s, f, (104, 748), 116, "black", ORBS)
    draw_text(s, f, "召喚コスト", (190, 722), role="bold", size=20)
    draw_text(s, f, "3", (310, 722), role="display", size=40, ink="heading", align="center")
    draw_chip(s, f, (190, 796), "玄武珠は2コスト分")
    squares = Squares.inside((538, 24, 844, 844), 5, 5)
    draw_board(s, f, squares, (Circle(2, 0, "red"), Circle(2, 4, "black")))
    for at in ((1, 2), (3, 3), (1, 4), (3, 4), (1, 3)):
        draw_square(s, f, squares, at, SquareMark.LEGAL, dot=at != (1, 3))
    draw_square(s, f, squares, (2, 4), SquareMark.LEGAL, dot=False)
    draw_square(s, f, squares, (2, 2), SquareMark.AIMED, dot=False)
    draw_square(s, f, squares, (4, 3), SquareMark.LAST)
    draw_square(s, f, squares, (4, 1), SquareMark.BLOCKED)
    draw_piece(s, f, squares.middle(0, 2), 126, "black", ORBS)
    for column, row, mark in (
        (2, 2, Mark.WIN),
        (3, 2, Mark.BLOCKED),
        (1, 3, Mark.LOSE),
        (3, 0, Mark.MUTUAL),
    ):
        place = squares.middle(column, row)
        draw_piece(s, f, place, 126, "red", ORBS[column:] + ORBS[:column], front=180)
        draw_mark(s, f, (place[0] + 50, place[1] - 50), 46, mark)
    mover = squares.middle(2, 3)
    draw_piece(s, f, mover, 126, "black", ORBS, state=PieceState.SELECTED)
    draw_turn_arrow(s, f, mover, 80)
    draw_chip(s, f, (mover[0] + 72, mover[1] - 64), "次の正面　武", tone=Tone.CHOSEN)
    draw_path(s, f, [squares.middle(4, 3), squares.middle(4, 2), squares.middle(3, 2)], alpha=0.9)
    draw_panel(s, f, (538, 890, 844, 170), Panel.WASHI)
    draw_text(s, f, "戦闘の見込み", (568, 918), role="bold", size=19, ink="ink_red")
    for x, kind in ((616, "seiryu"), (892, "suzaku")):
        draw_orb(s, f, (x, 974), 84, kind)
    draw_brush_arrow(s, f, (668, 974), (840, 974), ink="gold_deep", width=22)
    draw_mark(s, f, (754, 968), 68, Mark.WIN)
    draw_text(s, f, "青龍は朱雀に剋つ", (964, 930), role="display", size=27, ink="ink")
    draw_text(s, f, "相手の駒は手元に戻る", (964, 968), size=19, ink="ink_second")
    draw_button(s, f, (960, 992, 262, 52), "この移動に決める", Kind.PRIMARY)
    draw_button(s, f, (1236, 992, 124, 52), "取消", Kind.PAPER)
    for index, name in enumerate(("rule-book", "return-arrow", "sound-on", "cog")):
        draw_button(s, f, (1680 + 56 * index, 1014, 48, 48), "", icon=name)


def pieces(s: pygame.Surface, f: Frame) -> None:
    draw_ground(s, f, "onmyo")
    for index, state in enumerate(OrbState):
        for column, kind in enumerate(palette().orbs):
            draw_orb(s, f, (80 + 96 * column, 80 + 104 * index), 80, kind, state)
    aided = Frame(f.width, f.height, colour_aid=True)
    for column, kind in enumerate(palette().orbs):
        draw_orb(s, aided, (1180 + 96 * column, 80), 80, kind)
    draw_piece(s, aided, (1720, 90), 126, "red", ORBS)
    draw_orb_chain(s, f, (1480, 980), ("kirin", "byakko", None, "seiryu", "suzaku"))
    for index, socket in enumerate(Socket):
        draw_socket(s, f, (620 + 120 * index, 80), 100, socket)
    for index, look in enumerate(PieceState):
        draw_piece(s, f, (620 + 160 * index, 240), 126, "black", ORBS, state=look)
        draw_piece(s, f, (620 + 160 * index, 400), 126, "red", ORBS, state=look, front=180)
    for index in range(7):
        draw_piece(s, f, (620 + 160 * index, 560), 126, "black", ORBS, degrees=15 * index)
    for index, side in enumerate(palette().sides):
        draw_hidden_piece(s, f, (1500 + 160 * index, 240), 126, side)
    half = ("genbu", "kirin", None, None)
    draw_panel(s, f, (40, 640, 448, 400), Panel.LACQUER, Look.SELECTED)
    draw_piece(s, f, (264, 840), 330, "black", half, sockets=(Socket.LEGAL,) * 4)
    draw_piece(s, f, (700, 840), 330, "red", ORBS)
    draw_splash(s, f, (1010, 760), 140, 1)
    draw_text(s, f, "−4", (1010, 760), role="display", size=74, ink="gold_light", align="center")
    draw_clash(s, f, (1010, 950), 220)
    draw_brush_arrow(s, f, (1180, 1000), (1360, 700))
    for index, mark in enumerate(Mark):
        draw_mark(s, f, (1460 + 110 * index, 740), 76, mark)
    for index, letters in enumerate(("闘", "交代", "闘技", "置")):
        draw_seal(s, f, (1460 + 110 * index, 900), 90, letters, degrees=4 * index - 6)


def forms(s: pygame.Surface, f: Frame) -> None:
    draw_ground(s, f, "menu")
    draw_panel(s, f, (24, 24, 1240, 1032))
    states = (State.NORMAL, State.HOVER, State.PRESSED, State.FOCUS, State.DISABLED)
    for row, kind in enumerate((Kind.GOLD, Kind.PRIMARY, Kind.PLAIN)):
        for column, state in enumerate(states):
            box = (56 + 236 * column, 56 + 92 * row, 216, 60)
            draw_button(s, f, box, "決める", kind, state, key_hint="Enter" if column == 1 else None)
    draw_panel(s, f, (48, 332, 1190, 92), Panel.WASHI)
    for column, state in enumerate(states):
        draw_button(s, f, (66 + 236 * column, 350, 196, 56), "やり直す", Kind.PAPER, state)
    x = 56.0
    for tone in Tone:
        x = f.units(draw_chip(s, f, (x, 470), "選べる対象", tone=tone).topright)[0] + 16
    draw_key(s, f, (x + 8, 470), "Enter")
    draw_segments(s, f, (56, 510, 440, 48), ("小", "標準", "大"), 1, hovered=2)
    draw_segments(s, f, (540, 510, 440, 48), ("窓", "全画面"), 0, state=State.FOCUS)
    for index, state in enumerate((State.NORMAL, State.HOVER, State.FOCUS)):
        draw_slider(s, f, (56 + 400 * index, 580, 340, 40), 0.3 + 0.2 * index, state)
    for index, on in enumerate((False, True)):
        draw_toggle(s, f, (56 + 100 * index, 640, 76, 40), "入" if on else "切", on=on)
    draw_bar(s, f, (300, 655, 300, 10), 0.6)
    for index in range(6):
        draw_count(s, f, (660 + 44 * index, 660), index, dim=not index)
    for index, name in enumerate(palette().badges):
        draw_badge(s, f, (76 + 60 * index, 730), name, 48)
    for index, name in enumerate(("cog", "keyboard", "sound-on", "crossed-swords", "nothing")):
        draw_icon(s, f, name, (620 + 60 * index, 730), 40)
    draw_row(s, f, (56, 780, 320, 60), chosen=True)
    draw_row(s, f, (56, 846, 320, 60), state=State.HOVER)
    draw_field(
        s, f, (410, 780, 340, 54), "名前を入力", caret=3, composing="へんかん", state=State.FOCUS
    )
    draw_field(s, f, (410, 850, 340, 54), "", hint="配置の名前")
    draw_tooltip(s, f, (980, 880), "O-42：同じ珠どうしは戦えません。")
    draw_panel(s, f, (1290, 24, 606, 1032))
    draw_text(s, f, "見本", (1330, 70), role="display", size=30, ink="heading")
    draw_rule(s, f, (1316, 100), 550)
    words = "自分の恐竜1体のLv.を1つ上げる。**覚醒**しているときは、すぐに「攻撃」できる。"
    draw_paragraph(s, f, marked(words), (1330, 130), 420)
    english = (
        "Moving with the **same colour** as the front orb gives one extra square. TŌGIJŌ ≥ 3 ✓"
    )
    draw_paragraph(s, f, marked(english), (1330, 330), 420)
    for index, name in enumerate(
        ("ケツァルコアトルス", "「竜」ー、", "ティラノサウルス・レックス")
    ):
        draw_column(s, f, name, (1340 + 80 * index, 520, 50, 260), size=28)
    draw_watermark(s, f, (1760, 760), 120)


def curtain(s: pygame.Surface, f: Frame) -> None:
    draw_doors(s, f)
    draw_panel(s, f, (531, 562, 858, 428), Panel.TABLET)
    draw_seal(s, f, (960, 560), 102, "交代")
    draw_text(
        s,
        f,
        "朱の晴臣 さんの番です",
        (960, 682),
        role="display",
        size=46,
        ink="heading",
        align="center",
    )
    words = "端末を渡して、席を替わってください。配置は閉じてあります。"
    draw_text(s, f, words, (960, 752), size=23, align="center")
    draw_rule(s, f, (660, 792), 600)
    draw_button(s, f, (730, 866, 460, 78), "準備ができた", Kind.PRIMARY, key_hint="Enter", size=30)


def result(s: pygame.Surface, f: Frame) -> None:
    under = ground(f, "onmyo").copy()
    arena(under, f)
    s.blit(dimmed(under, darkness=0.8), (0, 0))
    draw_glow(s, f, (960, 420), 560)
    draw_ring(s, f, (960, 420), 714)
    draw_text(
        s, f, "勝利", (960, 424), role="brush", size=258, ink="gold_pale", align="center",
        spacing=20, fixed=True, shadow="#0c0806",
    )  # fmt: skip
    draw_text(
        s,
        f,
        "相手の召喚陣に入った",
        (960, 604),
        role="display",
        size=28,
        ink="heading",
        align="center",
    )
    draw_seal(s, f, (1268, 560), 92, "闘技", degrees=5)
    draw_panel(s, f, (460, 744, 1000, 126))
    draw_button(s, f, (480, 910, 300, 74), "もう一度", Kind.GOLD)
    draw_button(s, f, (810, 910, 300, 74), "記録を見る", icon="scroll-quill")
    draw_button(s, f, (1140, 910, 300, 74), "題字へ戻る", icon="return-arrow")
    draw_flecks(s, f, 3.0)


def banner(s: pygame.Surface, f: Frame) -> None:
    arena(s, f)
    draw_banner(s, f, "あなたの手番", 446)


def dyes(s: pygame.Surface, f: Frame) -> None:
    for index, dye in enumerate(palette().dyes):
        part = f.rect(384 * index, 0, 384, 1080)
        s.blit(ground(f, dye), part, part)


SHEETS: dict[str, Sheet] = {
    "title": title, "arena": arena, "pieces": pieces, "forms": forms,
    "curtain": curtain, "result": result, "banner": banner, "dyes": dyes, **card_sheets.SHEETS,
}  # fmt: skip


def main(folder: Path, heights: list[int]) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    folder.mkdir(parents=True, exist_ok=True)
    for height in heights:
        frame = Frame(height * 16 // 9, height)
        surface = pygame.display.set_mode((frame.width, frame.height))
        for name, draw in SHEETS.items():
            caches.clear_all()
            times = []
            for _ in range(2):
                began = time.process_time()
                draw(surface, frame)
                times.append((time.process_time() - began) * 1000)
            pygame.image.save(surface, folder / f"{name}_{height}.png")
            held = sum(used for _, used, _ in caches.report().values()) / 1_048_576
            first, again = times
            print(
                f"{name:8} {height}: first {first:5.1f} ms, again {again:5.2f} ms, {held:4.1f} MB"
            )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("heights", type=int, nargs="*", help="window heights; 1080 and 720 if none")
    asked = parser.parse_args()
    main(asked.folder, asked.heights or [1080, 720])
