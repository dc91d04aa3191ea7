"""The council at hand: for as long as a test lasts it is a game among the others, with its words and its looks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

import engine
from desktop.views.parts.game_parts import parts_of
from engine.texts.catalogue import LANGUAGES, catalogue, entries

HERE = Path(__file__).parent
WORDS = entries((HERE / "council.ftl").read_text(encoding="utf-8"))


@contextmanager
def council_at_hand() -> Iterator[None]:
    """The game "council" can be opened, spoken of and laid out."""
    with pytest.MonkeyPatch.context() as patch:
        for package, folder in (("engine.games", "rules"), ("desktop.games", "window")):
            found = import_module(package)
            patch.setattr(found, "__path__", [*found.__path__, str(HERE / folder)])
        for key, source in WORDS.items():
            for language in LANGUAGES:  # a game of the tests speaks English in all of them
                patch.setitem(catalogue(language)._sources, key, source)
        engine.titles.cache_clear()
        engine.playable.cache_clear()
        engine.title.cache_clear()
        parts_of.cache_clear()
        try:
            yield
        finally:
            engine.titles.cache_clear()
            engine.playable.cache_clear()
            engine.title.cache_clear()
            engine.game.cache_clear()
            parts_of.cache_clear()


@pytest.fixture
def council() -> Iterator[None]:
    """The game is there for a test."""
    with council_at_hand():
        yield
