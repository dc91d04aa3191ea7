# Escenarios y nombres de MARIA.
scenario-maria-introductory = juego introductorio
scenario-maria-introductory-line = Solo Bohemia, 9 turnos, sin política
scenario-maria-advanced = juego avanzado
scenario-maria-advanced-line = Los dos mapas, 12 turnos, con política
name-map-bohemia = Bohemia
name-map-flanders = Flandes
name-box-ostpreussen = Ostpreussen
name-box-england = Inglaterra
name-box-italy-austria = Italia
name-box-italy-france = Italia
name-box-victory-electors = 3 Electores
name-box-victory-emperor = Emperador
name-box-victory-italy = Italia
name-box-victory-silesia = Silesia
name-box-battle-prussia = Batalla
name-box-battle-france = Batalla
name-box-battle-pragmatic = Batalla
name-box-battle-austria = Batalla
name-box-reserve-prussia = Reserva de marcadores
name-box-reserve-france = Reserva de marcadores
name-box-reserve-pragmatic = Reserva de marcadores
name-box-reserve-austria = Reserva de marcadores
name-choice-done = Listo
name-choice-grant = conceder el subsidio
name-choice-keep = retener el subsidio
name-choice-stop = Parar

# Títulos de etapas y fases.
step-turn = Turno
step-stage = { $sides_bare }
step-deploy = Tropas
step-hussars = Húsares
step-cards = Cartas
step-supply = Suministro
step-movement = Movimiento
step-combat = Combate
step-conquest = Conquista retroactiva
step-winter = Invierno
step-winter-after = Invierno tras el turno { $turn }
step-commander = Mando supremo
step-supply-choice = Quién tiene suministro
step-pay = Pago
step-fight = Combate
step-retreat = Retirada
step-quarter = Tropas nuevas
about-deploy = Cada potencia reparte en secreto las tropas entre sus generales. Hay que usarlas todas.
about-hussars = Austria puede colocar sus húsares en ciudades vacías, a 4 ciudades como máximo de un general austriaco. Estorban el suministro enemigo.
about-cards = Las potencias activas roban Cartas Tácticas. Desde el turno 4 Francia puede retener el subsidio de Baviera.
about-supply = Los generales fuera del país natal necesitan una ruta hasta un tren. Pasar un húsar cuesta; sin suministro el general se pone bocabajo.
about-movement = Cada pieza puede mover una vez: los generales 3 ciudades, 4 por carretera principal; los trenes 2, por carretera principal 3; las marchas forzadas 8 por carretera principal, lejos del enemigo.
about-combat = Los generales activos deben atacar a cada general enemigo adyacente, en el orden que elija el atacante.
about-fight = El bando que va por detrás juega cartas del palo de su sector, o Reservas, hasta igualar o detenerse.
about-retreat = El vencedor conduce la retirada: completa, sin repetir ciudad, lo más lejos posible del vencedor.
about-conquest = Se resuelve cada signo de interrogación: cae la fortaleza que ya nadie protege.
about-winter = Las potencias compran tropas: 4 puntos de Cartas Tácticas por cada una. Los generales retirados pueden volver.
about-quarter = Las tropas nuevas van a los generales en secreto. Ningún general manda más de 8 en total. Un general retirado vuelve con al menos 1.
asked-deploy = Reparto secreto de tropas: { $sides_bare }

# Lo que se pide.
maria-prompt-deploy = { $sides_num ->
    [pl] { $n ->
        [one] { $sides_who } deben asignar en secreto { $n } tropa: fija el número y pulsa «Entregar».
       *[other] { $sides_who } deben asignar en secreto { $n } tropas: fija los números y pulsa «Entregar».
        }
   *[other] { $n ->
        [one] { $sides_who } debe asignar en secreto { $n } tropa: fija el número y pulsa «Entregar».
       *[other] { $sides_who } debe asignar en secreto { $n } tropas: fija los números y pulsa «Entregar».
        }
    }
maria-prompt-hussars = { $side_who } puede arrastrar húsares a ciudades iluminadas. { $done } de { $total } colocados.
maria-prompt-subsidy = { $side_who } debe conceder a Baviera el subsidio de 1 CT o retenerlo.
maria-prompt-pay-supply = { $side_who } debe pagar por los húsares con cartas: { $paid } de { $due } puntos.
maria-prompt-pay-train = { $side_who } debe pagar la recolocación del tren con cartas: { $paid } de { $due } puntos.
maria-prompt-supply-choice = { $n ->
    [one] { $side_who } debe elegir a quién dar suministro: queda { $n } punto.
   *[other] { $side_who } debe elegir a quién dar suministro: quedan { $n } puntos.
    }
maria-prompt-movement = { $sides_num ->
    [pl] { $sides_who } pueden arrastrar las piezas con anillo. { $done } de { $total } movidas.
   *[other] { $sides_who } puede arrastrar las piezas con anillo. { $done } de { $total } movidas.
    }
maria-prompt-movement-trains = { $sides_num ->
    [pl] { $sides_who } pueden recolocar un tren: no hay ninguna pieza en el mapa.
   *[other] { $sides_who } puede recolocar un tren: no hay ninguna pieza en el mapa.
    }
maria-prompt-movement-none = { $sides_num ->
    [pl] { $sides_who } deben seguir: no hay ninguna pieza en el mapa.
   *[other] { $sides_who } debe seguir: no hay ninguna pieza en el mapa.
    }
maria-prompt-attack = { $side_who } debe atacar: haz clic en un general enemigo. Combates: { $n }.
maria-prompt-fight = { $score ->
    [0] { $side_who } con 0 debe jugar una carta de { $suit }, si puede; una Reserva es opcional.
   *[other] { $side_who } puede jugar una carta de { $suit } o una Reserva, o ceder con { SCORE($score) }.
    }
maria-prompt-retreat = { $n ->
    [one] { $side_who } debe elegir una ciudad iluminada: fin de la retirada { $piece_of }, { $n } ciudad.
   *[other] { $side_who } debe elegir una ciudad iluminada: fin de la retirada { $piece_of }, { $n } ciudades.
    }
maria-prompt-winter = { $troops ->
    [one] { $side_who } puede comprar tropas a 4 puntos: haz clic en cartas. { $n } puntos, { $troops } tropa.
   *[other] { $side_who } puede comprar tropas a 4 puntos: haz clic en cartas. { $n } puntos, { $troops } tropas.
    }
maria-prompt-quarter = { $n ->
    [one] { $side_who } debe asignar en secreto { $n } tropa nueva: fija el número y pulsa «Entregar».
   *[other] { $side_who } debe asignar en secreto { $n } tropas nuevas: fija los números y pulsa «Entregar».
    }
maria-prompt-commander = { $seat_num ->
    [pl] { $seat_who } deben hacer clic en el general que tendrá el mando supremo: { $pieces }.
   *[other] { $seat_who } debe hacer clic en el general que tendrá el mando supremo: { $pieces }.
    }

# Botones y opciones.
maria-act-allot = { $n ->
    [one] { $piece }: { $n } tropa
   *[other] { $piece }: { $n } tropas
    }
maria-act-hussar = Húsar en { $place }
maria-act-subsidy-grant = Conceder el subsidio
maria-act-subsidy-keep = Retener el subsidio
maria-act-pay = Pagar con { $card }
maria-act-supply = Dar suministro a { $piece }
maria-act-move = { $n ->
    [one] Mover a { $place }, { $n } ciudad
   *[other] Mover a { $place }, { $n } ciudades
    }
maria-act-march = { $n ->
    [one] Marcha forzada a { $place }, { $n } ciudad
   *[other] Marcha forzada a { $place }, { $n } ciudades
    }
maria-act-reenter = Recolocar en { $place }, 4 puntos de CT
maria-act-command = Mando supremo: { $piece }
maria-act-attack = Atacar a { $target } con { $piece }
maria-act-play = Jugar { $card }: { $n }
maria-act-play-score = Jugar { $card }: { SCORE($score) }
maria-act-play-reserve-score = Jugar una Reserva como { $n }: { SCORE($score) }
maria-act-stop = No jugar
maria-act-stop-tie = No jugar: empate
maria-act-stop-concede = Ceder: perder { $n ->
    [one] { $n } tropa
   *[other] { $n } tropas
    } y retirarse { $retreat ->
    [one] { $retreat } ciudad
   *[other] { $retreat } ciudades
    }
maria-act-stop-lose-all = { $n ->
    [one] Ceder: perder la última tropa
   *[other] Ceder: perder las { $n } tropas
    }
maria-act-done-left = { $n ->
    [one] Listo ({ $n } sin mover)
   *[other] Listo ({ $n } sin mover)
    }
maria-act-retreat = Retirada a { $place }
maria-act-enlist = { $n ->
    [one] { $piece }: { $n } tropa nueva
   *[other] { $piece }: { $n } tropas nuevas
    }
maria-act-return = { $n ->
    [one] { $piece } se recoloca en { $place } con { $n } tropa
   *[other] { $piece } se recoloca en { $place } con { $n } tropas
    }
maria-act-transfer = { $n ->
    [one] { $n } tropa de { $piece } a { $target }
   *[other] { $n } tropas de { $piece } a { $target }
    }

# Lo que ha ocurrido.
maria-log-allots = { $n ->
    [one] { $piece } recibe { $n } tropa.
   *[other] { $piece } recibe { $n } tropas.
    }
maria-log-deployed = Todas las tropas están asignadas.
maria-log-turn = Empieza el turno { $n }.
maria-log-hussar-removed = Se retira el húsar de { $place }.
maria-log-hussar-placed = { $side } coloca un húsar en { $place }.
maria-log-subsidy-grant = { $side } concede a Baviera el subsidio.
maria-log-subsidy-keep = { $side } retiene el subsidio de este turno.
maria-log-subsidy-card = { $n ->
    [one] { $side } recibe { $n } CT como subsidio.
   *[other] { $side } recibe { $n } CTs como subsidio.
    }
maria-log-subsidy-card-own = { $side } recibe como subsidio: { $cards }.
maria-log-draws-nothing = { $side } no roba nada: su fortaleza mayor está bajo control enemigo.
maria-log-draws = { $n ->
    [one] { $side } roba { $n } CT.
   *[other] { $side } roba { $n } CTs.
    }
maria-log-draws-own = { $side } roba { $cards_short }.
maria-log-pays-supply = { $n ->
    [one] { $side } paga el suministro con { $card }: { $n } punto.
   *[other] { $side } paga el suministro con { $card }: { $n } puntos.
    }
maria-log-pays-train = { $n ->
    [one] { $side } paga el tren con { $card }: { $n } punto.
   *[other] { $side } paga el tren con { $card }: { $n } puntos.
    }
maria-log-pays-winter = { $n ->
    [one] { $side } paga tropas nuevas con { $card }: { $n } punto.
   *[other] { $side } paga tropas nuevas con { $card }: { $n } puntos.
    }
maria-log-gives-up-hand = { $n ->
    [one] { $side } no puede pagar todo y entrega su mano: { $cards_short }, { $n } punto.
   *[other] { $side } no puede pagar todo y entrega su mano: { $cards_short }, { $n } puntos.
    }
maria-log-shows-hand = { $n ->
    [one] { $side } no puede pagar todo y muestra su mano: { $cards_short }, { $n } punto.
   *[other] { $side } no puede pagar todo y muestra su mano: { $cards_short }, { $n } puntos.
    }
maria-log-fee-covered = { $n ->
    [one] { $side } da suministro a { $piece } por { $n } punto.
   *[other] { $side } da suministro a { $piece } por { $n } puntos.
    }
maria-log-starved = { $piece } es retirado del tablero por falta de suministros.
maria-log-supplied-again = { $piece } está otra vez con suministro y se pone bocarriba.
maria-log-unsupplied = { $n ->
    [one] { $piece } está sin suministro, queda bocabajo y pierde { $n } tropa.
   *[other] { $piece } está sin suministro, queda bocabajo y pierde { $n } tropas.
    }
maria-log-train-returns = { $side } recoloca un tren en { $place }.
maria-log-takes-train = { $piece } elimina el tren { $side_of } en { $place }.
maria-log-moves = { $n ->
    [one] { $piece } mueve de { $place } a { $target }: { $n } ciudad.
   *[other] { $piece } mueve de { $place } a { $target }: { $n } ciudades.
    }
maria-log-marches = { $n ->
    [one] { $piece } hace una marcha forzada de { $place } a { $target }: { $n } ciudad.
   *[other] { $piece } hace una marcha forzada de { $place } a { $target }: { $n } ciudades.
    }
maria-log-question = { $side } pone un signo de interrogación en { $place }: está protegida.
maria-log-conquers = { $side } conquista { $place }.
maria-log-recovers = { $side } reconquista { $place }.
maria-log-holds = { $place } sigue protegida; se retira el signo de interrogación.
maria-log-fight = { $n ->
    [one] { $piece } ataca a { $target }: { $n } tropa contra { $against }, marcador { SCORE($score) }.
   *[other] { $piece } ataca a { $target }: { $n } tropas contra { $against }, marcador { SCORE($score) }.
    }
maria-log-plays = { $side } juega { $card }: { SCORE($score) }.
maria-log-plays-reserve = { $side } juega una Reserva como { $n }: { SCORE($score) }.
maria-log-tie = Empate: ni { $piece } ni { $target } se retira.
maria-log-defeat = { $n ->
    [one] { $piece } es derrotado con { SCORE($score) }: pierde { $n } tropa.
   *[other] { $piece } es derrotado con { SCORE($score) }: pierde { $n } tropas.
    }
maria-log-removed = { $piece } es retirado del tablero.
maria-log-no-retreat = { $n ->
    [one] { $piece } no puede retirarse { $n } ciudad: pierde todas sus tropas.
   *[other] { $piece } no puede retirarse { $n } ciudades: pierde todas sus tropas.
    }
maria-log-retreats = { $n ->
    [one] { $piece } se retira de { $place } a { $target }: { $n } ciudad.
   *[other] { $piece } se retira de { $place } a { $target }: { $n } ciudades.
    }
maria-log-transfer = { $n ->
    [one] { $piece } cede { $n } tropa a { $target }.
   *[other] { $piece } cede { $n } tropas a { $target }.
    }
maria-log-command = { $piece } tiene el mando supremo.
maria-log-recruits = { $n ->
    [0] { $side } no recluta tropas nuevas.
    [one] { $side } recluta { $n } tropa nueva.
   *[other] { $side } recluta { $n } tropas nuevas.
    }
maria-log-enlists = { $n ->
    [one] { $piece } recibe { $n } tropa nueva.
   *[other] { $piece } recibe { $n } tropas nuevas.
    }
maria-log-returns = { $piece } se recoloca en { $place }.
maria-log-end-france-goal = Francia controla 9 fortalezas en Austria. Gana { $seats_who }.
maria-log-end-prussia-goal = Prusia controla 12 fortalezas en Austria y Silesia. Gana { $seats_who }.
maria-log-end-both-goals = Francia y Prusia han cumplido sus objetivos. Ganan { $seats_who }.
maria-log-end-austria-holds = El turno 9 ha terminado y Austria resiste. Gana { $seats_who }.
maria-log-end-draw = El turno 9 ha terminado y un objetivo está cumplido: es un empate.

# Por qué no.
maria-refuse-austria-first = Austria combate antes que el Ejército Pragmático: { $piece } todavía no.
maria-refuse-not-adjacent-at-start = Solo combaten enemigos adyacentes al comienzo de la fase: no { $piece } y { $target }.
maria-refuse-no-fight = Solo combate quien tenía un enemigo al lado al comienzo de la fase: no { $piece }.
maria-refuse-is-attacked = Ataca el bando activo: aquí { $piece } ataca a { $target }.
maria-refuse-commander-fights = Por un apilamiento ataca el general al mando: { $piece }, no { $target }.
maria-refuse-must-play = Con cero se debe jugar una carta mientras la mano tenga una de { $suit }.
maria-refuse-reserve-value = Una Reserva vale de 1 a { $n }.
maria-refuse-wrong-suit = Aquí solo se puede jugar una carta de { $suit } o una Reserva: no { $card }.
maria-refuse-card-value = Una carta con palo tiene el valor impreso: { $card }.
maria-refuse-not-a-hussar = En esta etapa solo se colocan los húsares: { $piece } es una pieza.
maria-refuse-hussar-placed = Un húsar se coloca una vez por etapa: { $piece } ya está colocado.
maria-refuse-hussar-occupied = Un húsar necesita una ciudad sin piezas: { $place }.
maria-refuse-hussar-two = En una ciudad solo puede haber un húsar: { $place }.
maria-refuse-hussar-far = { $n ->
    [one] Un húsar se coloca a { $n } ciudad o menos de un general austriaco: no en { $place }.
   *[other] Un húsar se coloca a { $n } ciudades o menos de un general austriaco: no en { $place }.
    }
maria-refuse-hussar-nowhere = { $n ->
    [one] Ninguna ciudad a { $n } ciudad o menos de un general austríaco está libre para un húsar.
   *[other] Ninguna ciudad a { $n } ciudades o menos de un general austríaco está libre para un húsar.
    }
maria-refuse-shut-in = Ninguna ciudad está abierta para { $piece }: todos los caminos llevan adonde no puede ir.
maria-refuse-hussar-moves = Los húsares no mueven: { $piece } se coloca en la etapa de húsares.
maria-refuse-not-active = Ahora solo actúan las piezas de las potencias activas: { $piece } es { $side_of }.
maria-refuse-off-board = Solo mueven las piezas del mapa: { $piece } está fuera del tablero.
maria-refuse-moved-already = Una pieza mueve una vez por fase: { $piece } ya ha movido.
maria-refuse-no-way = Un movimiento nombra las ciudades de su camino: para { $piece } no hay ninguna.
maria-refuse-no-road = { $piece } va por las carreteras: ninguna va de { $place } a { $target }.
maria-refuse-march-train = Solo los generales hacen marchas forzadas: { $piece } es un tren.
maria-refuse-march-minor = Una marcha forzada va solo por carreteras principales: por aquí ninguna lleva a { $place }.
maria-refuse-march-far = { $n ->
    [one] Una marcha forzada cubre como mucho { $n } ciudad.
   *[other] Una marcha forzada cubre como mucho { $n } ciudades.
    }
maria-refuse-too-far = { $piece } mueve { $steps } ciudades, o { $main } solo por carretera principal: { $place } está a { $n }.
maria-refuse-too-far-main = Incluso por carretera principal { $piece } mueve como mucho { $main } ciudades: { $place } está a { $n }.
maria-refuse-joining-ends = El movimiento termina cuando un general se apila con otro: { $blocker } ({ $place }).
maria-refuse-two-generals = Un apilamiento tiene como mucho dos generales: { $place } está llena.
maria-refuse-train-blocked = Un tren no puede entrar en una ciudad con otra pieza: { $blocker } ({ $place }).
maria-refuse-own-train = Un general no puede entrar en la ciudad de un tren amigo: { $blocker } ({ $place }).
maria-refuse-enemy-general = Ninguna pieza puede entrar en la ciudad de un general enemigo ni saltar sobre ella: { $blocker } ({ $place }).
maria-refuse-not-cooperating = Solo pueden apilarse generales de potencias que cooperan: { $blocker } ({ $place }).
maria-refuse-in-the-way = Ninguna pieza atraviesa una ciudad con otra pieza: { $blocker } ({ $place }).
maria-refuse-march-fortress = Una marcha forzada no puede entrar en una fortaleza enemiga: { $place }.
maria-refuse-march-beside = Una marcha forzada no puede pasar junto a una pieza enemiga: { $blocker } ({ $place }).
maria-refuse-not-beaten = Ahora solo se retira el general derrotado: no { $piece }.
maria-refuse-retreat-length = { $n ->
    [one] Una retirada tiene la longitud completa de { $n } ciudad: esta tiene { $length }.
   *[other] Una retirada tiene la longitud completa de { $n } ciudades: esta tiene { $length }.
    }
maria-refuse-retreat-twice = Una retirada no entra dos veces en una ciudad: { $place }.
maria-refuse-retreat-farther = Una retirada debe terminar lo más lejos posible del vencedor. Finales posibles: { $places }.
maria-refuse-retreat-occupied = Una retirada no puede entrar en una ciudad con una pieza: { $place }.
maria-refuse-retreat-map = Solo los generales franceses y austriacos se retiran al otro mapa: { $place }.
maria-refuse-not-your-general = Las tropas van solo a generales de la propia potencia: no a { $piece }.
maria-refuse-allotted = { $n ->
    [one] Cada general recibe tropas una vez: { $piece } tiene { $n }.
   *[other] Cada general recibe tropas una vez: { $piece } tiene { $n }.
    }
maria-refuse-minimum = { $n ->
    [one] { $piece } debe recibir al menos { $n } tropa.
   *[other] { $piece } debe recibir al menos { $n } tropas.
    }
maria-refuse-too-few-left = { $n ->
    [one] Los demás necesitan { $need } y quedaría { $n } tropa: { $pieces }.
   *[other] Los demás necesitan { $need } y quedarían { $n } tropas: { $pieces }.
    }
maria-refuse-too-many-left = { $n ->
    [one] Se deben usar todas las tropas, y { $n } sobra para los demás: { $pieces }.
   *[other] Se deben usar todas las tropas, y { $n } son demasiadas para los demás: { $pieces }.
    }
maria-refuse-transfer-many = { $n ->
    [one] Un general comanda como mucho { $n } tropa: { $piece }.
   *[other] Un general comanda como mucho { $n } tropas: { $piece }.
    }
maria-refuse-not-your-troops = Solo la propia potencia transfiere sus tropas: { $piece }.
maria-refuse-transfer-apart = Las tropas solo pasan dentro de un apilamiento de una potencia: { $piece } y { $target } no forman uno.
maria-refuse-transfer-all = Un general conserva al menos 1 tropa: { $piece }.
maria-refuse-not-in-stack = El mando supremo va a un general del apilamiento: no a { $piece }.
maria-refuse-no-fee = Por { $piece } no se paga nada.
maria-refuse-fee-too-dear = { $n ->
    [one] El suministro de { $piece } cuesta { $fee } puntos, y queda { $n }.
   *[other] El suministro de { $piece } cuesta { $fee } puntos, y quedan { $n }.
    }
maria-refuse-not-in-hand = Una potencia usa solo su propia mano: { $side } no tiene { $card }.
maria-refuse-not-a-train = En esta fase solo se recolocan trenes: { $piece } no es un tren.
maria-refuse-no-depot = Un tren se recoloca en una fortaleza mayor suya o de la potencia menor que coopera: no en { $place }.
maria-refuse-depot-lost = Un tren se recoloca en una fortaleza bajo control amigo: { $place } está controlada { $side_by }.
maria-refuse-depot-occupied = Un tren se recoloca en una fortaleza vacía: en { $place } hay una pieza.
maria-refuse-train-price = { $n ->
    [one] La recolocación cuesta { $n } punto de CT: { $side } tiene menos.
   *[other] La recolocación cuesta { $n } puntos de CT: { $side } tiene menos.
    }
maria-refuse-no-room = { $n ->
    [one] Los generales { $side_of } solo pueden recibir { $n } tropa más.
   *[other] Los generales { $side_of } solo pueden recibir { $n } tropas más.
    }
maria-refuse-one-new-troop = Un general recibe al menos 1 tropa nueva: { $piece }.
maria-refuse-too-many-bought = { $n ->
    [one] Para { $piece } solo queda { $n } tropa nueva.
   *[other] Para { $piece } solo quedan { $n } tropas nuevas.
    }
maria-refuse-must-return = Un general retirado recibe tropas al recolocarse en una fortaleza: { $piece }.
maria-refuse-rest-homeless = { $n ->
    [one] También el resto debe encontrar un general: sobraría { $n } tropa nueva.
   *[other] También el resto debe encontrar un general: sobrarían { $n } tropas nuevas.
    }
maria-refuse-not-removed = Solo se recoloca un general retirado: { $piece } está en el mapa.
maria-refuse-no-return-place = Los generales { $side_of } se recolocan solo en una fortaleza mayor de su propia potencia, bajo control amigo: { $place } no lo es.
maria-refuse-no-return-fortress = Los generales { $side_of } se recolocan solo en una fortaleza de su propia potencia, bajo control amigo: { $place } no lo es.
maria-refuse-return-full = Un general se recoloca donde pueda estar: en { $place } no cabe { $piece }.

# Lo que dice el panel de detalle.
maria-fact-country = Está en { $country }
maria-fact-home = País natal { $side_of }
maria-fact-suit = Sector de { $suit }
maria-fact-minor-fortress = Fortaleza menor
maria-fact-major-fortress = Fortaleza mayor
maria-fact-hussar = Aquí hay un húsar
maria-fact-controlled = Controlada { $side_by }
maria-fact-protected = Protegida por { $pieces }
maria-fact-unprotected = { $n ->
    [one] Desprotegida: ningún general suyo a { $n } ciudad o menos
   *[other] Desprotegida: ningún general suyo a { $n } ciudades o menos
    }
maria-fact-question = Signo de interrogación { $side_of }
maria-fact-falls = { $place } cae cuando sale
maria-fact-held-open = { $place } recibe un signo de interrogación cuando sale: protegida por { $pieces }
maria-fact-takes-train = Elimina { $piece }
maria-fact-beside = Junto a { $pieces }: se combate en la fase de combate
maria-fact-can-conquer = Puede conquistar de paso: { $places }
maria-fact-is-hussar = Húsar, { $side_bare }
maria-fact-is-general = General, { $side_bare }, rango { $n }
maria-fact-is-train = Tren de suministros, { $side_bare }
maria-fact-off-board = Fuera del tablero
maria-fact-troops = { $n ->
    [one] Comanda { $n } tropa
   *[other] Comanda { $n } tropas
    }
maria-fact-total = { $n ->
    [one] { $side } tiene { $n } tropa en total
   *[other] { $side } tiene { $n } tropas en total
    }
maria-fact-down = Bocabajo: no conquista nada
maria-fact-supply-home = Con suministro: en el país natal
maria-fact-supply-route = { $n ->
    [one] Con suministro: un tren está a { $n } ciudad
   *[other] Con suministro: un tren está a { $n } ciudades
    }
maria-fact-supply-fee = { $n ->
    [one] Con suministro solo a través de un húsar: coste de { $n } punto de CT
   *[other] Con suministro solo a través de un húsar: coste de { $n } puntos de CT
    }
maria-fact-supply-none = { $n ->
    [one] Sin suministro: ninguna ruta a un tren a { $n } ciudad o menos
   *[other] Sin suministro: ninguna ruta a un tren a { $n } ciudades o menos
    }
maria-fact-commands = Comanda { $piece }, debajo está { $target }

# Países.
name-country-france = Francia
name-country-lothringen = Lorena
name-country-austrian-netherlands = Países Bajos austriacos
name-country-netherlands = Países Bajos (Netherlands)
name-country-hanover = Hannover
name-country-koeln = Electorado de Colonia
name-country-trier = Electorado de Tréveris
name-country-mainz = Electorado de Maguncia
name-country-pfalz = Palatinado
name-country-muenster = Obispado de Münster
name-country-osnabrueck = Obispado de Osnabrück
name-country-paderborn = Obispado de Paderborn
name-country-westfalen = Westfalia
name-country-niederrhein = Bajo Rin
name-country-juelich-berg = Jülich-Berg
name-country-luettich = Obispado de Lieja
name-country-nassau = Nassau
name-country-hessen = Hesse
name-country-fulda = Fulda
name-country-frankfurt = Ciudad imperial de Frankfurt
name-country-wuerzburg = Wurzburgo
name-country-baden = Baden
name-country-wuerttemberg = Wurtemberg
name-country-schwaben = Suabia
name-country-bavaria = Baviera
name-country-bohemia = Bohemia
name-country-moravia = Moravia
name-country-upper-austria = Alta Austria
name-country-lower-austria = Baja Austria
name-country-styria = Estiria
name-country-tyrol = Tirol
name-country-hungary = Hungría
name-country-silesia = Silesia
name-country-saxony = Sajonia
name-country-prussia = Prusia
name-country-poland = Polonia
name-country-franken = Franconia
name-country-regensburg = Ciudad imperial de Ratisbona
name-country-passau = Obispado de Passau
name-country-salzburg = Arzobispado de Salzburgo
name-country-thueringen = Turingia
name-country-anhalt = Anhalt
name-country-braunschweig = Brunswick

maria-act-supply-fee = { $n ->
    [one] Dar suministro a { $piece } por { $n } punto
   *[other] Dar suministro a { $piece } por { $n } puntos
    }
maria-sheet-draft = Un borrador secreto: nada cuenta hasta que lo entregues.
maria-sheet-least = { $troops ->
    [one] 1 tropa como mínimo
   *[other] { $troops } tropas como mínimo
    }
maria-new-troops = Tropas nuevas
maria-new-troops-line = Las tropas compradas van a los generales, en secreto. Un general manda 8 como máximo.
maria-returns = { $piece } vuelve a…
panel-returns = Generales que vuelven

panels-score-markers = { $value } de { $goal } marcadores de victoria
panels-score-fortresses = { $value } de { $goal } fortalezas

overlay-game-maria = Sectores y palos
overlay-reach-line-maria = Las ciudades que la pieza elegida puede alcanzar, con su distancia
overlay-supply-line-maria = Las rutas de suministro y dónde están cortadas
overlay-protection-line-maria = Qué generales protegen qué fortalezas
overlay-threats-line-maria = Quién debe combatir con quién, quién podría en el próximo turno
overlay-game-line-maria = Los sectores del mapa con sus palos

# En la lista de juegos.
game-maria = Maria
game-maria-subtitle = La guerra de sucesión austriaca, de 1741 a 1744
game-maria-line = 2 o 3 puestos, reglamentos 1.0 y 2.0
game-maria-length = de 90 minutos a 5 horas
bot-maria-steady-line = Cuida el suministro, protege las fortalezas y combate cuando va por delante
