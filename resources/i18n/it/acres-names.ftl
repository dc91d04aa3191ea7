# A FEW ACRES OF SNOW: i suoi nomi. Quello che dice mentre si gioca è in acres.ftl.
game-acres = A Few Acres of Snow
game-acres-subtitle = Inghilterra e Francia in lotta per l’America del Nord
game-acres-line = 2 posti, regole della prima edizione
game-acres-length = da 1 a 2 ore
scenario-acres-standard = gioco normale
scenario-acres-standard-line = Tutto il tabellone, finché si verifica una condizione di fine

# Headings of the rules; a clause is cited by its heading and number.
heading-acres-board = Tabellone
heading-acres-cards = Carte
heading-acres-setup = Preparazione
heading-acres-actions = Azioni
heading-acres-draw = Pescare
heading-acres-location-limits = Carte luogo
heading-acres-settle = Colonizzare
heading-acres-develop = Sviluppare
heading-acres-fortify = Fortificare
heading-acres-besiege = Assediare
heading-acres-reinforce = Rinforzare
heading-acres-siege-win = Vincere un assedio
heading-acres-raid = Razzia
heading-acres-ambush = Imboscata
heading-acres-priest = Prete e leader indiano
heading-acres-money = Prendere denaro
heading-acres-merchant = Mercante
heading-acres-trader = Commerciante
heading-acres-piracy = Pirateria
heading-acres-draft = Acquisire una carta impero
heading-acres-discard = Scartare
heading-acres-reserve = Riserva
heading-acres-governor = Governatore
heading-acres-intendant = Intendente
heading-acres-home-support = Supporto della patria
heading-acres-withdraw = Ritirarsi
heading-acres-pass = Passare
heading-acres-end-game = Fine della partita

# Titles of the Steps.
step-siege-check = Controllo degli assedi
step-siege-order = Ordine degli assedi
step-occupy = Occupare
step-siege-loss = Carta persa in un assedio
step-end-check = Controllo di fine partita
step-acts = Azioni
step-raid-block = Bloccare una razzia
step-ambush-block = Bloccare un’imboscata
step-ambush-loss = Carta persa in un’imboscata
step-native = Nativi americani
step-refill = Pescare

# Empire cards. Location cards are named by their place.
name-card-bateaux = Bateaux
name-card-coureurs-de-bois = Coureurs de bois
name-card-first-infantry = { name-card-regular-infantry }
name-card-fortification = Fortificazione
name-card-governor = Governatore
name-card-home-support = Supporto della patria
name-card-indian-leader = Leader indiano
name-card-intendant = Intendente
name-card-military-leader = Comandante militare
name-card-militia = Milizia
name-card-native-americans = Nativi americani
name-card-priest = Prete
name-card-rangers = Rangers
name-card-regular-infantry = Fanteria regolare
name-card-settlers = Coloni
name-card-ships = Navi
name-card-siege-artillery = Artiglieria d’assedio
name-card-trader = Commerciante
name-card-green-fortification = Fortificazione (neutrale)
name-card-green-native-americans = Nativi americani (neutrali)
name-card-green-settlers = Coloni (neutrali)

# Pieces: on the board by where they are, in the supply by what they are.
name-piece-at-british = insediamento inglese di { $place }
name-piece-at-french = insediamento francese di { $place }
name-piece-at-fort = fortificazione di { $place }
name-piece-british-village = villaggio inglese
name-piece-british-town = città inglese
name-piece-british-siege = segnalino locazione assedio inglese
name-piece-french-village = villaggio francese
name-piece-french-town = città francese
name-piece-french-siege = segnalino locazione assedio francese
name-piece-fort = disco fortificazione
name-siege-british = l’assedio inglese
name-siege-british-bare = assedio inglese
name-siege-british-of = dell’assedio inglese
name-siege-british-to = all’assedio inglese
name-siege-british-by = dall’assedio inglese
name-siege-french = l’assedio francese
name-siege-french-bare = assedio francese
name-siege-french-of = dell’assedio francese
name-siege-french-to = all’assedio francese
name-siege-french-by = dall’assedio francese

# Captions of what lies on the table.
acres-caption-hand = Mano
acres-caption-reserve = Riserva
acres-caption-deck = Mazzo
acres-caption-discard = Mazzo degli scarti
acres-caption-locations = Carte luogo disponibili
acres-caption-empire = Carte impero disponibili
acres-caption-neutral = Carte neutrali scoperte
acres-caption-captured = Pezzi catturati
acres-caption-supply = Scorta
acres-caption-forts = Dischi fortificazione
acres-caption-money = Denaro
acres-caption-siege = { $siege_bare }, { $place }
