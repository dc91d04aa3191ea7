# Palabras de las que se hacen nombres y listas.
number = { $n }
heap-of = { $number } × { $name }
name-heap = { $side }, { $place }
name-heap-unowned = Neutrales
list-none = nada
list-last = { $sound ->
    [i] { $items } e { $last }
   *[other] { $items } y { $last }
    }
list-more = { $items } y { $more } más
form-of = de { $name }
form-to = a { $name }
form-by = por { $name }
form-who = { $name } ({ $person })

suit-H = corazones
suit-D = diamantes
suit-C = tréboles
suit-S = picas
suit-letter-H = C
suit-letter-D = D
suit-letter-C = T
suit-letter-S = P
card-named = el { $value } de { $suit }
card-named-bare = { $value } de { $suit }
card-reserve = una Reserva
card-reserve-bare = Reserva
card-reserve-short = R

# El programa y sus idiomas.
app-name = Kabinett
app-motto = una mesa para las guerras de gabinete
language-en = English
language-it = Italiano
language-es = Español

# Palabras de todos los juegos.
word-turn = Turno { $turn }
word-troops = { $count ->
    [one] { $count } tropa
   *[other] { $count } tropas
    }
word-seats = { $count ->
    [one] { $count } puesto
   *[other] { $count } puestos
    }
time-now = ahora mismo
time-minutes-ago = { $count ->
    [one] hace { $count } minuto
   *[other] hace { $count } minutos
    }
time-hours-ago = { $count ->
    [one] hace { $count } hora
   *[other] hace { $count } horas
    }
time-days-ago = { $count ->
    [one] ayer
   *[other] hace { $count } días
    }

# Juegos, reglamentos, tipos de mesa, bots.
ruleset-1-0 = Reglamento 1.0
ruleset-2-0 = Reglamento 2.0
ruleset-1-0-line = Las primeras reglas impresas.
ruleset-2-0-line = Las reglas revisadas, con los puntos dudosos aclarados.
table-title = { $game } { $ruleset }, { $scenario }, { $seats }
table-line = { $game } { $ruleset }, turno { $turn }, le toca { $side_to }
kind-match = partida seria
kind-match-line = Los secretos se guardan, solo se deshace hasta donde se supo algo nuevo
kind-open = mesa abierta
kind-open-line = Todos ven todos los secretos, para aprender
kind-practice = práctica
kind-practice-line = Se deshace sin límite, con instructor y pistas, nada cuenta
kind-lesson = lección
bot-random = al azar
bot-random-line = Juega cualquier acción permitida
bot-calm = tranquilo
bot-steady = constante
bot-sharp = agresivo
