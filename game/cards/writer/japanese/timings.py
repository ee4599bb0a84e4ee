"""Japanese for when an ability is carried out: chips, and 「…を召喚したとき」."""

from __future__ import annotations

from game.cards.card import Ability
from game.cards.language import Where
from game.cards.writer.japanese.nouns import described
from game.cards.writer.speech import Speech

_CHIPS = {
    "summoned": "召喚時",
    "leaves": "離脱時",
    "attacks": "攻撃時",
    "attacked": "攻撃された時",
    "blocks": "ブロック時",
    "won": "勝利時",
    "lost": "敗北時",
    "strikes": "直撃時",
    "levelled": "Lv.アップ時",
    "discarded": "捨てられた時",
    "turn_start": "ターン開始時",
    "turn_end": "ターン終了時",
    "constant": "常時",
    "activated": "起動",
    "cast": "",
}
_OF_OTHERS = {
    "summoned": "{who}を召喚したとき",
    "leaves": "{who}がフィールドを離れたとき",
    "attacks": "{who}が攻撃したとき",
    "attacked": "{who}が攻撃されたとき",
    "blocks": "{who}がブロックしたとき",
    "won": "{who}がバトルに勝ったとき",
    "lost": "{who}がバトルに負けたとき",
    "strikes": "{who}がライフに攻撃を当てたとき",
    "levelled": "{who}のLv.が上がったとき",
    "discarded": "{who}を捨てたとき",
}
_OPPOSING = {
    "summoned": "相手が{who}を召喚したとき",
    "discarded": "相手が{who}を捨てたとき",
}
_WITH_OTHERS = {
    "attacks": "{this}が{whom}に攻撃したとき",
    "attacked": "{this}が{whom}に攻撃されたとき",
    "blocks": "{this}が{whom}の攻撃をブロックしたとき",
    "won": "{this}が{whom}とのバトルに勝ったとき",
    "lost": "{this}が{whom}とのバトルに負けたとき",
}


def chip(ability: Ability) -> str:
    """When, for a chip; empty for a spell and where `occasion` says it in words."""
    if ability.when in ("turn_start", "turn_end"):
        return ("相手の" if ability.whose == "theirs" else "") + _CHIPS[ability.when]
    if ability.whose != "this" or ability.where is not None:
        return ""
    return _CHIPS[ability.when]


def occasion(speech: Speech, ability: Ability) -> str:
    """When, in words, where a chip is not enough: 「自分のほかの恐竜を召喚したとき」."""
    if chip(ability) or ability.when not in _OF_OTHERS:
        return ""
    where = ability.where or Where()
    noun = speech.words.types[where.type or speech.words.field_type].ja
    described_noun = f"{described(speech, where)}{noun}"
    if ability.whose == "this":
        this = f"この{speech.words.types[speech.words.field_type].ja}"
        return _WITH_OTHERS[ability.when].format(this=this, whom=f"相手の{described_noun}")
    if ability.whose == "mine":
        return _OF_OTHERS[ability.when].format(who=f"自分のほかの{described_noun}")
    if ability.when in _OPPOSING:
        return _OPPOSING[ability.when].format(who=described_noun)
    return _OF_OTHERS[ability.when].format(who=f"相手の{described_noun}")
