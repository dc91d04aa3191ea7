"""How many of a pile: a small field where something that can be taken in any number was dropped."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from desktop.art.lettering import font
from desktop.profile.theme import Theme
from desktop.session.gate import Gate
from desktop.views.scene.chooser import stand_beside
from desktop.views.widgets.basics import clear, on_button
from desktop.views.widgets.focus import keeps_focus
from desktop.views.widgets.number_field import NumberField, Stepper

HIGH = 34


class NumberChooser(QFrame):
    """A number between minus and plus, and a button that says what is done with so many.

    Enter or the button takes it, Esc or leaving takes none. What the gate does not let through takes none either.
    """

    def __init__(self, parent: QWidget, gate: Gate) -> None:
        super().__init__(parent)
        self._over, self._gate = parent, gate
        self.setObjectName("numberChooser")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # else a click on its buttons gives the map the focus
        self._labels: dict[int, str] = {}
        self._chosen: Callable[[int], None] | None = None
        self._given_up: Callable[[], None] | None = None
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(6, 5, 6, 5)
        self._line.setSpacing(5)
        self.field, self.take = NumberField("", 15, QLocale()), QPushButton()
        self.hide()

    @property
    def open(self) -> bool:
        """Whether it waits for a number."""
        return self._chosen is not None

    def ask(
        self,
        labels: Mapping[int, str],
        at: QPoint,
        theme: Theme,
        chosen: Callable[[int], None],
        given_up: Callable[[], None],
        *,
        title: str,
        scale: float = 1.0,
    ) -> None:
        """Open beside a point of the parent, at the least number; one of the two is called, once.

        Args:
            labels: what is done with each number, from the least to the most. title: what is counted.
        """
        self._labels, self._chosen, self._given_up = dict(labels), chosen, given_up
        self._build(theme, title, scale)
        self.adjustSize()
        stand_beside(self, at, self._over)
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)
        self.field.selectAll()
        self._gate.renew(self)

    @keeps_focus
    def _build(self, theme: Theme, title: str, scale: float) -> None:
        clear(self._line)
        face, numbers = font("sans", 15 * scale), list(self._labels)
        self.setStyleSheet(_style(theme))
        self.field = NumberField(title, round(17 * scale), QLocale())
        self.field.setRange(numbers[0], numbers[-1])
        self.field.setValue(numbers[0])
        self.field.setKeyboardTracking(True)
        self.setFocusProxy(self.field)
        self.field.setFixedWidth(round((26 + 12 * len(str(numbers[-1]))) * scale))
        self.field.valueChanged.connect(self._say)
        self.field.entered.connect(self._take)
        self.field.left.connect(self._leave)
        self.take = QPushButton()
        self.take.setFont(face)
        self.take.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        wide = max(QFontMetrics(face).horizontalAdvance(label) for label in self._labels.values())
        self.take.setMinimumWidth(wide + 36)
        self.take.clicked.connect(self._take)
        stepper = Stepper(self.field, "\N{MINUS SIGN}", "+")
        for part in (self.field, stepper.minus, stepper.plus, self.take):
            part.setFixedHeight(round(HIGH * scale))
        self._line.addWidget(stepper, 0, Qt.AlignmentFlag.AlignVCenter)
        self._line.addWidget(self.take, 0, Qt.AlignmentFlag.AlignVCenter)
        self._say(numbers[0])

    def _say(self, number: int) -> None:
        label = self._labels[number]
        self.take.setText(on_button(label))
        self.take.setAccessibleName(label)

    def _take(self) -> None:
        if not self._gate.open:
            return
        chosen, number = self._chosen, self.field.value()
        self._close()
        if chosen is not None:
            chosen(number)

    def _leave(self) -> None:
        """A click elsewhere means none."""
        if self.open:
            self.give_up()

    def give_up(self) -> None:
        """Close without a number."""
        given_up = self._given_up
        self._close()
        if given_up is not None:
            given_up()

    def _close(self) -> None:
        self._chosen = self._given_up = None
        self.hide()
        self._over.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes none; what its parts do not want goes no further."""
        if event.key() == Qt.Key.Key_Escape:
            self.give_up()
        event.accept()


def _style(theme: Theme) -> str:
    return (
        f"QFrame#numberChooser {{ background: {theme.window.field}; border: 2px solid {theme.lights.legal};"
        " border-radius: 4px; }"
    )
