"""What every panel is made of: a head that tells what it is and folds it away, and under it the rest."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.art.icons import icon
from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import ScrollArea, tip

HEAD = 30
"""Height of a head."""


class PanelHead(QFrame):
    """The head of a panel: its title in small capitals, a word at the right, and a cross where it can be closed.

    A title too long for the panel is shortened; it never makes the panel wider.

    Signals:
        pressed: the word was clicked. turned: a click on the head, or Enter: the panel is to be folded or unfolded.
        pulled: the head is drawn away by the mouse, which is there on the screen.
        closed: the cross was clicked.
    """

    pressed = Signal()
    turned = Signal()
    pulled = Signal(QPoint)
    closed = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("panelHead")
        self._appearance = appearance
        self._said = self._word = ""
        self._folded = False
        self._from: QPoint | None = None
        self.title = QLabel()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.word = QPushButton()
        self.word.setProperty("role", "link")
        self.word.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.word.clicked.connect(self._word_clicked)
        self.cross = QToolButton(autoRaise=True)
        self.cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.cross.clicked.connect(self.closed)
        self.cross.hide()
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 0, 8, 0)
        line.setSpacing(6)
        line.addWidget(self.title, 1)
        line.addWidget(self.word)
        line.addWidget(self.cross)
        self.restyle()
        appearance.changed.connect(self.restyle)

    def restyle(self) -> None:
        """Take fonts and height anew."""
        appearance, side = self._appearance, self._appearance.px(12)
        self.setFixedHeight(appearance.px(HEAD))
        self.title.setStyleSheet(
            f"font-family: '{appearance.theme.type.title}'; font-size: {appearance.px(18)}px; font-variant: small-caps;"
        )
        self.cross.setIcon(icon("close", appearance.theme.window.second_ink, side))
        self.cross.setIconSize(QSize(side, side))
        self.cross.setToolTip(appearance.tr("button-close"))
        self.cross.setAccessibleName(appearance.tr("button-close"))
        self._say()

    def say(self, title: str, word: str = "") -> None:
        """Set title and word."""
        self._said, self._word = title, word
        self._say()

    def show_folded(self, folded: bool) -> None:
        """A folded panel says that it can be opened, and nothing else."""
        if folded != self._folded:
            self._folded = folded
            self._say()

    def _say(self) -> None:
        word = self._appearance.tr("panel-unfold") if self._folded else self._word
        self.word.setText(word)
        self.word.setVisible(bool(word))
        self.setAccessibleName(f"{self._said}: {word}" if word else self._said)
        self._fit()

    def _word_clicked(self) -> None:
        (self.turned if self._folded else self.pressed).emit()

    @property
    def said(self) -> str:
        """The whole title."""
        return self._said

    def let_turn(self, turns: bool) -> None:
        """Whether click and Enter fold the panel: then the head takes the focus of the keyboard."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if turns else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if turns else Qt.CursorShape.ArrowCursor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the title again."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As much of the title as there is room for; the whole of it in the tooltip."""
        taken = sum(part.sizeHint().width() + 6 for part in (self.word, self.cross) if not part.isHidden())
        self.title.ensurePolished()
        room = self.width() - taken - 22
        shown = self.title.fontMetrics().elidedText(self._said, Qt.TextElideMode.ElideRight, max(room, 40))
        self.title.setText(shown)
        self.title.setAccessibleName(self._said)
        self.title.setToolTip("" if shown == self._said else tip(self._said))

    # --- mouse and keys -------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click begins, or the head is taken."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Taken far enough, the panel comes along."""
        if self._from is None:
            return
        way = event.position().toPoint() - self._from
        if way.manhattanLength() > 2 * QApplication.startDragDistance():
            self._from = None
            self.pulled.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click folds or unfolds."""
        if self._from is not None and self.rect().contains(event.position().toPoint()):
            self.turned.emit()
        self._from = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what a click does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.turned.emit()
        else:
            super().keyPressEvent(event)


class Panel(QFrame):
    """A head, and a body that is hidden while the panel is folded.

    Attributes:
        inside: where the parts of the body stand, from the top down.
        leads: what has just fallen is read in it: while it is wanted, others give it the room that it needs; where
            there is no more it shows its end.

    Signals:
        grown: it may need another height.
    """

    leads: ClassVar[bool] = False

    grown = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.appearance = appearance
        self.head = PanelHead(appearance)
        self.body = QWidget()
        self.inside = QVBoxLayout(self.body)
        whole = QVBoxLayout(self)
        for lines in (whole, self.inside):
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(self.body, 1)
        self.body.installEventFilter(self)

    @property
    def in_sight(self) -> bool:
        """Whether more than the head can be seen."""
        return self.body.isVisible()

    def come_into_sight(self) -> None:
        """Its body has become visible: what is only filled while it is seen is filled now."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sees the body come and change."""
        if watched is self.body and event.type() == QEvent.Type.Show:
            self.come_into_sight()
        elif event.type() == QEvent.Type.LayoutRequest:
            self.grown.emit()
        return super().eventFilter(watched, event)

    def wants(self, width: int) -> int:
        """The height in which all of it can be seen at this width; 0: as much as there is."""
        del width
        return 0

    def stays(self, width: int) -> int:
        """How much of that stands below what scrolls, and is seen in any case."""
        del width
        return 0

    def useful(self, width: int) -> int:
        """The height under which the first of what is to be filled in is not seen; 0: there is nothing of the kind."""
        del width
        return 0


class ScrolledPanel(Panel):
    """Lines that scroll where there is no room for them, and a foot that stays."""

    def __init__(
        self, appearance: Appearance, session: Session, *, margins: tuple[int, int, int, int], gap: int = 4
    ) -> None:
        super().__init__(appearance)
        self.session = session
        self.inner = QWidget()
        self.inner.setObjectName("scrolled")
        self.lines = QVBoxLayout(self.inner)
        self.lines.setContentsMargins(*margins)
        self.lines.setSpacing(gap)
        self.area = ScrollArea()
        self.area.setWidget(self.inner)
        if self.leads:
            bar = self.area.verticalScrollBar()
            bar.rangeChanged.connect(lambda _low, high: bar.setValue(high))
        self.setFocusProxy(self.area)
        self.inner.installEventFilter(self)
        self.inside.addWidget(self.area, 1)
        self.foot = QVBoxLayout()
        self.inside.addLayout(self.foot)

    def wants(self, width: int) -> int:
        """Head, lines and foot."""
        for part in self.inner.findChildren(QWidget):
            part.ensurePolished()
        lines = self.lines
        lines.activate()
        within = width - 2 * self.frameWidth()
        high = _height(lines, within) + _height(self.foot, within)
        return self.head.height() + high + 2 * (self.frameWidth() + self.area.frameWidth())

    def stays(self, width: int) -> int:
        """The foot."""
        return _height(self.foot, width - 2 * self.frameWidth())


def _height(lines: QVBoxLayout, width: int) -> int:
    """What lines take in a width."""
    return lines.totalHeightForWidth(width) if lines.hasHeightForWidth() else lines.totalSizeHint().height()
