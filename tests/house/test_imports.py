"""The import contracts hold, and they are able to fail."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs import-linter over the packages in a folder."""
    program = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, '.'); {program}", "--no-cache"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_contracts_hold() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("module", "line", "broken"),
    [
        ("engine/kernel/files.py", "import engine.boards", "Imports run one way"),
        ("engine/kernel/files.py", "import PySide6.QtCore", "The engine knows neither the window nor Qt"),
        ("engine/boards/__init__.py", "import desktop", "Imports run one way"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path: Path, module: str, line: str, broken: str) -> None:
    for name in ("engine", "desktop"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    with (tmp_path / module).open("a") as source:
        source.write(f"\n{line}\n")
    result = lint(tmp_path)
    assert result.returncode != 0
    assert f"{broken}" in result.stdout
    assert "BROKEN" in result.stdout


def test_games_are_listed_without_their_rules() -> None:
    """What the start screen needs of them is said by their folders; looks and boards load no rules either."""
    code = (
        "import sys; import engine; from desktop.views.parts.game_parts import parts_of;"
        "from engine.boards import load_board;"
        "[(parts_of(one), load_board(engine.title(one).board)) for one in engine.playable()];"
        "sys.exit(any(one.startswith('engine.games.') and one.endswith('.game') for one in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
