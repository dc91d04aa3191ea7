"""A game's parts in the window read the Views and the board of their own game, and nothing else of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "desktop" / "games"
_RULES = re.compile(r"(?m)^\s*(?:from|import) engine\.games\.(\w+)(?:\.(\w+))?")


def foreign(game: str, source: str) -> list[tuple[str, str]]:
    """What a source imports of the rules besides the types of its own game's Views and board."""
    own = {(game, "view_types"), (game, "board")}
    return [found for found in _RULES.findall(source) if found not in own]


@pytest.mark.parametrize(
    "game", [path.name for path in sorted(GAMES.iterdir()) if (path / "parts.py").is_file()]
)
def test_parts_read_the_view_of_their_own_game(game: str) -> None:
    for path in (GAMES / game).rglob("*.py"):
        assert not foreign(game, path.read_text(encoding="utf-8")), path


def test_another_game_and_a_rule_are_found() -> None:
    assert foreign("maria", "from engine.games.acres.view_types import AcresView\n") == [
        ("acres", "view_types")
    ]
    assert foreign("maria", "import engine.games.maria.combat\n") == [("maria", "combat")]
    assert foreign("maria", "from engine.games.maria.view_types import MariaView\n") == []
