"""The balloon of a guide: what is said and replied, the clause beside it, the answers, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.views.practice.answer_row import AnswerRow
from desktop.views.practice.guide_room import EDGE
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Chip, Flow, on_button, restate, words_label

WIDE = 430
"""Width at 100 %; it grows with the text as far as the map has room."""
MOST = 0.6
"""It takes so much of the width of the map at most."""
TWO_LINES = 0.6
"""Share of the width of a text that it needs in two lines, wherever it breaks."""
SHORT_CHIP = 60
"""Pixels at 100 % of a heading and its number, at least."""
ANY = 16777215
"""Qt's word for no limit."""


class Balloon(QFrame):
    """The parts of a guide, in a room that they may not leave; a hand may drag it aside.

    Attributes:
        carried: it stands where a hand has put it.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("balloon")
        self.appearance = appearance
        self.carried = False
        self._held: QPoint | None = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.head, self.count = words_label(role="second"), words_label(role="second", wrap=False)
        self.words, self.reply = words_label(), words_label()
        self.words.setObjectName("guideWords")
        self.reply.setObjectName("guideReply")
        self.chip = Chip(appearance)
        self.answers = AnswerRow(appearance)
        for part in (self.chip, self.answers):
            part.setCursor(Qt.CursorShape.ArrowCursor)
        self.folded = False
        self.fold_button = _button("guideFold")
        self.fold_button.clicked.connect(self.turn)
        self.leave_button = _button("guideLeave")
        self.back_button = _button("guideBack")
        self.again_button = _button("guideAgain")
        self.hint_button = _button("guideHint")
        self.next_button = _button("guideNext", "strong")
        self._above = QHBoxLayout()
        self._above.addWidget(self.head, 1)
        self._above.addWidget(self.chip)
        self._above.addWidget(self.count)
        self._above.addWidget(self.fold_button)
        self._small, below = QWidget(), QHBoxLayout()
        small = Flow(8)
        self._small.setLayout(small)
        for button in (self.leave_button, self.back_button, self.again_button, self.hint_button):
            small.addWidget(button)
        below.addWidget(self._small, 1)
        below.addWidget(self.next_button, 0, Qt.AlignmentFlag.AlignBottom)
        self._lines = lines = QVBoxLayout(self)
        lines.setContentsMargins(16, 10, 16, 12)
        lines.setSpacing(8)
        lines.addLayout(self._above)
        lines.addWidget(self.words)
        lines.addWidget(self.reply)
        lines.addWidget(self.answers)
        lines.addLayout(below)

    def say(self, words: str, reply: str = "", state: str = "") -> None:
        """What is said, and what is replied: `good`, `wrong`, or `hint`."""
        self.words.setText(words)
        sign = {"good": "\N{CHECK MARK}  ", "wrong": "\N{MULTIPLICATION X}  "}.get(state, "")
        self.reply.setText(f"{sign}{reply}" if reply else "")
        restate(self.reply, state)
        self._show_parts()

    def name_buttons(self, main: str) -> None:
        """Word the buttons; `main` is the key of what the main one says."""
        for button, key in (
            (self.leave_button, "practice-leave"),
            (self.back_button, "button-back"),
            (self.again_button, "practice-again"),
            (self.hint_button, "practice-hint"),
            (self.next_button, main),
        ):
            button.setText(on_button(self.appearance.tr(key)))

    def fit(self, room: QSize) -> None:
        """As wide as the text asks for, as high as what is said; where both have no room the reply stands alone."""
        self.setFixedWidth(min(self.appearance.px(WIDE), int(room.width() * MOST)))
        self._shorten_clause()
        self.words.setVisible(not self.folded)
        self.setFixedHeight(self._wanted())
        if self.height() > room.height() - 2 * EDGE and not self.reply.isHidden():
            self.words.hide()
            self.setFixedHeight(self._wanted())

    def _shorten_clause(self) -> None:
        """A long heading gives way to what stands beside it, its number never; the title then has two lines."""
        if self.chip.isHidden():
            return
        self.chip.show_clause(self.chip.clause)
        self._above.invalidate()
        edges = self._lines.contentsMargins()
        over = self._above.minimumSize().width() - self.contentsRect().width() + edges.left() + edges.right()
        if over > 0:
            label, title = (
                part.fontMetrics().horizontalAdvance(part.text()) for part in (self.chip, self.head)
            )
            over += max(0, round(TWO_LINES * title) - self.head.minimumSizeHint().width())
            self.chip.shorten(max(self.appearance.px(SHORT_CHIP), label - over))

    def has_room(self, room: QSize) -> bool:
        """Whether all of it is seen in such a room, wherever it stands there."""
        inside = QRect(0, 0, room.width() - 2 * EDGE, room.height() - 2 * EDGE)
        return inside.contains(QRect(0, 0, self.width(), self._wanted()))

    # --- out of the way ---------------------------------------------------------------

    def turn(self) -> None:
        """Fold it to its head and its main button, or open it again."""
        self.folded = not self.folded
        self._show_parts()
        self.fit(self.room().size())
        self.turned()

    def unfold(self) -> None:
        """There is something new to be read."""
        if self.folded:
            self.turn()

    def turned(self) -> None:
        """It has another size."""

    def _show_parts(self) -> None:
        for part in (self.words, self._small):
            part.setVisible(not self.folded)
        self.reply.setVisible(bool(self.reply.text()) and not self.folded)
        key = "practice-unfold" if self.folded else "practice-fold"
        self.fold_button.setText("\N{BLACK DOWN-POINTING SMALL TRIANGLE}" if self.folded else "\N{EN DASH}")
        self.fold_button.setAccessibleName(self.appearance.tr(key))
        self.fold_button.setToolTip(self.appearance.tr(key))

    # --- dragged aside ----------------------------------------------------------------

    def put_back(self) -> None:
        """It may stand where it likes again."""
        self.carried = False

    def stay_in(self, room: QRect) -> None:
        """Stay where it is, as far as it is inside the room."""
        inside = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        x = max(inside.left(), min(self.x(), inside.right() + 1 - self.width()))
        y = max(inside.top(), min(self.y(), inside.bottom() + 1 - self.height()))
        self.move(x, y)
        self.raise_()

    def room(self) -> QRect:
        """What it may not leave."""
        home = self.parentWidget()
        return home.rect() if home is not None else self.rect()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It is taken hold of."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._held = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """It goes along, inside its room."""
        if self._held is not None and event.buttons():
            spot = event.position().toPoint() - self._held
            if self.carried or spot.manhattanLength() >= QApplication.startDragDistance():
                self.carried = True
                self.move(self.pos() + spot)
                self.stay_in(self.room())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """It is let go."""
        self._held = None
        event.accept()

    def _wanted(self) -> int:
        """The height that all of it takes."""
        self.setMinimumHeight(0)
        self.setMaximumHeight(ANY)
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        return layout.totalHeightForWidth(self.width())


def _button(name: str, role: str = "small") -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    button.setCursor(Qt.CursorShape.ArrowCursor)
    button.setProperty("role", role)
    return button
