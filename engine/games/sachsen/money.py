"""Money: inside the engine in coins of 100,000 gulden (R-06), in Actions and texts in gulden."""

from __future__ import annotations

COIN = 100_000
"""The smallest coin, of which all sums are multiples (income-4, R-06)."""


def gulden(coins: int) -> int:
    """A sum as people read it."""
    return coins * COIN


def half_up(coins: int) -> int:
    """Half a sum, rounded up to a coin (R-84)."""
    return (coins + 1) // 2


def coins_of(money: int) -> int | None:
    """A sum in coins; None where it is no multiple of the smallest (R-06)."""
    coins, rest = divmod(money, COIN)
    return None if rest else coins
