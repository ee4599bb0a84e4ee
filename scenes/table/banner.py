"""Words across a table: whose turn begins, who wins. They come, stay a moment and go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scenes.stage.director import Beat
from scenes.stage.tween import Motion, cubic_out

STAYS = 0.7
"""Seconds the banner of a turn is there in all (ART §9)."""
FADE = 0.16


@dataclass(slots=True, eq=False)
class Banner:
    """Something said across the table; `alpha` is 0–1."""

    text: str
    detail: str = ""
    alpha: float = 0.0


def banner_beats(
    banner: Banner,
    show: Callable[[Banner | None], None],
    *,
    sound: str | None = None,
    stays: float = STAYS,
) -> list[Beat]:
    """The beats of a banner; `show` puts it on the table and, with None, takes it off."""
    come = Motion(banner, "alpha", 1.0, FADE, cubic_out)
    go = Motion(banner, "alpha", 0.0, FADE, cubic_out)
    return [
        Beat((come,), sound, stays - FADE, lambda: show(banner)),
        Beat((go,), on_end=lambda: show(None)),
    ]
