# SACHSEN: movimiento en el tablero político, y permiso de paso.

# Qué se pregunta.
sachsen-prompt-toll = { $side_num ->
    [pl] { $side_who } pueden pagar { $n } gulden por pasar, o renunciar. Estado: { $court_bare }.
   *[other] { $side_who } puede pagar { $n } gulden por pasar, o renunciar. Estado: { $court_bare }.
    }
sachsen-prompt-permission = { $side_num ->
    [pl] { $side_who } deben responder { $by_to }: ¿pueden pasar sus unidades? Estado: { $court_bare }.
   *[other] { $side_who } debe responder { $by_to }: ¿pueden pasar sus unidades? Estado: { $court_bare }.
    }

# Qué ha pasado.
sachsen-log-move = { $piece } va a { $place }.
sachsen-log-sets-out = { $piece } quiere ir por { $places }.
sachsen-log-stays = { $piece } se queda donde está.
sachsen-log-die-passage = { $side_bare }, dado por el paso: { $n }, en total { $sum }.
sachsen-log-passage = { $side_num ->
    [pl] { $side } pagan { $court_to } { $n } gulden por el paso.
   *[other] { $side } paga { $court_to } { $n } gulden por el paso.
    }
sachsen-log-passage-free = { $court_num ->
    [pl] { $court } dejan pasar gratis las unidades { $side_of }.
   *[other] { $court } deja pasar gratis las unidades { $side_of }.
    }
sachsen-log-passage-declined = { $side_num ->
    [pl] { $side } renuncian a pasar por { $court }.
   *[other] { $side } renuncia a pasar por { $court }.
    }
sachsen-log-passage-refused = { $side_num ->
    [pl] { $side } no dejan pasar a las unidades { $by_of }
   *[other] { $side } no deja pasar a las unidades { $by_of }
    }{ $elsewhere ->
    [0] .
   *[other] { " " }({ $court_bare }).
    }

# Por qué no.
sachsen-refuse-mover = La unidad no puede moverse ahora: { $piece_bare }.
sachsen-refuse-moved = { $piece } ya ha recorrido { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
    } en este turno.
sachsen-refuse-twice = Una unidad se nombra una vez.
sachsen-refuse-apart = Las unidades que mueven juntas salen de una misma casilla.
sachsen-refuse-same-square = { $piece } ya está ahí.
sachsen-refuse-far = { $n ->
    [one] { $piece_bare }: queda { $n } casilla.
   *[other] { $piece_bare }: quedan { $n } casillas.
    }
sachsen-refuse-no-step = Ningún paso lleva a { $place }.
sachsen-refuse-no-leave = { $side_num ->
    [pl] { $side } no dan paso: pídelo, o declara la guerra.
   *[other] { $side } no da paso: pídelo, o declara la guerra.
    }
sachsen-refuse-only-last = El movimiento acaba en { $place }: la provincia está defendida.
sachsen-refuse-held = En { $place } hay enemigos: se les ataca desde una casilla contigua.
sachsen-refuse-defended = En una provincia defendida solo se entra junto a una unidad defensora, para atacar: { $country }.
sachsen-refuse-no-way = Ninguna vía abierta lleva a { $piece } hasta { $place }.
sachsen-refuse-attack-due = { $piece } ha entrado en una provincia defendida: debe atacar.
sachsen-refuse-terms = El precio es una suma de monedas enteras, { $n } gulden como máximo.

# Partes del turno.
step-turns = Turnos de los Estados
step-player-turn = Turno propio
step-passage = Paso
step-permission = Permiso de paso
step-toll = Precio del paso
step-under-way = En camino
