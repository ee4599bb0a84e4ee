"""Keeps the translations in step with the sources.

    update            take up new texts, put unused ones aside, compile
    update --prune    the same, and forget what no source uses
    set "English" "日本語" [--context C] [--plural "English plural"]
    set --stdin       many at once, a line each: English TAB 日本語 [TAB context [TAB plural]]
    missing           the texts without a translation, ready to be filled in for `set --stdin`
    extract           every text the sources say
    check             all that is wrong; exit code 1 if anything is
    compile           only write the .mo again

`set` may come before or after the text stands in the sources. Several people may use these
commands at once: each waits for the other, and nobody's entries are lost.
"""

import os
import sys

# Run as a script, this folder stands first in the search path and this very file would then be
# taken for the standard module `locale`, which Babel imports.
sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

import argparse

from tools import catalogue
from tools.catalogue import Key, Translation


def main() -> int:
    options = _options()
    with catalogue.lock():
        return _run(options)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--language", default="ja", help="language code, default ja")
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("missing", "extract", "check", "compile"):
        commands.add_parser(name)
    commands.add_parser("update").add_argument("--prune", action="store_true")
    setting = commands.add_parser("set")
    setting.add_argument("english", nargs="?")
    setting.add_argument("translation", nargs="?")
    setting.add_argument("--context")
    setting.add_argument("--plural")
    setting.add_argument("--stdin", action="store_true")
    return parser.parse_args()


def _run(options: argparse.Namespace) -> int:
    language = options.language
    match options.command:
        case "update":
            _save(language, {}, prune=options.prune)
        case "set":
            _save(language, _given(options), prune=False)
        case "compile":
            catalogue.compile_catalogue(language)
        case "extract":
            _print_keys(catalogue.extracted())
        case "missing":
            _print_keys(_missing(language))
        case "check":
            found = catalogue.problems(language)
            print("\n".join(found) or f"{language}: nothing wrong")
            return 1 if found else 0
    return 0


def _save(language: str, additions: dict[Key, Translation], *, prune: bool) -> None:
    used = catalogue.extracted()
    entries = catalogue.translations(language) | additions
    if prune:
        entries = {key: text for key, text in entries.items() if key in used}
    catalogue.save(language, entries, used)
    print(f"{language}: {len(used)} texts, {len(_missing(language))} without translation")


def _given(options: argparse.Namespace) -> dict[Key, Translation]:
    rows: list[list[str | None]]
    if options.stdin:
        rows = [[*line.rstrip("\n").split("\t")] for line in sys.stdin if line.strip()]
    else:
        rows = [[options.english, options.translation, options.context, options.plural]]
    return dict(_entry(row) for row in rows)


def _entry(row: list[str | None]) -> tuple[Key, Translation]:
    """One row as key and translation; `\\n` in a row is a line break."""
    if len(row) < 2 or not row[0] or not row[1]:
        sys.exit(f"expected an English text and its translation, got: {row}")
    cells = [(cell or "").replace("\\n", "\n") for cell in [*row, "", ""]]
    english, translation, context, plural = cells[:4]
    key = Key(english, plural or None, context or None)
    return key, (translation,) if plural else translation


def _missing(language: str) -> set[Key]:
    known = catalogue.translations(language)
    return {key for key in catalogue.extracted() if not any(known.get(key, ""))}


def _print_keys(keys: set[Key]) -> None:
    for key in sorted(keys, key=lambda one: (one.text, one.context or "")):
        row = "\t".join((key.text, "", key.context or "", key.plural or "")).rstrip()
        print(row.replace("\n", "\\n"))


if __name__ == "__main__":
    sys.exit(main())
