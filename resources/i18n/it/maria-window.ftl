# Che cosa dice la finestra della sola MARIA: tavolo politico, accordi, fogli armata, segni della mappa.
panel-politics = Politica
panel-sheets = Fogli armata
politics-title = Politica, turno { $n }
politics-trump = Dominante
politics-trump-is = Dominante: { $suit_bare }
politics-no-cards = nessuna carta scoperta
politics-election-due = Elezione imperiale alla fine di questo turno
politics-chooses = sceglie ora
politics-influence-of = { $side_bare }: influenza { $n }
politics-track-at = { $track }: casella { $n }
politics-italy-left = Borbone
politics-italy-right = Asburgo
politics-russia-left = Berlino
politics-russia-right = Vienna
politics-saxony-left = Prussia
politics-saxony-right = Austria
politics-saxony-sign = S
politics-neutral = neutrale
politics-away = via
politics-college = Collegio Elettorale
politics-markers = Segnalini nella scorta e nelle caselle vittoria in battaglia
agreements-subsidies = Sovvenzioni
agreements-pair = { $side_bare } a { $other_bare }
agreements-turns-left = { $n ->
    [one] Resta { $n } turno
   *[other] Restano { $n } turni
    }
agreements-none = Nessuna sovvenzione per contratto.
agreements-fixed = Fissa fino alla fine del turno { $n }
agreements-granted = Decisa ogni turno: ora concessa
agreements-kept = Decisa ogni turno: ora trattenuta
agreements-offered = { $n ->
    [one] Offerta per { $n } turno
   *[other] Offerta per { $n } turni
    }
agreements-waits = { $seat_who } può accettare.
agreements-accept = Accetta
agreements-withdraw = Ritira l’offerta
agreements-end = Termina
agreements-end-propose = Proponi la fine
agreements-end-agree = Accetta la fine
agreements-end-wished = { $side } vuole terminarla.
agreements-giver = Datore
agreements-receiver = Ricevente
agreements-turns = Turni
agreements-not-now = non ora
agreements-offer = Offri una sovvenzione
agreements-grant = Concedi una sovvenzione
agreements-remind-offer = { $side } offre una sovvenzione { $other_to }
agreements-remind-end = Proposta la fine della sovvenzione { $side_of } { $other_to }
sheets-others = Ciò che tutti sanno delle altre
sheets-generals = { $count ->
    [one] { $count } generale sulla mappa
   *[other] { $count } generali sulla mappa
    }
sheets-off = Fuori dal tabellone
sheets-face-down = { $place }, a faccia in giù
panels-any-suit = ogni seme
panels-off-map = Fuori mappa
panels-attacks = { $attacker } attacca { $defender }
panels-stop-even = Se si ferma ora { $side }: nessuno perde truppe e nessuno si ritira.
panels-stop-all = Se si ferma ora { $side }: tutte le truppe perse ({ $lost }), fuori dal tabellone: { $pieces }.
panels-stop-cost = Se si ferma ora { $side }: { $lost ->
    [one] { $lost } truppa persa
   *[other] { $lost } truppe perse
    }, ritirata di { $retreat ->
    [one] { $retreat } città
   *[other] { $retreat } città
    } per un percorso scelto da chi vince.
panels-fighter = { $side_bare }, { $pieces }: { $troops ->
    [one] { $troops } truppa
   *[other] { $troops } truppe
    }, { $suit_bare }, punteggio { SCORE($score) }
panels-reserve-as = = { $n }
panels-troops-word = truppe
panels-to-play = di turno
panels-ahead = in vantaggio
scene-cards = Carte Tattiche
scene-draw-deck = mazzo di pesca
scene-discards = scarti
scene-markers-left = { $count } da collocare
scene-markers-aside = { $count } da collocare, { $aside } messi da parte
legend-town = città
legend-minor = fortezza minore
legend-major = fortezza maggiore
legend-elector = fortezza elettorale
legend-main = strada principale
legend-road = strada
legend-suits = semi dei settori
scene-legend-town = città
scene-legend-minor-fortress = fortezza minore
scene-legend-major-fortress = fortezza maggiore
scene-legend-elector = fortezza elettorale
scene-legend-main-road = strada principale
scene-legend-minor-road = strada secondaria
scene-legend-sector = settore e seme
scene-legend-general = generale
scene-legend-train = treno
scene-legend-hussar = ussaro
scene-legend-victory = segnalino vittoria
scene-legend-question = punto interrogativo
tour-map-maria = I pezzi con un anello possono agire. Trascinane uno lungo le strade fino a una città accesa; il disco indica la distanza.
help-drag-maria = Trascina un pezzo con l’anello su un luogo acceso, o clicca su entrambi. Maiusc e un clic fissano una città della via.
panels-style-move-maria = { $count ->
    [one] { $count } città raggiungibile
   *[other] { $count } città raggiungibili
    }
panels-style-place-maria = { $count ->
    [one] { $count } città possibile
   *[other] { $count } città possibili
    }
panels-style-join = { $count ->
    [one] raggiunge { $count } generale
   *[other] raggiunge uno fra { $count } generali
    }
