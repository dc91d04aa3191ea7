"""Patterns of Actions: `move anna *` is any move of one word, `move anna ** mill` any way that ends at the mill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase

REST = "**"
"""Any number of words, none included."""


def answers(text: str, patterns: Iterable[str]) -> bool:
    """Whether the text of an Action answers to one of the patterns."""
    words = text.split()
    return any(_fits(pattern.split(), words) for pattern in patterns)


def is_whole(pattern: str) -> bool:
    """Whether a pattern has no gap: it is the text of one Action."""
    return "*" not in pattern and "?" not in pattern


def _fits(pattern: Sequence[str], words: Sequence[str]) -> bool:
    """In steps of pattern times words, however many gaps there are: `reached` are the words that may be behind us."""
    reached = {0}
    for part in pattern:
        if part == REST:
            reached = set(range(min(reached), len(words) + 1))
        else:
            reached = {n + 1 for n in reached if n < len(words) and fnmatchcase(words[n], part)}
        if not reached:
            return False
    return len(words) in reached
