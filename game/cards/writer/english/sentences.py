"""English for whole abilities: sentences, branches, loops, and what goes before them."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.actions import Action, ChooseOne, Discard, Draw, ForEach, If, May, Repeat
from game.cards.language import Cards, CountOf
from game.cards.writer.english.conditions import condition
from game.cards.writer.english.lasting import lasting
from game.cards.writer.english.nouns import each_of, listed, quantity
from game.cards.writer.english.verbs import Said, price, same, simple
from game.cards.writer.speech import LASTING, Speech, grouped, only_change

STRUCTURES = (May, If, ChooseOne, ForEach, Repeat)


def sentences(speech: Speech, actions: tuple[Action, ...]) -> str:
    """Some actions as sentences one after the other."""
    return " ".join(f"{upper(text)}." for text in _joined(speech, actions))


def clauses(speech: Speech, actions: tuple[Action, ...]) -> str:
    """Some actions inside another sentence: "draw a card and gain 1 life"."""
    return listed([said.plain for said in _said(speech, actions)])


def _bidden(speech: Speech, actions: tuple[Action, ...]) -> str:
    return listed([said.bidden for said in _said(speech, actions)])


def _said(speech: Speech, actions: tuple[Action, ...]) -> list[Said]:
    return [_say(speech, group) for group in grouped(actions)]


def _say(speech: Speech, group: tuple[Action, ...]) -> Said:
    first = group[0]
    if isinstance(first, LASTING):
        return Said(*lasting(speech, group))
    if isinstance(first, STRUCTURES):
        text = _structure(speech, first)
        return Said(text, text)
    cards = getattr(first, "cards", None)
    if isinstance(cards, Cards) and isinstance(cards.count, CountOf) and cards.count.times == 1:
        each = each_of(speech, cards.count.of)
        one = simple(speech, replace(first, cards=replace(cards, count=1)))
        said = same(f"for each {each}, {one.plain}")
    else:
        said = simple(speech, first)
    if cards is not None:
        speech.mention(cards)
    return said


def _joined(speech: Speech, actions: tuple[Action, ...]) -> list[str]:
    """A sentence for each action; drawing and then discarding is one."""
    texts: list[str] = []
    before: Action | None = None
    for group in grouped(actions):
        text = _say(speech, group).plain
        if isinstance(before, Draw) and isinstance(group[0], Discard):
            texts[-1] += f", then {text}"
        else:
            texts.append(text)
        before = group[0]
    return texts


def _structure(speech: Speech, action: Action) -> str:
    match action:
        case May():
            return _may(speech, action)
        case If(asked, then, otherwise):
            text = f"{condition(speech, asked)}, {clauses(speech, then)}"
            return text + _otherwise(speech, "Otherwise", otherwise)
        case ChooseOne(of):
            ways = "; or ".join(clauses(speech, actions) for actions in of)
            return f"choose one: {ways}"
        case ForEach(cards, then):
            whom = f"each {each_of(speech, cards) if isinstance(cards, Cards) else 'of them'}"
            if only_change(then):
                speech.mention_each(cards, whom)
                return clauses(speech, then)
            speech.mention_each(cards)
            return f"for {whom}, {clauses(speech, then)}"
        case Repeat(count, then):
            times = f"{quantity(speech, count)} times"
            return f"do this {'twice' if count == 2 else times}: {clauses(speech, then)}"
    raise AssertionError(action)


def _may(speech: Speech, action: May) -> str:
    if action.price is None:
        text = f"you may {_bidden(speech, action.then)}"
    else:
        text = f"you may {price(speech, action.price)}. If you do, {clauses(speech, action.then)}"
    return text + _otherwise(speech, "If you do not", action.otherwise)


def _otherwise(speech: Speech, lead: str, actions: tuple[Action, ...]) -> str:
    return f". {lead}, {clauses(speech, actions)}" if actions else ""


def upper(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]
