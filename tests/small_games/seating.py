"""Two small games beside those of the program: added as any game is, by a folder of their names."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import engine
from tests.boards.little import examples

HERE = Path(__file__).parent
GAMES = {"provinces": "delta", "skirmish": "skirmish"}
"""The games and the names of their boards."""


@contextmanager
def seated(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[dict[str, Path]]:
    """The two games are found by their folders; their boards, by name, are those of docs/boards.md."""
    paths = {name: folder / f"{name}.yaml" for name in GAMES.values()}
    for name, text in zip(GAMES.values(), examples()[2:], strict=True):
        paths[name].write_text(text, encoding="utf-8")
    for part in ("engine", "desktop"):
        package = importlib.import_module(f"{part}.games")
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(HERE / part)])
    forget()
    try:
        for game, board in GAMES.items():
            engine.game(game).board = str(paths[board])
        yield paths
    finally:
        monkeypatch.undo()
        forget()
        for name in [n for n in sys.modules if n.split(".")[2:3] and n.split(".")[2] in GAMES]:
            del sys.modules[name]


def forget() -> None:
    """What was found of games is looked for anew."""
    engine.titles.cache_clear()
    engine.playable.cache_clear()
    engine.title.cache_clear()
    engine.game.cache_clear()
    for module, name in (
        ("engine.boards.load", "_board"),
        ("desktop.maps.signs", "game_signs"),
        ("desktop.views.parts.game_parts", "parts_of"),
    ):
        if module in sys.modules:
            getattr(sys.modules[module], name).cache_clear()
