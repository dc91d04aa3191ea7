"""docs/adding-a-game.md builds a game: its files, copied under another name, are a game."""

from __future__ import annotations

import importlib
import re
import shutil
import sys
from pathlib import Path

import pytest

import engine.games.toy
from engine.kernel.rng import Rng

ROOT = Path(__file__).parents[2]
TOY = Path(engine.games.toy.__file__).parent


def test_the_files_of_the_page_are_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files of its table, and no others, in a folder beside the games: found, opened and played to an end."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    files = re.findall(r"^\| `(\w+\.py)` \|", page, re.MULTILINE)
    assert sorted(files) == sorted(path.name for path in TOY.glob("*.py"))
    folder = tmp_path / "relay"
    folder.mkdir()
    for name in files:
        text = (TOY / name).read_text(encoding="utf-8")
        folder.joinpath(name).write_text(
            text.replace("engine.games.toy", "engine.games.relay").replace('"toy"', '"relay"'),
            encoding="utf-8",
        )
    package = importlib.import_module("engine.games")
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    engine.titles.cache_clear()
    engine.playable.cache_clear()
    engine.title.cache_clear()
    try:
        assert "relay" in engine.titles()
        position = engine.game("relay").start(seed=2)
        rng = Rng(2)
        while (decision := position.decision()) is not None:
            position.play(decision.actions.pick(rng), decision.seat)
        assert position.result is not None
        assert position.view(None).game == "relay"
    finally:
        engine.titles.cache_clear()
        engine.playable.cache_clear()
        engine.title.cache_clear()
        engine.game.cache_clear()
        for name in [n for n in sys.modules if n.startswith("engine.games.relay")]:
            del sys.modules[name]
    shutil.rmtree(folder)
