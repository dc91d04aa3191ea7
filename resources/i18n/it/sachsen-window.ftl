# La finestra di SACHSEN: pannelli, tavole e riquadri.
name-track-month = Mese
name-track-courts = Corti
name-track-wars = Guerre
name-track-score-sachsen = Punti

# Accanto alla mappa.
sachsen-camp-budget = +{ $n } −{ $cost }
sachsen-millions = { NUMBER($n, minimumFractionDigits: 1) }
sachsen-at-peace = Nessuno è in guerra.
sachsen-war-since = dal turno { $turn }, al più fino al turno { $last }
sachsen-war-kingdoms = Guerra dei Regni, dal turno { $turn } al più fino al { $last }
sachsen-points-of = { $source } { $n }

# Che cosa dicono i riquadri.
sachsen-tile-camp = { $side_bare }, posto { $place }: { $n } gulden (+{ $income }, −{ $cost } a turno), { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
    }
sachsen-tile-points = Punti ora: { $n }
sachsen-tile-won = Battaglie vinte: { $battles }, guerre vinte: { $wars }
sachsen-tile-service = Il servizio è attivo
sachsen-tile-blocked = Il sovrano è ferito ancora per { $n ->
    [one] { $n } turno
   *[other] { $n } turni
    }
sachsen-tile-turn = Turno { $n }
sachsen-tile-order = Ordine di gioco: { $sides_bare }
sachsen-tile-event = { $card_bare }: { $effect }
sachsen-tile-met = Ha colpito: { $side_bare }
sachsen-tile-no-relations = Ancora nessun rapporto con Stati non rappresentati.
sachsen-tile-war = { $one_bare } contro { $other_bare }, dal turno { $turn }, al più fino al turno { $last }
sachsen-tile-score = { $side_bare }: { $n }
sachsen-tile-court = { $agreed ->
    [pact] { $side_bare }, { $home_bare }: patto di mutua difesa, saldo { $n }
    [alliance] { $side_bare }, { $home_bare }: trattato di alleanza, saldo { $n }
    [marriage] { $side_bare }, { $home_bare }: trattato di alleanza e matrimonio, saldo { $n }
   *[none] { $side_bare }, { $home_bare }: saldo { $n }
    }

# Pannelli.
panel-engagement = Scontro
verb-sachsen-lay = scegliere
verb-sachsen-play = giocare
verb-sachsen-order = dare come ordine
verb-sachsen-claim = attribuirsi l’evento
verb-sachsen-show-service = attivare
panel-field = Battaglia
sachsen-battle-turn = Turno { $n } di 12
sachsen-battle-at = Nella casella { $place }
sachsen-battle-attacker = Attaccante: { $side_bare }
sachsen-battle-defender = Difensore: { $side_bare }
sachsen-battle-actions = { $n ->
    [one] { $n } azione per fase
   *[other] { $n } azioni per fase
    }
sachsen-battle-left = { $n ->
    [one] { $n } azione per fase, ancora { $left }
   *[other] { $n } azioni per fase, ancora { $left }
    }
sachsen-battle-brigades = { $n ->
    [one] { $n } brigata in ordine
   *[other] { $n } brigate in ordine
    }{ $routed -> 
    [0] { "" }
   *[other] , { $routed } in rotta
    }{ $gone -> 
    [0] { "" }
   *[other] , { $gone } fuori campo
    }{ $late -> 
    [0] { "" }
   *[other] , { $late } in arrivo
    }
sachsen-battle-cards = Carte: { $cards }
sachsen-battle-backs = { $n ->
    [one] { $n } carta coperta
   *[other] { $n } carte coperte
    }
sachsen-battle-order = { $piece_short }: { $card }
sachsen-battle-officers = Guidano gli ufficiali
panel-courts = Corti
sachsen-blow-long = Fuoco a lunga gittata
sachsen-blow-short = Fuoco a corta gittata
sachsen-blow-charge = Carica
sachsen-blow-melee = Mischia
sachsen-blow-shot = Tiro
sachsen-blow-morale = Test del morale
sachsen-blow-recovery = Test di recupero
sachsen-guarded = Protetto: { $piece_bare }
sachsen-die-attack = Attacco: { $sum }
sachsen-die-defence = Difesa: { $sum }
sachsen-die-aim = Tiro: { $sum }
sachsen-die-damage = Danni: { $sum }
sachsen-die-morale = Morale: { $sum }
sachsen-die-recovery = Recupero: { $sum }
sachsen-comes-to = Danni subiti: { $sum }
sachsen-needed = serve { $n }
sachsen-part-points = esperienza
sachsen-result = Esito: { $what }
sachsen-part-struck = { $part }: non conta
sachsen-tile-army = { $side_bare }: unità sul campo { $n }, fuori { $off }

# La legenda.
sachsen-legend-musketeers = moschettieri
sachsen-legend-grenadiers = granatieri
sachsen-legend-dragoons = dragoni
sachsen-legend-cuirassiers = corazzieri
sachsen-legend-artillery = artiglieria
sachsen-legend-general = generale
sachsen-legend-marshal = maresciallo di campo
sachsen-legend-stack = 4 uguali insieme
sachsen-legend-away = in arrivo
sachsen-legend-weak = attacco, difesa −1
sachsen-legend-morale = morale: attacco +1, difesa −1
sachsen-legend-routed = in rotta
sachsen-legend-rests = riposa
sachsen-legend-order = ha un ordine sotto
sachsen-legend-engaging = deve ancora ingaggiare
sachsen-legend-facing = cannoni rivolti a est
sachsen-legend-train = cannoni al traino
sachsen-legend-dice = dadi di attacco e difesa
sachsen-legend-invaded = tenuta da nemici
sachsen-legend-manufactory = manifattura
sachsen-legend-chaos = Stato nel caos
sachsen-legend-pact = patto di mutua difesa
sachsen-legend-alliance = alleanza
sachsen-legend-married = matrimonio
sachsen-legend-broken = rottura accordo
sachsen-legend-war = dichiarazione di guerra
sachsen-legend-service = servizio attivo

# Overlays.
overlay-supply-line-sachsen = Sul campo: le unità nella catena di comando
overlay-protection-line-sachsen = Chi accorre se questa casella è attaccata, e in quale turno della battaglia
overlay-threats-line-sachsen = Le province in cui un nemico può entrare; sul campo chi può essere ingaggiato, e le aree di tiro dei cannoni
overlay-game-sachsen = Accordi
overlay-game-line-sachsen = Patti (tratteggiati) e alleanze con le corti, con le loro note

# Le pedine nel campo, da cui si arruolano unità.
name-piece-of-stock-musketeers = una nuova brigata di moschettieri
name-piece-of-stock-musketeers-bare = Una nuova brigata di moschettieri
name-piece-of-stock-dragoons = una nuova brigata di dragoni
name-piece-of-stock-dragoons-bare = Una nuova brigata di dragoni
name-piece-of-stock-artillery = una nuova brigata di artiglieria
name-piece-of-stock-artillery-bare = Una nuova brigata di artiglieria
name-piece-of-stock-grenadiers = una nuova brigata di granatieri
name-piece-of-stock-grenadiers-bare = Una nuova brigata di granatieri
name-piece-of-stock-cuirassiers = una nuova brigata di corazzieri
name-piece-of-stock-cuirassiers-bare = Una nuova brigata di corazzieri
name-piece-of-stock-general = una nuova unità di comando
name-piece-of-stock-general-bare = Una nuova unità di comando

# What the panel of courts offers.
sachsen-court-act = Agisci
sachsen-court-act-at = Agisci alla corte: { $side }
