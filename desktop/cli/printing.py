"""`print`: boards, positions, drills, the sequence of play and the log as files for paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import engine
from desktop.cli.drawing import begin, unwritable
from desktop.cli.tables import (
    among,
    chosen_game,
    chosen_scenario,
    kinds_of,
    known_ending,
    open_table,
    seat_of,
)
from desktop.cli.words import WORDS, board_names
from engine.kernel.table import Table

if TYPE_CHECKING:
    from desktop.printing.board_pages import Way
    from desktop.printing.look import PaperLook
    from desktop.printing.paper import Paper
    from desktop.printing.prints import Print

PAGES, TEXTS = (".pdf", ".svg"), (".md", ".html")
WAYS = ("whole", "maps", "tiles")


def board(name: str, out: Path, paper: str, way: str, size: str, grey: bool) -> None:
    """Print a board without pieces."""
    from engine.boards import load_board

    known_ending(out, PAGES)
    among("arrangement", way, WAYS)
    found = load_board(name)
    chosen: Way = "tiles" if way == "tiles" else "maps" if way == "maps" else "whole"

    def make() -> Print:
        from desktop.printing.prints import print_board

        known = found.game in engine.titles()
        look = _look(found.game if known else "", found.id, "", grey)
        return print_board(found, look, _paper(paper), chosen, _paper(size) if size else None)

    _write(out, make)


def position(file: Path, seat: str, out: Path, paper: str, grey: bool) -> None:
    """Print what a seat, or the public, may know of a position file or a table."""
    from engine.boards import load_board

    known_ending(out, PAGES)
    table = open_table(file)
    viewer = seat_of(table, seat)

    def make() -> Print:
        from desktop.printing.prints import print_position
        from desktop.session.onlooker import Onlooker

        look = _look_at(table, grey)
        return print_position(Onlooker(table, viewer), load_board(table.game.board), look, _paper(paper))

    _write(out, make)


def drills(game: str, kinds: list[str], seed: int, count: int, out: Path, paper: str, grey: bool) -> None:
    """Print sheets of drills, answers last."""
    from engine.boards import load_board

    known_ending(out, PAGES)
    title = chosen_game(game)
    wanted = kinds or kinds_of(title)

    def make() -> Print:
        from desktop.printing.prints import print_drills

        look = _look(title.id, title.board, title.rulesets[0], grey)
        return print_drills(title, load_board(title.board), look, wanted, seed, count, _paper(paper))

    _write(out, make)


def sequence(game: str, ruleset: str, scenario: str, out: Path, paper: str) -> None:
    """Print the sequence of play on one page."""
    known_ending(out, PAGES)
    title = chosen_game(game)
    chosen_scenario(title, ruleset, scenario)

    def make() -> Print:
        from desktop.printing.prints import print_sequence, table_told

        table = table_told(title, ruleset, scenario)
        return print_sequence(table, _look_at(table, False), _paper(paper))

    _write(out, make)


def log(file: Path, seat: str, out: Path) -> None:
    """Write the log of a table as a seat, or the public, may read it."""
    known_ending(out, TEXTS)
    table = open_table(file)
    viewer = seat_of(table, seat)
    app = begin()
    from desktop.printing.log_text import print_log
    from desktop.session.onlooker import Onlooker

    try:
        print_log(Onlooker(table, viewer), _look_at(table, False), out)
    except OSError as error:
        raise unwritable(out, error) from error
    del app
    _tell([out])


def _paper(name: str) -> Paper:
    from desktop.printing.paper import PAPERS

    return PAPERS[among("paper", name.lower(), [*PAPERS])]


def _look(game: str, board: str, ruleset: str, grey: bool) -> PaperLook:
    from desktop.printing.look import PaperLook

    words = WORDS.translator.bind(game=game or None, names=board_names(board), ruleset=ruleset or None)
    return PaperLook(words, grey=grey)


def _look_at(table: Table, grey: bool) -> PaperLook:
    return _look(table.game.id, table.game.board, table.journal.header.ruleset, grey)


def _write(out: Path, make: Callable[[], Print]) -> None:
    app = begin()
    from desktop.printing.pages import write_pages
    from desktop.printing.prints import closing

    try:
        with closing(make()) as made:
            written = write_pages(out, made.pages, made.title)
    except OSError as error:
        raise unwritable(out, error) from error
    del app
    _tell(written)


def _tell(files: list[Path]) -> None:
    if WORDS.json:
        WORDS.data({"files": [str(one) for one in files]})
        return
    for one in files:
        WORDS.line(str(one))
