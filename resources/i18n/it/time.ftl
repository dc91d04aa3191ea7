# Guardare indietro, ipotesi e tornare indietro di comune accordo.
log-agreed-take-back = { $count ->
    [one] D'accordo { $seats }: si annulla { $count } azione.
   *[other] D'accordo { $seats }: si annullano { $count } azioni.
    }
