# Ejercicios de REVOLUTION: THE DUTCH REVOLT: títulos, preguntas y los motivos que ningún rechazo dice.
drill-revolution-card = A quién va una carta
drill-revolution-card-ask-province = Si las cartas se asignaran ahora, ¿a quién iría la carta de la provincia de { $at }?
drill-revolution-card-ask-city = Si las cartas se asignaran ahora, ¿a quién iría la carta de la ciudad de { $at }?
drill-revolution-card-choice-nobody = Nadie
drill-revolution-card-majority = { $side_bare }: { $n } de { $total } fichas, más que todas las demás juntas.
drill-revolution-card-inside = Las fichas en ciudades no cuentan para la carta de una provincia. { $side_bare }: { $n } en ciudades.
drill-revolution-card-largest = Ser la más numerosa no basta. { $side_bare }: { $n } de { $total } fichas, no más que las demás juntas.
drill-revolution-card-few = { $side_bare }: { $n } de { $total } fichas, ninguna mayoría.
drill-revolution-card-nobody = Nadie tiene más que todos los demás juntos, contando las neutrales: como máximo { $n } de { $total }.
drill-revolution-card-somebody = Una facción tiene más que todas las demás juntas: { $side_bare }.
drill-revolution-conflict = Qué deja un conflicto
drill-revolution-conflict-ask = Si ahora hubiera conflicto en { $province }, ¿cuántas fichas { $side_of } quedarían allí, sin contar las ciudades asediadas?
drill-revolution-conflict-rounds = De menor a mayor, cada facción pierde 1 por ronda hasta el límite. Rondas: { $rounds }; perdidas aquí: { $n }, quedan: { $left }.
drill-revolution-conflict-stops = El conflicto acaba en cuanto se alcanza el límite de { $limit }, también a mitad de una ronda.
drill-revolution-conflict-shared = Las pérdidas no son de una sola facción: pierden todas, ronda tras ronda.
drill-revolution-conflict-over = La provincia supera su límite en { $n }, y tiene varias facciones: pierden todas.
drill-revolution-overflow = Adónde va un excedente
drill-revolution-overflow-ask = Supón que en { $province } solo hubiera fichas { $side_of }, con 1 sobre el límite. Marca todas las provincias a las que esta puede ir.
drill-revolution-overflow-beside = { $to } está al lado y tiene sitio.
drill-revolution-overflow-river = { $to } se alcanza por río y tiene sitio.
drill-revolution-overflow-neutral = { $to } está al límite, y allí se sustituye una ficha neutral.
drill-revolution-overflow-neutral-river = { $to } se alcanza por río; está al límite, y allí se sustituye una ficha neutral.
drill-revolution-units = Cuántas nuevas unidades
drill-revolution-units-ask = Si ahora llegaran nuevas unidades, ¿cuántas habría para { $side }?
drill-revolution-units-sum = Ciudades { $cities }, lugares nombrados en sus cartas { $named }, villas { $towns }, campo { $countryside }, recuadros { $boxes }: { $n }.
drill-revolution-units-least = Ciudades { $cities }, lugares nombrados { $named }, villas { $towns }, campo { $countryside }, recuadros { $boxes }: se sube a { $n }.
drill-revolution-units-supply = Nunca más que la reserva: { $n }.
drill-revolution-units-cities = También las cartas de ciudad dan nuevas unidades: { $n }.
drill-revolution-units-named = Los lugares nombrados en las cartas de ciudad de la facción dan más: { $n }.
drill-revolution-units-towns = Cada villa ocupada da 1: { $n }.
drill-revolution-units-countryside = Cada 5 fichas en el campo, contado todo junto, dan 1: { $n }.
drill-revolution-units-boxes = Cada ficha en un recuadro de apoyo da 1: { $n }.
drill-revolution-units-raised = Siempre son al menos 7, mientras alcance la reserva: no { $n }.
drill-revolution-units-lacking = La reserva no tiene más de { $n }.
drill-revolution-tax = Qué dan los impuestos
drill-revolution-tax-ask = Impuestos con tipo impositivo { $n }: ¿cuántas monedas entrarían ahora para { $side }?
drill-revolution-tax-sum = Provincias { $provinces }, ciudades { $cities } por { $rate }: { $n }.
drill-revolution-tax-short = Provincias { $provinces }, ciudades { $cities } por { $rate }; pero la reserva solo tiene { $n }.
drill-revolution-tax-supply = Lo que falta en la reserva se pierde.
drill-revolution-tax-fraction = La fracción de la suma de las provincias se pierde.
drill-revolution-tax-apart = La fracción se pierde en la suma de las provincias, no en cada una.
drill-revolution-tax-each = El tipo impositivo vale por cada ciudad.
drill-revolution-battle = Qué deja una batalla
drill-revolution-battle-ask = Si en la sección { $region_of } hubiera un ejército más { $side_of }, ¿cuántos ejércitos quedarían allí tras las batallas?
drill-revolution-battle-calm = Exactamente 2 ejércitos de facciones distintas se mantienen a distancia: no pasa nada.
drill-revolution-battle-won = Por parejas caen el ejército más católico y el más reformado, hasta dejar una sola facción. Ejércitos que quedan: { $n }.
drill-revolution-battle-none = Por parejas caen el ejército más católico y el más reformado: no queda ninguno.
drill-revolution-battle-stand-off = Por parejas caen el ejército más católico y el más reformado, hasta dejar 2, que se mantienen a distancia.
drill-revolution-battle-allied = Los ejércitos caen por parejas hasta dejar solo aliados. Ejércitos que quedan: { $n }.
drill-revolution-battle-pairs = Los ejércitos caen por parejas, hasta dejar una facción, 2 ejércitos o solo aliados.
drill-revolution-battle-two = Solo combaten donde hay más de 2 ejércitos.
drill-revolution-beggars = Qué pueden hacer los mendigos del mar
drill-revolution-beggars-ask-destroy = { $n ->
    [one] { $region_bare }: ¿puede { $n } mendigo del mar { $side_of } eliminar un ejército de la sección?
   *[other] { $region_bare }: ¿pueden { $n } mendigos del mar { $side_of } eliminar un ejército de la sección?
}
drill-revolution-beggars-ask-relieve = { $n ->
    [one] { $region_bare }: ¿puede { $n } mendigo del mar { $side_of } levantar el asedio de { $at }?
   *[other] { $region_bare }: ¿pueden { $n } mendigos del mar { $side_of } levantar el asedio de { $at }?
}
drill-revolution-beggars-ask-sack = { $n ->
    [one] { $region_bare }: ¿puede { $n } mendigo del mar { $side_of } saquear { $at }?
   *[other] { $region_bare }: ¿pueden { $n } mendigos del mar { $side_of } saquear { $at }?
}
drill-revolution-beggars-ask-blockade = { $n ->
    [one] { $region_bare }: ¿puede { $n } mendigo del mar { $side_of } asediar { $at }?
   *[other] { $region_bare }: ¿pueden { $n } mendigos del mar { $side_of } asediar { $at }?
}
drill-revolution-beggars-choice-yes = Sí
drill-revolution-beggars-choice-no = No
drill-revolution-beggars-destroy = Los mendigos del mar son más que los ejércitos: { $n } contra { $armies }.
drill-revolution-beggars-relieve = Los mendigos del mar son al menos tantos como los ejércitos: { $n } contra { $armies }.
drill-revolution-beggars-sack = En la región no hay ejércitos: 1 mendigo del mar saquea una villa.
drill-revolution-beggars-blockade = En la región no hay ejércitos: 2 mendigos del mar asedian una ciudad, la controle quien la controle.
drill-revolution-allegiance = Dónde acaba un indicador
drill-revolution-allegiance-ask = Monedas en { $place }: { $side_bare } { $n }, { $other_bare } { $more }. El indicador está en la casilla { $space }: ¿dónde acaba?
drill-revolution-allegiance-sum = Moneda a moneda, como máximo 3 casillas en total y nunca más allá del final: a la casilla { $space }.
drill-revolution-allegiance-centre = La Nobleza va la última y solo mueve el indicador hacia el centro; como máximo 3 casillas en total: a la casilla { $space }.
drill-revolution-allegiance-three = Un indicador se mueve como máximo { $n } casillas en total por turno.
drill-revolution-allegiance-both = Las monedas de ambas facciones mueven el indicador, unas tras otras.
drill-revolution-bishopric = En qué se convierte un obispado
drill-revolution-bishopric-ask = Si al final del turno la carta de { $province } correspondiera { $side_to }, ¿qué sería entonces el obispado?
drill-revolution-bishopric-ask-nobody = Si al final del turno nadie poseyera la carta de { $province }, ¿qué sería entonces el obispado?
drill-revolution-bishopric-choice-strongly-catholic = Muy católico
drill-revolution-bishopric-choice-catholic = Católico
drill-revolution-bishopric-choice-reformed = Reformado
drill-revolution-bishopric-choice-strongly-reformed = Muy reformado
drill-revolution-bishopric-nobody = Si nadie posee la carta, el indicador va de inmediato a católico.
drill-revolution-bishopric-stays = La Nobleza no mueve obispados: el indicador se queda donde está.
drill-revolution-bishopric-there = Ya está ahí, y quien posee la carta no lo mueve más. { $side_bare }: { revolution-status }.
drill-revolution-bishopric-moves = Se mueve 1 casilla hacia el lado de quien posee la carta. { $side_bare }: ahora { revolution-status }.
drill-revolution-bishopric-one = El indicador se mueve como máximo 1 casilla por turno.
drill-revolution-bishopric-pull = Quien posee la carta no mueve el indicador hasta ahí: { $side_bare }.
drill-revolution-university = En qué se convierte una universidad
drill-revolution-university-ask = Si al final del turno { $place } estuviera bajo el control { $side_of }, ¿qué sería entonces la universidad?
drill-revolution-university-ask-nobody = Si al final del turno nadie controlara { $place }, ¿qué sería entonces la universidad?
drill-revolution-university-choice-none = No existe
drill-revolution-university-choice-catholic = Católica
drill-revolution-university-choice-reformed = Reformada
drill-revolution-university-same = Ya es así, y así se queda.
drill-revolution-university-unchanged = Quien controla entonces { $place } no cambia nada en la universidad.
drill-revolution-university-none = Se suprime la universidad de { $place }.
drill-revolution-university-catholic = La universidad de { $place } se hace católica.
drill-revolution-university-reformed = La universidad de { $place } se hace o sigue reformada.
drill-revolution-university-acts = La universidad sigue a quien controla entonces { $place }.
drill-revolution-university-never-old = La universidad de { $place } existe desde el principio y nunca se suprime.
drill-revolution-university-never-new = La universidad de { $place } solo existe como reformada.
drill-revolution-goal = Qué da el objetivo de una facción
drill-revolution-goal-ask-catholics = ¿Cuántos puntos darían ahora los obispados, el objetivo { $side_of }?
drill-revolution-goal-ask-habsburgs = ¿Cuántos puntos darían ahora las regiones con ejército, el objetivo { $side_of }?
drill-revolution-goal-ask-nobility = ¿Cuántos puntos darían ahora las fichas en villas y campo, el objetivo { $side_of }?
drill-revolution-goal-ask-burghers = ¿Cuántos puntos darían ahora las villas comerciales, el objetivo { $side_of }?
drill-revolution-goal-ask-reformers = ¿Cuántos puntos darían ahora las universidades, el objetivo { $side_of }?
drill-revolution-goal-sum = Puntos por este objetivo: { $n }.
drill-revolution-goal-held = Un obispado cuenta, posea quien posea la provincia.
drill-revolution-goal-strongly = Los obispados católicos cuentan igual que los muy católicos.
drill-revolution-goal-regions = Cuentan las regiones, no los ejércitos; los abandonados no cuentan.
drill-revolution-goal-up = También cuenta el resto: se redondea hacia arriba.
drill-revolution-goal-loose = Las fichas en ciudades no cuentan.
drill-revolution-goal-trading = Solo cuentan las villas comerciales, no cualquier villa.
drill-revolution-goal-occupied = Solo cuentan las villas comerciales ocupadas.
drill-revolution-goal-reformed = Una universidad reformada cuenta, controle quien controle el lugar; controlar el lugar no basta.
drill-revolution-goal-catholic = Solo cuentan las universidades reformadas.
