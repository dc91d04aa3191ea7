"""What may be done about the cards of the hand, said beside them: how they are seen, and what has been paid."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QWidget

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label


class HandAdvice(QWidget):
    """Words, and a button to keep the hand open; beside strips in one line.

    Attributes:
        keep: the button; None where the hand is kept open, or nobody else sees it.

    Signals:
        kept_open: the hand is to be kept open.
    """

    kept_open = Signal()

    def __init__(
        self, appearance: Appearance, session: Session, guarded: bool, kept: bool, *, in_line: bool
    ) -> None:
        super().__init__()
        self.appearance, self.session = appearance, session
        self._words: list[QLabel] = []
        self.keep: QPushButton | None = None
        way = QBoxLayout.Direction.LeftToRight if in_line else QBoxLayout.Direction.TopToBottom
        self._lines = QBoxLayout(way, self)
        self._lines.setContentsMargins(0, 2, 0, 0)
        self._lines.setSpacing(8 if in_line else 2)
        paying = self._payment()
        if paying:
            self._lines.addWidget(words_label(paying, "head", wrap=not in_line))
        if guarded and not kept:
            self._say(appearance.tr("hand-hidden", key=appearance.key("keys-hand")), in_line=in_line)
            self.keep = QPushButton(appearance.tr("hand-keep-open"))
            self.keep.setObjectName("keepOpen")
            self.keep.setProperty("role", "small")
            self.keep.clicked.connect(self.kept_open)
            self._lines.addWidget(self.keep)
        elif guarded and not paying and not in_line:
            self._say(appearance.tr("hand-kept-open", key=appearance.key("menu-curtain")), in_line=in_line)

    def _say(self, words: str, *, in_line: bool) -> None:
        label = words_label(words, "second", wrap=not in_line)
        self._lines.addWidget(label)
        self._words.append(label)

    def say_all(self, shown: bool) -> None:
        """Say it in words, or only by the button, which tells the rest in its tooltip."""
        for label in self._words:
            label.ensurePolished()
            label.setVisible(shown)
            if self.keep is not None:
                self.keep.setToolTip("" if shown else label.text())

    def _payment(self) -> str:
        """The running sum of what the viewer pays; what others pay concerns no card of this tray."""
        payment = self.session.view.payment
        if payment is None or self.session.decision is None:
            return ""
        if payment.due:
            return self.appearance.tr("panels-paid-of", paid=payment.paid, due=payment.due)
        return self.appearance.tr("panels-paid", paid=payment.paid)
