# L’editor di situazioni: la sua pagina.
editor-title = Editor di situazioni
editor-game = Gioco
editor-palette = Da mettere sulla mappa
editor-where = Dove
editor-put = Metti
editor-here = Che cosa c’è qui
editor-here-none = Clicca un luogo
editor-remove = Togli
editor-remove-named = Togli { $name }
editor-add = Aggiungi
editor-off = fuori dalla mappa
editor-fields = Campi
editor-as-usual = Come di solito
editor-yes = sì
editor-no = no
editor-faults = Che cosa non può essere
editor-sound = Questa situazione si può giocare.
editor-assumed = Supposto a sorte: ciò che è nascosto di { $sides }.
editor-cannot-lie = { $thing } non può stare qui: { $place }.
editor-file = File
editor-new = Nuova, come all’inizio
editor-open = Apri un file di situazione
editor-save = Salva
editor-save-as = Salva con nome
editor-clear = Svuota la mappa
editor-use = Usa
editor-practise = Tavolo di allenamento
editor-what-if = E se…, al tavolo
editor-lesson = Passo di una lezione
editor-unnamed = non ancora salvata
editor-saved = Salvata come { $file }.
editor-saved-draft = Salvata come bozza: { $file }.
editor-unsaved = Questa situazione ha modifiche non salvate.
editor-stay = Continua a modificare
editor-discard = Esci senza salvare
editor-lesson-which = Lezione
editor-lesson-new = Una lezione nuova
editor-lesson-name = Nome della lezione
editor-lesson-step = Nome del passo
editor-lesson-says = Che cosa si dice
editor-lesson-names = I nomi hanno lettere minuscole, cifre e trattini.
editor-added = Aggiunto a { $file }.
start-editor = Editor di situazioni
start-editor-line = prepara ciò che vuoi
menu-edit-copy = Modifica una copia
editor-faulty = { $n ->
    [one] { $n } cosa non può essere. La mappa mostra il resto.
   *[other] { $n } cose non possono essere. La mappa mostra il resto.
}
editor-actions = { $n ->
    [one] Da qui si gioca { $n } azione.
   *[other] Da qui si giocano { $n } azioni.
}
