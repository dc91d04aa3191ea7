# SACHSEN: l’asta e l’ordine di gioco.

# Che cosa è chiesto.
sachsen-round-bids = Offerte per { $n ->
    [0] l’ordine di gioco
    [one] { $n } carta e l’ordine di gioco
   *[other] { $n } carte e l’ordine di gioco
    }
sachsen-round-bids-open = Offerte per { $cards } e per l’ordine di gioco
sachsen-prompt-bids = { $side_num ->
    [pl] { $side_who } devono offrire per il lotto e l’ordine di gioco: ci sono { $has } gulden.
   *[other] { $side_who } deve offrire per il lotto e l’ordine di gioco: ci sono { $has } gulden.
    }
sachsen-prompt-sharing = { $side_num ->
    [pl] { $side_who } devono tenere una delle due carte; l’altra va a chi è sorteggiato per secondo.
   *[other] { $side_who } deve tenere una delle due carte; l’altra va a chi è sorteggiato per secondo.
    }

# Che cosa è accaduto.
sachsen-log-reshuffled = Gli scarti sono rimescolati: ci sono { $n } Opportunità.
sachsen-log-lot-open = All’asta: { $cards }.
sachsen-log-lot-laid = { $n ->
    [0] Non resta alcuna Opportunità: le offerte decidono solo l’ordine di gioco.
    [one] { $n } Opportunità è all’asta.
   *[other] { $n } Opportunità sono all’asta.
    }
sachsen-log-bid-own = { $side } { $side_num ->
    [pl] offrono
   *[other] offre
    } { $n } gulden.
sachsen-log-bid = { $side } { $side_num ->
    [pl] hanno
   *[other] ha
    } fatto l’offerta.
sachsen-log-bid-shown = Offerta { $side_of }: { $n } gulden.
sachsen-log-bids-kept = Paga l’offerta solo chi prende carte: { $sides_short }.
sachsen-log-lot-order = Carta degli Stati per l’ordine: { $side }.
sachsen-log-order = Ordine di gioco: { $sides_short }.
sachsen-log-looks-own = { $side } { $side_num ->
    [pl] guardano
   *[other] guarda
    } il lotto: { $cards }.
sachsen-log-looks = { $side } { $side_num ->
    [pl] guardano
   *[other] guarda
    } il lotto.
sachsen-log-takes-own = { $side } { $side_num ->
    [pl] prendono
   *[other] prende
    } { $cards }.
sachsen-log-takes = { $side } { $side_num ->
    [pl] prendono
   *[other] prende
    } { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }.

# Perché no.
sachsen-refuse-coins = Ogni somma è un multiplo di { $n } gulden.
sachsen-refuse-bid = Restano { $n } gulden.
sachsen-refuse-not-in-lot = { $card } non è nel lotto.

# Parti del turno.
step-auction = Asta
step-sharing = Divisione del lotto
