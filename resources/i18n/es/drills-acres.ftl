# Ejercicios de A FEW ACRES OF SNOW: títulos, preguntas y los motivos que ningún rechazo dice.
drill-acres-usable = Qué cartas de localización son utilizables
drill-acres-usable-ask = De las localizaciones iluminadas, marca todas aquellas cuya carta { $side } podría usar ahora.
drill-acres-usable-holds = { $place } está bajo control, no sufre asedio y tiene una ruta hasta { $home }.
drill-acres-settle = Qué se puede colonizar
drill-acres-settle-ask = Marca todas las localizaciones neutrales que { $side } puede colonizar ahora con las cartas de su mano.
drill-acres-settle-way = { $place } se puede colonizar con: { $cards }.
drill-acres-pay = Con qué cartas se coloniza
drill-acres-pay-ask = Se quiere colonizar { $place }. Marca las cartas de la mano que se juegan para ello.
drill-acres-pay-origin = La carta de origen, que incluye { $place } en su lista: { $card }.
drill-acres-pay-transport = El medio de transporte que pide la carta de origen: { $card }.
drill-acres-pay-settler = { $place } tiene el símbolo de colono, y el colono viene de: { $card }.
drill-acres-develop = Qué se puede desarrollar
drill-acres-develop-ask = Supón que las cartas necesarias están en la mano. Marca todas las localizaciones iluminadas que { $side } podría desarrollar ahora.
drill-acres-develop-free = { $place } es una aldea con puntos de victoria, y su carta es utilizable.
drill-acres-fortify = Qué se puede fortificar
drill-acres-fortify-ask = Supón que las cartas necesarias están en la mano. Marca todas las localizaciones iluminadas que { $side } podría fortificar ahora.
drill-acres-fortify-free = { $place } está bajo control, sin fortificación, y su carta es utilizable.
drill-acres-income = Cuánto dinero como máximo
drill-acres-income-ask = ¿Cuántas monedas puede obtener { $side } como máximo con una sola acción y esta mano?
drill-acres-income-money = { $n ->
    [one] Una carta de localización da { $n } moneda: { $cards }.
   *[other] Una carta de localización da { $n } monedas: { $cards }.
}
drill-acres-income-merchant = { $n ->
    [one] El mercader, primero el barco, da { $n } moneda: { $cards }.
   *[other] El mercader, primero el barco, da { $n } monedas: { $cards }.
}
drill-acres-income-trade = El comerciante de pieles da 2 monedas por cada piel, { $n } en total: { $cards }.
drill-acres-income-piracy = La piratería da { $n } monedas: { $cards }.
drill-acres-income-ship = La carta de barco del mercader no da nada por sí misma, aunque muestre dinero: { $card }.
drill-acres-income-trader = Las pieles solo dan dinero con el comerciante de pieles.
drill-acres-raid = Hasta dónde llegan las incursiones
drill-acres-raid-ask = { $n ->
    [one] { $side } puede hacer una incursión con exactamente { $n } carta. Marca todas las localizaciones que esa incursión puede alcanzar.
   *[other] { $side } puede hacer una incursión con exactamente { $n } cartas. Marca todas las localizaciones que esa incursión puede alcanzar.
}
drill-acres-raid-way = { $n ->
    [one] El camino más corto a { $place } tiene { $n } conexión.
   *[other] El camino más corto a { $place } tiene { $n } conexiones.
}
drill-acres-block = Qué bloquea una incursión
drill-acres-block-ask = Supón que { $place } sufre ahora una incursión. Marca todas las cartas de la mano que podrían bloquearla.
drill-acres-block-power = Esta carta bloquea incursiones: { $card }.
drill-acres-block-own = También bloquea la carta de la localización atacada: { $card }.
drill-acres-block-fights = La fuerza en un asedio no bloquea incursiones: { $card }.
drill-acres-block-elsewhere = De las cartas de localización solo bloquea la de { $place }: no { $card }.
drill-acres-marker = Con qué ventaja empieza un asedio
drill-acres-marker-ask = { $side } asedia { $place }; tercera carta: { $card }. ¿Qué ventaja tiene entonces quien ataca? Una desventaja es un número bajo cero.
drill-acres-marker-sum = Quien defiende empieza con { $n }, la tercera carta quita { $worth }: { $card }.
drill-acres-marker-always = Quien defiende empieza al menos con { $n }, sin ninguna carta.
drill-acres-marker-fort = La fortificación da { $n } más a quien defiende.
drill-acres-marker-modifier = { $place } da { $n } más a quien defiende.
drill-acres-marker-once = De una carta con ambos símbolos cuenta un solo tipo: { $card } vale { $n }.
drill-acres-marker-strength = La carta cuenta con toda su fuerza, { $n }: { $card }.
drill-acres-reinforce = Qué refuerza un asedio
drill-acres-reinforce-ask = Supón que { $attacker } asedia { $place }. Marca todas las cartas de la mano con las que { $side } podría reforzar su propia parte.
drill-acres-reinforce-brings = Esta carta aporta fuerza { $n }: { $card }.
drill-acres-reinforce-ship = En una localización con el símbolo de barco un barco aporta fuerza { $n }: { $card }.
drill-acres-reinforce-fort = En defensa una carta de fortificación aporta fuerza { $n }: { $card }.
drill-acres-siege-end = Cómo termina un asedio
drill-acres-siege-end-ask = { $attacker } asedia { $place }. Supón que { $n ->
    [0] el marcador está en la casilla 0.
   *[other] { $ahead } lleva una ventaja de { $n }.
} ¿Qué pasa al principio del próximo turno { $side_of }?
drill-acres-siege-end-choice-falls = Gana quien ataca
drill-acres-siege-end-choice-holds = Gana quien defiende
drill-acres-siege-end-choice-goes-on = El asedio continúa
drill-acres-siege-end-falls = Quien ataca gana con una ventaja de { $n } o más, al principio de su propio turno.
drill-acres-siege-end-holds = Quien defiende gana con una ventaja de { $n } o más, al principio de su propio turno.
drill-acres-siege-end-won = Esta ventaja basta, y es el turno de quien la tiene.
drill-acres-siege-end-even = En 0 nadie tiene ventaja, y nadie gana.
drill-acres-siege-end-turn = Nadie gana un asedio en el turno del otro: { $side } debe esperar al suyo.
drill-acres-siege-end-short = La ventaja de quien ataca es demasiado pequeña.
