"""The director: beats in order, skipping to the same end, speed, and reduced motion."""

from dataclasses import dataclass, field

import pytest

from scenes.stage.director import CROSS_FADE, Beat, Director, MotionLevel
from scenes.stage.tween import Motion, linear


@dataclass
class Thing:
    x: float = 0.0
    y: float = 0.0


@dataclass
class Stage:
    heard: list[str] = field(default_factory=list)
    cuts: int = 0

    def director(self, level: MotionLevel = MotionLevel.FULL, speed: float = 1.0) -> Director:
        return Director(play_sound=self.heard.append, on_cut=self.cut, level=level, speed=speed)

    def cut(self) -> None:
        self.cuts += 1

    def beat(self, thing: Thing, to: float, name: str, seconds: float = 0.2) -> Beat:
        return Beat(
            (Motion(thing, "x", to, seconds, linear),),
            sound=name,
            on_start=lambda: self.heard.append(f"start {name}"),
            on_end=lambda: self.heard.append(f"end {name}"),
        )


ALL = ["start a", "a", "end a", "start b", "b", "end b"]


def test_beats_follow_one_another() -> None:
    stage, thing = Stage(), Thing()
    director = stage.director()
    director.play(stage.beat(thing, 1.0, "a"), stage.beat(thing, 3.0, "b"))
    director.update(0.1)
    assert thing.x == pytest.approx(0.5)
    director.update(0.2)
    assert thing.x == pytest.approx(2.0)
    assert not director.is_idle
    director.update(0.1)
    assert (thing.x, stage.heard) == (3.0, ALL)
    assert director.is_idle


def test_one_long_step_leaves_the_same_picture() -> None:
    stage, thing = Stage(), Thing()
    director = stage.director()
    director.play(stage.beat(thing, 1.0, "a"), stage.beat(thing, 3.0, "b"))
    director.update(5.0)
    assert (thing.x, stage.heard, director.is_idle) == (3.0, ALL, True)


def test_finish_skips_to_the_end_without_further_sound() -> None:
    stage, thing = Stage(), Thing()
    director = stage.director()
    director.play(stage.beat(thing, 1.0, "a"), stage.beat(thing, 3.0, "b"))
    director.update(0.05)
    director.finish()
    assert thing.x == 3.0
    assert stage.heard == ["start a", "a", "end a", "start b", "end b"]
    assert director.is_idle


def test_speed_divides_time() -> None:
    stage, thing = Stage(), Thing()
    director = stage.director(speed=2.0)
    director.play(stage.beat(thing, 1.0, "a"))
    director.update(0.05)
    assert thing.x == pytest.approx(0.5)


def test_brief_cuts_from_picture_to_picture() -> None:
    stage, thing = Stage(), Thing()
    director = stage.director(MotionLevel.BRIEF)
    director.play(stage.beat(thing, 1.0, "a"), stage.beat(thing, 3.0, "b"))
    assert (thing.x, stage.cuts) == (1.0, 1)
    director.update(CROSS_FADE)
    assert (thing.x, stage.cuts) == (3.0, 2)
    director.update(CROSS_FADE)
    assert stage.heard == ALL
    assert director.is_idle


def test_brief_still_holds_what_must_be_seen() -> None:
    stage = Stage()
    director = stage.director(MotionLevel.BRIEF)
    director.play(Beat(hold=0.5))
    director.update(0.4)
    assert not director.is_idle
    director.update(0.1)
    assert director.is_idle


def test_none_is_over_at_once() -> None:
    stage, thing = Stage(), Thing()
    director = stage.director(MotionLevel.NONE)
    director.play(stage.beat(thing, 1.0, "a"), stage.beat(thing, 3.0, "b"))
    assert (thing.x, stage.heard, director.is_idle) == (3.0, ALL, True)


def test_grabbing_a_thing_lands_its_beats_only() -> None:
    stage, mine, other = Stage(), Thing(), Thing()
    director = stage.director()
    director.play(stage.beat(other, 1.0, "a"), stage.beat(mine, 3.0, "b"))
    director.update(0.1)
    director.finish_thing(mine)
    assert mine.x == 3.0
    assert other.x == pytest.approx(0.5)
    mine.x = 40.0  # in hand: nothing may pull it back
    director.update(1.0)
    assert (mine.x, other.x, stage.heard) == (40.0, 1.0, ALL)


def test_a_beat_may_queue_more_beats() -> None:
    stage, thing = Stage(), Thing()
    director = stage.director()
    more = stage.beat(thing, 9.0, "b")
    director.play(Beat((Motion(thing, "x", 1.0, 0.1),), on_end=lambda: director.play(more)))
    director.update(0.5)
    assert thing.x == 9.0
    assert director.is_idle


def test_the_end_is_the_same_however_it_is_reached() -> None:
    ends = set()
    for level in MotionLevel:
        for cut in range(5):
            stage, thing = Stage(), Thing()
            director = stage.director(level)
            director.play(*(stage.beat(thing, float(i), str(i)) for i in range(4)))
            director.update(0.07 * cut)
            director.finish()
            ends.add(thing.x)
    assert ends == {3.0}


def test_nothing_begins_before_it_is_prepared() -> None:
    stage, thing = Stage(), Thing()
    director = stage.director()
    steps = iter([False, False, True])
    director.prepare = lambda: next(steps)
    director.play(stage.beat(thing, 1.0, "a"))
    director.update(0.1)
    assert (thing.x, stage.heard, director.is_idle) == (0.0, [], False)
    director.update(0.1)
    assert thing.x == pytest.approx(0.5)


def test_the_next_beat_waits_for_what_it_needs() -> None:
    stage, thing = Stage(), Thing()
    director = stage.director()
    director.play(stage.beat(thing, 1.0, "a"), stage.beat(thing, 3.0, "b"))
    director.prepare = lambda: False
    director.update(5.0)
    assert (thing.x, stage.heard, director.is_idle) == (1.0, ALL[:3], False)
    director.prepare = lambda: True
    director.update(5.0)
    assert (thing.x, stage.heard, director.is_idle) == (3.0, ALL, True)


def test_skipping_to_the_end_waits_for_nothing() -> None:
    stage, thing = Stage(), Thing()
    director = stage.director()
    director.prepare = lambda: False
    director.play(stage.beat(thing, 1.0, "a"))
    director.finish()
    assert (thing.x, director.is_idle) == (1.0, True)


def test_without_motion_nothing_is_waited_for() -> None:
    stage, thing = Stage(), Thing()
    director = stage.director(MotionLevel.NONE)
    director.prepare = lambda: False
    director.play(stage.beat(thing, 1.0, "a"))
    assert (thing.x, director.is_idle) == (1.0, True)
