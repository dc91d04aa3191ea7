"""What things are worth to the steady bot: all its numbers in one table.

On the political map in victory points at the end, on the field in brigades of musketeers.
"""

from __future__ import annotations

from collections.abc import Mapping

# --- the field
LEVEL: Mapping[int, float] = {3: 1.0, 2: 1.5, 1: 2.0}
"""A brigade by its level."""
CHIEF = 3.0
"""A command unit; where it is the chief's the battle goes with it."""
BATTLE_WON = 12.0
"""The battle."""
ROUTED = 0.35
"""What is left of the worth of a unit that flees."""
MARKER, GOOD = 0.2, 0.1
"""A marker against a unit, and one for it."""
EXPOSED, HUNT = 1.2, 0.5
"""An enemy who can come at the chief and is met by no friend; and so much of it where it is the enemy's chief."""
HORSE_REACH, FOOT_REACH = 6, 3
"""From so far horses and foot come at a chief."""
TRIALS, MOST_TRIED = 3, 10
"""How often an engagement is tried, and how many marches into engagements are."""
WORTH_IT = 0.1
"""What an engagement must bring."""
EASY = 1.0
"""What the disorder of an enemy, his flight, and guns promise."""
HOPELESS = 4.0
"""The field is left when the enemy is so many times stronger."""
ORDER_AT = 4
"""From so far off the enemy an order waits."""
BATTLE_CARD: Mapping[str, float] = {
    "cold-steel": 1.0, "third-salvo": 0.9, "volley": 0.9, "stand-fast": 0.8, "iron-drill": 0.7, "initiative": 0.7,
    "steal-initiative": 0.4, "quick-step": 0.4, "gun-laying": 0.5, "spy": 0.1, "counter-espionage": 0.05,
}  # fmt: skip
"""What a card is worth when it is laid for a battle."""
