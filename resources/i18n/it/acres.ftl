# A FEW ACRES OF SNOW mentre si gioca: che cosa si può fare, che cosa è richiesto, che cosa è successo, perché no. Nomi: acres-names.ftl.
# Alcune carte hanno il nome al plurale (navi, coloni): nessun verbo e nessun aggettivo si accorda con una carta.

# Che cosa si può fare. Le carte stanno in fondo, perché distinguono una scelta dall’altra.
acres-act-settle = Colonizza { $place }: { $cards }
acres-act-develop = Sviluppa { $place }: { $cards }
acres-act-fortify = Fortifica { $place }: { $cards }
acres-act-besiege = Assedia { $place }: { $cards }
acres-act-raid = Razzia { $place }: { $cards_short }
acres-act-reinforce = Rinforza { $siege }: { $card }
acres-act-ambush = Tendi un’imboscata: { $card }
acres-act-recruit = Prendi nativi americani: { $card }
acres-act-money = Prendi denaro: { $card }
acres-act-merchant = Mercante (nave: { $card }): { $cards }
acres-act-trade = Vendi pellicce: { $cards_short }
acres-act-piracy = Pirateria: { $cards }
acres-act-draft = Acquisisci: { $card }
acres-act-discard = { $n ->
    [one] Scarta: { $cards }
   *[other] Scarta { $n } carte: { $cards_short }
    }
acres-act-reserve = Metti nella riserva: { $card }
acres-act-governor = Governatore, rimuovi: { $cards }
acres-act-intendant = Intendente, riprendi: { $card }
acres-act-home-support = Supporto della patria: pesca 3 carte
acres-act-retrieve = Recupera la riserva
acres-act-withdraw = Ritirati dall’assedio
acres-act-pass = Passa
acres-act-done = Termina il turno
acres-act-block = Blocca: { $card }
acres-act-allow = Non bloccare
acres-act-lose-hand = Restituisci dalla mano: { $card }
acres-act-lose-reserve = Restituisci dalla riserva: { $card }
acres-act-give-hand = Consegna dalla mano
acres-act-give-reserve = Consegna dalla riserva
acres-act-return = Restituisci: { $card }
acres-act-occupy = Piazza un villaggio: { $card }
acres-act-leave = Lascia il luogo vuoto
acres-act-check = Prima { $siege }

# Che cosa è richiesto.
acres-prompt-acts = { $n ->
    [one] { $side_who } può eseguire ancora { $n } azione: scegli carte, o prima un luogo.
   *[other] { $side_who } può eseguire ancora { $n } azioni: scegli carte, o prima un luogo.
    }
acres-prompt-end = { $side_who } deve premere «Termina il turno»; restano possibili le azioni gratuite.
acres-prompt-siege-order = { $side_who } deve scegliere quale dei due assedi vinti viene prima.
acres-prompt-occupy = { $side_who } può scartare un colono per piazzare un villaggio a { $place }.
acres-prompt-siege-loss = { $side_who } deve restituire una carta impero dell’assedio di { $place }.
acres-prompt-raid-block = { $side_who } può bloccare la razzia contro { $place } con una carta della mano, o lasciar fare.
acres-prompt-ambush-block = { $side_who } può bloccare l’imboscata con una carta della mano, o lasciar fare.
acres-prompt-ambush-loss = { $side_who } deve restituire una carta con il simbolo imboscata, dalla mano o dalla riserva.
acres-prompt-native = { $side_who } deve dare una carta nativi americani, dalla mano o dalla riserva.

# Che cosa è successo.
acres-log-turn = Turno { $turn }: { $side_bare }.
acres-log-settles = { $side } colonizza { $place } ({ $cards }) e ne ottiene la carta.
acres-log-settles-without-card = { $side } colonizza { $place }: { $cards }.
acres-log-resettles = { $side } colonizza di nuovo { $place } ({ $cards }) per riaverne la carta.
acres-log-develops = { $side } sviluppa { $place }, ora città: { $cards }.
acres-log-fortifies = { $side } fortifica { $place }: { $cards }.
acres-log-besieges = { $side } assedia { $place }: { $cards }{ $cost ->
    [0] .
    [one] , per { $cost } denaro.
   *[other] , per { $cost } denari.
} { $at ->
    [0] Il segnalino è a 0.
   *[other] Il segnalino è a { $at } per { $ahead }.
}
acres-log-reinforces = { $side } porta rinforzi a { $place }: { $card }{ $cost ->
    [0] .
    [one] , per { $cost } denaro.
   *[other] , per { $cost } denari.
} { $at ->
    [0] Il segnalino è a 0.
   *[other] Il segnalino è a { $at } per { $ahead }.
}
acres-log-withdraws = { $side } si ritira dall’assedio di { $place }. { $at ->
    [0] Il segnalino è a 0.
   *[other] Il segnalino è a { $at } per { $ahead }.
}
acres-log-holds = { $side } tiene { $place }: l’assedio è fallito. { $at ->
    [0] Il segnalino è a 0.
   *[other] Il segnalino è a { $at } per { $ahead }.
}
acres-log-takes-village = { $side } prende { $place } e cattura un villaggio. { $at ->
    [0] Il segnalino è a 0.
   *[other] Il segnalino è a { $at } per { $ahead }.
}
acres-log-takes-town = { $side } prende { $place } e cattura una città. { $at ->
    [0] Il segnalino è a 0.
   *[other] Il segnalino è a { $at } per { $ahead }.
}
acres-log-sudden-win = Cade { $place }: { $side } vince subito.
acres-log-occupies = { $side } piazza un villaggio a { $place }.
acres-log-pays-settler = { $side } usa una carta come colono: { $card }.
acres-log-leaves = { $side } non occupa { $place }: il luogo resta vuoto.
acres-log-returns = { $side } restituisce una carta impero: { $card }.
acres-log-siege-lifted = L’assedio di { $place } finisce: non c’è più nulla da assediare.
acres-log-raids = { $side } razzia { $place }: { $cards }.
acres-log-blocks-raid = { $side } blocca la razzia contro { $place }: { $card }.
acres-log-raided-village = { $side } cattura il villaggio di { $place }.
acres-log-raided-town = { $side } cattura la città di { $place }; resta un villaggio.
acres-log-raided-town-without-village = { $side } cattura la città di { $place }; non resta nulla.
acres-log-ambushes = { $side } tende un’imboscata: { $card }.
acres-log-blocks-ambush = { $side } blocca l’imboscata: { $card }.
acres-log-loses-card = { $side } perde una carta nell’imboscata: { $card }.
acres-log-shows-hand = { $cards_count ->
    [0] { $side } mostra la mano vuota.
   *[other] { $side } mostra la mano: { $cards_short }.
    }
acres-log-recruits = { $side } cerca nativi americani: { $card }.
acres-log-gives-natives = { $side } consegna una carta: { $card }.
acres-log-money = { $n ->
    [one] { $side } prende { $n } denaro: { $card }.
   *[other] { $side } prende { $n } denari: { $card }.
    }
acres-log-merchant = { $n ->
    [one] { $side } commercia via mare per { $n } denaro: { $cards }.
   *[other] { $side } commercia via mare per { $n } denari: { $cards }.
    }
acres-log-trader = { $n ->
    [one] { $side } vende pellicce per { $n } denaro: { $cards }.
   *[other] { $side } vende pellicce per { $n } denari: { $cards }.
    }
acres-log-piracy = { $n ->
    [one] { $side } prende { $n } denaro con la pirateria; l’Inghilterra ne paga { $lost }.
   *[other] { $side } prende { $n } denari con la pirateria; l’Inghilterra ne paga { $lost }.
    }
acres-log-drafts = { $n ->
    [0] { $side } acquisisce gratis una carta: { $card }.
    [one] { $side } acquisisce una carta per { $n } denaro: { $card }.
   *[other] { $side } acquisisce una carta per { $n } denari: { $card }.
    }
acres-log-discards = { $n ->
    [0] { $side } scarta: { $cards }.
    [one] { $side } scarta per { $n } denaro: { $cards }.
   *[other] { $side } scarta per { $n } denari: { $cards }.
    }
acres-log-reserves = { $side } mette nella riserva: { $card }.
acres-log-retrieves = { $n ->
    [one] { $side } recupera la riserva per { $n } denaro: { $cards }.
   *[other] { $side } recupera la riserva per { $n } denari: { $cards }.
    }
acres-log-governor = { $side } rimuove con il governatore: { $cards }.
acres-log-intendant = { $side } riprende con l’intendente: { $card }.
acres-log-home-support = { $n ->
    [one] { $side } pesca { $n } carta con il supporto della patria.
   *[other] { $side } pesca { $n } carte con il supporto della patria.
    }
acres-log-home-support-own = { $cards_count ->
    [0] { $side } non pesca nessuna carta con il supporto della patria.
   *[other] { $side } pesca con il supporto della patria: { $cards_short }.
    }
acres-log-passes = { $side } passa.
acres-log-draws = { $n ->
    [one] { $side } pesca { $n } carta.
   *[other] { $side } pesca { $n } carte.
    }
acres-log-draws-own = { $cards_count ->
    [0] { $side } non pesca nessuna carta.
   *[other] { $side } pesca: { $cards_short }.
    }
acres-log-shuffle = { $side } mescola il mazzo degli scarti: è il nuovo mazzo.
acres-log-over-towns = Tutte le città { $side_of } sono piazzate: la partita finisce.
acres-log-over-villages = Tutti i villaggi { $side_of } sono piazzati: la partita finisce.
acres-log-over-captured = { $n ->
    [one] { $side } ha catturato pezzi per { $n } punto: la partita finisce.
   *[other] { $side } ha catturato pezzi per { $n } punti: la partita finisce.
    }
acres-log-wins-by-points = { $side } vince ai punti: Inghilterra { $british }, Francia { $french }.
acres-log-wins-by-tie = Parità a { $british } punti: vince { $side }.

# Perché no.
acres-refuse-nothing-pays = La tua mano ora non paga nessuno di questi pezzi: lascialo su un luogo per vedere che cosa manca lì.
acres-refuse-piece-stays = I pezzi sulla mappa restano dove sono: gioca sul luogo le carte della tua mano.
acres-refuse-no-action-left = In questo turno non restano azioni: sono possibili solo quelle gratuite.
acres-refuse-actions-left = { $n ->
    [one] Il turno finisce dopo l’ultima azione: ne resta { $n }. Eseguila o passa.
   *[other] Il turno finisce dopo l’ultima azione: ne restano { $n }. Eseguile o passa.
    }
acres-refuse-not-held = La mano { $side_of } non ha questa carta, o non abbastanza copie: { $card }.
acres-refuse-surplus = Questa carta non ha parte nell’azione: { $card }.
acres-refuse-money = { $n ->
    [one] L’azione costa { $n } denaro; { $side } ne ha { $have }. Prima prendi denaro.
   *[other] L’azione costa { $n } denari; { $side } ne ha { $have }. Prima prendi denaro.
    }
acres-refuse-money-for-card = { $n ->
    [one] Questa carta costa { $n } denaro; { $side } ne ha { $have }: { $card }.
   *[other] Questa carta costa { $n } denari; { $side } ne ha { $have }: { $card }.
    }
acres-refuse-card-not-controlled = Una carta luogo serve solo finché il luogo è controllato: { $card } non lo è.
acres-refuse-card-besieged = La carta di un luogo assediato non può essere usata: { $card }.
acres-refuse-card-cut-off = Una carta luogo ha bisogno di un percorso attraverso luoghi propri fino a { $place }: a { $card } manca.
acres-refuse-not-neutral = Si colonizza solo un luogo neutrale: { $place } è sotto il controllo { $side_of }.
acres-refuse-no-village = Colonizzare richiede un villaggio: nella scorta { $side_of } non ne resta nessuno.
acres-refuse-no-origin-held = Serve una carta di partenza che elenchi { $place }. Possibilità: { $cards }.
acres-refuse-no-origin-at-all = Una carta di partenza deve elencare { $place }: { $side } non controlla nessun luogo la cui carta lo faccia.
acres-refuse-no-boat = { $card } elenca { $place } con la barca: un’altra carta deve mostrare una barca.
acres-refuse-no-cart = { $card } elenca { $place } con il carro: un’altra carta deve mostrare un carro.
acres-refuse-no-ship = { $card } elenca { $place } con la nave: un’altra carta deve mostrare una nave.
acres-refuse-no-settler = { $place } ha il simbolo colono: una terza carta deve mostrare un colono.
acres-refuse-not-own = Si sviluppa e si fortifica solo un luogo proprio: { $side } non controlla { $place }.
acres-refuse-already-town = Si sviluppa solo un villaggio: { $place } è una città.
acres-refuse-no-points = Si sviluppano solo luoghi con punti vittoria: { $place } non ne ha.
acres-refuse-no-card-of-site = Sviluppare e fortificare richiedono la carta del luogo: { $side } non ha quella di { $place }.
acres-refuse-no-town = Sviluppare richiede una città: nella scorta { $side_of } non ne resta nessuna.
acres-refuse-no-card-of-this-site = Va giocata la carta del luogo stesso: { $place }.
acres-refuse-no-settler-to-develop = Sviluppare richiede un colono su un’altra carta: { $place }.
acres-refuse-already-fortified = Un luogo ha al massimo una fortificazione: { $place } ne ha già una.
acres-refuse-fortify-besieged = Un luogo assediato non può essere fortificato: { $place }.
acres-refuse-no-fort = Fortificare richiede un disco fortificazione: per { $place } non ne resta nessuno.
acres-refuse-no-fortification = Fortificare richiede una carta fortificazione: { $place }.
acres-refuse-already-besieging = Un solo assedio alla volta: { $side } assedia già { $place }.
acres-refuse-no-enemy = Si assedia solo un luogo con un villaggio o una città del nemico: non { $place }.
acres-refuse-no-strength = Un assedio richiede una terza carta, giocata per ultima, che lì abbia forza: { $place }.
acres-refuse-no-siege = Si rinforza solo un assedio in corso: { $siege } non lo è.
acres-refuse-fort-only-defends = Solo chi si difende in un assedio gioca carte fortificazione: non { $card }.
acres-refuse-ship-useless = Una nave ha forza solo dove il luogo ha il simbolo nave: non a { $place }.
acres-refuse-no-military = Solo carte con forza militare rinforzano un assedio: non { $card }.
acres-refuse-no-trace-british = Rinforzare richiede un percorso attraverso luoghi propri fino a Boston o New York: a { $place } manca.
acres-refuse-no-trace-french = Rinforzare richiede un percorso attraverso luoghi propri fino a Quebec: a { $place } manca.
acres-refuse-no-own-siege = Si ritira solo chi attacca: { $side } non assedia nessun luogo.
acres-refuse-no-settler-to-occupy = { $place } ha il simbolo colono: per piazzare un villaggio serve una carta che mostra un colono.
acres-refuse-not-in-siege-space = Si restituisce solo una carta impero del proprio spazio assedio: non { $card }.
acres-refuse-raid-no-enemy = Una razzia va solo contro un luogo con un villaggio o una città del nemico: non { $place }.
acres-refuse-raid-fort = Un luogo fortificato non può subire razzie: { $place }.
acres-refuse-raid-no-way = Le razzie non attraversano né il mare né fortificazioni nemiche: nessuna via porta a { $place }.
acres-refuse-no-raider = Per una razzia servono solo carte che la fanno o la allungano: non { $card }.
acres-refuse-no-raid-card = { $n ->
    [one] Una razzia contro { $place } richiede { $n } carta con il potere di razzia.
   *[other] Una razzia contro { $place } richiede { $n } carte, di cui almeno una con il potere di razzia.
    }
acres-refuse-raid-too-far = { $n ->
    [one] Una razzia richiede una carta per connessione: fino a { $place } è { $n }.
   *[other] Una razzia richiede una carta per connessione: fino a { $place } sono { $n }.
    }
acres-refuse-raid-surplus = { $n ->
    [one] Una razzia contro { $place } richiede { $n } carta, non di più.
   *[other] Una razzia contro { $place } richiede { $n } carte, non di più.
    }
acres-refuse-blocks-no-raid = Questa carta non può bloccare una razzia contro { $place }: { $card }.
acres-refuse-no-ambusher = Questa carta non può tendere un’imboscata: { $card }.
acres-refuse-blocks-no-ambush = Questa carta non può bloccare un’imboscata: { $card }.
acres-refuse-not-there = { $zone ->
    [reserve] Questa carta non è nella riserva: { $card }.
   *[other] Questa carta non è nella mano: { $card }.
    }
acres-refuse-not-marked = Un’imboscata toglie solo carte con il simbolo imboscata: non { $card }.
acres-refuse-no-recruiter = Solo un prete o il leader indiano prende nativi americani: non { $card }.
acres-refuse-no-natives-there = { $zone ->
    [reserve] Nella riserva non ci sono nativi americani neutrali.
   *[other] Nella mano non ci sono nativi americani neutrali.
    }
acres-refuse-no-money-symbol = Rendono solo carte luogo che mostrano denaro: non { $card }.
acres-refuse-no-ship-to-trade = Il mercante comincia con una carta che mostra una nave.
acres-refuse-one-or-two-money = Con la nave del mercante vanno 1 o 2 carte che mostrano denaro, non { $n }.
acres-refuse-no-trader = La vendita di pellicce comincia con il commerciante.
acres-refuse-no-fur = Il commerciante tratta solo carte che mostrano una pelliccia: non { $card }.
acres-refuse-no-fur-at-all = Il commerciante ha bisogno di almeno 1 carta che mostra una pelliccia.
acres-refuse-french-only = Solo la Francia può praticare la pirateria.
acres-refuse-no-haven = La pirateria richiede la carta di { $place }.
acres-refuse-no-other-ship = La pirateria richiede una nave su un’altra carta.
acres-refuse-draft-location = Una carta luogo non si acquisisce: { $card } si ottiene colonizzando.
acres-refuse-draft-foreign = Una carta dell’altro schieramento non si acquisisce: { $card }.
acres-refuse-not-on-offer = Si acquisisce solo una carta scoperta tra quelle disponibili: non { $card }.
acres-refuse-nothing-to-discard = Va scartata almeno 1 carta.
acres-refuse-reserve-full = { $n ->
    [one] La riserva contiene al massimo { $n } carta: quella { $side_of } è piena.
   *[other] La riserva contiene al massimo { $n } carte: quella { $side_of } è piena.
    }
acres-refuse-reserve-empty = La riserva { $side_of } è vuota.
acres-refuse-no-governor = Il governatore va giocato per primo.
acres-refuse-governor-count = Il governatore rimuove 1 o 2 altre carte, non { $n }.
acres-refuse-not-in-discard = Il mazzo degli scarti { $side_of } non ha questa carta: { $card }.

# Che cosa dice la scheda.
acres-fact-neutral = Neutrale: si può colonizzare
acres-fact-holds-village = Villaggio { $side_adj }
acres-fact-holds-town = Città { $side_adj }
acres-fact-points = { $n ->
    [one] { $n } punto, { $double } con una città
   *[other] { $n } punti, { $double } con una città
    }
acres-fact-no-points = Nessun punto: non si può sviluppare
acres-fact-settler = Colonizzare richiede un colono
acres-fact-ship = Qui le navi hanno forza in un assedio
acres-fact-defence = Chi si difende comincia un assedio con { $n } in più
acres-fact-fort = Fortificazione: nessuna razzia, e 2 in più in un assedio
acres-fact-no-card = { $side } non ha una carta di questo luogo
acres-fact-card-usable = La sua carta è utilizzabile
acres-fact-raided-by = { $n ->
    [one] { $side } può farvi una razzia con { $n } carta
   *[other] { $side } può farvi una razzia con { $n } carte
    }
acres-fact-raid-safe = Non può subire razzie
acres-fact-no-siege = { $side } non assedia nessun luogo
acres-fact-siege-ahead = Assedio: { $side } è in vantaggio di { $n }
acres-fact-siege-even = Assedio: nessuno è in vantaggio
acres-fact-siege-falls = Così come sta, { $side } lo prende all’inizio del proprio turno
acres-fact-siege-fails = Così come sta, { $side } lo tiene all’inizio del proprio turno
acres-fact-siege-goes-on = Così come sta, l’assedio continua
acres-fact-forts-left = { $n ->
    [one] Resta { $n } disco fortificazione per entrambi
   *[other] Restano { $n } dischi fortificazione per entrambi
    }
acres-fact-money = { $n ->
    [one] { $side_bare }: { $n } denaro
   *[other] { $side_bare }: { $n } denari
    }
acres-fact-supply = Scorta: villaggi { $villages }, città { $towns }
acres-fact-captured = Catturati: villaggi { $villages }, città { $towns }
acres-fact-price = { $n ->
    [one] Prezzo: { $n } denaro
   *[other] Prezzo: { $n } denari
    }
acres-fact-lists-boat = { $side_bare }, con la barca: { $places_short }
acres-fact-lists-cart = { $side_bare }, con il carro: { $places_short }
acres-fact-lists-ship = { $side_bare }, con la nave: { $places_short }
acres-fact-lists-nothing = { $side_bare }: non elenca nessun luogo
acres-fact-power-raid = Fa una razzia
acres-fact-power-raid-extend = Allunga una razzia di 1 connessione
acres-fact-power-ambush = Tende un’imboscata
acres-fact-power-block-raid = Blocca una razzia
acres-fact-power-block-ambush = Blocca un’imboscata
acres-fact-power-defend-fortification = Forza 1 per chi si difende in un assedio
acres-fact-power-fortify = Fortifica un luogo, per 3 denari
acres-fact-power-take-native = Prende al nemico nativi americani neutrali
acres-fact-power-trader = Vende pellicce: 2 denari per ogni carta
acres-fact-power-governor = Rimuove 1 o 2 carte della mano
acres-fact-power-intendant = Riprende 1 carta dal mazzo degli scarti, per 2 denari
acres-fact-power-home-support = Pesca 3 carte, con un’azione gratuita
acres-fact-military = Forza militare { $n }
acres-fact-siege-cost = { $n ->
    [one] In un assedio costa ogni volta { $n } denaro
   *[other] In un assedio costa ogni volta { $n } denari
    }
acres-fact-raid-cost = { $n ->
    [one] In una razzia costa { $n } denaro
   *[other] In una razzia costa { $n } denari
    }
acres-fact-leader = Rinforza un assedio con un’azione gratuita
acres-fact-marked = Può andare persa in un’imboscata

# Che cosa si può fare, dove si guadagna o si spende denaro.
acres-act-money-money = { $money ->
    [one] Prendi { $money } denaro: { $card }
   *[other] Prendi { $money } denari: { $card }
    }
acres-act-merchant-money = { $money ->
    [one] Mercante, { $money } denaro (nave: { $card }): { $cards }
   *[other] Mercante, { $money } denari (nave: { $card }): { $cards }
    }
acres-act-trade-money = { $money ->
    [one] Vendi pellicce per { $money } denaro: { $cards_short }
   *[other] Vendi pellicce per { $money } denari: { $cards_short }
    }
acres-act-piracy-money = { $money ->
    [one] Pirateria, { $money } denaro: { $cards }
   *[other] Pirateria, { $money } denari: { $cards }
    }
acres-act-draft-money = { $money ->
    [one] Acquisisci per { $money } denaro: { $card }
   *[other] Acquisisci per { $money } denari: { $card }
    }
acres-act-discard-money = { $money ->
    [one] Scarta { $n } carte per { $money } denaro: { $cards_short }
   *[other] Scarta { $n } carte per { $money } denari: { $cards_short }
    }
acres-act-retrieve-money = { $money ->
    [one] Recupera la riserva per { $money } denaro
   *[other] Recupera la riserva per { $money } denari
    }
acres-act-intendant-money = { $money ->
    [one] Intendente per { $money } denaro, riprendi: { $card }
   *[other] Intendente per { $money } denari, riprendi: { $card }
    }
acres-act-raid-money = { $money ->
    [one] Razzia { $place } per { $money } denaro: { $cards_short }
   *[other] Razzia { $place } per { $money } denari: { $cards_short }
    }
acres-act-besiege-money = { $money ->
    [one] Assedia { $place } per { $money } denaro: { $cards }
   *[other] Assedia { $place } per { $money } denari: { $cards }
    }
acres-act-reinforce-money = { $money ->
    [one] Rinforza { $siege } per { $money } denaro: { $card }
   *[other] Rinforza { $siege } per { $money } denari: { $card }
    }

# Il foglio finale: il punteggio voce per voce.
acres-sheet-villages = Luoghi con un villaggio
acres-sheet-towns = Luoghi con una città
acres-sheet-captured-villages = Villaggi catturati, { $n } ciascuno
acres-sheet-captured-towns = Città catturate, { $n } ciascuna
acres-sheet-total = Punti

# Nell’elenco dei giochi.
bot-acres-steady-line = Tiene piccolo il mazzo, colonizza per i punti, assedia quando è in vantaggio
