# SACHSEN: what the inspector tells of the political board.

# Facts.
sachsen-fact-province = { $country }, of { $side }: { $terrain ->
    [plain] plain
    [woods] woods
    [hills] hills
   *[mixed] mixed country
    }.
sachsen-fact-conquered = Taken from { $side }.
sachsen-fact-yields = It yields { $n } gulden a turn.
sachsen-fact-invaded = Invaded by { $n ->
    [one] { $n } unit
   *[other] { $n } units
    }: it yields nothing.
sachsen-fact-barren = It yields nothing for { $n ->
    [one] { $n } more income
   *[other] { $n } more incomes
    }.
sachsen-fact-undefended = It yields nothing: no unit of its State stands in it.
sachsen-fact-manufactory = A manufactory stands in it.
sachsen-fact-garrison = Garrison: { $n ->
    [0] none
    [one] { $n } unit
   *[other] { $n } units
    }.
sachsen-fact-claim = Claimed by { $seat } since turn { $turn }.
sachsen-fact-comes = If it is attacked, { $turn ->
    [1] at once
   *[other] in battle turn { $turn }
    }: { $pieces }.
sachsen-fact-unit = { $piece }: level { $level }, { $n } gulden a turn.
sachsen-fact-stock = Enrolling one costs { $n } gulden now and { $cost } a turn; it arrives in turn { $turn }.
sachsen-fact-led = Led by { $seat }.
sachsen-fact-coming = On the board in turn { $turn }.
sachsen-fact-lost = Beaten; paid for, it is back in turn { $turn } at the earliest.
sachsen-fact-returns = Reorganised: back in turn { $turn }.
sachsen-fact-lent = Lent: back in turn { $turn }.
sachsen-fact-moves = { $n ->
    [0] It has moved as far as it can this turn.
    [one] { $n } square is left this turn.
   *[other] { $n } squares are left this turn.
    }
sachsen-fact-weak = Just back: attack and defence are 1 less this turn.
sachsen-fact-general = Experience: { $n ->
    [one] { $n } point
   *[other] { $n } points
    }.
sachsen-fact-prisoner = Its general is a prisoner of { $by }.
sachsen-fact-neutral = A neutral State.
sachsen-fact-chaos = { $side_num ->
    [pl] { $side } are in chaos: they have no ruler.
   *[other] { $side } is in chaos: it has no ruler.
}
sachsen-fact-owns = Provinces: { $n }.
sachsen-fact-heir = { $child ->
    [son] A son
   *[daughter] A daughter
    }, unmarried.
sachsen-fact-heir-married = { $child ->
    [son] A son
   *[daughter] A daughter
    }, married into the house of { $house }.
sachsen-fact-blocked = The ruler is wounded for { $n ->
    [one] { $n } more turn
   *[other] { $n } more turns
    }.
sachsen-fact-at-war = At war with { $enemy }.
sachsen-fact-pact = Mutual-defence pact with { $home }.
sachsen-fact-alliance = Alliance with { $home }.
sachsen-fact-married = Joined by marriage to { $home }.
sachsen-fact-notes = Loose notes for { $home }: { $n }.
sachsen-fact-waits = Waits for a State.
sachsen-fact-points = Points now: { $n }.
sachsen-fact-treasury = In the treasury: { $n } gulden.
sachsen-fact-budget = Each turn: { $n } gulden in, { $cost } out for { $units ->
    [one] { $units } unit
   *[other] { $units } units
    }.
sachsen-fact-debt = Debts: { $n } gulden.
sachsen-fact-hand = Opportunities in hand: { $n }.
sachsen-fact-service = The service is set up.

# Why not.
sachsen-refuse-no-clock = This game does not end by the clock.
sachsen-refuse-hour-struck = The clock has struck already.

# What a list of the command line says of a unit.
cli-state-enrolling = being enrolled
cli-state-reorganising = being reorganised
cli-state-lent = lent
cli-state-weak = just reorganised
cli-state-stock = in the stock
cli-state-late = to come
cli-state-order = under an order
cli-state-due = must engage
cli-state-routed = routed
cli-state-train = on the train
cli-state-rests = rests
cli-state-attack-lost = attack −1
cli-state-defence-lost = defence −1
cli-state-attack-won = attack +1
cli-state-defence-won = defence +1
cli-state-faces-n = facing north
cli-state-faces-e = facing east
cli-state-faces-s = facing south
cli-state-faces-w = facing west
