# SACHSEN: espías y servicio, eventos, Oportunidades, atentados, sucesión, caos.

# Qué se puede hacer.
sachsen-act-give-brigade = Enviar { $piece_short }

# Qué se pregunta.
sachsen-round-call = ¿Alguien usa un Espía o Contraespionaje?
sachsen-round-claim-event = { $card }: ¿alguien se adjudica el evento o usa un Espía o Contraespionaje?
sachsen-prompt-call = { $side_num ->
    [pl] { $side_who } pueden usar un Espía o activar Contraespionaje.
   *[other] { $side_who } puede usar un Espía o activar Contraespionaje.
    }
sachsen-prompt-claim-event = { $side_num ->
    [pl] { $side_who } pueden adjudicarse el evento, usar un Espía o activar Contraespionaje.
   *[other] { $side_who } puede adjudicarse el evento, usar un Espía o activar Contraespionaje.
    }
sachsen-prompt-reply = { $how ->
    [rob] { $side_num ->
        [pl] { $side_who } pueden mostrar Contraespionaje: el Espía { $by_of } quiere una carta.
       *[other] { $side_who } puede mostrar Contraespionaje: el Espía { $by_of } quiere una carta.
        }
   *[other] { $side_num ->
        [pl] { $side_who } pueden mostrar Contraespionaje: el Espía { $by_of } apunta a las relaciones con { $court }.
       *[other] { $side_who } puede mostrar Contraespionaje: el Espía { $by_of } apunta a las relaciones con { $court }.
        }
    }
sachsen-prompt-address = { $side_num ->
    [pl] { $side_who } deben decir a quién toca el evento: { $card }.
   *[other] { $side_who } debe decir a quién toca el evento: { $card }.
    }
sachsen-prompt-court-asks = { $wish ->
    [money] { $side_num ->
        [pl] { $side_who } pueden dar { $court_to } los { $n } gulden que pide, o rechazar.
       *[other] { $side_who } puede dar { $court_to } los { $n } gulden que pide, o rechazar.
        }
   *[other] { $side_num ->
        [pl] { $side_who } pueden enviar { $court_to } la brigada que pide, o rechazar.
       *[other] { $side_who } puede enviar { $court_to } la brigada que pide, o rechazar.
        }
    }
sachsen-prompt-name-brigade = { $way ->
    [disband] { $side_num ->
        [pl] { $side_who } deben nombrar una brigada { $court_of } que se pierde: faltan { $n }.
       *[other] { $side_who } debe nombrar una brigada { $court_of } que se pierde: faltan { $n }.
        }
   *[other] { $side_num ->
        [pl] { $side_who } deben nombrar una brigada { $court_of } que se reorganiza: faltan { $n }.
       *[other] { $side_who } debe nombrar una brigada { $court_of } que se reorganiza: faltan { $n }.
        }
    }
sachsen-prompt-sickbed = { $side_num ->
    [pl] El gobernante está herido: { $side_who } pueden jugar el Médico de la corte, o pierden el turno.
   *[other] El gobernante está herido: { $side_who } puede jugar el Médico de la corte, o pierde el turno.
    }

# Qué ha pasado: cartas y espías.
sachsen-log-plays = { $how ->
    [alone] { $side_num ->
        [pl] { $side } juegan { $card }.
       *[other] { $side } juega { $card }.
        }
    [at] { $side_num ->
        [pl] { $side } juegan { $card }: { $at }.
       *[other] { $side } juega { $card }: { $at }.
        }
   *[other] { $side_num ->
        [pl] { $side } juegan { $card }: { $at }, { $other }.
       *[other] { $side } juega { $card }: { $at }, { $other }.
        }
    }
sachsen-log-spy-rob = { $side_num ->
    [pl] { $side } usan un Espía para quitar una carta { $whose_to }.
   *[other] { $side } usa un Espía para quitar una carta { $whose_to }.
    }
sachsen-log-spy-ruin = { $side_num ->
    [pl] { $side } usan un Espía para arruinar las relaciones { $whose_of } con { $court }.
   *[other] { $side } usa un Espía para arruinar las relaciones { $whose_of } con { $court }.
    }
sachsen-log-robs-own = { $side_num ->
    [pl] { $side } quitan { $whose_to }: { $cards }.
   *[other] { $side } quita { $whose_to }: { $cards }.
    }
sachsen-log-robs = { $n ->
    [one] { $side_bare }: { $n } carta quitada { $whose_to }.
   *[other] { $side_bare }: { $n } cartas quitadas { $whose_to }.
    }
sachsen-log-robs-nothing = { $side_num ->
    [pl] { $side } no encuentran cartas que quitar { $whose_to }.
   *[other] { $side } no encuentra cartas que quitar { $whose_to }.
    }
sachsen-log-service-up = { $side_num ->
    [pl] { $side } activan el servicio: { $card }.
   *[other] { $side } activa el servicio: { $card }.
    }
sachsen-log-agents-own = { $side_num ->
    [pl] { $side } ven las cartas { $whose_of }: { $cards }.
   *[other] { $side } ve las cartas { $whose_of }: { $cards }.
    }
sachsen-log-agents = { $n ->
    [one] { $side_bare }: una mirada a la mano { $whose_of }, { $n } carta.
   *[other] { $side_bare }: una mirada a la mano { $whose_of }, { $n } cartas.
    }
sachsen-log-draws-own = { $side_num ->
    [pl] { $side } roban { $cards }.
   *[other] { $side } roba { $cards }.
    }
sachsen-log-draws = { $n ->
    [one] { $side_bare }: roba { $n } Oportunidad.
   *[other] { $side_bare }: roba { $n } Oportunidades.
    }

# Qué ha pasado: eventos.
sachsen-log-new-cycle = Han salido los 12 eventos: se barajan y empieza un nuevo ciclo.
sachsen-log-event-turned = Se descubre la carta de evento: { $cards }.
sachsen-log-die-event = Dado del evento: { $n }.
sachsen-log-event = Evento del turno: { $card }.
sachsen-log-event-lot = Carta de Estado para el evento: { $side }.
sachsen-log-event-meets = El evento toca { $side_to }: { $card }.
sachsen-log-event-idle = Para { $side } no cambia nada.
sachsen-log-no-brigade-left = No queda ninguna brigada { $side_of }.
sachsen-log-claims = { $side_num ->
    [pl] { $side } muestran un Espía y se adjudican el evento: { $card }.
   *[other] { $side } muestra un Espía y se adjudica el evento: { $card }.
    }
sachsen-log-notes-lot = Carta de Estado para las notas: { $side }.
sachsen-log-gift = { $side_num ->
    [pl] { $side } regalan { $home_to } { $n } gulden.
   *[other] { $side } regala { $home_to } { $n } gulden.
    }
sachsen-log-gives = { $side_num ->
    [pl] { $side } dan { $court_to } los { $n } gulden que pide.
   *[other] { $side } da { $court_to } los { $n } gulden que pide.
    }
sachsen-log-refuses-court = { $side_num ->
    [pl] { $side } niegan { $court_to } lo que pide.
   *[other] { $side } niega { $court_to } lo que pide.
    }
sachsen-log-kingdoms-kind = Hasta el final del turno: +{ $n } a toda propuesta a un Reino.
sachsen-log-tension-comes = Tensión entre los Reinos.
sachsen-log-tension-goes = La tensión entre los Reinos se acaba.
sachsen-log-money-gained = { $side_num ->
    [pl] { $side } cobran { $n } gulden.
   *[other] { $side } cobra { $n } gulden.
    }
sachsen-log-money-lost = { $side_num ->
    [pl] { $side } pagan { $n } gulden.
   *[other] { $side } paga { $n } gulden.
    }
sachsen-log-money-later = { $turns ->
    [one] { $side_bare }: { $n } gulden más durante { $turns } renta.
   *[other] { $side_bare }: { $n } gulden más en cada renta, durante { $turns } rentas.
    }
sachsen-log-half-maintenance = { $side_num ->
    [pl] { $side } pagan solo la mitad del próximo mantenimiento.
   *[other] { $side } paga solo la mitad del próximo mantenimiento.
    }
sachsen-log-cheap-brigades = { $n ->
    [one] { $side_bare }: { $n } brigada alistada en este turno cuesta menos.
   *[other] { $side_bare }: { $n } brigadas alistadas en este turno cuestan menos.
    }
sachsen-log-no-income = { $unless ->
    [0] { $n ->
        [one] { $country } no produce nada en { $n } renta.
       *[other] { $country } no produce nada en { $n } rentas.
        }
   *[other] { $n ->
        [one] { $country } no produce nada en { $n } renta, salvo con { $unless } unidades propias.
       *[other] { $country } no produce nada en { $n } rentas, salvo con { $unless } unidades propias.
        }
    }
sachsen-log-retrain = { $piece } debe reorganizarse y vuelve en el turno { $turn }.
sachsen-log-deserts = { $piece } se pierde.
sachsen-log-volunteers = { $piece } llega a { $place }.
sachsen-log-no-volunteers = { $side_num ->
    [pl] { $side } no tienen fichas libres para voluntarios.
   *[other] { $side } no tiene fichas libres para voluntarios.
    }

# Qué ha pasado: gobernantes y casas.
sachsen-log-attempt-lot = Carta de Estado para el atentado: { $side }.
sachsen-log-die-attempt = { $side_bare }, atentado contra el gobernante: { $n }.
sachsen-log-wounded = { $n ->
    [one] El gobernante { $side_of } está herido: bloqueado { $n } turno.
   *[other] El gobernante { $side_of } está herido: bloqueado { $n } turnos.
    }
sachsen-log-network = Se descubre una red de espías: el próximo Espía contra { $side } se captura sin dados.
sachsen-log-healed = El gobernante { $side_of } está curado.
sachsen-log-court-healed = El gobernante { $side_of } está curado y vuelve a responder.
sachsen-log-court-later = La reacción { $side_of } hacia { $home } llega cuando su gobernante se recupera.
sachsen-log-ruler-dies = El gobernante { $side_of } muere.
sachsen-log-son-succeeds = Un hijo sucede al gobernante { $side_of }.
sachsen-log-heir-lot = Carta de Estado para la sucesión: { $side }.
sachsen-log-taken-over = La casa { $home_of } hereda { $side }.
sachsen-log-chaos = { $side_num ->
    [pl] { $side } ya no tienen gobernante: caos.
   *[other] { $side } ya no tiene gobernante: caos.
    }
sachsen-log-leaves = { $seat } pierde { $side } y deja la mesa.
sachsen-log-return-lot = Carta de Estado para la vuelta: { $side }.
sachsen-log-returns = { $seat } vuelve con { $side }.
sachsen-log-lays-claim = { $country } { $court_of } está en manos solo { $side_of }: si sigue así en su próximo turno, la provincia es suya.
sachsen-log-annexes = { $country } { $court_of } pasa { $side_to }.
sachsen-log-state-gone = { $side_num ->
    [pl] { $side } ya no tienen provincias y desaparecen.
   *[other] { $side } ya no tiene provincias y desaparece.
    }
sachsen-log-die-birth = { $side_bare }, nacimiento de un heredero: { $n }.
sachsen-log-born = { $child ->
    [son] Nace un príncipe en la casa { $side_of }.
   *[other] Nace una princesa en la casa { $side_of }.
    }

# Qué trae una cara del dado.
sachsen-face-bad = Evento adverso
sachsen-face-good = Evento favorable
sachsen-face-dies = El gobernante muere
sachsen-face-blocked-3 = Bloqueado 3 turnos
sachsen-face-blocked-2 = Bloqueado 2 turnos
sachsen-face-blocked-1 = Bloqueado 1 turno
sachsen-face-foiled = Frustrado
sachsen-face-network = Una red de espías
sachsen-face-daughter = Una princesa
sachsen-face-son = Un príncipe
sachsen-face-daughter-daughter = Dos princesas
sachsen-face-son-son = Dos príncipes
sachsen-face-son-daughter = Un príncipe y una princesa

# Por qué no.
sachsen-refuse-no-card = Esa carta no está en la mano: { $card }.
sachsen-refuse-spy-use = Un Espía quita una carta (rob) o arruina relaciones (ruin), y nombra contra quién.
sachsen-refuse-opponent = La carta nombra a otro Estado representado: { $side_bare }.
sachsen-refuse-empty-hand = No hay carta que quitar ni ver: { $side_bare }.
sachsen-refuse-ruin-wed = Un matrimonio protege la alianza { $whose_of }: { $side_bare }.
sachsen-refuse-ruin-none = No hay nota de aprobación ni acuerdo que arruinar, { $whose_bare }: { $side_bare }.
sachsen-refuse-own-turn-card = Ahora solo se puede usar un Espía o un Contraespionaje: { $card }.
sachsen-refuse-service-is-up = El servicio ya está activo: { $side_bare }.
sachsen-refuse-spy-rests = Un Espía bloqueado no se usa otra vez en el mismo turno: { $card }.
sachsen-refuse-claim-no-addressee = Un evento que no toca a ningún Estado no se adjudica: { $card }.
sachsen-refuse-claim-not-now = Un evento solo se adjudica una vez descubierto y antes de que toque a un Estado.
sachsen-refuse-event-to = El evento va a un Estado, o se sortea entre los otros Estados representados o entre los no representados.
sachsen-refuse-event-nobody = No hay ningún Estado entre los que sortear.
sachsen-refuse-event-electorate = Un atentado solo toca a un electorado: { $side_bare }.
sachsen-refuse-event-ruler = Un evento solo toca a un Estado con gobernante: { $side_bare }.
sachsen-refuse-own-province = Una manufactura requiere una provincia propia: { $country }.
sachsen-refuse-manufactory = Una manufactura por provincia: { $country }.
sachsen-refuse-two-children = El gobernante ya tiene 2 hijos: { $side_bare }.
sachsen-refuse-not-wounded = El gobernante está bien: { $side_bare }.
sachsen-refuse-no-ruler = Ningún electorado tiene gobernante.
sachsen-refuse-no-court = No hay ningún Estado no representado que pueda enviar notas.
sachsen-refuse-card-blocked = Un gobernante herido solo juega el Médico de la corte: { $card }.
sachsen-refuse-battle-card = Esa carta es para las batallas: { $card }.
sachsen-refuse-card-shown = Un Contraespionaje se muestra (show-service), no se juega: { $card }.
sachsen-refuse-card-words = { $n ->
    [one] { $card } nombra { $n } cosa.
   *[other] { $card } nombra { $n } cosas.
    }
sachsen-refuse-name-brigade = Esa brigada no se puede nombrar: { $piece_bare }.
sachsen-refuse-asks-money = Se piden { $n } gulden, no una brigada.

# Partes del turno.
step-call = Pregunta a la mesa
about-call = A quien tiene una carta se le pregunta si usa un Espía o Contraespionaje.
step-claim-event = Adjudicarse el evento
about-claim-event = Antes de que el evento toque a un Estado, quien tiene un Espía puede adjudicárselo.
step-reply = Respuesta a un Espía
step-address = A quién toca el evento
step-court-asks = Una corte pide
step-name-brigade = Brigada nombrada
step-event-meets = El evento toca a un Estado
step-carrying = Lo que se ha jugado
step-after-auction = Después de la subasta
step-turn-begins = Comienzo del turno propio
step-sickbed = Gobernante herido
