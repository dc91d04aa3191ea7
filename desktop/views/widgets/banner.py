"""What stands around a table that is not shown as it is now: a dashed border, and a banner with its buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear, on_button, restate, words_label
from desktop.views.widgets.focus import keeps_focus, mean
from desktop.views.widgets.pin_field import PinField

BORDER = 6
NOTE = 160
"""A note that has less room than this is left out."""


@dataclass(frozen=True)
class Answer:
    """A button of the banner: its words, what it does, whether it is the main one, and whether it is switched on.

    With a sealed PIN it does so only when that has been typed.
    """

    words: str
    do: Callable[[], object]
    main: bool = False
    on: bool | None = None
    pin: str = ""


class Banner(QFrame):
    """One line of words with buttons; hidden while there is nothing to say."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("banner")
        self.appearance = appearance
        self.words, self.note = words_label(role="head"), words_label(role="second")
        self.buttons: list[QPushButton] = []
        line = QHBoxLayout(self)
        line.setContentsMargins(16, 4, 16, 4)
        line.setSpacing(12)
        line.addWidget(self.words)
        line.addWidget(self.note, 1)
        line.addStretch(0)
        self.pin = PinField(appearance, "bannerPin")
        self.pin.told.connect(self._say_how)
        self.pin.fitted.connect(lambda: self._then())
        self._then: Callable[[], object] = self.pin.put_away
        line.addWidget(self.pin)
        self._answers = QHBoxLayout()
        self._answers.setSpacing(8)
        line.addLayout(self._answers)
        self.hide()

    @keeps_focus
    def say(self, state: str, words: str, note: str, answers: tuple[Answer, ...]) -> None:
        """Say something; `state` ("past", "what-if", "ask") is its colour. What asks has its question in its words."""
        restate(self, state)
        self.words.setText(words)
        self.note.setText(note)
        self.pin.put_away()
        clear(self._answers)
        self.buttons = [self._button(answer) for answer in answers]
        for button, answer in zip(self.buttons, answers, strict=True):
            mean(button, state, words if state == "ask" else "", answer.words)
        self._fit()
        self.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure again."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Buttons come first: where the room is short the words wrap, then the note goes."""
        self.words.setWordWrap(False)
        asked: list[QWidget] = [] if self.pin.isHidden() else [self.pin]
        taken = sum(widget.sizeHint().width() + 8 for widget in (*self.buttons, *asked)) + 56
        room = self.width() - taken - self.words.sizeHint().width()
        self.words.setWordWrap(room < 0)
        self.note.setVisible(bool(self.note.text()) and (bool(asked) or room > self.appearance.px(NOTE)))

    def _button(self, answer: Answer) -> QPushButton:
        button = QPushButton(on_button(answer.words))
        button.setProperty("role", "strong" if answer.main else "small")
        if answer.on is not None:
            button.setCheckable(True)
            button.setChecked(answer.on)
        button.clicked.connect(lambda _=False: self._answered(answer))
        self._answers.addWidget(button)
        return button

    def _answered(self, answer: Answer) -> None:
        """Do it, or ask for the PIN first."""
        if not answer.pin:
            answer.do()
            return
        self._then = answer.do
        self.pin.scale(96, 30, 18)
        self.pin.ask(answer.pin)

    def _say_how(self, key: str) -> None:
        self.note.setText(self.appearance.tr(key))
        self._fit()


class Bordered(QWidget):
    """Holds the parts of the table window in a column; its border is dashed where nothing counts."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self._state = ""
        self._lines = QVBoxLayout(self)
        self._lines.setSpacing(0)
        self.show_state("")

    def fill(self, *parts: tuple[QWidget, int]) -> None:
        """Take widgets from the top down, each with its share of the height left over."""
        for part, share in parts:
            self._lines.addWidget(part, share)

    @property
    def state(self) -> str:
        """What the border tells: "past", "what-if", or "" for the table itself."""
        return self._state

    def show_state(self, state: str) -> None:
        """Tell something else."""
        self._state = state
        room = BORDER if state else 0
        self._lines.setContentsMargins(room, room, room, room)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dashes."""
        if not self._state:
            return
        colours = self.appearance.theme.window
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.panel))
        ink = colours.focus if self._state == "what-if" else colours.second_ink
        dashes = QPen(QColor(ink), BORDER, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        dashes.setDashPattern([3.0, 2.0])
        painter.setPen(dashes)
        half = BORDER / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
        painter.end()
