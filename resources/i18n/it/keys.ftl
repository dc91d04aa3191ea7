# La pagina dei tasti.
keys-page = Tasti
keys-open = Tasti…
keys-line = Fai clic su un tasto, poi premi quello che vuoi al suo posto. Esc lo lascia com’è.
keys-press = Premi un tasto…
keys-none = nessuno
keys-usual = Ripristina i tasti abituali
keys-taken = { $key } è già occupato: { $owner }. Prima dai a quello un altro tasto.

# Che cosa fanno i tasti della mappa e della mano.
keys-map = Mappa e mano
keys-piece-next = Prossimo pezzo che può agire
keys-piece-before = Pezzo precedente
keys-hide = Nascondi i pezzi
keys-hand = Guarda la mano
keys-duel-left = Guarda in duello: mano sinistra
keys-duel-right = Guarda in duello: mano destra
keys-fold-hand = Mano: strisce o carte intere
keys-panel-next = Pannello successivo
keys-panel-before = Pannello precedente
keys-held = tieni { $key }

# Tasti che ogni lingua chiama a modo suo.
key-shift = Maiusc
key-space = Spazio
key-left = Sinistra
key-right = Destra
key-home = Inizio
key-end = Fine
