# The window of SACHSEN: its panels, plates and tiles.
name-track-month = Month
name-track-courts = Courts
name-track-wars = Wars
name-track-score-sachsen = Points

# Beside the map.
sachsen-camp-budget = +{ $n } −{ $cost }
sachsen-millions = { NUMBER($n, minimumFractionDigits: 1) }
sachsen-at-peace = Nobody is at war.
sachsen-war-since = since turn { $turn }, to turn { $last } at most
sachsen-war-kingdoms = War of the Kingdoms, turns { $turn } to { $last } at most
sachsen-points-of = { $source } { $n }

# What the tiles say.
sachsen-tile-camp = { $side_bare }, place { $place }: { $n } gulden (+{ $income }, −{ $cost } each turn), { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }
sachsen-tile-points = Points now: { $n }
sachsen-tile-won = Battles won: { $battles }, wars won: { $wars }
sachsen-tile-service = The service is set up
sachsen-tile-blocked = The ruler is wounded for { $n ->
    [one] { $n } more turn
   *[other] { $n } more turns
    }
sachsen-tile-turn = Turn { $n }
sachsen-tile-order = Order of play: { $sides_bare }
sachsen-tile-event = { $card_bare }: { $effect }
sachsen-tile-met = It met: { $side_bare }
sachsen-tile-no-relations = No relations with neutral States yet.
sachsen-tile-war = { $one_bare } against { $other_bare }, since turn { $turn }, to turn { $last } at most
sachsen-tile-score = { $side_bare }: { $n }
sachsen-tile-court = { $agreed ->
    [pact] { $side_bare }, { $home_bare }: mutual-defence pact, balance { $n }
    [alliance] { $side_bare }, { $home_bare }: alliance, balance { $n }
    [marriage] { $side_bare }, { $home_bare }: alliance and marriage, balance { $n }
   *[none] { $side_bare }, { $home_bare }: balance { $n }
    }

# Panels.
panel-engagement = Engagement
verb-sachsen-lay = select
verb-sachsen-play = play
verb-sachsen-order = give as an order
verb-sachsen-claim = claim the event
verb-sachsen-show-service = set up
panel-field = Battle
sachsen-battle-turn = Turn { $n } of 12
sachsen-battle-at = In the square { $place }
sachsen-battle-attacker = Attacker: { $side_bare }
sachsen-battle-defender = Defender: { $side_bare }
sachsen-battle-actions = { $n ->
    [one] { $n } action in each phase
   *[other] { $n } actions in each phase
    }
sachsen-battle-left = { $n ->
    [one] { $n } action in each phase, { $left } left
   *[other] { $n } actions in each phase, { $left } left
    }
sachsen-battle-brigades = { $n ->
    [one] { $n } brigade in order
   *[other] { $n } brigades in order
    }{ $routed -> 
    [0] { "" }
   *[other] , { $routed } routed
    }{ $gone -> 
    [0] { "" }
   *[other] , { $gone } gone
    }{ $late -> 
    [0] { "" }
   *[other] , { $late } to come
    }
sachsen-battle-cards = Cards: { $cards }
sachsen-battle-backs = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
    }
sachsen-battle-order = { $piece_short }: { $card }
sachsen-battle-officers = Led by its officers
panel-courts = Courts
sachsen-blow-long = Fire at long range
sachsen-blow-short = Fire at short range
sachsen-blow-charge = Charge
sachsen-blow-melee = Melee
sachsen-blow-shot = Shot
sachsen-blow-morale = Morale test
sachsen-blow-recovery = Recovery test
sachsen-guarded = Guarded: { $piece_bare }
sachsen-die-attack = Attack: { $sum }
sachsen-die-defence = Defence: { $sum }
sachsen-die-aim = Aim: { $sum }
sachsen-die-damage = Damage: { $sum }
sachsen-die-morale = Morale: { $sum }
sachsen-die-recovery = Recovery: { $sum }
sachsen-comes-to = Damage taken: { $sum }
sachsen-needed = { $n } needed
sachsen-part-points = experience
sachsen-result = Result: { $what }
sachsen-part-struck = { $part }: does not count
sachsen-tile-army = { $side_bare }: units on the field { $n }, off it { $off }

# The legend.
sachsen-legend-musketeers = musketeers
sachsen-legend-grenadiers = grenadiers
sachsen-legend-dragoons = dragoons
sachsen-legend-cuirassiers = cuirassiers
sachsen-legend-artillery = artillery
sachsen-legend-general = general
sachsen-legend-marshal = field marshal
sachsen-legend-stack = 4 of a kind together
sachsen-legend-away = under way, not there yet
sachsen-legend-weak = attack, defence −1
sachsen-legend-morale = morale: attack +1, defence −1
sachsen-legend-routed = routed
sachsen-legend-rests = rests
sachsen-legend-order = an order lies under it
sachsen-legend-engaging = has still to engage
sachsen-legend-facing = guns that face east
sachsen-legend-train = guns on the train
sachsen-legend-dice = attack and defence dice
sachsen-legend-invaded = held by enemies
sachsen-legend-manufactory = manufactory
sachsen-legend-chaos = State in chaos
sachsen-legend-pact = mutual-defence pact
sachsen-legend-alliance = alliance
sachsen-legend-married = marriage
sachsen-legend-broken = agreement broken
sachsen-legend-war = war declared
sachsen-legend-service = service set up

# Overlays.
overlay-supply-line-sachsen = On the field: which units are in the chain of command
overlay-protection-line-sachsen = Who comes when this square is attacked, and in which turn of the battle
overlay-threats-line-sachsen = Provinces that an enemy can enter; on the field who can be fought, and the arcs of guns
overlay-game-sachsen = Agreements
overlay-game-line-sachsen = Pacts (dotted) and alliances with the courts, with their notes

# The stock in a camp, from which units are enrolled.
name-piece-of-stock-musketeers = a new musketeer brigade
name-piece-of-stock-musketeers-bare = A new musketeer brigade
name-piece-of-stock-dragoons = a new dragoon brigade
name-piece-of-stock-dragoons-bare = A new dragoon brigade
name-piece-of-stock-artillery = a new artillery brigade
name-piece-of-stock-artillery-bare = A new artillery brigade
name-piece-of-stock-grenadiers = a new grenadier brigade
name-piece-of-stock-grenadiers-bare = A new grenadier brigade
name-piece-of-stock-cuirassiers = a new cuirassier brigade
name-piece-of-stock-cuirassiers-bare = A new cuirassier brigade
name-piece-of-stock-general = a new command unit
name-piece-of-stock-general-bare = A new command unit

# What the panel of courts offers.
sachsen-court-act = Act
sachsen-court-act-at = Act at { $side_of } court
