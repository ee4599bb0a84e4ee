"""The card language takes timings, places and prices from a game; none of dino's is built in."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec.structs import replace as replace_words

from game.cards import doing, paying, triggers
from game.cards.actions import Action, Destroy, Discard, Mill, Price
from game.cards.check.vocabulary import words_of
from game.cards.reckon import Scope
from game.cards.table import CardTable, table_of
from game.cards.terms import TimingWords, terms
from game.cards.values import has_keyword, value
from game.core.events import Event, Happened
from game.core.game_data import Words
from game.core.types import CardId, Emit, State, ZoneKey
from tests.dino.tables import table

Play = Callable[[CardTable], None]
OPEN = "{seats: [{hand: [rex], deck: [rex, 5], field: [rex]}, {}]}"


@pytest.fixture
def on(monkeypatch: pytest.MonkeyPatch) -> Play:
    """Plays on with another table than dino's."""

    def put(other: CardTable) -> None:
        for module in (doing, paying):
            monkeypatch.setattr(module, "table_of", lambda game: other)

    return put


def _unheard(event: Event) -> None:
    pass


def _scope(source: CardId) -> Scope:
    return Scope(source, 0, value, has_keyword, chosen=(source,))


def test_the_game_decides_where_the_destroyed_the_discarded_the_milled_and_the_paid_go(
    on: Play,
) -> None:
    went: list[str] = []

    def leave(state: State, ids: tuple[CardId, ...], spot: str, emit: Emit) -> None:
        went.append(spot)

    state = table(OPEN, "{rex: {}}")
    on(replace(table_of("dino"), leave=leave))
    standing, held = state.zones["slot01"], state.zones["hand0"]
    done: list[tuple[Action, tuple[CardId, ...]]] = [
        (Destroy(cards="this"), standing),
        (Discard(), held),
    ]
    for action, ids in done:
        doing.act_of(action)(state, _scope(standing[0]), ids, _unheard)
    doing.one_by_one(Mill(of="mine"))(state, _scope(standing[0]), _unheard)
    paying.pay(state, _scope(standing[0]), Price(destroy_this=True), _unheard)
    assert went == ["destroyed", "discarded", "milled", "paid"]


def test_the_game_decides_where_a_card_may_come_to(on: Play) -> None:
    def places(state: State, card_id: CardId) -> tuple[ZoneKey, ...]:
        return ("camp",)

    state = table(OPEN, "{rex: {}}")
    on(replace(table_of("dino"), places=places))
    assert doing.empty_slots(state, state.zones["hand0"][0]) == ("camp",)
    assert not doing.may_come(state, state.zones["slot01"][0])


def test_the_game_decides_what_pays(on: Play) -> None:
    spent: list[int] = []

    def spend(state: State, seat: int, much: int, emit: Emit) -> None:
        spent.append(much)

    state = table(OPEN, "{rex: {}}")
    scope = _scope(state.zones["slot01"][0])
    assert not paying.can_pay(state, scope, Price(pp=3))
    on(replace(table_of("dino"), funds=lambda state, seat: 3, spend=spend))
    assert paying.can_pay(state, scope, Price(pp=3))
    paying.pay(state, scope, Price(pp=3), _unheard)
    assert spent == [3]


def test_a_game_has_timings_and_zones_of_its_own() -> None:
    said = terms("dino")
    retreats = TimingWords(Words("撤退時", "On retreat"), meets=Words("{who}", "{who}"))
    timings = {**said.timings, "retreats": retreats}
    zones = {**said.zones, "magic": Words("魔力ゾーン", "magic zone")}
    known = words_of(replace_words(said, timings=timings, zones=zones), table_of("dino"))
    assert "retreats" in known.timings & known.with_partner - known.in_attack
    assert "magic" in known.zones
    assert (known.private, known.unseen) == (frozenset({"hand"}), frozenset({"deck"}))


def test_what_a_game_tells_of_fires_the_skills_that_wait_for_it() -> None:
    state = table(OPEN, "{rex: {abilities: [{when: retreats, do: [{do: draw}]}]}}")
    events: list[Event] = []
    triggers.happen(state, "retreats", state.zones["slot01"][0], events.append)
    assert events == [Happened("retreats", state.zones["slot01"][0], -1)]
    assert len(state.waiting) == 1
