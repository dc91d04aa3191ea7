# The coach at a table of practice, and the hints that are asked for there.
panel-coach = Coach
menu-hint = Hint
settings-coach = Practice: a light before “Done” tells what may have been overlooked
coach-overlooked = { $count ->
    [0] Nothing to warn of.
    [one] { $count } thing may have been overlooked.
   *[other] { $count } things may have been overlooked.
    }
coach-light-tip = Press to read what.
coach-nothing = Nothing to warn of now.
coach-off = The coach is switched off in the settings.
coach-show-why = Show why
coach-hide-why = Hide why
coach-more = Hint { $n } of { $all }
coach-no-hint = Nothing is asked of you now.
coach-hand-first = Turn your hand up first.
coach-thinking = A bot is thinking about it.
coach-no-bot = No bot can judge that.
coach-advice = { $count ->
    [one] The bot ({ $bot }) has weighed { $count } action. It would choose: { $text }.
   *[other] The bot ({ $bot }) has weighed { $count } actions. It would choose: { $text }.
    }
