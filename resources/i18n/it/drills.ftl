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
drills-check = Controlla
drills-next = Prossima domanda
drills-hint = Suggerimento
drills-show = Mostra che cosa succede
drills-return = Torna alla domanda
drills-number = Numero
drills-type = Segna per nome
drills-marked = Hai segnato: { $names }
drills-nothing-marked = Non è ancora segnato nulla.
drills-on-map = Clicca sulla mappa o scrivi un nome.
drills-all-right = Giusto.
drills-not-all = Non proprio: leggi i motivi.
drills-right = Giusto: { $name }
drills-missed = Manca: { $name }
drills-wrong = Sbagliato: { $name }
drills-no-reason = Nessuna regola porta a questa risposta.
drills-hint-clause = Pensa a questa regola:
drills-hint-region = Guarda dove la mappa è accesa.
drills-hint-bounds = Il numero è tra { $least } e { $most }.
drills-hint-fits = Fa parte della risposta: { $name }
drills-hint-not = Non fa parte della risposta: { $name }
drills-difficult = Le mie regole difficili
drills-difficult-none = Non hai ancora sbagliato nessuna regola.
drills-difficult-line = { $wrong } di { $asked } sbagliate
drills-none = Non c’è nessuna domanda di questo tipo. Scegli un altro tipo.
drills-seed = { $kind }: domanda { $seed }
drills-unread = Non è stato possibile leggere i tuoi esercizi passati. Sono messi da parte come { $file }.
drills-unsaved = Non è stato possibile salvare i tuoi esercizi.
drills-answer = La risposta
