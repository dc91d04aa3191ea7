# La battaglia di SACHSEN sul suo campo di quadrati: passi, pulsanti, richieste, notizie, rifiuti, dadi.
sachsen-edge = { $edge ->
    [n] nord
    [e] est
    [s] sud
   *[other] ovest
    }

# Titoli dei passi, e che cosa vi si fa.
step-field-side = Lato del campo
about-field-side = Il difensore sceglie un lato del campo; l’attaccante ha quello opposto.
step-lay-cards = Carte per la battaglia
about-lay-cards = Ogni comandante in capo seleziona in segreto le Opportunità.
step-initiative = Iniziativa
about-initiative = Un dado ciascuno con il bonus del comandante in capo: chi comincia, e quante azioni ha ognuno per fase.
step-redoubts = Ridotte
about-redoubts = Ogni esercito può piazzare una ridotta di 4 quadrati nel proprio quarto.
step-deployment = Chi schiera per primo
about-deployment = Chi ha l’iniziativa dice chi comincia, e quante unità per volta.
step-deploying = Schieramento
about-deploying = I due eserciti piazzano a turno le unità, ognuno nel proprio quarto di campo.
step-arrive = Unità in ritardo
about-arrive = Le unità in ritardo entrano sulla fila del proprio bordo.
step-ready = Primi ordini
about-ready = Le carte selezionate si possono dare coperte alle brigate.
step-steal = Ruba l’iniziativa
about-steal = A chi ha selezionato carte si chiede se ruba l’iniziativa.
step-battle-turn = Turno di battaglia
about-battle-turn = 3 fasi; ogni 3 turni si sorteggia di nuovo l’iniziativa.
step-phase = Fase
about-phase = Agisce chi ha l’iniziativa, poi l’altra parte.
step-field-phase-1 = Fase 1
step-field-phase-2 = Fase 2
step-field-phase-3 = Fase 3
step-field-half = { $sides }
about-field-half = Muovere, ingaggiare, tirare con i cannoni, dare ordini; o all’inizio abbandonare il campo.
step-rally = Recupero
about-rally = Il comandante prova le unità disordinate e in rotta; chi resta in rotta fugge ancora.
step-half-phase = Mezza fase
about-half-phase = Muovere, ingaggiare, tirare con i cannoni, dare ordini; o all’inizio abbandonare il campo.
step-field-way = In marcia
about-field-way = Un’unità fa il suo percorso; i cannoni possono fermarla.
step-guns-window = Cannoni su un’unità in moto
about-guns-window = Chi ha una batteria può fermare un’unità che ne attraversa l’area di tiro.
step-engagement = Scontro
about-engagement = Salve, avvicinamento, forse carica e mischia.
step-salvo = Salva
about-salvo = Entrambi dicono in segreto se sparano; poi si tirano insieme i dadi.
step-closing = Decide chi muove
about-closing = Avvicinarsi di un quadrato, caricare, chiedere un test, o chiudere lo scontro.
step-charged = Carica dichiarata
about-charged = Chi è caricato può chiedere un test del morale.
step-guard = Guardia del generale
about-guard = Un’unità della colonna del generale si frappone e combatte al suo posto.
step-test = Test
about-test = Un dado, la disciplina e i modificatori; forse di nuovo, forse con punti esperienza.
step-exchange = Scambio di colpi
about-exchange = I dadi d’attacco e di difesa si tirano insieme; alcuni si possono ripetere.
step-pursuit = Dopo la carica
about-pursuit = Chi vince insegue, prende il quadrato, o resta.
step-general-lost = Un generale è sconfitto
about-general-lost = Chi vince uccide o cattura il generale.
step-experience = Esperienza
about-experience = Chi possiede la colonna divide i punti fra brigate e generale.
step-muster = Adunata
about-muster = Si adunano le due colonne, e ogni parte riceve 5 carte di battaglia.
step-battle-over = La battaglia è finita
about-battle-over = Ha vinto chi tiene il campo.
step-battle-end = Fine della battaglia
about-battle-end = Chi vince, carte ed esperienza; poi torna il tavoliere politico.

# Che cosa si può fare.
sachsen-act-side = Lato { sachsen-edge }
sachsen-act-lay = { $n ->
    [0] Non selezionare carte
   *[other] Seleziona { $cards }
    }
sachsen-act-redoubt = Ridotta da { $place } a { $last }
sachsen-act-begin = { $first ->
    [me] Comincio io, { $n } per volta
   *[other] Comincia l’altra parte, { $n } per volta
    }
sachsen-act-deploy = { $facing ->
    [n] { $piece_short } a { $place }, fronte a nord
    [e] { $piece_short } a { $place }, fronte a est
    [s] { $piece_short } a { $place }, fronte a sud
    [w] { $piece_short } a { $place }, fronte a ovest
    [train] { $piece_short } a { $place }, al traino
   *[other] { $piece_short } a { $place }
    }
sachsen-act-array = { $how ->
    [all] Gli ufficiali schierano tutte le unità
   *[other] { $n ->
        [one] Gli ufficiali schierano { $n } unità
       *[other] Gli ufficiali schierano { $n } unità
        }
    }
sachsen-act-steal = Ruba l’iniziativa
sachsen-act-march = { $piece_short }: marcia a { $place }
sachsen-act-forced = { $piece_short }: marcia forzata a { $place }
sachsen-act-push = { $piece_short }: a spinta a { $place }
sachsen-act-limber = { $piece_short }: attacca il traino
sachsen-act-unlimber = { $piece_short }: stacca il traino, fronte a { sachsen-edge }
sachsen-act-face = { $piece_short }: fronte a { sachsen-edge }
sachsen-act-shoot = { $piece_short }: tira a { $target_short }, alzo { $n }
sachsen-act-shoot-chance = { $piece_short }: tira a { $target_short } a distanza { $rows }, alzo { $n }: colpisce con { $hits } su 6, danno medio { $mean }
sachsen-act-engage = { $piece_short }: ingaggia { $target_short }
sachsen-act-recover = Recupera: { $piece_short }
sachsen-act-recover-need = Recupera { $piece_short }: da { $n } in su
sachsen-act-order = Dai { $card } a { $piece_short }
sachsen-act-spy = Usa una Spia
sachsen-act-leave = Abbandona il campo
sachsen-act-officers = Lascia combattere gli ufficiali
sachsen-act-command = Riprendi il comando
sachsen-act-halt = { $piece_short }: ferma { $target_short } a { $place }, alzo { $n }
sachsen-act-halt-chance = { $piece_short }: ferma { $target_short } a { $place }, distanza { $rows }, alzo { $n }: colpisce con { $hits } su 6, danno medio { $mean }
sachsen-act-fire = Spara
sachsen-act-hold = Tieni
sachsen-act-close = Avvicinati
sachsen-act-close-to = Avvicinati a { $place }
sachsen-act-charge = Carica
sachsen-act-charge-to = Carica, arrivando a { $place }
sachsen-act-test = Chiedi un test del morale
sachsen-act-break-off = Chiudi lo scontro
sachsen-act-again = { $die ->
    [attack] Ripeti il dado d’attacco
    [defence] Ripeti il dado di difesa
   *[other] Ripeti il test
    }
sachsen-act-point = { $n ->
    [one] Aggiungi { $n } punto esperienza
   *[other] Aggiungi { $n } punti esperienza
    }
sachsen-act-share = Generale { $n }, brigate { $m }
sachsen-act-guard = { $piece_short }: guardia del generale
sachsen-act-pursue = Insegui
sachsen-act-occupy = Prendi il quadrato
sachsen-act-kill = Uccidi il generale
sachsen-act-capture = Cattura il generale
sachsen-act-half-done-left = { $n ->
    [one] Fatto (ancora { $n } azione)
   *[other] Fatto (ancora { $n } azioni)
    }

# Che cosa è chiesto.
sachsen-prompt-field-side = { $side_num ->
    [pl] { $side_who } devono scegliere un lato del campo.
   *[other] { $side_who } deve scegliere un lato del campo.
    }
sachsen-prompt-lay-cards = { $side_num ->
    [pl] { $side_who } possono selezionare carte per la battaglia, al massimo { $n }.
   *[other] { $side_who } può selezionare carte per la battaglia, al massimo { $n }.
    }
sachsen-prompt-redoubts = { $side_num ->
    [pl] { $side_who } possono piazzare una ridotta di 2 per 2 quadrati su un quadrato acceso, o premere «Fatto».
   *[other] { $side_who } può piazzare una ridotta di 2 per 2 quadrati su un quadrato acceso, o premere «Fatto».
    }
sachsen-prompt-deployment = { $side_num ->
    [pl] { $side_who } devono dire chi schiera per primo, e quante unità per volta.
   *[other] { $side_who } deve dire chi schiera per primo, e quante unità per volta.
    }
sachsen-prompt-deploy = { $side_num ->
    [pl] { $side_who } devono trascinare unità su quadrati accesi del proprio quarto: ancora { $n }.
   *[other] { $side_who } deve trascinare unità su quadrati accesi del proprio quarto: ancora { $n }.
    }
sachsen-prompt-arrive = { $side_num ->
    [pl] { $side_who } devono trascinare le unità in ritardo su quadrati accesi: ancora { $n }.
   *[other] { $side_who } deve trascinare le unità in ritardo su quadrati accesi: ancora { $n }.
    }
sachsen-prompt-steal = { $side_num ->
    [pl] { $side_who } possono giocare Ruba l’iniziativa, o passare.
   *[other] { $side_who } può giocare Ruba l’iniziativa, o passare.
    }
sachsen-prompt-ready = { $side_num ->
    [pl] { $side_who } possono porre carte sulle brigate come ordini, poi premere «Fatto».
   *[other] { $side_who } può porre carte sulle brigate come ordini, poi premere «Fatto».
    }
sachsen-prompt-rally = { $side_num ->
    [pl] { $side_who } possono cliccare un’unità per rimetterla in ordine, poi premere «Fatto».
   *[other] { $side_who } può cliccare un’unità per rimetterla in ordine, poi premere «Fatto».
    }
sachsen-prompt-half-phase = { $side_num ->
    [pl] { $n ->
        [one] { $side_who } possono agire: ancora { $n } azione. Turno { $turn }, fase { $phase }.
       *[other] { $side_who } possono agire: ancora { $n } azioni. Turno { $turn }, fase { $phase }.
        }
   *[other] { $n ->
        [one] { $side_who } può agire: ancora { $n } azione. Turno { $turn }, fase { $phase }.
       *[other] { $side_who } può agire: ancora { $n } azioni. Turno { $turn }, fase { $phase }.
        }
    }
sachsen-prompt-half-phase-due = { $side_num ->
    [pl] { $side_who } devono trascinare { $piece_short } su un nemico prima di «Fatto»; azioni rimaste: { $n }.
   *[other] { $side_who } deve trascinare { $piece_short } su un nemico prima di «Fatto»; azioni rimaste: { $n }.
    }
sachsen-prompt-guns-window = { $side_num ->
    [pl] { $side_who } possono fermare { $piece_short } sul percorso e tirare: clicca un quadrato, o lascia fare.
   *[other] { $side_who } può fermare { $piece_short } sul percorso e tirare: clicca un quadrato, o lascia fare.
    }
sachsen-prompt-salvo = { $side_num ->
    [pl] { $side_who } possono sparare o tenere il fuoco: { $piece_short } e { $target_short }, distanza { $n }.
   *[other] { $side_who } può sparare o tenere il fuoco: { $piece_short } e { $target_short }, distanza { $n }.
    }
sachsen-prompt-closing = { $side_num ->
    [pl] { $side_who } possono avvicinarsi, caricare o chiudere: { $piece_short } contro { $target_short }, distanza { $n }.
   *[other] { $side_who } può avvicinarsi, caricare o chiudere: { $piece_short } contro { $target_short }, distanza { $n }.
    }
sachsen-prompt-charged = { $side_num ->
    [pl] { $side_who } possono chiedere un test del morale: { $piece_short } carica { $target_short }.
   *[other] { $side_who } può chiedere un test del morale: { $piece_short } carica { $target_short }.
    }
sachsen-prompt-guard = { $side_num ->
    [pl] { $side_who } devono cliccare l’unità che fa da guardia al generale contro { $target_short }.
   *[other] { $side_who } deve cliccare l’unità che fa da guardia al generale contro { $target_short }.
    }
sachsen-prompt-test = { $side_num ->
    [pl] { $side_who } possono migliorare il test di { $piece_short }: { $sum }, occorre { $need }.
   *[other] { $side_who } può migliorare il test di { $piece_short }: { $sum }, occorre { $need }.
    }
sachsen-prompt-exchange = { $side_num ->
    [pl] { $side_who } possono ripetere o aggiungere punti per { $piece_short }: danni { $n }, al nemico { $m }.
   *[other] { $side_who } può ripetere o aggiungere punti per { $piece_short }: danni { $n }, al nemico { $m }.
    }
sachsen-prompt-pursuit = { $side_num ->
    [pl] { $side_who } possono inseguire, prendere il quadrato o restare con { $piece_short }.
   *[other] { $side_who } può inseguire, prendere il quadrato o restare con { $piece_short }.
    }
sachsen-prompt-general-lost = { $side_num ->
    [pl] { $side_who } devono uccidere o catturare il generale sconfitto.
   *[other] { $side_who } deve uccidere o catturare il generale sconfitto.
    }
sachsen-prompt-experience = { $side_num ->
    [pl] { $side_who } devono dividere { $n } punti esperienza fra generale e brigate.
   *[other] { $side_who } deve dividere { $n } punti esperienza fra generale e brigate.
    }
sachsen-round-lay-cards = Carte per la battaglia
sachsen-round-steal = Qualcuno ruba l’iniziativa?
sachsen-round-salvo = Salva: { $piece_short } e { $target_short }, distanza { $n }.

# Che cosa è accaduto.
sachsen-log-battle-turn = Comincia il turno di battaglia { $n }.
sachsen-log-battle = { $side_num ->
    [pl] { $side } attaccano { $other } in { $country } ({ $place }).
   *[other] { $side } attacca { $other } in { $country } ({ $place }).
    }
sachsen-log-battle-alone = { $side_num ->
    [pl] { $side } attaccano { $other }.
   *[other] { $side } attacca { $other }.
    }
sachsen-log-field = Campo sorteggiato: { $sections ->
    [1] una sezione
   *[other] due sezioni
    }, { $terrain ->
    [plain] pianura
    [woods] boschi
    [hills] colli
   *[mixed] terreno misto
    }; { $sections ->
    [1] al più { $most } per parte
   *[other] oltre { $most } da una parte
    }: { $attack } e { $defence }.
sachsen-log-late = { $pieces }: in ritardo, nel turno di battaglia { $turn }.
sachsen-log-array-all = { $side_num ->
    [pl] { $side } lasciano schierare tutte le unità ai loro ufficiali.
   *[other] { $side } lascia schierare tutte le unità ai suoi ufficiali.
    }
sachsen-log-officers = { $side_num ->
    [pl] { $side } lasciano la battaglia ai loro ufficiali.
   *[other] { $side } lascia la battaglia ai suoi ufficiali.
    }
sachsen-log-command = { $side_num ->
    [pl] { $side } riprendono il comando.
   *[other] { $side } riprende il comando.
    }
sachsen-log-holds = Iniziativa: { $side_bare }. Azioni per fase: { $n }; { $other_bare }: { $m }.
sachsen-log-holds-even = { $n ->
    [0] Iniziativa pari: nessuno ha azioni.
   *[other] Iniziativa pari: prima { $side }, si muove a turno. Azioni: { $n }.
    }
sachsen-log-edge = { $side_num ->
    [pl] { $side } scelgono il lato { sachsen-edge }.
   *[other] { $side } sceglie il lato { sachsen-edge }.
    }
sachsen-log-redoubt = { $side_num ->
    [pl] { $side } piazzano una ridotta a { $place }.
   *[other] { $side } piazza una ridotta a { $place }.
    }
sachsen-log-begins = { $side_num ->
    [pl] { $side } cominciano a schierare, { $n } per volta.
   *[other] { $side } comincia a schierare, { $n } per volta.
    }
sachsen-log-deploys = { $piece } si schiera a { $place }.
sachsen-log-laid = { $n ->
    [one] { $side_bare }: { $n } carta selezionata per la battaglia.
   *[other] { $side_bare }: { $n } carte selezionate per la battaglia.
    }
sachsen-log-steals = { $side_num ->
    [pl] { $side } rubano l’iniziativa per tutta la battaglia.
   *[other] { $side } ruba l’iniziativa per tutta la battaglia.
    }
sachsen-log-calls = { $side_num ->
    [pl] { $side } hanno parlato.
   *[other] { $side } ha parlato.
    }
sachsen-log-calls-steal = { $side_num ->
    [pl] { $side } giocano Ruba l’iniziativa.
   *[other] { $side } gioca Ruba l’iniziativa.
    }
sachsen-log-calls-pass = { $side_num ->
    [pl] { $side } passano.
   *[other] { $side } passa.
    }
sachsen-log-engages = { $piece } ingaggia { $target }.
sachsen-log-salvo-fire = { $side_num ->
    [pl] { $side } sparano.
   *[other] { $side } spara.
    }
sachsen-log-salvo-hold = { $side_num ->
    [pl] { $side } tengono il fuoco.
   *[other] { $side } tiene il fuoco.
    }
sachsen-log-salvo-ready = { $side_num ->
    [pl] { $side } hanno deciso.
   *[other] { $side } ha deciso.
    }
sachsen-log-no-fire = Nessuno spara.
sachsen-log-marches = { $piece } va a { $place }.
sachsen-log-closes = { $piece } si avvicina a { $place }.
sachsen-log-charges = { $piece } carica { $target }.
sachsen-log-asks-test = { $side_num ->
    [pl] { $side } chiedono un test del morale.
   *[other] { $side } chiede un test del morale.
    }
sachsen-log-guards = { $piece } si frappone a difesa del generale.
sachsen-log-limber = { $piece } attacca il traino.
sachsen-log-unlimber = { $piece } stacca il traino, fronte a { sachsen-edge }.
sachsen-log-face = { $piece } volge la fronte a { sachsen-edge }.
sachsen-log-miss = { $piece } manca { $target }.
sachsen-log-no-harm = { $piece } colpisce { $target } senza danni.
sachsen-log-sum = { $piece_bare }: { $attack }{ $plus -> 
    [0] { "" }
   *[other] { " " }{ SCORE($plus) }
    } − ({ $defence }{ $minus -> 
    [0] { "" }
   *[other] { " " }{ SCORE($minus) }
    }) = { $n ->
    [0] { $left }: nessun danno
   *[other] { $n } di danno
    }.
sachsen-log-points = { $n ->
    [one] { $piece } spende { $n } punto esperienza.
   *[other] { $piece } spende { $n } punti esperienza.
    }
sachsen-log-recovers = { $piece } è di nuovo in ordine, e non muove per 3 fasi.
sachsen-log-marked-attack-lost = { $piece } è scossa: attacco −1.
sachsen-log-marked-defence-lost = { $piece } è scossa: difesa −1.
sachsen-log-marked-both-lost = { $piece } è scossa: attacco e difesa −1.
sachsen-log-marked-attack-won = { $piece } si rinfranca: attacco +1.
sachsen-log-marked-defence-won = { $piece } si rinfranca: difesa +1.
sachsen-log-routs = { $piece } va in rotta.
sachsen-log-flees = { $piece } fugge a { $place }.
sachsen-log-flees-not = { $piece } è in rotta e non può fuggire: la via è piena di amici.
sachsen-log-flees-off = { $piece } fugge dal campo.
sachsen-log-falls-back = { $n ->
    [0] { $piece } non può arretrare oltre.
    [one] { $piece } arretra di { $n } quadrato.
   *[other] { $piece } arretra di { $n } quadrati.
    }
sachsen-log-surrenders = { $piece } si arrende e va ricostituita.
sachsen-log-destroyed = { $piece } è distrutta e va ricostituita.
sachsen-log-caught = { $piece } è raggiunta ed eliminata.
sachsen-log-off-field = { $piece } esce dal campo e va ricostituita.
sachsen-log-escapes = { $piece } sfugge.
sachsen-log-pursues = { $piece } insegue { $target }.
sachsen-log-occupies = { $piece } prende { $place } e tiene la posizione.
sachsen-log-general-killed = Il generale { $side_of } è ucciso.
sachsen-log-general-captured = Il generale { $side_of } è catturato.
sachsen-log-general-wounded = Il generale { $side_of } è ferito e torna il turno seguente.
sachsen-log-takes-over = Il comandante in capo { $side_of } prende con sé la colonna.
sachsen-log-retires-leaves = { $side_num ->
    [pl] { $side } abbandonano il campo.
   *[other] { $side } abbandona il campo.
    }
sachsen-log-retires-dusk = { $side_num ->
    [pl] { $side } si ritirano a sera: la battaglia è durata 12 turni.
   *[other] { $side } si ritira a sera: la battaglia è durata 12 turni.
    }
sachsen-log-retires-beaten = { $side_num ->
    [pl] { $side } non hanno più unità che non siano in rotta.
   *[other] { $side } non ha più unità che non siano in rotta.
    }
sachsen-log-retires-general-lost = { $side_num ->
    [pl] { $side } abbandonano il campo: il comandante in capo è perduto.
   *[other] { $side } abbandona il campo: il comandante in capo è perduto.
    }
sachsen-log-gets-order = { $piece } riceve l’ordine { $card }.
sachsen-log-gets-order-veiled = { $piece } riceve un ordine.
sachsen-log-order-shown = { $piece } mostra il suo ordine: { $card }.
sachsen-log-spy-used = { $side_num ->
    [pl] { $side } usano una Spia contro { $other }.
   *[other] { $side } usa una Spia contro { $other }.
    }
sachsen-log-spy-back = La Spia è bloccata e torna { $side_to }.
sachsen-log-spy-caught = { $side_num ->
    [pl] { $side } catturano la Spia { $other_of }.
   *[other] { $side } cattura la Spia { $other_of }.
    }
sachsen-log-spy-takes = La Spia sottrae l’ordine { $card }: { $piece_short }.
sachsen-log-spy-takes-veiled = La Spia sottrae un ordine: { $piece_short }.
sachsen-log-experience = Esperienza, { $side_bare }{ $column ->
    [0] { "" }
   *[other] { " " }(colonna { $column })
    }: brigate +{ $n }, generale +{ $m }.
sachsen-log-battle-won = { $side_num ->
    [pl] { $side } vincono la battaglia contro { $loser }.
   *[other] { $side } vince la battaglia contro { $loser }.
    }

# Dadi che cadono ({ $n } la faccia, { $sum } con ciò che si aggiunge).
sachsen-log-die-attack = { $piece_bare }, dado d’attacco: { $n }, in tutto { $sum }.
sachsen-log-die-defence = { $piece_bare }, dado di difesa: { $n }, in tutto { $sum }.
sachsen-log-die-aim = { $piece_bare }, dado di tiro: { $n } a distanza { $rows }, alzo { $elevation }.
sachsen-log-die-damage = { $target_bare }, dado dei danni: { $n }, in tutto { $sum }.
sachsen-log-die-morale = { $piece_bare }, test del morale: { $n }, in tutto { $sum }, occorre { $need }.
sachsen-log-die-recovery = { $piece_bare }, test di recupero: { $n }, in tutto { $sum }, occorre { $need }.
sachsen-log-die-initiative = { $side_bare }, iniziativa: { $n }, in tutto { $sum }.
sachsen-log-die-spy = { $side_bare }, spia: { $n }.
sachsen-log-die-service = { $side_bare }, servizio: { $n }, in tutto { $sum }.
sachsen-face-hit = colpito
sachsen-face-miss = mancato
sachsen-face-none = nulla
sachsen-face-attack-lost = attacco −1
sachsen-face-defence-lost = difesa −1
sachsen-face-both-lost = attacco e difesa −1
sachsen-face-attack-won = attacco +1
sachsen-face-defence-won = difesa +1
sachsen-face-passed = superato
sachsen-face-falls-back = arretra
sachsen-face-routed = va in rotta
sachsen-face-destroyed = distrutta
sachsen-face-recovered = in ordine
sachsen-face-one-point = 1 punto di penalità
sachsen-part-long = fuoco, lunga gittata
sachsen-part-short = fuoco, corta gittata
sachsen-part-charge = carica
sachsen-part-melee = mischia
sachsen-part-defence = difesa
sachsen-part-discipline = disciplina
sachsen-part-weak = in riorganizzazione
sachsen-part-disordered = disordinata
sachsen-part-routed = in rotta
sachsen-part-bonus = fustella bonus
sachsen-part-higher-enemy = livello nemico più alto
sachsen-part-chosen = appoggio: scelta
sachsen-part-elite = appoggio: d’élite
sachsen-part-command = appoggio: comandante
sachsen-part-general = generale
sachsen-part-marshal = maresciallo di campo
sachsen-part-officer = ufficiale al comando
sachsen-part-hill = colle
sachsen-part-wood = bosco
sachsen-part-redoubt = ridotta
sachsen-part-flanks = fianchi coperti
sachsen-part-before-wood = cavallo davanti a bosco
sachsen-part-against-hill = carica su un colle
sachsen-part-against-redoubt = carica su una ridotta
sachsen-part-out-of-command = fuori comando
sachsen-part-range = lunga gittata
sachsen-part-elevation = alzo 1
sachsen-part-initiative = Iniziativa
sachsen-part-service = servizio
sachsen-part-volley = { name-card-volley }
sachsen-part-cold-steel = { name-card-cold-steel }
sachsen-part-stand-fast = { name-card-stand-fast }
sachsen-part-iron-drill = { name-card-iron-drill }

# Perché no.
sachsen-refuse-not-on-field = L’unità non è in campo: { $piece_bare }.
sachsen-refuse-not-own = L’unità non combatte per { $side }: { $piece_bare }.
sachsen-refuse-not-enemy = L’unità non è nemica: { $piece_bare }.
sachsen-refuse-not-field = Non è un quadrato di questo campo: { $place }.
sachsen-refuse-guns-charge = L’artiglieria non carica: { $piece_bare }.
sachsen-refuse-foot-on-horse = La fanteria non può caricare unità a cavallo: { $target_bare }.
sachsen-refuse-close-first = La fanteria carica da distanza 1: prima avvicinati.
sachsen-refuse-no-room = Non c’è un quadrato libero accanto al bersaglio: { $target_bare }.
sachsen-refuse-no-guard = Può fargli da guardia solo un’unità della sua colonna entro 2 quadrati e non a contatto: { $piece_bare }.
sachsen-refuse-experience = Al generale si possono dare da 0 a { $n } punti.
sachsen-refuse-routed = Un’unità in rotta non può farlo: { $piece_bare }.
sachsen-refuse-out-of-area = Il nemico è oltre 2 quadrati: { $target_bare }.
sachsen-refuse-after-pursuit = Dopo un inseguimento questi due non si ingaggiano prima della fase seguente: { $piece_bare }.
sachsen-refuse-engaged-already = Ha già ingaggiato questo nemico in questa fase: { $target_bare }.
sachsen-refuse-charged = Un’unità che ha caricato non ingaggia altri in questa fase: { $piece_bare }.
sachsen-refuse-no-salvo = Non ha più salve: { $piece_bare }.
sachsen-refuse-asked-already = Un test si può chiedere una volta per scontro.
sachsen-refuse-both-tested = Entrambe le unità hanno fatto il test.
sachsen-refuse-close = La fanteria a distanza 2 si avvicina a un quadrato libero accanto al nemico.
sachsen-refuse-charge-distance = La cavalleria carica da 2 quadrati: { $piece_bare } è accanto a { $target_bare }.
sachsen-refuse-charge-square = La carica finisce su un quadrato libero accanto al nemico.
sachsen-refuse-no-repeat = Nessun appoggio le permette di ripetere quel dado: { $piece_bare }.
sachsen-refuse-points = Punti esperienza che qui si possono aggiungere: al massimo { $n }.
sachsen-refuse-no-guns = Non è artiglieria: { $piece_bare }.
sachsen-refuse-on-train = I cannoni sono al traino: { $piece_bare }.
sachsen-refuse-off-train = I cannoni non sono al traino: { $piece_bare }.
sachsen-refuse-silent = I cannoni mossi al traino tacciono in quella fase e nella seguente: { $piece_bare }.
sachsen-refuse-no-shots = Ha sparato i suoi { $n } colpi di questa fase: { $piece_bare }.
sachsen-refuse-out-of-command = Fuori dalla catena di comando un’unità si difende soltanto: { $piece_bare }.
sachsen-refuse-arc = Il bersaglio è fuori dall’area di tiro: { $piece_bare }.
sachsen-refuse-elevation = L’alzo è 0 o 1.
sachsen-refuse-too-far = A distanza { $n } un tiro richiede alzo 1.
sachsen-refuse-covered = In mezzo c’è un colle o un bosco.
sachsen-refuse-no-battle-card = La carta non è in mano, o non è da battaglia: { $card }.
sachsen-refuse-too-many-cards = { $n ->
    [one] Il comandante seleziona al massimo { $n } carta.
   *[other] Il comandante seleziona al massimo { $n } carte.
    }
sachsen-refuse-no-steal = La carta non è stata selezionata: { $card }.
sachsen-refuse-rests = { $n ->
    [one] Riposa ancora { $n } fase: { $piece_bare }.
   *[other] Riposa ancora { $n } fasi: { $piece_bare }.
    }
sachsen-refuse-moved-phase = Un’unità si muove una volta per fase: { $piece_bare }.
sachsen-refuse-moved-twice = Un’unità si muove al massimo in 2 fasi di un turno: { $piece_bare }.
sachsen-refuse-no-actions = In questa fase non restano azioni.
sachsen-refuse-one-at-a-time = A iniziativa pari si muove un’unità per volta, a turno: premi «Fatto».
sachsen-refuse-occupied = Un quadrato contiene una sola unità: { $place }.
sachsen-refuse-reach = { $n ->
    [one] { $place } è fuori portata: { $piece_short } muove di { $n } quadrato.
   *[other] { $place } è fuori portata: { $piece_short } muove di { $n } quadrati.
    }
sachsen-refuse-halted = La marcia si ferma nell’area d’influenza di { $target_bare }.
sachsen-refuse-obstacle-way = Nessun passo porta là: una marcia si ferma davanti a un ostacolo, e solo il primo passo vi entra: { $place }.
sachsen-refuse-only-march = Dopo il riposo un’unità può solo marciare: { $piece_bare }.
sachsen-refuse-march-will-do = { $n ->
    [one] Basta una marcia di { $n } quadrato: { $piece_bare }.
   *[other] Basta una marcia di { $n } quadrati: { $piece_bare }.
    }
sachsen-refuse-no-push = Solo i cannoni senza traino si muovono a spinta: { $piece_bare }.
sachsen-refuse-facing = I cannoni hanno fronte a uno dei quattro lati, diverso da ora: { $piece_bare }.
sachsen-refuse-train-redoubt = In una ridotta i cannoni non si attaccano al traino: { $piece_bare }.
sachsen-refuse-not-picked = La carta non è stata selezionata per la battaglia: { $card }.
sachsen-refuse-no-order = La carta spetta al comandante, non a una brigata: { $card }.
sachsen-refuse-order-arm = { $card } non è adatta all’unità: { $piece_bare }.
sachsen-refuse-order-twice = Un’unità non può avere due volte lo stesso ordine: { $piece_bare }.
sachsen-refuse-order-limit = { $n ->
    [one] In un turno si dà al massimo { $n } ordine.
   *[other] In un turno si danno al massimo { $n } ordini.
    }
sachsen-refuse-spy-late = Una Spia si usa all’inizio della mezza fase.
sachsen-refuse-no-spy = Nessuna Spia è stata selezionata per { $side }.
sachsen-refuse-nothing-to-spy = Non c’è alcun ordine nascosto da sottrarre { $side_to }.
sachsen-refuse-in-order = L’unità è in ordine: { $piece_bare }.
sachsen-refuse-tested = Il test di recupero si fa una volta per fase: { $piece_bare }.
sachsen-refuse-leave-late = Il campo si abbandona all’inizio della mezza fase.
sachsen-refuse-officers-late = La battaglia si affida all’inizio della mezza fase.
sachsen-refuse-not-handed-over = L’esercito non è guidato dagli ufficiali.
sachsen-refuse-due = Prima va risolto uno scontro: { $piece_bare }.
sachsen-refuse-no-pursuit = Non può raggiungere chi fugge: { $piece_bare }.
sachsen-refuse-no-square = Non può prendere quel quadrato: { $piece_bare }.
sachsen-refuse-edge = Scegli uno dei quattro lati del campo.
sachsen-refuse-redoubt = Una ridotta vuole 2 per 2 quadrati aperti nel proprio quarto: { $place }.
sachsen-refuse-begin = Comincia una parte, che schiera da 1 a { $n } unità per volta.
sachsen-refuse-not-to-place = L’unità non va piazzata ora: { $piece_bare }.
sachsen-refuse-array = Gli ufficiali schierano le unità di questa volta, o tutte.
sachsen-refuse-quarter = Le unità vanno su quadrati liberi del proprio quarto, quelle in ritardo sulla fila del bordo: { $place }.
sachsen-refuse-horse-redoubt = Unità a cavallo e cannoni al traino non entrano in una ridotta: { $place }.
sachsen-refuse-not-moving = L’unità non è in moto: { $piece_bare }.
sachsen-refuse-not-on-way = Il suo percorso non passa da { $place }: { $piece_bare }.
sachsen-refuse-once-a-move = Una batteria tira una volta per mossa: { $piece_bare }.

# Dati del campo.
sachsen-fact-field-open = { $place }: terreno aperto.
sachsen-fact-field-obstacle = { $obstacle ->
    [hill] Un colle: difesa +{ $n }; ferma i tiri.
    [wood] Un bosco: difesa +{ $n }; ferma i tiri.
   *[redoubt] Una ridotta: difesa +{ $n }; i cavalli non vi entrano.
    }
sachsen-fact-field-values = { $piece }: livello { $level }, disciplina { $discipline }. Fuoco { $long }/{ $short }, contro il fuoco { $cover }; carica { $charge }, mischia { $melee }, contro l’arma bianca { $parry }.
sachsen-fact-field-late = Arriva nel turno di battaglia { $turn }.
sachsen-fact-field-weak = Appena riorganizzata: attacco e difesa −1.
sachsen-fact-field-marker = { $marker ->
    [attack-lost] Scossa: attacco −1.
    [defence-lost] Scossa: difesa −1.
    [attack-won] Rinfrancata: attacco +1 una volta.
   *[defence-won] Rinfrancata: difesa +1 una volta.
    }
sachsen-fact-field-routed = In rotta: fugge all’inizio di ogni mezza fase della sua parte.
sachsen-fact-field-recovery = Per il recupero serve { $n } o più.
sachsen-fact-field-rests = { $n ->
    [one] Riposa per { $n } fase.
   *[other] Riposa per { $n } fasi.
    }
sachsen-fact-field-out-of-command = Fuori dalla catena di comando: può solo difendersi, disciplina −1.
sachsen-fact-field-shots = { $n ->
    [one] { $n } colpo ancora in questa fase.
   *[other] { $n } colpi ancora in questa fase.
    }
sachsen-fact-field-orders = { $n ->
    [one] Ha { $n } ordine tattico.
   *[other] Ha { $n } ordini tattici.
    }
