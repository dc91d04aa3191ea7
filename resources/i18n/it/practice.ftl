# Le lezioni nella finestra: la pagina dei corsi e la guida.
start-learn = Impara
start-learn-line = lezioni al tavolo
learn-title = Impara
learn-course = { $done } di { $all } fatte, { $minutes ->
    [one] { $minutes } minuto in tutto
   *[other] { $minutes } minuti in tutto
}
learn-own = Le mie lezioni: { $name }
learn-open = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
learn-next = La prossima: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
learn-done = Fatta, { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
learn-left = Riprendi dal passo { $step } di { $all }
learn-fault = Una tua lezione non è leggibile. { $problem }
learn-kept-aside = Non è stato possibile leggere i tuoi progressi. Sono messi da parte come { $file }.
rules-show-me = Fammi vedere: { $text }
practice-step = { $step } / { $all }
practice-check = Controlla
practice-leave = Esci
practice-again = Da capo
practice-finish = Concludi
practice-hint = Aiuto
practice-hint-tip = Suggerimento { $n } di { $all }
practice-number = La tua risposta
practice-less = Meno
practice-more = Più
practice-not-it = Non è così. Riprova.
practice-right = Giusto.
practice-partly = Giusto, ma non basta ancora.
practice-wrong = Non proprio. Guarda le croci e riprova.
practice-missed = È tutto giusto, ma manca qualcosa.
practice-other = Le regole lo permettono, ma questo passo chiede un’altra cosa.
practice-not-now = Prima leggi ciò che è scritto qui, poi premi Avanti.
practice-hint-clause = Leggi la regola { $clause }.
practice-hint-region = Cerca fra le cose cerchiate.
practice-hint-one = Fa parte della risposta: { $thing }.
practice-hint-look = Guarda ancora le cose cerchiate, e la regola.
practice-hint-number = È più di { $low } e meno di { $high }.
practice-hint-not = Non è questo: { $text }.
practice-hint-with = Si fa con: { $thing }.
practice-hint-buttons = La risposta è uno dei pulsanti qui sopra.
practice-hint-next = Qui non si chiede nulla. Prosegui con Avanti.
practice-bar-marks = Fai clic sul tavolo su ciò che chiede la lezione, poi premi Controlla.
practice-bar-answer = Rispondi alla domanda della lezione nel suo riquadro.
practice-bar-read = Leggi che cosa dice la lezione nel suo riquadro, poi prosegui lì.
practice-window = { $game }, lezione: { $title }
practice-fold = Riduci il riquadro: più mappa
practice-unfold = Apri il riquadro
