"""What things are worth to the steady bot, in victory points: all its numbers in one table."""

from __future__ import annotations

# --- sites
NET = 0.45
"""What lies behind a site counts so much of its own worth: the best site that it makes reachable."""
CAPITAL = 20.0
"""A site whose fall ends the game, in a siege."""
CAPITAL_AHEAD = 8.4
"""The same as a goal of the net."""
ENEMY_SITE = 0.6
"""An enemy site as a goal of the net: this part of what its capture would bring."""
SETTLE = 1.2
"""Any site: a village is placed, and another card is in the deck."""
DEVELOP = 1.0
"""Any town, beside the points that it adds."""
LANDMARK = 0.5
"""What the symbols of a site's card count when it is settled."""
EXPOSED = 0.35
"""What is lost with a site that the enemy could raid counts so much."""
TOWN_EXPOSED = 2.0
"""What a town is more to lose than a village."""
WALL = 0.8
"""What a fortification keeps from danger counts so much."""
WALL_OF_TOWN = 1.4
"""A wall matters more where a town stands."""
SIEGE_DANGER = 0.34
"""A siege of a site that the enemy's cards list is to be feared so much, as against a raid; of a capital, too."""
SIEGE_FORCE = 4
"""Strength among the enemy's cards with which a siege is to be feared in full."""

# --- the end of the game
FINISH = 6.0
"""Ending the game while ahead, and not ending it while behind."""
NEAR_END, LAST_PIECES = 0.25, 6
"""With so few pieces left the leader hurries: for each piece that is placed."""
PATIENCE = 60
"""Turns after which a game that is being lost is no longer dragged out."""

# --- sieges
CAPTURED = 1.0
"""A point captured."""
TAKEN = 1.0
"""A point that the enemy loses with a site."""
ATTACK_ODDS = {0: 0.25, 1: 0.42, 2: 0.62, 3: 0.78, 4: 0.88, 5: 0.94, 6: 0.97}
"""The attacker's chance by the marker at the end of his turn; below 0 he has lost, above he has all but won."""
DEFENCE_ODDS = {1: 0.42, 0: 0.55, -1: 0.78, -2: 0.88, -3: 0.94, -4: 0.97}
"""The defender's chance by the marker at the end of his turn; above 1 he has lost."""
RESERVES_TELL = 0.04
"""How much each point of strength shifts the chance that one side has more than the other in its cards."""
SIEGE_LOST = 1.5
"""The card that a lost siege costs."""
HOLD = 0.5
"""What a site is worth to its conqueror, if he can settle it."""
EXPECTED = 0.6
"""So much of the strength that the enemy likely has at hand is expected against a siege that is planned."""
STRENGTH_KEPT = 0.25
"""What a point of strength is worth in the hand."""
BOLD = 0.35
"""A siege is begun when its chance is at least this."""
ARM = 0.35
"""CardSelection strength aside for the siege that is planned, for each point."""

# --- raids, ambushes
AMBUSH = 1.4
"""A marked card that the enemy must return, for each point of its strength."""
NATIVES = 1.3
"""Native Americans that one side has and the other lacks."""
RECRUIT = 0.2
"""What it costs to show that there is nobody to be won over."""
HELD_BACK = 0.25
"""What a card that raids and blocks is worth in the hand."""

# --- the deck
CARD = 1.0
"""What every card costs the deck by its mere bulk."""
STRENGTH = (0.0, 1.0, 2.1, 2.6)
"""Strength in sieges, by military symbols."""
ZEAL, ZEAL_IN_SIEGE, ZEAL_FOR_LACK, ZEAL_LEAST, ZEAL_MOST = 0.6, 0.5, 0.1, 0.35, 1.6
"""How much strength is wanted: as a rule, for each siege, for each point that lacks to be ahead by a margin."""
MARGIN = 5
"""The margin: strength that a side would have above the enemy's."""
SETTLERS, BOATS, SHIPS, CARTS = 2.4, 1.6, 1.3, 0.3
"""A card with the symbol, were there no other."""
SHARED = 0.6
"""How much less such a card is worth for each other card that does the same."""
FURS = 0.35
"""Fur, for each trader."""
RAIDER, BLOCKER, DISCS = 1.5, 0.4, 0.9
"""Cards that raid, that block, that fortify."""
PREY, PREYS = 0.3, 0.25
"""The share of a raider's worth that it has in any case, and for each site in reach."""
SHARED_RAID = 0.2
"""How much less a raider is worth for each other: they raid together."""
MENACE = 0.5
"""What is to be feared for each site that the enemy could raid, and has raiders for."""
LEADER, SUPPORT, RECALL, WEED = 0.6, 1.8, 0.8, 0.5
"""The free military leader; home support; the intendant; the governor for each dead card."""
GOAL_LISTED = 0.35
"""A location card that lists a goal, for what the goal is worth."""
OWN_SITE = 0.3
"""The card of a village that can be developed, for each point."""
COIN_ON_CARD = 0.25
"""Each coin that a card shows."""
DRAFT = 0.3
"""The chance that another has for the card, or simply that more is better than less."""
CYCLE = 0.35
"""Throwing a card away, for what a card drawn in its place would be worth more."""
RECALLED, RECALLED_STRENGTH = 0.4, 0.5
"""A card called back by the intendant, of its worth; and for each point of strength while there is a siege."""
AT_ONCE = 10.0
"""What costs nothing and should come before all else."""
STUCK = 0.02
"""Rather any other card than a full hand with which nothing is to be done."""
WEEDED = 1.0
"""A card removed by the governor, for what it is worse than none."""

# --- money
COINS = ((4, 0.45), (8, 0.35), (14, 0.22), (20, 0.08))
"""What a coin is worth up to so many of them."""
COIN_MORE = 0.01
"""What any further coin is worth."""
ROBBED = 0.15
"""A coin that the enemy loses."""
USED = 0.08
"""A card used for one thing is not there for another: this part of its worth."""
