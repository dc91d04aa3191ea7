"""The application: fonts, theme, language, the one window with its pages, and what happens when something breaks."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from desktop.art.fonts import load_fonts
from desktop.collecting import Collector
from desktop.profile.settings import Settings, load_settings, settings_file
from desktop.profile.table_notes import TableNotes
from desktop.soon import soon
from desktop.views.pages.page_keys import PageKeys
from desktop.views.practice.lessons import Lessons
from desktop.views.table.saved_view import note_view
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.dialogs import (
    Toast,
    Told,
    bad_line,
    file_mend,
    file_sentence,
    tell_file_error,
    unwritable,
)
from desktop.views.widgets.style import palette, style_sheet
from engine import __version__, game, playable
from engine.kernel.errors import FileError
from engine.kernel.files import is_there, user_data
from engine.kernel.holding import FileHeld
from engine.kernel.journal import Journal
from engine.kernel.table import Table
from engine.kernel.writing import write_whole

if TYPE_CHECKING:
    from desktop.maps.boardmap import BoardMap
    from desktop.views.editor.editor_page import EditorPage
    from desktop.views.pages.start_screen import StartScreen
    from desktop.views.public.presenting import Presenting
    from desktop.views.table.table_window import TableWindow
    from engine.boards.board import Board
    from engine.practice.editing import Editing

log = logging.getLogger("kabinett.app")
SMALLEST = QSize(1280, 720)


class Shell(QStackedWidget):
    """The one window: start screen, wizard, lists and the table are its pages."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.start: StartScreen | None = None
        self.table: TableWindow | None = None
        self.editor: EditorPage | None = None
        self.presenting: Presenting | None = None
        self._fault_told = False
        self._dressed: tuple[str, int] | None = None
        self._plate_maps: list[BoardMap] = []
        self._first: Path | None = None
        self._room_waits = ""
        self.lessons = Lessons(self)
        self.toast = Toast(appearance, self)
        settings = PageKeys(appearance, self, {"menu-settings": self.show_settings})
        self.currentChanged.connect(lambda _page: settings.listen(self.currentWidget() is not self.table))
        self.setObjectName("page")
        self.setMinimumSize(960, 600)
        self.resize(SMALLEST.expandedTo(self.screen().availableSize() * 0.9))
        kept = appearance.settings.layout.get("window")
        if kept:
            self.restoreGeometry(QByteArray.fromHex(kept.encode()))
        appearance.changed.connect(self.restyle)
        self.restyle()
        self.show_start()

    def restyle(self) -> None:
        """Dress everything in the theme and size now set; pages in an old language are made anew.

        The window is painted once, when every part has heard of it.
        """
        if self.updatesEnabled():
            self.setUpdatesEnabled(False)
            QTimer.singleShot(0, self, lambda: self.setUpdatesEnabled(True))
        dress = (self.appearance.theme.name, self.appearance.settings.scale)
        if dress != self._dressed:
            self._dressed = dress
            application = QApplication.instance()
            assert isinstance(application, QApplication)
            application.setStyleSheet("")  # Qt takes twice as long to pass from one sheet to another
            application.setPalette(palette(self.appearance.theme))
            application.setStyleSheet(style_sheet(self.appearance))
            application.setFont(self.appearance.sans(14))
        coming = self.appearance.words.game is not None  # a table takes its words: the start screen goes
        if self.start is not None and self.currentWidget() is self.start and not coming:
            self.start.fill()

    # --- pages --------------------------------------------------------------------

    def _turn_to(self, page: QWidget) -> None:
        """Show a page; the one before goes for good unless it is the start or the table."""
        before = self.currentWidget()
        if before is not page:
            self._leave_page()
            self.editor = None if before is self.editor else self.editor
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)
        if page is not self.table:
            self.setWindowTitle(self.appearance.tr("app-name"))
        if before is not None and before not in (page, self.start, self.table):
            self.removeWidget(before)
            before.deleteLater()

    def _leave_page(self) -> None:
        """End what runs on the page that is shown."""
        from desktop.views.pages.page import Page

        page = self.currentWidget()
        if isinstance(page, Page):
            page.close_table()

    def show_start(self) -> None:
        """The start screen; an open table is closed and kept."""
        from desktop.views.pages.start_screen import StartScreen

        self.close_table()
        self.appearance.speak_of(None, None, None, None)
        if self.start is None:
            self.start = StartScreen(self.appearance)
            self.start.resumed.connect(self.open_file)
            self.start.wanted.connect(self.go)
            self.start.play.connect(self.show_wizard)
            wishes = {"menu-new-table": "new", "menu-open": "load", "menu-quit": "quit"}
            PageKeys(
                self.appearance, self.start, {key: partial(self.go, wish) for key, wish in wishes.items()}
            )
        self._turn_to(self.start)
        self.start.fill()
        self._draw_maps()

    def _draw_maps(self) -> None:
        """Where the map of a plate is not drawn yet, draw it beside the start screen."""
        QTimer.singleShot(300, self, self._prepare_plates)

    def _prepare_plates(self) -> None:
        from desktop.maps.boardmap import BoardMap

        seen = self.isVisible() and self.currentWidget() is self.start
        if self.start is None or not seen or self._plate_maps:
            return
        for name in playable():
            board = self._board(game(name).board)
            if board is None:
                continue
            maps = game(name).scenarios[0].maps or tuple(board.maps)
            plate_map = BoardMap(board.subset(maps), self.appearance.theme, self)
            plate_map.changed.connect(self.start.map_ready)
            plate_map.prepare()
            self._plate_maps.append(plate_map)

    def _leave_plates(self) -> None:
        """The maps of the start screen need not be drawn any more."""
        for plate_map in self._plate_maps:
            plate_map.stop()
            plate_map.deleteLater()
        self._plate_maps = []

    def go(self, wish: str) -> None:
        """Go where a page wants to go."""
        pages: dict[str, Callable[[], object]] = {
            "start": self.show_start,
            "new": self.show_wizard,
            "learn": self.show_learn,
            "load": self.show_load,
            "boards": self.show_boards,
            "drills": self.show_drills,
            "editor": self.show_editor,
            "edit-copy": self.edit_copy,
            "settings": self.show_settings,
            "present": self.present,
            "console": self.turn_console,
            "quit": self.close,
        }
        pages[wish]()

    def show_wizard(self, choice: str = "") -> None:
        """A new table."""
        from desktop.views.pages.wizard import Wizard

        self.close_table()
        wizard = Wizard(self.appearance, choice)
        wizard.started.connect(self.open_table)
        wizard.left.connect(self.show_start)
        wizard.failed.connect(self.tell)
        self._turn_to(wizard)

    def show_learn(self) -> None:
        """The courses."""
        self.close_table()
        self.appearance.speak_of(None, None, None, None)
        page = self.lessons.page()
        page.left.connect(self.show_start)
        page.drills.connect(self.show_drills)
        self._turn_to(page)

    def show_load(self) -> None:
        """The list of saved tables."""
        from desktop.views.pages.load_page import LoadPage

        self.close_table()
        page = LoadPage(self.appearance)
        page.chosen.connect(self.open_file)
        page.left.connect(self.show_start)
        self._turn_to(page)
        page.search.setFocus()

    def show_boards(self) -> None:
        """The boards."""
        from desktop.views.pages.boards_page import BoardsPage

        page = BoardsPage(self.appearance)
        page.left.connect(self.show_start)
        page.export.connect(self._export_board)
        page.print.connect(self._print_board)
        self._turn_to(page)

    def show_drills(self, game: str = "") -> None:
        """Questions that the rules ask."""
        from desktop.views.practice.drill_page import DrillPage

        self._leave_plates()
        page = DrillPage(self.appearance, game)
        page.present_asked.connect(self.go)
        page.unlaid.connect(self._drill_unlaid)
        page.laid.connect(lambda: soon(page, self._room_goes_on))
        page.left.connect(self.show_learn)
        page.lesson_asked.connect(lambda ref: QTimer.singleShot(0, self, lambda: self.lessons.open(ref)))
        self._turn_to(page)

    def show_editor(self, editing: Editing | None = None, home: TableWindow | None = None) -> None:
        """Set up a position: the opening of a game, or a copy of a table, which stays open behind it."""
        from desktop.views.editor.editor_page import EditorPage

        if home is None:
            self.close_table()
        self._leave_plates()
        page = EditorPage(self.appearance, editing, None if home is None else home.session.home)
        page.left.connect(self.show_start if home is None else partial(self._back_to, home))
        page.played.connect(self.open_table)
        page.wondered.connect(partial(self._wonder, home))
        self.editor = page
        self._turn_to(page)
        self.setWindowTitle(self.appearance.tr("editor-title"))
        page.take_focus()

    def edit_copy(self) -> None:
        """Edit a copy of what the person before the table may know of the moment that is looked at."""
        from desktop.views.editor.copying import copy_of

        if self.table is not None:
            self.show_editor(copy_of(self.table.session), self.table)

    def _back_to(self, home: TableWindow) -> None:
        """The table of which a copy was edited, in its own words again."""
        self._turn_to(home)
        home.session.refresh()
        self.setWindowTitle(home.windowTitle())
        home.map.setFocus()

    def _wonder(self, home: TableWindow | None, table: Table, assumed: tuple[str, ...]) -> None:
        """Go on at the table as a what-if of the position that was edited."""
        if home is not None:
            self._back_to(home)
            home.session.wonder_about(table, assumed)

    def show_first_run(self) -> None:
        """Language and size of text, before anything else."""
        from desktop.views.pages.first_run import FirstRun

        page = FirstRun(self.appearance)
        page.left.connect(self.show_start)
        self._turn_to(page)

    def show_settings(self) -> None:
        """The settings, over whatever page is open; behind a curtain they tell nothing."""
        from desktop.views.pages.settings_dialog import SettingsDialog

        if self.findChild(SettingsDialog) is None:
            SettingsDialog(self.appearance, self).open()

    def _print_board(self, board: Board) -> None:
        from desktop.views.printing.print_dialog import PrintDialog

        PrintDialog(self.appearance, board, self.toast, self).open()

    def _export_board(self, board: Board) -> None:
        from desktop.maps.export import FORMATS, draw_board
        from desktop.views.table.exporting import ask_where

        path = ask_where(self, self.appearance.tr("export-title"), f"{board.id}.png", *FORMATS)
        if path is None:
            return
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            draw_board(board, path, theme=self.appearance.theme)
        except OSError as error:
            self.tell(unwritable(path, error))
        else:
            self.toast.say(self.appearance.tr("toast-exported", file=path.name))
        finally:
            QApplication.restoreOverrideCursor()

    # --- tables -------------------------------------------------------------------

    def open_first(self, path: Path) -> None:
        """Open a table once the window has been painted: until then it is black, however long a table takes."""
        self._first = path

    def paintEvent(self, event: QPaintEvent) -> None:
        """Something can be seen."""
        super().paintEvent(event)
        if self._first is not None:
            path, self._first = self._first, None
            QTimer.singleShot(0, self, partial(self.open_file, path))

    def open_file(self, path: Path) -> None:
        """Open a saved table to play on; tell what is wrong if it cannot be opened."""
        try:
            self._resume(Journal.open(path, hold=True), path)
        except FileHeld as error:
            if self.table is not None and self.table.session.watching and self.table.path() == path:
                self._look_at(path, error)
            else:
                tell_file_error(
                    self.appearance, error, self, ("error-look-only", partial(self._look_at, path, error))
                )
        except FileError as error:
            self.tell(error)

    def _look_at(self, path: Path, error: FileHeld) -> None:
        """Open a table at which somebody else plays: to look, not to touch."""
        try:
            journal = Journal.open(path)
        except FileError as other:
            self.tell(other)
            return
        journal.watched = error.holder
        self._resume(journal, path)

    def _resume(self, journal: Journal, path: Path) -> None:
        from desktop.profile.library import check

        self._show_sign()
        try:
            check(path, journal.header)
            table = Table.resume(game(journal.header.game), journal)
        except FileError as error:
            journal.close()
            self._offer_shorter(path, error)
            return
        self.open_table(table)

    def _offer_shorter(self, path: Path, error: FileError) -> None:
        """Where only the end does not fit, offer everything before it."""
        from desktop.profile.library import shorten

        line = bad_line(error)
        if line < 2:
            self.tell(error)
            return
        told = Told(
            self.appearance, file_sentence(self.appearance, error), file=str(path),
            mend=file_mend(self.appearance, error), details=str(error), parent=self,
        )  # fmt: skip
        told.offer("close", self.appearance.tr("button-close"))
        told.offer("shorter", self.appearance.tr("error-reopen-earlier"), main=True)

        def answered() -> None:
            if told.choice != "shorter":
                return
            try:
                copy = shorten(path, line - 2)
            except FileError as error:
                self.tell(error)
            else:
                self.open_file(copy)

        told.finished.connect(lambda _result: answered())
        told.open()

    def open_table(self, table: Table) -> None:
        """Show a table."""
        from desktop.views.table.table_window import TableWindow

        board = self._board(table.game.board)
        if board is None:
            table.journal.close()
            return
        seen = self._sight(table)
        self._show_sign()
        waits = self.presenting.choice if self.presenting is not None else self._room_waits
        self.close_table()
        self._leave_plates()
        self.table = TableWindow(self.appearance, table, board)
        if seen is not None:
            self.table.notes.sights, self.table.notes.overlay = seen.sights, seen.overlay
        if table.journal.watched is None:
            self._note_open(table.journal.path)
        self.table.wanted.connect(lambda wish: QTimer.singleShot(0, self, lambda: self.go(wish)))
        self.table.branched.connect(lambda path: QTimer.singleShot(0, self, lambda: self.open_file(path)))
        self.table.lesson_asked.connect(
            lambda ref: QTimer.singleShot(0, self, lambda: self.lessons.open(ref))
        )
        self.table.windowTitleChanged.connect(self.setWindowTitle)
        self._turn_to(self.table)
        self.toast.hide()
        self.setUpdatesEnabled(True)
        self.repaint()  # before the table goes on to what takes long again
        self.setWindowTitle(self.table.windowTitle())
        self.table.map.setFocus()
        self._room_waits = waits
        soon(self.table, self._room_goes_on)  # with the steps of a lesson, if the table is laid for one

    def _sight(self, table: Table) -> TableNotes | None:
        """What is seen of a table that is opened again only to look at it as it stands now."""
        if self.table is None or not self.table.session.watching or self.table.path() != table.journal.path:
            return None
        seen = TableNotes()
        note_view(self.table.map, seen)
        return seen

    def present(self) -> None:
        """Ask where a room is to see the table, or end that."""
        presenting = self._presenting()
        if presenting is not None:
            presenting.choose()

    def turn_console(self) -> None:
        """Open or close the presenter's console; where nothing is presented, ask where first."""
        if self.presenting is not None and self.presenting.public is not None:
            self.presenting.turn_console()
        else:
            self.present()

    def _presenting(self) -> Presenting | None:
        """The show of what is open, one that begins now if none goes on; None where nothing can be shown."""
        if self.presenting is not None:
            return self.presenting
        self.presenting = self._of_table() if self.table is not None else self._of_drill()
        if self.presenting is not None:
            self.presenting.ended.connect(self._presented)
        return self.presenting

    def _of_table(self) -> Presenting:
        """The show of the table: its past, or the steps of the lesson for which it is laid."""
        from desktop.views.public.lesson_script import LessonScript
        from desktop.views.public.presenting import Presenting
        from desktop.views.public.replay_script import ReplayScript
        from desktop.views.table.presented import presented_table

        table, lesson = self.table, self.lessons.table
        assert table is not None
        if lesson is None:
            show = Presenting(presented_table(table), ReplayScript(table))
        else:
            shown = presented_table(table, lesson.lesson.ref)
            show = Presenting(shown, LessonScript(self.appearance, lesson))
            lesson.changed.connect(show.follow_script)
        table.beside = show.beside
        return show

    def _of_drill(self) -> Presenting | None:
        """The show of a drill; None where no page of drills is open, or it has no question."""
        from desktop.views.practice.drill_page import DrillPage
        from desktop.views.practice.drill_script import DrillScript
        from desktop.views.public.presenting import Presenting

        page = self.currentWidget()
        if not isinstance(page, DrillPage) or (drill := page.presented()) is None:
            return None
        show = Presenting(drill, DrillScript(page))
        page.followed.connect(show.follow_script)
        return show

    def _drill_unlaid(self) -> None:
        """The map of a drill goes: the room waits for the next one."""
        if self.presenting is not None:
            self._room_waits = self.presenting.choice
            self.presenting.end()

    def _room_goes_on(self) -> None:
        """There is another map, or another table: the room goes on with it."""
        waits, self._room_waits = self._room_waits, ""
        if waits and (presenting := self._presenting()) is not None:
            presenting.show_on(waits)

    def _presented(self) -> None:
        self.presenting = None
        if self.table is not None:
            self.table.beside = tuple

    def _show_sign(self) -> None:
        """Say at once that a table is coming: laying it out takes a moment in which nothing else is painted."""
        if self.isVisible() and not self.toast.isVisible():
            self.toast.say(self.appearance.tr("toast-laying-out"))
            self.toast.repaint()

    def _board(self, name: str) -> Board | None:
        from engine.boards.load import load_board

        try:
            return load_board(name) if name else None
        except FileError as error:
            self.tell(error)
            return None

    def close_table(self) -> None:
        """Close the table on show; its Journal is complete."""
        self.lessons.leave()
        self._room_waits = ""
        if self.presenting is not None:
            self.presenting.end()
        table, self.table = self.table, None
        if table is not None:
            self._note_open(None)
            table.leave()
            self.removeWidget(table)
            table.deleteLater()

    def _note_open(self, path: Path | None) -> None:
        """Note which table is open, so that the start screen knows of one that was never closed."""
        self.appearance.settings.open_table = str(path or "")
        self.appearance.settings.save()

    # --- trouble ------------------------------------------------------------------

    def tell(self, error: FileError) -> None:
        """A dialog about a file."""
        tell_file_error(self.appearance, error, self)

    def fault(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """An unforeseen error: one sentence, go on, open one Action earlier, or save a report."""
        report = "".join(traceback.format_exception(kind, error, trace))
        log.error("unforeseen: %s", report)
        if self._fault_told:
            return
        self._fault_told = True
        QTimer.singleShot(0, self, lambda: self._tell_fault(report))

    def _tell_fault(self, report: str) -> None:
        tr = self.appearance.tr
        told = Told(self.appearance, tr("error-unforeseen"), details=report, parent=self)
        told.offer("report", tr("button-save-report"))
        if self.table is not None and self.table.path() is not None:
            told.offer("earlier", tr("error-reopen-earlier"))
        told.offer("continue", tr("button-continue"), main=True)

        def answered() -> None:
            self._fault_told = False
            if told.choice == "report":
                self._save_report(report)
            elif told.choice == "earlier":
                self._reopen_earlier()
            elif self.table is not None:
                self.table.session.refresh()

        told.finished.connect(lambda _result: answered())
        told.open()

    def _save_report(self, report: str) -> None:
        path = user_data("report.txt")
        try:
            write_whole(path, f"Kabinett {__version__}\nPython {sys.version}\n\n{report}".encode())
        except OSError as error:
            self.tell(unwritable(path, error))
            return
        self.toast.say(self.appearance.tr("toast-saved-copy", file=str(path)))

    def _reopen_earlier(self) -> None:
        from desktop.profile.library import shorten

        assert self.table is not None
        path, entries = self.table.path(), len(self.table.session.home.journal.entries)
        assert path is not None
        try:
            copy = shorten(path, entries - 1)
        except FileError as error:
            self.tell(error)
            return
        self.close_table()
        self.show_start()
        self.open_file(copy)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing to ask: every Action is on disk; only a position that is edited may not be saved."""
        if self.editor is not None and not self.editor.may_go(self.close):
            event.ignore()
            return
        self.appearance.settings.layout["window"] = bytes(self.saveGeometry().toHex().data()).decode()
        self.appearance.settings.save()
        self._leave_plates()
        self._leave_page()
        self.close_table()
        event.accept()


def application() -> QApplication:
    """The Qt application, with our fonts."""
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("kabinett")
    app.setApplicationDisplayName("Kabinett")
    if app.style().name() != "fusion" and not app.styleSheet():  # with a sheet the style has no name
        app.setStyle("Fusion")
    load_fonts()
    return app


def open_window(table: Path | None = None, language: str = "", settings: Settings | None = None) -> Shell:
    """The window, ready to be shown: the start screen, and after its first painting a saved table."""
    application()
    greet = settings is None and table is None and not is_there(settings_file())
    chosen = settings or load_settings()
    if language:
        chosen.language = language
    shell = Shell(Appearance(chosen))
    if greet:
        shell.show_first_run()
    if table is not None:
        shell.open_first(table)
    return shell


def run(table: Path | None = None, language: str = "") -> int:
    """Open the window and stay until it is closed."""
    app = application()
    shell = open_window(table, language)
    sys.excepthook = shell.fault
    Collector(app)
    shell.show()
    return int(app.exec())
