# Looking back, what-if and taking back together.
log-agreed-take-back = { $count ->
    [one] { $seats } agree: { $count } action is taken back.
   *[other] { $seats } agree: { $count } actions are taken back.
    }
