# L’istruttore a un tavolo di allenamento, e i suggerimenti che vi si chiedono.
panel-coach = Istruttore
menu-hint = Suggerimento
settings-coach = Allenamento: una luce prima di «Fatto» dice che cosa può essere sfuggito
coach-overlooked = { $count ->
    [0] Nessun avvertimento.
    [one] { $count } cosa può essere sfuggita.
   *[other] { $count } cose possono essere sfuggite.
    }
coach-light-tip = Premi per leggere che cosa.
coach-nothing = Ora non c’è nessun avvertimento.
coach-off = L’istruttore è disattivato nelle impostazioni.
coach-show-why = Mostra perché
coach-hide-why = Nascondi perché
coach-more = Suggerimento { $n } di { $all }
coach-no-hint = Ora non ti si chiede nulla.
coach-hand-first = Prima scopri la tua mano.
coach-thinking = Un bot ci sta pensando.
coach-no-bot = Nessun bot sa giudicarlo.
coach-advice = { $count ->
    [one] Il bot ({ $bot }) ha valutato { $count } azione. Sceglierebbe: { $text }.
   *[other] Il bot ({ $bot }) ha valutato { $count } azioni. Sceglierebbe: { $text }.
    }
