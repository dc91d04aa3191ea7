# Scenari e nomi di MARIA.
scenario-maria-introductory = gioco introduttivo
scenario-maria-introductory-line = Solo la Boemia, 9 turni, senza politica
scenario-maria-advanced = gioco avanzato
scenario-maria-advanced-line = Le due mappe, 12 turni, con la politica
name-map-bohemia = Boemia
name-map-flanders = Fiandre
name-box-ostpreussen = Ostpreussen
name-box-england = Inghilterra
name-box-italy-austria = Italia
name-box-italy-france = Italia
name-box-victory-electors = 3 elettori
name-box-victory-emperor = Imperatore
name-box-victory-italy = Italia
name-box-victory-silesia = Slesia
name-box-battle-prussia = Battaglia
name-box-battle-france = Battaglia
name-box-battle-pragmatic = Battaglia
name-box-battle-austria = Battaglia
name-box-reserve-prussia = Scorta di segnalini
name-box-reserve-france = Scorta di segnalini
name-box-reserve-pragmatic = Scorta di segnalini
name-box-reserve-austria = Scorta di segnalini
name-choice-done = Fatto
name-choice-grant = concedi la sovvenzione
name-choice-keep = trattieni la sovvenzione
name-choice-stop = Fermati

# Titoli di fasi e sotto-fasi.
step-turn = Turno
step-stage = { $sides_bare }
step-deploy = Truppe
step-hussars = Ussari
step-cards = Carte
step-supply = Rifornimento
step-movement = Movimento
step-combat = Combattimento
step-conquest = Conquista retroattiva
step-winter = Inverno
step-winter-after = Inverno dopo il turno { $turn }
step-commander = Comando supremo
step-supply-choice = Chi è rifornito
step-pay = Pagamento
step-fight = Combattimento
step-retreat = Ritirata
step-quarter = Nuove truppe
about-deploy = Ogni potenza assegna in segreto le truppe ai suoi generali. Vanno usate tutte.
about-hussars = L’Austria può piazzare i suoi ussari in città vuote, al massimo a 4 città da un generale austriaco. Intralciano il rifornimento nemico.
about-cards = Le potenze attive pescano Carte Tattiche. Dal turno 4 la Francia può trattenere la sovvenzione per la Baviera.
about-supply = I generali fuori dal territorio principale hanno bisogno di un percorso di rifornimento fino a un treno. Passare un ussaro costa; senza rifornimento un generale va a faccia in giù.
about-movement = Ogni pezzo può muovere una volta: i generali 3 città, 4 su strada principale; i treni 2, su strada principale 3; le marce forzate 8 su strada principale, lontano dal nemico.
about-combat = I generali attivi devono attaccare ogni generale nemico adiacente, nell’ordine scelto da chi attacca.
about-fight = Chi è in svantaggio gioca carte del seme del proprio settore, o Reserve, fino a pareggiare o fermarsi.
about-retreat = Chi vince guida la ritirata: per intero, nessuna città due volte, il più lontano possibile da chi vince.
about-conquest = Si risolve ogni punto interrogativo: la fortezza che ora nessuno protegge cade.
about-winter = Le potenze comprano nuove truppe: 4 punti di Carte Tattiche l’una. I generali rimossi possono ritornare.
about-quarter = Le nuove truppe vanno ai generali in segreto. Nessun generale ne comanda in tutto più di 8. Un generale rimosso ritorna con almeno 1.
asked-deploy = Assegnazione segreta delle truppe: { $sides_bare }

# Che cosa è richiesto.
maria-prompt-deploy = { $sides_num ->
    [pl] { $n ->
        [one] { $sides_who } devono assegnare in segreto { $n } truppa: imposta il numero, poi «Consegna».
       *[other] { $sides_who } devono assegnare in segreto { $n } truppe: imposta i numeri, poi «Consegna».
        }
   *[other] { $n ->
        [one] { $sides_who } deve assegnare in segreto { $n } truppa: imposta il numero, poi «Consegna».
       *[other] { $sides_who } deve assegnare in segreto { $n } truppe: imposta i numeri, poi «Consegna».
        }
    }
maria-prompt-hussars = { $side_who } può trascinare gli ussari su città accese. { $done } di { $total } piazzati.
maria-prompt-subsidy = { $side_who } deve concedere alla Baviera la sovvenzione di 1 CT o trattenerla.
maria-prompt-pay-supply = { $side_who } deve pagare per gli ussari con le carte: { $paid } punti su { $due }.
maria-prompt-pay-train = { $side_who } deve pagare il rientro del treno con le carte: { $paid } punti su { $due }.
maria-prompt-supply-choice = { $n ->
    [one] { $side_who } deve scegliere chi rifornire: resta { $n } punto.
   *[other] { $side_who } deve scegliere chi rifornire: restano { $n } punti.
    }
maria-prompt-movement = { $sides_num ->
    [pl] { $sides_who } possono trascinare i pezzi con l’anello. { $done } di { $total } mossi.
   *[other] { $sides_who } può trascinare i pezzi con l’anello. { $done } di { $total } mossi.
    }
maria-prompt-movement-trains = { $sides_num ->
    [pl] { $sides_who } possono far rientrare un treno: non c’è alcun pezzo sulla mappa.
   *[other] { $sides_who } può far rientrare un treno: non c’è alcun pezzo sulla mappa.
    }
maria-prompt-movement-none = { $sides_num ->
    [pl] { $sides_who } devono andare avanti: non c’è alcun pezzo sulla mappa.
   *[other] { $sides_who } deve andare avanti: non c’è alcun pezzo sulla mappa.
    }
maria-prompt-attack = { $side_who } deve attaccare: clicca un generale nemico. Combattimenti: { $n }.
maria-prompt-fight = { $score ->
    [0] { $side_who } a 0 deve giocare una carta di { $suit }, se può; una Reserve è facoltativa.
   *[other] { $side_who } può giocare una carta di { $suit } o una Reserve, o cedere a { SCORE($score) }.
    }
maria-prompt-retreat = { $side_who } deve cliccare una città accesa: fine della ritirata { $piece_of }, { $n } città.
maria-prompt-winter = { $troops ->
    [one] { $side_who } può comprare truppe a 4 punti: clicca le carte. { $n } punti, { $troops } truppa.
   *[other] { $side_who } può comprare truppe a 4 punti: clicca le carte. { $n } punti, { $troops } truppe.
    }
maria-prompt-quarter = { $n ->
    [one] { $side_who } deve assegnare in segreto { $n } nuova truppa: imposta il numero, poi «Consegna».
   *[other] { $side_who } deve assegnare in segreto { $n } nuove truppe: imposta i numeri, poi «Consegna».
    }
maria-prompt-commander = { $seat_num ->
    [pl] { $seat_who } devono cliccare il generale che avrà il comando supremo: { $pieces }.
   *[other] { $seat_who } deve cliccare il generale che avrà il comando supremo: { $pieces }.
    }

# Pulsanti e scelte.
maria-act-allot = { $n ->
    [one] { $piece }: { $n } truppa
   *[other] { $piece }: { $n } truppe
    }
maria-act-hussar = Ussaro a { $place }
maria-act-subsidy-grant = Concedi la sovvenzione
maria-act-subsidy-keep = Trattieni la sovvenzione
maria-act-pay = Paga con { $card }
maria-act-supply = Rifornisci { $piece }
maria-act-move = { $n ->
    [one] Muovi a { $place }, { $n } città
   *[other] Muovi a { $place }, { $n } città
    }
maria-act-march = { $n ->
    [one] Marcia forzata a { $place }, { $n } città
   *[other] Marcia forzata a { $place }, { $n } città
    }
maria-act-reenter = Fai rientrare a { $place }, 4 punti CT
maria-act-command = Comando supremo: { $piece }
maria-act-attack = Attacca { $target } con { $piece }
maria-act-play = Gioca { $card }: { $n }
maria-act-play-score = Gioca { $card }: { SCORE($score) }
maria-act-play-reserve-score = Gioca una Reserve come { $n }: { SCORE($score) }
maria-act-stop = Non giocare
maria-act-stop-tie = Non giocare: pareggio
maria-act-stop-concede = { $n ->
    [one] Cedi: perdi { $n } truppa e ti ritiri di { $retreat } città
   *[other] Cedi: perdi { $n } truppe e ti ritiri di { $retreat } città
    }
maria-act-stop-lose-all = { $n ->
    [one] Cedi: perdi l’ultima truppa
   *[other] Cedi: perdi tutte le truppe ({ $n })
    }
maria-act-done-left = { $n ->
    [one] Fatto ({ $n } non mosso)
   *[other] Fatto ({ $n } non mossi)
    }
maria-act-retreat = Ritirata a { $place }
maria-act-enlist = { $n ->
    [one] { $piece }: { $n } nuova truppa
   *[other] { $piece }: { $n } nuove truppe
    }
maria-act-return = { $n ->
    [one] { $piece } rientra a { $place } con { $n } truppa
   *[other] { $piece } rientra a { $place } con { $n } truppe
    }
maria-act-transfer = { $n ->
    [one] { $n } truppa da { $piece } a { $target }
   *[other] { $n } truppe da { $piece } a { $target }
    }

# Che cosa è successo.
maria-log-allots = { $n ->
    [one] { $piece } riceve { $n } truppa.
   *[other] { $piece } riceve { $n } truppe.
    }
maria-log-deployed = Tutte le truppe sono assegnate.
maria-log-turn = Comincia il turno { $n }.
maria-log-hussar-removed = L’ussaro a { $place } è rimosso.
maria-log-hussar-placed = { $side } piazza un ussaro a { $place }.
maria-log-subsidy-grant = { $side } concede alla Baviera la sovvenzione.
maria-log-subsidy-keep = { $side } trattiene la sovvenzione di questo turno.
maria-log-subsidy-card = { $n ->
    [one] { $side } riceve { $n } CT come sovvenzione.
   *[other] { $side } riceve { $n } CT come sovvenzione.
    }
maria-log-subsidy-card-own = { $side } riceve come sovvenzione: { $cards }.
maria-log-draws-nothing = { $side } non pesca nulla: il nemico controlla la sua fortezza maggiore.
maria-log-draws = { $n ->
    [one] { $side } pesca { $n } CT.
   *[other] { $side } pesca { $n } CT.
    }
maria-log-draws-own = { $side } pesca { $cards_short }.
maria-log-pays-supply = { $n ->
    [one] { $side } paga il rifornimento con { $card }: { $n } punto.
   *[other] { $side } paga il rifornimento con { $card }: { $n } punti.
    }
maria-log-pays-train = { $n ->
    [one] { $side } paga il treno con { $card }: { $n } punto.
   *[other] { $side } paga il treno con { $card }: { $n } punti.
    }
maria-log-pays-winter = { $n ->
    [one] { $side } paga nuove truppe con { $card }: { $n } punto.
   *[other] { $side } paga nuove truppe con { $card }: { $n } punti.
    }
maria-log-gives-up-hand = { $n ->
    [one] { $side } non può pagare tutto e cede la mano: { $cards_short }, { $n } punto.
   *[other] { $side } non può pagare tutto e cede la mano: { $cards_short }, { $n } punti.
    }
maria-log-shows-hand = { $n ->
    [one] { $side } non può pagare tutto e mostra la mano: { $cards_short }, { $n } punto.
   *[other] { $side } non può pagare tutto e mostra la mano: { $cards_short }, { $n } punti.
    }
maria-log-fee-covered = { $n ->
    [one] { $side } rifornisce { $piece } per { $n } punto.
   *[other] { $side } rifornisce { $piece } per { $n } punti.
    }
maria-log-starved = { $piece } è rimosso per mancanza di rifornimento.
maria-log-supplied-again = { $piece } è di nuovo rifornito ed è a faccia in su.
maria-log-unsupplied = { $n ->
    [one] { $piece } non è rifornito, è a faccia in giù e perde { $n } truppa.
   *[other] { $piece } non è rifornito, è a faccia in giù e perde { $n } truppe.
    }
maria-log-train-returns = { $side } fa rientrare un treno a { $place }.
maria-log-takes-train = { $piece } elimina il treno { $side_of } a { $place }.
maria-log-moves = { $n ->
    [one] { $piece } muove da { $place } a { $target }: { $n } città.
   *[other] { $piece } muove da { $place } a { $target }: { $n } città.
    }
maria-log-marches = { $n ->
    [one] { $piece } fa una marcia forzata da { $place } a { $target }: { $n } città.
   *[other] { $piece } fa una marcia forzata da { $place } a { $target }: { $n } città.
    }
maria-log-question = { $side } mette un punto interrogativo su { $place }: è protetta.
maria-log-conquers = { $side } conquista { $place }.
maria-log-recovers = { $side } riconquista { $place }.
maria-log-holds = { $place } è ancora protetta; il punto interrogativo è rimosso.
maria-log-fight = { $n ->
    [one] { $piece } attacca { $target }: { $n } truppa contro { $against }, punteggio { SCORE($score) }.
   *[other] { $piece } attacca { $target }: { $n } truppe contro { $against }, punteggio { SCORE($score) }.
    }
maria-log-plays = { $side } gioca { $card }: { SCORE($score) }.
maria-log-plays-reserve = { $side } gioca una Reserve come { $n }: { SCORE($score) }.
maria-log-tie = Pareggio: né { $piece } né { $target } si ritira.
maria-log-defeat = { $n ->
    [one] { $piece } è sconfitto a { SCORE($score) }: { $n } truppa persa.
   *[other] { $piece } è sconfitto a { SCORE($score) }: { $n } truppe perse.
    }
maria-log-removed = { $piece } è rimosso dal tabellone.
maria-log-no-retreat = { $n ->
    [one] { $piece } non può ritirarsi di { $n } città: tutte le truppe sono perse.
   *[other] { $piece } non può ritirarsi di { $n } città: tutte le truppe sono perse.
    }
maria-log-retreats = { $n ->
    [one] { $piece } si ritira da { $place } a { $target }: { $n } città.
   *[other] { $piece } si ritira da { $place } a { $target }: { $n } città.
    }
maria-log-transfer = { $n ->
    [one] { $piece } cede { $n } truppa a { $target }.
   *[other] { $piece } cede { $n } truppe a { $target }.
    }
maria-log-command = { $piece } ha il comando supremo.
maria-log-recruits = { $n ->
    [0] { $side } non recluta nuove truppe.
    [one] { $side } recluta { $n } nuova truppa.
   *[other] { $side } recluta { $n } nuove truppe.
    }
maria-log-enlists = { $n ->
    [one] { $piece } riceve { $n } nuova truppa.
   *[other] { $piece } riceve { $n } nuove truppe.
    }
maria-log-returns = { $piece } rientra a { $place }.
maria-log-end-france-goal = La Francia controlla 9 fortezze in Austria. Vince { $seats_who }.
maria-log-end-prussia-goal = La Prussia controlla 12 fortezze in Austria e Slesia. Vince { $seats_who }.
maria-log-end-both-goals = Francia e Prussia hanno raggiunto i loro obiettivi. Vincono { $seats_who }.
maria-log-end-austria-holds = Il turno 9 è finito e l’Austria resiste. Vince { $seats_who }.
maria-log-end-draw = Il turno 9 è finito e un obiettivo è raggiunto: è un pareggio.

# Perché no.
maria-refuse-austria-first = L’Austria combatte prima dell’Armata Pragmatica: { $piece } non ancora.
maria-refuse-not-adjacent-at-start = Combattono solo nemici adiacenti all’inizio della sotto-fase: non { $piece } e { $target }.
maria-refuse-no-fight = Combatte solo chi aveva un nemico accanto all’inizio della sotto-fase: non { $piece }.
maria-refuse-is-attacked = Attacca la parte attiva: qui { $piece } attacca { $target }.
maria-refuse-commander-fights = Per una pila attacca il generale al comando: { $piece }, non { $target }.
maria-refuse-must-play = A zero si deve giocare una carta finché la mano ne ha una di { $suit }.
maria-refuse-reserve-value = Una Reserve vale da 1 a { $n }.
maria-refuse-wrong-suit = Qui si può giocare solo una carta di { $suit } o una Reserve: non { $card }.
maria-refuse-card-value = Una carta con un seme ha il valore stampato: { $card }.
maria-refuse-not-a-hussar = In questa fase si piazzano solo gli ussari: { $piece } è un pezzo.
maria-refuse-hussar-placed = Un ussaro si piazza una volta per fase: { $piece } è già piazzato.
maria-refuse-hussar-occupied = Un ussaro vuole una città senza pezzi: { $place }.
maria-refuse-hussar-two = In una città può stare un solo ussaro: { $place }.
maria-refuse-hussar-far = { $n ->
    [one] Un ussaro si piazza al massimo a { $n } città da un generale austriaco: non a { $place }.
   *[other] Un ussaro si piazza al massimo a { $n } città da un generale austriaco: non a { $place }.
    }
maria-refuse-hussar-nowhere = { $n ->
    [one] Nessuna città entro { $n } città da un generale austriaco è libera per un ussaro.
   *[other] Nessuna città entro { $n } città da un generale austriaco è libera per un ussaro.
    }
maria-refuse-shut-in = Nessuna città è aperta a { $piece }: ogni strada porta dove non può andare.
maria-refuse-hussar-moves = Gli ussari non muovono: { $piece } si piazza nella fase ussari.
maria-refuse-not-active = Ora agiscono solo i pezzi delle potenze attive: { $piece } è { $side_of }.
maria-refuse-off-board = Muovono solo i pezzi sulla mappa: { $piece } è fuori dal tabellone.
maria-refuse-moved-already = Un pezzo muove una volta per sotto-fase: { $piece } ha già mosso.
maria-refuse-no-way = Un movimento nomina le città del suo percorso: per { $piece } non ce n’è nessuna.
maria-refuse-no-road = { $piece } va lungo le strade: nessuna unisce { $place } e { $target }.
maria-refuse-march-train = Solo i generali fanno marce forzate: { $piece } è un treno.
maria-refuse-march-minor = Una marcia forzata va solo su strade principali: da qui nessuna porta a { $place }.
maria-refuse-march-far = { $n ->
    [one] Una marcia forzata copre al massimo { $n } città.
   *[other] Una marcia forzata copre al massimo { $n } città.
    }
maria-refuse-too-far = { $piece } muove di { $steps } città, o di { $main } solo su strade principali: { $place } è a { $n }.
maria-refuse-too-far-main = Anche su strade principali { $piece } muove al massimo di { $main } città: { $place } è a { $n }.
maria-refuse-joining-ends = Il movimento finisce quando un generale si impila con un altro: { $blocker } ({ $place }).
maria-refuse-two-generals = Una pila ha al massimo due generali: { $place } è piena.
maria-refuse-train-blocked = Un treno non può entrare in una città con un altro pezzo: { $blocker } ({ $place }).
maria-refuse-own-train = Un generale non può entrare nella città di un treno amico: { $blocker } ({ $place }).
maria-refuse-enemy-general = Nessun pezzo può entrare nella città di un generale nemico né saltarla: { $blocker } ({ $place }).
maria-refuse-not-cooperating = Possono impilarsi solo generali di potenze che cooperano: { $blocker } ({ $place }).
maria-refuse-in-the-way = Nessun pezzo attraversa una città con un altro pezzo: { $blocker } ({ $place }).
maria-refuse-march-fortress = Una marcia forzata non può entrare in una fortezza nemica: { $place }.
maria-refuse-march-beside = Una marcia forzata non può passare accanto a un pezzo nemico: { $blocker } ({ $place }).
maria-refuse-not-beaten = Ora si ritira solo il generale sconfitto: non { $piece }.
maria-refuse-retreat-length = { $n ->
    [one] Una ritirata ha la lunghezza intera di { $n } città: questa ne ha { $length }.
   *[other] Una ritirata ha la lunghezza intera di { $n } città: questa ne ha { $length }.
    }
maria-refuse-retreat-twice = Una ritirata non entra due volte in una città: { $place }.
maria-refuse-retreat-farther = Una ritirata deve finire il più lontano possibile da chi vince. Arrivi possibili: { $places }.
maria-refuse-retreat-occupied = Una ritirata non può entrare in una città con un pezzo: { $place }.
maria-refuse-retreat-map = Solo i generali francesi e austriaci si ritirano sull’altra mappa: { $place }.
maria-refuse-not-your-general = Le truppe vanno solo a generali della propria potenza: non a { $piece }.
maria-refuse-allotted = { $n ->
    [one] Ogni generale riceve truppe una volta: { $piece } ne ha { $n }.
   *[other] Ogni generale riceve truppe una volta: { $piece } ne ha { $n }.
    }
maria-refuse-minimum = { $n ->
    [one] { $piece } deve ricevere almeno { $n } truppa.
   *[other] { $piece } deve ricevere almeno { $n } truppe.
    }
maria-refuse-too-few-left = { $n ->
    [one] Agli altri ne servono { $need } e resterebbe { $n } truppa: { $pieces }.
   *[other] Agli altri ne servono { $need } e resterebbero { $n } truppe: { $pieces }.
    }
maria-refuse-too-many-left = { $n ->
    [one] Si devono usare tutte le truppe, e { $n } è di troppo per gli altri: { $pieces }.
   *[other] Si devono usare tutte le truppe, e { $n } sono troppe per gli altri: { $pieces }.
    }
maria-refuse-transfer-many = { $n ->
    [one] Un generale comanda al massimo { $n } truppa: { $piece }.
   *[other] Un generale comanda al massimo { $n } truppe: { $piece }.
    }
maria-refuse-not-your-troops = Solo la potenza stessa trasferisce le sue truppe: { $piece }.
maria-refuse-transfer-apart = Le truppe passano solo in una pila di una potenza: { $piece } e { $target } non ne formano una.
maria-refuse-transfer-all = Un generale tiene almeno 1 truppa: { $piece }.
maria-refuse-not-in-stack = Il comando supremo va a un generale della pila: non a { $piece }.
maria-refuse-no-fee = Per { $piece } non si paga nulla.
maria-refuse-fee-too-dear = { $n ->
    [one] Rifornire { $piece } costa { $fee } punti, e ne resta { $n }.
   *[other] Rifornire { $piece } costa { $fee } punti, e ne restano { $n }.
    }
maria-refuse-not-in-hand = Una potenza usa solo la propria mano: { $side } non ha { $card }.
maria-refuse-not-a-train = In questa sotto-fase rientrano solo i treni: { $piece } non è un treno.
maria-refuse-no-depot = Un treno rientra su una fortezza maggiore sua o della potenza minore che coopera: non a { $place }.
maria-refuse-depot-lost = Un treno rientra su una fortezza sotto controllo amico: { $place } è controllata { $side_by }.
maria-refuse-depot-occupied = Un treno rientra su una fortezza vuota: a { $place } c’è un pezzo.
maria-refuse-train-price = { $n ->
    [one] Il rientro costa { $n } punto: { $side } ne ha meno.
   *[other] Il rientro costa { $n } punti: { $side } ne ha meno.
    }
maria-refuse-no-room = { $n ->
    [one] I generali { $side_of } possono ricevere solo { $n } truppa in più.
   *[other] I generali { $side_of } possono ricevere solo { $n } truppe in più.
    }
maria-refuse-one-new-troop = Un generale riceve almeno 1 nuova truppa: { $piece }.
maria-refuse-too-many-bought = { $n ->
    [one] Per { $piece } resta solo { $n } nuova truppa.
   *[other] Per { $piece } restano solo { $n } nuove truppe.
    }
maria-refuse-must-return = Un generale rimosso riceve truppe rientrando su una fortezza: { $piece }.
maria-refuse-rest-homeless = { $n ->
    [one] Anche il resto deve trovare un generale: avanzerebbe { $n } nuova truppa.
   *[other] Anche il resto deve trovare un generale: avanzerebbero { $n } nuove truppe.
    }
maria-refuse-not-removed = Rientra solo un generale rimosso: { $piece } è sulla mappa.
maria-refuse-no-return-place = I generali { $side_of } rientrano solo su una fortezza maggiore della propria potenza, sotto controllo amico: { $place } non lo è.
maria-refuse-no-return-fortress = I generali { $side_of } rientrano solo su una fortezza della propria potenza, sotto controllo amico: { $place } non lo è.
maria-refuse-return-full = Un generale rientra dove può stare: a { $place } non c’è posto per { $piece }.

# Che cosa dice la scheda.
maria-fact-country = Si trova in: { $country }
maria-fact-home = Territorio principale { $side_of }
maria-fact-suit = Settore di { $suit }
maria-fact-minor-fortress = Fortezza minore
maria-fact-major-fortress = Fortezza maggiore
maria-fact-hussar = Qui c’è un ussaro
maria-fact-controlled = Controllata { $side_by }
maria-fact-protected = Protetta da { $pieces }
maria-fact-unprotected = { $n ->
    [one] Non protetta: nessun suo generale entro { $n } città
   *[other] Non protetta: nessun suo generale entro { $n } città
    }
maria-fact-question = Punto interrogativo { $side_of }
maria-fact-falls = { $place } cade quando esce
maria-fact-held-open = { $place } riceve un punto interrogativo quando esce: protetta da { $pieces }
maria-fact-takes-train = Elimina { $piece }
maria-fact-beside = Accanto a { $pieces }: si combatte nella sotto-fase di combattimento
maria-fact-can-conquer = Può conquistare di passaggio: { $places }
maria-fact-is-hussar = Ussaro, { $side_bare }
maria-fact-is-general = Generale, { $side_bare }, rango { $n }
maria-fact-is-train = Treno di rifornimento, { $side_bare }
maria-fact-off-board = Fuori dal tabellone
maria-fact-troops = { $n ->
    [one] Comanda { $n } truppa
   *[other] Comanda { $n } truppe
    }
maria-fact-total = { $n ->
    [one] { $side } ha { $n } truppa in tutto
   *[other] { $side } ha { $n } truppe in tutto
    }
maria-fact-down = A faccia in giù: non conquista nulla
maria-fact-supply-home = Rifornito: nel territorio principale
maria-fact-supply-route = { $n ->
    [one] Rifornito: un treno è a { $n } città
   *[other] Rifornito: un treno è a { $n } città
    }
maria-fact-supply-fee = { $n ->
    [one] Rifornito solo oltre un ussaro: costo di { $n } punto
   *[other] Rifornito solo oltre un ussaro: costo di { $n } punti
    }
maria-fact-supply-none = { $n ->
    [one] Non rifornito: nessun percorso verso un treno entro { $n } città
   *[other] Non rifornito: nessun percorso verso un treno entro { $n } città
    }
maria-fact-commands = Comanda { $piece }, sotto c’è { $target }

# Paesi.
name-country-france = Francia
name-country-lothringen = Lorena
name-country-austrian-netherlands = Paesi Bassi austriaci
name-country-netherlands = Olanda (Netherlands)
name-country-hanover = Hannover
name-country-koeln = Elettorato di Colonia
name-country-trier = Elettorato di Treviri
name-country-mainz = Elettorato di Magonza
name-country-pfalz = Palatinato
name-country-muenster = Vescovato di Münster
name-country-osnabrueck = Vescovato di Osnabrück
name-country-paderborn = Vescovato di Paderborn
name-country-westfalen = Vestfalia
name-country-niederrhein = Basso Reno
name-country-juelich-berg = Jülich-Berg
name-country-luettich = Vescovato di Liegi
name-country-nassau = Nassau
name-country-hessen = Assia
name-country-fulda = Fulda
name-country-frankfurt = Città imperiale di Francoforte
name-country-wuerzburg = Würzburg
name-country-baden = Baden
name-country-wuerttemberg = Württemberg
name-country-schwaben = Svevia
name-country-bavaria = Baviera
name-country-bohemia = Boemia
name-country-moravia = Moravia
name-country-upper-austria = Alta Austria
name-country-lower-austria = Bassa Austria
name-country-styria = Stiria
name-country-tyrol = Tirolo
name-country-hungary = Ungheria
name-country-silesia = Slesia
name-country-saxony = Sassonia
name-country-prussia = Prussia
name-country-poland = Polonia
name-country-franken = Franconia
name-country-regensburg = Città imperiale di Ratisbona
name-country-passau = Vescovato di Passavia
name-country-salzburg = Arcivescovato di Salisburgo
name-country-thueringen = Turingia
name-country-anhalt = Anhalt
name-country-braunschweig = Brunswick

maria-act-supply-fee = { $n ->
    [one] Rifornisci { $piece } per { $n } punto
   *[other] Rifornisci { $piece } per { $n } punti
    }
maria-sheet-draft = Una bozza segreta: nulla conta finché non la consegni.
maria-sheet-least = { $troops ->
    [one] almeno 1 truppa
   *[other] almeno { $troops } truppe
    }
maria-new-troops = Nuove truppe
maria-new-troops-line = Le truppe comprate vanno ai generali, in segreto. Un generale ne comanda al massimo 8.
maria-returns = { $piece } ritorna a…
panel-returns = Generali che ritornano

panels-score-markers = { $value } di { $goal } segnalini vittoria
panels-score-fortresses = { $value } di { $goal } fortezze

overlay-game-maria = Settori e semi
overlay-reach-line-maria = Le città che il pezzo scelto può raggiungere, con la distanza
overlay-supply-line-maria = I percorsi di rifornimento e dove sono interrotti
overlay-protection-line-maria = Quali generali proteggono quali fortezze
overlay-threats-line-maria = Chi deve combattere con chi, chi potrebbe nel prossimo turno
overlay-game-line-maria = I settori della mappa con i loro semi

# Nell’elenco dei giochi.
game-maria = Maria
game-maria-subtitle = La guerra di successione austriaca, dal 1741 al 1744
game-maria-line = 2 o 3 posti, regolamenti 1.0 e 2.0
game-maria-length = da 90 minuti a 5 ore
bot-maria-steady-line = Cura il rifornimento, protegge le fortezze, combatte quando è in vantaggio
