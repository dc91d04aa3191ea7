"""The documents point only at what exists, and the README begins with the two commands."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("packaging/*.md")])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", document.read_text(encoding="utf-8"))
    local = [
        link.split("#")[0] for link in links if "://" not in link and not link.startswith(("#", "mailto:"))
    ]
    assert [link for link in local if not (document.parent / link).exists()] == []


def test_the_plan_s_example_runs() -> None:
    """The kernel in a few lines is no wish: it is run as it stands on the page."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(import engine\n.*?)```", page, re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(example, "docs/architecture.md", "exec"), names)
    assert names["refusal"] is None
    assert names["events"]


def test_the_readme_begins_with_two_commands() -> None:
    first_screen = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:20]
    for command in ("./play", "./test"):
        assert any(line.startswith(command) for line in first_screen)
        assert os.access(ROOT / command, os.X_OK)


def test_the_pins_lie_within_the_declared_ranges() -> None:
    """The exact version of each direct dependency satisfies the range that a foreign environment is given."""
    from packaging.requirements import Requirement

    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    pinned = dict(
        line.lower().replace("-", "_").split("==")
        for line in (ROOT / "packaging" / "requirements.txt").read_text().splitlines()
        if "==" in line
    )
    assert declared
    for text in declared:
        requirement = Requirement(text)
        version = pinned[requirement.name.lower().replace("-", "_")]
        assert requirement.specifier.contains(version), f"{text} does not allow {version}"
