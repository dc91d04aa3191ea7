# What the window says of MARIA alone: the political table, agreements, army sheets, signs of the map.
panel-politics = Politics
panel-sheets = Army sheets
politics-title = Politics, turn { $n }
politics-trump = Trump
politics-trump-is = Trump: { $suit_bare }
politics-no-cards = no card lies open
politics-election-due = Imperial election at the end of this turn
politics-chooses = chooses now
politics-influence-of = { $side_bare }: influence { $n }
politics-track-at = { $track }: space { $n }
politics-italy-left = Bourbon
politics-italy-right = Habsburg
politics-russia-left = Berlin
politics-russia-right = Vienna
politics-saxony-left = Prussia
politics-saxony-right = Austria
politics-saxony-sign = S
politics-neutral = neutral
politics-away = away
politics-college = Electoral College
politics-markers = Markers in reserve, in battle boxes
agreements-subsidies = Subsidies
agreements-pair = { $side_bare } to { $other_bare }
agreements-turns-left = { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
    }
agreements-none = No subsidy runs by contract.
agreements-fixed = Fixed until the end of turn { $n }
agreements-granted = Decided in each turn: now granted
agreements-kept = Decided in each turn: now withheld
agreements-offered = { $n ->
    [one] Offered for { $n } turn
   *[other] Offered for { $n } turns
    }
agreements-waits = { $seat_who } may accept.
agreements-accept = Accept
agreements-withdraw = Withdraw the offer
agreements-end = End it
agreements-end-propose = Propose its end
agreements-end-agree = Agree to its end
agreements-end-wished = { $side } wishes to end it.
agreements-giver = Giver
agreements-receiver = Receiver
agreements-turns = Turns
agreements-not-now = not now
agreements-offer = Offer a subsidy
agreements-grant = Grant a subsidy
agreements-remind-offer = { $side } offers { $other } a subsidy
agreements-remind-end = Proposed: the subsidy from { $side } to { $other } ends
sheets-others = What everybody knows of the others
sheets-generals = { $count ->
    [one] { $count } general on the map
   *[other] { $count } generals on the map
    }
sheets-off = Off the board
sheets-face-down = { $place }, face down
panels-any-suit = any suit
panels-off-map = Off the map
panels-attacks = { $attacker } attacks { $defender }
panels-stop-even = If { $side } stops now: nobody loses troops and nobody retreats.
panels-stop-all = If { $side } stops now: all troops lost ({ $lost }), removed from the board: { $pieces }.
panels-stop-cost = If { $side } stops now: { $lost ->
    [one] { $lost } troop
   *[other] { $lost } troops
    } lost, retreat of { $retreat ->
    [one] { $retreat } city
   *[other] { $retreat } cities
    } by a route that the winner chooses.
panels-fighter = { $side_bare }, { $pieces }: { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
    }, { $suit_bare }, score { SCORE($score) }
panels-reserve-as = = { $n }
panels-troops-word = troops
panels-to-play = to play
panels-ahead = ahead
scene-cards = Tactical Cards
scene-draw-deck = draw deck
scene-discards = discards
scene-markers-left = { $count } to place
scene-markers-aside = { $count } to place, { $aside } laid aside
legend-town = city
legend-minor = minor fortress
legend-major = major fortress
legend-elector = elector fortress
legend-main = main road
legend-road = road
legend-suits = suits of the sectors
scene-legend-town = city
scene-legend-minor-fortress = minor fortress
scene-legend-major-fortress = major fortress
scene-legend-elector = elector fortress
scene-legend-main-road = main road
scene-legend-minor-road = minor road
scene-legend-sector = sector and suit
scene-legend-general = general
scene-legend-train = supply train
scene-legend-hussar = hussar
scene-legend-victory = victory marker
scene-legend-question = question mark
tour-map-maria = Pieces with a ring can act. Drag one along the roads to a lit city; the disc shows the distance.
help-drag-maria = Drag a piece with a ring to a lit place, or click both. Shift and a click fix a city on the way.
panels-style-move-maria = { $count ->
    [one] { $count } city within reach
   *[other] { $count } cities within reach
    }
panels-style-place-maria = { $count ->
    [one] { $count } possible city
   *[other] { $count } possible cities
    }
panels-style-join = { $count ->
    [one] joins { $count } general
   *[other] joins one of { $count } generals
    }
