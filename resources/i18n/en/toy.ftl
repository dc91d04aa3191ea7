# The toy game: two couriers, four seals, twelve cards.
scenario-toy-short = three rounds
scenario-toy-long = six rounds
name-seat-north = North
name-seat-south = South
name-side-north = North
name-side-south = South
name-piece-north = North’s courier
name-piece-south = South’s courier
name-place-gate = Gate
name-place-inn = Inn
name-place-abbey = Abbey
name-place-bridge = Bridge
name-place-ford = Ford
name-place-well = Well
name-place-mill = Mill
step-weather = Weather
step-bids = Bids
step-riding = Ride
step-taking = Seal
step-round = End of round
toy-act-bid = Lay card { $card }
toy-act-bid-none = Lay no card
toy-act-ride = Ride to { $place }
toy-act-take-seal = Take the seal
toy-act-take-card = Draw a card
toy-act-toss = Throw card { $card } away
toy-prompt-bid = { $seat } may lay a card in secret.
toy-round-bid = Both bid for the first ride.
toy-prompt-ride = { $seat } may ride up to { $n ->
    [one] { $n } city
   *[other] { $n } cities
    }.
toy-prompt-take = { $seat } must choose in { $place }: the seal or a card.
toy-log-mud = Round { $turn }: rain, the roads are muddy.
toy-log-dry = Round { $turn }: the roads are dry.
toy-log-bid = { $seat } lays a bid.
toy-log-bid-own = { $seat } bids { $card }.
toy-log-first = { $seat } rides first: North bid { $north }, South { $south }.
toy-log-ride = { $seat } rides to { $place }.
toy-log-seal = { $seat } takes a seal and has { $n }.
toy-log-draw = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }.
toy-log-draw-own = { $seat } draws { $cards }.
toy-log-toss = { $seat } throws card { $card } away.
toy-log-end-arrival = { $seats } reaches the enemy’s home and wins.
toy-log-end-seals = The last round is over. Most seals: { $seats }.
toy-refuse-not-held = A card must be in the hand: { $seat } does not hold { $card }.
toy-refuse-not-yours = A courier is ridden by its own seat only.
toy-refuse-no-road = A courier rides along roads: none joins { $a } and { $b }.
toy-refuse-blocked = A courier can’t enter a city with the other courier: { $place }.
toy-refuse-twice = A ride can’t touch a city twice.
toy-refuse-too-far = A courier rides at most { $n ->
    [one] { $n } city
   *[other] { $n } cities
    } now.
toy-refuse-deck-empty = No card is left to draw.

# In the list of games.
game-toy = Toy game
