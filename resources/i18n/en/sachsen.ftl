# SACHSEN while it is played: the set-up, the turn, and what all its chapters share. Names: sachsen-names.ftl.

# What can be done.
sachsen-act-done = Done
sachsen-act-done-left = Done: { $n } left
sachsen-act-pass = Nothing
sachsen-act-put = { $piece_short } to { $place }
sachsen-act-set-out = { $n ->
    [one] Place the last unit near the capital
   *[other] Place all { $n } units round the capital
    }
sachsen-act-yes = Yes
sachsen-act-no = No
sachsen-act-let = Let it pass

# What is asked.
sachsen-prompt-placing = { $n ->
    [one] { $side_who } must drag { $n } unit to a square of its State.
   *[other] { $side_who } must drag { $n } units to squares of its State.
    }
sachsen-prompt-player-turn = { $ready ->
    [no] { $side_who } must attack where units have entered a defended province; Done comes after it.
   *[other] { $side_who } may act in any order, then press Done.
    }

# What happened.
sachsen-log-lot = State card: { $side_bare }.
sachsen-log-dealt = State card dealt: { $side_who }.
sachsen-log-die-heirs = { $side_bare }, heirs: the die shows { $n }: { $children ->
    [none] no children
    [daughter] a princess
    [son] a prince
    [daughter-daughter] two princesses
    [son-son] two princes
   *[other] a prince and a princess
    }.
sachsen-log-put = { $piece } stands in { $place }.
sachsen-log-turn = Turn { $turn } begins.
sachsen-log-blocked = The ruler of { $side } is wounded and misses a turn: { $n ->
    [0] then he is well.
    [one] { $n } more to come.
   *[other] { $n } more to come.
    }

# Why not.
sachsen-refuse-put-unit = { $piece } is not one of the units that you still have to place.
sachsen-refuse-put-square = { $place } does not belong to { $side }.
sachsen-refuse-set-out = Each unit that is left is named with its square: { $n }.

# Points by source.
sachsen-source-provinces = Provinces
sachsen-source-states = Whole States
sachsen-source-alliances = Alliances
sachsen-source-marriages = Marriages
sachsen-source-battles = Battles
sachsen-source-wars = Wars
sachsen-source-total = Points

# Steps, the end, lengths.
sachsen-log-end = { $way ->
    [cycles] The last turn of the game is over: the points decide.
    [clock] The hour has struck, and the turn is over: the points decide.
    [provinces] The number of provinces that was agreed is reached: the points decide.
   *[other] The score that was agreed is reached: the points decide.
    }
step-deal = Deal
step-placing = First units
step-end-of-turn = End of the turn
sachsen-log-hour = The clock has struck: the game ends with this turn.
sachsen-option-cycles = Cycles
sachsen-option-cycles-line = Of 12 turns each
sachsen-option-provinces = Provinces
sachsen-option-provinces-line = To be owned
sachsen-option-score = Points
sachsen-option-score-line = To be reached
