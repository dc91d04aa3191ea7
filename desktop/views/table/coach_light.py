"""The light of the coach before the answers: how much may have been overlooked; unlit it keeps its place."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.art.icons import icon
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import reveal, tip

WIDE, SIDE = 58, 20
"""Its width, and that of its sign."""


class CoachLight(QWidget):
    """A slot of fixed width: what comes and goes in it moves nothing beside it.

    Attributes:
        number: of the cautions; None where the slot itself is away.

    Signals:
        pressed: the cautions are to be read.
    """

    pressed = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.number: int | None = None
        self.button = QPushButton()
        self.button.setObjectName("coachLight")
        self.button.clicked.connect(lambda: self.pressed.emit())
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.button)
        appearance.changed.connect(self.refresh)
        self.refresh()

    def show_number(self, number: int | None) -> None:
        """So much may have been overlooked: 0 leaves the slot empty, None takes it away."""
        if number != self.number:
            self.number = number
            self.refresh()

    def refresh(self) -> None:
        """Word and dress it."""
        look, side = self.appearance, self.appearance.px(SIDE)
        self.setFixedWidth(look.px(WIDE))
        self.button.setFixedWidth(look.px(WIDE))
        self.button.setIcon(icon("hint", look.theme.window.ink, side))
        self.button.setIconSize(QSize(side, side))
        self.button.setText(look.words.number(self.number or 0))
        said = look.tr("coach-overlooked", count=self.number or 0)
        self.button.setAccessibleName(said)
        self.button.setToolTip(tip(f"{said} {look.tr('coach-light-tip')}"))
        self.button.setVisible(bool(self.number))
        reveal(self, self.number is not None)
