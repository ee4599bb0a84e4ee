"""Building blocks of sound: struck bodies, plucked strings, breath, filtered noise, a room.

Plain lists of samples between -1 and 1 at 44,100 a second; the standard library only. All chance
comes from the generator a caller passes, so that the same recipe gives the same bytes.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random

RATE = 44_100
TAU = 2 * math.pi

Samples = list[float]
Shape = Callable[[float], float]
"""A value over time in seconds: an envelope, a frequency."""


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def mix(*parts: tuple[float, float, Sequence[float]]) -> Samples:
    """Parts of (start in seconds, gain, samples) laid over one another."""
    length = max(round(start * RATE) + len(part) for start, _, part in parts)
    out = [0.0] * length
    for start, gain, part in parts:
        first = round(start * RATE)
        for index, sample in enumerate(part, first):
            out[index] += gain * sample
    return out


def struck(
    seconds: float, modes: Iterable[tuple[float, float, float]], *, attack: float = 0.0004
) -> Samples:
    """A struck body: modes of (frequency, gain, seconds until a thousandth is left)."""
    out = silence(seconds)
    for number, (frequency, gain, decay) in enumerate(modes):
        if frequency >= RATE / 2.2:
            continue
        # A decaying sine by recursion: two multiplications a sample instead of a sine.
        damping = 10 ** (-3 / (decay * RATE))
        turn = TAU * frequency / RATE
        first, second = 2 * damping * math.cos(turn), -damping * damping
        older, old = 0.0, gain * math.sin(turn * (1 + 0.07 * number))
        for index in range(len(out)):
            out[index] += old
            older, old = old, first * old + second * older
    return shaped(out, lambda time: min(1.0, time / attack))


def gliding(seconds: float, frequency: Shape, decay: float) -> Samples:
    """A decaying sine whose frequency moves: the skin of a drum after the stroke."""
    out, phase = [], 0.0
    for index in range(round(seconds * RATE)):
        time = index / RATE
        phase += TAU * frequency(time) / RATE
        out.append(math.sin(phase) * 10 ** (-3 * time / decay))
    return out


def noise(seconds: float, rng: Random) -> Samples:
    return [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def shaped(samples: Sequence[float], envelope: Shape) -> Samples:
    return [sample * envelope(index / RATE) for index, sample in enumerate(samples)]


def low_pass(samples: Iterable[float], cutoff: float, *, times: int = 1) -> Samples:
    """Soften: a one-pole filter, `times` over for a steeper one."""
    keep = math.exp(-TAU * cutoff / RATE)
    out = list(samples)
    for _ in range(times):
        state = 0.0
        for index, sample in enumerate(out):
            state = sample + keep * (state - sample)
            out[index] = state
    return out


def high_pass(samples: Sequence[float], cutoff: float, *, times: int = 1) -> Samples:
    out = list(samples)
    for _ in range(times):
        out = [sample - low for sample, low in zip(out, low_pass(out, cutoff), strict=True)]
    return out


def band(samples: Sequence[float], centre: Shape, width: float) -> Samples:
    """A band of the samples around a moving centre; `width` is the centre divided by its Q."""
    out, low, mid = [], 0.0, 0.0
    for index, sample in enumerate(samples):
        tune = 2 * math.sin(math.pi * min(0.24, centre(index / RATE) / RATE))
        low += tune * mid
        mid += tune * (sample - low - width * mid)
        out.append(mid)
    return out


def grain(seconds: float, rate: float, rng: Random, *, depth: float = 1.0) -> Samples:
    """An uneven strength between 1 - depth and 1, `rate` changes a second: bristles, fibres."""
    step = RATE / rate
    count = round(seconds * RATE / step) + 2
    levels = [1 - depth * rng.random() for _ in range(count)]
    out = []
    for index in range(round(seconds * RATE)):
        at, rest = divmod(index / step, 1)
        out.append(levels[int(at)] * (1 - rest) + levels[int(at) + 1] * rest)
    return out


def times(one: Sequence[float], other: Sequence[float]) -> Samples:
    return [left * right for left, right in zip(one, other, strict=False)]


def plucked(
    seconds: float, frequency: float, rng: Random, *,
    bright: float, decay: float, place: float = 0.12, bend: Shape = lambda _: 1.0,
) -> Samples:  # fmt: skip
    """A plucked string. `bright` 0–1 is the hardness of the plectrum, `place` where it strikes
    as a part of the string, `decay` the seconds until a thousandth is left, `bend` a factor on
    the frequency over time."""
    period = RATE / frequency
    line = _pluck_shape(round(period) + 4, bright, place, rng)
    size = len(line)
    loss = 10 ** (-3 / (decay * frequency))
    soften = 0.5 - 0.42 * bright
    out, before = [], 0.0
    for index in range(round(seconds * RATE)):
        # Half a sample of the period is spent in the softening filter.
        length = min(size - 2.0, period / bend(index / RATE) - soften)
        whole = int(length)
        rest = length - whole
        near, far = line[(index - whole) % size], line[(index - whole - 1) % size]
        sample = near + rest * (far - near)
        out.append(sample)
        line[index % size] = loss * ((1 - soften) * sample + soften * before)
        before = sample
    return high_pass(out, 30)


def _pluck_shape(size: int, bright: float, place: float, rng: Random) -> Samples:
    """What the string does in its first period: noise, softened, without the plucked node."""
    raw = low_pass([rng.uniform(-1, 1) for _ in range(size)], 900 + 9000 * bright * bright)
    gap = max(1, round(size * place))
    line = [raw[index] - raw[index - gap] for index in range(size)]
    mean = sum(line) / size
    peak = max(abs(sample - mean) for sample in line)
    return [(sample - mean) / peak for sample in line]


def blown(
    seconds: float, frequency: Shape, strength: Shape, rng: Random, *, breath: float = 0.35
) -> Samples:
    """A bamboo flute: few overtones that grow with the strength, and breath around the tone."""
    length = round(seconds * RATE)
    air = band(noise(seconds, rng), frequency, 0.25)
    hiss = high_pass(low_pass(noise(seconds, rng), 5200), 1400)
    out, phase = [], 0.0
    for index in range(length):
        time = index / RATE
        force = strength(time)
        phase += TAU * frequency(time) / RATE
        tone = math.sin(phase) + force * (0.34 * math.sin(2 * phase) + 0.16 * math.sin(3 * phase))
        tone += force * force * 0.07 * math.sin(4 * phase + 0.4)
        out.append(force * (0.5 * tone + breath * (0.5 * air[index] + 0.06 * hiss[index])))
    return out


def bursts(seconds: float, decay: float) -> Shape:
    """The envelope of a short hit: full at once, a thousandth after `decay`, cut at `seconds`."""
    return lambda time: 10 ** (-3 * time / decay) if time < seconds else 0.0


def swell(rise: float, hold: float, fall: float) -> Shape:
    """The envelope of a stroke, rounded at both ends."""

    def at(time: float) -> float:
        if time < rise:
            return 0.5 - 0.5 * math.cos(math.pi * time / rise)
        if time < rise + hold:
            return 1.0
        left = 1 - (time - rise - hold) / fall
        return max(0.0, left) ** 2

    return at


def in_room(samples: Sequence[float], *, wet: float, seconds: float) -> Samples:
    """A small wooden room: a few early reflections and a short soft tail."""
    out = list(samples) + silence(seconds)
    soft = low_pass(samples, 3800)
    for delay, gain in ((0.0071, 0.30), (0.0113, -0.22), (0.0167, 0.17), (0.0229, -0.12)):
        first = round(delay * RATE)
        for index, sample in enumerate(soft, first):
            out[index] += wet * gain * sample
    for delay in (0.0297, 0.0371, 0.0411):
        _add_echoes(out, soft, round(delay * RATE), wet * 0.14, 10 ** (-3 * delay / seconds))
    return out


def _add_echoes(
    out: Samples, source: Sequence[float], delay: int, gain: float, loss: float
) -> None:
    """One comb of the room's tail, each round softer and duller than the one before."""
    line, dull = [0.0] * delay, 0.0
    for index in range(len(out)):
        echo = line[index % delay]
        dull += 0.45 * (echo - dull)
        line[index % delay] = (source[index] if index < len(source) else 0.0) + loss * dull
        out[index] += gain * echo


def trimmed(samples: Sequence[float], below_db: float) -> Samples:
    """The same without the end that stays so many decibels below the peak."""
    limit = max(abs(sample) for sample in samples) * 10 ** (below_db / 20)
    last = max(index for index, sample in enumerate(samples) if abs(sample) >= limit)
    return list(samples[: last + 1])


def faded(samples: Sequence[float], seconds: float) -> Samples:
    """The same with its end faded out, so that nothing clicks."""
    fade = round(seconds * RATE)
    start = len(samples) - fade
    return [
        sample if index < start else sample * (1 - (index - start) / fade) ** 2
        for index, sample in enumerate(samples)
    ]


def level(samples: Sequence[float], peak_db: float) -> Samples:
    """The same with its peak at so many decibels below full."""
    peak = max(abs(sample) for sample in samples)
    gain = 10 ** (peak_db / 20) / peak
    return [gain * sample for sample in samples]
