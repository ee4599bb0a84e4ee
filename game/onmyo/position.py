"""One position of onmyo as plain values, with its JSON form and its one-line text form.

Owns the two notations and their error messages. Knows nothing of how pieces move: a `Position` may
be one that no game reaches. Seat 0 is black, seat 1 red; north is black's forward direction.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Self

ORB_LETTERS = "KBGSZ"  # kirin, byakko, genbu, seiryu, suzaku: the order all lists are sorted in
SEAT_NAMES = ("black", "red")
PIECES_PER_SEAT = 3
MAX_WHEEL = 31  # more than the 30 orbs there are; the search board packs a colour count in 5 bits
MAX_SIDE = 26  # files are one letter

Orient = Literal["free", "fixed"]
Kirin = Literal["once", "per-orb"]
Placed = tuple[tuple[int, str], ...]

_KEYS = ("board", "orient", "kirin", "turn", "pieces", "hand", "wheel")
_SQUARE = re.compile(r"([a-z])([1-9][0-9]?)")
_SIZE = re.compile(r"([1-9][0-9]?)x([1-9][0-9]?)")
_RANK = {letter: index for index, letter in enumerate(ORB_LETTERS)}


class Arena(NamedTuple):
    """Size of the grid and the squares of the two circles; square = row from the south * columns
    + file, so 0 is a1 (O-02)."""

    columns: int = 5
    rows: int = 5
    circles: tuple[int, int] = (2, 22)

    @property
    def size(self) -> str:
        """Size as written in positions, e.g. `5x5`."""
        return f"{self.columns}x{self.rows}"

    def square_name(self, square: int) -> str:
        """File letter and rank, `a1` at the bottom left."""
        return f"{chr(97 + square % self.columns)}{square // self.columns + 1}"

    def square(self, name: str) -> int:
        """Square of a name; ValueError if it is not one of this arena."""
        match = _SQUARE.fullmatch(name)
        if match:
            file, rank = ord(match[1]) - 97, int(match[2])
            if file < self.columns and rank <= self.rows:
                return (rank - 1) * self.columns + file
        last = self.square_name(self.columns * self.rows - 1)
        raise ValueError(f"{name!r} is no square of {self.size}, expected a1 to {last}")


def middle_arena(columns: int, rows: int) -> Arena:
    """Arena with each circle in the middle of its own back row (O-02), left of it if even."""
    middle = (columns - 1) // 2
    return Arena(columns, rows, (middle, (rows - 1) * columns + middle))


ARENA_5X5 = middle_arena(5, 5)


@dataclass(frozen=True, slots=True)
class Position:
    """Arena, hands, wheels and mover: what O-51 calls a position, and the two options that decide
    what may follow. Equal positions compare equal: every list is kept sorted."""

    arena: Arena
    orient: Orient
    kirin: Kirin
    turn: int
    pieces: tuple[Placed, Placed]
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    wheels: tuple[str, str]

    def __post_init__(self) -> None:
        placed_0, placed_1 = (tuple(sorted(seat)) for seat in self.pieces)
        hand_0, hand_1 = (tuple(sorted(seat, key=orb_order)) for seat in self.hands)
        wheel_0, wheel_1 = ("".join(sorted(seat, key=orb_order)) for seat in self.wheels)
        object.__setattr__(self, "pieces", (placed_0, placed_1))
        object.__setattr__(self, "hands", (hand_0, hand_1))
        object.__setattr__(self, "wheels", (wheel_0, wheel_1))

    @property
    def winner(self) -> int | None:
        """Seat with a piece on the opponent's circle (O-50), if any."""
        for seat in (0, 1):
            goal = self.arena.circles[1 - seat]
            if any(square == goal for square, _ in self.pieces[seat]):
                return seat
        return None

    def to_json(self) -> dict[str, Any]:
        """The JSON form."""
        name = self.arena.square_name
        return {
            "board": self.arena.size,
            "orient": self.orient,
            "kirin": self.kirin,
            "turn": SEAT_NAMES[self.turn],
            "pieces": _by_seat([{name(s): orbs for s, orbs in seat} for seat in self.pieces]),
            "hand": _by_seat([list(seat) for seat in self.hands]),
            "wheel": _by_seat(list(self.wheels)),
        }

    def to_line(self) -> str:
        """The one-line form; the two options are not part of it."""
        name = self.arena.square_name
        both = sorted(
            (square, side, orbs)
            for side, seat in zip("br", self.pieces, strict=True)
            for square, orbs in seat
        )
        pieces = ",".join(f"{name(square)}={side}{orbs}" for square, side, orbs in both)
        hands = [",".join(seat) for seat in self.hands]
        words = [self.arena.size, "br"[self.turn], pieces, *hands, *self.wheels]
        return " ".join(word or "-" for word in words)

    @classmethod
    def from_json(cls, value: object, *, arena: Arena | None = None) -> Self:
        """Reads the JSON form. ValueError names the key, what was wrong and what was expected.

        `arena` says where the circles are if not in the middle of the back rows."""
        root = _mapping(value, "position", _KEYS)
        for key in ("board", "turn"):
            if key not in root:
                raise ValueError(f"{key}: missing, expected one of the keys {', '.join(_KEYS)}")
        grid = _arena(root["board"], arena)
        pieces = _seats(root, "pieces", {})
        hands = _seats(root, "hand", [])
        wheels = _seats(root, "wheel", "")
        position = cls(
            arena=grid,
            orient=_orient(root.get("orient", "free")),
            kirin=_kirin(root.get("kirin", "once")),
            turn=SEAT_NAMES.index(_one_of(root["turn"], "turn", SEAT_NAMES)),
            pieces=(_placed(grid, pieces[0], "black"), _placed(grid, pieces[1], "red")),
            hands=(_hand(hands[0], "hand.black"), _hand(hands[1], "hand.red")),
            wheels=(_orbs(wheels[0], "wheel.black"), _orbs(wheels[1], "wheel.red")),
        )
        _check(position)
        return position

    @classmethod
    def from_line(
        cls,
        line: str,
        *,
        orient: Orient = "free",
        kirin: Kirin = "once",
        arena: Arena | None = None,
    ) -> Self:
        """Reads the one-line form; ValueError as for `from_json`."""
        words = line.split()
        if len(words) != 7:
            raise ValueError(
                f"position: {len(words)} words, expected 7: "
                "SIZE SIDE PIECES BLACKHAND REDHAND BLACKWHEEL REDWHEEL"
            )
        size, side, pieces, *rest = ["" if word == "-" else word for word in words]
        hands = [word.split(",") if word else [] for word in rest[:2]]
        value = {
            "board": size,
            "orient": orient,
            "kirin": kirin,
            "turn": SEAT_NAMES["br".index(_one_of(side, "side", ("b", "r")))],
            "pieces": _pieces_of_line(pieces),
            "hand": _by_seat(hands),
            "wheel": _by_seat(rest[2:]),
        }
        return cls.from_json(value, arena=arena)


def orb_order(orbs: str) -> tuple[int, ...]:
    """Sort key of orb letters in the order K B G S Z."""
    return tuple(_RANK[letter] for letter in orbs)


def _by_seat(values: list[Any]) -> dict[str, Any]:
    return dict(zip(SEAT_NAMES, values, strict=True))


def _mapping(value: object, key: str, allowed: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{key}: {value!r} is no mapping, expected the keys {', '.join(allowed)}")
    for name in value:
        if name not in allowed:
            raise ValueError(f"{key}: unknown key {name!r}, expected {', '.join(allowed)}")
    return value


def _seats(root: Mapping[str, Any], key: str, empty: object) -> tuple[Any, Any]:
    both = _mapping(root.get(key, {}), key, SEAT_NAMES)
    return both.get("black", empty), both.get("red", empty)


def _one_of(value: object, key: str, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{key}: {value!r}, expected {' or '.join(allowed)}")
    return value


def _orient(value: object) -> Orient:
    return "free" if _one_of(value, "orient", ("free", "fixed")) == "free" else "fixed"


def _kirin(value: object) -> Kirin:
    return "once" if _one_of(value, "kirin", ("once", "per-orb")) == "once" else "per-orb"


def _arena(size: object, arena: Arena | None) -> Arena:
    match = _SIZE.fullmatch(size) if isinstance(size, str) else None
    if not match or int(match[1]) > MAX_SIDE or int(match[2]) < 2:
        raise ValueError(f"board: {size!r}, expected COLUMNSxROWS such as 5x5")
    if arena is None:
        return middle_arena(int(match[1]), int(match[2]))
    if arena.size != size:
        raise ValueError(f"board: {size!r}, expected {arena.size}, the size of the given arena")
    return arena


def _orbs(value: object, key: str, count: int | None = None) -> str:
    """Orb letters, as many as `count` if given."""
    expected = f"letters of {ORB_LETTERS}" if count is None else f"{count} letters of {ORB_LETTERS}"
    if not isinstance(value, str) or (count is not None and len(value) != count):
        raise ValueError(f"{key}: {value!r}, expected {expected}")
    for letter in value:
        if letter not in _RANK:
            raise ValueError(f"{key}: {letter!r} in {value!r} is no orb, expected {expected}")
    return value


def _hand(value: object, key: str) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise ValueError(f"{key}: {value!r}, expected a list of pieces such as KBGS")
    return tuple(_orbs(orbs, key, 4) for orbs in value)


def _placed(arena: Arena, value: object, seat: str) -> Placed:
    key = f"pieces.{seat}"
    if not isinstance(value, Mapping):
        raise ValueError(f"{key}: {value!r}, expected squares with pieces such as c2: SZKB")
    placed = []
    for name, orbs in value.items():
        try:
            square = arena.square(str(name))
        except ValueError as error:
            raise ValueError(f"{key}: {error}") from error
        placed.append((square, _orbs(orbs, f"{key}.{name}", 4)))
    return tuple(placed)


def _pieces_of_line(word: str) -> dict[str, dict[str, str]]:
    pieces: dict[str, dict[str, str]] = {"black": {}, "red": {}}
    for item in word.split(",") if word else ():
        name, equals, rest = item.partition("=")
        if not equals or rest[:1] not in ("b", "r"):
            raise ValueError(f"pieces: {item!r}, expected SQUARE=bORBS or SQUARE=rORBS")
        seat = pieces[SEAT_NAMES["br".index(rest[0])]]
        if name in seat:
            raise ValueError(f"pieces: {name} twice, expected one piece a square")
        seat[name] = rest[1:]
    return pieces


def _check(position: Position) -> None:
    """What no single key shows: shared squares and counts."""
    black = dict(position.pieces[0])
    for square, _ in position.pieces[1]:
        if square in black:
            name = position.arena.square_name(square)
            raise ValueError(f"pieces: black and red both on {name}, expected one piece a square")
    for seat, name in enumerate(SEAT_NAMES):
        count = len(position.pieces[seat]) + len(position.hands[seat])
        if count > PIECES_PER_SEAT:
            raise ValueError(
                f"hand.{name}: {count} pieces with those in pieces.{name}, "
                f"expected at most {PIECES_PER_SEAT}"
            )
        if len(position.wheels[seat]) > MAX_WHEEL:
            raise ValueError(
                f"wheel.{name}: {len(position.wheels[seat])} orbs, expected at most {MAX_WHEEL}"
            )
