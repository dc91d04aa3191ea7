# Drills of MARIA: titles, questions, and the reasons that no Refusal says.
drill-maria-reach = Where a piece can move
drill-maria-reach-ask = Mark every city that { $piece } can reach with a normal move.
drill-maria-reach-steps = { $n ->
    [one] { $place } is { $n } city away: within reach by any roads.
   *[other] { $place } is { $n } cities away: within reach by any roads.
}
drill-maria-reach-main = { $place } is { $n } cities away, by main roads all the way.
drill-maria-reach-joins = { $piece } may join { $target }, and ends the move there.
drill-maria-reach-takes = { $piece } may enter the city of { $target } and eliminates the train.
drill-maria-march = Where a forced march leads
drill-maria-march-ask = Mark every city that { $piece } can reach with a forced march.
drill-maria-march-way = { $n ->
    [one] { $place } is { $n } city away by main road, clear of the enemy.
   *[other] { $place } is { $n } cities away by main roads, clear of the enemy.
}
drill-maria-supply = Who is in supply
drill-maria-supply-ask = How would { $piece } be supplied now?
drill-maria-supply-choice-home = In its home country
drill-maria-supply-choice-route = By a free route to a train
drill-maria-supply-choice-fee = By a route past a hussar, at a fee
drill-maria-supply-choice-none = Not at all
drill-maria-supply-away = { $piece } stands outside the home country: { $place }.
drill-maria-protection = Who protects a fortress
drill-maria-protection-ask = { $side } controls { $place }. Mark every general who protects it.
drill-maria-protection-near = { $n ->
    [0] { $piece } stands in the fortress itself.
    [one] { $piece } stands { $n } city away.
   *[other] { $piece } stands { $n } cities away.
}
drill-maria-protection-far = { $n ->
    [one] Only generals within 3 cities protect: { $piece } stands { $n } city away.
   *[other] Only generals within 3 cities protect: { $piece } stands { $n } cities away.
}
drill-maria-protection-other = { $piece } neither belongs to { $side } nor cooperates with it.
drill-maria-conquest = What falls behind a march
drill-maria-conquest-ask = { $piece } moves to these cities: { $via }. Mark every fortress that falls at once.
drill-maria-conquest-own = No enemy controls { $place }.
drill-maria-conquest-end = A fortress falls only when the general moves out of it: the move ends at { $place }.
drill-maria-conquest-aside = The move does not lead through { $place }.
drill-maria-stack = Whom a general may join
drill-maria-stack-ask = Suppose { $piece } were near enough. Mark every general on the board whom he could join.
drill-maria-stack-own = { $piece } is of the same power and stands alone.
drill-maria-stack-cooperates = { $piece } is of a cooperating power and stands alone: { $side_bare }.
drill-maria-hussar = Where hussars are placed
drill-maria-hussar-ask = Of the cities that are lit, mark every one where this hussar may be placed.
drill-maria-hussar-free = { $place } is empty and at most 4 cities from an Austrian general.
drill-maria-train = Which train supplies a general
drill-maria-train-ask = Mark every train that can supply { $piece } now, past a hussar too.
drill-maria-train-other = A train supplies only generals of its own power: { $piece }.
drill-maria-train-feeds = { $n ->
    [one] A supply route of { $n } city leads there.
   *[other] A supply route of { $n } cities leads there.
}
drill-maria-train-far = { $most ->
    [one] A supply route has at most { $most } city: { $piece } is { $n } away.
   *[other] A supply route has at most { $most } cities: { $piece } is { $n } away.
}
drill-maria-train-cut = No supply route passes enemy pieces, and any other way to { $piece } is too long.
drill-maria-fee = What a hussar costs
drill-maria-fee-ask = If a hussar were placed at { $place }, how many CT points would the supply of { $piece } cost?
drill-maria-fee-length = { $n ->
    [one] The fee is the length of the shortest route past a hussar: { $n } point.
   *[other] The fee is the length of the shortest route past a hussar: { $n } points.
}
drill-maria-fee-free = Another route passes no hussar, and no fee is due.
drill-maria-open = Which fortresses lie open
drill-maria-open-ask = Mark every fortress controlled by { $side } that nobody protects.
drill-maria-open-lost = { $place } is controlled by { $side }.
drill-maria-attack = Who must be attacked
drill-maria-attack-ask = Suppose no piece moves any more. Mark every city that { $piece } must attack.
drill-maria-attack-beside = { $piece } is an enemy general in an adjacent city.
drill-maria-attack-friend = { $piece } is not an enemy.
drill-maria-attack-train = Only generals are attacked, not trains: { $piece }.
drill-maria-attack-far = { $piece } does not stand in an adjacent city.
drill-maria-attack-over = The fight with { $piece } is not due any more in this phase.
drill-maria-cards = Which cards may be played
drill-maria-cards-ask = { $piece } has the right to play in this fight. Mark every card of the hand that may be played.
drill-maria-cards-suit = { $card } has the suit of the sector where the general stands: { $suit }.
drill-maria-cards-reserve = { $card } counts as any suit, with a value from 1 to 8.
drill-maria-score = What the score is
drill-maria-score-ask = { $piece } is at { SCORE($score) } and plays { $card } for { $n }. What is the score then, as { $piece } counts it?
drill-maria-score-behind = { SCORE($score) }: still behind, so the same side plays on or stops.
drill-maria-score-passes = { SCORE($score) }: no longer behind, so the right to play passes to the other side.
drill-maria-score-sum = { $n ->
    [one] { $n } point is added to the score of { SCORE($score) }.
   *[other] { $n } points are added to the score of { SCORE($score) }.
}
drill-maria-retreat = Where a retreat ends
drill-maria-retreat-ask = { $n ->
    [one] { $piece } must retreat { $n } city from { $target }. Mark every city where the retreat may end.
   *[other] { $piece } must retreat { $n } cities from { $target }. Mark every city where the retreat may end.
}
drill-maria-retreat-far = { $n ->
    [one] { $place } lies { $n } city from the winner: as far as a full retreat leads.
   *[other] { $place } lies { $n } cities from the winner: as far as a full retreat leads.
}
drill-maria-retreat-length = { $n ->
    [one] No open way of exactly { $n } city leads to { $place }.
   *[other] No open way of exactly { $n } cities leads to { $place }.
}
drill-maria-income = How many cards are drawn
drill-maria-income-ask = How many CTs does { $side } draw in its next stage, before any subsidy is handed over?
drill-maria-income-base = { $n ->
    [one] Its usual income is { $n } CT.
   *[other] Its usual income is { $n } CTs.
}
drill-maria-subsidy = Who may be subsidised
drill-maria-subsidy-ask = May { $side } make a new contract now to subsidise { $other }?
drill-maria-subsidy-choice-yes = Yes
drill-maria-subsidy-choice-no = No
drill-maria-subsidy-allies = A major power may subsidise an ally: { $side_bare } and { $other_bare }.
drill-maria-shift = Where a political marker stops
drill-maria-shift-ask = The marker of the track { $track } stands on space { $n }. Announced: { $parts }. On which space does it stop?
drill-maria-shift-sum = All announcements are added up, then the marker moves once: to space { $space }.
drill-maria-shift-alone = The announcements are added up before the marker moves.
drill-maria-shift-end = The track ends at space { $space }.
