# La finestra di REVOLUTION: THE DUTCH REVOLT: pannelli, tabelle e riquadri.
# Pannelli.
panel-fights = Combattimenti
panel-units = Da dove arrivano
revolution-no-fights = Finora nessuno ha combattuto.
revolution-units-opening = del turno di apertura
revolution-units-cities = carte città
revolution-units-named = luoghi indicati sulle carte
revolution-units-towns = pedine nelle cittadine
revolution-units-countryside = campagna, una ogni 5
revolution-units-boxes = pedine nei riquadri di supporto
revolution-units-raised = fino al minimo di 7
revolution-units-lacking = mancano nella scorta
revolution-units = Nuove unità, se arrivassero ora: { $n }

# Punti per provenienza.
revolution-source-cities = città { $n }
revolution-source-provinces = province { $n }
revolution-source-goal = obiettivo { $n }
revolution-source-minor = province minori { $n }
revolution-key-cities = città
revolution-key-provinces = province
revolution-key-goal = obiettivo
revolution-key-minor = minori

# Accanto alla mappa.
revolution-cards = Carte: { $side_bare }
revolution-goal-catholics = 1 punto per ogni vescovato cattolico
revolution-goal-habsburgs = 1 punto per ogni regione con un proprio esercito
revolution-goal-nobility = 1 punto ogni 3 pedine fuori dalle città (con tre fazioni ogni 5), per eccesso
revolution-goal-burghers = 1 punto per ogni città commerciale occupata
revolution-goal-reformers = 1 punto per ogni università riformata
revolution-box-leads = verso { $provinces }
revolution-box-treasury = verso il tesoro
revolution-zone-catholic = cattolica
revolution-zone-centre = incerta
revolution-zone-reformed = riformata
revolution-status-strongly-catholic = molto cattolico
revolution-status-catholic = cattolico
revolution-status-reformed = riformato
revolution-status-strongly-reformed = molto riformato
revolution-university-none = da fondare
revolution-university-catholic = cattolica
revolution-university-reformed = riformata
revolution-order-now = questo turno
revolution-order-next = prossimo

# Che cosa dicono i riquadri laterali.
revolution-tile-camp = { $side_bare }, posto { $place }: scorta { $supply }, monete { $coins }, eserciti rimasti { $armies }
revolution-tile-points = Punti ora: { $n } (turno scorso { $last })
revolution-tile-cards = Carte possedute: { $cards_bare }
revolution-tile-no-cards = Nessuna carta
revolution-tile-loose = Pedine in cittadine e campagna: { $n }
revolution-tile-boxes = Riquadri di supporto
revolution-tile-held = { $side_bare } { $n }
revolution-tile-empty = vuoto
revolution-tile-ships = Mendicanti di mare nel riquadro: { $n }, assoldati e non inviati: { $hired }
revolution-tile-neutrals = Pedine neutre disponibili: { $n }
revolution-tile-faith = Fede
revolution-nobody = nessuno
revolution-tile-city = { $city_bare }: fedeltà { $space } di 7, controllo: { $holder }, monete { $coins }
revolution-tile-bishopric = Vescovato, { $province_bare }: { $status }
revolution-tile-university = Università, { $city_bare }: { $status }
revolution-tile-turn = Turno { $n } di { $turns }
revolution-tile-order = Ordine di gioco: { $sides_bare }
revolution-tile-score = { $side_bare }: { $n }

# La legenda.
revolution-legend-counter = pedina risorsa
revolution-legend-stack = 4 pedine insieme
revolution-legend-coin = pedina moneta
revolution-legend-neutral = pedina neutra
revolution-legend-army = esercito
revolution-legend-besieging = esercito che assedia
revolution-legend-abandoned = esercito abbandonato
revolution-legend-beggar = mendicante di mare
revolution-legend-stand-off = eserciti a distanza
revolution-legend-university = università
revolution-legend-university-to-come = può essere fondata
revolution-legend-bishopric = vescovato
revolution-legend-allegiance = indicatore di fedeltà
revolution-legend-gate = può sbarrare un fiume
revolution-legend-gate-closed = fiume sbarrato
revolution-legend-reconstructed = ricostruito
revolution-legend-card = carta posseduta

# Che cosa mostrano qui i livelli.
overlay-game-revolution = Limiti e fedeltà
overlay-game-line-revolution = Posto libero ed eccedenza di ogni provincia; fedeltà di ogni città, cattolica a sinistra
overlay-reach-line-revolution = Dove può andare ciò che è selezionato
overlay-threats-line-revolution = Perdite nei conflitti e carte che possono cambiare mano
overlay-control-line-revolution = Chi possiede ogni carta, e i punti
