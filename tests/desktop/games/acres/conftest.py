"""Tables of A FEW ACRES OF SNOW in a real window, from position files, played by real clicks and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import yaml
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

import engine
from desktop.art.fonts import load_fonts
from desktop.views.hand.hand_cards import CardButton
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.appearance import Appearance
from engine.boards.load import load_board
from engine.kernel.journal import Kind, SeatEntry
from engine.kernel.table import Table
from tests.desktop.driver import plain
from tests.desktop.person import LONG
from tests.desktop.views.scene.conftest import Mouse

LEFT = Qt.MouseButton.LeftButton


class Hands:
    """Two hands at one table."""

    def __init__(self, window: TableWindow, qtbot: QtBot) -> None:
        self.window, self.bot = window, qtbot
        self.mouse = Mouse(qtbot, window.map)

    @property
    def played(self) -> str:
        """The last Action in its text form; "" before the first."""
        history = self.window.session.table.history
        return history[-1].action.text() if history else ""

    @property
    def prompt(self) -> str:
        """What the prompt bar says."""
        return self.window.prompt.text.accessibleName()

    def card(self, name: str, copy: int = 0) -> CardButton:
        """A card of the hand."""
        return next(c for c in self.window.tray.cards if (c.card, c.copy) == (name, copy))

    def choose(self, *names: str) -> None:
        """Click cards of the hand; one named twice is clicked in two copies."""
        for number, name in enumerate(names):
            QTest.mouseClick(self.card(name, names[:number].count(name)), LEFT)

    def show(self, ref: str) -> None:
        """Bring something into sight: on the map, or in its drawer."""
        point = self.window.scene.on_map(ref)
        if point is not None:
            self.window.map.look_at(point, 0.9)
        else:
            self.window.map.keep_seen(ref)

    def click(self, ref: str) -> None:
        """Click on the map."""
        self.show(ref)
        point = self.window.scene.anchor(ref)
        assert point is not None
        self.bot.mouseClick(self.window.map.viewport(), LEFT, pos=self.window.map.mapFromScene(point))

    def press(self, words: str) -> None:
        """Press the button of the prompt bar that begins with these words."""
        QTest.mouseClick(self.button(words), LEFT)

    def button(self, words: str) -> QPushButton:
        """A button of the prompt bar; long words stand in two lines."""

        def found() -> list[QPushButton]:
            buttons = self.window.prompt.findChildren(QPushButton)
            return [b for b in buttons if b.isVisible() and b.text().replace("\n", " ").startswith(words)]

        self.bot.waitUntil(lambda: bool(found()))
        return found()[0]

    def key(self, key: Qt.Key) -> None:
        """A key on the map."""
        QTest.keyClick(self.window.map, key)

    def lines(self) -> list[str]:
        """What the chooser offers."""
        chooser = self.window.map.chooser
        return [chooser.item(row).text() for row in range(chooser.count())] if chooser.open else []

    def take(self, words: str) -> None:
        """Take the first line of the chooser that has these words."""
        chooser = self.window.map.chooser
        row = next(n for n, line in enumerate(self.lines()) if words in line)
        QTest.mouseClick(chooser.viewport(), LEFT, pos=chooser.visualItemRect(chooser.item(row)).center())

    def drag(self, source: str, target: str) -> None:
        """Carry a piece out of its drawer to a place."""
        view, scene = self.window.map, self.window.scene
        self.show(target)
        self.show(source)
        item, home, point = scene.piece_item(source), scene.anchor(source), scene.anchor(target)
        assert item is not None
        assert home is not None
        assert point is not None
        start = view.mapFromScene(home) + (item.foot() - QPoint(0, 6)).toPoint()
        end = view.mapFromScene(point)
        self.bot.mousePress(view.viewport(), LEFT, pos=start)
        for step in range(1, 7):
            self.bot.mouseMove(view.viewport(), start + (end - start) * step / 6)
        self.bot.mouseRelease(view.viewport(), LEFT, pos=end)

    def come(self) -> str:
        """Who is named by the curtain comes to the table; the seat."""
        curtain = self.window.curtain
        assert curtain.isVisible()
        seat = curtain.seat
        QTest.mousePress(curtain.button, LEFT)
        self.bot.waitUntil(lambda: not curtain.isVisible(), timeout=LONG)
        QTest.mouseRelease(curtain.button, LEFT)
        self.window.tray.keep_open()
        return seat


Sit = Callable[..., Hands]
PERSONS = (SeatEntry("british", "Clara"), SeatEntry("french", "Anna"))


@pytest.fixture
def sit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Opens tables, of a position file or as they are given; everybody may see everything unless it is a match."""
    monkeypatch.setattr("desktop.maps.boardmap.BoardMap.prepare", lambda _self: None)
    made: list[TableWindow] = []

    def open_table(
        position: str = "", *, kind: Kind = "open", seed: int = 3, table: Table | None = None
    ) -> Hands:
        load_fonts()
        appearance = Appearance(plain("acres"))
        given: dict[str, Any] | None = yaml.safe_load(f"game: acres\n{position}") if position else None
        table = table or Table.new(engine.game("acres"), seed=seed, kind=kind, seats=PERSONS, position=given)
        window = TableWindow(appearance, table, load_board("acres"))
        qtbot.addWidget(window)
        made.append(window)
        window.resize(1600, 900)
        window.show()
        window.activateWindow()
        QApplication.processEvents()
        window.map.setFocus()
        return Hands(window, qtbot)

    yield open_table
    for window in made:
        window.leave()
