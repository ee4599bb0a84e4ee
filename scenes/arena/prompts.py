"""What the bar under the board says: the question, what would come of it, and the answers.

Puts a plan, a refusal or the other player's turn into words. Which words a rule has is the game's
data; labels of buttons are the catalogue's. Nothing is drawn or decided here.
"""

from __future__ import annotations

from game.core.phrases import Phrases, phrases
from game.core.types import Refusal, Seat, State
from game.onmyo.geometry import FORWARD, meeting_side
from game.onmyo.orbs import LOSE, MUTUAL
from game.onmyo.record import prompt_of
from game.onmyo.table import arena_of
from game.texts import Texts
from scenes.arena.asking import Asking, Command, Forecast, Label, Reply
from scenes.arena.picture import ShownClash
from scenes.arena.plan import Plan, Stage
from scenes.arena.routes import Route

SIDE_NAMES = ("front", "right", "rear", "left")


class Prompter:
    """Says plans in one language; `names` are the players' by seat."""

    def __init__(self, texts: Texts, names: tuple[str, str]) -> None:
        self.texts = texts
        self.names = names
        self.words: Phrases = phrases("onmyo")

    @property
    def language(self) -> str:
        """The code of the language."""
        return self.texts.language

    def thing(self, kind: str, name: str, facet: str = "name", **params: str) -> str:
        """The game's words for a thing."""
        return self.words.thing(kind, name, self.language, facet, **params)

    # --- the states of the bar

    def refused(self, refusal: Refusal) -> Asking:
        """Why something cannot be done, with the clause."""
        tr = self.texts.tr
        return Asking(
            headline=self.words.refusal(refusal, self.language),
            title=tr("Not allowed: {clause}", clause=refusal.clause),
            seal="否",
            replies=(Reply(tr("Read {clause}", clause=refusal.clause), Command.READ_RULE),),
            warns=True,
        )

    def replaying(self) -> Asking:
        """The last turn is shown once more."""
        return Asking(
            self.texts.tr("The last turn, once more"), self.texts.tr("A click skips it."), seal="再"
        )

    def in_short(self, route: Route) -> str:
        """What comes of a way, in a few words."""
        battle = route.battle
        if route.wins:
            return self.words.log("circle", self.language)
        if battle is not None:
            return self._says(battle.result, battle.mover, battle.defender)
        front = self.thing("orb", route.steps[-1].front, "beast")
        steps = self.texts.trn("{n} step", "{n} steps", len(route.steps))
        return self.texts.tr("{steps}, then {orb} faces forward", steps=steps, orb=front)

    def waiting(self, view: State, *, thinking: bool) -> Asking:
        """The other player decides."""
        decision = view.decision
        if decision is None:
            return Asking(headline=self.texts.tr("The match is over"), seal="終")
        key, params = prompt_of(view)
        asked = self.words.prompt(key, self.language, **params).waiting
        name = self.names[decision.seat]
        thinks = self.texts.tr("{name} is thinking", name=name) if thinking else ""
        return Asking(headline=asked, detail=thinks, seal="待")

    def clash(self, shown: ShownClash, viewer: Seat | None) -> Asking:
        """A clash that is being shown; `viewer` is None where two people look on."""
        mine = self._who(shown.seat, viewer)
        theirs = self._who(1 - shown.seat, viewer)
        if viewer is None:
            means = self._goes_home(shown)
        else:
            means = self._means(shown.result, own=shown.seat == viewer)
        return Asking(
            title=self.texts.tr("Battle"),
            headline=self._says(shown.result, shown.mover, shown.defender),
            detail=means,
            forecast=Forecast(shown.result, shown.mover, shown.defender, mine, theirs),
        )

    def _goes_home(self, shown: ShownClash) -> str:
        """Whose piece returns to hand, by name."""
        if shown.result == MUTUAL:
            return self._means(shown.result, own=True)
        loser = shown.seat if shown.result == LOSE else 1 - shown.seat
        return self.texts.tr("{name}: the piece returns to hand", name=self.names[loser])

    def _who(self, seat: Seat, viewer: Seat | None) -> Label:
        name = self.texts.tr("You") if seat == viewer else self.names[seat]
        return Label(name, name)

    def _says(self, result: str, mover: str, defender: str) -> str:
        return self.thing("result", result, "says", mover=mover, defender=defender)

    def _means(self, result: str, *, own: bool) -> str:
        """What a result means for the viewer: the same words, turned round for the defender."""
        turned = {"win": "lose", "lose": "win"}
        return self.thing("result", result if own else turned.get(result, result), "means")

    def planned(self, plan: Plan, shown: Route | None) -> Asking:
        """The question to the viewer, and what would come of the way that is shown."""
        route = shown or plan.route
        if route is not None:
            return self._route(plan, route, chosen=route is plan.route)
        match plan.stage:
            case Stage.TURN:
                return self._turn(plan)
            case Stage.PAY:
                return self._pay(plan)
            case Stage.FACE:
                return self._question(plan, "向", self.texts.tr("Summon facing this way"))
            case Stage.STEP:
                return self._free_step(plan)
            case Stage.RETURN:
                return self._return(plan)
            case Stage.ASIDE:
                label = self.texts.tr("Set this orb aside") if plan.orb else ""
                return self._question(plan, "除", label)
        return self._whole()

    # --- one stage each

    def _question(self, plan: Plan, seal: str, confirm: str = "") -> Asking:
        key, params = prompt_of(plan.state)
        asked = self.words.prompt(key, self.language, **params)
        replies = [Reply(confirm, Command.CONFIRM, commits=True)] if confirm else []
        if not plan.is_untouched:
            replies.append(self._cancel())
        return Asking(asked.ask, asked.hint, seal=seal, replies=tuple(replies))

    def _cancel(self) -> Reply:
        return Reply(self.texts.tr("Cancel"), Command.CANCEL)

    def _turn(self, plan: Plan) -> Asking:
        tr = self.texts.tr
        if plan.must_pass:
            return self._question(plan, "休", tr("Pass"))
        if plan.piece is None and plan.orb is None:
            return self._question(plan, "番")
        if plan.piece is None:
            assert plan.orb is not None
            headline, detail = tr("Choose the piece to move"), self._effect(plan.orb)
        elif plan.orb is None:
            headline = tr("Choose the orb to pay with")
            detail = tr("Or choose a square: the orbs that lead there are offered.")
        else:
            headline = self._asks_for_square(plan)
            detail = self._effect(plan.orb)
        return Asking(headline, detail, seal="移", replies=(self._cancel(),))

    def _asks_for_square(self, plan: Plan) -> str:
        there = plan.reach()
        most = max((len(one.steps) for one in there.routes), default=1) if there else 1
        return self.texts.trn(
            "Choose a square, 1 step away",
            "Choose a square, up to {n} steps away",
            most,
        )

    def _effect(self, orb: str) -> str:
        return self.thing("orb", orb, "effect")

    def _pay(self, plan: Plan) -> Asking:
        asked = self._question(plan, "払")
        _, params = prompt_of(plan.state)
        return Asking(
            asked.headline,
            self.texts.tr("An orb pays 1, Genbu pays 2."),
            seal=asked.seal,
            replies=asked.replies,
            total=(int(params["paid"]), int(params["cost"])),
        )

    def _free_step(self, plan: Plan) -> Asking:
        asked = self._question(plan, "歩")
        stop = Reply(self.texts.tr("Stay here"), Command.STOP)
        return Asking(asked.headline, asked.detail, seal="歩", replies=(stop, *asked.replies))

    def _return(self, plan: Plan) -> Asking:
        asked = self._question(plan, "戻")
        tr = self.texts.tr
        replies = (
            Reply(tr("Return to the circle"), Command.COME_BACK, commits=True),
            Reply(tr("Do not return"), Command.STAY),
            *asked.replies,
        )
        return Asking(asked.headline, asked.detail, seal="戻", replies=replies)

    def _whole(self) -> Asking:
        tr = self.texts.tr
        replies = (Reply(tr("Summon"), Command.CONFIRM, commits=True), self._cancel())
        return Asking(tr("The payment is complete"), seal="召", replies=replies)

    # --- the forecast of a way

    def _route(self, plan: Plan, route: Route, *, chosen: bool) -> Asking:
        replies: tuple[Reply, ...] = (self._cancel(),) if not plan.is_untouched else ()
        if chosen:
            label = self.texts.tr("Make this move")
            replies = (Reply(label, Command.CONFIRM, commits=True), *replies)
        battle = route.battle
        if battle is None:
            headline, detail = self._quiet_end(plan, route)
            hint = self._hint_of_ways(plan, route)
            title = self.texts.tr("This move")
            return Asking(headline, detail, title, hint, "移", None, replies)
        means = self._means(battle.result, own=True)
        if route.wins:
            means = self.words.log("circle", self.language)
        elif _may_return(route):
            means = self.texts.tr("Both go home; yours may return to your circle.")
        return Asking(
            title=self.texts.tr("If it comes to battle"),
            headline=self._says(battle.result, battle.mover, battle.defender),
            detail=means,
            forecast=self._forecast(plan, route),
            replies=replies,
            hint=self._hint_of_ways(plan, route),
        )

    def _hint_of_ways(self, plan: Plan, route: Route) -> str:
        """That there are other ways to the same square, and how to see them."""
        there = plan.reach()
        more = there is not None and len(there.to(route.goal)) > 1
        return self.texts.tr("R: another way") if more else ""

    def _quiet_end(self, plan: Plan, route: Route) -> tuple[str, str]:
        tr = self.texts.tr
        last = route.steps[-1]
        if route.wins:
            return tr("You enter the enemy circle and win"), self._gives(plan)
        front = self.thing("orb", last.front, "beast")
        return tr("To {square}, then {orb} faces forward", square=last.square, orb=front), (
            self._gives(plan)
        )

    def _gives(self, plan: Plan) -> str:
        spent = plan.spent
        if not spent:
            return ""
        orbs = self.words.log("and", self.language).join(
            self.thing("orb", orb, "beast") for orb in spent
        )
        return self.texts.tr("Your opponent receives: {orbs}", orbs=orbs)

    def _forecast(self, plan: Plan, route: Route) -> Forecast:
        battle = route.battle
        assert battle is not None
        squares = (route.start, *route.squares)
        side = meeting_side(_direction(plan.state, squares[-2], squares[-1]))
        tr = self.texts.tr
        mine = self._side(side, plan.seat)
        theirs = self._side((side + 2) % 4, 1 - plan.seat)
        return Forecast(
            battle.result,
            battle.mover,
            battle.defender,
            Label(tr("You: {side}", side=mine), mine),
            Label(tr("Opponent: {side}", side=theirs), theirs),
        )

    def _side(self, side: int, seat: Seat) -> str:
        return self.thing("side", SIDE_NAMES[(side - FORWARD[seat]) % 4])


def _may_return(route: Route) -> bool:
    """Whether suzaku's return is asked for after this way (O-35)."""
    decision = route.after.decision
    return decision is not None and decision.kind == "return"


def _direction(state: State, source: str, square: str) -> int:
    return next(d for d, other in arena_of(state).neighbours[source] if other == square)
