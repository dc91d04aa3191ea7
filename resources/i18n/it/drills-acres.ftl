# Esercizi di A FEW ACRES OF SNOW: titoli, domande e i motivi che nessun rifiuto dice.
drill-acres-usable = Quali carte luogo sono utilizzabili
drill-acres-usable-ask = Fra i luoghi accesi segna tutti quelli la cui carta { $side } potrebbe usare ora.
drill-acres-usable-holds = { $place } è sotto controllo, non è sotto assedio e ha un percorso fino a { $home }.
drill-acres-settle = Che cosa si può colonizzare
drill-acres-settle-ask = Segna tutti i luoghi neutrali che { $side } può colonizzare ora con le carte della mano.
drill-acres-settle-way = { $place } si può colonizzare con: { $cards }.
drill-acres-pay = Con quali carte si colonizza
drill-acres-pay-ask = Si vuole colonizzare { $place }. Segna le carte della mano da giocare.
drill-acres-pay-origin = La carta di partenza, che ha { $place } nel suo elenco: { $card }.
drill-acres-pay-transport = Il mezzo di trasporto che la carta di partenza richiede: { $card }.
drill-acres-pay-settler = { $place } ha il simbolo colono, e il colono viene da: { $card }.
drill-acres-develop = Che cosa si può sviluppare
drill-acres-develop-ask = Poniamo che le carte necessarie siano in mano. Segna tutti i luoghi accesi che { $side } potrebbe sviluppare ora.
drill-acres-develop-free = { $place } è un villaggio con punti vittoria, e la sua carta è utilizzabile.
drill-acres-fortify = Che cosa si può fortificare
drill-acres-fortify-ask = Poniamo che le carte necessarie siano in mano. Segna tutti i luoghi accesi che { $side } potrebbe fortificare ora.
drill-acres-fortify-free = { $place } è sotto controllo, senza fortificazione, e la sua carta è utilizzabile.
drill-acres-income = Quanto denaro al massimo
drill-acres-income-ask = Quanti denari al massimo può ottenere { $side } con una sola azione e questa mano?
drill-acres-income-money = { $n ->
    [one] Una carta luogo rende { $n } denaro: { $cards }.
   *[other] Una carta luogo rende { $n } denari: { $cards }.
}
drill-acres-income-merchant = { $n ->
    [one] Il mercante, prima la nave, rende { $n } denaro: { $cards }.
   *[other] Il mercante, prima la nave, rende { $n } denari: { $cards }.
}
drill-acres-income-trade = Il commerciante rende 2 denari per ogni pelliccia, { $n } in tutto: { $cards }.
drill-acres-income-piracy = La pirateria rende { $n } denari: { $cards }.
drill-acres-income-ship = La carta nave del mercante non rende nulla da sé, anche se mostra denaro: { $card }.
drill-acres-income-trader = Le pellicce rendono solo con il commerciante.
drill-acres-raid = Fin dove arrivano le razzie
drill-acres-raid-ask = { $n ->
    [one] { $side } può razziare con esattamente { $n } carta. Segna tutti i luoghi che una razzia così può colpire.
   *[other] { $side } può razziare con esattamente { $n } carte. Segna tutti i luoghi che una razzia così può colpire.
}
drill-acres-raid-way = { $n ->
    [one] Il percorso più breve per { $place } ha { $n } connessione.
   *[other] Il percorso più breve per { $place } ha { $n } connessioni.
}
drill-acres-block = Che cosa blocca una razzia
drill-acres-block-ask = Poniamo che { $place } subisca ora una razzia. Segna tutte le carte della mano che potrebbero bloccarla.
drill-acres-block-power = Questa carta blocca le razzie: { $card }.
drill-acres-block-own = Blocca anche la carta del luogo colpito: { $card }.
drill-acres-block-fights = La forza in un assedio non blocca razzie: { $card }.
drill-acres-block-elsewhere = Tra le carte luogo blocca solo quella di { $place }: non { $card }.
drill-acres-marker = Con quale vantaggio comincia un assedio
drill-acres-marker-ask = { $side } assedia { $place }; terza carta: { $card }. Di quanto è in vantaggio allora chi attacca? Uno svantaggio è un numero sotto zero.
drill-acres-marker-sum = Chi si difende comincia con { $n }, la terza carta toglie { $worth }: { $card }.
drill-acres-marker-always = Chi si difende comincia almeno con { $n }, senza alcuna carta.
drill-acres-marker-fort = La fortificazione dà { $n } in più a chi si difende.
drill-acres-marker-modifier = { $place } dà { $n } in più a chi si difende.
drill-acres-marker-once = Di una carta con entrambi i simboli conta un solo tipo: { $card } vale { $n }.
drill-acres-marker-strength = La carta conta con tutta la sua forza, { $n }: { $card }.
drill-acres-reinforce = Che cosa rinforza un assedio
drill-acres-reinforce-ask = Poniamo che { $attacker } assedi { $place }. Segna tutte le carte della mano con cui { $side } potrebbe rinforzare la propria parte.
drill-acres-reinforce-brings = Questa carta porta forza { $n }: { $card }.
drill-acres-reinforce-ship = In un luogo con il simbolo nave una nave porta forza { $n }: { $card }.
drill-acres-reinforce-fort = In difesa una carta fortificazione porta forza { $n }: { $card }.
drill-acres-siege-end = Come finisce un assedio
drill-acres-siege-end-ask = { $attacker } assedia { $place }. Supponi che { $n ->
    [0] il segnalino sia sulla casella 0.
   *[other] { $ahead } sia in vantaggio di { $n }.
} Che cosa succede all’inizio del prossimo turno { $side_of }?
drill-acres-siege-end-choice-falls = Vince chi attacca
drill-acres-siege-end-choice-holds = Vince chi si difende
drill-acres-siege-end-choice-goes-on = L’assedio continua
drill-acres-siege-end-falls = Chi attacca vince con un vantaggio di { $n } o più, all’inizio del proprio turno.
drill-acres-siege-end-holds = Chi si difende vince con un vantaggio di { $n } o più, all’inizio del proprio turno.
drill-acres-siege-end-won = Questo vantaggio basta, ed è il turno di chi ce l’ha.
drill-acres-siege-end-even = A 0 nessuno è in vantaggio, e nessuno vince.
drill-acres-siege-end-turn = Nessuno vince un assedio nel turno dell’altro: { $side } deve aspettare il proprio.
drill-acres-siege-end-short = Il vantaggio di chi attacca è troppo piccolo.
