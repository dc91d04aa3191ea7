# SACHSEN: le corti degli Stati non rappresentati: note, proposte, richieste, aiuti; accordi fra gli Stati rappresentati.

# Parole usate da altre.
sachsen-step = { $step ->
    [open-relations] avviare rapporti diplomatici
    [strengthen-relations] rafforzare i rapporti
    [mutual-defence] patto di mutua difesa
    [alliance] trattato di alleanza
   *[other] matrimonio
    }
sachsen-pact = { $pact ->
    [pact] patto di mutua difesa
    [alliance] trattato di alleanza
    [marriage] matrimonio
   *[other] passaggio
    }
sachsen-answer = { $answer ->
    [never] no, per sempre, e una nota di protesta
    [wait-6] per ora no, di nuovo fra 6 turni
    [wait-3] per ora no, di nuovo fra 3 turni
    [wait-1] per ora no, al prossimo turno con +1
    [yes] sì
    [yes-plus] sì, e +1 al prossimo dado
    [again-3] no, di nuovo fra 3 turni
    [again-1] no, di nuovo al prossimo turno
    [quarter] un quarto
    [half] la metà
    [three-quarters] tre quarti
    [all] tutto
   *[other] tutto, e anche la prossima volta
    }

# Che cosa porta una faccia del dado.
sachsen-face-never = No, per sempre, e una nota di protesta
sachsen-face-wait-6 = Per ora no, di nuovo fra 6 turni
sachsen-face-wait-3 = Per ora no, di nuovo fra 3 turni
sachsen-face-wait-1 = Per ora no, al prossimo turno con +1
sachsen-face-yes = Sì
sachsen-face-yes-plus = Sì, e +1 al prossimo dado
sachsen-face-again-3 = No, di nuovo fra 3 turni
sachsen-face-again-1 = No, di nuovo al prossimo turno
sachsen-face-quarter = Un quarto
sachsen-face-half = La metà
sachsen-face-three-quarters = Tre quarti
sachsen-face-all = Tutto
sachsen-face-all-next = Tutto, e anche la prossima volta
sachsen-face-price-500000 = 500.000 gulden
sachsen-face-price-400000 = 400.000 gulden
sachsen-face-price-300000 = 300.000 gulden
sachsen-face-price-200000 = 200.000 gulden
sachsen-face-price-100000 = 100.000 gulden
sachsen-face-free = Gratis

# Che cosa vi si aggiunge.
sachsen-part-notes = note
sachsen-part-favour = una buona risposta di prima
sachsen-part-eased = richiesta ripetuta
sachsen-part-ambassador = ambasciatore
sachsen-part-reconciliation = riconciliazione

# Che cosa si può fare.
sachsen-act-propose-step = { $least ->
    [0] Proponi { $side_to }: { sachsen-step } (nessun dado dice sì)
   *[other] Proponi { $side_to }: { sachsen-step } (sì con { $least } o più)
    }
sachsen-act-marry-step = { $child ->
    [son] Proponi un matrimonio { $side_to }: un proprio principe (sì con { $least } o più)
   *[other] Proponi un matrimonio { $side_to }: una propria principessa (sì con { $least } o più)
    }

# Che cosa è chiesto.
sachsen-prompt-ally-asked = { $side_num ->
    [pl] { $side_who } devono dire sì o no: { $court_bare } può allearsi anche con { $by }?
   *[other] { $side_who } deve dire sì o no: { $court_bare } può allearsi anche con { $by }?
    }

# Che cosa è accaduto.
sachsen-log-approval = { $n ->
    [one] { $side_bare } { $home_to }: { $n } nota di approvazione. Saldo: { $balance }.
   *[other] { $side_bare } { $home_to }: { $n } note di approvazione. Saldo: { $balance }.
    }
sachsen-log-protest = { $n ->
    [one] { $side_bare } { $home_to }: { $n } nota di protesta. Saldo: { $balance }.
   *[other] { $side_bare } { $home_to }: { $n } note di protesta. Saldo: { $balance }.
    }
sachsen-log-proposes = { $side_num ->
    [pl] { $side } propongono { $court_to }: { sachsen-step }.
   *[other] { $side } propone { $court_to }: { sachsen-step }.
    }
sachsen-log-die-proposal = { $side }, dado per { $home }: { $n }, in tutto { $sum }.
sachsen-log-die-request = { $side }, dado per { $home }: { $n }, in tutto { $sum }.
sachsen-log-answer = { $answer ->
    [yes] { $side } { $home_to }, { sachsen-step }: sì.
    [never] { $side } { $home_to }, { sachsen-step }: no, per sempre.
   *[wait] { $side } { $home_to }, { sachsen-step }: non prima del turno { $turn }.
    }
sachsen-log-dissent = { $side_num ->
    [pl] { $side } dicono no all’alleanza { $court_of } con { $by }.
   *[other] { $side } dice no all’alleanza { $court_of } con { $by }.
    }
sachsen-log-pact = { $side } e { $whose }: { sachsen-pact }.
sachsen-log-pact-broken = { $side_num ->
    [pl] { $side } rompono con { $whose }: { sachsen-pact }.
   *[other] { $side } rompe con { $whose }: { sachsen-pact }.
    }
sachsen-log-wedding = { $child ->
    [son] Un principe { $side_of } sposa una principessa { $court_of }.
   *[other] Una principessa { $side_of } sposa un principe { $court_of }.
    }
sachsen-log-given-back = { $home_num ->
    [pl] { $home } restituiscono le note { $side_of }; non resta alcun accordo.
   *[other] { $home } restituisce le note { $side_of }; non resta alcun accordo.
    }
sachsen-log-treaty-broken = { $side_num ->
    [pl] { $side } rompono l’accordo con { $home }.
   *[other] { $side } rompe l’accordo con { $home }.
    }
sachsen-log-agreement-broken = { $home_num ->
    [pl] { $home } rompono l’accordo con { $side }.
   *[other] { $home } rompe l’accordo con { $side }.
    }
sachsen-log-agreement-ended = L’accordo { $home_of } con { $side } è finito.
sachsen-log-ally-pays = { $side_num ->
    [pl] { $side } pagano { $home_to } { $n } gulden.
   *[other] { $side } paga { $home_to } { $n } gulden.
    }
sachsen-log-ally-lends = { $n ->
    [one] { $side_bare } { $home_to }: { $n } brigata, fino alla fine del turno { $turn }.
   *[other] { $side_bare } { $home_to }: { $n } brigate, fino alla fine del turno { $turn }.
    }
sachsen-log-ally-refuses = { $side_num ->
    [pl] { $side } non danno nulla { $home_to }; di nuovo al turno { $turn }.
   *[other] { $side } non dà nulla { $home_to }; di nuovo al turno { $turn }.
    }
sachsen-log-lent-over = { $n ->
    [one] { $piece } torna a servire il proprio Stato.
   *[other] { $n } unità { $side_of } tornano a servire il proprio Stato.
    }
sachsen-log-aid-brigade = { $side_num ->
    [pl] { $side } inviano aiuto { $court_to }: { $piece }, di ritorno al turno { $turn }.
   *[other] { $side } invia aiuto { $court_to }: { $piece }, di ritorno al turno { $turn }.
    }
sachsen-log-aid-money = { $side_num ->
    [pl] { $side } danno { $court_to } { $n } gulden.
   *[other] { $side } dà { $court_to } { $n } gulden.
    }
sachsen-log-offer = { $side_num ->
    [pl] { $side } propongono un accordo { $whose_to }.
   *[other] { $side } propone un accordo { $whose_to }.
    }
sachsen-log-withdrawn = L’accordo fra { $side } e { $whose } cade.
sachsen-log-bargain = { $side } e { $whose } concludono un accordo.
sachsen-log-bargain-void = { $side_num ->
    [pl] { $side } non possono mantenere l’accordo con { $whose }: nulla cambia di mano.
   *[other] { $side } non può mantenere l’accordo con { $whose }: nulla cambia di mano.
    }
sachsen-log-gives-money = { $side_num ->
    [pl] { $side } danno { $whose_to } { $n } gulden.
   *[other] { $side } dà { $whose_to } { $n } gulden.
    }
sachsen-log-gives-province = { $side_num ->
    [pl] { $side } cedono { $country } { $whose_to }.
   *[other] { $side } cede { $country } { $whose_to }.
    }
sachsen-log-gives-passage = { $side_num ->
    [pl] { $side } danno { $whose_to } il passaggio, fino alla fine del turno { $turn }.
   *[other] { $side } dà { $whose_to } il passaggio, fino alla fine del turno { $turn }.
    }
sachsen-log-passage-terms = { $side_num ->
    [pl] { $side } chiedono { $by_to } { $n } gulden per il passaggio
   *[other] { $side } chiede { $by_to } { $n } gulden per il passaggio
    }{ $elsewhere ->
    [0] .
   *[other] { " " }({ $court_bare }).
    }
sachsen-log-gives-cards = { $side_num ->
    [pl] { $side } danno { $whose_to }: { $cards }.
   *[other] { $side } dà { $whose_to }: { $cards }.
    }
sachsen-log-gives-cards-veiled = { $n ->
    [one] { $side_bare } { $whose_to }: { $n } Opportunità.
   *[other] { $side_bare } { $whose_to }: { $n } Opportunità.
    }

# Perché no.
sachsen-refuse-not-neutral = Risponde solo uno Stato non rappresentato con un governante: { $side_bare }.
sachsen-refuse-court-wounded = { $n ->
    [one] Il governante è ferito: nessuna risposta per ancora { $n } turno. Stato: { $side_bare }.
   *[other] Il governante è ferito: nessuna risposta per ancora { $n } turni. Stato: { $side_bare }.
    }
sachsen-refuse-court-at-war = Uno Stato non risponde a chi è in guerra con esso: { $side_bare }.
sachsen-refuse-ladder-done = Il trattato di alleanza è l’ultimo grado: { $side_bare }.
sachsen-refuse-court-asked = Una proposta per Stato e per turno, e questa è già stata fatta: { $side_bare }.
sachsen-refuse-never = È rifiutato per sempre, { $side_bare }: { sachsen-step }.
sachsen-refuse-not-before = Non prima del turno { $turn }: { sachsen-step }.
sachsen-refuse-marry-ally = Un matrimonio richiede un trattato di alleanza in vigore: { $side_bare }.
sachsen-refuse-married = Le due case sono già unite da un matrimonio: { $side_bare }.
sachsen-refuse-no-heir = { $child ->
    [son] La casa { $side_of } non ha un principe celibe.
   *[other] La casa { $side_of } non ha una principessa nubile.
    }
sachsen-refuse-ask-ally = Denaro o brigate si chiedono solo a un alleato: { $side_bare }.
sachsen-refuse-ask-what = A un alleato si chiede denaro (money) o armi (arms).
sachsen-refuse-ask-before = { $side_bare }: si può chiedere di nuovo al turno { $turn }.
sachsen-refuse-ask-limit = { $side_bare }: al massimo { $n } gulden, in monete intere.
sachsen-refuse-ask-brigades = { $n ->
    [one] { $side_bare }: si può prestare al massimo { $n } brigata.
   *[other] { $side_bare }: si possono prestare al massimo { $n } brigate.
    }
sachsen-refuse-aid-least = L’aiuto è di almeno { $n } gulden, in monete intere.
sachsen-refuse-aid-unit = Si può inviare solo una propria brigata sul tavoliere: { $piece_bare }.
sachsen-refuse-aid-enemy = Nessuna brigata si invia a un nemico: { $side_bare }.
sachsen-refuse-aid-peace = Le brigate si inviano solo a uno Stato in guerra: { $side_bare }.
sachsen-refuse-talk-closed = Non si fanno accordi nella preparazione, né mentre si interpellano tutti.
sachsen-refuse-talk-suspended = Una battaglia o un congresso sospende tutto il resto.
sachsen-refuse-talk-away = Senza uno Stato non si fanno accordi: { $seat_bare }.
sachsen-refuse-talk-blocked = Un governante ferito non fa accordi: { $side_bare }.
sachsen-refuse-break-marriage = Gli eredi sono sposati per sempre.
sachsen-refuse-no-pact = Non c’è un tale accordo: { $seat_bare }.
sachsen-refuse-own-turn = Un accordo con uno Stato non rappresentato si rompe nel proprio turno.
sachsen-refuse-no-agreement = Non c’è né patto né alleanza: { $side_bare }.
sachsen-refuse-offer-whom = Un accordo si propone a un altro Stato rappresentato.
sachsen-refuse-offer-words = Questa parola non ha senso in un accordo: { $word }.
sachsen-refuse-offer-short = Un accordo dice che cosa si dà, che cosa si vuole o che cosa obbliga entrambi.
sachsen-refuse-offer-until = Finisce in questo turno o più tardi, al massimo al turno { $n }.
sachsen-refuse-offer-money = Nel tesoro { $side_of }: { $n } gulden, in monete intere.
sachsen-refuse-offer-province = Nessuna provincia con questo nome, { $side_bare }: { $word }.
sachsen-refuse-offer-last = Una provincia si nomina una volta, e l’ultima resta: { $side_bare }.
sachsen-refuse-offer-cards = Queste Opportunità non sono tutte in mano.
sachsen-refuse-offer-war = Fra nemici non vi sono né patto né alleanza né passaggio: { $whose }.
sachsen-refuse-offer-stands = C’è già con { $whose }: { sachsen-pact }.
sachsen-refuse-nothing-offered = Nessun accordo è in discussione: { $seat_bare }.

# Fatti.
sachsen-fact-face = { $n }: { sachsen-answer }.
sachsen-fact-sure = Concesso senza dado.
sachsen-fact-standing = { $agreed ->
    [pact] { $home_bare }: patto di mutua difesa, saldo { $n }.
    [alliance] { $home_bare }: trattato di alleanza, saldo { $n }.
    [marriage] { $home_bare }: trattato di alleanza e matrimonio, saldo { $n }.
   *[none] { $home_bare }: saldo { $n }.
    }
sachsen-fact-standing-broken = { $home_bare }: rottura accordo, ancora −{ $n }.
sachsen-fact-standing-declared = { $home_bare }: dichiarazione di guerra, ancora −{ $n }.
sachsen-fact-next-step = { $least ->
    [0] Prossimo grado: { sachsen-step }; nessun dado dice sì.
   *[other] Prossimo grado: { sachsen-step }; sì con { $least } o più.
    }
sachsen-fact-never = Rifiutato per sempre: { sachsen-step }.
sachsen-fact-not-before = Non prima del turno { $turn }.

# Parti del turno.
step-ally-asked = Si chiede all’alleato
