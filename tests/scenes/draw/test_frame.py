"""Units and window pixels."""

import itertools

import pytest

from scenes.draw.frame import Frame


def test_a_16_to_9_window_has_no_margins() -> None:
    frame = Frame(1280, 720)
    assert (frame.left, frame.top) == (0, 0)
    assert frame.sheet.size == (1280, 720)


@pytest.mark.parametrize("size", [(1600, 720), (1280, 1024), (2560, 1080), (333, 777)])
def test_other_windows_are_letterboxed_in_the_middle(size: tuple[int, int]) -> None:
    frame = Frame(*size)
    sheet = frame.sheet
    assert abs(sheet.w * 9 - sheet.h * 16) <= 16
    assert abs(sheet.left - (size[0] - sheet.right)) <= 1
    assert abs(sheet.top - (size[1] - sheet.bottom)) <= 1


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440)])
def test_a_point_comes_back_from_pixels(size: tuple[int, int]) -> None:
    frame = Frame(*size)
    for point in ((0, 0), (960, 540), (1919, 1079), (123, 987)):
        x, y = frame.units(frame.point(*point))
        assert abs(x - point[0]) * frame.scale <= 0.51
        assert abs(y - point[1]) * frame.scale <= 0.51


def test_neighbours_in_units_are_neighbours_in_pixels() -> None:
    frame = Frame(1366, 768)
    edges = [frame.rect(x, 0, 37, 10) for x in range(0, 1900, 37)]
    assert all(a.right == b.left for a, b in itertools.pairwise(edges))


def test_a_length_never_vanishes() -> None:
    assert Frame(640, 360).px(1) == 1
    assert Frame(640, 360).px(0) == 0


def test_text_follows_window_and_reader_and_has_a_floor() -> None:
    assert Frame(1920, 1080).font_px(20) == 20
    assert Frame(1920, 1080, text_scale=1.5).font_px(20) == 30
    assert Frame(1280, 720).font_px(17) == 13
    assert Frame(1280, 720).font_px(15, floor=12) == 12


def test_a_window_without_pixels_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one pixel"):
        Frame(0, 720)
