"""The sequence of play as a whole: what a card beside the table says of it."""

from __future__ import annotations

from msgspec import Struct

SET_UP = 0
"""The turn of what is done once, before the first."""


class Entry(Struct, frozen=True):
    """One line of the sequence of play.

    Attributes:
        name: the Step's name; its title is the message "step-<name>". clause: the rule that it comes from.
        level: 0 stage, 1 phase inside a stage. sides: who acts; none: all, or nobody.
        turns: it comes in these turns only; none: in each. SET_UP stands for what comes before the first.
        may: clauses of all that may be done in it, where a choice among many is what the phase is.
    """

    name: str
    clause: str
    level: int = 0
    sides: tuple[str, ...] = ()
    turns: tuple[int, ...] = ()
    may: tuple[str, ...] = ()
