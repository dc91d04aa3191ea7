# SACHSEN: renta, mantenimiento, órdenes al ejército, llegadas.

# Qué se puede hacer.
sachsen-act-enrol-at = Alistar { $kind }, { $side }: { $n } gulden, llega en el turno { $turn }
sachsen-act-convert-at = { $piece_short }: convertir en { $kind }, { $n } gulden, vuelve en el turno { $turn }

# Qué se pregunta.
sachsen-prompt-arrivals = { $side_num ->
    [pl] { $n ->
        [one] { $side_who } deben arrastrar la unidad que llega a una casilla iluminada.
       *[other] { $side_who } deben arrastrar { $n } unidades que llegan a casillas iluminadas.
        }
   *[other] { $n ->
        [one] { $side_who } debe arrastrar la unidad que llega a una casilla iluminada.
       *[other] { $side_who } debe arrastrar { $n } unidades que llegan a casillas iluminadas.
        }
    }
sachsen-prompt-maintenance = { $side_num ->
    [pl] { $side_who } deben hacer clic en unidades por disolver: se deben { $n } gulden, hay { $has }.
   *[other] { $side_who } debe hacer clic en unidades por disolver: se deben { $n } gulden, hay { $has }.
    }

# Qué ha pasado.
sachsen-log-income = { $side_bare }: { $provinces ->
    [one] { $provinces } provincia da
   *[other] { $provinces } provincias dan
    } { $n } gulden{ $debt ->
    [0] .
   *[other] , de los cuales { $debt } van a las deudas.
    }
sachsen-log-income-barren = { $side_bare }: { $provinces ->
    [one] { $provinces } provincia da
   *[other] { $provinces } provincias dan
    } { $n } gulden; nada llega de { $countries }.
sachsen-log-maintenance = { $units ->
    [one] { $side_bare }: mantenimiento { $n } gulden, { $units } unidad.
   *[other] { $side_bare }: mantenimiento { $n } gulden, { $units } unidades.
    }
sachsen-log-disband = { $side_num ->
    [pl] { $side } disuelven { $piece }.
   *[other] { $side } disuelve { $piece }.
    }
sachsen-log-enrol = { $side_num ->
    [pl] { $side } alistan { $piece_short } por { $n } gulden; llegada en el turno { $turn }.
   *[other] { $side } alista { $piece_short } por { $n } gulden; llegada en el turno { $turn }.
    }
sachsen-log-convert = { $before } pasa a { $piece_short } por { $n } gulden; vuelve en el turno { $turn }.
sachsen-log-reorganise = { $side_num ->
    [pl] { $side } pagan { $n } gulden: { $piece } vuelve en el turno { $turn }.
   *[other] { $side } paga { $n } gulden: { $piece } vuelve en el turno { $turn }.
    }
sachsen-log-ransom = { $side_num ->
    [pl] { $side } rescatan { $piece } por { $n } gulden, pagados { $by_to }.
   *[other] { $side } rescata { $piece } por { $n } gulden, pagados { $by_to }.
    }
sachsen-log-freed = { $piece } queda libre: quien lo tenía preso tiene ahora el mismo gobernante.
sachsen-log-arrive = { $piece } llega a { $place }.

# Por qué no.
sachsen-refuse-disband-unit = La unidad no es de las que se disuelven: { $piece_bare }.
sachsen-refuse-disband-command = La unidad de mando se disuelve la última: { $piece_bare }.
sachsen-refuse-disband-musketeers = { $n } brigadas de mosqueteros quedan mientras haya otras.
sachsen-refuse-column-full = La columna { $side_of } tiene { $n } brigadas, con las que están en camino.
sachsen-refuse-no-counter = Las { $n } fichas de { $kind } están en uso.
sachsen-refuse-elite = Una columna tiene como máximo { $n } brigadas de élite, granaderos y coraceros juntos.
sachsen-refuse-musketeers = Hay siempre { $least } brigadas de mosqueteros; quedarían { $n }.
sachsen-refuse-treasury = Cuesta { $cost } gulden; hay { $n }.
sachsen-refuse-not-your-army = Este ejército no recibe órdenes aquí: { $side }.
sachsen-refuse-has-general = La columna { $side_of } tiene su unidad de mando.
sachsen-refuse-no-brigade = Este tipo no puede alistarse: { $kind }.
sachsen-refuse-convert-unit = Solo puede cambiar de tipo una brigada propia en el tablero: { $piece_bare }.
sachsen-refuse-convert-serves = { $piece } sirve ahora a otro Estado y sigue como está.
sachsen-refuse-convert-kind = Una brigada solo puede pasar a otro tipo de brigada: { $piece_bare }.
sachsen-refuse-column-fights = La columna { $side_of } tiene una batalla en este turno.
sachsen-refuse-reorganise-unit = { $piece } no espera ser reorganizada.
sachsen-refuse-ransom = Ningún general { $side_of } está prisionero.
sachsen-refuse-arrive-unit = { $piece } no llega ahora.
sachsen-refuse-arrive-square = { $piece } llega a la capital, o a una casilla de su Estado con unidades propias y sin enemigos.

# Partes del turno.
step-income = Renta
step-arrivals = Llegadas
step-maintenance = Mantenimiento
