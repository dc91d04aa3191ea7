"""The log: one line per Event as the viewer may read it, with its clause; filtered by side and by words."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QGuiApplication,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QTextOption,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from desktop.drawing.shields import draw_shield
from desktop.drawing.strokes import at
from desktop.session import Session
from desktop.views.bits import PanelHead
from desktop.views.look import Look
from engine.kernel.event import Event

Index = QModelIndex | QPersistentModelIndex
EVENT = Qt.ItemDataRole.UserRole
LEFT, RIGHT = 36, 62


class LogModel(QAbstractListModel):
    """The Events of the viewer's log, filtered."""

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self.look, self.session = look, session
        self.rows: list[tuple[Event, str]] = []
        self.words = ""

    def rowCount(self, parent: Index | None = None) -> int:
        """How many lines; a line has none inside."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, spoken text or the Event itself."""
        event, text = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            spoken = self.look.words.spoken(text)
            return f"{spoken} {self.look.words.clause(event.clause)}" if event.clause else spoken
        return event if role == EVENT else None

    def refresh(self) -> None:
        """Read the table's log anew; lines at the end are added without disturbing the others."""
        events = self.session.table.log(self.session.viewer)
        rows = [(e, self.look.text(e.message)) for e in events]
        if self.words:
            rows = [r for r in rows if self.words in r[1].lower()]
        old = self.rows
        if rows[: len(old)] == old:
            if len(rows) > len(old):
                self.beginInsertRows(QModelIndex(), len(old), len(rows) - 1)
                self.rows = rows
                self.endInsertRows()
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()


class LogDelegate(QStyledItemDelegate):
    """Paints a line: shield, wrapped words, clause at the right; turns as a centred rule."""

    def __init__(self, look: Look, view: QListView) -> None:
        super().__init__(view)
        self.look, self._view = look, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the wrapped words."""
        look = self.look
        width = self._view.viewport().width()
        room = max(60, width - look.px(LEFT + RIGHT))
        words = QFontMetrics(look.sans(14)).boundingRect(
            QRect(0, 0, room, 4000), Qt.TextFlag.TextWordWrap, str(index.data())
        )
        return QSize(width, max(look.px(24), words.height() + look.px(6)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        look, theme = self.look, self.look.theme
        event: Event = index.data(EVENT)
        rect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        last = index.row() == index.model().rowCount() - 1
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(theme.window.strip))
        if event.kind in ("turn", "stage"):
            self._rule(painter, rect, str(index.data()))
        else:
            if last:
                painter.fillRect(
                    QRect(rect.x(), rect.y(), look.px(4), rect.height()), QColor(theme.window.focus)
                )
                painter.fillRect(rect.adjusted(look.px(4), 0, 0, 0), QColor(theme.window.strip))
            self._line(painter, rect, event, str(index.data()))
        painter.restore()

    def _line(self, painter: QPainter, rect: QRect, event: Event, words: str) -> None:
        look, theme = self.look, self.look.theme
        side = event.side.removeprefix("side:")
        if side and side in theme.powers:
            with at(painter, rect.x() + look.px(20), rect.y() + look.px(12), look.settings.scale / 100):
                draw_shield(painter, side, size=0.55, theme=theme)
        painter.setPen(QColor(theme.window.ink))
        painter.setFont(look.sans(14))
        room = QRectF(rect.adjusted(look.px(LEFT), look.px(3), -look.px(RIGHT), 0))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        painter.drawText(room, words, option)
        if event.clause:
            painter.setPen(QColor(theme.window.second_ink))
            painter.setFont(look.sans(12))
            right = rect.adjusted(0, look.px(4), -look.px(8), 0)
            painter.drawText(
                right,
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop,
                short_clause(look, event.clause),
            )

    def _rule(self, painter: QPainter, rect: QRect, words: str) -> None:
        """A centred heading between two rules."""
        look, theme = self.look, self.look.theme
        painter.setFont(look.italic(15))
        painter.setPen(QColor(theme.window.second_ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)
        half = painter.fontMetrics().horizontalAdvance(words) // 2 + look.px(10)
        painter.setPen(QColor(theme.window.edge))
        middle, y = rect.center().x(), rect.center().y()
        painter.drawLine(rect.x() + look.px(14), y, middle - half, y)
        painter.drawLine(middle + half, y, rect.right() - look.px(14), y)


def short_clause(look: Look, clause: str) -> str:
    """A clause in a narrow column: without the ruleset, which is the same in every line."""
    label = look.words.clause(clause)
    return label.rpartition("\N{NO-BREAK SPACE}")[2] if "§" in label else label


class LogPanel(QFrame):
    """The log with its filter."""

    rule_asked = Signal(str)
    lit = Signal(object)

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.look, self.session = look, session
        self.head = PanelHead(look)
        self.head.pressed.connect(self.toggle_filter)
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.filter.hide()
        self.filter.textChanged.connect(self._filtered)
        self.list = QListView()
        self.list.setWordWrap(True)
        self.list.setUniformItemSizes(False)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.model = LogModel(look, session)
        self.list.setModel(self.model)
        self.list.setItemDelegate(LogDelegate(look, self.list))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._menu)
        self.list.viewport().installEventFilter(self)
        self.list.selectionModel().currentChanged.connect(self._light)
        pad = QHBoxLayout()
        pad.setContentsMargins(8, 4, 8, 4)
        pad.addWidget(self.filter)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addLayout(pad)
        whole.addWidget(self.list, 1)
        session.changed.connect(self.refresh)
        look.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Read the log anew and show its end."""
        self.head.say(self.look.tr("panel-log"), self.look.tr("button-filter"))
        self.filter.setPlaceholderText(self.look.tr("panel-filter-text"))
        self.list.setAccessibleName(self.look.tr("panel-log"))
        self.model.refresh()
        QTimer.singleShot(0, self.list, self.list.scrollToBottom)

    def toggle_filter(self) -> None:
        """Show or hide the line for words."""
        self.filter.setVisible(not self.filter.isVisible())
        if self.filter.isVisible():
            self.filter.setFocus()
        else:
            self.filter.clear()

    def _filtered(self, words: str) -> None:
        self.model.words = words.strip().lower()
        self.model.refresh()

    def _light(self, current: QModelIndex) -> None:
        event = current.data(EVENT)
        if isinstance(event, Event) and event.lit:
            self.lit.emit(event.lit)

    def _menu(self, spot) -> None:  # type: ignore[no-untyped-def]
        index = self.list.indexAt(spot)
        if not index.isValid():
            return
        event: Event = index.data(EVENT)
        menu = QMenu(self)
        copy = menu.addAction(self.look.tr("log-copy"))
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        copy.triggered.connect(lambda: QGuiApplication.clipboard().setText(str(index.data())))
        if event.clause:
            rule = menu.addAction(self.look.tr("button-show-rule"))
            rule.triggered.connect(lambda: self.rule_asked.emit(event.clause))
        if event.lit:
            lit = menu.addAction(self.look.tr("button-show-on-map"))
            lit.triggered.connect(lambda: self.lit.emit(event.lit))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.list.viewport().mapToGlobal(spot))

    def eventFilter(self, watched, event: QEvent) -> bool:  # type: ignore[no-untyped-def]
        """A click on the clause at the right end of a line opens the rule."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
            index = self.list.indexAt(event.position().toPoint())
            line = index.data(EVENT)
            far = event.position().x() > self.list.viewport().width() - self.look.px(RIGHT)
            if isinstance(line, Event) and line.clause and far:
                self.rule_asked.emit(line.clause)
        return super().eventFilter(watched, event)
