"""Randomness that lives inside a Position: a small generator with one integer of state (SplitMix64)."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1
LARGEST_SEED = _MASK
"""Seeds beyond it begin no other games."""


class Rng:
    """A reproducible generator; equal states give equal futures on every machine and Python version."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def copy(self) -> Rng:
        """An independent generator with the same future."""
        return Rng(self.state)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the bias of the multiplication is under 2 to the power of -50 for small n."""
        return (self.bits() * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[(self.bits() * len(items)) >> 64]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
