# Looking back, what-if and taking back together.
log-agreed-take-back = { $count ->
    [one] { $seats } agree: { $count } action is taken back.
   *[other] { $seats } agree: { $count } actions are taken back.
    }
menu-take-back = Take back together…
time-begins = What if, from turn { $turn }
time-past-input = A move here begins a what-if.
time-what-if-here = What if from here
time-leave = Back to the table
time-play-these = Play these actions
time-bots-play = Bots play the others
time-assumed = Assumed: cards and troops of { $sides }
time-take-back = { $count ->
    [one] Take back { $count } action?
   *[other] Take back { $count } actions?
    }
time-agrees = { $name }: agree
time-undo-tip = { $count ->
    [one] Take back the last action ({ $key })
   *[other] Take back the last action ({ $key }); up to { $count } can be taken back
    }
time-assumed-here = The cards and troops you see here are assumed.
time-bookmark-set = Bookmark set at step { $step }.
time-bookmark-gone = Bookmark at step { $step } taken away.
time-played = { $count ->
    [one] { $count } of { $all } actions played at the table.
   *[other] { $count } of { $all } actions played at the table.
    }
