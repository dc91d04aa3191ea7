# Acuerdos y promesas, en cada juego que los tiene.
panel-agreements = Acuerdos
agreements-promises = Promesas
agreements-honour = Obligan por honor: una promesa no cambia ninguna regla y nada la hace cumplir.
agreements-until = Hasta el final del turno { $n }
agreements-ends-now = Termina en este turno
agreements-over = Terminó con el turno { $n }
agreements-quoted = «{ $words }»
agreements-your-promise = Lo que prometes, con tus palabras
agreements-until-turn = Hasta el final del turno
agreements-promise = Prometer
agreements-remind-promise = { $seat_bare }, hasta el turno { $n }: «{ $words }»
agreements-remind-many = { $count ->
    [one] { $count } acuerdo que recordar
   *[other] { $count } acuerdos que recordar
    }

# Promesas, en todo juego que lleva un registro.
act-promise = Prometer hasta el final del turno { $n }
log-promise = { $seat_num ->
    [pl] { $seat } prometen hasta el turno { $n }: «{ $words }»
   *[other] { $seat } promete hasta el turno { $n }: «{ $words }»
    }
refuse-promise-until = Una promesa termina en este turno o más tarde, como mucho en el turno { $n }.
refuse-promise-words = { $n ->
    [one] Una promesa tiene { $n } palabra.
   *[other] Una promesa tiene de 1 a { $n } palabras.
    }
