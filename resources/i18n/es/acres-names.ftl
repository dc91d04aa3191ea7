# A FEW ACRES OF SNOW: sus nombres. Lo que dice mientras se juega está en acres.ftl.
game-acres = A Few Acres of Snow
game-acres-subtitle = Gran Bretaña y Francia luchan por América del Norte
game-acres-line = 2 puestos, reglas de la primera edición
game-acres-length = de 45 a 90 minutos
scenario-acres-standard = juego normal
scenario-acres-standard-line = Todo el tablero, hasta que se cumpla una condición de final

# Títulos de las reglas; un apartado se cita por su título y su número.
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

# Títulos de los pasos.
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

# Cartas de imperio, como dentro de una frase; como título una carta lleva mayúscula. Las de localización toman el nombre del lugar.
name-card-bateaux = bateaux
name-card-coureurs-de-bois = coureurs de bois
name-card-first-infantry = { name-card-regular-infantry }
name-card-fortification = fortificación
name-card-governor = gobernador
name-card-home-support = apoyo de la metrópoli
name-card-indian-leader = jefe indio
name-card-intendant = intendente
name-card-military-leader = jefe militar
name-card-militia = milicia
name-card-native-americans = nativos americanos
name-card-priest = sacerdote
name-card-rangers = rangers
name-card-regular-infantry = infantería regular
name-card-settlers = colonos
name-card-ships = barcos
name-card-siege-artillery = artillería de asedio
name-card-trader = comerciante de pieles
name-card-green-fortification = fortificación (neutral)
name-card-green-native-americans = nativos americanos (neutrales)
name-card-green-settlers = colonos (neutrales)

# Piezas: en el tablero por dónde están, en la reserva por lo que son.
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
name-siege-british-bare = Asedio británico
name-siege-british-of = del asedio británico
name-siege-british-to = al asedio británico
name-siege-british-by = por el asedio británico
name-siege-french = el asedio francés
name-siege-french-bare = Asedio francés
name-siege-french-of = del asedio francés
name-siege-french-to = al asedio francés
name-siege-french-by = por el asedio francés

# Rótulos de lo que hay en la mesa.
acres-caption-reserve = Reserva
acres-caption-discard = Pila de descartes
acres-caption-locations = Cartas de localización disponibles
acres-caption-empire = Cartas de imperio disponibles
acres-caption-neutral = Expositor neutral
acres-caption-siege = { $siege_bare }, { $place }
name-piece-british-village-fort = aldea británica fortificada
name-piece-british-town-fort = ciudad británica fortificada
name-piece-french-village-fort = aldea francesa fortificada
name-piece-french-town-fort = ciudad francesa fortificada
