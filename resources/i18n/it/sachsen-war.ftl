# SACHSEN: guerre, impegni, attacchi, Stati non rappresentati sulla mappa, pace, guerra fra i Regni, congressi.

# Parole usate da altre.
sachsen-stand = { $stand ->
    [neutral] neutrale
    [help] aiuto
    [oppose] per il suo avversario
    [francia] Francia
    [oesterreich] Austria
    [yes] sì
    [no] no
    [abstain] astensione
   *[other] nessuno dei due
    }
sachsen-lands = { $countries_count ->
    [0] {""}
   *[other] , { $countries }
    }

# Che cosa si può fare.
sachsen-act-attack-with = { $late ->
    [0] Attacca { $place } ({ $n } subito)
   *[other] Attacca { $place } ({ $n } subito, { $late } in ritardo)
    }

# Che cosa si chiede.
sachsen-prompt-guarantees = { $side_num ->
    [pl] { $side_who } devono dire, in segreto, come si schierano nella guerra: { $enemy_bare } contro { $court_bare }.
   *[other] { $side_who } deve dire, in segreto, come si schiera nella guerra: { $enemy_bare } contro { $court_bare }.
    }
sachsen-round-guarantees = La guerra tocca uno Stato non rappresentato, { $court_bare }: come si schiera ciascuno Stato?
sachsen-prompt-kingdom-sides = { $side_num ->
    [pl] { $side_who } devono dire, in segreto, quale Regno sostengono, o nessuno dei due.
   *[other] { $side_who } deve dire, in segreto, quale Regno sostiene, o nessuno dei due.
    }
sachsen-round-kingdom-sides = Chi sostiene ciascuno Stato: la Francia, l’Austria o nessuno dei due?
sachsen-prompt-force = { $side_num ->
    [pl] { $side_who } devono dire quali unità partono ({ $court_bare }): un’unità di comando e brigate della sua colonna (finora { $n }).
   *[other] { $side_who } deve dire quali unità partono ({ $court_bare }): un’unità di comando e brigate della sua colonna (finora { $n }).
    }
sachsen-prompt-meeting = { $side_num ->
    [pl] { $side_who } possono affrontare gli invasori in { $place_bare } (unità vicine: { $n }).
   *[other] { $side_who } può affrontare gli invasori in { $place_bare } (unità vicine: { $n }).
    }
sachsen-prompt-advance = { $side_num ->
    [pl] { $side_who } possono occupare { $place } (unità che possono: { $n }).
   *[other] { $side_who } può occupare { $place } (unità che possono: { $n }).
    }
sachsen-prompt-partner-moves = { $side_num ->
    [pl] { $side_who } possono muovere ora, nel turno del capo della coalizione ({ $court_bare }).
   *[other] { $side_who } può muovere ora, nel turno del capo della coalizione ({ $court_bare }).
    }
sachsen-prompt-claiming = { $side_num ->
    [pl] { $side_who } devono chiedere qualcosa a chi è vinto ({ $loser_bare }), giro { $round } di 3.
   *[other] { $side_who } deve chiedere qualcosa a chi è vinto ({ $loser_bare }), giro { $round } di 3.
    }
sachsen-prompt-peace-answer = { $side_num ->
    [pl] { $side_who } devono accettare, rifiutare o offrire altro. Richiesta: { $n } gulden{ sachsen-lands } (giro { $round } di 3).
   *[other] { $side_who } deve accettare, rifiutare o offrire altro. Richiesta: { $n } gulden{ sachsen-lands } (giro { $round } di 3).
    }
sachsen-prompt-peace-offer = { $side_num ->
    [pl] { $side_who } devono accettare o rifiutare l’offerta ({ $loser_bare }): { $n } gulden{ sachsen-lands } (giro { $round } di 3).
   *[other] { $side_who } deve accettare o rifiutare l’offerta ({ $loser_bare }): { $n } gulden{ sachsen-lands } (giro { $round } di 3).
    }
sachsen-prompt-spoils-picking = { $side_num ->
    [pl] { $side_who } devono prendere una delle carte dei vinti.
   *[other] { $side_who } deve prendere una delle carte dei vinti.
    }
sachsen-prompt-kingdom-provinces = { $side_num ->
    [pl] { $side_who } possono prendere una provincia del Regno vinto, o il suo denaro.
   *[other] { $side_who } può prendere una provincia del Regno vinto, o il suo denaro.
    }
sachsen-prompt-seconding = { $side_num ->
    [pl] { $side_who } devono dire se appoggiano il congresso ({ $by_bare }): { sachsen-motion }.
   *[other] { $side_who } deve dire se appoggia il congresso ({ $by_bare }): { sachsen-motion }.
    }
sachsen-prompt-amendments = { $side_num ->
    [pl] { $side_who } possono presentare un emendamento alla mozione ({ $by_bare }): { sachsen-motion }.
   *[other] { $side_who } può presentare un emendamento alla mozione ({ $by_bare }): { sachsen-motion }.
    }
sachsen-prompt-vote = { $side_num ->
    [pl] { $side_who } devono votare la mozione ({ $by_bare }): { sachsen-motion }.
   *[other] { $side_who } deve votare la mozione ({ $by_bare }): { sachsen-motion }.
    }

# Che cosa è successo: guerre e impegni.
sachsen-log-war = Guerra: { $side_bare } contro { $enemy_bare }.
sachsen-log-joins = In guerra anche { $side_bare }, contro { $enemy_bare }.
sachsen-log-army-sent = { $side_bare }: un’armata è in marcia.
sachsen-log-army-led = { $side_bare }: guida di un’armata ({ $court_bare }), { $n } unità.
sachsen-log-slip = { $side_bare } per { $court_bare }: { sachsen-stand }.
sachsen-log-slip-kingdom = { $side_bare }: { sachsen-stand }.
sachsen-log-help-promised = Aiuto promesso: { $side_bare } a { $court_bare }, entro la fine del turno { $turn }.
sachsen-log-help-owed = Una brigata dovuta: { $side_bare } a { $court_bare }, entro la fine del turno { $turn }.
sachsen-log-help-kept = Aiuto dato: { $side_bare } a { $court_bare }.
sachsen-log-help-failed = Aiuto non dato: { $side_bare } a { $court_bare }.
sachsen-log-chief = Capo della coalizione ({ $court_bare }): { $side_bare }.

# Che cosa è successo: attacchi.
sachsen-log-attack = { $side_bare } contro { $enemy_bare } in { $place_bare }: { $n } unità all’attacco.
sachsen-log-battle-counts = Battaglie vinte, { $side_bare }: { $n }.
sachsen-log-lost = { $side_bare }, brigate da riorganizzare: { $n }, di ritorno non prima del turno { $turn }.
sachsen-log-marshal = { $piece_bare }: il generale diventa maresciallo.
sachsen-log-retreats = { $piece_bare }: ritirata in { $place_bare }.
sachsen-log-scattered = { $piece_bare }: nessuna via di ritirata.
sachsen-log-advances = { $piece_bare }: avanzata in { $place_bare }.
sachsen-log-marches-enemy-on-land = { $side_bare }, { $n } unità in { $place_bare }: un nemico è nel paese.
sachsen-log-marches-sent = { $side_bare }, { $n } unità in { $place_bare }: inviate contro il nemico.
sachsen-log-marches-to-seat = { $side_bare }, { $n } unità in { $place_bare }: verso la propria sede.
sachsen-log-garrison = Nuovo presidio in { $place_bare }: { $piece_bare }.
sachsen-log-new-general = { $side_bare } nomina un nuovo generale: { $piece_bare }, arriva nel turno { $turn }.

# Che cosa è successo: pace.
sachsen-log-beaten = Guerra perduta contro { $enemy_bare }: { $side_bare }.
sachsen-log-kingdom-lost = Guerra perduta: { $side_bare }.
sachsen-log-demands = Richiesta, { $side_bare } a { $loser_bare }: { $n } gulden{ sachsen-lands }.
sachsen-log-offers-terms = Offerta, { $side_bare }: { $n } gulden{ sachsen-lands }.
sachsen-log-terms-refused = Rifiuto: { $side_bare }.
sachsen-log-peace-agreed = Condizioni di pace accettate: { $side_bare }.
sachsen-log-peace-ruled = Nessun accordo ({ $home_bare }): valgono le condizioni delle regole.
sachsen-log-cards-lost = Carte scartate, { $side_bare }: { $cards }.
sachsen-log-cedes = { $country_bare }: da { $loser_bare } a { $side_bare }.
sachsen-log-pays-peace = Pagamento, { $side_bare }: { $paid } di { $n } gulden.
sachsen-log-gets-peace = Incasso, { $side_bare }: { $n } gulden.
sachsen-log-war-won = Guerra vinta: { $side_bare } contro { $loser_bare }.
sachsen-log-stalemate = Dopo { $n } turni pace fra { $side_bare } e { $enemy_bare }, allo stato delle cose.

# Che cosa è successo: congressi.
sachsen-log-congress = Congresso, { $side_bare }: { sachsen-moved }.
sachsen-log-amends = Emendamento, { $side_bare }: { sachsen-moved }.
sachsen-log-seconds = Congresso appoggiato: { $side_bare }.
sachsen-log-not-seconded = Nessuno appoggia il congresso: { $side_bare }.
sachsen-log-votes = Voto, { $side_bare }: { sachsen-stand }.
sachsen-log-state-votes = Voto secondo le note, { $side_bare }: { sachsen-stand }.
sachsen-log-motion-carried = Approvata, { $yes } a { $no }: { sachsen-moved }.
sachsen-log-motion-fails = Respinta, { $yes } a { $no }: { sachsen-moved }.
sachsen-log-motion-void = Nessun voto, ora non cambierebbe nulla: { sachsen-moved }.
sachsen-log-ruler = Un nuovo governante: { $side_bare }.

# Che cosa succederebbe.
sachsen-fact-war-protests = { $side_bare }, note di protesta: { $n }; finisce ogni accordo.
sachsen-fact-war-truce = Un congresso l’ha vietato; note di protesta da ogni Stato non rappresentato: { $n }.
sachsen-fact-attackers-now = Attaccanti subito: { $n }
sachsen-fact-attackers-late = Attaccanti nel turno di battaglia { $turn }: { $n }
sachsen-fact-defenders-now = Difensori subito: { $n }
sachsen-fact-defenders-late = Difensori nel turno di battaglia { $turn }: { $n }
sachsen-fact-reaction-none = { $side_bare }: nessuna reazione
sachsen-fact-reaction-approval = { $side_bare }: note di approvazione: { $n }
sachsen-fact-reaction-protest = { $side_bare }: note di protesta: { $n }
sachsen-fact-reaction-given-back = { $side_bare }: il patto e tutte le note di approvazione sono restituiti
sachsen-fact-reaction-broken = { $side_bare }: il trattato è rotto, note di protesta: { $n }
sachsen-fact-reaction-war = { $side_bare }: note di protesta: { $n }, il patto finisce, guerra
sachsen-fact-reaction-army = { $side_bare }: note di protesta: { $n }, il trattato finisce, guerra, e parte un’armata

# Perché no.
sachsen-refuse-war-own = È un proprio Stato: { $side_bare }.
sachsen-refuse-war-chaos = Uno Stato senza governante si invade senza dichiarazione: { $side_bare }.
sachsen-refuse-war-already = La guerra c’è già: { $side_bare }.
sachsen-refuse-war-settled = La pace è di questo turno: { $side_bare }.
sachsen-refuse-not-sendable = Presidia il confine o non è pronta: { $piece_bare }.
sachsen-refuse-sent-already = Parte già: { $piece_bare }.
sachsen-refuse-command-first = Le brigate seguono un’unità di comando della loro colonna: { $piece_bare }.
sachsen-refuse-army-small = Partono almeno un’unità di comando e una brigata: { $side_bare }.
sachsen-refuse-nobody-there = Non c’è nessuno: { $place_bare }.
sachsen-refuse-not-beside = Nessuna unità che possa attaccare è accanto a un nemico: { $place_bare }.
sachsen-refuse-not-late = Non può arrivare, al massimo tre caselle per una via libera, una volta per turno: { $piece_bare }, { $place_bare }.
sachsen-refuse-has-attacked = Ha già attaccato in questo turno: { $piece_bare }.
sachsen-refuse-chief-turn = All’estero le unità di una coalizione muovono nel turno del suo capo: { $piece_bare }.
sachsen-refuse-advance-to = Solo questa casella: { $place_bare }.
sachsen-refuse-advance-unit = Non ha combattuto lì, o non può andarci: { $piece_bare }.
sachsen-refuse-no-such-war = Nessuna guerra così, o è già dichiarata perduta: { $side_bare }.
sachsen-refuse-terms-side = È la pace con { $side_bare }.
sachsen-refuse-terms-money = Al massimo { $n } gulden, in monete intere.
sachsen-refuse-terms-province = I vincitori non la occupano, e non è mai stata loro: { $country_bare }.
sachsen-refuse-kingdom-province = Solo una provincia occupata, e senza denaro.
sachsen-refuse-kingdom-enemy = C’è guerra con questo Regno: { $side_bare }.
sachsen-refuse-not-in-coalition = Passa a questa parte solo chi combatte per l’altro Regno: { $side_bare }.
sachsen-refuse-changed-already = Una volta per turno.
sachsen-refuse-no-partner = Non è un alleato che debba ancora muovere: { $seat }.
sachsen-refuse-congress-again = Un congresso per ciclo.
sachsen-refuse-congress-unseconded = In questo turno nessuno l’ha appoggiato.
sachsen-refuse-congress-cause = Per un congresso servono una guerra, una provincia occupata o una pretesa su uno Stato nel caos.
sachsen-refuse-motion-words = La mozione nomina altro: { sachsen-motion }.
sachsen-refuse-motion-void = Allo stato delle cose non cambierebbe nulla: { sachsen-motion }.
sachsen-refuse-motion-province = Solo una provincia occupata, a un altro Stato con un governante: { $country_bare }.
sachsen-refuse-motion-sum = Un pagamento va da { $least } a { $n } gulden.
sachsen-refuse-motion-tabled = È già stata presentata.
sachsen-refuse-motion-matter = Un emendamento è dello stesso tipo, o nomina uno Stato della mozione.

# Parti del turno.
step-guarantees = Impegni
step-force = L’armata di un Regno
step-kingdom-sides = La guerra fra i Regni
step-chiefs = Capi delle coalizioni
step-partner-moves = Muove un alleato
step-meeting = Invasori
step-aftermath = Dopo la battaglia
step-advance = Avanzata
step-war-ends = Fine delle guerre
step-claims = Trattative di pace
step-peace-claim = Richiesta dei vincitori
step-peace-answer = Risposta alla richiesta
step-peace-offer = Offerta dei vinti
step-spoils = Carte dei vinti
step-spoils-picking = Carte dei vinti
step-kingdom-provinces = Province di un Regno
step-treaty = Trattato di pace
step-seconding = Appoggio al congresso
step-congress = Congresso
step-motion = Mozione
step-motion-vote = Voto
