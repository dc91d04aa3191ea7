"""Names are laid out for each zoom: they touch nothing, tell whose they are, and are there from afar."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from desktop.views.scene.lettering import AROUND_SIGN
from desktop.views.scene.map_view import MapView
from desktop.views.scene.name_item import NameItem
from desktop.views.scene.name_layout import NO_ROOM, Box, lay, relay
from desktop.views.scene.name_spots import LIT
from desktop.views.scene.names import MANY
from engine.kernel.view import PieceView, View
from tests.desktop.person import LONG
from tests.desktop.views.scene.sceneries import (
    NAMED_FROM,
    SCENARIOS,
    Standing,
    broken,
    covering,
    misleading,
    moments,
    standing,
    steps,
    under_pieces,
    unnamed,
    used_unnamed,
)

SCALES = (1.0, 1.5, 2.0)
MOST_WITHOUT_ROOM = 3
"""Names of places in use that may cover signs, or be left to the pointer, where the map is seen from very far."""
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
def stood(scenario: tuple[str, str]) -> Iterator[Standing]:
    """What stands there, at the usual size of text."""
    found = standing(*scenario)
    found.lettering.set_text_scale(1.0)
    yield found
    found.lettering.set_text_scale(1.0)


def check(stood: Standing, view: View, zoom: float, scenario: tuple[str, str], scale: float = 1.0) -> None:
    """Every rule at one zoom."""
    scenery = stood.scenery(view, zoom)
    layout = lay(scenery)
    written = layout
    if zoom < NAMED_FROM[scenario] or scale > 1:  # without any room a place in use is named over the ground
        written = {place: one for place, one in layout.items() if one.cost < NO_ROOM}
        assert len(layout) - len(written) <= MOST_WITHOUT_ROOM, zoom
    assert broken(scenery, written) == [], zoom
    assert misleading(scenery, written) == [], zoom
    assert covering(scenery, layout) == [], zoom
    if scale == 1.0 and zoom >= NAMED_FROM[scenario]:
        assert unnamed(scenery, layout) == [], zoom
    else:
        assert len(used_unnamed(scenery, layout)) <= MOST_WITHOUT_ROOM, zoom


def test_names_keep_off_the_signs_that_a_finer_screen_paints() -> None:
    """Two pixels to one: the map of the next level is painted, and its signs are smaller."""
    scenario = "maria", "advanced"
    stood, view = standing(*scenario), moments(*scenario)[0]
    plain = stood.scenery(view, 0.5).places.signs
    stood.ground.fineness = 2.0
    try:
        fine = stood.scenery(view, 0.5).places.signs
        stood.ground.fineness = 1.0
        near = stood.scenery(view, 1.0).places.signs
    finally:
        stood.ground.fineness = 1.0
    assert (fine < plain).all()
    assert fine - AROUND_SIGN == pytest.approx((near - AROUND_SIGN) / 2)


@pytest.mark.parametrize("zoom", FEW)
def test_names_touch_nothing(stood: Standing, scenario: tuple[str, str], zoom: float) -> None:
    check(stood, moments(*scenario)[1], zoom, scenario)


@pytest.mark.parametrize("zoom", [0.12, 0.16, 0.2])
def test_no_name_is_cut_above_or_below_all_sheets(
    stood: Standing, scenario: tuple[str, str], zoom: float
) -> None:
    """Where a room sees the whole map in large letters: there is room beside the sheets alone."""
    stood.lettering.set_text_scale(2.0)
    for view in moments(*scenario):
        scenery = stood.scenery(view, zoom)
        pages, layout = scenery.places.pages, lay(scenery)
        assert layout
        for place, one in layout.items():
            assert one.box[1] >= pages[:, 1].min(), place
            assert one.box[3] <= pages[:, 3].max(), place


@pytest.mark.long
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("seed", [3, 5])
def test_names_touch_nothing_at_any_zoom(
    stood: Standing, scenario: tuple[str, str], seed: int, scale: float
) -> None:
    stood.lettering.set_text_scale(scale)
    for view in moments(*scenario, seed):
        for zoom in steps():
            check(stood, view, zoom, scenario, scale)


@pytest.mark.long
def test_every_place_occupied_in_turn(stood: Standing, scenario: tuple[str, str]) -> None:
    view = moments(*scenario)[0]
    one = next(p for p in view.pieces if p.place in stood.ground)
    for zoom in (0.35, 0.68, 1.5):
        for place in stood.ground.places():
            alone = replace(view, pieces=(replace(one, place=place, under=""),))
            check(stood, alone, zoom, scenario)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_other_faces_touch_nothing_either(theme: str) -> None:
    scenario = SCENARIOS[0]
    check(standing(*scenario, theme), moments(*scenario)[1], 0.45, scenario)


def test_lights_enter_as_bodies() -> None:
    scenario = SCENARIOS[0]
    stood, view = standing(*scenario), moments(*scenario)[1]
    lit = [place for number, place in enumerate(sorted(stood.ground.places())) if number % 4 == 0]
    for zoom in (0.4, 0.68, 1.0):
        scenery = stood.scenery(view, zoom, dict.fromkeys(lit, 27.0))
        layout = lay(scenery)
        assert broken(scenery, layout) == []
        assert set(lit) <= set(layout)
    assert stood.names.light("hand", {}) is None


@pytest.mark.parametrize("zoom", [0.16, 0.21, 0.33])
def test_with_many_lights_from_afar_no_name_lies_over_a_piece_or_a_light(zoom: float) -> None:
    scenario = SCENARIOS[0]
    stood, view = standing(*scenario), moments(*scenario)[0]
    lit = [place for number, place in enumerate(sorted(stood.ground.places())) if number % 5 < 2]
    scenery = stood.scenery(view, zoom, dict.fromkeys(lit, 22.0))
    layout = lay(scenery)
    assert covering(scenery, layout) == []
    assert len(layout) > len(lit) / 2
    stood.names.light("hand", {})


def test_leaders_run_over_no_piece_where_there_is_room(stood: Standing, scenario: tuple[str, str]) -> None:
    for view in moments(*scenario):
        for zoom in (0.42, 0.55, 0.8):
            scenery = stood.scenery(view, zoom)
            assert under_pieces(scenery, lay(scenery)) == [], zoom


def moved(view: View, stood: Standing) -> tuple[View, PieceView, str]:
    """The View after one piece has gone to the next free place."""
    taken = {piece.place for piece in view.pieces}
    piece = next(p for p in view.pieces if p.place in stood.ground and not p.under)
    here = stood.ground.point(piece.place)
    free = [p for p in stood.ground.places() if p not in taken]
    place = min(free, key=lambda p: (stood.ground.point(p) - here).manhattanLength())
    pieces = tuple(replace(p, place=place) if p.id == piece.id else p for p in view.pieces)
    return replace(view, pieces=pieces), piece, place


@pytest.mark.parametrize("zoom", [0.33, 0.6, 1.0])
def test_after_an_action_only_names_near_by_move(
    stood: Standing, scenario: tuple[str, str], zoom: float
) -> None:
    view = moments(*scenario)[1]
    before = stood.scenery(view, zoom)
    old = lay(before)
    after, piece, place = moved(view, stood)
    now = stood.scenery(after, zoom)
    new = relay(now, before, old)
    assert broken(now, new) == []
    assert used_unnamed(now, new) == []
    ends = [stood.ground.point(p) * zoom for p in (piece.place, place)]
    for other, one in new.items():
        at = stood.ground.point(other) * zoom
        far = all(abs(end.x() - at.x()) > 300 or abs(end.y() - at.y()) > 300 for end in ends)
        if far and stood.piece_layer.size == pytest.approx(stood.piece_layer.size):
            assert one == old.get(other), other


def test_nothing_changed_moves_nothing(stood: Standing, scenario: tuple[str, str]) -> None:
    scenery = stood.scenery(moments(*scenario)[1], 0.5)
    layout = lay(scenery)
    assert relay(scenery, scenery, layout) == layout


def test_a_lit_place_is_named_where_plain_towns_are_not() -> None:
    scenario = SCENARIOS[0]
    stood, view = standing(*scenario), moments(*scenario)[0]
    plain = lay(stood.scenery(view, 0.2))
    place = next(p for p in stood.ground.places() if p not in plain)
    scenery = stood.scenery(view, 0.2, {place: 16.0})
    assert place in lay(scenery)
    assert scenery.places.weights[scenery.places.ids.index(place)] == LIT
    stood.names.light("hand", {})


# --- in a window ---------------------------------------------------------------------------


def test_the_worker_writes_the_names_and_they_are_kept(view: MapView, qtbot: QtBot) -> None:
    names = view.table.names
    qtbot.waitUntil(lambda: not names.waits, timeout=LONG)
    first = names.written
    assert len(first) == len(list(view.table.ground.places()))
    view.look_at(view.middle(), 0.9)
    assert names.waits, "until the new names are there the old ones stand beside their places"
    assert names.written is first
    qtbot.waitUntil(lambda: not names.waits, timeout=LONG)
    assert names.laid_for == view.zoom == 0.9
    view.look_at(view.middle(), 0.75)
    wait_for_names(view, qtbot)
    assert names.written is first


def wait_for_names(view: MapView, qtbot: QtBot) -> None:
    """Until the worker has answered."""
    qtbot.waitUntil(lambda: not view.table.names.waits, timeout=LONG)


def test_names_are_written_whole_after_the_text_size_has_changed(
    make_view: Callable[[], MapView], qtbot: QtBot
) -> None:
    grabs = []
    for before in (1.0, 2.0):
        view = make_view()
        view.set_text_scale(before)
        view.table.names.settle(now=True)
        view.grab()
        view.set_text_scale(2.0)
        view.grab()  # the old names are still there
        wait_for_names(view, qtbot)
        grabs.append(view.grab().toImage())
    assert grabs[0] == grabs[1]


def test_rings_push_names_away_and_give_them_back(view: MapView, qtbot: QtBot) -> None:
    names = view.table.names
    names.settle(now=True)
    before = dict(names.written)
    assert view.table.hand.take("piece:friedrich")
    lit = dict(names.written)
    assert lit != before
    view.table.hand.put_back(glide=False)
    qtbot.waitUntil(lambda: dict(names.written) == before, timeout=LONG)


def test_many_lights_do_not_wait_for_names(view: MapView, qtbot: QtBot) -> None:
    names = view.table.names
    names.settle(now=True)
    before = names.written
    near = sorted(
        view.table.ground.places(),
        key=lambda p: (view.table.ground.point(p) - view.table.ground.point("glogau")).manhattanLength(),
    )
    names.light("hand", dict.fromkeys(near[:MANY], 24.0))
    names.settle()
    assert names.written is before, "laid in the worker"
    wait_for_names(view, qtbot)
    assert names.written != before
    far = [place for place in near if names.written.get(place) == before[place]]
    assert len(far) > len(near) / 3, "only names near the lights move"
    names.light("hand", {})
    names.settle()
    assert names.written == before


def test_a_place_in_use_is_named_between_others_in_use() -> None:
    scenario = ("acres", "standard")
    stood = standing(*scenario)
    stood.lettering.set_text_scale(1.0)
    for seed in (3, 5):
        for view in moments(*scenario, seed):
            for zoom in (0.27, 0.3):
                scenery = stood.scenery(view, zoom)
                assert used_unnamed(scenery, lay(scenery)) == [], zoom


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


def test_a_name_without_room_is_painted_over_the_edge_of_its_sheet(view: MapView, qtbot: QtBot) -> None:
    """From afar a name in use may have to leave the sheet; then it stands there whole."""
    sheets = view.table.ground.map.layout.sheets
    view.set_text_scale(2.0)
    view.look_at(sheets.center(), 0.12)
    view.table.names.light("hand", dict.fromkeys(view.table.ground.places(), 16.0))
    wait_for_names(view, qtbot)
    written, zoom = view.table.names.written, view.zoom
    beyond = [place for place, one in written.items() if not sheets.contains(_in_scene(one.box, zoom))]
    assert beyond
    item = next(one for one in view.table.items() if isinstance(one, NameItem))
    assert all(item.boundingRect().contains(_in_scene(one.box, zoom)) for one in written.values())
    view.table.names.light("hand", {})
    view.set_text_scale(1.0)
    view.look_at(sheets.center(), 1.0)
    wait_for_names(view, qtbot)
    assert item.boundingRect() == sheets


def _in_scene(box: Box, zoom: float) -> QRectF:
    left, top, right, bottom = (edge / zoom for edge in box)
    return QRectF(QPointF(left, top), QPointF(right, bottom))
