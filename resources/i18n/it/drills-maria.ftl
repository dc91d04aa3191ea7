# Esercizi di MARIA: titoli, domande e i motivi che nessun rifiuto dice.
drill-maria-reach = Dove può muovere un pezzo
drill-maria-reach-ask = Segna tutte le città che { $piece } può raggiungere con un movimento normale.
drill-maria-reach-steps = { $n ->
    [one] { $place } dista { $n } città: raggiungibile per qualsiasi strada.
   *[other] { $place } dista { $n } città: raggiungibile per qualsiasi strada.
}
drill-maria-reach-main = { $place } dista { $n } città, tutte per strade principali.
drill-maria-reach-joins = { $piece } può unirsi a { $target }, e lì termina il movimento.
drill-maria-reach-takes = { $piece } può entrare dov’è { $target } ed elimina il treno.
drill-maria-march = Dove porta una marcia forzata
drill-maria-march-ask = Segna tutte le città che { $piece } può raggiungere con una marcia forzata.
drill-maria-march-way = { $n ->
    [one] { $place } dista { $n } città per strada principale, lontano dal nemico.
   *[other] { $place } dista { $n } città per strade principali, lontano dal nemico.
}
drill-maria-supply = Chi è rifornito
drill-maria-supply-ask = Come sarebbe rifornito ora { $piece }?
drill-maria-supply-choice-home = Nel territorio principale
drill-maria-supply-choice-route = Per un percorso di rifornimento libero fino a un treno
drill-maria-supply-choice-fee = Per un percorso con un ussaro, a pagamento
drill-maria-supply-choice-none = Per niente
drill-maria-supply-away = { $piece } è fuori dal territorio principale: { $place }.
drill-maria-protection = Chi protegge una fortezza
drill-maria-protection-ask = { $side } controlla { $place }. Segna tutti i generali che la proteggono.
drill-maria-protection-near = { $n ->
    [0] { $piece } è nella fortezza stessa.
    [one] { $piece } è a { $n } città di distanza.
   *[other] { $piece } è a { $n } città di distanza.
}
drill-maria-protection-far = { $n ->
    [one] Protegge solo chi è entro 3 città: { $piece } è a { $n } città.
   *[other] Protegge solo chi è entro 3 città: { $piece } è a { $n } città.
}
drill-maria-protection-other = { $piece } non è della potenza che controlla la fortezza ({ $side_bare }), né di una che coopera con essa.
drill-maria-conquest = Che cosa cade dietro una marcia
drill-maria-conquest-ask = { $piece } muove in queste città: { $via }. Segna tutte le fortezze che cadono subito.
drill-maria-conquest-own = Nessun nemico controlla { $place }.
drill-maria-conquest-end = Una fortezza cade solo quando il generale ne esce: il movimento termina a { $place }.
drill-maria-conquest-aside = Il movimento non passa per { $place }.
drill-maria-stack = A chi può unirsi un generale
drill-maria-stack-ask = Poniamo che { $piece } sia abbastanza vicino. Segna tutti i generali sulla mappa a cui può unirsi.
drill-maria-stack-own = { $piece } è della stessa potenza ed è da solo.
drill-maria-stack-cooperates = { $piece } è da solo ed è di una potenza che coopera: { $side_bare }.
drill-maria-hussar = Dove si piazzano gli ussari
drill-maria-hussar-ask = Fra le città accese segna tutte quelle in cui si può piazzare questo ussaro.
drill-maria-hussar-free = { $place } è vuota e al massimo a 4 città da un generale austriaco.
drill-maria-train = Quale treno rifornisce un generale
drill-maria-train-ask = Segna tutti i treni che ora possono rifornire { $piece }, anche passando per un ussaro.
drill-maria-train-other = Un treno rifornisce solo generali della propria potenza: { $piece }.
drill-maria-train-feeds = { $n ->
    [one] Un percorso di rifornimento di { $n } città porta fin lì.
   *[other] Un percorso di rifornimento di { $n } città porta fin lì.
}
drill-maria-train-far = { $most ->
    [one] Un percorso di rifornimento ha al massimo { $most } città: { $piece } è a { $n }.
   *[other] Un percorso di rifornimento ha al massimo { $most } città: { $piece } è a { $n }.
}
drill-maria-train-cut = Nessun percorso di rifornimento attraversa pezzi nemici, e ogni altra via è troppo lunga: { $piece }.
drill-maria-fee = Quanto costa un ussaro
drill-maria-fee-ask = Se un ussaro fosse a { $place }, quanti punti CT costerebbe il rifornimento di { $piece }?
drill-maria-fee-length = { $n ->
    [one] Si paga la lunghezza del percorso più breve che passa per un ussaro: { $n } punto.
   *[other] Si paga la lunghezza del percorso più breve che passa per un ussaro: { $n } punti.
}
drill-maria-fee-free = Un altro percorso non passa per nessun ussaro: non si paga nulla.
drill-maria-open = Quali fortezze non sono protette
drill-maria-open-ask = Segna tutte le fortezze controllate { $side_by } che nessuno protegge.
drill-maria-open-lost = { $place } è controllata { $side_by }.
drill-maria-attack = Chi va attaccato
drill-maria-attack-ask = Poniamo che nessun pezzo muova più. Segna tutte le città che { $piece } deve attaccare.
drill-maria-attack-beside = In una città adiacente c’è un generale nemico: { $piece }.
drill-maria-attack-friend = Non è un nemico: { $piece }.
drill-maria-attack-train = Si attaccano solo i generali, non i treni: { $piece }.
drill-maria-attack-far = Non è in una città adiacente: { $piece }.
drill-maria-attack-over = Questo combattimento non è più dovuto in questa sotto-fase: { $piece }.
drill-maria-cards = Quali carte si possono giocare
drill-maria-cards-ask = In questo combattimento { $piece } ha il diritto di giocare. Segna tutte le carte della mano che si possono giocare.
drill-maria-cards-suit = { $card } ha il seme del settore in cui si trova il generale: { $suit }.
drill-maria-cards-reserve = { $card } vale per qualsiasi seme, con un valore da 1 a 8.
drill-maria-score = Qual è il punteggio
drill-maria-score-ask = { $piece } è a { SCORE($score) } e gioca { $card } per { $n }. Qual è poi il punteggio dal punto di vista di { $piece }?
drill-maria-score-behind = { SCORE($score) }: ancora in svantaggio, perciò la stessa parte gioca ancora o si ferma.
drill-maria-score-passes = { SCORE($score) }: non più in svantaggio, perciò il diritto di giocare passa all’altra parte.
drill-maria-score-sum = { $n ->
    [one] Al punteggio di { SCORE($score) } si aggiunge { $n } punto.
   *[other] Al punteggio di { SCORE($score) } si aggiungono { $n } punti.
}
drill-maria-retreat = Dove termina una ritirata
drill-maria-retreat-ask = { $n ->
    [one] { $piece } deve ritirarsi di { $n } città da { $target }. Segna tutte le città in cui la ritirata può terminare.
   *[other] { $piece } deve ritirarsi di { $n } città da { $target }. Segna tutte le città in cui la ritirata può terminare.
}
drill-maria-retreat-far = { $n ->
    [one] { $place } dista { $n } città dal vincitore: il più lontano che una ritirata intera possa portare.
   *[other] { $place } dista { $n } città dal vincitore: il più lontano che una ritirata intera possa portare.
}
drill-maria-retreat-length = { $n ->
    [one] Nessun percorso libero di esattamente { $n } città porta a { $place }.
   *[other] Nessun percorso libero di esattamente { $n } città porta a { $place }.
}
drill-maria-income = Quante carte si pescano
drill-maria-income-ask = Quante CT pesca { $side } nella sua prossima fase, prima di cedere sovvenzioni?
drill-maria-income-base = { $n ->
    [one] Le entrate abituali sono di { $n } CT.
   *[other] Le entrate abituali sono di { $n } CT.
}
drill-maria-subsidy = A chi si può dare una sovvenzione
drill-maria-subsidy-ask = { $side } può concludere ora un nuovo contratto per dare una sovvenzione { $other_to }?
drill-maria-subsidy-choice-yes = Sì
drill-maria-subsidy-choice-no = No
drill-maria-subsidy-allies = { $side } è una superpotenza e può dare una sovvenzione a un alleato: { $other_bare }.
drill-maria-shift = Dove si ferma un segnalino politico
drill-maria-shift-ask = Il segnalino del tracciato { $track } è sulla casella { $n }. Annunciati: { $parts }. Su quale casella si ferma?
drill-maria-shift-sum = Gli spostamenti annunciati si sommano, poi il segnalino muove una volta: fino alla casella { $space }.
drill-maria-shift-alone = Gli spostamenti annunciati si sommano prima che il segnalino muova.
drill-maria-shift-end = Il tracciato termina alla casella { $space }.
