"""A note beside a side's tile: what another player has done that touches nothing on the map."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from desktop.session.session import Session
from desktop.views.parts.game_parts import parts_of
from desktop.views.table.event_notes import EventNotes
from desktop.views.table.rail import Rail
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import fit_lines
from engine.kernel.event import Event

STAND = 2500
"""Milliseconds for which it stands, unless more happens before."""
WIDE = 420
"""Most width at 100 %."""
ASIDE = 8
OF_THE_TABLE = ("turn", "stage", "step", "end", "score")
"""Kinds of Events that are the table's own and no side's deed."""


class SideNote(QLabel):
    """Shown for Events that are about a side and no place; gone with what happens next, or after a while."""

    def __init__(self, appearance: Appearance, session: Session, rail: Rail, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("sideNote")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.appearance, self.session, self._rail = appearance, session, rail
        self.side, self._others = "", tuple[EventNotes, ...]()
        self.time = QTimer(self, singleShot=True, interval=STAND)
        self.time.timeout.connect(self.hide)
        session.happened.connect(self.tell)
        self.hide()

    def tell(self, events: Iterable[Event]) -> None:
        """Show what a side has done, if it is another's and neither the map nor a note of the game shows it."""
        self.hide()
        mine = {f"side:{side}" for side in self.session.view.seats.get(self.session.viewer or "", ())}
        deeds = [
            event
            for event in events
            if event.side and event.side not in mine and event.kind not in OF_THE_TABLE and not event.path
            if not any(ref.startswith(("place:", "piece:", "road:")) for ref in event.lit)
        ]
        deed = next((event for event in deeds if not self._is_drawn(event)), None)
        if deed is not None:
            self._show(deed)

    def _is_drawn(self, event: Event) -> bool:
        """Whether the game draws a note of it, which says the same."""
        note = parts_of(self.session.view.game).event_note(self.appearance, event)
        if note is not None:
            note.deleteLater()
        return note is not None and note.at_news

    def _show(self, event: Event) -> None:
        over = self.parentWidget()
        button = next((b for b in self._rail.buttons.values() if f"side:{b.tile.side}" == event.side), None)
        if over is None or button is None:
            return
        self.side = event.side
        self.setText(self.appearance.text(event.message))
        fit_lines(self, min(self.appearance.px(WIDE), over.width() - 2 * ASIDE))
        self.adjustSize()
        top = over.mapFromGlobal(button.mapToGlobal(QPoint(0, 0))).y()
        self.move(ASIDE, max(ASIDE, min(top, over.height() - self.height() - ASIDE)))
        self.show()
        self.raise_()
        self.time.start()
        self.give_way()

    def stay_clear_of(self, *notes: EventNotes) -> None:
        """Never lie over these, whichever of them comes to stand first."""
        self._others = notes
        for note in notes:
            note.stood.connect(self.give_way)

    def give_way(self) -> None:
        """Stand below the other notes, or above them; where neither has room they say enough."""
        over = self.parentWidget()
        for other in self._others:
            if over is None or not (self.isVisible() and other.isVisible()):
                continue
            taken = QRect(over.mapFromGlobal(other.mapToGlobal(QPoint(0, 0))), other.size())
            for top in (self.y(), taken.bottom() + ASIDE, taken.top() - ASIDE - self.height()):
                self.move(ASIDE, top)
                if over.rect().contains(self.geometry()) and not taken.intersects(self.geometry()):
                    break
            else:
                self.hide()
