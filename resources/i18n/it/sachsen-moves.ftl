# SACHSEN: movimento sul tavoliere, e permesso di passaggio.

# Che cosa è chiesto.
sachsen-prompt-toll = { $side_num ->
    [pl] { $side_who } possono pagare { $n } gulden per passare, o rinunciare. Stato: { $court_bare }.
   *[other] { $side_who } può pagare { $n } gulden per passare, o rinunciare. Stato: { $court_bare }.
    }
sachsen-prompt-permission = { $side_num ->
    [pl] { $side_who } devono rispondere { $by_to }: le sue unità possono passare? Stato: { $court_bare }.
   *[other] { $side_who } deve rispondere { $by_to }: le sue unità possono passare? Stato: { $court_bare }.
    }

# Che cosa è accaduto.
sachsen-log-move = { $piece } va a { $place }.
sachsen-log-sets-out = { $piece } vuole andare per { $places }.
sachsen-log-stays = { $piece } resta dov’è.
sachsen-log-die-passage = { $side_bare }, dado per il passaggio: { $n }, in tutto { $sum }.
sachsen-log-passage = { $side_num ->
    [pl] { $side } pagano { $court_to } { $n } gulden per il passaggio.
   *[other] { $side } paga { $court_to } { $n } gulden per il passaggio.
    }
sachsen-log-passage-free = { $court_num ->
    [pl] { $court } lasciano passare gratis le unità { $side_of }.
   *[other] { $court } lascia passare gratis le unità { $side_of }.
    }
sachsen-log-passage-declined = { $side_num ->
    [pl] { $side } rinunciano a passare per { $court }.
   *[other] { $side } rinuncia a passare per { $court }.
    }
sachsen-log-passage-refused = { $side_num ->
    [pl] { $side } non lasciano passare le unità { $by_of }
   *[other] { $side } non lascia passare le unità { $by_of }
    }{ $elsewhere ->
    [0] .
   *[other] { " " }({ $court_bare }).
    }

# Perché no.
sachsen-refuse-mover = L’unità ora non si può muovere: { $piece_bare }.
sachsen-refuse-moved = { $piece } ha già percorso { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
    } in questo turno.
sachsen-refuse-twice = Un’unità si nomina una volta.
sachsen-refuse-apart = Le unità che muovono insieme partono da una stessa casella.
sachsen-refuse-same-square = { $piece } è già lì.
sachsen-refuse-far = { $n ->
    [one] { $piece_bare }: resta { $n } casella.
   *[other] { $piece_bare }: restano { $n } caselle.
    }
sachsen-refuse-no-step = Nessun passo porta a { $place }.
sachsen-refuse-no-leave = { $side_num ->
    [pl] { $side } non danno il passaggio: chiedilo, o dichiara guerra.
   *[other] { $side } non dà il passaggio: chiedilo, o dichiara guerra.
    }
sachsen-refuse-only-last = Il movimento finisce a { $place }: la provincia è difesa.
sachsen-refuse-held = A { $place } ci sono nemici: si attaccano da una casella accanto.
sachsen-refuse-defended = In una provincia difesa si entra solo accanto a un’unità che la difende, per attaccare: { $country }.
sachsen-refuse-no-way = Nessuna via aperta porta { $piece } a { $place }.
sachsen-refuse-attack-due = { $piece } è entrata in una provincia difesa: deve attaccare.
sachsen-refuse-terms = Il prezzo è una somma di monete intere, al massimo { $n } gulden.

# Parti del turno.
step-turns = Turni degli Stati
step-player-turn = Proprio turno
step-passage = Passaggio
step-permission = Permesso di passaggio
step-toll = Prezzo del passaggio
step-under-way = In marcia
