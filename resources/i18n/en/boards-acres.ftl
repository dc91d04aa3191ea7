# What A FEW ACRES OF SNOW needs of its board and cards.
board-fault-card-twice = The card { $card } ({ $side }) lists { $place } twice
board-fault-card-twice-mend = Remove one of the two.
board-fault-card-way = The card { $card } ({ $side }) reaches { $place } by { $transport }, where the board has no such way
board-fault-card-way-mend = Add the way to the board, or take the place from the list of the card.
board-fault-card-unreached = No list leads { $side } to { $place }
board-fault-card-unreached-mend = Name the place on a card that can be had.
board-fault-untraced = { $place } is not joined to the home of { $side } at the start
board-fault-untraced-mend = Add a way.
board-fault-card-carrier = No other card of { $side } bears the { $transport } for the list of { $card }
board-fault-card-carrier-mend = Give the symbol to another card.
board-fault-card-road = The kind of the way { $road } and the lists of the cards disagree: cards list every way but the trails
board-fault-card-road-mend = Change the kind of the way, or the lists.
