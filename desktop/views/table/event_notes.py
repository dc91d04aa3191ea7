"""What a game draws of Events stands over the map: of the news under the prompt, of a line of the log beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.session.session import Session
from desktop.views.history.log_panel import LogPanel
from desktop.views.parts.event_note import EventNote
from desktop.views.parts.game_parts import parts_of
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear
from desktop.views.widgets.focus import keeps_focus
from engine.kernel.event import Event

WIDE = 480
"""Width at 100 %."""
ASIDE, GAP = 8, 4
MOST = 3
"""Notes of one Action that are shown; with more, the last ones."""
MOST_HIGH = 0.75
"""They take no more of the height of the table; the newest is always shown."""


class EventNotes(QWidget):
    """Some notes, one under the other.

    Attributes:
        notes: those that are shown.

    Signals:
        stood: they have come into sight.
    """

    stood = Signal()

    def __init__(self, appearance: Appearance, session: Session, over: QWidget) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.appearance, self.session, self.over = appearance, session, over
        self.notes: tuple[EventNote, ...] = ()
        self._private = False
        self._reader: str | None = None
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(GAP)
        self._lines.setAlignment(Qt.AlignmentFlag.AlignTop)
        appearance.changed.connect(self.end)
        session.changed.connect(self._follow)
        session.selection.turned.connect(self._follow)
        over.installEventFilter(self)
        self.hide()

    def show_events(self, events: Iterable[Event], *, news: bool) -> bool:
        """Show the notes of the last of these; False, and what stood stays, where the game draws none of them."""
        wide = min(self.appearance.px(WIDE), self.over.width() - 2 * ASIDE)
        high, found = 0, list[EventNote]()
        private = False
        for event, note in self._drawn(events, news=news):
            more = note.fit(wide) + GAP * bool(found)
            if found and high + more > MOST_HIGH * self.over.height():
                break
            if not found:
                self.end()
            high, private = high + more, private or bool(event.audience)
            found.insert(0, note)
        if not found:
            return False
        self.notes, self._reader, self._private = tuple(found), self.session.reader, private
        for note in found:
            self._lines.addWidget(note)
            if news:
                note.begin(self.appearance.settings.motion)
        self.setFixedSize(wide, high)
        return True

    def _drawn(self, events: Iterable[Event], *, news: bool) -> Iterator[tuple[Event, EventNote]]:
        """What the game draws of the last of these, the newest first."""
        draw, left = parts_of(self.session.view.game).event_note, MOST
        for event in reversed(list(events)):
            note = draw(self.appearance, event) if left else None
            if note is not None and (note.at_news or not news):
                left -= 1
                yield event, note

    def stand(self, spot: QPoint) -> None:
        """Come into sight with the upper left corner here, or as near as the table has room.

        Other notes that it would lie over go: what is shown last is what is read.
        """
        room = self.over.rect().adjusted(ASIDE, ASIDE, -ASIDE, -ASIDE)
        x = max(room.left(), min(spot.x(), room.right() - self.width()))
        y = max(room.top(), min(spot.y(), room.bottom() - self.height()))
        self.move(x, y)
        for other in self.over.findChildren(EventNotes):
            if other is not self and other.isVisible() and other.geometry().intersects(self.geometry()):
                other.end()
        self.show()
        self.raise_()
        self.stood.emit()

    @keeps_focus
    def end(self) -> None:
        """They go."""
        self.hide()
        self.notes, self._private = (), False
        clear(self._lines)

    def _follow(self) -> None:
        """What not everybody may know goes with its reader."""
        if self._private and self.session.reader != self._reader:
            self.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Where the table gets another size they would stand in a wrong place."""
        if watched is self.over and event.type() == QEvent.Type.Resize:
            self.end()
        return False


class NewsNotes(EventNotes):
    """The notes of what has just happened, in the middle of the map's upper edge."""

    def __init__(self, appearance: Appearance, session: Session, over: QWidget, frame: QWidget) -> None:
        super().__init__(appearance, session, over)
        self._frame = frame

    def tell(self, events: Iterable[Event]) -> bool:
        """Show what a game draws of these; False if nothing."""
        if not self.show_events(events, news=True):
            return False
        at = self._frame.mapTo(self.over, QPoint(0, 0))
        self.stand(QPoint(at.x() + (self._frame.width() - self.width()) // 2, at.y() + ASIDE))
        return True


class LogNotes(EventNotes):
    """The note of the line of the log that is pointed at, at the left of it."""

    def __init__(self, appearance: Appearance, session: Session, over: QWidget, log: LogPanel) -> None:
        super().__init__(appearance, session, over)
        self._log = log
        log.told.connect(self.tell)

    def tell(self, event: Event | None, line: QRect) -> None:
        """Show this one beside its line (in pixels of the screen), or none."""
        if event is None or not self.show_events((event,), news=False):
            self.end()
            return
        left = self._log.mapToGlobal(QPoint(0, 0)).x()
        spot = self.over.mapFromGlobal(QPoint(left, line.top()))
        self.stand(QPoint(spot.x() - self.width() - ASIDE, spot.y()))
