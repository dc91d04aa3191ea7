"""Pebbles at hand: for as long as a test lasts they are a game among the others, with their words and their looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import engine
from desktop.profile.keys import Keys
from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.parts.game_parts import parts_of
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_scene import TableScene
from engine.boards.load import load_board
from engine.kernel.table import Table
from engine.texts.catalogue import LANGUAGES, catalogue, entries
from engine.texts.translate import Translator

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def _at_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game "pebbles" can be opened, spoken of and laid out."""
    for package, folder in (("engine.games", "rules"), ("desktop.games", "window")):
        found = import_module(package)
        monkeypatch.setattr(found, "__path__", [*found.__path__, str(HERE / folder)])
    for key, source in entries((HERE / "pebbles.ftl").read_text(encoding="utf-8")).items():
        for language in LANGUAGES:  # a game of the tests speaks English in all of them
            monkeypatch.setitem(catalogue(language)._sources, key, source)
    engine.titles.cache_clear()
    engine.playable.cache_clear()
    engine.title.cache_clear()
    parts_of.cache_clear()
    yield
    engine.titles.cache_clear()
    engine.playable.cache_clear()
    engine.title.cache_clear()
    engine.game.cache_clear()
    parts_of.cache_clear()


@pytest.fixture
def session() -> Session:
    """A table of pebbles, seen by who begins."""
    return Session(Table.new(engine.game("pebbles"), seed=1, kind="open"), "prussia")


@pytest.fixture
def words() -> Callable[[str], Translator]:
    """Who speaks of pebbles in a language."""
    board = load_board("maria")

    def name(ref: str) -> str | None:
        kind, _, key = ref.partition(":")
        return board.places[key].name if kind == "place" and key in board.places else None

    return lambda language: Translator(language, "pebbles", name, None, "1.0")


@pytest.fixture
def view(qtbot: QtBot, session: Session, words: Callable[[str], Translator]) -> Iterator[MapView]:
    """The map, the three cities in the middle."""
    scene = TableScene(session, load_board("maria"), load_theme("parchment"), words("en"), draw_map=False)
    found = MapView(scene, Keys())
    qtbot.addWidget(found)
    found.resize(900, 600)
    found.show()
    found.look_at(scene.ground.point("steinau"), 0.9)
    yield found
    found.close_table()
