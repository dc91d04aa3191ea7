"""A game's parts in the window read the Views and the board of their own game alone; its bot knows no other game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES, BOTS = ROOT / "desktop" / "games", ROOT / "engine" / "bots"
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


@pytest.mark.parametrize("game", [path.parent.name for path in sorted(BOTS.glob("*/__init__.py"))])
def test_a_bot_knows_the_rules_of_its_own_game(game: str) -> None:
    for path in (BOTS / game).rglob("*.py"):
        assert {found for found, _ in _RULES.findall(path.read_text(encoding="utf-8"))} <= {game}, path


def test_another_game_and_a_rule_are_found() -> None:
    assert foreign("maria", "from engine.games.acres.view_types import AcresView\n") == [
        ("acres", "view_types")
    ]
    assert foreign("maria", "import engine.games.maria.combat\n") == [("maria", "combat")]
    assert foreign("maria", "from engine.games.maria.view_types import MariaView\n") == []
