"""Kinds of pieces as entries: every kind that a board sets out has its look."""

from __future__ import annotations

from PySide6.QtCore import QPointF

import engine
from desktop.art.markers import seal
from desktop.art.states import PieceState
from desktop.profile.theme import load_theme
from desktop.views.parts.game_parts import parts_of
from desktop.views.parts.looks import Looks, PieceLook
from desktop.views.scene.items import TableSprites
from desktop.views.scene.pieces import PieceItem
from engine.boards.load import load_board
from engine.kernel.view import PieceView

STOCK = Looks(pieces={"coin": PieceLook(lambda piece, _s, _b, _a: seal(piece.side))})


def item_of(looks: Looks, piece: PieceView) -> PieceItem:
    """The item that shows a piece."""
    item = PieceItem(TableSprites(load_theme("parchment")), looks, piece)
    item.refresh()
    return item


def test_what_lies_flat_under_another_is_taken_with_it(qtbot: object) -> None:
    item = item_of(STOCK, PieceView("upper", "coin", "prussia", "glogau"))
    item.below = PieceView("lower", "coin", "prussia", "glogau", under="upper")
    assert item.refs() == ("piece:upper", "piece:lower")
    assert item.holds(QPointF(0, -10)) == "piece:upper"
    assert item.holds(QPointF(0, 60)) == ""


def test_every_kind_on_a_board_has_a_look() -> None:
    for name in engine.titles():
        board = engine.game(name).board
        if not board:
            continue
        looks = parts_of(name).looks
        for piece in load_board(board).setup.pieces:
            shown = PieceView(piece.id, piece.type, piece.power, "")
            assert looks.picture(shown, PieceState()).rect(load_theme("parchment")).isValid(), piece.id


def test_a_game_without_a_folder_brings_nothing() -> None:
    assert not parts_of("toy").looks.pieces
    assert not parts_of("").looks.pieces
