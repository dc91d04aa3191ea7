# SACHSEN: the auction and the order of play.

# What can be done.
sachsen-act-bid = Bid { $n } gulden
sachsen-act-take = Keep { $card_bare }

# What is asked.
sachsen-round-bids = Bids for { $n ->
    [0] the order of play
    [one] one card and the order of play
   *[other] { $n } cards and the order of play
    }
sachsen-prompt-bids = { $seat_bare }: what is bid for { $n ->
    [0] the order of play
    [one] one card and the order of play
   *[other] { $n } cards and the order of play
    }? The treasury holds { $has } gulden.
sachsen-prompt-sharing = { $side }: which of the two cards do you keep?

# What happened.
sachsen-log-reshuffled = The discards are shuffled: { $n } Opportunities lie ready.
sachsen-log-lot-open = Up for auction: { $cards }.
sachsen-log-lot-laid = { $n ->
    [0] No Opportunity is left: bids decide the order of play alone.
    [one] One Opportunity is up for auction.
   *[other] { $n } Opportunities are up for auction.
    }
sachsen-log-bid-own = { $seat } bids { $n } gulden.
sachsen-log-bid = { $seat } has bid.
sachsen-log-bid-shown = { $side } has bid { $n } gulden.
sachsen-log-lot-order = State card for the order: { $side }.
sachsen-log-order = Order of play: { $seats }.
sachsen-log-takes-own = { $seat } takes { $cards }.
sachsen-log-takes = { $seat } takes { $n ->
    [one] a card
   *[other] { $n } cards
    }.

# Why not.
sachsen-refuse-coins = The smallest coin is { $n } gulden.
sachsen-refuse-bid = { $n } gulden are left.
sachsen-refuse-not-in-lot = { $card } is not in the lot.

# Parts of the turn.
step-auction = Auction
step-bids = Bids
step-sharing = Sharing the lot
