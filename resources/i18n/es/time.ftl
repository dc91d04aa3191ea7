# Mirar atrás, hipótesis y deshacer de común acuerdo.
log-agreed-take-back = { $count ->
    [one] De acuerdo { $seats }: se deshace { $count } acción.
   *[other] De acuerdo { $seats }: se deshacen { $count } acciones.
    }
menu-take-back = Deshacer de común acuerdo…
time-begins = ¿Y si…?, desde el turno { $turn }
time-past-input = Una jugada aquí abre una hipótesis.
time-what-if-here = ¿Y si…? desde aquí
time-leave = Volver a la mesa
time-play-these = Jugar estas acciones
time-bots-play = Los bots juegan por los demás
time-assumed = Supuesto: cartas y tropas de { $sides }
time-take-back = { $count ->
    [one] ¿Deshacer { $count } acción?
   *[other] ¿Deshacer { $count } acciones?
    }
time-agrees = { $name }: de acuerdo
time-undo-tip = { $count ->
    [one] Deshacer la última acción ({ $key })
   *[other] Deshacer la última acción ({ $key }); se pueden deshacer { $count } acciones
    }
time-assumed-here = Las cartas y tropas que ves aquí son supuestas.
time-bookmark-set = Marcador de página puesto en el paso { $step }.
time-bookmark-gone = Marcador de página quitado del paso { $step }.
time-played = { $count ->
    [one] Jugada en la mesa { $count } acción de { $all }.
   *[other] Jugadas en la mesa { $count } acciones de { $all }.
    }
