"""What can be printed: each as its title and its pages, made from what a table or a board shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import engine
from desktop.printing.board_pages import Way, board_pages
from desktop.printing.board_picture import BoardPicture, bare_board
from desktop.printing.drill_sheets import DrillSheets, find_drills
from desktop.printing.look import PaperLook
from desktop.printing.pages import Page
from desktop.printing.paper import PAPERS, Paper
from desktop.printing.position_sheet import position_pages
from desktop.printing.sequence_card import sequence_page
from desktop.profile.annotations import Annotation
from desktop.session.session import Session
from engine.boards.board import Board
from engine.kernel.game import Game
from engine.kernel.table import Table

A4 = PAPERS["a4"]


@dataclass(frozen=True)
class Print:
    """Pages with their title; `close` ends what they were painted from."""

    title: str
    pages: Sequence[Page]
    close: Callable[[], None] = lambda: None


@contextmanager
def closing(made: Print) -> Iterator[Print]:
    """Use a print, and end it."""
    try:
        yield made
    finally:
        made.close()


def board_title(board: Board, look: PaperLook) -> str:
    """The name of the game whose board it is; of a board of one's own with its own name."""
    if board.game not in engine.titles():
        return board.id
    game = look.tr(f"game-{board.game}")
    return game if engine.game(board.game).board == board.id else f"{game} \N{EN DASH} {board.id}"


def print_board(
    board: Board, look: PaperLook, paper: Paper = A4, way: Way = "whole", size: Paper | None = None
) -> Print:
    """A board without pieces."""
    picture, title = bare_board(board, look), board_title(board, look)
    return Print(title, board_pages(picture, look, title, paper, way, size), picture.close)


def print_position(
    session: Session,
    board: Board,
    look: PaperLook,
    paper: Paper = A4,
    drawings: Iterable[Annotation] = (),
) -> Print:
    """What a Session shows: its viewer's View and no more."""
    picture = BoardPicture(board, look, session)
    picture.draw_over(drawings)
    title = look.tr("print-position", game=board_title(board, look), turn=session.view.turn)
    return Print(title, position_pages(session, picture, look, title, paper), picture.close)


def print_drills(
    game: Game, board: Board, look: PaperLook, kinds: Sequence[str], seed: int, count: int, paper: Paper = A4
) -> Print:
    """So many questions, and at the end their answers. Raises KabinettError as `find_drill` does."""
    sheets = DrillSheets(find_drills(game, kinds, seed, count), board, look)
    title = look.tr("print-drills", game=look.tr(f"game-{game.id}"))
    return Print(title, sheets.pages(title, paper), sheets.close)


def print_sequence(table: Table, look: PaperLook, paper: Paper = A4) -> Print:
    """The sequence of play of a table's game, on one page."""
    title = look.tr("print-sequence", game=look.tr(f"game-{table.game.id}"))
    return Print(title, [sequence_page(table.sequence(), table.view(None), look, title, paper)])


def table_told(game: Game, ruleset: str = "", scenario: str = "") -> Table:
    """A table whose sequence of play is told where none is looked at: of the scenarios for most seats the last one.

    It has the most rules.
    """
    fullest = max(game.scenarios[::-1], key=lambda one: max(one.seats))
    return Table.new(game, ruleset=ruleset, scenario=scenario or fullest.id)
