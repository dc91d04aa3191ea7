# SACHSEN: guerras, compromisos, ataques, Estados no representados en el mapa, paz, guerra entre los Reinos, congresos.

# Palabras que otras usan.
sachsen-stand = { $stand ->
    [neutral] neutral
    [help] ayuda
    [oppose] por su adversario
    [francia] Francia
    [oesterreich] Austria
    [yes] sí
    [no] no
    [abstain] abstención
   *[other] ninguno de los dos
    }
sachsen-lands = { $countries_count ->
    [0] {""}
   *[other] , { $countries }
    }
sachsen-terms = { $n ->
    [0] { sachsen-lands-alone }
   *[other] { $n } gulden{ sachsen-lands }
    }
sachsen-lands-alone = { $countries_count ->
    [0] 0 gulden
   *[other] { $countries }
    }

# Qué se puede hacer.
sachsen-act-attack-with = { $late ->
    [0] Atacar { $place_bare } ({ $n } enseguida)
   *[other] Atacar { $place_bare } ({ $n } enseguida, { $late } con retraso)
    }

# Qué se pregunta.
sachsen-prompt-guarantees = { $side_num ->
    [pl] { $side_who } deben decir, en secreto, de qué lado están en la guerra { $enemy_of } contra { $court }.
   *[other] { $side_who } debe decir, en secreto, de qué lado está en la guerra { $enemy_of } contra { $court }.
    }
sachsen-round-guarantees = La guerra toca a un Estado no representado, { $court_bare }: ¿de qué lado está cada Estado?
sachsen-prompt-kingdom-sides = { $side_num ->
    [pl] { $side_who } deben decir, en secreto, a qué Reino apoyan, o a ninguno.
   *[other] { $side_who } debe decir, en secreto, a qué Reino apoya, o a ninguno.
    }
sachsen-round-kingdom-sides = ¿A quién apoya cada Estado: a Francia, a Austria o a ninguno?
sachsen-prompt-force = { $side_num ->
    [pl] { $side_who } deben elegir las unidades enviadas { $court_by } (hasta ahora { $n }).
   *[other] { $side_who } debe elegir las unidades enviadas { $court_by } (hasta ahora { $n }).
    }
sachsen-prompt-meeting = { $side_num ->
    [pl] { $side_who } pueden hacer frente a los invasores en { $place_bare } (unidades cercanas: { $n }).
   *[other] { $side_who } puede hacer frente a los invasores en { $place_bare } (unidades cercanas: { $n }).
    }
sachsen-prompt-advance = { $side_num ->
    [pl] { $side_who } pueden ocupar { $place_bare } (unidades que pueden: { $n }).
   *[other] { $side_who } puede ocupar { $place_bare } (unidades que pueden: { $n }).
    }
sachsen-prompt-partner-moves = { $side_num ->
    [pl] { $side_who } pueden mover ahora, como aliadas en la coalición { $court_of }.
   *[other] { $side_who } puede mover ahora, como Estado aliado en la coalición { $court_of }.
    }
sachsen-prompt-claiming = { $side_num ->
    [pl] { $side_who } deben reclamar algo { $loser_to }, ronda { $round } de 3.
   *[other] { $side_who } debe reclamar algo { $loser_to }, ronda { $round } de 3.
    }
sachsen-prompt-peace-answer = { $side_num ->
    [pl] { $side_who } deben aceptar, rechazar u ofrecer otra cosa. Reclamación: { sachsen-terms } (ronda { $round } de 3).
   *[other] { $side_who } debe aceptar, rechazar u ofrecer otra cosa. Reclamación: { sachsen-terms } (ronda { $round } de 3).
    }
sachsen-prompt-peace-offer = { $side_num ->
    [pl] { $side_who } deben aceptar o rechazar la oferta { $loser_of }: { sachsen-terms } (ronda { $round } de 3).
   *[other] { $side_who } debe aceptar o rechazar la oferta { $loser_of }: { sachsen-terms } (ronda { $round } de 3).
    }
sachsen-prompt-spoils-picking = { $side_num ->
    [pl] { $side_who } deben tomar una de las cartas de los vencidos.
   *[other] { $side_who } debe tomar una de las cartas de los vencidos.
    }
sachsen-prompt-kingdom-provinces = { $side_num ->
    [pl] { $side_who } pueden tomar una provincia del Reino vencido, o su dinero.
   *[other] { $side_who } puede tomar una provincia del Reino vencido, o su dinero.
    }
sachsen-prompt-seconding = { $side_num ->
    [pl] { $side_who } pueden apoyar: { sachsen-moved }.
   *[other] { $side_who } puede apoyar: { sachsen-moved }.
    }
sachsen-prompt-amendments = { $side_num ->
    [pl] { $side_who } pueden enmendar: { sachsen-moved }.
   *[other] { $side_who } puede enmendar: { sachsen-moved }.
    }
sachsen-prompt-vote = { $side_num ->
    [pl] { $side_who } deben votar: { sachsen-moved }.
   *[other] { $side_who } debe votar: { sachsen-moved }.
    }

# Qué ha pasado: guerras y compromisos.
sachsen-log-war = Guerra: { $side } contra { $enemy }.
sachsen-log-joins = { $side_num ->
    [pl] { $side } entran en guerra contra { $enemy }.
   *[other] { $side } entra en guerra contra { $enemy }.
    }
sachsen-log-wars-unite = La guerra { $side_of } contra { $enemy } se une a otra contra los mismos enemigos.
sachsen-log-army-sent = { $side_num ->
    [pl] { $side } envían un ejército.
   *[other] { $side } envía un ejército.
    }
sachsen-log-army-joined = { $piece } va con el ejército { $court_of }.
sachsen-log-army-led = { $side_num ->
    [pl] { $side } dirigen un ejército { $court_of } (unidades: { $n }).
   *[other] { $side } dirige un ejército { $court_of } (unidades: { $n }).
    }
sachsen-log-slip = { $side } { $court_to }: { sachsen-stand }.
sachsen-log-slip-kingdom = { $side }: { sachsen-stand }.
sachsen-log-help-promised = { $side_num ->
    [pl] { $side } prometen ayuda { $court_to }, antes de acabar el turno { $turn }.
   *[other] { $side } promete ayuda { $court_to }, antes de acabar el turno { $turn }.
    }
sachsen-log-help-owed = { $side_num ->
    [pl] { $side } deben una brigada { $court_to }, antes de acabar el turno { $turn }.
   *[other] { $side } debe una brigada { $court_to }, antes de acabar el turno { $turn }.
    }
sachsen-log-help-kept = { $side_num ->
    [pl] { $side } dan { $court_to } la ayuda debida.
   *[other] { $side } da { $court_to } la ayuda debida.
    }
sachsen-log-help-failed = { $side_num ->
    [pl] { $side } no dan { $court_to } la ayuda debida.
   *[other] { $side } no da { $court_to } la ayuda debida.
    }
sachsen-log-chief = { $side_num ->
    [pl] { $side } dirigen la coalición { $court_of }.
   *[other] { $side } dirige la coalición { $court_of }.
    }

# Qué ha pasado: ataques.
sachsen-log-battle-counts = Batallas ganadas { $side_by }: { $n }.
sachsen-log-lost = Brigadas { $side_of } por reorganizar: { $n }, de vuelta no antes del turno { $turn }.
sachsen-log-marshal = { $piece } tiene ahora un mariscal de campo.
sachsen-log-retreats = { $piece } se retira a { $place }.
sachsen-log-gives-way = { $piece } cede el paso a sus enemigos: { $place }.
sachsen-log-scattered = { $piece } no encuentra vía de retirada y debe reorganizarse.
sachsen-log-scattered-command = { $piece } no encuentra vía de retirada y vuelve el turno siguiente.
sachsen-log-advances = { $piece } ocupa { $place }.
sachsen-log-marches-enemy-on-land = { $side } a { $place } (unidades: { $n }), pues hay un enemigo en el país.
sachsen-log-marches-sent = { $side } a { $place } (unidades: { $n }), contra el enemigo.
sachsen-log-marches-to-seat = { $side } a { $place } (unidades: { $n }), hacia la propia sede.
sachsen-log-garrison = { $piece } es la nueva guarnición en { $place }.
sachsen-log-new-general = { $side_num ->
    [pl] { $side } nombran un nuevo general: { $piece } llega en el turno { $turn }.
   *[other] { $side } nombra un nuevo general: { $piece } llega en el turno { $turn }.
    }

# Qué ha pasado: paz.
sachsen-log-beaten = { $side_num ->
    [pl] { $side } pierden la guerra contra { $enemy }.
   *[other] { $side } pierde la guerra contra { $enemy }.
    }
sachsen-log-kingdom-lost = { $side_num ->
    [pl] { $side } pierden su guerra
   *[other] { $side } pierde su guerra
    }: { $led ->
    [0] no queda ninguna unidad de mando.
   *[other] { $n } provincias perdidas.
    }
sachsen-log-demands = { $side_num ->
    [pl] { $side } reclaman { $loser_to }: { sachsen-terms }.
   *[other] { $side } reclama { $loser_to }: { sachsen-terms }.
    }
sachsen-log-offers-terms = { $side_num ->
    [pl] { $side } ofrecen: { sachsen-terms }.
   *[other] { $side } ofrece: { sachsen-terms }.
    }
sachsen-log-terms-refused = { $side_num ->
    [pl] { $side } rechazan estas condiciones.
   *[other] { $side } rechaza estas condiciones.
    }
sachsen-log-peace-agreed = { $side_num ->
    [pl] { $side } aceptan las condiciones de paz.
   *[other] { $side } acepta las condiciones de paz.
    }
sachsen-log-peace-ruled = Ningún acuerdo con { $home }: valen las condiciones de las reglas.
sachsen-log-cards-lost = Cartas { $side_of } descartadas: { $cards }.
sachsen-log-cedes = { $country_bare } pasa { $loser_of } { $side_to }.
sachsen-log-pays-peace = { $side_num ->
    [pl] { $side } pagan { $whose_to } { $n } gulden
   *[other] { $side } paga { $whose_to } { $n } gulden
    }{ $debt ->
    [0] .
   *[other] , de los que debe aún { $debt }.
    }
sachsen-log-war-won = { $side_num ->
    [pl] { $side } ganan la guerra contra { $loser }.
   *[other] { $side } gana la guerra contra { $loser }.
    }
sachsen-log-stalemate = Tras { $n } turnos: paz entre { $side } y { $enemy }, tal como están las cosas.

# Qué ha pasado: congresos.
sachsen-log-congress = { $side_num ->
    [pl] { $side } convocan un congreso: { sachsen-moved }.
   *[other] { $side } convoca un congreso: { sachsen-moved }.
    }
sachsen-log-amends = Enmienda { $side_of }: { sachsen-moved }.
sachsen-log-seconds = { $side_num ->
    [pl] { $side } apoyan el congreso.
   *[other] { $side } apoya el congreso.
    }
sachsen-log-not-seconded = Nadie apoya el congreso { $side_of }.
sachsen-log-votes = Voto { $side_of }: { sachsen-stand }.
sachsen-log-state-votes = Voto { $side_of }, según las notas: { sachsen-stand }.
sachsen-log-motion-carried = Aprobada, { $yes } a { $no }: { sachsen-moved }.
sachsen-log-motion-fails = Rechazada, { $yes } a { $no }: { sachsen-moved }.
sachsen-log-motion-void = No se vota, pues ahora no cambiaría nada: { sachsen-moved }.
sachsen-log-ruler = { $side_num ->
    [pl] { $side } tienen un nuevo gobernante.
   *[other] { $side } tiene un nuevo gobernante.
    }

# Qué pasaría.
sachsen-fact-war-protests = { $side_bare }, notas de protesta: { $n }; termina todo acuerdo.
sachsen-fact-war-truce = Un congreso lo ha prohibido; notas de protesta de cada Estado no representado: { $n }.
sachsen-fact-attackers-now = Atacantes enseguida: { $n }
sachsen-fact-attackers-late = Atacantes en el turno de batalla { $turn }: { $n }
sachsen-fact-defenders-now = Defensores enseguida: { $n }
sachsen-fact-defenders-late = Defensores en el turno de batalla { $turn }: { $n }
sachsen-fact-reaction-none = { $side_bare }: ninguna reacción
sachsen-fact-reaction-approval = { $side_bare }, notas de aprobación: { $n }
sachsen-fact-reaction-protest = { $side_bare }, notas de protesta: { $n }
sachsen-fact-reaction-given-back = { $side_bare }: se devuelven el pacto y todas las notas de aprobación
sachsen-fact-reaction-broken = { $side_bare }: el tratado se rompe, notas de protesta: { $n }
sachsen-fact-reaction-war = { $side_bare }, notas de protesta: { $n }; el pacto termina, guerra
sachsen-fact-reaction-army = { $side_bare }, notas de protesta: { $n }; el tratado termina, guerra, y parte un ejército

# Por qué no.
sachsen-refuse-war-own = Es un Estado propio: { $side_bare }.
sachsen-refuse-war-chaos = Un Estado sin gobernante se invade sin declaración: { $side_bare }.
sachsen-refuse-war-already = Ya hay guerra con { $side }.
sachsen-refuse-war-settled = En este turno se ha hecho la paz con { $side }.
sachsen-refuse-not-sendable = { $piece } no puede partir: guarda la frontera, o no está lista.
sachsen-refuse-sent-already = { $piece } ya parte.
sachsen-refuse-command-first = Las brigadas siguen a una unidad de mando de su columna: { $piece_bare }.
sachsen-refuse-army-small = Parten al menos una unidad de mando y una brigada: { $side_bare }.
sachsen-refuse-nobody-there = No hay nadie en { $place }.
sachsen-refuse-not-beside = Ninguna unidad que pueda atacar está junto a un enemigo en { $place }.
sachsen-refuse-declare-first = Antes hay que declarar la guerra { $side_to }.
sachsen-refuse-not-late = { $piece } no puede llegar a { $place }: tres casillas como mucho, por una vía libre, una vez por turno.
sachsen-refuse-has-attacked = { $piece } ya ha atacado en este turno.
sachsen-refuse-chief-turn = En el extranjero las unidades de una coalición mueven en el turno de su jefe: { $piece_bare }.
sachsen-refuse-chief-enemy = Una unidad de un Estado en guerra con el jefe no mueve con él: { $piece_bare }.
sachsen-refuse-advance-to = Solo esta casilla: { $place_bare }.
sachsen-refuse-advance-unit = { $piece } no ha combatido allí, o no puede ir.
sachsen-refuse-no-such-war = No hay tal guerra con { $side }, o ya está declarada perdida.
sachsen-refuse-terms-side = Se trata de la paz con { $side }.
sachsen-refuse-terms-money = Como mucho { $n } gulden, en monedas enteras.
sachsen-refuse-terms-province = Los vencedores no la ocupan, y nunca fue suya: { $country_bare }.
sachsen-refuse-kingdom-province = Solo una provincia que se ocupa, y ningún dinero además.
sachsen-refuse-kingdom-enemy = Hay guerra con { $side }.
sachsen-refuse-not-in-coalition = Solo se pasa al lado { $side_of } quien combate por el otro Reino.
sachsen-refuse-changed-already = Una vez por turno.
sachsen-refuse-no-partner = No es un aliado que aún deba mover: { $seat }.
sachsen-refuse-partner-still = Ninguna unidad puede mover ya en este turno: { $seat }.
sachsen-refuse-congress-again = Un congreso por ciclo.
sachsen-refuse-congress-unseconded = En este turno nadie lo ha apoyado.
sachsen-refuse-congress-cause = Un congreso necesita una guerra, una provincia ocupada o una pretensión en un Estado en caos.
sachsen-refuse-motion-words = La moción nombra otra cosa: { sachsen-motion }.
sachsen-refuse-motion-void = Tal como están las cosas no cambiaría nada: { sachsen-motion }.
sachsen-refuse-motion-province = Solo una provincia ocupada, a otro Estado con gobernante: { $country_bare }.
sachsen-refuse-motion-sum = Un pago va de { $least } a { $n } gulden.
sachsen-refuse-motion-tabled = Ya está presentada.
sachsen-refuse-motion-matter = Una enmienda es del mismo tipo, o nombra un Estado de la moción.

# Partes del turno.
step-guarantees = Compromisos
step-force = El ejército de un Reino
step-kingdom-sides = La guerra entre los Reinos
step-chiefs = Jefes de las coaliciones
step-partner-moves = Mueve un aliado
step-meeting = Invasores
step-aftermath = Tras la batalla
step-after-meeting = Tras la batalla
step-advance = Avance
step-war-ends = Fin de las guerras
step-claims = Negociación de paz
step-peace-claim = Reclamación de los vencedores
step-peace-answer = Respuesta a la reclamación
step-peace-offer = Oferta de los vencidos
step-spoils = Cartas de los vencidos
step-spoils-picking = Cartas de los vencidos
step-kingdom-provinces = Provincias de un Reino
step-treaty = Tratado de paz
step-seconding = Apoyo al congreso
step-congress = Congreso
step-motion = Moción
step-motion-vote = Voto
