"""The lines of the log as a list: what the viewer may read, filtered by side and by words."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.session import Session
from desktop.views.look import Look
from engine.kernel.message import Message
from engine.kernel.table import Line

Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole


class LogModel(QAbstractListModel):
    """The lines of the viewer's log.

    Attributes:
        words, side: what the lines must contain, and whose they must be ("side:prussia"); "" for all.
        moment: the moment looked at; None: now.
    """

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self.look, self.session = look, session
        self.rows: list[tuple[Line, str]] = []
        self.words = self.side = ""
        self.moment: int | None = None
        self._said: dict[int, tuple[Message, str]] = {}
        self._words = look.words

    def rowCount(self, parent: Index | None = None) -> int:
        """How many lines; a line has none inside."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, spoken text or the Line itself."""
        line, text = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            clause = self.look.words.clause(line.event.clause) if line.event.clause else ""
            undone = f"({self.look.tr('log-undone')})" if line.undone else ""
            spoken = self.look.words.spoken(text)
            return " ".join(part for part in (spoken, clause, undone) if part)
        return line if role == LINE else None

    def current(self) -> int:
        """The row of what happened last at the moment shown; -1 for none."""
        rows = range(len(self.rows) - 1, -1, -1)
        return next((row for row in rows if not self.rows[row][0].undone and not self.is_later(row)), -1)

    def is_later(self, row: int) -> bool:
        """Whether a line tells of what came after the moment looked at."""
        return self.moment is not None and self.rows[row][0].moment > self.moment

    def refresh(self) -> None:
        """Read the table's log anew; lines at the end are added without disturbing the others."""
        lines = self.session.table.lines(self.session.viewer)
        rows = [(line, self._text(line.event.message)) for line in lines]
        if self.words:
            rows = [row for row in rows if self.words in row[1].lower()]
        if self.side:
            rows = [row for row in rows if row[0].event.side == self.side]
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

    def _text(self, message: Message) -> str:
        """What a line says; each Message is put into words once for a language."""
        if self._words is not self.look.words:
            self._words = self.look.words
            self._said.clear()
        said = self._said.get(id(message))
        if said is None:
            said = self._said[id(message)] = (message, self.look.text(message))
        return said[1]
