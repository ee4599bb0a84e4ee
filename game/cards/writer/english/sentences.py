"""English for whole abilities: sentences, branches, loops, and what goes before them."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.actions import Action, ChooseOne, Discard, Draw, ForEach, If, May, Repeat
from game.cards.language import Cards, CountOf
from game.cards.writer.english.conditions import condition
from game.cards.writer.english.lasting import lasting
from game.cards.writer.english.nouns import each_of, listed, quantity
from game.cards.writer.english.said import Said, same, together
from game.cards.writer.english.verbs import price, simple
from game.cards.writer.speech import LASTING, Speech, grouped, offered, only_change

STRUCTURES = (May, If, ChooseOne, ForEach, Repeat)


def sentences(speech: Speech, actions: tuple[Action, ...]) -> str:
    """Some actions as sentences one after the other."""
    return " ".join(f"{upper(text)}." for text in _joined(speech, actions))


def clauses(speech: Speech, actions: tuple[Action, ...]) -> str:
    """Some actions inside another sentence: "draw a card and gain 1 life"."""
    runs: list[list[str]] = [[]]
    for said in _said(speech, actions):
        if runs[-1] and (said.is_apart or ". " in runs[-1][-1]):
            runs.append([])
        runs[-1].append(said.whole)
    first, *others = [listed(run) for run in runs]
    return ". ".join([first, *map(upper, others)])


def _bidden(speech: Speech, actions: tuple[Action, ...]) -> str:
    return listed([said.after_may for said in _said(speech, actions)])


def _said(speech: Speech, actions: tuple[Action, ...]) -> list[Said]:
    """What each action says; changes that last as long are said together."""
    told: list[Said] = []
    for group in grouped(actions):
        said = _say(speech, group)
        both = together(told[-1], said) if told else None
        told[-1:] = [both] if both is not None else [*told[-1:], said]
    return told


def _say(speech: Speech, group: tuple[Action, ...]) -> Said:
    first = group[0]
    if isinstance(first, LASTING):
        return lasting(speech, group)
    if isinstance(first, STRUCTURES):
        text = _structure(speech, first)
        return Said(text, text)
    cards = getattr(first, "cards", None)
    if isinstance(cards, Cards) and isinstance(cards.count, CountOf) and cards.count.times == 1:
        each = each_of(speech, cards.count.of)
        one = simple(speech, replace(first, cards=replace(cards, count=1)))
        said = same(f"for {each}, {one.plain}")
    else:
        said = simple(speech, first)
    speech.has_drawn |= isinstance(first, Draw) and first.of == "mine"
    if cards is not None:
        speech.mention(cards)
    return said


def _joined(speech: Speech, actions: tuple[Action, ...]) -> list[str]:
    """A sentence for each action; drawing and then discarding is one."""
    texts: list[str] = []
    before: Action | None = None
    last: Said | None = None
    for group in grouped(actions):
        said = _say(speech, group)
        both = together(last, said) if last is not None else None
        if isinstance(before, Draw) and isinstance(group[0], Discard):
            texts[-1] += f", then {said.whole}"
        elif both is not None:
            texts[-1] = both.whole
        else:
            texts.append(said.whole)
        before, last = group[0], both or said
    return texts


def _structure(speech: Speech, action: Action) -> str:
    match action:
        case May():
            return _may(speech, action)
        case If():
            return _if(speech, action)
        case ChooseOne(of):
            ways = "; or ".join(clauses(speech, actions) for actions in of)
            return f"choose one: {ways}"
        case ForEach(cards, then):
            whom = each_of(speech, cards) if isinstance(cards, Cards) else "each of them"
            if only_change(then):
                speech.mention_each(cards, whom)
                return clauses(speech, then)
            speech.mention_each(cards)
            return f"for {whom}, {clauses(speech, then)}"
        case Repeat(count, then):
            times = f"{quantity(speech, count)} times"
            return f"do this {'twice' if count == 2 else times}: {clauses(speech, then)}"
    raise AssertionError(action)


def _if(speech: Speech, action: If) -> str:
    if (offer := offered(action)) is not None:
        first, *rest = offer.then
        given = _bidden(speech, (first,))
        return f"you may {given}. If you do, {clauses(speech, tuple(rest))}"
    lead = condition(speech, action.condition)
    speech.draws_more = speech.has_drawn
    text = f"{lead}, {clauses(speech, action.then)}"
    speech.draws_more = False
    return text + _otherwise(speech, "Otherwise", action.otherwise)


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
