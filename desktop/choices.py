"""The legal Actions of one Decision by how they are made: listed once, whoever asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.gesture import Gesture
from engine.kernel.view import PieceView


@dataclass(frozen=True)
class Choice:
    """One legal Action and how it is made."""

    action: Action
    gesture: Gesture


class Choices:
    """The Actions of a Decision with their gestures; nothing is listed before it is asked for.

    While the hand lies face down it is `covered`: what is paid with its cards is not told either.
    """

    def __init__(
        self, decision: Decision | None, pieces: Iterable[PieceView] = (), *, covered: bool = False
    ) -> None:
        self.decision, self.covered = decision, covered
        self._piles = {f"piece:{piece.id}": f"pile:{piece.pile}" for piece in pieces if piece.pile}

    def source(self, ref: str) -> str:
        """What a gesture begins with that takes a piece: its pile, where it is the top of one, else itself."""
        return self._piles.get(ref, ref)

    def of(self, ref: str) -> list[Choice]:
        """The Actions that begin with something that lies on the table."""
        return self.by_source.get(self.source(ref), [])

    @cached_property
    def pieces(self) -> tuple[str, ...]:
        """The pieces that can act, by reference."""
        own = (ref for ref in self.by_source if ref.startswith("piece:"))
        return (*own, *(ref for ref, pile in self._piles.items() if pile in self.by_source))

    @cached_property
    def all(self) -> tuple[Choice, ...]:
        """All of them, in the order of the Decision."""
        actions = self.decision.actions if self.decision is not None else ()
        choices = (Choice(action, action.gesture()) for action in actions)
        return tuple(choice for choice in choices if not (self.covered and choice.gesture.cards))

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
