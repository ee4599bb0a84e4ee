"""What lies on and beside cards stays where it was asked for, at every window size."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from scenes.draw.cards.arrow import draw_attack_arrow
from scenes.draw.cards.backs import draw_back
from scenes.draw.cards.face import Light
from scenes.draw.cards.gauges import draw_beads, draw_count, draw_life, draw_life_bar
from scenes.draw.cards.impacts import draw_damage, draw_result, draw_verdict
from scenes.draw.cards.laying import draw_card
from scenes.draw.cards.look import CardLook, Stat
from scenes.draw.cards.marks import (
    CardMark,
    draw_box_mark,
    draw_card_mark,
    draw_crosshair,
    draw_forbidden,
)
from scenes.draw.cards.phases import draw_phase_bar
from scenes.draw.cards.piles import draw_deck, draw_slot, draw_strata, layers_of
from scenes.draw.cards.plates import draw_discs, draw_name_tag, draw_plate
from scenes.draw.cards.style import styles
from scenes.draw.frame import Frame
from scenes.draw.icons import icon_names
from scenes.draw.seals import Mark
from tests.scenes.draw.conftest import canvas, inked, pixels

CENTRE = (900.0, 500.0)
Draw = Callable[[pygame.Surface], object]


def test_a_card_lies_around_its_middle_however_it_is_turned(frame: Frame, rex: CardLook) -> None:
    for degrees in (0, 30, 90, 180):
        surface = canvas(frame)
        place = draw_card(surface, frame, CENTRE, 178, rex, degrees=degrees)
        assert place.center == frame.point(*CENTRE)
        assert inked(surface, 250).inflate(-4, -4).w <= place.w + 4
    wide = draw_card(canvas(frame), frame, CENTRE, 178, rex, degrees=90)
    assert wide.w > wide.h


def test_an_enlarged_card_is_larger_around_the_same_middle(small: Frame, rex: CardLook) -> None:
    plain = draw_card(canvas(small), small, CENTRE, 178, rex)
    large = draw_card(canvas(small), small, CENTRE, 178, rex, zoom=1.5, lift=1)
    assert large.center == plain.center
    assert abs(large.w - plain.w * 1.5) <= 2


def test_a_faded_card_shows_what_is_behind(small: Frame, rex: CardLook) -> None:
    surface = canvas(small)
    draw_card(surface, small, CENTRE, 178, rex, alpha=0.5)
    assert not inked(surface, 250).w
    assert inked(surface, 100).w


def test_a_back_lies_like_a_face(small: Frame, rex: CardLook) -> None:
    for degrees in (0, 90, 10):
        front = draw_card(canvas(small), small, CENTRE, 97, rex, degrees=degrees)
        assert draw_back(canvas(small), small, CENTRE, 97, "dino", degrees=degrees) == front


@pytest.mark.parametrize("mark", CardMark)
def test_a_mark_leaves_the_card_itself_clear(frame: Frame, mark: CardMark) -> None:
    surface = canvas(frame)
    draw_card_mark(surface, frame, CENTRE, 178, mark)
    x, y = frame.point(*CENTRE)
    place = pygame.Rect(0, 0, frame.px(178), frame.px(249))
    place.center = (x, y)
    drawn = inked(surface)
    assert drawn.contains(place.inflate(-2, -2))
    assert drawn.inflate(-2 * frame.px(30), -2 * frame.px(30)).w <= place.w
    if mark is not CardMark.TARGETED:
        inside = place.inflate(-frame.px(12), -frame.px(12))
        assert not inked(surface.subsurface(inside)).w


def test_a_mark_turns_with_its_card(small: Frame) -> None:
    surface = canvas(small)
    draw_card_mark(surface, small, CENTRE, 178, CardMark.LEGAL, degrees=90)
    drawn = inked(surface)
    assert drawn.w > drawn.h


def test_a_mark_goes_around_a_box(frame: Frame) -> None:
    surface = canvas(frame)
    draw_box_mark(surface, frame, (40, 900, 215, 48), CardMark.LEGAL)
    drawn, place = inked(surface), frame.rect(40, 900, 215, 48)
    assert drawn.contains(place.inflate(-2, -2))
    assert drawn.w <= place.w + 2 * frame.px(24)


def test_signs_are_drawn_around_their_middle(frame: Frame) -> None:
    signs: tuple[Draw, ...] = (
        lambda s: draw_crosshair(s, frame, CENTRE, 90),
        lambda s: draw_forbidden(s, frame, CENTRE, 90),
        lambda s: draw_result(s, frame, CENTRE, 90, Mark.WIN),
        lambda s: draw_result(s, frame, CENTRE, 90, Mark.LOSE, progress=0.4),
        lambda s: draw_verdict(s, frame, CENTRE, 90, "敗", progress=0.4),
    )
    for draw in signs:
        surface = canvas(frame)
        draw(surface)
        x, y = inked(surface).center
        assert abs(x - frame.point(*CENTRE)[0]) <= frame.px(8)
        assert abs(y - frame.point(*CENTRE)[1]) <= frame.px(8)


def test_damage_rises_and_fades_away(small: Frame) -> None:
    shown = []
    for progress in (0.0, 0.5, 1.0):
        surface = canvas(small)
        draw_damage(surface, small, CENTRE, -4, progress=progress)
        shown.append(inked(surface))
    assert shown[0].centery > shown[1].centery
    assert not shown[2].w


def test_an_arrow_stays_in_the_rectangle_it_reports(frame: Frame) -> None:
    for end in ((300, 200), (1500, 220), (905, 120), (960, 480)):
        for progress in (0.2, 0.7, 1.0):
            surface = canvas(frame)
            box = draw_attack_arrow(surface, frame, CENTRE, end, progress=progress)
            assert box.contains(inked(surface, 1))


def test_an_arrow_grows_to_its_target(small: Frame) -> None:
    reach = []
    for progress in (0.0, 0.3, 0.6, 1.0):
        surface = canvas(small)
        draw_attack_arrow(surface, small, CENTRE, (300, 200), progress=progress)
        drawn = inked(surface)
        reach.append(small.point(*CENTRE)[0] - drawn.x if drawn.w else 0)
    assert reach == sorted(reach)
    assert reach[0] == 0
    assert abs(reach[-1] - small.px(600)) <= small.px(8)


def test_a_plate_is_where_it_was_asked_for_and_tells_changes(frame: Frame, rex: CardLook) -> None:
    surface, other = canvas(frame), canvas(frame)
    place = draw_plate(surface, frame, CENTRE, rex)
    assert place.center == frame.point(*CENTRE)
    assert place.size == (frame.px(150), frame.px(34))
    raised = replace(rex, stats=(Stat("battle", 600, 1), Stat("strike", 4)))
    draw_plate(other, frame, CENTRE, raised)
    assert pixels(surface) != pixels(other)


def test_discs_stand_below_each_other(small: Frame) -> None:
    places = draw_discs(canvas(small), small, CENTRE, ("block", "haste", "dormant"))
    assert len(places) == 3
    assert places[0].center == small.point(*CENTRE)
    assert places[0].x == places[1].x == places[2].x
    assert places[0].bottom <= places[1].y + 1


def test_every_disc_has_an_icon() -> None:
    assert {style.icon for style in styles().discs.values()} <= icon_names()


def test_a_long_name_tag_keeps_its_width(frame: Frame) -> None:
    place = draw_name_tag(canvas(frame), frame, CENTRE, "パキケファロサウルス・ワイオミンゲンシス")
    assert place.w <= frame.px(150) + 2


def test_a_pile_is_thicker_the_more_cards_it_has(small: Frame) -> None:
    layers = [layers_of(count) for count in (0, 1, 2, 12, 24, 40, 90)]
    assert layers == sorted(layers)
    assert layers[:2] == [0, 0]
    assert layers[-1] == layers_of(200)
    drawn = []
    for count in (1, 40):
        surface = canvas(small)
        draw_deck(surface, small, CENTRE, 96, "dino", count, label="山札")
        drawn.append(inked(surface, 200))
    assert drawn[1].w > drawn[0].w


def test_an_empty_pile_is_an_outline_with_a_nought(small: Frame, rex: CardLook) -> None:
    empty = draw_strata(canvas(small), small, CENTRE, 96, None, 0, label="地層")
    full = draw_strata(canvas(small), small, CENTRE, 96, rex, 3, label="地層", light=Light.GREY)
    assert abs(empty.w - full.w) <= 1
    assert empty.center == pytest.approx(full.center, abs=1)
    assert draw_slot(canvas(small), small, (10, 10, 206, 206), mark="dinosaur-egg").w


def test_gauges_stay_in_their_boxes(frame: Frame) -> None:
    box = (40, 900, 215, 60)
    gauges: tuple[Draw, ...] = (
        lambda s: draw_beads(s, frame, box, 5, 8, 15),
        lambda s: draw_life(s, frame, box, "ライフ", 11, 20, before=14),
        lambda s: draw_life_bar(s, frame, box, 1.4, 1.5),
    )
    for draw in gauges:
        surface = canvas(frame)
        draw(surface)
        assert frame.rect(*box).inflate(4, 4).contains(inked(surface))


@pytest.mark.parametrize("scale", [0.85, 1.0, 1.25, 1.5])
@pytest.mark.parametrize("label", ["Life", "ライフ", "PP"])
def test_a_number_keeps_clear_of_label_and_bar_however_large_the_text(
    label: str, scale: float
) -> None:
    """Between the parts there is always a column of bare ground, under the number a bare row."""
    frame = Frame(1280, 720, scale)
    box = (30, 102, 218, 58) if label != "PP" else (30, 102, 110, 36)
    surface = canvas(frame)
    if label == "PP":
        draw_count(surface, frame, box, label, 10, 15, size=32)
        low = frame.rect(*box).bottom
    else:
        draw_life(surface, frame, box, label, 20, 20)
        low = frame.rect(0, 102 + 58 - 9, 1, 1).y
    place = frame.rect(*box)
    words = surface.subsurface((place.x, place.y, place.w, low - place.y))
    mask = pygame.mask.from_threshold(words, (255, 255, 255), (200, 200, 200, 255))
    columns = [any(mask.get_at((x, y)) for y in range(mask.get_size()[1])) for x in range(place.w)]
    gaps = "".join("#" if inked else "." for inked in columns).strip(".").split("#")
    assert max(map(len, gaps)) >= 3, "label and number are apart"
    last = mask.get_size()[1] - 1
    hangs = any(mask.get_at((x, last)) for x in range(place.w))
    assert label == "PP" or not hangs, "nothing hangs into the bar"


def test_life_just_lost_can_be_seen(small: Frame) -> None:
    plain, after = canvas(small), canvas(small)
    draw_life_bar(plain, small, (40, 900, 215, 9), 0.5)
    draw_life_bar(after, small, (40, 900, 215, 9), 0.5, 0.7)
    assert pixels(plain) != pixels(after)


def test_the_phase_bar_marks_one_phase_and_tells_where_all_are(frame: Frame) -> None:
    surface = canvas(frame)
    box = (276, 296, 1263, 60)
    names = ("リセット", "PP使用", "攻撃", "終了")
    places = draw_phase_bar(surface, frame, box, "第8巡", "あなたの手番", names, 2)
    assert len(places) == 4
    assert [place.x for place in places] == sorted(place.x for place in places)
    assert places[2].h == max(place.h for place in places)
    assert frame.rect(*box).inflate(2, 2).contains(places[0].unionall(places[1:]))
