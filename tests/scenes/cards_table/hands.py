"""Hands that give an answer to a question of a card table: they drag, they click, they type."""

from collections.abc import Callable

from game.core.types import Action, Handle
from scenes.cards_table.card_list import CardList
from scenes.cards_table.intents import CLOTH
from scenes.cards_table.option_list import OptionList
from tests.scenes.cards_table.tables import CardsPilot
from tests.scenes.pilot import STEP

Hands = Callable[[CardsPilot, Action], None]
PLAYED = frozenset({"summon", "cast", "level_up", "attack", "block"})


def by_dragging(pilot: CardsPilot, action: Action) -> None:
    if action.kind in PLAYED and action.source is not None:
        over = action.target or CLOTH
        if action.kind == "block":
            over = CLOTH
        pilot.drag_things(action.source, over)
    else:
        answer(pilot, action)


def by_clicking(pilot: CardsPilot, action: Action) -> None:
    if action.kind == "block" and action.source is not None:
        pilot.click_thing(action.source)
    elif action.kind in PLAYED and action.source is not None:
        pilot.click_thing(action.source)
        pilot.click_thing(action.target or action.source)
    else:
        answer(pilot, action)


def by_keys(pilot: CardsPilot, action: Action) -> None:
    pilot.read()
    if action.kind == "block" and action.source is not None:
        press_at(pilot, action.source)
    elif action.kind in PLAYED and action.source is not None:
        press_at(pilot, action.source)
        pilot.tick(STEP)
        if action.target is not None:
            press_at(pilot, found_at(pilot, action.target))
        else:
            pilot.key("return")
    elif action.kind == "to_attack":
        pilot.key("a")
        pilot.confirm_dialog()
    elif action.kind == "end_turn":
        pilot.key("e")
        pilot.confirm_dialog()
    elif action.kind == "pass":
        pilot.key("p")
    else:
        answer(pilot, action)


def press_at(pilot: CardsPilot, handle: Handle) -> None:
    """Go to a place by Tab and press Return there."""
    for _ in range(60):
        scope = pilot.scene.focus_scope
        if scope.shows_focus and getattr(scope.focused, "handle", None) == handle:
            pilot.key("return")
            return
        pilot.key("tab")
    raise AssertionError(f"the keyboard does not come to {handle}")


def found_at(pilot: CardsPilot, target: Handle) -> Handle:
    """What lies at a target: a slot is found by the card in it."""
    there = pilot.session.view.zones[str(target[1])] if target[0] == "zone" else ()
    return ("card", there[0]) if there else target


def answer(pilot: CardsPilot, action: Action) -> None:
    """Answers that are not put on the table: by buttons, lists, slots, picked cards."""
    match action.kind:
        case "to_attack":
            pilot.click(pilot.table.furniture.rail.next.box.center)
            pilot.confirm_dialog()
        case "end_turn":
            pilot.click(pilot.table.furniture.rail.finish.box.center)
            pilot.confirm_dialog()
        case "pass":
            pilot.key("p")
        case "activate":
            assert action.source is not None
            pilot.click_thing(action.source)
            skills = pilot.table.playing.skills(int(str(action.source[1])))
            buttons = [b for b in pilot.table.furniture.strip.children if b.label == "スキルを使う"]
            pilot.click(buttons[skills.index(action)].box.center)
        case "may":
            assert action.target is not None
            pilot.press_button("はい" if action.target[1] == "yes" else "いいえ")
        case "mode" | "order":
            listed = pilot.layer
            assert isinstance(listed, OptionList)
            index = pilot.table.playing.offers(action.kind).index(action)
            pilot.click(listed.rows[index].box.center)
        case "slot":
            assert action.target is not None
            pilot.click_thing(action.target)
        case "choose" | "redraw":
            pick(pilot, action)
    pilot.confirm_dialog()


def pick(pilot: CardsPilot, action: Action) -> None:
    """One card and, where that is enough but not all, "done"; or only "done"."""
    playing = pilot.table.playing
    picks = playing.picks
    assert picks is not None
    wanted = [action.source] if action.source is not None else []
    for handle in picks.open:
        if len(wanted) < picks.least and handle not in wanted:
            wanted.append(handle)
    single = picks.is_single
    for handle in wanted:
        listed = pilot.layer
        if isinstance(listed, CardList):
            press_tile(pilot, listed, handle)
        else:
            pilot.click_thing(handle)
    if not single:
        listed = pilot.layer
        strip = listed.strip if isinstance(listed, CardList) else pilot.table.furniture.strip
        pilot.click(strip.children[-1].box.center)


def press_tile(pilot: CardsPilot, listed: CardList, handle: Handle) -> None:
    """Press a card of a list, scrolled into sight if need be."""
    tile = next(tile for tile in listed.tiles if tile.card_id == handle[1])
    assert tile.parent is not None
    tile.parent.reveal(tile)
    pilot.tick(STEP)
    pilot.click(tile.box.center)
