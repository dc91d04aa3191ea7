"""Said in place of what lies face down with the own hand: the key that shows it, and the button that keeps it open."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label


class FaceDown(QWidget):
    """The same gesture as beside the cards: hold a key to look, or keep all open for this decision.

    Attributes:
        keep: the button.
    """

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.appearance = appearance
        self._words = words_label(role="second")
        self.keep = QPushButton()
        self.keep.setObjectName("keepOpen")
        self.keep.clicked.connect(session.selection.turn_up)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(6)
        lines.addWidget(self._words)
        lines.addWidget(self.keep)
        self.refresh()

    def refresh(self) -> None:
        """Word it anew."""
        self._words.setText(self.appearance.tr("hand-numbers-hidden", key=self.appearance.key("keys-hand")))
        self.keep.setText(self.appearance.tr("hand-keep-open"))
