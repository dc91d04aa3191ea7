"""Rows with minus, number and plus: what a Decision wants as numbers, filled in before it counts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Shield, clear, words_label
from desktop.views.widgets.focus import keeps_focus
from desktop.views.widgets.number_field import NumberField, Stepper
from engine.kernel.numbers import NumberGroup, NumberRow, NumberSheet

ASIDE = 14
"""What a field is wider than its largest number, at 100 %."""
ROOMY = 130
"""Up to this size of text in per cent there is room for a picture beside name and number."""

Picture = Callable[[str], QWidget | None]
"""What stands before a row, by its reference."""
Where = Callable[[str], str]
"""What is said below the name of a row, by its reference."""
Rest = Callable[[dict[str, int]], Mapping[str, int]]
"""What the other rows become around those on which a hand was laid; nothing where they stay."""


class NumberLine(QFrame):
    """One row: a picture, its name, and its number between minus and plus, which may be held.

    Signals:
        wanted: the number is to be this; whether it is as it was typed.
    """

    wanted = Signal(int, bool)

    def __init__(self, appearance: Appearance, row: NumberRow, picture: QWidget | None, where: str) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.appearance, self.row = appearance, row
        name = appearance.name(row.called)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(words_label(name, "head"))
        for told in (where, appearance.text(row.note) if row.note else ""):
            if told:
                words.addWidget(words_label(told, "second"))
        self.field = NumberField(name, appearance.px(18), appearance.locale())
        self.field.setSingleStep(row.step)
        self.field.setKeyboardTracking(row.step == 1)  # else a number is looked at when it is whole
        self.field.setFixedWidth(self._room())
        self.field.valueChanged.connect(self._set)
        less, more = (
            appearance.tr(f"numbers-{way}", thing=row.called, n=row.step) for way in ("less", "more")
        )
        stepper = Stepper(self.field, less, more)
        self.minus, self.plus = stepper.minus, stepper.plus
        line = QHBoxLayout(self)
        line.setContentsMargins(3, 2, 3, 2)
        line.setSpacing(4)
        if picture is not None:
            line.addWidget(picture)
        line.addLayout(words, 1)
        if row.has:
            line.addWidget(words_label(f"{row.has} +", "big", wrap=False))
        self.box = QCheckBox()
        self.box.setAccessibleName(name)
        self.box.clicked.connect(lambda on: self.wanted.emit(int(on), False))
        for part, shown in ((stepper, not row.pressed), (self.box, row.pressed)):
            line.addWidget(part)
            part.setVisible(shown)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where the keys lead in it."""
        return (self.box,) if self.row.pressed else (self.minus, self.field, self.plus)

    def _room(self) -> int:
        """The width in which the largest number stands."""
        figures, face = self.appearance.locale().toString(self.row.most), self.appearance.sans(18, bold=True)
        return max(
            self.appearance.px(38), QFontMetrics(face).horizontalAdvance(figures) + self.appearance.px(ASIDE)
        )

    @property
    def value(self) -> int:
        """The number that stands there."""
        return self.field.value()

    def show_value(self, value: int, most: int) -> None:
        """Stand at a number; it may go as high as `most` while the other rows are as they are."""
        self.field.blockSignals(True)
        self.field.setRange(self.row.least, max(most, value))
        if self.field.value() != value:
            self.field.setValue(value)
        self.field.blockSignals(False)
        self.box.setChecked(bool(value))
        limits = self.appearance.tr("numbers-limits", least=self.row.least, most=most)
        self.field.setToolTip(limits)
        self.field.setAccessibleDescription(limits)
        self.field.setEnabled(self.row.least < self.row.most)
        self.minus.setEnabled(value > self.row.least)
        self.plus.setEnabled(value < most)

    def _set(self, value: int) -> None:
        """What was typed between two steps goes to the one below."""
        fits = self.row.least + (value - self.row.least) // self.row.step * self.row.step
        self.wanted.emit(fits, fits == value and self.field.written)


class NumberRows(QWidget):
    """The rows of a sheet, by groups with their sums; the numbers are a draft of whoever fills them in.

    Attributes:
        lines: the rows. values: what stands in them, by source. kept: those on which a hand was laid.

    Signals:
        changed: another number stands in a row; whether that is all, and it is as it was typed.
        entered: Enter in a row.
    """

    changed, entered = Signal(bool), Signal()

    def __init__(self, appearance: Appearance, picture: Picture, where: Where, rest: Rest) -> None:
        super().__init__()
        self.appearance, self._picture, self._where, self._rest = appearance, picture, where, rest
        self.kept: list[str] = []
        self.sheet = NumberSheet(())
        self.values: dict[str, int] = {}
        self.lines: list[NumberLine] = []
        self._sums: list[tuple[NumberGroup, QLabel]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(5)

    @keeps_focus
    def show_sheet(self, sheet: NumberSheet, values: Mapping[str, int], kept: Collection[str] = ()) -> None:
        """Show these rows with these numbers; a number that its row cannot have is its first again."""
        self.sheet, self.kept = sheet, list(kept)
        kept = {row.source: values.get(row.source, row.first) for row in sheet.rows}
        self.values = {
            row.source: kept[row.source] if kept[row.source] in row.values else row.first
            for row in sheet.rows
        }
        clear(self._column)
        self.lines, self._sums = [], []
        roomy = self.appearance.settings.scale <= ROOMY
        for group in sheet.groups:
            if group.head or group.total is not None:
                self._head(group)
            for row in group.rows:
                line = NumberLine(
                    self.appearance,
                    row,
                    self._picture(row.source) if roomy else None,
                    self._where(row.source),
                )
                line.wanted.connect(partial(self._fill_in, row.source))
                line.field.entered.connect(self.entered)
                self._column.addWidget(line)
                self.lines.append(line)
        self._say()

    def _head(self, group: NumberGroup) -> None:
        line = QHBoxLayout()
        if group.head.startswith("side:"):
            shield = Shield(self.appearance, 0.8)
            shield.show_powers((group.head.removeprefix("side:"),))
            line.addWidget(shield)
        line.addWidget(words_label(self.appearance.name(group.head) if group.head else "", "head"), 1)
        if group.total is not None:
            left = words_label("", "head", wrap=False)
            line.addWidget(left)
            self._sums.append((group, left))
        self._column.addLayout(line)

    def _say(self) -> None:
        """Say numbers, limits and sums as they are now."""
        by_source = {line.row.source: line for line in self.lines}
        for group in self.sheet.groups:
            for row in group.rows:
                most = group.most(row, self.values, self.kept)
                by_source[row.source].show_value(self.values[row.source], most)
        for group, label in self._sums:
            left = group.left(self.values)
            label.setText(self.appearance.tr("numbers-left", left=left or 0, total=group.total or 0))

    def _fill_in(self, source: str, value: int, typed: bool = False) -> None:
        if value != self.values[source]:
            self.values[source] = value
            self.kept = [*(one for one in self.kept if one != source), source]
            known = dict(self.values)
            self.values |= self._rest({one: self.values[one] for one in self.kept})
            self._say()
            self.changed.emit(typed and self.values == known)
        else:
            self._say()

    def turn(self, source: str) -> None:
        """Turn the row of something that was pressed on the map, where it is a yes or a no."""
        row = next((line.row for line in self.lines if line.row.source == source), None)
        if row is not None and row.pressed:
            self._fill_in(source, row.least + row.most - self.values[source])

    def spread(self) -> None:
        """Give out what is left of every sum, evenly."""
        for group in self.sheet.groups:
            self.values |= group.spread(self.values) if group.total is not None else {}
        self._say()
        self.changed.emit(False)

    @property
    def complete(self) -> bool:
        """Whether it may be handed over."""
        return bool(self.lines) and self.sheet.complete(self.values)
