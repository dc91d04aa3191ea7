# SACHSEN: renta, mantenimiento, órdenes al ejército, llegadas.

# Qué se puede hacer.
sachsen-act-disband = Disolver { $piece }
sachsen-act-enrol = Alistar { $kind }
sachsen-act-enrol-at = Alistar { $kind } para { $side }: { $n } gulden, en el turno { $turn }
sachsen-act-convert = { $piece_bare }: pasa a { $kind }
sachsen-act-convert-at = { $piece_bare }: pasa a { $kind }, { $n } gulden, vuelve en el turno { $turn }
sachsen-act-reorganise = Reorganizar { $piece }
sachsen-act-ransom = Rescatar al general { $side_of }
sachsen-act-arrive = { $piece_short }: { $place }

# Qué se pregunta.
sachsen-prompt-arrivals = { $side }: { $n ->
    [one] llega una unidad
   *[other] llegan { $n } unidades
    }. ¿Dónde?
sachsen-prompt-maintenance = { $side }: se deben { $n } gulden y hay { $has }. Disolver unidades.

# Qué ha pasado.
sachsen-log-income = { $side }: { $provinces } provincias rinden { $n } gulden{ $debt ->
    [0] .
   *[other] , de los cuales { $debt } van a las deudas.
    }
sachsen-log-income-barren = { $side }: { $provinces } provincias rinden { $n } gulden; nada llega de { $countries }.
sachsen-log-maintenance = { $side }: { $n } gulden por { $units } unidades.
sachsen-log-disband = { $side } disuelve { $piece }.
sachsen-log-enrol = { $side } alista { $piece } por { $n } gulden; llega en el turno { $turn }.
sachsen-log-convert = { $before } pasa a ser { $piece } por { $n } gulden; vuelve en el turno { $turn }.
sachsen-log-reorganise = { $side } paga { $n } gulden por la vuelta { $piece_of } en el turno { $turn }.
sachsen-log-ransom = { $side } rescata { $piece } por { $n } gulden, pagados { $by_to }.
sachsen-log-arrive = { $piece }: llega a { $place }.

# Por qué no.
sachsen-refuse-disband-unit = { $piece } no cuesta nada.
sachsen-refuse-disband-command = { $piece }: en último lugar.
sachsen-refuse-disband-musketeers = { $n } brigadas de mosqueteros quedan mientras haya otras.
sachsen-refuse-column-full = La columna { $side_of } tiene { $n } brigadas, con las que están en camino.
sachsen-refuse-no-counter = Las { $n } fichas de { $kind } están en uso.
sachsen-refuse-elite = Una columna tiene como máximo { $n } brigadas de élite, granaderos y coraceros juntos.
sachsen-refuse-musketeers = Hay siempre { $least } brigadas de mosqueteros; quedarían { $n }.
sachsen-refuse-treasury = Cuesta { $cost } gulden; hay { $n }.
sachsen-refuse-not-your-army = { $side }: aquí no es posible ninguna orden.
sachsen-refuse-has-general = La columna { $side_of } tiene su unidad de mando.
sachsen-refuse-no-brigade = { $kind }: no se puede alistar.
sachsen-refuse-convert-unit = { $piece } no puede cambiar de tipo: no es una brigada propia en el tablero.
sachsen-refuse-convert-kind = { $piece } solo puede pasar a ser una brigada de otro tipo.
sachsen-refuse-column-fights = La columna { $side_of } tiene una batalla en este turno.
sachsen-refuse-reorganise-unit = { $piece } no espera ser reorganizada.
sachsen-refuse-ransom = Ningún general { $side_of } está prisionero.
sachsen-refuse-arrive-unit = { $piece } no llega ahora.
sachsen-refuse-arrive-square = { $piece } llega a la capital, o a una casilla de su Estado con unidades propias y sin enemigos.

# Partes del turno.
step-income = Renta
step-arrivals = Llegadas
step-maintenance = Mantenimiento
