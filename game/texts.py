"""Words for people: English text is the key, Japanese a gettext catalogue in `data/locale`.

Owns looking up, counting and filling in. A sentence made where no language is known (a refusal,
a fault in a file, a notice) travels as a `Phrase` and is put into words by `Texts.say`.
It knows nothing of settings or screens. Rules and card texts are data: see `Texts.pick`.
"""

import gettext
import os
import sys
from collections.abc import Mapping
from typing import Final, NamedTuple, Union

from game.resources import DATA_ROOT

LOCALE_ROOT: Final = DATA_ROOT / "locale"
DOMAIN: Final = "togijo"
SOURCE_LANGUAGE: Final = "en"
"""The language the keys are written in; it needs no catalogue."""

Param = Union[str, int, float, "Phrase"]


class Phrase(NamedTuple):
    """A sentence still to be said: its English key and what goes into the {placeholders}.

    Plain data, so it may be stored, compared and sent to another process. `str()` gives the
    English sentence. A placeholder may itself be a phrase.
    """

    text: str
    params: tuple[tuple[str, Param], ...] = ()
    context: str | None = None

    def __str__(self) -> str:
        return _fill(self.text, {name: str(value) for name, value in self.params})


def phrase(text: str, /, **params: Param) -> Phrase:
    """Make a `Phrase`; the text must be a literal, it is what the catalogue tool collects."""
    return Phrase(text, tuple(params.items()))


def phrasec(context: str, text: str, /, **params: Param) -> Phrase:
    """Make a `Phrase` whose English alone is ambiguous, told apart by `context`."""
    return Phrase(text, tuple(params.items()), context)


def N_(text: str) -> str:  # noqa: N802 - the name every gettext tool knows
    """Mark a literal for the catalogue without saying it yet; returns it unchanged."""
    return text


class Texts:
    """Every word the program says, in one language. Make a new one to change the language."""

    def __init__(self, language: str) -> None:
        """Open the catalogue of `language`, a member of `languages()`; ValueError for others."""
        if language not in languages():
            raise ValueError(f"no catalogue for language {language!r}, there are {languages()}")
        self.language: Final = language
        self._catalogue = gettext.translation(DOMAIN, LOCALE_ROOT, [language], fallback=True)

    def tr(self, text: str, /, **params: object) -> str:
        """Say `text` with its named {placeholders} filled in; KeyError if one is not given."""
        return _fill(self._catalogue.gettext(text), params) if text else ""

    def trn(self, singular: str, plural: str, n: int, /, **params: object) -> str:
        """Say the form that fits the count `n`, which is also the placeholder {n}."""
        return _fill(self._catalogue.ngettext(singular, plural, n), {"n": n, **params})

    def trc(self, context: str, text: str, /, **params: object) -> str:
        """Say a text whose English alone is ambiguous, such as "Draw" a card or the game."""
        return _fill(self._catalogue.pgettext(context, text), params)

    def say(self, sentence: Phrase) -> str:
        """Put a `Phrase` into words, with every phrase inside it."""
        params = {
            name: self.say(value) if isinstance(value, Phrase) else value
            for name, value in sentence.params
        }
        if sentence.context is None:
            return self.tr(sentence.text, **params)
        return self.trc(sentence.context, sentence.text, **params)

    def pick(self, wordings: Mapping[str, str]) -> str:
        """Choose this language from a data text `{ja: …, en: …}`; English, then any, if absent."""
        if self.language in wordings:
            return wordings[self.language]
        return wordings.get(SOURCE_LANGUAGE) or next(iter(wordings.values()), "")


def languages() -> tuple[str, ...]:
    """Codes of the languages that can be chosen, English first."""
    found = sorted(mo.parts[-3] for mo in LOCALE_ROOT.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return (SOURCE_LANGUAGE, *(code for code in found if code != SOURCE_LANGUAGE))


def system_language(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> str:
    """Guess the language of a first start from the system; English if it speaks none of ours."""
    known = languages()
    for wish in _wishes(environment, platform):
        code = wish.strip().lower().replace("-", "_").split(".")[0].split("_")[0]
        if code in known:
            return code
        if code in ("c", "posix"):
            return SOURCE_LANGUAGE
    return SOURCE_LANGUAGE


def _wishes(environment: Mapping[str, str], platform: str) -> list[str]:
    """Locale names in order of preference: the environment's, then the desktop's."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if named := environment.get(variable):
            return named.split(":")
    if platform == "win32":
        return [_windows_language()]
    if platform == "darwin":
        return _mac_languages()
    return []


def _windows_language() -> str:
    """Language of the Windows desktop; only the two languages we speak are told apart."""
    if sys.platform != "win32":
        return ""
    import ctypes  # noqa: PLC0415 - there is a `windll` on Windows only

    primary_language = ctypes.windll.kernel32.GetUserDefaultUILanguage() & 0x3FF
    return "ja" if primary_language == 0x11 else SOURCE_LANGUAGE


def _mac_languages() -> list[str]:
    """Languages of the macOS desktop; an app started from the Finder has no locale variables."""
    import subprocess  # noqa: PLC0415 - six milliseconds at every start, needed here only

    try:
        answer = subprocess.run(
            ["defaults", "read", "-g", "AppleLanguages"],
            capture_output=True, text=True, timeout=2, check=True,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        return []
    return [word.strip(' (),"') for word in answer.stdout.splitlines() if len(word) > 1]


def _fill(text: str, params: Mapping[str, object]) -> str:
    return text.format_map(params)
