"""Reads YAML written by people: strictly, into typed records, and with every fault named.

Owns the way from a file to a value: bounds against hostile files (`strict`), types (`shape`,
`expect`), and faults with file, line, column and key (`faults`). What the values mean is the
business of whoever asks for them; a rule that compares values reports through `Positions.fault`.
"""

from pathlib import Path
from typing import TypeVar

from game.texts import N_
from game.yaml_reader.faults import DataFault, Fault, KeyPath, Place, Positions, whole_file, written
from game.yaml_reader.shape import Record, convert
from game.yaml_reader.strict import MAX_BYTES, Plain, parse

__all__ = [
    "DataFault", "Fault", "KeyPath", "Place", "Plain", "Positions", "Record",
    "convert", "decode", "parse", "read", "read_bytes", "read_text", "written",
]  # fmt: skip

T = TypeVar("T")


def read(path: Path, kind: type[T], *, name: str | None = None) -> tuple[T, Positions]:
    """Read a data file as a `kind`; `name` stands for the file in messages (else its own name).

    Raises `DataFault`, also for a file that is absent, unreadable, too large or not UTF-8.
    """
    shown = name or path.name
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise whole_file(shown, N_("the file cannot be read: {reason}"), reason=reason) from None
    return read_bytes(raw, kind, name=shown)


def read_bytes(raw: bytes, kind: type[T], *, name: str) -> tuple[T, Positions]:
    """Like `read`, for the bytes of a file."""
    return read_text(decode(raw, name), kind, name=name)


def decode(raw: bytes, name: str) -> str:
    """The text of a file's bytes; raises `DataFault` where they are not UTF-8."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        reason = N_("the file is not UTF-8 text: byte {byte} in line {line}")
        raise whole_file(name, reason, byte=f"{raw[error.start]:#04x}", line=line) from None


def read_text(text: str, kind: type[T], *, name: str = "text") -> tuple[T, Positions]:
    """Like `read`, for a text; `name` is what messages call it."""
    value, positions = parse(text, name)
    return convert(value, kind, positions), positions
