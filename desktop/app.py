"""The application: fonts, theme, language, the one window with its pages; what else that does is in `desktop/shell`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from desktop.art.fonts import load_fonts
from desktop.collecting import Collector
from desktop.profile.settings import Settings, load_settings, settings_file
from desktop.shell.editing_desk import EditingDesk
from desktop.shell.opening import Opening
from desktop.shell.plates import Plates
from desktop.shell.showing import Showing
from desktop.shell.trouble import Trouble
from desktop.views.pages.page_keys import PageKeys
from desktop.views.practice.lessons import Lessons
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.dialogs import Toast, tell_file_error, unwritable
from desktop.views.widgets.qt_words import speak_qt
from desktop.views.widgets.style import palette, style_sheet
from engine.kernel.errors import FileError
from engine.kernel.files import is_there
from engine.kernel.table import Table

if TYPE_CHECKING:
    from desktop.views.editor.editor_page import EditorPage
    from desktop.views.pages.start_screen import StartScreen
    from desktop.views.public.presenting import Presenting
    from desktop.views.table.table_window import TableWindow
    from engine.boards.board import Board

LEAST, SMALLEST = QSize(960, 600), QSize(1280, 720)
FRAME = QSize(16, 40)
"""More than what a window system draws around a window."""


class Shell(QStackedWidget):
    """The one window: start screen, wizard, lists and the table are its pages."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.start: StartScreen | None = None
        self.table: TableWindow | None = None
        self._dressed: tuple[str, int] | None = None
        self._first: Path | None = None
        self.toast = Toast(appearance, self)
        self.lessons = Lessons(self)
        self.opening = Opening(self)
        self.showing = Showing(self)
        self.desk = EditingDesk(self)
        self.plates = Plates(self)
        self.trouble = Trouble(self)
        settings = PageKeys(appearance, self, {"menu-settings": self.show_settings})
        self.currentChanged.connect(lambda _page: settings.listen(self.currentWidget() is not self.table))
        self.setObjectName("page")
        self.setMinimumSize(LEAST)
        self.resize(SMALLEST.expandedTo(self.screen().availableSize() * 0.9))
        kept = appearance.settings.layout.get("window")
        if kept:
            self.restoreGeometry(QByteArray.fromHex(kept.encode()))
        appearance.changed.connect(self.restyle)
        self.restyle()
        self.show_start()

    def keep_within(self, room: QSize) -> None:
        """Be no larger, with its frame, than the room on the screen: what lies below its edge nobody can reach."""
        inside = room - FRAME
        self.setMinimumSize(LEAST.boundedTo(inside))
        self.resize(self.size().boundedTo(inside))
        if SMALLEST.boundedTo(inside) != SMALLEST:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def _paint_again(self) -> None:
        """Show what the window could not show for a while, unless that has been done.

        At once: what was to be painted meanwhile counts as asked for already, and Qt would wait for that forever.
        """
        if not self.updatesEnabled():
            self.setUpdatesEnabled(True)
            self.repaint()

    def restyle(self) -> None:
        """Dress everything in the theme and size now set; pages in an old language are made anew.

        The window is painted once, when every part has heard of it.
        """
        if self.updatesEnabled():
            self.setUpdatesEnabled(False)
            QTimer.singleShot(0, self, self._paint_again)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        speak_qt(application, self.appearance.words.language)
        dress = (self.appearance.theme.name, self.appearance.settings.scale)
        if dress != self._dressed:
            self._dressed = dress
            application.setStyleSheet("")  # Qt takes twice as long to pass from one sheet to another
            application.setPalette(palette(self.appearance.theme))
            application.setStyleSheet(style_sheet(self.appearance))
            application.setFont(self.appearance.sans(14))
        coming = self.appearance.words.game is not None  # a table takes its words: the start screen goes
        if self.start is not None and self.currentWidget() is self.start and not coming:
            self.start.fill()

    # --- pages --------------------------------------------------------------------

    def turn_to(self, page: QWidget) -> None:
        """Show a page; the one before goes for good unless it is the start or the table."""
        before = self.currentWidget()
        if before is not page:
            self._leave_page()
            self.desk.leave(before)
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
        self.turn_to(self.start)
        self.start.fill()
        self.plates.draw()

    @property
    def editor(self) -> EditorPage | None:
        """The editor of positions, while it is shown."""
        return self.desk.page

    @property
    def presenting(self) -> Presenting | None:
        """The show that goes on before a room."""
        return self.showing.presenting

    def go(self, wish: str) -> None:
        """Go where a page wants to go."""
        pages: dict[str, Callable[[], object]] = {
            "start": self.show_start,
            "new": self.show_wizard,
            "learn": self.show_learn,
            "load": self.show_load,
            "boards": self.show_boards,
            "drills": self.show_drills,
            "editor": self.desk.show,
            "edit-copy": self.desk.copy,
            "settings": self.show_settings,
            "present": self.showing.present,
            "console": self.showing.turn_console,
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
        wizard.failed.connect(self.opening.not_begun)
        self.turn_to(wizard)

    def show_learn(self) -> None:
        """The courses."""
        self.close_table()
        self.appearance.speak_of(None, None, None, None)
        page = self.lessons.page()
        page.left.connect(self.show_start)
        page.drills.connect(self.show_drills)
        self.turn_to(page)

    def show_load(self) -> None:
        """The list of saved tables."""
        from desktop.views.pages.load_page import LoadPage

        self.close_table()
        page = LoadPage(self.appearance)
        page.chosen.connect(self.open_file)
        page.left.connect(self.show_start)
        self.turn_to(page)
        page.search.setFocus()

    def show_boards(self) -> None:
        """The boards."""
        from desktop.views.pages.boards_page import BoardsPage

        page = BoardsPage(self.appearance)
        page.left.connect(self.show_start)
        page.export.connect(self._export_board)
        page.print.connect(self._print_board)
        self.turn_to(page)

    def show_drills(self, game: str = "") -> None:
        """Questions that the rules ask."""
        from desktop.views.practice.drill_page import DrillPage

        self.leave_plates()
        page = DrillPage(self.appearance, game)
        page.present_asked.connect(self.go)
        page.unlaid.connect(self.showing.drill_unlaid)
        page.laid.connect(partial(self.showing.drill_laid, page))
        page.left.connect(self.show_learn)
        page.lesson_asked.connect(lambda ref: QTimer.singleShot(0, self, lambda: self.lessons.open(ref)))
        self.turn_to(page)

    def show_first_run(self) -> None:
        """Language and size of text, before anything else."""
        from desktop.views.pages.first_run import FirstRun

        page = FirstRun(self.appearance)
        page.left.connect(self.show_start)
        self.turn_to(page)

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
        from desktop.views.widgets.dialogs import ask_where

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

    def open_file(self, path: Path, told: str = "") -> None:
        """Open a saved table to play on; tell what is wrong if it cannot be opened, or what more than was `told`."""
        self.opening.open_file(path, told)

    def open_table(self, table: Table) -> None:
        """Show a table."""
        from desktop.views.table.table_window import TableWindow

        board = self.board(table.game.board)
        if board is None:
            table.journal.close()
            return
        seen, room = self.opening.sight(table), self.showing.room
        self.opening.show_sign()
        self.close_table()
        self.leave_plates()
        self.table = TableWindow(self.appearance, table, board, self)
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
        self.turn_to(self.table)
        self.toast.hide()
        self._paint_again()  # before the table goes on to what takes long again
        self.setWindowTitle(self.table.windowTitle())
        self.table.take_focus()
        self.showing.go_on(room, self.table)

    def board(self, name: str) -> Board | None:
        """The board of this name; None, and that is told, where it can't be read."""
        from engine.boards.load import load_board

        try:
            return load_board(name) if name else None
        except FileError as error:
            self.tell(error)
            return None

    def close_table(self) -> None:
        """Close the table on show; its Journal is complete."""
        self.lessons.leave()
        self.showing.end()
        table, self.table = self.table, None
        if table is not None:
            self._note_open(None)
            table.leave()
            self.removeWidget(table)
            table.deleteLater()

    def leave_plates(self) -> None:
        """The maps of the start screen need not be drawn any more."""
        self.plates.leave()

    def _note_open(self, path: Path | None) -> None:
        """Note which table is open, so that the start screen knows of one that was never closed."""
        self.appearance.settings.open_table = str(path or "")
        self.appearance.settings.save()

    def tell(self, error: FileError) -> None:
        """A dialog about a file."""
        tell_file_error(self.appearance, error, self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing to ask: every Action is on disk; only a position that is edited may not be saved."""
        if self.editor is not None and not self.editor.may_go(self.close):
            event.ignore()
            return
        self.appearance.settings.layout["window"] = bytes(self.saveGeometry().toHex().data()).decode()
        self.appearance.settings.save()
        self.leave_plates()
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
    sys.excepthook = shell.trouble.fault
    Collector(app)
    shell.keep_within(shell.screen().availableSize())
    shell.show()
    return int(app.exec())
