# SACHSEN: rendita, mantenimento, ordini all’esercito, arrivi.

# Che cosa si può fare.
sachsen-act-enrol-at = Arruola { $kind }, { $side }: { $n } gulden, arriva al turno { $turn }
sachsen-act-convert-at = { $piece_short }: trasforma in { $kind }, { $n } gulden, torna al turno { $turn }

# Che cosa è chiesto.
sachsen-prompt-arrivals = { $side_num ->
    [pl] { $n ->
        [one] { $side_who } devono trascinare l’unità che arriva su una casella accesa.
       *[other] { $side_who } devono trascinare { $n } unità in arrivo su caselle accese.
        }
   *[other] { $n ->
        [one] { $side_who } deve trascinare l’unità che arriva su una casella accesa.
       *[other] { $side_who } deve trascinare { $n } unità in arrivo su caselle accese.
        }
    }
sachsen-prompt-maintenance = { $side_num ->
    [pl] { $side_who } devono cliccare unità da sciogliere: sono dovuti { $n } gulden, ce ne sono { $has }.
   *[other] { $side_who } deve cliccare unità da sciogliere: sono dovuti { $n } gulden, ce ne sono { $has }.
    }

# Che cosa è accaduto.
sachsen-log-income = { $side_bare }: { $provinces ->
    [one] { $provinces } provincia rende
   *[other] { $provinces } province rendono
    } { $n } gulden{ $debt ->
    [0] .
   *[other] , dei quali { $debt } vanno ai debiti.
    }
sachsen-log-income-barren = { $side_bare }: { $provinces ->
    [one] { $provinces } provincia rende
   *[other] { $provinces } province rendono
    } { $n } gulden; niente da { $countries }.
sachsen-log-maintenance = { $side_bare }: mantenimento { $n } gulden, { $units } unità.
sachsen-log-disband = { $side_num ->
    [pl] { $side } sciolgono { $piece }.
   *[other] { $side } scioglie { $piece }.
    }
sachsen-log-enrol = { $side_num ->
    [pl] { $side } arruolano { $piece_short } per { $n } gulden; in arrivo al turno { $turn }.
   *[other] { $side } arruola { $piece_short } per { $n } gulden; in arrivo al turno { $turn }.
    }
sachsen-log-convert = { $before } diventa { $piece_short } per { $n } gulden; torna al turno { $turn }.
sachsen-log-reorganise = { $side_num ->
    [pl] { $side } pagano { $n } gulden: { $piece } torna al turno { $turn }.
   *[other] { $side } paga { $n } gulden: { $piece } torna al turno { $turn }.
    }
sachsen-log-ransom = { $side_num ->
    [pl] { $side } riscattano { $piece } per { $n } gulden, pagati { $by_to }.
   *[other] { $side } riscatta { $piece } per { $n } gulden, pagati { $by_to }.
    }
sachsen-log-freed = { $piece } torna libero: chi lo teneva prigioniero ha ora lo stesso governante.
sachsen-log-arrive = { $piece } arriva a { $place }.

# Perché no.
sachsen-refuse-disband-unit = L’unità non è da sciogliere: { $piece_bare }.
sachsen-refuse-disband-command = L’unità di comando si scioglie per ultima: { $piece_bare }.
sachsen-refuse-disband-musketeers = { $n } brigate di moschettieri restano finché ce ne sono altre.
sachsen-refuse-column-full = La colonna { $side_of } ha { $n } brigate, con quelle in arrivo.
sachsen-refuse-no-counter = Tutte le { $n } fustelle di { $kind } sono in uso.
sachsen-refuse-elite = Una colonna ha al massimo { $n } brigate d’élite, granatieri e corazzieri insieme.
sachsen-refuse-musketeers = Ci sono sempre { $least } brigate di moschettieri; ne resterebbero { $n }.
sachsen-refuse-treasury = Costa { $cost } gulden; ce ne sono { $n }.
sachsen-refuse-not-your-army = Questo esercito qui non prende ordini: { $side }.
sachsen-refuse-has-general = La colonna { $side_of } ha la sua unità di comando.
sachsen-refuse-no-brigade = Questo tipo non si può arruolare: { $kind }.
sachsen-refuse-convert-unit = Può cambiare tipo solo una propria brigata sul tavoliere: { $piece_bare }.
sachsen-refuse-convert-serves = { $piece } serve ora un altro Stato e resta com’è.
sachsen-refuse-convert-kind = Una brigata può diventare solo una brigata di altro tipo: { $piece_bare }.
sachsen-refuse-column-fights = La colonna { $side_of } ha una battaglia in questo turno.
sachsen-refuse-reorganise-unit = { $piece } non attende di essere riorganizzata.
sachsen-refuse-ransom = Nessun generale { $side_of } è prigioniero.
sachsen-refuse-arrive-unit = { $piece } non arriva ora.
sachsen-refuse-arrive-square = { $piece } arriva alla capitale, o su una casella del suo Stato con unità proprie e senza nemici.

# Parti del turno.
step-income = Rendita
step-arrivals = Arrivi
step-maintenance = Mantenimento
