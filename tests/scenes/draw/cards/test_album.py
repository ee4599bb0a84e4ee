"""The album keeps bytes within its bound; a picture comes back from it without being painted."""

import pytest

from scenes.draw import caches
from scenes.draw.cards import picture as pictures
from scenes.draw.cards.album import Album
from scenes.draw.cards.look import CardLook
from scenes.draw.cards.picture import art_job, picture


def test_an_album_never_exceeds_its_bound() -> None:
    album = Album(most=100)
    for number in range(50):
        album.put(f"n{number}", bytes(7 + number % 5))
        assert album.used_bytes <= 100
    assert album.used_bytes == sum(len(album.get(f"n{n}") or b"") for n in range(50))


def test_what_was_looked_at_last_stays_longest() -> None:
    album = Album(most=30)
    for name in "abc":
        album.put(name, bytes(10))
    assert album.get("a") is not None
    album.put("d", bytes(10))
    assert (album.get("b"), album.get("a")) == (None, bytes(10))


def test_what_is_replaced_counts_once() -> None:
    album = Album(most=30)
    album.put("a", bytes(20))
    album.put("a", bytes(5))
    assert (album.used_bytes, len(album)) == (5, 1)


def test_a_picture_that_had_to_leave_is_not_painted_again(
    rex: CardLook, monkeypatch: pytest.MonkeyPatch
) -> None:
    caches.clear_all()
    picture(rex)
    pictures._PICTURES.clear()

    def never(look: CardLook) -> object:
        raise AssertionError(f"{look.card} is painted again")

    monkeypatch.setattr(pictures, "_painting", never)
    assert list(art_job([rex])) == [], "nothing to do ahead: a face will unpack it"
    assert picture(rex).get_size() == pictures.CANVAS
