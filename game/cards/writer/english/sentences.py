"""English for whole abilities: sentences, branches, loops, and what goes before them."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.actions import Action, Choose, ChooseOne, Discard, Draw, ForEach, If, May, Repeat
from game.cards.language import Amount, Cards, CountOf, Selector
from game.cards.writer.english.conditions import condition
from game.cards.writer.english.lasting import lasting
from game.cards.writer.english.nouns import each_of, listed, per, quantity, theirs_named
from game.cards.writer.english.said import Said, after, has_stop, same, together
from game.cards.writer.english.verbs import price, simple
from game.cards.writer.speech import LASTING, Speech, grouped, offered, only_change, rate_of

STRUCTURES = (May, If, ChooseOne, ForEach, Repeat)


def sentences(speech: Speech, actions: tuple[Action, ...]) -> str:
    """Some actions as sentences one after the other."""
    return " ".join(f"{upper(said.whole)}." for said in _said(speech, actions))


def clauses(speech: Speech, actions: tuple[Action, ...]) -> str:
    """Some actions inside another sentence: "draw a card and gain 1 life"."""
    runs: list[list[str]] = [[]]
    for said in _said(speech, actions):
        if runs[-1] and (said.is_apart or has_stop(runs[-1][-1])):
            runs.append([])
        goes_on = runs[-1] and said.is_it  # "raise its level and give it", not "and it gains"
        runs[-1].append(said.after_may if goes_on else said.whole)
    first, *others = [listed(run) for run in runs]
    return ". ".join([first, *map(upper, others)])


def _bidden(speech: Speech, actions: tuple[Action, ...]) -> str:
    return listed([said.after_may for said in _said(speech, actions)])


def _said(speech: Speech, actions: tuple[Action, ...]) -> list[Said]:
    """What each action says; changes that last as long are said together, and so are drawing and
    then discarding."""
    told: list[Said] = []
    before: Action | None = None
    for group in grouped(actions):
        said = _say(speech, group)
        if isinstance(before, Draw) and isinstance(group[0], Discard):
            told[-1] = after(told[-1], said)
        elif told and (both := together(told[-1], said)) is not None:
            told[-1] = both
        else:
            told.append(said)
        before = group[0]
    return told


def _say(speech: Speech, group: tuple[Action, ...]) -> Said:
    first = group[0]
    if isinstance(first, STRUCTURES):
        text = _structure(speech, first)
        return Said(text, text)
    cards = getattr(first, "cards", None)
    if isinstance(cards, Cards) and not isinstance(first, Discard):
        if cards.by == "theirs" and cards.pick in ("choose", "up_to"):
            return _chosen_by_them(speech, group, cards)
        if isinstance(cards.count, CountOf) and cards.count.times == 1:
            return _for_each_of(speech, group, replace(cards, count=1), cards.count.of)
    said = lasting(speech, group) if isinstance(first, LASTING) else simple(speech, first)
    speech.has_drawn |= isinstance(first, Draw) and first.of == "mine"
    if cards is not None:
        speech.mention(cards)
    return said


def _with(group: tuple[Action, ...], cards: Selector) -> tuple[Action, ...]:
    """The same actions on other cards."""
    return (replace(group[0], cards=cards), *group[1:])


def _for_each_of(speech: Speech, group: tuple[Action, ...], one: Cards, counted: Cards) -> Said:
    """As many cards as there are others: "for each of your dinosaurs, make one dormant"."""
    each = each_of(speech, counted)
    said = same(f"for {each}, {_say(speech, _with(group, one)).whole}")
    speech.mention(replace(one, count=2))
    return said


def _chosen_by_them(speech: Speech, group: tuple[Action, ...], cards: Cards) -> Said:
    """The opponent's choice comes first: "the opponent chooses one of their dinosaurs. …"."""
    named = theirs_named(speech, cards)
    speech.mention(cards)
    if isinstance(group[0], Choose):
        return Said(f"the opponent chooses {named}", f"have the opponent choose {named}")
    said = _say(speech, _with(group, "chosen"))
    plain = f"the opponent chooses {named}. {upper(said.whole)}"
    return Said(plain, f"have the opponent choose {named} and {said.after_may}")


def _structure(speech: Speech, action: Action) -> str:
    match action:
        case May():
            return _may(speech, action)
        case If():
            return _if(speech, action)
        case ChooseOne(of):
            return f"choose one: {_ways([clauses(speech, actions) for actions in of])}"
        case ForEach(cards, then):
            whom = each_of(speech, cards) if isinstance(cards, Cards) else "each of them"
            if only_change(then):
                speech.mention_each(cards, whom)
                return clauses(speech, then)
            speech.mention_each(cards)
            return f"for {whom}, {clauses(speech, then)}"
        case Repeat(count, then):
            return f"do this {_times(speech, count)}: {clauses(speech, then)}"
    raise AssertionError(action)


def _ways(ways: list[str]) -> str:
    """Ways to choose from, numbered where one of them has more than a sentence."""
    if not any(map(has_stop, ways)):
        return "; or ".join(ways)
    return ". ".join(f"({number}) {upper(way)}" for number, way in enumerate(ways, 1))


def _times(speech: Speech, count: Amount) -> str:
    if isinstance(count, int):
        return {1: "once", 2: "twice"}.get(count, f"{count} times")
    if (rate := rate_of(count)) is not None:
        often = "once" if rate.times == 1 else f"{rate.times} times"
        return f"{often}{per(speech, rate)}"
    return f"a number of times equal to {quantity(speech, count)}"


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
        text = _offer(_said(speech, action.then))
    else:
        text = f"you may {price(speech, action.price)}. If you do, {clauses(speech, action.then)}"
    return text + _otherwise(speech, "If you do not", action.otherwise)


def _offer(told: list[Said]) -> str:
    """What may be done, and what comes of it in a sentence of its own."""
    parts = [said.after_may for said in told]
    apart = next((place for place, said in enumerate(told) if place and said.is_apart), None)
    if apart is None:
        return f"you may {listed(parts)}"
    rest = listed([said.whole for said in told[apart:]])
    return f"you may {listed(parts[:apart])}. If you do, {rest}"


def _otherwise(speech: Speech, lead: str, actions: tuple[Action, ...]) -> str:
    return f". {lead}, {clauses(speech, actions)}" if actions else ""


def upper(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]
