# El juego de prueba: dos correos, cuatro sellos, doce cartas.
scenario-toy-short = tres rondas
scenario-toy-long = seis rondas
name-seat-north = Norte
name-seat-south = Sur
name-side-north = Norte
name-side-south = Sur
name-piece-north = el correo de Norte
name-piece-south = el correo de Sur
name-place-gate = Puerta
name-place-inn = Posada
name-place-abbey = Abadía
name-place-bridge = Puente
name-place-ford = Vado
name-place-well = Pozo
name-place-mill = Molino
step-weather = Tiempo
step-bids = Apuestas
step-riding = Cabalgada
step-taking = Sello
step-round = Fin de la ronda
toy-act-bid = Jugar la carta { $card }
toy-act-bid-none = No jugar ninguna carta
toy-act-ride = Cabalgar: { $place }
toy-act-take-seal = Tomar el sello
toy-act-take-card = Robar una carta
toy-act-toss = Descartar la carta { $card }
toy-prompt-bid = { $seat } puede jugar una carta en secreto.
toy-round-bid = Ambos pujan por cabalgar primero.
toy-prompt-ride = { $seat } puede cabalgar hasta { $n ->
    [one] { $n } ciudad
   *[other] { $n } ciudades
    }.
toy-prompt-take = { $seat } debe elegir en { $place }: el sello o una carta.
toy-log-mud = Ronda { $turn }: llueve, los caminos tienen barro.
toy-log-dry = Ronda { $turn }: los caminos están secos.
toy-log-bid = { $seat } hace una apuesta.
toy-log-bid-own = { $seat } apuesta { $card }.
toy-log-first = { $seat } cabalga primero: Norte apuesta { $north }, Sur { $south }.
toy-log-ride = { $seat } cabalga: { $place }.
toy-log-seal = { $seat } toma un sello y tiene { $n }.
toy-log-draw = { $seat } roba { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
    }.
toy-log-draw-own = { $seat } roba { $cards }.
toy-log-toss = { $seat } descarta la carta { $card }.
toy-log-end-arrival = { $seats } alcanza la casa enemiga y gana.
toy-log-end-seals = Ha terminado la última ronda. Más sellos: { $seats }.
toy-refuse-not-held = Una carta debe estar en la mano: { $seat } no tiene { $card }.
toy-refuse-not-yours = Un correo solo se mueve con su propio puesto.
toy-refuse-no-road = Un correo cabalga por los caminos: ninguno une { $a } y { $b }.
toy-refuse-blocked = Un correo no puede entrar en la ciudad del otro: { $place }.
toy-refuse-twice = Una cabalgada no puede tocar dos veces una ciudad.
toy-refuse-too-far = Un correo cabalga ahora como máximo { $n ->
    [one] { $n } ciudad
   *[other] { $n } ciudades
    }.
toy-refuse-deck-empty = No quedan cartas que robar.

# En la lista de juegos.
game-toy = Juego de prueba
