# La ventana de A FEW ACRES OF SNOW: paneles, placas y cartas.
panel-displays = Cartas a la vista
panel-sieges = Asedios y puntuación

# Para qué sirven las cartas, en la barra y en las listas.
verb-acres-settle = colonizar
verb-acres-develop = desarrollar
verb-acres-fortify = fortificar
verb-acres-besiege = asediar
verb-acres-reinforce = reforzar un asedio
verb-acres-raid = incursión
verb-acres-ambush = emboscada
verb-acres-recruit = tomar nativos americanos
verb-acres-money = tomar dinero
verb-acres-merchant = mercader
verb-acres-trade = vender pieles
verb-acres-piracy = piratería
verb-acres-discard = descartar
verb-acres-reserve = poner en la reserva
verb-acres-governor = retirar cartas
verb-acres-intendant = recuperar un descarte
verb-acres-home-support = robar tres cartas
verb-acres-block = bloquear
verb-acres-occupy = ocupar

# Paneles.
acres-counts = { $money ->
    [one] { $money } moneda, { $hand } en la mano, { $deck } en el mazo
   *[other] { $money } monedas, { $hand } en la mano, { $deck } en el mazo
    }
acres-cards-in = { $caption } ({ $count })
acres-costs = cuesta { $n }
acres-no-siege = No hay ningún asedio en curso.
acres-siege-wins = la toma
acres-siege-holds = la mantiene
acres-score-now = Puntuación hasta ahora
acres-points-so-far = { $n ->
    [one] { $n } punto hasta ahora
   *[other] { $n } puntos hasta ahora
    }
acres-score-end = Puntuación final
acres-score-villages = Aldeas
acres-score-towns = Ciudades (doble)
acres-score-captured-villages = Aldeas capturadas
acres-score-captured-towns = Ciudades capturadas
acres-score-total = Total
acres-score-of = { $count }: { $points }

# Junto al mapa y en la bandeja.
acres-camp-captured = capturadas
acres-camp-supply = reserva de piezas
acres-purse-line = { $side_bare }: { $money ->
    [one] { $money } moneda
   *[other] { $money } monedas
    }, capturados { $captured } de { $goal } puntos, reserva de piezas de { $villages ->
    [one] { $villages } aldea
   *[other] { $villages } aldeas
    } y { $towns ->
    [one] { $towns } ciudad
   *[other] { $towns } ciudades
    }, { $deck ->
    [one] { $deck } carta
   *[other] { $deck } cartas
    } en el mazo
acres-open-cards = Cartas abiertas: { $side_bare }
acres-tile-captured = Capturados: { $villages ->
    [one] { $villages } aldea
   *[other] { $villages } aldeas
  } y { $towns ->
    [one] { $towns } ciudad
   *[other] { $towns } ciudades
  }
acres-tile-forts = Fortificaciones que quedan para los dos bandos: { $count }
acres-tile-none = ninguna
acres-tile-ahead = { $side_bare } va por delante por { $by }
acres-tile-level = Ningún bando va por delante
acres-legend-village = aldea
acres-legend-town = ciudad
acres-legend-fort = fortificación
acres-legend-siege = asedio
acres-legend-river = río
acres-legend-road = camino
acres-legend-trail = sendero indio
acres-legend-water = lago
acres-legend-points = puntos
acres-legend-settler = colono
acres-legend-ship = barco
acres-legend-defence = defensa

# En las cartas: entero, y en una palabra o dos.
acres-card-start = mazo inicial
acres-card-both = para los dos bandos
acres-card-free = Acción gratuita
acres-card-cost-siege = { $n } monedas cada vez en un asedio
acres-card-cost-raid = { $n } moneda en una incursión
acres-card-cost-intendant = Cuesta { $n } monedas
acres-card-raid = Incursión a una conexión de distancia
acres-card-raid-short = incursión
acres-card-raid-extend = Alarga una incursión en una conexión
acres-card-raid-extend-short = incursión +1
acres-card-ambush = Tiende una emboscada
acres-card-ambush-short = emboscada
acres-card-block-raid = Bloquea una incursión
acres-card-block-raid-short = bloquea incursión
acres-card-block-ambush = Bloquea una emboscada
acres-card-block-ambush-short = bloquea emboscada
acres-card-fortify = Fortifica una localización con su carta por 3 monedas
acres-card-fortify-short = fortifica
acres-card-take-native = El otro bando entrega nativos americanos neutrales
acres-card-take-native-short = toma nativos
acres-card-trader = 2 monedas por cada carta con piel jugada con ella
acres-card-trader-short = 2 por piel
acres-card-governor = Retira de la mano una o dos cartas más
acres-card-governor-short = retira 1–2
acres-card-intendant = Recupera una carta de la pila de descartes
acres-card-intendant-short = recupera descarte
acres-card-home-support = Roba tres cartas
acres-card-home-support-short = roba 3

# Lo que muestran aquí las capas.
overlay-reach-line-acres = Localizaciones enemigas al alcance de una incursión, con las cartas que pide
overlay-supply-line-acres = Localizaciones conectadas con el puerto de origen, y las que no lo están
overlay-protection-line-acres = Localizaciones sin fortificación
overlay-threats-line-acres = Localizaciones al alcance de una incursión del otro bando

# La visita y las hipótesis, con palabras de este juego.
tour-map-acres = Elige cartas abajo: se ilumina dónde sirven. O haz clic primero en un lugar y toma las cartas.
tour-why-not-acres = Con cartas elegidas, haz clic en un lugar sin iluminar. La barra dice qué regla lo prohíbe.
time-assumed-acres = Cartas supuestas: { $sides }
time-assumed-here-acres = Las cartas que ves aquí son supuestas.
panels-score-captured = capturados { $value } de { $goal } puntos
