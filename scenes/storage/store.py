"""Texts under names in one folder, written so that no moment leaves a broken file behind.

A write goes to a new file, which then takes the old one's place; the old one stays as `.bak`.
A file that cannot be used is moved aside as it is and the good copy answers for it. Where the
disk refuses, the text is kept in memory for this run. Nothing raises for the disk's sake: each
trouble becomes a notice, a `Phrase` for the player. What the texts mean is not known here.
"""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final, TypeVar

from game.texts import N_, Param, Phrase, phrase
from game.yaml_reader import DataFault, decode
from scenes.storage.names import is_safe, same_file

T = TypeVar("T")
Check = Callable[[str], T]
"""Makes a value of a text; raises ValueError (a `DataFault` is one) if the text is no good."""

BACKUP: Final = ".bak"
FRESH: Final = ".new"
BROKEN: Final = ".broken-"


class Store:
    """The files of one folder. Names are relative, with `/`: `placements/三日月.yaml`."""

    def __init__(self, root: Path, *, today: Callable[[], date] = date.today) -> None:
        """`root` need not exist; `today` dates the names of files that are moved aside."""
        self.root = root
        self._today = today
        self._memory: dict[str, str | None] = {}  # what the disk did not take; None = deleted
        self._notices: list[Phrase] = []
        self._told: set[Phrase] = set()
        self.only_remembers = False
        """Whether nothing goes to the disk any more: the folder is another program's."""

    # --- notices

    def take_notices(self) -> tuple[Phrase, ...]:
        """What the player has to be told since the last time this was asked."""
        notices = tuple(self._notices)
        self._notices.clear()
        return notices

    def notice(self, sentence: Phrase) -> None:
        """Add something the player has to be told, once a run."""
        if sentence not in self._told:
            self._told.add(sentence)
            self._notices.append(sentence)

    # --- reading

    def read(self, name: str, check: Check[T]) -> T | None:
        """The value of a file, of its good copy if it is broken, None if there is neither."""
        if name in self._memory:
            kept = self._memory[name]
            return None if kept is None else check(kept)
        path = self._path(name)
        try:
            return check(_text_of(path, name))
        except FileNotFoundError:
            return self._read_backup(name, check)
        except OSError as error:
            self.notice(_unreadable(name, error))
            return self._read_backup(name, check)
        except ValueError as error:
            return self._replace_broken(name, check, error)

    def _read_backup(self, name: str, check: Check[T]) -> T | None:
        try:
            return check(_text_of(self._path(name + BACKUP), name))
        except (OSError, ValueError):
            # Whoever calls has already told what is wrong with the file itself, or there is none.
            return None

    def _replace_broken(self, name: str, check: Check[T], error: ValueError) -> T | None:
        aside = self.move_aside(name)
        value = self._read_backup(name, check)
        sentence = (
            N_("{file} cannot be used: {problem}\nIt was kept as {aside}.")
            if value is None
            else N_(
                "{file} cannot be used: {problem}\n"
                "It was kept as {aside}; the copy from before is used."
            )
        )
        said: list[tuple[str, Param]] = [("file", name), ("problem", _problem(error))]
        self.notice(Phrase(sentence, (*said, ("aside", aside))))
        return value

    def move_aside(self, name: str) -> str:
        """Rename a broken file so that nothing is lost; its new name, the old one if it cannot."""
        if self.only_remembers:
            return name
        aside = self._free_name(name)
        try:
            self._path(name).rename(self._path(aside))
        except OSError:
            return name
        return aside

    def _free_name(self, name: str) -> str:
        stem = f"{name}{BROKEN}{self._today():%Y%m%d}"
        count = 1
        while os.path.lexists(self._path(f"{stem}-{count}")):
            count += 1
        return f"{stem}-{count}"

    # --- writing

    def write(self, name: str, text: str) -> bool:
        """Store a text for good; False if only this run will remember it."""
        if self.only_remembers:
            self._memory[name] = text
            return False
        path = self._path(name)
        fresh = _beside(path, FRESH)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_through(fresh, text)
            if os.path.isfile(path):
                path.replace(_beside(path, BACKUP))
            fresh.replace(path)
        except OSError as error:
            self._memory[name] = text
            self.notice(_unwritable(name, error))
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            return False
        self._memory.pop(name, None)
        return True

    def delete(self, name: str) -> None:
        """Forget a text and its copy; nothing happens if there is none."""
        self._memory.pop(name, None)
        if self.only_remembers:
            self._memory[name] = None
            return
        for path in (self._path(name), self._path(name + BACKUP)):
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                self._memory[name] = None
                self.notice(_unwritable(name, error))

    # --- what there is

    def has(self, name: str) -> bool:
        """Whether there is such a text, be it only its copy."""
        if name in self._memory:
            return self._memory[name] is not None
        return any(os.path.isfile(self._path(one)) for one in (name, name + BACKUP))

    def names(self, folder: str, ending: str) -> list[str]:
        """Names without ending of the texts in a folder, sorted."""
        try:
            files = [file.name for file in (self.root / folder).iterdir() if file.is_file()]
        except OSError:
            files = []
        inside = f"{folder}/"
        stored = {inside + file.removesuffix(BACKUP) for file in files} | self._memory.keys()
        return sorted(
            name.removeprefix(inside).removesuffix(ending)
            for name in stored
            if name.startswith(inside)
            and name.endswith(ending)
            and self._memory.get(name, "") is not None
        )

    def like(self, folder: str, stem: str, ending: str) -> str | None:
        """The name of a stored text that this stem would overwrite on some disks."""
        found = (name for name in self.names(folder, ending) if same_file(name, stem))
        return next(found, None)

    def _path(self, name: str) -> Path:
        parts = name.split("/")
        if not all(is_safe(part) for part in parts):
            raise ValueError(f"not a name for a stored file: {name!r}")
        return self.root.joinpath(*parts)


def _text_of(path: Path, name: str) -> str:
    return decode(path.read_bytes(), name)


def _write_through(path: Path, text: str) -> None:
    """Write to the disk itself, not only to the system's memory of it."""
    with path.open("wb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _problem(error: ValueError) -> Phrase:
    return error.phrase() if isinstance(error, DataFault) else _plain(str(error))


def _unreadable(name: str, error: OSError) -> Phrase:
    return phrase("{file} cannot be read: {reason}.", file=name, reason=_reason(error))


def _unwritable(name: str, error: OSError) -> Phrase:
    return phrase(
        "{file} cannot be saved: {reason}. The game goes on, but forgets it when you quit.",
        file=name,
        reason=_reason(error),
    )


def _reason(error: OSError) -> Phrase:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return phrase("the disk is full")
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return phrase("the folder may not be changed or opened")
    return _plain(error.strerror or type(error).__name__)


def _plain(text: str) -> Phrase:
    return Phrase("{text}", (("text", text),))
