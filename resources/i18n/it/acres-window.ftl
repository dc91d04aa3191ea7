# La finestra di A FEW ACRES OF SNOW: pannelli, riquadri e carte.
panel-displays = Carte scoperte
panel-sieges = Assedi e punteggio

# A che cosa servono le carte, nella barra e negli elenchi.
verb-acres-settle = colonizzare
verb-acres-develop = sviluppare
verb-acres-fortify = fortificare
verb-acres-besiege = assediare
verb-acres-reinforce = rinforzare un assedio
verb-acres-raid = razzia
verb-acres-ambush = imboscata
verb-acres-recruit = prendere nativi americani
verb-acres-money = prendere denaro
verb-acres-merchant = mercante
verb-acres-trade = vendere pellicce
verb-acres-piracy = pirateria
verb-acres-discard = scartare
verb-acres-reserve = mettere in riserva
verb-acres-governor = togliere carte
verb-acres-intendant = riprendere uno scarto
verb-acres-home-support = pescare tre carte
verb-acres-block = bloccare
verb-acres-occupy = occupare

# Pannelli.
acres-counts = { $money ->
    [one] { $money } denaro, { $hand } in mano, { $deck } nel mazzo
   *[other] { $money } denari, { $hand } in mano, { $deck } nel mazzo
    }
acres-cards-in = { $caption } ({ $count })
acres-costs = costa { $n }
acres-no-siege = Nessun assedio in corso.
acres-siege-wins = lo prende
acres-siege-holds = lo tiene
acres-score-now = Punteggio finora
acres-points-so-far = { $n ->
    [one] { $n } punto finora
   *[other] { $n } punti finora
    }
acres-score-end = Punteggio finale
acres-score-villages = Villaggi
acres-score-towns = Città (doppio)
acres-score-captured-villages = Villaggi catturati
acres-score-captured-towns = Città catturate
acres-score-total = Totale
acres-score-of = { $count }: { $points }

# Accanto alla mappa e nel vassoio.
acres-camp-captured = catturati
acres-camp-supply = scorta
acres-purse-line = { $side_bare }: { $money ->
    [one] { $money } denaro
   *[other] { $money } denari
    }, catturati { $captured } di { $goal } punti, scorta di { $villages ->
    [one] { $villages } villaggio
   *[other] { $villages } villaggi
    } e { $towns } città, { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
    } nel mazzo
acres-open-cards = Carte scoperte: { $side_bare }
acres-tile-captured = Catturati: { $villages ->
    [one] { $villages } villaggio
   *[other] { $villages } villaggi
  } e { $towns ->
    [one] { $towns } città
   *[other] { $towns } città
  }
acres-tile-forts = Fortificazioni rimaste per i due schieramenti: { $count }
acres-tile-none = nessuna
acres-tile-ahead = { $side_bare } in vantaggio di { $by }
acres-tile-level = Nessuno schieramento è in vantaggio
acres-legend-village = villaggio
acres-legend-town = città
acres-legend-fort = fortificazione
acres-legend-siege = assedio
acres-legend-river = fiume
acres-legend-road = strada
acres-legend-trail = sentiero indiano
acres-legend-water = lago
acres-legend-points = punti
acres-legend-settler = colono
acres-legend-ship = nave
acres-legend-defence = difesa

# Sulle carte: per intero, e in una parola o due.
acres-card-start = mazzo iniziale
acres-card-both = per entrambi gli schieramenti
acres-card-free = Azione gratuita
acres-card-cost-siege = { $n } denari ogni volta in un assedio
acres-card-cost-raid = { $n } denaro in una razzia
acres-card-cost-intendant = Costa { $n } denari
acres-card-raid = Razzia a una connessione di distanza
acres-card-raid-short = razzia
acres-card-raid-extend = Allunga una razzia di una connessione
acres-card-raid-extend-short = razzia +1
acres-card-ambush = Tende un’imboscata
acres-card-ambush-short = imboscata
acres-card-block-raid = Blocca una razzia
acres-card-block-raid-short = blocca razzia
acres-card-block-ambush = Blocca un’imboscata
acres-card-block-ambush-short = blocca imboscata
acres-card-fortify = Fortifica un luogo con la sua carta per 3 denari
acres-card-fortify-short = fortifica
acres-card-take-native = L’altro schieramento cede nativi americani neutrali
acres-card-take-native-short = prende nativi
acres-card-trader = 2 denari per ogni carta con pelliccia giocata insieme
acres-card-trader-short = 2 per pelliccia
acres-card-governor = Toglie dalla mano una o due altre carte
acres-card-governor-short = toglie 1–2
acres-card-intendant = Riprende una carta dal mazzo degli scarti
acres-card-intendant-short = riprende scarto
acres-card-home-support = Pesca tre carte
acres-card-home-support-short = pesca 3

# Che cosa mostrano qui i livelli.
overlay-reach-line-acres = Luoghi nemici che puoi razziare, con le carte che servono
overlay-supply-line-acres = Luoghi connessi al porto d’origine, e quelli che non lo sono
overlay-protection-line-acres = Luoghi senza fortificazione
overlay-threats-line-acres = Luoghi che l’altro schieramento può razziare

# Il giro e le ipotesi, con le parole di questo gioco.
tour-map-acres = Scegli carte qui sotto: i luoghi dove servono si accendono. Oppure clicca prima un luogo e prendi le carte.
tour-why-not-acres = Con carte scelte, clicca un luogo non acceso. La barra dice quale regola lo vieta.
time-assumed-acres = Carte ipotizzate: { $sides }
time-assumed-here-acres = Le carte che vedi qui sono ipotizzate.
panels-score-captured = catturati { $value } di { $goal } punti
