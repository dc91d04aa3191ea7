# Che cosa dice intanto la barra, e il foglio finale di una partita.

prompt-was-asked = Qui toccava a { $seats_who }.
prompt-is-asked = { $seats_num ->
    [pl] Sono di turno { $seats_who }.
   *[other] È di turno { $seats_who }.
    }

sheet-new = Nuovo tavolo
sheet-back = Rivedi la partita
sheet-picture = Salva un’immagine
sheet-text = Salva come testo
sheet-close = Chiudi: il menu Tavolo mostra di nuovo il risultato
sheet-look = Guarda
sheet-left = { $side } ha lasciato la partita: i punti che aveva allora.
sheet-course = Alla fine di ogni turno
sheet-turn = Turno { $turn }
sheet-holders = Chi possiede che cosa alla fine del turno { $turn }
sheet-nearest = Ha deciso
menu-result = Risultato della partita
