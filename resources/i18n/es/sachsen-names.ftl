# SACHSEN: sus nombres. Lo que dice durante la partida está en los otros archivos del juego.
game-sachsen = Sachsen
game-sachsen-subtitle = Cortes, espías y ejércitos del Sacro Imperio, hacia 1710
game-sachsen-line = de 3 a 6 puestos, reglas de 2021; el árbitro es el programa
game-sachsen-length = 3 horas o más
bot-sachsen-steady-line = Corteja las cortes más favorables, ataca donde es más fuerte y ensaya cada combate
scenario-sachsen-year = política y guerra
scenario-sachsen-year-line = Diez Estados, un mes por turno: subastas, cortes, espías, guerras y sus batallas
scenario-sachsen-battle = solo una batalla
scenario-sachsen-battle-line = Dos ejércitos en un campo de cuadros, sin política
sachsen-option-strict-garrisons = Guarniciones estrictas
sachsen-option-strict-garrisons-line = Una provincia sin una unidad de su dueño no da renta
sachsen-option-losers-keep-bids = Las pujas perdedoras se conservan
sachsen-option-losers-keep-bids-line = Solo paga su puja quien obtiene cartas
sachsen-option-heirs-save-players = Los herederos salvan
sachsen-option-heirs-save-players-line = Quien pierde al gobernante sigue con un hijo, si lo hay
sachsen-option-open-lots = Lotes a la vista
sachsen-option-open-lots-line = Las dos Oportunidades de la subasta están a la vista
sachsen-option-kingdom-provinces = Provincias de los Reinos
sachsen-option-kingdom-provinces-line = A un Reino vencido se le puede pedir una provincia en vez de dinero
sachsen-option-length = Duración
sachsen-option-length-line = Lo que pone fin a la partida; con el reloj, dices tú cuándo ha dado la hora
sachsen-option-length-cycles = Ciclos de 12 turnos
sachsen-option-length-clock = El reloj
sachsen-option-length-provinces = Un número de provincias
sachsen-option-length-score = Una puntuación

# Encabezados de las reglas; una cláusula se cita con encabezado y número.
heading-sachsen-setup = Preparación
heading-sachsen-turn = Turno
heading-sachsen-income = Renta
heading-sachsen-maintenance = Mantenimiento
heading-sachsen-auction = Subasta
heading-sachsen-espionage = Espionaje
heading-sachsen-events = Eventos
heading-sachsen-attempt = Atentado
heading-sachsen-notes = Notas
heading-sachsen-agreements = Acuerdos
heading-sachsen-guarantees = Compromisos
heading-sachsen-passage = Paso
heading-sachsen-war = Guerra
heading-sachsen-kingdom-war = Guerra entre los Reinos
heading-sachsen-peace = Paz
heading-sachsen-congress = Congreso
heading-sachsen-army = Ejército
heading-sachsen-political-movement = Movimiento en el tablero
heading-sachsen-late-units = Unidades retrasadas
heading-sachsen-battle-setup = Antes de la batalla
heading-sachsen-initiative = Iniciativa
heading-sachsen-phases-actions = Fases y acciones
heading-sachsen-battle-movement = Movimiento en el campo
heading-sachsen-influence = Área de influencia
heading-sachsen-exchange = Ataque y defensa
heading-sachsen-engagement-infantry-fire = Fuego
heading-sachsen-infantry-charge = Carga de infantería
heading-sachsen-cavalry-vs-infantry = Caballería contra infantería
heading-sachsen-cavalry-vs-cavalry = Caballería contra caballería
heading-sachsen-charge-on-artillery = Carga a la artillería
heading-sachsen-artillery = Artillería
heading-sachsen-damage = Daños
heading-sachsen-modifiers = Modificadores
heading-sachsen-morale = Prueba de moral
heading-sachsen-recovery = Prueba de recuperación
heading-sachsen-chain-of-command = Cadena de mando
heading-sachsen-orders = Órdenes tácticas
heading-sachsen-commander-loss = Pérdida de un comandante
heading-sachsen-end = Fin de la batalla
heading-sachsen-experience = Experiencia
heading-sachsen-victory = Victoria

# Unidades: una brigada se dice con su Estado y su número, en un Reino también con la columna ({ $n } es «3» o «1/3»; 0: ninguno).
name-piece-of-musketeers = la brigada { $n } de mosqueteros { $side_of }
name-piece-of-musketeers-bare = Mosqueteros { $n } { $side_of }
name-piece-of-musketeers-short = Mosqueteros { $n }
name-piece-of-musketeers-of = de la brigada { $n } de mosqueteros { $side_of }
name-piece-of-musketeers-to = a la brigada { $n } de mosqueteros { $side_of }
name-piece-of-musketeers-by = por la brigada { $n } de mosqueteros { $side_of }
name-piece-of-dragoons = la brigada { $n } de dragones { $side_of }
name-piece-of-dragoons-bare = Dragones { $n } { $side_of }
name-piece-of-dragoons-short = Dragones { $n }
name-piece-of-dragoons-of = de la brigada { $n } de dragones { $side_of }
name-piece-of-dragoons-to = a la brigada { $n } de dragones { $side_of }
name-piece-of-dragoons-by = por la brigada { $n } de dragones { $side_of }
name-piece-of-artillery = la brigada { $n } de artillería { $side_of }
name-piece-of-artillery-bare = Artillería { $n } { $side_of }
name-piece-of-artillery-short = Artillería { $n }
name-piece-of-artillery-of = de la brigada { $n } de artillería { $side_of }
name-piece-of-artillery-to = a la brigada { $n } de artillería { $side_of }
name-piece-of-artillery-by = por la brigada { $n } de artillería { $side_of }
name-piece-of-grenadiers = la brigada { $n } de granaderos { $side_of }
name-piece-of-grenadiers-bare = Granaderos { $n } { $side_of }
name-piece-of-grenadiers-short = Granaderos { $n }
name-piece-of-grenadiers-of = de la brigada { $n } de granaderos { $side_of }
name-piece-of-grenadiers-to = a la brigada { $n } de granaderos { $side_of }
name-piece-of-grenadiers-by = por la brigada { $n } de granaderos { $side_of }
name-piece-of-cuirassiers = la brigada { $n } de coraceros { $side_of }
name-piece-of-cuirassiers-bare = Coraceros { $n } { $side_of }
name-piece-of-cuirassiers-short = Coraceros { $n }
name-piece-of-cuirassiers-of = de la brigada { $n } de coraceros { $side_of }
name-piece-of-cuirassiers-to = a la brigada { $n } de coraceros { $side_of }
name-piece-of-cuirassiers-by = por la brigada { $n } de coraceros { $side_of }
name-piece-of-general = { $n ->
    [0] la unidad de mando { $side_of }
   *[other] la unidad de mando { $n } { $side_of }
    }
name-piece-of-general-bare = { $n ->
    [0] Unidad de mando { $side_of }
   *[other] Unidad de mando { $n } { $side_of }
    }
name-piece-of-general-short = { $n ->
    [0] Unidad de mando
   *[other] Unidad de mando { $n }
    }
name-piece-of-general-of = { $n ->
    [0] de la unidad de mando { $side_of }
   *[other] de la unidad de mando { $n } { $side_of }
    }
name-piece-of-general-to = { $n ->
    [0] a la unidad de mando { $side_of }
   *[other] a la unidad de mando { $n } { $side_of }
    }
name-piece-of-general-by = { $n ->
    [0] por la unidad de mando { $side_of }
   *[other] por la unidad de mando { $n } { $side_of }
    }
name-unit-musketeers = mosqueteros
name-unit-musketeers-bare = Mosqueteros
name-unit-dragoons = dragones
name-unit-dragoons-bare = Dragones
name-unit-artillery = artillería
name-unit-artillery-bare = Artillería
name-unit-grenadiers = granaderos
name-unit-grenadiers-bare = Granaderos
name-unit-cuirassiers = coraceros
name-unit-cuirassiers-bare = Coraceros
name-unit-general = general
name-unit-general-bare = General
name-unit-marshal = mariscal de campo
name-unit-marshal-bare = Mariscal de campo
name-unit-command = unidad de mando
name-unit-command-bare = Unidad de mando

# Oportunidades, y en una línea qué hace cada una.
name-card-spy = Espía
sachsen-card-spy = Roba una Oportunidad, arruina las relaciones de un Estado representado con uno no representado, o se adjudica el evento; en batalla quita una orden táctica. Después se descarta.
name-card-counter-espionage = Contraespionaje
sachsen-card-counter-espionage = Muéstralo para activar el servicio: cada espía usado contra ti puede ser desafiado, con 2 más en tu dado. Nunca se gasta.
name-card-attempt = Atentado
sachsen-card-attempt = Un atentado contra el gobernante de un electorado, sorteado entre los ocho.
name-card-agents = Agentes en la corte
sachsen-card-agents = Mira todas las Oportunidades de un adversario.
name-card-approval-one = Nota de aprobación
sachsen-card-approval-one = 1 nota de aprobación de un Estado no representado a tu elección.
name-card-approval-two = Doble nota de aprobación
sachsen-card-approval-two = 1 nota de aprobación de cada uno de 2 Estados no representados, sorteados.
name-card-protest = Nota de protesta
sachsen-card-protest = Un Estado no representado a tu elección envía 1 nota de protesta a un adversario.
name-card-ambassador = Embajador hábil
sachsen-card-ambassador = +2 a una propuesta o petición de este turno, dicho antes del dado.
name-card-safe-conduct = Salvoconducto
sachsen-card-safe-conduct = Un Estado no representado que no está en guerra contigo deja pasar tus unidades este turno, sin dado y sin precio.
name-card-summons = Convocatoria de congreso
sachsen-card-summons = Convoca un congreso sin causa y sin que otro lo apoye.
name-card-manufactory = Manufactura
sachsen-card-manufactory = Una provincia tuya da 100.000 más en cada renta, el resto de la partida. Una vez por provincia.
name-card-extra-tax = Impuesto extraordinario
sachsen-card-extra-tax = Toma 1.000.000 de gulden.
name-card-recruiters = Oficiales de reclutamiento
sachsen-card-recruiters = Hasta 2 brigadas alistadas este turno llegan en tu próxima renta.
name-card-depots = Almacenes llenos
sachsen-card-depots = Tu próximo mantenimiento se reduce a la mitad, redondeado hacia arriba a 100.000.
name-card-heir = Nacimiento de un heredero
sachsen-card-heir = Si tu gobernante tiene menos de 2 hijos, un dado: impar una hija, par un hijo.
name-card-physician = Médico de la corte
sachsen-card-physician = Tu gobernante herido sana en el acto. Puede jugarse mientras está bloqueado.
name-card-initiative = Iniciativa
sachsen-card-initiative = +1 en cada sorteo de iniciativa de esta batalla.
name-card-steal-initiative = Roba la iniciativa
sachsen-card-steal-initiative = Justo tras el despliegue: tienes la iniciativa hasta el final de la batalla. Una sola carta así por batalla.
name-card-third-salvo = Tercera salva
sachsen-card-third-salvo = Infantería: la brigada tiene 3 salvas en cada combate.
name-card-volley = Fuego por pelotones
sachsen-card-volley = Infantería, caballería: fuego +1, a largo y a corto alcance.
name-card-cold-steel = Al arma blanca
sachsen-card-cold-steel = Infantería, caballería: carga y melé +1.
name-card-stand-fast = Mantenerse firmes
sachsen-card-stand-fast = Cualquier brigada: defensa +1, bajo el fuego y en melé.
name-card-iron-drill = Disciplina férrea
sachsen-card-iron-drill = Cualquier brigada: disciplina +1.
name-card-quick-step = Paso ligero
sachsen-card-quick-step = Cualquier brigada: marcha de 1 cuadro más, marcha forzada de 2 más.
name-card-gun-laying = Puntería de los cañones
sachsen-card-gun-laying = Artillería: los tiros con elevación 1 no pierden por ello el punto de daño.

# Eventos: uno adverso y uno favorable en cada carta. Qué hace un Estado representado; después uno no representado.
name-card-harvest-bad = Cosecha perdida
sachsen-card-harvest-bad = Paga 1.000.000. No representado: pide 500.000.
name-card-harvest-good = Buena cosecha
sachsen-card-harvest-good = Recibe 1.000.000. No representado: 1 nota de aprobación a cada Estado representado con relaciones.
name-card-camp-bad = Fiebre de campamento
sachsen-card-camp-bad = 1 brigada a su elección debe reorganizarse, sin pagar. No representado: pide 500.000.
name-card-camp-good = Campamentos sanos
sachsen-card-camp-good = Su próximo mantenimiento se reduce a la mitad. No representado: 1 nota de aprobación a cada Estado representado con relaciones.
name-card-treasury-bad = Quiebra la banca
sachsen-card-treasury-bad = Paga 1.500.000. No representado: pide 1.000.000.
name-card-treasury-good = Una veta de plata
sachsen-card-treasury-good = Recibe 1.500.000. No representado: da 500.000 al Estado representado con más notas.
name-card-court-bad = Puñales en la corte
sachsen-card-court-bad = Un atentado contra su gobernante.
name-card-court-good = Nace un heredero
sachsen-card-court-good = Un dado, si su gobernante tiene menos de 2 hijos: impar una hija, par un hijo.
name-card-kingdoms-bad = Tensión entre los Reinos
sachsen-card-kingdoms-bad = Cada cual dice en secreto a quién apoya: Francia, Austria o ninguno. La segunda vez es guerra.
name-card-kingdoms-good = Reconciliación
sachsen-card-kingdoms-good = La tensión termina; +1 en cada propuesta a un Reino hasta el final del turno.
name-card-town-bad = Incendio en la capital
sachsen-card-town-bad = La provincia de su capital no da nada en 2 rentas. No representado: pide 500.000.
name-card-town-good = La gran feria
sachsen-card-town-good = Recibe 500.000. Quien dirige un Estado vecino recibe 100.000, aunque no esté representado.
name-card-soldiers-bad = Deserción
sachsen-card-soldiers-bad = Pierde 1 brigada a su elección. No representado: 1 brigada de mosqueteros debe reorganizarse.
name-card-soldiers-good = Voluntarios
sachsen-card-soldiers-good = 1 brigada de mosqueteros en la capital, si queda una ficha libre. No representado: 1 nota de aprobación a cada Estado representado con relaciones.
name-card-estates-bad = Revuelta de los estamentos
sachsen-card-estates-bad = Una provincia sorteada no da nada en 3 rentas, salvo con 2 unidades propias. No representado: pide una brigada.
name-card-estates-good = Estamentos leales
sachsen-card-estates-good = Recibe 300.000 en cada una de las próximas 3 rentas. No representado: 1 nota de aprobación a cada Estado representado con relaciones.
name-card-gazette-bad = Disputa de enviados
sachsen-card-gazette-bad = Un Estado no representado envía 1 nota de protesta a cada Estado representado sin acuerdos con él.
name-card-gazette-good = Jubileo
sachsen-card-gazette-good = Un Estado no representado envía 1 nota de aprobación a cada Estado representado que no está en guerra con él.
name-card-frontier-bad = Petición de ayuda
sachsen-card-frontier-bad = Un Estado no representado pide una brigada.
name-card-frontier-good = Una corte agradecida
sachsen-card-frontier-good = Un Estado no representado envía 2 notas de aprobación al Estado representado con más notas.
name-card-arsenal-bad = Estalla el polvorín
sachsen-card-arsenal-bad = 1 brigada, de artillería si la hay, debe reorganizarse sin pagar, también en un Estado no representado.
name-card-arsenal-good = Una nueva fundición
sachsen-card-arsenal-good = Hasta 2 brigadas alistadas este turno cuestan 1,5 veces su mantenimiento. No representado: 1 nota de aprobación a cada Estado representado con relaciones.
name-card-conspiracy-bad = Conspiración
sachsen-card-conspiracy-bad = Un atentado contra su gobernante.
name-card-conspiracy-good = Cartas interceptadas
sachsen-card-conspiracy-good = Roba 1 Oportunidad. No representado: 1 nota de aprobación a cada Estado representado con relaciones.

# Contadores, acuerdos.
name-track-tension = Tensión entre los Reinos
name-agreement-pact = pacto de defensa mutua
name-agreement-alliance = tratado de alianza
name-agreement-marriage = matrimonio
name-agreement-passage = paso

# Títulos de los pasos, y qué se hace en ellos.
about-deal = Cada Estado representado se sortea; un dado dice los herederos de los diez Estados.
about-placing = El general y 4 brigadas de mosqueteros se colocan en casillas del propio Estado.
about-income = Cada provincia da 500.000 gulden; se nombran las que no dan nada.
about-maintenance = Se paga por cada unidad. Quien no puede pagar disuelve unidades.
about-auction = Se puja en secreto por dos Oportunidades; las pujas dan también el orden de juego.
step-event = Evento
about-event = Se gira una carta; un dado dice el evento adverso o favorable, una carta de Estado a quién toca.
step-player-turns = Turnos de los Estados representados
about-player-turns = En el orden de la subasta: mover, atacar, tratar con las cortes, jugar Oportunidades.
about-player-turn = En cualquier orden: mover, atacar, alistar, pedir, proponer, declarar, jugar Oportunidades.
step-army-called = Un Reino envía su ejército
about-army-called = El programa pregunta quién manda el ejército de un Reino, cuando todos han dicho de qué lado están.
step-neutral-states = Estados no representados
about-neutral-states = El programa mueve los Estados que nadie dirige.
step-homecoming = Vuelta a casa

# Una provincia cuyo nombre traduce otro juego.
name-country-westfalen-sachsen = Westfalen
sachsen-option-terrain = Terreno
sachsen-option-terrain-line = El campo en que se encuentran los ejércitos
sachsen-option-terrain-mixed = Terreno mixto
sachsen-option-terrain-plain = Llanura
sachsen-option-terrain-woods = Bosques
sachsen-option-terrain-hills = Colinas
sachsen-option-troops = Tropas
sachsen-option-troops-line = Las brigadas de cada ejército, además de la unidad de mando
sachsen-option-troops-standard = Como al principio
sachsen-option-troops-guards = Con granaderos
sachsen-option-troops-horse = Mucha caballería
sachsen-option-troops-two-columns = Dos columnas cada uno
sachsen-option-chiefs = Comandantes
sachsen-option-chiefs-line = Quién manda en jefe
sachsen-option-chiefs-generals = Dos generales
sachsen-option-chiefs-marshals = Dos mariscales de campo
sachsen-option-chiefs-marshal-attacks = Un mariscal de campo ataca a un general
