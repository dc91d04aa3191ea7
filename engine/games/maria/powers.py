"""The powers (section 2): who they are, whom they help, what they own."""

from __future__ import annotations

FR, BA, PR, SA, AU, PA = range(6)
POWERS = (FR, BA, PR, SA, AU, PA)
IDS = ("france", "bavaria", "prussia", "saxony", "austria", "pragmatic")
NUMBER = {name: n for n, name in enumerate(IDS)}

NOBODY = -1

MAJORS = (PR, FR, PA, AU)
"""The major powers in the order of their political boxes, from left to right (2-b, R-17)."""
MINORS = frozenset({BA, SA})
CROSSING = frozenset({FR, AU})
"""Powers whose pieces may pass from one map to the other (10.1-g)."""

TROOPS = (26, 5, 22, 5, 28, 14)
OPENING_HAND = (2, 5, 9, 3, 5, 3)
RESERVE = (11, 0, 13, 0, 8, 8)
"""Victory markers of each major power, all told (4-b)."""
BATTLE_BOXES = 2
"""Battle boxes of each major power (3.2-g)."""


def ref(power: int) -> str:
    """The power's reference."""
    return f"side:{IDS[power]}"
