# Esercizi: la pagina in cui sono le regole a chiedere.
learn-drills = Esercizi: domande poste dalle regole
drills-title = Esercizi
drills-game = Gioco
drills-kind = Tipo di domanda
drills-any = Tutti i tipi
drills-learnt = Ciò che ho imparato nelle lezioni
drills-source = Da dove vengono le situazioni
drills-recorded = Partite fornite con il programma
drills-due = { $n ->
    [0] Non c’è nulla da ripetere.
    [one] { $n } regola è da ripetere.
   *[other] { $n } regole sono da ripetere.
}
drills-check = Verifica
drills-next = Prossima domanda
drills-hint = Suggerimento
drills-show = Mostra che cosa succede
drills-return = Torna alla domanda
drills-number = Numero
drills-type = Segna per nome
drills-marked = Segnati: { $names }
drills-nothing-marked = Non è ancora segnato nulla.
drills-on-map = Fai clic sulla mappa o scrivi un nome.
drills-all-right = Giusto.
drills-not-all = Non del tutto: leggi i motivi.
drills-right = Giusto: { $name }
drills-missed = Mancante: { $name }
drills-wrong = Sbagliato: { $name }
drills-no-reason = Non ha nulla a che fare con la domanda.
drills-hint-clause = Pensa a questa regola:
drills-hint-region = Guarda dove la mappa è evidenziata.
drills-hint-bounds = Il numero è tra { $least } e { $most }.
drills-hint-fits = Fa parte della risposta: { $name }
drills-hint-not = Non fa parte della risposta: { $name }
drills-difficult = Le mie regole difficili
drills-difficult-none = Nessuna regola è stata ancora sbagliata.
drills-difficult-line = { $wrong } di { $asked } sbagliate
drills-none = Nessuna domanda di questo tipo è stata trovata. Scegli un altro tipo.
drills-seed = Domanda { $kind } { $seed }
drills-unread = Ciò che era conservato dell’esercizio non è leggibile. È messo da parte come { $file }.
drills-unsaved = Ciò che hai esercitato non si è potuto salvare.
