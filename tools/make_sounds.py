"""Makes the sounds in assets/sounds: dry, close, few, of wood, paper, clay, skin and glass.

    python -m tools.make_sounds [NAME…]     all of them, or those named

Needs `oggenc` (vorbis-tools). Every sound has its own seed and every file a fixed serial number:
the same recipe gives the same bytes. Each recipe is one small scene of materials; listen to the
result beside the others before keeping a change.
"""

import array
import subprocess
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tools.synth import (
    RATE,
    Samples,
    band,
    bursts,
    faded,
    gliding,
    grain,
    high_pass,
    in_room,
    level,
    low_pass,
    mix,
    noise,
    plucked,
    shaped,
    struck,
    swell,
    times,
    trimmed,
)  # fmt: skip

SOUND_FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
SERIAL = 1

Recipe = Callable[[Random], Samples]


# --- wood


def select(rng: Random) -> Samples:
    """A small block of hard wood, struck once."""
    block = struck(
        0.16,
        [(868, 1.0, 0.085), (1610, 0.30, 0.05), (2395, 0.42, 0.034), (3720, 0.2, 0.02),
         (5480, 0.1, 0.012)],
    )  # fmt: skip
    stick = shaped(high_pass(noise(0.012, rng), 1800), bursts(0.012, 0.008))
    return mix((0, 0.9, block), (0, 0.22, stick))


def tap(rng: Random) -> Samples:
    """A card or a piece set down on lacquer: a short body, a shorter edge."""
    board = struck(
        0.2, [(172, 0.8, 0.07), (304, 0.7, 0.085), (547, 0.42, 0.06), (871, 0.26, 0.04),
              (1490, 0.2, 0.022), (2630, 0.12, 0.014)],
    )  # fmt: skip
    edge = shaped(band(noise(0.02, rng), lambda _: 2900, 0.7), bursts(0.02, 0.012))
    return mix((0, 0.9, board), (0, 0.16, edge))


def lift(rng: Random) -> Samples:
    """A piece taken up: its foot leaves the lacquer with a light tick."""
    foot = struck(0.1, [(742, 0.5, 0.04), (1290, 0.34, 0.03), (2210, 0.2, 0.018)])
    rub = shaped(band(noise(0.07, rng), lambda t: 1500 + 14000 * t, 0.6), swell(0.03, 0.0, 0.04))
    return mix((0, 0.12, rub), (0.035, 0.8, foot))


def turn(rng: Random) -> Samples:
    """A piece turned by a quarter: two small clacks of wood and the rub between them."""
    first = struck(0.09, [(613, 0.7, 0.045), (1120, 0.45, 0.032), (2040, 0.2, 0.016)])
    second = struck(0.12, [(517, 0.9, 0.06), (948, 0.5, 0.04), (1730, 0.25, 0.02)])
    rub = times(band(noise(0.14, rng), lambda t: 1100 + 3200 * t, 0.5), grain(0.14, 190, rng))
    return mix(
        (0, 0.55, first), (0.02, 0.16, shaped(rub, swell(0.05, 0.03, 0.06))), (0.13, 1, second)
    )


# --- paper and brush


def paper(rng: Random) -> Samples:
    """A sheet drawn over a sheet: fibres, a rising hiss, the end let go."""
    slide = band(noise(0.3, rng), lambda t: 2100 + 9000 * t, 0.8)
    body = band(noise(0.3, rng), lambda t: 620 + 900 * t, 0.9)
    strokes = times(mix((0, 0.8, slide), (0, 0.35, body)), grain(0.3, 240, rng, depth=0.7))
    leaf = shaped(band(noise(0.03, rng), lambda _: 1700, 0.6), bursts(0.03, 0.02))
    soft = low_pass(shaped(strokes, swell(0.07, 0.05, 0.17)), 6500, times=2)
    return mix((0, 1, soft), (0.235, 0.3, leaf))


def brush(rng: Random) -> Samples:
    """A wide brush set down, pulled and lifted: dark and wet first, then dry bristles."""

    def pull(time: float) -> float:
        return 520 + 5200 * time if time < 0.22 else 1664 - 2600 * (time - 0.22)

    wet = low_pass(shaped(band(noise(0.38, rng), pull, 0.55), swell(0.05, 0.08, 0.25)), 4200)
    bristles = times(band(noise(0.38, rng), lambda t: 2.2 * pull(t), 0.35), grain(0.38, 150, rng))
    dry = low_pass(shaped(bristles, swell(0.2, 0.02, 0.16)), 6000)
    down = shaped(low_pass(noise(0.06, rng), 260, times=2), bursts(0.06, 0.05))
    return mix((0, 0.8, wet), (0, 0.6, dry), (0, 2.2, down))


def seal(rng: Random) -> Samples:
    """A seal pressed on paper over felt, held, and lifted off its ink."""
    press = gliding(0.2, lambda t: 74 + 46 * 2 ** (-t / 0.012), 0.13)
    stone = struck(0.1, [(236, 0.5, 0.05), (431, 0.3, 0.035), (890, 0.12, 0.018)])
    sheet = shaped(low_pass(noise(0.05, rng), 1500), bursts(0.05, 0.035))
    unstick = shaped(band(noise(0.05, rng), lambda _: 2600, 0.5), swell(0.012, 0.0, 0.03))
    return mix((0, 1, press), (0, 0.5, stone), (0, 0.5, sheet), (0.19, 0.09, unstick))


# --- clay, skin, glass


def refuse(rng: Random) -> Samples:
    """Two knocks on unfired clay: it does not ring."""

    def knock(pitch: float) -> Samples:
        pot = struck(
            0.12, [(198 * pitch, 0.9, 0.05), (331 * pitch, 0.7, 0.04), (517 * pitch, 0.3, 0.025)]
        )
        grit = shaped(low_pass(noise(0.03, rng), 1100, times=2), bursts(0.03, 0.022))
        return mix((0, 0.8, pot), (0, 0.9, grit))

    return mix((0, 1, knock(1.0)), (0.105, 0.7, knock(0.86)))


def drum(rng: Random) -> Samples:
    """A small taiko: the skin gives way and comes back, the body answers."""
    skin = gliding(0.42, lambda t: 104 + 44 * 2 ** (-t / 0.018), 0.34)
    rings = struck(
        0.3,
        [(172, 0.5, 0.2), (231, 0.34, 0.15), (247, 0.25, 0.13), (301, 0.2, 0.1), (362, 0.12, 0.07)],
    )
    slap = shaped(band(noise(0.05, rng), lambda _: 1250, 0.8), bursts(0.05, 0.03))
    air = shaped(low_pass(noise(0.16, rng), 190, times=2), bursts(0.16, 0.12))
    return mix((0, 1, skin), (0, 0.35, rings), (0, 0.5, slap), (0, 1.8, air))


def orb(rng: Random) -> Samples:
    """A glass bead set into its socket: it touches twice."""

    def touch(pitch: float) -> Samples:
        bead = struck(
            0.16, [(2130 * pitch, 0.8, 0.1), (3410 * pitch, 0.4, 0.06), (4890 * pitch, 0.3, 0.045),
                   (7060 * pitch, 0.16, 0.03)],
        )  # fmt: skip
        socket = struck(0.08, [(655, 0.5, 0.035), (1180, 0.3, 0.025)])
        chip = shaped(high_pass(noise(0.006, rng), 3000), bursts(0.006, 0.005))
        return mix((0, 0.6, bead), (0, 0.5, socket), (0, 0.12, chip))

    return mix((0, 1, touch(1.0)), (0.046, 0.32, touch(1.013)))


# --- tones


def pluck(rng: Random) -> Samples:
    """A shamisen: the plectrum strikes string and skin together, the string buzzes."""
    string = plucked(0.42, 293.66, rng, bright=0.85, decay=0.9, place=0.08, bend=_struck_sharp)
    skin = gliding(0.12, lambda t: 168 + 60 * 2 ** (-t / 0.01), 0.07)
    slap = shaped(band(noise(0.03, rng), lambda _: 2300, 0.7), bursts(0.03, 0.02))
    return mix((0, 0.9, faded(string, 0.2)), (0, 0.6, skin), (0, 0.35, slap))


def _struck_sharp(time: float) -> float:
    """A string struck hard is a little too high at first."""
    return 1 + 0.006 * 2 ** (-time / 0.04)


def bell(rng: Random) -> Samples:
    """A small bronze bowl, touched with a padded stick: one's own turn."""
    return mix((0, 1, _bowl(1.5, 698.46, 1.3)), (0, 0.05, _felt(rng)))


def win(rng: Random) -> Samples:
    """The great bowl, over a rising figure on the koto and one stroke of the drum."""
    notes = ((0.0, 293.66), (0.16, 392.0), (0.30, 440.0), (0.43, 587.33), (0.56, 880.0))
    koto = [
        (start, 0.55, plucked(1.6, pitch, rng, bright=0.5, decay=2.2, bend=_struck_sharp))
        for start, pitch in notes
    ]
    return mix(*koto, (0.56, 0.8, drum(rng)), (0.72, 0.75, _bowl(2.2, 587.33, 2.0)))


def lose(rng: Random) -> Samples:
    """A low bowl, stopped by hand, after a falling figure on the koto."""
    notes = ((0.0, 440.0), (0.24, 311.13), (0.52, 293.66))
    koto = [
        (start, 0.5, plucked(1.2, pitch, rng, bright=0.3, decay=1.3, bend=_struck_sharp))
        for start, pitch in notes
    ]
    return mix(*koto, (0.74, 0.7, shaped(_bowl(1.3, 220.0, 1.2), swell(0.004, 0.5, 0.7))))


def _bowl(seconds: float, tone: float, decay: float) -> Samples:
    """A bowl's partials come in pairs that beat against each other."""
    modes = []
    for ratio, gain, share, beat in (
        (1.0, 1.0, 1.0, 1.3), (2.76, 0.42, 0.5, 2.1), (5.19, 0.16, 0.24, 3.4), (8.1, 0.05, 0.12, 4),
    ):  # fmt: skip
        modes += [
            (ratio * tone, gain, share * decay),
            (ratio * tone + beat, 0.45 * gain, share * decay * 0.9),
        ]
    return struck(seconds, modes, attack=0.004)


def _felt(rng: Random) -> Samples:
    return shaped(low_pass(noise(0.04, rng), 900), bursts(0.04, 0.03))


# Each with the height of its peak in dB and how much of the room is heard.
SOUNDS: dict[str, tuple[Recipe, float, float]] = {
    "select": (select, -12, 0.5),
    "tap": (tap, -8, 0.5),
    "lift": (lift, -15, 0.4),
    "turn": (turn, -11, 0.45),
    "paper": (paper, -15, 0.3),
    "brush": (brush, -11, 0.4),
    "seal": (seal, -5, 0.5),
    "refuse": (refuse, -9, 0.25),
    "drum": (drum, -3, 0.6),
    "orb": (orb, -11, 0.6),
    "pluck": (pluck, -8, 0.6),
    "bell": (bell, -10, 0.8),
    "win": (win, -4, 0.9),
    "lose": (lose, -7, 0.9),
}


def main(wanted: Sequence[str]) -> None:
    for name in wanted or SOUNDS:
        recipe, peak_db, wet = SOUNDS[name]
        dry = high_pass(recipe(Random(name)), 28)
        heard = faded(trimmed(in_room(dry, wet=wet, seconds=0.28), below_db=-58), 0.03)
        write_ogg(SOUND_FOLDER / f"{name}.ogg", [level(heard, peak_db)], quality=3)


def write_ogg(path: Path, channels: Sequence[Sequence[float]], *, quality: float) -> None:
    """Encode one or two channels of equal length; the folder is made if need be."""
    frames = array.array("h")
    for frame in zip(*channels, strict=True):
        frames.extend(round(32_000 * max(-1.0, min(1.0, sample))) for sample in frame)
    path.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        plain = Path(folder) / "sound.wav"
        with wave.open(str(plain), "wb") as file:
            file.setnchannels(len(channels))
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(frames.tobytes())
        options = ["-Q", "-q", str(quality), "-s", str(SERIAL), "-o", str(path)]
        subprocess.run(["oggenc", *options, str(plain)], check=True)
    print(f"{path.name}: {len(channels[0]) / RATE:.2f} s, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
