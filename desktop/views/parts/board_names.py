"""The names of a board's things for the translator: places and commanders as on the map, the rest translated."""

from __future__ import annotations

from collections.abc import Callable

from desktop.views.parts.game_parts import parts_of
from engine.boards.board import Board


def board_names(board: Board) -> Callable[[str], str | None]:
    """Reference -> its name on the board, or None where the catalogue or glossary must say it."""
    pieces, looks = {p.id: p for p in board.setup.pieces}, parts_of(board.game).looks.pieces

    def name(ref: str) -> str | None:
        kind, _, ident = ref.partition(":")
        if kind == "place" and ident in board.places:
            return board.places[ident].name
        if kind == "piece" and ident in pieces and looks[pieces[ident].type].commander:
            return pieces[ident].name
        if kind == "country" and ident in board.countries:
            return board.countries[ident].name
        if kind == "box" and ident in board.boxes:
            return board.boxes[ident].name
        return None

    return name
