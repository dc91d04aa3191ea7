"""The rail: what its tiles tell, how its drawers open and close by pointer and keys, and that it fits every window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import engine
from desktop.art.fonts import load_fonts
from desktop.maps.boardmap import BoardMap
from desktop.profile.settings import Settings
from desktop.views.table.map_tools import Folding
from desktop.views.table.rail import HOVER, LEAVE, TileButton
from desktop.views.table.table_window import TableWindow
from engine.boards.board import Board
from engine.boards.load import load_board
from engine.kernel.table import Table
from tests.desktop.person import at_table

LEFT = Qt.MouseButton.LeftButton
SIZES = (
    (1280, 720, 100),
    (1280, 720, 150),
    (1280, 720, 200),
    (1366, 768, 100),
    (1920, 1080, 100),
    (3840, 2160, 100),
)
GAMES = (("maria", "introductory"), ("maria", "advanced"), ("acres", "standard"))
LATE: dict[str, dict[str, Any]] = {
    "introductory": {},
    "advanced": {
        "game": "maria",
        "scenario": "advanced",
        "turn": 5,
        "stage": "peace",
        "pieces": {
            "karl": "wien", "friedrich": "breslau", "rutowski": "doebeln", "noailles": "box",
            "prussia-train-2": "box", "dessauer": "box",
        },
        "markers": dict.fromkeys(("breslau", "brieg", "schweidnitz", "neisse", "cosel", "glatz"), "prussia"),
        "battle": {"austria": 1},
        "boxes": {"italy": "austria"},
    },
    "standard": {
        "game": "acres",
        "turn": 5,
        "active": "french",
        "hands": {"french": ["regular-infantry", "trader"]},
        "reserves": {"british": ["ships"]},
        "discards": {"french": ["louisbourg"]},
        "money": {"british": 7, "french": 3},
        "sieges": {"british": {"place": "louisbourg", "pos": 1, "british": ["siege-artillery"]}},
    },
}  # fmt: skip


@cache
def board(game: str) -> Board:
    """A board, read once."""
    return load_board(game)


Sit = Callable[..., TableWindow]


@pytest.fixture
def sit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Opens tables of which everybody may see everything; their maps are not drawn."""
    monkeypatch.setattr(BoardMap, "prepare", lambda _self: None)
    made: list[TableWindow] = []

    def open_table(
        scenario: str, *, late: bool = True, scale: int = 100, size: tuple[int, int] = (1600, 900)
    ) -> TableWindow:
        load_fonts()
        game = "acres" if scenario == "standard" else "maria"
        position = LATE[scenario] if late else {}
        table = Table.new(
            engine.game(game), scenario=scenario, position=position or None, kind="open", seed=3
        )
        settings = Settings(
            language="en", theme="parchment", pace=0, motion="none", toured=["maria", "acres"], scale=scale
        )
        window = at_table(table, board(game), settings, size)
        qtbot.addWidget(window)
        made.append(window)
        return window

    yield open_table
    for window in made:
        window.leave()


def told(button: TileButton) -> str:
    """What assistive technology reads of a tile."""
    return f"{button.accessibleName()}\n{button.accessibleDescription()}"


# --- what tiles tell ------------------------------------------------------------------


@pytest.mark.parametrize("late", [False, True])
def test_tiles_say_all_of_the_colonies(sit: Sit, late: bool) -> None:
    window = sit("standard", late=late)
    view, buttons = window.session.view, window.rail.buttons
    for score in view.scores:
        said = told(buttons[score.side])
        supply, captured = view.supply[score.side], view.captured[score.side]
        for number in (
            f"{view.money[score.side]} money",
            f"captured {score.value} of {score.goal} points",
            f"{supply.village} villages and {supply.town} towns",
            f"{view.deck[score.side]} cards in the deck",
            f"Captured: {captured.village} villages and {captured.town} towns",
            f"Reserve ({len(view.reserve[score.side])})",
            f"Discard pile ({len(view.discard[score.side])})",
            f"Available empire cards ({len(view.empire[score.side])})",
            f"Neutral display ({len(view.neutral)})",
            f"Fortifications left for both sides: {view.forts}",
        ):
            assert number in said
    sieges = [key for key in buttons if key.startswith("siege-")]
    assert sieges == [f"siege-{side}" for side in view.sieges]
    if late:
        assert "Reserve (1): Ships" in told(buttons["british"])
        assert "Discard pile (1): Louisbourg" in told(buttons["french"])
        assert "Britain is ahead by 1" in told(buttons["siege-british"])
        assert "Siege artillery" in told(buttons["siege-british"])


@pytest.mark.parametrize("scenario", ["introductory", "advanced"])
def test_tiles_say_all_of_maria(sit: Sit, scenario: str) -> None:
    window = sit(scenario)
    view, buttons, name = window.session.view, window.rail.buttons, window.appearance.name
    for score in view.scores:
        said = told(buttons[score.side])
        assert f"{score.goal - score.value} to place" in said
        assert f"{score.value} of {score.goal}" in said
    piles, cards = view.piles, told(buttons["cards"])
    assert f"{piles.draw} cards in the draw deck" in cards
    assert f"{sum(piles.discards)} cards discarded" in cards
    assert f"Turn {view.turn} of {view.turns}" in cards
    waiting = [p for p in view.pieces if not p.place and "out" not in p.state]
    for piece in waiting:
        assert name(f"piece:{piece.id}") in told(buttons[piece.side])
    if scenario == "advanced":
        assert waiting
        for track, shown in view.advanced.politics.tracks.items():
            assert f"{name(f'track:{track}')}: space {shown.at} of" in told(buttons["tracks"])
        boxes = told(buttons["boxes"])
        for line in ("Italy: Austria", "Battle: Austria"):
            assert line in boxes
        boxed = [piece for piece in view.pieces if piece.place.startswith("box:")]
        assert boxed
        for piece in boxed:
            assert f"{name(piece.place)}: {name(f'piece:{piece.id}')}" in boxes


def test_the_tile_of_the_side_that_acts_has_a_frame(sit: Sit) -> None:
    window = sit("standard")
    assert {key for key, button in window.rail.buttons.items() if button.acts} == {"french"}


def test_what_lies_open_is_drawn_in_the_drawer_of_its_side(sit: Sit) -> None:
    window = sit("standard")
    window.rail.buttons["british"].click()
    assert window.rail.drawer.plates == ("side:british", "cards:british")


# --- opening and closing ----------------------------------------------------------------


def test_the_pointer_opens_a_drawer_and_closes_it_again(sit: Sit, qtbot: QtBot) -> None:
    window = sit("introductory", late=False)
    rail = window.rail
    button = rail.buttons["prussia"]
    button.pointed.emit(True)
    assert not rail.drawer.is_open, "not at once: the pointer may only pass"
    qtbot.waitUntil(lambda: rail.drawer.is_open, timeout=HOVER * 8)
    inside = rail.drawer.geometry().center()
    button.pointed.emit(False)
    QTest.mouseMove(window.map.viewport(), inside)
    qtbot.wait(LEAVE + 150)
    assert rail.drawer.is_open, "the pointer has gone over to it"
    QTest.mouseMove(window.map.viewport(), QPoint(rail.drawer.width() + 200, 400))
    qtbot.waitUntil(lambda: not rail.drawer.is_open, timeout=LEAVE * 8)


def test_a_click_pins_a_drawer_and_closes_it(sit: Sit, qtbot: QtBot) -> None:
    window = sit("introductory", late=False)
    rail, button = window.rail, window.rail.buttons["prussia"]
    QTest.mouseClick(button, LEFT)
    assert (rail.opened, rail.pinned) == ("prussia", True)
    QTest.mouseMove(window.map.viewport(), QPoint(rail.drawer.width() + 200, 400))
    qtbot.wait(LEAVE + 100)
    assert rail.drawer.is_open, "it is pinned"
    QTest.mouseClick(button, LEFT)
    assert not rail.drawer.is_open
    QTest.mouseClick(button, LEFT)
    QTest.mouseClick(rail.buttons["cards"], LEFT)
    assert rail.opened == "cards"
    assert not button.isChecked()
    free = QPoint(rail.drawer.width() + 200, 300)
    QTest.mouseClick(window.map.viewport(), LEFT, pos=free)
    assert not rail.drawer.is_open, "a press on the map closes it"


def test_a_drag_that_begins_on_a_tile_opens_its_drawer(sit: Sit) -> None:
    """Once, wherever it ends; while it only trembles it is a click, and an open drawer stays open."""
    window = sit("introductory", late=False)
    rail, button = window.rail, window.rail.buttons["prussia"]
    for _ in range(2):
        drag(button, QPoint(300, 40))
        assert (rail.opened, rail.pinned) == ("prussia", True)
    drag(button, QPoint(2, 1))
    assert not rail.opened
    drag(button, QPoint(6, 12))
    assert rail.opened == "prussia", "it ends on the tile, and was no click"


def drag(button: TileButton, by: QPoint) -> None:
    """Drag from a tile."""
    spot = button.rect().center()
    QTest.mousePress(button, LEFT, pos=spot)
    for step in (1, 2, 3, 4):
        point = QPointF(spot + by * step / 4)
        moved = QMouseEvent(
            QEvent.Type.MouseMove, point, QPointF(button.mapToGlobal(point.toPoint())),
            Qt.MouseButton.NoButton, LEFT, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(button, moved)
    QTest.mouseRelease(button, LEFT, pos=spot + by)


def test_a_drawer_is_level_with_its_tile_and_leaves_the_map_its_room(sit: Sit) -> None:
    window = sit("advanced")
    rail, view = window.rail, window.map
    for key, button in rail.buttons.items():
        button.click()
        drawer = rail.drawer.geometry()
        assert drawer.width() <= 0.6 * view.width() + 24, key
        assert view.rect().contains(drawer), key
        top = view.mapFromGlobal(button.mapToGlobal(QPoint(0, 0))).y()
        assert drawer.top() <= top + button.height(), key
        assert drawer.bottom() >= top, key


def test_the_wheel_does_not_zoom_through_a_drawer(sit: Sit, qtbot: QtBot) -> None:
    window = sit("introductory", late=False)
    window.rail.buttons["prussia"].click()
    zoom, spot = window.map.zoom, window.rail.drawer.geometry().center()
    assert window.scene.covered(window.map.mapToScene(spot))
    wheel(window, spot)
    assert window.map.zoom == zoom
    window.rail.close_drawer()
    wheel(window, spot)
    assert window.map.zoom > zoom


def wheel(window: TableWindow, spot: QPoint) -> None:
    """One notch of the wheel over the map."""
    event = QWheelEvent(
        QPointF(spot), QPointF(window.map.viewport().mapToGlobal(spot)), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(window.map.viewport(), event)


def test_the_legend_has_an_entry_in_the_menu_and_a_drawer(sit: Sit) -> None:
    for scenario in ("introductory", "advanced", "standard"):
        window = sit(scenario, late=False)
        window.menus.action("menu-legend").trigger()
        assert window.rail.drawer.plates == ("show:legend",)
        assert window.rail.drawer.is_open
        QTest.keyClick(window.map, Qt.Key.Key_Escape)
        assert not window.rail.drawer.is_open


# --- keys -------------------------------------------------------------------------------


def test_keys_reach_tile_drawer_and_piece(sit: Sit) -> None:
    window = sit("standard", late=False)
    rail, scene = window.rail, window.scene
    window.prompt.chip.setFocus()
    QTest.keyClick(window.prompt.chip, Qt.Key.Key_F6)
    british, french = rail.buttons["british"], rail.buttons["french"]
    assert QApplication.focusWidget() is british
    window.prompt.chip.hide()  # as while a result stands in the bar
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        if QApplication.focusWidget() is british:
            break
    assert QApplication.focusWidget() is british, "F6 goes round"
    QTest.keyClick(british, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is french
    QTest.keyClick(french, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is window.map
    QTest.keyClick(window.map, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is british
    QTest.keyClick(british, Qt.Key.Key_Return)
    assert rail.opened == "british"
    assert QApplication.focusWidget() is rail.drawer
    QTest.keyClick(rail.drawer, Qt.Key.Key_Escape)
    assert not rail.drawer.is_open
    assert QApplication.focusWidget() is british
    QTest.keyClick(british, Qt.Key.Key_Right)
    assert rail.drawer.is_open
    movable = [ref for ref in scene.store.in_order(rail.drawer.plates) if scene.moves.can_act(ref)]
    assert len(movable) > 1
    assert rail.drawer.accessibleDescription() == scene.name(movable[0]), "the first that can act"
    while rail.drawer.accessibleDescription() != scene.name(movable[1]):
        QTest.keyClick(rail.drawer, Qt.Key.Key_Right)
    QTest.keyClick(rail.drawer, Qt.Key.Key_Return)
    assert scene.hand.source == movable[1]
    assert QApplication.focusWidget() is window.map, "Tab now walks through its targets"
    QTest.keyClick(window.map, Qt.Key.Key_Escape)
    assert not scene.hand.holds


# --- room -------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [scenario for _, scenario in GAMES])
def test_the_rail_fits_every_window(sit: Sit, scenario: str) -> None:
    window = sit(scenario)
    rail = window.rail
    for wide, high, scale in SIZES:
        window.appearance.set_scale(scale)
        window.resize(wide, high)
        QApplication.processEvents()
        case = f"{wide}x{high} {scale} %"
        by = 1 + 0.4 * (scale / 100 - 1)
        assert rail.width() == round(84 * by), case
        buttons = list(rail.buttons.values())
        shown = [button.geometry() for button in buttons]
        shown += [t.geometry().translated(rail.tools.pos()) for t in rail.tools.children() if t.isVisible()]  # type: ignore[attr-defined]
        for n, one in enumerate(shown):
            assert rail.rect().contains(one), case
            assert not any(one.intersects(other) for other in shown[:n]), case
        assert all(button.height() >= 0.6 * button.high * by for button in buttons), case


def test_tools_fold_where_the_window_is_low(sit: Sit) -> None:
    window = sit("advanced")
    rail = window.rail
    window.resize(1920, 1080)
    QApplication.processEvents()
    assert all(button.isVisible() for button in rail.tools.overlays.values())
    window.resize(1280, 720)
    QApplication.processEvents()
    assert not any(button.isVisible() for button in rail.tools.overlays.values())
    assert rail.tools.overlays_button.isVisible()
    assert rail.tools.height_of(Folding.OVERLAYS) < rail.tools.height_of(Folding.NONE)
    menu = rail.tools.overlays_menu()
    assert len(menu.actions()) == len(rail.tools.overlays)
    menu.actions()[1].trigger()
    assert window.scene.overlay == list(rail.tools.overlays)[1]
    assert rail.tools.overlays_button.isChecked()
    views, zoom = rail.tools.views_menu(), window.map.zoom
    assert len(views.actions()) == len(rail.tools.zooms)
    views.actions()[2].trigger()
    assert window.map.zoom > zoom


def test_the_overlay_of_the_game_is_called_by_its_own_name(sit: Sit) -> None:
    window = sit("introductory")
    name = "Sectors and suits"
    assert window.menus.action("overlay-game").text() == name
    assert window.rail.tools.overlays["game"].accessibleName() == name
    window.appearance.set_language("es")
    assert window.menus.action("overlay-game").text() == "Sectores y palos"
