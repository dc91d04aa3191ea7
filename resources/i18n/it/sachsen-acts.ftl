# Etichette delle azioni sul tavoliere politico di SACHSEN: pulsanti e gesti.
sachsen-act-disband = Sciogli: { $piece_short }
sachsen-act-bid = Offri { $n } gulden
sachsen-act-take = Prendi { $card }
sachsen-act-enrol = Arruola { $kind }
sachsen-act-convert = { $piece_short }: trasforma in { $kind }
sachsen-act-reorganise = Riorganizza: { $piece_short }
sachsen-act-ransom = Riscatta il generale { $side_of }
sachsen-act-arrive = { $piece_short } a { $place }
sachsen-act-claim = Attribuisciti l’evento
sachsen-act-event = L’evento per { $side }
sachsen-act-event-players = Sorteggia fra gli altri Stati rappresentati
sachsen-act-event-neutrals = Sorteggia fra gli Stati non rappresentati
sachsen-act-play = { $how ->
    [rob] Gioca { $card }: sottrai una carta { $at_to }
    [ruin] Gioca { $card }: guasta i rapporti { $other_of } con { $at }
    [at] Gioca { $card }: { $at }
    [both] Gioca { $card }: { $other }, { $at }
   *[other] Gioca { $card }
    }
sachsen-act-show-service = Attiva il Controspionaggio
sachsen-act-give = Dai
sachsen-act-refuse = Rifiuta
sachsen-act-move = { $n ->
    [one] { $piece_short } a { $place }
   *[other] { $n } unità a { $place }
    }
sachsen-act-attack = { $n ->
    [0] Attacca { $place }
    [one] Attacca { $place }, con { $n } unità in ritardo
   *[other] Attacca { $place }, con { $n } unità in ritardo
    }
sachsen-act-pay = Paga il prezzo
sachsen-act-stay = Rinuncia
sachsen-act-let-pass = { $terms ->
    [free] Lascia passare gratis
    [no] Non lasciar passare
   *[other] Lascia passare per { $terms } gulden
    }
sachsen-act-propose = Fai una proposta { $side_to }
sachsen-act-marry = { $child ->
    [son] Proponi un matrimonio { $side_to }: un proprio principe
   *[other] Proponi un matrimonio { $side_to }: una propria principessa
    }
sachsen-act-ask-money = Chiedi { $n } gulden { $side_to }
sachsen-act-ask-arms = { $n ->
    [one] Chiedi { $n } brigata { $side_to }
   *[other] Chiedi { $n } brigate { $side_to }
    }
sachsen-act-aid-money = Dai { $n } gulden { $side_to }
sachsen-act-aid-brigade = Invia { $side_to }: { $piece_short }
sachsen-act-break = { $kind ->
    [pact] Rompi il patto di mutua difesa con { $at }
    [alliance] Rompi il trattato di alleanza con { $at }
    [passage] Ritira il permesso di passaggio: { $at }
   *[other] Rompi l’accordo con { $at }
    }
sachsen-act-offer = Proponi un accordo { $seat_to }
sachsen-act-agreed = D’accordo
sachsen-act-withdraw = Lascia cadere l’accordo
sachsen-act-declare = Dichiara guerra { $side_to }
sachsen-act-neutral = Resta neutrale
sachsen-act-help = Aiuta
sachsen-act-oppose = Sostieni l’avversario
sachsen-act-francia = Per la Francia
sachsen-act-oesterreich = Per l’Austria
sachsen-act-neither = Con nessuno dei due
sachsen-act-beaten = Dichiarati vinto
sachsen-act-demand = { $countries_count ->
    [0] Pretendi { $side_by }: { $n } gulden
   *[other] Pretendi { $side_by }: { $n } gulden; { $countries }
    }
sachsen-act-counter = { $countries_count ->
    [0] Offri invece: { $n } gulden
   *[other] Offri invece: { $n } gulden; { $countries }
    }
sachsen-act-accept = Accetta
sachsen-motion = { $n ->
    [1] pace allo stato delle cose
    [2] una provincia occupata cambia proprietà
    [3] un pagamento
    [4] un nuovo governante per uno Stato nel caos
    [5] nessuna guerra a uno Stato per 6 turni
    [6] un accordo è sciolto
   *[other] passaggio libero per 6 turni
    }
# Che cosa dice una mozione.
sachsen-moved = { $m ->
    [0] di nuovo un proprio sovrano { $one_to }
    [1] pace fra { $one } e { $other } allo stato delle cose
    [2] { $country } passa { $one_to }
    [3] { $coins } gulden { $one_by } { $other_to }
    [4] il governo { $one_of } { $other_to }
    [5] nessuna guerra { $one_to } per 6 turni
    [6] l’accordo fra { $one } e { $other } è sciolto
   *[other] passaggio libero fra { $one } e { $other } per 6 turni
    }
sachsen-act-congress = Convoca un congresso: { sachsen-moved }
sachsen-act-amend = Emendamento: { sachsen-moved }
sachsen-act-abstain = Astieniti
sachsen-act-hour = L’ora è scoccata
sachsen-act-lead = Manda { $piece_short } con l’armata del Regno
sachsen-act-begin-with = Lascia muovere per primo: { $seat_bare }
sachsen-act-meet = Accorri contro chi invade
sachsen-becomes = va { $side_to }
name-box-bid = Offerta
name-box-indemnity = Denaro
