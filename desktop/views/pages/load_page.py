"""The list of saved tables: newest first, searched, damaged ones with what can be saved.

A table that went to the trash keeps its place until the pointer leaves the list, so that a second click meets no other.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDateTime, QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.profile.library import Saved, from_bin, look_at, read_picture, tables, to_bin
from desktop.views.pages.page import Page
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear, scrolled, words_label
from desktop.views.widgets.dialogs import LONGEST_FILE, Toast, file_sentence, files_folder, tell_file_error
from desktop.views.widgets.focus import keeps_focus
from engine.kernel.errors import FileError, shortened
from engine.kernel.journal import SUFFIX

AT_ONCE = 30
"""Rows made at a time: more than any screen shows."""
LONGEST_NAME = 40
"""Letters of a person's name: a save file may hold more than a row has room for."""


class SavedRow(QFrame):
    """One table: miniature, what it is, Open and Delete."""

    opened = Signal(object, str)
    binned = Signal(object)

    def __init__(self, appearance: Appearance, saved: Saved) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.appearance, self.saved, self.gone = appearance, saved, False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        small = QLabel()
        small.setFixedSize(appearance.px(144), appearance.px(81))
        picture = QPixmap.fromImage(read_picture(saved.path))
        if not picture.isNull():
            small.setPixmap(
                picture.scaled(
                    small.size(),
                    Qt.AspectRatioMode.KeepAspectRatioByExpanding,
                    Qt.TransformationMode.SmoothTransformation,
                )
            )
        lines = saved_lines(appearance, saved)
        self.words = "\n".join(lines)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        for number, line in enumerate(lines):
            texts.addWidget(words_label(line, "head" if number == 0 else "second"))
        texts.addStretch(1)
        texts.addWidget(self._bin_button(), 0, Qt.AlignmentFlag.AlignLeft)
        self.open_button = QPushButton(appearance.tr("button-open"))
        self.open_button.clicked.connect(lambda: self.opened.emit(saved.path, saved.damage))
        across = QHBoxLayout(self)
        across.setContentsMargins(12, 10, 14, 10)
        across.setSpacing(16)
        across.addWidget(small)
        across.addLayout(texts, 1)
        across.addWidget(self.open_button)
        self.stand()

    def stand(self, *, gone: bool = False) -> None:
        """Be a table that can be opened or thrown away, or the empty place of one that is in the trash."""
        if gone and self.bin_button.hasFocus():
            self.setFocus()  # else Qt would hand the keys to the next table's buttons
        self.gone = gone
        self.open_button.setEnabled(not gone and self.saved.header is not None)
        self.bin_button.setEnabled(not gone)
        self.bin_button.setText(self.appearance.tr("load-in-trash" if gone else "load-delete"))

    def _bin_button(self) -> QPushButton:
        """Far from Open, so that no slip of the hand meets it."""
        self.bin_button = QPushButton()
        self.bin_button.setProperty("role", "small")
        self.bin_button.clicked.connect(lambda: self.binned.emit(self))
        return self.bin_button


def saved_lines(appearance: Appearance, saved: Saved) -> list[str]:
    """What is said of a table: game and seats, date and kind, damage."""
    moment = QDateTime.fromSecsSinceEpoch(int(saved.changed))
    date = appearance.locale().toString(moment, QLocale.FormatType.ShortFormat)
    if saved.header is None:
        assert saved.problem is not None
        return [shortened(saved.path.name, LONGEST_FILE), file_sentence(appearance, saved.problem), date]
    header = saved.header
    words = appearance.words.bind(game=header.game)
    parts = [appearance.tr(f"game-{header.game}"), header.ruleset]
    if saved.summary is not None and not saved.summary.over:
        parts.append(appearance.tr("word-turn", turn=saved.summary.turn))
    people = [
        shortened(e.name, LONGEST_NAME)
        or (appearance.tr(f"bot-{e.bot}") if e.bot else words.name(f"seat:{e.seat}"))
        for e in header.seats
    ]
    lines = [
        shortened(header.title) or ", ".join(parts),
        ", ".join(people),
        f"{date}, {appearance.tr(f'kind-{header.kind}')}",
    ]
    if saved.damage:
        lines.append(appearance.tr("load-damaged", actions=saved.entries))
    return lines


class LoadPage(Page):
    """Emits the path of the table to open, and the damage to it that its row has told, "" for none."""

    chosen = Signal(object, str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.rows: list[SavedRow] = []
        self._saved: list[tuple[Saved, str]] = []
        self._later: list[Saved] = []
        self._undo: tuple[Path, Path] | None = None
        self._words = ""
        self.toast = Toast(appearance, self)
        self.toast.pressed.connect(self._bring_back)
        self.build()

    def build(self) -> None:
        """Title and search above, the list, and the foot."""
        appearance = self.appearance
        self.search = QLineEdit(self._words)
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(appearance.tr("load-search"))
        self.search.setAccessibleName(appearance.tr("load-search"))
        self.search.setMaximumWidth(appearance.px(360))
        self.search.textChanged.connect(lambda _words: self._filter())
        other = QPushButton(appearance.tr("load-other-file"))
        other.clicked.connect(self._other)
        self.empty = words_label(role="second")
        inner = QWidget()
        self._lines = QVBoxLayout(inner)
        self._lines.setContentsMargins(0, 0, 8, 0)
        head = QHBoxLayout()
        head.addWidget(self.title("load-title"), 1)
        head.addWidget(self.search)
        foot = QHBoxLayout()
        foot.addWidget(self.back_button())
        foot.addStretch(1)
        foot.addWidget(other)
        lines = QVBoxLayout()
        lines.setContentsMargins(48, 28, 48, 20)
        lines.addLayout(head)
        lines.addWidget(self.empty)
        area = scrolled(inner)
        area.viewport().installEventFilter(self)
        self.bar = area.verticalScrollBar()
        self.bar.valueChanged.connect(self._scrolled)
        lines.addWidget(area, 1)
        lines.addLayout(foot)
        self.whole.addLayout(lines)
        self.fill()

    def keep(self) -> None:
        """Note what is searched for."""
        self._words = self.search.text()

    def fill(self) -> None:
        """List the tables anew."""
        self._saved = [(saved, "\n".join(saved_lines(self.appearance, saved)).lower()) for saved in tables()]
        self._filter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pointer has left the list: what went to the trash gives its place up."""
        if event.type() == QEvent.Type.Leave:
            self._close_up()
        return super().eventFilter(watched, event)

    def _close_up(self) -> None:
        for row in [row for row in self.rows if row.gone]:
            self.rows.remove(row)
            self._lines.removeWidget(row)
            row.hide()
            row.setParent(None)
            row.deleteLater()
        self._tell_empty()

    @keeps_focus
    def _filter(self) -> None:
        """List those that are searched for: rows are made when they come into sight."""
        words = self.search.text().strip().lower()
        clear(self._lines)
        self._lines.addStretch(1)
        self.rows = []
        self._later = [saved for saved, said in self._saved if words in said]
        self._add_rows()
        self._tell_empty()

    def _tell_empty(self) -> None:
        """Say why no table is listed."""
        self.empty.setVisible(not self.rows)
        self.empty.setText(self.appearance.tr("load-none-found" if self._saved else "load-empty"))

    def _add_rows(self) -> None:
        """A page more."""
        now, self._later = self._later[:AT_ONCE], self._later[AT_ONCE:]
        for saved in now:
            row = SavedRow(self.appearance, look_at(saved))
            row.opened.connect(self.chosen)
            row.binned.connect(self._bin)
            self._lines.insertWidget(len(self.rows), row)
            self.rows.append(row)

    def _scrolled(self, value: int) -> None:
        """Near the end of the rows that are made, the next are made."""
        if self._later and value > self.bar.maximum() - self.bar.pageStep():
            self._add_rows()

    def _bin(self, row: SavedRow) -> None:
        path = row.saved.path
        try:
            self._undo = (to_bin(path), path)
        except FileError as error:
            tell_file_error(self.appearance, error, self)
            return
        row.stand(gone=True)
        self._saved = [one for one in self._saved if one[0].path != path]
        self.toast.say(self.appearance.tr("load-deleted", name=path.stem), self.appearance.tr("button-undo"))

    def _bring_back(self) -> None:
        if self._undo is not None:
            try:
                from_bin(*self._undo)
            except FileError as error:
                tell_file_error(self.appearance, error, self)
            self._undo = None
            self.fill()

    def _other(self) -> None:
        title, start = self.appearance.tr("load-title"), str(files_folder())
        name, _ = QFileDialog.getOpenFileName(self, title, start, f"*{SUFFIX}")
        if name:
            self.chosen.emit(Path(name), "")
