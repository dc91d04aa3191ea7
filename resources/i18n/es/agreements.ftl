# Lo que acuerdan las potencias de MARIA: subsidios por contrato (20), promesas (21); y las hojas de ejército (6).
panel-agreements = Acuerdos
agreements-subsidies = Subsidios
agreements-pair = { $side_bare } a { $other_bare }
agreements-turns-left = { $n ->
    [one] Queda { $n } turno
   *[other] Quedan { $n } turnos
    }
agreements-none = No hay subsidios por contrato.
agreements-fixed = Fijo hasta el final del turno { $n }
agreements-granted = Se decide cada turno: ahora concedido
agreements-kept = Se decide cada turno: ahora retenido
agreements-offered = { $n ->
    [one] Ofrecido por { $n } turno
   *[other] Ofrecido por { $n } turnos
    }
agreements-waits = { $seat_who } puede aceptar.
agreements-accept = Aceptar
agreements-withdraw = Retirar la oferta
agreements-end = Terminar
agreements-end-propose = Proponer el final
agreements-end-agree = Aceptar el final
agreements-end-wished = { $side } quiere terminarlo.
agreements-giver = Donante
agreements-receiver = Beneficiario
agreements-turns = Turnos
agreements-not-now = ahora no
agreements-offer = Ofrecer un subsidio
agreements-grant = Conceder un subsidio
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
agreements-remind-offer = { $side } ofrece un subsidio { $other_to }
agreements-remind-end = Propuesto el final del subsidio { $side_of } { $other_to }
agreements-remind-many = { $count ->
    [one] { $count } acuerdo que recordar
   *[other] { $count } acuerdos que recordar
    }
sheets-covered = Mantén pulsada la barra espaciadora para ver los números.
sheets-others = Lo que todos saben de las demás
sheets-generals = { $count ->
    [one] { $count } general en el mapa
   *[other] { $count } generales en el mapa
    }
sheets-off = Fuera del tablero
sheets-face-down = { $place }, bocabajo

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
