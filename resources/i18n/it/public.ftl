# La finestra pubblica: ciò che la sala vede sul proiettore.
menu-teach = Insegna
menu-present = Finestra pubblica…
public-title = Finestra pubblica
public-ask = Dove mostrare il tavolo alla sala?
public-screen = Schermo { $number }: { $wide } × { $high }
public-here = Solo questa finestra
public-off = Spenta
public-theme = Proiettore
public-theme-light = Chiaro, per sale luminose
public-theme-dark = Scuro, per sale buie
public-room = Profondità della sala
public-room-near = Piccola: poche file
public-room-normal = Normale
public-room-deep = Profonda: molte file

# Strumenti.
keys-public = Finestra pubblica
public-arrow = Freccia
public-circle = Cerchio
public-pen = Penna
public-text = Testo
public-eraser = Gomma
public-laser = Laser
public-spotlight = Faro
public-lens = Lente
public-colour-1 = Colore 1
public-colour-2 = Colore 2 (Maiusc)
public-colour-3 = Colore 3 (Ctrl)
public-colour-4 = Colore 4 (Ctrl+Maiusc)
public-black = Schermo nero
public-white = Schermo bianco
public-freeze = Congela l’immagine
public-clear = Cancella i disegni
public-follow = Segui la mia vista
public-send = Invia la mia vista
public-reveal = Rivela…
public-step = Passo seguente
public-step-back = Passo indietro
public-text-ask = Testo sulla mappa
public-text-write = Scrivi

# Rivelare.
public-revealed-hand = Mano segreta: { $side_bare }
public-revealed-number = Numero segreto: { $piece_bare }, { $troops ->
    [one] { $troops } truppa
   *[other] { $troops } truppe
}
public-reveal-ask = { $what }. Mostrare a tutta la sala?
public-reveal-yes = Mostra alla sala
public-hide = Nascondi di nuovo
public-nothing-hidden = Nulla è nascosto alla sala.

# La console di chi presenta.
menu-console = Console di chi presenta
public-console = Console di chi presenta
public-show-me = Mostra a me
public-since = { $minutes } min
public-notes = Appunti
public-notes-empty = Ciò che vuoi dire; la sala non lo vede mai.
public-steps = Passi
public-room-view = Ciò che vede la sala
public-frozen = Immagine ferma
public-count = { $step } di { $all }
public-restart = Primo passo

# Chiedere alla sala.
public-ask-room = Chiedi alla sala
public-ask-question = Domanda
public-ask-answers = Risposte per cui si alza la mano; lascia vuote le altre
public-ask-answer = Risposta { $number }
public-ask-next = Che cosa succede ora?
public-ask-do = Chiedi
public-ask-tell = Mostra la risposta
public-ask-end = Chiudi la domanda
public-hands = { $answer }: { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}
public-hand-more = Una mano in più: { $answer }
public-hand-less = Una mano in meno: { $answer }
public-right = Giusto: { $answers }
