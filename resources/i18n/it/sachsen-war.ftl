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
sachsen-terms = { $n ->
    [0] { sachsen-lands-alone }
   *[other] { $n } gulden{ sachsen-lands }
    }
sachsen-lands-alone = { $countries_count ->
    [0] 0 gulden
   *[other] { $countries }
    }

# Che cosa si può fare.
sachsen-act-attack-with = { $late ->
    [0] Attacca { $place } ({ $n } subito)
   *[other] Attacca { $place } ({ $n } subito, { $late } in ritardo)
    }

# Che cosa si chiede.
sachsen-prompt-guarantees = { $side_num ->
    [pl] { $side_who } devono dire, in segreto, come si schierano nella guerra { $enemy_of } contro { $court }.
   *[other] { $side_who } deve dire, in segreto, come si schiera nella guerra { $enemy_of } contro { $court }.
    }
sachsen-round-guarantees = La guerra tocca uno Stato non rappresentato, { $court_bare }: come si schiera ciascuno Stato?
sachsen-prompt-kingdom-sides = { $side_num ->
    [pl] { $side_who } devono dire, in segreto, quale Regno sostengono, o nessuno dei due.
   *[other] { $side_who } deve dire, in segreto, quale Regno sostiene, o nessuno dei due.
    }
sachsen-round-kingdom-sides = Chi sostiene ciascuno Stato: la Francia, l’Austria o nessuno dei due?
sachsen-prompt-force = { $side_num ->
    [pl] { $side_who } devono scegliere le unità inviate { $court_by } (finora { $n }).
   *[other] { $side_who } deve scegliere le unità inviate { $court_by } (finora { $n }).
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
    [pl] { $side_who } possono muovere ora, come alleati nella coalizione { $court_of }.
   *[other] { $side_who } può muovere ora, da Stato alleato nella coalizione { $court_of }.
    }
sachsen-prompt-claiming = { $side_num ->
    [pl] { $side_who } devono pretendere qualcosa { $loser_by }, giro { $round } di 3.
   *[other] { $side_who } deve pretendere qualcosa { $loser_by }, giro { $round } di 3.
    }
sachsen-prompt-peace-answer = { $side_num ->
    [pl] { $side_who } devono accettare, rifiutare o offrire altro. Pretesa: { sachsen-terms } (giro { $round } di 3).
   *[other] { $side_who } deve accettare, rifiutare o offrire altro. Pretesa: { sachsen-terms } (giro { $round } di 3).
    }
sachsen-prompt-peace-offer = { $side_num ->
    [pl] { $side_who } devono accettare o rifiutare l’offerta { $loser_of }: { sachsen-terms } (giro { $round } di 3).
   *[other] { $side_who } deve accettare o rifiutare l’offerta { $loser_of }: { sachsen-terms } (giro { $round } di 3).
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
    [pl] { $side_who } possono appoggiare: { sachsen-moved }.
   *[other] { $side_who } può appoggiare: { sachsen-moved }.
    }
sachsen-prompt-amendments = { $side_num ->
    [pl] { $side_who } possono emendare: { sachsen-moved }.
   *[other] { $side_who } può emendare: { sachsen-moved }.
    }
sachsen-prompt-vote = { $side_num ->
    [pl] { $side_who } devono votare: { sachsen-moved }.
   *[other] { $side_who } deve votare: { sachsen-moved }.
    }

# Che cosa è successo: guerre e impegni.
sachsen-log-war = Guerra: { $side } contro { $enemy }.
sachsen-log-joins = { $side_num ->
    [pl] { $side } entrano in guerra contro { $enemy }.
   *[other] { $side } entra in guerra contro { $enemy }.
    }
sachsen-log-wars-unite = La guerra { $side_of } contro { $enemy } diventa una sola con un’altra contro gli stessi nemici.
sachsen-log-army-sent = { $side_num ->
    [pl] { $side } mandano un’armata.
   *[other] { $side } manda un’armata.
    }
sachsen-log-army-joined = { $piece } va con l’armata { $court_of }.
sachsen-log-army-led = { $side_num ->
    [pl] { $side } guidano un’armata { $court_of } ({ $n } unità).
   *[other] { $side } guida un’armata { $court_of } ({ $n } unità).
    }
sachsen-log-slip = { $side } { $court_to }: { sachsen-stand }.
sachsen-log-slip-kingdom = { $side_bare }: { sachsen-stand }.
sachsen-log-help-promised = { $side_num ->
    [pl] { $side } promettono aiuto { $court_to } entro la fine del turno { $turn }.
   *[other] { $side } promette aiuto { $court_to } entro la fine del turno { $turn }.
    }
sachsen-log-help-owed = { $side_num ->
    [pl] { $side } devono una brigata { $court_to } entro la fine del turno { $turn }.
   *[other] { $side } deve una brigata { $court_to } entro la fine del turno { $turn }.
    }
sachsen-log-help-kept = { $side_num ->
    [pl] { $side } danno { $court_to } l’aiuto dovuto.
   *[other] { $side } dà { $court_to } l’aiuto dovuto.
    }
sachsen-log-help-failed = { $side_num ->
    [pl] { $side } non danno { $court_to } l’aiuto dovuto.
   *[other] { $side } non dà { $court_to } l’aiuto dovuto.
    }
sachsen-log-chief = { $side_num ->
    [pl] { $side } guidano la coalizione { $court_of }.
   *[other] { $side } guida la coalizione { $court_of }.
    }

# Che cosa è successo: attacchi.
sachsen-log-battle-counts = Battaglie vinte { $side_by }: { $n }.
sachsen-log-lost = Brigate { $side_of } da riorganizzare: { $n }, di ritorno non prima del turno { $turn }.
sachsen-log-marshal = { $piece } ha ora un maresciallo di campo.
sachsen-log-retreats = { $piece } si ritira a { $place }.
sachsen-log-gives-way = { $piece } cede il posto ai nemici: { $place }.
sachsen-log-scattered = { $piece } non trova via di ritirata e va riorganizzata.
sachsen-log-scattered-command = { $piece } non trova via di ritirata e torna il turno seguente.
sachsen-log-advances = { $piece } occupa { $place }.
sachsen-log-marches-enemy-on-land = { $side }, { $n } unità: a { $place }, perché un nemico è nel paese.
sachsen-log-marches-sent = { $side }, { $n } unità: a { $place }, contro il nemico.
sachsen-log-marches-to-seat = { $side }, { $n } unità: a { $place }, verso la propria sede.
sachsen-log-garrison = { $piece } è il nuovo presidio in { $place }.
sachsen-log-new-general = { $side_num ->
    [pl] { $side } nominano un nuovo generale: { $piece } arriva nel turno { $turn }.
   *[other] { $side } nomina un nuovo generale: { $piece } arriva nel turno { $turn }.
    }

# Che cosa è successo: pace.
sachsen-log-beaten = { $side_num ->
    [pl] { $side } perdono la guerra contro { $enemy }.
   *[other] { $side } perde la guerra contro { $enemy }.
    }
sachsen-log-kingdom-lost = { $side_num ->
    [pl] { $side } perdono la loro guerra
   *[other] { $side } perde la sua guerra
    }: { $led ->
    [0] non resta alcuna unità di comando.
   *[other] { $n } province perdute.
    }
sachsen-log-demands = { $side_num ->
    [pl] { $side } pretendono { $loser_by }: { sachsen-terms }.
   *[other] { $side } pretende { $loser_by }: { sachsen-terms }.
    }
sachsen-log-offers-terms = { $side_num ->
    [pl] { $side } offrono: { sachsen-terms }.
   *[other] { $side } offre: { sachsen-terms }.
    }
sachsen-log-terms-refused = { $side_num ->
    [pl] { $side } rifiutano queste condizioni.
   *[other] { $side } rifiuta queste condizioni.
    }
sachsen-log-peace-agreed = { $side_num ->
    [pl] { $side } accettano le condizioni di pace.
   *[other] { $side } accetta le condizioni di pace.
    }
sachsen-log-peace-ruled = Nessun accordo con { $home }: valgono le condizioni delle regole.
sachsen-log-cards-lost = Carte { $side_of } scartate: { $cards }.
sachsen-log-cedes = { $country_bare } passa { $loser_by } { $side_to }.
sachsen-log-pays-peace = { $side_num ->
    [pl] { $side } pagano { $whose_to } { $n } gulden
   *[other] { $side } paga { $whose_to } { $n } gulden
    }{ $debt ->
    [0] .
   *[other] , di cui { $debt } restano a debito.
    }
sachsen-log-war-won = { $side_num ->
    [pl] { $side } vincono la guerra contro { $loser }.
   *[other] { $side } vince la guerra contro { $loser }.
    }
sachsen-log-stalemate = Dopo { $n } turni: pace fra { $side } e { $enemy }, allo stato delle cose.

# Che cosa è successo: congressi.
sachsen-log-congress = { $side_num ->
    [pl] { $side } convocano un congresso: { sachsen-moved }.
   *[other] { $side } convoca un congresso: { sachsen-moved }.
    }
sachsen-log-amends = Emendamento { $side_of }: { sachsen-moved }.
sachsen-log-seconds = { $side_num ->
    [pl] { $side } appoggiano il congresso.
   *[other] { $side } appoggia il congresso.
    }
sachsen-log-not-seconded = Nessuno appoggia il congresso { $side_of }.
sachsen-log-votes = Voto { $side_of }: { sachsen-stand }.
sachsen-log-state-votes = Voto { $side_of }, secondo le note: { sachsen-stand }.
sachsen-log-motion-carried = Approvata, { $yes } a { $no }: { sachsen-moved }.
sachsen-log-motion-fails = Respinta, { $yes } a { $no }: { sachsen-moved }.
sachsen-log-motion-void = Non si vota, perché ora non cambierebbe nulla: { sachsen-moved }.
sachsen-log-ruler = { $side_num ->
    [pl] { $side } hanno un nuovo governante.
   *[other] { $side } ha un nuovo governante.
    }

# Che cosa succederebbe.
sachsen-fact-war-protests = { $side_bare }, note di protesta: { $n }; finisce ogni accordo.
sachsen-fact-war-truce = Un congresso l’ha vietato; note di protesta da ogni Stato non rappresentato: { $n }.
sachsen-fact-attackers-now = Attaccanti subito: { $n }
sachsen-fact-attackers-late = Attaccanti nel turno di battaglia { $turn }: { $n }
sachsen-fact-defenders-now = Difensori subito: { $n }
sachsen-fact-defenders-late = Difensori nel turno di battaglia { $turn }: { $n }
sachsen-fact-reaction-none = { $side_bare }: nessuna reazione
sachsen-fact-reaction-approval = { $side_bare }, note di approvazione: { $n }
sachsen-fact-reaction-protest = { $side_bare }, note di protesta: { $n }
sachsen-fact-reaction-given-back = { $side_bare }: il patto e tutte le note di approvazione sono restituiti
sachsen-fact-reaction-broken = { $side_bare }: il trattato è rotto, note di protesta: { $n }
sachsen-fact-reaction-war = { $side_bare }, note di protesta: { $n }; il patto finisce, guerra
sachsen-fact-reaction-army = { $side_bare }, note di protesta: { $n }; il trattato finisce, guerra, e parte un’armata

# Perché no.
sachsen-refuse-war-own = È uno Stato proprio: { $side_bare }.
sachsen-refuse-war-chaos = Uno Stato senza governante si invade senza dichiarazione: { $side_bare }.
sachsen-refuse-war-already = C’è già guerra con { $side }.
sachsen-refuse-war-settled = In questo turno è stata fatta pace con { $side }.
sachsen-refuse-not-sendable = { $piece } non può partire: presidia il confine, o non è pronta.
sachsen-refuse-sent-already = { $piece } parte già.
sachsen-refuse-command-first = Le brigate seguono un’unità di comando della loro colonna: { $piece_bare }.
sachsen-refuse-army-small = Partono almeno un’unità di comando e una brigata: { $side_bare }.
sachsen-refuse-nobody-there = Non c’è nessuno in { $place }.
sachsen-refuse-not-beside = Nessuna unità che possa attaccare sta accanto a un nemico in { $place }.
sachsen-refuse-declare-first = Prima va dichiarata guerra { $side_to }.
sachsen-refuse-not-late = { $piece } non può arrivare a { $place }: al massimo tre caselle, per una via libera, una volta per turno.
sachsen-refuse-has-attacked = { $piece } ha già attaccato in questo turno.
sachsen-refuse-chief-turn = All’estero le unità di una coalizione muovono nel turno del suo capo: { $piece_bare }.
sachsen-refuse-chief-enemy = Un’unità di uno Stato in guerra con il capo non muove con lui: { $piece_bare }.
sachsen-refuse-advance-to = Solo questa casella: { $place_bare }.
sachsen-refuse-advance-unit = { $piece } non ha combattuto lì, o non può andarci.
sachsen-refuse-no-such-war = Non c’è una guerra così con { $side }, o è già dichiarata perduta.
sachsen-refuse-terms-side = Si tratta della pace con { $side }.
sachsen-refuse-terms-money = Al massimo { $n } gulden, in monete intere.
sachsen-refuse-terms-province = I vincitori non la occupano, e non è mai stata loro: { $country_bare }.
sachsen-refuse-kingdom-province = Solo una provincia che si occupa, e nessun denaro in più.
sachsen-refuse-kingdom-enemy = C’è guerra con { $side }.
sachsen-refuse-not-in-coalition = Passa dalla parte { $side_of } solo chi combatte per l’altro Regno.
sachsen-refuse-changed-already = Una volta per turno.
sachsen-refuse-no-partner = Non è un alleato che debba ancora muovere: { $seat }.
sachsen-refuse-partner-still = Nessuna unità può più muovere in questo turno: { $seat }.
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
step-after-meeting = Dopo la battaglia
step-advance = Avanzata
step-war-ends = Fine delle guerre
step-claims = Trattative di pace
step-peace-claim = Pretesa dei vincitori
step-peace-answer = Risposta alla pretesa
step-peace-offer = Offerta dei vinti
step-spoils = Carte dei vinti
step-spoils-picking = Carte dei vinti
step-kingdom-provinces = Province di un Regno
step-treaty = Trattato di pace
step-seconding = Appoggio al congresso
step-congress = Congresso
step-motion = Mozione
step-motion-vote = Voto
