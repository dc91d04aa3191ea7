"""A shell with a table of MARIA, driven by real clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import engine
from desktop.app import Shell, open_window
from desktop.profile.library import new_path
from desktop.profile.settings import Settings
from desktop.views.pages.wizard import Wizard
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.table.table_window import TableWindow
from engine.bots.bot import bot
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.person import LONG

LEFT = Qt.MouseButton.LeftButton
PERSONS = (
    SeatEntry("maria-theresa", "Player 1", sign="circle"),
    SeatEntry("frederick", "Player 2", sign="square"),
    SeatEntry("louis", "Player 3", sign="triangle"),
)
"""Who sits at a table as the wizard offers it."""


@cache
def beginning(step: str) -> tuple[tuple[str, Action], ...]:
    """Seats and Actions of a first turn up to this step, played by the rules alone as `deploy` and `go_on` play it."""
    table = Table.new(engine.game("maria"), seats=PERSONS, seed=5)
    while (decision := table.decision()) is not None and decision.step != step:
        for action in answers(decision):
            if table.refuse(action, decision.seat) is None:
                table.play(action, decision.seat)
    assert table.decision() is not None, f"never came to {step}"
    return tuple((played.seat, played.action) for played in table.history)


def answers(decision: Decision) -> tuple[Action, ...]:
    """The first Action that ends what goes on, or the first at all; numbers are spread evenly."""
    if decision.numbers is not None:
        spread: dict[str, int] = {}
        for group in decision.numbers.groups:
            spread |= group.spread(spread)
        return decision.interpret_numbers(spread)
    endings = [action for action in decision.actions if action.gesture().ends]
    return ((endings or list(decision.actions))[0],)


def plain(*toured: str) -> Settings:
    """English on parchment, no pauses, nothing glides; who has been at these games before gets no tour."""
    return Settings(language="en", theme="parchment", pace=0, motion="none", toured=[*toured])


def led(game: str, seed: int, actions: int) -> Table:
    """A match led by lot over so many Actions, or to its end."""
    table, rng, player = Table.new(engine.game(game), seed=seed), Rng(seed), bot("random")
    while len(table.history) < actions and (decision := table.decision()) is not None:
        table.play(player.choose(table.view(decision.seat), decision, rng), decision.seat)
    return table


def in_step() -> None:
    """All that waits is done, as the program does before the next input: pages that were left are gone as well."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle() -> None:
    """Whatever follows from a change is done: one change asks for the next, but not for many."""
    for _ in range(5):
        in_step()


class Driver:
    """Does with a Shell what a person does."""

    def __init__(self, shell: Shell, qtbot: QtBot) -> None:
        self.shell, self.qtbot = shell, qtbot

    @property
    def table(self) -> TableWindow:
        """The table on show."""
        assert self.shell.table is not None
        return self.shell.table

    def new_table(self, *, bots: bool = False, seed: str = "5") -> TableWindow:
        """Click through the wizard."""
        assert self.shell.start is not None
        QTest.mouseClick(self.shell.start.new_button, LEFT)
        wizard = self.shell.currentWidget()
        assert isinstance(wizard, Wizard)
        wizard.games.setCurrentIndex(wizard.games.findData("maria"))
        wizard.seed.setText(seed)
        if bots:
            wizard.me_against_bots()
        QTest.mouseClick(wizard.start, LEFT)
        self.qtbot.waitUntil(lambda: self.shell.table is not None)
        in_step()
        return self.table

    def begun(self, step: str = "movement") -> TableWindow:
        """A table as `new_table`, `deploy` and `go_on` leave it, without all that clicking: three persons, seed 5."""
        table = Table.new(engine.game("maria"), seats=PERSONS, seed=5, path=new_path("maria"))
        for seat, action in beginning(step):
            table.play(action, seat)
        self.shell.open_table(table)
        in_step()
        self.uncover()
        return self.table

    def uncover(self) -> None:
        """Hold the button of the curtain."""
        curtain = self.table.curtain
        if curtain.isVisible():
            QTest.mousePress(curtain.button, LEFT)
            self.qtbot.waitUntil(lambda: not curtain.isVisible(), timeout=LONG)
            QTest.mouseRelease(curtain.button, LEFT)

    def turn_up(self) -> None:
        """Keep the hand open, where numbers lie face down with it."""
        panel = self.table.panel(NumberPanel)
        if panel is not None and panel.form.face_down.isVisible():
            QTest.mouseClick(panel.form.face_down.keep, LEFT)

    def deploy(self) -> None:
        """Every person spreads the troops evenly and hands the sheet over."""
        for _ in self.table.seating.humans:
            self.uncover()
            if self.table.session.view.step == "deploy":
                self.turn_up()
                self.table.panel(NumberPanel).spread()
                QTest.mouseClick(self.table.panel(NumberPanel).form.over, LEFT)

    def shared_stage(self, step: str = "", *, bots: bool = False) -> TableWindow:
        """An advanced table where several seats are asked at once; or, for one person against bots, at this step."""
        names = {"maria-theresa": "Clara", "frederick": "Anna", "louis": "Bruno"}
        kinds = {"frederick": "steady", "louis": "steady"} if bots else {}
        seats = [SeatEntry(seat, name, kinds.get(seat, "")) for seat, name in names.items()]
        table = Table.new(engine.game("maria"), ruleset="2.0", scenario="advanced", seats=seats, seed=10)
        player, rng = bot("steady"), Rng(10)
        while (decision := table.decision()) is not None:
            if decision.step == step and decision.seat == "maria-theresa":
                break
            if not step and len(decision.seats) > 1 and decision.step != "deploy":
                break
            table.play(player.choose(table.view(decision.seat), decision, rng), decision.seat)
        self.shell.open_table(table)
        QApplication.processEvents()
        return self.table

    def go_on(self, step: str, most: int = 60) -> None:
        """Answer with the first Action until a Decision of this step is asked."""
        for _ in range(most):
            self.uncover()
            self.turn_up()
            decision = self.table.session.decision
            if decision is None:
                self.qtbot.wait(20)
            elif decision.step == step:
                return
            else:
                endings = [a for a in decision.actions if a.gesture().ends]
                self.table.session.act((endings or list(decision.actions))[0], sure=True)
        raise AssertionError(f"never came to {step}")


@pytest.fixture
def settings() -> Settings:
    """Nothing comes between at a table of MARIA."""
    return plain("maria")


@pytest.fixture
def driver(qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """A Shell at 1600 x 900 that draws no maps."""
    monkeypatch.setattr("desktop.maps.boardmap.BoardMap.prepare", lambda _self: None)
    shell = open_window(settings=settings)
    qtbot.addWidget(shell)
    shell.resize(1600, 900)
    shell.show()
    QApplication.processEvents()
    yield Driver(shell, qtbot)
    shell.close()
