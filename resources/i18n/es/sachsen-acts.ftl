# Etiquetas de las acciones en el tablero político de SACHSEN: botones y gestos.
sachsen-act-disband = Disolver: { $piece_short }
sachsen-act-bid = Pujar { $n } gulden
sachsen-act-take = Tomar { $card }
sachsen-act-enrol = Alistar { $kind }
sachsen-act-convert = { $piece_short }: convertir en { $kind }
sachsen-act-reorganise = Reorganizar: { $piece_short }
sachsen-act-ransom = Rescatar al general { $side_of }
sachsen-act-arrive = { $piece_short } a { $place }
sachsen-act-claim = Adjudicarse el evento
sachsen-act-event = El evento para { $side }
sachsen-act-event-players = Sortear entre los demás Estados representados
sachsen-act-event-neutrals = Sortear entre los Estados no representados
sachsen-act-play = { $how ->
    [rob] Jugar { $card }: quitar una carta { $at_to }
    [ruin] Jugar { $card }: arruinar las relaciones { $other_of } con { $at }
    [at] Jugar { $card }: { $at }
    [both] Jugar { $card }: { $other }, { $at }
   *[other] Jugar { $card }
    }
sachsen-act-show-service = Activar Contraespionaje
sachsen-act-give = Dar
sachsen-act-refuse = Rechazar
sachsen-act-move = { $n ->
    [one] { $piece_short } a { $place }
   *[other] { $n } unidades a { $place }
    }
sachsen-act-attack = { $n ->
    [0] Atacar { $place }
    [one] Atacar { $place }, con { $n } unidad retrasada
   *[other] Atacar { $place }, con { $n } unidades retrasadas
    }
sachsen-act-pay = Pagar el precio
sachsen-act-stay = Renunciar
sachsen-act-let-pass = { $terms ->
    [free] Dejar pasar gratis
    [no] No dejar pasar
   *[other] Dejar pasar por { $terms } gulden
    }
sachsen-act-propose = Hacer una propuesta { $side_to }
sachsen-act-marry = { $child ->
    [son] Proponer un matrimonio { $side_to }: un príncipe propio
   *[other] Proponer un matrimonio { $side_to }: una princesa propia
    }
sachsen-act-ask-money = Pedir { $n } gulden { $side_to }
sachsen-act-ask-arms = { $n ->
    [one] Pedir { $n } brigada { $side_to }
   *[other] Pedir { $n } brigadas { $side_to }
    }
sachsen-act-aid-money = Dar { $n } gulden { $side_to }
sachsen-act-aid-brigade = Enviar { $side_to }: { $piece_short }
sachsen-act-break = { $kind ->
    [pact] Romper el pacto de defensa mutua con { $at }
    [alliance] Romper el tratado de alianza con { $at }
    [passage] Retirar el permiso de paso: { $at }
   *[other] Romper el acuerdo con { $at }
    }
sachsen-act-offer = Ofrecer un trato { $seat_to }
sachsen-act-agreed = De acuerdo
sachsen-act-withdraw = Dejar el trato
sachsen-act-declare = Declarar la guerra { $side_to }
sachsen-act-neutral = Permanecer neutral
sachsen-act-help = Ayudar
sachsen-act-oppose = Apoyar al adversario
sachsen-act-francia = Por Francia
sachsen-act-oesterreich = Por Austria
sachsen-act-neither = Con ninguno de los dos
sachsen-act-beaten = Declararse vencido
sachsen-act-demand = { $countries_count ->
    [0] Reclamar { $side_to }: { $n } gulden
   *[other] Reclamar { $side_to }: { $n } gulden; { $countries }
    }
sachsen-act-counter = { $countries_count ->
    [0] Ofrecer en cambio: { $n } gulden
   *[other] Ofrecer en cambio: { $n } gulden; { $countries }
    }
sachsen-act-accept = Aceptar
sachsen-motion = { $n ->
    [1] paz tal como están las cosas
    [2] una provincia ocupada cambia de dueño
    [3] un pago
    [4] un nuevo gobernante para un Estado en caos
    [5] ninguna guerra a un Estado durante 6 turnos
    [6] un acuerdo se disuelve
   *[other] paso libre durante 6 turnos
    }
# Qué dice una moción.
sachsen-moved = { $m ->
    [0] otra vez un soberano propio para { $one }
    [1] paz entre { $one } y { $other } tal como están las cosas
    [2] { $country } pasa { $one_to }
    [3] { $coins } gulden { $one_of } { $other_to }
    [4] el gobierno { $one_of } { $other_to }
    [5] ninguna guerra { $one_to } durante 6 turnos
    [6] el acuerdo entre { $one } y { $other } se disuelve
   *[other] paso libre entre { $one } y { $other } durante 6 turnos
    }
sachsen-act-congress = Convocar un congreso: { sachsen-moved }
sachsen-act-amend = Enmienda: { sachsen-moved }
sachsen-act-abstain = Abstenerse
sachsen-act-hour = Ha dado la hora
sachsen-act-lead = Enviar { $piece_short } con el ejército del Reino
sachsen-act-begin-with = Dejar mover primero: { $seat_bare }
sachsen-act-meet = Acudir contra quien invade
sachsen-becomes = va { $side_to }
name-box-bid = Puja
name-box-indemnity = Dinero
