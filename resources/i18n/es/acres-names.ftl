# A FEW ACRES OF SNOW: sus nombres. Lo que dice mientras se juega está en acres.ftl.
game-acres = A Few Acres of Snow
game-acres-subtitle = Gran Bretaña y Francia luchan por América del Norte
game-acres-line = 2 puestos, reglas de la primera edición
game-acres-length = de 1 a 2 horas
scenario-acres-standard = juego normal
scenario-acres-standard-line = Todo el tablero, hasta que se cumple una condición de final

# Headings of the rules; a clause is cited by its heading and number.
heading-acres-board = Tablero
heading-acres-cards = Cartas
heading-acres-setup = Despliegue inicial
heading-acres-actions = Acciones
heading-acres-draw = Robar
heading-acres-location-limits = Cartas de localización
heading-acres-settle = Colonizar
heading-acres-develop = Desarrollar
heading-acres-fortify = Fortificar
heading-acres-besiege = Asediar
heading-acres-reinforce = Reforzar
heading-acres-siege-win = Ganar un asedio
heading-acres-raid = Incursión
heading-acres-ambush = Emboscada
heading-acres-priest = Sacerdote y jefe indio
heading-acres-money = Tomar dinero
heading-acres-merchant = Mercader
heading-acres-trader = Comerciante de pieles
heading-acres-piracy = Piratería
heading-acres-draft = Adquirir una carta de imperio
heading-acres-discard = Descartar
heading-acres-reserve = Reserva
heading-acres-governor = Gobernador
heading-acres-intendant = Intendente
heading-acres-home-support = Apoyo de la metrópoli
heading-acres-withdraw = Retirarse
heading-acres-pass = Pasar
heading-acres-end-game = Fin de la partida

# Titles of the Steps.
step-siege-check = Comprobación de asedios
step-siege-order = Orden de los asedios
step-occupy = Ocupar
step-siege-loss = Carta perdida en un asedio
step-end-check = Comprobación de fin de partida
step-acts = Acciones
step-raid-block = Bloquear una incursión
step-ambush-block = Bloquear una emboscada
step-ambush-loss = Carta perdida en una emboscada
step-native = Nativos americanos
step-refill = Robar

# Empire cards. Location cards are named by their place.
name-card-bateaux = Bateaux
name-card-coureurs-de-bois = Coureurs de bois
name-card-first-infantry = { name-card-regular-infantry }
name-card-fortification = Fortificación
name-card-governor = Gobernador
name-card-home-support = Apoyo de la metrópoli
name-card-indian-leader = Jefe indio
name-card-intendant = Intendente
name-card-military-leader = Jefe militar
name-card-militia = Milicia
name-card-native-americans = Nativos americanos
name-card-priest = Sacerdote
name-card-rangers = Rangers
name-card-regular-infantry = Infantería regular
name-card-settlers = Colonos
name-card-ships = Barcos
name-card-siege-artillery = Artillería de asedio
name-card-trader = Comerciante de pieles
name-card-green-fortification = Fortificación (neutral)
name-card-green-native-americans = Nativos americanos (neutrales)
name-card-green-settlers = Colonos (neutrales)

# Pieces: on the board by where they are, in the supply by what they are.
name-piece-at-british = asentamiento británico de { $place }
name-piece-at-french = asentamiento francés de { $place }
name-piece-at-fort = fortificación de { $place }
name-piece-british-village = aldea británica
name-piece-british-town = ciudad británica
name-piece-british-siege = marcador de localización del asedio británico
name-piece-french-village = aldea francesa
name-piece-french-town = ciudad francesa
name-piece-french-siege = marcador de localización del asedio francés
name-piece-fort = disco de fortificación
name-siege-british = el asedio británico
name-siege-british-bare = asedio británico
name-siege-british-of = del asedio británico
name-siege-british-to = al asedio británico
name-siege-british-by = por el asedio británico
name-siege-french = el asedio francés
name-siege-french-bare = asedio francés
name-siege-french-of = del asedio francés
name-siege-french-to = al asedio francés
name-siege-french-by = por el asedio francés

# Captions of what lies on the table.
acres-caption-hand = Mano
acres-caption-reserve = Reserva
acres-caption-deck = Mazo
acres-caption-discard = Pila de descartes
acres-caption-locations = Cartas de localización disponibles
acres-caption-empire = Cartas de imperio disponibles
acres-caption-neutral = Expositor neutral
acres-caption-captured = Piezas capturadas
acres-caption-supply = Reserva de piezas
acres-caption-forts = Discos de fortificación
acres-caption-money = Dinero
acres-caption-siege = { $siege_bare }, { $place }
