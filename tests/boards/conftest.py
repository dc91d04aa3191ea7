"""Boards that the tests of boards share."""

from __future__ import annotations

import re

import pytest

from engine.games.maria.board import MariaBoard, maria_board
from tests.boards.little import DOCUMENT


@pytest.fixture(scope="session")
def maria() -> MariaBoard:
    """The board of MARIA."""
    return maria_board()


@pytest.fixture(scope="session")
def examples() -> list[tuple[str, str]]:
    """The marked examples of docs/boards.md: language and text."""
    return re.findall(
        r"<!-- example: .*? -->\n```(\w+)\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL
    )
