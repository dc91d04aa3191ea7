"""What goes onto paper: chosen in a dialog that shows the pages as they will be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

import engine
from desktop.printing import log_text
from desktop.printing.board_pages import sizes_above
from desktop.printing.look import PaperLook
from desktop.printing.pages import FORMATS, pages_paths, print_pages, write_pages
from desktop.printing.paper import PAPERS, Paper
from desktop.printing.prints import (
    Print,
    print_board,
    print_drills,
    print_position,
    print_sequence,
    table_told,
)
from desktop.profile.annotations import Annotation
from desktop.session.onlooker import Onlooker
from desktop.session.session import Session
from desktop.views.parts.board_names import board_names
from desktop.views.printing.page_preview import PagePreview
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import list_in, waiting, words_label
from desktop.views.widgets.choice_box import ChoiceBox
from desktop.views.widgets.dialogs import Toast, Told, ask_where, tell_file_error, unwritable
from desktop.views.widgets.number_field import NumberField
from desktop.views.widgets.setting_boxes import languages
from engine.boards.board import Board
from engine.kernel.errors import KabinettError
from engine.kernel.game import Game
from engine.practice.drill_words import title_words
from engine.texts.faults import error_in_words, in_words
from engine.texts.translate import Translator

SOON = 150
"""Milliseconds after a change before the pages are made anew: several changes come at once."""
MOST_DRILLS = 50


class PrintDialog(QDialog):
    """Asks what, on what paper, in which language and whether in black and white, and shows it.

    Attributes:
        made: the pages as they are shown; None while they are still to be made, and for the log, which has none.
        problem: why there are none.
    """

    def __init__(
        self,
        appearance: Appearance,
        board: Board,
        toast: Toast,
        parent: QWidget,
        *,
        session: Session | None = None,
        hand: bool = False,
        drawings: Sequence[Annotation] = (),
    ) -> None:
        """`session`: the table that is looked at; none: the board alone. `hand`: the viewer's hand lies open."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.appearance, self.board, self.toast = appearance, board, toast
        self.session, self._drawings = session, tuple(drawings)
        self.game: Game | None = engine.game(board.game) if board.game in engine.titles() else None
        self.made: Print | None = None
        self.problem = ""
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.make)
        self.setObjectName("printDialog")
        self.setWindowTitle(appearance.tr("print-title"))
        self._build(hand)
        self.finished.connect(self._end)
        self._follow()

    # --- building -----------------------------------------------------------------

    def _build(self, hand: bool) -> None:
        appearance = self.appearance
        self.form = QFormLayout()
        self.form.setSpacing(appearance.px(10))
        self.what = self._box(
            "print-what", [(one, appearance.tr(f"print-what-{one}")) for one in self._offers()]
        )
        self.language = self._box("print-language", languages(appearance))
        self.language.setCurrentIndex(self.language.findData(appearance.words.language))
        self.paper = self._box("print-paper", [(one, one.upper()) for one in PAPERS])
        self.way = self._box("print-way", ())
        kinds = self.game.drills if self.game is not None else ()
        titles = [(kind.name, title_words(self._words(), self.board.game, kind.name)) for kind in kinds]
        self.kind = self._box("print-kind", [("", appearance.tr("print-every-kind")), *titles])
        self.count, self.seed = (
            NumberField(appearance.tr(key), appearance.px(14), appearance.locale())
            for key in ("print-count", "print-seed")
        )
        self.count.setRange(1, MOST_DRILLS)
        self.count.setValue(4)
        self.seed.setRange(0, 999_999)
        for key, field in (("print-count", self.count), ("print-seed", self.seed)):
            field.valueChanged.connect(self._changed)
            self.form.addRow(words_label(appearance.tr(key), wrap=False), field)
        self.grey, self.hand = QCheckBox(appearance.tr("print-grey")), QCheckBox(appearance.tr("print-hand"))
        self.hand.setEnabled(hand and self.session is not None and self.session.viewer is not None)
        self.hand.setChecked(self.hand.isEnabled())
        self.hand.setToolTip("" if self.hand.isEnabled() else appearance.tr("print-hand-closed"))
        for check in (self.grey, self.hand):
            check.toggled.connect(self._changed)
            self.form.addRow(check)
        self.format = self._box("print-format", ())
        for box in (self.what, self.paper):
            box.activated.connect(self._follow)
        for box in (self.language, self.way, self.kind):
            box.activated.connect(self._changed)
        self._lay()

    def _lay(self) -> None:
        """What can be chosen at the left, the page at the right."""
        appearance = self.appearance
        across = QHBoxLayout()
        across.setSpacing(appearance.px(20))
        left = QVBoxLayout()
        left.addLayout(self.form)
        left.addStretch(1)
        across.addLayout(left)
        self.preview = PagePreview(appearance)
        across.addWidget(self.preview, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(24, 20, 24, 20)
        lines.setSpacing(14)
        lines.addLayout(across, 1)
        lines.addLayout(self._buttons())

    def _box(self, key: str, options: Sequence[tuple[object, str]]) -> QComboBox:
        box = ChoiceBox()
        box.setObjectName(key)
        box.setAccessibleName(self.appearance.tr(key))
        for value, words in options:
            box.addItem(words, value)
        self.form.addRow(words_label(self.appearance.tr(key), wrap=False), box)
        return box

    def _buttons(self) -> QHBoxLayout:
        self.save = QPushButton(self.appearance.tr("print-save"))
        self.save.setProperty("role", "strong")
        self.save.setDefault(True)
        self.save.clicked.connect(self.save_file)
        self.printing = QPushButton(self.appearance.tr("print-on-printer"))
        self.printing.clicked.connect(self.print_now)
        close = QPushButton(self.appearance.tr("button-close"))
        close.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (close, self.printing, self.save):
            row.addWidget(button)
        return row

    def _offers(self) -> list[str]:
        found = [] if self.session is None else ["position"]
        found.append("board")
        if self.game is not None:
            found += ["sequence", *["drills"] * bool(self.game.drills)]
        return found if self.session is None else [*found, "log"]

    # --- what is chosen -------------------------------------------------------------

    @property
    def chosen(self) -> str:
        """What is to be printed."""
        return str(self.what.currentData())

    def _paper(self) -> Paper:
        return PAPERS[str(self.paper.currentData())]

    def _follow(self) -> None:
        """Other things can be chosen about something else."""
        what, tr = self.chosen, self.appearance.tr
        self._refill(self.way, self._ways())
        texts = log_text.FORMATS if what == "log" else FORMATS
        self._refill(self.format, [(one, tr(f"print-format-{one[1:]}")) for one in texts])
        shown = {
            self.paper: what != "log", self.way: what == "board", self.grey: what not in ("log", "sequence"),
            self.hand: what in ("position", "log"), self.kind: what == "drills", self.count: what == "drills",
            self.seed: what == "drills",
        }  # fmt: skip
        for widget, seen in shown.items():
            self.form.setRowVisible(widget, seen)
        self.printing.setVisible(what != "log")
        self._changed()

    def _ways(self) -> list[tuple[object, str]]:
        tr = self.appearance.tr
        ways: list[tuple[object, str]] = [("whole", tr("print-way-whole"))]
        if len(self.board.maps) > 1:
            ways.append(("maps", tr("print-way-maps")))
        larger = [one.name for one in sizes_above(self._paper(), list(PAPERS.values()))]
        return [*ways, *((f"tiles {name}", tr("print-way-tiles", name=name.upper())) for name in larger)]

    @staticmethod
    def _refill(box: QComboBox, options: Sequence[tuple[object, str]]) -> None:
        if [box.itemData(n) for n in range(box.count())] != [value for value, _ in options]:
            list_in(box, dict(options))

    def _changed(self) -> None:
        """The pages are others: they are made when nothing more is changed for a moment."""
        self._forget()
        self.preview.say(self.appearance.tr("print-making"))
        self._soon.start()
        self._enable()

    # --- making ---------------------------------------------------------------------

    def _words(self) -> Translator:
        """The table's own words, or those of the board's game."""
        if self.session is not None:
            return self.appearance.words
        ruleset = self.game.rulesets[0] if self.game is not None else None
        game = self.board.game if self.game is not None else None
        return self.appearance.words.bind(game=game, names=board_names(self.board), ruleset=ruleset)

    def look(self) -> PaperLook:
        """How the paper is to look and to speak."""
        words = self._words().bind(language=str(self.language.currentData()))
        return PaperLook(words, grey=self.grey.isChecked())

    def onlooker(self) -> Onlooker:
        """Who sees what is printed: the person before the screen with their hand, or everybody."""
        assert self.session is not None
        return Onlooker.beside(self.session, public=not self.hand.isChecked())

    def make(self) -> None:
        """Make the pages that are asked for, and show the first."""
        self._soon.stop()
        self._forget()
        makers: dict[str, Callable[[], Print]] = {
            "board": self._board, "position": self._position, "sequence": self._sequence, "drills": self._drills,
        }  # fmt: skip
        if self.chosen == "log":
            self.preview.say(self.appearance.tr("print-log-line"))
            self._enable()
            return
        try:
            with waiting():
                self.made = makers[self.chosen]()
                self.preview.show_print(self.made)
        except KabinettError as error:
            self._fail(error_in_words(self.appearance.words, error))
        except OSError as error:
            self._fail(in_words(self.appearance.words, error.strerror or str(error)))
        self._enable()

    def _fail(self, problem: str) -> None:
        """There are no pages."""
        self.problem = problem
        self.preview.say(problem)

    def _enable(self) -> None:
        """What can be saved and printed now; while pages are still to be made, either makes them first."""
        able = self.made is not None or self._soon.isActive()
        self.save.setEnabled(able or self.chosen == "log")
        self.printing.setEnabled(able)

    def _board(self) -> Print:
        way, _, size = str(self.way.currentData()).partition(" ")
        if way == "tiles":
            return print_board(self.board, self.look(), self._paper(), "tiles", PAPERS[size])
        return print_board(self.board, self.look(), self._paper(), "maps" if way == "maps" else "whole")

    def _position(self) -> Print:
        return print_position(self.onlooker(), self.board, self.look(), self._paper(), self._drawings)

    def _sequence(self) -> Print:
        assert self.game is not None
        table = self.session.home if self.session is not None else table_told(self.game)
        return print_sequence(table, self.look(), self._paper())

    def _drills(self) -> Print:
        assert self.game is not None
        kind = str(self.kind.currentData())
        kinds = [kind] if kind else [one.name for one in self.game.drills]
        look, paper = self.look(), self._paper()
        return print_drills(self.game, self.board, look, kinds, self.seed.value(), self.count.value(), paper)

    def _forget(self) -> None:
        if self.made is not None:
            self.made.close()
        self.made, self.problem = None, ""

    def _end(self) -> None:
        self._soon.stop()
        self._forget()

    # --- writing --------------------------------------------------------------------

    def save_file(self) -> None:
        """Ask where to, and write the file or files; over those that the system has not asked about after a yes."""
        if self._soon.isActive():
            self.make()
        if self.made is None and self.chosen != "log":
            return
        ending = str(self.format.currentData())
        start = f"kabinett-{self.board.game or self.board.id}-{self.chosen}{ending}"
        path = ask_where(self, self.appearance.tr("print-title"), start, ending)
        if path is None:
            return
        paths = [path] if self.made is None else pages_paths(path, len(self.made.pages))
        there = [one for one in paths if one != path and one.exists()]
        if there:
            self._ask_over(path, there)
        else:
            self._write(path)

    def _ask_over(self, path: Path, there: Sequence[Path]) -> None:
        tr = self.appearance.tr
        told = Told(self.appearance, tr("print-over", count=len(there), file=there[0].name), parent=self)
        told.setWindowTitle(tr("print-title"))
        told.offer("over", tr("print-over-yes"))
        told.offer("no", tr("button-cancel"), main=True)
        told.finished.connect(lambda _result: self._write(path) if told.choice == "over" else None)
        told.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        told.open()

    def _write(self, path: Path) -> None:
        """Write what is shown, or the log."""
        written = [path]
        try:
            with waiting():
                if self.made is None:
                    log_text.print_log(self.onlooker(), self.look(), path)
                else:
                    written = write_pages(path, self.made.pages, self.made.title)
        except OSError as error:
            tell_file_error(self.appearance, unwritable(path, error), self)
            return
        self.toast.say(self.appearance.tr("print-saved", file=written[0].name, count=len(written)))
        self.accept()

    def print_now(self) -> None:
        """Ask the system for a printer, and print."""
        if self._soon.isActive():
            self.make()
        if self.made is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.made.title)
        dialog = QPrintDialog(printer, self)
        try:
            if dialog.exec():
                with waiting():
                    print_pages(printer, self.made.pages)
                self.accept()
        except OSError as error:
            tell_file_error(self.appearance, unwritable(Path(printer.printerName() or "-"), error), self)
        finally:
            dialog.deleteLater()
