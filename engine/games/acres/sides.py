"""The two sides of A FEW ACRES OF SNOW, as small numbers."""

from __future__ import annotations

from typing import Final

BRITISH: Final = 0
FRENCH: Final = 1
GREEN: Final = 2
"""The colour of neutral cards, which both sides may hold."""

SIDES: Final = ("british", "french")
"""Ids of sides and of the seats that lead them, and names of sieges, which are called after their attacker."""
BOTH: Final = (BRITISH, FRENCH)
COLOURS: Final = (*SIDES, "green")
NUMBER: Final = {name: number for number, name in enumerate(SIDES)}


def side_ref(side: int) -> str:
    """The reference of a side."""
    return f"side:{SIDES[side]}"


def siege_ref(attacker: int) -> str:
    """The reference of a siege."""
    return f"siege:{SIDES[attacker]}"
