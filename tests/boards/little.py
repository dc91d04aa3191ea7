"""The boards of docs/boards.md, and how to spoil them."""

from __future__ import annotations

from pathlib import Path

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "boards.md"


def examples() -> list[str]:
    """The texts of the boards: the little one, that of sites and ways, of areas, of squares."""
    text = DOCUMENT.read_text(encoding="utf-8")
    return [part.split("```", 1)[0] for part in text.split("```yaml\n")[1:]]


def little() -> str:
    """The text of the little board."""
    return examples()[0]


def spoil(old: str, new: str) -> str:
    """The first of the boards that has the passage, with the passage changed."""
    text = next(text for text in examples() if old in text)
    return text.replace(old, new, 1)
