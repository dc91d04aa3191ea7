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
print-log-title = { $table }: diario
print-position = { $game }, turno { $turn }
