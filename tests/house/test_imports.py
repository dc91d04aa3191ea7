"""The import contracts hold, and they are able to fail."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow


FORBIDDEN = {
    "engine/kernel/files.py": ("engine.boards", "Imports run one way"),
    "engine/kernel/forms.py": ("PySide6", "The engine knows neither the window nor Qt"),
    "engine/boards/__init__.py": ("desktop", "Imports run one way"),
}
"""By module something that it may not import, and the contract that is broken by it."""


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs import-linter over the packages in a folder."""
    program = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, '.'); {program}", "--no-cache"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_forbidden_imports_are_found(tmp_path: Path) -> None:
    """That there are none says `lint-imports` itself, one of the checks of ./test."""
    for name in ("engine", "desktop"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for module, (wanted, _) in FORBIDDEN.items():
        with (tmp_path / module).open("a") as source:
            source.write(f"\nimport {wanted}\n")
    result = lint(tmp_path)
    assert result.returncode != 0
    for module, (wanted, contract) in FORBIDDEN.items():
        name = module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        assert f"{name} -> {wanted} (l." in result.stdout
        assert f"{contract} BROKEN" in result.stdout


def test_games_are_listed_without_their_rules() -> None:
    """What the start screen needs of them is said by their folders; looks and boards load no rules either."""
    code = (
        "import sys; import engine; from desktop.views.parts.game_parts import parts_of;"
        "from engine.boards import load_board;"
        "[(parts_of(one), load_board(engine.title(one).board)) for one in engine.playable()];"
        "sys.exit(any(one.startswith('engine.games.') and one.endswith('.game') for one in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
