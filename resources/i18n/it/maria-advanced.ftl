# Il gioco avanzato di MARIA: politica, elezione, alleanze, segnalini.
maria-option-politics = Regola politica opzionale
maria-option-politics-line = Le CT non del seme dominante restano coperte sul tabellone politico fino al turno dopo

# Nomi.
name-political-C41-1 = Guerra russo-svedese
name-political-C41-2 = Aiuto militare?
name-political-C41-3 = Napoli
name-political-C41-4 = Carlo Emanuele I
name-political-C41-5 = Guerra dell’orecchio di Jenkins
name-political-C41-6 = Danimarca
name-political-C42-1 = Colpo di Stato
name-political-C42-2 = Resa svedese
name-political-C42-3 = Spagna
name-political-C42-4 = Sardegna-Piemonte
name-political-C42-5 = Mercenari dell’Assia
name-political-C42-6 = Palatinato elettorale
name-political-C42-E = Elezione imperiale
name-political-C43-1 = Complotto Lopuchin
name-political-C43-2 = Aleksej Bestužev
name-political-C43-3 = Commodoro Martin
name-political-C43-4 = Francia
name-political-C43-5 = Unione di Francoforte
name-political-C43-6 = Quadruplice Alleanza
name-political-C44-1 = Caterina
name-political-C44-2 = Russia
name-political-C44-3 = Genova
name-political-C44-4 = Pace separata
name-political-C44-5 = Insurrezione giacobita
name-political-C44-6 = Guerre del Carnatico
name-candidate-charles = Carlo Alberto di Baviera
name-candidate-francis = Francesco Stefano di Lorena
name-stance-prussia = alleata della Prussia
name-stance-neutral = neutrale
name-stance-austria = alleata dell’Austria
name-track-italy = Italia
name-track-russia = Russia
name-track-saxony = Sassonia
name-part-text = il testo
name-part-text-for = il testo per { $side }
name-part-left = { $track } { $n } a sinistra
name-part-right = { $track } { $n } a destra
name-choice-offer-peace = offri la pace
name-choice-no-offer = non offrire la pace
name-choice-accept-peace = accetta la pace
name-choice-refuse-peace = rifiuta la pace
name-choice-reduce = riduci gli obiettivi
name-choice-keep-aims = tieni i segnalini
name-choice-keep-until-change = tieni i segnalini; chiedi di nuovo solo dopo un cambiamento
name-choice-shift-saxony = sposta il segnalino Sassonia
name-choice-leave-saxony = lascia il segnalino Sassonia
name-choice-keep-cards = conserva le CT
name-choice-allow-stack = consenti la pila
name-choice-allow-guest-commands = consenti, comanda chi arriva
name-choice-allow-host-commands = consenti, comanda chi è già lì
name-choice-forbid-stack = vieta la pila
name-choice-dispute = alternatevi nelle Fiandre
name-choice-pass = passa nelle Fiandre

# Titoli di fasi e sotto-fasi.
step-politics = Politica
step-covered = Ritorno delle CT
step-reveal = Rivelazione
step-trump = Dominante
step-lay = Piazzamento
step-influence = Influenza
step-select = Selezione
step-execute = Esecuzione
step-shifts = Spostamenti
step-corps = Corpo di spedizione
step-gift = Nuove truppe
step-posting = Pezzi da spostare
step-consent = Pila con un alleato
step-election = Elezione imperiale
step-vote = Voto elettore
step-peace = Pace per la Slesia
step-silesia-train = Treno per la Slesia
step-reduction = Obiettivi francesi
step-saxony = Sassonia
step-victory = Controllo della vittoria
about-reveal = Si rivelano le prime 2 carte politiche.
about-trump = Chi ha vinto l’ultimo combattimento dichiara il seme politico dominante. Prima della prima vittoria decide il mazzo di pesca.
about-lay = Prussia, Francia, Armata Pragmatica e Austria possono piazzare 1 CT coperta ciascuna, del seme dominante o un bluff.
about-select = In ordine di influenza le potenze conservano le CT, o le scartano per selezionare una carta politica con il proprio stemma.
about-shifts = Ogni segnalino politico si sposta una volta, della somma annunciata. Ha effetto solo la casella dove si ferma.
about-election = Su 9 voti elettore ne bastano 5. La potenza del candidato eletto Imperatore piazza un segnalino.

# Che cosa è richiesto.
maria-prompt-trump = { $seat_num ->
    [pl] { $seat_who } devono dichiarare il seme politico dominante.
   *[other] { $seat_who } deve dichiarare il seme politico dominante.
    }
maria-prompt-lay = { $side_who } può piazzare 1 CT della mano coperta, o nessuna. Domina: { $suit }.
maria-prompt-lay-no-trump = { $side_who } può piazzare 1 CT della mano coperta, o nessuna. Dominano solo le Reserve.
maria-prompt-select = { $side_who } deve selezionare una carta politica scoperta o conservare le CT.
maria-prompt-execute = { $side_who } deve eseguire la carta { $political } o scartarla.
maria-prompt-corps = { $side_who } deve mandare un generale con il corpo di spedizione.
maria-prompt-pay-corps = { $side_who } deve pagare 2 truppe per il corpo di spedizione con le carte: { $paid } punti su { $due }.
maria-prompt-posting-home = { $side_who } deve mettere { $piece } in una delle città più vicine del suo territorio principale.
maria-prompt-posting-peace = { $side_who } deve mettere { $piece } in una delle città più vicine del suo territorio principale.
maria-prompt-posting-setup = { $side_who } deve mettere { $piece } in una delle città sassoni più vicine.
maria-prompt-posting-apart = { $side_who } deve mettere { $piece } in una delle città vuote più vicine.
maria-prompt-posting-aside = { $side_who } deve spostare { $piece } in una città adiacente: qui rientra un generale.
maria-prompt-consent = { $side_who } deve consentire o vietare la pila di { $piece } con { $target }.
maria-prompt-vote = { $side_who } deve dare il voto di { $place }. Carlo Alberto { $charles }, Francesco Stefano { $francis }.
maria-prompt-offer-peace = { $side_who } può offrire all’Austria la pace per la Slesia.
maria-prompt-answer-peace = { $side_who } deve accettare o rifiutare la pace per la Slesia.
maria-prompt-silesia-train = { $side_who } deve piazzare il treno della casella Slesia su una fortezza accesa.
maria-prompt-reduction = { $n ->
    [one] { $side_who } può ridurre i suoi obiettivi: { $n } segnalino nella Core-Austria.
   *[other] { $side_who } può ridurre i suoi obiettivi: { $n } segnalini nella Core-Austria.
    }
maria-prompt-saxony = { $side_who } può spostare il segnalino Sassonia di { $n } a destra: così la Sassonia è { $stance }.

# Pulsanti e scelte.
maria-act-answer = { $choice }
maria-act-post = { $piece } a { $place }
maria-act-trump = Dominante { $suit }
maria-act-lay = Piazza { $card }
maria-act-select = Seleziona la carta { $card }
maria-act-execute = Esegui la carta { $card }: { $parts }
maria-act-discard = Scarta la carta { $card } senza effetto
maria-act-send = Manda { $piece }
maria-act-vote = { $place } per { $candidate }
maria-act-subsidise = { $n ->
    [one] Sovvenzione per { $n } turno: { $side_bare } a { $other_bare }
   *[other] Sovvenzione per { $n } turni: { $side_bare } a { $other_bare }
    }
maria-act-accept = Accetta la sovvenzione: { $side_bare } a { $other_bare }
maria-act-withdraw = Ritira l’offerta di sovvenzione: { $side_bare } a { $other_bare }
maria-act-cancel = Termina la sovvenzione: { $side_bare } a { $other_bare }
maria-act-dispute = Alternatevi nelle Fiandre
maria-act-pass = Passa nelle Fiandre

# Che cosa è successo: politica.
maria-log-election-due = L’elezione imperiale si tiene alla fine di questo turno.
maria-log-political = { $cards_count ->
    [one] Si rivela la carta { $cards }.
   *[other] Si rivelano le carte { $cards }.
    }
maria-log-trump-turned = Dal mazzo di pesca si rivela { $card }.
maria-log-trump = Il seme politico dominante è { $suit }.
maria-log-lays = { $side } piazza 1 CT coperta.
maria-log-lays-own = { $side } piazza coperta { $card }.
maria-log-lays-nothing = { $side } non piazza CT.
maria-log-turns-up = { $side } rivela { $card }.
maria-log-takes-back = { $side } riprende in mano { $cards_short }.
maria-log-covers = { $n ->
    [one] { $side } copre { $n } CT.
   *[other] { $side } copre { $n } CT.
    }
maria-log-keeps-cards = { $side } conserva le CT sul tabellone politico.
maria-log-selects = { $side } seleziona la carta { $political } e scarta le sue CT.
maria-log-executes = { $side } esegue la carta { $political }: { $parts }.
maria-log-discards-political = { $side } scarta la carta { $political } senza effetto.
maria-log-unselected = { $cards_count ->
    [one] La carta { $cards } non è selezionata da nessuno.
   *[other] Le carte { $cards } non sono selezionate da nessuno.
    }
maria-log-track = { $track }: il segnalino va sulla casella { $n }.
maria-log-italy = { $side } ha il segnalino nella casella Italia.
maria-log-gift = { $n ->
    [one] { $side } riceve { $n } nuova truppa.
   *[other] { $side } riceve { $n } nuove truppe.
    }
maria-log-corps = { $side } manda { $piece } con il corpo di spedizione.
maria-log-no-corps = { $side } non può mandare nessun generale con il corpo di spedizione.
maria-log-corps-returns = { $piece } rientra dalla spedizione a { $place }.
maria-log-pays-corps = { $n ->
    [one] { $side } paga le truppe del corpo di spedizione con { $card }: { $n } punto.
   *[other] { $side } paga le truppe del corpo di spedizione con { $card }: { $n } punti.
    }
maria-log-vote = { $side } vota per { $candidate }: { $place }.
maria-log-emperor = { $n ->
    [one] { $candidate } è eletto Imperatore con { $n } voto: un segnalino per { $side }.
   *[other] { $candidate } è eletto Imperatore con { $n } voti: un segnalino per { $side }.
    }

# Che cosa è successo: pace, alleanze, accordi.
maria-log-peace-offered = { $side } offre all’Austria la pace per la Slesia.
maria-log-peace-refused = { $side } rifiuta la pace.
maria-log-peace = La pace è fatta: la Slesia è prussiana e { $side } neutrale.
maria-log-silesia = { $side } piazza un segnalino nella casella Slesia.
maria-log-peace-ends = { $side } non è più neutrale.
maria-log-keep-aims = { $side } per ora conserva i suoi segnalini nella Core-Austria.
maria-log-keep-until-change = { $side } conserva i suoi segnalini nella Core-Austria finché nulla vi cambia.
maria-log-reduction = { $n ->
    [one] { $side } toglie { $n } segnalino dalla Core-Austria; { $aside } è messo da parte.
   *[other] { $side } toglie { $n } segnalini dalla Core-Austria; messi da parte: { $aside }.
    }
maria-log-saxony-prussia = La Sassonia diventa alleata della Prussia.
maria-log-saxony-neutral = La Sassonia diventa neutrale.
maria-log-saxony-austria = La Sassonia diventa alleata dell’Austria.
maria-log-saxony-moves = Il segnalino Sassonia va sulla casella { $n }; altro non cambia.
maria-log-saxony-player = D’ora in poi { $seat } gioca con la Sassonia.
maria-log-saxony-hand = { $n ->
    [0] D’ora in poi { $seat } gioca con la Sassonia, a mano vuota.
   *[other] D’ora in poi { $seat } gioca con la Sassonia, con { $cards_short }.
    }
maria-log-posted = { $piece } va a { $place }.
maria-log-silesia-train-waits = Nessuna fortezza prussiana è libera: il treno aspetta nella casella Slesia.
maria-log-troops-lost = { $n ->
    [one] { $side } perde { $n } nuova truppa: non resta un generale che la comandi.
   *[other] { $side } perde { $n } nuove truppe: non resta un generale che le comandi.
    }
maria-log-stack-forbidden = { $seat } vieta a { $piece } di impilarsi qui.
maria-log-dispute = { $seat } chiede di alternarsi sulla mappa Fiandre.
maria-log-passes = { $side } non muove altri pezzi sulla mappa Fiandre.
maria-log-subsidy-proposed = { $n ->
    [one] { $side } offre { $other_to } una sovvenzione per { $n } turno.
   *[other] { $side } offre { $other_to } una sovvenzione per { $n } turni.
    }
maria-log-subsidy-signed = { $n ->
    [one] { $side } concede { $other_to } una sovvenzione per { $n } turno.
   *[other] { $side } concede { $other_to } una sovvenzione per { $n } turni.
    }
maria-log-subsidy-to-end = Una delle due parti vuole terminare la sovvenzione { $side_of } { $other_to }.
maria-log-subsidy-ended = La sovvenzione { $side_of } { $other_to } finisce.
maria-log-subsidy-withdrawn = { $side } ritira l’offerta di una sovvenzione { $other_to }.
maria-log-subsidy-lapsed = L’offerta di una sovvenzione { $side_of } { $other_to } decade.

# Che cosa è successo: vittoria.
maria-log-points-won = { $n ->
    [one] { $side } guadagna { $n } PV.
   *[other] { $side } guadagna { $n } PV.
    }
maria-log-points-lost = { $n ->
    [one] { $side } perde { $n } PV.
   *[other] { $side } perde { $n } PV.
    }
maria-log-winter-scores = Le superpotenze annotano i punteggi invernali.
maria-log-winter-sum = { $side } ha punteggi invernali per { $n } in tutto.
maria-log-end-empty-reserve = { $seats_num ->
    [pl] La scorta { $side_of } è vuota. Vincono { $seats_who }.
   *[other] La scorta { $side_of } è vuota. Vince { $seats_who }.
    }
maria-log-end-winter-sums = { $seats_num ->
    [pl] { $side } ha la somma più bassa dei punteggi invernali. Vincono { $seats_who }.
   *[other] { $side } ha la somma più bassa dei punteggi invernali. Vince { $seats_who }.
    }

# Perché no.
maria-refuse-not-an-answer = Questa domanda ha altre risposte: { $choices }.
maria-refuse-card-not-open = Si seleziona solo una carta politica scoperta sul tabellone politico: non { $political } ora.
maria-refuse-no-coat = Una potenza seleziona solo carte con il proprio stemma: sulla carta { $political } manca lo stemma { $side_of }.
maria-refuse-not-selected = { $political } non è la carta selezionata: ora si esegue solo quella.
maria-refuse-not-on-card = Una carta si esegue con il suo testo e con spostamenti interi: { $political } non consente questa scelta.
maria-refuse-not-your-corps = Con il corpo di spedizione vanno solo generali { $side_of }: non { $piece }.
maria-refuse-corps-price = { $n ->
    [one] Un generale rimosso parte con 2 nuove truppe per { $n } punto CT, se { $side } può pagarlo: non { $piece }.
   *[other] Un generale rimosso parte con 2 nuove truppe per { $n } punti CT, se { $side } può pagarli: non { $piece }.
    }
maria-refuse-vote-in-turn = Si vota uno alla volta: ora tocca al voto di { $place }.
maria-refuse-not-posted = Ora è un altro pezzo che deve lasciare la sua città: non { $piece }.
maria-refuse-not-nearest = { $piece } deve andare nella città più vicina dove può stare. Possibili: { $places }.
maria-refuse-no-train-place = Il treno va su una fortezza prussiana vuota (nella 2.0 maggiore): non a { $place }.
maria-refuse-not-silesia-train = Ora si piazza solo il treno della casella Slesia: non { $piece }.
maria-refuse-hussar-map = Un ussaro si piazza solo sulla mappa Boemia: non a { $place }.
maria-refuse-map-edge = Solo pezzi francesi e austriaci passano da una mappa all’altra: { $place } è sull’altra.
maria-refuse-neutral-land = I pezzi stranieri non possono entrare in territorio neutrale: { $place }.
maria-refuse-stay-home = { $side } è neutrale e i suoi pezzi restano nel suo territorio principale: { $place } ne è fuori.
maria-refuse-leavers-first = I pezzi stranieri nella Sassonia neutrale muovono per primi: { $pieces }.
maria-refuse-shortest-way-out = { $piece } deve lasciare la Sassonia neutrale per la via più breve, fin dove può muovere.
maria-refuse-stack-forbidden = L’altra potenza non è d’accordo con questa pila: { $piece } ({ $place }).
maria-refuse-no-dispute = Possono alternarsi solo Austria e Armata Pragmatica, se le guidano due posti e muovono ancora entrambe.
maria-refuse-dispute-called = Sulla mappa Fiandre ci si alterna già.
maria-refuse-not-your-turn = Sulla mappa Fiandre ora muove { $side }: non { $piece }.
maria-refuse-flanders-over = In questa fase { $side } non muove più sulla mappa Fiandre: non { $piece }.
maria-refuse-nothing-to-pass = Sulla mappa Fiandre passa solo la parte a cui tocca muovere.
maria-refuse-no-diplomacy = Contratti e promesse sono del gioco avanzato.
maria-refuse-not-your-power = Gli accordi di una potenza li fa solo chi la guida: { $side } è guidata da altri.
maria-refuse-nothing-proposed = Nessuna sovvenzione { $side_of } { $other_to } è proposta.
maria-refuse-minor-gives = Solo le superpotenze concedono sovvenzioni: { $side } è una potenza minore.
maria-refuse-not-allied = Solo una potenza alleata riceve una sovvenzione: { $side } e { $other } non sono alleate.
maria-refuse-neutral-saxony = { $side } non fa nuovi contratti finché è neutrale.
maria-refuse-minor-only = Con due posti solo le potenze minori ricevono sovvenzioni: non { $side }.
maria-refuse-one-contract = Due potenze hanno un solo contratto alla volta: { $side } e { $other } ne hanno uno.
maria-refuse-bavarian-subsidy = { $n ->
    [one] La sovvenzione francese alla Baviera è fissa nel turno { $n }; poi la Francia decide ogni turno.
   *[other] La sovvenzione francese alla Baviera è fissa fino al turno { $n }; poi la Francia decide ogni turno.
    }
maria-refuse-contract-length = { $n ->
    [one] Un contratto dura al massimo fino alla fine della partita: resta { $n } turno.
   *[other] Un contratto dura al massimo fino alla fine della partita: restano { $n } turni.
    }
maria-refuse-no-contract = Non c’è un contratto con cui { $side } sovvenziona { $other }.
maria-refuse-cancel-proposed = Deve prima accettare l’altra parte: la fine della sovvenzione { $side_of } { $other_to } è proposta.

# Che cosa dice l’ispettore: luoghi e pezzi.
maria-fact-neutral-land = { $side } è neutrale: chiusa ai pezzi stranieri e ai loro percorsi di rifornimento
maria-fact-arrow = Qui rientrano i generali dalla casella { $boxes }
maria-fact-victory-marker = Segnalino vittoria { $side_of }
maria-fact-elector-marker = Segnalino elettore { $side_of }
maria-fact-elector-vote = Voto elettore, ora { $side_of }
maria-fact-neutral-control = Nessuno può conquistarla finché { $side } è neutrale
maria-fact-neutral-piece = { $side } è neutrale: i suoi pezzi restano in patria e non combattono
maria-fact-must-leave = Deve lasciare la { $side_bare } neutrale prima che muovano gli altri pezzi della sua potenza
maria-fact-off-map = Fuori dal gioco nella casella { $box }
maria-fact-waits = Aspetta l’annessione nella casella { $box }

# Che cosa dice l’ispettore: potenze e caselle.
maria-fact-major-power = Superpotenza, la guida { $seat_who }
maria-fact-minor-power = Potenza minore, la guida { $seat_who }
maria-fact-cooperates = Coopera con { $sides }
maria-fact-peace-until = Neutrale fino all’inizio della sua fase del turno { $n }
maria-fact-hand = { $n ->
    [one] Ha { $n } CT in mano
   *[other] Ha { $n } CT in mano
    }
maria-fact-cut-off = Non pesca nulla: il nemico controlla la sua fortezza maggiore
maria-fact-income = { $n ->
    [one] Entrate di { $n } CT nella propria fase
   *[other] Entrate di { $n } CT nella propria fase
    }
maria-fact-income-track-more = Compreso: { $n } in più per il tracciato { $track }
maria-fact-income-track-fewer = Compreso: { $n } in meno per il tracciato { $track }
maria-fact-income-card-more = Compreso: { $n } in più in questo turno per una carta politica
maria-fact-income-card-fewer = Compreso: { $n } in meno in questo turno per una carta politica
maria-fact-income-lasting-more = Compreso: { $n } in più fino alla fine della partita per una carta politica
maria-fact-income-lasting-fewer = Compreso: { $n } in meno fino alla fine della partita per una carta politica
maria-fact-bavaria-fixed = { $n ->
    [one] La Francia cede alla Baviera 1 CT delle sue entrate nel turno { $n }
   *[other] La Francia cede alla Baviera 1 CT delle sue entrate ogni turno fino al turno { $n }
    }
maria-fact-bavaria-free = La Francia può cedere alla Baviera 1 CT delle sue entrate ogni turno
maria-fact-gives = { $n ->
    [one] Cede { $side_to } 1 CT delle sue entrate per ancora { $n } turno
   *[other] Cede { $side_to } 1 CT delle sue entrate per ancora { $n } turni
    }
maria-fact-receives = { $n ->
    [one] Riceve 1 CT delle entrate { $side_of } per ancora { $n } turno
   *[other] Riceve 1 CT delle entrate { $side_of } per ancora { $n } turni
    }
maria-fact-goal = { $n ->
    [one] Controlla { $n } delle { $goal } fortezze che danno la vittoria
   *[other] Controlla { $n } delle { $goal } fortezze che danno la vittoria
    }
maria-fact-reserve = { $n ->
    [one] { $n } segnalino vittoria nella scorta: con nessuno al controllo della vittoria la potenza vince
   *[other] { $n } segnalini vittoria nella scorta: con nessuno al controllo della vittoria la potenza vince
    }
maria-fact-reserve-empty = La scorta è vuota: la potenza vince al prossimo controllo della vittoria
maria-fact-battle = { $n ->
    [one] { $n } casella vittoria in battaglia su { $total } è occupata
   *[other] { $n } caselle vittoria in battaglia su { $total } sono occupate
    }
maria-fact-in-box = Un segnalino nella casella { $box }
maria-fact-aside-prussia = { $n ->
    [one] { $n } segnalino messo da parte finché un pezzo prussiano non lascia la Prussia
   *[other] { $n } segnalini messi da parte finché un pezzo prussiano non lascia la Prussia
    }
maria-fact-aside-france = { $n ->
    [one] { $n } segnalino messo da parte finché Francia o Baviera non conquista una fortezza sulla mappa Boemia
   *[other] { $n } segnalini messi da parte finché Francia o Baviera non conquista una fortezza sulla mappa Boemia
    }
maria-fact-box-of = Qui c’è un segnalino { $side_of }
maria-fact-box-silesia = Per la Prussia, quando annette la Slesia
maria-fact-box-train = Qui aspetta l’annessione: { $pieces }
maria-fact-box-electors = Per la Francia, o per l’Armata Pragmatica, con { $n } tra Mainz, Trier, Köln e Mannheim
maria-fact-box-emperor = Per l’Austria o la Francia, secondo il candidato eletto Imperatore
maria-fact-box-italy = Per l’Austria o la Francia, quando il segnalino Italia si ferma sul suo simbolo PV
maria-fact-box-cities = { $side } ha { $places }
maria-fact-no-corps = Nessun generale { $side_of } è via
maria-fact-corps = { $piece } è via con il corpo di spedizione
maria-fact-corps-returns = La via del ritorno porta a { $place }

# Che cosa dice l’ispettore: carte politiche e tracciati.
maria-fact-card-coming = Ancora nel mazzo del { $year }
maria-fact-card-open = Scoperta sul tavolo
maria-fact-card-gone = Giocata
maria-fact-election-due = L’elezione si tiene alla fine di questo turno
maria-fact-card-election = Un’altra carta ne prende il posto; l’Imperatore è eletto alla fine del turno
maria-fact-coats = Stemmi: { $sides_bare }
maria-fact-text-draw = { $n ->
    [one] { $side } pesca subito { $n } CT
   *[other] { $side } pesca subito { $n } CT
    }
maria-fact-text-draw-chosen = { $n ->
    [one] Una tra { $sides } pesca subito { $n } CT
   *[other] Una tra { $sides } pesca subito { $n } CT
    }
maria-fact-text-troops = { $n ->
    [one] { $side } riceve subito { $n } nuova truppa
   *[other] { $side } riceve subito { $n } nuove truppe
    }
maria-fact-text-troops-chosen = { $n ->
    [one] Una tra { $sides } riceve subito { $n } nuova truppa
   *[other] Una tra { $sides } riceve subito { $n } nuove truppe
    }
maria-fact-text-troops-executing = { $n ->
    [one] La potenza che esegue la carta riceve subito { $n } nuova truppa
   *[other] La potenza che esegue la carta riceve subito { $n } nuove truppe
    }
maria-fact-text-less = { $n ->
    [one] { $side } pesca { $n } CT in meno in questo turno
   *[other] { $side } pesca { $n } CT in meno in questo turno
    }
maria-fact-text-lasting = { $n ->
    [one] { $side } pesca { $n } CT in meno in ogni turno fino alla fine della partita
   *[other] { $side } pesca { $n } CT in meno in ogni turno fino alla fine della partita
    }
maria-fact-text-control = { $side } controlla subito { $place }
maria-fact-text-saxony = La Sassonia diventa subito { $stance }
maria-fact-text-corps = { $side } manda un generale fuori mappa fino alla fine della partita
maria-fact-shift = Spostamento: { $part }
maria-fact-shift-either = Spostamento: { $track } di 1 a sinistra o a destra
maria-fact-only-while = Il segnalino Sassonia si sposta solo finché la Sassonia è { $stance }
maria-fact-marker-on = Il segnalino è sulla casella { $n } di { $total }
maria-fact-announced = Annunciato: { $part }
maria-fact-star = L’asterisco è sulla casella { $n }
maria-fact-space-point = { $n ->
    [one] Casella { $spaces }: { $side } ha il segnalino nella casella Italia
   *[other] Caselle { $spaces }: { $side } ha il segnalino nella casella Italia
    }
maria-fact-space-corps = { $n ->
    [one] Casella { $spaces }: un generale { $side_of } è via con il corpo di spedizione
   *[other] Caselle { $spaces }: un generale { $side_of } è via con il corpo di spedizione
    }
maria-fact-space-more = { $n ->
    [one] Casella { $spaces }: entrate { $side_of } più alte di { $cards }
   *[other] Caselle { $spaces }: entrate { $side_of } più alte di { $cards }
    }
maria-fact-space-fewer = { $n ->
    [one] Casella { $spaces }: entrate { $side_of } più basse di { $cards }
   *[other] Caselle { $spaces }: entrate { $side_of } più basse di { $cards }
    }
maria-fact-space-saxony = { $n ->
    [one] Casella { $spaces }: la Sassonia è { $stance }
   *[other] Caselle { $spaces }: la Sassonia è { $stance }
    }
maria-fact-space-after-peace = { $n ->
    [one] Casella { $spaces }: qui l’annessione mette il segnalino
   *[other] Caselle { $spaces }: qui l’annessione mette il segnalino
    }

# Il foglio finale: il punteggio voce per voce.
maria-sheet-austria = Fortezze in Austria
maria-sheet-silesia = Fortezze in Slesia
maria-sheet-fortresses = Fortezze in tutto
maria-sheet-goal = Obiettivo
maria-sheet-map = Segnalini sulla mappa
maria-sheet-battles = Segnalini nelle caselle battaglia
maria-sheet-boxes = Segnalini nelle caselle vittoria
maria-sheet-placed = Segnalini piazzati
maria-sheet-aside = Segnalini messi da parte
maria-sheet-reserve = Rimasti nella scorta
maria-sheet-winter = Inverno { $n }
maria-sheet-winters = Tutti gli inverni: vince il più basso

maria-act-reduce = Riduci gli obiettivi: { $aside } da parte, { $back } nella scorta
