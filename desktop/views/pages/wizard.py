"""The wizard: one page with game, seats and table; its defaults can be played at once."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.profile.library import new_path
from desktop.views.pages.page import Page, block
from desktop.views.pages.seat_rows import SeatRow, SeatRows, Sitter
from desktop.views.pages.table_block import TableBlock, pairs
from desktop.views.panels.rules_dialog import open_rules
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import scrolled, tip, words_label
from desktop.views.widgets.choice_box import ChoiceBox
from engine import __version__, game, playable, titles
from engine.bots import kinds
from engine.kernel.errors import FileError, KabinettError
from engine.kernel.game import Game, Scenario
from engine.kernel.table import Table
from engine.texts.faults import error_in_words


class Wizard(Page):
    """Emits the new Table when Start is pressed."""

    started = Signal(object)
    failed = Signal(object)

    def __init__(self, appearance: Appearance, choice: str = "") -> None:
        super().__init__(appearance)
        self._game: Game = game(choice if choice in titles() else playable()[0])
        self._kept: tuple[str, str, int, list[Sitter], TableBlock] | None = None
        self.build()

    # --- building -----------------------------------------------------------------

    def build(self) -> None:
        """Three blocks, and a foot that stays in sight."""
        appearance = self.appearance
        self.games, self.rulesets, self.scenarios, self.numbers = (ChoiceBox() for _ in range(4))
        self.line = words_label(role="second")
        self.seats = SeatRows(appearance)
        self.table = TableBlock(appearance)
        self.rules = QPushButton(appearance.tr("wizard-read-rules"))
        self.rules.setObjectName("readRules")
        self.rules.clicked.connect(lambda: self.show_rules(""))
        self.problem = words_label(role="head")
        self.start = QPushButton(appearance.tr("wizard-start"))
        self.start.setObjectName("wizardStart")
        self.start.setProperty("role", "strong")
        inner = QWidget()
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(48, 12, 48, 4)
        lines.setSpacing(8)
        lines.addWidget(self.title("wizard-title"))
        lines.addWidget(block(appearance, "wizard-game", self._game_block(), self.rules))
        lines.addWidget(block(appearance, "wizard-seats", self.seats, *self.seats.buttons))
        lines.addWidget(block(appearance, "wizard-table", self.table))
        lines.addStretch(1)
        foot = QHBoxLayout()
        foot.setContentsMargins(48, 8, 48, 16)
        foot.setSpacing(16)
        self._back = self.back_button()
        foot.addWidget(self._back)
        foot.addWidget(self.problem, 1)
        foot.addWidget(self.start)
        self.whole.addWidget(scrolled(inner), 1)
        self.whole.addLayout(foot)
        self._fill_games()
        self._connect()
        self.check()

    def showEvent(self, event: QShowEvent) -> None:
        """Enter starts at once."""
        super().showEvent(event)
        self.start.setFocus()

    def _connect(self) -> None:
        self.games.currentIndexChanged.connect(self._take_game)
        self.scenarios.currentIndexChanged.connect(self._take_scenario)
        self.numbers.currentIndexChanged.connect(self._take_ruleset)
        self.table.chosen.connect(self._lay_seats)
        self.rulesets.currentIndexChanged.connect(self._take_ruleset)
        self.seats.changed.connect(self.check)
        self.table.changed.connect(self.check)
        self.table.rule_asked.connect(self.show_rules)
        self.start.clicked.connect(self.begin)

    def _game_block(self) -> QWidget:
        box = QWidget()
        lines = QVBoxLayout(box)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addLayout(
            pairs(
                self.appearance,
                ("wizard-game", self.games),
                ("wizard-ruleset", self.rulesets),
                ("wizard-scenario", self.scenarios),
                ("wizard-number-of-seats", self.numbers),
            )
        )
        lines.addWidget(self.line)
        return box

    def keep(self) -> None:
        """Note everything chosen and written."""
        self._kept = (
            str(self.rulesets.currentData()),
            str(self.scenarios.currentData()),
            int(self.numbers.currentData()),
            self.seats.sitters(),
            self.table,
        )

    # --- choosing -----------------------------------------------------------------

    def _fill_games(self) -> None:
        for one in playable():
            self.games.addItem(self.appearance.tr(f"game-{one}"), one)
        self.games.setCurrentIndex(self.games.findData(self._game.id))
        self._take_game()
        if self._kept is None:
            return
        ruleset, scenario, number, sitters, table = self._kept
        self.table.like(table)
        self.rulesets.setCurrentIndex(self.rulesets.findData(ruleset))
        self.scenarios.setCurrentIndex(self.scenarios.findData(scenario))
        self._take_scenario()
        self.numbers.setCurrentIndex(self.numbers.findData(number))
        self._take_ruleset()
        self._lay_seats(sitters=sitters)

    def _take_game(self) -> None:
        self._game = game(str(self.games.currentData()))
        self.appearance.words = self.appearance.words.bind(game=self._game.id)
        with QSignalBlocker(self.rulesets), QSignalBlocker(self.scenarios):
            self.rulesets.clear()
            for ruleset in self._game.rulesets:
                words = self._worded(f"ruleset-{ruleset.replace('.', '-')}", ruleset)
                self.rulesets.addItem(words, ruleset)
            self.scenarios.clear()
            for scenario in self._game.scenarios:
                words = self._worded(f"scenario-{self._game.id}-{scenario.id}", scenario.id)
                self.scenarios.addItem(words, scenario.id)
        self._take_scenario()

    def _worded(self, key: str, otherwise: str) -> str:
        return self.appearance.tr(key) if self.appearance.words.has(key) else otherwise

    @property
    def scenario(self) -> Scenario:
        """The scenario chosen."""
        return self._game.scenario(str(self.scenarios.currentData()))

    @property
    def ruleset(self) -> str:
        """The ruleset chosen."""
        return str(self.rulesets.currentData())

    def _take_scenario(self) -> None:
        with QSignalBlocker(self.numbers):
            self.numbers.clear()
            for number in sorted(self.scenario.seats, reverse=True):
                self.numbers.addItem(self.appearance.tr("word-seats", count=number), number)
        self._take_ruleset()

    def _take_ruleset(self) -> None:
        """Say what is chosen, and offer what its rulebook leaves to choose."""
        lines = (
            self._worded(f"scenario-{self._game.id}-{self.scenario.id}-line", ""),
            self._worded(f"ruleset-{self.ruleset.replace('.', '-')}-line", ""),
        )
        self.line.setText(". ".join(line for line in lines if line))
        number = int(self.numbers.currentData())
        self.table.offer(self._game.id, self.scenario.options_in(self.ruleset, number))
        self._lay_seats()

    def _lay_seats(self, *, sitters: list[Sitter] | None = None) -> None:
        """Set the seats out, with the sides that they lead by what is chosen."""
        seats = self.scenario.seating(int(self.numbers.currentData()), self.table.chosen_options())
        self.seats.lay(self._game.id, seats, kinds(self._game.id), sitters)
        self.check()

    def show_rules(self, clause: str) -> QDialog:
        """The rules of what is chosen, opened at a clause."""
        opening = (self._game.id, self.ruleset, self.scenario.id, int(self.numbers.currentData()))
        return open_rules(self, self.appearance, opening, clause)

    # --- what tests and shortcuts reach for ---------------------------------------------

    @property
    def rows(self) -> list[SeatRow]:
        """The rows of the seats."""
        return self.seats.rows

    @property
    def seed(self) -> QLineEdit:
        """The field of the seed."""
        return self.table.seed

    def me_against_bots(self) -> None:
        """A person on the first seat, bots on the others."""
        self.seats.me_against_bots()

    # --- starting -----------------------------------------------------------------

    def check(self) -> str:
        """Say what is in the way, if anything."""
        self.table.settle_curtain(self.seats.people(), self._game.secret)
        for row in self.rows:
            row.guard(self.table.curtain.isChecked())
        problem = self.seats.check() or self.table.check()
        self.problem.setText(problem)
        self.start.setEnabled(not problem)
        self.start.setToolTip(tip(problem))
        return problem

    def begin(self) -> None:
        """Open the table."""
        if self.check():
            return
        entries = [row.entry() for row in self.rows]
        try:
            table = Table.new(
                self._game,
                ruleset=self.ruleset,
                scenario=self.scenario.id,
                seats=entries,
                seed=self.table.seed_number(),
                kind=self.table.kind,
                options=self.table.chosen_options(),
                path=new_path(self._game.id),
                version=__version__,
                curtain=self.table.curtain.isChecked() and self.table.curtain.isEnabled(),
            )
        except FileError as error:
            self.failed.emit(error)
            return
        except KabinettError as error:
            self.problem.setText(error_in_words(self.appearance.words, error))
            return
        self.appearance.settings.names.update({e.seat: e.name for e in entries if e.name})
        self.appearance.settings.save()
        self.started.emit(table)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, pressed anew, starts; on Back it goes back, and so does Esc."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter and self.start.isEnabled() and self.focusWidget() is not self._back:
            self.begin()
        else:
            super().keyPressEvent(event)
