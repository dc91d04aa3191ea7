# Esercizi di MARIA: titoli, domande e i motivi che nessun rifiuto dice.
drill-maria-reach = Dove può muovere un pezzo
drill-maria-reach-ask = Segna tutte le città che { $piece } può raggiungere con un movimento normale.
drill-maria-reach-steps = { $n ->
    [one] { $place } dista { $n } città: raggiungibile per qualsiasi strada.
   *[other] { $place } dista { $n } città: raggiungibile per qualsiasi strada.
}
drill-maria-reach-main = { $place } dista { $n } città, tutte per strade principali.
drill-maria-reach-joins = { $piece } può unirsi a { $target }, e lì termina il movimento.
drill-maria-reach-takes = { $piece } può entrare nella città di { $target } ed elimina il treno.
drill-maria-march = Dove porta una marcia forzata
drill-maria-march-ask = Segna tutte le città che { $piece } può raggiungere con una marcia forzata.
drill-maria-march-way = { $n ->
    [one] { $place } dista { $n } città per strada principale, lontano dal nemico.
   *[other] { $place } dista { $n } città per strade principali, lontano dal nemico.
}
drill-maria-supply = Chi è rifornito
drill-maria-supply-ask = Come sarebbe rifornito ora { $piece }?
drill-maria-supply-choice-home = nel territorio principale
drill-maria-supply-choice-route = per un percorso di rifornimento libero fino a un treno
drill-maria-supply-choice-fee = per un percorso che passa un ussaro, a pagamento
drill-maria-supply-choice-none = per niente
drill-maria-supply-away = { $piece } è fuori dal territorio principale: { $place }.
drill-maria-protection = Chi protegge una fortezza
drill-maria-protection-ask = { $place } è sotto il controllo di: { $side_bare }. Segna tutti i generali che la proteggono.
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
drill-maria-conquest = Che cosa cade dietro a un movimento
drill-maria-conquest-ask = { $piece } muove in queste città: { $via }. Segna tutte le fortezze che cadono subito.
drill-maria-conquest-own = Nessun nemico controlla { $place }.
drill-maria-conquest-end = Una fortezza cade solo quando il generale ne esce: il movimento termina a { $place }.
drill-maria-conquest-aside = Il movimento non passa per { $place }.
