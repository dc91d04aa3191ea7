"""Where all sheets together cannot be read, one is shown, with tabs that lead to the others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import engine
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_view import FRONT, MAP, OWN, READABLE, WHOLE
from engine.kernel.table import Table

POLITICS = {"game": "maria", "scenario": "advanced", "turn": 4, "stage": "politics", "phase": "select"}
SMALL, LARGE, BROAD = (795, 424), (1700, 900), (1800, 480)


@pytest.fixture
def table() -> Table:
    """Politics of the advanced game: nothing on the map is asked."""
    situation = POLITICS | {
        "political": ["C43-3", "C41-1"],
        "lying": {"pragmatic": ["H5"]},
        "pieces": {"toerring": "muenchen", "karl": "wien"},
        "hands": {"france": ["S8"]},
    }
    return Table.new(engine.game("maria"), scenario="advanced", position=situation, kind="open")


def shown_tabs(view: MapView) -> list[str]:
    """The sheets whose tabs are seen."""
    return [key for key, tab in view.tabs.tabs.items() if tab.isVisible()]


def test_a_tab_leads_to_the_other_sheet(view: MapView, qtbot: QtBot) -> None:
    view.resize(*SMALL)
    view.show_front()
    first = view.sheet
    other = next(key for key in view.table.map.plans if key != first)
    assert view.view_name == FRONT
    assert shown_tabs(view) == [other]
    tab = view.tabs.tabs[other]
    assert view.rect().contains(tab.geometry())
    assert tab.accessibleName()
    qtbot.mouseClick(tab, Qt.MouseButton.LeftButton)
    assert (view.sheet, view.view_name) == (other, MAP)
    assert shown_tabs(view) == [first]
    frame = view.table.ground.frame(other)
    seen = view.mapToScene(view.viewport().rect()).boundingRect().adjusted(-2, -2, 2, 2)
    assert seen.contains(frame)
    view.zoom_in()
    assert view.view_name == OWN
    assert shown_tabs(view) == []


def test_no_tab_leads_to_a_sheet_that_is_seen(view: MapView) -> None:
    low, high = sorted(view.table.map.plans, key=lambda key: view.table.map.plans[key].height)
    view.resize(*SMALL)
    view.show_sheet(high)
    assert shown_tabs(view) == [low]
    view.resize(*BROAD)
    view.show_sheet(high)
    assert view.sheet == high
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(view.table.ground.frame(low))
    assert shown_tabs(view) == []


def test_keys_lead_through_the_sheets_before_all(view: MapView) -> None:
    view.resize(*SMALL)
    assert view.smallest_zoom() < READABLE
    heard = []
    for _ in range(4):
        view.next_map()
        heard.append((view.view_name, view.sheet))
    first = heard[0][1]
    other = next(key for key in view.table.map.plans if key != first)
    assert heard == [(MAP, first), (MAP, other), (WHOLE, ""), (MAP, first)]


def test_where_all_can_be_read_they_come_second(view: MapView) -> None:
    view.resize(*LARGE)
    assert view.smallest_zoom() >= READABLE
    view.next_map()
    view.next_map()
    assert view.view_name == WHOLE


def test_a_window_of_another_size_keeps_the_sheet(view: MapView) -> None:
    view.resize(*SMALL)
    other = next(key for key in view.table.map.plans if key != view.table.sheet_of_front())
    view.show_sheet(other)
    view.resize(900, 500)
    assert (view.view_name, view.sheet) == (MAP, other)
