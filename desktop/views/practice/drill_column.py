"""The column of a drill: the question, what is marked, hints, and after the check each reason with its clause."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.profile.repetition import Difficult
from desktop.views.practice.drill_answer import DrillAnswer
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Chip, clear, reveal, scrolled, words_label
from desktop.views.widgets.focus import keeps_focus
from engine.kernel.drill import Reason
from engine.practice.drill_run import Hint, Mark

HINT = "Ctrl+H"
VERDICTS = {"right": "\N{CHECK MARK}", "missed": "\N{WHITE CIRCLE}", "wrong": "\N{MULTIPLICATION X}"}


class ReasonRow(QFrame):
    """One reason; pointing at it or reaching it with the keyboard lights what it speaks of.

    Signals:
        lit: what to light.
    """

    lit = Signal(object)
    rule_asked = Signal(str)

    def __init__(
        self, appearance: Appearance, head: str, reason: Reason | None, own: tuple[str, ...]
    ) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.refs = tuple(dict.fromkeys((*own, *(reason.lit if reason else ()))))
        said = appearance.text(reason.message) if reason else appearance.tr("drills-no-reason")
        self.setAccessibleName(f"{head}. {said}")
        lines = QVBoxLayout(self)
        lines.setContentsMargins(10, 6, 10, 6)
        lines.setSpacing(2)
        lines.addWidget(words_label(head, "head"))
        lines.addWidget(words_label(said))
        if reason is not None and reason.clause:
            chip = Chip(appearance, reason.clause)
            chip.asked.connect(self.rule_asked)
            lines.addWidget(chip, 0, Qt.AlignmentFlag.AlignLeft)

    def enterEvent(self, event: object) -> None:
        """Light it."""
        del event
        self.lit.emit(self.refs)

    def focusInEvent(self, event: object) -> None:
        """Light it."""
        del event
        self.lit.emit(self.refs)


class DrillColumn(QFrame):
    """All that stands beside the map.

    Signals:
        checked, hinted, nexted, shown: the buttons. rule_asked: a clause chip. lit: what to light.
        practised: a difficult rule is to be asked about (its clause).
    """

    checked, hinted, nexted, shown = Signal(), Signal(), Signal(), Signal()
    rule_asked, practised = Signal(str), Signal(str)
    lit = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.setObjectName("drillColumn")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.rows: list[ReasonRow] = []
        self.question = words_label("")
        face, size = appearance.theme.type.text, appearance.px(22)  # its figures cannot be taken for letters
        self.question.setStyleSheet(f"font-family: '{face}'; font-size: {size}px;")
        self.question.setObjectName("drillQuestion")
        self.beside = words_label("")
        self.beside.setObjectName("drillBeside")
        self.answer = DrillAnswer(appearance)
        self.marked = words_label("", "second")
        self.told = words_label("", "big")
        self.told.setObjectName("drillTold")
        self.hint_line = words_label("")
        self.hint_chip = Chip(appearance)
        self.hint_chip.asked.connect(self.rule_asked)
        self.check_button = self._button("drills-check", self.checked, "strong")
        self.next_button = self._button("drills-next", self.nexted, "strong")
        self.hint_button = self._button("drills-hint", self.hinted)
        self.hint_button.setShortcut(QKeySequence(HINT))
        self.hint_button.setToolTip(QKeySequence(HINT).toString(QKeySequence.SequenceFormat.NativeText))
        self.show_button = self._button("drills-show", self.shown)
        self.due = words_label("", "second")
        self.seed = words_label("", "second")
        self._reasons = QVBoxLayout()
        self._reasons.setSpacing(6)
        self._difficult = QVBoxLayout()
        self._build()

    def _button(self, key: str, pressed: object, role: str = "") -> QPushButton:
        button = QPushButton(self.appearance.tr(key))
        button.setObjectName(key)
        if role:
            button.setProperty("role", role)
        button.clicked.connect(pressed)
        return button

    def _build(self) -> None:
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(18, 14, 18, 14)
        lines.setSpacing(10)
        for part in (self.question, self.beside, self.told, self.hint_line):
            lines.addWidget(part)
        lines.addWidget(self.hint_chip, 0, Qt.AlignmentFlag.AlignLeft)
        lines.addLayout(self._reasons)
        lines.addWidget(self.answer)
        lines.addWidget(self.marked)
        lines.addStretch(1)
        lines.addWidget(self.due)
        lines.addWidget(words_label(self.appearance.tr("drills-difficult"), "head"))
        lines.addLayout(self._difficult)
        lines.addWidget(self.seed)
        foot = QVBoxLayout()
        foot.setContentsMargins(18, 8, 18, 14)
        first, second = QHBoxLayout(), QHBoxLayout()
        for button in (self.check_button, self.next_button):
            first.addWidget(button, 1)
        for button in (self.hint_button, self.show_button):
            second.addWidget(button, 1)
        foot.addLayout(second)
        foot.addLayout(first)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._area = scrolled(inside)
        whole.addWidget(self._area, 1)
        whole.addLayout(foot)

    # --- what stands there ------------------------------------------------------------

    def ask(self, question: str, seed: str, beside: str = "") -> None:
        """Another question; `beside`: what it rests on and is not seen on the map."""
        self.beside.setText(beside)
        reveal(self.beside, bool(beside))
        self.question.setText(question)
        self.question.setAccessibleName(question)
        self.seed.setText(seed)
        self.told.hide()
        self._show_hint("", "")
        self._list(())
        reveal(self.check_button, True)
        reveal(self.next_button, False)
        reveal(self.show_button, False)
        reveal(self.hint_button, True)

    def tell_none(self, words: str) -> None:
        """There is no question."""
        self.ask(words, "")
        self.marked.hide()
        reveal(self.check_button, False)
        reveal(self.next_button, True)
        reveal(self.hint_button, False)

    def tell_marked(self, words: str) -> None:
        """What is marked, in words; "" where that is seen in the answer itself."""
        self.marked.setText(words)
        reveal(self.marked, bool(words))

    def tell_result(self, told: str, rows: Iterable[ReasonRow], *, shows: bool) -> None:
        """What came of the check; `shows`: there is something that can be shown."""
        self.told.setText(told)
        self.told.show()
        self._show_hint("", "")
        self._list(rows)
        reveal(self.check_button, False)
        reveal(self.next_button, True)
        reveal(self.show_button, shows)
        reveal(self.hint_button, False)
        self.next_button.setFocus()
        self._area.verticalScrollBar().setValue(0)

    def tell_shown(self, shown: bool) -> None:
        """What happens is shown now, or the question again."""
        self.show_button.setText(self.appearance.tr("drills-return" if shown else "drills-show"))

    def tell_hint(self, hint: Hint, name: str) -> None:
        """A step of help; `name` of its element."""
        tr = self.appearance.tr
        if hint.step == 1:
            self._show_hint(tr("drills-hint-clause"), hint.clause)
        elif hint.item:
            said = tr("drills-hint-fits" if hint.fits else "drills-hint-not", name=name)
            reason = "" if hint.reason is None else f"\n{self.appearance.text(hint.reason.message)}"
            self._show_hint(said + reason, hint.reason.clause if hint.reason else "")
        elif hint.most:
            self._show_hint(tr("drills-hint-bounds", least=hint.least, most=hint.most), "")
        else:
            self._show_hint(tr("drills-hint-region"), "")

    @keeps_focus
    def tell_difficult(self, rules: list[Difficult]) -> None:
        """The rules that were missed; each can be asked about."""
        clear(self._difficult)
        if not rules:
            self._difficult.addWidget(words_label(self.appearance.tr("drills-difficult-none"), "second"))
        for rule in rules[:5]:
            row = QHBoxLayout()
            chip = Chip(self.appearance, rule.clause)
            chip.asked.connect(self.rule_asked)
            button = QPushButton(
                self.appearance.tr("drills-difficult-line", wrong=rule.wrong, asked=rule.asked)
            )
            button.setProperty("role", "link")
            button.clicked.connect(partial(self._practise, rule.clause))
            row.addWidget(chip)
            row.addWidget(button, 1)
            self._difficult.addLayout(row)

    def _practise(self, clause: str, _checked: bool = False) -> None:
        self.practised.emit(clause)

    def _show_hint(self, words: str, clause: str) -> None:
        self.hint_line.setText(words)
        reveal(self.hint_line, bool(words))
        self._area.verticalScrollBar().setValue(0)
        self.hint_chip.show_clause(clause)

    @keeps_focus
    def _list(self, rows: Iterable[ReasonRow]) -> None:
        clear(self._reasons)
        self.rows = list(rows)
        for row in self.rows:
            row.lit.connect(self.lit)
            row.rule_asked.connect(self.rule_asked)
            self._reasons.addWidget(row)


def result_row(appearance: Appearance, mark: Mark, name: str) -> ReasonRow:
    """The row of one mark of the check."""
    head = f"{VERDICTS[mark.verdict]}  {appearance.tr(f'drills-{mark.verdict}', name=name)}"
    own = (mark.item,) if ":" in mark.item else ()
    return ReasonRow(appearance, head, mark.reason, own)
