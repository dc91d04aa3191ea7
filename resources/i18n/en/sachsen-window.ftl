# The window of SACHSEN: its panels, plates and tiles.
name-track-month = Month
name-track-courts = Courts
name-track-wars = Wars
name-track-score-sachsen = Points

# Beside the map.
sachsen-camp-budget = +{ $n } −{ $cost }
sachsen-at-peace = Nobody is at war.
sachsen-war-since = since turn { $turn }
sachsen-war-kingdoms = War of the Kingdoms, since turn { $turn }
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
sachsen-tile-war = { $one_bare } against { $other_bare }, since turn { $turn }
sachsen-tile-score = { $side_bare }: { $n }
sachsen-tile-court = { $agreed ->
    [pact] { $side_bare }, { $home_bare }: mutual-defence pact, balance { $n }
    [alliance] { $side_bare }, { $home_bare }: alliance, balance { $n }
    [marriage] { $side_bare }, { $home_bare }: alliance and marriage, balance { $n }
   *[none] { $side_bare }, { $home_bare }: balance { $n }
    }

# Panels.
panel-engagement = Engagement
panel-courts = Courts
sachsen-blow-long = Fire at long range
sachsen-blow-short = Fire at short range
sachsen-blow-charge = Charge
sachsen-blow-melee = Melee
sachsen-guarded = Guarded: { $piece_bare }
sachsen-die-attack = Attack: { $sum }
sachsen-die-defence = Defence: { $sum }
sachsen-comes-to = Damage: { $n }
sachsen-part-struck = { $part }: does not count
