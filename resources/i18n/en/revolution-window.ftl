# The window of REVOLUTION: THE DUTCH REVOLT: its panels, plates and tiles.
# Panels.
panel-fights = Fights
panel-units = What brings them
revolution-no-fights = Nothing has been fought out yet.
revolution-units-opening = of the opening turn
revolution-units-cities = city cards
revolution-units-named = places named on them
revolution-units-towns = counters in towns
revolution-units-countryside = countryside, one for each 5
revolution-units-boxes = counters in support boxes
revolution-units-raised = up to the least number, 7
revolution-units-lacking = not in the supply
revolution-units = New units if they came now: { $n }

# Points by source.
revolution-source-cities = cities { $n }
revolution-source-provinces = provinces { $n }
revolution-source-goal = faction goal { $n }
revolution-source-minor = minor provinces { $n }
revolution-key-cities = cities
revolution-key-provinces = provinces
revolution-key-goal = faction goal
revolution-key-minor = minor

# Beside the map.
revolution-cards = Cards: { $side_bare }
revolution-goal-catholics = 1 point for each Catholic bishopric
revolution-goal-habsburgs = 1 point for each region with an own army
revolution-goal-nobility = 1 point for 3 counters outside cities (with three factions for 5), rounded up
revolution-goal-burghers = 1 point for each trading town occupied
revolution-goal-reformers = 1 point for each Reformed university
revolution-box-leads = to { $provinces }
revolution-box-treasury = to the treasury
revolution-zone-catholic = Catholic
revolution-zone-centre = open
revolution-zone-reformed = Reformed
revolution-status-strongly-catholic = strongly Catholic
revolution-status-catholic = Catholic
revolution-status-reformed = Reformed
revolution-status-strongly-reformed = strongly Reformed
revolution-university-none = may be founded
revolution-university-catholic = Catholic
revolution-university-reformed = Reformed
revolution-order-now = this turn
revolution-order-next = next turn

# What the tiles say.
revolution-tile-camp = { $side_bare }, place { $place }: supply { $supply }, coins { $coins }, armies left { $armies }
revolution-tile-points = Points now: { $n } (last turn { $last })
revolution-tile-cards = Cards held: { $cards_bare }
revolution-tile-no-cards = No cards held
revolution-tile-loose = Counters in towns and countryside: { $n }
revolution-tile-boxes = Support boxes
revolution-tile-held = { $side_bare } { $n }
revolution-tile-empty = empty
revolution-tile-ships = Water Beggars in their box: { $n }, hired and not sent: { $hired }
revolution-tile-neutrals = Neutral counters in stock: { $n }
revolution-tile-faith = Faith
revolution-nobody = nobody
revolution-tile-city = { $city_bare }: allegiance { $space } of 7, controlled by { $holder }, coins { $coins }
revolution-tile-bishopric = Bishopric of { $province_bare }: { $status }
revolution-tile-university = University of { $city_bare }: { $status }
revolution-tile-turn = Turn { $n } of { $turns }
revolution-tile-order = Order of play: { $sides_bare }
revolution-tile-score = { $side_bare }: { $n }

# The legend.
revolution-legend-counter = resource counter
revolution-legend-stack = 4 counters together
revolution-legend-coin = coin
revolution-legend-neutral = neutral counter
revolution-legend-army = army
revolution-legend-besieging = army that besieges
revolution-legend-abandoned = abandoned army
revolution-legend-beggar = Water Beggar
revolution-legend-stand-off = armies stand off
revolution-legend-university = university
revolution-legend-university-to-come = may be founded
revolution-legend-bishopric = bishopric
revolution-legend-allegiance = allegiance marker
revolution-legend-gate = bars a river
revolution-legend-gate-closed = river barred
revolution-legend-reconstructed = reconstructed
revolution-legend-card = card held

# What the overlays show here.
overlay-game-revolution = Limits and allegiance
overlay-game-line-revolution = Room and surplus of each province; allegiance of each city, Catholic at the left
overlay-reach-line-revolution = Where the selected army or counters can go
overlay-threats-line-revolution = What conflict takes, and cards about to change hands
overlay-control-line-revolution = Who holds each card, and the points
