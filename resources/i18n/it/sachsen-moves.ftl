# SACHSEN: movimento sul tavoliere, e permesso di passaggio.

# Che cosa si può fare.
sachsen-act-move = { $n ->
    [one] { $piece_short }: { $place }
   *[other] { $n } unità: { $place }
    }
sachsen-act-pay = Pagare
sachsen-act-stay = Restare
sachsen-act-let-pass = { $terms ->
    [free] Lasciar passare senza pedaggio
    [no] Non lasciar passare
   *[other] Lasciar passare per { $terms } gulden
    }

# Che cosa è chiesto.
sachsen-prompt-toll = { $side }: { $court } lascia passare le unità per { $n } gulden.
sachsen-prompt-permission = { $side }: unità { $by_of } chiedono il passaggio. Stato: { $court }.

# Che cosa è accaduto.
sachsen-log-move = { $piece }: va a { $place }.
sachsen-log-stays = { $piece } resta dov’è.
sachsen-log-die-passage = { $side }: { $n } per il passaggio, { $sum } in tutto.
sachsen-log-passage = { $side } paga { $n } gulden di pedaggio. Stato: { $court }.
sachsen-log-passage-free = { $court } lascia passare senza pedaggio le unità { $side_of }.
sachsen-log-passage-declined = { $side } non paga { $court_to } il passaggio.
sachsen-log-passage-refused = { $side } non lascia passare nessuno. Stato: { $court }.

# Perché no.
sachsen-refuse-mover = { $piece } non si può muovere ora.
sachsen-refuse-moved = { $piece } ha già percorso { $n ->
    [one] una casella
   *[other] { $n } caselle
    } in questo turno.
sachsen-refuse-twice = Un’unità si nomina una volta.
sachsen-refuse-apart = Le unità che muovono insieme partono da una stessa casella.
sachsen-refuse-same-square = { $piece } è già lì.
sachsen-refuse-far = A { $piece } resta { $n ->
    [one] una casella
   *[other] { $n } caselle
    }.
sachsen-refuse-no-step = Nessun passo porta a { $place }.
sachsen-refuse-no-leave = { $side } non dà il passaggio: chiederlo, o dichiarare guerra.
sachsen-refuse-only-last = Il movimento finisce a { $place }: la provincia è difesa.
sachsen-refuse-held = A { $place } ci sono nemici.
sachsen-refuse-defended = { $country } è difesa: vi si entra solo accanto a un difensore, per attaccare.
sachsen-refuse-no-way = Nessuna via aperta porta { $piece } a { $place }.
sachsen-refuse-attack-due = { $piece } è entrata in una provincia difesa: deve attaccare.
sachsen-refuse-terms = Il prezzo è una somma di monete intere, al massimo { $n } gulden.

# Parti del turno.
step-turns = Turni degli Stati
step-player-turn = Proprio turno
step-passage = Passaggio
step-permission = Permesso di passaggio
step-toll = Pedaggio
step-under-way = In marcia
