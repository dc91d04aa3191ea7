# SACHSEN: i suoi nomi. Ciò che dice durante la partita sta negli altri file del gioco.
game-sachsen = Sachsen
game-sachsen-subtitle = Corti, spie ed eserciti del Sacro Romano Impero, verso il 1710
game-sachsen-line = da 3 a 6 posti, regole del 2021; l’arbitro è il programma
game-sachsen-length = 3 ore o più
bot-sachsen-steady-line = Corteggia le corti più favorevoli, attacca dove è più forte, prova ogni scontro
scenario-sachsen-year = politica e guerra
scenario-sachsen-year-line = Dieci Stati, un mese per turno: aste, corti, spie, guerre e le loro battaglie
scenario-sachsen-battle = solo una battaglia
scenario-sachsen-battle-line = Due eserciti su un campo di quadrati, senza politica
sachsen-option-strict-garrisons = Presidi rigorosi
sachsen-option-strict-garrisons-line = Una provincia senza un’unità di chi la possiede non dà rendita
sachsen-option-losers-keep-bids = Le offerte perdenti restano
sachsen-option-losers-keep-bids-line = Paga la propria offerta solo chi ottiene carte
sachsen-option-heirs-save-players = Gli eredi salvano
sachsen-option-heirs-save-players-line = Chi perde il sovrano continua con un figlio, se c’è
sachsen-option-open-lots = Lotti scoperti
sachsen-option-open-lots-line = Le due Opportunità dell’asta sono scoperte
sachsen-option-kingdom-provinces = Province dei Regni
sachsen-option-kingdom-provinces-line = A un Regno vinto si può chiedere una provincia invece del denaro
sachsen-option-length = Durata
sachsen-option-length-line = Ciò che conclude la partita; con l’orologio dici tu quando è scoccata l’ora
sachsen-option-length-cycles = Cicli di 12 turni
sachsen-option-length-clock = L’orologio
sachsen-option-length-provinces = Un numero di province
sachsen-option-length-score = Un punteggio

# Titoli delle regole; una clausola si cita con titolo e numero.
heading-sachsen-setup = Preparazione
heading-sachsen-turn = Turno
heading-sachsen-income = Rendita
heading-sachsen-maintenance = Mantenimento
heading-sachsen-auction = Asta
heading-sachsen-espionage = Spionaggio
heading-sachsen-events = Eventi
heading-sachsen-attempt = Attentato
heading-sachsen-notes = Note
heading-sachsen-agreements = Accordi
heading-sachsen-guarantees = Impegni
heading-sachsen-passage = Passaggio
heading-sachsen-war = Guerra
heading-sachsen-kingdom-war = Guerra fra i Regni
heading-sachsen-peace = Pace
heading-sachsen-congress = Congresso
heading-sachsen-army = Esercito
heading-sachsen-political-movement = Movimento sul tavoliere
heading-sachsen-late-units = Unità in ritardo
heading-sachsen-battle-setup = Prima della battaglia
heading-sachsen-initiative = Iniziativa
heading-sachsen-phases-actions = Fasi e azioni
heading-sachsen-battle-movement = Movimento sul campo
heading-sachsen-influence = Area d’influenza
heading-sachsen-exchange = Attacco e difesa
heading-sachsen-engagement-infantry-fire = Fuoco
heading-sachsen-infantry-charge = Carica di fanteria
heading-sachsen-cavalry-vs-infantry = Cavalleria contro fanteria
heading-sachsen-cavalry-vs-cavalry = Cavalleria contro cavalleria
heading-sachsen-charge-on-artillery = Carica all’artiglieria
heading-sachsen-artillery = Artiglieria
heading-sachsen-damage = Danni
heading-sachsen-modifiers = Modificatori
heading-sachsen-morale = Test del morale
heading-sachsen-recovery = Test di recupero
heading-sachsen-chain-of-command = Catena di comando
heading-sachsen-orders = Ordini tattici
heading-sachsen-commander-loss = Perdita di un comandante
heading-sachsen-end = Fine della battaglia
heading-sachsen-experience = Esperienza
heading-sachsen-victory = Vittoria

# Unità: una brigata si dice con il suo Stato e il suo numero, in un Regno anche con la colonna ({ $n } è «3» o «1/3»; 0: nessuno).
name-piece-of-musketeers = la brigata { $n } di moschettieri { $side_of }
name-piece-of-musketeers-bare = Moschettieri { $n } { $side_of }
name-piece-of-musketeers-short = Moschettieri { $n }
name-piece-of-musketeers-of = della brigata { $n } di moschettieri { $side_of }
name-piece-of-musketeers-to = alla brigata { $n } di moschettieri { $side_of }
name-piece-of-musketeers-by = dalla brigata { $n } di moschettieri { $side_of }
name-piece-of-dragoons = la brigata { $n } di dragoni { $side_of }
name-piece-of-dragoons-bare = Dragoni { $n } { $side_of }
name-piece-of-dragoons-short = Dragoni { $n }
name-piece-of-dragoons-of = della brigata { $n } di dragoni { $side_of }
name-piece-of-dragoons-to = alla brigata { $n } di dragoni { $side_of }
name-piece-of-dragoons-by = dalla brigata { $n } di dragoni { $side_of }
name-piece-of-artillery = la brigata { $n } di artiglieria { $side_of }
name-piece-of-artillery-bare = Artiglieria { $n } { $side_of }
name-piece-of-artillery-short = Artiglieria { $n }
name-piece-of-artillery-of = della brigata { $n } di artiglieria { $side_of }
name-piece-of-artillery-to = alla brigata { $n } di artiglieria { $side_of }
name-piece-of-artillery-by = dalla brigata { $n } di artiglieria { $side_of }
name-piece-of-grenadiers = la brigata { $n } di granatieri { $side_of }
name-piece-of-grenadiers-bare = Granatieri { $n } { $side_of }
name-piece-of-grenadiers-short = Granatieri { $n }
name-piece-of-grenadiers-of = della brigata { $n } di granatieri { $side_of }
name-piece-of-grenadiers-to = alla brigata { $n } di granatieri { $side_of }
name-piece-of-grenadiers-by = dalla brigata { $n } di granatieri { $side_of }
name-piece-of-cuirassiers = la brigata { $n } di corazzieri { $side_of }
name-piece-of-cuirassiers-bare = Corazzieri { $n } { $side_of }
name-piece-of-cuirassiers-short = Corazzieri { $n }
name-piece-of-cuirassiers-of = della brigata { $n } di corazzieri { $side_of }
name-piece-of-cuirassiers-to = alla brigata { $n } di corazzieri { $side_of }
name-piece-of-cuirassiers-by = dalla brigata { $n } di corazzieri { $side_of }
name-piece-of-general = { $n ->
    [0] l’unità di comando { $side_of }
   *[other] l’unità di comando { $n } { $side_of }
    }
name-piece-of-general-bare = { $n ->
    [0] Unità di comando { $side_of }
   *[other] Unità di comando { $n } { $side_of }
    }
name-piece-of-general-short = { $n ->
    [0] Unità di comando
   *[other] Unità di comando { $n }
    }
name-piece-of-general-of = { $n ->
    [0] dell’unità di comando { $side_of }
   *[other] dell’unità di comando { $n } { $side_of }
    }
name-piece-of-general-to = { $n ->
    [0] all’unità di comando { $side_of }
   *[other] all’unità di comando { $n } { $side_of }
    }
name-piece-of-general-by = { $n ->
    [0] dall’unità di comando { $side_of }
   *[other] dall’unità di comando { $n } { $side_of }
    }
name-unit-musketeers = moschettieri
name-unit-musketeers-bare = Moschettieri
name-unit-dragoons = dragoni
name-unit-dragoons-bare = Dragoni
name-unit-artillery = artiglieria
name-unit-artillery-bare = Artiglieria
name-unit-grenadiers = granatieri
name-unit-grenadiers-bare = Granatieri
name-unit-cuirassiers = corazzieri
name-unit-cuirassiers-bare = Corazzieri
name-unit-general = generale
name-unit-general-bare = Generale
name-unit-marshal = maresciallo di campo
name-unit-marshal-bare = Maresciallo di campo
name-unit-command = unità di comando
name-unit-command-bare = Unità di comando

# Opportunità, e in una riga che cosa fa ciascuna.
name-card-spy = Spia
sachsen-card-spy = Sottrae un’Opportunità, guasta i rapporti fra uno Stato rappresentato e uno non rappresentato, o si attribuisce l’evento; in battaglia sottrae un ordine tattico. Poi è scartata.
name-card-counter-espionage = Controspionaggio
sachsen-card-counter-espionage = Mostralo per attivare il servizio: ogni spia usata contro di te può essere sfidata, con 2 in più sul tuo dado. Non si consuma mai.
name-card-attempt = Attentato
sachsen-card-attempt = Un attentato al governante di un elettorato, sorteggiato fra tutti gli otto.
name-card-agents = Agenti a corte
sachsen-card-agents = Guarda tutte le Opportunità di un avversario.
name-card-approval-one = Nota di approvazione
sachsen-card-approval-one = 1 nota di approvazione da uno Stato non rappresentato a tua scelta.
name-card-approval-two = Doppia nota di approvazione
sachsen-card-approval-two = 1 nota di approvazione da ciascuno di 2 Stati non rappresentati, sorteggiati.
name-card-protest = Nota di protesta
sachsen-card-protest = Uno Stato non rappresentato a tua scelta invia 1 nota di protesta a un avversario.
name-card-ambassador = Abile ambasciatore
sachsen-card-ambassador = +2 a una proposta o richiesta di questo turno, dichiarato prima del dado.
name-card-safe-conduct = Salvacondotto
sachsen-card-safe-conduct = Uno Stato non rappresentato non in guerra con te lascia passare le tue unità in questo turno, senza dado e senza prezzo.
name-card-summons = Convocazione di un congresso
sachsen-card-summons = Convoca un congresso senza motivo e senza che altri lo appoggi.
name-card-manufactory = Manifattura
sachsen-card-manufactory = Una tua provincia dà 100.000 in più a ogni rendita, per il resto della partita. Una volta per provincia.
name-card-extra-tax = Tassa straordinaria
sachsen-card-extra-tax = Prendi 1.000.000 di gulden.
name-card-recruiters = Ufficiali reclutatori
sachsen-card-recruiters = Fino a 2 brigate arruolate in questo turno arrivano alla tua prossima rendita.
name-card-depots = Magazzini pieni
sachsen-card-depots = Il tuo prossimo mantenimento è dimezzato, arrotondato per eccesso a 100.000.
name-card-heir = Nascita di un erede
sachsen-card-heir = Se il tuo sovrano ha meno di 2 figli, un dado: dispari una figlia, pari un figlio.
name-card-physician = Medico di corte
sachsen-card-physician = Il tuo sovrano ferito guarisce subito. Si può giocare mentre è bloccato.
name-card-initiative = Iniziativa
sachsen-card-initiative = +1 a ogni sorteggio dell’iniziativa di questa battaglia.
name-card-steal-initiative = Ruba l’iniziativa
sachsen-card-steal-initiative = Subito dopo lo schieramento: hai l’iniziativa fino al termine della battaglia. Una sola carta così per battaglia.
name-card-third-salvo = Terza salva
sachsen-card-third-salvo = Fanteria: la brigata ha 3 salve in ogni scontro.
name-card-volley = Fuoco per plotoni
sachsen-card-volley = Fanteria, cavalleria: fuoco +1, a lunga e a corta gittata.
name-card-cold-steel = All’arma bianca
sachsen-card-cold-steel = Fanteria, cavalleria: carica e mischia +1.
name-card-stand-fast = A piè fermo
sachsen-card-stand-fast = Qualunque brigata: difesa +1, sotto il fuoco e in mischia.
name-card-iron-drill = Disciplina di ferro
sachsen-card-iron-drill = Qualunque brigata: disciplina +1.
name-card-quick-step = Passo veloce
sachsen-card-quick-step = Qualunque brigata: marcia di 1 quadrato in più, marcia forzata di 2 in più.
name-card-gun-laying = Puntamento dei cannoni
sachsen-card-gun-laying = Artiglieria: i tiri con alzo 1 non perdono per questo il punto di danno.

# Eventi: uno infausto e uno fausto su ogni carta. Che cosa fa uno Stato rappresentato; poi uno non rappresentato.
name-card-harvest-bad = Raccolto perduto
sachsen-card-harvest-bad = Paga 1.000.000. Non rappresentato: chiede 500.000.
name-card-harvest-good = Raccolto abbondante
sachsen-card-harvest-good = Prende 1.000.000. Non rappresentato: 1 nota di approvazione a ogni Stato rappresentato che ha rapporti.
name-card-camp-bad = Febbre da campo
sachsen-card-camp-bad = 1 brigata a sua scelta va riorganizzata, senza spesa. Non rappresentato: chiede 500.000.
name-card-camp-good = Accampamenti sani
sachsen-card-camp-good = Il suo prossimo mantenimento è dimezzato. Non rappresentato: 1 nota di approvazione a ogni Stato rappresentato che ha rapporti.
name-card-treasury-bad = Fallisce la banca
sachsen-card-treasury-bad = Paga 1.500.000. Non rappresentato: chiede 1.000.000.
name-card-treasury-good = Una vena d’argento
sachsen-card-treasury-good = Prende 1.500.000. Non rappresentato: dà 500.000 allo Stato rappresentato con più note.
name-card-court-bad = Pugnali a corte
sachsen-card-court-bad = Un attentato al suo governante.
name-card-court-good = Nasce un erede
sachsen-card-court-good = Un dado, se il suo sovrano ha meno di 2 figli: dispari una figlia, pari un figlio.
name-card-kingdoms-bad = Tensione fra i Regni
sachsen-card-kingdoms-bad = Ognuno dice in segreto chi sostiene: Francia, Austria o nessuno. La seconda volta è guerra.
name-card-kingdoms-good = Riconciliazione
sachsen-card-kingdoms-good = La tensione finisce; +1 a ogni proposta a un Regno fino al termine del turno.
name-card-town-bad = Incendio nella capitale
sachsen-card-town-bad = La provincia della capitale non dà nulla per 2 rendite. Non rappresentato: chiede 500.000.
name-card-town-good = La grande fiera
sachsen-card-town-good = Prende 500.000. Chi guida uno Stato confinante prende 100.000, anche se non è rappresentato.
name-card-soldiers-bad = Diserzione
sachsen-card-soldiers-bad = Perde 1 brigata a sua scelta. Non rappresentato: 1 brigata di moschettieri va riorganizzata.
name-card-soldiers-good = Volontari
sachsen-card-soldiers-good = 1 brigata di moschettieri nella capitale, se c’è una fustella libera. Non rappresentato: 1 nota di approvazione a ogni Stato rappresentato che ha rapporti.
name-card-estates-bad = Rivolta dei ceti
sachsen-card-estates-bad = Una provincia sorteggiata non dà nulla per 3 rendite, salvo con 2 unità proprie. Non rappresentato: chiede una brigata.
name-card-estates-good = Ceti fedeli
sachsen-card-estates-good = Prende 300.000 a ognuna delle prossime 3 rendite. Non rappresentato: 1 nota di approvazione a ogni Stato rappresentato che ha rapporti.
name-card-gazette-bad = Lite fra inviati
sachsen-card-gazette-bad = Uno Stato non rappresentato invia 1 nota di protesta a ogni Stato rappresentato senza accordi con esso.
name-card-gazette-good = Giubileo
sachsen-card-gazette-good = Uno Stato non rappresentato invia 1 nota di approvazione a ogni Stato rappresentato non in guerra con esso.
name-card-frontier-bad = Richiesta d’aiuto
sachsen-card-frontier-bad = Uno Stato non rappresentato chiede una brigata.
name-card-frontier-good = Una corte riconoscente
sachsen-card-frontier-good = Uno Stato non rappresentato invia 2 note di approvazione allo Stato rappresentato con più note.
name-card-arsenal-bad = Esplode la polveriera
sachsen-card-arsenal-bad = 1 brigata, d’artiglieria se c’è, va riorganizzata senza spesa, anche in uno Stato non rappresentato.
name-card-arsenal-good = Una nuova fonderia
sachsen-card-arsenal-good = Fino a 2 brigate arruolate in questo turno costano 1,5 volte il loro mantenimento. Non rappresentato: 1 nota di approvazione a ogni Stato rappresentato che ha rapporti.
name-card-conspiracy-bad = Congiura
sachsen-card-conspiracy-bad = Un attentato al suo governante.
name-card-conspiracy-good = Lettere intercettate
sachsen-card-conspiracy-good = Pesca 1 Opportunità. Non rappresentato: 1 nota di approvazione a ogni Stato rappresentato che ha rapporti.

# Tracciati, accordi.
name-track-tension = Tensione fra i Regni
name-agreement-pact = patto di mutua difesa
name-agreement-alliance = trattato di alleanza
name-agreement-marriage = matrimonio
name-agreement-passage = passaggio

# Titoli dei passi, e che cosa vi si fa.
about-deal = Ogni Stato rappresentato si sorteggia; un dado dice gli eredi di tutti i dieci Stati.
about-placing = Il generale e 4 brigate di moschettieri si piazzano su caselle del proprio Stato.
about-income = Ogni provincia dà 500.000 gulden; si nominano quelle che non danno nulla.
about-maintenance = Si paga per ogni unità. Chi non può pagare scioglie unità.
about-auction = Si offre in segreto per due Opportunità; le offerte danno anche l’ordine di gioco.
step-event = Evento
about-event = Si gira una carta; un dado dice l’evento infausto o fausto, una carta degli Stati chi colpisce.
step-player-turns = Turni degli Stati rappresentati
about-player-turns = Nell’ordine dell’asta: muovere, attaccare, trattare con le corti, giocare Opportunità.
about-player-turn = In qualsiasi ordine: muovere, attaccare, arruolare, chiedere, proporre, dichiarare, giocare Opportunità.
step-army-called = Un Regno manda la sua armata
about-army-called = Il programma chiede chi guida l’armata di un Regno, quando tutti hanno detto da che parte stanno.
step-neutral-states = Stati non rappresentati
about-neutral-states = Il programma muove gli Stati che nessuno guida.
step-homecoming = Ritorno a casa

# Una provincia il cui nome un altro gioco traduce.
name-country-westfalen-sachsen = Westfalen
sachsen-option-terrain = Terreno
sachsen-option-terrain-line = Il campo su cui gli eserciti si incontrano
sachsen-option-terrain-mixed = Terreno misto
sachsen-option-terrain-plain = Pianura
sachsen-option-terrain-woods = Boschi
sachsen-option-terrain-hills = Colli
sachsen-option-troops = Truppe
sachsen-option-troops-line = Le brigate di ogni esercito, oltre all’unità di comando
sachsen-option-troops-standard = Come all’inizio
sachsen-option-troops-guards = Con granatieri
sachsen-option-troops-horse = Molta cavalleria
sachsen-option-troops-two-columns = Due colonne ciascuno
sachsen-option-chiefs = Comandanti
sachsen-option-chiefs-line = Chi comanda in capo
sachsen-option-chiefs-generals = Due generali
sachsen-option-chiefs-marshals = Due marescialli di campo
sachsen-option-chiefs-marshal-attacks = Un maresciallo di campo attacca un generale
