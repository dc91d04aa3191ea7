# SACHSEN mentre si gioca: la preparazione, il turno e ciò che tutti i suoi capitoli hanno in comune. Nomi: sachsen-names.ftl.

# Che cosa si può fare.
sachsen-act-done = Fatto
sachsen-act-done-left = Fatto: { $n } ancora
sachsen-act-pass = Niente
sachsen-act-put = { $piece_short } a { $place }
sachsen-act-set-out = { $n ->
    [one] Piazza l’ultima unità presso la capitale
   *[other] Piazza le { $n } unità attorno alla capitale
    }
sachsen-act-yes = Sì
sachsen-act-no = No
sachsen-act-let = Lascia fare

# Che cosa è chiesto.
sachsen-prompt-placing = { $side_num ->
    [pl] { $n ->
        [one] { $side_who } devono trascinare { $n } unità su una casella del proprio Stato.
       *[other] { $side_who } devono trascinare { $n } unità su caselle del proprio Stato.
        }
   *[other] { $n ->
        [one] { $side_who } deve trascinare { $n } unità su una casella del proprio Stato.
       *[other] { $side_who } deve trascinare { $n } unità su caselle del proprio Stato.
        }
    }
sachsen-prompt-player-turn = { $ready ->
    [no] { $side_num ->
        [pl] { $side_who } devono attaccare nelle province difese in cui hanno portato unità; «Fatto» viene dopo.
       *[other] { $side_who } deve attaccare nelle province difese in cui ha portato unità; «Fatto» viene dopo.
        }
   *[other] { $side_num ->
        [pl] { $side_who } possono agire in qualsiasi ordine, poi premere «Fatto».
       *[other] { $side_who } può agire in qualsiasi ordine, poi premere «Fatto».
        }
    }

# Che cosa è accaduto.
sachsen-log-lot = Carta degli Stati: { $side }.
sachsen-log-dealt = Carta degli Stati distribuita: { $side_who }.
sachsen-log-die-heirs = { $side_bare }, eredi: il dado dà { $n }: { $children ->
    [none] nessun figlio
    [daughter] una principessa
    [son] un principe
    [daughter-daughter] due principesse
    [son-son] due principi
   *[other] un principe e una principessa
    }.
sachsen-log-put = { $piece } è a { $place }.
sachsen-log-turn = Comincia il turno { $turn }.
sachsen-log-blocked = Il governante { $side_of } è ferito e salta un turno: { $n ->
    [0] poi è guarito.
    [one] ancora { $n }.
   *[other] ancora { $n }.
    }

# Perché no.
sachsen-refuse-put-unit = { $piece } non è fra le unità ancora da piazzare.
sachsen-refuse-put-square = { $place } non appartiene { $side_to }.
sachsen-refuse-set-out = Si nomina ogni unità rimasta con la sua casella: { $n }.

# Punti, per provenienza.
sachsen-source-provinces = Province
sachsen-source-states = Stati interi
sachsen-source-alliances = Alleanze
sachsen-source-marriages = Matrimoni
sachsen-source-battles = Battaglie
sachsen-source-wars = Guerre
sachsen-source-total = Punti

# Passi, la fine, durate.
sachsen-log-end = { $way ->
    [cycles] L’ultimo turno della partita è finito: decidono i punti.
    [clock] L’ora è suonata e il turno è finito: decidono i punti.
    [provinces] È raggiunto il numero di province stabilito: decidono i punti.
   *[other] È raggiunto il punteggio stabilito: decidono i punti.
    }
step-deal = Distribuzione
step-placing = Prime unità
step-end-of-turn = Fine del turno
sachsen-log-hour = È l’ora: la partita finisce con questo turno.
sachsen-option-cycles = Cicli
sachsen-option-cycles-line = Di 12 turni l’uno
sachsen-option-provinces = Province
sachsen-option-provinces-line = Da possedere
sachsen-option-score = Punti
sachsen-option-score-line = Da raggiungere
