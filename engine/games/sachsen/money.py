"""Money: inside the engine in coins of 100,000 gulden (R-06), in Actions and texts in gulden."""

from __future__ import annotations

COIN = 100_000
"""The smallest coin, of which all sums are multiples (income-4, R-06)."""
DIGITS = 9
"""No sum of a game has more."""


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


def sum_said(word: str) -> int | None:
    """A sum that a word of an Action says, in gulden; None where it is none, or beyond all money of a game."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= DIGITS else None


def coins_said(word: str) -> int | None:
    """The same in coins; None also where it is no multiple of the smallest."""
    money = sum_said(word)
    return None if money is None else coins_of(money)
