# SACHSEN mientras se juega: la preparación, el turno y lo que todos sus capítulos comparten. Nombres: sachsen-names.ftl.

# Qué se puede hacer.
sachsen-act-done = Hecho
sachsen-act-done-left = Hecho: { $n } aún
sachsen-act-pass = Nada
sachsen-act-put = { $piece_short }: { $place }
sachsen-act-set-out = { $n ->
    [one] Colocar así la última unidad
   *[other] Colocar así { $n } unidades
    }
sachsen-act-yes = Sí
sachsen-act-no = No
sachsen-act-let = Dejarlo pasar

# Qué se pregunta.
sachsen-prompt-placing = { $side }: colocar { $n ->
    [one] la última unidad
   *[other] { $n } unidades
    } en casillas del propio Estado.
sachsen-prompt-player-turn = { $side }: es su turno.

# Qué ha pasado.
sachsen-log-lot = Carta de Estado: { $side }.
sachsen-log-dealt = { $side } para { $seat_bare }.
sachsen-log-die-heirs = { $side }: { $n } para los herederos.
sachsen-log-put = { $piece } está en { $place }.
sachsen-log-turn = Empieza el turno { $turn }.
sachsen-log-blocked = El gobernante { $side_of } está herido y pierde un turno: { $n ->
    [0] después está sano.
    [one] otro más.
   *[other] aún { $n }.
    }

# Por qué no.
sachsen-refuse-put-unit = { $piece } no es una de las unidades que quedan por colocar.
sachsen-refuse-put-square = { $place } no pertenece { $side_to }.
sachsen-refuse-set-out = Se nombran las { $n } unidades que quedan, cada una con su casilla.

# Puntos, por procedencia.
sachsen-source-provinces = Provincias
sachsen-source-states = Estados enteros
sachsen-source-alliances = Alianzas
sachsen-source-marriages = Matrimonios
sachsen-source-battles = Batallas
sachsen-source-wars = Guerras
sachsen-source-total = Puntos

# Pasos, el final, duraciones.
sachsen-log-end = La partida ha acabado: { $seats_count ->
    [one] gana { $seats }.
   *[other] victoria compartida, { $seats }.
    }
step-deal = Reparto
step-placing = Primeras unidades
step-end-of-turn = Fin del turno
sachsen-act-hour = Es la hora
sachsen-log-hour = Es la hora: la partida acaba con este turno.
sachsen-option-cycles = Ciclos
sachsen-option-cycles-line = De 12 turnos cada uno, si deciden los ciclos
sachsen-option-provinces = Provincias
sachsen-option-provinces-line = Que poseer, si deciden las provincias
sachsen-option-score = Puntos
sachsen-option-score-line = Que alcanzar, si decide la puntuación
