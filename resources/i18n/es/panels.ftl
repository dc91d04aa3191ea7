# Los paneles alrededor del mapa.
panels-any-suit = cualquier palo
card-new = nueva
card-is-new = { $card }, nueva
panels-paid-of = { $paid } de { $due } puntos pagados
panels-paid = { $paid } puntos pagados
panels-off-map = Fuera del mapa
panels-attacks = { $attacker } ataca { $defender }
panels-stop-even = Si { $side } se detiene ahora: nadie pierde tropas y nadie se retira.
panels-stop-all = Si { $side } se detiene ahora: todas las tropas perdidas ({ $lost }), fuera del tablero: { $pieces }.
panels-stop-cost = Si { $side } se detiene ahora: { $lost ->
    [one] pierde { $lost } tropa
   *[other] pierde { $lost } tropas
    } y se retira { $retreat ->
    [one] { $retreat } ciudad
   *[other] { $retreat } ciudades
    } por el camino que elija el vencedor.
panels-fighter = { $side_bare }, { $pieces }: { $troops ->
    [one] { $troops } tropa
   *[other] { $troops } tropas
    }, { $suit_bare }, marcador { SCORE($score) }
panels-reserve-as = = { $n }
panels-troops-word = tropas
panels-to-play = debe jugar
panels-ahead = con ventaja
panels-person = Persona { $number }
panels-key-enter = Intro
panels-not-this-way = No es posible:
panels-chip-opens = Regla { $clause }: abrir
panels-ended-draw = La partida ha terminado: empate.
panels-ended-won = La partida ha terminado. { $seats_num ->
    [pl] Ganan
   *[other] Gana
    } { $seats_who }.
panels-enter-does = Intro
panels-key-main = Botón principal
panels-keys-main = Intro
panels-key-take = Con el cursor en el mapa: tomar o soltar
panels-keys-take = Intro
panels-key-back = Dejar o cerrar
panels-keys-back = Esc
panels-key-targets = Por los lugares iluminados
panels-keys-targets = Tab, Mayús+Tab
panels-key-places = Al lugar más cercano
panels-keys-places = Flechas
panels-key-digits = La carta o acción número n
panels-keys-digits = 1 a 9
panels-style-move = { $count ->
    [one] { $count } ciudad a su alcance
   *[other] { $count } ciudades a su alcance
    }
panels-style-march = { $count ->
    [one] { $count } más con una marcha forzada
   *[other] { $count } más con una marcha forzada
    }
panels-style-join = { $count ->
    [one] se une a { $count } general
   *[other] se une a uno de { $count } generales
    }
panels-style-place = { $count ->
    [one] { $count } ciudad posible
   *[other] { $count } ciudades posibles
    }
panels-style-attack = { $count ->
    [one] { $count } ataque
   *[other] { $count } ataques
    }
panels-style-retreat = { $count ->
    [one] { $count } vía de retirada
   *[other] { $count } vías de retirada
    }
help-title = Ayuda sobre esta decisión
help-drag = Arrastra una pieza con anillo a un lugar iluminado, o haz clic en ambos. Mayús y un clic fijan una ciudad del camino.
help-pick-card = Haz clic en una carta levantada, o pulsa su número.
help-pick-piece = Haz clic en una pieza con anillo.
help-lay = Haz clic en las cartas para elegirlas y luego en un lugar iluminado o un botón; o primero en un lugar y después toma las cartas.
help-pick-offer = Haz clic en una carta de las que están a la vista.
help-press = Pulsa un botón al extremo derecho de la barra; Intro pulsa el último.
help-number = Fija los números en el panel junto al mapa.
help-offers = Además, «También es posible» ofrece lo que se puede hacer en todo momento.
help-not-asked = Ahora decide otro puesto. Mientras tanto se pueden leer el mapa, la crónica y las reglas.
panel-numbers = Números
numbers-more = { $thing }: { $n } más
numbers-less = { $thing }: { $n } menos
numbers-limits = de { $least } a { $most }
numbers-left = quedan { $left } de { $total }
numbers-spread = Repartir por igual
numbers-hand-over = Entregar
numbers-hand-over-why = Antes reparte todo.
