"""Makes the music in assets/sounds/music: a koto and a bamboo flute, sparse, an endless round.

    python -m tools.make_music

Needs `oggenc`; takes about a minute. The tune is ours: four phrases of four slow bars in the in
scale on d, each answered by the flute, with a breath of silence before it begins again.
"""

import math
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tools.make_sounds import SOUND_FOLDER, write_ogg
from tools.synth import (
    RATE,
    TAU,
    Samples,
    blown,
    faded,
    high_pass,
    low_pass,
    mix,
    plucked,
    shaped,
    silence,
)  # fmt: skip

BEAT = 60 / 64
BEATS_IN_BAR = 4
PEAK_DB = -4.0

# The thirteen strings, tuned to hirajoshi on d; the first is the low octave.
STRINGS = (
    146.83, 196.00, 220.00, 233.08, 293.66, 311.13, 392.00,
    440.00, 466.16, 587.33, 622.25, 783.99, 880.00,
)  # fmt: skip

# A bar a line; a note is beat:strings, with ! louder, . softer, ~ shaken while it sounds.
KOTO = """
0:1,5   1.5:8.  2:9     3:8~
0:7     0.75:6. 1:5~
0:2     1:7     2:8     2.75:9. 3:10~
0:9     0.75:8. 1:7     2.5:6.  3:5~
0:5,10! 1.5:11. 2:10~   3:9
0:8     1:9.    1.5:8.  2:7~
0:3     1:8     2:7     2.5:6.  3:7
0:6     1:5~
0:2     0.5:3.  1:7     2:3     2.5:4.  3:8
0:4     0.5:5.  1:9     2:10!~  3:9.
0:8     0.75:7. 1:6     2:5~
0:1,5   2:13.   2.1:12. 2.2:11. 2.3:10. 2.4:9.  2.5:8. 2.6:7. 2.7:6.
0:5     1:8     2:9     3:10
0:11!~  0.75:10. 1:9    2:8~
0:7     1:6.    2:1,5~

"""

LOUDNESS = {"!": 0.85, "": 0.62, ".": 0.4}


class Note(NamedTuple):
    """A note of the flute: where it begins in beats, its length in beats, hertz, strength."""

    beat: float
    length: float
    pitch: float
    strength: float


FLUTE = (
    (Note(12.6, 3.0, 440.0, 0.55), Note(15.6, 0.9, 466.16, 0.5), Note(16.5, 2.8, 440.0, 0.55)),
    (Note(28.0, 3.0, 587.33, 0.7), Note(31.0, 0.7, 466.16, 0.5), Note(31.7, 3.2, 440.0, 0.55)),
    (Note(43.5, 2.2, 392.0, 0.5), Note(45.7, 1.1, 440.0, 0.5), Note(46.8, 3.6, 293.66, 0.6)),
    (
        Note(56.2, 1.6, 622.25, 0.6), Note(57.8, 1.0, 587.33, 0.6), Note(58.8, 0.7, 466.16, 0.5),
        Note(59.5, 3.6, 440.0, 0.5),
    ),
)  # fmt: skip


class Stroke(NamedTuple):
    """A string of the koto struck: seconds from the start, number from 1, loudness, shaken."""

    second: float
    string: int
    loudness: float
    shaken: bool


def strokes() -> Iterator[Stroke]:
    """The score of the koto, note by note."""
    for bar, line in enumerate(KOTO.removeprefix("\n").splitlines()):
        for word in line.split():
            beat, _, rest = word.partition(":")
            mark = rest.strip("0123456789,~")
            for name in rest.rstrip("!.~").split(","):
                second = BEAT * (BEATS_IN_BAR * bar + float(beat))
                yield Stroke(second, int(name), LOUDNESS[mark], "~" in rest)


def koto(stroke: Stroke, rng: Random) -> Samples:
    """One string: ivory pick, silk, a body of paulownia wood."""

    def bend(time: float) -> float:
        shake = 0.0045 * math.sin(TAU * 5.1 * time) * min(1.0, max(0.0, time - 0.35) / 0.5)
        return 1 + 0.004 * 2 ** (-time / 0.05) + (shake if stroke.shaken else 0.0)

    pitch = STRINGS[stroke.string - 1]
    bright, decay = 0.3 + 0.35 * stroke.loudness, 5.5 * (220 / pitch) ** 0.35
    string = plucked(3.6, pitch, rng, bright=bright, decay=decay, place=0.1, bend=bend)
    nail = shaped(high_pass(plucked(0.05, 1900, rng, bright=0.9, decay=0.03), 900), lambda _: 0.09)
    return faded(mix((0, stroke.loudness, string), (0, stroke.loudness, nail)), 0.8)


def flute(phrase: tuple[Note, ...], rng: Random) -> Samples:
    """One breath: the notes slide into each other, each is swelled and then shaken a little."""
    first, last = phrase[0], phrase[-1]
    seconds = BEAT * (last.beat + last.length - first.beat) + 0.4

    def note_at(time: float) -> tuple[Note, float]:
        """The note sounding, and the seconds since it began."""
        beat = first.beat + time / BEAT
        note = max((one for one in phrase if one.beat <= beat), default=first)
        return note, (beat - note.beat) * BEAT

    def frequency(time: float) -> float:
        note, since = note_at(time)
        index = phrase.index(note)
        origin = phrase[index - 1].pitch if index else 0.965 * note.pitch
        slide = min(1.0, since / (0.1 if index else 0.22))
        slid = origin * math.pow(note.pitch / origin, slide * slide * (3 - 2 * slide))
        shake = min(1.0, max(0.0, since - 0.6) / 0.9) * 0.006 * math.sin(TAU * 4.6 * since)
        return slid * (1 + shake)

    def strength(time: float) -> float:
        note, since = note_at(time)
        swell = min(1.0, (since + 0.12) / 0.45) * (1 - 0.25 * min(1.0, since / 3))
        ends = min(1.0, time / 0.18, max(0.0, seconds - time) / 0.7)
        return note.strength * swell * ends

    return low_pass(blown(seconds, frequency, strength, rng), 5200)


def hall(dry: Samples, *, offset: int) -> Samples:
    """The long soft tail of a wooden hall; `offset` samples set the two ears apart."""
    out = [0.0] * len(dry)
    soft = low_pass(dry, 4200)
    for delay in (1687, 1913, 2141, 2347, 2593, 2789):
        size = delay + offset
        loss = 10 ** (-3 * size / RATE / 2.4)
        line, dull = [0.0] * size, 0.0
        for index, sample in enumerate(soft):
            place = index % size
            echo = line[place]
            dull += 0.55 * (echo - dull)
            line[place] = sample + loss * dull
            out[index] += echo
    for delay in (347, 113):
        size = delay + offset // 3
        line = [0.0] * size
        for index, sample in enumerate(out):
            place = index % size
            kept = line[place]
            line[place] = sample + 0.5 * kept
            out[index] = kept - 0.5 * line[place]
    return out


def ear(
    parts: list[tuple[float, float, float, Samples]], *, right: bool, seconds: float
) -> Samples:
    """What one ear hears: parts of (start, gain, place 0 left to 1 right, samples), in the hall."""
    heard = [
        (start, gain * math.sqrt(place if right else 1 - place), samples)
        for start, gain, place, samples in parts
    ]
    dry = mix((0, 1, silence(seconds + 5)), *heard)
    wet = hall(dry, offset=23 if right else 0)
    return _round(high_pass(mix((0, 1, dry), (0, 0.055, wet)), 40), seconds)


def _round(samples: Samples, seconds: float) -> Samples:
    """Lay what rings on after the end over the beginning, so that the loop has no seam."""
    length = round(seconds * RATE)
    out = samples[:length]
    for index, sample in enumerate(samples[length:]):
        out[index] += sample
    return out


def main() -> None:
    rng = Random("garden")
    bars = KOTO.count("\n") - 1
    seconds = BEAT * BEATS_IN_BAR * bars
    parts = [
        (one.second + rng.uniform(0, 0.012), 1.0, 0.36 + 0.02 * one.string, koto(one, rng))
        for one in strokes()
    ]
    parts += [(BEAT * one[0].beat, 0.46, 0.62, flute(one, rng)) for one in FLUTE]
    ears = [ear(parts, right=right, seconds=seconds) for right in (False, True)]
    gain = 10 ** (PEAK_DB / 20) / max(abs(sample) for one in ears for sample in one)
    heard = [[gain * sample for sample in one] for one in ears]
    write_ogg(SOUND_FOLDER / "music" / "garden.ogg", heard, quality=0)


if __name__ == "__main__":
    main()
