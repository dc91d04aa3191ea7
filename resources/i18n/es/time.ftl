# Mirar atrás, hipótesis y deshacer de común acuerdo.
log-agreed-take-back = { $count ->
    [one] De acuerdo { $seats }: se deshace { $count } acción.
   *[other] De acuerdo { $seats }: se deshacen { $count } acciones.
    }
