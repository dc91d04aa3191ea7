"""The repository speaks of the project only: no path or host of one machine, nothing left open."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@cache
def texts() -> dict[str, str]:
    """Every text file of the repository, tracked or about to be, by its path."""
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-co", "--exclude-standard", "-z"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    found = {}
    for name in filter(None, listing.split("\0")):
        path = ROOT / name
        if not path.is_file():
            continue
        try:
            found[name] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
    return found


def lines_with(pattern: str, *endings: str) -> list[str]:
    """Where a pattern stands: `path:line: text`."""
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in texts().items()
        if not endings or name.endswith(endings)
        for number, line in enumerate(text.splitlines(), 1)
        if re.search(pattern, line)
    ]


def test_the_files_are_seen() -> None:
    assert {"pyproject.toml", "README.md", "engine/kernel/files.py"} <= texts().keys()


@pytest.mark.parametrize("folder", ["/wo" + "rk/", "/ro" + "ot/"])
def test_no_path_of_one_machine(folder: str) -> None:
    assert lines_with(rf"(?<![\w.}}]){re.escape(folder)}\w") == []


@pytest.mark.parametrize("host", ["py" + "pi.org", "python" + "hosted", "npm" + "js.", "deb" + "ian.org"])
def test_no_host_of_a_registry(host: str) -> None:
    assert lines_with(re.escape(host)) == []


def test_nothing_is_left_open() -> None:
    words = "|".join(["TO" + "DO", "FIX" + "ME", "X" + "XX", "Not" + "ImplementedError"])
    assert lines_with(rf"\b({words})\b", ".py", ".md", ".sh", ".yaml", ".toml", "play", "test") == []


def test_every_package_is_pinned_exactly() -> None:
    for name in ("packaging/requirements.txt", "packaging/requirements-dev.txt"):
        lines = [line for line in texts()[name].splitlines() if line and not line.startswith(("#", "-r"))]
        assert lines
        assert [line for line in lines if not re.fullmatch(r"[\w.]+(-[\w.]+)*==[\w.]+", line)] == []
