"""The form of one field, built from what its game declares: numbers, words, lists and tables of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.views.editor.editor_words import EditorWords
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear, tip, words_label
from desktop.views.widgets.choice_box import ChoiceBox
from desktop.views.widgets.focus import keeps_focus, mean
from desktop.views.widgets.number_field import NumberField
from engine.kernel.fields import FieldError, FieldPath
from engine.kernel.forms import Form, FreeText, ListOf, OneOf, Phrase, TableOf, Whole, YesNo
from engine.practice.editing import Editing

INSIDE = 14
"""How far what belongs to an entry stands in from its head."""
BIG = 2**31 - 1
FIGURES = 15
NARROW = 3
"""Letters of a word that are seen in the narrowest column."""
MANY = 12
"""Of a table with more entries one is open at a time."""


class Chooser(ChoiceBox):
    """One of several words; they are listed when it is opened or a key asks for them, since there may be hundreds."""

    def __init__(
        self, offered: Callable[[], Iterable[tuple[str, object]]], now: tuple[str, object] | None
    ) -> None:
        """`offered`: the words, each with its value. `now`: the one that is chosen."""
        super().__init__()
        self._offered: Callable[[], Iterable[tuple[str, object]]] | None = offered
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(NARROW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if now is not None:
            self.addItem(*now)

    def list_all(self) -> None:
        """List every word; the chosen one stays."""
        if self._offered is None:
            return
        offered, self._offered = self._offered, None
        kept = [(self.itemText(row), self.itemData(row)) for row in range(self.count())]
        words = list(offered())
        self.clear()
        for text, value in (*words, *(one for one in kept if one not in words)):
            self.addItem(text, value)
        self.setCurrentIndex(self.findData(kept[0][1]) if kept else -1)

    def choose(self, value: object) -> None:
        """Choose a value as a hand does."""
        self.list_all()
        self.setCurrentIndex(self.findData(value))
        self.activated.emit(self.currentIndex())

    def showPopup(self) -> None:
        """All words."""
        self.list_all()
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and letters go through all words."""
        self.list_all()
        super().keyPressEvent(event)


class FieldForm(QWidget):
    """What one field says, to be changed entry by entry.

    Signals:
        written: a way, and the value to be written there. removed: a way whose entry is to go.
    """

    written = Signal(object, object)
    removed = Signal(object)

    def __init__(self, appearance: Appearance, words: EditorWords) -> None:
        super().__init__()
        self.setObjectName("editorColumn")
        self.appearance, self.words = appearance, words
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 6, 0)
        self._lines.setSpacing(4)
        self._at: dict[FieldPath, QWidget] = {}
        self._open: dict[FieldPath, str] = {}
        """Of tables with many entries the one whose form is open."""
        self._shown: tuple[Form, str, object, bool] | None = None
        self._editing: Editing | None = None

    def show_field(self, editing: Editing, name: str) -> None:
        """Build the form of a field, unless it says what it said; what had the focus has it again."""
        form = editing.form_at((name,))
        if form is None:
            return
        self._editing = editing
        shown = (form, name, deepcopy(editing.stated.get(name)), name in editing.data)
        if shown != self._shown:
            self._shown = shown
            self._build_field(editing, form, name)

    @keeps_focus
    def _build_field(self, editing: Editing, form: Form, name: str) -> None:
        clear(self._lines)
        self._at = {}
        head = words_label(self.words.field(name), "head")
        reset = self._small("editor-as-usual", lambda: self.removed.emit((name,)))
        reset.setEnabled(name in editing.data)
        self._lines.addWidget(self._row(head, reset))
        self._build(form, (name,), editing.stated.get(name), self.words.field(name), self._lines)
        self._lines.addStretch(1)
        for way, part in self._at.items():
            mean(part, way)

    def go_to(self, way: FieldPath) -> QWidget | None:
        """What edits the nearest to a way; of a table with many entries that one is opened."""
        if len(way) > 1 and way[:1] in self._many and way not in self._at:
            self._turn_to(way[:1], str(way[1]))
        while way:
            if way in self._at:
                return self._at[way]
            way = way[:-1]
        return None

    def _turn_to(self, way: FieldPath, key: str) -> None:
        """Open another entry of a table."""
        self._open[way] = key
        if self._editing is not None and self._shown is not None:
            self._build_field(self._editing, *self._shown[:2])

    @property
    def _many(self) -> set[FieldPath]:
        """The tables of which one entry is open at a time."""
        if self._shown is None:
            return set()
        form, name, value, _ = self._shown
        wordy = (
            isinstance(form, TableOf) and isinstance(form.values, Phrase) and len(form.values.parts) > MANY
        )
        return {(name,)} if isinstance(value, dict) and len(value) > (1 if wordy else MANY) else set()

    # --- building -------------------------------------------------------------------

    def _build(self, form: Form, way: FieldPath, value: object, name: str, lines: QVBoxLayout) -> None:
        """A form of any kind below its name."""
        if isinstance(form, ListOf):
            self._build_list(form, way, value, lines)
        elif isinstance(form, TableOf):
            self._build_table(form, way, value, name, lines)
        else:
            lines.addWidget(self._leaf(form, way, value, name))

    def _leaf(self, form: Form, way: FieldPath, value: object, name: str) -> QWidget:
        """What edits a value that is no list and no table."""
        if isinstance(form, Phrase):
            return self._phrase(form, way, value, name)
        widget = self._value(form, value, lambda new: self.written.emit(way, new))
        widget.setAccessibleName(name)
        self._at[way] = widget
        return widget

    def _value(self, form: Form | None, value: object, write: Callable[[object], object]) -> QWidget:
        if isinstance(form, Whole):
            return self._number(form, value, write)
        if isinstance(form, YesNo) or form is None:
            box = QCheckBox()
            box.setChecked(value is True)
            box.toggled.connect(write)
            return box
        if isinstance(form, OneOf):
            return self._choice(form, value, write)
        line = QLineEdit("" if value is None else str(value))
        line.editingFinished.connect(lambda: write(line.text()) if line.text() != str(value or "") else None)
        return line

    def _number(self, form: Whole, value: object, write: Callable[[object], object]) -> QWidget:
        if form.most > BIG or form.least < -BIG:
            line = QLineEdit("" if value is None else str(value))
            line.editingFinished.connect(lambda: _write_whole(line.text(), value, write))
            return line
        spin = NumberField("", self.appearance.px(FIGURES), self.appearance.locale())
        spin.setGroupSeparatorShown(False)
        spin.setRange(form.least, form.most)
        spin.setSingleStep(form.step)
        if isinstance(value, int) and not isinstance(value, bool):
            spin.setRange(min(form.least, value), max(form.most, value))
            spin.setValue(value)
        spin.valueChanged.connect(write)
        return spin

    def _choice(self, form: OneOf, value: object, write: Callable[[object], object]) -> Chooser:
        def offered() -> Iterator[tuple[str, object]]:
            yield from ((self.words.word(word, ref), word) for word, ref in form.choices.items())

        now = None if value is None else (self.words.value(form, value), value)
        box = Chooser(offered, now)
        box.activated.connect(lambda index: write(box.itemData(index)))
        return box

    def _phrase(self, form: Phrase, way: FieldPath, value: object, name: str) -> QWidget:
        """A row of what its parts are; of a text that does not read none is shown, and one that is chosen mends it."""
        try:
            parts = rest = form.read(way, value)
        except FieldError:
            parts, rest = {}, form.read(way, form.first())
        box = QWidget()
        lines = QVBoxLayout(box)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(2)
        for part in form.parts:

            def write(new: object, part_name: str = part.name) -> None:
                self.written.emit(way, form.written(rest | {part_name: new}))

            if part.optional and part.form is not None and not isinstance(part.form, FreeText):
                widget: QWidget = self._optional(part.form, parts.get(part.name), write)
            else:
                widget = self._value(part.form, parts.get(part.name), write)
            told = self.words.field(f"part-{part.name}")
            widget.setAccessibleName(f"{name}, {told}")
            self._at[(*way, part.name)] = widget
            label = words_label(told, "second", wrap=False)
            lines.addWidget(self._row(label, widget, stretch=1))
        return box

    def _optional(self, form: Form, value: object, write: Callable[[object], object]) -> Chooser:
        """A choice that may be left open."""
        none = ("\N{EN DASH}", None)

        def offered() -> Iterator[tuple[str, object]]:
            yield none
            if isinstance(form, OneOf):
                yield from ((self.words.word(word, ref), word) for word, ref in form.choices.items())
            elif isinstance(form, Whole):
                yield from ((str(number), number) for number in range(form.least, form.most + 1, form.step))

        box = Chooser(offered, none if value is None else (self.words.value(form, value), value))
        box.activated.connect(lambda index: write(box.itemData(index)))
        return box

    # --- lists and tables -----------------------------------------------------------

    def _build_list(self, form: ListOf, way: FieldPath, value: object, lines: QVBoxLayout) -> None:
        """Its members, each with a button that takes it away, and what may be added."""
        if form.instead and value == form.instead:
            lines.addWidget(words_label(self.words.word(form.instead)))
            value = []
        members = value if isinstance(value, list) else []
        for number, one in enumerate(members):
            here, name = (*way, number), str(number + 1)
            gone = self._small(
                "editor-remove", partial(self.removed.emit, here), sign="\N{MULTIPLICATION SIGN}"
            )
            if isinstance(form.item, ListOf | TableOf):
                lines.addWidget(self._row(words_label(name, wrap=False), gone))
                self._build(form.item, here, one, name, self._inner(lines))
            else:
                lines.addWidget(self._row(self._leaf(form.item, here, one, name), gone, stretch=0))
        end = (*way, len(members))
        if isinstance(form.item, OneOf):
            lines.addWidget(self._add_choice(form.item, end, lambda word: self.written.emit(end, word)))
        else:
            add = self._small("editor-add", lambda: self.written.emit(end, form.item.first()))
            self._at[end] = add
            lines.addWidget(add, 0, Qt.AlignmentFlag.AlignLeft)
        if form.instead and not members:
            rest = self._small(
                "", lambda: self.written.emit(way, form.instead), text=self.words.word(form.instead)
            )
            lines.addWidget(rest, 0, Qt.AlignmentFlag.AlignLeft)

    def _build_table(
        self, form: TableOf, way: FieldPath, value: object, name: str, lines: QVBoxLayout
    ) -> None:
        """Its entries under their names, and those that may be added."""
        entries = value if isinstance(value, dict) else {}
        seen = entries
        if way in self._many:
            key = self._open.get(way, "")
            key = key if key in entries else next(iter(entries))
            seen = {key: entries[key]}
            lines.addWidget(self._entries(form, way, entries, key))
        for key, one in seen.items():
            here, told, inner = (*way, key), self.words.key(form, str(key)), form.value(str(key))
            gone = self._small(
                "editor-remove", partial(self.removed.emit, here), sign="\N{MULTIPLICATION SIGN}"
            )
            gone.setAccessibleName(self.appearance.tr("editor-remove-named", name=told))
            if inner is None:
                self._at[here] = gone
                lines.addWidget(self._row(words_label(f"{told}: {one}"), gone))
            elif isinstance(inner, ListOf | TableOf | Phrase):
                lines.addWidget(self._row(words_label(told, "head", wrap=False), gone))
                self._build(inner, here, one, f"{name}, {told}", self._inner(lines))
            else:
                label = words_label(told)
                label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
                lines.addWidget(self._row(label, self._leaf(inner, here, one, f"{name}, {told}"), gone))
        absent = {word: ref for word, ref in form.keys.choices.items() if word not in entries}
        if absent:

            def add(word: str) -> None:
                inner = form.value(word)
                assert inner is not None
                self._open[way] = word
                self.written.emit((*way, word), inner.first())

            lines.addWidget(self._add_choice(OneOf(absent), (*way, "+"), add, form))

    def _entries(self, form: TableOf, way: FieldPath, entries: Mapping[str, object], now: str) -> Chooser:
        """Which of many entries is open."""

        def told(key: str) -> str:
            inner, name = form.value(key), self.words.key(form, key)
            return name if isinstance(inner, TableOf) else f"{name}: {self.words.value(inner, entries[key])}"

        box = Chooser(lambda: ((told(key), key) for key in entries), (told(now), now))
        box.setAccessibleName(self.words.field(str(way[-1])))
        box.activated.connect(lambda index: self._turn_to(way, box.itemData(index)))
        self._at[(*way, "")] = box
        return box

    def _add_choice(
        self, form: OneOf, way: FieldPath, add: Callable[[str], object], table: TableOf | None = None
    ) -> QWidget:
        """What may be added, and the button that adds it."""

        def told(word: str, ref: str) -> str:
            return self.words.key(table, word) if table else self.words.word(word, ref)

        first = form.first()
        box = Chooser(
            lambda: ((told(word, ref), word) for word, ref in form.choices.items()),
            (told(first, form.words[first]), first),
        )
        box.setAccessibleName(self.appearance.tr("editor-add"))
        button = self._small("editor-add", lambda: add(box.currentData()))
        self._at[way] = box
        return self._row(box, button, stretch=0)

    # --- small parts ----------------------------------------------------------------

    def _small(self, key: str, press: Callable[[], object], *, sign: str = "", text: str = "") -> QPushButton:
        told = text or self.appearance.tr(key)
        button = QPushButton(sign or told)
        button.setProperty("role", "small")
        button.setToolTip(tip(told) if sign else "")
        button.setAccessibleName(told)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: press())
        return button

    def _row(self, *widgets: QWidget, stretch: int = 0) -> QWidget:
        """Beside each other; one of them takes the room that is left."""
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        for number, widget in enumerate(widgets):
            line.addWidget(widget, int(number == stretch))
        return row

    def _inner(self, lines: QVBoxLayout) -> QVBoxLayout:
        """Room for what belongs to an entry."""
        inside = QWidget()
        made = QVBoxLayout(inside)
        made.setContentsMargins(INSIDE, 0, 0, 4)
        made.setSpacing(3)
        lines.addWidget(inside)
        return made


def _write_whole(text: str, before: object, write: Callable[[object], object]) -> None:
    """Write a number too long for a field of numbers; what is none is written as it is, and told as a fault."""
    text = text.strip()
    if text != str(before):
        write(int(text) if text.removeprefix("-").isdecimal() and text.isascii() else text)
