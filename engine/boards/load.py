"""Finding and loading boards: the project's own, and those in the person's own folder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Literal, cast

import engine
from engine.boards.board import Board
from engine.boards.decode import decoded
from engine.boards.errors import BoardError, Fault, guess
from engine.boards.links import verify
from engine.boards.open_form import OpenBoard
from engine.boards.reading import Document, content, parse
from engine.boards.schema import FORMAT
from engine.kernel import files
from engine.kernel.message import say

SUFFIX = ".yaml"
KEPT = 8
"""So many boards are kept, each as long as its file holds the same."""


@dataclass(frozen=True, slots=True)
class BoardListing:
    """A board that can be loaded: `name` is what `load_board` takes, `origin` says whose it is."""

    name: str
    path: Path
    origin: Literal["ours", "own"]


def list_boards() -> list[BoardListing]:
    """The boards there are, ours first; an own board named like one of ours is listed by its path."""
    ours = [BoardListing(path.stem, path, "ours") for path in _in(files.data("boards"))]
    taken = {listing.name for listing in ours}
    own = [
        BoardListing(str(path) if path.stem in taken else path.stem, path, "own")
        for path in _in(files.user_data("boards"))
    ]
    return ours + own


def load_board(name_or_path: str | Path) -> Board:
    """The board of that name, or in that file. BoardError names file, line, field and mend."""
    path = _find(name_or_path)
    return _board(path, content(path))


@lru_cache(maxsize=KEPT)
def _board(path: Path, raw: bytes) -> Board:
    """The board that a file with this content declares; a Board never changes, so each is made once."""
    document = parse(path, raw)
    _format(document)
    kind = _kind_of(document)
    file = decoded(document, kind.form)
    verify(file, document)
    return kind(file, path)


def _kind_of(document: Document) -> type[Board]:
    """The Board of the game that the file names; of a game that is not known here its geometry is read."""
    game = document.value.get("game") if isinstance(document.value, dict) else None
    return (board_type(game) if isinstance(game, str) else None) or OpenBoard


def board_type(game: str) -> type[Board] | None:
    """BOARD of `engine/games/<game>/board.py`; None where no game of this name has a board."""
    module = _module(game, "board")
    return cast("type[Board]", module.BOARD) if module is not None else None


def faults_of(board: Board) -> Iterator[Fault]:
    """What its game alone needs of a board and does not find: `faults` of `engine/games/<game>/check_board.py`."""
    module = _module(board.game, "check_board")
    return iter(()) if module is None else cast("Iterator[Fault]", module.faults(board))


def _module(game: str, name: str) -> ModuleType | None:
    """A module of a game; None where there is no such game, or no such module of it."""
    found = f"engine.games.{game}.{name}"
    return import_module(found) if game in engine.titles() and find_spec(found) is not None else None


def _format(document: Document) -> None:
    """A format that this program does not know is named before its fields are looked at."""
    declared = document.value.get("format", FORMAT) if isinstance(document.value, dict) else FORMAT
    if isinstance(declared, int) and declared != FORMAT:
        message = say("board-format", found=str(declared), ours=str(FORMAT))
        raise BoardError(document.path, message, document.line(("format",)), "format")


def _in(folder: Path) -> Iterator[Path]:
    try:
        return iter(sorted(folder.glob(f"*{SUFFIX}")))
    except OSError:  # a folder that cannot be asked holds no boards
        return iter(())


def _find(name_or_path: str | Path) -> Path:
    path, name = Path(name_or_path), str(name_or_path)
    if isinstance(name_or_path, Path) or path.suffix or len(path.parts) != 1:
        return path
    boards = {listing.name: listing.path for listing in list_boards()}
    if name not in boards:
        raise BoardError(name, say("board-unknown-board", name=name, **guess(name, boards)))
    return boards[name]
