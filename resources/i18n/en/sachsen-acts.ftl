# Labels of the Actions on the political board of SACHSEN: buttons and gestures.
sachsen-act-disband = Disband { $piece_short }
sachsen-act-bid = Bid { $n } gulden
sachsen-act-take = Take { $card }
sachsen-act-enrol = Enrol { $kind }
sachsen-act-convert = { $piece_short } into { $kind }
sachsen-act-reorganise = Reorganise { $piece_short }
sachsen-act-ransom = Ransom { $side_of } general
sachsen-act-arrive = { $piece_short } to { $place }
sachsen-act-claim = Claim the event
sachsen-act-event = The event for { $side }
sachsen-act-event-players = Draw among the other player States
sachsen-act-event-neutrals = Draw among the neutral States
sachsen-act-play = { $how ->
    [rob] Play { $card }: take a card from { $at }
    [ruin] Play { $card }: ruin { $other_of } relations with { $at }
    [at] Play { $card }: { $at }
    [both] Play { $card }: { $other }, { $at }
   *[other] Play { $card }
    }
sachsen-act-show-service = Set up Counter-espionage
sachsen-act-give = Give it
sachsen-act-refuse = Refuse
sachsen-act-move = { $n ->
    [one] { $piece_short } to { $place }
   *[other] { $n } units to { $place }
    }
sachsen-act-attack = { $n ->
    [0] Attack { $place }
    [one] Attack { $place }, with { $n } late unit
   *[other] Attack { $place }, with { $n } late units
    }
sachsen-act-pay = Pay the price
sachsen-act-stay = Decline it
sachsen-act-let-pass = { $terms ->
    [free] Let them pass for nothing
    [no] Let nobody pass
   *[other] Let them pass for { $terms } gulden
    }
sachsen-act-propose = Make a proposal to { $side }
sachsen-act-marry = { $child ->
    [son] Propose a marriage to { $side }: an own prince
   *[other] Propose a marriage to { $side }: an own princess
    }
sachsen-act-ask-money = Ask { $side } for { $n } gulden
sachsen-act-ask-arms = { $n ->
    [one] Ask { $side } for { $n } brigade
   *[other] Ask { $side } for { $n } brigades
    }
sachsen-act-aid-money = Give { $side } { $n } gulden
sachsen-act-aid-brigade = Send { $piece_short } to { $side }
sachsen-act-break = { $kind ->
    [pact] Break the mutual-defence pact with { $at }
    [alliance] Break the alliance with { $at }
    [passage] End the passage of { $at }
   *[other] Break the agreement with { $at }
    }
sachsen-act-offer = Offer { $seat } a bargain
sachsen-act-agreed = Agreed
sachsen-act-withdraw = Leave the bargain
sachsen-act-declare = Declare war on { $side }
sachsen-act-neutral = Stay neutral
sachsen-act-help = Help
sachsen-act-oppose = Support its enemy
sachsen-act-francia = Fight for France
sachsen-act-oesterreich = Fight for Austria
sachsen-act-neither = Stay out of it
sachsen-act-beaten = Declare yourself beaten
sachsen-act-demand = { $countries_count ->
    [0] Demand of { $side }: { $n } gulden
   *[other] Demand of { $side }: { $n } gulden; { $countries }
    }
sachsen-act-counter = { $countries_count ->
    [0] Offer instead: { $n } gulden
   *[other] Offer instead: { $n } gulden; { $countries }
    }
sachsen-act-accept = Accept
sachsen-motion = { $n ->
    [1] peace as things stand
    [2] an occupied province changes owner
    [3] a payment
    [4] a new ruler for a State in chaos
    [5] no war on a State for 6 turns
    [6] an agreement is dissolved
   *[other] free passage for 6 turns
    }
# What a motion says.
sachsen-moved = { $m ->
    [0] a ruler of its own for { $one }
    [1] peace between { $one } and { $other }
    [2] { $country } goes to { $one }
    [3] { $coins } gulden, { $one_bare } to { $other_bare }
    [4] rule of { $other } over { $one }
    [5] no war on { $one } for 6 turns
    [6] { $one_bare } and { $other_bare } end their agreement
   *[other] { $one_bare } and { $other_bare } pass free, 6 turns
    }
sachsen-act-congress = Call a congress: { sachsen-moved }
sachsen-act-amend = Amendment: { sachsen-moved }
sachsen-act-abstain = Abstain
sachsen-act-hour = The hour has struck
sachsen-act-lead = Send { $piece_short } with the Kingdom’s army
sachsen-act-begin-with = Let { $seat } move first
sachsen-act-meet = Come to meet the invaders
sachsen-becomes = goes to { $side }
name-box-bid = Bid
name-box-indemnity = Money
