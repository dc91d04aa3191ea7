# I pannelli intorno alla mappa.
card-new = nuova
card-is-new = { $card }, nuova
panels-paid-of = { $paid } di { $due } punti pagati
panels-paid = { $paid } punti pagati
panels-person = Persona { $number }
panels-key-enter = Invio
panels-not-this-way = Non è possibile:
panels-chip-opens = Regola { $clause }: apri
panels-ended-draw = La partita è finita: pareggio.
panels-ended-won = La partita è finita. { $seats_num ->
    [pl] Vincono
   *[other] Vince
    } { $seats_who }.
panels-enter-does = Invio
panels-key-main = Pulsante principale
panels-keys-main = Invio
panels-key-take = Con il cursore sulla mappa: prendi o posa
panels-keys-take = Invio
panels-key-back = Rimetti o chiudi
panels-keys-back = Esc
panels-key-targets = Tra i luoghi accesi
panels-keys-targets = Tab, Maiusc+Tab
panels-key-places = Al luogo più vicino
panels-keys-places = Frecce
panels-key-digits = L’ennesima carta o azione
panels-keys-digits = da 1 a 9
panels-style-move = { $count ->
    [one] { $count } luogo raggiungibile
   *[other] { $count } luoghi raggiungibili
    }
panels-style-march = { $count ->
    [one] { $count } in più con una marcia forzata
   *[other] { $count } in più con una marcia forzata
    }
panels-style-place = { $count ->
    [one] { $count } luogo possibile
   *[other] { $count } luoghi possibili
    }
panels-style-attack = { $count ->
    [one] { $count } attacco
   *[other] { $count } attacchi
    }
panels-style-retreat = { $count ->
    [one] { $count } via di ritirata
   *[other] { $count } vie di ritirata
    }
help-title = Aiuto su questa decisione
help-drag = Trascina un pezzo con l’anello su un luogo acceso, o clicca su entrambi. Maiusc e un clic fissano un luogo della via.
help-pick-card = Clicca su una carta sollevata, o premi il suo numero.
help-pick-piece = Clicca su un pezzo con l’anello.
help-pick-country = Clicca su una provincia illuminata.
help-pick-place = Clicca su un luogo acceso.
help-pick-side = Clicca su uno stemma illuminato.
help-pick-pile = Clicca su un pezzo nel campo da cui si arruola.
help-pick-track = Clicca sulla scala o sul tavolo illuminati.
help-lay = Clicca le carte per sceglierle, poi un luogo acceso o un pulsante; oppure clicca prima un luogo e prendi le carte.
help-pick-offer = Clicca una carta tra quelle scoperte.
help-press = Premi un pulsante all’estremità destra della barra; Invio preme l’ultimo.
help-number = Imposta i numeri nel pannello accanto alla mappa.
help-offers = Inoltre «Possibile anche» offre ciò che si può fare in ogni momento.
help-not-asked = Ora decide un altro posto. Intanto si possono leggere mappa, cronaca e regole.
panel-numbers = Numeri
numbers-more = { $thing }: { $n } in più
numbers-less = { $thing }: { $n } in meno
numbers-limits = da { $least } a { $most }
numbers-left = ne restano { $left } di { $total }
numbers-spread = Distribuisci in parti uguali
numbers-hand-over = Consegna
numbers-hand-over-why = Prima assegna tutto.
numbers-once-more = Qui non è ancora cambiato nulla. Di nuovo Invio: { $what }
