"""Lines, paragraphs and columns on a surface."""

import pygame
import pytest

from scenes.draw import caches
from scenes.draw import text as text_module
from scenes.draw.frame import Frame
from scenes.draw.lines import fit, line_width, render_column, render_line
from scenes.draw.text import (
    Span,
    draw_column,
    draw_paragraph,
    draw_text,
    marked,
    paragraph_height,
    text_size,
    wrap,
)
from tests.scenes.draw.conftest import canvas, inked

NAMES = (
    "Onmyo Arena of the Five Beasts",
    "竜",
    "ケツァルコアトルス",
    "「竜」ー、",
    "ティラノサウルス・レックス・キング・オブ・ザ・ワールド",
)


def test_the_middle_of_the_letters_lies_on_the_point(frame: Frame) -> None:
    for role in ("brush", "display", "body", "bold"):
        surface = canvas(frame)
        draw_text(surface, frame, "闘", (960, 540), size=60, role=role, align="center")
        box = inked(surface)
        x, y = frame.point(960, 540)
        assert abs(box.centerx - x) <= 3 + box.w // 16, role
        assert abs(box.centery - y) <= 3 + box.h // 16, role


def test_alignment_and_the_returned_rectangle(small: Frame) -> None:
    for align, edge in (("left", "left"), ("right", "right"), ("center", "centerx")):
        surface = canvas(small)
        place = draw_text(surface, small, "盤上の駒", (960, 540), align=align)  # type: ignore[arg-type]
        assert abs(getattr(place, edge) - small.point(960, 0)[0]) <= 2
        assert place.contains(inked(surface, 60))


@pytest.mark.parametrize("width", [400, 200, 100, 60, 20])
def test_a_text_fits_the_width_it_is_given(frame: Frame, width: int) -> None:
    surface = canvas(frame)
    words = "とても長い名前の陰陽駒たち"
    draw_text(surface, frame, words, (100, 500), width=width)
    assert inked(surface).w <= frame.px(width) + 1 or width < 30


def test_fitting_shrinks_before_it_cuts() -> None:
    full = line_width("陰陽闘技場", "body", 30)
    assert fit("陰陽闘技場", "body", 30, full, floor=13) == ("陰陽闘技場", 30)
    shrunk = fit("陰陽闘技場", "body", 30, full - 10, floor=13)
    assert shrunk.text == "陰陽闘技場"
    assert shrunk.px < 30
    cut = fit("陰陽闘技場", "body", 30, full // 2, floor=13)
    assert cut.text.endswith("…")
    assert cut.px == 22


def test_a_size_is_measured_as_it_is_drawn(frame: Frame) -> None:
    wide, tall = text_size(frame, "盤上の駒", size=30, role="bold")
    place = draw_text(canvas(frame), frame, "盤上の駒", (100, 100), size=30, role="bold")
    assert abs(place.w - wide * frame.scale) <= 6
    assert tall * frame.scale == pytest.approx(frame.font_px(30))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("tall", [60, 120, 240])
def test_a_column_fits_its_box(frame: Frame, name: str, tall: int) -> None:
    surface = canvas(frame)
    box = (300, 200, 60, tall)
    draw_column(surface, frame, name, box, size=30)
    drawn, place = inked(surface), frame.rect(*box)
    assert drawn.top >= place.top - 1
    assert drawn.bottom <= place.bottom + 1
    assert place.inflate(place.w // 2, 0).contains(drawn)


def test_brackets_and_long_signs_turn_in_a_column() -> None:
    for role in ("display", "brush", "body"):
        opening = _cell("「竜", role)
        closing = _cell("」竜", role)
        # Upright, 「 hangs low in its square, to the right; 」 stands high in it, to the left.
        assert opening.centery > 20, role
        assert closing.centery < 20, role
        assert closing.centerx < opening.centerx, role
        stroke = _cell("ー竜", role)
        assert stroke.h > 2 * stroke.w, role


def _cell(text: str, role: str) -> pygame.Rect:
    column = render_column(text, role, 40, "#ffffff")
    return column.subsurface((0, 0, column.get_width(), 40)).get_bounding_rect()


def test_latin_words_lie_on_their_side_in_a_column() -> None:
    column = render_column("Onmyo Arena", "brush", 40, "#ffffff")
    assert column.get_height() == line_width("Onmyo Arena", "brush", 40)
    assert column.get_width() < 80


def test_latin_letters_among_japanese_stand_upright_in_their_squares() -> None:
    assert render_column("竜Lv3", "display", 40, "#ffffff").get_height() == 160
    assert _cell("L竜", "display").h > 20


def test_signs_of_the_fallback_face_keep_their_squares() -> None:
    column = render_column("竜ō竜", "display", 40, "#ffffff")
    assert column.get_height() == 120
    middle = column.subsurface((0, 40, column.get_width(), 40)).get_bounding_rect()
    assert middle.h > 10


def test_a_change_of_style_is_never_a_break() -> None:
    plain = wrap("自分の聖獣珠を1つ選び、召喚コストを支払う。", "body", 20, 150)
    for cut in range(1, 20):
        words = "".join(plain)
        styled = (words[:cut], Span(words[cut:], "body", "heading"))
        surface, other = pygame.Surface((400, 400)), pygame.Surface((400, 400))
        frame = Frame(1920, 1080)
        one = draw_paragraph(surface, frame, styled, (10, 10), 153.5)
        same = draw_paragraph(other, frame, words, (10, 10), 150)
        assert one.h == same.h


def test_marked_words_are_bold() -> None:
    spans = marked("a **b** c")
    assert [(s.text, s.role) for s in spans] == [("a ", None), ("b", "bold"), (" c", None)]


def test_a_paragraph_stays_in_its_width_and_height(frame: Frame) -> None:
    words = marked(
        "自分の**聖獣珠**を1つ選び、**召喚コスト**を支払う。相殺のときは両方の駒が手元に戻る。"
    )
    for align in ("left", "center", "right"):
        surface = canvas(frame)
        draw_paragraph(surface, frame, words, (300, 200), 320, align=align)
        height = paragraph_height(frame, words, 320)
        place = frame.rect(300, 200, 320, height)
        assert place.inflate(4, 8).contains(inked(surface)), align


def test_too_many_lines_end_in_an_ellipsis(small: Frame) -> None:
    words = "自分の聖獣珠を1つ選び、召喚コストを支払う。" * 4
    full = draw_paragraph(canvas(small), small, words, (0, 0), 300)
    short = draw_paragraph(canvas(small), small, words, (0, 0), 300, max_lines=2)
    assert short.h < full.h
    assert short.w <= small.px(300)


def test_the_readers_size_scales_text_but_not_letters_of_a_drawing() -> None:
    usual, large = Frame(1280, 720), Frame(1280, 720, text_scale=1.5)
    assert text_size(large, "盤", size=30)[0] > 1.4 * text_size(usual, "盤", size=30)[0]
    fixed = text_size(large, "盤", size=30, fixed=True)
    assert fixed == text_size(usual, "盤", size=30, fixed=True)


def test_an_unknown_role_or_ink_is_named() -> None:
    with pytest.raises(KeyError, match="nobody"):
        render_line("盤", "nobody", 20, "text")
    with pytest.raises(KeyError, match="nothing"):
        render_line("盤", "body", 20, "nothing")


def test_drawing_a_text_again_renders_nothing(
    small: Frame, monkeypatch: pytest.MonkeyPatch
) -> None:
    surface = canvas(small)
    draw_text(surface, small, "盤", (10, 10))

    def never(*_: object, **__: object) -> None:
        raise AssertionError("rendered again")

    monkeypatch.setattr(text_module, "fresh_line", never)
    for _ in range(50):
        draw_text(surface, small, "盤", (10, 10))


def test_lines_keep_to_a_bound_in_bytes_whatever_their_length(small: Frame) -> None:
    surface = canvas(small)
    for number in range(400):
        draw_text(surface, small, f"{number} " + "大" * 30, (10, 10), size=90)
        render_line(f"{number} " + "大" * 30, "body", 60, "text")
    report = caches.report()
    for name in ("lines", "set lines"):
        count, used, limit = report[name]
        assert 0 < count < 400
        assert used <= limit
