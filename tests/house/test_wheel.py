"""The wheel alone is the whole program: code, boards, texts, fonts and the command."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


def run(*command: str | Path, cwd: Path) -> str:
    """A command's output; its complaint fails the test."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    result = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The distribution, built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    (built,) = folder.glob("kabinett-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with only the wheel in it; its libraries are borrowed from this one."""
    folder = tmp_path_factory.mktemp("fresh") / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    python = folder / "bin" / "python"
    run(
        *(sys.executable, "-m", "pip", "--python", python),
        *("install", "--no-deps", "--no-index", "--quiet", wheel),
        cwd=folder.parent,
    )
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


def test_all_data_is_inside(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        f"kabinett_files/{path.relative_to(ROOT)}"
        for folder in ("data", "resources")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert wanted
    assert wanted - names == set()


def test_the_program_and_nothing_else_is_inside(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"engine", "desktop", "kabinett_files"}


def test_its_files_are_its_own(installed: Path) -> None:
    program = "from engine.kernel import files; print(files.data('boards', 'maria.yaml'))"
    printed = run(installed / "bin" / "python", "-c", program, cwd=installed.parent)
    board = Path(printed.strip())
    assert board.is_relative_to(installed)
    assert board.is_file()


def test_the_command_works_outside_the_checkout(installed: Path) -> None:
    kabinett = installed / "bin" / "kabinett"
    games = json.loads(run(kabinett, "games", "--json", cwd=installed.parent))
    assert "maria" in json.dumps(games)
    run(kabinett, "board", "check", "maria", cwd=installed.parent)
    picture = installed.parent / "acres.png"
    run(kabinett, "board", "draw", "acres", "--out", picture, "--width", "800", cwd=installed.parent)
    assert picture.read_bytes().startswith(b"\x89PNG")
