# Lo que A FEW ACRES OF SNOW necesita de su tablero y de sus cartas.
board-fault-card-twice = La carta { $card } ({ $side }) enumera { $place } dos veces
board-fault-card-twice-mend = Quita una de las dos.
board-fault-card-way = La carta { $card } ({ $side }) alcanza { $place } con { $transport }, pero el tablero no tiene un camino así
board-fault-card-way-mend = Añade el camino al tablero o quita el lugar de la lista de la carta.
board-fault-card-unreached = Ninguna lista lleva a { $side } hasta { $place }
board-fault-card-unreached-mend = Nombra el lugar en una carta que se pueda tener.
board-fault-untraced = { $place } no está unido a la patria de { $side } al inicio
board-fault-untraced-mend = Añade un camino.
board-fault-card-carrier = Ninguna otra carta de { $side } lleva { $transport } para la lista de { $card }
board-fault-card-carrier-mend = Da el símbolo a otra carta.
board-fault-card-road = El tipo del camino { $road } y las listas de las cartas no concuerdan: las cartas enumeran todos los caminos salvo los senderos
board-fault-card-road-mend = Cambia el tipo del camino o las listas.
