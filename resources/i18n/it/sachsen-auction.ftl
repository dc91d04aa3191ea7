# SACHSEN: l’asta e l’ordine di gioco.

# Che cosa si può fare.
sachsen-act-bid = Offrire { $n } gulden
sachsen-act-take = Tenere { $card_bare }

# Che cosa è chiesto.
sachsen-round-bids = Offerte per { $n ->
    [0] l’ordine di gioco
    [one] una carta e l’ordine di gioco
   *[other] { $n } carte e l’ordine di gioco
    }
sachsen-prompt-bids = { $seat_bare }: quanto si offre per { $n ->
    [0] l’ordine di gioco
    [one] una carta e l’ordine di gioco
   *[other] { $n } carte e l’ordine di gioco
    }? Il tesoro ha { $has } gulden.
sachsen-prompt-sharing = { $side }: quale delle due carte si tiene?

# Che cosa è accaduto.
sachsen-log-reshuffled = Gli scarti sono rimescolati: ci sono { $n } Opportunità.
sachsen-log-lot-open = All’asta: { $cards }.
sachsen-log-lot-laid = { $n ->
    [0] Non resta alcuna Opportunità: le offerte decidono solo l’ordine di gioco.
    [one] Un’Opportunità è all’asta.
   *[other] { $n } Opportunità sono all’asta.
    }
sachsen-log-bid-own = { $seat } offre { $n } gulden.
sachsen-log-bid = { $seat } ha fatto l’offerta.
sachsen-log-bid-shown = { $side }: offerta di { $n } gulden.
sachsen-log-lot-order = Carta degli Stati per l’ordine: { $side }.
sachsen-log-order = Ordine di gioco: { $seats }.
sachsen-log-takes-own = { $seat } prende { $cards }.
sachsen-log-takes = { $seat } prende { $n ->
    [one] una carta
   *[other] { $n } carte
    }.

# Perché no.
sachsen-refuse-coins = La moneta più piccola è di { $n } gulden.
sachsen-refuse-bid = Restano { $n } gulden.
sachsen-refuse-not-in-lot = { $card } non è nel lotto.

# Parti del turno.
step-auction = Asta
step-bids = Offerte
step-sharing = Divisione del lotto
