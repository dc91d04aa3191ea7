# Che cosa richiede A FEW ACRES OF SNOW dal suo tabellone e dalle sue carte.
board-fault-card-twice = La carta { $card } ({ $side }) elenca { $place } due volte
board-fault-card-twice-mend = Togli una delle due.
board-fault-card-way = La carta { $card } ({ $side }) raggiunge { $place } con { $transport }, ma sul tabellone non c’è una via simile
board-fault-card-way-mend = Aggiungi la via al tabellone, o togli il luogo dall’elenco della carta.
board-fault-card-unreached = Nessun elenco porta { $side } a { $place }
board-fault-card-unreached-mend = Nomina il luogo su una carta che si può avere.
board-fault-untraced = { $place } non è unito alla patria di { $side } all’inizio
board-fault-untraced-mend = Aggiungi una via.
board-fault-card-carrier = Nessun’altra carta di { $side } porta { $transport } per l’elenco di { $card }
board-fault-card-carrier-mend = Dai il simbolo a un’altra carta.
board-fault-card-road = Il tipo della via { $road } e gli elenchi delle carte non concordano: le carte elencano ogni via tranne i sentieri
board-fault-card-road-mend = Cambia il tipo della via, o gli elenchi.
