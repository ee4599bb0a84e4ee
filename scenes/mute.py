"""The key that switches the sound off and on again at a table, and says so on the screen."""

from __future__ import annotations

from typing import Final

from scenes.services import Services

LOUD: Final = 80.0
"""How loud it becomes where the sound was off from the start, of a hundred."""


class Mute:
    """The switch of one scene; it remembers how loud it was."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._loudness = services.settings.volume_master or LOUD

    def toggle(self) -> None:
        """Sound on or off. A notice takes the place of the last one."""
        services, now = self._services, self._services.settings.volume_master
        self._loudness = now or self._loudness
        services.change_settings(volume_master=0.0 if now else self._loudness)
        off, on = services.texts.tr("The sound is off (M)"), services.texts.tr("The sound is on")
        services.toasts.withdraw(on if now else off)
        services.toasts.show(off if now else on)
