"""A position becomes a step of a lesson: which lesson, the step's name, and what is said."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from desktop.views.widgets.choice_box import ChoiceBox
from desktop.views.widgets.dialogs import tell_file_error
from engine.kernel.errors import FileError
from engine.practice.editing import Editing
from engine.practice.lesson_adding import add_step, new_lesson, own_lessons
from engine.practice.lesson_files import NAME


class LessonStepDialog(QDialog):
    """Asks for the lesson and the step, and writes it.

    Signals:
        added: the lesson's file.
    """

    added = Signal(object)

    def __init__(self, appearance: Appearance, editing: Editing, parent: QWidget) -> None:
        super().__init__(parent)
        tr = appearance.tr
        self.appearance, self.editing = appearance, editing
        self.setWindowTitle(tr("editor-lesson"))
        self.setMinimumWidth(appearance.px(480))
        self.lesson = ChoiceBox()
        self.lesson.addItem(tr("editor-lesson-new"), None)
        for path in own_lessons(editing.game.id):
            self.lesson.addItem(f"{path.parent.name} / {path.stem}", path)
        self.name, self.step = QLineEdit("my-lesson"), QLineEdit("position")
        self.says = QPlainTextEdit()
        self.says.setTabChangesFocus(True)
        self.problem = words_label("", "wrong")
        form = QFormLayout()
        for key, widget in (
            ("editor-lesson-which", self.lesson), ("editor-lesson-name", self.name),
            ("editor-lesson-step", self.step), ("editor-lesson-says", self.says),
        ):  # fmt: skip
            form.addRow(tr(key), widget)
            widget.setAccessibleName(tr(key))
        buttons = QDialogButtonBox()
        self.add_button = buttons.addButton(tr("editor-add"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(tr("button-cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.add)
        buttons.rejected.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(24, 20, 24, 20)
        lines.addLayout(form)
        lines.addWidget(self.problem)
        lines.addWidget(buttons)
        self.lesson.currentIndexChanged.connect(self._check)
        for field in (self.name, self.step):
            field.textChanged.connect(self._check)
        self.says.textChanged.connect(self._check)
        self._check()

    def _check(self) -> None:
        """A name is small letters, digits and hyphens; something is said."""
        new = self.lesson.currentData() is None
        self.name.setEnabled(new)
        names = [self.step.text(), *([self.name.text()] if new else [])]
        sound = all(NAME.fullmatch(name) for name in names)
        self.problem.setText("" if sound else self.appearance.tr("editor-lesson-names"))
        self.add_button.setEnabled(sound and bool(self.says.toPlainText().strip()))

    def add(self) -> None:
        """Write the step into its lesson."""
        path: Path | None = self.lesson.currentData()
        step, says = self.step.text(), " ".join(self.says.toPlainText().split())
        try:
            if path is None:
                name = self.name.text()
                title = name.replace("-", " ").capitalize()
                path = new_lesson(self.editing.game.id, name, title, step, says, self.editing.data)
            else:
                add_step(path, step, says, self.editing.data)
        except FileError as error:
            tell_file_error(self.appearance, error, self)
            return
        self.added.emit(path)
        self.accept()
