"""The translation catalogues: what the sources say, what is translated, and what is wrong with it.

Works on `data/locale/<language>/LC_MESSAGES/togijo.po` and its compiled twin `.mo`, with Babel.
English text is the key. Entries no source uses any more are kept as obsolete until pruned, so
that two people adding texts at once lose nothing. See `tools/locale.py` for the commands.
"""

import ast
import io
import itertools
import os
import re
import string
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
LOCALE_ROOT = ROOT / "data" / "locale"
DOMAIN = "togijo"
SOURCES = ("game", "scenes")
# What each argument of a call that says a text is, from the first on.
KEYWORDS: dict[str, tuple[str, ...]] = {
    "tr": ("text",),
    "trn": ("text", "plural"),
    "trc": ("context", "text"),
    "phrase": ("text",),
    "phrasec": ("context", "text"),
    "N_": ("text",),
}
# Header lines that change by themselves or say nothing: catalogues are compared and merged.
NOISE = tuple(
    b'"' + name
    for name in (
        b"Project-Id", b"Report-Msgid", b"POT-Creation", b"PO-Revision",
        b"Last-Translator", b"Language-Team", b"Generated-By",
    )
)  # fmt: skip

Translation = str | tuple[str, ...]


class Key(NamedTuple):
    """What identifies an entry: the English text, its plural if it has one, its context."""

    text: str
    plural: str | None = None
    context: str | None = None

    @property
    def id(self) -> str | tuple[str, str]:
        """The key as Babel writes it."""
        return self.text if self.plural is None else (self.text, self.plural)


def extracted() -> set[Key]:
    """Every text the sources say, through `tr`, `trn`, `trc`, `phrase`, `phrasec` or `N_`."""
    return {
        Key(**dict(zip(roles, words, strict=True)))
        for _, roles, arguments in _calls()
        for words in itertools.product(*(_literals(argument) for argument in arguments))
    }


def put_together() -> list[str]:
    """Where a text is put together before it is said, so that nobody can translate it."""
    return [
        f"{place}: {ast.unparse(argument)}"
        for place, _, arguments in _calls()
        for argument in arguments
        if isinstance(argument, ast.JoinedStr | ast.BinOp)
    ]


def _calls() -> Iterator[tuple[str, tuple[str, ...], list[ast.expr]]]:
    """Every call that says a text: its place, what its first arguments are, and these."""
    for file in sorted(file for folder in SOURCES for file in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                roles = KEYWORDS.get(name, ())
                if roles and len(node.args) >= len(roles):
                    yield f"{file.name}:{node.lineno}", roles, node.args[: len(roles)]


def _literals(argument: ast.expr) -> list[str]:
    """The texts an argument may be, as far as they are written there."""
    if isinstance(argument, ast.IfExp):
        return _literals(argument.body) + _literals(argument.orelse)
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [argument.value]
    return []


def languages() -> list[str]:
    """The languages that have a catalogue."""
    return sorted(path.parts[-3] for path in LOCALE_ROOT.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def po_path(language: str) -> Path:
    """The catalogue people edit."""
    return LOCALE_ROOT / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def translations(language: str) -> dict[Key, Translation]:
    """All that is translated, used or not; an untranslated entry has an empty text."""
    if not po_path(language).exists():
        return {}
    catalogue = _read(language)
    unused = {_key(one.id, one.context): _text(one.string) for one in catalogue.obsolete.values()}
    return unused | _entries(catalogue)


def save(language: str, entries: dict[Key, Translation], used: set[Key]) -> None:
    """Write the catalogue, sorted, and compile it; what is not `used` is kept as obsolete."""
    catalogue = Catalog(
        locale=language, domain=DOMAIN, charset="utf-8", fuzzy=False,
        header_comment=f"# Tōgijō, {language}: the key is the English text.",
    )  # fmt: skip
    unused = Catalog(locale=language)
    for key in sorted(entries.keys() | used, key=_order):
        target = catalogue if key in used else unused
        target.add(key.id, entries.get(key, ""), context=key.context)
    for message in unused:
        if message.id:
            catalogue.obsolete[unused._key_for(message.id, message.context)] = message
    buffer = io.BytesIO()
    write_po(buffer, catalogue, width=0, sort_output=True, no_location=True)
    lines = buffer.getvalue().splitlines(keepends=True)
    _replace(po_path(language), b"".join(line for line in lines if not line.startswith(NOISE)))
    compile_catalogue(language)


def compile_catalogue(language: str) -> None:
    """Write the `.mo` the program reads."""
    _replace(po_path(language).with_suffix(".mo"), compiled(language))


def compiled(language: str) -> bytes:
    """What the `.mo` of a catalogue has to contain."""
    buffer = io.BytesIO()
    write_mo(buffer, _read(language))
    return buffer.getvalue()


def problems(language: str) -> list[str]:
    """All that must not be so in a catalogue that is shipped, a line each."""
    catalogue, used = _read(language), extracted()
    present = {_key(message.id, message.context): message for message in catalogue if message.id}
    found = [f"missing: {_shown(key)}" for key in used - present.keys()]
    found += [f"unused: {_shown(key)}" for key in present.keys() - used]
    found += [f"unused: {message.id!r}" for message in catalogue.obsolete.values()]
    for key, message in present.items():
        if message.fuzzy:
            found.append(f"fuzzy: {_shown(key)}")
        text = _text(message.string)
        if not text or not all(text):
            found.append(f"untranslated: {_shown(key)}")
        else:
            found += _placeholder_problems(key, text)
    if _stale(language):
        found.append("the .mo is not what the .po compiles to")
    return sorted(found)


@contextmanager
def lock() -> Iterator[None]:
    """Only one command at a time may change the catalogues."""
    with (ROOT / ".catalogue.lock").open("w") as file:
        if os.name == "posix":
            import fcntl  # noqa: PLC0415 - absent on Windows

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _read(language: str) -> Catalog:
    with po_path(language).open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN)


def _stale(language: str) -> bool:
    mo = po_path(language).with_suffix(".mo")
    if not mo.exists():
        return True
    with mo.open("rb") as file:
        shipped = _entries(read_mo(file))
    return shipped != _entries(read_mo(io.BytesIO(compiled(language))))


def _entries(catalogue: Catalog) -> dict[Key, Translation]:
    return {_key(one.id, one.context): _text(one.string) for one in catalogue if one.id}


def _placeholder_problems(key: Key, translation: Translation) -> Iterator[str]:
    wanted = _placeholders(key.plural or key.text)
    if bad := [name for name in wanted if not re.fullmatch(r"[a-z_]+", name)]:
        yield f"placeholders must be named: {_shown(key)} has {bad}"
    for text in (translation,) if isinstance(translation, str) else translation:
        if (got := _placeholders(text)) != wanted:
            yield f"placeholders differ: {_shown(key)} has {sorted(wanted)}, {text!r} {sorted(got)}"


def _placeholders(text: str) -> set[str]:
    try:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return {f"(broken braces: {text})"}


def _key(message: str | tuple[str, ...] | list[str], context: str | None) -> Key:
    if isinstance(message, str):
        return Key(message, None, context)
    return Key(message[0], message[1], context)


def _text(string: str | tuple[str, ...] | list[str] | None) -> Translation:
    return string if isinstance(string, str) else tuple(string or ())


def _order(key: Key) -> tuple[str, str]:
    return key.text, key.context or ""


def _shown(key: Key) -> str:
    return f"{key.text!r}" + (f" ({key.context})" if key.context else "")


def _replace(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(content)
    fresh.replace(path)
