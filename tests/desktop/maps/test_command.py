"""The program starts itself to draw a map, installed or frozen into one file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop import main
from desktop.maps import build
from desktop.maps.boardmap import _environment
from desktop.maps.command import DRAW_MAP, builder_command

WORDS = ("maria", "bohemia", "dark", ["bohemia"])


def test_an_interpreter_runs_the_program_as_a_module() -> None:
    program, arguments = builder_command(*WORDS)
    assert program == sys.executable
    assert arguments == ["-P", "-m", "desktop.main", DRAW_MAP, "maria", "bohemia", "dark", "bohemia"]


def test_a_checkout_where_it_is_started_does_not_shadow_it(tmp_path: Path) -> None:
    """Whoever stands in a folder with a `desktop` of its own still runs the program that was started."""
    (tmp_path / "desktop").mkdir()
    (tmp_path / "desktop" / "__init__.py").touch()
    (tmp_path / "desktop" / "main.py").write_text("raise SystemExit('another program')", encoding="utf-8")
    program, arguments = builder_command("no-such-board", "bohemia", "dark", [])
    environment = {name: _environment().value(name) for name in _environment().keys()}  # noqa: SIM118
    ended = subprocess.run(
        [program, *arguments], capture_output=True, text=True, check=False, cwd=tmp_path, env=environment
    )
    assert "no-such-board" in ended.stderr


def test_a_frozen_program_calls_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/kabinett/kabinett")
    program, arguments = builder_command(*WORDS)
    assert program == "/opt/kabinett/kabinett"
    assert arguments[0] == DRAW_MAP


def test_the_hidden_command_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(build, "main", lambda words: asked.append(words) or 0)
    assert main.main([DRAW_MAP, "maria", "bohemia", "dark", "bohemia"]) == 0
    assert asked == [["maria", "bohemia", "dark", "bohemia"]]


def test_the_command_really_starts_the_builder() -> None:
    program, arguments = builder_command("no-such-board", "bohemia", "dark", [])
    ended = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert "no-such-board" in ended.stderr
