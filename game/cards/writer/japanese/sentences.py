"""Japanese for whole abilities: sentences, branches, loops."""

from __future__ import annotations

from game.cards.actions import Action, Choose, ChooseOne, Discard, Draw, ForEach, If, May, Repeat
from game.cards.language import Cards
from game.cards.writer.japanese.actions import price, simple
from game.cards.writer.japanese.conditions import condition
from game.cards.writer.japanese.lasting import lasting
from game.cards.writer.japanese.nouns import all_of, quantity
from game.cards.writer.japanese.verbs import joined, linked, permitted
from game.cards.writer.speech import LASTING, Speech, grouped, only_change

_NUMBERS = "①②③④⑤⑥⑦⑧⑨"


def sentences(speech: Speech, actions: tuple[Action, ...]) -> str:
    """Some actions as sentences one after the other."""
    return "".join(f"{text}。" for text in _texts(speech, actions))


def clauses(speech: Speech, actions: tuple[Action, ...]) -> str:
    """Some actions inside another sentence, without the last full stop."""
    texts = _texts(speech, actions)
    return "。".join(texts) if any(map(_stands_alone, texts)) else joined(texts)


def _stands_alone(text: str) -> bool:
    """Whether a sentence does not run into others: several in one, or what does not happen."""
    return "。" in text or text.endswith("しない")


def _texts(speech: Speech, actions: tuple[Action, ...]) -> list[str]:
    """A sentence for each action; one leads over to the next after a choice, and from drawing to
    discarding."""
    texts: list[str] = []
    before: Action | None = None
    for group in grouped(actions):
        text = _say(speech, group)
        draws_first = isinstance(before, Draw) and isinstance(group[0], Discard)
        if isinstance(before, Choose) or draws_first:
            texts[-1] = f"{linked(texts[-1])}、{text}"
        else:
            texts.append(text)
        before = group[0]
    return texts


def _say(speech: Speech, group: tuple[Action, ...]) -> str:
    first = group[0]
    if isinstance(first, LASTING):
        return lasting(speech, group)
    if isinstance(first, (May, If, ChooseOne, ForEach, Repeat)):
        return _structure(speech, first)
    text = simple(speech, first)
    if (cards := getattr(first, "cards", None)) is not None:
        speech.mention(cards)
    return text


def _structure(speech: Speech, action: May | If | ChooseOne | ForEach | Repeat) -> str:
    match action:
        case May():
            return _may(speech, action)
        case If(asked, then, otherwise):
            text = f"{condition(speech, asked)}、{clauses(speech, then)}"
            return text + _otherwise(speech, "そうでなければ、", otherwise)
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
            return f"次の効果を{quantity(speech, count)}回行う。{clauses(speech, then)}"


def _may(speech: Speech, action: May) -> str:
    if action.price is None:
        text = permitted(clauses(speech, action.then))
    else:
        paid = permitted(joined(price(speech, action.price)))
        text = f"{paid}。そうしたら、{clauses(speech, action.then)}"
    return text + _otherwise(speech, "そうしなければ、", action.otherwise)


def _otherwise(speech: Speech, lead: str, actions: tuple[Action, ...]) -> str:
    return f"。{lead}{clauses(speech, actions)}" if actions else ""
