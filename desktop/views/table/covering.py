"""What covers the table: the curtain before the next person, the page of a secret round, and what goes with them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QDialog

from desktop.session.gate import HABIT, SIGHT
from desktop.views.history.time_travel import TimeTravel
from desktop.views.table.saved_view import SeatViews
from desktop.views.table.table_parts import TableParts


class Covering(QObject):
    """Draws the curtain over a table and opens it.

    Signals:
        uncovered: who was called has opened the curtain.
    """

    uncovered = Signal()

    def __init__(self, table: TableParts, time: TimeTravel) -> None:
        super().__init__(table)
        self._table, self._time = table, time
        self._guarded = table.seating.guarded
        self._views = SeatViews(table.map)
        self._read_by_all = 0
        table.seating.curtain.connect(self._curtain)
        table.curtain.opened.connect(self._uncover)
        table.curtain.called.connect(table.seating.call_to)
        table.seating.answered.connect(self._all_answered)
        table.answers.seen.connect(self._answers_seen)
        table.results.read.connect(self._results_read)

    @property
    def covers(self) -> bool:
        """Whether the table cannot be seen now."""
        return self._table.curtain.isVisible() or self._table.answers.isVisible()

    def follow(self) -> None:
        """Another moment of the table: what is guarded, whose view of the map it is, and which page is asked."""
        self._views.belong_to(self._table.session.viewer)
        self._guard_hand()
        self._turn_to_answers()

    def _guard_hand(self) -> None:
        """Hands that are only assumed need not lie face down."""
        session, tray = self._table.session, self._table.tray
        what_if = session.what_if
        guarded = self._guarded and (what_if is None or session.viewer == what_if.seat)
        if guarded != tray.guarded:
            tray.guarded = guarded
            tray.refresh()

    def _curtain(self, seat: str) -> None:
        table = self._table
        if seat:
            _close_popups()
            table.status.show_place("")
            table.inspector.pin("")
            table.inspector.ref = ""
            table.inspector.refresh()
            table.command.put_away()
            table.map.keyboard.leave()
            table.scene.select("")
            self._views.keep()
            self.cover(seat)
        elif table.curtain.isVisible():
            sealed = bool(table.curtain.sealed)
            table.curtain.open()
            self._turn_to_answers()
            table.session.gate.uncover(HABIT if sealed else SIGHT)
            (table.answers.take_focus if table.answers.isVisible() else table.take_focus)()

    def _turn_to_answers(self) -> None:
        """Show the page of a secret round, or the table: what is pressed answers what is seen there."""
        table = self._table
        face = table.answers if table.answers.follow() else table.prompt
        if table.session.gate.face is not face:
            table.session.gate.watch(face)

    def _all_answered(self) -> None:
        """The last has answered a secret round: everybody reads what it came to."""
        played = self._table.session.table
        self._table.answers.all_answered(played.log(None, len(played.history) - 1))
        self._turn_to_answers()

    def _answers_seen(self) -> None:
        self._read_by_all = len(self._table.session.table.history)
        self._turn_to_answers()
        self._table.seating.show_answers()
        if not self._table.curtain.isVisible():
            self._table.take_focus()

    def _results_read(self) -> None:
        """What stood while the table lay open before all, all have read: none is told of it on coming back."""
        table = self._table
        if not self.covers and (table.session.seated is None or table.seating.duellists):
            self._read_by_all = len(table.session.table.history)

    def cover(self, seat: str) -> None:
        """Draw the curtain: from now on nothing is played, and what stood over the map has gone."""
        self._table.session.gate.cover()
        self._table.results.end()
        for dialog in self._table.findChildren(QDialog, "printDialog"):
            dialog.reject()
        self._table.curtain.draw(seat)

    def _uncover(self) -> None:
        since = self._table.curtain.happened(self._read_by_all)
        self._table.seating.its_me()
        self._table.results.tell(since)
        self._views.belong_to(self._table.session.viewer)
        self._views.show()
        self.uncovered.emit()

    def panic(self) -> None:
        """Cover everything at once; a what-if is left, as its owner leaves the screen."""
        if self._guarded:
            self._time.leave()
            if self._table.session.seated:
                self._table.curtain.seen(self._table.session.seated)
        self._table.seating.panic()


def _close_popups() -> None:
    popup = QApplication.activePopupWidget()
    while popup is not None:
        popup.close()
        again = QApplication.activePopupWidget()
        popup = again if again is not popup else None
