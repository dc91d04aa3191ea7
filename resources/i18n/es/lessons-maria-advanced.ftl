# The lessons of MARIA, advanced course. Keys: lesson-maria-<lesson>-<step>[-<reply>].

# course
lesson-course-maria-advanced = Maria: el juego avanzado
lesson-course-maria-advanced-line = Marcadores de victoria, política, elección imperial y cambios de alianza, en los dos mapas.

# empty-reserve
lesson-maria-empty-reserve-title = El último marcador
lesson-maria-empty-reserve-theme = En el juego avanzado se usan los dos mapas, durante 12 turnos. Cada potencia mayor tiene una reserva de marcadores de victoria y debe colocarlos todos. A Francia le queda 1. Tú diriges Francia.
lesson-maria-empty-reserve-march = Moritz von Sachsen está en Lille. Llévalo por Tournai hasta Ath. Nadie protege Tournai, así que cae cuando sale de ella, y el último marcador va allí.
lesson-maria-empty-reserve-march-stands = Mientras está en Tournai no conquista nada: una fortaleza cae cuando un general sale de ella. Sigue hasta Ath en el mismo movimiento.
lesson-maria-empty-reserve-march-not-yet = La fase de movimiento terminaría con 1 marcador todavía en la reserva. Mueve primero a Moritz.
lesson-maria-empty-reserve-march-elsewhere = Las reglas lo permiten, pero así no tomas Tournai para acabar en Ath.
lesson-maria-empty-reserve-over = Tournai lleva el marcador francés y la reserva de Francia está vacía. ¿Ha ganado ya Luis XV?
lesson-maria-empty-reserve-over-choice-yes = Sí
lesson-maria-empty-reserve-over-choice-no = Todavía no
lesson-maria-empty-reserve-over-stage = Nadie gana en mitad de una etapa. Las reservas se miran al final de una etapa de acción, de una etapa política o de la elección imperial.
lesson-maria-empty-reserve-end = Bien: aún puede haber combates, y una derrota devuelve marcadores a la reserva. Cerca de Moritz no hay nadie. Termina la fase de movimiento.
lesson-maria-empty-reserve-end-won = La etapa ha terminado y la reserva sigue vacía: Luis XV gana la partida.
lesson-maria-empty-reserve-fight = El mismo día, con una diferencia: Maillebois tiene 1 tropa y al lado está Traun con 8. Al empezar el combate debe atacar. Ataca.
lesson-maria-empty-reserve-give-in = El marcador es −7 y no tienes cartas. Renuncia.
lesson-maria-empty-reserve-left = Maillebois se retira del tablero y eso cuesta 1 punto de victoria: un marcador sale de la casilla de batalla. ¿Cuántos marcadores hay ahora en la reserva de Francia?
lesson-maria-empty-reserve-left-lost = Un punto de victoria perdido devuelve un marcador de una casilla de batalla a la reserva. Francia tenía 1.
lesson-maria-empty-reserve-sums = La partida sigue. Si nadie gana antes, decide el cuarto invierno: en cada uno se anotan los marcadores en reserva. Sumas: Prusia 9, Francia 7, Ejército Pragmático 8, Austria 7. ¿Quién gana?
lesson-maria-empty-reserve-sums-highest = Los marcadores en reserva son los que no se colocaron: gana la suma más baja.
lesson-maria-empty-reserve-sums-tie = Francia tiene 7, igual que Austria. Pero María Teresa gana todos los empates, y Luis XV los pierde.

# battle-boxes
lesson-maria-battle-boxes-title = Casillas de batalla y electores
lesson-maria-battle-boxes-attack = Diriges Francia y Baviera. Törring y Belle-Isle están en Kufstein con 11 tropas; Karl y Traun, en Innsbruck con 10. Atácalos.
lesson-maria-battle-boxes-points = Marcador +1; Austria no juega nada. No puede retirarse y pierde sus 10 tropas y los dos generales. Las tropas cuentan de tres en tres. ¿Cuántos puntos de victoria son?
lesson-maria-battle-boxes-points-threes = Un punto por cada 3 tropas eliminadas, no por cada tropa.
lesson-maria-battle-boxes-points-whole = Solo cuentan los grupos enteros de tres: la décima tropa no da nada.
lesson-maria-battle-boxes-points-one = Un general retirado vale 1 punto solo si cayeron menos de 3 tropas.
lesson-maria-battle-boxes-boxes = Törring es bávaro; sus puntos cuentan para Francia, la potencia mayor. ¿Cuántos marcadores ha movido Francia a sus casillas de batalla?
lesson-maria-battle-boxes-boxes-full = Cada potencia mayor tiene solo 2 casillas de batalla. Un punto sin casilla libre se ignora.
lesson-maria-battle-boxes-back = Austria pierde 3 puntos. Tenía 1 marcador en sus casillas de batalla. ¿Cuántos marcadores han vuelto a su reserva?
lesson-maria-battle-boxes-back-none-there = Solo puede devolver lo que hay en sus casillas de batalla. El resto de la pérdida se ignora.
lesson-maria-battle-boxes-small = Otro combate: quien pierde se queda sin sus 2 últimas tropas, y su general se retira del tablero. ¿Cuántos puntos de victoria son?
lesson-maria-battle-boxes-small-general = Dos tropas solas no darían nada, pero además se retiró un general.
lesson-maria-battle-boxes-hunger = Un general austriaco se retira por falta de suministros. Austria pierde 1 punto de victoria. ¿Quién gana uno?
lesson-maria-battle-boxes-hunger-choice-nobody = Nadie
lesson-maria-battle-boxes-hunger-no-gain = Nadie lo ha derrotado. El hambre cuesta un punto, pero no da ninguno.
lesson-maria-battle-boxes-trier = Otras casillas se llenan en el mapa. Trier es una de las cuatro fortalezas de elector disputadas en el oeste. Lleva a Moritz por Trier hasta Bernkastel.
lesson-maria-battle-boxes-trier-leave = Parado en Trier no conquista nada. Llévalo hasta Bernkastel.
lesson-maria-battle-boxes-trier-elsewhere = Las reglas lo permiten, pero esta lección quiere Trier: acaba en Bernkastel.
lesson-maria-battle-boxes-electors = De Mainz, Trier, Köln y Mannheim, algunas llevan ahora el marcador de elector francés. Haz clic en todas ellas y luego en Comprobar.
lesson-maria-battle-boxes-electors-mainz = Mainz lleva todavía el marcador de elector austro-pragmático.
lesson-maria-battle-boxes-electors-box = Tres de cuatro: Francia pone un marcador en la casilla 3 Electores. Vuelve de inmediato si Francia baja de tres.

# trump
lesson-maria-trump-title = El palo del triunfo
lesson-maria-trump-theme = Cada turno empieza con la política. Hay dos Cartas Políticas bocarriba: Golpe de Estado, que acerca Rusia a Berlín, y Cerdeña-Piamonte, que acerca Italia a Viena. Diriges Prusia y el Ejército Pragmático.
lesson-maria-trump-name = Federico ganó el último combate, así que tú nombras el palo del triunfo político. Solo cuentan las cartas de ese palo. Prusia tiene el 9 de corazones y el 2 de picas. Elige el mejor.
lesson-maria-trump-name-two = Con picas Prusia tendría solo un 2. Tiene algo mejor en la mano.
lesson-maria-trump-name-low = Tréboles ayudaría al Ejército Pragmático, con un 3. En otro palo Prusia llegaría a 9.
lesson-maria-trump-name-none = Prusia no tiene cartas de ese palo.
lesson-maria-trump-place = Ahora cada potencia mayor puede colocar 1 carta bocabajo, de izquierda a derecha: primero Prusia. Coloca el 9 de corazones.
lesson-maria-trump-place-later = El 2 de picas no es triunfo. Como farol se permite, pero no da influencia; Prusia quiere elegir primero.
lesson-maria-trump-place-no-part = Una potencia sin cartas en su casilla no participa en la selección.
lesson-maria-trump-bluff = Francia ha colocado una carta. Le toca al Ejército Pragmático, que no tiene corazones. Puede no colocar nada o farolear: los demás solo ven el dorso. Coloca el 3 de tréboles.
lesson-maria-trump-bluff-free = Puedes hacerlo, pero aquí un farol no cuesta nada: una carta que no es triunfo vuelve a la mano. Pruébalo.
lesson-maria-trump-back = Se descubren todas: Prusia 9 de corazones, Francia 4 de diamantes, Ejército Pragmático 3 de tréboles, Austria 7 de corazones. Triunfo: corazones. ¿Qué cartas vuelven a la mano?
lesson-maria-trump-back-choice-nobody = Ninguna
lesson-maria-trump-back-choice-pragmatic-alone = Solo la del Ejército Pragmático
lesson-maria-trump-back-choice-france-pragmatic = Las de Francia y el Ejército Pragmático
lesson-maria-trump-back-bluffs = Las cartas recién colocadas que no son triunfo vuelven a la mano de su dueño.
lesson-maria-trump-back-diamonds = Mira también a Francia: diamantes tampoco es triunfo.
lesson-maria-trump-turned-up = Si nadie ha ganado aún un combate, decide el mazo. Se descubre una Reserva y luego el 4 de picas. ¿Qué pasa?
lesson-maria-trump-turned-up-choice-reserve = Cuenta la Reserva: no hay triunfo
lesson-maria-trump-turned-up-choice-spades = El triunfo es picas
lesson-maria-trump-turned-up-choice-hearts = Se descubre otra carta
lesson-maria-trump-turned-up-go-on = Una Reserva no tiene palo: se descubren cartas hasta que salga una que no lo sea.
lesson-maria-trump-turned-up-first = El 4 de picas no es una Reserva, así que la búsqueda termina ahí.

# influence
lesson-maria-influence-title = Influencia
lesson-maria-influence-place = Triunfo: corazones. En la casilla de Austria hay un 6 de picas conservado de un turno anterior. Aquí todo está a la vista y juegas por todos. Coloca la Reserva por Prusia.
lesson-maria-influence-place-use = Sin carta Prusia no participaría. Aquí la Reserva es fuerte: colócala.
lesson-maria-influence-prussia = Francia ha colocado el 7 de corazones y Austria el 9 de diamantes. En política una Reserva siempre es triunfo. ¿Cuánta influencia tiene Prusia?
lesson-maria-influence-prussia-politics = En combate o como pago vale 8 como mucho. En la tabla política cuenta el doble.
lesson-maria-influence-austria = ¿Y Austria, con el 6 de picas conservado y el 9 de diamantes recién colocado?
lesson-maria-influence-austria-diamonds = El 9 de diamantes se ha colocado ahora y no es triunfo: ha vuelto a la mano.
lesson-maria-influence-austria-other = Al revés: el 9 se ha colocado ahora y ha vuelto a la mano; el 6 ya estaba allí.
lesson-maria-influence-austria-kept = Una carta conservada de un turno anterior se queda, sea del palo que sea, y cuenta.
lesson-maria-influence-second = Elige primero la influencia más alta: Prusia. ¿Quién es la segunda?
lesson-maria-influence-second-first = Prusia, con 16, es la primera. ¿Quién viene después?
lesson-maria-influence-second-six = Austria tiene 6. Otra potencia tiene más.
lesson-maria-influence-second-nothing = El Ejército Pragmático no ha colocado nada: sin cartas en su casilla no participa.
lesson-maria-influence-tie = Otro turno: las cuatro tienen 5. En caso de empate va primero quien tiene la casilla más a la derecha. Las casillas: Prusia, Francia, Ejército Pragmático, Austria. ¿Quién es la primera?
lesson-maria-influence-tie-right = Prusia coloca su carta la primera, pero su casilla es la de más a la izquierda.
lesson-maria-influence-tie-order = Austria, después el Ejército Pragmático, luego Francia y por último Prusia.

# select
lesson-maria-select-title = Seleccionar o conservar
lesson-maria-select-choose = Influencia: Prusia 9, Austria 3, Francia 3, Ejército Pragmático 2, con una carta conservada. Juegas por todos. La carta Rusia perjudicaría a Prusia. Quien la selecciona también puede descartarla: selecciónala.
lesson-maria-select-choose-coat = Una potencia solo selecciona cartas que muestran su casaca. Electorado Palatino muestra las de Francia y el Ejército Pragmático.
lesson-maria-select-choose-austria-next = Entonces le tocaría a Austria, que podría tomar Rusia, con sus flechas contra Prusia. Tómala tú.
lesson-maria-select-discard = El 9 de Prusia está gastado. Ahora ejecuta la carta o déjala sin efecto. Descártala sin efecto.
lesson-maria-select-discard-worse = Así Rusia iría hacia Viena o Sajonia se alejaría de Prusia. Tomaste la carta para impedirlo.
lesson-maria-select-austria = Sigue Austria, antes que Francia: su casilla está más a la derecha. Solo queda Electorado Palatino, sin la casaca austriaca. ¿Qué pasa con la carta de Austria?
lesson-maria-select-austria-choice-keep = Se queda en la tabla
lesson-maria-select-austria-choice-select = Paga Electorado Palatino
lesson-maria-select-austria-choice-hand = Vuelve a la mano
lesson-maria-select-austria-coat = Sin su casaca en la carta, Austria no puede seleccionarla.
lesson-maria-select-austria-one-left = Las cartas solo vuelven a la mano cuando se han seleccionado las dos Cartas Políticas. Queda una, y a Austria ya le tocó.
lesson-maria-select-france = Austria debe conservar su carta para turnos futuros. Ahora Francia. Selecciona Electorado Palatino.
lesson-maria-select-france-good = Conservar guarda la influencia para después, pero esta carta da a Francia Mannheim, una carta y 3 tropas. Tómala.
lesson-maria-select-carry-out = Electorado Palatino da Mannheim, 1 Carta Táctica y 3 tropas. Ejecuta su texto.
lesson-maria-select-carry-out-waste = Así descartas la carta sin efecto. Su texto beneficia a Francia.
lesson-maria-select-pragmatic = Mannheim es francesa y Francia ha asignado sus 3 tropas. Al Ejército Pragmático no le ha tocado. ¿Qué pasa con su carta conservada?
lesson-maria-select-pragmatic-choice-stays = Se queda en la tabla
lesson-maria-select-pragmatic-choice-hand = Vuelve a la mano
lesson-maria-select-pragmatic-choice-discarded = Se descarta
lesson-maria-select-pragmatic-both = Las dos Cartas Políticas se han ido. Quien aún no había tenido su turno recoge todas sus cartas, también las conservadas.
lesson-maria-select-pragmatic-not-selected = Solo quien selecciona una Carta Política descarta las cartas de su casilla.
lesson-maria-select-variant = Otra vez lo mismo, pero ahora Francia guarda su influencia. Prusia ha descartado Rusia y Austria debe conservar. Conserva también la carta de Francia.
lesson-maria-select-variant-keep-now = Eso fue la primera vez. Ahora Francia conserva su carta.
lesson-maria-select-gone = El Ejército Pragmático también conserva. Nadie ha seleccionado Electorado Palatino. ¿Qué pasa con ella?
lesson-maria-select-gone-choice-waits = Espera al próximo turno
lesson-maria-select-gone-choice-discarded = Se descarta sin efecto
lesson-maria-select-gone-no-wait = Una Carta Política solo está a la vista un turno. Las Cartas Tácticas de Austria, Francia y el Ejército Pragmático se quedan.
