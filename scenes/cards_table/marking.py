"""How each thing on the table stands to the player at this moment: usable, chosen, a target.

Reads what the player does and what is being shown; the same state of both gives the same marks.
Nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from game.core.types import CardId, Handle, ZoneKey
from game.dino import table
from scenes.cards_table.picture import Picture
from scenes.cards_table.playing import Playing
from scenes.draw.cards.marks import CardMark
from scenes.draw.seals import Mark

TURNED = {Mark.WIN: Mark.LOSE, Mark.LOSE: Mark.WIN}
"""A result as the other side sees it."""
ZONE_KINDS = 4
"""Letters of a zone's key that tell what kind of place it is."""


@dataclass(frozen=True, slots=True)
class Marking:
    """The mark of each thing, cards that are greyed or have a label, the results of attacks that
    are foreseen, and the arrow to draw."""

    marks: dict[Handle, CardMark]
    grey: frozenset[CardId] = frozenset()
    labels: dict[CardId, str] = field(default_factory=dict)
    results: dict[CardId, Mark] = field(default_factory=dict)
    arrow: tuple[CardId, Handle] | None = None

    def lighting(self, cards: Iterable[CardId]) -> Marking:
        """The same with these cards lit up."""
        lit: dict[Handle, CardMark] = {("card", card_id): CardMark.SELECTED for card_id in cards}
        return replace(self, marks={**self.marks, **lit})


def told(picture: Picture) -> Marking:
    """The marks while something is shown: those of the story alone."""
    marks: dict[Handle, CardMark] = {}
    if picture.acting is not None:
        marks["card", picture.acting] = CardMark.SELECTED
    marks.update((handle, CardMark.TARGETED) for handle in picture.aimed)
    attack = picture.attack
    if attack is None:
        return Marking(marks)
    marks["card", attack.attacker] = CardMark.SELECTED
    marks[attack.target] = CardMark.TARGETED
    return Marking(marks, arrow=(attack.attacker, attack.target))


def asked(playing: Playing, picture: Picture, level_up: str) -> Marking:
    """The marks at rest: those of the open question. `level_up` is said of cards that can."""
    story = told(picture)
    marks, arrow = story.marks, story.arrow
    targets = playing.targets()
    if playing.picks is not None:
        marks.update((handle, CardMark.LEGAL) for handle in playing.usable())
        marks.update((handle, CardMark.SELECTED) for handle in playing.picks.picked)
        return Marking(marks, _others(playing), arrow=arrow)
    if not targets:
        marks.update((handle, CardMark.USABLE) for handle in playing.usable())
    marks.update((handle, CardMark.LEGAL) for handle in targets)
    source = playing.source
    if source is not None:
        marks[source] = CardMark.SELECTED
        aimed = _aimed(playing)
        if aimed is not None:
            marks[aimed] = CardMark.TARGETED
        if playing.is_attacking and isinstance(source[1], int):
            arrow = source[1], aimed or source
    labels = {} if source is not None else _labels(playing, level_up)
    return Marking(marks, labels=labels, results=_results(playing), arrow=arrow)


def _results(playing: Playing) -> dict[CardId, Mark]:
    """How the battles of the chosen attacker would end, one for each dinosaur it may attack; or
    those of each dinosaur that may block, as its own side sees it."""
    if playing.is_attacking:
        return _marks_of(playing, playing.targets())
    if playing.kind != "block":
        return {}
    found = _marks_of(playing, playing.usable())
    return {card_id: TURNED.get(mark, mark) for card_id, mark in found.items()}


def _marks_of(playing: Playing, handles: Iterable[Handle]) -> dict[CardId, Mark]:
    found = {}
    for handle in handles:
        forecast = playing.foreseen(playing.source, handle)
        if forecast is not None and forecast.mark is not None and isinstance(handle[1], int):
            found[handle[1]] = forecast.mark
    return found


def _aimed(playing: Playing) -> Handle | None:
    """What the chosen attacker would attack."""
    over = playing.hovered
    return over if playing.is_attacking and over in playing.targets() else None


def _labels(playing: Playing, level_up: str) -> dict[CardId, str]:
    return {
        action.source[1]: level_up
        for action in playing.offers("level_up")
        if action.source is not None
        and isinstance(action.source[1], int)
        and action.source[1] not in playing.blind
    }


def _others(playing: Playing) -> frozenset[CardId]:
    """The cards that lie where a picking question picks, but cannot be picked."""
    cards = playing.view.cards
    meant = {handle[1] for handle in playing.usable()}
    places = {_place(cards[i].zone) for i in meant if isinstance(i, int)}
    return frozenset(
        card_id
        for card_id, card in cards.items()
        if card_id not in meant and _place(card.zone) in places
    )


def _place(zone: ZoneKey) -> str:
    """The kind of place; each hand is one of its own."""
    return zone if zone in table.HAND else zone[:ZONE_KINDS]
