"""The ten States of SACHSEN by number, and the seats of the players.

In code a State of the rules is a `side`, a person a `player`; both are numbers.
"""

from __future__ import annotations

SIDES: tuple[str, ...] = (
    "nederland", "hannover", "preussen", "niederrhein", "hessen-thueringen", "sachsen", "pfalz", "bayern",
    "francia", "oesterreich",
)  # fmt: skip
"""Eight electorates, then the two Kingdoms (setup-1)."""
ELECTORATES: tuple[int, ...] = tuple(range(8))
FRANCIA, OESTERREICH = 8, 9
KINGDOMS: tuple[int, ...] = (FRANCIA, OESTERREICH)
EVERYBODY: tuple[int, ...] = (*ELECTORATES, *KINGDOMS)
NOBODY = -1
"""No side, or no player."""
NUMBER: dict[str, int] = {side: number for number, side in enumerate(SIDES)}
SEATS: tuple[str, ...] = ("first", "second", "third", "fourth", "fifth", "sixth")
"""Players in the order of the deal: player 0 has the first seat."""
BATTLE_SEATS: tuple[str, ...] = ("attacker", "defender")
"""The seats of a battle that is played alone."""
PLAYER: dict[str, int] = {seat: n for seats in (SEATS, BATTLE_SEATS) for n, seat in enumerate(seats)}
YEAR, BATTLE = "year", "battle"
"""The scenarios."""
LEAST_SEATS = 3


def side_ref(side: int) -> str:
    """The reference of a State; empty for none."""
    return f"side:{SIDES[side]}" if side != NOBODY else ""
