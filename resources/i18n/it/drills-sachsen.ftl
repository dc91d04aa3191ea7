# Esercizi di SACHSEN: titoli, domande e i motivi che nessun rifiuto dice.
drill-sachsen-answer = Che cosa risponde una corte
drill-sachsen-answer-ask = { $side_bare }: proposta, { sachsen-step }. Il dado mostra { $n }: qual è la risposta?
drill-sachsen-answer-choice-never = { sachsen-face-never }
drill-sachsen-answer-choice-wait-6 = { sachsen-face-wait-6 }
drill-sachsen-answer-choice-wait-3 = { sachsen-face-wait-3 }
drill-sachsen-answer-choice-wait-1 = { sachsen-face-wait-1 }
drill-sachsen-answer-choice-yes = { sachsen-face-yes }
drill-sachsen-answer-choice-yes-plus = { sachsen-face-yes-plus }
drill-sachsen-answer-sum = Dado { $n }, aggiunto { $more }: la risposta al { $total }.
drill-sachsen-answer-limit = Dado { $n }, aggiunto { $more }: sotto 1 vale 1, sopra 6 vale 6, quindi { $total }.
drill-sachsen-answer-strict = L’ultima risposta a questo grado era un 2: ora 1 e 2 sono un no per sempre.
drill-sachsen-answer-eased = L’ultima risposta a questo grado era un 4: ora 4 è un sì.
drill-sachsen-answer-notes = La sola faccia non basta: le note e quant’altro si aggiunge fanno { $more }.
drill-sachsen-answer-other = È la risposta a un { $total }.
drill-sachsen-votes = Quanti voti
drill-sachsen-votes-ask = Un congresso vota. { $side_bare }: sì; tutti gli altri Stati rappresentati: no. Quanti voti sono a favore?
drill-sachsen-votes-sum = Voti propri: { $own }; Stati non rappresentati che seguono: { $others }; in tutto { $n }.
drill-sachsen-votes-own = { $n ->
    [one] { $n } Stato non rappresentato segue chi ha più note sue.
   *[other] { $n } Stati non rappresentati seguono chi ha più note loro.
    }
drill-sachsen-votes-tie = { $n ->
    [one] { $n } Stato con altrettante note per un altro si astiene.
   *[other] { $n } Stati con altrettante note per un altro si astengono.
    }
drill-sachsen-votes-wounded = { $n ->
    [one] { $n } Stato con il governante ferito si astiene.
   *[other] { $n } Stati con il governante ferito si astengono.
    }
drill-sachsen-votes-more = { $n ->
    [one] { $n } Stato ha dato più note a un altro, e segue quello.
   *[other] { $n } Stati hanno dato più note ad altri, e seguono quelli.
    }
drill-sachsen-votes-led = Ogni Stato guidato ha un voto: { $n }.
drill-sachsen-due = Che cosa c’è da pagare
drill-sachsen-due-ask = { $side_num ->
    [pl] Se ora si pagasse il mantenimento, quante volte 100.000 gulden pagherebbero { $side }?
   *[other] Se ora si pagasse il mantenimento, quante volte 100.000 gulden pagherebbe { $side }?
}
drill-sachsen-due-sum = Unità che costano: { $units }; insieme { $n }.
drill-sachsen-due-half = Di { $whole } questa volta si paga la metà, arrotondata per eccesso: { $n }.
drill-sachsen-due-whole = Una carta dimezza il prossimo mantenimento: { $n }.
drill-sachsen-due-coming = Le unità in arruolamento non costano nulla finché non arrivano: { $n }.
drill-sachsen-due-lost = Le unità battute di cui non si paga il reintegro non costano nulla: { $n }.
drill-sachsen-due-general = Anche l’unità di comando ha il suo mantenimento.
drill-sachsen-income = Quanto entra
drill-sachsen-income-ask = Se ora ci fosse una rendita, quante volte 100.000 gulden darebbero le province { $side_to }?
drill-sachsen-income-sum = Province che rendono: { $paying }; insieme { $n }.
drill-sachsen-income-invaded = Una provincia invasa senza unità proprie non rende nulla: { $n }.
drill-sachsen-income-held = Una provincia dove resta un’unità propria rende, chiunque sia entrato: { $n }.
drill-sachsen-income-barren = Un evento ha tolto rendite a province: { $n }.
drill-sachsen-income-bare = Con l’opzione «Presidi rigorosi» una provincia senza unità non rende nulla: { $n }.
drill-sachsen-income-empty = Una provincia senza unità rende finché non vi sta un nemico: { $n }.
drill-sachsen-income-built = Una manifattura rende di più: { $n }.
drill-sachsen-points = Quanti punti
drill-sachsen-points-ask = { $side_num ->
    [pl] Quanti punti vittoria hanno ora { $side }?
   *[other] Quanti punti vittoria ha ora { $side }?
}
drill-sachsen-points-sum = Province { $provinces }, Stati interi { $states }, alleanze { $alliances }, matrimoni { $marriages }, battaglie { $battles }, guerre { $wars }: { $total }.
drill-sachsen-points-provinces = Ogni provincia conta: { $n }.
drill-sachsen-points-states = Uno Stato posseduto per intero conta in più: { $n }.
drill-sachsen-points-alliances = Le alleanze contano: { $n }.
drill-sachsen-points-marriages = I matrimoni contano: { $n }.
drill-sachsen-points-battles = Le battaglie vinte contano: { $n }.
drill-sachsen-points-wars = Le guerre vinte contano: { $n }.
drill-sachsen-comes = Chi viene alla battaglia
drill-sachsen-comes-ask = { $home_num ->
    [pl] In caso di guerra { $home } attaccano { $place }. Segna tutte le unità che la difendono, subito o in ritardo.
   *[other] In caso di guerra { $home } attacca { $place }. Segna tutte le unità che la difendono, subito o in ritardo.
}
drill-sachsen-comes-here = { $piece_bare }: sta lì.
drill-sachsen-comes-province = { $piece_bare }: sta nella stessa provincia, e c’è subito.
drill-sachsen-comes-near = { $piece_bare }: sta accanto, e c’è subito.
drill-sachsen-comes-late = { $piece_bare }: è a { $n } caselle, e viene nel turno di battaglia { $turn }.
drill-sachsen-comes-detour = { $piece_bare }: per la via aperta { $n } caselle, nel turno di battaglia { $turn }.
drill-sachsen-comes-far = { $piece_bare }: è a { $n } caselle, troppo lontano.
drill-sachsen-comes-cut = { $piece_bare }: non trova una via aperta di 3 caselle.
drill-sachsen-comes-other = { $piece_bare }: è di uno Stato che non partecipa.
drill-sachsen-when = Quando viene alla battaglia
drill-sachsen-when-ask = { $home_num ->
    [pl] In caso di guerra { $home } attaccano { $place }. In quale turno di battaglia viene a difenderla { $piece }?
   *[other] In caso di guerra { $home } attacca { $place }. In quale turno di battaglia viene a difenderla { $piece }?
}
drill-sachsen-when-choice-turn-1 = Turno 1
drill-sachsen-when-choice-turn-3 = Turno 3
drill-sachsen-when-choice-turn-6 = Turno 6
drill-sachsen-when-choice-never = Mai
drill-sachsen-when-steps = Dentro la provincia le { $n } caselle non contano.
drill-sachsen-when-way = { $n ->
    [one] Qui non conta la distanza in linea d’aria: { $n } casella.
   *[other] Qui non conta la distanza in linea d’aria: { $n } caselle.
    }
drill-sachsen-when-other = { $n ->
    [one] Così vengono le unità a { $n } casella.
   *[other] Così vengono le unità a { $n } caselle.
    }
drill-sachsen-when-beyond = Solo le unità a più di { $n } caselle non vengono.
drill-sachsen-target = Che cosa raggiungono i cannoni
drill-sachsen-target-ask = { $piece_bare } può sparare. Segna tutti i nemici su cui può puntare con alzo { $n }.
drill-sachsen-target-reached = È nell’area di tiro, { $n } file più avanti.
drill-sachsen-shot = Che cosa fa un tiro
drill-sachsen-shot-ask = { $piece_bare } spara a { $target_bare }, alzo { $elevation }. Dado di tiro { $aim }, dado dei danni { $damage }: che cosa ne viene?
drill-sachsen-shot-choice-miss = { sachsen-face-miss }
drill-sachsen-shot-choice-none = { sachsen-face-none }
drill-sachsen-shot-choice-attack-lost = { sachsen-face-attack-lost }
drill-sachsen-shot-choice-defence-lost = { sachsen-face-defence-lost }
drill-sachsen-shot-choice-both-lost = { sachsen-face-both-lost }
drill-sachsen-shot-choice-falls-back = { sachsen-face-falls-back }
drill-sachsen-shot-choice-routed = { sachsen-face-routed }
drill-sachsen-shot-choice-destroyed = { sachsen-face-destroyed }
drill-sachsen-shot-aim = { $rows } file più avanti: il dado di tiro colpisce da { $least } a { $most }.
drill-sachsen-shot-sum = Colpisce; dal { $n } non si toglie nulla.
drill-sachsen-shot-less = Colpisce; danni { $n }, meno { $less }: { $points }.
drill-sachsen-shot-bare = Distanza, alzo e riparo tolgono { $less } ai danni.
drill-sachsen-shot-missed = Un tiro mancato non fa nulla, qualunque cosa mostri il dado dei danni.
drill-sachsen-shot-other = I danni non sono questi.
drill-sachsen-sum = Che cosa conta
drill-sachsen-blow = { $blow ->
    [long] fuoco, lunga gittata
    [short] fuoco, corta gittata
   *[other] carica
    }
drill-sachsen-sum-ask-attack = { $piece_bare }, dado d’attacco contro { $target_bare }, { drill-sachsen-blow }: quanto vi si aggiunge?
drill-sachsen-sum-ask-defence = { $piece_bare }, dado di difesa contro { $target_bare }, { drill-sachsen-blow }: quanto vi si aggiunge?
drill-sachsen-sum-sum = Il suo valore { $base }, il resto che conta { $more }: { $n }.
drill-sachsen-part = { $part ->
    [weak] { sachsen-part-weak }
    [disordered] { sachsen-part-disordered }
    [routed] { sachsen-part-routed }
    [bonus] { sachsen-part-bonus }
    [higher-enemy] { sachsen-part-higher-enemy }
    [chosen] { sachsen-part-chosen }
    [elite] { sachsen-part-elite }
    [command] { sachsen-part-command }
    [general] { sachsen-part-general }
    [marshal] { sachsen-part-marshal }
    [hill] { sachsen-part-hill }
    [wood] { sachsen-part-wood }
    [redoubt] { sachsen-part-redoubt }
    [flanks] { sachsen-part-flanks }
    [before-wood] { sachsen-part-before-wood }
    [against-hill] { sachsen-part-against-hill }
    [against-redoubt] { sachsen-part-against-redoubt }
    [out-of-command] { sachsen-part-out-of-command }
   *[other] ordine
    }
drill-sachsen-sum-part = Conta anche questo: { drill-sachsen-part }, { SCORE($n) }.
drill-sachsen-sum-limit = I modificatori farebbero in tutto { $n }; ne contano al massimo due, e al massimo 2 punti insieme.
drill-sachsen-sum-base = È solo il suo valore.
drill-sachsen-test = Chi fa il test
drill-sachsen-test-ask = { $piece_bare } carica { $target_bare }. Quali unità devono prima fare il test del morale?
drill-sachsen-test-choice-mover = Quella che carica
drill-sachsen-test-choice-target = Quella caricata
drill-sachsen-test-choice-both = Entrambe
drill-sachsen-test-choice-nobody = Nessuna
drill-sachsen-test-steady = { $piece_bare }: nulla richiede il test.
drill-sachsen-test-level = { $piece_bare }: il suo livello è più basso di quello nemico.
drill-sachsen-test-several = { $piece_bare }: la toccano { $n } nemici.
drill-sachsen-test-guns = { $piece_bare }: i cannoni caricati fanno il test.
drill-sachsen-test-foot = { $piece_bare }: la fanteria caricata dalla cavalleria fa il test.
drill-sachsen-recovery = Che cosa serve per il recupero
drill-sachsen-recovery-ask = Con quale faccia del dado, come minimo, si recupera { $piece }?
drill-sachsen-recovery-sum = Disciplina { $base }, il resto che conta { $more }: basta un { $n }.
drill-sachsen-recovery-need = { $n } è il totale che serve, non la faccia.
drill-sachsen-flee = Dove fugge
drill-sachsen-flee-ask = Se { $piece } andasse ora in rotta, fuggirebbe di { $n } quadrati. Segna dove finirebbe.
drill-sachsen-flee-there = Per la via più breve verso il suo bordo, al massimo { $n } quadrati, su un quadrato libero.
drill-sachsen-flee-taken = Lì c’è già un’unità.
drill-sachsen-flee-area = Non entra nell’area di un nemico, e cavalli e cannoni in nessuna ridotta.
drill-sachsen-flee-far = La via non finisce lì: è troppo corta o troppo lunga.
drill-sachsen-flee-bent = Fra vie ugualmente brevi prende la più dritta, poi quella più vicina al centro del bordo.

# What lies beside the map, and a question rests on it.
drill-sachsen-beside-added = Si aggiunge al dado: { $part ->
    [notes] { sachsen-part-notes }
    [favour] { sachsen-part-favour }
    [eased] { sachsen-part-eased }
    [ambassador] { sachsen-part-ambassador }
   *[reconciliation] { sachsen-part-reconciliation }
    } { $n }.
drill-sachsen-beside-before = L’ultima risposta a questo passo era un { $n }.
drill-sachsen-beside-led = Stati che guida: { $refs_short }.
drill-sachsen-beside-balance = { $side_bare }: saldo delle note per { $home } { $n }.
drill-sachsen-beside-wounded = Sovrani feriti: { $refs_short }.
drill-sachsen-beside-kept = Unità sul tavoliere o prestate: { $refs_short }.
drill-sachsen-beside-coming = In arrivo: { $refs_short }.
drill-sachsen-beside-lost = Battute e non pagate: { $refs_short }.
drill-sachsen-beside-half = Una carta dimezza il prossimo mantenimento.
drill-sachsen-beside-provinces = Province: { $refs_short }.
drill-sachsen-beside-guarded = Vi stanno unità proprie: { $refs_short }.
drill-sachsen-beside-enemies = Vi stanno unità nemiche: { $refs_short }.
drill-sachsen-beside-barren = Saltano la prossima rendita: { $refs_short }.
drill-sachsen-beside-built = Manifatture: { $refs_short }.
drill-sachsen-beside-allies = Alleanze: { $refs_short }.
drill-sachsen-beside-wed = Matrimoni: { $refs_short }.
drill-sachsen-beside-won = Battaglie vinte: { $battles }; guerre vinte: { $wars }.
