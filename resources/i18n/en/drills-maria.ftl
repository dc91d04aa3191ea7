# Drills of MARIA: titles, questions, and the reasons that no Refusal says.
drill-maria-reach = Where a piece can move
drill-maria-reach-ask = Mark every city that { $piece } can reach with a normal move.
drill-maria-reach-steps = { $n ->
    [one] { $place } is { $n } city away: within reach by any roads.
   *[other] { $place } is { $n } cities away: within reach by any roads.
}
drill-maria-reach-main = { $place } is { $n } cities away, by main roads all the way.
drill-maria-reach-joins = { $piece } may join { $target }, and ends the move there.
drill-maria-reach-takes = { $piece } may enter the city of { $target } and takes the train.
drill-maria-march = Where a forced march leads
drill-maria-march-ask = Mark every city that { $piece } can reach with a forced march.
drill-maria-march-way = { $n ->
    [one] { $place } is { $n } city away by main road, clear of the enemy.
   *[other] { $place } is { $n } cities away by main roads, clear of the enemy.
}
drill-maria-supply = Who is in supply
drill-maria-supply-ask = How would { $piece } be supplied now?
drill-maria-supply-choice-home = in the home country
drill-maria-supply-choice-route = by a free route to a train
drill-maria-supply-choice-fee = by a route past a hussar, at a fee
drill-maria-supply-choice-none = not at all
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
