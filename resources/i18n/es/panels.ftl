# Los paneles alrededor del mapa.
card-new = nueva
card-is-new = { $card }, nueva
panels-paid-of = { $paid } de { $due } puntos pagados
panels-paid = { $paid } puntos pagados
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
    [one] { $count } lugar a su alcance
   *[other] { $count } lugares a su alcance
    }
panels-style-march = { $count ->
    [one] { $count } más con una marcha forzada
   *[other] { $count } más con una marcha forzada
    }
panels-style-place = { $count ->
    [one] { $count } lugar posible
   *[other] { $count } lugares posibles
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
help-drag = Arrastra una pieza con anillo a un lugar iluminado, o haz clic en ambos. Mayús y un clic fijan un lugar del camino.
help-pick-card = Haz clic en una carta levantada, o pulsa su número.
help-pick-piece = Haz clic en una pieza con anillo.
help-pick-country = Haz clic en una provincia iluminada.
help-pick-place = Haz clic en un lugar iluminado.
help-pick-side = Haz clic en un escudo iluminado.
help-pick-pile = Haz clic en una ficha del campamento de donde salen las unidades.
help-pick-track = Haz clic en la escala o la mesa que se ilumina.
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
numbers-once-more = Aquí aún no ha cambiado nada. Intro otra vez: { $what }
