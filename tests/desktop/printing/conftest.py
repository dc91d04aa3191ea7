"""Looks, tables and drawn sheets that the tests of paper share; sheets are drafted once for them all."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import engine
from desktop.art.fonts import load_fonts
from desktop.maps.cache import ROOM
from desktop.printing.board_picture import BoardPicture, bare_board
from desktop.printing.look import PaperLook
from desktop.views.parts.board_names import board_names
from engine.boards.board import Board
from engine.boards.load import load_board
from engine.texts.translate import LANGUAGES, Translator

GAMES = engine.playable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One worker for all: a second one would draft every sheet again."""
    for item in items:
        if "drawn" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("printing"))


@cache
def shelf_of_all() -> Path:
    """Where all of them keep what is drawn."""
    made = tempfile.mkdtemp(prefix="kabinett-drawn-")
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return Path(made)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sheets come from the shelf that all share."""
    monkeypatch.setenv(ROOM, str(shelf_of_all()))
    return shelf_of_all()


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Every game that can be played."""
    return str(request.param)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Every language."""
    return str(request.param)


def board_of(game: str) -> Board:
    return load_board(engine.game(game).board)


def look_of(game: str, language: str = "en", *, grey: bool = False) -> PaperLook:
    """Paper that knows the names of a game."""
    load_fonts()
    title = engine.game(game)
    words = Translator(language, game, board_names(board_of(game)), {}, title.rulesets[0])
    return PaperLook(words, grey=grey)


@pytest.fixture
def acres_board(qapp: object, drawn: Path) -> Iterator[tuple[BoardPicture, PaperLook]]:
    """The smallest board, bare."""
    look = look_of("acres")
    picture = bare_board(board_of("acres"), look)
    yield picture, look
    picture.close()
