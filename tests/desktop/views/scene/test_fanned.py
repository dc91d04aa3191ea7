"""A stack that fans out under the pointer: another piece may come under it, which nobody has seen there yet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

import engine
from desktop.session.session import Session
from desktop.views.scene.map_view import MapView
from engine.kernel.positions import PositionFile
from engine.kernel.table import Table
from tests.desktop.views.scene.conftest import LEFT, Mouse

STACK: dict[str, object] = {
    "game": "maria",
    "scenario": "advanced",
    "stage": "prussia",
    "phase": "movement",
    "pieces": {"friedrich": "bunzlau", "rutowski": "goerlitz"},
    "troops": {"friedrich": 6, "rutowski": 5},
}


@pytest.fixture
def table() -> Table:
    """Friedrich has joined Rutowski, and who commands is asked."""
    made = PositionFile(Path("stack.yaml"), STACK).table(engine.game("maria"))
    decision = made.decision()
    assert decision is not None
    made.play(decision.read("move friedrich goerlitz"), decision.seat)
    return made


def test_a_click_at_the_moment_of_fanning_chooses_nobody(
    view: MapView, mouse: Mouse, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    turned: list[QWidget] = []
    monkeypatch.setattr(session.gate, "turn", turned.append)
    monkeypatch.setattr(session.gate, "opens", lambda part: part not in turned)
    view.look_at(view.table.ground.point("goerlitz"), 0.75)
    before, spot = len(session.table.history), mouse.spot("piece:friedrich") - QPointF(0, 14).toPoint()
    mouse.bot.mouseMove(view.viewport(), spot)
    assert view.table.piece_at(view.mapToScene(spot)) == "piece:friedrich"
    view._rest.timeout.emit()
    assert view.table.piece_at(view.mapToScene(spot)) == "piece:rutowski", "the stack has fanned out"
    assert turned == [view.viewport()]
    mouse.bot.mouseClick(view.viewport(), LEFT, pos=spot)
    assert len(session.table.history) == before
    view._rest.timeout.emit()
    assert turned == [view.viewport()], "it is fanned out already"
    turned.clear()
    mouse.bot.mouseClick(view.viewport(), LEFT, pos=spot)
    assert session.table.history[-1].action.text() == "command rutowski"
