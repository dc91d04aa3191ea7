"""The wizard: one page with game, seats and table; its defaults can be played at once."""

from __future__ import annotations

import random
from typing import Literal, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.library import new_path
from desktop.views.bits import Shield, clear, words_label
from desktop.views.look import Look
from engine import __version__, game, titles
from engine.bots import kinds
from engine.kernel.errors import FileError, KabinettError
from engine.kernel.game import Game
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table

Kind = Literal["match", "open", "practice"]
KINDS: tuple[Kind, ...] = ("match", "open", "practice")


def playable_games() -> tuple[str, ...]:
    """The games that people may choose: all but those that serve tests."""
    return tuple(g for g in titles() if g != "toy")


class SeatRow(QFrame):
    """One seat: what it leads, and who sits there."""

    changed = Signal()

    def __init__(
        self, look: Look, seat: str, sides: tuple[str, ...], name: str, levels: tuple[str, ...]
    ) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.look, self.seat = look, seat
        shields = Shield(look, 0.95)
        shields.show_powers(sides)
        titles = QVBoxLayout()
        titles.setSpacing(0)
        titles.addWidget(words_label(look.name(f"seat:{seat}"), "head"))
        titles.addWidget(words_label(look.name([f"side:{s}" for s in sides]), "second"))
        self.human = QRadioButton(look.tr("wizard-human"))
        self.bot = QRadioButton(look.tr("wizard-bot"))
        self.human.setObjectName(f"human-{seat}")
        self.bot.setObjectName(f"bot-{seat}")
        group = QButtonGroup(self)
        group.addButton(self.human)
        group.addButton(self.bot)
        self.human.setChecked(True)
        self.name = QLineEdit(name)
        self.name.setObjectName(f"name-{seat}")
        self.name.setMaxLength(24)
        self.name.setPlaceholderText(look.tr("wizard-name-hint"))
        self.name.setAccessibleName(look.tr("wizard-name"))
        self.level = QComboBox()
        self.level.setAccessibleName(look.tr("wizard-level"))
        for level in levels:
            self.level.addItem(look.tr(f"bot-{level}"), level)
            self.level.setItemData(
                self.level.count() - 1, look.tr(f"bot-{level}-line"), Qt.ItemDataRole.ToolTipRole
            )
        self.level.setCurrentIndex(self.level.count() - 1)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 8, 12, 8)
        line.setSpacing(12)
        line.addWidget(shields)
        line.addLayout(titles, 2)
        line.addWidget(self.human)
        line.addWidget(self.name, 2)
        line.addWidget(self.bot)
        line.addWidget(self.level, 1)
        self.human.toggled.connect(self._switch)
        self.name.textChanged.connect(self.changed)
        self._switch()

    def _switch(self) -> None:
        self.name.setEnabled(self.human.isChecked())
        self.level.setEnabled(self.bot.isChecked())
        self.changed.emit()

    def entry(self) -> SeatEntry:
        """Who sits there, for the Journal."""
        if self.bot.isChecked():
            return SeatEntry(self.seat, "", str(self.level.currentData()))
        return SeatEntry(self.seat, self.name.text().strip())


class Wizard(QWidget):
    """Emits the new Table when Start is pressed."""

    started = Signal(object)
    left = Signal()
    failed = Signal(object)

    def __init__(self, look: Look, choice: str = "") -> None:
        super().__init__()
        self.setObjectName("page")
        self.look = look
        self.rows: list[SeatRow] = []
        self._game: Game | None = None
        self._build()
        self._fill_games(choice)

    # --- building -----------------------------------------------------------------

    def _build(self) -> None:
        look = self.look
        self.title = QLabel()
        self.games, self.rulesets, self.scenarios, self.numbers = (QComboBox() for _ in range(4))
        self.line = words_label(role="second")
        self._seats = QVBoxLayout()
        self._seats.setSpacing(8)
        self.kinds = QComboBox()
        self.kind_line = words_label(role="second")
        self.seed = QLineEdit()
        self.problem = words_label(role="head")
        self.start = QPushButton(look.tr("wizard-start"))
        self.start.setObjectName("wizardStart")
        self.start.setProperty("role", "strong")
        self.start.setDefault(True)
        self.back = QPushButton(look.tr("button-back"))
        self.title.setText(look.tr("wizard-title"))
        self.title.setStyleSheet(f"font-family: '{look.theme.type.title}'; font-size: {look.px(44)}px;")
        inner = QWidget()
        inner.setObjectName("page")
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(48, 28, 48, 20)
        lines.setSpacing(12)
        lines.addWidget(self.title)
        lines.addWidget(self._block("wizard-game", self._game_block()))
        lines.addWidget(self._block("wizard-seats", self._seat_block()))
        lines.addWidget(self._block("wizard-table", self._table_block()))
        lines.addStretch(1)
        foot = QHBoxLayout()
        foot.setContentsMargins(48, 10, 48, 20)
        foot.addWidget(self.back)
        foot.addWidget(self.problem, 1)
        foot.addWidget(self.start)
        area = QScrollArea(widgetResizable=True)
        area.setStyleSheet("QScrollArea { background: transparent; }")
        area.setWidget(inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area, 1)
        whole.addLayout(foot)
        self._connect()

    def _connect(self) -> None:
        self.games.currentIndexChanged.connect(self._take_game)
        self.scenarios.currentIndexChanged.connect(self._take_scenario)
        self.numbers.currentIndexChanged.connect(self._lay_seats)
        self.rulesets.currentIndexChanged.connect(self._say_line)
        self.kinds.currentIndexChanged.connect(self._say_kind)
        self.seed.textChanged.connect(self.check)
        self.start.clicked.connect(self.begin)
        self.back.clicked.connect(self.left)

    def _block(self, title: str, content: QWidget) -> QWidget:
        box = QFrame()
        box.setObjectName("plate")
        lines = QVBoxLayout(box)
        lines.setContentsMargins(20, 12, 20, 16)
        head = QLabel(self.look.tr(title))
        head.setStyleSheet(
            f"font-family: '{self.look.theme.type.title}'; font-size: {self.look.px(22)}px;"
            " font-variant: small-caps;"
        )
        lines.addWidget(head)
        lines.addWidget(content)
        return box

    def _pairs(self, *pairs: tuple[str, QWidget]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        for number, (key, widget) in enumerate(pairs):
            label = QLabel(self.look.tr(key))
            label.setBuddy(widget)
            widget.setAccessibleName(self.look.tr(key))
            grid.addWidget(label, 0, number)
            grid.addWidget(widget, 1, number)
            grid.setColumnStretch(number, 1)
        return grid

    def _game_block(self) -> QWidget:
        box = QWidget()
        lines = QVBoxLayout(box)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addLayout(
            self._pairs(
                ("wizard-game", self.games),
                ("wizard-ruleset", self.rulesets),
                ("wizard-scenario", self.scenarios),
                ("wizard-number-of-seats", self.numbers),
            )
        )
        lines.addWidget(self.line)
        return box

    def _seat_block(self) -> QWidget:
        box = QWidget()
        lines = QVBoxLayout(box)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addLayout(self._seats)
        buttons = QHBoxLayout()
        for name, key, act in (
            ("allHuman", "wizard-all-human", self.all_human),
            ("meAgainstBots", "wizard-me-against-bots", self.me_against_bots),
            ("shuffleSeats", "wizard-shuffle-seats", self.shuffle),
        ):
            button = QPushButton(self.look.tr(key))
            button.setObjectName(name)
            button.setProperty("role", "small")
            button.clicked.connect(lambda _=False, do=act: do())
            buttons.addWidget(button)
        buttons.addStretch(1)
        lines.addLayout(buttons)
        return box

    def _table_block(self) -> QWidget:
        box = QWidget()
        lines = QVBoxLayout(box)
        lines.setContentsMargins(0, 0, 0, 0)
        self.seed.setPlaceholderText(self.look.tr("wizard-seed-random"))
        self.seed.setToolTip(self.look.tr("wizard-seed-hint"))
        lines.addLayout(self._pairs(("wizard-kind", self.kinds), ("wizard-seed", self.seed)))
        lines.addWidget(self.kind_line)
        for kind in KINDS:
            self.kinds.addItem(self.look.tr(f"kind-{kind}"), kind)
        self._say_kind()
        return box

    # --- choosing -----------------------------------------------------------------

    def _fill_games(self, choice: str) -> None:
        names = playable_games() or titles()
        for one in names:
            self.games.addItem(self.look.tr(f"game-{one}"), one)
        if choice in names:
            self.games.setCurrentIndex(names.index(choice))
        self._take_game()

    def _take_game(self) -> None:
        self._game = game(str(self.games.currentData()))
        self.look.words = self.look.words.bind(game=self._game.id)
        self.rulesets.clear()
        for ruleset in self._game.rulesets:
            self.rulesets.addItem(self._worded(f"ruleset-{ruleset.replace('.', '-')}", ruleset), ruleset)
        self.scenarios.clear()
        for scenario in self._game.scenarios:
            self.scenarios.addItem(
                self._worded(f"scenario-{self._game.id}-{scenario.id}", scenario.id), scenario.id
            )
        self._take_scenario()
        self._say_line()

    def _worded(self, key: str, otherwise: str) -> str:
        return self.look.tr(key) if self.look.words.has(key) else otherwise

    def _take_scenario(self) -> None:
        if self._game is None or self.scenarios.currentData() is None:
            return
        scenario = self._game.scenario(str(self.scenarios.currentData()))
        self.numbers.clear()
        for number in sorted(scenario.seats, reverse=True):
            self.numbers.addItem(self.look.tr("word-seats", count=number), number)
        self._lay_seats()

    def _lay_seats(self) -> None:
        if self._game is None or self.numbers.currentData() is None:
            return
        clear(self._seats)
        self.rows = []
        scenario = self._game.scenario(str(self.scenarios.currentData()))
        seats = scenario.seats[int(self.numbers.currentData())]
        levels = kinds(self._game.id)
        for number, (seat, sides) in enumerate(seats.items(), start=1):
            name = self.look.settings.names.get(seat) or self.look.tr("panels-person", number=number)
            row = SeatRow(self.look, seat, sides, name, levels)
            row.changed.connect(self.check)
            self._seats.addWidget(row)
            self.rows.append(row)
        self.check()

    def _say_line(self) -> None:
        ruleset = str(self.rulesets.currentData() or "")
        self.line.setText(self._worded(f"ruleset-{ruleset.replace('.', '-')}-line", ""))

    def _say_kind(self) -> None:
        kind = str(self.kinds.currentData() or KINDS[0])
        self.kind_line.setText(f"{self.look.tr(f'kind-{kind}-line')}. {self.look.tr('wizard-kind-fixed')}")

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
        who = [(r.human.isChecked(), r.name.text(), r.level.currentIndex()) for r in self.rows]
        random.shuffle(who)
        for row, (human, name, level) in zip(self.rows, who, strict=True):
            (row.human if human else row.bot).setChecked(True)
            row.name.setText(name)
            row.level.setCurrentIndex(level)

    # --- starting -----------------------------------------------------------------

    def check(self) -> str:
        """Say what is in the way, if anything."""
        look, problem = self.look, ""
        people = [r.entry() for r in self.rows if r.human.isChecked()]
        names = [e.name.casefold() for e in people]
        empty = next((e for e in people if not e.name), None)
        twice = next((e for e in people if names.count(e.name.casefold()) > 1), None)
        seed = self.seed.text().strip()
        if empty is not None:
            problem = look.tr("wizard-name-empty", seat=f"seat:{empty.seat}")
        elif twice is not None:
            problem = look.tr("wizard-name-twice", name=twice.name)
        elif seed and not (seed.isascii() and seed.isdigit()):
            problem = look.tr("wizard-seed-number")
        self.problem.setText(problem)
        self.start.setEnabled(not problem)
        self.start.setToolTip(problem)
        return problem

    def begin(self) -> None:
        """Open the table."""
        if self.check() or self._game is None:
            return
        entries = [row.entry() for row in self.rows]
        text = self.seed.text().strip()
        seed = int(text) % (1 << 63) if text else random.SystemRandom().getrandbits(48)
        try:
            table = Table.new(
                self._game,
                ruleset=str(self.rulesets.currentData()),
                scenario=str(self.scenarios.currentData()),
                seats=entries,
                seed=seed,
                kind=cast("Kind", self.kinds.currentData()),
                path=new_path(self._game.id),
                version=__version__,
            )
        except FileError as error:
            self.failed.emit(error)
            return
        except KabinettError as error:
            self.problem.setText(str(error))
            return
        self.look.settings.names.update({e.seat: e.name for e in entries if e.name})
        self.look.settings.save()
        self.started.emit(table)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.start.isEnabled():
            self.begin()
        else:
            super().keyPressEvent(event)
