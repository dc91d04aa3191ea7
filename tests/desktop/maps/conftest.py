"""The sheets of MARIA and of A Few Acres of Snow, drafted once for all tests of the painter."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from PySide6.QtWidgets import QApplication

from desktop.art.fonts import load_fonts
from desktop.maps.drafting import compute
from desktop.maps.plan import Plan, make_plan
from desktop.maps.sheet import Sheet
from desktop.profile.theme import load_theme
from engine.boards.board import Board
from engine.boards.load import load_board

MAPS = ("flanders", "bohemia")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The painter's tests share one worker: a second one would draft every sheet again."""
    for item in items:
        if {"atlas", "america"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.xdist_group("maps"))


@dataclass
class Atlas:
    """A board with its plans, and its sheets as far as a test has asked for them."""

    board: Board
    plans: dict[str, Plan]
    sheets: dict[str, Sheet] = field(default_factory=dict)

    def sheet(self, key: str) -> Sheet:
        if key not in self.sheets:
            self.sheets[key] = compute(self.board, key, load_theme("parchment"))
        return self.sheets[key]


def atlas_of(name: str) -> Atlas:
    load_fonts()
    board = load_board(name)
    return Atlas(board, {key: make_plan(board, key) for key in board.maps})


@pytest.fixture(scope="session")
def atlas(qapp: QApplication) -> Atlas:
    return atlas_of("maria")


@pytest.fixture(scope="session")
def america(qapp: QApplication) -> Atlas:
    return atlas_of("acres")
