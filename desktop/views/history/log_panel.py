"""The log: one line per Event as the viewer may read it; filtered by side and by words, a door to every moment."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListView, QMenu

from desktop.session.session import Session
from desktop.soon import soon
from desktop.views.history.log_lines import RIGHT, LogDelegate
from desktop.views.history.log_model import LINE, LogModel
from desktop.views.history.side_filter import SideFilter
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.panel import Panel
from engine.kernel.log import Line

LAST, LINE_HIGH = 3, 24
"""So many lines are always seen, each at least so high."""
MOST = 0.4
"""Lines that are wrapped take no more of the column than this."""


class LogPanel(Panel):
    """The log with its filter.

    Signals:
        rule_asked: a clause to be read. lit: references to be lit on the map.
        asked: what a line is to do ("look", "take-back", "branch", "bookmark"), and its moment.
        told: the Event of the line that is pointed at or chosen, and where on the screen that line is; None: no more.
    """

    rule_asked = Signal(str)
    lit = Signal(object)
    asked = Signal(str, int)
    told = Signal(object, QRect)

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance)
        self.session = session
        self.head.pressed.connect(self.toggle_filter)
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.filter.hide()
        self.filter.textChanged.connect(self._filtered)
        self.sides = SideFilter(appearance)
        self.sides.hide()
        self.sides.chosen.connect(self._sided)
        self.list = QListView()
        self.list.setWordWrap(True)
        self.list.setUniformItemSizes(False)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.model = LogModel(appearance, session, self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(LogDelegate(appearance, self.list, self.model))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.list.doubleClicked.connect(self._look)
        self.list.setMouseTracking(True)
        self.list.entered.connect(self._tell)
        self.list.viewportEntered.connect(self._tell_chosen)
        for watched in (self.list, self.list.viewport(), self.filter):
            watched.installEventFilter(self)
        self.list.selectionModel().currentChanged.connect(self._light)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._follows = True
        self.list.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.list.verticalScrollBar().rangeChanged.connect(self._grown)
        self.setFocusProxy(self.list)
        self._lay_out()
        session.changed.connect(self.refresh)
        session.selection.turned.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        pad = QHBoxLayout()
        pad.setContentsMargins(8, 0, 8, 0)
        pad.setSpacing(6)
        pad.addWidget(self.filter, 1)
        pad.addWidget(self.sides)
        self.inside.addLayout(pad)
        self.inside.addWidget(self.list, 1)

    # --- keeping in step ----------------------------------------------------------

    def refresh(self) -> None:
        """Read the log anew and show what happened last."""
        self.head.say(self.appearance.tr("panel-log"), self.appearance.tr("button-filter"))
        self.filter.setPlaceholderText(self.appearance.tr("panel-filter-text"))
        self.list.setAccessibleName(self.appearance.tr("panel-log"))
        self.sides.show_sides([side for sides in self.session.view.seats.values() for side in sides])
        self.model.refresh()
        soon(self.list, self._scroll)

    def show_moment(self, moment: int | None) -> None:
        """Dim what came after this moment (None: nothing did)."""
        if moment != self.model.moment:
            self.model.moment = moment
            self.list.viewport().update()
            self._scroll()

    def _scrolled(self, value: int) -> None:
        """At the top of what is held, the lines before it come; what is seen stays where it is.

        Who has scrolled away from the newest line reads on undisturbed; back at it, the log follows again.
        """
        bar = self.list.verticalScrollBar()
        self._follows = value >= bar.maximum()
        if value > bar.minimum() or self._follows or not self.list.isVisible():
            return
        came = self.model.fetch_earlier()
        if came:
            self.list.scrollTo(self.model.index(came), QListView.ScrollHint.PositionAtTop)

    def _grown(self, _least: int, most: int) -> None:
        """Lines came, or are wrapped anew: the newest stays in sight."""
        if self._follows and self.model.moment is None:
            self.list.verticalScrollBar().setValue(most)

    def _scroll(self) -> None:
        self.model.fetch_moment()
        row = self.model.current()
        if self.model.moment is not None and row >= 0:
            self.list.scrollTo(self.model.index(row), QListView.ScrollHint.PositionAtCenter)
        elif self._follows:
            self.list.scrollToBottom()

    def least(self, column: int, last: int = LAST) -> int:
        """The height of the head, the filter and the `last` lines; in a low column these may be cut."""
        high = self.head.height() + 2 * self.frameWidth() + self.appearance.px(4)
        if not self.filter.isHidden():
            high += self.filter.sizeHint().height()
        rows = self.model.rowCount()
        lines = sum(self.list.sizeHintForRow(row) for row in range(max(0, rows - last), rows))
        most = max(int(column * MOST) - high, self.appearance.px(last * LINE_HIGH))
        return high + max(self.appearance.px(LINE_HIGH), min(lines, most))

    # --- filter -------------------------------------------------------------------

    def toggle_filter(self) -> None:
        """Show or hide the filter; hidden, it lets everything pass."""
        shown = not self.filter.isHidden()
        self.filter.setHidden(shown)
        self.sides.setHidden(shown)
        self.grown.emit()
        if shown:
            self.filter.clear()
            self.sides.choose("")
            self.list.setFocus()
        else:
            self.filter.setFocus()

    def _filtered(self, words: str) -> None:
        self.model.words = words.strip().lower()
        self.model.refresh()

    def _sided(self, side: str) -> None:
        self.model.side = side
        self.model.refresh()

    # --- a line -------------------------------------------------------------------

    def _tell(self, index: QModelIndex) -> None:
        """This line is pointed at or chosen."""
        line = index.data(LINE)
        if isinstance(line, Line):
            room = self.list.visualRect(index)
            self.told.emit(line.event, QRect(self.list.viewport().mapToGlobal(room.topLeft()), room.size()))
        else:
            self.told.emit(None, QRect())

    def _tell_chosen(self) -> None:
        """No line is pointed at: the chosen one is told of while the log has the focus."""
        self._tell(self.list.currentIndex() if self.list.hasFocus() else QModelIndex())

    def _light(self, current: QModelIndex) -> None:
        if self.list.hasFocus():
            self._tell(current)
        line = current.data(LINE)
        if isinstance(line, Line) and line.event.lit:
            self.lit.emit(line.event.lit)

    def _look(self, index: QModelIndex) -> None:
        line = index.data(LINE)
        if isinstance(line, Line) and not line.undone:
            self.asked.emit("look", line.moment)

    def _open_menu(self, spot: QPoint) -> None:
        index = self.list.indexAt(spot)
        if index.isValid():
            menu = self.menu_of(index)
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(self.list.viewport().mapToGlobal(spot))

    def menu_of(self, index: QModelIndex) -> QMenu:
        """What a line can do."""
        line: Line = index.data(LINE)
        menu, event = QMenu(self), line.event

        def offer(key: str, do: Callable[[], object], enabled: bool = True) -> None:
            action = menu.addAction(self.appearance.tr(key))
            action.setObjectName(key)
            action.setEnabled(enabled)
            action.triggered.connect(lambda _=False: do())

        def wish(name: str) -> Callable[[], object]:
            return lambda: self.asked.emit(name, line.moment)

        home = self.session.what_if is None
        offer("log-look", wish("look"), not line.undone)
        offer("log-take-back", wish("take-back"), not line.undone and line.moment < self._now())
        offer("log-branch", wish("branch"), home and not line.undone)
        offer("log-bookmark", wish("bookmark"), home and not line.undone)
        menu.addSeparator()
        if event.clause:
            offer("button-show-rule", lambda: self.rule_asked.emit(event.clause))
        if event.lit:
            offer("button-show-on-map", lambda: self.lit.emit(event.lit))
        offer("log-copy", lambda: self._copy(index))
        return menu

    def _now(self) -> int:
        return len(self.session.table.history)

    def _copy(self, index: QModelIndex) -> None:
        if index.isValid():
            QGuiApplication.clipboard().setText(str(index.data()))

    # --- keys and clicks ------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the log Ctrl+F filters, Ctrl+C copies, Enter looks; a click on the clause opens the rule."""
        if isinstance(event, QKeyEvent) and watched in (self.list, self.filter) and self._key(watched, event):
            return True
        leaves = event.type() == QEvent.Type.Leave and watched is self.list.viewport()
        if leaves or (isinstance(event, QFocusEvent) and watched is self.list):
            soon(self.list, self._tell_chosen)
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
            index = self.list.indexAt(event.position().toPoint())
            line = index.data(LINE)
            far = event.position().x() > self.list.viewport().width() - self.appearance.px(RIGHT)
            if watched is self.list.viewport() and isinstance(line, Line) and line.event.clause and far:
                self.rule_asked.emit(line.event.clause)
        return super().eventFilter(watched, event)

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        """Keys of the log go before those of the window."""
        does: Callable[[], object]
        if event.matches(QKeySequence.StandardKey.Find) or (
            event.key() == Qt.Key.Key_Escape and watched is self.filter
        ):
            does = self.toggle_filter
        elif watched is self.filter:
            return False
        elif event.matches(QKeySequence.StandardKey.Copy):
            does = lambda: self._copy(self.list.currentIndex())  # noqa: E731
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.list.currentIndex().isValid():
            does = lambda: self._look(self.list.currentIndex())  # noqa: E731
        else:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            does()
        return True
