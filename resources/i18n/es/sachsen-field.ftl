# La batalla de SACHSEN en su campo de cuadros: pasos, botones, peticiones, noticias, rechazos, dados.
sachsen-edge = { $edge ->
    [n] norte
    [e] este
    [s] sur
   *[other] oeste
    }

# Títulos de los pasos, y qué se hace en ellos.
step-field-side = Lado del campo
about-field-side = El defensor elige un lado del campo; el atacante tiene el opuesto.
step-lay-cards = Cartas para la batalla
about-lay-cards = Cada comandante en jefe selecciona en secreto Oportunidades.
step-initiative = Iniciativa
about-initiative = Un dado cada uno, con la bonificación del comandante en jefe: quién empieza, y cuántas acciones tiene cada uno por fase.
step-redoubts = Reductos
about-redoubts = Cada ejército puede colocar un reducto de 4 cuadros en su cuarto.
step-deployment = Quién despliega primero
about-deployment = Quien tiene la iniciativa dice quién empieza, y cuántas unidades cada vez.
step-deploying = Despliegue
about-deploying = Los dos ejércitos colocan por turno sus unidades, cada uno en su cuarto del campo.
step-arrive = Unidades retrasadas
about-arrive = Las unidades retrasadas entran por la fila de su borde.
step-ready = Primeras órdenes
about-ready = Las cartas seleccionadas pueden darse bocabajo a las brigadas.
step-steal = Roba la iniciativa
about-steal = A quien ha seleccionado cartas se le pregunta si roba la iniciativa.
step-battle-turn = Turno de batalla
about-battle-turn = 3 fases; cada 3 turnos se sortea de nuevo la iniciativa.
step-phase = Fase
about-phase = Actúa quien tiene la iniciativa, luego la otra parte.
step-field-phase-1 = Fase 1
step-field-phase-2 = Fase 2
step-field-phase-3 = Fase 3
step-field-half = { $sides }
about-field-half = Mover, trabar combate, disparar cañones, dar órdenes; o al empezar abandonar el campo.
step-rally = Recuperación
about-rally = El comandante prueba las unidades desordenadas y en desbandada; las que siguen así huyen más.
step-half-phase = Media fase
about-half-phase = Mover, trabar combate, disparar cañones, dar órdenes; o al empezar abandonar el campo.
step-field-way = En marcha
about-field-way = Una unidad sigue su camino; los cañones pueden pararla.
step-guns-window = Cañones contra una unidad en marcha
about-guns-window = Quien tiene una batería puede parar a una unidad que cruza su área de tiro.
step-engagement = Combate
about-engagement = Salvas, acercamiento, quizá carga y melé.
step-salvo = Salva
about-salvo = Ambos dicen en secreto si disparan; luego los dados se tiran a la vez.
step-closing = Decide quien mueve
about-closing = Acercarse un cuadro, cargar, pedir una prueba, o romper el combate.
step-charged = Carga declarada
about-charged = Quien recibe la carga puede pedir una prueba de moral.
step-guard = Guardia del general
about-guard = Una unidad de la columna del general se interpone y combate en su lugar.
step-test = Prueba
about-test = Un dado, la disciplina y los modificadores; quizá otra vez, quizá con puntos de experiencia.
step-exchange = Intercambio
about-exchange = Los dados de ataque y de defensa se tiran a la vez; algunos pueden repetirse.
step-pursuit = Tras la carga
about-pursuit = Quien vence persigue, toma el cuadro, o se queda.
step-general-lost = Un general es derrotado
about-general-lost = Quien vence mata o captura al general.
step-experience = Experiencia
about-experience = El dueño reparte los puntos entre brigadas y general.
step-muster = Revista
about-muster = Se reúnen las dos columnas, y cada parte recibe 5 cartas de batalla.
step-battle-over = La batalla ha terminado
about-battle-over = Ha ganado quien conserva el campo.
step-battle-end = Fin de la batalla
about-battle-end = Quien vence, cartas y experiencia; luego vuelve el tablero político.

# Qué se puede hacer.
sachsen-act-side = Lado { sachsen-edge }
sachsen-act-lay = { $n ->
    [0] No seleccionar cartas
   *[other] Seleccionar { $cards }
    }
sachsen-act-redoubt = Reducto de { $place } a { $last }
sachsen-act-begin = { $first ->
    [me] Empiezo yo, { $n } cada vez
   *[other] Empieza la otra parte, { $n } cada vez
    }
sachsen-act-deploy = { $facing ->
    [n] { $piece_short } a { $place }, frente al norte
    [e] { $piece_short } a { $place }, frente al este
    [s] { $piece_short } a { $place }, frente al sur
    [w] { $piece_short } a { $place }, frente al oeste
    [train] { $piece_short } a { $place }, a remolque
   *[other] { $piece_short } a { $place }
    }
sachsen-act-array = { $how ->
    [all] Los oficiales despliegan todas las unidades
   *[other] { $n ->
        [one] Los oficiales despliegan { $n } unidad
       *[other] Los oficiales despliegan { $n } unidades
        }
    }
sachsen-act-steal = Robar la iniciativa
sachsen-act-march = { $piece_short }: marcha a { $place }
sachsen-act-forced = { $piece_short }: marcha forzada a { $place }
sachsen-act-push = { $piece_short }: a brazo a { $place }
sachsen-act-limber = { $piece_short }: enganchar
sachsen-act-unlimber = { $piece_short }: desenganchar, frente al { sachsen-edge }
sachsen-act-face = { $piece_short }: frente al { sachsen-edge }
sachsen-act-shoot = { $piece_short }: disparar a { $target_short }, elevación { $n }
sachsen-act-shoot-chance = { $piece_short }: disparar a { $target_short } a distancia { $rows }, elevación { $n }: acierta con { $hits } de 6, daño medio { $mean }
sachsen-act-engage = { $piece_short }: trabar combate con { $target_short }
sachsen-act-recover = Recuperar: { $piece_short }
sachsen-act-recover-need = Recuperar { $piece_short }: { $n } o más
sachsen-act-order = Dar { $card } a { $piece_short }
sachsen-act-spy = Usar un Espía
sachsen-act-leave = Abandonar el campo
sachsen-act-officers = Dejar combatir a los oficiales
sachsen-act-command = Retomar el mando
sachsen-act-halt = { $piece_short }: parar a { $target_short } en { $place }, elevación { $n }
sachsen-act-halt-chance = { $piece_short }: parar a { $target_short } en { $place }, distancia { $rows }, elevación { $n }: acierta con { $hits } de 6, daño medio { $mean }
sachsen-act-fire = Disparar
sachsen-act-hold = Mantener
sachsen-act-close = Acercarse
sachsen-act-close-to = Acercarse a { $place }
sachsen-act-charge = Cargar
sachsen-act-charge-to = Cargar, llegando a { $place }
sachsen-act-test = Pedir una prueba de moral
sachsen-act-break-off = Romper el combate
sachsen-act-again = { $die ->
    [attack] Repetir el dado de ataque
    [defence] Repetir el dado de defensa
   *[other] Repetir la prueba
    }
sachsen-act-point = { $n ->
    [one] Sumar { $n } punto de experiencia
   *[other] Sumar { $n } puntos de experiencia
    }
sachsen-act-share = General { $n }, brigadas { $m }
sachsen-act-guard = { $piece_short }: guardia del general
sachsen-act-pursue = Perseguir
sachsen-act-occupy = Tomar el cuadro
sachsen-act-kill = Matar al general
sachsen-act-capture = Capturar al general
sachsen-act-half-done-left = { $n ->
    [one] Listo (queda { $n } acción)
   *[other] Listo (quedan { $n } acciones)
    }

# Qué se pide.
sachsen-prompt-field-side = { $side_num ->
    [pl] { $side_who } deben elegir un lado del campo.
   *[other] { $side_who } debe elegir un lado del campo.
    }
sachsen-prompt-lay-cards = { $side_num ->
    [pl] { $side_who } pueden seleccionar cartas para la batalla, { $n } como mucho.
   *[other] { $side_who } puede seleccionar cartas para la batalla, { $n } como mucho.
    }
sachsen-prompt-redoubts = { $side_num ->
    [pl] { $side_who } pueden colocar un reducto de 2 por 2 cuadros en un cuadro iluminado, o pulsar «Listo».
   *[other] { $side_who } puede colocar un reducto de 2 por 2 cuadros en un cuadro iluminado, o pulsar «Listo».
    }
sachsen-prompt-deployment = { $side_num ->
    [pl] { $side_who } deben decir quién despliega primero, y cuántas unidades cada vez.
   *[other] { $side_who } debe decir quién despliega primero, y cuántas unidades cada vez.
    }
sachsen-prompt-deploy = { $side_num ->
    [pl] { $side_who } deben arrastrar unidades a cuadros iluminados de su cuarto: faltan { $n }.
   *[other] { $side_who } debe arrastrar unidades a cuadros iluminados de su cuarto: faltan { $n }.
    }
sachsen-prompt-arrive = { $side_num ->
    [pl] { $side_who } deben arrastrar las unidades retrasadas a cuadros iluminados: faltan { $n }.
   *[other] { $side_who } debe arrastrar las unidades retrasadas a cuadros iluminados: faltan { $n }.
    }
sachsen-prompt-steal = { $side_num ->
    [pl] { $side_who } pueden jugar Roba la iniciativa, o pasar.
   *[other] { $side_who } puede jugar Roba la iniciativa, o pasar.
    }
sachsen-prompt-ready = { $side_num ->
    [pl] { $side_who } pueden poner cartas en brigadas como órdenes y pulsar «Listo».
   *[other] { $side_who } puede poner cartas en brigadas como órdenes y pulsar «Listo».
    }
sachsen-prompt-rally = { $side_num ->
    [pl] { $side_who } pueden hacer clic en una unidad para ponerla en orden y pulsar «Listo».
   *[other] { $side_who } puede hacer clic en una unidad para ponerla en orden y pulsar «Listo».
    }
sachsen-prompt-half-phase = { $side_num ->
    [pl] { $n ->
        [one] { $side_who } pueden actuar: queda { $n } acción. Turno { $turn }, fase { $phase }.
       *[other] { $side_who } pueden actuar: quedan { $n } acciones. Turno { $turn }, fase { $phase }.
        }
   *[other] { $n ->
        [one] { $side_who } puede actuar: queda { $n } acción. Turno { $turn }, fase { $phase }.
       *[other] { $side_who } puede actuar: quedan { $n } acciones. Turno { $turn }, fase { $phase }.
        }
    }
sachsen-prompt-half-phase-due = { $side_num ->
    [pl] { $side_who } deben arrastrar { $piece_short } sobre un enemigo antes de «Listo»; acciones restantes: { $n }.
   *[other] { $side_who } debe arrastrar { $piece_short } sobre un enemigo antes de «Listo»; acciones restantes: { $n }.
    }
sachsen-prompt-guns-window = { $side_num ->
    [pl] { $side_who } pueden parar a { $piece_short } en su camino y disparar: elige un cuadro, o deja pasar.
   *[other] { $side_who } puede parar a { $piece_short } en su camino y disparar: elige un cuadro, o deja pasar.
    }
sachsen-prompt-salvo = { $side_num ->
    [pl] { $side_who } pueden disparar o reservar el fuego: { $piece_short } y { $target_short }, distancia { $n }.
   *[other] { $side_who } puede disparar o reservar el fuego: { $piece_short } y { $target_short }, distancia { $n }.
    }
sachsen-prompt-closing = { $side_num ->
    [pl] { $side_who } pueden acercarse, cargar o romper: { $piece_short } contra { $target_short }, distancia { $n }.
   *[other] { $side_who } puede acercarse, cargar o romper: { $piece_short } contra { $target_short }, distancia { $n }.
    }
sachsen-prompt-charged = { $side_num ->
    [pl] { $side_who } pueden pedir una prueba de moral: { $piece_short } carga contra { $target_short }.
   *[other] { $side_who } puede pedir una prueba de moral: { $piece_short } carga contra { $target_short }.
    }
sachsen-prompt-guard = { $side_num ->
    [pl] { $side_who } deben elegir la unidad que guarda a su general contra { $target_short }.
   *[other] { $side_who } debe elegir la unidad que guarda a su general contra { $target_short }.
    }
sachsen-prompt-test = { $side_num ->
    [pl] { $side_who } pueden mejorar la prueba de { $piece_short }: { $sum }, hace falta { $need }.
   *[other] { $side_who } puede mejorar la prueba de { $piece_short }: { $sum }, hace falta { $need }.
    }
sachsen-prompt-exchange = { $side_num ->
    [pl] { $side_who } pueden repetir o sumar puntos por { $piece_short }: daños { $n }, al enemigo { $m }.
   *[other] { $side_who } puede repetir o sumar puntos por { $piece_short }: daños { $n }, al enemigo { $m }.
    }
sachsen-prompt-pursuit = { $side_num ->
    [pl] { $side_who } pueden perseguir, tomar el cuadro o quedarse con { $piece_short }.
   *[other] { $side_who } puede perseguir, tomar el cuadro o quedarse con { $piece_short }.
    }
sachsen-prompt-general-lost = { $side_num ->
    [pl] { $side_who } deben matar o capturar al general derrotado.
   *[other] { $side_who } debe matar o capturar al general derrotado.
    }
sachsen-prompt-experience = { $side_num ->
    [pl] { $side_who } deben repartir { $n } puntos de experiencia entre general y brigadas.
   *[other] { $side_who } debe repartir { $n } puntos de experiencia entre general y brigadas.
    }
sachsen-round-lay-cards = Cartas para la batalla
sachsen-round-steal = ¿Roba alguien la iniciativa?
sachsen-round-salvo = Salva: { $piece_short } y { $target_short }, distancia { $n }.

# Qué ha pasado.
sachsen-log-battle-turn = Empieza el turno de batalla { $n }.
sachsen-log-battle = { $side_num ->
    [pl] { $side } atacan { $other_to } en { $country } ({ $place }).
   *[other] { $side } ataca { $other_to } en { $country } ({ $place }).
    }
sachsen-log-battle-alone = { $side_num ->
    [pl] { $side } atacan { $other_to }.
   *[other] { $side } ataca { $other_to }.
    }
sachsen-log-field = Campo sorteado: { $sections ->
    [1] una sección
   *[other] dos secciones
    }, { $terrain ->
    [plain] llanura
    [woods] bosques
    [hills] colinas
   *[mixed] terreno mixto
    }; { $sections ->
    [1] hasta { $most } por parte
   *[other] más de { $most } en una parte
    }: { $attack } y { $defence }.
sachsen-log-late = { $pieces }: con retraso, en el turno de batalla { $turn }.
sachsen-log-array-all = { $side_num ->
    [pl] { $side } dejan que sus oficiales desplieguen todas las unidades.
   *[other] { $side } deja que sus oficiales desplieguen todas las unidades.
    }
sachsen-log-officers = { $side_num ->
    [pl] { $side } dejan la batalla a sus oficiales.
   *[other] { $side } deja la batalla a sus oficiales.
    }
sachsen-log-command = { $side_num ->
    [pl] { $side } retoman el mando.
   *[other] { $side } retoma el mando.
    }
sachsen-log-holds = Iniciativa: { $side_bare }. Acciones por fase: { $n }; { $other_bare }: { $m }.
sachsen-log-holds-even = { $n ->
    [0] Iniciativa igual: nadie tiene acciones.
   *[other] Iniciativa igual: primero { $side }, se mueve por turno. Acciones: { $n }.
    }
sachsen-log-edge = { $side_num ->
    [pl] { $side } eligen el lado { sachsen-edge }.
   *[other] { $side } elige el lado { sachsen-edge }.
    }
sachsen-log-redoubt = { $side_num ->
    [pl] { $side } colocan un reducto en { $place }.
   *[other] { $side } coloca un reducto en { $place }.
    }
sachsen-log-begins = { $side_num ->
    [pl] { $side } empiezan a desplegar, { $n } cada vez.
   *[other] { $side } empieza a desplegar, { $n } cada vez.
    }
sachsen-log-deploys = { $piece } despliega en { $place }.
sachsen-log-laid = { $n ->
    [one] { $side_bare }: { $n } carta seleccionada para la batalla.
   *[other] { $side_bare }: { $n } cartas seleccionadas para la batalla.
    }
sachsen-log-steals = { $side_num ->
    [pl] { $side } roban la iniciativa para toda la batalla.
   *[other] { $side } roba la iniciativa para toda la batalla.
    }
sachsen-log-calls = { $side_num ->
    [pl] { $side } han hablado.
   *[other] { $side } ha hablado.
    }
sachsen-log-calls-steal = { $side_num ->
    [pl] { $side } juegan Roba la iniciativa.
   *[other] { $side } juega Roba la iniciativa.
    }
sachsen-log-calls-pass = { $side_num ->
    [pl] { $side } pasan.
   *[other] { $side } pasa.
    }
sachsen-log-engages = { $piece } traba combate con { $target }.
sachsen-log-salvo-fire = { $side_num ->
    [pl] { $side } disparan.
   *[other] { $side } dispara.
    }
sachsen-log-salvo-hold = { $side_num ->
    [pl] { $side } reservan el fuego.
   *[other] { $side } reserva el fuego.
    }
sachsen-log-salvo-ready = { $side_num ->
    [pl] { $side } han decidido.
   *[other] { $side } ha decidido.
    }
sachsen-log-no-fire = Nadie dispara.
sachsen-log-marches = { $piece } va a { $place }.
sachsen-log-closes = { $piece } se acerca a { $place }.
sachsen-log-charges = { $piece } carga contra { $target }.
sachsen-log-asks-test = { $side_num ->
    [pl] { $side } piden una prueba de moral.
   *[other] { $side } pide una prueba de moral.
    }
sachsen-log-guards = { $piece } se interpone y guarda a su general.
sachsen-log-limber = { $piece } engancha los cañones.
sachsen-log-unlimber = { $piece } desengancha, frente al { sachsen-edge }.
sachsen-log-face = { $piece } gira el frente al { sachsen-edge }.
sachsen-log-miss = { $piece } falla el tiro a { $target }.
sachsen-log-no-harm = { $piece } acierta sin daño a { $target }.
sachsen-log-sum = { $piece_bare }: { $attack }{ $plus -> 
    [0] { "" }
   *[other] { " " }{ SCORE($plus) }
    } − ({ $defence }{ $minus -> 
    [0] { "" }
   *[other] { " " }{ SCORE($minus) }
    }) = { $n ->
    [0] { $left }: sin daño
   *[other] { $n } de daño
    }.
sachsen-log-points = { $n ->
    [one] { $piece } gasta { $n } punto de experiencia.
   *[other] { $piece } gasta { $n } puntos de experiencia.
    }
sachsen-log-recovers = { $piece } vuelve a estar en orden, y no se mueve durante 3 fases.
sachsen-log-marked-attack-lost = { $piece } queda conmocionada: ataque −1.
sachsen-log-marked-defence-lost = { $piece } queda conmocionada: defensa −1.
sachsen-log-marked-both-lost = { $piece } queda conmocionada: ataque y defensa −1.
sachsen-log-marked-attack-won = { $piece } cobra ánimo: ataque +1.
sachsen-log-marked-defence-won = { $piece } cobra ánimo: defensa +1.
sachsen-log-routs = { $piece } huye en desbandada.
sachsen-log-flees = { $piece } huye a { $place }.
sachsen-log-flees-not = { $piece } está en desbandada y no puede huir: su camino está lleno de amigos.
sachsen-log-flees-off = { $piece } huye del campo.
sachsen-log-falls-back = { $n ->
    [0] { $piece } no puede retroceder más.
    [one] { $piece } retrocede { $n } cuadro.
   *[other] { $piece } retrocede { $n } cuadros.
    }
sachsen-log-surrenders = { $piece } se rinde y debe reconstruirse.
sachsen-log-destroyed = { $piece } es destruida y debe reconstruirse.
sachsen-log-caught = { $piece } es alcanzada y eliminada.
sachsen-log-off-field = { $piece } sale del campo y debe reconstruirse.
sachsen-log-escapes = { $piece } escapa.
sachsen-log-pursues = { $piece } persigue a { $target }.
sachsen-log-occupies = { $piece } toma { $place } y mantiene la posición.
sachsen-log-general-killed = El general { $side_of } muere.
sachsen-log-general-captured = El general { $side_of } es capturado.
sachsen-log-general-wounded = El general { $side_of } es herido y vuelve el turno siguiente.
sachsen-log-takes-over = El comandante en jefe { $side_of } toma a su cargo la columna.
sachsen-log-retires-leaves = { $side_num ->
    [pl] { $side } abandonan el campo.
   *[other] { $side } abandona el campo.
    }
sachsen-log-retires-dusk = { $side_num ->
    [pl] { $side } se retiran al anochecer: la batalla ha durado 12 turnos.
   *[other] { $side } se retira al anochecer: la batalla ha durado 12 turnos.
    }
sachsen-log-retires-beaten = { $side_num ->
    [pl] { $side } no tienen ya unidades que no estén en desbandada.
   *[other] { $side } no tiene ya unidades que no estén en desbandada.
    }
sachsen-log-retires-general-lost = { $side_num ->
    [pl] { $side } abandonan el campo: su comandante en jefe está perdido.
   *[other] { $side } abandona el campo: su comandante en jefe está perdido.
    }
sachsen-log-gets-order = { $piece } recibe la orden { $card }.
sachsen-log-gets-order-veiled = { $piece } recibe una orden.
sachsen-log-order-shown = { $piece } muestra su orden: { $card }.
sachsen-log-spy-used = { $side_num ->
    [pl] { $side } usan un Espía contra { $other }.
   *[other] { $side } usa un Espía contra { $other }.
    }
sachsen-log-spy-back = El Espía queda bloqueado y vuelve { $side_to }.
sachsen-log-spy-caught = { $side_num ->
    [pl] { $side } capturan al Espía { $other_of }.
   *[other] { $side } captura al Espía { $other_of }.
    }
sachsen-log-spy-takes = El Espía quita la orden { $card }: { $piece_short }.
sachsen-log-spy-takes-veiled = El Espía quita una orden: { $piece_short }.
sachsen-log-experience = Experiencia, { $side_bare }{ $column ->
    [0] { "" }
   *[other] { " " }(columna { $column })
    }: brigadas +{ $n }, general +{ $m }.
sachsen-log-battle-won = { $side_num ->
    [pl] { $side } ganan la batalla contra { $loser }.
   *[other] { $side } gana la batalla contra { $loser }.
    }

# Dados que caen ({ $n } la cara, { $sum } con lo que se suma).
sachsen-log-die-attack = { $piece_bare }, dado de ataque: { $n }, en total { $sum }.
sachsen-log-die-defence = { $piece_bare }, dado de defensa: { $n }, en total { $sum }.
sachsen-log-die-aim = { $piece_bare }, dado de tiro: { $n } a distancia { $rows }, elevación { $elevation }.
sachsen-log-die-damage = { $target_bare }, dado de daños: { $n }, en total { $sum }.
sachsen-log-die-morale = { $piece_bare }, prueba de moral: { $n }, en total { $sum }, hace falta { $need }.
sachsen-log-die-recovery = { $piece_bare }, prueba de recuperación: { $n }, en total { $sum }, hace falta { $need }.
sachsen-log-die-initiative = { $side_bare }, iniciativa: { $n }, en total { $sum }.
sachsen-log-die-spy = { $side_bare }, espía: { $n }.
sachsen-log-die-service = { $side_bare }, servicio: { $n }, en total { $sum }.
sachsen-face-hit = acierto
sachsen-face-miss = fallo
sachsen-face-none = nada
sachsen-face-attack-lost = ataque −1
sachsen-face-defence-lost = defensa −1
sachsen-face-both-lost = ataque y defensa −1
sachsen-face-attack-won = ataque +1
sachsen-face-defence-won = defensa +1
sachsen-face-passed = superada
sachsen-face-falls-back = retrocede
sachsen-face-routed = desbandada
sachsen-face-destroyed = destruida
sachsen-face-recovered = en orden
sachsen-face-one-point = 1 punto de penalización
sachsen-part-long = fuego, largo alcance
sachsen-part-short = fuego, corto alcance
sachsen-part-charge = carga
sachsen-part-melee = melé
sachsen-part-defence = defensa
sachsen-part-discipline = disciplina
sachsen-part-weak = en reorganización
sachsen-part-disordered = desordenada
sachsen-part-routed = en desbandada
sachsen-part-bonus = ficha de bonificación
sachsen-part-higher-enemy = enemigo de más nivel
sachsen-part-chosen = apoyo: escogida
sachsen-part-elite = apoyo: élite
sachsen-part-command = apoyo: comandante
sachsen-part-general = general
sachsen-part-marshal = mariscal de campo
sachsen-part-officer = oficial al mando
sachsen-part-hill = colina
sachsen-part-wood = bosque
sachsen-part-redoubt = reducto
sachsen-part-flanks = flancos cubiertos
sachsen-part-before-wood = montada ante un bosque
sachsen-part-against-hill = carga contra una colina
sachsen-part-against-redoubt = carga contra un reducto
sachsen-part-out-of-command = fuera de mando
sachsen-part-range = largo alcance
sachsen-part-elevation = elevación 1
sachsen-part-initiative = Iniciativa
sachsen-part-service = servicio
sachsen-part-volley = { name-card-volley }
sachsen-part-cold-steel = { name-card-cold-steel }
sachsen-part-stand-fast = { name-card-stand-fast }
sachsen-part-iron-drill = { name-card-iron-drill }

# Por qué no.
sachsen-refuse-not-on-field = La unidad no está en el campo: { $piece_bare }.
sachsen-refuse-not-own = La unidad no combate por { $side }: { $piece_bare }.
sachsen-refuse-not-enemy = La unidad no es enemiga: { $piece_bare }.
sachsen-refuse-not-field = No es un cuadro de este campo: { $place }.
sachsen-refuse-guns-charge = La artillería no carga: { $piece_bare }.
sachsen-refuse-foot-on-horse = La infantería no puede cargar contra unidades montadas: { $target_bare }.
sachsen-refuse-close-first = La infantería carga desde distancia 1: acércate antes.
sachsen-refuse-no-room = No hay un cuadro libre junto al blanco: { $target_bare }.
sachsen-refuse-no-guard = Solo puede guardarlo una unidad de su columna a 2 cuadros o menos y sin contacto: { $piece_bare }.
sachsen-refuse-experience = Al general se le pueden dar de 0 a { $n } puntos.
sachsen-refuse-routed = Una unidad en desbandada no puede hacerlo: { $piece_bare }.
sachsen-refuse-out-of-area = El enemigo está a más de 2 cuadros: { $target_bare }.
sachsen-refuse-after-pursuit = Tras una persecución estas dos no traban combate antes de la fase siguiente: { $piece_bare }.
sachsen-refuse-engaged-already = Ya ha trabado combate con este enemigo en esta fase: { $target_bare }.
sachsen-refuse-charged = Una unidad que ha cargado no traba combate con otros en esta fase: { $piece_bare }.
sachsen-refuse-no-salvo = No le quedan salvas: { $piece_bare }.
sachsen-refuse-asked-already = Una prueba se puede pedir una vez por combate.
sachsen-refuse-both-tested = Ambas unidades han hecho su prueba.
sachsen-refuse-close = La infantería a distancia 2 se acerca a un cuadro libre junto a su enemigo.
sachsen-refuse-charge-distance = La caballería carga desde 2 cuadros: { $piece_bare } está junto a { $target_bare }.
sachsen-refuse-charge-square = La carga acaba en un cuadro libre junto al enemigo.
sachsen-refuse-no-repeat = Ningún apoyo le permite repetir ese dado: { $piece_bare }.
sachsen-refuse-points = Puntos de experiencia que se pueden sumar aquí: { $n } como mucho.
sachsen-refuse-no-guns = No es artillería: { $piece_bare }.
sachsen-refuse-on-train = Los cañones están a remolque: { $piece_bare }.
sachsen-refuse-off-train = Los cañones no están a remolque: { $piece_bare }.
sachsen-refuse-silent = Los cañones movidos a remolque callan en esa fase y la siguiente: { $piece_bare }.
sachsen-refuse-no-shots = Ha disparado sus { $n } tiros de esta fase: { $piece_bare }.
sachsen-refuse-out-of-command = Fuera de la cadena de mando una unidad solo se defiende: { $piece_bare }.
sachsen-refuse-arc = El blanco está fuera del área de tiro: { $piece_bare }.
sachsen-refuse-elevation = La elevación es 0 o 1.
sachsen-refuse-too-far = A distancia { $n } un tiro exige elevación 1.
sachsen-refuse-covered = En medio hay una colina o un bosque.
sachsen-refuse-no-battle-card = La carta no está en la mano, o no es de batalla: { $card }.
sachsen-refuse-too-many-cards = { $n ->
    [one] El comandante selecciona { $n } carta como mucho.
   *[other] El comandante selecciona { $n } cartas como mucho.
    }
sachsen-refuse-no-steal = La carta no se seleccionó: { $card }.
sachsen-refuse-rests = { $n ->
    [one] Descansa { $n } fase más: { $piece_bare }.
   *[other] Descansa { $n } fases más: { $piece_bare }.
    }
sachsen-refuse-moved-phase = Una unidad se mueve una vez por fase: { $piece_bare }.
sachsen-refuse-moved-twice = Una unidad se mueve en 2 fases de un turno como mucho: { $piece_bare }.
sachsen-refuse-no-actions = En esta fase no quedan acciones.
sachsen-refuse-one-at-a-time = Con iniciativa igual se mueve una unidad cada vez, por turno: pulsa «Listo».
sachsen-refuse-occupied = Un cuadro admite una sola unidad: { $place }.
sachsen-refuse-reach = { $n ->
    [one] { $place } está fuera de alcance: { $piece_short } mueve { $n } cuadro.
   *[other] { $place } está fuera de alcance: { $piece_short } mueve { $n } cuadros.
    }
sachsen-refuse-halted = La marcha se detiene en el área de influencia de { $target_bare }.
sachsen-refuse-obstacle-way = Ningún paso lleva allí: una marcha se detiene ante un obstáculo, y solo el primer paso entra en él: { $place }.
sachsen-refuse-only-march = Tras su descanso una unidad solo puede marchar: { $piece_bare }.
sachsen-refuse-march-will-do = { $n ->
    [one] Basta una marcha de { $n } cuadro: { $piece_bare }.
   *[other] Basta una marcha de { $n } cuadros: { $piece_bare }.
    }
sachsen-refuse-no-push = Solo los cañones sin remolque se mueven a brazo: { $piece_bare }.
sachsen-refuse-facing = Los cañones miran a uno de los cuatro lados, distinto del actual: { $piece_bare }.
sachsen-refuse-train-redoubt = En un reducto los cañones no se enganchan: { $piece_bare }.
sachsen-refuse-not-picked = La carta no se seleccionó para la batalla: { $card }.
sachsen-refuse-no-order = La carta es del comandante, no de una brigada: { $card }.
sachsen-refuse-order-arm = { $card } no sirve para esa unidad: { $piece_bare }.
sachsen-refuse-order-twice = Una unidad no puede tener dos veces la misma orden: { $piece_bare }.
sachsen-refuse-order-limit = { $n ->
    [one] En un turno se da { $n } orden como mucho.
   *[other] En un turno se dan { $n } órdenes como mucho.
    }
sachsen-refuse-spy-late = Un Espía se usa al empezar la media fase.
sachsen-refuse-no-spy = No se seleccionó ningún Espía para { $side }.
sachsen-refuse-nothing-to-spy = No hay ninguna orden oculta que quitar { $side_to }.
sachsen-refuse-in-order = La unidad está en orden: { $piece_bare }.
sachsen-refuse-tested = La prueba de recuperación se hace una vez por fase: { $piece_bare }.
sachsen-refuse-leave-late = El campo se abandona al empezar la media fase.
sachsen-refuse-officers-late = La batalla se entrega al empezar la media fase.
sachsen-refuse-not-handed-over = Los oficiales no dirigen este ejército.
sachsen-refuse-due = Antes hay que resolver un combate: { $piece_bare }.
sachsen-refuse-no-pursuit = No puede alcanzar a quien huye: { $piece_bare }.
sachsen-refuse-no-square = No puede tomar ese cuadro: { $piece_bare }.
sachsen-refuse-edge = Elige uno de los cuatro lados del campo.
sachsen-refuse-redoubt = Un reducto necesita 2 por 2 cuadros abiertos en el propio cuarto: { $place }.
sachsen-refuse-begin = Empieza una parte, que despliega de 1 a { $n } unidades cada vez.
sachsen-refuse-not-to-place = La unidad no se coloca ahora: { $piece_bare }.
sachsen-refuse-array = Los oficiales despliegan las unidades de esta vez, o todas.
sachsen-refuse-quarter = Las unidades van a cuadros libres de su cuarto, las retrasadas a la fila de su borde: { $place }.
sachsen-refuse-horse-redoubt = Unidades montadas y cañones a remolque no entran en un reducto: { $place }.
sachsen-refuse-not-moving = La unidad no está en movimiento: { $piece_bare }.
sachsen-refuse-not-on-way = Su camino no pasa por { $place }: { $piece_bare }.
sachsen-refuse-once-a-move = Una batería dispara una vez por movimiento: { $piece_bare }.

# Datos del campo.
sachsen-fact-field-open = { $place }: terreno abierto.
sachsen-fact-field-obstacle = { $obstacle ->
    [hill] Una colina: defensa +{ $n }; detiene los disparos.
    [wood] Un bosque: defensa +{ $n }; detiene los disparos.
   *[redoubt] Un reducto: defensa +{ $n }; los caballos no entran en él.
    }
sachsen-fact-field-values = { $piece }: nivel { $level }, disciplina { $discipline }. Fuego { $long }/{ $short }, contra el fuego { $cover }; carga { $charge }, melé { $melee }, contra el arma blanca { $parry }.
sachsen-fact-field-late = Llega en el turno de batalla { $turn }.
sachsen-fact-field-weak = Recién reorganizada: ataque y defensa −1.
sachsen-fact-field-marker = { $marker ->
    [attack-lost] Conmocionada: ataque −1.
    [defence-lost] Conmocionada: defensa −1.
    [attack-won] Animada: ataque +1 una vez.
   *[defence-won] Animada: defensa +1 una vez.
    }
sachsen-fact-field-routed = En desbandada: huye al comienzo de cada media fase de su bando.
sachsen-fact-field-recovery = La recuperación necesita { $n } o más.
sachsen-fact-field-rests = { $n ->
    [one] Descansa { $n } fase.
   *[other] Descansa { $n } fases.
    }
sachsen-fact-field-out-of-command = Fuera de la cadena de mando: solo se defiende, disciplina −1.
sachsen-fact-field-shots = { $n ->
    [one] { $n } disparo más en esta fase.
   *[other] { $n } disparos más en esta fase.
    }
sachsen-fact-field-orders = { $n ->
    [one] Tiene { $n } orden táctica.
   *[other] Tiene { $n } órdenes tácticas.
    }
