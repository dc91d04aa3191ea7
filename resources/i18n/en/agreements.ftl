# Agreements and promises, in every game that has them.
panel-agreements = Agreements
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
agreements-remind-many = { $count ->
    [one] { $count } agreement to remember
   *[other] { $count } agreements to remember
    }

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
