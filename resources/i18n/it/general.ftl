# Parole di cui sono fatti nomi ed elenchi.
number = { $n }
heap-of = { $number } × { $name }
name-heap = { $side }, { $place }
name-heap-unowned = Neutrali
list-none = nulla
list-last = { $items } e { $last }
list-more = { $kind ->
    [place] { $items } e altre { $more }
    [card] { $items } e altre { $more }
    [side] { $items } e altre { $more }
   *[other] { $items } e ancora { $more }
    }
form-of = di { $name }
form-to = a { $name }
form-by = da { $name }
form-who = { $name } ({ $person })

suit-H = cuori
suit-D = quadri
suit-C = fiori
suit-S = picche
suit-letter-H = C
suit-letter-D = Q
suit-letter-C = F
suit-letter-S = P
card-named = { $value ->
    [8] l’{ $value } di { $suit }
   *[other] il { $value } di { $suit }
    }
card-named-bare = { $value } di { $suit }
card-reserve = una Reserve
card-reserve-bare = Reserve
card-reserve-short = R

# Il programma e le sue lingue.
app-name = Kabinett
app-motto = un tavolo per le guerre di gabinetto
language-en = English
language-it = Italiano
language-es = Español

# Parole di ogni gioco.
word-turn = Turno { $turn }
word-troops = { $count ->
    [one] { $count } truppa
   *[other] { $count } truppe
    }
word-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
    }
time-now = poco fa
time-minutes-ago = { $count ->
    [one] { $count } minuto fa
   *[other] { $count } minuti fa
    }
time-hours-ago = { $count ->
    [one] { $count } ora fa
   *[other] { $count } ore fa
    }
time-days-ago = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
    }

# Giochi, regolamenti, tipi di tavolo, bot.
ruleset-1-0 = Regolamento 1.0
ruleset-2-0 = Regolamento 2.0
ruleset-1-0-line = Le prime regole stampate.
ruleset-2-0-line = Le regole rivedute, con i punti dubbi chiariti.
table-title = { $game } { $ruleset }, { $scenario }, { $seats }
table-line = { $game } { $ruleset }, turno { $turn }, tocca { $side_to }
kind-match = partita vera
kind-match-line = I segreti restano tali, si torna indietro solo fin dove nulla è stato rivelato
kind-open = tavolo aperto
kind-open-line = Tutti vedono ogni segreto, per imparare
kind-practice = allenamento
kind-practice-line = Si torna indietro senza limiti, con istruttore e suggerimenti, nulla conta
kind-lesson = lezione
bot-random = casuale
bot-random-line = Gioca una qualsiasi azione consentita
bot-calm = tranquillo
bot-steady = regolare
bot-sharp = agguerrito
