"""The text in a field while it is being edited: caret, selection, composition of an input method.

A pure model: it knows no pixels, fonts or events. Positions count characters; the caret lies
before the character of its number.
"""

import re
from dataclasses import dataclass

UNWANTED = re.compile("[\x00-\x1f\x7f\u200b\u200c\u200d\u2060\ufeff]")
"""Control and zero-width characters: fonts cannot draw them, and nobody can see them."""


@dataclass(slots=True)
class TextEdit:
    """One line of text. `anchor` is the other end of the selection."""

    text: str = ""
    caret: int = 0
    anchor: int = 0
    composition: str = ""
    longest: int = 64

    def __post_init__(self) -> None:
        self.set(self.text)

    @property
    def selection(self) -> tuple[int, int]:
        """First and last position of the selection; equal if nothing is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected text."""
        start, end = self.selection
        return self.text[start:end]

    @property
    def shown(self) -> str:
        """What the field displays: the text with the composition at the caret."""
        if not self.composition:
            return self.text
        start, end = self.selection
        return self.text[:start] + self.composition + self.text[end:]

    @property
    def shown_caret(self) -> int:
        """The caret's place in `shown`: after the composition, whose own caret is unreliable."""
        return self.selection[0] + len(self.composition) if self.composition else self.caret

    def set(self, text: str) -> None:
        """Replace everything; the caret goes to the end."""
        self.text = UNWANTED.sub("", text)[: self.longest]
        self.caret = self.anchor = len(self.text)
        self.composition = ""

    def insert(self, typed: str) -> bool:
        """Put text in the place of the selection; False if nothing changed.

        An input method sends its result in pieces and may clear its composition before or after
        them: an entered text always ends the composition.
        """
        self.composition = ""
        typed = UNWANTED.sub("", typed.replace("\t", " ").replace("\n", " "))
        start, end = self.selection
        typed = typed[: self.longest - len(self.text) + (end - start)]
        if not typed and start == end:
            return False
        self.text = self.text[:start] + typed + self.text[end:]
        self.caret = self.anchor = start + len(typed)
        return True

    def compose(self, composition: str) -> None:
        """Show what the input method has not entered yet; "" ends it."""
        self.composition = UNWANTED.sub("", composition)

    def move(self, to: int, *, select: bool = False) -> None:
        """Put the caret somewhere; `select` leaves the other end of the selection in place."""
        self.caret = max(0, min(len(self.text), to))
        if not select:
            self.anchor = self.caret

    def step(self, by: int, *, select: bool = False, word: bool = False) -> None:
        """Move the caret by a character or a word; a selection is left at its side instead."""
        start, end = self.selection
        if start != end and not select:
            self.move(start if by < 0 else end)
        elif word:
            self.move(self._word_edge(by), select=select)
        else:
            self.move(self.caret + by, select=select)

    def select_all(self) -> None:
        """Select everything, the caret at the end."""
        self.anchor, self.caret = 0, len(self.text)

    def select_word(self, at: int) -> None:
        """Select the word around a position."""
        self.caret = min(at + 1, len(self.text))
        self.anchor = self._word_edge(-1)
        self.caret = self.anchor
        self.caret = self._word_edge(1)

    def erase(self, by: int, *, word: bool = False) -> bool:
        """Erase the selection, else towards `by` (−1 before, +1 after); False if nothing was."""
        if self.caret == self.anchor:
            self.caret = self._word_edge(by) if word else self.caret + by
            self.caret = max(0, min(len(self.text), self.caret))
        start, end = self.selection
        self.text = self.text[:start] + self.text[end:]
        self.caret = self.anchor = start
        return start != end

    def _word_edge(self, by: int) -> int:
        """The next edge between words; blanks belong to the word before them."""
        edges = [0, len(self.text)]
        edges += [match.start() for match in re.finditer(r"(?<=\s)\S|(?<=\w)[^\w\s]", self.text)]
        if by < 0:
            return max(edge for edge in edges if edge < max(self.caret, 1))
        return min([edge for edge in edges if edge > self.caret], default=len(self.text))
