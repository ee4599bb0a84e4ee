"""Two people at one device: no frame shows a hand to whom it does not belong."""

from pathlib import Path

import pygame
import pytest

from game.core import engine
from game.core.rng import Dice
from game.core.types import HIDDEN, Seat
from game.dino import table
from scenes.cards_table.layout import rects
from scenes.cards_table.scene import CardTableScene
from scenes.curtain import CurtainScene
from scenes.session import Sharing
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
            pilot.open_doors()
            assert pilot.session.viewer != attack.seat
            assert pilot.table.furniture.strip.asking.seal == "対"
            return
    raise AssertionError("nobody ever attacks")


def test_an_open_table_shows_both_hands_and_needs_no_doors(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(3, 6), {"session.sharing": Sharing.OPEN})
    pilot.wait()
    for seat in (0, 1):
        assert len(shown_of(pilot, seat)) == len(truth(pilot).zones[table.HAND[seat]])


@pytest.mark.parametrize("side", ["fixed", "turning"])
def test_on_an_open_table_the_hand_of_who_decides_lies_large(side: str, tmp_path: Path) -> None:
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
            width = rects().hand_card if seat == decision.seat else rects().back_card
            hand = truth(pilot).zones[table.HAND[seat]]
            assert {pilot.table.showing.picture.sprites[card].w for card in hand} <= {width}
        if len(seen) > 1:
            return
        pilot.session.submit(engine.legal(truth(pilot))[-1])
    raise AssertionError("the other player never decides")


def test_looking_in_turn_shows_a_hand_only_while_the_key_is_held(tmp_path: Path) -> None:
    pilot = pilot_of(tmp_path, played_match(3, 6), {"session.sharing": Sharing.PEEK})
    pilot.wait()
    seat = truth(pilot).decision.seat  # type: ignore[union-attr]
    hand = truth(pilot).zones[table.HAND[seat]]
    assert hand
    assert not any(shown_of(pilot, one) for one in (0, 1))
    pilot.click_thing(("card", hand[0]))
    assert pilot.table.playing.chosen is None, "a hand that is not seen is not touched"
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
