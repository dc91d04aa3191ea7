# El juego avanzado de MARIA: política, elección, alianzas, marcadores.
maria-option-politics = Regla política opcional
maria-option-politics-line = Las CTs que no son triunfo quedan bocabajo en la tabla política hasta el turno siguiente

# Nombres.
name-political-C41-1 = Guerra sueco-rusa
name-political-C41-2 = ¿Ayuda militar?
name-political-C41-3 = Nápoles
name-political-C41-4 = Carlos Manuel I
name-political-C41-5 = Guerra de la oreja de Jenkins
name-political-C41-6 = Dinamarca
name-political-C42-1 = Golpe de Estado
name-political-C42-2 = Rendición sueca
name-political-C42-3 = España
name-political-C42-4 = Cerdeña-Piamonte
name-political-C42-5 = Mercenarios de Hesse
name-political-C42-6 = Electorado Palatino
name-political-C42-E = Elección Imperial
name-political-C43-1 = Complot Lopukhin
name-political-C43-2 = Alexei Bestuschew
name-political-C43-3 = Comodoro Martin
name-political-C43-4 = Francia
name-political-C43-5 = Unión de Frankfurt
name-political-C43-6 = Cuádruple Alianza
name-political-C44-1 = Catalina
name-political-C44-2 = Rusia
name-political-C44-3 = Génova
name-political-C44-4 = Paz por separado
name-political-C44-5 = Alzamiento jacobita
name-political-C44-6 = Guerras de Carnatic
name-candidate-charles = Carlos Alberto de Baviera
name-candidate-francis = Francisco Esteban de Lorena
name-stance-prussia = aliada de Prusia
name-stance-neutral = neutral
name-stance-austria = aliada de Austria
name-track-italy = Italia
name-track-russia = Rusia
name-track-saxony = Sajonia
name-part-text = el texto
name-part-text-for = el texto para { $side }
name-part-left = { $track } { $n } a la izquierda
name-part-right = { $track } { $n } a la derecha
name-choice-offer-peace = ofrecer la paz
name-choice-no-offer = no ofrecer la paz
name-choice-accept-peace = aceptar la paz
name-choice-refuse-peace = rechazar la paz
name-choice-reduce = reducir los objetivos
name-choice-keep-aims = conservar los marcadores
name-choice-keep-until-change = conservar los marcadores; volver a preguntar solo tras un cambio
name-choice-shift-saxony = mover el marcador de Sajonia
name-choice-leave-saxony = dejar el marcador de Sajonia
name-choice-keep-cards = conservar las CTs
name-choice-allow-stack = permitir el apilamiento
name-choice-allow-guest-commands = permitir, manda el que llega
name-choice-allow-host-commands = permitir, manda el que ya está
name-choice-forbid-stack = prohibir el apilamiento
name-choice-dispute = alternar en Flandes
name-choice-pass = pasar en Flandes

# Títulos de etapas y fases.
step-politics = Política
step-covered = Vuelta de las CTs
step-reveal = Revelación
step-trump = Triunfo
step-lay = Colocación
step-influence = Influencia
step-select = Selección
step-execute = Ejecución
step-shifts = Desplazamientos
step-corps = Cuerpo expedicionario
step-gift = Tropas nuevas
step-posting = Piezas que deben salir
step-consent = Apilamiento con un aliado
step-election = Elección imperial
step-vote = Voto de elector
step-peace = Paz por Silesia
step-silesia-train = Tren para Silesia
step-reduction = Objetivos franceses
step-saxony = Sajonia
step-victory = Comprobación de victoria
about-reveal = Se revelan las 2 primeras Cartas Políticas.
about-trump = Quien ganó el último combate anuncia el palo del triunfo político. Antes de la primera victoria decide el mazo de robo.
about-lay = Prusia, Francia, el Ejército Pragmático y Austria pueden colocar 1 CT bocabajo cada una, un triunfo o un farol.
about-select = En orden de influencia las potencias conservan sus CTs, o las descartan para seleccionar una Carta Política con su casaca.
about-shifts = Cada marcador político se mueve una vez, la suma de lo anunciado. Solo tiene efecto la casilla donde se detiene.
about-election = De 9 votos de elector bastan 5. La potencia del candidato elegido Emperador coloca un marcador.

# Lo que se pide.
maria-prompt-trump = { $seat_num ->
    [pl] { $seat_who } deben anunciar el palo del triunfo político.
   *[other] { $seat_who } debe anunciar el palo del triunfo político.
    }
maria-prompt-lay = { $side_who } puede colocar bocabajo 1 CT de la mano, o ninguna. Triunfo: { $suit }.
maria-prompt-lay-no-trump = { $side_who } puede colocar bocabajo 1 CT de la mano, o ninguna. Solo las Reservas son triunfo.
maria-prompt-select = { $side_who } debe seleccionar una Carta Política bocarriba o conservar sus CTs.
maria-prompt-execute = { $side_who } debe ejecutar la carta { $political } o descartarla.
maria-prompt-corps = { $side_who } debe enviar a un general con el cuerpo expedicionario.
maria-prompt-pay-corps = { $side_who } debe pagar 2 tropas del cuerpo expedicionario con cartas: { $paid } de { $due } puntos.
maria-prompt-posting-home = { $side_who } debe elegir para { $piece } una de las ciudades más cercanas de su país natal.
maria-prompt-posting-peace = { $side_who } debe elegir para { $piece } una de las ciudades más cercanas de su país natal.
maria-prompt-posting-setup = { $side_who } debe elegir para { $piece } una de las ciudades sajonas más cercanas.
maria-prompt-posting-apart = { $side_who } debe elegir para { $piece } una de las ciudades vacías más cercanas.
maria-prompt-posting-aside = { $side_who } debe mover { $piece } a una ciudad adyacente: aquí vuelve un general.
maria-prompt-consent = { $side_who } debe permitir o prohibir el apilamiento de { $piece } con { $target }.
maria-prompt-vote = { $side_who } debe dar el voto de { $place }. Carlos Alberto { $charles }, Francisco Esteban { $francis }.
maria-prompt-offer-peace = { $side_who } puede ofrecer a Austria la paz por Silesia.
maria-prompt-answer-peace = { $side_who } debe aceptar o rechazar la paz por Silesia.
maria-prompt-silesia-train = { $side_who } debe colocar el tren de la casilla Silesia en una fortaleza iluminada.
maria-prompt-reduction = { $n ->
    [one] { $side_who } puede reducir sus objetivos: { $n } marcador en el corazón de Austria.
   *[other] { $side_who } puede reducir sus objetivos: { $n } marcadores en el corazón de Austria.
    }
maria-prompt-saxony = { $side_who } puede mover el marcador de Sajonia { $n } a la derecha: así Sajonia es { $stance }.

# Botones y opciones.
maria-act-answer = { $choice }
maria-act-post = { $piece } a { $place }
maria-act-trump = Triunfo { $suit }
maria-act-lay = Colocar { $card }
maria-act-select = Seleccionar la carta { $card }
maria-act-execute = Ejecutar la carta { $card }: { $parts }
maria-act-discard = Descartar la carta { $card } sin efecto
maria-act-send = Enviar a { $piece }
maria-act-vote = { $place } por { $candidate }
maria-act-subsidise = { $n ->
    [one] Subsidio por { $n } turno: { $side_bare } a { $other_bare }
   *[other] Subsidio por { $n } turnos: { $side_bare } a { $other_bare }
    }
maria-act-accept = Aceptar el subsidio: { $side_bare } a { $other_bare }
maria-act-withdraw = Retirar la oferta de subsidio: { $side_bare } a { $other_bare }
maria-act-cancel = Terminar el subsidio: { $side_bare } a { $other_bare }
maria-act-dispute = Alternar en Flandes
maria-act-pass = Pasar en Flandes

# Lo que ha ocurrido: política.
maria-log-election-due = La elección imperial se celebra al final de este turno.
maria-log-political = { $cards_count ->
    [one] Se revela la carta { $cards }.
   *[other] Se revelan las cartas { $cards }.
    }
maria-log-trump-turned = Del mazo de robo se revela { $card }.
maria-log-trump = El palo del triunfo político es { $suit }.
maria-log-lays = { $side } coloca 1 CT bocabajo.
maria-log-lays-own = { $side } coloca bocabajo { $card }.
maria-log-lays-nothing = { $side } no coloca ninguna CT.
maria-log-turns-up = { $side } revela { $card }.
maria-log-takes-back = { $side } recoge { $cards_short }.
maria-log-covers = { $n ->
    [one] { $side } pone bocabajo { $n } CT.
   *[other] { $side } pone bocabajo { $n } CTs.
    }
maria-log-keeps-cards = { $side } conserva sus CTs en la tabla política.
maria-log-selects = { $side } selecciona la carta { $political } y descarta sus CTs.
maria-log-executes = { $side } ejecuta la carta { $political }: { $parts }.
maria-log-discards-political = { $side } descarta la carta { $political } sin efecto.
maria-log-unselected = { $cards_count ->
    [one] La carta { $cards } queda sin seleccionar.
   *[other] Las cartas { $cards } quedan sin seleccionar.
    }
maria-log-track = { $track }: el marcador va a la casilla { $n }.
maria-log-italy = { $side } tiene el marcador en la casilla Italia.
maria-log-gift = { $n ->
    [one] { $side } recibe { $n } tropa nueva.
   *[other] { $side } recibe { $n } tropas nuevas.
    }
maria-log-corps = { $side } envía a { $piece } con el cuerpo expedicionario.
maria-log-no-corps = { $side } no puede enviar a ningún general con el cuerpo expedicionario.
maria-log-corps-returns = { $piece } vuelve de la expedición a { $place }.
maria-log-pays-corps = { $n ->
    [one] { $side } paga las tropas del cuerpo expedicionario con { $card }: { $n } punto.
   *[other] { $side } paga las tropas del cuerpo expedicionario con { $card }: { $n } puntos.
    }
maria-log-vote = { $side } vota por { $candidate }: { $place }.
maria-log-emperor = { $n ->
    [one] { $candidate } es elegido Emperador con { $n } voto: un marcador para { $side }.
   *[other] { $candidate } es elegido Emperador con { $n } votos: un marcador para { $side }.
    }

# Lo que ha ocurrido: paz, alianzas, acuerdos.
maria-log-peace-offered = { $side } ofrece a Austria la paz por Silesia.
maria-log-peace-refused = { $side } rechaza la paz.
maria-log-peace = Se hace la paz: Silesia es prusiana y { $side } neutral.
maria-log-silesia = { $side } coloca un marcador en la casilla Silesia.
maria-log-peace-ends = { $side } ya no es neutral.
maria-log-keep-aims = { $side } conserva por ahora sus marcadores en Core-Austria.
maria-log-keep-until-change = { $side } conserva sus marcadores en Core-Austria mientras nada cambie allí.
maria-log-reduction = { $n ->
    [one] { $side } retira { $n } marcador del corazón de Austria; { $aside } se pone a un lado.
   *[other] { $side } retira { $n } marcadores del corazón de Austria; puestos a un lado: { $aside }.
    }
maria-log-saxony-prussia = Sajonia pasa a ser aliada de Prusia.
maria-log-saxony-neutral = Sajonia pasa a ser neutral.
maria-log-saxony-austria = Sajonia pasa a ser aliada de Austria.
maria-log-saxony-moves = El marcador de Sajonia va a la casilla { $n }; nada más cambia.
maria-log-saxony-player = Desde ahora { $seat } juega con Sajonia.
maria-log-saxony-hand = { $n ->
    [0] Desde ahora { $seat } juega con Sajonia, sin cartas.
   *[other] Desde ahora { $seat } juega con Sajonia, con { $cards_short }.
    }
maria-log-posted = { $piece } va a { $place }.
maria-log-silesia-train-waits = Ninguna fortaleza prusiana está libre: el tren espera en la casilla Silesia.
maria-log-troops-lost = { $n ->
    [one] { $side } pierde { $n } tropa nueva: no queda ningún general que la mande.
   *[other] { $side } pierde { $n } tropas nuevas: no queda ningún general que las mande.
    }
maria-log-stack-forbidden = { $seat } prohíbe a { $piece } apilarse aquí.
maria-log-dispute = { $seat } pide alternar en el mapa de Flandes.
maria-log-passes = { $side } ya no mueve piezas en el mapa de Flandes.
maria-log-subsidy-proposed = { $n ->
    [one] { $side } ofrece { $other_to } un subsidio por { $n } turno.
   *[other] { $side } ofrece { $other_to } un subsidio por { $n } turnos.
    }
maria-log-subsidy-signed = { $n ->
    [one] { $side } concede { $other_to } un subsidio por { $n } turno.
   *[other] { $side } concede { $other_to } un subsidio por { $n } turnos.
    }
maria-log-subsidy-to-end = Una de las dos partes quiere terminar el subsidio { $side_of } { $other_to }.
maria-log-subsidy-ended = El subsidio { $side_of } { $other_to } termina.
maria-log-subsidy-withdrawn = { $side } retira la oferta de un subsidio { $other_to }.
maria-log-subsidy-lapsed = La oferta de un subsidio { $side_of } { $other_to } queda sin efecto.

# Lo que ha ocurrido: victoria.
maria-log-points-won = { $n ->
    [one] { $side } gana { $n } PV.
   *[other] { $side } gana { $n } PV.
    }
maria-log-points-lost = { $n ->
    [one] { $side } pierde { $n } PV.
   *[other] { $side } pierde { $n } PV.
    }
maria-log-winter-scores = Las potencias mayores anotan sus puntuaciones de invierno.
maria-log-winter-sum = { $side } tiene puntuaciones de invierno de { $n } en total.
maria-log-end-empty-reserve = { $seats_num ->
    [pl] La reserva { $side_of } está vacía. Ganan { $seats_who }.
   *[other] La reserva { $side_of } está vacía. Gana { $seats_who }.
    }
maria-log-end-winter-sums = { $seats_num ->
    [pl] { $side } tiene la suma más baja de puntuaciones de invierno. Ganan { $seats_who }.
   *[other] { $side } tiene la suma más baja de puntuaciones de invierno. Gana { $seats_who }.
    }

# Por qué no.
maria-refuse-not-an-answer = Esta pregunta tiene otras respuestas: { $choices }.
maria-refuse-card-not-open = Solo se selecciona una Carta Política bocarriba en la tabla política: no { $political } ahora.
maria-refuse-no-coat = Una potencia solo selecciona cartas con su casaca: a la carta { $political } le falta la { $side_of }.
maria-refuse-not-selected = { $political } no es la carta seleccionada: ahora solo se ejecuta esa.
maria-refuse-not-on-card = Una carta se ejecuta con su texto y con desplazamientos enteros: { $political } no permite esta elección.
maria-refuse-not-your-corps = Con el cuerpo expedicionario solo van generales { $side_of }: no { $piece }.
maria-refuse-corps-price = { $n ->
    [one] Un general retirado parte con 2 tropas nuevas por { $n } punto de CT, si { $side } puede pagarlo: no { $piece }.
   *[other] Un general retirado parte con 2 tropas nuevas por { $n } puntos de CT, si { $side } puede pagarlos: no { $piece }.
    }
maria-refuse-vote-in-turn = Se vota de uno en uno: ahora toca el voto de { $place }.
maria-refuse-not-posted = Ahora es otra pieza la que debe dejar su ciudad: no { $piece }.
maria-refuse-not-nearest = { $piece } debe ir a la ciudad más cercana donde pueda estar. Posibles: { $places }.
maria-refuse-no-train-place = El tren va a una fortaleza prusiana vacía (en 2.0, mayor): no a { $place }.
maria-refuse-not-silesia-train = Ahora solo se coloca el tren de la casilla Silesia: no { $piece }.
maria-refuse-hussar-map = Un húsar se coloca solo en el mapa de Bohemia: no en { $place }.
maria-refuse-map-edge = Solo piezas francesas y austriacas pasan de un mapa al otro: { $place } está en el otro.
maria-refuse-neutral-land = El territorio neutral está cerrado a las piezas extranjeras: { $place }.
maria-refuse-stay-home = { $side } es neutral y sus piezas se quedan en su país natal: { $place } está fuera.
maria-refuse-leavers-first = Las piezas extranjeras en la Sajonia neutral mueven primero: { $pieces }.
maria-refuse-shortest-way-out = { $piece } debe dejar la Sajonia neutral por el camino más corto, hasta donde pueda mover.
maria-refuse-stack-forbidden = La otra potencia no está de acuerdo con este apilamiento: { $piece } ({ $place }).
maria-refuse-no-dispute = Solo pueden alternar Austria y el Ejército Pragmático, si los dirigen dos puestos y ambos mueven aún.
maria-refuse-dispute-called = En el mapa de Flandes ya se alterna.
maria-refuse-not-your-turn = En el mapa de Flandes mueve ahora { $side }: no { $piece }.
maria-refuse-flanders-over = En esta etapa { $side } ya no mueve en el mapa de Flandes: no { $piece }.
maria-refuse-nothing-to-pass = En el mapa de Flandes solo pasa la parte a la que le toca mover.
maria-refuse-no-diplomacy = Los contratos y las promesas son del juego avanzado.
maria-refuse-not-your-power = Los acuerdos de una potencia solo los hace quien la dirige: otro dirige { $side_bare }.
maria-refuse-nothing-proposed = No hay propuesto ningún subsidio { $side_of } { $other_to }.
maria-refuse-minor-gives = Solo las potencias mayores conceden subsidios: { $side } es una potencia menor.
maria-refuse-not-allied = Solo una potencia aliada recibe un subsidio: { $side } y { $other } no son potencias aliadas.
maria-refuse-neutral-saxony = { $side } no hace contratos nuevos mientras es neutral.
maria-refuse-minor-only = Con dos puestos solo las potencias menores reciben subsidios: no { $side }.
maria-refuse-one-contract = Dos potencias tienen un solo contrato a la vez: { $side } y { $other } tienen uno.
maria-refuse-bavarian-subsidy = { $n ->
    [one] El subsidio francés a Baviera es fijo en el turno { $n }; después Francia decide cada turno.
   *[other] El subsidio francés a Baviera es fijo hasta el turno { $n }; después Francia decide cada turno.
    }
maria-refuse-contract-length = { $n ->
    [one] Un contrato dura como mucho hasta el final de la partida: queda { $n } turno.
   *[other] Un contrato dura como mucho hasta el final de la partida: quedan { $n } turnos.
    }
maria-refuse-no-contract = No hay ningún contrato por el que { $side } dé un subsidio { $other_to }.
maria-refuse-cancel-proposed = Antes debe aceptar la otra parte: el final del subsidio { $side_of } { $other_to } está propuesto.

# Lo que cuenta el inspector: lugares y piezas.
maria-fact-neutral-land = { $side } es neutral: cerrada a piezas extranjeras y a sus rutas de suministro
maria-fact-arrow = Aquí vuelven los generales de la casilla { $boxes }
maria-fact-victory-marker = Marcador de victoria { $side_of }
maria-fact-elector-marker = Marcador de elector { $side_of }
maria-fact-elector-vote = Voto de elector, ahora { $side_of }
maria-fact-neutral-control = Nadie puede conquistarla mientras { $side } es neutral
maria-fact-neutral-piece = { $side } es neutral: sus piezas se quedan en su país natal y no combaten
maria-fact-must-leave = Debe dejar { $side_bare } neutral antes de que muevan las demás piezas de su potencia
maria-fact-off-map = Fuera del juego en la casilla { $box }
maria-fact-waits = Espera la anexión en la casilla { $box }

# Lo que cuenta el inspector: potencias y casillas.
maria-fact-major-power = Potencia mayor, dirige { $seat_who }
maria-fact-minor-power = Potencia menor, dirige { $seat_who }
maria-fact-cooperates = Coopera con { $sides }
maria-fact-peace-until = Neutral hasta que empiece su etapa del turno { $n }
maria-fact-hand = { $n ->
    [one] Tiene { $n } CT en la mano
   *[other] Tiene { $n } CTs en la mano
    }
maria-fact-cut-off = No roba nada: su fortaleza mayor está bajo control enemigo
maria-fact-income = { $n ->
    [one] Ingresos de { $n } CT en su propia etapa
   *[other] Ingresos de { $n } CTs en su propia etapa
    }
maria-fact-income-track-more = Incluido: { $n } más por el contador { $track }
maria-fact-income-track-fewer = Incluido: { $n } menos por el contador { $track }
maria-fact-income-card-more = Incluido: { $n } más en este turno por una Carta Política
maria-fact-income-card-fewer = Incluido: { $n } menos en este turno por una Carta Política
maria-fact-income-lasting-more = Incluido: { $n } más hasta el final de la partida por una Carta Política
maria-fact-income-lasting-fewer = Incluido: { $n } menos hasta el final de la partida por una Carta Política
maria-fact-bavaria-fixed = { $n ->
    [one] Francia entrega a Baviera 1 CT de sus ingresos en el turno { $n }
   *[other] Francia entrega a Baviera 1 CT de sus ingresos cada turno hasta el turno { $n }
    }
maria-fact-bavaria-free = Francia puede entregar a Baviera 1 CT de sus ingresos cada turno
maria-fact-gives = { $n ->
    [one] Entrega { $side_to } 1 CT de sus ingresos durante { $n } turno más
   *[other] Entrega { $side_to } 1 CT de sus ingresos durante { $n } turnos más
    }
maria-fact-receives = { $n ->
    [one] Recibe 1 CT de los ingresos { $side_of } durante { $n } turno más
   *[other] Recibe 1 CT de los ingresos { $side_of } durante { $n } turnos más
    }
maria-fact-goal = { $n ->
    [one] Controla { $n } de las { $goal } fortalezas que dan la victoria
   *[other] Controla { $n } de las { $goal } fortalezas que dan la victoria
    }
maria-fact-reserve = { $n ->
    [one] { $n } marcador de victoria en la reserva: con ninguno en una comprobación de victoria la potencia gana
   *[other] { $n } marcadores de victoria en la reserva: con ninguno en una comprobación de victoria la potencia gana
    }
maria-fact-reserve-empty = La reserva está vacía: la potencia gana en la próxima comprobación de victoria
maria-fact-battle = { $n ->
    [one] { $n } casilla de batalla de { $total } está ocupada
   *[other] { $n } casillas de batalla de { $total } están ocupadas
    }
maria-fact-in-box = Un marcador en la casilla { $box }
maria-fact-aside-prussia = { $n ->
    [one] { $n } marcador puesto a un lado hasta que una pieza prusiana salga de Prusia
   *[other] { $n } marcadores puestos a un lado hasta que una pieza prusiana salga de Prusia
    }
maria-fact-aside-france = { $n ->
    [one] { $n } marcador puesto a un lado hasta que Francia o Baviera conquiste una fortaleza en el mapa de Bohemia
   *[other] { $n } marcadores puestos a un lado hasta que Francia o Baviera conquiste una fortaleza en el mapa de Bohemia
    }
maria-fact-box-of = Aquí hay un marcador { $side_of }
maria-fact-box-silesia = Para Prusia, cuando anexiona Silesia
maria-fact-box-train = Aquí espera la anexión: { $pieces }
maria-fact-box-electors = Para Francia, o para el Ejército Pragmático, con { $n } de Mainz, Trier, Köln y Mannheim
maria-fact-box-emperor = Para Austria o Francia, según el candidato elegido Emperador
maria-fact-box-italy = Para Austria o Francia, cuando el marcador de Italia se detiene en su icono de PV
maria-fact-box-cities = { $side } tiene { $places }
maria-fact-no-corps = Ningún general { $side_of } está fuera
maria-fact-corps = { $piece } está fuera con el cuerpo expedicionario
maria-fact-corps-returns = El camino de vuelta lleva a { $place }

# Lo que cuenta el inspector: Cartas Políticas y contadores.
maria-fact-card-coming = Aún en el mazo de { $year }
maria-fact-card-open = Bocarriba en la mesa
maria-fact-card-gone = Jugada
maria-fact-election-due = La elección se celebra al final de este turno
maria-fact-card-election = Otra carta ocupa su lugar; el Emperador se elige al final del turno
maria-fact-coats = Casacas: { $sides_bare }
maria-fact-text-draw = { $n ->
    [one] { $side } roba enseguida { $n } CT
   *[other] { $side } roba enseguida { $n } CTs
    }
maria-fact-text-draw-chosen = { $n ->
    [one] Una de estas roba enseguida { $n } CT: { $sides_bare }
   *[other] Una de estas roba enseguida { $n } CTs: { $sides_bare }
    }
maria-fact-text-troops = { $n ->
    [one] { $side } recibe enseguida { $n } tropa nueva
   *[other] { $side } recibe enseguida { $n } tropas nuevas
    }
maria-fact-text-troops-chosen = { $n ->
    [one] Una de estas recibe enseguida { $n } tropa nueva: { $sides_bare }
   *[other] Una de estas recibe enseguida { $n } tropas nuevas: { $sides_bare }
    }
maria-fact-text-troops-executing = { $n ->
    [one] La potencia que ejecuta la carta recibe enseguida { $n } tropa nueva
   *[other] La potencia que ejecuta la carta recibe enseguida { $n } tropas nuevas
    }
maria-fact-text-less = { $n ->
    [one] { $side } roba { $n } CT menos en este turno
   *[other] { $side } roba { $n } CTs menos en este turno
    }
maria-fact-text-lasting = { $n ->
    [one] { $side } roba { $n } CT menos en cada turno hasta el final de la partida
   *[other] { $side } roba { $n } CTs menos en cada turno hasta el final de la partida
    }
maria-fact-text-control = { $side } controla enseguida { $place }
maria-fact-text-saxony = Sajonia pasa enseguida a ser { $stance }
maria-fact-text-corps = { $side } envía a un general fuera del mapa hasta el final de la partida
maria-fact-shift = Desplazamiento: { $part }
maria-fact-shift-either = Desplazamiento: { $track } 1 a la izquierda o a la derecha
maria-fact-only-while = El marcador de Sajonia solo se mueve mientras Sajonia es { $stance }
maria-fact-marker-on = El marcador está en la casilla { $n } de { $total }
maria-fact-announced = Anunciado: { $part }
maria-fact-star = La estrella está en la casilla { $n }
maria-fact-space-point = { $n ->
    [one] Casilla { $spaces }: { $side } tiene el marcador en la casilla Italia
   *[other] Casillas { $spaces }: { $side } tiene el marcador en la casilla Italia
    }
maria-fact-space-corps = { $n ->
    [one] Casilla { $spaces }: un general { $side_of } está fuera con el cuerpo expedicionario
   *[other] Casillas { $spaces }: un general { $side_of } está fuera con el cuerpo expedicionario
    }
maria-fact-space-more = { $n ->
    [one] Casilla { $spaces }: ingresos { $side_of } { $cards } más altos
   *[other] Casillas { $spaces }: ingresos { $side_of } { $cards } más altos
    }
maria-fact-space-fewer = { $n ->
    [one] Casilla { $spaces }: ingresos { $side_of } { $cards } más bajos
   *[other] Casillas { $spaces }: ingresos { $side_of } { $cards } más bajos
    }
maria-fact-space-saxony = { $n ->
    [one] Casilla { $spaces }: Sajonia es { $stance }
   *[other] Casillas { $spaces }: Sajonia es { $stance }
    }
maria-fact-space-after-peace = { $n ->
    [one] Casilla { $spaces }: aquí pone la anexión el marcador
   *[other] Casillas { $spaces }: aquí pone la anexión el marcador
    }

# La hoja final: la puntuación, partida por partida.
maria-sheet-austria = Fortalezas en Austria
maria-sheet-silesia = Fortalezas en Silesia
maria-sheet-fortresses = Fortalezas en total
maria-sheet-goal = Objetivo
maria-sheet-map = Marcadores en el mapa
maria-sheet-battles = Marcadores en las casillas de batalla
maria-sheet-boxes = Marcadores en las casillas de victoria
maria-sheet-placed = Marcadores colocados
maria-sheet-aside = Marcadores apartados
maria-sheet-reserve = Quedan en la reserva
maria-sheet-winter = Invierno { $n }
maria-sheet-winters = Todos los inviernos: gana el más bajo

maria-act-reduce = Reducir los objetivos: { $aside } aparte, { $back } a la reserva
