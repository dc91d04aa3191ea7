"""Before the first movement: Austria's hussars wait in her camp and are dragged onto the map from there."""

from __future__ import annotations

import pytest

import engine
from desktop.session import Session
from desktop.views.scene.map_view import MapView
from engine.kernel.table import Table
from tests.desktop.scene.conftest import Mouse

HUSSAR = "piece:hussar-1"


@pytest.fixture
def session() -> Session:
    """Austria is to place her hussars."""
    table = Table.new(engine.game("maria"), seed=3, kind="open")
    while table.position.top().name != "hussars":
        decision = table.decision()
        assert decision is not None
        table.play(next(iter(decision.actions)), decision.seat)
    return Session(table, "maria-theresa")


def test_a_hussar_is_dragged_from_the_camp_to_a_city(view: MapView, mouse: Mouse, session: Session) -> None:
    view.fit()
    spot = view.table.anchor(HUSSAR)
    assert spot is not None
    assert view.table.map.layout.camps["austria"].contains(spot)
    mouse.press(HUSSAR)
    target = min(view.table.hand.targets())
    mouse.move(HUSSAR, target)
    mouse.release(target)
    assert session.table.history[-1].action.text() == f"hussar hussar-1 {target.removeprefix('place:')}"
    assert view.table.place_of(HUSSAR) == target.removeprefix("place:")


def test_the_camp_closes_up_when_one_has_left_it(view: MapView, session: Session) -> None:
    first, second = view.table.anchor(HUSSAR), view.table.anchor("piece:hussar-2")
    decision = session.decision
    assert decision is not None
    action = next(a for a in decision.actions if a.gesture().source == HUSSAR)
    assert first is not None
    assert second is not None
    assert first.x() < second.x()
    session.act(action)
    assert view.table.anchor("piece:hussar-2") == first
