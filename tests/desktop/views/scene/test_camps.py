"""Before the first movement: Austria's hussars wait in her drawer and are dragged onto the map from there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import engine
from desktop.session.session import Session
from desktop.views.scene.map_geometry import id_of
from desktop.views.scene.map_view import MapView
from desktop.views.scene.targets import Target
from desktop.views.table.rail import Rail
from engine.kernel.message import Message
from engine.kernel.refusal import Refusal
from engine.kernel.table import Table
from tests.desktop.views.scene.conftest import LEFT, Mouse

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


def test_a_hussar_is_dragged_from_its_drawer_to_a_city(
    view: MapView, rail: Rail, mouse: Mouse, session: Session
) -> None:
    view.fit()
    rail.buttons["austria"].click()
    spot = view.table.anchor(HUSSAR)
    assert spot is not None
    assert rail.drawer.geometry().contains(view.mapFromScene(spot))
    mouse.press(HUSSAR)
    target = free_of(rail, view)
    mouse.move(HUSSAR, target)
    mouse.release(target)
    assert session.table.history[-1].action.text() == f"hussar hussar-1 {target.removeprefix('place:')}"
    assert view.table.place_of(HUSSAR) == target.removeprefix("place:")
    assert rail.drawer.is_open, "for the next one that waits there"
    rail.close_drawer()


def test_a_hussar_is_pressed_in_its_drawer_and_its_city_then(
    view: MapView, rail: Rail, mouse: Mouse, session: Session
) -> None:
    view.fit()
    rail.buttons["austria"].click()
    mouse.click(HUSSAR)
    assert view.table.hand.source == HUSSAR
    target = free_of(rail, view)
    assert target in view.table.lights.lit()
    mouse.click(target)
    assert session.table.history[-1].action.text() == f"hussar hussar-1 {target.removeprefix('place:')}"


def test_the_drawer_gives_way_to_what_is_carried_out_of_it(view: MapView, rail: Rail, mouse: Mouse) -> None:
    rail.buttons["austria"].click()
    mouse.press(HUSSAR)
    start = mouse.spot(HUSSAR)
    for step in range(1, 5):
        mouse.bot.mouseMove(view.viewport(), start + QPoint(6 * step, 0))
    assert view.table.hand.carries
    assert not rail.drawer.is_open, "places under it may be lit"
    mouse.bot.mouseRelease(view.viewport(), LEFT, pos=start + QPoint(24, 0))
    assert not view.table.hand.carries


def test_a_pinned_drawer_comes_back_as_long_as_anything_waits_there(view: MapView, rail: Rail) -> None:
    view.fit()
    rail.buttons["austria"].click()
    waiting = [ref for ref in view.table.moves.sources() if not view.table.place_of(ref)]
    for left in reversed(range(len(waiting))):
        view.table.hand.take(waiting[left])
        view.table.hand.carry(QPointF())
        rail._pointer_left()
        assert not rail.drawer.is_open
        view.table.hand.drop(next(iter(view.table.hand.targets())), QPointF())
        assert rail.drawer.is_open == (left > 0)


def test_what_is_carried_is_seen_over_a_drawer_that_is_aimed_at(
    view: MapView, rail: Rail, mouse: Mouse
) -> None:
    rail.buttons["austria"].click()
    mouse.press(HUSSAR)
    start = mouse.spot(HUSSAR)
    view.table.store.frame(("side:austria",))
    rail._relight()
    before = rail.drawer.grab().toImage()
    for step in range(1, 5):
        mouse.bot.mouseMove(view.viewport(), start + QPoint(6 * step, 0))
    assert rail.drawer.is_open
    assert rail.drawer.grab().toImage() != before


def test_the_keyboard_aims_at_a_plate_and_lays_there(
    view: MapView, rail: Rail, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, laid = view.table.hand, list[object]()
    target = Target("side:austria", view.table.moves.targets(HUSSAR).popitem()[1].choices)
    monkeypatch.setattr(hand, "targets", lambda: {"side:austria": target})
    monkeypatch.setattr(hand, "lay", lambda refs, _at: bool(laid.append(refs)) or True)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert rail.drawer.is_open
    assert view.table.store._cursor.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert laid == [("side:austria",)]


def test_what_stands_in_the_way_beside_the_map_has_its_sign_at_the_tile(view: MapView, rail: Rail) -> None:
    tile = rail.buttons["austria"]
    view.table.hand._note(Refusal("10.1-a", Message("scene-map"), ("side:austria",)))
    assert tile.blamed
    view.table.hand._note(None)
    assert not tile.blamed


def test_the_bar_of_a_drawer_is_dragged(view: MapView, rail: Rail, mouse: Mouse) -> None:
    view.resize(700, 200)
    rail.show_legend()
    drawer = rail.drawer
    bar = drawer._view.verticalScrollBar()
    QApplication.processEvents()
    assert bar.maximum() > bar.minimum(), "it does not fit"
    top = bar.mapTo(drawer, QPoint(bar.width() // 2, 8)) + drawer.pos()
    foot = bar.mapTo(drawer, QPoint(bar.width() // 2, bar.height() - 4)) + drawer.pos()
    before = view.mapToScene(0, 0)
    mouse.bot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=top)
    assert bar.value() == bar.minimum()
    mouse.bot.mouseMove(view.viewport(), foot)
    mouse.bot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=foot)
    assert bar.value() == bar.maximum()
    assert view.mapToScene(0, 0) == before, "the map under it stands still"


def test_no_press_goes_through_the_drawer(view: MapView, rail: Rail, mouse: Mouse) -> None:
    view.look_at(view.table.ground.point("praha"), 1.0)
    rail.buttons["austria"].click()
    inside = rail.drawer.geometry().center()
    hidden = view.table.ground.nearest(view.mapToScene(inside), 1e9)
    assert hidden is not None
    view.look_at(view.table.ground.point(hidden) + (view.middle() - view.mapToScene(inside)), 1.0)
    seen, selected = view.middle(), view.table.selection
    mouse.bot.mouseClick(view.viewport(), LEFT, pos=inside)
    assert view.table.selection in (selected, "side:austria")
    mouse.bot.mousePress(view.viewport(), LEFT, pos=inside)
    mouse.bot.mouseMove(view.viewport(), inside + QPoint(0, 60))
    mouse.bot.mouseRelease(view.viewport(), LEFT, pos=inside + QPoint(0, 60))
    assert view.middle() == seen, "the map is not moved by what lies over it"


def free_of(rail: Rail, view: MapView) -> str:
    """A lit place that no drawer covers."""
    lit = sorted(view.table.hand.targets())
    return next(
        ref
        for ref in lit
        if not rail.drawer.geometry().contains(view.mapFromScene(view.table.ground.point(id_of(ref))))
    )


def test_the_camp_closes_up_when_one_has_left_it(view: MapView, session: Session) -> None:
    store = view.table.store
    first, second = store.anchor(HUSSAR), store.anchor("piece:hussar-2")
    decision = session.decision
    assert decision is not None
    action = next(a for a in decision.actions if a.gesture().source == HUSSAR)
    assert first is not None
    assert second is not None
    assert first.x() < second.x()
    session.act(action)
    assert store.anchor("piece:hussar-2") == first
