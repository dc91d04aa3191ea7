# La página de las teclas.
keys-page = Teclas
keys-open = Teclas…
keys-line = Haz clic en una tecla y pulsa la que quieras en su lugar. Esc la deja como está.
keys-press = Pulsa una tecla…
keys-none = ninguna
keys-usual = Restaurar las teclas habituales
keys-taken = { $key } ya está ocupada: { $owner }. Antes da a eso otra tecla.

# Qué hacen las teclas del mapa y de la mano.
keys-map = Mapa y mano
keys-piece-next = Siguiente pieza que puede actuar
keys-piece-before = Pieza anterior
keys-hide = Ocultar las piezas
keys-hand = Ver la mano
keys-duel-left = Mirar en el duelo: mano izquierda
keys-duel-right = Mirar en el duelo: mano derecha
keys-fold-hand = Mano: tiras o cartas enteras
keys-panel-next = Panel siguiente
keys-panel-before = Panel anterior
keys-held = mantener { $key }

# Teclas que cada lengua llama a su manera.
key-shift = Mayús
key-space = Espacio
key-left = Izquierda
key-right = Derecha
key-home = Inicio
key-end = Fin
