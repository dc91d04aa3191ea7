"""The presenter's console: beside the teacher's own table what the room sees, tools, a clock, notes and the steps."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QObject, QRectF, Qt, QTime, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.art.strokes import draw, rounded
from desktop.views.public.ask_panel import AskPanel
from desktop.views.public.asking import Asking
from desktop.views.public.drawing_hand import DrawingHand
from desktop.views.public.frames import Frames
from desktop.views.public.picture_view import PictureView
from desktop.views.public.tool_bar import ToolBar
from desktop.views.table.script import Script
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import on_button, words_label

PART = 0.55
"""How much of the width is for what the room sees."""
MOST = 0.58
"""How much of the height the room's picture takes at most."""
EDGE = 8
LONGEST_NOTES = 20_000
PAUSE = 500
"""Milliseconds after the last letter of a note at which it is kept."""
MOST_STEP = 90
"""Letters of a step in the list."""
TICK = 1000
REMOTE = ("public-step", "public-step-back")
"""What the keys of a presenter's remote do, wherever the focus is."""


class RoomView(PictureView):
    """What the room sees, the very frame; a mark tells what is hidden from it or held."""

    def __init__(self, appearance: Appearance, frames: Frames, hand: DrawingHand) -> None:
        super().__init__(frames, hand)
        self.setObjectName("roomView")
        self.appearance = appearance

    @property
    def mark(self) -> str:
        """Why the room does not see what goes on; "" where it does."""
        stage = self.stage
        if stage.blank:
            return self.appearance.tr(f"public-{stage.blank}")
        return self.appearance.tr("public-frozen") if stage.frozen is not None else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as the frame is in this width."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Take the shape of the frame, but leave room below."""
        page, holder = self.picture.page_size, self.parentWidget()
        most = round(holder.height() * MOST) if holder is not None else self.height()
        self.setFixedHeight(max(1, min(round(self.width() * page.height() / page.width()), most)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame, and the mark over it."""
        super().paintEvent(event)
        if not self.mark:
            return
        colours, px = self.appearance.theme.window, self.appearance.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.appearance.sans(14, bold=True))
        wide = painter.fontMetrics().horizontalAdvance(self.mark) + px(20)
        plate = QRectF(self.width() - wide - px(8), px(8), wide, px(28))
        shape = rounded(plate.x(), plate.y(), plate.width(), plate.height(), 4)
        draw(painter, shape, colours.strong, 2.0, colours.strong_ink)
        painter.setPen(colours.strong_ink)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self.mark)
        painter.end()


class ConsoleHead(QFrame):
    """Over everything: the tools, the switch for the secrets, the clock.

    Signals:
        shown: the secrets are wanted, or not. asked: the room is to be asked.
    """

    shown = Signal(bool)
    asked = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.setObjectName("consoleHead")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.ask_button, self.show_button = QPushButton(), QPushButton()
        self.ask_button.setObjectName("consoleAsk")
        self.show_button.setObjectName("consoleShow")
        self.show_button.setProperty("role", "choice")
        self.show_button.setCheckable(True)
        self.clock, self.since = words_label(role="head", wrap=False), words_label(role="second", wrap=False)
        self.clock.setObjectName("consoleClock")
        self._began = QTime.currentTime()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(EDGE, 2, EDGE, 2)
        self._row.setSpacing(EDGE)
        self._row.addStretch(1)
        for part in (self.ask_button, self.show_button, self.clock, self.since):
            self._row.addWidget(part)
        self.ask_button.clicked.connect(lambda: self.asked.emit())
        self.show_button.toggled.connect(self.shown)
        self._time = QTimer(self, interval=TICK)
        self._time.timeout.connect(self.tell_time)
        self._time.start()
        self.reword()

    def take(self, bar: ToolBar) -> None:
        """Hold the tools."""
        self._row.insertWidget(0, bar)
        bar.show()

    def reword(self) -> None:
        """In another language."""
        for button, key in ((self.ask_button, "public-ask-room"), (self.show_button, "public-show-me")):
            said, pressed = self.appearance.tr(key), self.appearance.key(key)
            button.setText(on_button(said))
            button.setAccessibleName(said)
            button.setToolTip(f"{said} ({pressed})" if pressed else said)
            bold = QFontMetrics(self.appearance.sans(16, bold=True))
            button.setMinimumWidth(bold.horizontalAdvance(said) + self.appearance.px(36))
        self.tell_time()

    def tell_time(self) -> None:
        """The time of day, and for how long it has been shown."""
        now = QTime.currentTime()
        minutes = max(0, self._began.secsTo(now)) // 60
        self.clock.setText(self.appearance.locale().toString(now, "HH:mm"))
        self.since.setText(self.appearance.tr("public-since", minutes=minutes))


class Console(QObject):
    """Lies around the page of the teacher's window: the page keeps the right part of it.

    Signals:
        noted: the notes are other ones. stepped: a step is chosen (its number).
        pressed: a key that nothing here wanted.
    """

    noted = Signal(str)
    stepped = Signal(int)
    pressed = Signal(object)

    def __init__(
        self, appearance: Appearance, home: QWidget, frames: Frames, hand: DrawingHand, asking: Asking, notes: str
    ) -> None:  # fmt: skip
        """`home`: the window whose page gives way."""
        super().__init__(home)
        self.appearance, self._home = appearance, home
        self.head = ConsoleHead(appearance, home)
        self.side = QFrame(home)
        self.side.setObjectName("consoleSide")
        self.side.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.room = RoomView(appearance, frames, hand)
        self.notes, self.steps = QPlainTextEdit(notes), QListWidget()
        self.notes.setObjectName("consoleNotes")
        self.notes.setTabChangesFocus(True)
        self.steps.setObjectName("consoleSteps")
        self.steps.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.steps.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.notes.setMinimumHeight(appearance.px(60))
        self.ask = AskPanel(appearance, asking)
        self.notes_label, self.steps_label = words_label(role="head"), words_label(role="head")
        self._told: tuple[str, ...] = ()
        self._lay_out()
        self._wait = QTimer(self, singleShot=True, interval=PAUSE)
        self._wait.timeout.connect(self._note)
        self.notes.textChanged.connect(self._wait.start)
        self.steps.itemActivated.connect(lambda item: self.stepped.emit(self.steps.row(item)))
        self.steps.itemClicked.connect(lambda item: self.stepped.emit(self.steps.row(item)))
        frames.stage.changed.connect(self.room.update)
        for part in (home, *self._heard):
            part.installEventFilter(self)
        appearance.changed.connect(self.reword)
        self.reword()

    @property
    def _heard(self) -> tuple[QWidget, ...]:
        """Where keys arrive: notes and steps take those of a remote for their own if nobody hears them first."""
        return (self.head, self.side, self.notes, self.steps)

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.setSpacing(EDGE)
        for label, part in ((self.notes_label, self.notes), (self.steps_label, self.steps)):
            column = QVBoxLayout()
            column.setSpacing(2)
            column.addWidget(label)
            column.addWidget(part, 1)
            if part is self.steps:
                column.addWidget(self.ask, 1)
            label.setBuddy(part)
            below.addLayout(column, 1)
        lines = QVBoxLayout(self.side)
        lines.setContentsMargins(EDGE, 0, EDGE, EDGE)
        lines.setSpacing(EDGE)
        lines.addWidget(self.room)
        lines.addLayout(below, 1)

    # --- showing --------------------------------------------------------------------

    def open(self) -> None:
        """Take the left part of the window."""
        self.head.show()
        self.side.show()
        self.place()

    def place(self) -> None:
        """The page at the right; above everything the tools, at the left the rest."""
        home = self._home
        high = self.head.sizeHint().height()
        wide = round(home.width() * PART)
        self.head.setGeometry(0, 0, home.width(), high)
        self.side.setGeometry(0, high, wide, home.height() - high)
        margins = QMargins(wide, high, 0, 0)
        if home.contentsMargins() != margins:
            home.setContentsMargins(margins)
        self.room.fit()
        for part in (self.head, self.side):
            part.raise_()

    def close(self) -> None:
        """Give the page all of the window back; what was written last is kept."""
        if self._wait.isActive():
            self._wait.stop()
            self._note()
        for part in (self._home, *self._heard):
            part.removeEventFilter(self)
        self.appearance.changed.disconnect(self.reword)
        self._home.setContentsMargins(0, 0, 0, 0)
        for part in (self.head, self.side):
            part.hide()
            part.deleteLater()
        self.deleteLater()

    def reword(self) -> None:
        """In another language, theme or size."""
        tr = self.appearance.tr
        self.head.reword()
        self.ask.refresh()
        for label, part, key in (
            (self.notes_label, self.notes, "public-notes"),
            (self.steps_label, self.steps, "public-steps"),
        ):
            label.setText(tr(key))
            part.setAccessibleName(tr(key))
        self.notes.setPlaceholderText(tr("public-notes-empty"))
        self.room.setAccessibleName(tr("public-room-view"))
        self.place()

    def follow(self, script: Script, *, asking: bool) -> None:
        """List the steps, and mark the one that is shown; while hands are counted they are out of sight."""
        told = script.steps
        if told != self._told:
            kept = len(self._told) if told[: len(self._told)] == self._told else 0
            if not kept:
                self.steps.clear()
            for number, text in enumerate(told[kept:], start=kept + 1):
                short = (
                    text if len(text) <= MOST_STEP else f"{text[:MOST_STEP].rstrip()}\N{HORIZONTAL ELLIPSIS}"
                )
                self.steps.addItem(f"{number}. {short}")
            self._told = told
        if 0 <= script.at < self.steps.count() and self.steps.currentRow() != script.at:
            self.steps.setCurrentRow(script.at)
            self.steps.scrollToItem(self.steps.currentItem())
        self.steps.setVisible(not asking)

    def stops(self) -> tuple[QWidget, ...]:
        """Where keys lead the focus."""
        first = self.ask.first
        asked = (first,) if first is not None else ()
        listed = (self.steps,) if self.steps.isVisible() else ()
        return (self.head.ask_button, *asked, self.notes, *listed)

    def _note(self) -> None:
        self.noted.emit(self.notes.toPlainText()[:LONGEST_NOTES])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window; hear the keys that no part of the console wants."""
        if watched is self._home:
            if event.type() == QEvent.Type.Resize:
                self.place()
            return False
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if watched in (self.notes, self.steps) and not self._is_remote(event):
            return False
        self.pressed.emit(event)
        return event.isAccepted()

    def _is_remote(self, event: QKeyEvent) -> bool:
        """Whether a remote may have sent it; a letter is written, whatever else it does."""
        keys = self.appearance.keys
        return not event.text() and any(keys.is_pressed(name, event) for name in REMOTE)
