"""The legend of a board: the signs of its game as the map draws them, each with its name."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QGridLayout

from desktop.views.parts.game_parts import parts_of
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, clear, words_label
from desktop.views.widgets.focus import keeps_focus

WIDE, HIGH = 76, 33


class Legend(QFrame):
    """All signs under each other."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.appearance = appearance
        self.lines = QGridLayout(self)
        self.lines.setContentsMargins(10, 8, 14, 8)
        self.lines.setVerticalSpacing(0)

    @keeps_focus
    def show_game(self, game: str) -> None:
        """Explain the boards of this game."""
        clear(self.lines)
        for row, (words, paint) in enumerate(parts_of(game).legend(self.appearance.theme.of(game)).items()):
            self.lines.addWidget(Picture(self.appearance, WIDE, HIGH, paint), row, 0)
            self.lines.addWidget(words_label(self.appearance.tr(words), wrap=False), row, 1)
