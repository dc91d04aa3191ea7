# A FEW ACRES OF SNOW mientras se juega: qué se puede hacer, qué se pide, qué ha ocurrido, por qué no. Nombres: acres-names.ftl.
# Algunas cartas se llaman en plural (barcos, colonos): ningún verbo ni adjetivo concuerda con una carta.

# Qué se puede hacer. Las cartas van al final, porque distinguen una opción de otra.
acres-act-settle = Colonizar { $place }: { $cards }
acres-act-develop = Desarrollar { $place }: { $cards }
acres-act-fortify = Fortificar { $place }: { $cards }
acres-act-besiege = Asediar { $place }: { $cards }
acres-act-raid = Incursión contra { $place }: { $cards_short }
acres-act-reinforce = Reforzar { $siege }: { $card }
acres-act-ambush = Tender una emboscada: { $card }
acres-act-recruit = Tomar nativos americanos: { $card }
acres-act-money = Tomar dinero: { $card }
acres-act-merchant = Mercader (barco: { $card }): { $cards }
acres-act-trade = Vender pieles: { $cards_short }
acres-act-piracy = Piratería: { $cards }
acres-act-draft = Adquirir: { $card }
acres-act-discard = { $n ->
    [one] Descartar: { $cards }
   *[other] Descartar { $n } cartas: { $cards_short }
    }
acres-act-reserve = Poner en la reserva: { $card }
acres-act-governor = Gobernador, retirar: { $cards }
acres-act-intendant = Intendente, recuperar: { $card }
acres-act-home-support = Apoyo de la metrópoli: robar 3 cartas
acres-act-retrieve = Recuperar la reserva
acres-act-withdraw = Retirarse del asedio
acres-act-pass = Pasar
acres-act-done = Terminar el turno
acres-act-block = Bloquear: { $card }
acres-act-allow = No bloquear
acres-act-lose-hand = Devolver de la mano: { $card }
acres-act-lose-reserve = Devolver de la reserva: { $card }
acres-act-give-hand = Entregar de la mano
acres-act-give-reserve = Entregar de la reserva
acres-act-return = Devolver: { $card }
acres-act-occupy = Colocar una aldea: { $card }
acres-act-leave = Dejar vacía la localización
acres-act-check = Primero { $siege }

# Qué se pide.
acres-prompt-acts = { $n ->
    [one] { $side_who } puede realizar { $n } acción más: elige cartas, o antes una localización.
   *[other] { $side_who } puede realizar { $n } acciones más: elige cartas, o antes una localización.
    }
acres-prompt-end = { $side_who } debe pulsar «Terminar el turno»; aún caben acciones gratuitas.
acres-prompt-siege-order = { $side_who } debe elegir cuál de los dos asedios ganados va primero.
acres-prompt-occupy = { $side_who } puede descartar un colono para colocar una aldea en { $place }.
acres-prompt-siege-loss = { $side_who } debe devolver una carta de imperio del asedio de { $place }.
acres-prompt-raid-block = { $side_who } puede bloquear la incursión contra { $place } con una carta de la mano, o dejarla pasar.
acres-prompt-ambush-block = { $side_who } puede bloquear la emboscada con una carta de la mano, o dejarla pasar.
acres-prompt-ambush-loss = { $side_who } debe devolver una carta con el símbolo de emboscada, de la mano o de la reserva.
acres-prompt-native = { $side_who } debe entregar una carta de nativos americanos, de la mano o de la reserva.

# Qué ha ocurrido.
acres-log-turn = Turno { $turn }: { $side_bare }.
acres-log-settles = { $side } coloniza { $place } ({ $cards }) y obtiene su carta.
acres-log-settles-without-card = { $side } coloniza { $place }: { $cards }.
acres-log-resettles = { $side } coloniza de nuevo { $place } ({ $cards }) para recuperar su carta.
acres-log-develops = { $side } desarrolla { $place }, ahora ciudad: { $cards }.
acres-log-fortifies = { $side } fortifica { $place }: { $cards }.
acres-log-besieges = { $side } asedia { $place }: { $cards }{ $cost ->
    [0] .
    [one] , por { $cost } moneda.
   *[other] , por { $cost } monedas.
} { $at ->
    [0] El marcador queda en 0.
   *[other] El marcador queda en { $at } para { $ahead }.
}
acres-log-reinforces = { $side } lleva refuerzos a { $place }: { $card }{ $cost ->
    [0] .
    [one] , por { $cost } moneda.
   *[other] , por { $cost } monedas.
} { $at ->
    [0] El marcador queda en 0.
   *[other] El marcador queda en { $at } para { $ahead }.
}
acres-log-withdraws = { $side } se retira del asedio de { $place }. { $at ->
    [0] El marcador queda en 0.
   *[other] El marcador queda en { $at } para { $ahead }.
}
acres-log-holds = { $side } conserva { $place }: el asedio ha fracasado. { $at ->
    [0] El marcador queda en 0.
   *[other] El marcador queda en { $at } para { $ahead }.
}
acres-log-takes-village = { $side } toma { $place } y captura una aldea. { $at ->
    [0] El marcador queda en 0.
   *[other] El marcador queda en { $at } para { $ahead }.
}
acres-log-takes-town = { $side } toma { $place } y captura una ciudad. { $at ->
    [0] El marcador queda en 0.
   *[other] El marcador queda en { $at } para { $ahead }.
}
acres-log-sudden-win = Cae { $place }: { $side } gana de inmediato.
acres-log-occupies = { $side } coloca una aldea en { $place }.
acres-log-pays-settler = { $side } usa una carta como colono: { $card }.
acres-log-leaves = { $side } no ocupa { $place }: la localización queda vacía.
acres-log-returns = { $side } devuelve una carta de imperio: { $card }.
acres-log-siege-lifted = El asedio de { $place } termina: ya no hay nada que asediar.
acres-log-raids = { $side } hace una incursión contra { $place }: { $cards }.
acres-log-blocks-raid = { $side } bloquea la incursión contra { $place }: { $card }.
acres-log-raided-village = { $side } captura la aldea de { $place }.
acres-log-raided-town = { $side } captura la ciudad de { $place }; queda una aldea.
acres-log-raided-town-without-village = { $side } captura la ciudad de { $place }; no queda nada.
acres-log-ambushes = { $side } tiende una emboscada: { $card }.
acres-log-blocks-ambush = { $side } bloquea la emboscada: { $card }.
acres-log-loses-card = { $side } pierde una carta en la emboscada: { $card }.
acres-log-shows-hand = { $cards_count ->
    [0] { $side } muestra la mano vacía.
   *[other] { $side } muestra la mano: { $cards_short }.
    }
acres-log-recruits = { $side } busca nativos americanos: { $card }.
acres-log-gives-natives = { $side } entrega una carta: { $card }.
acres-log-money = { $n ->
    [one] { $side } toma { $n } moneda: { $card }.
   *[other] { $side } toma { $n } monedas: { $card }.
    }
acres-log-merchant = { $n ->
    [one] { $side } comercia por mar y recibe { $n } moneda: { $cards }.
   *[other] { $side } comercia por mar y recibe { $n } monedas: { $cards }.
    }
acres-log-trader = { $n ->
    [one] { $side } vende pieles por { $n } moneda: { $cards }.
   *[other] { $side } vende pieles por { $n } monedas: { $cards }.
    }
acres-log-piracy = { $n ->
    [one] { $side } toma { $n } moneda con la piratería; Gran Bretaña paga { $lost }.
   *[other] { $side } toma { $n } monedas con la piratería; Gran Bretaña paga { $lost }.
    }
acres-log-drafts = { $n ->
    [0] { $side } adquiere gratis una carta: { $card }.
    [one] { $side } adquiere una carta por { $n } moneda: { $card }.
   *[other] { $side } adquiere una carta por { $n } monedas: { $card }.
    }
acres-log-discards = { $n ->
    [0] { $side } descarta: { $cards }.
    [one] { $side } descarta por { $n } moneda: { $cards }.
   *[other] { $side } descarta por { $n } monedas: { $cards }.
    }
acres-log-reserves = { $side } pone en la reserva: { $card }.
acres-log-retrieves = { $n ->
    [one] { $side } recupera la reserva por { $n } moneda: { $cards }.
   *[other] { $side } recupera la reserva por { $n } monedas: { $cards }.
    }
acres-log-governor = { $side } retira con el gobernador: { $cards }.
acres-log-intendant = { $side } recupera con el intendente: { $card }.
acres-log-home-support = { $n ->
    [one] { $side } roba { $n } carta con el apoyo de la metrópoli.
   *[other] { $side } roba { $n } cartas con el apoyo de la metrópoli.
    }
acres-log-home-support-own = { $cards_count ->
    [0] { $side } no roba ninguna carta con el apoyo de la metrópoli.
   *[other] { $side } roba con el apoyo de la metrópoli: { $cards_short }.
    }
acres-log-passes = { $side } pasa.
acres-log-draws = { $n ->
    [one] { $side } roba { $n } carta.
   *[other] { $side } roba { $n } cartas.
    }
acres-log-draws-own = { $cards_count ->
    [0] { $side } no roba ninguna carta.
   *[other] { $side } roba: { $cards_short }.
    }
acres-log-shuffle = { $side } baraja la pila de descartes: es el nuevo mazo.
acres-log-over-towns = Todas las ciudades { $side_of } están colocadas: la partida termina.
acres-log-over-villages = Todas las aldeas { $side_of } están colocadas: la partida termina.
acres-log-over-captured = { $n ->
    [one] { $side } ha capturado piezas por { $n } punto: la partida termina.
   *[other] { $side } ha capturado piezas por { $n } puntos: la partida termina.
    }
acres-log-wins-by-points = { $side } gana por puntos: Gran Bretaña { $british }, Francia { $french }.
acres-log-wins-by-tie = Empate a { $british } puntos: gana { $side }.

# Por qué no.
acres-refuse-nothing-pays = Tu mano no paga ahora ninguna de estas piezas: suéltala en un lugar para ver qué falta allí.
acres-refuse-piece-stays = Las piezas del mapa se quedan donde están: juega en el lugar cartas de tu mano.
acres-refuse-no-action-left = En este turno no quedan acciones: solo son posibles las gratuitas.
acres-refuse-actions-left = { $n ->
    [one] El turno termina tras la última acción: queda { $n }. Realízala o pasa.
   *[other] El turno termina tras la última acción: quedan { $n }. Realízalas o pasa.
    }
acres-refuse-not-held = La mano { $side_of } no tiene esta carta, o no tantas copias: { $card }.
acres-refuse-surplus = Esta carta no tiene papel en la acción: { $card }.
acres-refuse-money = { $n ->
    [one] La acción cuesta { $n } moneda; { $side } tiene { $have }. Toma dinero primero.
   *[other] La acción cuesta { $n } monedas; { $side } tiene { $have }. Toma dinero primero.
    }
acres-refuse-money-for-card = { $n ->
    [one] Esta carta cuesta { $n } moneda; { $side } tiene { $have }: { $card }.
   *[other] Esta carta cuesta { $n } monedas; { $side } tiene { $have }: { $card }.
    }
acres-refuse-card-not-controlled = Una carta de localización solo sirve mientras se controla la localización: { $card } no lo está.
acres-refuse-card-besieged = La carta de una localización asediada no puede usarse: { $card }.
acres-refuse-card-cut-off = Una carta de localización necesita una ruta por localizaciones propias hasta { $place }: a { $card } le falta.
acres-refuse-not-neutral = Solo se coloniza una localización neutral: { $place } está bajo el control { $side_of }.
acres-refuse-no-village = Colonizar requiere una aldea: en la reserva de piezas { $side_of } no queda ninguna.
acres-refuse-no-origin-held = Hace falta una carta de origen que incluya { $place } en su lista. Para ello: { $cards }.
acres-refuse-no-origin-at-all = Una carta de origen debe incluir { $place } en su lista: { $side } no controla ninguna localización cuya carta lo haga.
acres-refuse-no-boat = { $card } incluye { $place } en barca: otra carta debe mostrar una barca.
acres-refuse-no-cart = { $card } incluye { $place } en carro: otra carta debe mostrar un carro.
acres-refuse-no-ship = { $card } incluye { $place } en barco: otra carta debe mostrar un barco.
acres-refuse-no-settler = { $place } tiene el símbolo de colono: una tercera carta debe mostrar un colono.
acres-refuse-not-own = Solo se desarrolla y se fortifica una localización propia: { $side } no controla { $place }.
acres-refuse-already-town = Solo se desarrolla una aldea: { $place } es una ciudad.
acres-refuse-no-points = Solo se desarrollan localizaciones con puntos de victoria: { $place } no tiene.
acres-refuse-no-card-of-site = Desarrollar y fortificar requieren la carta de la localización: { $side } no tiene la de { $place }.
acres-refuse-no-town = Desarrollar requiere una ciudad: en la reserva de piezas { $side_of } no queda ninguna.
acres-refuse-no-card-of-this-site = Debe jugarse la carta de la propia localización: { $place }.
acres-refuse-no-settler-to-develop = Desarrollar requiere un colono en otra carta: { $place }.
acres-refuse-already-fortified = Una localización tiene como máximo una fortificación: { $place } ya tiene una.
acres-refuse-fortify-besieged = Una localización asediada no puede fortificarse: { $place }.
acres-refuse-no-fort = Fortificar requiere un disco de fortificación: para { $place } no queda ninguno.
acres-refuse-no-fortification = Fortificar requiere una carta de fortificación: { $place }.
acres-refuse-already-besieging = Un solo asedio a la vez: { $side } ya asedia { $place }.
acres-refuse-no-enemy = Solo se asedia una localización con una aldea o una ciudad enemiga: no { $place }.
acres-refuse-no-strength = Un asedio requiere una tercera carta, jugada la última, que tenga fuerza allí: { $place }.
acres-refuse-no-siege = Solo se refuerza un asedio en curso: { $siege } no lo está.
acres-refuse-fort-only-defends = Solo quien se defiende en un asedio juega cartas de fortificación: no { $card }.
acres-refuse-ship-useless = Un barco solo tiene fuerza donde la localización muestra un barco: no en { $place }.
acres-refuse-no-military = Solo cartas con fuerza militar refuerzan un asedio: no { $card }.
acres-refuse-no-trace-british = Reforzar requiere una ruta por localizaciones propias hasta Boston o New York: a { $place } le falta.
acres-refuse-no-trace-french = Reforzar requiere una ruta por localizaciones propias hasta Quebec: a { $place } le falta.
acres-refuse-no-own-siege = Solo se retira quien ataca: { $side } no asedia ninguna localización.
acres-refuse-no-settler-to-occupy = { $place } tiene el símbolo de colono: colocar una aldea requiere una carta que muestre un colono.
acres-refuse-not-in-siege-space = Solo se devuelve una carta de imperio del propio espacio de asedio: no { $card }.
acres-refuse-raid-no-enemy = Una incursión solo va contra una localización con una aldea o una ciudad enemiga: no { $place }.
acres-refuse-raid-fort = Una localización fortificada no puede sufrir incursiones: { $place }.
acres-refuse-raid-no-way = Las incursiones no cruzan ni el mar ni fortificaciones enemigas: ningún camino lleva a { $place }.
acres-refuse-no-raider = En una incursión solo se juegan cartas que la hacen o la alargan: no { $card }.
acres-refuse-no-raid-card = { $n ->
    [one] Una incursión contra { $place } requiere { $n } carta con el poder de incursión.
   *[other] Una incursión contra { $place } requiere { $n } cartas, al menos una con el poder de incursión.
    }
acres-refuse-raid-too-far = { $n ->
    [one] Una incursión requiere una carta por conexión: hasta { $place } hay { $n }.
   *[other] Una incursión requiere una carta por conexión: hasta { $place } hay { $n }.
    }
acres-refuse-raid-surplus = { $n ->
    [one] Una incursión contra { $place } requiere { $n } carta, no más.
   *[other] Una incursión contra { $place } requiere { $n } cartas, no más.
    }
acres-refuse-blocks-no-raid = Esta carta no puede bloquear una incursión contra { $place }: { $card }.
acres-refuse-no-ambusher = Esta carta no puede tender una emboscada: { $card }.
acres-refuse-blocks-no-ambush = Esta carta no puede bloquear una emboscada: { $card }.
acres-refuse-not-there = { $zone ->
    [reserve] Esta carta no está en la reserva: { $card }.
   *[other] Esta carta no está en la mano: { $card }.
    }
acres-refuse-not-marked = Una emboscada solo quita cartas con el símbolo de emboscada: no { $card }.
acres-refuse-no-recruiter = Solo un sacerdote o el jefe indio toma nativos americanos: no { $card }.
acres-refuse-no-natives-there = { $zone ->
    [reserve] En la reserva no hay nativos americanos neutrales.
   *[other] En la mano no hay nativos americanos neutrales.
    }
acres-refuse-no-money-symbol = Solo rinden cartas de localización que muestran dinero: no { $card }.
acres-refuse-no-ship-to-trade = El mercader empieza con una carta que muestra un barco.
acres-refuse-one-or-two-money = Con el barco del mercader van 1 o 2 cartas que muestran dinero, no { $n }.
acres-refuse-no-trader = La venta de pieles empieza con el comerciante de pieles.
acres-refuse-no-fur = El comerciante de pieles solo trata cartas que muestran una piel: no { $card }.
acres-refuse-no-fur-at-all = El comerciante de pieles necesita al menos 1 carta que muestre una piel.
acres-refuse-french-only = Solo Francia puede practicar la piratería.
acres-refuse-no-haven = La piratería requiere la carta de { $place }.
acres-refuse-no-other-ship = La piratería requiere un barco en otra carta.
acres-refuse-draft-location = Una carta de localización no se adquiere: { $card } se obtiene colonizando.
acres-refuse-draft-foreign = Una carta del otro bando no se adquiere: { $card }.
acres-refuse-not-on-offer = Solo se adquiere una carta bocarriba entre las disponibles: no { $card }.
acres-refuse-nothing-to-discard = Debe descartarse al menos 1 carta.
acres-refuse-reserve-full = { $n ->
    [one] La reserva contiene { $n } carta como máximo: la { $side_of } está llena.
   *[other] La reserva contiene { $n } cartas como máximo: la { $side_of } está llena.
    }
acres-refuse-reserve-empty = La reserva { $side_of } está vacía.
acres-refuse-no-governor = El gobernador debe jugarse primero.
acres-refuse-governor-count = El gobernador retira 1 o 2 cartas más, no { $n }.
acres-refuse-not-in-discard = La pila de descartes { $side_of } no tiene esta carta: { $card }.

# Qué dice el panel de detalle.
acres-fact-neutral = Neutral: se puede colonizar
acres-fact-holds-village = Aldea { $side_of }
acres-fact-holds-town = Ciudad { $side_of }
acres-fact-points = { $n ->
    [one] { $n } punto, { $double } con una ciudad
   *[other] { $n } puntos, { $double } con una ciudad
    }
acres-fact-no-points = Sin puntos: no se puede desarrollar
acres-fact-settler = Colonizar requiere un colono
acres-fact-ship = Aquí los barcos tienen fuerza en un asedio
acres-fact-defence = Quien se defiende empieza un asedio con { $n } más
acres-fact-fort = Fortificación: ninguna incursión, y 2 más en un asedio
acres-fact-no-card = { $side } no tiene carta de esta localización
acres-fact-card-usable = Su carta es utilizable
acres-fact-raided-by = { $n ->
    [one] { $side } puede hacer aquí una incursión con { $n } carta
   *[other] { $side } puede hacer aquí una incursión con { $n } cartas
    }
acres-fact-raid-safe = No puede sufrir incursiones
acres-fact-no-siege = { $side } no asedia ninguna localización
acres-fact-siege-ahead = Asedio: { $side } tiene una ventaja de { $n }
acres-fact-siege-even = Asedio: nadie tiene ventaja
acres-fact-siege-falls = Tal como está, { $side } la toma al inicio de su turno
acres-fact-siege-fails = Tal como está, { $side } la conserva al inicio de su turno
acres-fact-siege-goes-on = Tal como está, el asedio continúa
acres-fact-forts-left = { $n ->
    [one] Queda { $n } disco de fortificación para ambos
   *[other] Quedan { $n } discos de fortificación para ambos
    }
acres-fact-money = { $n ->
    [one] { $side_bare }: { $n } moneda
   *[other] { $side_bare }: { $n } monedas
    }
acres-fact-supply = Reserva de piezas: aldeas { $villages }, ciudades { $towns }
acres-fact-captured = Capturadas: aldeas { $villages }, ciudades { $towns }
acres-fact-price = { $n ->
    [one] Precio: { $n } moneda
   *[other] Precio: { $n } monedas
    }
acres-fact-lists-boat = { $side_bare }, en barca: { $places_short }
acres-fact-lists-cart = { $side_bare }, en carro: { $places_short }
acres-fact-lists-ship = { $side_bare }, en barco: { $places_short }
acres-fact-lists-nothing = { $side_bare }: su lista está vacía
acres-fact-power-raid = Hace una incursión
acres-fact-power-raid-extend = Alarga una incursión en 1 conexión
acres-fact-power-ambush = Tiende una emboscada
acres-fact-power-block-raid = Bloquea una incursión
acres-fact-power-block-ambush = Bloquea una emboscada
acres-fact-power-defend-fortification = Fuerza 1 para quien se defiende en un asedio
acres-fact-power-fortify = Fortifica una localización, por 3 monedas
acres-fact-power-take-native = Toma del enemigo nativos americanos neutrales
acres-fact-power-trader = Vende pieles: 2 monedas por cada carta
acres-fact-power-governor = Retira 1 o 2 cartas de la mano
acres-fact-power-intendant = Recupera 1 carta de la pila de descartes, por 2 monedas
acres-fact-power-home-support = Roba 3 cartas, como acción gratuita
acres-fact-military = Fuerza militar { $n }
acres-fact-siege-cost = { $n ->
    [one] En un asedio cuesta cada vez { $n } moneda
   *[other] En un asedio cuesta cada vez { $n } monedas
    }
acres-fact-raid-cost = { $n ->
    [one] En una incursión cuesta { $n } moneda
   *[other] En una incursión cuesta { $n } monedas
    }
acres-fact-leader = Refuerza un asedio como acción gratuita
acres-fact-marked = Puede perderse en una emboscada

# Lo que se puede hacer, donde se gana o se gasta dinero.
acres-act-money-money = { $money ->
    [one] Tomar { $money } moneda: { $card }
   *[other] Tomar { $money } monedas: { $card }
    }
acres-act-merchant-money = { $money ->
    [one] Mercader, { $money } moneda (barco: { $card }): { $cards }
   *[other] Mercader, { $money } monedas (barco: { $card }): { $cards }
    }
acres-act-trade-money = { $money ->
    [one] Vender pieles por { $money } moneda: { $cards_short }
   *[other] Vender pieles por { $money } monedas: { $cards_short }
    }
acres-act-piracy-money = { $money ->
    [one] Piratería, { $money } moneda: { $cards }
   *[other] Piratería, { $money } monedas: { $cards }
    }
acres-act-draft-money = { $money ->
    [one] Adquirir por { $money } moneda: { $card }
   *[other] Adquirir por { $money } monedas: { $card }
    }
acres-act-discard-money = { $money ->
    [one] Descartar { $n } cartas por { $money } moneda: { $cards_short }
   *[other] Descartar { $n } cartas por { $money } monedas: { $cards_short }
    }
acres-act-retrieve-money = { $money ->
    [one] Recuperar la reserva por { $money } moneda
   *[other] Recuperar la reserva por { $money } monedas
    }
acres-act-intendant-money = { $money ->
    [one] Intendente por { $money } moneda, recuperar: { $card }
   *[other] Intendente por { $money } monedas, recuperar: { $card }
    }
acres-act-raid-money = { $money ->
    [one] Incursión contra { $place } por { $money } moneda: { $cards_short }
   *[other] Incursión contra { $place } por { $money } monedas: { $cards_short }
    }
acres-act-besiege-money = { $money ->
    [one] Asediar { $place } por { $money } moneda: { $cards }
   *[other] Asediar { $place } por { $money } monedas: { $cards }
    }
acres-act-reinforce-money = { $money ->
    [one] Reforzar { $siege } por { $money } moneda: { $card }
   *[other] Reforzar { $siege } por { $money } monedas: { $card }
    }

# La hoja final: la puntuación, partida por partida.
acres-sheet-villages = Lugares con una aldea
acres-sheet-towns = Lugares con una ciudad
acres-sheet-captured-villages = Aldeas capturadas, { $n } cada una
acres-sheet-captured-towns = Ciudades capturadas, { $n } cada una
acres-sheet-total = Puntos

# En la lista de juegos.
bot-acres-steady-line = Mantiene pequeño el mazo, coloniza por los puntos y asedia cuando va por delante
