# The window of A FEW ACRES OF SNOW: its panels, plates and cards.
panel-displays = Displays
panel-sieges = Sieges and score

# What cards can be used for, in the prompt bar and in lists of choices.
verb-acres-settle = settle
verb-acres-develop = develop
verb-acres-fortify = fortify
verb-acres-besiege = besiege
verb-acres-reinforce = reinforce a siege
verb-acres-raid = raid
verb-acres-ambush = ambush
verb-acres-recruit = take Native Americans
verb-acres-money = take money
verb-acres-merchant = trade by sea
verb-acres-trade = trade furs
verb-acres-piracy = piracy
verb-acres-discard = discard
verb-acres-reserve = put in reserve
verb-acres-governor = remove cards
verb-acres-intendant = take back a discard
verb-acres-home-support = draw three cards
verb-acres-block = block
verb-acres-occupy = occupy

# Panels.
acres-counts = { $money } money, { $hand } in hand, { $deck } in the deck
acres-cards-in = { $caption } ({ $count })
acres-costs = costs { $n }
acres-no-siege = No siege is in progress.
acres-siege-wins = takes it
acres-siege-holds = holds it
acres-score-now = Score so far
acres-points-so-far = { $n ->
    [one] { $n } point so far
   *[other] { $n } points so far
    }
acres-score-end = Final score
acres-score-villages = Villages
acres-score-towns = Towns (double)
acres-score-captured-villages = Captured villages
acres-score-captured-towns = Captured towns
acres-score-total = Total
acres-score-of = { $count }: { $points }

# Beside the map and in the tray.
acres-camp-captured = captured
acres-camp-supply = supply
acres-purse-line = { $side_bare }: { $money } money, captured { $captured } of { $goal } points, supply of { $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
    } and { $towns ->
    [one] { $towns } town
   *[other] { $towns } towns
    }, { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
    } in the deck
acres-open-cards = Open cards: { $side_bare }
acres-tile-captured = Captured: { $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
  } and { $towns ->
    [one] { $towns } town
   *[other] { $towns } towns
  }
acres-tile-forts = Fortifications left for both sides: { $count }
acres-tile-none = none
acres-tile-ahead = { $side_bare } is ahead by { $by }
acres-tile-level = Neither side is ahead
acres-legend-village = village
acres-legend-town = town
acres-legend-fort = fortification
acres-legend-siege = siege
acres-legend-river = river
acres-legend-road = road
acres-legend-trail = Indian trail
acres-legend-water = lake
acres-legend-points = points
acres-legend-settler = settler
acres-legend-ship = ship
acres-legend-defence = defence

# On cards: the whole, and in a word or two.
acres-card-start = starting deck
acres-card-both = open to both sides
acres-card-free = Free action
acres-card-cost-siege = { $n } money each time in a siege
acres-card-cost-raid = { $n } money in a raid
acres-card-cost-intendant = Costs { $n } money
acres-card-raid = Raids over one connection
acres-card-raid-short = raid
acres-card-raid-extend = Lengthens a raid by one connection
acres-card-raid-extend-short = raid +1
acres-card-ambush = Lies in ambush
acres-card-ambush-short = ambush
acres-card-block-raid = Blocks a raid
acres-card-block-raid-short = block raid
acres-card-block-ambush = Blocks an ambush
acres-card-block-ambush-short = block ambush
acres-card-fortify = Fortifies a location with its card for 3 money
acres-card-fortify-short = fortify
acres-card-take-native = The other side hands over neutral Native Americans
acres-card-take-native-short = take natives
acres-card-trader = 2 money for each fur card played with it
acres-card-trader-short = 2 for each fur
acres-card-governor = Removes one or two other cards from the hand
acres-card-governor-short = remove 1–2
acres-card-intendant = Takes back a card of the discard pile
acres-card-intendant-short = take a discard
acres-card-home-support = Draw three cards
acres-card-home-support-short = draw 3

# What the overlays show here.
overlay-reach-line-acres = Enemy locations that you can raid, with the cards it takes
overlay-supply-line-acres = Locations connected to the home port, and those that are not
overlay-protection-line-acres = Locations without a fortification
overlay-threats-line-acres = Locations that the other side can raid

# The tour and what-if, in words of this game.
tour-map-acres = Choose cards below: where they can be used lights up. Or click a place first and take the cards.
tour-why-not-acres = With cards chosen, click a place that is not lit. The bar says which rule forbids it.
time-assumed-acres = Assumed: cards of { $sides }
time-assumed-here-acres = The cards you see here are assumed.
panels-score-captured = captured { $value } of { $goal } points
