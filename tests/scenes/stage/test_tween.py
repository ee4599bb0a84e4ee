"""Tweens: one animation per object and property, from where it is, and it always lands."""

from dataclasses import dataclass

import pytest

from scenes.stage.tween import (
    Easing,
    Motion,
    Tweens,
    clockwise_way,
    cubic_in_out,
    cubic_out,
    linear,
    quint_in,
    quint_out,
    short_way,
    sine_pulse,
)


@dataclass
class Thing:
    x: float = 0.0
    y: float = 0.0


@pytest.mark.parametrize("easing", [linear, cubic_out, cubic_in_out, quint_in, quint_out])
def test_an_easing_starts_at_nothing_and_ends_at_all(easing: Easing) -> None:
    assert easing(0.0) == pytest.approx(0.0)
    assert easing(1.0) == pytest.approx(1.0)
    steps = [easing(i / 50) for i in range(51)]
    assert steps == sorted(steps)


def test_a_motion_goes_from_here_to_there_in_its_time() -> None:
    thing, tweens = Thing(x=10.0), Tweens()
    tweens.start(Motion(thing, "x", 20.0, 1.0, linear))
    tweens.update(0.25)
    assert thing.x == pytest.approx(12.5)
    tweens.update(0.75)
    assert thing.x == 20.0
    assert not tweens.is_busy()


def test_a_new_motion_starts_from_the_value_shown() -> None:
    thing, tweens = Thing(), Tweens()
    tweens.start(Motion(thing, "x", 100.0, 1.0, linear))
    tweens.update(0.5)
    tweens.start(Motion(thing, "x", 0.0, 1.0, linear))
    tweens.update(0.5)
    assert thing.x == pytest.approx(25.0)
    tweens.update(0.5)
    assert thing.x == 0.0


def test_properties_move_apart_from_one_another() -> None:
    thing, tweens = Thing(), Tweens()
    tweens.start(Motion(thing, "x", 1.0, 0.1))
    tweens.start(Motion(thing, "y", 1.0, 0.2))
    tweens.update(0.1)
    assert thing.x == 1.0
    assert tweens.is_busy(thing)
    assert thing.y < 1.0


def test_equal_objects_are_still_two() -> None:
    one, other, tweens = Thing(), Thing(), Tweens()
    tweens.start(Motion(one, "x", 1.0, 0.1))
    tweens.start(Motion(other, "x", 2.0, 0.1))
    tweens.finish(one)
    assert (one.x, other.x) == (1.0, 0.0)
    tweens.finish()
    assert other.x == 2.0


def test_a_delay_reads_the_start_when_the_motion_begins() -> None:
    thing, tweens = Thing(), Tweens()
    tweens.start(Motion(thing, "x", 10.0, 1.0, linear, delay=0.5))
    tweens.update(0.4)
    thing.x = 6.0
    tweens.update(0.6)
    assert thing.x == pytest.approx(8.0)


def test_no_time_means_at_once() -> None:
    thing, tweens = Thing(), Tweens()
    tweens.start(Motion(thing, "x", 3.0, 0.0))
    assert thing.x == 3.0
    assert not tweens.is_busy()


def test_angles_turn_the_short_way_or_clockwise() -> None:
    assert short_way(350.0, 10.0) == 370.0
    assert short_way(10.0, 350.0) == -10.0
    assert clockwise_way(10.0, 350.0) == 350.0
    assert clockwise_way(270.0, 0.0) == 360.0


def test_a_pulse_stays_in_its_band() -> None:
    levels = [sine_pulse(i / 20) for i in range(60)]
    assert max(levels) == pytest.approx(1.0)
    assert min(levels) >= 0.7
