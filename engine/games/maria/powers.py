"""The powers (section 2): who they are, whom they help, what they own."""

from __future__ import annotations

FR, BA, PR, SA, AU, PA = range(6)
POWERS = (FR, BA, PR, SA, AU, PA)
IDS = ("france", "bavaria", "prussia", "saxony", "austria", "pragmatic")
NUMBER = {name: n for n, name in enumerate(IDS)}

NOBODY = -1

BOURBON = frozenset({FR, BA, PR, SA})
HABSBURG = frozenset({AU, PA})

MAJOR_OF = (FR, FR, PR, PR, AU, PA)
"""The major power a power conquers and counts for (2-b, 10.3-j): itself, or the one it cooperates with."""

PARTNERS = ((FR, BA), (FR, BA), (PR, SA), (PR, SA), (AU, PA), (AU, PA))
"""Each power with the one it cooperates with (2-d): only they stack and protect one another."""

MINORS = frozenset({BA, SA})
CROSSING = frozenset({FR, AU})
"""Powers whose pieces may pass from one map to the other (10.1-g)."""

TROOPS = (26, 5, 22, 5, 28, 14)
OPENING_HAND = (2, 5, 9, 3, 5, 3)
STAGES = ((FR, BA), (PR, SA), (AU, PA))
"""The powers of the three action stages, in the order of play (1, R-01)."""


def allied(a: int, b: int) -> bool:
    """Whether two powers are friends: on the same side of the war (2-c)."""
    return (a in HABSBURG) == (b in HABSBURG)


def ref(power: int) -> str:
    """The power's reference."""
    return f"side:{IDS[power]}"
