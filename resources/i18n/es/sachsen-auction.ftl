# SACHSEN: la subasta y el orden de juego.

# Qué se puede hacer.
sachsen-act-bid = Pujar { $n } gulden
sachsen-act-take = Quedarse con { $card_bare }

# Qué se pregunta.
sachsen-round-bids = Pujas por { $n ->
    [0] el orden de juego
    [one] una carta y el orden de juego
   *[other] { $n } cartas y el orden de juego
    }
sachsen-prompt-bids = { $seat_bare }: ¿cuánto se puja por { $n ->
    [0] el orden de juego
    [one] una carta y el orden de juego
   *[other] { $n } cartas y el orden de juego
    }? El tesoro tiene { $has } gulden.
sachsen-prompt-sharing = { $side }: ¿con cuál de las dos cartas se queda?

# Qué ha pasado.
sachsen-log-reshuffled = Se barajan los descartes: hay { $n } Oportunidades.
sachsen-log-lot-open = A subasta: { $cards }.
sachsen-log-lot-laid = { $n ->
    [0] No queda ninguna Oportunidad: las pujas deciden solo el orden de juego.
    [one] Una Oportunidad sale a subasta.
   *[other] { $n } Oportunidades salen a subasta.
    }
sachsen-log-bid-own = { $seat } puja { $n } gulden.
sachsen-log-bid = { $seat } ha hecho su puja.
sachsen-log-bid-shown = { $side }: puja de { $n } gulden.
sachsen-log-lot-order = Carta de Estado para el orden: { $side }.
sachsen-log-order = Orden de juego: { $seats }.
sachsen-log-takes-own = { $seat } toma { $cards }.
sachsen-log-takes = { $seat } toma { $n ->
    [one] una carta
   *[other] { $n } cartas
    }.

# Por qué no.
sachsen-refuse-coins = La moneda más pequeña es de { $n } gulden.
sachsen-refuse-bid = Quedan { $n } gulden.
sachsen-refuse-not-in-lot = { $card } no está en el lote.

# Partes del turno.
step-auction = Subasta
step-bids = Pujas
step-sharing = Reparto del lote
