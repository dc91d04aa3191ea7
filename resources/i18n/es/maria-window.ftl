# Lo que la ventana dice solo de MARIA: mesa política, acuerdos, hojas de ejército, signos del mapa.
panel-politics = Política
panel-sheets = Hojas de ejército
politics-title = Política, turno { $n }
politics-trump = Triunfo
politics-trump-is = Triunfo: { $suit_bare }
politics-no-cards = ninguna carta bocarriba
politics-election-due = Elección imperial al final de este turno
politics-chooses = elige ahora
politics-influence-of = { $side_bare }: influencia { $n }
politics-track-at = { $track }: casilla { $n }
politics-italy-left = Borbón
politics-italy-right = Habsburgo
politics-russia-left = Berlín
politics-russia-right = Viena
politics-saxony-left = Prusia
politics-saxony-right = Austria
politics-saxony-sign = S
politics-neutral = neutral
politics-away = fuera
politics-college = Colegio Electoral
politics-markers = Marcadores en la reserva y en casillas de batalla
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
agreements-remind-offer = { $side } ofrece un subsidio { $other_to }
agreements-remind-end = Propuesto el final del subsidio { $side_of } { $other_to }
sheets-others = Lo que todos saben de las demás
sheets-generals = { $count ->
    [one] { $count } general en el mapa
   *[other] { $count } generales en el mapa
    }
sheets-off = Fuera del tablero
sheets-face-down = { $place }, bocabajo
panels-any-suit = cualquier palo
panels-off-map = Fuera del mapa
panels-attacks = { $attacker } ataca { $defender }
panels-stop-even = Si { $side } se detiene ahora: nadie pierde tropas y nadie se retira.
panels-stop-all = Si { $side } se detiene ahora: todas las tropas perdidas ({ $lost }), fuera del tablero: { $pieces }.
panels-stop-cost = Si { $side } se detiene ahora: { $lost ->
    [one] pierde { $lost } tropa
   *[other] pierde { $lost } tropas
    } y se retira { $retreat ->
    [one] { $retreat } ciudad
   *[other] { $retreat } ciudades
    } por el camino que elija el vencedor.
panels-fighter = { $side_bare }, { $pieces }: { $troops ->
    [one] { $troops } tropa
   *[other] { $troops } tropas
    }, { $suit_bare }, marcador { SCORE($score) }
panels-reserve-as = = { $n }
panels-troops-word = tropas
panels-to-play = le toca
panels-ahead = con ventaja
scene-cards = Cartas Tácticas
scene-draw-deck = mazo de robo
scene-discards = descartes
scene-markers-left = { $count } por colocar
scene-markers-aside = { $count } por colocar, { $aside } apartados
legend-town = ciudad
legend-minor = fortaleza menor
legend-major = fortaleza mayor
legend-elector = fortaleza de elector
legend-main = carretera principal
legend-road = carretera
legend-suits = palos de los sectores
scene-legend-town = ciudad
scene-legend-minor-fortress = fortaleza menor
scene-legend-major-fortress = fortaleza mayor
scene-legend-elector = fortaleza de elector
scene-legend-main-road = carretera principal
scene-legend-minor-road = carretera secundaria
scene-legend-sector = sector y palo
scene-legend-general = general
scene-legend-train = tren
scene-legend-hussar = húsar
scene-legend-victory = marcador de victoria
scene-legend-question = signo de interrogación
tour-map-maria = Las piezas con un anillo pueden actuar. Arrastra una por las carreteras hasta una ciudad iluminada; el disco indica la distancia.
help-drag-maria = Arrastra una pieza con anillo a un lugar iluminado, o haz clic en ambos. Mayús y un clic fijan una ciudad del camino.
panels-style-move-maria = { $count ->
    [one] { $count } ciudad a su alcance
   *[other] { $count } ciudades a su alcance
    }
panels-style-place-maria = { $count ->
    [one] { $count } ciudad posible
   *[other] { $count } ciudades posibles
    }
panels-style-join = { $count ->
    [one] se une a { $count } general
   *[other] se une a uno de { $count } generales
    }
