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
