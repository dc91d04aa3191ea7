# What the powers of MARIA agree on: subsidies by contract (20), promises (21); and the army sheets (6).
panel-agreements = Agreements
agreements-subsidies = Subsidies
agreements-pair = { $side_bare } to { $other_bare }
agreements-turns-left = { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
    }
agreements-none = No subsidy runs by contract.
agreements-fixed = Fixed until the end of turn { $n }
agreements-granted = Decided in each turn: now granted
agreements-kept = Decided in each turn: now withheld
agreements-offered = { $n ->
    [one] Offered for { $n } turn
   *[other] Offered for { $n } turns
    }
agreements-waits = { $seat_who } may accept.
agreements-accept = Accept
agreements-withdraw = Withdraw the offer
agreements-end = End it
agreements-end-propose = Propose its end
agreements-end-agree = Agree to its end
agreements-end-wished = { $side } wishes to end it.
agreements-giver = Giver
agreements-receiver = Receiver
agreements-turns = Turns
agreements-not-now = not now
agreements-offer = Offer a subsidy
agreements-grant = Grant a subsidy
agreements-promises = Promises
agreements-honour = Binding in honour only: a promise changes no rule, and nothing enforces it.
agreements-until = Until the end of turn { $n }
agreements-ends-now = Ends in this turn
agreements-over = Ended with turn { $n }
agreements-quoted = “{ $words }”
agreements-your-promise = What you promise, in your own words
agreements-until-turn = Until the end of turn
agreements-promise = Promise
agreements-remind-promise = { $seat_bare }, until turn { $n }: “{ $words }”
agreements-remind-offer = { $side } offers { $other } a subsidy
agreements-remind-end = Proposed: the subsidy from { $side } to { $other } ends
agreements-remind-many = { $count ->
    [one] { $count } agreement to remember
   *[other] { $count } agreements to remember
    }
sheets-covered = Hold Space to see the numbers.
sheets-others = What everybody knows of the others
sheets-generals = { $count ->
    [one] { $count } general on the map
   *[other] { $count } generals on the map
    }
sheets-off = Off the board
sheets-face-down = { $place }, face down

# Promises, in every game that keeps a ledger.
act-promise = Promise until the end of turn { $n }
log-promise = { $seat_num ->
    [pl] { $seat } promise until turn { $n }: “{ $words }”
   *[other] { $seat } promises until turn { $n }: “{ $words }”
    }
refuse-promise-until = A promise ends in this turn or a later one, at most in turn { $n }.
refuse-promise-words = { $n ->
    [one] A promise has { $n } word.
   *[other] A promise has 1 to { $n } words.
    }
