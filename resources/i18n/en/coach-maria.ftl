# What the coach warns of when a side ends its moves, and why.
coach-maria-supply = { $n ->
    [one] { $piece } will be out of supply: face down, and { $n } troop lost.
   *[other] { $piece } will be out of supply: face down, and { $n } troops lost.
    }
coach-maria-fortress = { $place } lies open: it can fall next turn to { $pieces }.
coach-maria-taker = { $piece } can move through { $place } and leave it behind.
coach-maria-attack = { $n ->
    [0] An attack can be forced upon { $piece }, with no card for { $suit } in hand.
    [one] An attack can be forced upon { $piece }, with only { $n } card for { $suit } in hand.
   *[other] An attack can be forced upon { $piece }, with only { $n } cards for { $suit } in hand.
    }
coach-maria-must = { $n ->
    [0] { $piece } must attack now, with no card for { $suit } in hand.
    [one] { $piece } must attack now, with only { $n } card for { $suit } in hand.
   *[other] { $piece } must attack now, with only { $n } cards for { $suit } in hand.
    }
coach-maria-comes = { $piece } can move next to { $target }, and must attack there.
coach-maria-beside = { $target } stands next to { $piece }.
coach-maria-holds = { $n ->
    [0] { $side_bare }: no card of { $suit } and no Reserve in hand
    [one] { $side_bare }: { $n } card of { $suit } or Reserve in hand
   *[other] { $side_bare }: { $n } cards of { $suit } or Reserves in hand
    }
