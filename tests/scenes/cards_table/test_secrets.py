"""Two people at one device: no frame shows a hand to whom it does not belong."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.core import engine
from game.core.rng import Dice
from game.core.types import HIDDEN, CardId, Seat, State
from game.dino import table
from scenes.cards_table.marking import Marking
from scenes.cards_table.scene import CardTableScene
from scenes.cards_table.warnings import missed
from scenes.curtain import CurtainScene
from scenes.session import Sharing
from scenes.ui.dialog import Dialog
from tests.scenes.cards_table.tables import (
    CardsPilot,
    busy,
    new_match,
    pilot_of,
    played_match,
    truth,
)
from tests.scenes.pilot import STEP


def shown_of(pilot: CardsPilot, seat: Seat) -> list[str]:
    """The faces that are to be seen of a hand."""
    scene, state = pilot.table, truth(pilot)
    cards = state.zones[table.HAND[seat]]
    return [
        sprite.kind
        for card, sprite in scene.showing.picture.sprites.items()
        if card in cards and sprite.kind != HIDDEN and card not in scene.view.cards.face_down
    ]


def faces_of(pilot: CardsPilot) -> set[CardId]:
    """The cards whose faces are painted in the frame that is on the screen."""
    picture, cards = pilot.table.showing.picture, pilot.table.view.cards
    shown = [cards.shown(picture, Marking({}), sprite) for sprite in picture.sprites.values()]
    return {one.card for one in shown if one.look is not None}


def known_by_all(views: list[State]) -> set[CardId]:
    """The cards whose faces every one of these views shows."""
    return {
        card for card in views[0].cards if all(view.cards[card].kind != HIDDEN for view in views)
    }


def known_to(pilot: CardsPilot, seat: Seat) -> int:
    """How many cards of the other hand a seat has been shown."""
    state = truth(pilot)
    hand = state.zones[table.HAND[1 - seat]]
    return sum(bool(state.cards[card].shown & (1 << seat)) for card in hand)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_frame_shows_the_own_hand_only(seed: int, tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, new_match(seed), animation="brief")
    dice, doors = Dice(seed), 0
    for _ in range(60):
        if pilot.session.is_over:
            break
        action = busy(engine.legal(truth(pilot)), dice)
        assert isinstance(pilot.scene, CardTableScene)
        assert pilot.session.viewer == action.seat
        pilot.session.submit(action)
        for _ in range(200):
            pilot.tick(STEP)
            if not isinstance(pilot.scene, CardTableScene):
                break
            viewer = pilot.session.viewer
            assert len(shown_of(pilot, 1 - viewer)) <= known_to(pilot, viewer)
            if pilot.table.showing.is_idle and pilot.session.curtain_for is None:
                break
        doors += isinstance(pilot.scene, CurtainScene)
        pilot.open_doors()
    assert doors > 5


@pytest.mark.parametrize("sharing", [Sharing.HAND_OVER, Sharing.PEEK])
@pytest.mark.parametrize("seed", [1, 2])
def test_no_frame_shows_a_face_that_may_not_be_seen_then(
    sharing: Sharing, seed: int, tmp_path: Path
) -> None:
    """From the first hands on, over many changes of seat, with the flights of every card."""
    notes: dict[str, str] = {"session.sharing": sharing}
    pilot = pilot_of(tmp_path, new_match(seed), notes, animation="full")
    dice, seats = Dice(seed), []
    match = pilot.session.match
    for _ in range(14):
        if pilot.session.is_over:
            break
        action = busy(engine.legal(truth(pilot)), dice)
        seats.append(action.seat)
        before = known_by_all([match.view(0), match.view(1)])
        own = match.view(action.seat)
        pilot.session.submit(action)
        seen = before | known_by_all([match.view(0), match.view(1)])
        for _ in range(400):
            pilot.tick(STEP)
            if not isinstance(pilot.scene, CardTableScene):
                break
            if sharing is Sharing.HAND_OVER:
                viewer = pilot.session.viewer
                open_now = seen | known_by_all([match.view(viewer)])
                open_now |= known_by_all([own]) if viewer == action.seat else set()
            else:
                open_now = seen
            assert faces_of(pilot) <= open_now
            if pilot.table.showing.is_idle and pilot.session.curtain_for is None:
                break
        pilot.open_doors()
    assert sum(a != b for a, b in pairwise(seats)) > 1


def test_the_hand_closes_before_the_other_is_called(tmp_path: Path) -> None:
    for seed in range(1, 20):
        pilot = pilot_of(tmp_path, played_match(seed, 6), animation="full")
        pilot.wait()
        last = next((one for one in engine.legal(truth(pilot)) if one.kind == "end_turn"), None)
        if last is not None and truth(pilot).zones[table.HAND[last.seat]]:
            break
    assert last is not None
    assert shown_of(pilot, last.seat)
    pilot.session.submit(last)
    frames = 0
    while isinstance(pilot.scene, CardTableScene) and frames < 400:
        pilot.tick(STEP)
        if isinstance(pilot.scene, CardTableScene):
            assert not shown_of(pilot, last.seat)
            frames += 1
    assert frames > 10, "the banner of the next turn is seen by both"


def test_the_doors_close_for_a_counter_spell_too(tmp_path: Path) -> None:
    for seed in range(1, 40):
        match = played_match(seed, 7)
        options = engine.legal(match.state)
        dice = Dice(seed)
        for _ in range(60):
            if match.state.decision is None or match.state.decision.kind == "attack":
                break
            match.submit(busy(engine.legal(match.state), dice))
        options = engine.legal(match.state)
        attack = next((o for o in options if o.kind == "attack"), None)
        if attack is None:
            continue
        pilot = pilot_of(tmp_path, match)
        pilot.wait()
        pilot.table.playing.answer(attack)
        pilot.settle()
        if truth(pilot).decision is not None and truth(pilot).decision.kind == "counter":  # type: ignore[union-attr]
            assert isinstance(pilot.scene, CurtainScene)
            assert pilot.says("相手の攻撃に応じるかどうかを決めます。")
            pilot.open_doors()
            assert pilot.session.viewer != attack.seat
            asking = pilot.table.furniture.strip.asking
            assert asking.seal == "対"
            name = pilot.session.name(pilot.session.viewer)
            assert asking.headline.startswith(f"{name}さん：")
            return
    raise AssertionError("nobody ever attacks")


def test_an_open_table_shows_both_hands_and_needs_no_doors(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(3, 6), {"session.sharing": Sharing.OPEN})
    pilot.wait()
    for seat in (0, 1):
        assert len(shown_of(pilot, seat)) == len(truth(pilot).zones[table.HAND[seat]])


@pytest.mark.parametrize("side", ["fixed", "turning"])
def test_on_an_open_table_each_hand_lies_whole_on_its_own_side(side: str, tmp_path: Path) -> None:
    notes: dict[str, str] = {"session.sharing": Sharing.OPEN}
    pilot = pilot_of(tmp_path, played_match(3, 6), notes, board_side=side)
    seen = set()
    for _ in range(60):
        pilot.wait()
        decision, places = truth(pilot).decision, pilot.table.showing.places
        assert decision is not None
        seen.add(decision.seat)
        assert places.bottom == (0 if side == "fixed" else decision.seat)
        for seat in (0, 1):
            near = seat == places.bottom
            width = places.rects.hand_card if near else places.rects.back_card
            hand = truth(pilot).zones[table.HAND[seat]]
            lying = [pilot.table.showing.picture.sprites[card].pose().place for card in hand]
            assert {place.w for place in lying} <= {width}
            assert all(place.box.y >= 0 for place in lying)
            assert all((place.y > 700) is near for place in lying)
        if len(seen) > 1:
            return
        pilot.session.submit(engine.legal(truth(pilot))[-1])
    raise AssertionError("the other player never decides")


def test_on_a_table_that_keeps_its_sides_the_far_hand_is_played(tmp_path: Path) -> None:
    notes: dict[str, str] = {"session.sharing": Sharing.OPEN}
    for seed in range(1, 30):
        pilot = pilot_of(tmp_path, played_match(seed, 5), notes, board_side="fixed")
        pilot.wait()
        summons = [one for one in engine.legal(truth(pilot)) if one.kind == "summon"]
        if pilot.session.viewer == 1 and summons:
            action = summons[0]
            assert action.source is not None
            assert action.target is not None
            pilot.drag_things(action.source, action.target)
            pilot.confirm_dialog()
            assert truth(pilot).cards[int(str(action.source[1]))].zone == action.target[1]
            return
    raise AssertionError("the far player never summons")


def test_looking_in_turn_shows_a_hand_only_while_the_key_is_held(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(3, 6), {"session.sharing": Sharing.PEEK})
    pilot.wait()
    seat = truth(pilot).decision.seat  # type: ignore[union-attr]
    hand = truth(pilot).zones[table.HAND[seat]]
    assert hand
    assert not any(shown_of(pilot, one) for one in (0, 1))
    pilot.key_down(pygame.K_h)
    pilot.tick(STEP)
    assert len(shown_of(pilot, seat)) == len(hand)
    assert not shown_of(pilot, 1 - seat)
    pilot.key_up(pygame.K_h)
    pilot.tick(STEP)
    assert not shown_of(pilot, seat)


def test_the_button_turns_the_hand_up_as_long_as_it_is_held(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(3, 6), {"session.sharing": Sharing.PEEK})
    pilot.wait()
    seat = truth(pilot).decision.seat  # type: ignore[union-attr]
    button = pilot.table.furniture.peek
    assert button.visible
    pilot.press(button.box.center)
    pilot.tick(STEP)
    assert shown_of(pilot, seat)
    pilot.release(button.box.center)
    pilot.tick(STEP)
    assert not shown_of(pilot, seat)


def test_another_who_decides_finds_the_hand_closed_though_the_key_is_still_held(
    tmp_path: Path,
) -> None:
    pilot = pilot_of(tmp_path, new_match(1), {"session.sharing": Sharing.PEEK})
    pilot.wait()
    first = pilot.session.viewer
    pilot.key_down(pygame.K_h)
    pilot.tick(STEP)
    assert shown_of(pilot, first)
    while pilot.session.viewer == first:
        pilot.session.submit(engine.legal(truth(pilot))[-1])
        pilot.wait()
    assert not faces_of(pilot)
    pilot.key_up(pygame.K_h)
    pilot.key_down(pygame.K_h)
    pilot.tick(STEP)
    assert shown_of(pilot, 1 - first)
    assert not shown_of(pilot, first)


def peeking_in_the_turn(folder: Path) -> tuple[CardsPilot, tuple[CardId, CardId]]:
    """A table at which a hand of several cards may be looked at, and the ends of that hand."""
    for seed in range(1, 20):
        pilot = pilot_of(folder, played_match(seed, 6), {"session.sharing": Sharing.PEEK})
        pilot.wait()
        decision = truth(pilot).decision
        hand = truth(pilot).zones[table.HAND[decision.seat]] if decision else ()
        if decision is not None and decision.kind == "main" and len(hand) > 1:
            return pilot, (hand[0], hand[-1])
    raise AssertionError("nobody has two cards")


def test_a_press_on_the_closed_hand_opens_it_until_the_pointer_leaves(tmp_path: Path) -> None:
    pilot, (card, other) = peeking_in_the_turn(tmp_path)
    seat = pilot.session.viewer
    pilot.click_thing(("card", card))
    assert card in faces_of(pilot)
    assert pilot.table.playing.chosen is None, "the first press only turns the hand up"
    pilot.move(pilot.place(("card", other)))
    pilot.tick(STEP)
    assert other in faces_of(pilot), "another card of the hand may be read"
    pilot.move((907.0, 330.0))
    pilot.tick(STEP)
    assert not shown_of(pilot, seat)


def test_a_closed_card_is_dragged_by_the_mouse_alone(tmp_path: Path) -> None:
    pilot, _ = peeking_in_the_turn(tmp_path)
    seat, playing = pilot.session.viewer, pilot.table.playing
    hand = truth(pilot).zones[table.HAND[seat]]
    card = hand[0]
    pilot.drag(pilot.place(("card", card)), (907.0, 330.0), drop=False)
    assert playing.held == ("card", card)
    assert set(shown_of(pilot, seat))
    pilot.release((907.0, 330.0))
    pilot.settle()
    pilot.tick(STEP)
    assert not shown_of(pilot, seat)


def warning_of(pilot: CardsPilot) -> str:
    return next(text for text in pilot.texts() if "D-25" in text)


def test_a_warning_does_not_name_a_card_of_the_closed_hand(tmp_path: Path) -> None:
    for seed in range(1, 40):
        pilot = pilot_of(tmp_path, played_match(seed, 6), {"session.sharing": Sharing.PEEK})
        pilot.wait()
        summons = missed(pilot.session.view).summons
        if summons:
            break
    named = {pilot.table.words.kind(truth(pilot).cards[card].kind) for card in summons}
    pilot.key("a")
    pilot.tick(0.3)
    assert isinstance(pilot.layer, Dialog)
    assert warning_of(pilot).startswith("カードは、")
    assert not any(name in warning_of(pilot) for name in named)
    pilot.key("escape")
    pilot.key_down(pygame.K_h)
    pilot.tick(STEP)
    pilot.key("a")
    pilot.tick(0.3)
    assert any(name in warning_of(pilot) for name in named), "held open, it may be said"


def test_no_back_is_said_to_raise_a_level(tmp_path: Path) -> None:
    for seed in range(1, 60):
        pilot = pilot_of(tmp_path, played_match(seed, 12), {"session.sharing": Sharing.PEEK})
        pilot.wait()
        if any(one.kind == "level_up" for one in engine.legal(truth(pilot))):
            break
    else:
        raise AssertionError("nobody can raise a level")
    reading = pilot.table.reading
    moment = reading.moment(thought=0.0, pulse=0.0, lit=())
    assert not moment.marking.labels
    pilot.key_down(pygame.K_h)
    pilot.tick(STEP)
    moment = reading.moment(thought=0.0, pulse=0.0, lit=())
    assert moment.marking.labels


def test_losing_the_window_turns_the_hand_down(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(3, 6), {"session.sharing": Sharing.PEEK})
    pilot.wait()
    pilot.key_down(pygame.K_h)
    pilot.send(pygame.WINDOWFOCUSLOST)
    pilot.tick(STEP)
    assert not any(shown_of(pilot, seat) for seat in (0, 1))


def test_the_table_is_shared_otherwise_from_its_menu(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(3, 6))
    pilot.wait()
    pilot.key("t")
    assert pilot.says("この卓の進め方")
    assert pilot.says("相手が決める番になるたびに、画面を閉じて交代します。")
    pilot.key("right")
    pilot.key("escape")
    pilot.wait()
    assert pilot.session.sharing is Sharing.OPEN
    assert pilot.services.storage.read_settings().sharing == Sharing.OPEN
    assert len(shown_of(pilot, 0)) == len(truth(pilot).zones[table.HAND[0]])
