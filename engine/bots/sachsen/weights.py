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
TRIALS, TRIED_AGAIN, MOST_TRIED = 4, 3, 8
"""How often the best few engagements are tried, how many those are, and how many marches into engagements are tried."""
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

# --- money
COIN, COIN_LATE, LATE = 0.05, 0.02, 4
"""A coin of 100,000, and one in so many last turns."""
OPEN_END = 8
"""So many turns are still expected where the calendar does not tell the end."""
PLENTY, OF_PLENTY = 20, 0.15
"""With so many coins left beyond the next maintenance a coin is missed so much less."""
BID, BID_AT = 4.0, 30.0
"""What is bid for an unknown lot with so many coins in hand."""
BID_LEAST, BID_MOST = 0.6, 1.4
"""The luck of a bid."""
BID_LAST = 1.5
"""Who is last in the order of play bids more."""
SURPLUS = 5
"""What income must leave beyond maintenance when the army grows."""

# --- cards and spies
EVENT = 0.4
"""What an event is worth at least that a Spy is spent on."""
ROB, ROB_AT = 0.3, 2
"""A card that is stolen from who holds so many at least."""
RUIN = 0.5
"""An agreement of the leader that is ruined, beside its points."""
SERVICE = 0.35
"""What is left of a Spy's worth against a service."""
FIRST = 2.0
"""Cards come before what they serve."""
CARD: Mapping[str, float] = {
    "extra-tax": 1.0, "manufactory": 0.5, "spy": 0.6, "counter-espionage": 0.6, "approval-two": 0.4, "heir": 0.3,
    "approval-one": 0.45, "ambassador": 0.4, "depots": 0.3, "recruiters": 0.2, "physician": 0.3, "protest": 0.1,
    "cold-steel": 0.3, "third-salvo": 0.3, "volley": 0.3, "stand-fast": 0.25, "iron-drill": 0.2, "initiative": 0.2,
}  # fmt: skip
"""What a card is worth in the hand."""
DEPOTS_AT = 8
"""The maintenance, in coins, that depots are kept for."""

# --- courts
ARMS, BORDER = 0.3, 0.2
"""What an alliance brings beside its points; and where the State borders the own."""
STEPS = 4
"""Steps to an alliance: a step counts as its part of it."""
RISKY = 0.25
"""A last step is not asked for where it may be refused for good more often."""
NOTE, NEVER = 0.15, 0.4
"""A note of approval; and what is lost at a court with a step that is refused for good."""
PARTNER = 0.6
"""What is lost with the favour of a partner, beside its points."""

# --- armies
WISH: tuple[tuple[str, int], ...] = (
    ("musketeers", 4), ("dragoons", 2), ("artillery", 1), ("cuirassiers", 1), ("grenadiers", 1), ("dragoons", 3),
)  # fmt: skip
"""What a column should have, in this order."""
COLUMN = 9
"""It grows to so many brigades."""
ENROL, LAST_ENROL = 0.4, 5
"""A brigade ordered, and the turns that must be left for it."""
REORGANISE, RANSOM = 0.4, 0.8
"""A beaten brigade that comes back; a general."""
GENERAL = 1.5
"""A command unit, in musketeers."""
DECLARE, FIGHT = 1.4, 1.2
"""How much stronger one must be to declare war, and to attack."""
LATE_HELP: Mapping[int, float] = {1: 1.0, 3: 0.7, 6: 0.35}
"""What a unit counts for that comes in this turn of the battle."""
NEAR = 4
"""Units so near to a State count against it."""
IN_REACH = 2
"""So many provinces must be in reach."""
WAR_TURNS = 3
"""Turns that a war needs."""
WAR, BATTLE, PROVINCE, WHOLE = 6.0, 2.0, 1.0, 6.0
"""Points of a war, a battle, a province, a whole State."""
HOPE = 0.4
"""What is hoped for of a war."""
OCCUPY = 0.7
"""A province that is held at the enemy's cost, of its worth."""
GUARD = 0.4
"""An own province that an enemy can enter is guarded."""
WATCH = 0.5
"""In peace each province at the border has a brigade."""
CLOSER, GATHER = 0.12, 0.05
"""A square nearer to the enemy for an army; to the general for a brigade."""
INVADED = 1 / 3
"""So much of the own land is lost before one declares himself beaten."""
YIELD = 0.5
"""To be beaten then and not later."""
EVENT_OF: Mapping[str, float] = {
    "attempt": -2.0, "disband": -0.7, "retrain": -0.4, "no-income": -0.5, "gain": 0.6, "heir": 0.3, "draw-card": 0.5,
    "maintenance": 0.4,
}  # fmt: skip
"""What the effects of events are worth beside money."""

# --- bargains
BARGAIN = 0.05
"""What a bargain must bring."""
NEVER_SOLD = 100.0
"""The capital, what the next maintenance needs, a treaty with an enemy."""
PACT, PASSAGE, LET_PASS = 0.2, 0.1, 0.4
"""A pact with a player; leave to pass that is given to the player, and by him."""
OTHER_CARD = 0.1
"""A card that has no worth of its own."""
MOST_ASKED = 20
"""More coins are not asked for instead."""
