# La riga di comando.
cli-help = Un tavolo per le guerre di gabinetto: ogni regola applicata e spiegata.
cli-help-play = Apre la finestra, con un tavolo salvato se lo si indica.
cli-help-games = Elenca i giochi.
cli-help-selfplay = Fa giocare partite intere ai bot.
cli-help-replay = Rigioca un tavolo salvato, confrontando ogni posizione.
cli-help-position = File di posizione: qualsiasi situazione, per nomi.
cli-help-position-new = Scrive il file di posizione di un’apertura.
cli-help-position-show = Mostra una situazione al pubblico o a un posto.
cli-help-position-save = Scrive una situazione come file di posizione, con i campi e il minor numero possibile di azioni.
cli-help-legal = Elenca le azioni consentite, tutte o quelle di un pezzo o di una carta.
cli-help-why = Dice se un’azione è consentita, e secondo quale paragrafo no.
cli-help-apply = Gioca azioni e scrive dove portano.
cli-help-drill = Stampa una domanda generata dalle regole; con --answer anche la risposta.
cli-help-board = Tabelloni: verificarli e disegnarli.
cli-help-board-check = Dice che cosa non va in un tabellone, o in tutti.
cli-help-board-draw = Disegna un tabellone in un’immagine.
cli-help-lesson = Lezioni: controllarle ed elencarle.
cli-help-lesson-check = Gioca da cima a fondo le lezioni, tutte o quelle di questi file, e dice che cosa non va.
cli-help-lesson-list = Elenca le lezioni per corso e le sezioni delle regole che nessuna tratta.
cli-option-all = anche quelli non finiti
cli-option-games = quante partite
cli-option-bots = tipi di bot per posto, separati da virgole; l’ultimo vale per gli altri
cli-option-seed = numero che fissa tutto il caso
cli-option-ruleset = regolamento
cli-option-scenario = scenario
cli-option-seats = numero di posti
cli-option-option = una scelta, come goal=10: può ripetersi
cli-option-check = solo il confronto, senza la cronaca
cli-option-out = file da scrivere: .yaml o .kabinett
cli-option-picture = immagine da scrivere: .png, .svg o .pdf
cli-option-width = larghezza in pixel
cli-option-theme = colori della mappa
cli-option-as = ciò che questo posto può sapere
cli-option-from = un pezzo o una carta: friedrich, S4.2
cli-option-kind = tipo di domanda: reach, supply, ...
cli-option-answer = ciò che è giusto, e perché
cli-option-list = i tipi di domanda che esistono
cli-head-game = Gioco
cli-head-title = Titolo
cli-head-rules = Regolamenti
cli-head-scenarios = Scenari
cli-head-seats = Posti
cli-head-piece = Pezzo
cli-head-side = Schieramento
cli-head-place = Luogo
cli-head-troops = Truppe
cli-head-state = Stato
cli-head-action = Azione
cli-head-meaning = Significato
cli-head-result = Risultato
cli-head-games = Partite
cli-head-kind = Tipo
cli-head-question = Domanda
cli-head-clauses = Clausole
cli-head-verdict = Esito
cli-head-answer = Risposta
cli-head-reason = Motivo
cli-drill-right = giusto
cli-drill-wrong = sbagliato
cli-off-board = fuori dal tabellone
cli-state-down = a faccia in giù
cli-state-moved = mosso
cli-state-retreated = in ritirata
cli-state-out = fuori mappa
cli-state-lost = eliminato
cli-state-besieging = assedia
cli-state-abandoned = abbandonato
cli-state-used = ha marciato
cli-turn = { $turns ->
    [0] Turno { $turn }
   *[other] Turno { $turn } di { $turns }
}
cli-score = { $side }: { $n } di { $goal }
cli-score-open = { $side }: { $n }
cli-saved-before = I campi dicono la situazione prima di «{ $action }»; sotto { $n ->
    [one] sta questa sola azione
   *[other] stanno le { $n } azioni giocate da allora
}.
cli-won = La partita è finita. Vittoria: { $seats }.
cli-draw = La partita è finita: pareggio.
cli-allowed = Consentito: { $text }
cli-file = file
cli-board-good = { $board }: tutto in ordine
cli-damaged = La fine del file è danneggiata ed è stata tralasciata: { $where }
cli-no-display = Qui non c’è uno schermo su cui aprire il tavolo, perciò il tabellone viene disegnato in un’immagine.
cli-hand = { $n ->
    [one] { $side }: { $n } carta { $cards }
   *[other] { $side }: { $n } carte { $cards }
    }
cli-replayed = { $n ->
    [one] { $n } azione rigiocata, posizione { $at }
   *[other] { $n } azioni rigiocate, posizione { $at }
    }
cli-selfplay = { $games ->
    [one] { $games } partita, { $decisions } decisioni in { $seconds } s: { $rate } al secondo; la più lunga { $longest }
   *[other] { $games } partite, { $decisions } decisioni in { $seconds } s: { $rate } al secondo; la più lunga { $longest }
    }
cli-lesson-good = { $file }: { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}, nessun errore
cli-lesson-none = Non ci sono lezioni.
cli-lesson-unvisited = { $game } { $ruleset }, { $scenario }: nessuna lezione tratta { $words }
cli-head-course = Corso
cli-head-lesson = Lezione
cli-head-minutes = Minuti
cli-head-visits = Regole
cli-help-print = File per la carta: tabelloni, posizioni, domande, sequenza di gioco, cronaca.
cli-help-print-board = Stampa un tabellone intero, mappa per mappa o diviso in fogli.
cli-help-print-position = Stampa una posizione come la può conoscere un posto: mappa, mano, regole.
cli-help-print-drills = Stampa domande sulle regole, con le risposte sull’ultima pagina.
cli-help-print-sequence = Stampa tutta la sequenza di gioco su una pagina.
cli-help-print-log = Scrive la cronaca di un tavolo in Markdown o HTML.
cli-option-pages = file da scrivere: .pdf o .svg
cli-option-text = file da scrivere: .md o .html
cli-option-paper = a4, a3 o a1
cli-option-way = whole (intero), maps (mappe) o tiles (fogli)
cli-option-size = con tiles: la misura di tutto il tabellone, a3 o a1
cli-option-grey = bianco e nero: tratteggi al posto dei colori
cli-option-count = quante domande
