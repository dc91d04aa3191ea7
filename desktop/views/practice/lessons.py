"""Lessons in the window: the page of courses, one lesson at its table, and what is kept of both."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from desktop.profile.practice import Practice, load_practice
from desktop.soon import soon
from engine.kernel.errors import FileError

if TYPE_CHECKING:
    from desktop.session.lesson_table import LessonTable
    from desktop.views.practice.learn_page import LearnPage
    from desktop.views.practice.lesson_guide import LessonGuide
    from desktop.views.table.table_window import TableWindow
    from desktop.views.widgets.appearance import Appearance
    from desktop.views.widgets.dialogs import Toast
    from engine.kernel.table import Table
    from engine.practice.lesson import Lesson
    from engine.practice.lesson_run import LessonRun


class Window(Protocol):
    """The window in which lessons are played."""

    appearance: Appearance
    table: TableWindow | None
    toast: Toast

    def open_table(self, table: Table) -> None:
        """Show a table."""

    def open_file(self, path: Path) -> None:
        """Show a saved table."""

    def go(self, wish: str) -> None:
        """Show a page."""

    def tell(self, error: FileError) -> None:
        """Say what is wrong with a file."""


class Lessons:
    """What the window has to do with lessons.

    Attributes:
        table, guide: the lesson that is played, None while none is.
    """

    def __init__(self, window: Window) -> None:
        self._window = window
        self.table: LessonTable | None = None
        self.guide: LessonGuide | None = None
        self._came_from: Path | None = None
        self._aside: Path | None = None
        self._unsaved = False
        self._noted = ("", "")

    def _kept(self) -> Practice:
        """What has been learnt; that it could not be read is told on the page of courses, once."""
        practice, aside = load_practice()
        self._aside = aside or self._aside
        return practice

    def page(self) -> LearnPage:
        """The page of courses, with what has been done."""
        from desktop.views.practice.learn_page import LearnPage
        from engine.practice.courses import shelf

        page = LearnPage(self._window.appearance, shelf(), self._kept(), aside=self._aside)
        self._aside = None
        page.chosen.connect(self.play)
        return page

    def open(self, ref: str) -> None:
        """Play the lesson of this reference; a table that is left for it is come back to."""
        from engine.practice.courses import shelf

        lesson = shelf().lesson(ref)
        if lesson is not None:
            shown = self._window.table
            came_from = shown.path() if shown is not None and self.table is None else self._came_from
            self.play(lesson)
            self._came_from = came_from

    def play(self, lesson: Lesson) -> None:
        """Play a lesson, from where it was left."""
        from engine.practice.lesson_run import LessonRun

        try:
            run = LessonRun(lesson, self._kept().lesson(lesson.ref).step)
        except FileError as error:
            self._window.tell(error)
            return
        self._came_from = None
        self._lay(run)

    def _lay(self, run: LessonRun) -> None:
        """Show the table of a lesson, and its guide."""
        from desktop.session.lesson_table import LessonTable
        from desktop.views.practice.lesson_guide import LessonGuide

        came_from = self._came_from
        self._window.open_table(run.table)
        self._came_from = came_from
        shown = self._window.table
        if shown is None:
            return
        self.table = LessonTable(shown.session, run, shown)
        self.guide = LessonGuide(self._window.appearance, shown, self.table)
        self.table.changed.connect(self._note)
        self.table.failed.connect(self._window.tell)
        self.table.moved.connect(lambda: soon(shown, lambda: self._lay(run)))
        self.guide.left.connect(lambda: soon(shown, self._go_back))
        self.guide.ended.connect(lambda: soon(shown, self._end))
        self.guide.show()
        self._note()

    def _note(self) -> None:
        """Keep where the lesson stands."""
        run = self.table.run if self.table is not None else None
        if run is None or run.finished or self._noted == (run.lesson.ref, run.step.name):
            return
        self._noted = (run.lesson.ref, run.step.name)
        practice = self._kept()
        practice.note_step(*self._noted)
        self._save(practice)

    def _end(self) -> None:
        """The last step is over."""
        if self.table is not None:
            practice = self._kept()
            practice.note_done(self.table.lesson.ref)
            self._save(practice)
        self._go_back()

    def _save(self, practice: Practice) -> None:
        """Keep it; that the disk does not take it is told once."""
        if not practice.save() and not self._unsaved:
            self._unsaved = True
            self._window.toast.say(self._window.appearance.tr("drills-unsaved"))

    def _go_back(self) -> None:
        """To the table that was left for the lesson, else to the page of courses."""
        came_from = self._came_from
        if came_from is not None:
            self._window.open_file(came_from)
        else:
            self._window.go("learn")

    def leave(self) -> None:
        """The table closes."""
        self.table = self.guide = self._came_from = None
        self._noted = ("", "")
