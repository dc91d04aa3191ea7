"""The legal Actions of one Decision by how they are made: listed once, whoever asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.gesture import Gesture


@dataclass(frozen=True)
class Choice:
    """One legal Action and how it is made."""

    action: Action
    gesture: Gesture


class Choices:
    """The Actions of a Decision with their gestures; nothing is listed before it is asked for."""

    def __init__(self, decision: Decision | None) -> None:
        self.decision = decision

    @cached_property
    def all(self) -> tuple[Choice, ...]:
        """All of them, in the order of the Decision."""
        actions = self.decision.actions if self.decision is not None else ()
        return tuple(Choice(action, action.gesture()) for action in actions)

    @cached_property
    def by_source(self) -> dict[str, list[Choice]]:
        """Those that begin with something, by its reference."""
        return _sorted_by((choice.gesture.source, choice) for choice in self.all)

    @cached_property
    def by_target(self) -> dict[str, list[Choice]]:
        """Those that go somewhere, by its reference."""
        return _sorted_by((choice.gesture.target, choice) for choice in self.all)

    @cached_property
    def laid(self) -> tuple[tuple[Choice, Counter[str]], ...]:
        """Those for which cards are laid, with these cards."""
        return tuple((c, Counter(c.gesture.cards)) for c in self.all if c.gesture.cards)


def _sorted_by(pairs: Iterable[tuple[str, Choice]]) -> dict[str, list[Choice]]:
    found: dict[str, list[Choice]] = {}
    for ref, choice in pairs:
        if ref:
            found.setdefault(ref, []).append(choice)
    return found
