"""Tables of SACHSEN in a situation, and windows for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import engine
from desktop.art.fonts import load_fonts
from desktop.profile.settings import Settings
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.style import style_sheet
from engine.boards.load import load_board
from engine.kernel.journal import Kind
from engine.kernel.positions import PositionFile
from engine.kernel.table import Table
from tests.desktop.driver import plain
from tests.desktop.person import at_table

Sit = Callable[..., TableWindow]
HOMES = ["sachsen", "preussen", "hannover"]
"""The States of the first three seats."""


def situation(*actions: str, kind: Kind = "open", **fields: Any) -> Table:
    """Saxony's own turn with three players and what is written besides; Actions as `seat: text` are played."""
    opening = {"game": "sachsen", "scenario": "year", "seats": 3, "deal": HOMES, "turn": 2, "units": {}}
    file = {**opening, "phase": "player-turn", "order": HOMES, **fields}
    table = PositionFile(Path("talks.yaml"), file).table(engine.game("sachsen"), kind=kind)
    for action in actions:
        seat, _, text = action.partition(": ")
        table.play(table.read(text), seat)
    return table


FIELD = {
    "preussen-general": "field-small-4-1", "preussen-musketeers-1": "field-small-5-2",
    "sachsen-general": "field-small-5-7", "sachsen-musketeers-1": "field-small-7-7",
}  # fmt: skip
"""A general and a brigade of either side."""
SPY: dict[str, Any] = {
    "armies": {"attacker": {"laid": ["spy"]}},
    "orders": ["sachsen-musketeers-1 volley"],
}
"""A Spy among the attacker's cards, and an order that he may see."""


def battlefield(kind: Kind = "open", **fields: Any) -> Table:
    """The attacker's own half of turn 2 of a battle on a plain, and what is written besides; `FIELD` stands there."""
    opening = {"game": "sachsen", "scenario": "battle", "options": {"terrain": "plain"}, "turn": 2, "seed": 0}
    half = {
        "sections": ["plain-3"],
        "units": FIELD,
        "moment": "half-phase",
        "acts": "attacker",
        "half": {"left": 3},
    }
    return PositionFile(Path("field.yaml"), opening | half | fields).table(engine.game("sachsen"), kind=kind)


def dress(look: Settings) -> None:
    """Give the program its face and sheet of style; each test begins without."""
    application, appearance = QApplication.instance(), Appearance(look)
    assert isinstance(application, QApplication)
    application.setStyleSheet(style_sheet(appearance))
    application.setFont(appearance.sans(14))


@pytest.fixture
def sit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Opens a window for a table."""
    monkeypatch.setattr("desktop.maps.boardmap.BoardMap.prepare", lambda _self: None)
    made: list[TableWindow] = []

    def open_table(
        table: Table, size: tuple[int, int] = (1366, 768), scale: int = 100, language: str = "en"
    ) -> TableWindow:
        load_fonts()
        look = replace(plain("sachsen"), scale=scale, language=language)
        if scale != plain().scale:  # then it matters how large things are
            dress(look)
        window = at_table(table, load_board("sachsen"), look, size)
        qtbot.addWidget(window)
        made.append(window)
        return window

    yield open_table
    for window in made:
        window.leave()
