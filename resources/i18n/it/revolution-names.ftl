# REVOLUTION: THE DUTCH REVOLT: i suoi nomi. Che cosa dice mentre si gioca sta in revolution.ftl.
game-revolution = Revolution: The Dutch Revolt
game-revolution-subtitle = Cinque fazioni si contendono i Paesi Bassi, dal 1568 al 1648
game-revolution-line = da 2 a 5 posti, regole della prima edizione
game-revolution-length = da 2 a 5 ore
scenario-revolution-full = fazioni consuete
scenario-revolution-full-line = Cinque fazioni; quattro senza la Nobiltà; con due posti ognuno ne guida due
revolution-option-payments = Pagamenti
revolution-option-payments-line = Con un accordo aperto una fazione può pagare monete a un’altra
revolution-option-sides = Accanto ai Cattolici
revolution-option-sides-line = Le altre due fazioni in gioco; il regolamento consiglia Nobiltà e Riformisti
revolution-option-sides-nobility-reformers = Nobiltà e Riformisti
revolution-option-sides-habsburgs-nobility = Asburgo e Nobiltà
revolution-option-sides-habsburgs-burghers = Asburgo e Borghesi
revolution-option-sides-habsburgs-reformers = Asburgo e Riformisti
revolution-option-sides-nobility-burghers = Nobiltà e Borghesi
revolution-option-sides-burghers-reformers = Borghesi e Riformisti
revolution-option-huguenots-stay = Gli Ugonotti restano
revolution-option-huguenots-stay-line = Una pedina degli Ugonotti che intercetta resta nel riquadro; la moneta viene dalla scorta

# Titoli delle fasi, e che cosa vi si fa.
step-set-up = Schieramento iniziale
step-support = Movimento di supporto
step-treasure = Intercettazione
step-taxes = Tasse
step-upkeep = Mantenimento degli eserciti
step-raise = Levata di nuovi eserciti
step-battles = Battaglie
step-sieges = Stabilimento degli assedi
step-beggars = Mendicanti di mare
step-beggars-ship = I mendicanti di mare salpano
step-beggars-act = I mendicanti di mare agiscono
step-army-move = Movimento degli eserciti
step-hinder = Esercito fermato
step-military = Influenza militare
step-new-units = Nuove unità
step-conflict = Conflitto
step-neutrals = Unità neutre
step-shortage = Mancanza di neutrali
step-overflow = Eccedenza di popolazione
step-propose = Proposte
step-within = Movimento dentro le province
step-settling = I neutrali si stabiliscono
step-resolve = Risoluzione degli assedi
step-allegiance = Influenza sulla fedeltà
step-adjustments = Indicatori e adeguamenti
step-holders = Attribuzione di province e città
step-bishoprics = Attribuzione dei vescovati
step-universities = Attribuzione delle università
step-positions = Determinazione delle posizioni
step-attribution = Attribuzione
step-scoring = Conteggio dei punti
step-abandoned-leave = Gli eserciti abbandonati lasciano la mappa
step-next-turn = Turno seguente
about-support = Le pedine possono lasciare i riquadri di supporto: per la mappa dalle caselle non colorate, per il tesoro da quelle colorate, a scelta da quelle divise in diagonale.
about-treasure = Ogni pedina degli Ugonotti può intercettare una moneta che lascia il Tesoro spagnolo. La pedina diventa una moneta della propria fazione.
about-taxes = Le province pagano la tassa della loro carta. Tutte le città di una fazione pagano la stessa aliquota, 1, 2 o 3 monete ciascuna.
about-upkeep = Ogni esercito si mantiene per 1 moneta (Cattolici 2), si disperde per 1, o si abbandona: allora saccheggia una cittadina o sostituisce una pedina.
about-raise = Si levano fino a 3 eserciti dove la fazione ha un esercito o una pedina. Più se ne levano, più costano.
about-battles = Dove si incontrano eserciti di più fazioni ne cade uno per parte delle più nemiche, fino a quando resta una fazione o 2 eserciti si tengono a distanza.
about-sieges = Un esercito può assediare una città della propria regione. Nulla entra in quella città o ne esce fino alla risoluzione dell’assedio.
about-beggars = Borghesi o Riformisti possono assoldare mendicanti di mare: per eliminare un esercito, levare assedi, saccheggiare, assediare o fermare eserciti.
about-army-move = Ogni esercito che non assedia può andare lungo una freccia bianca in una casella vuota della sezione vicina.
about-military = Un esercito senza eserciti altrui nella sezione può sostituire una pedina in una cittadina o nella campagna della regione.
about-new-units = Città, cittadine, campagna e riquadri di supporto portano nuove pedine, almeno 7. Vanno dove la fazione ha pedine.
about-conflict = Nelle province oltre il limite ogni fazione perde una pedina per giro, la più piccola per prima, fino al rispetto del limite.
about-neutrals = Pedine neutre riempiono le province sotto il limite.
about-overflow = Dove una fazione da sola supera il limite, l’eccedenza può passare alle province vicine o lungo i fiumi; il resto torna nella scorta.
about-propose = Ogni fazione nomina le province in cui vuole un movimento. Altrove nessuno muove.
about-within = La fazione più grande della provincia dispone per prima le sue pedine. Chi viene dopo rispetta i posti presi.
about-resolve = Gli eserciti assedianti convertono fino a 2 pedine della città; tutte le altre altrui diventano neutre.
about-allegiance = Le monete muovono gli indicatori delle città: 3 caselle ciascuno in tutto. Sulle caselle colorate gli indicatori cambiano le pedine della città.
about-adjustments = Ogni indicatore avanza moneta per moneta, per ultime quelle della Nobiltà. Sulle caselle colorate si tolgono o aggiungono pedine della città.
about-holders = Una carta va alla fazione con più pedine di tutte le altre insieme, neutrali compresi.
about-bishoprics = L’indicatore di ogni vescovato si sposta di una casella verso chi possiede la provincia.
about-universities = Chi controlla il luogo rende un’università riformata o cattolica, la fonda o la sopprime.
about-positions = Si pongono le carte, per prima chi ha più punti: chi ne ha meno sceglie il posto nell’ordine di gioco.
about-scoring = Si contano da capo i punti: carte di città e province, e l’obiettivo proprio di ogni fazione.
about-attribution = Si attribuiscono carte di città e province, vescovati, università e indicatori di fedeltà.

# Nomi della mappa; città, cittadine e quasi tutte le province tengono quelli della mappa.
name-country-flanders = le Fiandre
name-country-flanders-of = delle Fiandre
name-country-flanders-to = alle Fiandre
name-country-flanders-by = dalle Fiandre
name-country-flanders-bare = Fiandre
name-country-generality = la Generalità
name-country-generality-of = della Generalità
name-country-generality-to = alla Generalità
name-country-generality-by = dalla Generalità
name-country-generality-bare = Generalità
name-country-koeln-revolution = Köln
name-country-trier-revolution = Trier

# Regioni, dalle loro sezioni di comando.
name-box-section-north = il Nord
name-box-section-north-bare = Nord
name-box-section-north-of = del Nord
name-box-section-north-by = dal Nord
name-box-section-ijssel = Gelderland e Overijssel
name-box-section-ijssel-bare = Gelderland e Overijssel
name-box-section-ijssel-of = di Gelderland e Overijssel
name-box-section-holland = Holland e Utrecht
name-box-section-holland-bare = Holland e Utrecht
name-box-section-holland-of = di Holland e Utrecht
name-box-section-coast = Zeeland e Generalità
name-box-section-coast-bare = Zeeland e Generalità
name-box-section-coast-of = di Zeeland e Generalità
name-box-section-flanders = le Fiandre
name-box-section-flanders-bare = Fiandre
name-box-section-flanders-of = delle Fiandre
name-box-section-flanders-by = dalle Fiandre
name-box-section-south = Artois e Hainaut
name-box-section-south-bare = Artois e Hainaut
name-box-section-south-of = di Artois e Hainaut
name-box-section-brabant = Brabant
name-box-section-brabant-bare = Brabant
name-box-section-brabant-of = di Brabant
name-box-section-meuse = la Mosa
name-box-section-meuse-bare = Mosa
name-box-section-meuse-of = della Mosa
name-box-section-meuse-by = dalla Mosa
name-box-section-rhine = il Basso Reno
name-box-section-rhine-bare = Basso Reno
name-box-section-rhine-of = del Basso Reno
name-box-section-rhine-by = dal Basso Reno
name-box-section-luxembourg = Lussemburgo e Treviri
name-box-section-luxembourg-bare = Lussemburgo e Treviri
name-box-section-luxembourg-of = di Lussemburgo e Treviri

# Riquadri di supporto.
name-box-french-support = Supporto francese
name-box-emperor = Supporto dell’Imperatore
name-box-london-merchants = Mercanti di Londra
name-box-huguenots = Ugonotti
name-box-calvinists = Calvinisti
name-box-jesuits = Gesuiti
name-box-spanish-treasury = Tesoro spagnolo
name-box-water-beggars = Mendicanti di mare

# Tracciati, ciò che sta accanto alla mappa, e pezzi.
name-track-allegiance = Fedeltà delle popolazioni
name-track-bishoprics = Vescovati
name-track-universities = Università
name-track-order = Ordine di gioco
name-track-turn = Turno
name-track-score = Punteggio
name-camp-treasury = tesoro
name-heap-counter-country = { $side }, campagna: { $place }
name-heap-counter-supply = { $side }, scorta
name-heap-coin-treasury = { $side }, tesoro
name-piece-catholics-army = esercito dei Cattolici
name-piece-habsburgs-army = esercito degli Asburgo
name-piece-nobility-army = esercito della Nobiltà
name-piece-burghers-army = esercito dei Borghesi
name-piece-reformers-army = esercito dei Riformisti
name-piece-beggar = mendicante di mare

# Il giro, e i punteggi senza traguardo, con parole di questo gioco.
tour-map-revolution = Ciò che può agire è acceso. Trascina pedine o eserciti su un luogo acceso; se ne vanno più d’uno, si chiede quanti.
tour-undo-revolution = «Annulla» ritira ciò che hai fatto dopo l’ultima azione di un’altra fazione. Prova.
tour-hand-revolution = Qui nulla è nascosto: scorta, monete ed eserciti di ogni fazione stanno scoperti accanto alla mappa.
panels-score-points = { $value ->
    [one] { $value } punto vittoria
   *[other] { $value } punti vittoria
    }
