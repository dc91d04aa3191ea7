# SACHSEN: the auction and the order of play.

# What is asked.
sachsen-round-bids = Bids for { $n ->
    [0] the order of play
    [one] { $n } card and the order of play
   *[other] { $n } cards and the order of play
    }
sachsen-round-bids-open = Bids for { $cards }, and for the order of play
sachsen-prompt-bids = { $side_who } must bid for the lot and the order of play: { $has } gulden are there.
sachsen-prompt-sharing = { $side_who } must keep one of the two cards; the other goes to the second drawn.

# What happened.
sachsen-log-reshuffled = The discards are shuffled: { $n } Opportunities lie ready.
sachsen-log-lot-open = Up for auction: { $cards }.
sachsen-log-lot-laid = { $n ->
    [0] No Opportunity is left: bids decide the order of play alone.
    [one] { $n } Opportunity is up for auction.
   *[other] { $n } Opportunities are up for auction.
    }
sachsen-log-bid-own = { $side } { $side_num ->
    [pl] bid
   *[other] bids
    } { $n } gulden.
sachsen-log-bid = { $side } { $side_num ->
    [pl] have
   *[other] has
    } bid.
sachsen-log-bid-shown = { $side_of } bid: { $n } gulden.
sachsen-log-bids-kept = Only who takes cards pays the bid: { $sides_short }.
sachsen-log-lot-order = State card for the order: { $side }.
sachsen-log-order = Order of play: { $sides_short }.
sachsen-log-looks-own = { $side } { $side_num ->
    [pl] look
   *[other] looks
    } at the lot: { $cards }.
sachsen-log-looks = { $side } { $side_num ->
    [pl] look
   *[other] looks
    } at the lot.
sachsen-log-takes-own = { $side } { $side_num ->
    [pl] take
   *[other] takes
    } { $cards }.
sachsen-log-takes = { $side } { $side_num ->
    [pl] take
   *[other] takes
    } { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }.

# Why not.
sachsen-refuse-coins = Every sum is a multiple of { $n } gulden.
sachsen-refuse-bid = { $n } gulden are left.
sachsen-refuse-not-in-lot = { $card } is not in the lot.

# Parts of the turn.
step-auction = Auction
step-sharing = Sharing the lot
