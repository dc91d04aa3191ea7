# REVOLUTION: THE DUTCH REVOLT: sus nombres. Lo que dice mientras se juega está en revolution.ftl.
game-revolution = Revolution: The Dutch Revolt
game-revolution-subtitle = Cinco facciones se disputan los Países Bajos, de 1568 a 1648
game-revolution-line = de 2 a 5 puestos, reglas de la primera edición
game-revolution-length = de 2 a 5 horas
scenario-revolution-full = las facciones habituales
scenario-revolution-full-line = Cinco facciones; cuatro sin la Nobleza; con dos puestos cada uno dirige dos
revolution-option-payments = Pagos
revolution-option-payments-line = Por acuerdo público una facción puede pagar monedas a otra
revolution-option-sides = Junto a los Católicos
revolution-option-sides-line = Las otras dos facciones en juego; el libro de reglas aconseja Nobleza y Reformistas
revolution-option-sides-nobility-reformers = Nobleza y Reformistas
revolution-option-sides-habsburgs-nobility = Habsburgo y Nobleza
revolution-option-sides-habsburgs-burghers = Habsburgo y Burgueses
revolution-option-sides-habsburgs-reformers = Habsburgo y Reformistas
revolution-option-sides-nobility-burghers = Nobleza y Burgueses
revolution-option-sides-burghers-reformers = Burgueses y Reformistas
revolution-option-huguenots-stay = Los Hugonotes se quedan
revolution-option-huguenots-stay-line = Una ficha de los Hugonotes que intercepta se queda en su recuadro; la moneda sale de la reserva

# Títulos de las fases, y qué se hace en ellas.
step-set-up = Despliegue inicial
step-support = Movimiento de apoyo
step-treasure = Interceptación
step-taxes = Impuestos
step-upkeep = Mantenimiento de ejércitos
step-raise = Reclutamiento de ejércitos
step-battles = Batallas
step-sieges = Inicio de asedios
step-beggars = Mendigos del mar
step-beggars-ship = Los mendigos del mar zarpan
step-beggars-act = Los mendigos del mar actúan
step-army-move = Movimiento de ejércitos
step-hinder = Ejército detenido
step-military = Influencia militar
step-new-units = Nuevas unidades
step-conflict = Conflicto
step-neutrals = Unidades neutrales
step-shortage = Escasez de neutrales
step-overflow = Excedente de población
step-propose = Propuestas
step-within = Movimiento dentro de las provincias
step-settling = Los neutrales se instalan
step-resolve = Resolución de asedios
step-allegiance = Influencia en la lealtad
step-adjustments = Indicadores y ajustes
step-holders = Asignación de provincias y ciudades
step-bishoprics = Asignación de obispados
step-universities = Asignación de universidades
step-positions = Determinación de posiciones
step-attribution = Asignación
step-scoring = Recuento de puntos
step-abandoned-leave = Los ejércitos abandonados salen del mapa
step-next-turn = Turno siguiente
about-support = Las fichas pueden salir de los recuadros de apoyo: al mapa desde las casillas sin color, al tesoro desde las de color, a elegir desde las partidas en diagonal.
about-treasure = Cada ficha de los Hugonotes puede interceptar una moneda que sale del Tesoro español. La ficha se hace moneda de su propia facción.
about-taxes = Las provincias pagan el impuesto de su carta. Todas las ciudades de una facción pagan el mismo tipo, 1, 2 o 3 monedas cada una.
about-upkeep = Cada ejército se mantiene por 1 moneda (Católicos 2), se disuelve por 1, o se abandona: entonces saquea una villa o sustituye una ficha.
about-raise = Se reclutan hasta 3 ejércitos donde la facción tenga un ejército o una ficha. Cuantos más, más caros.
about-battles = Donde se encuentran ejércitos de varias facciones cae uno de cada una de las más enfrentadas, hasta que quede una facción o 2 ejércitos se mantengan a distancia.
about-sieges = Un ejército puede asediar una ciudad de su región. Nada entra en esa ciudad ni sale de ella hasta que se resuelva el asedio.
about-beggars = Burgueses o Reformistas pueden contratar mendigos del mar: para eliminar un ejército, levantar asedios, saquear, asediar o detener ejércitos.
about-army-move = Cada ejército que no asedia puede ir por una flecha blanca a una casilla vacía de la sección vecina.
about-military = Un ejército sin otros ajenos en su sección puede sustituir una ficha en una villa o en el campo de su región.
about-new-units = Ciudades, villas, campo y recuadros de apoyo traen fichas nuevas, al menos 7. Van donde la facción tiene fichas.
about-conflict = En las provincias por encima del límite cada facción pierde una ficha por ronda, primero la menor, hasta respetar el límite.
about-neutrals = Fichas neutrales llenan las provincias por debajo de su límite.
about-overflow = Donde una facción supera sola el límite, su excedente puede pasar a provincias vecinas o por los ríos; el resto vuelve a la reserva.
about-propose = Cada facción nombra las provincias en las que quiere un movimiento. En las demás nadie mueve.
about-within = La facción mayor de la provincia reparte primero sus fichas. Las siguientes respetan los sitios ocupados.
about-resolve = Los ejércitos sitiadores convierten hasta 2 fichas de la ciudad; todas las demás ajenas se hacen neutrales.
about-allegiance = Las monedas mueven los indicadores de las ciudades: 3 casillas cada uno en total. En las casillas de color los indicadores cambian las fichas de su ciudad.
about-adjustments = Cada indicador avanza moneda a moneda, al final las de la Nobleza. En las casillas de color se quitan o añaden fichas de la ciudad.
about-holders = Una carta va a la facción con más fichas que todas las demás juntas, neutrales incluidos.
about-bishoprics = El indicador de cada obispado avanza una casilla hacia quien posee la provincia.
about-universities = Quien controla el lugar hace reformada o católica una universidad, la funda o la suprime.
about-positions = Se colocan las cartas, primero quien tiene más puntos: quien tiene menos elige su lugar en el orden de juego.
about-scoring = Se cuentan de nuevo los puntos: cartas de ciudades y provincias, y el objetivo propio de cada facción.
about-attribution = Se asignan cartas de ciudades y provincias, obispados, universidades e indicadores de lealtad.

# Nombres del mapa; ciudades, villas y casi todas las provincias conservan los del mapa.
name-country-flanders = Flandes
name-country-flanders-of = de Flandes
name-country-flanders-to = a Flandes
name-country-flanders-by = por Flandes
name-country-flanders-bare = Flandes
name-country-generality = la Generalidad
name-country-generality-of = de la Generalidad
name-country-generality-to = a la Generalidad
name-country-generality-by = por la Generalidad
name-country-generality-bare = Generalidad
name-country-koeln-revolution = Köln
name-country-trier-revolution = Trier

# Regiones, por sus secciones de mando.
name-box-section-north = el Norte
name-box-section-north-bare = Norte
name-box-section-north-of = del Norte
name-box-section-north-by = por el Norte
name-box-section-ijssel = Gelderland y Overijssel
name-box-section-ijssel-bare = Gelderland y Overijssel
name-box-section-ijssel-of = de Gelderland y Overijssel
name-box-section-holland = Holland y Utrecht
name-box-section-holland-bare = Holland y Utrecht
name-box-section-holland-of = de Holland y Utrecht
name-box-section-coast = Zeeland y la Generalidad
name-box-section-coast-bare = Zeeland y Generalidad
name-box-section-coast-of = de Zeeland y la Generalidad
name-box-section-flanders = Flandes
name-box-section-flanders-bare = Flandes
name-box-section-flanders-of = de Flandes
name-box-section-flanders-by = por Flandes
name-box-section-south = Artois y Hainaut
name-box-section-south-bare = Artois y Hainaut
name-box-section-south-of = de Artois y Hainaut
name-box-section-brabant = Brabant
name-box-section-brabant-bare = Brabant
name-box-section-brabant-of = de Brabant
name-box-section-meuse = el Mosa
name-box-section-meuse-bare = Mosa
name-box-section-meuse-of = del Mosa
name-box-section-meuse-by = por el Mosa
name-box-section-rhine = el Bajo Rin
name-box-section-rhine-bare = Bajo Rin
name-box-section-rhine-of = del Bajo Rin
name-box-section-rhine-by = por el Bajo Rin
name-box-section-luxembourg = Luxemburgo y Tréveris
name-box-section-luxembourg-bare = Luxemburgo y Tréveris
name-box-section-luxembourg-of = de Luxemburgo y Tréveris

# Recuadros de apoyo.
name-box-french-support = Apoyo francés
name-box-emperor = Apoyo del Emperador
name-box-london-merchants = Mercaderes de Londres
name-box-huguenots = Hugonotes
name-box-calvinists = Calvinistas
name-box-jesuits = Jesuitas
name-box-spanish-treasury = Tesoro español
name-box-water-beggars = Mendigos del mar

# Contadores, lo que está junto al mapa, y piezas.
name-track-allegiance = Lealtad de los ciudadanos
name-track-bishoprics = Obispados
name-track-universities = Universidades
name-track-order = Orden de juego
name-track-turn = Turno
name-track-score = Puntuación
name-camp-treasury = tesoro
name-heap-counter-country = { $side }, campo: { $place }
name-heap-counter-supply = { $side }, reserva
name-heap-coin-treasury = { $side }, tesoro
name-piece-catholics-army = ejército de los Católicos
name-piece-habsburgs-army = ejército de los Habsburgo
name-piece-nobility-army = ejército de la Nobleza
name-piece-burghers-army = ejército de los Burgueses
name-piece-reformers-army = ejército de los Reformistas
name-piece-beggar = mendigo del mar

# El recorrido, y puntuaciones sin meta, con palabras de este juego.
tour-map-revolution = Lo que puede actuar está iluminado. Arrastra fichas o ejércitos a un lugar iluminado; si van varios, se pregunta cuántos.
tour-undo-revolution = «Deshacer» retira lo que has hecho desde la última acción de otra facción. Pruébalo.
tour-hand-revolution = Aquí nada está oculto: reserva, monedas y ejércitos de cada facción están a la vista junto al mapa.
panels-score-points = { $value ->
    [one] { $value } punto de victoria
   *[other] { $value } puntos de victoria
    }
