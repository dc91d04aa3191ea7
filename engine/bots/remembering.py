"""Questions about a situation that are answered once for each."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")


class Remembering:
    """What a bot sees of a situation, with what it has found out about it.

    Attributes:
        known: answers found already, by question and what else it is about.
    """

    def __init__(self) -> None:
        self.known: dict[Any, Any] = {}


def once(question: Callable[..., T]) -> Callable[..., T]:
    """A question about a Remembering that is answered once for each (and what else is named)."""

    @wraps(question)
    def answered(sight: Remembering, *about: Any) -> T:
        key = (question, *about)
        if key not in sight.known:
            sight.known[key] = question(sight, *about)
        found: T = sight.known[key]
        return found

    return answered
