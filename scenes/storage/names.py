"""File names from what players type: Japanese stays, what a disk cannot hold is changed."""

import unicodedata
from typing import Final

MAX_CHARACTERS: Final = 48
MAX_BYTES: Final = 150
UNNAMED: Final = "untitled"

# Windows forbids these in names; the wide forms look the same to a reader.
_WIDE: Final = str.maketrans('<>:"/\\|?*', "＜＞：”／＼｜？＊")
_RESERVED: Final = {
    "con", "prn", "aux", "nul",
    *(f"{device}{digit}" for device in ("com", "lpt") for digit in "0123456789"),
}  # fmt: skip


def safe_name(title: str) -> str:
    """A file name without ending for a title; the same title always gives the same name.

    Free of separators, control characters, names reserved by Windows and dots or blanks at its
    ends; at most 48 characters and 150 bytes. Never empty.
    """
    text = _cut(_clean(title)).strip(". ") or UNNAMED
    return f"{text}_" if text.split(".")[0].strip().lower() in _RESERVED else text


def is_safe(name: str) -> bool:
    """Whether a disk takes this as one part of a path, and it stays in its folder."""
    return bool(name) and _clean(name) == name and not name.startswith(".")


def same_file(one: str, other: str) -> bool:
    """Whether two names may be one file on a disk that does not tell big letters from small."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _clean(text: str) -> str:
    text = unicodedata.normalize("NFC", text).translate(_WIDE)
    text = "".join(letter for letter in text if not _is_invisible(letter))
    return " ".join(text.split())


def _is_invisible(letter: str) -> bool:
    """Control and format characters, halves of surrogate pairs; line breaks count as blanks."""
    return unicodedata.category(letter)[0] == "C" and not letter.isspace()


def _cut(text: str) -> str:
    raw = text[:MAX_CHARACTERS].encode()[:MAX_BYTES]
    return raw.decode(errors="ignore")
