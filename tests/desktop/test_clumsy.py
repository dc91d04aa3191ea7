"""Clumsy hands at whole games: held, doubled and too early, they play nothing that was not on the screen before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

import desktop.views.table.curtain
import engine
from desktop.art.fonts import load_fonts
from desktop.maps.boardmap import BoardMap
from desktop.session.gate import SIGHT
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.appearance import Appearance
from engine.boards.load import load_board
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.driver import plain
from tests.desktop.patience import ClumsyGate
from tests.desktop.person import wait

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
KEYS = (
    *[Qt.Key.Key_Return] * 6, Qt.Key.Key_Space, Qt.Key.Key_N, Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_A,
    Qt.Key.Key_L, Qt.Key.Key_F6, *(Qt.Key(Qt.Key.Key_0 + digit) for digit in range(1, 6)),
)  # fmt: skip
ASTRAY = 40
"""So many events long nobody finds back to the match."""
WAITS = (0, 0, 60, SIGHT - 1, SIGHT, 900)
Shown = tuple[object, ...]


@dataclass(frozen=True)
class Down:
    """What was on the screen for long enough when a key or a button went down; None: nothing was."""

    seen: Shown | None


class Clumsy:
    """Fires events at a window, and holds what is played against what it had seen when it pressed.

    It knows nothing of the gate but its clock: what is on the screen is what the prompt bar was painted with.
    """

    def __init__(self, window: TableWindow, seed: int) -> None:
        self.window, self.rng, self.done = window, Rng(seed), Counter[str]()
        gate = window.session.gate
        assert isinstance(gate, ClumsyGate)
        self.clock = gate.stopped
        self._painted: Shown | None = None
        self._since = 0.0
        self._down: Down | None = None
        self._first, self._fault = 0, ""
        self._watched: list[Table] = []
        self._astray = 0
        self.watch()
        paint = window.prompt.paintEvent

        def painted(event):  # type: ignore[no-untyped-def]
            paint(event)
            if self.shown() != self._painted:
                self._painted, self._since = self.shown(), self.clock.time

        window.prompt.paintEvent = painted  # type: ignore[method-assign]

    def watch(self) -> None:
        """See what is played at the table before the person: the match, or a what-if beside it."""
        table = self.window.session.table
        if any(table is other for other in self._watched):
            return
        self._watched.append(table)
        settle = table.settle

        def watched(trial):  # type: ignore[no-untyped-def]
            if not self.window.bots.playing:
                self._played(trial.action.text(), at_the_match=table is self._watched[0])
            return settle(trial)

        table.settle = watched  # type: ignore[method-assign]

    def come_back(self) -> None:
        """Who has strayed into the past or a what-if finds back to the match after a while."""
        session = self.window.session
        self._astray = self._astray + 1 if session.what_if is not None or session.moment is not None else 0
        if self._astray > ASTRAY:
            session.back_to_now()
            self.done["came back"] += 1

    def shown(self) -> Shown:
        """What is asked, of whom, which buttons offer it, and what is filled in on the sheet."""
        session, prompt = self.window.session, self.window.prompt
        buttons = tuple(b.text() for b in prompt.answers)
        covered = self.window.curtain.isVisible()
        sheet = self.window.panel(NumberPanel)
        numbers = tuple((row.row.source, row.value) for row in sheet.rows) if sheet is not None else ()
        return len(session.table.history), session.viewer, covered, prompt.doubt, buttons, numbers

    def _played(self, text: str, *, at_the_match: bool) -> None:
        self.done["played" if at_the_match else "tried out"] += 1
        moment, down = len(self.window.session.table.history), self._down
        if down is None or down.seen is None:
            self._fault = f"'{text}' was played by a press before anything could be seen"
        elif down.seen[2] or down.seen[1] is None or down.seen[0] not in (moment, self._first):
            self._fault = f"'{text}' was not on the screen when it was pressed: {down.seen}"

    # --- pressing -----------------------------------------------------------------

    def press(self) -> None:
        """Note what has been on the screen for long enough."""
        seen = self._painted == self.shown() and self.clock.time - self._since >= SIGHT
        self._down = Down(self._painted if seen else None)
        self._first = len(self.window.session.table.history)

    def wait(self) -> None:
        """Perhaps some time passes, and perhaps the window is painted."""
        if self.rng.below(3):
            QApplication.processEvents()
        self.clock.time += self.rng.choice(WAITS)

    def focus(self) -> QWidget:
        """What gets the keys."""
        focus = QApplication.activePopupWidget() or QApplication.focusWidget()
        if focus is not None and not focus.isVisible():
            self.window.activateWindow()  # a closed menu keeps the keys where no window system gives them back
            focus = QApplication.focusWidget()
        return focus or self.window.map

    def key(self) -> None:
        """A key: tapped, doubled or held."""
        key = self.rng.choice(KEYS)
        for _ in range(1 + self.rng.below(2)):
            self.press()
            QTest.keyPress(self.focus(), key)
            if not self.rng.below(3):
                self.wait()
                self._down = Down(None)
                for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
                    QApplication.sendEvent(self.focus(), QKeyEvent(kind, key, NONE, "", True))
                self.done["held"] += 1
            QTest.keyRelease(self.focus(), key)

    def click(self) -> None:
        """A button somewhere: clicked, or clicked twice where it was."""
        window = self.window
        places = (window.prompt, window.prompt, window.tray, *(p for p in window.brought if p.isVisible()))
        found = [
            b
            for b in self.rng.choice(places).findChildren(QAbstractButton)
            if b.isVisible() and b.isEnabled()
        ]
        if not found:
            return
        button = self.rng.choice(found)
        spot = button.mapTo(window, button.rect().center())
        for _ in range(1 + self.rng.below(2)):
            self.in_a_menu()
            self.press()
            QTest.mouseClick(window.childAt(spot) or window, LEFT, NONE, self._inside(spot))
            self.done["clicked"] += 1

    def _inside(self, spot: QPoint) -> QPoint:
        widget = self.window.childAt(spot)
        return widget.mapFrom(self.window, spot) if widget is not None else spot

    def in_a_menu(self) -> None:
        """If a menu opens, take a line of it, sooner or later."""

        def choose() -> None:
            menu = QApplication.activePopupWidget()
            if not isinstance(menu, QMenu):
                return
            self.wait()
            lines = menu.actions()
            if lines and self.rng.below(2):
                early = menu in self.window.session.gate._awaited
                self.press()
                if early:
                    self._down = Down(None)
                QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(self.rng.choice(lines)).center())
            menu.close()

        QTimer.singleShot(0, self.window, choose)

    def drag(self) -> None:
        """A piece is taken to a place where it may go, while the table perhaps changes."""
        scene, view = self.window.scene, self.window.map
        sources = [ref for ref in scene.moves.sources() if scene.anchor(ref) is not None]
        if not sources or self.window.curtain.isVisible():
            return
        source = self.rng.choice(sources)
        targets = list(scene.moves.targets(source)) or [source]
        goal = scene.anchor(self.rng.choice(targets)) or scene.anchor(source)
        start = scene.anchor(source)
        assert start is not None
        assert goal is not None
        view.keep_in_sight(start)
        self.press()
        QTest.mousePress(view.viewport(), LEFT, NONE, view.mapFromScene(start))
        QTest.mouseMove(view.viewport(), view.mapFromScene(goal))
        if not self.rng.below(3):
            self.done["changed under a drag"] += self.window.session.undo()
            self.wait()
        QTest.mouseRelease(view.viewport(), LEFT, NONE, view.mapFromScene(goal))
        self.done["dragged"] += 1

    def come(self) -> None:
        """Hold Enter on the curtain, and hold it for longer."""
        curtain, table = self.window.curtain, self.window.session.table
        before = len(table.history)
        self._down = Down(None)
        self.clock.time += 100
        QTest.keyPress(self.focus(), Qt.Key.Key_Return)
        assert wait(lambda: not curtain.isVisible(), 60_000)
        for _ in range(3):
            QApplication.processEvents()
            self.clock.time += 400
            held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NONE, "", True)
            QApplication.sendEvent(self.focus(), held)
        QTest.keyRelease(self.focus(), Qt.Key.Key_Return)
        assert len(table.history) == before, "Enter held on the curtain went on"
        self.done["curtains"] += 1

    def sheet(self) -> None:
        """Fill in a sheet of troops; often it is handed over at once."""
        panel = self.window.panel(NumberPanel)
        if panel is not None and panel.wanted and not panel.ready:
            panel.form.face_down.keep.click()
            panel.spread()

    def let_bots_play(self) -> None:
        """Wait for the bots, as a rule."""
        if self.rng.below(4):
            assert wait(lambda: not self.window.bots.busy(), 60_000), "a bot never plays"

    def play(self, events: int) -> None:
        """So many events."""
        deeds: tuple[Callable[[], None], ...] = (self.key, self.key, self.click, self.drag)
        for _ in range(events):
            if self.window.session.table.decision() is None:
                return
            if self.window.curtain.isVisible():
                self.come()
            self.let_bots_play()
            self.come_back()
            self.watch()
            self.sheet()
            self.rng.choice(deeds)()
            self._down = None
            self.wait()
            assert not self._fault, self._fault


PEOPLE = {
    "maria": ("maria-theresa", "frederick", "louis"),
    "acres": ("british", "french"),
    "revolution": ("catholics", "habsburgs", "nobility", "burghers", "reformers"),
}
SHORT = [
    ("maria", "introductory", 1, 5, 60),
    ("maria", "advanced", 0, 1, 60),
    ("acres", "", 0, 2, 60),
    ("revolution", "", 0, 5, 60),
]
LONG = [
    (game, scenario, bots, seed, 1500)
    for game, scenario in (
        ("maria", "introductory"),
        ("maria", "advanced"),
        ("acres", ""),
        ("revolution", ""),
    )
    for bots in (0, 1)
    for seed in (3, 4)
]


def clumsy_game(qtbot: QtBot, game: str, scenario: str, bots: int, seed: int, events: int) -> Counter[str]:
    """What was done at a table of persons and bots."""
    load_fonts()
    seats = [SeatEntry(seat, "", "steady" if n < bots else "") for n, seat in enumerate(PEOPLE[game])]
    table = Table.new(engine.game(game), scenario=scenario, seats=seats, seed=seed, kind="match")
    appearance = Appearance(plain(game))
    window = TableWindow(appearance, table, load_board(game))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    clumsy = Clumsy(window, seed)
    try:
        clumsy.play(events)
    finally:
        window.leave()
    return clumsy.done


@pytest.fixture
def clumsy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits by himself, and the curtain opens soon."""
    monkeypatch.setattr("desktop.session.session.Gate", ClumsyGate)
    monkeypatch.setattr(desktop.views.table.curtain, "HOLD", 20)
    monkeypatch.setattr(BoardMap, "prepare", lambda _self: None)


@pytest.mark.usefixtures("clumsy")
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(("game", "scenario", "bots", "seed", "events"), SHORT)
def test_a_clumsy_person(qtbot: QtBot, game: str, scenario: str, bots: int, seed: int, events: int) -> None:
    done = clumsy_game(qtbot, game, scenario, bots, seed, events)
    assert min(done[one] for one in ("played", "held", "clicked")) >= 2, done


@pytest.mark.long
@pytest.mark.usefixtures("clumsy")
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(("game", "scenario", "bots", "seed", "events"), LONG)
def test_clumsy_persons_at_whole_games(
    qtbot: QtBot, game: str, scenario: str, bots: int, seed: int, events: int
) -> None:
    done = clumsy_game(qtbot, game, scenario, bots, seed, events)
    assert done["played"] >= 20, done
