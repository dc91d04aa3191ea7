"""The legend of a board: the signs of its game as the map draws them, each with its name."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QGridLayout

from desktop.views.parts.game_parts import parts_of
from desktop.views.widgets.bits import Picture, clear, words_label
from desktop.views.widgets.look import Look

WIDE, HIGH = 76, 33


class Legend(QFrame):
    """All signs under each other."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.look = look
        self.lines = QGridLayout(self)
        self.lines.setContentsMargins(10, 8, 14, 8)
        self.lines.setVerticalSpacing(0)

    def show_game(self, game: str) -> None:
        """Explain the boards of this game."""
        clear(self.lines)
        for row, (words, paint) in enumerate(parts_of(game).legend(self.look.theme).items()):
            self.lines.addWidget(Picture(self.look, WIDE, HIGH, paint), row, 0)
            self.lines.addWidget(words_label(self.look.tr(words), wrap=False), row, 1)
