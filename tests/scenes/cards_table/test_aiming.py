"""A spell put on a dinosaur takes it as its target, or says before it is paid that it may not."""

from pathlib import Path

import pytest

from game.core import engine
from game.core.types import Action, Handle, State
from game.dino import aiming
from game.dino.aiming import Aim, aimed
from tests.dino.tables import table as table_of
from tests.scenes.cards_table.tables import ALONE, pilot_of, played_match

CARDS = """{
  wall: {spell: [{do: delta, stat: battle, by: 200, cards: {of: mine}},
                 {do: gain, keyword: block, cards: chosen}]},
  pair: {spell: [{do: make_dormant, cards: {pick: up_to, count: 2}}]},
  fern: {spell: [{do: draw}]},
  rex: {}, egg: {}}"""


def laid(spell: str, own: str = "rex, egg") -> tuple[State, Action]:
    state = table_of(f"seats: [{{field: [{own}], hand: [{spell}]}}, {{field: [rex, egg]}}]", CARDS)
    cast = next(option for option in engine.legal(state) if option.kind == "cast")
    return state, cast


@pytest.fixture
def _all_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tables have no decks to guess from."""
    monkeypatch.setattr(aiming, "determinize", lambda state, _dice: state.clone())


def on(view: State, slot: str) -> Handle:
    return "card", view.zones[slot][0]


@pytest.mark.usefixtures("_all_known")
def test_the_dinosaur_it_is_put_on_is_chosen() -> None:
    view, cast = laid("wall")
    over = on(view, "slot02")
    aim = aimed(view, cast, over)
    assert aim == Aim((cast, Action("choose", 0, over)))
    for action in aim.actions:
        engine.play(view, action)


@pytest.mark.usefixtures("_all_known")
@pytest.mark.parametrize("own", ["rex, egg", "rex"])
def test_one_that_may_not_be_chosen_is_refused_before_anything_is_paid(own: str) -> None:
    view, cast = laid("wall", own)
    aim = aimed(view, cast, on(view, "slot11"))
    assert not aim.actions
    assert aim.refusal is not None
    assert aim.refusal.code == "cannot_be_chosen"


@pytest.mark.usefixtures("_all_known")
@pytest.mark.parametrize("spell", ["pair", "fern"])
def test_a_spell_that_asks_for_several_or_for_none_is_only_used(spell: str) -> None:
    view, cast = laid(spell)
    assert aimed(view, cast, on(view, "slot11")) == Aim((cast,))


def test_a_spell_dropped_on_a_dinosaur_works_on_it(tmp_path: Path) -> None:
    for seed in range(1, 60):
        match = played_match(seed, 3 + seed % 6, ALONE)
        view = match.view(0)
        if view.decision is None or view.decision.seat != 0:
            continue
        for cast in (option for option in view.decision.options if option.kind == "cast"):
            for target in [o for o in view.cards if view.cards[o].zone.startswith("slot")]:
                aim = aimed(view, cast, ("card", target))
                if len(aim.actions) > 1 and cast.source is not None:
                    pilot = pilot_of(tmp_path, match, warn_vain=False, warn_last_card=False)
                    pilot.wait()
                    count = len(match.actions)
                    pilot.drag_things(cast.source, ("card", target))
                    assert tuple(pilot.session.match.actions[count : count + 2]) == aim.actions
                    return
    raise AssertionError("no spell ever asks for one dinosaur")
