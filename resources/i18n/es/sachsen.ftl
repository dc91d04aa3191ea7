# SACHSEN mientras se juega: la preparación, el turno y lo que todos sus capítulos comparten. Nombres: sachsen-names.ftl.

# Qué se puede hacer.
sachsen-act-done = Listo
sachsen-act-done-left = Listo: faltan { $n }
sachsen-act-pass = Nada
sachsen-act-put = { $piece_short } a { $place }
sachsen-act-set-out = { $n ->
    [one] Colocar la última unidad junto a la capital
   *[other] Colocar las { $n } unidades en torno a la capital
    }
sachsen-act-yes = Sí
sachsen-act-no = No
sachsen-act-let = Dejarlo pasar

# Qué se pregunta.
sachsen-prompt-placing = { $side_num ->
    [pl] { $n ->
        [one] { $side_who } deben arrastrar { $n } unidad a una casilla de su Estado.
       *[other] { $side_who } deben arrastrar { $n } unidades a casillas de su Estado.
        }
   *[other] { $n ->
        [one] { $side_who } debe arrastrar { $n } unidad a una casilla de su Estado.
       *[other] { $side_who } debe arrastrar { $n } unidades a casillas de su Estado.
        }
    }
sachsen-prompt-player-turn = { $ready ->
    [no] { $side_num ->
        [pl] { $side_who } deben atacar donde han entrado en una provincia defendida; «Listo» viene después.
       *[other] { $side_who } debe atacar donde ha entrado en una provincia defendida; «Listo» viene después.
        }
   *[other] { $side_num ->
        [pl] { $side_who } pueden actuar en cualquier orden y después pulsar «Listo».
       *[other] { $side_who } puede actuar en cualquier orden y después pulsar «Listo».
        }
    }

# Qué ha pasado.
sachsen-log-lot = Carta de Estado: { $side }.
sachsen-log-dealt = Carta de Estado repartida: { $side_who }.
sachsen-log-die-heirs = { $side_bare }, herederos: el dado da { $n }: { $children ->
    [none] sin hijos
    [daughter] una princesa
    [son] un príncipe
    [daughter-daughter] dos princesas
    [son-son] dos príncipes
   *[other] un príncipe y una princesa
    }.
sachsen-log-put = { $piece } está en { $place }.
sachsen-log-turn = Empieza el turno { $turn }.
sachsen-log-blocked = El gobernante { $side_of } está herido y pierde un turno: { $n ->
    [0] después está sano.
    [one] { $n } más.
   *[other] aún { $n }.
    }

# Por qué no.
sachsen-refuse-put-unit = { $piece } no es una de las unidades que quedan por colocar.
sachsen-refuse-put-square = { $place } no pertenece { $side_to }.
sachsen-refuse-set-out = Se nombra cada unidad que queda con su casilla: { $n }.

# Puntos, por procedencia.
sachsen-source-provinces = Provincias
sachsen-source-states = Estados enteros
sachsen-source-alliances = Alianzas
sachsen-source-marriages = Matrimonios
sachsen-source-battles = Batallas
sachsen-source-wars = Guerras
sachsen-source-total = Puntos

# Pasos, el final, duraciones.
sachsen-log-end = { $way ->
    [cycles] El último turno de la partida ha acabado: deciden los puntos.
    [clock] Ha sonado la hora y el turno ha acabado: deciden los puntos.
    [provinces] Se ha alcanzado el número de provincias acordado: deciden los puntos.
   *[other] Se ha alcanzado la puntuación acordada: deciden los puntos.
    }
step-deal = Reparto
step-placing = Primeras unidades
step-end-of-turn = Fin del turno
sachsen-log-hour = Es la hora: la partida acaba con este turno.
sachsen-option-cycles = Ciclos
sachsen-option-cycles-line = De 12 turnos cada uno
sachsen-option-provinces = Provincias
sachsen-option-provinces-line = Que poseer
sachsen-option-score = Puntos
sachsen-option-score-line = Que alcanzar
