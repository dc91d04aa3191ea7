# Ejercicios de MARIA: títulos, preguntas y los motivos que ningún rechazo dice.
drill-maria-reach = Adónde puede mover una pieza
drill-maria-reach-ask = Marca todas las ciudades a las que { $piece } puede llegar con un movimiento normal.
drill-maria-reach-steps = { $n ->
    [one] { $place } está a { $n } ciudad: alcanzable por cualquier carretera.
   *[other] { $place } está a { $n } ciudades: alcanzable por cualquier carretera.
}
drill-maria-reach-main = { $place } está a { $n } ciudades, todas por carreteras principales.
drill-maria-reach-joins = { $piece } puede unirse a { $target }, y ahí termina el movimiento.
drill-maria-reach-takes = { $piece } puede entrar donde está { $target } y elimina el tren.
drill-maria-march = Adónde lleva una marcha forzada
drill-maria-march-ask = Marca todas las ciudades a las que { $piece } puede llegar con una marcha forzada.
drill-maria-march-way = { $n ->
    [one] { $place } está a { $n } ciudad por carretera principal, lejos del enemigo.
   *[other] { $place } está a { $n } ciudades por carreteras principales, lejos del enemigo.
}
drill-maria-supply = Quién tiene suministro
drill-maria-supply-ask = ¿De dónde recibiría ahora su suministro { $piece }?
drill-maria-supply-choice-home = En su país natal
drill-maria-supply-choice-route = Por una ruta de suministro libre hasta un tren
drill-maria-supply-choice-fee = Por una ruta de suministro con un húsar, con pago
drill-maria-supply-choice-none = De ningún modo
drill-maria-supply-away = { $piece } está fuera de su país natal: { $place }.
drill-maria-protection = Quién protege una fortaleza
drill-maria-protection-ask = { $side } controla { $place }. Marca todos los generales que la protegen.
drill-maria-protection-near = { $n ->
    [0] { $piece } está en la propia fortaleza.
    [one] { $piece } está a { $n } ciudad.
   *[other] { $piece } está a { $n } ciudades.
}
drill-maria-protection-far = { $n ->
    [one] Solo protege quien está a 3 ciudades o menos: { $piece } está a { $n } ciudad.
   *[other] Solo protege quien está a 3 ciudades o menos: { $piece } está a { $n } ciudades.
}
drill-maria-protection-other = { $piece } no es de la potencia que controla la fortaleza ({ $side_bare }) ni de una que coopere con ella.
drill-maria-conquest = Qué cae detrás de un movimiento
drill-maria-conquest-ask = { $piece } mueve a estas ciudades: { $via }. Marca todas las fortalezas que caen de inmediato.
drill-maria-conquest-own = Ningún enemigo controla { $place }.
drill-maria-conquest-end = Una fortaleza solo cae cuando el general sale de ella: el movimiento termina en { $place }.
drill-maria-conquest-aside = El movimiento no pasa por { $place }.
drill-maria-stack = A quién puede unirse un general
drill-maria-stack-ask = Supón que { $piece } estuviera lo bastante cerca. Marca todos los generales del mapa a los que podría unirse.
drill-maria-stack-own = { $piece } es de la misma potencia y está solo.
drill-maria-stack-cooperates = { $piece } está solo y es de una potencia que coopera: { $side_bare }.
drill-maria-hussar = Dónde se colocan los húsares
drill-maria-hussar-ask = De las ciudades iluminadas, marca todas aquellas en las que puede colocarse este húsar.
drill-maria-hussar-free = { $place } está vacía y a 4 ciudades o menos de un general austriaco.
drill-maria-train = Qué tren da suministro a un general
drill-maria-train-ask = Marca todos los trenes que ahora pueden dar suministro a { $piece }, también a través de un húsar.
drill-maria-train-other = Un tren solo da suministro a generales de su potencia: { $piece }.
drill-maria-train-feeds = { $n ->
    [one] Hasta allí lleva una ruta de suministro de { $n } ciudad.
   *[other] Hasta allí lleva una ruta de suministro de { $n } ciudades.
}
drill-maria-train-far = { $most ->
    [one] Una ruta de suministro tiene como mucho { $most } ciudad: { $piece } está a { $n }.
   *[other] Una ruta de suministro tiene como mucho { $most } ciudades: { $piece } está a { $n }.
}
drill-maria-train-cut = Ninguna ruta de suministro atraviesa piezas enemigas, y cualquier otra es demasiado larga: { $piece }.
drill-maria-fee = Qué cuesta un húsar
drill-maria-fee-ask = Si hubiera un húsar en { $place }, ¿cuántos puntos de CT costaría el suministro de { $piece }?
drill-maria-fee-length = { $n ->
    [one] Se paga la longitud de la ruta más corta a través de un húsar: { $n } punto.
   *[other] Se paga la longitud de la ruta más corta a través de un húsar: { $n } puntos.
}
drill-maria-fee-free = Otra ruta no pasa por ningún húsar y no se paga nada.
drill-maria-open = Qué fortalezas están desprotegidas
drill-maria-open-ask = Marca todas las fortalezas controladas { $side_by } que nadie protege.
drill-maria-open-lost = { $place } está controlada { $side_by }.
drill-maria-attack = A quién hay que atacar
drill-maria-attack-ask = Supón que ya no mueve ninguna pieza. Marca todas las ciudades que { $piece } debe atacar.
drill-maria-attack-beside = En una ciudad adyacente hay un general enemigo: { $piece }.
drill-maria-attack-friend = No es un enemigo: { $piece }.
drill-maria-attack-train = Solo se ataca a generales, no a trenes: { $piece }.
drill-maria-attack-far = No está en una ciudad adyacente: { $piece }.
drill-maria-attack-over = Este combate ya no es obligatorio en esta fase: { $piece }.
drill-maria-cards = Qué cartas se pueden jugar
drill-maria-cards-ask = En este combate { $piece } tiene derecho a jugar. Marca todas las cartas de la mano que se pueden jugar.
drill-maria-cards-suit = { $card } tiene el palo del sector donde está el general: { $suit }.
drill-maria-cards-reserve = { $card } vale para cualquier palo, con un valor de 1 a 8.
drill-maria-score = Cuál es el marcador
drill-maria-score-ask = { $piece } está en { SCORE($score) } y juega { $card } por { $n }. ¿Cuál es después el marcador desde el punto de vista de { $piece }?
drill-maria-score-behind = { SCORE($score) }: aún inferior, así que el mismo bando sigue jugando o se detiene.
drill-maria-score-passes = { SCORE($score) }: ya no es inferior, así que el derecho a jugar pasa al otro bando.
drill-maria-score-sum = { $n ->
    [one] Al marcador de { SCORE($score) } se suma { $n } punto.
   *[other] Al marcador de { SCORE($score) } se suman { $n } puntos.
}
drill-maria-retreat = Dónde termina una retirada
drill-maria-retreat-ask = { $n ->
    [one] { $piece } debe retirarse { $n } ciudad desde { $target }. Marca todas las ciudades donde puede terminar la retirada.
   *[other] { $piece } debe retirarse { $n } ciudades desde { $target }. Marca todas las ciudades donde puede terminar la retirada.
}
drill-maria-retreat-far = { $n ->
    [one] { $place } está a { $n } ciudad del vencedor: lo más lejos que lleva una retirada completa.
   *[other] { $place } está a { $n } ciudades del vencedor: lo más lejos que lleva una retirada completa.
}
drill-maria-retreat-length = { $n ->
    [one] Ningún camino abierto de exactamente { $n } ciudad lleva a { $place }.
   *[other] Ningún camino abierto de exactamente { $n } ciudades lleva a { $place }.
}
drill-maria-income = Cuántas cartas se roban
drill-maria-income-ask = ¿Cuántas CTs roba { $side } en su próxima etapa, antes de entregar ningún subsidio?
drill-maria-income-base = { $n ->
    [one] Sus ingresos habituales son de { $n } CT.
   *[other] Sus ingresos habituales son de { $n } CTs.
}
drill-maria-subsidy = A quién se puede dar un subsidio
drill-maria-subsidy-ask = ¿Puede { $side } acordar ahora un nuevo contrato para dar un subsidio { $other_to }?
drill-maria-subsidy-choice-yes = Sí
drill-maria-subsidy-choice-no = No
drill-maria-subsidy-allies = { $side } es una potencia mayor y puede dar un subsidio a una potencia aliada: { $other_bare }.
drill-maria-shift = Dónde se detiene un marcador político
drill-maria-shift-ask = El marcador de { $track } está en la casilla { $n }. Anunciados: { $parts }. ¿En qué casilla se detiene?
drill-maria-shift-sum = Los desplazamientos anunciados se suman y el marcador mueve una vez: hasta la casilla { $space }.
drill-maria-shift-alone = Los desplazamientos anunciados se suman antes de que el marcador mueva.
drill-maria-shift-end = El contador termina en la casilla { $space }.
