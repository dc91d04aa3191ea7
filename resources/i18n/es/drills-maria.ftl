# Ejercicios de MARIA: títulos, preguntas y los motivos que ningún rechazo dice.
drill-maria-reach = Adónde puede mover una pieza
drill-maria-reach-ask = Marca todas las ciudades a las que { $piece } puede llegar con un movimiento normal.
drill-maria-reach-steps = { $n ->
    [one] { $place } está a { $n } ciudad: alcanzable por cualquier carretera.
   *[other] { $place } está a { $n } ciudades: alcanzable por cualquier carretera.
}
drill-maria-reach-main = { $place } está a { $n } ciudades, todas por carreteras principales.
drill-maria-reach-joins = { $piece } puede unirse a { $target }, y ahí termina el movimiento.
drill-maria-reach-takes = { $piece } puede entrar en la ciudad de { $target } y elimina el tren.
drill-maria-march = Adónde lleva una marcha forzada
drill-maria-march-ask = Marca todas las ciudades a las que { $piece } puede llegar con una marcha forzada.
drill-maria-march-way = { $n ->
    [one] { $place } está a { $n } ciudad por carretera principal, lejos del enemigo.
   *[other] { $place } está a { $n } ciudades por carreteras principales, lejos del enemigo.
}
drill-maria-supply = Quién tiene suministro
drill-maria-supply-ask = ¿De dónde recibiría ahora su suministro { $piece }?
drill-maria-supply-choice-home = en su país natal
drill-maria-supply-choice-route = por una ruta de suministro libre hasta un tren
drill-maria-supply-choice-fee = por una ruta de suministro a través de un húsar, con pago
drill-maria-supply-choice-none = de ningún modo
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
