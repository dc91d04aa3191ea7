# SACHSEN: la subasta y el orden de juego.

# Qué se pregunta.
sachsen-round-bids = Pujas por { $n ->
    [0] el orden de juego
    [one] { $n } carta y el orden de juego
   *[other] { $n } cartas y el orden de juego
    }
sachsen-round-bids-open = Pujas por { $cards } y por el orden de juego
sachsen-prompt-bids = { $side_num ->
    [pl] { $side_who } deben pujar por el lote y el orden de juego: hay { $has } gulden.
   *[other] { $side_who } debe pujar por el lote y el orden de juego: hay { $has } gulden.
    }
sachsen-prompt-sharing = { $side_num ->
    [pl] { $side_who } deben quedarse con una de las dos cartas; la otra va al segundo sorteado.
   *[other] { $side_who } debe quedarse con una de las dos cartas; la otra va al segundo sorteado.
    }

# Qué ha pasado.
sachsen-log-reshuffled = Se barajan los descartes: hay { $n } Oportunidades.
sachsen-log-lot-open = A subasta: { $cards }.
sachsen-log-lot-laid = { $n ->
    [0] No queda ninguna Oportunidad: las pujas deciden solo el orden de juego.
    [one] { $n } Oportunidad sale a subasta.
   *[other] { $n } Oportunidades salen a subasta.
    }
sachsen-log-bid-own = { $side } { $side_num ->
    [pl] pujan
   *[other] puja
    } { $n } gulden.
sachsen-log-bid = { $side } { $side_num ->
    [pl] han
   *[other] ha
    } hecho su puja.
sachsen-log-bid-shown = Puja { $side_of }: { $n } gulden.
sachsen-log-bids-kept = Solo paga su puja quien toma cartas: { $sides_short }.
sachsen-log-lot-order = Carta de Estado para el orden: { $side }.
sachsen-log-order = Orden de juego: { $sides_short }.
sachsen-log-looks-own = { $side } { $side_num ->
    [pl] miran
   *[other] mira
    } el lote: { $cards }.
sachsen-log-looks = { $side } { $side_num ->
    [pl] miran
   *[other] mira
    } el lote.
sachsen-log-takes-own = { $side } { $side_num ->
    [pl] toman
   *[other] toma
    } { $cards }.
sachsen-log-takes = { $side } { $side_num ->
    [pl] toman
   *[other] toma
    } { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
    }.

# Por qué no.
sachsen-refuse-coins = Toda suma es un múltiplo de { $n } gulden.
sachsen-refuse-bid = Quedan { $n } gulden.
sachsen-refuse-not-in-lot = { $card } no está en el lote.

# Partes del turno.
step-auction = Subasta
step-sharing = Reparto del lote
