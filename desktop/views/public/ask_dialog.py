"""What the room is to be asked: the question and its answers, as the script proposes them or in the teacher's words."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.views.public.asking import LONGEST_ANSWER, LONGEST_QUESTION, MOST_ANSWERS
from desktop.views.table.script import Posed
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label


class AskDialog(QDialog):
    """One line for the question and one for each answer; what stays empty is not asked."""

    def __init__(self, appearance: Appearance, posed: Posed, parent: QWidget) -> None:
        super().__init__(parent)
        tr = appearance.tr
        self.setObjectName("publicAsk")
        self.setWindowTitle(tr("public-ask-room"))
        self.setMinimumWidth(appearance.px(560))
        self.question = self._line(posed.words, tr("public-ask-question"), LONGEST_QUESTION)
        self.answers = [
            self._line(
                posed.answers[number] if number < len(posed.answers) else "",
                tr("public-ask-answer", number=number + 1),
                LONGEST_ANSWER,
            )
            for number in range(MOST_ANSWERS)
        ]
        ask = QPushButton(tr("public-ask-do"))
        ask.setProperty("role", "strong")
        ask.setDefault(True)
        ask.clicked.connect(self.accept)
        close = QPushButton(tr("button-cancel"))
        close.setAutoDefault(False)
        close.clicked.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(24, 20, 24, 20)
        lines.setSpacing(10)
        lines.addWidget(words_label(tr("public-ask-question"), "second"))
        lines.addWidget(self.question)
        lines.addWidget(words_label(tr("public-ask-answers"), "second"))
        grid = QGridLayout()
        for number, line in enumerate(self.answers):
            grid.addWidget(words_label(str(number + 1), "head", wrap=False), number, 0)
            grid.addWidget(line, number, 1)
        lines.addLayout(grid)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        foot.addWidget(ask)
        lines.addLayout(foot)
        self.question.setFocus()

    def _line(self, text: str, name: str, longest: int) -> QLineEdit:
        line = QLineEdit(text[:longest])
        line.setMaxLength(longest)
        line.setAccessibleName(name)
        return line

    @property
    def posed(self) -> Posed:
        """What is to be asked."""
        return Posed(self.question.text(), tuple(line.text() for line in self.answers))
