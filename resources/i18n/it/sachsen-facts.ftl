# SACHSEN: ciò che si può sapere del tavoliere politico.

# Fatti.
sachsen-fact-province = { $country }, { $side_of }: { $terrain ->
    [plain] pianura
    [woods] boschi
    [hills] colli
   *[mixed] terreno misto
    }.
sachsen-fact-conquered = Tolta { $side_to }.
sachsen-fact-yields = Dà { $n } gulden per turno.
sachsen-fact-invaded = Invasa da { $n ->
    [one] { $n } unità
   *[other] { $n } unità
    }: non rende nulla.
sachsen-fact-barren = Non rende nulla per { $n ->
    [one] ancora { $n } rendita
   *[other] ancora { $n } rendite
    }.
sachsen-fact-undefended = Non rende nulla: non vi sta alcuna unità del suo Stato.
sachsen-fact-manufactory = Ha una manifattura.
sachsen-fact-garrison = Presidio: { $n ->
    [0] nessuno
    [one] { $n } unità
   *[other] { $n } unità
    }.
sachsen-fact-claim = Pretesa dal turno { $turn }: { $seat_bare }.
sachsen-fact-comes = Se è attaccata, { $turn ->
    [1] subito
   *[other] nel turno di battaglia { $turn }
    }: { $pieces }.
sachsen-fact-unit = { $piece }: livello { $level }, { $n } gulden per turno.
sachsen-fact-stock = Arruolarla costa { $n } gulden ora e { $cost } per turno; arriva al turno { $turn }.
sachsen-fact-led = Guida: { $seat_bare }.
sachsen-fact-coming = Sul tavoliere al turno { $turn }.
sachsen-fact-lost = Battuta; se pagata, torna non prima del turno { $turn }.
sachsen-fact-returns = Riorganizzata: torna al turno { $turn }.
sachsen-fact-lent = Prestata: torna al turno { $turn }.
sachsen-fact-moves = { $n ->
    [0] In questo turno non può più muovere.
    [one] In questo turno le resta { $n } casella.
   *[other] In questo turno le restano { $n } caselle.
    }
sachsen-fact-weak = Appena tornata: attacco e difesa hanno 1 in meno in questo turno.
sachsen-fact-general = Esperienza: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
    }.
sachsen-fact-prisoner = Il suo generale è prigioniero { $by_of }.
sachsen-fact-neutral = Uno Stato non rappresentato.
sachsen-fact-chaos = { $side }: nel caos, senza governante.
sachsen-fact-owns = Province: { $n }.
sachsen-fact-heir = { $child ->
    [son] Un principe, celibe
   *[daughter] Una principessa, nubile
    }.
sachsen-fact-heir-married = { $child ->
    [son] Un principe, sposato
   *[daughter] Una principessa, sposata
    } nella casa { $house_of }.
sachsen-fact-blocked = Il governante è ferito: { $n ->
    [one] ancora { $n } turno
   *[other] ancora { $n } turni
    }.
sachsen-fact-at-war = In guerra: { $enemy }.
sachsen-fact-pact = Patto di mutua difesa: { $home }.
sachsen-fact-alliance = Alleanza: { $home }.
sachsen-fact-married = Matrimonio: { $home }.
sachsen-fact-notes = Note sciolte: { $home } { $n }.
sachsen-fact-waits = In attesa di uno Stato.
sachsen-fact-points = Punti ora: { $n }.
sachsen-fact-treasury = Nel tesoro: { $n } gulden.
sachsen-fact-budget = Ogni turno: { $n } gulden di rendita, { $cost } di mantenimento per { $units ->
    [one] { $units } unità
   *[other] { $units } unità
    }.
sachsen-fact-debt = Debiti: { $n } gulden.
sachsen-fact-hand = Opportunità in mano: { $n }.
sachsen-fact-service = Il servizio di controspionaggio è attivo.

# Perché no.
sachsen-refuse-no-clock = Questa partita non finisce a un orario.
sachsen-refuse-hour-struck = L’ora è già scoccata.

# Ciò che un elenco della riga di comando dice di un’unità.
cli-state-enrolling = in arruolamento
cli-state-reorganising = in riorganizzazione
cli-state-lent = prestata
cli-state-weak = appena riorganizzata
cli-state-stock = nella scorta
cli-state-late = in ritardo
cli-state-order = con un ordine
cli-state-due = deve ingaggiare
cli-state-routed = in rotta
cli-state-train = al traino
cli-state-rests = riposa
cli-state-attack-lost = attacco −1
cli-state-defence-lost = difesa −1
cli-state-attack-won = attacco +1
cli-state-defence-won = difesa +1
cli-state-faces-n = fronte a nord
cli-state-faces-e = fronte a est
cli-state-faces-s = fronte a sud
cli-state-faces-w = fronte a ovest
