# SACHSEN: moves on the political board, and leave to pass.

# What can be done.
sachsen-act-move = { $n ->
    [one] { $piece_short } to { $place }
   *[other] { $n } units to { $place }
    }
sachsen-act-pay = Pay
sachsen-act-stay = Stay
sachsen-act-let-pass = { $terms ->
    [free] Let them pass for nothing
    [no] Let nobody pass
   *[other] Let them pass for { $terms } gulden
    }

# What is asked.
sachsen-prompt-toll = { $side }: { $court } lets your units pass for { $n } gulden.
sachsen-prompt-permission = { $side }: units of { $by } want to pass through { $court }.

# What happened.
sachsen-log-move = { $piece } goes to { $place }.
sachsen-log-stays = { $piece } stays where it is.
sachsen-log-die-passage = { $side }: a { $n } for the passage, { $sum } in all.
sachsen-log-passage = { $side } pays { $n } gulden to pass through { $court }.
sachsen-log-passage-free = { $court } lets the units of { $side } pass for nothing.
sachsen-log-passage-declined = { $side } does not pay { $court } for a passage.
sachsen-log-passage-refused = { $side } lets nobody pass through { $court }.

# Why not.
sachsen-refuse-mover = { $piece } is not a unit that you can move now.
sachsen-refuse-moved = { $piece } has moved { $n ->
    [one] one square
   *[other] { $n } squares
    } this turn.
sachsen-refuse-twice = A unit is named once.
sachsen-refuse-apart = Units that move together begin on one square.
sachsen-refuse-same-square = { $piece } stands there already.
sachsen-refuse-far = { $piece } has { $n ->
    [one] one square
   *[other] { $n } squares
    } left.
sachsen-refuse-no-step = No step leads to { $place }.
sachsen-refuse-no-leave = { $side } gives no leave to pass: ask, or declare war.
sachsen-refuse-only-last = The move ends in { $place }: its province is defended.
sachsen-refuse-held = Enemies stand in { $place }.
sachsen-refuse-defended = { $country } is defended: it is entered only next to a defender, to attack.
sachsen-refuse-no-way = No way that is open leads { $piece } to { $place }.
sachsen-refuse-attack-due = { $piece } has entered a defended province: it must attack.
sachsen-refuse-terms = A price is a sum of whole coins, { $n } gulden at most.

# Parts of the turn.
step-turns = Turns of the States
step-player-turn = Own turn
step-passage = Passage
step-permission = Leave to pass
step-toll = Toll
step-under-way = Under way
