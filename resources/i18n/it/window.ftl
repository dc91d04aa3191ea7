# Menu.
menu-table = Tavolo
menu-edit = Modifica
menu-view = Vista
menu-time = Tempo
menu-practice = Allenamento
menu-help = Aiuto
menu-new-table = Nuovo tavolo…
menu-open = Apri…
menu-save-copy = Salva una copia…
menu-export-picture = Esporta immagine…
menu-close-table = Chiudi il tavolo
menu-quit = Esci
menu-undo = Annulla
menu-redo = Ripeti
menu-confirm = Chiedi prima di ciò che non si può annullare
menu-type-action = Scrivi un’azione…
menu-find = Cerca un luogo o un pezzo…
menu-settings = Impostazioni…
menu-language = Lingua
menu-theme = Tema
menu-text-size = Dimensione del testo
menu-text-larger = Testo più grande
menu-text-smaller = Testo più piccolo
menu-motion = Movimento
menu-zoom-in = Ingrandisci
menu-zoom-out = Riduci
menu-front = Fronte: dove puoi agire
menu-fit = Mappa, poi tutte le mappe
menu-turn-round = Gira il campo di battaglia
menu-full-screen = Schermo intero
menu-panels = Pannelli
menu-hide-panels = Nascondi i pannelli
menu-restore-layout = Ripristina la disposizione
menu-overlays = Livelli
menu-back-one = Un passo indietro
menu-forward-one = Un passo avanti
menu-to-start = Al primo passo
menu-to-now = Torna al presente
menu-bookmark = Metti un segnalibro
menu-what-if = E se…
menu-rules = Regole
menu-legend = Legenda
menu-help-now = Aiuto su questa decisione
menu-tour = Visita guidata
menu-about = Informazioni su Kabinett
menu-curtain = Sipario

# Pulsanti.
button-undo = Annulla
button-not-yet = Non ancora
button-continue = Continua
button-cancel = Chiudi
button-close = Chiudi
button-back = Indietro
button-next = Avanti
button-open = Apri
button-show-rule = Mostra la regola
button-show-on-map = Mostra sulla mappa
button-why-not = Perché no?
button-also-possible = Possibile anche
button-back-to-now = Torna al presente
button-copy = Copia
button-details = Dettagli
button-save-report = Salva un rapporto
button-filter = Filtra

# Tema, testo, movimento, ritmo.
theme-parchment = Pergamena
theme-contrast = Contrasto elevato
theme-safe = Colori sicuri
theme-dark = Scuro
text-size = Testo { $percent } %
motion-full = completo
motion-short = breve
motion-none = nessuno
pace-none = subito
pace-short = pausa breve
pace-normal = pausa normale
pace-step = un passo con Invio

# Schermata iniziale.
start-continue = Continua
start-continue-crash = Continua da dove si era interrotta
start-new-table = Nuovo tavolo
start-load = Apri
start-load-count = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
    }
start-boards = Tabelloni
start-boards-line = mappe, nomi, legenda
start-play = Gioca
start-footer = Kabinett { $version }, lingua: { $language }, testo { $percent } %
first-run-title = Lingua e dimensione del testo
first-run-line = Puoi cambiarle in ogni momento nelle impostazioni ({ $key }).

# Elenco dei tavoli e dei tabelloni.
load-title = Apri un tavolo
load-search = Cerca
load-empty = Ancora nessun tavolo. Iniziane uno nuovo.
load-none-found = Nessun tavolo contiene queste parole.
load-damaged = danneggiato alla fine: si leggono { $actions } azioni. Si continua da lì; il file danneggiato resta allora accanto.
load-delete = Sposta nel cestino
load-in-trash = Nel cestino
load-deleted = Il tavolo { $name } è nel cestino.
load-other-file = Un altro file…
boards-title = Tabelloni
boards-show-sectors = Settori
boards-show-countries = Paesi
boards-show-names = Tutti i nomi dei luoghi
boards-show-legend = Legenda
boards-own = tabellone tuo
boards-places = { $count ->
    [one] { $count } luogo
   *[other] { $count } luoghi
    }
boards-roads = { $count ->
    [one] { $count } strada
   *[other] { $count } strade
    }

# Nuovo tavolo.
wizard-title = Nuovo tavolo
wizard-game = Gioco
wizard-ruleset = Regolamento
wizard-scenario = Scenario
wizard-number-of-seats = Numero di posti
wizard-seats = Posti
wizard-name = Nome
wizard-name-hint = Nome della persona
wizard-human = Persona
wizard-bot = Bot
wizard-level = Livello
wizard-pin = PIN
wizard-pin-hint = 4 cifre, facoltativo
wizard-shuffle-seats = Mescola i posti
wizard-all-human = Solo persone
wizard-me-against-bots = Io contro i bot
wizard-table = Tavolo
wizard-kind = Tipo
wizard-kind-fixed = Il tipo di tavolo non si può più cambiare.
wizard-seed = Seme casuale
wizard-seed-hint = Lo stesso seme casuale distribuisce le stesse carte
wizard-seed-random = a caso
wizard-curtain = Sipario tra un posto e l’altro
wizard-bot-pace = Ritmo dei bot
wizard-start = Inizia
wizard-name-twice = Due posti hanno il nome { $name }. Cambiane uno.
wizard-name-empty = Il posto { $seat_bare } ha bisogno di un nome.
wizard-pin-digits = Un PIN ha esattamente 4 cifre.
wizard-seed-number = Il seme casuale è un numero intero, 0 o più.

# Barra delle richieste.
prompt-thinking = { $who }: sta pensando
prompt-ready = { $who }: tutto pronto per giocare.
prompt-bot = { $who } (bot, { $level })
prompt-confirm-reveal = Così si rivela qualcosa di nascosto e non si può tornare indietro.
prompt-confirm-drop = I numeri inseriti non sono ancora stati consegnati. Andare avanti senza?
prompt-confirm-shown = È quello che qui propone il programma. Andare avanti?
prompt-confirm-end = { $pieces ->
    [0] Qui si può fare ancora altro. Andare avanti lo stesso?
    [one] { $pieces } pezzo può ancora agire. Andare avanti lo stesso?
   *[other] { $pieces } pezzi possono ancora agire. Andare avanti lo stesso?
}
prompt-past = Stai guardando il turno { $turn }
prompt-what-if = E se… Qui nulla conta
prompt-type-action = Scrivi un’azione
prompt-type-unreadable = «{ $text }» ora non è un’azione possibile.
prompt-type-near = «{ $text }» ora non è un’azione possibile. Forse: { $near }
prompt-type-nobody = Ora non c’è nessuno: chi risponde si faccia avanti prima.
prompt-type-past = Si guarda un momento passato: torna prima al presente.
prompt-type-completed = «{ $text }» non è un’azione completa. Invio gioca ciò che ora è scritto.
prompt-type-ambiguous = «{ $text }» può significare: { $candidates }
prompt-choose = Quale di queste?

# Striscia delle fasi.
strip-turn = Turno { $turn }
strip-done = finita
strip-now = ora
strip-coming = in arrivo
strip-skipped = saltata
strip-acts = Agisce: { $sides_who }

# Mappa e livelli.
overlay-reach = Raggio di movimento
overlay-supply = Rifornimento
overlay-protection = Protezione
overlay-threats = Minacce
overlay-control = Controllo e punteggi
overlay-game = Livello proprio del gioco
overlay-reach-line = Dove può andare il pezzo scelto, con la distanza
overlay-supply-line = Che cosa è rifornito e che cosa è isolato
overlay-protection-line = Che cosa è protetto e da chi
overlay-threats-line = Che cosa può essere attaccato
overlay-control-line = Chi controlla che cosa
overlay-game-line = Ciò che solo questo gioco ha da mostrare
overlay-tip = { $name } ({ $key })
map-drawing = La mappa si sta disegnando: { $percent } %
map-search-title = Cerca
map-search-hint = Luogo o pezzo, anche con il nome moderno
map-search-none = Su questo tabellone nulla ha questo nome.

# Pannelli.
panel-inspector = Scheda
panel-log = Cronaca
panel-hand = Mano
panel-rules = Regole
panel-battle = Battaglia
panel-text = Tavolo come testo
panel-replay = Barra del tempo
panel-pinned = fissata
panel-unfold = apri
panel-filter-side = Schieramento
panel-filter-text = Parole nella cronaca
log-look = Guarda questo momento
log-take-back = Ritira la mossa fino a qui
log-branch = Variante da qui
log-bookmark = Metti un segnalibro
log-copy = Copia
log-undone = annullata
inspector-point = indica un luogo
inspector-main-road = Strada principale per { $places }
inspector-minor-road = Strada secondaria per { $places }
inspector-here = Si trova qui
inspector-printed = Sulla carta: { $name }
inspector-now = Che cosa può fare ora?
inspector-nothing = Ora nulla.
inspector-hidden = truppe ?
hand-empty = Nessuna carta.
hand-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
    }
hand-hidden = Tieni premuto { $key } per vedere la mano.
hand-numbers-hidden = Tieni premuto { $key } per vedere i numeri.
hand-keep-open = Tieni scoperta
hand-fold = Disponi le carte a strisce ({ $key })
hand-unfold = Mostra le carte intere ({ $key })
hand-kept-open = Scoperta per questa decisione. { $key }: sipario
hand-hold-key = tieni premuto o clicca per guardare
hand-look-away = intanto { $side_who } non deve guardare
text-panel-decision = Decisione
text-panel-marked = Segnato: { $thing }
text-panel-more = altre { $count }: scegli carte nella mano
text-panel-actions = Azioni
text-panel-sides = Schieramenti
text-panel-places = Luoghi
text-panel-hand = Mano

# Regole.
rules-title = Regole di { $game }
rules-search = Cerca nelle regole
rules-none-found = Nessun paragrafo contiene queste parole.
rules-found = { $count ->
    [one] { $count } paragrafo
   *[other] { $count } paragrafi
    }
rules-variant = Diverso nei regolamenti 1.0 e 2.0
rules-language = Lingua delle regole

# Sipario.
curtain-title = Passa lo schermo a:
curtain-name = { $name } ({ $side_bare })
curtain-since = Dall’ultima volta
curtain-last = Gli ultimi avvenimenti
curtain-begins = La partita comincia.
curtain-nothing-since = Da allora non è successo nulla.
curtain-i-am = Sono { $name }
curtain-hold = tieni premuto Invio o il pulsante
curtain-pin = PIN
curtain-pin-wrong = Non è questo il PIN. Prova di nuovo.

# Annulla e i suoi limiti.
undo-nothing = Non c’è nulla da annullare.
undo-revealed = Non si torna più indietro: è diventato noto qualcosa di nascosto.
undo-other-seat = Non si torna più indietro: ha già risposto un altro posto.
redo-nothing = Non c’è nulla da ripetere.
take-back-refuse = Rifiuta

# Barra del tempo.
replay-first = Primo passo
replay-back = Un passo indietro
replay-play = Rivedi
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Torna al presente
replay-now = ora
replay-step = Passo { $step } di { $all }
replay-bookmark = Segnalibro { $name }

# Riga di stato.
status-zoom = ingrandimento { $percent } %
status-saved = salvato alle { $time }
status-view = vista: { $side_bare }
status-view-public = vista: pubblica
status-drawing = la mappa si sta disegnando
toast-saved-copy = Una copia è salvata come { $file }.
toast-report-saved = Il rapporto è salvato come { $file }.
toast-laying-out = Il tavolo viene preparato…
toast-exported = L’immagine è salvata come { $file }.
toast-result-saved = Il risultato è salvato come { $file }.

# Errori.
error-title = Non è riuscito
error-unreadable-save = { $file } non è un tavolo di Kabinett.
error-unreadable-save-mend = Scegli un altro file; nulla è cambiato.
error-position-file-mend = Un file di situazione si apre nell’editor di situazioni; da lì diventa un tavolo di allenamento.
error-newer-version = Questo tavolo è stato fatto con Kabinett { $theirs }; questo è { $ours }.
error-newer-version-mend = Aggiorna Kabinett per aprirlo. Il tuo file non è cambiato.
error-replay = { $file } non segue le regole all’azione { $action }.
error-replay-mend = Apri ciò che la precede. Il tuo file non è cambiato.
error-full-disk = Il disco è pieno, perciò { $file } non si può scrivere.
error-full-disk-mend = Libera un po’ di spazio, poi riprova.
error-full-disk-table-mend = Libera un po’ di spazio, poi continua. Il tavolo è come prima della tua ultima azione.
error-not-writable = { $file } non si può scrivere qui.
error-not-writable-mend = Scegli un’altra cartella.
error-missing-file = { $file } non c’è più.
error-missing-file-mend = Scegli un altro file.
error-broken-board = Il tabellone { $file } non si può usare: { $problem }.
error-unforeseen = È successo qualcosa di imprevisto. Il tavolo è salvo; si può aprire un’azione prima.
error-reopen-earlier = Apri un’azione prima
error-file-line = { $file }, riga { $line }
error-file = File
error-what-to-do = Che cosa fare

# Rifiuti di ogni gioco.
refuse-game-over = La partita è finita.
refuse-idle = Ora non c’è nulla da farne: { $thing }.
refuse-not-now = Questo ora non è richiesto.
refuse-not-your-decision = Ora decide un altro posto, non { $seat_bare }.
refuse-unknown-word = Qui nulla si chiama { $word }.

# Azioni di ogni gioco.
act-done = Fatto
act-pass = Passa

# Visita guidata.
tour-title = Visita guidata
tour-skip = Salta la visita
tour-step = { $step } di { $all }
tour-prompt = Questa barra dice sempre chi deve fare che cosa. La targhetta è la regola che lo vuole: cliccala.
tour-strip = La striscia mostra tutto il turno. La casella scura è dove ti trovi ora. Indica una casella.
tour-map = I pezzi con un anello possono agire. Trascinane uno su un luogo acceso; il disco indica la distanza.
tour-why-not = Lascia un pezzo dove non può andare. Torna indietro e la barra dice quale regola lo vieta.
tour-undo = «Annulla» ritira l’ultima azione, se nulla di nascosto è diventato noto. Prova.
tour-hand = Qui ci sono le tue carte, coperte per gli altri. Tieni premuto { $key } per vederle.

# Esporta immagine.
export-title = Esporta immagine
export-size = Dimensione
export-what = Che cosa disegnare
export-whole-map = Mappa intera
export-as-seen = Mappa come si vede
export-pieces = Pezzi
export-save = Salva l’immagine
export-public = L’immagine mostra solo ciò che tutti possono vedere.
export-too-large = L’immagine sarebbe larga o alta più di { $most } pixel. Scegli una dimensione minore.

# Informazioni, tasti.
about-text = Kabinett { $version } è un tavolo per { $games } giochi storici. Disegna le proprie mappe e spiega ogni regola.
about-rules = Le regole sono raccontate con parole nostre e non sostituiscono i regolamenti.
keys-title = Tasti validi ora
button-choose = Scegli
button-hand-over-to = Passa lo schermo a: { $seat_who }

# Carte che si giocano insieme
prompt-still-to-answer = Devono ancora rispondere: { $sides }.
prompt-hold-to-answer = Per rispondere tieni premuto o clicca: { $keys }.
prompt-laying = Con { $cards }: { $uses }.{ $places ->
    [0] { "" }
    [one] { " " }Un luogo è illuminato: sceglilo.
   *[other] { " " }{ $places } luoghi sono illuminati: scegline uno.
}
button-put-back = Rimetti
laying-covered = Ciò che hai in mano è coperto: guardalo prima
drop-nowhere = Lì non c’è alcun luogo: il pezzo può andare in quelli accesi
drop-elsewhere = Lì non può andare: il pezzo può andare nei luoghi accesi
digit-not-asked = Ora non ti si chiede nulla, perciò le cifre non fanno nulla
digit-no-piece = Le cifre scelgono uno dei luoghi accesi: prima prendi un pezzo
digit-answers = Le cifre non scelgono nessuna di queste risposte: premi il pulsante di una
enter-answers = Invio non sceglie nessuna di queste risposte: premi il pulsante di una
enter-map = Qui Invio non conclude nulla: prima gioca ciò che è acceso
digit-no-target = { $count ->
    [0] Nessun luogo acceso ha un numero
    [one] È acceso un solo luogo, perciò il numero { $digit } non c’è
   *[other] Sono accesi solo { $count } luoghi, perciò il numero { $digit } non c’è
}
digit-no-card = { $count ->
    [0] Ora non si può giocare nessuna carta
    [one] Una sola carta ha un numero, perciò il numero { $digit } non c’è
   *[other] Solo { $count } carte hanno un numero, perciò il numero { $digit } non c’è
}
enter-several = Invio non sceglie nessuno dei { $count } pulsanti per queste carte: premine uno.
enter-place = Queste carte si giocano su un luogo: scegline uno acceso sulla mappa.
card-is-chosen = scelta
chooser-verb = { $count ->
    [one] { $verb }
   *[other] { $verb }: { $count } modi
}
chooser-card = con { $card }: { $count } modi
chooser-more = Altri: { $count }
round-has-answered = { $name } ha risposto
round-has-not-answered = { $name } non ha ancora risposto
round-answer-anew = Torna e rispondi di nuovo
round-all-answered = Tutti hanno risposto
round-show = Mostra
call-nobody = Nessuno
call-nobody-tip = Passa per { $seats }
settings-pass-for-pins = Chiamate: un clic passa anche per chi ha un PIN
settings-turn-fields = Disponi il campo di battaglia con il proprio lato in basso
wizard-by-lot = parte estratta a sorte
round-keys = Sinistra e destra: prima un’altra persona
