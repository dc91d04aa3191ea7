"""The little board of docs/boards.md, and how to spoil it."""

from __future__ import annotations

from pathlib import Path

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "boards.md"


def little() -> str:
    """The text of the little board."""
    text = DOCUMENT.read_text(encoding="utf-8")
    return text.split("```yaml\n", 1)[1].split("```", 1)[0]


def spoil(old: str, new: str) -> str:
    """The little board with one passage changed."""
    text = little()
    assert text.count(old) >= 1, old
    return text.replace(old, new, 1)
