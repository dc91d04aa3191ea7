"""A pair of hands that plays at the real window: presses, drags, picks and types what an Action means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QMenu, QPushButton, QWidget

import desktop.views.table.curtain
from desktop.app import Shell
from desktop.games.maria.political_panel import PoliticalPanel
from desktop.profile.settings import Settings
from desktop.views.pages.wizard import Wizard
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.appearance import Appearance
from engine import game
from engine.boards.board import Board
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.gesture import Gesture
from engine.kernel.journal import Journal
from engine.kernel.table import Table

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
KEYS = (Qt.Key.Key_A, Qt.Key.Key_L)
HOLD = desktop.views.table.curtain.HOLD
SHORT_HOLD = 40
LONG = 60_000
"""Milliseconds after which what is waited for never comes, however busy the machine is."""
FIRST = 2
"""So many drags of each kind are made by keys, all others by mouse."""
NAMES = ("Clara", "Anna", "Bruno")


def open_by_wizard(shell: Shell, seed: int, scenario: str = "introductory", seats: int = 3) -> TableWindow:
    """New table, scenario and seats, a person for each, a seed, Start."""
    window = start_by_wizard(shell, "maria", scenario, seats, seed)
    assert wait(window.curtain.isVisible, LONG)
    return window


def start_by_wizard(shell: Shell, game: str, scenario: str, seats: int, seed: int) -> TableWindow:
    """New table, a game, scenario and seats, a person for each, a seed, Start."""
    assert shell.start is not None
    click(next(b for b in shell.start.findChildren(QPushButton, "start-new") if b.isVisible()))
    wizard = shell.currentWidget()
    assert isinstance(wizard, Wizard)
    turn_to(wizard.games, game)
    turn_to(wizard.scenarios, scenario)
    turn_to(wizard.numbers, seats)
    for row, name in zip(wizard.rows, NAMES, strict=False):
        row.name.selectAll()
        QTest.keyClicks(row.name, name)
    QTest.keyClicks(wizard.seed, str(seed))
    click(wizard.start)
    window = shell.table
    assert window is not None
    return window


def at_table(table: Table, board: Board, settings: Settings, size: tuple[int, int]) -> TableWindow:
    """The window of a table, shown and ready for the keys; who opens it leaves it."""
    window = TableWindow(Appearance(settings), table, board)
    window.resize(*size)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    window.map.setFocus()
    return window


def turn_to(box: QComboBox, wanted: object) -> None:
    """Walk with the arrow keys to a choice."""
    steps = box.findData(wanted) - box.currentIndex()
    for _ in range(abs(steps)):
        QTest.keyClick(box, Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)
    assert box.currentData() == wanted


class Person:
    """One pair of hands for all seats; `patience` shortens the time that the curtain's button is held."""

    def __init__(self, window: TableWindow, patience: pytest.MonkeyPatch) -> None:
        self.window, self.view, self.scene = window, window.map, window.scene
        self._patience = patience
        self.done: Counter[str] = Counter()
        self.curtains = 0
        self._keys: set[Qt.Key] = set()

    @property
    def table(self) -> Table:
        """The table played at."""
        return self.window.session.table

    def asked(self) -> Decision:
        """What is asked: of who sits at the screen if it is one of several, else of the first."""
        decision = self.table.decision()
        assert decision is not None
        viewer = self.window.session.viewer
        return (viewer in decision.seats and self.table.decision(viewer)) or decision

    def next_decision(self) -> Decision | None:
        """What is to be decided next, when all have come to the table and handed in their sheets; None at the end."""
        while (decision := self.table.decision()) is not None:
            if self.window.curtain.isVisible():
                self.come()
            elif decision.step == "deploy":
                self.fill_in_the_sheet()
            else:
                return self.asked()
        return None

    # --- coming to the table ------------------------------------------------------

    def come(self) -> None:
        """Hold the button of the curtain until it opens."""
        curtain, hold = self.window.curtain, HOLD if self.curtains < 2 else SHORT_HOLD
        self._patience.setattr(desktop.views.table.curtain, "HOLD", hold)
        seat = curtain.seat
        assert self.window.session.viewer is None, "nothing of anybody is shown behind the curtain"
        QApplication.processEvents()  # whatever else still takes the focus while the table opens
        QTest.mousePress(curtain.button, LEFT)
        assert wait(lambda: not curtain.isVisible(), LONG)
        QTest.mouseRelease(curtain.button, LEFT)
        assert self.window.session.viewer == seat
        self.curtains += 1

    def look_at_own_cards(self) -> None:
        """In a duel hold the own key; else open the hand."""
        seating, tray = self.window.seating, self.window.tray
        decision = self.asked()
        if seating.duellists and decision.seat in seating.duellists:
            key = KEYS[seating.duellists.index(decision.seat)]

            def seen() -> bool:
                if self.window.session.viewer != decision.seat:
                    self.let_go()
                    QTest.keyPress(self.view, key)
                    self._keys.add(key)
                    QApplication.processEvents()
                return self.window.session.viewer == decision.seat

            assert wait(seen, LONG), f"{decision.seat} can't look at the own cards"
        elif not tray.open:
            for button in tray.findChildren(QPushButton, "keepOpen"):
                click(button)

    def let_go(self) -> None:
        """Let go of the keys of a duel."""
        for key in tuple(self._keys):
            QTest.keyRelease(self.view, key)
            self._keys.discard(key)

    # --- playing ------------------------------------------------------------------

    def play(self, action: Action) -> None:
        """Make the gesture of an Action and see that it was played."""
        self.come_forward()
        QApplication.processEvents()
        shown = self.window.session.decision
        if shown is not None and shown.keeps_back(action):
            self.look_at_own_cards()
            QApplication.processEvents()
        gesture, before = action.gesture(), len(self.table.journal.entries)
        if gesture.kind == "press":
            self.press(action)
        elif gesture.kind == "drag" and self.done[action.verb] < FIRST:
            self.drag_by_keys(gesture)
        else:
            {"drag": self.drag, "pick": self.pick, "number": self.number}[gesture.kind](gesture)
        QApplication.processEvents()
        self.confirm()
        assert len(self.table.journal.entries) > before, action.text()
        self.done[action.verb] += 1
        self.let_go()

    def come_forward(self) -> None:
        """The window is the active one again where a menu's closing has left none active."""
        if QApplication.focusWidget() is None:
            self.window.activateWindow()
            self.view.setFocus()
            wait(lambda: QApplication.focusWidget() is not None, LONG)

    def drag(self, gesture: Gesture) -> None:
        """Carry a piece along its way, in small steps, and let it go."""
        refs = list(gesture.via) or [gesture.target]
        self.show([gesture.source, *refs])
        viewport, at = self.view.viewport(), self.spot(gesture.source)
        QTest.mousePress(viewport, LEFT, NONE, at)
        for ref in refs:
            goal = self.point(ref)
            for step in range(1, 4):
                move(viewport, at + (goal - at) * step / 3)
            at = goal
        QTest.mouseRelease(viewport, LEFT, NONE, at)
        self.choose(gesture)

    def drag_by_keys(self, gesture: Gesture) -> None:
        """N to the piece, Tab to where it is to go, Enter."""
        hand = self.scene.hand
        for _ in self.scene.moves.sources():
            if hand.source != gesture.source:
                QTest.keyClick(self.view, Qt.Key.Key_N)
        for _ in hand.targets():
            if hand.target != gesture.target:
                QTest.keyClick(self.view, Qt.Key.Key_Tab)
        QTest.keyClick(self.view, Qt.Key.Key_Return)
        self.choose(gesture)

    def choose(self, gesture: Gesture) -> None:
        """Take the line of the chooser that says what is meant, or say how many of a pile."""
        chooser, numbers = self.view.chooser, self.view.number_chooser
        if numbers.open:
            numbers.field.selectAll()
            QTest.keyClicks(numbers.field, str(gesture.count))
            click(numbers.take)
        if not chooser.open:
            return
        label = self.window.appearance.text(gesture.label)
        for row in range(chooser.count()):
            item = chooser.item(row)
            if f"{label}; " in f"{item.text()}; ":
                QTest.mouseClick(chooser.viewport(), LEFT, NONE, chooser.visualItemRect(item).center())
                return

    def show(self, refs: list[str]) -> None:
        """Bring all of a way into sight, near enough to tell its cities apart, and open where its piece waits."""
        points = [p for p in map(self.scene.on_map, refs) if p is not None]
        if points:
            left, right = min(p.x() for p in points), max(p.x() for p in points)
            top, bottom = min(p.y() for p in points), max(p.y() for p in points)
            room = self.view.viewport().rect().adjusted(120, 120, -120, -160)
            zoom = min(1.2, room.width() / max(1.0, right - left), room.height() / max(1.0, bottom - top))
            self.view.look_at(QPointF((left + right) / 2, (top + bottom) / 2), zoom)
        if self.scene.on_map(refs[0]) is None:
            self.open_drawer(refs[0])

    def open_drawer(self, piece: str) -> None:
        """Click the tile of the plate on which a piece waits: so its drawer stays, wherever the pointer goes."""
        rail = self.window.rail
        tile = rail.tile_of(self.scene.store.plate_of(piece))
        if not (rail.opened == tile and rail.pinned):
            click(rail.buttons[tile])
            QApplication.processEvents()
        assert rail.drawer.is_open

    def point(self, ref: str) -> QPoint:
        """Where a reference lies in the window now."""
        point = self.scene.anchor(ref)
        assert point is not None, ref
        return self.view.mapFromScene(point)

    def spot(self, ref: str) -> QPoint:
        """Where to press a piece: on its body."""
        item = self.scene.piece_item(ref)
        lift = QPointF() if item is None else item.foot() - QPointF(0, 8 * item.size)
        return self.point(ref) + lift.toPoint()

    def pick(self, gesture: Gesture) -> None:
        """Click a card, and its value if it has several; or a piece."""
        if gesture.source.startswith("piece:"):
            self.show([gesture.source])
            QTest.mouseClick(self.view.viewport(), LEFT, NONE, self.spot(gesture.source))
            self.choose(gesture)
            return
        if gesture.source.startswith("political:"):
            self.pick_political(gesture.source)
            return
        self.look_at_own_cards()
        card = next((c for c in self.window.tray.cards if f"card:{c.card}" == gesture.source), None)
        if card is None:
            return
        click(card)
        menu = self.window.tray.findChild(QMenu, "valueChooser")
        if menu is not None and menu.isVisible():
            label = self.window.appearance.text(gesture.label)
            entry = next(a for a in menu.actions() if a.text().endswith(label))
            QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(entry).center())

    def pick_political(self, ref: str) -> None:
        """Click a card of the political table."""
        panel = self.window.panel(PoliticalPanel)
        assert panel is not None
        board = panel.board
        assert wait(board.isVisible, LONG)
        panel.area.ensureVisible(0, 0)
        QTest.mouseClick(board, LEFT, NONE, board.spot_of(ref).center().toPoint())

    def confirm(self) -> None:
        """Where it is asked, say again what is meant."""
        doubt = self.window.prompt.doubt
        if doubt is not None:
            self.done["confirmed"] += 1
            self.press(doubt)
            QApplication.processEvents()

    def press(self, action: Action) -> None:
        """Press the button that says it."""
        decision = self.asked()
        label = self.window.appearance.text(decision.label(action))
        if self.window.seating.duellists:
            self.look_at_own_cards()
        places: tuple[QWidget | None, ...] = (self.window.prompt, self.window.panel(PoliticalPanel))
        for place in places:
            for button in place.findChildren(QPushButton) if place is not None else ():
                if button.isVisible() and says(button, label) and button.isEnabled():
                    click(button)
                    return
        self.press_in_menu(label)

    def press_in_menu(self, label: str) -> None:
        """Take an answer from the menu in which the prompt bar keeps more than it has room for."""
        for button in self.window.prompt.findChildren(QPushButton):
            menu = button.menu()
            entry = next((a for a in menu.actions() if says(a, label)), None) if menu else None
            if menu is not None and entry is not None and button.isVisible():
                at = menu.actionGeometry(entry).center()
                QTimer.singleShot(0, menu, lambda m=menu, at=at: QTest.mouseClick(m, LEFT, NONE, at))
                click(button)
                return

    def hand_over(self, seat: str) -> None:
        """Give the screen to another of those who are asked at once."""
        QApplication.processEvents()
        label = self.window.appearance.tr("button-hand-over-to", seat=f"seat:{seat}")
        for button in self.window.prompt.findChildren(QPushButton):
            if button.isVisible() and says(button, label):
                click(button)
                return

    def number(self, gesture: Gesture) -> None:
        """Type a number into the row of its piece."""
        panel = self.window.panel(NumberPanel)
        self.turn_up(panel)
        row = next((r for r in panel.rows if r.row.source == gesture.source), None)
        if row is None:
            return
        row.field.setFocus()
        row.field.selectAll()
        QTest.keyClicks(row.field, str(gesture.value))
        QTest.keyClick(row.field, Qt.Key.Key_Tab)
        QApplication.processEvents()
        click(panel.form.over)

    def turn_up(self, panel: NumberPanel) -> None:
        """Keep the hand open where a sheet lies face down with it."""
        if panel.form.face_down.isVisible():
            click(panel.form.face_down.keep)
            QApplication.processEvents()

    def fill_in_the_sheet(self) -> None:
        """Spread the troops and hand the sheet over."""
        before = len(self.table.journal.entries)
        panel = self.window.panel(NumberPanel)
        assert panel.isVisible()
        self.turn_up(panel)
        for name in ("spreadNumbers", "handOver"):
            buttons = [b for b in panel.findChildren(QPushButton, name) if b.isVisible()]
            assert buttons, name
            click(buttons[-1])
            QApplication.processEvents()
        assert len(self.table.journal.entries) > before, "the sheet was not taken"
        self.done["sheet"] += 1


def says(one: QAbstractButton | QAction, label: str) -> bool:
    """Whether a button or a line of a menu says this, perhaps in two lines."""
    return one.text().replace("&&", "&").replace("\n", " ") == label


def click(widget: QWidget) -> None:
    """A click in the middle of a widget."""
    QTest.mouseClick(widget, LEFT, NONE, widget.rect().center())


def move(widget: QWidget, at: QPoint) -> None:
    """Move the pointer with the button down."""
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(widget.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        LEFT,
        NONE,
    )
    QApplication.sendEvent(widget, event)


def wait(until: Callable[[], bool], most: int) -> bool:
    """Let the window live until something is so, at most so many milliseconds."""
    for _ in range(most // 10):
        if until():
            return True
        QTest.qWait(10)
    return until()


def check_end(person: Person, shell: Shell) -> None:
    """The prompt names the winners, and the file replays to the same end."""
    window, table = person.window, person.table
    result = table.position.result
    assert result is not None
    names = [window.appearance.name(f"seat:{seat}") for seat in result.winners]
    assert names

    def told() -> str:
        return window.prompt.text.accessibleName()

    assert wait(lambda: all(name in told() for name in names), LONG), (
        told()
    )  # what it came to stands there first
    digest, path = table.position.digest(), window.path()
    assert path is not None
    shell.show_start()
    again = Table.resume(game("maria"), Journal.open(path))
    assert again.position.digest() == digest
    assert again.position.result == result
    again.journal.close()
