"""Japanese for whole abilities: sentences, branches, loops."""

from __future__ import annotations

from game.cards.actions import Action, Choose, ChooseOne, Discard, Draw, ForEach, If, May, Repeat
from game.cards.language import Amount, Cards
from game.cards.writer.japanese.actions import price, simple
from game.cards.writer.japanese.conditions import condition
from game.cards.writer.japanese.lasting import lasting, same_time
from game.cards.writer.japanese.nouns import all_of, per, quantity, size
from game.cards.writer.japanese.verbs import joined, linked, permitted
from game.cards.writer.speech import LASTING, Speech, grouped, offered, only_change, rate_of

_NUMBERS = "①②③④⑤⑥⑦⑧⑨"


def sentences(speech: Speech, actions: tuple[Action, ...]) -> str:
    """Some actions as sentences one after the other."""
    return "".join(f"{text}。" for text in _texts(speech, actions))


def clauses(speech: Speech, actions: tuple[Action, ...]) -> str:
    """Some actions inside another sentence, without the last full stop."""
    first, *others = _texts(speech, actions)
    said = [first]
    for text in others:
        if "。" in said[-1] or _stands_alone(said[-1]) or _stands_alone(text):
            said.append(text)
        else:
            said[-1] = joined([said[-1], text])
    return "。".join(said)


def _stands_alone(text: str) -> bool:
    """Whether a sentence does not run into others: it says what does not happen."""
    return text.endswith("しない")


def _texts(speech: Speech, actions: tuple[Action, ...]) -> list[str]:
    """A sentence for each action; one leads over to the next after a choice, and from drawing to
    discarding."""
    texts: list[str] = []
    before: tuple[Action, ...] = ()
    for group in grouped(actions):
        text = _say(speech, group)
        if before and _leads_over(before, group):
            texts[-1] = f"{linked(texts[-1])}、{text}"
        elif len(before) == len(group) == 1 and (time := same_time(texts[-1], text)):
            texts[-1] = f"{linked(texts[-1])}、{text.removeprefix(time)}"
        else:
            texts.append(text)
        before = group
    return texts


def _leads_over(before: tuple[Action, ...], group: tuple[Action, ...]) -> bool:
    first = before[0]
    draws_first = isinstance(first, Draw) and isinstance(group[0], Discard)
    return draws_first or (isinstance(first, Choose) and first.cards.by == "mine")


def _say(speech: Speech, group: tuple[Action, ...]) -> str:
    first = group[0]
    if isinstance(first, LASTING):
        return lasting(speech, group)
    if isinstance(first, (May, If, ChooseOne, ForEach, Repeat)):
        return _structure(speech, first)
    text = simple(speech, first)
    speech.has_drawn |= isinstance(first, Draw) and first.of == "mine"
    if (cards := getattr(first, "cards", None)) is not None:
        speech.mention(cards)
    return text


def _structure(speech: Speech, action: May | If | ChooseOne | ForEach | Repeat) -> str:
    match action:
        case May():
            return _may(speech, action)
        case If():
            return _if(speech, action)
        case ChooseOne(of):
            which = "どちらか" if len(of) == 2 else "いずれか"
            listed = "。".join(
                f"{number}{clauses(speech, actions)}"
                for number, actions in zip(_NUMBERS, of, strict=False)
            )
            return f"次の{which}1つを選ぶ。{listed}"
        case ForEach(cards, then):
            whom = f"{all_of(speech, cards) if isinstance(cards, Cards) else ''}それぞれ"
            if only_change(then):
                speech.mention_each(cards, whom)
                return clauses(speech, then)
            speech.mention_each(cards)
            return f"{whom}について、{clauses(speech, then)}"
        case Repeat(count, then):
            return f"{_times(speech, count)}。{clauses(speech, then)}"


def _times(speech: Speech, count: Amount) -> str:
    if isinstance(count, int) or rate_of(count) is not None:
        return f"{per(speech, count)}次の効果を{size(speech, count)}回行う"
    return f"次の効果を{quantity(speech, count)}と同じ回数行う"


def _if(speech: Speech, action: If) -> str:
    if (offer := offered(action)) is not None:
        first, *rest = offer.then
        return f"{permitted(clauses(speech, (first,)))}。そうしたら、{clauses(speech, tuple(rest))}"
    lead = condition(speech, action.condition)
    speech.draws_more = speech.has_drawn
    text = f"{lead}、{clauses(speech, action.then)}"
    speech.draws_more = False
    return text + _otherwise(speech, "そうでなければ、", action.otherwise)


def _may(speech: Speech, action: May) -> str:
    if action.price is None:
        first, stop, rest = clauses(speech, action.then).partition("。")
        goes_on = isinstance(action.then[0], (ChooseOne, Repeat)) or rest.startswith("その後")
        lead = "" if goes_on or not stop else "そうしたら、"
        text = f"{permitted(first)}{stop}{lead}{rest}"
    else:
        paid = permitted(joined(price(speech, action.price)))
        text = f"{paid}。そうしたら、{clauses(speech, action.then)}"
    return text + _otherwise(speech, "そうしなければ、", action.otherwise)


def _otherwise(speech: Speech, lead: str, actions: tuple[Action, ...]) -> str:
    return f"。{lead}{clauses(speech, actions)}" if actions else ""
