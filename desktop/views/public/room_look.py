"""How the public window looks and speaks: the words of the table in a theme for projectors."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject

from desktop.profile.theme import load_theme
from desktop.views.widgets.appearance import Appearance


class RoomLook(Appearance):
    """Follows the words of another Appearance; its theme is its own, and the size of its letters that of the room."""

    def __init__(self, home: Appearance, parent: QObject | None = None) -> None:
        super().__init__(replace(home.settings, theme=home.settings.projector, scale=100), parent)
        self._home = home
        self._follow()
        home.changed.connect(self._follow)

    def close(self) -> None:
        """Follow no more."""
        self._home.changed.disconnect(self._follow)

    def _follow(self) -> None:
        """Other words, or another theme for rooms."""
        home = self._home
        self.settings.rules_language = home.settings.rules_language
        self.settings.theme, self.settings.motion = home.settings.projector, home.settings.motion
        self.words = home.words
        self.theme = load_theme(self.settings.theme, home.theme.game)
        self.changed.emit()
