# Pagine per la carta: ciò che vi si legge, e la finestra che le chiede.
print-set-up = All’inizio
print-each-turn = In ogni turno
print-in-turns = { $count ->
    [one] dopo il turno { $turns }
   *[other] dopo i turni { $turns }
}
print-page = Pagina { $n } di { $of }
print-sheet-of = Foglio { $name } di { $rows } × { $columns }
print-index = { $count ->
    [one] { $count } foglio
   *[other] { $count } fogli
}, { $wide } × { $high } mm in tutto. I fogli vicini si sovrappongono di { $overlap } mm: taglia sui segni, incolla sui tratteggi.
print-public = Ciò che tutti possono vedere
print-log = Ultimi eventi
print-clauses = Regole
print-answers = Risposte
print-your-answer = La tua risposta:
print-sequence = { $game }: sequenza di gioco
print-drills = { $game }: domande sulle regole
print-log-title = { $table }: cronaca
print-position = { $game }, turno { $turn }
menu-print = Stampa ed esporta…
print-title = Stampa ed esporta
print-what = Che cosa
print-what-position = Posizione
print-what-board = Tabellone senza pezzi
print-what-sequence = Sequenza di gioco
print-what-drills = Domande con risposte
print-what-log = Cronaca
print-language = Lingua
print-paper = Carta
print-way = Disposizione
print-way-whole = Tutto su una pagina
print-way-maps = Ogni mappa su una pagina
print-way-tiles = Formato { $name } su più fogli
print-kind = Tipo di domanda
print-every-kind = Tutti i tipi a turno
print-count = Quante
print-seed = Numero del foglio
print-grey = Bianco e nero
print-hand = Con la mia mano, come posso vederla solo io
print-hand-closed = La mano è coperta. Aprila prima, o stampa ciò che tutti possono vedere.
print-format = File
print-format-pdf = PDF
print-format-svg = SVG, un file per pagina
print-format-md = Markdown
print-format-html = HTML
print-making = Le pagine sono in preparazione…
print-log-line = La cronaca è scritta come testo, così come si può leggere qui.
print-before = Pagina precedente
print-after = Pagina seguente
print-save = Salva
print-on-printer = Stampa…
print-saved = { $count ->
    [one] Salvato come { $file }.
   *[other] Salvato in { $count } file, il primo è { $file }.
}
print-over = { $count ->
    [one] { $file } c’è già.
   *[other] { $count } di questi file ci sono già, il primo è { $file }.
}
print-over-yes = Sovrascrivi
