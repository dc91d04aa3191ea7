# SACHSEN: rendita, mantenimento, ordini all’esercito, arrivi.

# Che cosa si può fare.
sachsen-act-disband = Sciogliere { $piece }
sachsen-act-enrol = Arruolare { $kind }
sachsen-act-enrol-at = Arruolare { $kind } per { $side }: { $n } gulden, al turno { $turn }
sachsen-act-convert = { $piece_bare }: diventa { $kind }
sachsen-act-convert-at = { $piece_bare }: diventa { $kind }, { $n } gulden, torna al turno { $turn }
sachsen-act-reorganise = Riorganizzare { $piece }
sachsen-act-ransom = Riscattare il generale { $side_of }
sachsen-act-arrive = { $piece_short }: { $place }

# Che cosa è chiesto.
sachsen-prompt-arrivals = { $side }: { $n ->
    [one] arriva un’unità
   *[other] arrivano { $n } unità
    }. Dove?
sachsen-prompt-maintenance = { $side }: sono dovuti { $n } gulden e ce ne sono { $has }. Sciogliere unità.

# Che cosa è accaduto.
sachsen-log-income = { $side }: { $provinces } province rendono { $n } gulden{ $debt ->
    [0] .
   *[other] , dei quali { $debt } vanno ai debiti.
    }
sachsen-log-income-barren = { $side }: { $provinces } province rendono { $n } gulden; niente da { $countries }.
sachsen-log-maintenance = { $side }: { $n } gulden per { $units } unità.
sachsen-log-disband = { $side } scioglie { $piece }.
sachsen-log-enrol = { $side } arruola { $piece } per { $n } gulden; arriva al turno { $turn }.
sachsen-log-convert = { $before } diventa { $piece } per { $n } gulden; torna al turno { $turn }.
sachsen-log-reorganise = { $side } paga { $n } gulden per il ritorno { $piece_of } al turno { $turn }.
sachsen-log-ransom = { $side } riscatta { $piece } per { $n } gulden, pagati { $by_to }.
sachsen-log-arrive = { $piece }: arriva a { $place }.

# Perché no.
sachsen-refuse-disband-unit = { $piece } non costa nulla.
sachsen-refuse-disband-command = { $piece }: per ultima.
sachsen-refuse-disband-musketeers = { $n } brigate di moschettieri restano finché ce ne sono altre.
sachsen-refuse-column-full = La colonna { $side_of } ha { $n } brigate, con quelle in arrivo.
sachsen-refuse-no-counter = Tutte le { $n } fustelle di { $kind } sono in uso.
sachsen-refuse-elite = Una colonna ha al massimo { $n } brigate d’élite, granatieri e corazzieri insieme.
sachsen-refuse-musketeers = Ci sono sempre { $least } brigate di moschettieri; ne resterebbero { $n }.
sachsen-refuse-treasury = Costa { $cost } gulden; ce ne sono { $n }.
sachsen-refuse-not-your-army = { $side }: qui nessun ordine è possibile.
sachsen-refuse-has-general = La colonna { $side_of } ha la sua unità di comando.
sachsen-refuse-no-brigade = { $kind }: non si può arruolare.
sachsen-refuse-convert-unit = { $piece } non può cambiare specie: non è una propria brigata sul tavoliere.
sachsen-refuse-convert-kind = { $piece } può diventare solo una brigata di altra specie.
sachsen-refuse-column-fights = La colonna { $side_of } ha una battaglia in questo turno.
sachsen-refuse-reorganise-unit = { $piece } non attende di essere riorganizzata.
sachsen-refuse-ransom = Nessun generale { $side_of } è prigioniero.
sachsen-refuse-arrive-unit = { $piece } non arriva ora.
sachsen-refuse-arrive-square = { $piece } arriva alla capitale, o su una casella del suo Stato con unità proprie e senza nemici.

# Parti del turno.
step-income = Rendita
step-arrivals = Arrivi
step-maintenance = Mantenimento
