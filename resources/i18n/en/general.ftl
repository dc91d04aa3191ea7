# Words that names and lists are made of.
number = { $n }
heap-of = { $number } × { $name }
name-heap = { $side }, { $place }
name-heap-unowned = Neutrals
list-none = none
list-last = { $items } and { $last }
list-more = { $items } and { $more } more
form-of = { $name }’s
form-to = to { $name }
form-by = by { $name }
form-who = { $name } ({ $person })

suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-S = spades
suit-letter-H = H
suit-letter-D = D
suit-letter-C = C
suit-letter-S = S
card-named = the { $value } of { $suit }
card-named-bare = { $value } of { $suit }
card-reserve = a Reserve
card-reserve-bare = Reserve
card-reserve-short = R

# The program and its languages.
app-name = Kabinett
app-motto = a table for the cabinet wars
language-en = English
language-it = Italiano
language-es = Español

# Words of every game.
word-turn = Turn { $turn }
word-troops = { $count ->
    [one] { $count } troop
   *[other] { $count } troops
    }
word-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
    }
time-now = just now
time-minutes-ago = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
    }
time-hours-ago = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
    }
time-days-ago = { $count ->
    [one] yesterday
   *[other] { $count } days ago
    }

# Games, rulesets, kinds of table, bots.
ruleset-1-0 = Rulebook 1.0
ruleset-2-0 = Rulebook 2.0
ruleset-1-0-line = The first printed rules.
ruleset-2-0-line = The revised rules, with the points that were in doubt made clear.
table-title = { $game } { $ruleset }, { $scenario }, { $seats }
table-line = { $game } { $ruleset }, turn { $turn }, { $side_bare } to move
kind-match = match
kind-match-line = Secrets are kept, undo ends where something new was learnt
kind-open = open table
kind-open-line = All secrets are open to all, for learning
kind-practice = practice
kind-practice-line = Undo without limit, a coach and hints, nothing counts
kind-lesson = lesson
bot-random = random
bot-random-line = Plays any permitted action
bot-calm = calm
bot-steady = steady
bot-sharp = sharp
