"""Contact sheets of drawn cards, for `draw_sheet`: faces, states, pictures of every world."""

from collections.abc import Callable
from functools import cache

import pygame

from game.cards.library import standard
from scenes.draw.art import paint_scene
from scenes.draw.cards.arrow import draw_attack_arrow
from scenes.draw.cards.backs import draw_back
from scenes.draw.cards.composition import compose
from scenes.draw.cards.face import Light
from scenes.draw.cards.gauges import draw_beads, draw_life
from scenes.draw.cards.impacts import draw_damage, draw_result, draw_verdict
from scenes.draw.cards.laying import draw_card
from scenes.draw.cards.look import CardLook, look_of
from scenes.draw.cards.marks import CardMark, draw_card_mark, draw_forbidden
from scenes.draw.cards.phases import draw_phase_bar
from scenes.draw.cards.piles import draw_deck, draw_slot, draw_strata
from scenes.draw.cards.plates import draw_discs, draw_name_tag, draw_plate
from scenes.draw.frame import Frame
from scenes.draw.grounds import draw_ground
from scenes.draw.panels import draw_panel
from scenes.draw.scenery import variants, world_names
from scenes.draw.seals import Mark
from scenes.draw.strokes import draw_splash

Sheet = Callable[[pygame.Surface, Frame], None]
GAME = "dino"
FACES_A_SHEET = 20


@cache
def _looks(language: str, level: int = 1, battle: int | None = None) -> tuple[CardLook, ...]:
    cards = sorted(standard(GAME).cards.values(), key=lambda card: card.number)
    values = {} if battle is None else {"battle": battle}
    return tuple(look_of(GAME, card, language, level=level, values=values) for card in cards)


def faces(language: str, page: int) -> Sheet:
    """Twenty cards as in the hand and five of them large, spread over the whole pool."""

    def draw(s: pygame.Surface, f: Frame) -> None:
        looks = _looks(language, page % 3 + 1)
        pages = -(-len(looks) // FACES_A_SHEET)
        shown = looks[page::pages][:FACES_A_SHEET]
        draw_ground(s, f, GAME)
        for index, look in enumerate(shown):
            draw_card(s, f, (110 + 188 * (index % 10), 148 + 262 * (index // 10)), 178, look)
        large = sorted(shown, key=lambda look: -sum(len(p.body) for p in look.paragraphs))
        for index, look in enumerate(large[:5]):
            draw_card(s, f, (192 + 384 * index, 800), 340, look)

    return draw


def states(s: pygame.Surface, f: Frame) -> None:
    """Every state of a card in the hand and on the table, piles, gauges, arrows."""
    draw_ground(s, f, GAME)
    look = _looks("ja")[23]
    for index, mark in enumerate((None, *CardMark)):
        draw_card(s, f, (130 + 235 * index, 150), 178, look)
        if mark:
            draw_card_mark(s, f, (130 + 235 * index, 150), 178, mark)
    draw_card(s, f, (1540, 150), 178, look, light=Light.GREY)
    draw_forbidden(s, f, (1540, 150), 62)
    draw_card(s, f, (1775, 150), 178, look, degrees=5, zoom=1.06, lift=1, alpha=0.88)
    for index in range(8):
        _on_table(s, f, (130 + 235 * index, 440), index)
    names = ("リセット", "PP使用", "攻撃", "終了")
    draw_phase_bar(s, f, (276, 580, 1263, 60), "第8巡", "あなたの手番", names, 2)
    for index, hand in enumerate(_looks("ja")[12:110:17]):
        draw_card(
            s, f, (400 + 186 * index, 860 + 6 * abs(index - 3)), 178, hand, degrees=-9 + 3 * index
        )
    draw_deck(s, f, (90, 780), 96, GAME, 27, label="山札")
    draw_strata(s, f, (206, 780), 96, look, 6, label="地層")
    draw_deck(s, f, (90, 970), 96, GAME, 0, label="山札")
    draw_strata(s, f, (206, 970), 96, _looks("ja")[99], 8, label="地層")
    draw_panel(s, f, (1640, 700, 240, 250))
    draw_life(s, f, (1662, 720, 196, 70), "ライフ", 11, 20, before=14)
    draw_beads(s, f, (1662, 850, 196, 60), 5, 8, 15)
    draw_attack_arrow(s, f, (600, 440), (150, 180))
    draw_attack_arrow(s, f, (1070, 440), (1740, 760), progress=0.7)


def _on_table(s: pygame.Surface, f: Frame, at: tuple[float, float], index: int) -> None:
    x, y = at
    looks = _looks("ja", min(3, index + 1), {4: 900, 5: 100}.get(index))
    look, lying = looks[84 if index % 2 else 23], index == 3
    draw_slot(s, f, (x - 103, y - 103, 206, 206), mark="dinosaur-egg")
    if index == 7:
        draw_back(s, f, at, 146, GAME, degrees=90)
        draw_damage(s, f, at, -4)
        return
    light = {3: Light.DORMANT, 6: Light.GREY}.get(index, Light.FULL)
    draw_card(s, f, at, 146, look, degrees=90 * lying, light=light)
    draw_plate(s, f, (x, y + 90), look)
    draw_discs(s, f, (x + 88, y - 88), ("block", "mutual", "dormant") if lying else ("haste",))
    if lying:
        draw_name_tag(s, f, (x - 14, y - 90), look.name)
    if index == 5:
        draw_result(s, f, at, 66, Mark.WIN)
    if index == 6:
        draw_splash(s, f, at, 124, 3)
        draw_verdict(s, f, at, 66, "敗")


def worlds(s: pygame.Surface, f: Frame) -> None:
    """The pictures of every light and place, one row of each world."""
    s.fill("black")
    for row, world in enumerate(sorted(world_names())):
        for column in range(min(8, len(variants(world)))):
            theme, subject, company = compose(world, column * 3, f"sheet {column}", "velociraptor")
            size = f.rect(0, 0, 236, 212).size
            picture = paint_scene(size, theme, "sheet", subject=subject, company=company)
            s.blit(picture, f.point(6 + 240 * column, 4 + 216 * row))


SHEETS: dict[str, Sheet] = {
    "cards_ja": faces("ja", 0),
    "cards_en": faces("en", 1),
    "states": states,
    "worlds": worlds,
}
