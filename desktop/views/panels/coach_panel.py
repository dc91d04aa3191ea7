"""The coach's panel: what may have been overlooked, each with its clause and why; and the hints that were asked for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear, linked_chip, on_button, words_label
from desktop.views.widgets.focus import keeps_focus
from desktop.views.widgets.panel import ScrolledPanel
from engine.kernel.coach import Caution
from engine.kernel.explain import Fact

Ways = tuple[tuple[str, ...], ...]


class Pointing(QFrame):
    """A part of the panel that lights what it speaks of while the pointer or the focus is in it.

    Signals:
        pointed: references to light, and ways to draw.
    """

    pointed = Signal(object, object)

    def __init__(self, lit: tuple[str, ...], ways: Ways, around: Pointing | None = None) -> None:
        """`around` is what is lit again when the pointer leaves it for the part that it stands in."""
        super().__init__()
        self.lit, self.ways, self._around = lit, ways, around

    def watch(self, *parts: QWidget) -> None:
        """Light when one of these takes the focus as well."""
        for part in parts:
            part.installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pointer or the focus comes, or goes: while one of them is there it is lit."""
        kind, mine = event.type(), watched is self
        left = mine and kind == QEvent.Type.HoverLeave and not self._has_focus()
        if kind == QEvent.Type.FocusIn or (mine and kind == QEvent.Type.HoverEnter):
            self.pointed.emit(self.lit, self.ways)
        elif left or (kind == QEvent.Type.FocusOut and not self.underMouse()):
            self._rest()
        return super().eventFilter(watched, event)

    def _has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def _rest(self) -> None:
        around = self._around
        self.pointed.emit(*((around.lit, around.ways) if around is not None else ((), ())))


class CautionRow(Pointing):
    """One caution: its sentence, its clause, and what it follows from when that is asked for.

    Signals:
        rule_asked: a clause to be read. shown: why is shown: references to be brought into sight.
    """

    rule_asked = Signal(str)
    shown = Signal(object)

    def __init__(self, appearance: Appearance, caution: Caution) -> None:
        super().__init__(caution.lit, caution.ways)
        self.appearance, self.caution = appearance, caution
        said = appearance.text(caution.message)
        self.words = words_label(said)
        self.why_button = QPushButton()
        self.why_button.setObjectName("showWhy")
        self.why_button.setProperty("role", "link")
        self.why_button.setCheckable(True)
        self.chip = linked_chip(appearance, caution.clause, self.rule_asked.emit)
        self._why = QWidget()
        self._facts = QVBoxLayout(self._why)
        self._facts.setContentsMargins(appearance.px(12), 0, 0, 0)
        self._facts.setSpacing(2)
        for fact in caution.why:
            self._facts.addWidget(self._fact(fact))
        below = QHBoxLayout()
        below.addWidget(self.why_button)
        below.addStretch(1)
        below.addWidget(self.chip)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, appearance.px(6))
        lines.setSpacing(2)
        lines.addWidget(self.words)
        lines.addLayout(below)
        lines.addWidget(self._why)
        self.why_button.toggled.connect(lambda _on: self._turn())
        self.why_button.clicked.connect(lambda: self.shown.emit(self.lit if self.open else ()))
        self._turn()
        self.watch(self.why_button, self.chip)

    def _fact(self, fact: Fact) -> Pointing:
        """What a caution follows from, a line with its clause and its own lights."""
        line = Pointing(fact.lit or self.lit, self.ways, self)
        line.pointed.connect(self.pointed)
        inside = QHBoxLayout(line)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(6)
        inside.addWidget(words_label(self.appearance.text(fact.message), "second"), 1)
        if fact.clause:
            chip = linked_chip(self.appearance, fact.clause, self.rule_asked.emit)
            inside.addWidget(chip)
            line.watch(chip)
        return line

    @property
    def open(self) -> bool:
        """Whether it shows why."""
        return self.why_button.isChecked()

    def _turn(self) -> None:
        self._why.setVisible(self.open)
        word = self.appearance.tr("coach-hide-why" if self.open else "coach-show-why")
        self.why_button.setText(on_button(word))
        told = [self.words.text(), *(self.appearance.text(f.message) for f in self.caution.why if self.open)]
        self.why_button.setAccessibleName(f"{word}: {' '.join(told)}")


class CoachPanel(ScrolledPanel):
    """What the coach says now; it plays nothing.

    Attributes:
        rows: the cautions as they stand there, from the top.

    Signals:
        rule_asked: a clause to be read. pointed: references to light, and ways to draw; hinted: the same for a hint.
        shown: references to be brought into sight. hint_wanted: another hint.
    """

    rule_asked = Signal(str)
    pointed = Signal(object, object)
    hinted = Signal(object, object)
    shown = Signal(object)
    hint_wanted = Signal()

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=(12, 10, 12, 10))
        self.rows: list[CautionRow] = []
        self._cautions: tuple[Caution, ...] = ()
        self._hint: tuple[str, str, tuple[str, ...], Ways] | None = None
        self._more, self._none = "", "coach-nothing"
        appearance.changed.connect(self.fill)
        self.fill()

    @property
    def hint(self) -> str:
        """The hint on show, "" for none."""
        return self._hint[0] if self._hint is not None else ""

    def show_cautions(self, cautions: Sequence[Caution], none: str = "coach-nothing") -> None:
        """Show these; those that stay keep open what was open. `none`: the key of what stands there without any."""
        if (tuple(cautions), none) != (self._cautions, self._none):
            self._cautions, self._none = tuple(cautions), none
            self.fill()

    def show_hint(
        self, words: str, clause: str = "", lit: tuple[str, ...] = (), ways: Ways = (), more: str = ""
    ) -> None:
        """Say a hint above the cautions; none puts it away. `more`: the button that asks for the next."""
        self._hint = (words, clause, lit, ways) if words else None
        self._more = more
        self.fill()

    @keeps_focus
    def fill(self) -> None:
        """Everything anew."""
        opened = [row.caution for row in self.rows if row.open]
        clear(self.lines)
        self.rows = []
        self.head.say(self.appearance.tr("panel-coach"))
        if self._hint is not None:
            self.lines.addWidget(self._hint_part(*self._hint))
        if self._cautions:
            self.lines.addWidget(
                words_label(self.appearance.tr("coach-overlooked", count=len(self._cautions)), "head")
            )
        elif self._hint is None:
            self.lines.addWidget(words_label(self.appearance.tr(self._none), "second"))
        for caution in self._cautions:
            row = CautionRow(self.appearance, caution)
            row.why_button.setChecked(caution in opened)
            row.pointed.connect(self.pointed)
            row.shown.connect(self.shown)
            row.rule_asked.connect(self.rule_asked)
            self.rows.append(row)
            self.lines.addWidget(row)
        self.lines.addStretch(1)

    def _hint_part(self, words: str, clause: str, lit: tuple[str, ...], ways: Ways) -> Pointing:
        part = Pointing(lit, ways)
        part.pointed.connect(self.hinted)
        said = words_label(words)
        said.setObjectName("coachHint")
        lines = QVBoxLayout(part)
        lines.setContentsMargins(0, 0, 0, self.appearance.px(8))
        lines.setSpacing(4)
        lines.addWidget(said)
        below = QHBoxLayout()
        if self._more:
            more = QPushButton(on_button(self._more))
            more.setObjectName("moreHint")
            more.setProperty("role", "link")
            more.setAccessibleName(f"{words} {self._more}")
            more.clicked.connect(self.hint_wanted)
            below.addWidget(more)
            part.watch(more)
        below.addStretch(1)
        if clause:
            chip = linked_chip(self.appearance, clause, self.rule_asked.emit)
            below.addWidget(chip)
            part.watch(chip)
        lines.addLayout(below)
        part.watch()
        return part

    def take_focus(self) -> None:
        """The first that can be opened takes the focus."""
        first = next((row.why_button for row in self.rows), None)
        (first or self.area).setFocus(Qt.FocusReason.ShortcutFocusReason)
