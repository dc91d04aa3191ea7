# The panels around the map.
card-new = new
card-is-new = { $card }, new
panels-paid-of = { $paid } of { $due } points paid
panels-paid = { $paid } points paid
panels-person = Player { $number }
panels-key-enter = Enter
panels-not-this-way = Not possible:
panels-chip-opens = Rule { $clause }: open
panels-ended-draw = The game is over: a draw.
panels-ended-won = The game is over. { $seats_who } { $seats_num ->
    [pl] win
   *[other] wins
    }.
panels-enter-does = Enter
panels-key-main = Main button
panels-keys-main = Enter
panels-key-take = With the cursor on the map: take or drop
panels-keys-take = Enter
panels-key-back = Put back or close
panels-keys-back = Esc
panels-key-targets = Through the lit places
panels-keys-targets = Tab, Shift+Tab
panels-key-places = To the nearest place
panels-keys-places = Arrows
panels-key-digits = The n-th card or action
panels-keys-digits = 1 to 9
panels-style-move = { $count ->
    [one] { $count } place within reach
   *[other] { $count } places within reach
    }
panels-style-march = { $count ->
    [one] { $count } more by forced march
   *[other] { $count } more by forced march
    }
panels-style-place = { $count ->
    [one] { $count } possible place
   *[other] { $count } possible places
    }
panels-style-attack = { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
    }
panels-style-retreat = { $count ->
    [one] { $count } path of retreat
   *[other] { $count } paths of retreat
    }
help-title = Help on this decision
help-drag = Drag a piece with a ring to a lit place, or click both. Shift and a click fix a place on the way.
help-pick-card = Click a card that stands higher, or press its number.
help-pick-piece = Click a piece with a ring.
help-pick-country = Click a lit province.
help-pick-place = Click a lit place.
help-pick-side = Click a lit coat of arms.
help-pick-pile = Click a counter in the camp from which units come.
help-pick-track = Click the lit track or table.
help-lay = Click cards to choose them, then a lit place or a button; or click a place first and take the cards.
help-pick-offer = Click a card on offer in the displays.
help-press = Press a button at the right end of the bar; Enter presses the last.
help-number = Set the numbers in the panel beside the map.
help-offers = Besides, “Also possible” offers what may be done at any time.
help-not-asked = Another seat decides now. The map, the log and the rules can be read meanwhile.
panel-numbers = Numbers
numbers-more = { $thing }: { $n } more
numbers-less = { $thing }: { $n } less
numbers-limits = { $least } to { $most }
numbers-left = { $left } of { $total } left
numbers-spread = Spread evenly
numbers-hand-over = Hand over
numbers-hand-over-why = First give everything out.
numbers-once-more = Nothing is changed here yet. Enter once more: { $what }
