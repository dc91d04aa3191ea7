# De qué avisa el instructor cuando un bando termina su turno, y por qué.
coach-acres-falls = { $side } toma { $place } cuando acaba este turno.
coach-acres-fails = { $side } conserva { $place } cuando acaba este turno: el asedio está perdido.
coach-acres-tips = Una carta más y { $side } ha ganado el asedio de { $place }, si nadie responde.
coach-acres-slips = { $side } está a punto de ganar el asedio de { $place }; una carta enemiga lo impediría.
coach-acres-with-card = Con una carta de valor { $worth }, { $card }, { $side } tendría una ventaja de { $n }
coach-acres-with-card-even = Con una carta de valor { $worth }, { $card }, nadie tendría ventaja
coach-acres-raid = { $n ->
    [one] { $side } puede hacer una incursión con { $n } carta: { $places }. Ninguna carta de la mano la bloquea.
   *[other] { $side } puede hacer una incursión con { $n } cartas: { $places }. Ninguna carta de la mano la bloquea.
    }
coach-acres-reached = { $n ->
    [one] { $place } está al alcance de una incursión con { $n } carta
   *[other] { $place } está al alcance de una incursión con { $n } cartas
    }
coach-acres-raiders = { $n ->
    [one] Mano, mazo y reserva, { $side_bare }: { $n } carta para incursiones
   *[other] Mano, mazo y reserva, { $side_bare }: { $n } cartas para incursiones
    }
coach-acres-no-block = En la mano, { $side_bare }: ninguna carta que bloquee esta incursión
