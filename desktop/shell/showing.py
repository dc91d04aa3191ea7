"""A room is shown what is open: a table, a lesson, a drill; it goes on when another of them is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.soon import soon

if TYPE_CHECKING:
    from desktop.shell.window import Window
    from desktop.views.public.presenting import Presenting


class Showing(QObject):
    """Begins a show of what is open, and lets the room of one that ends wait for the next.

    Attributes:
        presenting: the show that goes on, None while none does.
        waits: where a room waits for what is laid next, as `Presenting.choice` names it; "" where none does.
    """

    def __init__(self, window: Window) -> None:
        assert isinstance(window, QStackedWidget)
        super().__init__(window)
        self._window = window
        self.presenting: Presenting | None = None
        self.waits = ""

    def present(self) -> None:
        """Ask where a room is to see what is open, or end that."""
        presenting = self._begun()
        if presenting is not None:
            presenting.choose()

    def turn_console(self) -> None:
        """Open or close the presenter's console; where nothing is presented, ask where first."""
        if self.presenting is not None and self.presenting.public is not None:
            self.presenting.turn_console()
        else:
            self.present()

    def end(self) -> None:
        """What is shown closes, and no room waits for another."""
        self.waits = ""
        if self.presenting is not None:
            self.presenting.end()

    # --- another table, another map ---------------------------------------------------

    @property
    def room(self) -> str:
        """Where a room sees what is open now, or waits for what comes; "" for none."""
        return self.presenting.choice if self.presenting is not None else self.waits

    def go_on(self, room: str, laid: QWidget) -> None:
        """Let a room go on with what is laid now, once it is known what that is: the table of a lesson, perhaps."""
        self.waits = room
        soon(laid, self._room_goes_on)

    def drill_laid(self, page: QWidget) -> None:
        """There is another map: the room goes on with it."""
        soon(page, self._room_goes_on)

    def drill_unlaid(self) -> None:
        """The map of a drill goes: the room waits for the next one."""
        if self.presenting is not None:
            self.waits = self.presenting.choice
            self.presenting.end()

    def _room_goes_on(self) -> None:
        """There is another map, or another table: the room goes on with it."""
        waits, self.waits = self.waits, ""
        if waits and (presenting := self._begun()) is not None:
            presenting.show_on(waits)

    # --- what is shown ----------------------------------------------------------------

    def _begun(self) -> Presenting | None:
        """The show of what is open, one that begins now if none goes on; None where nothing can be shown."""
        if self.presenting is not None:
            return self.presenting
        self.presenting = self._of_table() if self._window.table is not None else self._of_drill()
        if self.presenting is not None:
            self.presenting.ended.connect(self.ended)
        return self.presenting

    def _of_table(self) -> Presenting:
        """The show of the table: its past, or the steps of the lesson for which it is laid."""
        from desktop.views.public.lesson_script import LessonScript
        from desktop.views.public.presenting import Presenting
        from desktop.views.public.replay_script import ReplayScript
        from desktop.views.table.presented import presented_table

        table, lesson = self._window.table, self._window.lessons.table
        assert table is not None
        if lesson is None:
            show = Presenting(presented_table(table), ReplayScript(table))
        else:
            shown = presented_table(table, lesson.lesson.ref)
            show = Presenting(shown, LessonScript(self._window.appearance, lesson))
            lesson.changed.connect(show.leading.follow_script)
        table.beside = show.beside
        return show

    def _of_drill(self) -> Presenting | None:
        """The show of a drill; None where no page of drills is open, or it has no question."""
        from desktop.views.practice.drill_page import DrillPage
        from desktop.views.practice.drill_script import DrillScript
        from desktop.views.public.presenting import Presenting

        page = self._window.currentWidget()
        if not isinstance(page, DrillPage) or (drill := page.presented()) is None:
            return None
        show = Presenting(drill, DrillScript(page))
        page.followed.connect(show.leading.follow_script)
        return show

    def ended(self) -> None:
        """The show is over."""
        self.presenting = None
        if self._window.table is not None:
            self._window.table.beside = tuple
