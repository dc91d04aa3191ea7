# SACHSEN: las cortes de los Estados no representados: notas, propuestas, peticiones, ayudas; acuerdos entre Estados representados.

# Palabras que usan otras.
sachsen-step = { $step ->
    [open-relations] iniciar relaciones
    [strengthen-relations] reforzar las relaciones
    [mutual-defence] pacto de defensa mutua
    [alliance] tratado de alianza
   *[other] matrimonio
    }
sachsen-pact = { $pact ->
    [pact] pacto de defensa mutua
    [alliance] tratado de alianza
    [marriage] matrimonio
   *[other] paso
    }
sachsen-answer = { $answer ->
    [never] no, para siempre, y una nota de protesta
    [wait-6] por ahora no, otra vez en 6 turnos
    [wait-3] por ahora no, otra vez en 3 turnos
    [wait-1] por ahora no, en el próximo turno con +1
    [yes] sí
    [yes-plus] sí, y +1 en el próximo dado
    [again-3] no, otra vez en 3 turnos
    [again-1] no, otra vez en el próximo turno
    [quarter] un cuarto
    [half] la mitad
    [three-quarters] tres cuartos
    [all] todo
   *[other] todo, y también la próxima vez
    }

# Qué trae una cara del dado.
sachsen-face-never = No, para siempre, y una nota de protesta
sachsen-face-wait-6 = Por ahora no, otra vez en 6 turnos
sachsen-face-wait-3 = Por ahora no, otra vez en 3 turnos
sachsen-face-wait-1 = Por ahora no, en el próximo turno con +1
sachsen-face-yes = Sí
sachsen-face-yes-plus = Sí, y +1 en el próximo dado
sachsen-face-again-3 = No, otra vez en 3 turnos
sachsen-face-again-1 = No, otra vez en el próximo turno
sachsen-face-quarter = Un cuarto
sachsen-face-half = La mitad
sachsen-face-three-quarters = Tres cuartos
sachsen-face-all = Todo
sachsen-face-all-next = Todo, y también la próxima vez
sachsen-face-price-500000 = 500.000 gulden
sachsen-face-price-400000 = 400.000 gulden
sachsen-face-price-300000 = 300.000 gulden
sachsen-face-price-200000 = 200.000 gulden
sachsen-face-price-100000 = 100.000 gulden
sachsen-face-free = Gratis

# Qué se le suma.
sachsen-part-notes = notas
sachsen-part-favour = una buena respuesta anterior
sachsen-part-eased = petición repetida
sachsen-part-ambassador = embajador
sachsen-part-reconciliation = reconciliación

# Qué se puede hacer.
sachsen-act-propose-step = { $least ->
    [0] Proponer { $side_to }: { sachsen-step } (ningún dado dice sí)
   *[other] Proponer { $side_to }: { sachsen-step } (sí con { $least } o más)
    }
sachsen-act-marry-step = { $child ->
    [son] Proponer un matrimonio { $side_to }: un príncipe propio (sí con { $least } o más)
   *[other] Proponer un matrimonio { $side_to }: una princesa propia (sí con { $least } o más)
    }

# Qué se pregunta.
sachsen-prompt-ally-asked = { $side_num ->
    [pl] { $side_who } deben decir sí o no: ¿puede { $court_bare } aliarse también con { $by }?
   *[other] { $side_who } debe decir sí o no: ¿puede { $court_bare } aliarse también con { $by }?
    }

# Qué ha pasado.
sachsen-log-approval = { $n ->
    [one] { $side_bare } { $home_to }: { $n } nota de aprobación. Saldo: { $balance }.
   *[other] { $side_bare } { $home_to }: { $n } notas de aprobación. Saldo: { $balance }.
    }
sachsen-log-protest = { $n ->
    [one] { $side_bare } { $home_to }: { $n } nota de protesta. Saldo: { $balance }.
   *[other] { $side_bare } { $home_to }: { $n } notas de protesta. Saldo: { $balance }.
    }
sachsen-log-proposes = { $side_num ->
    [pl] { $side } proponen { $court_to }: { sachsen-step }.
   *[other] { $side } propone { $court_to }: { sachsen-step }.
    }
sachsen-log-die-proposal = { $side }, dado para { $home }: { $n }, en total { $sum }.
sachsen-log-die-request = { $side }, dado para { $home }: { $n }, en total { $sum }.
sachsen-log-answer = { $answer ->
    [yes] { $side } { $home_to }, { sachsen-step }: sí.
    [never] { $side } { $home_to }, { sachsen-step }: no, para siempre.
   *[wait] { $side } { $home_to }, { sachsen-step }: no antes del turno { $turn }.
    }
sachsen-log-dissent = { $side_num ->
    [pl] { $side } dicen no a la alianza { $court_of } con { $by }.
   *[other] { $side } dice no a la alianza { $court_of } con { $by }.
    }
sachsen-log-pact = { $side } y { $whose }: { sachsen-pact }.
sachsen-log-pact-broken = { $side_num ->
    [pl] { $side } rompen con { $whose }: { sachsen-pact }.
   *[other] { $side } rompe con { $whose }: { sachsen-pact }.
    }
sachsen-log-wedding = { $child ->
    [son] Un príncipe { $side_of } se casa con una princesa { $court_of }.
   *[other] Una princesa { $side_of } se casa con un príncipe { $court_of }.
    }
sachsen-log-given-back = { $home_num ->
    [pl] { $home } devuelven las notas { $side_of }; no queda ningún acuerdo.
   *[other] { $home } devuelve las notas { $side_of }; no queda ningún acuerdo.
    }
sachsen-log-treaty-broken = { $side_num ->
    [pl] { $side } rompen el acuerdo con { $home }.
   *[other] { $side } rompe el acuerdo con { $home }.
    }
sachsen-log-agreement-broken = { $home_num ->
    [pl] { $home } rompen el acuerdo con { $side }.
   *[other] { $home } rompe el acuerdo con { $side }.
    }
sachsen-log-agreement-ended = El acuerdo { $home_of } con { $side } se acaba.
sachsen-log-ally-pays = { $side_num ->
    [pl] { $side } pagan { $home_to } { $n } gulden.
   *[other] { $side } paga { $home_to } { $n } gulden.
    }
sachsen-log-ally-lends = { $n ->
    [one] { $side_bare } { $home_to }: { $n } brigada, hasta el final del turno { $turn }.
   *[other] { $side_bare } { $home_to }: { $n } brigadas, hasta el final del turno { $turn }.
    }
sachsen-log-ally-refuses = { $side_num ->
    [pl] { $side } no dan nada { $home_to }; otra vez en el turno { $turn }.
   *[other] { $side } no da nada { $home_to }; otra vez en el turno { $turn }.
    }
sachsen-log-lent-over = { $n ->
    [one] { $piece } vuelve a servir a su Estado.
   *[other] { $n } unidades { $side_of } vuelven a servir a su Estado.
    }
sachsen-log-aid-brigade = { $side_num ->
    [pl] { $side } envían ayuda { $court_to }: { $piece }, de vuelta en el turno { $turn }.
   *[other] { $side } envía ayuda { $court_to }: { $piece }, de vuelta en el turno { $turn }.
    }
sachsen-log-aid-money = { $side_num ->
    [pl] { $side } dan { $court_to } { $n } gulden.
   *[other] { $side } da { $court_to } { $n } gulden.
    }
sachsen-log-offer = { $side_num ->
    [pl] { $side } ofrecen un trato { $whose_to }.
   *[other] { $side } ofrece un trato { $whose_to }.
    }
sachsen-log-withdrawn = El trato { $side_of } con { $whose } queda sin efecto.
sachsen-log-bargain = { $side_bare } con { $whose }: trato cerrado.
sachsen-log-bargain-void = { $side_num ->
    [pl] { $side } no pueden cumplir el trato con { $whose }: nada cambia de manos.
   *[other] { $side } no puede cumplir el trato con { $whose }: nada cambia de manos.
    }
sachsen-log-gives-money = { $side_num ->
    [pl] { $side } dan { $whose_to } { $n } gulden.
   *[other] { $side } da { $whose_to } { $n } gulden.
    }
sachsen-log-gives-province = { $side_num ->
    [pl] { $side } ceden { $country } { $whose_to }.
   *[other] { $side } cede { $country } { $whose_to }.
    }
sachsen-log-gives-passage = { $side_num ->
    [pl] { $side } dan { $whose_to } el paso, hasta el final del turno { $turn }.
   *[other] { $side } da { $whose_to } el paso, hasta el final del turno { $turn }.
    }
sachsen-log-passage-terms = { $side_num ->
    [pl] { $side } piden { $by_to } { $n } gulden por el paso
   *[other] { $side } pide { $by_to } { $n } gulden por el paso
    }{ $elsewhere ->
    [0] .
   *[other] { " " }({ $court_bare }).
    }
sachsen-log-gives-cards = { $side_num ->
    [pl] { $side } dan { $whose_to }: { $cards }.
   *[other] { $side } da { $whose_to }: { $cards }.
    }
sachsen-log-gives-cards-veiled = { $n ->
    [one] { $side_bare } { $whose_to }: { $n } Oportunidad.
   *[other] { $side_bare } { $whose_to }: { $n } Oportunidades.
    }

# Por qué no.
sachsen-refuse-not-neutral = Solo responde un Estado no representado con gobernante: { $side_bare }.
sachsen-refuse-court-wounded = { $n ->
    [one] El gobernante está herido: no hay respuesta durante { $n } turno más. Estado: { $side_bare }.
   *[other] El gobernante está herido: no hay respuesta durante { $n } turnos más. Estado: { $side_bare }.
    }
sachsen-refuse-court-at-war = Un Estado no responde a quien está en guerra con él: { $side_bare }.
sachsen-refuse-ladder-done = El tratado de alianza es el último escalón: { $side_bare }.
sachsen-refuse-court-asked = Una propuesta por Estado y turno, y esta ya está hecha: { $side_bare }.
sachsen-refuse-never = Está rechazado para siempre, { $side_bare }: { sachsen-step }.
sachsen-refuse-not-before = No antes del turno { $turn }: { sachsen-step }.
sachsen-refuse-marry-ally = Un matrimonio requiere un tratado de alianza en vigor: { $side_bare }.
sachsen-refuse-married = Las dos casas ya están unidas por un matrimonio: { $side_bare }.
sachsen-refuse-no-heir = { $child ->
    [son] La casa { $side_of } no tiene un príncipe soltero.
   *[other] La casa { $side_of } no tiene una princesa soltera.
    }
sachsen-refuse-ask-ally = Dinero o brigadas solo se piden a un aliado: { $side_bare }.
sachsen-refuse-ask-what = A un aliado se le pide dinero (money) o armas (arms).
sachsen-refuse-ask-before = { $side_bare }: se puede volver a pedir en el turno { $turn }.
sachsen-refuse-ask-limit = { $side_bare }: { $n } gulden como máximo, en monedas enteras.
sachsen-refuse-ask-brigades = { $n ->
    [one] { $side_bare }: puede prestarse { $n } brigada como máximo.
   *[other] { $side_bare }: pueden prestarse { $n } brigadas como máximo.
    }
sachsen-refuse-aid-least = La ayuda es de { $n } gulden como mínimo, en monedas enteras.
sachsen-refuse-aid-unit = Solo puede enviarse una brigada propia en el tablero: { $piece_bare }.
sachsen-refuse-aid-enemy = No se envía ninguna brigada a un enemigo: { $side_bare }.
sachsen-refuse-aid-peace = Las brigadas solo se envían a un Estado en guerra: { $side_bare }.
sachsen-refuse-talk-closed = No se hacen acuerdos en la preparación, ni mientras se pregunta a todos.
sachsen-refuse-talk-suspended = Una batalla o un congreso suspende todo lo demás.
sachsen-refuse-talk-away = Sin un Estado no se hacen acuerdos: { $seat_bare }.
sachsen-refuse-talk-blocked = Un gobernante herido no hace acuerdos: { $side_bare }.
sachsen-refuse-break-marriage = Los herederos están casados para siempre.
sachsen-refuse-no-pact = No hay tal acuerdo: { $seat_bare }.
sachsen-refuse-own-turn = Un acuerdo con un Estado no representado se rompe en el turno propio.
sachsen-refuse-no-agreement = No hay ni pacto ni alianza: { $side_bare }.
sachsen-refuse-offer-whom = Un trato se ofrece a otro Estado representado.
sachsen-refuse-offer-words = Esta palabra no significa nada en un trato: { $word }.
sachsen-refuse-offer-short = Un trato dice qué se da, qué se quiere o qué obliga a los dos.
sachsen-refuse-offer-until = Acaba en este turno o más tarde, como máximo en el turno { $n }.
sachsen-refuse-offer-money = En el tesoro { $side_of }: { $n } gulden, en monedas enteras.
sachsen-refuse-offer-province = Ninguna provincia con este nombre, { $side_bare }: { $word }.
sachsen-refuse-offer-last = Una provincia se nombra una vez, y la última se conserva: { $side_bare }.
sachsen-refuse-offer-cards = Estas Oportunidades no están todas en la mano.
sachsen-refuse-offer-war = Entre enemigos no hay pacto, ni alianza, ni paso: { $whose }.
sachsen-refuse-offer-stands = Ya existe con { $whose }: { sachsen-pact }.
sachsen-refuse-nothing-offered = No hay ningún trato sobre la mesa: { $seat_bare }.

# Hechos.
sachsen-fact-face = { $n }: { sachsen-answer }.
sachsen-fact-sure = Concedido sin dado.
sachsen-fact-standing = { $agreed ->
    [pact] { $home_bare }: pacto de defensa mutua, saldo { $n }.
    [alliance] { $home_bare }: tratado de alianza, saldo { $n }.
    [marriage] { $home_bare }: tratado de alianza y matrimonio, saldo { $n }.
   *[none] { $home_bare }: saldo { $n }.
    }
sachsen-fact-standing-broken = { $home_bare }: ruptura de acuerdo, todavía −{ $n }.
sachsen-fact-standing-declared = { $home_bare }: declaración de guerra, todavía −{ $n }.
sachsen-fact-next-step = { $least ->
    [0] Próximo escalón: { sachsen-step }; ningún dado dice sí.
   *[other] Próximo escalón: { sachsen-step }; sí con { $least } o más.
    }
sachsen-fact-never = Rechazado para siempre: { sachsen-step }.
sachsen-fact-not-before = No antes del turno { $turn }.

# Partes del turno.
step-ally-asked = Se pregunta al aliado
