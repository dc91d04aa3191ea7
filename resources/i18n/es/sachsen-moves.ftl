# SACHSEN: movimiento en el tablero político, y permiso de paso.

# Qué se puede hacer.
sachsen-act-move = { $n ->
    [one] { $piece_short }: { $place }
   *[other] { $n } unidades: { $place }
    }
sachsen-act-pay = Pagar
sachsen-act-stay = Quedarse
sachsen-act-let-pass = { $terms ->
    [free] Dejar pasar sin peaje
    [no] No dejar pasar
   *[other] Dejar pasar por { $terms } gulden
    }

# Qué se pregunta.
sachsen-prompt-toll = { $side }: { $court } deja pasar a las unidades por { $n } gulden.
sachsen-prompt-permission = { $side }: unidades { $by_of } piden el paso. Estado: { $court }.

# Qué ha pasado.
sachsen-log-move = { $piece }: va a { $place }.
sachsen-log-stays = { $piece } se queda donde está.
sachsen-log-die-passage = { $side }: { $n } para el paso, { $sum } en total.
sachsen-log-passage = { $side } paga { $n } gulden de peaje. Estado: { $court }.
sachsen-log-passage-free = { $court } deja pasar sin peaje a las unidades { $side_of }.
sachsen-log-passage-declined = { $side } no paga { $court_to } el paso.
sachsen-log-passage-refused = { $side } no deja pasar a nadie. Estado: { $court }.

# Por qué no.
sachsen-refuse-mover = { $piece } no se puede mover ahora.
sachsen-refuse-moved = { $piece } ya ha recorrido { $n ->
    [one] una casilla
   *[other] { $n } casillas
    } en este turno.
sachsen-refuse-twice = Una unidad se nombra una vez.
sachsen-refuse-apart = Las unidades que mueven juntas salen de una misma casilla.
sachsen-refuse-same-square = { $piece } ya está ahí.
sachsen-refuse-far = A { $piece } le queda { $n ->
    [one] una casilla
   *[other] { $n } casillas
    }.
sachsen-refuse-no-step = Ningún paso lleva a { $place }.
sachsen-refuse-no-leave = { $side } no da el paso: pedirlo, o declarar la guerra.
sachsen-refuse-only-last = El movimiento acaba en { $place }: la provincia está defendida.
sachsen-refuse-held = En { $place } hay enemigos.
sachsen-refuse-defended = { $country } está defendida: solo se entra junto a un defensor, para atacar.
sachsen-refuse-no-way = Ninguna vía abierta lleva a { $piece } hasta { $place }.
sachsen-refuse-attack-due = { $piece } ha entrado en una provincia defendida: debe atacar.
sachsen-refuse-terms = El precio es una suma de monedas enteras, { $n } gulden como máximo.

# Partes del turno.
step-turns = Turnos de los Estados
step-player-turn = Turno propio
step-passage = Paso
step-permission = Permiso de paso
step-toll = Peaje
step-under-way = En camino
