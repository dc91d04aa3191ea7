"""The window asks Tables, Decisions and Drills, and takes no Position out of them; no import contract sees that."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

DESKTOP = Path(__file__).resolve().parents[2] / "desktop"
TRUTHS = {"position", "position_at", "in_the_open", "carry_out"}
"""Names under which the engine holds or hands out a Position, or has it changed."""
TRIED = {"before", "after"}
"""The Positions of a Trial."""
PLAIN = {"header"}
"""What has a `position` that is data of a file."""


def truths(source: str) -> Iterator[str]:
    """Where a Position is taken out of something; a method of another name's kind, as of an event of Qt, is none."""
    if not any(f".{word}" in source for word in (*TRUTHS, *TRIED)):
        return
    tree = ast.parse(source)
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute):
            continue
        owner = node.value
        of = (
            owner.attr
            if isinstance(owner, ast.Attribute)
            else owner.id
            if isinstance(owner, ast.Name)
            else ""
        )
        held = node.attr == "position" and id(node) not in called and of not in PLAIN
        taken = node.attr in TRUTHS - {"position"}
        tried = node.attr in TRIED and of.lstrip("_") == "trial"
        if held or taken or tried:
            yield f"{node.lineno}: {ast.unparse(node)}"


def test_the_window_reaches_no_position() -> None:
    """By no attribute of what it may know."""
    found = [
        f"{path.relative_to(DESKTOP.parent)}:{where}"
        for path in sorted(DESKTOP.rglob("*.py"))
        for where in truths(path.read_text(encoding="utf-8"))
    ]
    assert not found


def test_what_reaches_one_is_found() -> None:
    """And what only sounds like it is not."""
    assert [*truths("self.table.position.result")] == ["1: self.table.position"]
    assert [*truths("table.position_at(3).view(None)")] == ["1: table.position_at"]
    assert [*truths("if self._trial.before is now: pass")] == ["1: self._trial.before"]
    assert [*truths("found.position")] == ["1: found.position"]
    assert not [*truths("event.position().x() + len(header.position or {}) + bar.after")]
