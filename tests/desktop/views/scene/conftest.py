"""A table of MARIA in Prussia's first movement phase, and real mouse events for its map."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

import engine
from desktop.profile.keys import Keys
from desktop.profile.settings import Settings
from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_scene import TableScene
from desktop.views.table.rail import Rail
from desktop.views.widgets.appearance import Appearance
from engine.boards.board import Board
from engine.boards.load import load_board
from engine.kernel.decision import Decision
from engine.kernel.table import Table
from engine.texts.translate import Translator

LEFT = Qt.MouseButton.LeftButton


def _next(decision: Decision) -> str:
    """Ends what can be ended, else plays the first Action."""
    actions = list(decision.actions)
    ending = [a for a in actions if a.gesture().ends]
    return (ending or actions)[0].text()


@pytest.fixture(scope="session")
def opening() -> list[tuple[str, str]]:
    """The Actions that lead to the movement of Prussia and Saxony."""
    table, played = Table.new(engine.game("maria"), seed=3, kind="open"), []
    while not (table.position.top().name == "movement" and "prussia" in table.view(None).acting):
        decision = table.decision()
        assert decision is not None
        text = _next(decision)
        played.append((decision.seat, text))
        table.play(decision.read(text), decision.seat)
    return played


@pytest.fixture
def table(opening: list[tuple[str, str]]) -> Table:
    """The table there."""
    made = Table.new(engine.game("maria"), seed=3, kind="open")
    for seat, text in opening:
        made.play(made.position.read(text), seat)
    return made


@pytest.fixture(scope="session")
def board() -> Board:
    """The board of MARIA."""
    return load_board("maria")


@pytest.fixture
def session(table: Table) -> Session:
    """Seen by the seat that leads Prussia."""
    return Session(table, "frederick")


class Mouse:
    """A hand with a mouse: presses, moves in small steps, lets go."""

    def __init__(self, qtbot: QtBot, view: MapView) -> None:
        self.bot, self.view = qtbot, view

    def spot(self, ref: str) -> QPoint:
        """Where to press: on the body of a piece, or the centre of a place."""
        point = self.view.table.anchor(ref)
        assert point is not None, ref
        item = self.view.table.piece_item(ref)
        lift = QPointF(0, 0) if item is None else item.foot() - QPointF(0, 8)
        return self.view.mapFromScene(point) + lift.toPoint()

    def press(self, ref: str) -> None:
        """Press the left button."""
        self.bot.mousePress(self.view.viewport(), LEFT, pos=self.spot(ref))

    def move(self, start: str, *through: str) -> None:
        """Drag with the button down through some references."""
        at = self.spot(start)
        for ref in through:
            point = self.view.table.anchor(ref)
            assert point is not None
            end = self.view.mapFromScene(point)
            for step in range(1, 6):
                self.bot.mouseMove(self.view.viewport(), at + (end - at) * step / 5)
            at = end

    def release(self, ref: str) -> None:
        """Let go over a place."""
        point = self.view.table.anchor(ref)
        assert point is not None
        self.bot.mouseRelease(self.view.viewport(), LEFT, pos=self.view.mapFromScene(point))

    def drag(self, source: str, *through: str) -> None:
        """The whole gesture."""
        self.press(source)
        self.move(source, *through)
        self.release(through[-1])

    def click(self, ref: str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and let go at once."""
        self.bot.mouseClick(self.view.viewport(), LEFT, modifier, self.spot(ref))


@pytest.fixture
def make_view(qtbot: QtBot, session: Session, board: Board) -> Iterator[Callable[..., MapView]]:
    """Opens maps and closes them."""
    made: list[MapView] = []

    def make(theme: str = "parchment") -> MapView:
        words = Translator("en", "maria", _names(board), None, "2.0")
        scene = TableScene(session, board, load_theme(theme), words, draw_map=False)
        view = MapView(scene, Keys())
        qtbot.addWidget(view)
        view.resize(1560, 712)
        view.show()
        view.look_at(scene.ground.point("glogau"), 0.75)
        made.append(view)
        return view

    yield make
    for view in made:
        view.close_table()


@pytest.fixture
def view(make_view: Callable[..., MapView]) -> MapView:
    """The map at reading size, Silesia in the middle."""
    return make_view()


@pytest.fixture
def rail(qtbot: QtBot, view: MapView, session: Session, board: Board) -> Rail:
    """The rail of this map, its drawers closed."""
    appearance = Appearance(Settings(language="en", theme="parchment"))
    appearance.speak_of("maria", _names(board), None, "2.0")
    made = Rail(appearance, session, view)
    qtbot.addWidget(made)
    made.resize(made.width(), view.height())
    made.show()
    return made


@pytest.fixture
def mouse(qtbot: QtBot, view: MapView) -> Mouse:
    """A mouse over the map."""
    return Mouse(qtbot, view)


def _names(board: Board) -> Callable[[str], str | None]:
    def name(ref: str) -> str | None:
        kind, _, key = ref.partition(":")
        if kind == "place":
            return board.places[key].name if key in board.places else None
        return next((p.name for p in board.setup.pieces if p.id == key), None) if kind == "piece" else None

    return name
