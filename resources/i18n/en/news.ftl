# What the bar says meanwhile, and the sheet at the end of a game.

prompt-was-asked = { $seats_who } { $seats_num ->
    [pl] were
   *[other] was
} to play here.
prompt-is-asked = { $seats_who } { $seats_num ->
    [pl] are
   *[other] is
} to play.

sheet-new = New table
sheet-back = Look back
sheet-picture = Save a picture
sheet-text = Save as text
sheet-close = Close: the menu Table shows the result again
sheet-look = Look
sheet-left = { $side } left the game: the points it had then.
sheet-course = At the end of each turn
sheet-turn = Turn { $turn }
sheet-holders = Holders at the end of turn { $turn }
sheet-nearest = Decided by
menu-result = Result of the game
