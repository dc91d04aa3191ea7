# SACHSEN: di che cosa si parla al tavolo: accordi, la carta della pace, il congresso.
panel-peace = Pace con { $side }
panel-congress = Congresso
sachsen-sum = { $n } gulden
sachsen-talk-show = Mostra
sachsen-talk-show-to = Mostralo { $side_to }
sachsen-talk-nothing = niente
sachsen-talk-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }
sachsen-talk-until = fino al turno { $n }
sachsen-talk-passage = passaggio fino al turno { $n }
sachsen-talk-promise = fino al turno { $n }: «{ $words }»

# La carta della pace.
sachsen-peace-round = Giro { $n } di { $of }
sachsen-peace-may = Pretese possibili: { $side_bare }
sachsen-peace-claim = Pretesa { $side_of }
sachsen-peace-offer = Offerta { $side_of }
sachsen-peace-ruled = Senza un sì
sachsen-peace-no-land = denaro; nessuna provincia

# Accordi fra giocatori.
sachsen-talk-offered = Sul tavolo
sachsen-talk-stands = Accordi in vigore
sachsen-talk-bargain = Nuovo accordo
sachsen-talk-how = Ciò che si può consegnare si consegna subito; le parole vanno nel registro.
sachsen-talk-gives = { $side_num ->
    [pl] { $side } danno
   *[other] { $side } dà
    }
sachsen-talk-both = Entrambi: { $written }
sachsen-talk-wedding = { $child ->
    [son] matrimonio: principe { $one_of }, principessa { $other_of }
   *[daughter] matrimonio: principessa { $one_of }, principe { $other_of }
    }
sachsen-talk-through = passaggio, { $one_bare }, fino al turno { $n }
sachsen-talk-break = Rompi
sachsen-talk-no-penalty = Chi lo rompe non paga nulla, secondo le regole.
sachsen-talk-for-good = Gli eredi sono sposati per sempre.
sachsen-offer-with = Con
sachsen-offer-mine = Io do
sachsen-offer-yours = Tu dai
sachsen-offer-both = Entrambi
sachsen-offer-until = fino al turno
sachsen-offer-money = Denaro { $side_of }
sachsen-offer-less = Meno
sachsen-offer-more = Più
sachsen-offer-add = Aggiungi
sachsen-offer-drop = Togli
sachsen-offer-province = Provincia
sachsen-offer-card = Carta
sachsen-offer-passage = Passaggio
sachsen-offer-no-wedding = Nessun matrimonio
sachsen-offer-wedding = { $child ->
    [son] Il mio principe, la tua principessa
   *[daughter] La mia principessa, il tuo principe
    }
sachsen-offer-promise = Una promessa, a parole tue
sachsen-offer-promise-give = Io prometto
sachsen-offer-promise-want = Tu prometti
sachsen-offer-promise-both = Promettiamo entrambi
sachsen-offer-send = Offri
sachsen-offer-empty = Scrivi che cosa si dà, o che cosa lega entrambi.

# Il congresso, e le corti prima di un dado.
sachsen-congress-kind = Di che cosa tratta la mozione
sachsen-congress-which = Mozione
sachsen-congress-congress = Convoca un congresso
sachsen-congress-amend = Presenta l’emendamento
sachsen-congress-how = Una mozione da presentare; un altro Stato deve appoggiare il congresso.
sachsen-congress-none = Ora nessun congresso: serve una guerra, una provincia occupata o una pretesa, una volta per ciclo.
sachsen-vote-of = { $side_bare }: { sachsen-stand }
sachsen-vote-with = Vota come { $home }
sachsen-vote-none = Si astiene: parità, nessuna approvazione, o sovrano ferito
sachsen-court-money = { $now ->
    [1] Ora si può chiedere denaro
   *[other] Denaro di nuovo dal turno { $turn }
    }
sachsen-court-arms = { $now ->
    [1] Ora si possono chiedere brigate
   *[other] Brigate di nuovo dal turno { $turn }
    }

# La fine.
sachsen-end-battles = Battaglie
sachsen-end-battle = { $place_bare }: vittoria { $side_of } contro { $loser }
sachsen-end-stroke = Il miglior colpo delle spie
sachsen-fact-tie-provinces = Punti pari: { $side_bare } prima di { $whose_bare }, { $n } province a { $less }.
sachsen-fact-tie-money = Punti e province pari: { $side_bare } prima di { $whose_bare }, { $n } gulden a { $less }.
sachsen-fact-tie-shared = Pari in punti, province e denaro, il posto è condiviso: { $side_bare }, { $whose_bare }.
sachsen-tally-fine = Brigate in ordine
sachsen-tally-routed = Brigate in rotta
sachsen-tally-destroyed = Brigate distrutte
sachsen-tally-generals = Generali perduti
sachsen-fact-battle-ended = Campo abbandonato nel turno di battaglia { $n }: { $side_bare }.
