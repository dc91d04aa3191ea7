# What the coach warns of when a side ends its turn, and why.
coach-acres-falls = { $side } takes { $place } when this turn ends.
coach-acres-fails = { $side } holds { $place } when this turn ends: the siege is lost.
coach-acres-tips = One more card, and { $side } has won the siege of { $place }, unless it is answered.
coach-acres-slips = { $side } is about to win the siege of { $place }; one card of the enemy would undo that.
coach-acres-with-card = With a card worth { $worth }, { $card }, { $side } would be ahead by { $n }
coach-acres-with-card-even = With a card worth { $worth }, { $card }, neither side would be ahead
coach-acres-raid = { $n ->
    [one] { $side } can raid with { $n } card: { $places }. No card in hand blocks it.
   *[other] { $side } can raid with { $n } cards: { $places }. No card in hand blocks it.
    }
coach-acres-reached = { $n ->
    [one] { $place } is within reach of a raid with { $n } card
   *[other] { $place } is within reach of a raid with { $n } cards
    }
coach-acres-raiders = { $n ->
    [one] In hand, draw deck and reserve of { $side }: { $n } card for raids
   *[other] In hand, draw deck and reserve of { $side }: { $n } cards for raids
    }
coach-acres-no-block = In the hand of { $side }: no card that blocks this raid
