"""Saved tables are opened: to play on, to look while another window plays, or shorter where their end does not fit."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from desktop.profile.table_notes import TableNotes
from desktop.views.parts.board_names import board_names
from desktop.views.table.saved_view import note_view
from desktop.views.widgets.dialogs import (
    Told,
    bad_line,
    file_mend,
    file_problem,
    file_sentence,
    tell_file_error,
)
from engine import game
from engine.boards.load import load_board
from engine.kernel.errors import FileError
from engine.kernel.holding import FileHeld
from engine.kernel.journal import Header, Journal
from engine.kernel.positions import SUFFIXES
from engine.kernel.table import Table
from engine.texts.faults import error_in_words, in_words

if TYPE_CHECKING:
    from desktop.shell.window import Window
    from engine.texts.translate import Translator


class Opening(QObject):
    """From a file to its table; what stands in the way is told."""

    def __init__(self, window: Window) -> None:
        assert isinstance(window, QStackedWidget)
        super().__init__(window)
        self._window = window

    def open_file(self, path: Path, told: str = "") -> None:
        """Open a saved table to play on; tell what is wrong if it cannot be opened.

        Args:
            told: damage to its end of which the person knows.
        """
        window = self._window
        try:
            self.resume(Journal.open(path, hold=True), path, told)
        except FileHeld as error:
            here = window.table is not None and window.table.path() == path
            if window.table is not None and here and window.table.session.watching:
                self._look_at(path, error)
            elif not here:  # else it was asked for twice while it was laid out
                tell_file_error(
                    window.appearance, error, window, ("error-look-only", partial(self._look_at, path, error))
                )
        except FileError as error:
            if path.suffix.lower() in SUFFIXES and path.is_file():
                tell_file_error(window.appearance, error, window, mend="error-position-file-mend")
            else:
                window.tell(error)

    def not_begun(self, error: FileError) -> None:
        """Tell why there is no new table; it would lie where all of them do, and there is no other folder to choose."""
        mend = "error-own-folder-mend" if file_problem(error) == "error-not-writable" else ""
        tell_file_error(self._window.appearance, error, self._window, mend=mend)

    def _look_at(self, path: Path, error: FileHeld) -> None:
        """Open a table at which somebody else plays: to look, not to touch."""
        try:
            journal = Journal.open(path)
        except FileError as other:
            self._window.tell(other)
            return
        journal.watched = error.holder
        self.resume(journal, path)

    def resume(self, journal: Journal, path: Path, told: str = "") -> None:
        """Show the table of a Journal; offer what comes before its end, where that does not fit.

        Where one only looks nothing is told of damage: who plays may just be writing, and nothing can be done here.
        """
        from desktop.profile.library import check

        self.show_sign()
        try:
            check(path, journal.header)
            table = Table.resume(game(journal.header.game), journal)
        except FileError as error:
            journal.close()
            self._offer_shorter(path, journal.header, error)
            return
        damage = journal.damage
        self._window.open_table(table)
        if damage and damage != told and journal.watched is None:
            self._tell_damage(path, damage)

    def _tell_damage(self, path: Path, damage: str) -> None:
        """What could not be read at the end of a file; it is kept beside it at the first new line."""
        words = self._window.appearance.words
        sentence = words.tr("error-file-end", where=in_words(words, damage))
        mend = words.tr("error-file-end-mend")
        told = Told(
            self._window.appearance, sentence, file=str(path), mend=mend, parent=self._window,
            title="error-file-end-title",
        )  # fmt: skip
        told.offer("close", words.tr("button-close"), main=True)
        told.open()

    def _offer_shorter(self, path: Path, header: Header, error: FileError) -> None:
        """Where only the end does not fit, offer everything before it.

        The Action that does not fit is told only where it cannot be another's secret.
        """
        from desktop.profile.library import shorten

        window = self._window
        line = bad_line(error)
        if line < 2:
            window.tell(error)
            return
        told = Told(
            window.appearance, file_sentence(window.appearance, error), file=str(path),
            mend=file_mend(window.appearance, error), parent=window,
            details="" if header.kind == "match" else error_in_words(self._words_of(header), error),
        )  # fmt: skip
        told.offer("close", window.appearance.tr("button-close"))
        told.offer("shorter", window.appearance.tr("error-reopen-earlier"), main=True)

        def answered() -> None:
            if told.choice != "shorter":
                return
            try:
                copy = shorten(path, line - 2)
            except FileError as error:
                window.tell(error)
            else:
                self.open_file(copy)

        told.finished.connect(lambda _result: answered())
        told.open()

    def _words_of(self, header: Header) -> Translator:
        """The person's language, with the names of a game."""
        names = board_names(load_board(game(header.game).board))
        words = self._window.appearance.words
        return words.bind(game=header.game, names=names, ruleset=header.ruleset)

    def sight(self, table: Table) -> TableNotes | None:
        """What is seen of a table that is opened again only to look at it as it stands now."""
        shown = self._window.table
        if shown is None or not shown.session.watching or shown.path() != table.journal.path:
            return None
        seen = TableNotes()
        note_view(shown.map, seen)
        return seen

    def show_sign(self) -> None:
        """Say at once that a table is coming: laying it out takes a moment in which nothing else is painted."""
        window = self._window
        if window.isVisible() and not window.toast.isVisible():
            window.toast.say(window.appearance.tr("toast-laying-out"))
            window.toast.repaint()
