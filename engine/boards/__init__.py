"""Boards: YAML files that declare places, roads, countries, sectors and boxes, ready to be asked."""

from engine.boards.board import Board, Road
from engine.boards.errors import BoardError, Fault
from engine.boards.load import BoardListing, list_boards, load_board
from engine.boards.provenance import Source
from engine.boards.schema import Box, Place, Sector

__all__ = [
    "Board",
    "BoardError",
    "BoardListing",
    "Box",
    "Fault",
    "Place",
    "Road",
    "Sector",
    "Source",
    "list_boards",
    "load_board",
]
