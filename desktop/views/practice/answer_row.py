"""Where a question is answered that is not answered on the map: a number, or one of several words."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Flow, clear, on_button
from desktop.views.widgets.focus import keeps_focus, mean
from desktop.views.widgets.number_field import NumberField, Stepper
from engine.practice.lesson import AnswerChoice, NumberWanted, Wanted, WordWanted

LEAST, MOST = -999, 999
FIELD = 72


class AnswerRow(QWidget):
    """Empty unless a number or a word is asked for.

    Signals:
        numbered: this number is the answer. chosen: this word is.
    """

    numbered = Signal(int)
    chosen = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.field: NumberField | None = None
        self.buttons: list[QPushButton] = []
        self._choices: tuple[AnswerChoice, ...] = ()
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self.hide()

    @keeps_focus
    def ask(self, wanted: Wanted | None, choices: tuple[AnswerChoice, ...]) -> None:
        """Ask for another answer; nothing where this is not the place for it."""
        clear(self._lines)
        self.field, self.buttons, self._choices = None, [], ()
        if isinstance(wanted, NumberWanted):
            self._ask_number()
        elif isinstance(wanted, WordWanted):
            self._choices = choices
            self._ask_word(wanted)
        self.setVisible(isinstance(wanted, NumberWanted | WordWanted))

    def _ask_number(self) -> None:
        look = self.appearance
        self.field = NumberField(look.tr("practice-number"), look.px(20), look.locale())
        self.field.setObjectName("guideNumber")
        self.field.setRange(LEAST, MOST)
        self.field.setKeyboardTracking(True)  # what is typed stands at once: one Enter gives it
        self.field.setValue(0)
        self.field.setFixedSize(look.px(FIELD), look.px(36))
        self.field.entered.connect(self.give)
        stepper = Stepper(self.field, look.tr("practice-less"), look.tr("practice-more"))
        self._lines.addWidget(stepper, 0, Qt.AlignmentFlag.AlignLeft)

    def _ask_word(self, wanted: WordWanted) -> None:
        box = QWidget()
        flow = Flow(8)
        box.setLayout(flow)
        for choice in self._choices:
            button = QPushButton()
            button.setObjectName(f"guideChoice-{choice.word}")
            mean(button, wanted, self._choices)
            button.clicked.connect(partial(self.chosen.emit, choice.word))
            flow.addWidget(button)
            self.buttons.append(button)
        self._lines.addWidget(box)

    def refresh(self) -> None:
        """Word it anew."""
        for choice, button in zip(self._choices, self.buttons, strict=True):
            label = choice.read(self.appearance.words)
            button.setText(on_button(label))
            button.setAccessibleName(label)

    def give(self) -> None:
        """The number that stands in the field is the answer."""
        if self.field is not None:
            self.field.interpretText()
            self.numbered.emit(self.field.value())

    def stops(self) -> list[QWidget]:
        """Where keys lead the focus."""
        return [self.field] if self.field is not None else list(self.buttons[:1])
