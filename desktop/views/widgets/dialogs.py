"""The few dialogs: what went wrong in one sentence with what to do, where a file goes, about, and short notes."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QDateTime,
    QEvent,
    QLocale,
    QObject,
    QStandardPaths,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from engine import __version__, playable
from engine.boards.errors import BoardError
from engine.kernel.errors import FileError, shortened
from engine.kernel.holding import FileHeld
from engine.kernel.journal import FileChanged
from engine.kernel.reading import Malformed
from engine.texts.faults import error_in_words

TOAST = 5000
UNDO_TOAST = 10_000
LONGEST_FILE = 50
"""Letters of a file's name in a sentence; the whole of it stands below."""
DETAILS = 120
"""Height of what folds out below a dialog."""
LAST_FOLDER = "lastFolder"
"""What the program calls the folder to which a file was written last."""


class Told(QDialog):
    """One sentence, the file it is about, what to do; details fold out with Copy."""

    def __init__(
        self, appearance: Appearance, sentence: str, *, file: str = "", mend: str = "", details: str = "",
        parent: QWidget | None = None, title: str = "error-title",
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.appearance = appearance
        self.setWindowTitle(appearance.tr(title))
        self.setMinimumWidth(appearance.px(520))
        self.choice = ""
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(24, 20, 24, 20)
        self._lines.setSpacing(12)
        self._lines.addWidget(words_label(sentence, "big"))
        for key, text in (("error-file", file), ("error-what-to-do", mend)):
            if text:
                self._lines.addWidget(words_label(f"{appearance.tr(key)}: {text}"))
        self._details = QPlainTextEdit(details, readOnly=True)
        self._details.setFixedHeight(appearance.px(DETAILS))
        self._details.hide()
        self._lines.addWidget(self._details)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        self._lines.addLayout(self._buttons)
        if details:
            fold = self._button(appearance.tr("button-details"))
            fold.clicked.connect(self._fold)
            copy = self._button(appearance.tr("button-copy"))
            copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(details))

    def _fold(self) -> None:
        """Show the details, or hide them; the dialog makes room for them and gives it back."""
        self._details.setVisible(self._details.isHidden())
        self._lines.activate()
        self.resize(self.width(), self._lines.totalHeightForWidth(self.width()))

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        self._buttons.addWidget(button)
        return button

    def offer(self, choice: str, text: str, *, main: bool = False) -> None:
        """Add a button that ends the dialog with this choice."""
        button = self._button(text)
        button.setObjectName(f"choice-{choice}")
        button.clicked.connect(lambda: self._choose(choice))
        if main:
            button.setProperty("role", "strong")
            button.setDefault(True)
            button.setFocus()

    def _choose(self, choice: str) -> None:
        self.choice = choice
        self.accept()


def file_problem(error: FileError) -> str:
    """What kind of trouble a file error is: the key of its message, and with `-mend` of what to do."""
    cause = error.__cause__
    system = getattr(cause, "errno", None)
    if isinstance(error, FileHeld):
        return "error-held"
    if isinstance(error, FileChanged):
        return "error-changed"
    if isinstance(error, BoardError):
        return "error-broken-board"
    if "newer than this program" in error.problem:
        return "error-newer-version"
    if "is not known" in error.problem:
        return "error-unknown-part"
    if system in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return "error-full-disk"
    if "cannot be written" in error.problem:
        return "error-not-writable"
    if "cannot be moved" in error.problem:
        return "error-not-moved"
    why = cause.why if isinstance(cause, Malformed) else ""
    if system == errno.ENOENT or why == "missing":
        return "error-missing-file"
    if why == "unreadable":
        return "error-unreadable-file"
    return "error-replay" if bad_line(error) > 1 else "error-unreadable-save"


def bad_line(error: FileError) -> int:
    """The line of a save file that does not fit, 0 where the whole file is meant."""
    line = error.place.removeprefix("line ")
    return int(line) if line.isdigit() else 0


def file_sentence(appearance: Appearance, error: FileError) -> str:
    """What a file error means, in the reader's language."""
    name = shortened(Path(error.path).name, LONGEST_FILE)
    if isinstance(error, FileHeld) and error.holder.pid:
        who = error.holder
        moment = QDateTime.fromSecsSinceEpoch(who.since).time()
        since = appearance.locale().toString(moment, QLocale.FormatType.ShortFormat)
        return appearance.tr("error-held-by", file=name, who=who.user, host=who.host, since=since)
    return appearance.tr(
        file_problem(error),
        file=name,
        action=bad_line(error) - 1,
        theirs=error.problem.partition("Kabinett ")[2].partition(",")[0],
        ours=__version__,
        problem=appearance.text(error.message) if isinstance(error, BoardError) else "",
    )


def file_mend(appearance: Appearance, error: FileError) -> str:
    """What a person can do about it."""
    if isinstance(error, BoardError):
        return appearance.text(error.remedy)
    return appearance.tr(f"{file_problem(error)}-mend")


def unwritable(path: Path, cause: OSError | None = None) -> FileError:
    """The error of a file that could not be written."""
    error = FileError(str(path), "", "it cannot be written", "Choose another folder")
    error.__cause__ = cause
    return error


def tell_file_error(
    appearance: Appearance,
    error: FileError,
    parent: QWidget | None = None,
    offer: tuple[str, Callable[[], object]] | None = None,
    mend: str = "",
) -> Told:
    """A dialog about a file, shown without stopping the program.

    Args:
        mend: the key of what to do, where it is not what the error says by itself.
        offer: the key of what can be done about it, and how.
    """
    file = error.path
    if isinstance(error, BoardError) and error.line:
        file = appearance.tr("error-file-line", file=file, line=error.line)
    told = Told(
        appearance, file_sentence(appearance, error), file=file,
        mend=appearance.tr(mend) if mend else file_mend(appearance, error),
        details=error_in_words(appearance.words, error), parent=parent,
    )  # fmt: skip
    told.offer("close", appearance.tr("button-close"), main=offer is None)
    if offer is not None:
        key, do = offer
        told.offer("do", appearance.tr(key), main=True)
        told.finished.connect(lambda _result: do() if told.choice == "do" else None)
    told.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    told.open()
    return told


def ask_where(parent: QWidget, title: str, start: str, *suffixes: str) -> Path | None:
    """Where a file is to be written, its ending added; over an existing file only after the system has asked.

    A mere name begins in the folder of the last file that was written, the first one among the person's documents.
    """
    start = str(files_folder() / start)
    dialog = QFileDialog(parent, title, start, " ".join(f"*{suffix}" for suffix in suffixes))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffixes[0].removeprefix("."))
    dialog.selectFile(start)
    for label, words in (
        (QFileDialog.DialogLabel.LookIn, "Look in:"),
        (QFileDialog.DialogLabel.FileType, "Files of type:"),
    ):
        # Qt has these words, but asks for others
        dialog.setLabelText(label, QCoreApplication.translate("QFileDialog", words))
    chosen = dialog.exec() and dialog.selectedFiles()
    dialog.deleteLater()
    if not chosen:
        return None
    path, program = Path(chosen[0]), QCoreApplication.instance()
    if program is not None:
        program.setProperty(LAST_FOLDER, str(path.parent))
    return path


def files_folder() -> Path:
    """Where a person looks for a file: not wherever the program happened to be started."""
    program = QCoreApplication.instance()
    last = program.property(LAST_FOLDER) if program is not None else None
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(str(last or documents))
    return folder if folder.is_dir() else Path.home()


def show_about(appearance: Appearance, parent: QWidget) -> QDialog:
    """What the program is."""
    dialog = QDialog(parent)
    dialog.setWindowTitle(appearance.tr("menu-about"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setMinimumWidth(appearance.px(460))
    lines = QVBoxLayout(dialog)
    lines.setContentsMargins(28, 24, 28, 24)
    lines.setSpacing(12)
    name = words_label(appearance.tr("app-name"), wrap=False)
    name.setStyleSheet(f"font-family: '{appearance.theme.type.title}'; font-size: {appearance.px(40)}px;")
    lines.addWidget(name)
    lines.addWidget(words_label(appearance.tr("about-text", version=__version__, games=len(playable()))))
    lines.addWidget(words_label(appearance.tr("about-rules"), "second"))
    dialog.open()
    return dialog


class Toast(QFrame):
    """A short note over the lower edge of its window, with an optional button; it goes away by itself."""

    pressed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self._appearance = appearance
        self.words = words_label(wrap=False)
        self.button = QPushButton()
        self.button.setProperty("role", "small")
        self.button.clicked.connect(self._press)
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self.hide)
        line = QHBoxLayout(self)
        line.setContentsMargins(18, 10, 14, 10)
        line.addWidget(self.words)
        line.addWidget(self.button)
        parent.installEventFilter(self)
        self.hide()

    def say(self, words: str, button: str = "") -> None:
        """Show a note; with a button it stays longer."""
        self.words.setText(words)
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self.adjustSize()
        self._place()
        self.show()
        self.raise_()
        self._end.start(UNDO_TOAST if button else TOAST)

    def _press(self) -> None:
        self.hide()
        self.pressed.emit()

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.move((parent.width() - self.width()) // 2, parent.height() - self.height() - 60)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stays in its place when the window changes."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)
