# A FEW ACRES OF SNOW: i suoi nomi. Quello che dice mentre si gioca è in acres.ftl.
game-acres = A Few Acres of Snow
game-acres-subtitle = Inghilterra e Francia in lotta per l’America del Nord
game-acres-line = 2 posti, regole della prima edizione
game-acres-length = da 45 a 90 minuti
scenario-acres-standard = gioco normale
scenario-acres-standard-line = Tutto il tabellone, fino a una condizione di fine

# Titoli delle regole; un paragrafo si cita con il titolo e il numero.
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

# Titoli dei passi.
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

# Carte impero, come dentro una frase; come titolo una carta ha la maiuscola. Le carte luogo prendono il nome dal luogo.
name-card-bateaux = bateaux
name-card-coureurs-de-bois = coureurs de bois
name-card-first-infantry = { name-card-regular-infantry }
name-card-fortification = fortificazione
name-card-governor = governatore
name-card-home-support = supporto della patria
name-card-indian-leader = leader indiano
name-card-intendant = intendente
name-card-military-leader = comandante militare
name-card-militia = milizia
name-card-native-americans = nativi americani
name-card-priest = prete
name-card-rangers = rangers
name-card-regular-infantry = fanteria regolare
name-card-settlers = coloni
name-card-ships = navi
name-card-siege-artillery = artiglieria d’assedio
name-card-trader = commerciante
name-card-green-fortification = fortificazione (neutrale)
name-card-green-native-americans = nativi americani (neutrali)
name-card-green-settlers = coloni (neutrali)

# Pezzi: sul tabellone secondo dove sono, nella scorta secondo che cosa sono.
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
name-siege-british-bare = Assedio inglese
name-siege-british-of = dell’assedio inglese
name-siege-british-to = all’assedio inglese
name-siege-british-by = dall’assedio inglese
name-siege-french = l’assedio francese
name-siege-french-bare = Assedio francese
name-siege-french-of = dell’assedio francese
name-siege-french-to = all’assedio francese
name-siege-french-by = dall’assedio francese

# Scritte di ciò che sta sul tavolo.
acres-caption-reserve = Riserva
acres-caption-discard = Mazzo degli scarti
acres-caption-locations = Carte luogo disponibili
acres-caption-empire = Carte impero disponibili
acres-caption-neutral = Carte neutrali scoperte
acres-caption-siege = { $siege_bare }, { $place }
name-piece-british-village-fort = villaggio inglese fortificato
name-piece-british-town-fort = città inglese fortificata
name-piece-french-village-fort = villaggio francese fortificato
name-piece-french-town-fort = città francese fortificata
