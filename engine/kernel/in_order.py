"""A Step that several answer one after another."""

from __future__ import annotations

from typing import Any, Self

from msgspec.structs import replace

from engine.kernel.step import P, Step


class InOrder(Step[P], frozen=True):
    """A Step that players or sides answer in turn; a game joins it to its own Step of one who is asked.

    Attributes:
        left: those still to come, by number, the present one first; those with nothing to do are passed over.
    """

    left: tuple[int, ...]

    def asks(self, state: P) -> int:
        """The first that is left."""
        del state
        return self.left[0]

    def seats(self, state: P) -> tuple[str, ...]:
        """Nobody when all are done, or while the next has nothing to do."""
        return super().seats(state) if self.left and self.concerns(state, self.left[0]) else ()

    def concerns(self, state: P, who: int) -> bool:
        """Whether one has anything to do in this Step now."""
        raise AssertionError(f"{type(self).__name__} does not say whom it concerns")

    def run(self, state: Any) -> None:
        """The next, or what follows when all have acted."""
        if self.left:
            self.finish(state)
        else:
            state.pop()
            self.after(state)

    def finish(self, state: Any) -> None:
        """The present one has done what is wanted."""
        state.replace(self.next())

    def next(self) -> Self:
        """The Step for the one that comes next."""
        return replace(self, left=self.left[1:])

    def after(self, state: P) -> None:
        """What follows when all have acted."""
