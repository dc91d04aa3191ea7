"""What a game draws of the Events that have just happened, on the picture of the room: dice and lots for all to see."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from desktop.session.public_session import PublicSession
from desktop.views.parts.event_note import EventNote
from desktop.views.parts.game_parts import parts_of
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.style import palette, style_sheet
from engine.kernel.event import Event

STANDS = 6000
"""Milliseconds for which they stand, unless something else happens before: longer than for who sits near."""
LARGER = 1.1
"""So much larger than at a table: their least letters are those of the page."""
WIDE, GAP = 364, 8
"""The width that each is given before it is made larger: narrower than at a table, so that two stand beside each other.

The room between two, in px of the page.
"""
ALONE, MOST = 2, 4
"""So many are shown whole; of more each says only what fell. The last of still more."""
MOST_HIGH = 0.9
"""They take no more of the height of the map."""


class RoomNotes(QObject):
    """Follows the Session of the public; what not everybody may know never reaches it.

    Attributes:
        notes: those that are shown, in order.

    Signals:
        changed: other notes are shown, or a die on one has turned.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance, session: PublicSession, parent: QObject) -> None:
        super().__init__(parent)
        self.appearance, self.session = appearance, session
        self.notes: tuple[EventNote, ...] = ()
        self._at = -1
        self._holder = QWidget()
        self._stand = QTimer(self, singleShot=True, interval=STANDS)
        self._stand.timeout.connect(self.end)
        session.happened.connect(self.tell)
        session.changed.connect(self._follow)
        appearance.changed.connect(self.end)

    def close(self) -> None:
        """Show nothing any more."""
        self.end()
        self._holder.deleteLater()

    @property
    def _moment(self) -> int:
        at = self.session.moment
        return len(self.session.table.history) if at is None else at

    def tell(self, events: Iterable[Event]) -> None:
        """Show what the game draws of these, beside whatever panel there may be at the table."""
        draw = parts_of(self.session.view.game).event_note
        found = [note for event in events if (note := draw(self.appearance, event)) is not None][-MOST:]
        self.end()
        if not found:
            return
        self._holder.setPalette(palette(self.appearance.theme))
        self._holder.setStyleSheet(style_sheet(self.appearance))
        for note in found:
            note.setParent(self._holder)
            if len(found) > ALONE:
                note.shorten()
            note.fit(WIDE)
            note.begin(self.appearance.settings.motion)
            note.moved.connect(self.changed)
        self.notes, self._at = tuple(found), self._moment
        self._stand.start()
        self.changed.emit()

    def _follow(self) -> None:
        """They go with the moment after which they were shown."""
        if self._moment != self._at:
            self.end()

    def end(self) -> None:
        """They go."""
        self._stand.stop()
        for note in self.notes:
            note.moved.disconnect(self.changed)
            note.deleteLater()
        if self.notes:
            self.notes = ()
            self.changed.emit()

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint them at the upper edge of a room of the page, two beside each other; the last ones that have room."""
        notes, rows = list(self.notes), list[list[EventNote]]()
        while notes:
            rows = [notes[n : n + ALONE] for n in range(0, len(notes), ALONE)]
            if sum(map(_high, rows)) <= room.height() * MOST_HIGH or len(notes) == 1:
                break
            notes = notes[1:]
        y = room.top() + GAP
        for row in rows:
            wide = LARGER * sum(note.width() for note in row) + GAP * (len(row) - 1)
            x = room.center().x() - wide / 2
            for note in row:
                painter.save()
                painter.translate(QPointF(x, y))
                painter.scale(LARGER, LARGER)
                note.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
                painter.restore()
                x += LARGER * note.width() + GAP
            y += _high(row)


def _high(row: list[EventNote]) -> float:
    return LARGER * max(note.height() for note in row) + GAP
