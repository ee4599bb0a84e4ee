"""What the strip says: the question, what would come of an answer, and the answers.

Puts what the player does, a refusal, or the other player's turn into words. Which words a question
has is the game's data; labels of buttons are the catalogue's. Nothing is drawn or decided here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame

from game.core.phrases import Asked, begins_a_line
from game.core.types import Action, CardId, Handle, Outcome, Refusal, State
from game.dino import table
from game.dino.asking import asked, told_apart
from scenes.cards_table.effect_words import effect_under_way, sentence, started_by
from scenes.cards_table.foresight import Forecast
from scenes.cards_table.numbers import attack_of, number_of
from scenes.cards_table.picture import Picture
from scenes.cards_table.playing import Playing
from scenes.cards_table.warnings import is_vain
from scenes.cards_table.words import Words
from scenes.draw.seals import Mark
from scenes.table.strip import Asking, Reply

PASS_KEY: Final = "P"
MAY_KEYS: Final = {"yes": ("Y", pygame.K_y), "no": ("N", pygame.K_n)}
NO_SIDES: Final[Mapping[CardId, str]] = MappingProxyType({})
BOTH: Final = 2
"""Dinosaurs that fall where nobody but the two of a battle does."""


class Order(StrEnum):
    """What a button of the strip, or of the side, does."""

    ANSWER = "answer"
    USE = "use"
    DONE = "done"
    CANCEL = "cancel"
    READ = "read"
    SHOW_LIST = "show list"
    SKIP = "skip"
    TELL = "tell"
    LEAVE = "leave"


class Command(NamedTuple):
    """An order, and the action or the clause it is about."""

    order: Order
    action: Action | None = None
    clause: str = ""


class Prompter:
    """Says what is asked in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self.tr = words.tr

    # --- while nobody is asked

    def shown(self, picture: Picture, *, replaying: bool, whole: bool = False) -> Asking:
        """Something is being shown; `replaying` once more, be it the `whole` match."""
        tr, caption, numbers = self.tr, picture.caption, picture.numbers
        if replaying:
            skip = Reply(tr("Skip"), Command(Order.SKIP))
            again = self._words.texts.trc("cards", "The last turn, once more")
            return Asking(
                tr("The match, once more") if whole else again,
                caption,
                "再",
                replies=(skip,),
            )
        if numbers.outcome is not None:
            return self._over(numbers.outcome)
        if not caption:
            begun = numbers.turn > 0
            caption = self._words.whose(numbers.active) if begun else tr("The hands are dealt")
        return Asking(caption, seal="報")

    def waiting(self, view: State, *, thinking: bool) -> Asking:
        """The other player decides."""
        decision = view.decision
        if decision is None:
            return self._looked_at(view)
        name = self._words.names[decision.seat]
        detail = self.tr("{name} is thinking", name=name) if thinking else ""
        return Asking(self._question(view).waiting, detail, "待")

    def _over(self, outcome: Outcome) -> Asking:
        """The match has ended, and how."""
        return Asking(self.tr("The match is over"), self._words.ends(outcome), "終")

    def _looked_at(self, view: State) -> Asking:
        """Nothing can be done any more, but looked at."""
        assert view.outcome is not None, "nobody decides in a match that goes on"
        story = Reply(self.tr("The match from its beginning"), Command(Order.TELL))
        back = Reply(self.tr("Back to the result"), Command(Order.LEAVE), commits=True, key="Esc")
        return replace(self._over(view.outcome), replies=(story, back))

    def passing(self, view: State) -> Asking:
        """A window is being passed by a standing order."""
        assert view.decision is not None
        return Asking(self._question(view).ask, self.tr("Passes by standing order"), "対")

    def refused(self, refusal: Refusal, view: State) -> Asking:
        """Why something cannot be done, with the clause; and a way out where there is one."""
        tr = self.tr
        read = Reply(
            tr("Read {clause}", clause=refusal.clause), Command(Order.READ, clause=refusal.clause)
        )
        replies = [read]
        if refusal.code == "attack_phase_only" and view.decision is not None:
            on = next((o for o in view.decision.options if o.kind == "to_attack"), None)
            if on is not None:
                replies.append(Reply(tr("Go to the attack phase"), Command(Order.ANSWER, on)))
        said = self._words.phrases.refusal(refusal, self._words.language)
        return Asking(f"{refusal.clause}　{said}", seal="否", replies=tuple(replies), warns=True)

    # --- the open question

    def asked(self, playing: Playing) -> Asking:
        """The question to the viewer."""
        source = playing.source
        if source is not None and isinstance(source[1], int):
            return self._chosen(playing, source, source[1])
        match playing.kind:
            case "main" | "attack":
                return self._plain(playing, "番")
            case "counter" | "block":
                return self._window(playing)
            case "may":
                return self._may(playing)
            case "choose" | "redraw":
                return self._picking(playing)
            case "mode" | "order":
                show = Reply(self.tr("Show the choices"), Command(Order.SHOW_LIST), commits=True)
                return self._plain(playing, "選", show)
        return self._plain(playing, "選")

    def _plain(self, playing: Playing, seal: str, *replies: Reply) -> Asking:
        said = self._question(playing.view)
        return Asking(said.ask, said.hint, seal, replies=replies)

    def _question(self, view: State) -> Asked:
        return asked(view, self._words.language)

    # --- a card is chosen

    def _chosen(self, playing: Playing, source: Handle, card_id: CardId) -> Asking:
        view = playing.view
        cancel = Reply(self.tr("Cancel"), Command(Order.CANCEL))
        skill = self.tr("Use the skill")
        skills = tuple(
            Reply(skill, Command(Order.ANSWER, action)) for action in playing.skills(card_id)
        )
        if card_id not in view.zones[table.HAND[view.cards[card_id].owner]]:
            return self._attacker(playing, card_id, (*skills, cancel))
        if not table.is_dinosaur(view, card_id):
            use = Reply(self.tr("Use it"), Command(Order.USE), commits=True, key="Enter")
            headline = self.tr("Use {card}?", card=self._words.card(view, card_id))
            return Asking(headline, self._worth(playing, card_id), "呪", replies=(use, cancel))
        headline = self.tr("Choose a slot for {card}", card=self._words.card(view, card_id))
        detail = self._price(view, card_id)
        if any(target[0] == "card" for target in playing.targets()):
            detail = self.tr("Put it on the same dinosaur to raise its level")
        return Asking(headline, detail, "召", replies=(cancel,))

    def _worth(self, playing: Playing, card_id: CardId) -> str:
        """What a spell costs, and whether that would be for nothing."""
        view, price = playing.view, self._price(playing.view, card_id)
        assert playing.decision is not None
        if not is_vain(view, Action("cast", playing.decision.seat, ("card", card_id))):
            return price
        return self.tr("As things stand it does nothing; {price}", price=price)

    def _price(self, view: State, card_id: CardId) -> str:
        seat = view.cards[card_id].owner
        have, cost = view.tracks[seat, table.PP], number_of(view, card_id, "cost").amount
        return self.tr("PP {before} → {after}", before=have, after=max(0, have - cost))

    def _attacker(self, playing: Playing, card_id: CardId, replies: tuple[Reply, ...]) -> Asking:
        view, forecast = playing.view, playing.forecast()
        if not playing.is_attacking:
            headline = self._words.card(view, card_id)
            return Asking(headline, self._skill_sentence(playing, card_id), "技", replies=replies)
        headline = self.tr("Choose what {card} attacks", card=self._words.card(view, card_id))
        if forecast is None:
            return Asking(headline, "", "攻", replies=replies)
        detail = self.forecast(view, forecast)
        return Asking(detail, self.doubts(view, forecast), "攻", forecast.mark, replies)

    def _skill_sentence(self, playing: Playing, card_id: CardId) -> str:
        skills = playing.skills(card_id)
        if not skills:
            return ""
        effect = started_by(playing.view, skills[0])
        return sentence(playing.view, effect, self._words.language)

    # --- forecasts

    def forecast(
        self, view: State, forecast: Forecast, sides: Mapping[CardId, str] = NO_SIDES
    ) -> str:
        """What an attack would come to: values, who falls, levels, life left. Cards go by the
        names of their `sides` where there are any."""
        tr, parts = self.tr, []
        if forecast.values is not None:
            mine, theirs = forecast.values
            said = tr("{mine} against {theirs}", mine=mine, theirs=theirs)
            if sides:
                said = tr("attacker {mine}, defender {theirs}", mine=mine, theirs=theirs)
            parts.append(said)
        if forecast.life is not None:
            before, after = forecast.life
            parts.append(tr("life {before} → {after}", before=before, after=after))
        if forecast.fallen and forecast.mark is Mark.MUTUAL and len(forecast.fallen) == BOTH:
            parts.append(tr("both fall"))
        elif forecast.fallen:
            named = (sides.get(one) or self._one(view, one) for one in forecast.fallen)
            fallen = tr(", ").join(named)
            parts.append(tr("to the strata: {cards}", cards=fallen))
        for card_id, level in forecast.levels:
            name = sides.get(card_id) or self._one(view, card_id)
            parts.append(tr("{card} → Lv.{level}", card=name, level=level))
        if forecast.decides:
            parts.append(tr("this ends the match"))
        if not parts:
            parts.append(tr("The attack would come to nothing"))
        return begins_a_line(tr("; ").join(parts))

    def _one(self, view: State, card_id: CardId) -> str:
        """The name of a dinosaur, and whose it is where both sides have one of that name."""
        return told_apart(view, card_id, self._words.language)

    def doubts(self, view: State, forecast: Forecast) -> str:
        """What could make it come out otherwise."""
        tr, parts = self.tr, []
        if forecast.blockers:
            parts.append(tr("{cards} may block", cards=self._words.cards(view, forecast.blockers)))
        if forecast.answerable or forecast.unsure:
            parts.append(tr("depends on hidden cards"))
        elif forecast.open_end:
            parts.append(tr("a choice comes first"))
        return begins_a_line(tr("; ").join(parts))

    # --- windows and questions of cards

    def _window(self, playing: Playing) -> Asking:
        """Who attacks what, what will come of it, and the way to let it pass."""
        said = self._question(playing.view)
        passing = playing.offers("pass")
        label = self.tr("Do not counter")
        if playing.kind == "block":
            label = self.tr("Do not block")
        replies = tuple(
            Reply(label, Command(Order.ANSWER, a), key=PASS_KEY, shortcut=pygame.K_p)
            for a in passing
        )
        forecast = playing.forecast()
        assert forecast is not None
        over, headline = playing.hovered, said.ask
        if playing.kind == "block" and over is not None and over in playing.usable():
            name = self._one(playing.view, int(str(over[1])))
            headline = self.tr("Block with {card}?", card=name)
        else:
            over = None
        detail = self.forecast(playing.view, forecast, self._sides(playing.view, over))
        return Asking(headline, detail, "対" if playing.kind == "counter" else "盾", None, replies)

    def _sides(self, view: State, blocker: Handle | None) -> dict[CardId, str]:
        """What the two of the battle under way are called; with a `blocker` in its place."""
        attack = attack_of(view)
        if attack is None:
            return {}
        found, target = {attack.attacker: self.tr("the attacker")}, blocker or attack.target
        if target[0] == "card":
            found[int(str(target[1]))] = self.tr("the defender")
        return found

    def _may(self, playing: Playing) -> Asking:
        said = self._question(playing.view)
        detail = self._effect(playing.view) or said.hint
        labels = {"yes": self.tr("Yes"), "no": self.tr("No")}
        replies = tuple(
            Reply(
                labels[str(a.target[1])],
                Command(Order.ANSWER, a),
                commits=a.target[1] == "yes",
                key=MAY_KEYS[str(a.target[1])][0],
                shortcut=MAY_KEYS[str(a.target[1])][1],
            )
            for a in reversed(playing.offers("may"))
            if a.target is not None
        )
        return Asking(said.ask, detail, "問", replies=replies)

    def _effect(self, view: State) -> str:
        """What the effect that asks says, as on its card; its name is told where there is room."""
        effect = effect_under_way(view)
        return sentence(view, effect, self._words.language) if effect is not None else ""

    def _picking(self, playing: Playing) -> Asking:
        picks = playing.picks
        assert picks is not None
        said = self._question(playing.view)
        if picks.is_single:
            return Asking(said.ask, self._effect(playing.view) or said.hint, "選")
        detail = self.tr("{count} chosen", count=len(picks.picked)) if picks.picked else said.hint
        label = self.tr("Done")
        if playing.kind == "redraw":
            count = len(picks.picked)
            label = self._words.texts.trn("Redraw {n}", "Redraw {n}", count)
            label = label if count else self.tr("Keep this hand")
        least = self._words.texts.trn("Choose {n} first.", "Choose {n} first.", picks.least)
        done = Reply(
            label, Command(Order.DONE), commits=True, reason="" if picks.is_enough else least
        )
        return Asking(said.ask, detail, "選", replies=(done,))
