# SACHSEN: moves on the political board, and leave to pass.

# What is asked.
sachsen-prompt-toll = { $side_who } may pay { $n } gulden to pass through { $court }, or decline.
sachsen-prompt-permission = { $side_who } must say whether { $by } may pass: { $court_bare }.

# What happened.
sachsen-log-move = { $piece } goes to { $place }.
sachsen-log-sets-out = { $piece } wants to go by { $places }.
sachsen-log-stays = { $piece } stays where it is.
sachsen-log-die-passage = { $side_bare }, die for the passage: { $n }, in all { $sum }.
sachsen-log-passage = { $side_num ->
    [pl] { $side } pay { $court } { $n } gulden for the passage.
   *[other] { $side } pays { $court } { $n } gulden for the passage.
    }
sachsen-log-passage-free = { $court_num ->
    [pl] { $court } let { $side_of } units pass for nothing.
   *[other] { $court } lets { $side_of } units pass for nothing.
    }
sachsen-log-passage-declined = { $side_num ->
    [pl] { $side } decline a passage through { $court }.
   *[other] { $side } declines a passage through { $court }.
    }
sachsen-log-passage-refused = { $side_num ->
    [pl] { $side } don’t let { $by_of } units pass
   *[other] { $side } doesn’t let { $by_of } units pass
    }{ $elsewhere ->
    [0] .
   *[other] { " " }({ $court_bare }).
    }

# Why not.
sachsen-refuse-mover = That unit can’t be moved now: { $piece_bare }.
sachsen-refuse-moved = { $piece } has moved { $n ->
    [one] { $n } square
   *[other] { $n } squares
    } this turn.
sachsen-refuse-twice = A unit is named once.
sachsen-refuse-apart = Units that move together begin on one square.
sachsen-refuse-same-square = { $piece } stands there already.
sachsen-refuse-far = { $n ->
    [one] { $piece_bare } has { $n } square left.
   *[other] { $piece_bare } has { $n } squares left.
    }
sachsen-refuse-no-step = No step leads to { $place }.
sachsen-refuse-no-leave = { $side_num ->
    [pl] { $side } give no leave to pass: ask, or declare war.
   *[other] { $side } gives no leave to pass: ask, or declare war.
    }
sachsen-refuse-only-last = The move ends in { $place }: its province is defended.
sachsen-refuse-held = Enemies stand in { $place }: attack them from beside.
sachsen-refuse-defended = A defended province is entered only next to a defending unit, to attack: { $country }.
sachsen-refuse-no-way = No way that is open leads { $piece } to { $place }.
sachsen-refuse-attack-due = { $piece } has entered a defended province: it must attack.
sachsen-refuse-terms = A price is a sum of whole coins, { $n } gulden at most.

# Parts of the turn.
step-turns = Turns of the States
step-player-turn = Own turn
step-passage = Passage
step-permission = Leave to pass
step-toll = Price of the passage
step-under-way = Under way
