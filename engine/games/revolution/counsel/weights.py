"""What things are worth to the steady bot, in victory points at the end: all its numbers in one table."""

from __future__ import annotations

# --- points
RIPENS = 2
"""Points of early turns count less, since only the last ones decide: `(turn + RIPENS) / (last turn + RIPENS)`."""
OTHERS = 0.3
"""The mean of what the others score counts against the own points so much."""
LEADER = 0.2
"""So does what the leader is ahead."""
SPARE, SPARES = 0.1, 2
"""What each counter beyond a majority adds to the worth of its card, and how many of them do."""
NEAR = (0.45, 0.3, 0.2, 0.1)
"""What a card is worth to who lacks one counter, two, three, four for it."""

# --- what is to come
UNIT = 0.12
"""A new unit more, in each turn to come."""
BELOW_LEAST = 0.4
"""What counts of it while it only fills up the number that every faction gets."""
BOX = 0.06
"""A counter in a support box, in each turn to come, besides the unit that it brings."""
PRESENCE = 0.25
"""A province in which there is an own counter, at the beginning; it fades until the last turn."""
COIN, PLENTY, COIN_BEYOND = 0.12, 6, 0.05
"""A coin, and one beyond so many."""
LAST_COIN = 0.01
"""A coin in the last turn."""
SUPPLY, LACKING = 0.02, 0.15
"""A counter in the supply, and one that will be lacking there for the new units of the turns that come."""

# --- armies
SIEGE = 0.7
"""An army before the sieges of the turn: so much of the worth of the best city that it could take."""
SIEGE_LATER = 0.35
"""The same after them, for the turn that comes."""
SCHOOL = 0.4
"""A Reformed university lasts."""

# --- movement within provinces
PROPOSE = 0.1
"""So much must be gained by it before it is proposed."""
TOWN = 0.1
"""A counter in a town."""
NAMED = 0.06
"""A town that a city card names, besides."""
CITY = 0.2
"""A city, besides its point, for the units and the taxes that it brings."""
PROVINCE = 0.1
"""A province, besides its points, for its taxes and for the units that may go there."""
SEE = 0.25
"""The province of a bishopric, to those whom it concerns."""
DENIED = 0.2
"""What is kept from a rival counts so much of what it would be to him."""
CONTEST = 0.5
"""Each rival's counter that is still to be moved shakes a majority in a city so much."""
