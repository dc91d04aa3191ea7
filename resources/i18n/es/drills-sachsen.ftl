# Ejercicios de SACHSEN: títulos, preguntas y los motivos que ningún rechazo dice.
drill-sachsen-answer = Qué responde una corte
drill-sachsen-answer-ask = { $side_bare }: propuesta, { sachsen-step }. El dado muestra { $n }: ¿cuál es la respuesta?
drill-sachsen-answer-choice-never = { sachsen-face-never }
drill-sachsen-answer-choice-wait-6 = { sachsen-face-wait-6 }
drill-sachsen-answer-choice-wait-3 = { sachsen-face-wait-3 }
drill-sachsen-answer-choice-wait-1 = { sachsen-face-wait-1 }
drill-sachsen-answer-choice-yes = { sachsen-face-yes }
drill-sachsen-answer-choice-yes-plus = { sachsen-face-yes-plus }
drill-sachsen-answer-sum = Dado { $n }, sumado { $more }: la respuesta al { $total }.
drill-sachsen-answer-limit = Dado { $n }, sumado { $more }: menos de 1 cuenta 1, más de 6 cuenta 6, así que { $total }.
drill-sachsen-answer-strict = La última respuesta a este escalón fue un 2: ahora 1 y 2 son un no para siempre.
drill-sachsen-answer-eased = La última respuesta a este escalón fue un 4: ahora 4 es un sí.
drill-sachsen-answer-notes = La cara sola no basta: las notas y lo demás que se suma dan { $more }.
drill-sachsen-answer-other = Es la respuesta a un { $total }.
drill-sachsen-votes = Cuántos votos
drill-sachsen-votes-ask = Un congreso vota. { $side_bare }: sí; los demás Estados representados: no. ¿Cuántos votos hay a favor?
drill-sachsen-votes-sum = Votos propios: { $own }; Estados no representados que lo siguen: { $others }; en total { $n }.
drill-sachsen-votes-own = { $n ->
    [one] { $n } Estado no representado sigue a quien tiene más notas suyas.
   *[other] { $n } Estados no representados siguen a quien tiene más notas suyas.
    }
drill-sachsen-votes-tie = { $n ->
    [one] { $n } Estado con otras tantas notas para otro se abstiene.
   *[other] { $n } Estados con otras tantas notas para otro se abstienen.
    }
drill-sachsen-votes-wounded = { $n ->
    [one] { $n } Estado con el gobernante herido se abstiene.
   *[other] { $n } Estados con el gobernante herido se abstienen.
    }
drill-sachsen-votes-more = { $n ->
    [one] { $n } Estado ha dado más notas a otro, y sigue a ese.
   *[other] { $n } Estados han dado más notas a otros, y siguen a esos.
    }
drill-sachsen-votes-led = Cada Estado dirigido tiene un voto: { $n }.
drill-sachsen-due = Qué hay que pagar
drill-sachsen-due-ask = { $side_num ->
    [pl] Si ahora se pagara el mantenimiento, ¿cuántas veces 100.000 gulden pagarían { $side }?
   *[other] Si ahora se pagara el mantenimiento, ¿cuántas veces 100.000 gulden pagaría { $side }?
}
drill-sachsen-due-sum = Unidades que cuestan: { $units }; juntas { $n }.
drill-sachsen-due-half = De { $whole } esta vez se paga la mitad, redondeada hacia arriba: { $n }.
drill-sachsen-due-whole = Una carta reduce a la mitad el próximo mantenimiento: { $n }.
drill-sachsen-due-coming = Las unidades en alistamiento no cuestan nada hasta que llegan: { $n }.
drill-sachsen-due-lost = Las unidades batidas cuyo reintegro no se paga no cuestan nada: { $n }.
drill-sachsen-due-general = También la unidad de mando tiene su mantenimiento.
drill-sachsen-income = Cuánto entra
drill-sachsen-income-ask = Si ahora hubiera una renta, ¿cuántas veces 100.000 gulden darían las provincias { $side_to }?
drill-sachsen-income-sum = Provincias que rinden: { $paying }; juntas { $n }.
drill-sachsen-income-invaded = Una provincia invadida sin unidades propias no rinde nada: { $n }.
drill-sachsen-income-held = Una provincia donde queda una unidad propia rinde, entre quien entre: { $n }.
drill-sachsen-income-barren = Un evento ha quitado rentas a provincias: { $n }.
drill-sachsen-income-bare = Con la opción «Guarniciones estrictas» una provincia sin unidad no rinde nada: { $n }.
drill-sachsen-income-empty = Una provincia sin unidad rinde mientras no haya un enemigo en ella: { $n }.
drill-sachsen-income-built = Una manufactura rinde más: { $n }.
drill-sachsen-points = Cuántos puntos
drill-sachsen-points-ask = { $side_num ->
    [pl] ¿Cuántos puntos de victoria tienen ahora { $side }?
   *[other] ¿Cuántos puntos de victoria tiene ahora { $side }?
}
drill-sachsen-points-sum = Provincias { $provinces }, Estados enteros { $states }, alianzas { $alliances }, matrimonios { $marriages }, batallas { $battles }, guerras { $wars }: { $total }.
drill-sachsen-points-provinces = Cada provincia cuenta: { $n }.
drill-sachsen-points-states = Un Estado poseído entero cuenta además: { $n }.
drill-sachsen-points-alliances = Las alianzas cuentan: { $n }.
drill-sachsen-points-marriages = Los matrimonios cuentan: { $n }.
drill-sachsen-points-battles = Las batallas ganadas cuentan: { $n }.
drill-sachsen-points-wars = Las guerras ganadas cuentan: { $n }.
drill-sachsen-comes = Quién viene a la batalla
drill-sachsen-comes-ask = { $home_num ->
    [pl] En caso de guerra { $home } atacan { $place }. Marca todas las unidades que la defienden, enseguida o con retraso.
   *[other] En caso de guerra { $home } ataca { $place }. Marca todas las unidades que la defienden, enseguida o con retraso.
}
drill-sachsen-comes-here = { $piece_bare }: está allí.
drill-sachsen-comes-province = { $piece_bare }: está en la misma provincia, y llega enseguida.
drill-sachsen-comes-near = { $piece_bare }: está al lado, y llega enseguida.
drill-sachsen-comes-late = { $piece_bare }: está a { $n } casillas, y viene en el turno de batalla { $turn }.
drill-sachsen-comes-detour = { $piece_bare }: por el camino abierto { $n } casillas, en el turno de batalla { $turn }.
drill-sachsen-comes-far = { $piece_bare }: está a { $n } casillas, demasiado lejos.
drill-sachsen-comes-cut = { $piece_bare }: no halla un camino abierto de 3 casillas.
drill-sachsen-comes-other = { $piece_bare }: es de un Estado que no participa.
drill-sachsen-when = Cuándo viene a la batalla
drill-sachsen-when-ask = { $home_num ->
    [pl] En caso de guerra { $home } atacan { $place }. ¿En qué turno de batalla viene a defenderla { $piece }?
   *[other] En caso de guerra { $home } ataca { $place }. ¿En qué turno de batalla viene a defenderla { $piece }?
}
drill-sachsen-when-choice-turn-1 = Turno 1
drill-sachsen-when-choice-turn-3 = Turno 3
drill-sachsen-when-choice-turn-6 = Turno 6
drill-sachsen-when-choice-never = Nunca
drill-sachsen-when-steps = Dentro de la provincia las { $n } casillas no cuentan.
drill-sachsen-when-way = { $n ->
    [one] Aquí no cuenta la distancia en línea recta: { $n } casilla.
   *[other] Aquí no cuenta la distancia en línea recta: { $n } casillas.
    }
drill-sachsen-when-other = { $n ->
    [one] Así vienen las unidades a { $n } casilla.
   *[other] Así vienen las unidades a { $n } casillas.
    }
drill-sachsen-when-beyond = Solo las unidades a más de { $n } casillas no vienen.
drill-sachsen-target = Qué alcanzan los cañones
drill-sachsen-target-ask = { $piece_bare } puede disparar. Marca todos los enemigos a los que puede apuntar con elevación { $n }.
drill-sachsen-target-reached = Está en el área de tiro, { $n } filas más adelante.
drill-sachsen-shot = Qué hace un disparo
drill-sachsen-shot-ask = { $piece_bare } dispara a { $target_bare }, elevación { $elevation }. Dado de tiro { $aim }, dado de daños { $damage }: ¿qué resulta?
drill-sachsen-shot-choice-miss = { sachsen-face-miss }
drill-sachsen-shot-choice-none = { sachsen-face-none }
drill-sachsen-shot-choice-attack-lost = { sachsen-face-attack-lost }
drill-sachsen-shot-choice-defence-lost = { sachsen-face-defence-lost }
drill-sachsen-shot-choice-both-lost = { sachsen-face-both-lost }
drill-sachsen-shot-choice-falls-back = { sachsen-face-falls-back }
drill-sachsen-shot-choice-routed = { sachsen-face-routed }
drill-sachsen-shot-choice-destroyed = { sachsen-face-destroyed }
drill-sachsen-shot-aim = { $rows } filas más adelante: el dado de tiro acierta de { $least } a { $most }.
drill-sachsen-shot-sum = Acierta; al { $n } no se le quita nada.
drill-sachsen-shot-less = Acierta; daños { $n }, menos { $less }: { $points }.
drill-sachsen-shot-bare = Distancia, elevación y cobertura quitan { $less } a los daños.
drill-sachsen-shot-missed = Un disparo fallado no hace nada, muestre lo que muestre el dado de daños.
drill-sachsen-shot-other = Los daños no son estos.
drill-sachsen-sum = Qué cuenta
drill-sachsen-blow = { $blow ->
    [long] fuego, largo alcance
    [short] fuego, corto alcance
   *[other] carga
    }
drill-sachsen-sum-ask-attack = { $piece_bare }, dado de ataque contra { $target_bare }, { drill-sachsen-blow }: ¿cuánto se le suma?
drill-sachsen-sum-ask-defence = { $piece_bare }, dado de defensa contra { $target_bare }, { drill-sachsen-blow }: ¿cuánto se le suma?
drill-sachsen-sum-sum = Su valor { $base }, lo demás que cuenta { $more }: { $n }.
drill-sachsen-part = { $part ->
    [weak] { sachsen-part-weak }
    [disordered] { sachsen-part-disordered }
    [routed] { sachsen-part-routed }
    [bonus] { sachsen-part-bonus }
    [higher-enemy] { sachsen-part-higher-enemy }
    [chosen] { sachsen-part-chosen }
    [elite] { sachsen-part-elite }
    [command] { sachsen-part-command }
    [general] { sachsen-part-general }
    [marshal] { sachsen-part-marshal }
    [hill] { sachsen-part-hill }
    [wood] { sachsen-part-wood }
    [redoubt] { sachsen-part-redoubt }
    [flanks] { sachsen-part-flanks }
    [before-wood] { sachsen-part-before-wood }
    [against-hill] { sachsen-part-against-hill }
    [against-redoubt] { sachsen-part-against-redoubt }
    [out-of-command] { sachsen-part-out-of-command }
   *[other] orden
    }
drill-sachsen-sum-part = También cuenta esto: { drill-sachsen-part }, { SCORE($n) }.
drill-sachsen-sum-limit = Los modificadores darían en total { $n }; cuentan como mucho dos, y como mucho 2 puntos juntos.
drill-sachsen-sum-base = Es solo su valor.
drill-sachsen-test = Quién hace la prueba
drill-sachsen-test-ask = { $piece_bare } carga contra { $target_bare }. ¿Qué unidades deben hacer antes la prueba de moral?
drill-sachsen-test-choice-mover = La que carga
drill-sachsen-test-choice-target = La cargada
drill-sachsen-test-choice-both = Ambas
drill-sachsen-test-choice-nobody = Ninguna
drill-sachsen-test-steady = { $piece_bare }: nada exige la prueba.
drill-sachsen-test-level = { $piece_bare }: su nivel es más bajo que el del enemigo.
drill-sachsen-test-several = { $piece_bare }: la tocan { $n } enemigos.
drill-sachsen-test-guns = { $piece_bare }: los cañones cargados hacen la prueba.
drill-sachsen-test-foot = { $piece_bare }: la infantería cargada por caballería hace la prueba.
drill-sachsen-recovery = Qué necesita la recuperación
drill-sachsen-recovery-ask = ¿Con qué cara del dado, como mínimo, se recupera { $piece }?
drill-sachsen-recovery-sum = Disciplina { $base }, lo demás que cuenta { $more }: basta un { $n }.
drill-sachsen-recovery-need = { $n } es el total que se necesita, no la cara.
drill-sachsen-flee = Adónde huye
drill-sachsen-flee-ask = Si { $piece } huyera ahora en desbandada, serían { $n } cuadros. Marca dónde acabaría.
drill-sachsen-flee-there = Por el camino más corto hacia su borde, { $n } cuadros como mucho, hasta un cuadro libre.
drill-sachsen-flee-taken = Allí hay ya una unidad.
drill-sachsen-flee-area = No entra en el área de un enemigo, y caballos y cañones en ningún reducto.
drill-sachsen-flee-far = El camino no acaba allí: es demasiado corto o demasiado largo.
drill-sachsen-flee-bent = De caminos igual de cortos toma el más recto, luego el más cercano al centro del borde.

# What lies beside the map, and a question rests on it.
drill-sachsen-beside-added = Se suma al dado: { $part ->
    [notes] { sachsen-part-notes }
    [favour] { sachsen-part-favour }
    [eased] { sachsen-part-eased }
    [ambassador] { sachsen-part-ambassador }
   *[reconciliation] { sachsen-part-reconciliation }
    } { $n }.
drill-sachsen-beside-before = La última respuesta a este paso fue un { $n }.
drill-sachsen-beside-led = Estados que dirige: { $refs_short }.
drill-sachsen-beside-balance = { $side_bare }: saldo de notas para { $home } { $n }.
drill-sachsen-beside-wounded = Soberanos heridos: { $refs_short }.
drill-sachsen-beside-kept = Unidades en el tablero o prestadas: { $refs_short }.
drill-sachsen-beside-coming = En camino: { $refs_short }.
drill-sachsen-beside-lost = Derrotadas y no pagadas: { $refs_short }.
drill-sachsen-beside-half = Una carta reduce a la mitad el próximo mantenimiento.
drill-sachsen-beside-provinces = Provincias: { $refs_short }.
drill-sachsen-beside-guarded = Hay unidades propias en: { $refs_short }.
drill-sachsen-beside-enemies = Hay unidades enemigas en: { $refs_short }.
drill-sachsen-beside-barren = Pierden la próxima renta: { $refs_short }.
drill-sachsen-beside-built = Manufacturas: { $refs_short }.
drill-sachsen-beside-allies = Alianzas: { $refs_short }.
drill-sachsen-beside-wed = Matrimonios: { $refs_short }.
drill-sachsen-beside-won = Batallas ganadas: { $battles }; guerras ganadas: { $wars }.
