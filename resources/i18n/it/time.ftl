# Guardare indietro, ipotesi e tornare indietro di comune accordo.
log-agreed-take-back = { $count ->
    [one] D’accordo { $seats }: si annulla { $count } azione.
   *[other] D’accordo { $seats }: si annullano { $count } azioni.
    }
menu-take-back = Torna indietro insieme…
time-begins = «E se…» dal turno { $turn }
time-past-input = Una mossa qui apre un’ipotesi.
time-what-if-here = «E se…» da qui
time-leave = Torna al tavolo
time-play-these = Gioca queste azioni
time-bots-play = I bot giocano gli altri
time-assumed = Ipotizzati: carte e truppe di { $sides }
time-take-back = { $count ->
    [one] Annullare { $count } azione?
   *[other] Annullare { $count } azioni?
    }
time-agrees = { $name }: d’accordo
time-undo-tip = { $count ->
    [one] Annulla l’ultima azione ({ $key })
   *[other] Annulla l’ultima azione ({ $key }); si può tornare indietro di { $count } azioni
    }
time-assumed-here = Le carte e le truppe che vedi qui sono ipotizzate.
time-bookmark-set = Segnalibro al passo { $step }.
time-bookmark-gone = Segnalibro al passo { $step } tolto.
time-played = { $count ->
    [one] Giocata al tavolo { $count } azione su { $all }.
   *[other] Giocate al tavolo { $count } azioni su { $all }.
    }
