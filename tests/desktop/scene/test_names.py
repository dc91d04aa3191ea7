"""Names are laid out for each zoom: they touch nothing, tell whose they are, and are there from afar."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from desktop.views.scene.map_view import MapView
from desktop.views.scene.name_layout import lay, relay
from desktop.views.scene.name_spots import LIT
from engine.kernel.view import PieceView, View
from tests.desktop.scene.sceneries import (
    NAMED_FROM,
    SCENARIOS,
    Standing,
    broken,
    misleading,
    moments,
    standing,
    steps,
    unnamed,
    used_unnamed,
)

SCALES = (1.0, 1.5, 2.0)
FEW = [0.25, 0.285, 0.33, 0.4, 0.5, 0.68, 1.0, 1.7, 4.0]


@pytest.fixture(autouse=True)
def application(qapp: object) -> object:
    """Letters are measured."""
    return qapp


@pytest.fixture(params=SCENARIOS, ids=lambda one: one[1])
def scenario(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A scenario of a game."""
    found: tuple[str, str] = request.param
    return found


@pytest.fixture
def table(scenario: tuple[str, str]) -> Iterator[Standing]:
    """What stands there, at the usual size of text."""
    found = standing(*scenario)
    found.lettering.set_text_scale(1.0)
    yield found
    found.lettering.set_text_scale(1.0)


def check(table: Standing, view: View, zoom: float, scenario: tuple[str, str], scale: float = 1.0) -> None:
    """Every rule at one zoom."""
    scenery = table.scenery(view, zoom)
    layout = lay(scenery)
    assert broken(scenery, layout) == [], zoom
    assert misleading(scenery, layout) == [], zoom
    assert used_unnamed(scenery, layout) == [], zoom
    if scale == 1.0 and zoom >= NAMED_FROM[scenario]:
        assert unnamed(scenery, layout) == [], zoom


@pytest.mark.parametrize("zoom", FEW)
def test_names_touch_nothing(table: Standing, scenario: tuple[str, str], zoom: float) -> None:
    check(table, moments(*scenario)[1], zoom, scenario)


@pytest.mark.long
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("seed", [3, 5])
def test_names_touch_nothing_at_any_zoom(
    table: Standing, scenario: tuple[str, str], seed: int, scale: float
) -> None:
    table.lettering.set_text_scale(scale)
    for view in moments(*scenario, seed):
        for zoom in steps():
            check(table, view, zoom, scenario, scale)


@pytest.mark.long
def test_every_place_occupied_in_turn(table: Standing, scenario: tuple[str, str]) -> None:
    view = moments(*scenario)[0]
    one = next(p for p in view.pieces if p.place in table.ground)
    for zoom in (0.35, 0.68, 1.5):
        for place in table.ground.places():
            alone = replace(view, pieces=(replace(one, place=place, under=""),))
            check(table, alone, zoom, scenario)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_other_faces_touch_nothing_either(theme: str) -> None:
    scenario = SCENARIOS[0]
    check(standing(*scenario, theme), moments(*scenario)[1], 0.45, scenario)


def test_lights_enter_as_bodies() -> None:
    scenario = SCENARIOS[0]
    table, view = standing(*scenario), moments(*scenario)[1]
    lit = [place for number, place in enumerate(sorted(table.ground.places())) if number % 4 == 0]
    for zoom in (0.4, 0.68, 1.0):
        scenery = table.scenery(view, zoom, dict.fromkeys(lit, 27.0))
        layout = lay(scenery)
        assert broken(scenery, layout) == []
        assert set(lit) <= set(layout)
    assert table.names.light("hand", {}) is None


def moved(view: View, table: Standing) -> tuple[View, PieceView, str]:
    """The View after one piece has gone to the next free place."""
    taken = {piece.place for piece in view.pieces}
    piece = next(p for p in view.pieces if p.place in table.ground and not p.under)
    place = next(p for p in table.ground.neighbours(piece.place) if p not in taken)
    pieces = tuple(replace(p, place=place) if p.id == piece.id else p for p in view.pieces)
    return replace(view, pieces=pieces), piece, place


@pytest.mark.parametrize("zoom", [0.33, 0.6, 1.0])
def test_after_an_action_only_names_near_by_move(
    table: Standing, scenario: tuple[str, str], zoom: float
) -> None:
    view = moments(*scenario)[1]
    before = table.scenery(view, zoom)
    old = lay(before)
    after, piece, place = moved(view, table)
    now = table.scenery(after, zoom)
    new = relay(now, before, old)
    assert broken(now, new) == []
    assert used_unnamed(now, new) == []
    ends = [table.ground.point(p) * zoom for p in (piece.place, place)]
    for other, one in new.items():
        at = table.ground.point(other) * zoom
        far = all(abs(end.x() - at.x()) > 300 or abs(end.y() - at.y()) > 300 for end in ends)
        if far and table.set_out.size == pytest.approx(table.set_out.size):
            assert one == old.get(other), other


def test_nothing_changed_moves_nothing(table: Standing, scenario: tuple[str, str]) -> None:
    scenery = table.scenery(moments(*scenario)[1], 0.5)
    layout = lay(scenery)
    assert relay(scenery, scenery, layout) == layout


def test_a_lit_place_is_named_where_plain_towns_are_not() -> None:
    scenario = SCENARIOS[0]
    table, view = standing(*scenario), moments(*scenario)[0]
    plain = lay(table.scenery(view, 0.2))
    place = next(p for p in table.ground.places() if p not in plain)
    scenery = table.scenery(view, 0.2, {place: 16.0})
    assert place in lay(scenery)
    assert scenery.places.weights[scenery.places.ids.index(place)] == LIT
    table.names.light("hand", {})


# --- in a window ---------------------------------------------------------------------------


def test_the_worker_writes_the_names_and_they_are_kept(view: MapView, qtbot: QtBot) -> None:
    names = view.table.names
    names.settle()
    qtbot.waitUntil(lambda: names.laid_for == view.zoom, timeout=5000)
    first = names.written
    view.look_at(view.middle(), 0.9)
    assert names.laid_for != view.zoom, "until the new names are there the old ones stand beside their places"
    assert names.written is first
    qtbot.waitUntil(lambda: names.laid_for == view.zoom, timeout=5000)
    view.look_at(view.middle(), 0.75)
    assert names.written is first


def test_rings_push_names_away_and_give_them_back(view: MapView, qtbot: QtBot) -> None:
    names = view.table.names
    names.settle(now=True)
    before = dict(names.written)
    assert view.table.hand.take("piece:friedrich")
    lit = dict(names.written)
    assert lit != before
    view.table.hand.put_back(glide=False)
    qtbot.waitUntil(lambda: dict(names.written) == before, timeout=2000)


def test_a_closed_table_waits_for_no_names(view: MapView) -> None:
    view.look_at(view.middle(), 1.3)
    view.close_table()
    assert not view.table.names.waits


def test_hidden_names_come_with_the_pointer(view: MapView, qtbot: QtBot) -> None:
    view.look_at(view.middle(), view.smallest_zoom())
    view.table.names.settle(now=True)
    place = next(p for p in view.table.ground.places() if p not in view.table.names.written)
    view.table.say_hover(f"place:{place}")
    assert view.table.named_by_pointer == place
    view.table.say_hover("")
    assert view.table.named_by_pointer == ""
