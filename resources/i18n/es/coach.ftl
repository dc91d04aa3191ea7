# El instructor en una mesa de práctica, y las pistas que se piden allí.
panel-coach = Instructor
menu-hint = Pista
settings-coach = Práctica: una luz antes de «Listo» dice qué puede haberse pasado por alto
coach-overlooked = { $count ->
    [0] Ningún aviso.
    [one] { $count } cosa puede haberse pasado por alto.
   *[other] { $count } cosas pueden haberse pasado por alto.
    }
coach-light-tip = Pulsa para leer qué.
coach-nothing = Ahora no hay ningún aviso.
coach-off = El instructor está desactivado en los ajustes.
coach-show-why = Mostrar por qué
coach-hide-why = Ocultar por qué
coach-more = Pista { $n } de { $all }
coach-no-hint = Ahora no se te pide nada.
coach-hand-first = Primero descubre tu mano.
coach-thinking = Un bot lo está pensando.
coach-no-bot = Ningún bot puede juzgarlo.
coach-advice = { $count ->
    [one] El bot ({ $bot }) ha valorado { $count } acción. Elegiría: { $text }.
   *[other] El bot ({ $bot }) ha valorado { $count } acciones. Elegiría: { $text }.
    }
