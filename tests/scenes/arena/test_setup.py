"""The set-up by hand: drags, clicks, keys, the wheel; keeping the draft; saved placements."""

import random
from pathlib import Path

import pytest

from game.core.match import HUMAN, Match, SeatSetup
from game.core.rng import Dice
from game.core.types import Refusal
from game.onmyo.orbs import EMPTY, ORBS
from game.onmyo.placement import Placement, Socket, parse, text_of
from scenes.arena.setup import places
from scenes.arena.setup.places import Spot
from scenes.arena.setup.scene import SetupScene
from scenes.arena.setup.shelf import ShelfLayer
from scenes.arena.setup.words import their_pieces
from scenes.services import Services
from scenes.session import Session
from tests.scenes.arena.tables import PEOPLE, NoKeeper, new_match, services_in
from tests.scenes.pilot import STEP, Pilot

ALONE = (SeatSetup(HUMAN, ""), SeatSetup("adept"))


class SetupPilot(Pilot):
    """A player at the set-up."""

    def __init__(
        self, match: Match, services: Services, notes: dict[str, str] | None = None
    ) -> None:
        self.keeper = NoKeeper()
        self.session = Session(match, services.opponents, keeper=self.keeper, notes=notes, pace=0.0)
        super().__init__(lambda it: SetupScene(it, self.session), services)
        self.settle()

    @property
    def setup(self) -> SetupScene:
        """The scene, which must be the set-up."""
        scene = self.manager.top
        assert isinstance(scene, SetupScene), f"{scene} is on top"
        return scene

    @property
    def draft(self) -> Placement:
        return self.setup.placing.draft

    def spot(self, spot: Spot) -> tuple[float, float]:
        kind, where = spot
        if kind == "orb":
            slot = places.tray_orb(str(where))
            return slot.x, slot.y
        if kind == "socket":
            assert isinstance(where, tuple)
            slot = places.socket(where)
            return slot.x, slot.y
        if kind == "piece":
            box = places.piece_panel(int(str(where)))
            return box.x + 60, box.y + 90
        return places.tray_boxes()["K"].x - 10, places.tray_boxes()["K"].y - 20

    def carry(self, source: Spot, target: Spot) -> None:
        self.drag(self.spot(source), self.spot(target), steps=4)

    def rests_on_the_draft(self) -> None:
        self.settle()
        assert self.setup.picture.shows(self.draft)


@pytest.fixture
def pilot(tmp_path: Path) -> SetupPilot:
    return SetupPilot(new_match(seats=ALONE), services_in(tmp_path))


def socket(piece: int, side: int) -> Spot:
    return ("socket", (piece, side))


def test_a_whole_placement_by_drags(pilot: SetupPilot) -> None:
    orbs = list("KKKBBBGGGSSS")
    for where, orb in zip(pilot.draft.sockets(), orbs, strict=True):
        pilot.carry(("orb", orb), ("socket", where))
        pilot.rests_on_the_draft()
    assert pilot.draft.is_complete
    pilot.click("配置を決める")
    cards = pilot.session.match.state.cards
    assert [cards[piece].kind for piece in range(3)] == ["KKKB", "BBGG", "GSSS"]


def test_click_and_click_again(pilot: SetupPilot) -> None:
    pilot.click(pilot.spot(("orb", "Z")))
    assert pilot.setup.placing.orb == "Z"
    pilot.click(pilot.spot(socket(1, 2)))
    assert pilot.draft.orb((1, 2)) == "Z"
    assert pilot.setup.placing.orb == "Z", "there are more of that colour"
    pilot.click(pilot.spot(socket(1, 2)))
    pilot.key("escape")
    pilot.click(pilot.spot(socket(1, 2)))
    pilot.click(pilot.spot(socket(0, 0)))
    assert pilot.draft.pieces[:2] == ("Z...", "....")
    pilot.rests_on_the_draft()


def test_number_keys_fill_the_socket_pointed_at_or_choose_an_orb(pilot: SetupPilot) -> None:
    pilot.move(pilot.spot(socket(2, 0)))
    pilot.key("3")
    assert pilot.draft.orb((2, 0)) == "G"
    pilot.move((4.0, 4.0))
    pilot.key("5")
    assert pilot.setup.placing.orb == "Z"


def test_the_keyboard_alone_can_place_everything(pilot: SetupPilot) -> None:
    for index in range(12):
        for _ in range(40):
            focused = pilot.scene.focus_scope.focused
            handle = getattr(focused, "handle", None)
            if handle is not None and handle[0] == "socket" and pilot.draft.orb(handle[1]) == EMPTY:
                break
            pilot.key("tab")
        pilot.key(str(index // 3 + 1))
    assert pilot.draft.is_complete
    pilot.scene.focus_scope.focus(None)
    pilot.key("return")
    assert len(pilot.session.match.actions) >= 12


def test_sockets_exchange_and_the_tray_takes_back(pilot: SetupPilot) -> None:
    pilot.carry(("orb", "K"), socket(0, 0))
    pilot.carry(("orb", "B"), socket(0, 1))
    pilot.carry(socket(0, 0), socket(0, 1))
    assert pilot.draft.pieces[0] == "BK.."
    pilot.carry(socket(0, 0), ("orb", "Z"))
    assert pilot.draft.pieces[0] == ".K.."
    pilot.carry(socket(0, 1), ("tray", 0))
    assert pilot.draft.pieces[0] == "...."
    pilot.rests_on_the_draft()


def test_an_orb_dropped_beside_its_only_open_socket_falls_in(pilot: SetupPilot) -> None:
    for side, orb in enumerate("KBG"):
        pilot.carry(("orb", orb), socket(0, side))
    pilot.carry(("orb", "S"), ("piece", 0))
    assert pilot.draft.pieces[0] == "KBGS"


@pytest.mark.parametrize("way", ["wheel", "right click", "key", "button"])
def test_a_piece_turns_clockwise(pilot: SetupPilot, way: str) -> None:
    for side, orb in enumerate("KBGS"):
        pilot.carry(("orb", orb), socket(1, side))
    place = pilot.spot(socket(1, 0))
    if way == "wheel":
        pilot.wheel(place, -1)
    elif way == "right click":
        pilot.click(place, button=3)
    elif way == "key":
        pilot.move(place)
        pilot.key("r")
    else:
        pilot.click(pilot.setup.turners[1].box.center)
    assert pilot.draft.pieces[1] == "SKBG"
    pilot.rests_on_the_draft()


def test_what_cannot_be_set_is_refused_in_words(pilot: SetupPilot) -> None:
    for side in range(3):
        pilot.carry(("orb", "K"), socket(0, side))
    pilot.move((4.0, 4.0))
    pilot.key("1")
    assert pilot.setup.placing.refusal == Refusal("O-03", "no_such_orb_left", (("orb", "K"),))
    assert pilot.says("もう残っていません")
    assert "refuse" in pilot.said()


def test_confirming_waits_for_twelve_orbs_and_says_so(pilot: SetupPilot) -> None:
    confirm = pilot.setup.confirm
    assert not confirm.enabled
    assert "12" in confirm.reason
    pilot.click("おまかせ")
    assert pilot.draft.is_complete
    assert confirm.enabled
    pilot.click("やり直す")
    assert pilot.draft.missing == 12
    pilot.key("z", ctrl=True)
    assert pilot.draft.is_complete
    pilot.rests_on_the_draft()


def test_the_draft_is_kept_and_taken_up_again(pilot: SetupPilot, tmp_path: Path) -> None:
    pilot.carry(("orb", "G"), socket(2, 3))
    notes = dict(pilot.session.notes)
    assert any("G" in text for text in notes.values())
    again = SetupPilot(new_match(seats=ALONE), services_in(tmp_path / "2"), notes)
    assert again.draft.orb((2, 3)) == "G"
    assert not again.draft.can_undo


def test_a_damaged_note_costs_only_the_draft(tmp_path: Path) -> None:
    notes = {"arena.placement.0": "not: [a placement"}
    pilot = SetupPilot(new_match(seats=ALONE), services_in(tmp_path), notes)
    assert pilot.draft.is_untouched
    assert "arena.placement.0" not in pilot.session.notes


def test_placements_are_saved_loaded_and_deleted(pilot: SetupPilot) -> None:
    pilot.click("おまかせ")
    kept = pilot.draft.pieces
    pilot.key("s")
    shelf = pilot.scene.focus_scope.root
    assert isinstance(shelf, ShelfLayer)
    pilot.click(shelf.field)
    pilot.write("三日月")
    pilot.click(shelf.save)
    assert pilot.services.storage.placements("onmyo").names() == ["三日月"]
    pilot.key("escape")
    pilot.click("やり直す")
    pilot.key("s")
    shelf = pilot.scene.focus_scope.root
    assert isinstance(shelf, ShelfLayer)
    pilot.click(shelf.load)
    assert pilot.draft.pieces == kept
    pilot.key("s")
    shelf = pilot.scene.focus_scope.root
    assert isinstance(shelf, ShelfLayer)
    pilot.click(shelf.delete)
    assert pilot.services.storage.placements("onmyo").names() == ["三日月"], "asks first"
    pilot.click(shelf.delete)
    assert pilot.services.storage.placements("onmyo").names() == []


def test_a_broken_saved_placement_is_told_and_kept_aside(tmp_path: Path) -> None:
    services = services_in(tmp_path)
    services.storage.placements("onmyo").save("壊れた", "pieces: [KBGS]\n")
    pilot = SetupPilot(new_match(seats=ALONE), services)
    pilot.key("s")
    shelf = pilot.scene.focus_scope.root
    assert isinstance(shelf, ShelfLayer)
    assert not shelf.load.enabled
    pilot.tick(STEP)


def test_a_placement_looks_the_same_from_both_circles(tmp_path: Path) -> None:
    match = new_match(seats=(SeatSetup("adept"), SeatSetup(HUMAN, "")))
    draft = Placement()
    draft.fill(Dice(3))
    match.submit(*draft.actions(0))
    pilot = SetupPilot(match, services_in(tmp_path))
    pilot.setup.placing.adopt(draft.pieces)
    pilot.setup.hands.follow()
    pilot.settle()
    pilot.click("配置を決める")
    kinds = [pilot.session.match.state.cards[piece].kind for piece in range(6)]
    assert kinds[3:] == [kind[2:] + kind[:2] for kind in kinds[:3]]


def test_an_open_set_up_shows_the_other_and_asks_both(tmp_path: Path) -> None:
    match = new_match(seats=PEOPLE, options={"hidden_setup": "no"})
    draft = Placement()
    draft.fill(Dice(1))
    match.submit(*draft.actions(0))
    pilot = SetupPilot(match, services_in(tmp_path, animation="none"))
    assert pilot.setup.seat == 1
    assert their_pieces(pilot.session.view, 1) == tuple(
        pilot.session.match.state.cards[piece].kind for piece in range(3)
    )
    pilot.click("おまかせ")
    pilot.click("配置を決める")
    pilot.settle()
    assert pilot.setup.seat == 0
    assert pilot.setup.placing.is_confirming
    pilot.click(pilot.setup.changers[1].box.center)
    assert pilot.draft.missing == 4
    pilot.carry(socket(0, 0), socket(1, 0))
    assert pilot.setup.placing.refusal == Refusal("O-07", "orb_is_set")
    pilot.key("escape")
    pilot.click("おまかせ")
    pilot.click("配置を決める")
    pilot.settle()


def test_random_hands_never_lose_an_orb(tmp_path: Path) -> None:
    pilot = SetupPilot(new_match(seats=ALONE), services_in(tmp_path, animation="none"))
    rng = random.Random(5)
    spots: list[Spot] = [("orb", orb) for orb in ORBS]
    spots += [("socket", where) for where in pilot.draft.sockets()]
    spots += [("piece", 0), ("piece", 2), ("tray", 0)]
    for _ in range(150):
        before: dict[Socket, str] = {s: pilot.draft.orb(s) for s in pilot.draft.sockets()}
        source, target = rng.choice(spots), rng.choice(spots)
        if rng.random() < 0.5:
            pilot.carry(source, target)
        else:
            pilot.click(pilot.spot(source))
            pilot.click(pilot.spot(target))
        pilot.rests_on_the_draft()
        assert sum(pilot.draft.tray.values()) == 3 + pilot.draft.missing
        if pilot.setup.placing.refusal is not None:
            assert before == {s: pilot.draft.orb(s) for s in pilot.draft.sockets()}
        assert pilot.session.match.actions == []


def test_a_saved_text_is_the_draft() -> None:
    draft = Placement()
    draft.fill(Dice(8))
    assert parse(text_of(draft.pieces), "x") == draft.pieces
