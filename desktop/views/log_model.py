"""The lines of the log as a list: what the viewer may read, filtered by side and by words.

A long table has thousands of lines, each of a height of its own that must be measured. The list holds the newest;
earlier lines come when somebody scrolls up to them, looks at their moment, or filters.
"""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.session import Session
from desktop.views.bits import tip
from desktop.views.look import Look
from engine.kernel.message import Message
from engine.kernel.table import Line

Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole
PART = 200
"""Lines that are held at first, and that come at once when more are wanted."""


class LogModel(QAbstractListModel):
    """The lines of the viewer's log.

    Attributes:
        rows: the lines held, the newest last.
        words, side: what the lines must contain, and whose they must be ("side:prussia"); "" for all.
        moment: the moment looked at; None: now.
    """

    def __init__(self, look: Look, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.look, self.session = look, session
        self.rows: list[Line] = []
        self.words = self.side = ""
        self.moment: int | None = None
        self._earlier: list[Line] = []
        self._said: dict[int, tuple[Message, str]] = {}
        self._words = look.words

    def rowCount(self, parent: Index | None = None) -> int:
        """How many lines; a line has none inside."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, spoken text or the Line itself."""
        line = self.rows[index.row()]
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(line)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            clause = self.look.words.clause(line.event.clause) if line.event.clause else ""
            undone = f"({self.look.tr('log-undone')})" if line.undone else ""
            spoken = self.look.words.spoken(self.text(line))
            whole = " ".join(part for part in (spoken, clause, undone) if part)
            return tip(whole) if role == Qt.ItemDataRole.ToolTipRole else whole
        return None

    def current(self) -> int:
        """The row of what happened last at the moment shown; -1 for none."""
        rows = range(len(self.rows) - 1, -1, -1)
        return next((row for row in rows if not self.rows[row].undone and not self.is_later(row)), -1)

    def is_later(self, row: int) -> bool:
        """Whether a line tells of what came after the moment looked at."""
        return self.moment is not None and self.rows[row].moment > self.moment

    # --- what is held -------------------------------------------------------------

    def refresh(self) -> None:
        """Read the table's log anew; lines at the end are added without disturbing the others."""
        lines = self._passing()
        first = len(self._earlier)
        held = lines[first:]
        old = self.rows
        if lines[:first] == self._earlier and held[: len(old)] == old and len(held) - len(old) <= PART:
            if len(held) > len(old):
                self.beginInsertRows(QModelIndex(), len(old), len(held) - 1)
                self.rows = held
                self.endInsertRows()
            return
        self.beginResetModel()
        first = 0 if self.words or self.side else max(0, len(lines) - PART)
        self._earlier, self.rows = lines[:first], lines[first:]
        self.endResetModel()

    def _passing(self) -> list[Line]:
        lines = self.session.table.lines(self.session.viewer)
        if self.side:
            lines = [line for line in lines if line.event.side == self.side]
        if self.words:
            lines = [line for line in lines if self.words in self.text(line).lower()]
        return lines

    def fetch_earlier(self) -> int:
        """Hold more of the earlier lines; how many came before the others."""
        count = min(PART, len(self._earlier))
        if count:
            self.beginInsertRows(QModelIndex(), 0, count - 1)
            self.rows = self._earlier[-count:] + self.rows
            del self._earlier[-count:]
            self.endInsertRows()
        return count

    def fetch_moment(self) -> None:
        """Hold the lines down to the moment looked at."""
        while self._earlier and self.current() < 0:
            self.fetch_earlier()

    def text(self, line: Line) -> str:
        """What a line says; each Message is put into words once for a language."""
        if self._words is not self.look.words:
            self._words = self.look.words
            self._said.clear()
        message = line.event.message
        said = self._said.get(id(message))
        if said is None:
            said = self._said[id(message)] = (message, self.look.text(message))
        return said[1]
