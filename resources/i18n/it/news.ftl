# Che cosa dice intanto la barra, e il foglio finale di una partita.

prompt-was-asked = Qui toccava a { $seats_who }.
prompt-is-asked = Tocca a { $seats_who }.

sheet-new = Nuovo tavolo
sheet-back = Rivedi la partita
sheet-picture = Salva un’immagine
sheet-close = Chiudi: il menu Tavolo mostra di nuovo il risultato
sheet-look = Guarda
sheet-left = { $side } ha lasciato la partita: i punti che aveva allora.
sheet-course = Alla fine di ogni turno
sheet-turn = Turno { $turn }
sheet-holders = Chi possiede che cosa alla fine del turno { $turn }
sheet-nearest = Ha deciso
menu-result = Risultato della partita

# A che cosa badano i bot di ogni gioco.
bot-maria-steady-line = Cura il rifornimento, protegge le fortezze, combatte quando è in vantaggio
bot-acres-steady-line = Tiene piccolo il mazzo, colonizza per i punti, assedia quando è in vantaggio
bot-revolution-steady-line = Cerca maggioranze e il proprio obiettivo, guarda avanti di un’azione, tiene d’occhio chi è in testa
