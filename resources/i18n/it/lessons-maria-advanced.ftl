# The lessons of MARIA, advanced course. Keys: lesson-maria-<lesson>-<step>[-<reply>].

# course
lesson-course-maria-advanced = Maria: il gioco avanzato
lesson-course-maria-advanced-line = Segnalini vittoria, politica, elezione imperiale e cambi di alleanza, su entrambe le mappe.

# empty-reserve
lesson-maria-empty-reserve-title = L’ultimo segnalino
lesson-maria-empty-reserve-theme = Nel gioco avanzato si usano entrambe le mappe, per 12 turni. Ogni grande potenza ha una scorta di segnalini vittoria e deve piazzarli tutti. Alla Francia ne resta 1. Tu guidi la Francia.
lesson-maria-empty-reserve-march = Moritz von Sachsen è a Lille. Portalo attraverso Tournai fino ad Ath. Nessuno protegge Tournai, quindi cade quando lui ne esce, e l’ultimo segnalino va lì.
lesson-maria-empty-reserve-march-stands = Finché sta su Tournai non conquista nulla: una fortezza cade quando un generale ne esce. Prosegui fino ad Ath nello stesso movimento.
lesson-maria-empty-reserve-march-not-yet = La sotto-fase di movimento finirebbe, con 1 segnalino ancora nella scorta. Prima muovi Moritz.
lesson-maria-empty-reserve-march-elsewhere = Le regole lo permettono, ma così non prendi Tournai finendo ad Ath.
lesson-maria-empty-reserve-over = Tournai porta il segnalino francese e la scorta della Francia è vuota. Luigi XV ha già vinto?
lesson-maria-empty-reserve-over-choice-yes = Sì
lesson-maria-empty-reserve-over-choice-no = Non ancora
lesson-maria-empty-reserve-over-stage = Nessuno vince a metà di una fase. Le scorte si guardano alla fine di una fase azione, di una fase politica o dell’elezione imperiale.
lesson-maria-empty-reserve-end = Giusto: possono esserci ancora combattimenti, e una sconfitta riporta segnalini nella scorta. Vicino a Moritz non c’è nessuno. Termina la sotto-fase di movimento.
lesson-maria-empty-reserve-end-won = La fase è finita e la scorta è ancora vuota: Luigi XV vince la partita.
lesson-maria-empty-reserve-fight = Lo stesso giorno, con una differenza: Maillebois ha 1 truppa e accanto c’è Traun con 8. All’inizio del combattimento deve attaccare. Attacca.
lesson-maria-empty-reserve-give-in = Il punteggio è −7 e non hai carte. Rinuncia.
lesson-maria-empty-reserve-left = Maillebois è rimosso, e questo costa 1 punto vittoria: un segnalino lascia la casella vittoria in battaglia. Quanti segnalini ha ora la scorta della Francia?
lesson-maria-empty-reserve-left-lost = Un punto vittoria perso riporta un segnalino da una casella vittoria in battaglia alla scorta. La Francia ne aveva 1.
lesson-maria-empty-reserve-sums = La partita continua. Se nessuno vince prima, decide il quarto inverno: a ogni inverno si annotano i segnalini in scorta. Somme: Prussia 9, Francia 7, Esercito Pragmatico 8, Austria 7. Chi vince?
lesson-maria-empty-reserve-sums-highest = I segnalini in scorta sono quelli non piazzati: vince la somma più bassa.
lesson-maria-empty-reserve-sums-tie = La Francia ha 7, come l’Austria. Ma Maria Teresa vince tutti i pareggi, e Luigi XV li perde.

# battle-boxes
lesson-maria-battle-boxes-title = Caselle vittoria ed elettori
lesson-maria-battle-boxes-attack = Guidi la Francia e la Baviera. Törring e Belle-Isle sono a Kufstein con 11 truppe, Karl e Traun a Innsbruck con 10. Attaccali.
lesson-maria-battle-boxes-points = Punteggio +1; l’Austria non gioca nulla. Non può ritirarsi e perde tutte le 10 truppe e i due generali. Le truppe contano a gruppi di tre. Quanti punti vittoria sono?
lesson-maria-battle-boxes-points-threes = Un punto ogni 3 truppe eliminate, non per ogni truppa.
lesson-maria-battle-boxes-points-whole = Contano solo i gruppi interi di tre: la decima truppa non dà nulla.
lesson-maria-battle-boxes-points-one = Un generale rimosso vale 1 punto solo se sono cadute meno di 3 truppe.
lesson-maria-battle-boxes-boxes = Törring è bavarese; i suoi punti contano per la Francia, la grande potenza. Quanti segnalini ha spostato la Francia nelle sue caselle vittoria in battaglia?
lesson-maria-battle-boxes-boxes-full = Ogni grande potenza ha solo 2 caselle vittoria in battaglia. Un punto senza casella libera è ignorato.
lesson-maria-battle-boxes-back = L’Austria perde 3 punti. Aveva 1 segnalino nelle sue caselle vittoria in battaglia. Quanti segnalini sono tornati nella sua scorta?
lesson-maria-battle-boxes-back-none-there = Può restituire solo ciò che sta nelle sue caselle vittoria in battaglia. Il resto della perdita è ignorato.
lesson-maria-battle-boxes-small = Un altro combattimento: il perdente perde 2 truppe, le ultime, e il suo generale è rimosso. Quanti punti vittoria sono?
lesson-maria-battle-boxes-small-general = Due truppe da sole non darebbero nulla, ma è stato rimosso anche un generale.
lesson-maria-battle-boxes-hunger = Un generale austriaco è rimosso per mancanza di rifornimento. L’Austria perde 1 punto vittoria. Chi ne guadagna uno?
lesson-maria-battle-boxes-hunger-choice-nobody = Nessuno
lesson-maria-battle-boxes-hunger-no-gain = Nessuno lo ha sconfitto. La fame costa un punto, ma non ne dà.
lesson-maria-battle-boxes-trier = Altre caselle si riempiono sulla mappa. Trier è una di quattro fortezze elettorali contese all’ovest. Porta Moritz attraverso Trier fino a Bernkastel.
lesson-maria-battle-boxes-trier-leave = Stando su Trier non conquista nulla. Portalo avanti fino a Bernkastel.
lesson-maria-battle-boxes-trier-elsewhere = Le regole lo permettono, ma questa lezione vuole Trier: finisci a Bernkastel.
lesson-maria-battle-boxes-electors = Fra Mainz, Trier, Köln e Mannheim, alcune portano ora il segnalino elettore francese. Clicca su tutte queste, poi su Verifica.
lesson-maria-battle-boxes-electors-mainz = Mainz porta ancora il segnalino elettore austro-pragmatico.
lesson-maria-battle-boxes-electors-box = Tre su quattro: la Francia mette un segnalino nella casella 3 elettori. Torna subito indietro se la Francia scende sotto tre.

# trump
lesson-maria-trump-title = Il seme dominante
lesson-maria-trump-theme = Ogni turno comincia con la politica. Due carte politiche sono scoperte: Colpo di Stato, che spinge la Russia verso Berlino, e Sardegna-Piemonte, che spinge l’Italia verso Vienna. Guidi la Prussia e l’Esercito Pragmatico.
lesson-maria-trump-name = Federico ha vinto l’ultimo combattimento: scegli tu il seme politico dominante. Contano solo le carte di quel seme. La Prussia ha il 9 di cuori e il 2 di picche. Scegli il migliore.
lesson-maria-trump-name-two = Con picche la Prussia avrebbe solo un 2. In mano ha di meglio.
lesson-maria-trump-name-low = Fiori aiuterebbe l’Esercito Pragmatico, con un 3. In un altro seme la Prussia arriverebbe a 9.
lesson-maria-trump-name-none = La Prussia non ha carte di quel seme.
lesson-maria-trump-place = Ora ogni grande potenza può piazzare 1 carta coperta, da sinistra a destra: prima la Prussia. Piazza il 9 di cuori.
lesson-maria-trump-place-later = Il 2 di picche non è dominante. Come bluff è permesso, ma non dà influenza; la Prussia vuole scegliere per prima.
lesson-maria-trump-place-no-part = Una potenza senza carte nella sua casella non partecipa alla selezione.
lesson-maria-trump-bluff = La Francia ha piazzato una carta. Ora tocca all’Esercito Pragmatico, che non ha cuori. Può non piazzare nulla, o bluffare: gli altri vedono solo il dorso. Piazza il 3 di fiori.
lesson-maria-trump-bluff-free = Puoi farlo, ma qui un bluff non costa nulla: una carta che non è dominante torna in mano. Prova.
lesson-maria-trump-back = Si scoprono tutte: Prussia 9 di cuori, Francia 4 di quadri, Esercito Pragmatico 3 di fiori, Austria 7 di cuori. Dominante è cuori. Quali carte tornano in mano?
lesson-maria-trump-back-choice-nobody = Nessuna
lesson-maria-trump-back-choice-pragmatic-alone = Solo quella dell’Esercito Pragmatico
lesson-maria-trump-back-choice-france-pragmatic = Quelle di Francia ed Esercito Pragmatico
lesson-maria-trump-back-bluffs = Le carte appena piazzate che non sono dominanti tornano in mano a chi le ha giocate.
lesson-maria-trump-back-diamonds = Guarda anche la Francia: nemmeno quadri è dominante.
lesson-maria-trump-turned-up = Se nessuno ha ancora vinto un combattimento, decide il mazzo. Si scopre una Reserve, poi il 4 di picche. Che cosa succede?
lesson-maria-trump-turned-up-choice-reserve = Vale la Reserve: non c’è dominante
lesson-maria-trump-turned-up-choice-spades = Dominante è picche
lesson-maria-trump-turned-up-choice-hearts = Si scopre un’altra carta
lesson-maria-trump-turned-up-go-on = Una Reserve non ha seme: si scoprono carte finché una non è una Reserve.
lesson-maria-trump-turned-up-first = Il 4 di picche non è una Reserve, quindi la ricerca finisce lì.

# influence
lesson-maria-influence-title = Influenza
lesson-maria-influence-place = Dominante è cuori. Nella casella dell’Austria c’è un 6 di picche conservato da un turno precedente. Qui tutto è scoperto e giochi per tutti. Piazza la Reserve per la Prussia.
lesson-maria-influence-place-use = Senza carte la Prussia non parteciperebbe. Qui la Reserve è forte: piazzala.
lesson-maria-influence-prussia = La Francia ha piazzato il 7 di cuori, l’Austria il 9 di quadri. In politica una Reserve è sempre dominante. Quanta influenza ha la Prussia?
lesson-maria-influence-prussia-politics = In combattimento o come pagamento vale al massimo 8. Sul tabellone politico conta il doppio.
lesson-maria-influence-austria = E l’Austria, con il 6 di picche conservato e il 9 di quadri appena piazzato?
lesson-maria-influence-austria-diamonds = Il 9 di quadri è stato piazzato ora e non è dominante: è tornato in mano.
lesson-maria-influence-austria-other = Al contrario: il 9 è stato piazzato ora ed è tornato in mano, il 6 era già lì.
lesson-maria-influence-austria-kept = Una carta conservata da un turno precedente resta, di qualunque seme sia, e conta.
lesson-maria-influence-second = Sceglie per prima l’influenza più alta: la Prussia. Chi è la seconda?
lesson-maria-influence-second-first = La Prussia, con 16, è la prima. Chi viene dopo?
lesson-maria-influence-second-six = L’Austria ha 6. Un’altra potenza ha di più.
lesson-maria-influence-second-nothing = L’Esercito Pragmatico non ha piazzato nulla: senza carte nella casella non partecipa.
lesson-maria-influence-tie = Un altro turno: tutte e quattro hanno 5. A parità viene prima chi ha la casella più a destra. Le caselle: Prussia, Francia, Esercito Pragmatico, Austria. Chi è la prima?
lesson-maria-influence-tie-right = La Prussia piazza la carta per prima, ma la sua casella è la più a sinistra.
lesson-maria-influence-tie-order = Austria, poi Esercito Pragmatico, poi Francia, poi Prussia.

# select
lesson-maria-select-title = Selezionare o conservare
lesson-maria-select-choose = Influenza: Prussia 9, Austria 3, Francia 3, Esercito Pragmatico 2, con una carta conservata. Giochi per tutti. La carta Russia danneggerebbe la Prussia. Chi la seleziona può anche scartarla: selezionala.
lesson-maria-select-choose-coat = Una potenza seleziona solo carte che mostrano il suo stemma. Palatinato elettorale mostra quelli di Francia ed Esercito Pragmatico.
lesson-maria-select-choose-austria-next = Allora toccherebbe all’Austria, che potrebbe prendere Russia, con le sue frecce contro la Prussia. Prendila tu.
lesson-maria-select-discard = Il 9 della Prussia è speso. Ora esegui la carta o lasciala senza effetto. Scartala senza effetto.
lesson-maria-select-discard-worse = Così la Russia andrebbe verso Vienna o la Sassonia lontano dalla Prussia. Hai preso la carta per impedirlo.
lesson-maria-select-austria = Poi tocca all’Austria, prima della Francia: la sua casella è più a destra. Resta solo Palatinato elettorale, senza lo stemma austriaco. Che ne è della carta dell’Austria?
lesson-maria-select-austria-choice-keep = Resta sul tabellone
lesson-maria-select-austria-choice-select = Paga Palatinato elettorale
lesson-maria-select-austria-choice-hand = Torna in mano
lesson-maria-select-austria-coat = Senza il suo stemma sulla carta l’Austria non può selezionarla.
lesson-maria-select-austria-one-left = Le carte tornano in mano solo quando entrambe le carte politiche sono selezionate. Una è ancora lì, e l’Austria è stata chiamata.
lesson-maria-select-france = L’Austria deve conservare la carta, per i turni seguenti. Ora la Francia. Seleziona Palatinato elettorale.
lesson-maria-select-france-good = Conservare tiene l’influenza per dopo, ma questa carta dà alla Francia Mannheim, una carta e 3 truppe. Prendila.
lesson-maria-select-carry-out = Palatinato elettorale porta Mannheim, 1 Carta Tattica e 3 truppe. Esegui il suo testo.
lesson-maria-select-carry-out-waste = Così scarti la carta senza effetto. Il suo testo giova alla Francia.
lesson-maria-select-pragmatic = Mannheim è francese, e la Francia ha assegnato le 3 truppe. L’Esercito Pragmatico non è stato chiamato. Che ne è della sua carta conservata?
lesson-maria-select-pragmatic-choice-stays = Resta sul tabellone
lesson-maria-select-pragmatic-choice-hand = Torna in mano
lesson-maria-select-pragmatic-choice-discarded = Viene scartata
lesson-maria-select-pragmatic-both = Entrambe le carte politiche sono andate. Chi non è stato ancora chiamato riprende tutte le carte, anche quelle conservate.
lesson-maria-select-pragmatic-not-selected = Solo chi seleziona una carta politica scarta le carte della sua casella.
lesson-maria-select-variant = Di nuovo da capo, ma ora la Francia risparmia la sua influenza. La Prussia ha scartato Russia, l’Austria deve conservare. Conserva anche la carta della Francia.
lesson-maria-select-variant-keep-now = Questo è successo la prima volta. Stavolta la Francia conserva la carta.
lesson-maria-select-gone = Anche l’Esercito Pragmatico conserva. Nessuno ha selezionato Palatinato elettorale. Che ne è?
lesson-maria-select-gone-choice-waits = Aspetta il prossimo turno
lesson-maria-select-gone-choice-discarded = Si scarta senza effetto
lesson-maria-select-gone-no-wait = Una carta politica resta scoperta un solo turno. Le Carte Tattiche di Austria, Francia ed Esercito Pragmatico restano.
