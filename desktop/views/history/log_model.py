"""The lines of the log as a list: what the viewer may read, filtered by side and by words.

A long table has thousands of lines, each of a height of its own that must be measured. The list holds the newest;
earlier lines come when somebody scrolls up to them, looks at their moment, or filters.
"""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import tip
from engine.kernel.log import Line, Log
from engine.kernel.message import Message

Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole
PART = 200
"""Lines that are held at first, and that come at once when more are wanted."""


class LogModel(QAbstractListModel):
    """The lines of the viewer's log.

    Attributes:
        rows: the lines held, the newest last.
        words, side: what the lines must contain, and whose they must be ("side:north"); "" for all.
        moment: the moment looked at; None: now.
    """

    def __init__(self, appearance: Appearance, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.appearance, self.session = appearance, session
        self.rows: list[Line] = []
        self.words = self.side = ""
        self.moment: int | None = None
        self._earlier: list[Line] = []
        self._logs: dict[str | None, Log] = {}
        self._shown: tuple[Log | None, str, str] = (None, "", "")
        self._read = 0
        """Whose lines are held, and for which words and side; how many lines of that log have been read for them."""
        self._said: dict[int, tuple[Message, str]] = {}
        self._words = appearance.words

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
            clause = self.appearance.words.clause(line.event.clause) if line.event.clause else ""
            undone = f"({self.appearance.tr('log-undone')})" if line.undone else ""
            spoken = self.appearance.words.spoken(self.text(line))
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
        """Read what the log has more; lines at the end are added without disturbing the others."""
        log, kept = self._log()
        shown = (log, self.words, self.side)
        added = log.lines[self._read :] if shown == self._shown and kept >= self._read else None
        self._shown, self._read = shown, len(log.lines)
        if added is not None and len(added) <= PART:
            self._add([line for line in added if self._passes(line)])
        else:
            self._replace([line for line in log.lines if self._passes(line)])

    def _log(self) -> tuple[Log, int]:
        """The log of who may read it, up to date; how many of its lines are as they were."""
        table, viewer = self.session.table, self.session.reader
        log = self._logs.get(viewer)
        if log is None or log.table is not table:
            self._logs = {seat: one for seat, one in self._logs.items() if one.table is table}
            log = self._logs[viewer] = Log(table, viewer)
        return log, log.follow()

    def _passes(self, line: Line) -> bool:
        """Whether a line is of the side and has the words that are asked for."""
        return self.side in ("", line.event.side) and (
            not self.words or self.words in self.text(line).lower()
        )

    def _add(self, lines: list[Line]) -> None:
        if lines:
            self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(lines) - 1)
            self.rows += lines
            self.endInsertRows()

    def _replace(self, lines: list[Line]) -> None:
        """Hold other lines; where they go on from those held, the new ones are added only."""
        first = len(self._earlier)
        held = lines[first:]
        old = self.rows
        if lines[:first] == self._earlier and held[: len(old)] == old and len(held) - len(old) <= PART:
            self._add(held[len(old) :])
            return
        self.beginResetModel()
        first = 0 if self.words or self.side else max(0, len(lines) - PART)
        self._earlier, self.rows = lines[:first], lines[first:]
        self.endResetModel()

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
        if self._words is not self.appearance.words:
            self._words = self.appearance.words
            self._said.clear()
        message = line.event.message
        said = self._said.get(id(message))
        if said is None:
            said = self._said[id(message)] = (message, self.appearance.text(message))
        return said[1]
