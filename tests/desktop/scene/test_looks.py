"""Kinds of pieces as entries: every kind and marker a game shows has its look, and a stock shows its number."""

from __future__ import annotations

from PySide6.QtCore import QPointF

import engine
from desktop.drawing.specs import DiscSpec, SealSpec
from desktop.drawing.states import PieceState
from desktop.theme import load_theme
from desktop.views.game_parts import parts_of
from desktop.views.scene.items import TableSprites
from desktop.views.scene.looks import Looks, PieceLook
from desktop.views.scene.pieces import PieceItem
from engine.boards.load import load_board
from engine.kernel.view import PieceView

STOCK = Looks(pieces={"coin": PieceLook(lambda piece, _s, _b, _a: SealSpec(piece.side), counted=True)})


def item_of(looks: Looks, piece: PieceView) -> PieceItem:
    """The item that shows a piece."""
    item = PieceItem(TableSprites(load_theme("parchment")), looks, piece)
    item.refresh()
    return item


def discs(item: PieceItem) -> list[str]:
    """The numbers on discs."""
    return [spec.text for spec, _, _ in item.parts() if isinstance(spec, DiscSpec)]


def test_a_stock_off_the_board_shows_how_many_it_is_and_one_on_the_board_does_not() -> None:
    assert discs(item_of(STOCK, PieceView("stock", "coin", "prussia", "", label="7"))) == ["7"]
    assert discs(item_of(STOCK, PieceView("one", "coin", "prussia", "glogau", label="7"))) == []


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
