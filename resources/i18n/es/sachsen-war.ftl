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

# Qué se puede hacer.
sachsen-act-attack-with = { $late ->
    [0] Atacar { $place_bare } ({ $n } enseguida)
   *[other] Atacar { $place_bare } ({ $n } enseguida, { $late } más tarde)
    }

# Qué se pregunta.
sachsen-prompt-guarantees = { $side_num ->
    [pl] { $side_who } deben decir, en secreto, de qué lado están en la guerra: { $enemy_bare } contra { $court_bare }.
   *[other] { $side_who } debe decir, en secreto, de qué lado está en la guerra: { $enemy_bare } contra { $court_bare }.
    }
sachsen-round-guarantees = La guerra toca a un Estado no representado, { $court_bare }: ¿de qué lado está cada Estado?
sachsen-prompt-kingdom-sides = { $side_num ->
    [pl] { $side_who } deben decir, en secreto, a qué Reino apoyan, o a ninguno.
   *[other] { $side_who } debe decir, en secreto, a qué Reino apoya, o a ninguno.
    }
sachsen-round-kingdom-sides = ¿A quién apoya cada Estado: a Francia, a Austria o a ninguno?
sachsen-prompt-force = { $side_num ->
    [pl] { $side_who } deben decir qué unidades parten ({ $court_bare }): una unidad de mando y brigadas de su columna (hasta ahora { $n }).
   *[other] { $side_who } debe decir qué unidades parten ({ $court_bare }): una unidad de mando y brigadas de su columna (hasta ahora { $n }).
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
    [pl] { $side_who } pueden mover ahora, en el turno del jefe de la coalición ({ $court_bare }).
   *[other] { $side_who } puede mover ahora, en el turno del jefe de la coalición ({ $court_bare }).
    }
sachsen-prompt-claiming = { $side_num ->
    [pl] { $side_who } deben reclamar algo al vencido ({ $loser_bare }), ronda { $round } de 3.
   *[other] { $side_who } debe reclamar algo al vencido ({ $loser_bare }), ronda { $round } de 3.
    }
sachsen-prompt-peace-answer = { $side_num ->
    [pl] { $side_who } deben aceptar, rechazar u ofrecer otra cosa. Reclamación: { $n } gulden{ sachsen-lands } (ronda { $round } de 3).
   *[other] { $side_who } debe aceptar, rechazar u ofrecer otra cosa. Reclamación: { $n } gulden{ sachsen-lands } (ronda { $round } de 3).
    }
sachsen-prompt-peace-offer = { $side_num ->
    [pl] { $side_who } deben aceptar o rechazar la oferta ({ $loser_bare }): { $n } gulden{ sachsen-lands } (ronda { $round } de 3).
   *[other] { $side_who } debe aceptar o rechazar la oferta ({ $loser_bare }): { $n } gulden{ sachsen-lands } (ronda { $round } de 3).
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
    [pl] { $side_who } deben decir si apoyan el congreso ({ $by_bare }): { sachsen-motion }.
   *[other] { $side_who } debe decir si apoya el congreso ({ $by_bare }): { sachsen-motion }.
    }
sachsen-prompt-amendments = { $side_num ->
    [pl] { $side_who } pueden presentar una enmienda a la moción ({ $by_bare }): { sachsen-motion }.
   *[other] { $side_who } puede presentar una enmienda a la moción ({ $by_bare }): { sachsen-motion }.
    }
sachsen-prompt-vote = { $side_num ->
    [pl] { $side_who } deben votar la moción ({ $by_bare }): { sachsen-motion }.
   *[other] { $side_who } debe votar la moción ({ $by_bare }): { sachsen-motion }.
    }

# Qué ha pasado: guerras y compromisos.
sachsen-log-war = Guerra: { $side_bare } contra { $enemy_bare }.
sachsen-log-joins = En guerra también { $side_bare }, contra { $enemy_bare }.
sachsen-log-army-sent = { $side_bare }: un ejército está en marcha.
sachsen-log-army-led = { $side_bare }: mando de un ejército ({ $court_bare }), { $n } unidades.
sachsen-log-slip = { $side_bare } para { $court_bare }: { sachsen-stand }.
sachsen-log-slip-kingdom = { $side_bare }: { sachsen-stand }.
sachsen-log-help-promised = Ayuda prometida: { $side_bare } a { $court_bare }, antes del fin del turno { $turn }.
sachsen-log-help-owed = Una brigada debida: { $side_bare } a { $court_bare }, antes del fin del turno { $turn }.
sachsen-log-help-kept = Ayuda dada: { $side_bare } a { $court_bare }.
sachsen-log-help-failed = Ayuda no dada: { $side_bare } a { $court_bare }.
sachsen-log-chief = Jefe de la coalición ({ $court_bare }): { $side_bare }.

# Qué ha pasado: ataques.
sachsen-log-attack = { $side_bare } contra { $enemy_bare } en { $place_bare }: { $n } unidades en el ataque.
sachsen-log-battle-counts = Batallas ganadas, { $side_bare }: { $n }.
sachsen-log-lost = { $side_bare }, brigadas por reorganizar: { $n }, de vuelta no antes del turno { $turn }.
sachsen-log-marshal = { $piece_bare }: el general pasa a mariscal.
sachsen-log-retreats = { $piece_bare }: retirada a { $place_bare }.
sachsen-log-scattered = { $piece_bare }: ninguna vía de retirada.
sachsen-log-advances = { $piece_bare }: avance a { $place_bare }.
sachsen-log-marches-enemy-on-land = { $side_bare }, { $n } unidades en { $place_bare }: hay un enemigo en el país.
sachsen-log-marches-sent = { $side_bare }, { $n } unidades en { $place_bare }: enviadas contra el enemigo.
sachsen-log-marches-to-seat = { $side_bare }, { $n } unidades en { $place_bare }: hacia la propia sede.
sachsen-log-garrison = Nueva guarnición en { $place_bare }: { $piece_bare }.
sachsen-log-new-general = { $side_bare } nombra un nuevo general: { $piece_bare }, llega en el turno { $turn }.

# Qué ha pasado: paz.
sachsen-log-beaten = Guerra perdida contra { $enemy_bare }: { $side_bare }.
sachsen-log-kingdom-lost = Guerra perdida: { $side_bare }.
sachsen-log-demands = Reclamación, { $side_bare } a { $loser_bare }: { $n } gulden{ sachsen-lands }.
sachsen-log-offers-terms = Oferta, { $side_bare }: { $n } gulden{ sachsen-lands }.
sachsen-log-terms-refused = Rechazo: { $side_bare }.
sachsen-log-peace-agreed = Condiciones de paz aceptadas: { $side_bare }.
sachsen-log-peace-ruled = Ningún acuerdo ({ $home_bare }): valen las condiciones de las reglas.
sachsen-log-cards-lost = Cartas descartadas, { $side_bare }: { $cards }.
sachsen-log-cedes = { $country_bare }: de { $loser_bare } a { $side_bare }.
sachsen-log-pays-peace = Pago, { $side_bare }: { $paid } de { $n } gulden.
sachsen-log-gets-peace = Cobro, { $side_bare }: { $n } gulden.
sachsen-log-war-won = Guerra ganada: { $side_bare } contra { $loser_bare }.
sachsen-log-stalemate = Tras { $n } turnos, paz entre { $side_bare } y { $enemy_bare }, tal como están las cosas.

# Qué ha pasado: congresos.
sachsen-log-congress = Congreso, { $side_bare }: { sachsen-moved }.
sachsen-log-amends = Enmienda, { $side_bare }: { sachsen-moved }.
sachsen-log-seconds = Congreso apoyado: { $side_bare }.
sachsen-log-not-seconded = Nadie apoya el congreso: { $side_bare }.
sachsen-log-votes = Voto, { $side_bare }: { sachsen-stand }.
sachsen-log-state-votes = Voto según las notas, { $side_bare }: { sachsen-stand }.
sachsen-log-motion-carried = Aprobada, { $yes } a { $no }: { sachsen-moved }.
sachsen-log-motion-fails = Rechazada, { $yes } a { $no }: { sachsen-moved }.
sachsen-log-motion-void = Ningún voto, ahora no cambiaría nada: { sachsen-moved }.
sachsen-log-ruler = Un nuevo gobernante: { $side_bare }.

# Qué pasaría.
sachsen-fact-war-protests = { $side_bare }, notas de protesta: { $n }; termina todo acuerdo.
sachsen-fact-war-truce = Un congreso lo ha prohibido; notas de protesta de cada Estado no representado: { $n }.
sachsen-fact-attackers-now = Atacantes enseguida: { $n }
sachsen-fact-attackers-late = Atacantes en el turno de batalla { $turn }: { $n }
sachsen-fact-defenders-now = Defensores enseguida: { $n }
sachsen-fact-defenders-late = Defensores en el turno de batalla { $turn }: { $n }
sachsen-fact-reaction-none = { $side_bare }: ninguna reacción
sachsen-fact-reaction-approval = { $side_bare }: notas de aprobación: { $n }
sachsen-fact-reaction-protest = { $side_bare }: notas de protesta: { $n }
sachsen-fact-reaction-given-back = { $side_bare }: se devuelven el pacto y todas las notas de aprobación
sachsen-fact-reaction-broken = { $side_bare }: el tratado se rompe, notas de protesta: { $n }
sachsen-fact-reaction-war = { $side_bare }: notas de protesta: { $n }, el pacto termina, guerra
sachsen-fact-reaction-army = { $side_bare }: notas de protesta: { $n }, el tratado termina, guerra, y parte un ejército

# Por qué no.
sachsen-refuse-war-own = Es un Estado propio: { $side_bare }.
sachsen-refuse-war-chaos = Un Estado sin gobernante se invade sin declaración: { $side_bare }.
sachsen-refuse-war-already = La guerra ya existe: { $side_bare }.
sachsen-refuse-war-settled = La paz es de este turno: { $side_bare }.
sachsen-refuse-not-sendable = Guarnece la frontera o no está lista: { $piece_bare }.
sachsen-refuse-sent-already = Ya parte: { $piece_bare }.
sachsen-refuse-command-first = Las brigadas siguen a una unidad de mando de su columna: { $piece_bare }.
sachsen-refuse-army-small = Parten al menos una unidad de mando y una brigada: { $side_bare }.
sachsen-refuse-nobody-there = No hay nadie: { $place_bare }.
sachsen-refuse-not-beside = Ninguna unidad que pueda atacar está junto a un enemigo: { $place_bare }.
sachsen-refuse-not-late = No puede llegar, tres casillas como mucho por una vía libre, una vez por turno: { $piece_bare }, { $place_bare }.
sachsen-refuse-has-attacked = Ya ha atacado en este turno: { $piece_bare }.
sachsen-refuse-chief-turn = En el extranjero las unidades de una coalición mueven en el turno de su jefe: { $piece_bare }.
sachsen-refuse-advance-to = Solo esta casilla: { $place_bare }.
sachsen-refuse-advance-unit = No ha combatido allí, o no puede ir: { $piece_bare }.
sachsen-refuse-no-such-war = No hay tal guerra, o ya está declarada perdida: { $side_bare }.
sachsen-refuse-terms-side = Es la paz con { $side_bare }.
sachsen-refuse-terms-money = Como mucho { $n } gulden, en monedas enteras.
sachsen-refuse-terms-province = Los vencedores no la ocupan, y nunca fue suya: { $country_bare }.
sachsen-refuse-kingdom-province = Solo una provincia ocupada, y sin dinero.
sachsen-refuse-kingdom-enemy = Hay guerra con este Reino: { $side_bare }.
sachsen-refuse-not-in-coalition = Solo pasa a este lado quien combate por el otro Reino: { $side_bare }.
sachsen-refuse-changed-already = Una vez por turno.
sachsen-refuse-no-partner = No es un aliado que aún deba mover: { $seat }.
sachsen-refuse-congress-again = Un congreso por ciclo.
sachsen-refuse-congress-unseconded = En este turno nadie lo ha apoyado.
sachsen-refuse-congress-cause = Un congreso necesita una guerra, una provincia ocupada o una pretensión sobre un Estado en el caos.
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
