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
    if not pattern:
        return not words
    if pattern[0] == REST:
        return any(_fits(pattern[1:], words[start:]) for start in range(len(words) + 1))
    return bool(words) and fnmatchcase(words[0], pattern[0]) and _fits(pattern[1:], words[1:])
