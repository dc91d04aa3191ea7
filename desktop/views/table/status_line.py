"""The status line: the place under the pointer; zoom, the moment of the last save, and whose View is shown."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTime
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance

APART = "   |   "
"""What stands between the facts of the line."""
MOST = 0.7
"""The most of the width that zoom, save and view take from the place under the pointer."""
TOLD = 4
"""So many facts of what is under the pointer stand in it."""


class StatusLine(QWidget):
    """The right part of the last line of the table window."""

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.appearance, self.session = appearance, session
        self.place, self.state = QLabel(), QLabel()
        for label in (self.place, self.state):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(8, 0, 14, 0)
        self._line.addWidget(self.place, 1)
        self._line.addWidget(self.state)
        self._saved_at, self._entries = QTime.currentTime(), -1
        self._zoom, self._pointed, self._told = 1.0, "", ""
        self._facts = ("", "", "")
        session.changed.connect(self._saved)
        appearance.changed.connect(self._worded)
        session.selection.turned.connect(self._worded)
        self.refresh()

    def _worded(self) -> None:
        """Language, letters or names are others, or who may read them."""
        self.refresh()
        self.show_place(self._pointed)

    def _saved(self) -> None:
        entries = len(self.session.home.journal.entries)
        if entries != self._entries:
            self._saved_at, self._entries = QTime.currentTime(), entries
        self._worded()

    def show_zoom(self, zoom: float) -> None:
        """The zoom of the map is another."""
        self._zoom = zoom
        self.refresh()

    def show_place(self, ref: str) -> None:
        """What lies under the pointer, with the first that is known of it; "" for nothing."""
        self._pointed = ref
        told = [self.appearance.text(f.message) for f in self.session.facts(ref)[:TOLD]] if ref else []
        self._told = APART.join((self.appearance.name(ref), *told)) if ref else ""
        self._fit_place()

    def _fit_place(self) -> None:
        """As many words as zoom, save and view leave room for."""
        taken = self.state.sizeHint().width() + self._line.spacing() + self._line.contentsMargins().right()
        metrics, room = self.place.fontMetrics(), self.width() - taken - self._line.contentsMargins().left()
        self.place.setText(metrics.elidedText(self._told, Qt.TextElideMode.ElideRight, room))
        self.place.setAccessibleName(self._told)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure again."""
        super().resizeEvent(event)
        self._fit_state()

    def refresh(self) -> None:
        """Say zoom, save and view anew."""
        appearance = self.appearance
        sides = self.session.view.seats.get(self.session.viewer or "", ())
        view = (
            appearance.tr("status-view", side=[f"side:{s}" for s in sides])
            if sides
            else appearance.tr("status-view-public")
        )
        saved = ""
        if self.session.home.journal.path is not None:
            at = appearance.locale().toString(self._saved_at, "HH:mm:ss")
            saved = appearance.tr("status-saved", time=at)
        self._facts = (appearance.tr("status-zoom", percent=round(self._zoom * 100)), saved, view)
        self._fit_state()

    def _fit_state(self) -> None:
        """Zoom, save and view; where there is no room for all, the view is the last to go."""
        metrics, room = self.state.fontMetrics(), self.width() * MOST
        zoom, saved, view = self._facts
        ways = (APART.join(filter(None, told)) for told in ((zoom, saved, view), (zoom, view)))
        words = next((words for words in ways if metrics.horizontalAdvance(words) <= room), view)
        self.state.setText(metrics.elidedText(words, Qt.TextElideMode.ElideRight, int(self.width())))
        self.state.setToolTip(APART.join(filter(None, self._facts)))
        self._fit_place()
