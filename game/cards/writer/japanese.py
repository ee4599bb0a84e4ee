"""Card text in Japanese, in the voice of a printed card.

Each action is a sentence; what was chosen before is "その" and its noun. Numbers are Arabic.
"""

from __future__ import annotations

from game.cards.actions import (
    Action,
    Awake,
    Change,
    Choose,
    ChooseOne,
    CostChange,
    Delta,
    Destroy,
    Discard,
    Draw,
    ForEach,
    Gain,
    If,
    KeepDormant,
    Level,
    Look,
    Lose,
    MakeDormant,
    May,
    Mill,
    Move,
    Price,
    Repeat,
    Search,
    Summon,
    Track,
)
from game.cards.card import Ability
from game.cards.language import (
    Amount,
    Both,
    Cards,
    Compare,
    Condition,
    CountOf,
    Either,
    Exists,
    HalfOf,
    Matches,
    Not,
    Ref,
    Selector,
    StatOf,
    TrackOf,
    TurnOf,
    Where,
)
from game.cards.terms import Terms

_TIMINGS = {
    "summoned": "{who}を召喚したとき",
    "leaves": "{who}がフィールドを離れたとき",
    "attacks": "{who}が攻撃したとき",
    "attacked": "{who}が攻撃されたとき",
    "blocks": "{who}がブロックしたとき",
    "won": "{who}がバトルに勝ったとき",
    "lost": "{who}がバトルに負けたとき",
    "strikes": "{who}がライフにダメージを与えたとき",
    "levelled": "{who}のLv.が上がったとき",
    "discarded": "{who}を捨てたとき",
}
_SELF = {
    "summoned": "召喚時",
    "leaves": "離れた時",
    "attacks": "攻撃時",
    "attacked": "被攻撃時",
    "blocks": "ブロック時",
    "won": "勝利時",
    "lost": "敗北時",
    "strikes": "直撃時",
    "levelled": "Lv.アップ時",
    "discarded": "捨てた時",
    "turn_start": "ターン開始時",
    "turn_end": "ターン終了時",
    "constant": "常時",
    "activated": "起動",
    "cast": "",
}
_OWNERS = {"mine": "自分の", "theirs": "相手の", "any": ""}
_LASTING = {
    "turn": "このターン、",
    "until_my_next_turn": "次の自分のターンのはじめまで、",
    "until_owners_next_turn": "次の持ち主のターンのはじめまで、",
    "field": "",
}
_SPOTS = {
    "hand": "持ち主の手札に戻す",
    "strata": "持ち主の地層に置く",
    "deck_top": "持ち主の山札の上に置く",
    "deck_bottom": "持ち主の山札の下に置く",
}
_REFS = {
    "this": "この{noun}",
    "other": "その相手の{noun}",
    "chosen": "その{noun}",
    "each": "その{noun}",
    "attacker": "攻撃している{noun}",
    "attacked": "攻撃されている{noun}",
}
_COMPARISONS = {"at_least": "以上", "at_most": "以下", "equal": ""}


def timing(words: Terms, ability: Ability) -> str:
    """When, in a few words for a chip."""
    if ability.whose == "theirs" and ability.when in ("turn_start", "turn_end"):
        return "相手の" + _SELF[ability.when]
    if ability.whose == "this" or ability.when not in _TIMINGS:
        return _SELF[ability.when]
    noun = words.types[words.field_type].ja
    owner = "自分のほかの" if ability.whose == "mine" else "相手の"
    where = _adjectives(words, ability.where) if ability.where else ""
    return _TIMINGS[ability.when].format(who=owner + where + noun)


def body(words: Terms, ability: Ability) -> str:
    """The sentences of an ability."""
    text = ""
    if ability.price is not None:
        text += _price(words, ability.price)
    if ability.condition is not None:
        text += condition(words, ability.condition) + "、"
    return text + sentences(words, ability.do)


def _price(words: Terms, price: Price) -> str:
    parts = []
    if price.pp:
        parts.append(f"PPを{price.pp}払う")
    if price.dormant:
        parts.append(f"この{words.types[words.field_type].ja}を休眠にする")
    if price.discard:
        parts.append(f"手札を{price.discard}枚地層に置く")
    if price.destroy_this:
        parts.append(f"この{words.types[words.field_type].ja}を地層に置く")
    return "、".join(parts) + "：" if parts else ""


def sentences(words: Terms, actions: tuple[Action, ...]) -> str:
    """Some actions as sentences one after the other."""
    return "".join(sentence(words, action) + "。" for action in actions)


def clauses(words: Terms, actions: tuple[Action, ...]) -> str:
    """Some actions inside another sentence, without the last full stop."""
    return "。".join(sentence(words, action) for action in actions)


def sentence(words: Terms, action: Action) -> str:
    """One action, without its full stop."""
    match action:
        case Draw(count, of):
            return f"{_subject(of)}カードを{_number(words, count)}枚引く"
        case Discard(cards):
            return f"{selector(words, cards)}を捨てる"
        case Mill(count, of):
            return f"{_OWNERS[of]}山札の上から{_number(words, count)}枚を地層に置く"
        case Search(cards, to):
            return _search(words, cards, to)
        case Look(count, take, rest):
            return _look(words, count, take, rest)
        case Move(cards, to, shuffle):
            return f"{selector(words, cards)}を{_SPOTS[to]}" + _then_shuffle(shuffle)
        case Summon():
            return _summon(words, action)
        case Destroy(cards):
            return f"{selector(words, cards)}を持ち主の地層に置く"
        case Awake(cards):
            return f"{selector(words, cards)}を覚醒にする"
        case MakeDormant(cards):
            return f"{selector(words, cards)}を休眠にする"
        case KeepDormant(cards):
            return f"{selector(words, cards)}は次の持ち主のターンのはじめに覚醒しない"
        case Level():
            return _level(words, action)
        case Delta() | Change() | Gain() | Lose() | CostChange():
            return _lasting(words, action)
        case Track():
            return _track(words, action)
        case Choose(cards):
            return f"{selector(words, cards)}を選ぶ"
        case _:
            return _structure(words, action)


def _subject(of: str) -> str:
    return "相手は" if of == "theirs" else ""


def _then_shuffle(shuffle: bool) -> str:
    return "。その後、山札をシャッフルする" if shuffle else ""


def _search(words: Terms, cards: Cards, to: str) -> str:
    found = _noun(words, cards)
    count = _count(words, cards)
    put = "召喚する" if to == "field" else "公開して手札に加える"
    return f"自分の山札から{found}{count}を探し、{put}。その後、山札をシャッフルする"


def _look(words: Terms, count: Amount, take: Cards, rest: str) -> str:
    places = {"deck_bottom": "山札の下", "deck_top": "山札の上", "strata": "地層"}
    return (
        f"自分の山札の上から{_number(words, count)}枚を見る。その中から{_noun(words, take)}"
        f"{_count(words, take)}を手札に加え、残りを{places[rest]}に置く"
    )


def _summon(words: Terms, action: Summon) -> str:
    text = f"{selector(words, action.cards)}を"
    if action.level > 1:
        text += f"Lv.{action.level}で"
    if action.dormant:
        text += "休眠状態で"
    return text + "召喚する"


def _level(words: Terms, action: Level) -> str:
    who = selector(words, action.cards)
    if action.to is not None:
        text = f"{who}のLv.を{action.to}にする"
    else:
        verb = "上げる" if action.by > 0 else "下げる"
        text = f"{who}のLv.を{abs(action.by)}{verb}"
    if action.may_act:
        text += f"。その{_ref_noun(words, action.cards)}はすぐに行動できる"
    return text


def _lasting(words: Terms, action: Delta | Change | Gain | Lose | CostChange) -> str:
    lead = _LASTING[action.lasting]
    match action:
        case Delta(cards, stat, by):
            verb = "下げる" if isinstance(by, int) and by < 0 else "上げる"
            size = str(abs(by)) if isinstance(by, int) else amount(words, by)
            return f"{lead}{selector(words, cards)}の{words.stats[stat].ja}を{size}{verb}"
        case Change(cards, stat, to):
            number = amount(words, to)
            return f"{lead}{selector(words, cards)}の{words.stats[stat].ja}を{number}にする"
        case Gain(cards, keyword):
            return f"{lead}{selector(words, cards)}は【{words.keywords[keyword].name.ja}】を持つ"
        case Lose(cards, keyword):
            return f"{lead}{selector(words, cards)}は【{words.keywords[keyword].name.ja}】を失う"
        case CostChange(by, of, kind, attribute):
            noun = words.types[kind or "card"].ja
            element = f"{words.attributes[attribute].ja}属性の" if attribute else ""
            verb = "減らす" if by < 0 else "増やす"
            return f"{lead}{_OWNERS[of]}手札の{element}{noun}のコストを{abs(by)}{verb}"


def _track(words: Terms, action: Track) -> str:
    name = words.tracks[action.track].ja
    verb = "減らす" if action.falling else "増やす"
    return f"{_OWNERS[action.of]}{name}を{amount(words, action.by)}{verb}"


def _structure(words: Terms, action: Action) -> str:
    match action:
        case May(then, _, otherwise):
            text = _may(words, then)
            return text + (f"。しないなら、{clauses(words, otherwise)}" if otherwise else "")
        case If(cond, then, otherwise):
            text = f"{condition(words, cond)}、{clauses(words, then)}"
            return text + (f"。そうでないなら、{clauses(words, otherwise)}" if otherwise else "")
        case ChooseOne(of):
            listed = "".join(f"「{clauses(words, actions)}」" for actions in of)
            return f"次から1つを選ぶ。{listed}"
        case ForEach(cards, then):
            return f"{selector(words, cards)}それぞれについて、{clauses(words, then)}"
        case Repeat(count, then):
            return f"{clauses(words, then)}。これを合計{amount(words, count)}回行う"
    raise AssertionError(action)


def _may(words: Terms, then: tuple[Action, ...]) -> str:
    *before, last = [sentence(words, action) for action in then]
    return "。".join([*before, f"{last}ことができる"])


# --- nouns, numbers, conditions -----------------------------------------------------------------


def selector(words: Terms, cards: Selector) -> str:
    """Which cards, as a noun phrase."""
    if not isinstance(cards, Cards):
        return _REFS[cards].format(noun=words.types[words.field_type].ja)
    places = {"field": "", "hand": "手札の", "deck": "山札の", "strata": "地層の"}
    owner = _OWNERS[cards.of]
    if cards.pick == "all":
        return f"{owner or 'お互いの'}{places[cards.zone]}{_noun(words, cards)}すべて"
    random = "無作為に選んだ" if cards.pick == "random" else ""
    chooser = "相手が選んだ" if cards.by == "theirs" else ""
    return (
        f"{chooser}{random}{owner}{places[cards.zone]}{_noun(words, cards)}{_count(words, cards)}"
    )


def _noun(words: Terms, cards: Cards) -> str:
    return _adjectives(words, cards.where) + words.types[_kind(words, cards)].ja


def _kind(words: Terms, cards: Cards) -> str:
    if cards.where.type is not None:
        return cards.where.type
    return words.field_type if cards.zone == "field" else "card"


def _ref_noun(words: Terms, cards: Selector) -> str:
    kind = _kind(words, cards) if isinstance(cards, Cards) else words.field_type
    return words.types[kind].ja


def _count(words: Terms, cards: Cards) -> str:
    unit = words.types[_kind(words, cards)].unit
    limit = "まで" if cards.pick == "up_to" else ""
    return f"{_number(words, cards.count)}{unit}{limit}"


def _adjectives(words: Terms, where: Where) -> str:
    text = "ほかの" if where.other else ""
    if where.fresh is not None:
        text += "このターンに召喚された" if where.fresh else "このターンより前からいる"
    if where.state is not None:
        text += "覚醒している" if where.state == "awake" else "休眠している"
    for name, least, most in _limits(words, where):
        if least is not None:
            text += f"{name}{amount(words, least)}以上の"
        if most is not None:
            text += f"{name}{amount(words, most)}以下の"
    if where.keyword is not None:
        text += f"【{words.keywords[where.keyword].name.ja}】を持つ"
    if where.same_name_as is not None:
        text += "同じ名前の"
    if where.attribute is not None:
        text += f"{words.attributes[where.attribute].ja}属性の"
    return text


def _limits(words: Terms, where: Where) -> list[tuple[str, Amount | None, Amount | None]]:
    return [
        (words.stats["cost"].ja, where.cost_least, where.cost_most),
        (words.stats["battle"].ja, where.battle_least, where.battle_most),
        (words.stats["level"].ja, where.level_least, where.level_most),
    ]


def _number(words: Terms, value: Amount) -> str:
    return str(value) if isinstance(value, int) else amount(words, value)


def amount(words: Terms, value: Amount) -> str:
    """How much, as a noun phrase or a number."""
    match value:
        case int():
            return str(value)
        case CountOf(of, times):
            unit = words.types[_kind(words, of)].unit
            each = str(times) if times != 1 else "1"
            return f"{selector(words, _all(of)).removesuffix('すべて')}1{unit}につき{each}"
        case StatOf(stat, of, times):
            text = f"{selector(words, of)}の{words.stats[stat].ja}"
            return text + (f"×{times}" if times != 1 else "分")
        case TrackOf(track, of, below, times):
            text = f"{_OWNERS[of]}{words.tracks[track].ja}"
            if below is not None:
                text = f"{below}から{text}を引いた数"
            return text + (f"×{times}" if times != 1 else "と同じ数")
        case HalfOf(of):
            return f"{amount(words, of)}の半分（端数切り捨て）"


def _all(cards: Cards) -> Cards:
    return Cards(zone=cards.zone, of=cards.of, where=cards.where, pick="all")


def condition(words: Terms, cond: Condition) -> str:
    """A condition, to stand before a comma."""
    return f"{statement(words, cond)}なら"


def statement(words: Terms, cond: Condition, *, negated: bool = False) -> str:
    """A condition as a statement, without its ending."""
    match cond:
        case Exists(cards, at_least):
            unit = words.types[_kind(words, cards)].unit
            who = selector(words, _all(cards)).removesuffix("すべて")
            if negated:
                return f"{who}がいない" if at_least == 1 else f"{who}が{at_least}{unit}未満"
            return f"{who}がいる" if at_least == 1 else f"{who}が{at_least}{unit}以上いる"
        case Compare(left, op, right):
            text = f"{_plain(words, left)}が{_plain(words, right)}{_COMPARISONS[op]}"
            return text + ("でない" if negated else "")
        case Not(of):
            return statement(words, of, negated=not negated)
        case Both(of):
            return "、かつ".join(statement(words, one) for one in of)
        case Either(of):
            return "か、".join(statement(words, one) for one in of)
        case TurnOf(who):
            mine = (who == "mine") != negated
            return "自分のターン" if mine else "相手のターン"
        case Matches(card, where):
            return _matches(words, card, where, negated=negated)


def _plain(words: Terms, value: Amount) -> str:
    """An amount to be compared: "自分のライフ" rather than "自分のライフと同じ数"."""
    return amount(words, value).removesuffix("と同じ数").removesuffix("分")


def _matches(words: Terms, card: Ref, where: Where, *, negated: bool) -> str:
    who = selector(words, card)
    ending = "でない" if negated else ""
    return f"{who}が{_adjectives(words, where)}{words.types[words.field_type].ja}{ending}"
