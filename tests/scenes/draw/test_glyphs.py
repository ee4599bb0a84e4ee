"""Every character the program can show is drawable, if need be in the fallback face."""

import re
import struct
from pathlib import Path

import pytest

from game.resources import DATA_ROOT
from scenes.draw import caches, theme
from scenes.draw.glyphs import glyphs_of
from scenes.draw.lines import clean, render_line
from scenes.draw.screens import Screen  # noqa: F401 - a module whose words are checked below

SOURCES = Path(theme.__file__).resolve().parent.parent
ROLES = tuple(theme.palette().faces)


def _written() -> set[str]:
    """Every character of data, catalogues and drawn constants."""
    files = [*DATA_ROOT.rglob("*.yaml"), *DATA_ROOT.rglob("*.po"), *SOURCES.rglob("*.py")]
    return {c for file in files for c in clean(file.read_text("utf-8")) if c.isprintable()}


@pytest.mark.parametrize("role", ROLES)
def test_every_character_of_data_and_texts_can_be_drawn(role: str) -> None:
    faces = [theme.glyphs(role), theme.glyphs(theme.FALLBACK)]
    lacking = {c for c in _written() if not any(face and c in face for face in faces)}
    assert lacking == set()


def test_a_missing_glyph_goes_to_the_fallback_and_back() -> None:
    assert theme.runs("TŌGIJŌ 闘", "body") == (
        ("body", "T"), ("fallback", "Ō"), ("body", "GIJ"), ("fallback", "Ō"), ("body", " 闘"),
    )  # fmt: skip
    assert theme.runs("闘技場", "body") == (("body", "闘技場"),)


def test_a_glyph_nobody_has_does_not_break_the_line() -> None:
    assert render_line("駒\U0001f409駒", "body", 20, "text").width > 40


@pytest.mark.parametrize("text", ["", "\x00", "\u200b", "a\u2060b", "\ud800", "\t", "\u202e駒"])
def test_characters_a_renderer_cannot_swallow_are_left_out(text: str) -> None:
    assert render_line(text, "body", 20, "text").surface.get_width() >= 1


def test_palettes_kanji_are_in_the_display_face() -> None:
    known = theme.glyphs("display")
    assert known is not None
    looks = [*theme.palette().orbs.values(), *theme.palette().badges.values()]
    assert [look.glyph for look in looks if look.glyph not in known] == []


@pytest.mark.parametrize("content", [b"", b"no font", b"\x00\x01\x00\x00\x00\x00" + bytes(8)])
def test_a_file_that_is_no_font_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.ttf"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=re.escape("broken.ttf")):
        glyphs_of(path)


def test_the_older_form_of_a_character_map_is_read(tmp_path: Path) -> None:
    path = tmp_path / "old.ttf"
    path.write_bytes(_font_with_format_4())
    known = glyphs_of(path)
    assert "B" in known
    assert "あ" in known
    assert "Z" not in known


def _font_with_format_4() -> bytes:
    ranges = [(0x41, 0x43), (0x3042, 0x3044), (0xFFFF, 0xFFFF)]
    count = len(ranges)
    ends = b"".join(struct.pack(">H", end) for _, end in ranges)
    starts = b"".join(struct.pack(">H", start) for start, _ in ranges)
    body = struct.pack(">HHHHHHH", 4, 16 + 8 * count, 0, 2 * count, 0, 0, 0)
    table = body + ends + b"\0\0" + starts + bytes(4 * count)
    cmap = struct.pack(">HHHHI", 0, 1, 3, 1, 12) + table
    head = struct.pack(">IHHHH", 0x10000, 1, 0, 0, 0)
    return head + struct.pack(">4sIII", b"cmap", 0, 28, len(cmap)) + cmap


def _forget() -> None:
    theme.glyphs.cache_clear()
    theme.runs.cache_clear()
    theme.forget_fonts()
    caches.clear_all()


@pytest.mark.parametrize("lost", [{"brush"}, set(ROLES)])
def test_a_lost_font_is_stood_in_for(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    lost: set[str],
) -> None:
    real = theme.font_path
    monkeypatch.setattr(
        theme, "font_path", lambda role: tmp_path / "gone.ttf" if role in lost else real(role)
    )
    _forget()
    try:
        assert render_line("Tōgijō", "brush", 30, "text").width > 30
        assert "gone.ttf" in caplog.text
    finally:
        _forget()
