"""The panel in which raised hands are counted: a row for each answer, and the buttons that show or end it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.views.public.asking import Asking
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear, on_button, restate, reveal, words_label
from desktop.views.widgets.focus import keeps_focus

MINUS, TICK = "\N{MINUS SIGN}", "\N{CHECK MARK}"


class AskPanel(QFrame):
    """Counts by clicks what digits count as well; away while nothing is asked.

    Signals:
        told: the answer is to be shown. ended: the question is over.
    """

    told = Signal()
    ended = Signal()

    def __init__(self, appearance: Appearance, asking: Asking) -> None:
        super().__init__()
        self.appearance, self._asking = appearance, asking
        self.setObjectName("plate")
        self.counts: list[QLabel] = []
        self.more: list[QPushButton] = []
        self.fewer: list[QPushButton] = []
        self._names: list[QLabel] = []
        self._laid: tuple[str, ...] | None = None
        self.tell_button, self.end_button = QPushButton(), QPushButton()
        self.tell_button.setObjectName("askTell")
        self.end_button.setObjectName("askEnd")
        self.tell_button.setProperty("role", "strong")
        self.tell_button.clicked.connect(lambda: self.told.emit())
        self.end_button.clicked.connect(lambda: self.ended.emit())
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setVerticalSpacing(2)
        foot = QHBoxLayout()
        foot.addWidget(self.end_button)
        foot.addStretch(1)
        foot.addWidget(self.tell_button)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(10, 6, 10, 6)
        lines.addLayout(self._grid)
        lines.addStretch(1)
        lines.addLayout(foot)
        asking.changed.connect(self.refresh)
        self.refresh()

    @property
    def first(self) -> QWidget | None:
        """Where the keyboard begins; None while nothing is asked."""
        if self._asking.asked is None:
            return None
        if self._asking.told:
            return self.end_button
        return self.more[0] if self.more else self.tell_button

    def refresh(self) -> None:
        """Show the question as it stands."""
        asked, tr = self._asking.asked, self.appearance.tr
        reveal(self, asked is not None)
        if asked is None:
            return
        texts = tuple(answer.text for answer in asked.answers)
        if texts != self._laid:
            self._lay(texts)
        for number, answer in enumerate(asked.answers):
            said = tr("public-hands", answer=answer.text, hands=answer.hands)
            self.counts[number].setText(str(answer.hands))
            self.counts[number].setAccessibleName(said)
            tick = f"  {TICK}" if answer.right else ""
            self._names[number].setText(f"{number + 1}  {answer.text}{tick}")
            restate(self._names[number], "good" if answer.right else "")
            for button, key in (
                (self.more[number], "public-hand-more"),
                (self.fewer[number], "public-hand-less"),
            ):
                button.setAccessibleName(tr(key, answer=answer.text))
                button.setToolTip(tr(key, answer=answer.text))
                button.setEnabled(self._asking.open)
        self.tell_button.setText(on_button(tr("public-ask-tell")))
        self.tell_button.setVisible(self._asking.open)
        self.end_button.setText(on_button(tr("public-ask-end")))

    @keeps_focus
    def _lay(self, texts: tuple[str, ...]) -> None:
        clear(self._grid)
        self.counts, self.more, self.fewer, self._names = [], [], [], []
        for number, _text in enumerate(texts):
            name, count = words_label(), words_label(role="big", wrap=False)
            fewer, more = QPushButton(MINUS), QPushButton("+")
            for button, step in ((fewer, -1), (more, 1)):
                button.setProperty("role", "step")
                button.clicked.connect(partial(self._count, number, step))
            for column, part in enumerate((name, fewer, count, more)):
                self._grid.addWidget(part, number, column)
            self._names.append(name)
            self.counts.append(count)
            self.fewer.append(fewer)
            self.more.append(more)
        self._laid = texts

    def _count(self, number: int, step: int, _checked: bool = False) -> None:
        self._asking.count(number, step)
