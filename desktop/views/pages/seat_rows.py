"""The wizard's seats: what each leads, who sits there, and how that person is known at the curtain."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.art.signs import SIGNS, sign_icon
from desktop.session.pins import DIGITS, is_pin, seal
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Shield, clear, words_label
from desktop.views.widgets.choice_box import ChoiceBox
from desktop.views.widgets.focus import keeps_focus
from engine.kernel.journal import SeatEntry

SHIELD = 0.95
TWO_LINES = 175
"""From this size of text on, in per cent, who sits there stands below what is led."""


@dataclass(frozen=True)
class Sitter:
    """Who is to sit somewhere: a person with name, PIN and sign, or a bot of a level."""

    name: str
    human: bool = True
    level: str = ""
    pin: str = ""
    sign: str = ""


class SeatRow(QFrame):
    """One seat."""

    changed = Signal()

    def __init__(
        self,
        appearance: Appearance,
        game: str,
        seat: str,
        sides: tuple[str, ...],
        levels: tuple[str, ...],
        sitter: Sitter,
    ) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.appearance, self.seat = appearance, seat
        shields = Shield(appearance, SHIELD, game)
        shields.show_powers(sides)
        self.shields = QWidget()
        beside = QHBoxLayout(self.shields)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(shields)
        beside.addStretch(1)
        self.human, self.bot = self._switch("human"), self._switch("bot")
        who = QButtonGroup(self)
        who.addButton(self.human)
        who.addButton(self.bot)
        self.stack = QStackedWidget()
        self.stack.addWidget(self._person())
        self.stack.addWidget(self._level(levels))
        self.wrong = words_label(role="wrong", wrap=False)
        self.wrong.hide()
        line = QHBoxLayout()
        line.setSpacing(appearance.px(12))
        line.addWidget(self.shields)
        line.addLayout(self._titles(sides), 3)
        line.addWidget(self.human)
        line.addWidget(self.bot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 6, 12, 6)
        whole.setSpacing(2)
        whole.addLayout(line)
        if appearance.settings.scale < TWO_LINES:
            line.addWidget(self.stack, 6)
        else:
            whole.addWidget(self.stack)
        whole.addWidget(self.wrong, 0, Qt.AlignmentFlag.AlignRight)
        self.sit(sitter)
        self.human.toggled.connect(self._toggled)
        for field in (self.name, self.pin):
            field.textChanged.connect(self.changed)

    def _titles(self, sides: tuple[str, ...]) -> QVBoxLayout:
        """The name of the seat, and what it leads where that is another."""
        appearance, titles = self.appearance, QVBoxLayout()
        titles.setSpacing(0)
        title = appearance.name(f"seat:{self.seat}")
        led = appearance.name([f"side:{s}" for s in sides]) if sides else appearance.tr("wizard-by-lot")
        titles.addWidget(words_label(title, "head"))
        if led != title:
            titles.addWidget(words_label(led, "second"))
        return titles

    # --- building -----------------------------------------------------------------

    def _switch(self, who: str) -> QPushButton:
        button = QPushButton(self.appearance.tr("wizard-human" if who == "human" else "wizard-bot"))
        button.setObjectName(f"{who}-{self.seat}")
        button.setProperty("role", "choice")
        button.setCheckable(True)
        return button

    def _person(self) -> QWidget:
        appearance = self.appearance
        self.name = QLineEdit()
        self.name.setObjectName(f"name-{self.seat}")
        self.name.setMaxLength(24)
        self.name.setPlaceholderText(appearance.tr("wizard-name-hint"))
        self.name.setAccessibleName(appearance.tr("wizard-name"))
        self.pin = QLineEdit()
        self.pin.setObjectName(f"pin-{self.seat}")
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setMaxLength(DIGITS)
        self.pin.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d*"), self.pin))
        self.pin.setPlaceholderText(appearance.tr("wizard-pin"))
        self.pin.setAccessibleName(appearance.tr("wizard-pin"))
        self.pin.setFixedWidth(appearance.px(84))
        self.sign = ChoiceBox()
        self.sign.setObjectName(f"sign-{self.seat}")
        self.sign.setAccessibleName(appearance.tr("wizard-sign"))
        side = appearance.px(18)
        self.sign.setIconSize(QSize(side, side))
        for sign in SIGNS:
            self.sign.addItem(sign_icon(sign, side, appearance.theme), appearance.tr(f"sign-{sign}"), sign)
        box = QWidget()
        line = QHBoxLayout(box)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.name, 1)
        line.addWidget(self.pin)
        line.addWidget(self.sign)
        return box

    def _level(self, levels: tuple[str, ...]) -> QWidget:
        self.level = ChoiceBox()
        self.level.setObjectName(f"level-{self.seat}")
        self.level.setAccessibleName(self.appearance.tr("wizard-level"))
        for level in levels:
            self.level.addItem(self.appearance.tr(f"bot-{level}"), level)
        self.level_line = words_label(role="second")
        self.level.currentIndexChanged.connect(self._say_level)
        box = QWidget()
        line = QHBoxLayout(box)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.level)
        line.addWidget(self.level_line, 1)
        return box

    def _say_level(self) -> None:
        level = self.level.currentData()
        keys = (f"bot-{self.appearance.words.game}-{level}-line", f"bot-{level}-line")
        key = next((key for key in keys if self.appearance.words.has(key)), "")
        self.level_line.setText(self.appearance.tr(key) if key else "")

    def _toggled(self) -> None:
        self.stack.setCurrentIndex(0 if self.human.isChecked() else 1)
        self.changed.emit()

    # --- who sits there -----------------------------------------------------------

    def sit(self, sitter: Sitter) -> None:
        """Let somebody sit down."""
        (self.human if sitter.human else self.bot).setChecked(True)
        self.stack.setCurrentIndex(0 if sitter.human else 1)
        self.name.setText(sitter.name)
        self.pin.setText(sitter.pin)
        self.sign.setCurrentIndex(max(0, self.sign.findData(sitter.sign)))
        best = self.level.count() - 1
        self.level.setCurrentIndex(self.level.findData(sitter.level) if sitter.level else best)
        self._say_level()

    def sitter(self) -> Sitter:
        """Who sits there now."""
        return Sitter(
            self.name.text().strip(),
            self.human.isChecked(),
            str(self.level.currentData()),
            self.pin.text(),
            str(self.sign.currentData()),
        )

    def guard(self, guarded: bool) -> None:
        """Whether a curtain will ask for the PIN and show the sign."""
        for field, hint in ((self.pin, "wizard-pin-hint"), (self.sign, "wizard-sign-hint")):
            field.setEnabled(guarded)
            field.setToolTip(self.appearance.tr(hint if guarded else "wizard-no-curtain"))

    def entry(self) -> SeatEntry:
        """Who sits there, for the Journal."""
        sitter = self.sitter()
        if not sitter.human:
            return SeatEntry(self.seat, "", sitter.level)
        if not self.pin.isEnabled():
            return SeatEntry(self.seat, sitter.name)
        return SeatEntry(self.seat, sitter.name, "", seal(sitter.pin) if sitter.pin else "", sitter.sign)

    def tell(self, field: QLineEdit | None, problem: str) -> None:
        """Mark the field that stands in the way and say why; none: nothing does."""
        for one in (self.name, self.pin):
            one.setProperty("state", "wrong" if one is field else "")
            one.style().unpolish(one)
            one.style().polish(one)
        self.wrong.setText(problem)
        self.wrong.setVisible(bool(problem))


class SeatRows(QWidget):
    """All seats of a scenario, and what can be done with all of them at once."""

    changed = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.rows: list[SeatRow] = []
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(8)
        self.buttons = [
            self._button("allHuman", "wizard-all-human", self.all_human),
            self._button("meAgainstBots", "wizard-me-against-bots", self.me_against_bots),
            self._button("shuffleSeats", "wizard-shuffle-seats", self.shuffle),
        ]

    def _button(self, name: str, key: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(self.appearance.tr(key))
        button.setObjectName(name)
        button.clicked.connect(lambda _=False: act())
        return button

    @keeps_focus
    def lay(
        self,
        game: str,
        seats: dict[str, tuple[str, ...]],
        levels: tuple[str, ...],
        sitters: list[Sitter] | None = None,
    ) -> None:
        """Set the seats of a game out, with the people named (else those chosen before, or who sat there last)."""
        chosen = {row.seat: row.sitter() for row in self.rows}
        clear(self._lines)
        self.rows = []
        for number, (seat, sides) in enumerate(seats.items()):
            usual = chosen.get(seat) or self._usual(number, seat)
            known = sitters[number] if sitters and number < len(sitters) else usual
            row = SeatRow(self.appearance, game, seat, sides, levels, known)
            row.changed.connect(self.changed)
            self._lines.addWidget(row)
            self.rows.append(row)
        self._lines.addStretch(1)  # room that a sentence has left is no row's
        widest = max(row.shields.sizeHint().width() for row in self.rows)
        for row in self.rows:
            row.shields.setFixedWidth(widest)

    def _usual(self, number: int, seat: str) -> Sitter:
        name = self.appearance.settings.names.get(seat) or self.appearance.tr(
            "panels-person", number=number + 1
        )
        return Sitter(name, sign=list(SIGNS)[number % len(SIGNS)])

    def sitters(self) -> list[Sitter]:
        """Who sits where, in the order of the seats."""
        return [row.sitter() for row in self.rows]

    def people(self) -> int:
        """How many persons there are."""
        return sum(row.human.isChecked() for row in self.rows)

    # --- all at once --------------------------------------------------------------

    def all_human(self) -> None:
        """A person on every seat."""
        for row in self.rows:
            row.human.setChecked(True)

    def me_against_bots(self) -> None:
        """A person on the first seat, bots on the others."""
        for number, row in enumerate(self.rows):
            (row.human if number == 0 else row.bot).setChecked(True)

    def shuffle(self) -> None:
        """Who sits there is dealt anew among the seats."""
        sitters = self.sitters()
        random.shuffle(sitters)
        for row, sitter in zip(self.rows, sitters, strict=True):
            row.sit(replace(sitter))

    # --- what is in the way -------------------------------------------------------

    def check(self) -> str:
        """Mark the fields that are in the way; gives the first problem, "" if there is none."""
        first = ""
        names = [row.sitter().name.casefold() for row in self.rows if row.human.isChecked()]
        for row in self.rows:
            field, problem = self._problem(row, names)
            row.tell(field, problem)
            first = first or problem
        return first

    def _problem(self, row: SeatRow, names: list[str]) -> tuple[QLineEdit | None, str]:
        sitter, tr = row.sitter(), self.appearance.tr
        if not sitter.human:
            return None, ""
        if not sitter.name:
            return row.name, tr("wizard-name-empty", seat=f"seat:{row.seat}")
        if names.count(sitter.name.casefold()) > 1:
            return row.name, tr("wizard-name-twice", name=sitter.name)
        if row.pin.isEnabled() and sitter.pin and not is_pin(sitter.pin):
            return row.pin, tr("wizard-pin-digits")
        return None, ""
