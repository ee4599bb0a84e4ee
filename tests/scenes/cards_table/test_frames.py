"""What a frame of the table costs, told by what it makes: nothing new where nothing is new."""

import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.cards.decks import parsed
from game.core import engine
from game.core.game_data import DECK_KEYS
from game.core.rng import Dice
from game.core.types import HIDDEN
from game.dino.table import HAND
from scenes.cards_table.cards_painting import FIELD, NEAR_HAND, CardPainter, Drawn, Shown
from scenes.cards_table.layout import rects
from scenes.cards_table.lying import Ground, LyingCards
from scenes.cards_table.rehearsal import rehearsal
from scenes.draw import caches
from scenes.draw.caches import Key, PictureCache
from scenes.draw.cards import face as faces
from scenes.draw.cards.face import Light, has_face
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.measures import Detail, detail_for
from scenes.draw.cards.picture import art_job
from scenes.draw.frame import Frame
from scenes.table.still import StillLayer
from tests.scenes.cards_table.tables import CardsPilot, at_question, busy, truth
from tests.scenes.pilot import STEP

WHOLE = Frame(1920, 1080)


# --- the cards that lie still


class Table:
    """A table whose painter remembers which cards it was asked for."""

    def __init__(self) -> None:
        self.painted: list[int] = []
        self.lying = LyingCards(self._paint)
        self.window = pygame.Surface((192, 108))
        self.ground = Ground(pygame.Surface((192, 108)), 1)

    def _paint(self, surface: pygame.Surface, frame: Frame, shown: Shown) -> None:
        del frame
        self.painted.append(shown.card)
        x, y = shown.drawn.at
        surface.fill((10 * shown.card, 90, 30), (x, y, 12, 16))

    def frame(self, *cards: Shown) -> list[int]:
        """Draw a frame; the cards that had to be painted for it."""
        self.painted = []
        self.lying.draw(self.window, WHOLE, self.ground, cards)
        return self.painted


def shown(card: int, x: float, *, band: int = FIELD, y: float = 20.0, lift: float = 0.0) -> Shown:
    return Shown(
        card, Drawn((x, y), 12.0, 0.0, 1.0), band, lift, None, Light.FULL,
        None, False, None, None, "", 0.0, None, "",
    )  # fmt: skip


def test_cards_that_lie_still_are_painted_once() -> None:
    on_table, row = Table(), [shown(1, 10), shown(2, 30), shown(3, 50)]
    assert on_table.frame(*row) == [1, 2, 3]
    on_table.frame(*row)
    assert on_table.frame(*row) == on_table.frame(*row) == []


def test_only_the_card_that_moves_is_painted_again() -> None:
    on_table, row = Table(), [shown(1, 10), shown(2, 30), shown(3, 50)]
    for _ in range(3):
        on_table.frame(*row)
    on_table.frame(row[0], shown(2, 31), row[2])  # from now on the others are kept without it
    for x in (32, 33, 34):
        assert on_table.frame(row[0], shown(2, x), row[2]) == [2]


def test_a_hand_moves_as_a_whole_for_its_cards_overlap() -> None:
    on_table = Table()
    hand = [shown(card, 10 + 6 * card, band=NEAR_HAND, y=80) for card in (1, 2, 3)]
    row = [shown(4, 10), shown(5, 30)]
    for _ in range(3):
        on_table.frame(*row, *hand)
    on_table.frame(*row, hand[0], shown(2, 23, band=NEAR_HAND, y=80), hand[2])
    moved = shown(2, 24, band=NEAR_HAND, y=80)
    assert on_table.frame(*row, hand[0], moved, hand[2]) == [1, 2, 3]


def test_a_card_that_has_risen_leaves_its_hand_in_peace() -> None:
    on_table = Table()
    hand = [shown(card, 10 + 6 * card, band=NEAR_HAND, y=80) for card in (1, 3)]
    for rise in (0.1, 0.3, 0.5):
        on_table.frame(*hand, shown(2, 22, band=NEAR_HAND, y=80 - 9 * rise, lift=rise))
    assert on_table.frame(*hand, shown(2, 22, band=NEAR_HAND, y=70, lift=0.9)) == [2]


def test_a_new_ground_is_taken_up_with_its_cards() -> None:
    on_table, row = Table(), [shown(1, 10), shown(2, 30)]
    for _ in range(3):
        on_table.frame(*row)
    light = pygame.Surface((192, 108))
    light.fill((200, 200, 200))
    on_table.ground = Ground(light, 2)
    assert on_table.frame(*row) == [1, 2]
    assert on_table.window.get_at((100, 100))[:3] == (200, 200, 200)
    assert on_table.window.get_at((31, 25))[:3] == (20, 90, 30)


def test_a_card_that_goes_leaves_nothing_behind() -> None:
    on_table, row = Table(), [shown(1, 10), shown(2, 30)]
    for _ in range(3):
        on_table.frame(*row)
    on_table.frame(row[0])
    assert on_table.window.get_at((31, 25))[:3] == (0, 0, 0)
    assert on_table.window.get_at((11, 25))[:3] == (10, 90, 30)


# --- a whole table


@contextmanager
def counted_pictures() -> Iterator[list[tuple[str, Key]]]:
    """The pictures that are made meanwhile."""
    made: list[tuple[str, Key]] = []
    put = PictureCache.put

    def count(cache: PictureCache, key: Key, picture: pygame.Surface) -> None:
        made.append((cache.name, key))
        put(cache, key, picture)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PictureCache, "put", count)
        yield made


def warm(pilot: CardsPilot) -> None:
    """Let the table make everything it has thought of."""
    while pilot.table._warming.work():
        pass


def drag_about(pilot: CardsPilot, card_id: int) -> None:
    start = pilot.place(("card", card_id))
    pilot.drag(start, (907.0, 500.0), drop=False)
    pilot.drag((907.0, 500.0), (1300.0, 250.0), drop=False)


def test_a_drag_makes_no_new_pictures(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon", animation="full")
    pilot.wait()
    warm(pilot)
    card_id = next(o.source for o in engine.legal(truth(pilot)) if o.kind == "summon")
    assert card_id is not None
    assert isinstance(card_id[1], int)
    drag_about(pilot, card_id[1])
    with counted_pictures() as made:
        for step in range(30):
            pilot.move((400.0 + 30 * step, 300.0 + 9 * step))
            pilot.tick(STEP)
    assert made == []


def test_a_table_at_rest_draws_nothing_even_while_it_makes_faces(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", animation="full")
    pilot.move((5.0, 5.0))
    pilot.wait()
    pilot.tick(1.0)
    drawn = pilot.drawn
    pilot.tick(3.0)
    assert pilot.drawn == drawn
    assert not pilot.manager.needs_draw


def test_the_story_waits_for_the_faces_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards nobody has seen come out of the far hand: their faces are there when they take off."""
    pilot = at_question(tmp_path, "main", offers="end_turn", animation="full")
    caches.clear_all()
    pilot.wait()
    warm(pilot)
    in_flight, at_rest = printed_faces(monkeypatch)
    seen = known_kinds(pilot)
    dice = Dice(1)
    for _ in range(12):
        if pilot.session.match.to_move == 0:
            pilot.session.submit(busy(engine.legal(truth(pilot)), dice))
        pilot.tick(STEP)
        pilot.wait()
    assert known_kinds(pilot) > seen, "nobody has shown anything new"
    assert at_rest
    assert in_flight == []


def known_kinds(pilot: CardsPilot) -> set[str]:
    return {card.kind for card in pilot.session.view.cards.values()} - {HIDDEN}


def printed_faces(monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[str]]:
    """Collects the names of the cards whose faces are printed from now on: while cards in the air
    are drawn, and at other times."""
    in_flight: list[str] = []
    at_rest: list[str] = []
    now = [at_rest]
    lifted, print_face = CardPainter.lifted, faces._print

    def draw_lifted(self: CardPainter, *given: Any) -> None:
        now[0] = in_flight
        lifted(self, *given)
        now[0] = at_rest

    def note(look: CardLook, *given: Any) -> pygame.Surface:
        now[0].append(look.name)
        return print_face(look, *given)

    monkeypatch.setattr(CardPainter, "lifted", draw_lifted)
    monkeypatch.setattr(faces, "_print", note)
    return in_flight, at_rest


def test_the_pictures_of_a_table_keep_their_bounds_in_any_size(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon", animation="full")
    for size in ((1280, 720), (1920, 1080), (1366, 768)):
        pilot.resize(size)
        warm(pilot)
        pilot.tick(0.2)
        found = caches.report()
        assert all(used <= limit for _, used, limit in found.values())
        assert sum(used for _, used, _ in found.values()) <= caches.together()


def test_what_a_story_needs_beside_faces_is_there_before(tmp_path: Path) -> None:
    """Lit panels, phases, marks, results, the words of a turn: made while nothing moves."""
    pilot = at_question(tmp_path, "main", offers="summon", animation="full")
    warm(pilot)
    words, showing = pilot.table.words, pilot.table.showing
    with counted_pictures() as made:
        acts = sum(rehearsal(pilot.table.frame, showing.places, words))
    assert acts > 30
    assert made == []


def test_faces_are_ready_of_what_lies_in_sight_and_of_the_deck_the_pictures(
    tmp_path: Path,
) -> None:
    pilot = at_question(tmp_path, "main", offers="summon")
    pilot.wait()
    caches.clear_all()
    pilot.table.rebuild()
    warm(pilot)
    table, view = pilot.table, pilot.session.view
    large = table.frame.px(rects().preview.w)
    for card_id in view.zones[HAND[0]]:
        look = table.faces.printed(view.cards[card_id].kind)
        for width in (rects().hand_card, rects().slot_card, rects().preview.w):
            assert has_face(look, table.frame.px(width), detail_for(width))
    deck = set(parsed(view.config[DECK_KEYS[0]])) - known_kinds(pilot)
    assert deck
    looks = [table.faces.printed(kind) for kind in deck]
    assert list(art_job(looks)) == [], "their pictures are painted"
    assert not any(has_face(look, large, Detail.ZOOM) for look in looks)


def test_nothing_is_kept_of_a_table_that_was_left(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="summon", animation="full")
    warm(pilot)
    pilot.tick(0.2)
    view = pilot.table.view
    held = (pilot.table, view._still._picture, view._lying._picture)
    assert None not in held
    left = [weakref.ref(one) for one in held]
    del view, held
    pilot.manager.reset("title")
    pilot.tick(2.0)
    gc.collect()
    assert not any(one() for one in left)


def test_a_still_picture_kept_up_to_date_is_the_one_painted_anew(tmp_path: Path) -> None:
    pilot = at_question(tmp_path, "main", offers="end_turn")
    view, dice = pilot.table.view, Dice(2)
    frame, size = pilot.table.frame, pilot.surface.get_size()
    versions = set()
    for _ in range(6):
        parts = view._panels.parts(pilot.table.reading.desk())
        kept = view._still.picture(size, frame, parts)
        fresh = StillLayer(view._panels.ground).picture(size, frame, parts)
        assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(fresh, "RGB")
        versions.add(view._still.version)
        if pilot.session.match.to_move == 0:
            pilot.session.submit(busy(engine.legal(truth(pilot)), dice))
        pilot.tick(STEP)
        pilot.wait()
    assert len(versions) > 2
