# A FEW ACRES OF SNOW: its names. What it says while it is played is in acres.ftl.
game-acres = A Few Acres of Snow
game-acres-subtitle = Britain and France struggle for North America
game-acres-line = 2 seats, rules of the first edition
game-acres-length = 45 to 90 minutes
scenario-acres-standard = standard game
scenario-acres-standard-line = The whole board, until an end condition is met

# Headings of the rules; a clause is cited by its heading and number.
heading-acres-board = Board
heading-acres-cards = Cards
heading-acres-setup = Setup
heading-acres-actions = Actions
heading-acres-draw = Draw
heading-acres-location-limits = Location cards
heading-acres-settle = Settle
heading-acres-develop = Develop
heading-acres-fortify = Fortify
heading-acres-besiege = Besiege
heading-acres-reinforce = Reinforce
heading-acres-siege-win = Win a siege
heading-acres-raid = Raid
heading-acres-ambush = Ambush
heading-acres-priest = Priest and Indian leader
heading-acres-money = Take money
heading-acres-merchant = Merchant
heading-acres-trader = Trader
heading-acres-piracy = Piracy
heading-acres-draft = Draft an empire card
heading-acres-discard = Discard
heading-acres-reserve = Reserve
heading-acres-governor = Governor
heading-acres-intendant = Intendant
heading-acres-home-support = Home support
heading-acres-withdraw = Withdraw
heading-acres-pass = Pass
heading-acres-end-game = End of the game

# Titles of the Steps.
step-siege-check = Siege check
step-siege-order = Order of sieges
step-occupy = Occupy
step-siege-loss = Card lost in a siege
step-end-check = End check
step-acts = Actions
step-raid-block = Block a raid
step-ambush-block = Block an ambush
step-ambush-loss = Card lost to an ambush
step-native = Native Americans
step-refill = Draw

# Empire cards, as inside a sentence; as a title a card has a capital. Location cards are named by their place.
name-card-bateaux = bateaux
name-card-coureurs-de-bois = coureurs de bois
name-card-first-infantry = { name-card-regular-infantry }
name-card-fortification = fortification
name-card-governor = governor
name-card-home-support = home support
name-card-indian-leader = Indian leader
name-card-intendant = intendant
name-card-military-leader = military leader
name-card-militia = militia
name-card-native-americans = Native Americans
name-card-priest = priest
name-card-rangers = rangers
name-card-regular-infantry = regular infantry
name-card-settlers = settlers
name-card-ships = ships
name-card-siege-artillery = siege artillery
name-card-trader = trader
name-card-green-fortification = fortification (neutral)
name-card-green-native-americans = Native Americans (neutral)
name-card-green-settlers = settlers (neutral)

# Pieces: on the board by where they are, in the supply by what they are.
name-piece-at-british = British settlement of { $place }
name-piece-at-french = French settlement of { $place }
name-piece-at-fort = fortification of { $place }
name-piece-british-village = British village
name-piece-british-town = British town
name-piece-british-siege = British siege location marker
name-piece-french-village = French village
name-piece-french-town = French town
name-piece-french-siege = French siege location marker
name-piece-fort = fortification disc
name-siege-british = the British siege
name-siege-british-bare = British siege
name-siege-british-of = the British siege’s
name-siege-british-to = to the British siege
name-siege-british-by = by the British siege
name-siege-french = the French siege
name-siege-french-bare = French siege
name-siege-french-of = the French siege’s
name-siege-french-to = to the French siege
name-siege-french-by = by the French siege

# Captions of what lies on the table.
acres-caption-reserve = Reserve
acres-caption-discard = Discard pile
acres-caption-locations = Available location cards
acres-caption-empire = Available empire cards
acres-caption-neutral = Neutral display
acres-caption-siege = { $siege_bare }, { $place }
name-piece-british-village-fort = fortified British village
name-piece-british-town-fort = fortified British town
name-piece-french-village-fort = fortified French village
name-piece-french-town-fort = fortified French town
