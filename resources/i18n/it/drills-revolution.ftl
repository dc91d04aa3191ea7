# Esercizi di REVOLUTION: THE DUTCH REVOLT: titoli, domande e i motivi che nessun rifiuto dice.
drill-revolution-card = A chi va una carta
drill-revolution-card-ask-province = Se le carte fossero attribuite ora, a chi andrebbe la carta della provincia { $at_of }?
drill-revolution-card-ask-city = Se le carte fossero attribuite ora, a chi andrebbe la carta della città di { $at }?
drill-revolution-card-choice-nobody = Nessuno
drill-revolution-card-majority = { $side_bare }: { $n } di { $total } pedine, più di tutte le altre insieme.
drill-revolution-card-inside = Le pedine nelle città non contano per la carta di una provincia. { $side_bare }: { $n } nelle città.
drill-revolution-card-largest = Essere la più numerosa non basta. { $side_bare }: { $n } di { $total } pedine, non più delle altre insieme.
drill-revolution-card-few = { $side_bare }: { $n } di { $total } pedine, nessuna maggioranza.
drill-revolution-card-nobody = Nessuno ne ha più di tutti gli altri insieme, contando le neutre: al massimo { $n } di { $total }.
drill-revolution-card-somebody = Una fazione ne ha più di tutte le altre insieme: { $side_bare }.
drill-revolution-conflict = Che cosa lascia un conflitto
drill-revolution-conflict-ask = Se ora ci fosse conflitto nella provincia { $province_of }, quante pedine { $side_of } vi resterebbero, senza contare le città assediate?
drill-revolution-conflict-rounds = Dalla più piccola, ogni fazione perde 1 pedina per giro fino al limite. Giri: { $rounds }; perse qui: { $n }, restano: { $left }.
drill-revolution-conflict-stops = Il conflitto finisce appena si raggiunge il limite di { $limit }, anche a metà di un giro.
drill-revolution-conflict-shared = Le perdite non sono di una sola fazione: perdono tutte, giro dopo giro.
drill-revolution-conflict-over = Pedine oltre il limite: { $n }. Le fazioni sono più d’una, e perdono tutte.
drill-revolution-overflow = Dove va un’eccedenza
drill-revolution-overflow-ask = Poniamo che nella provincia { $province_of } ci siano solo pedine { $side_of }, con 1 oltre il limite. Segna tutte le province in cui questa può andare.
drill-revolution-overflow-beside = Provincia adiacente e con posto: { $to_bare }.
drill-revolution-overflow-river = Provincia raggiunta per fiume e con posto: { $to_bare }.
drill-revolution-overflow-neutral = La provincia è piena, e vi si sostituisce una pedina neutra: { $to_bare }.
drill-revolution-overflow-neutral-river = La provincia si raggiunge per fiume, è piena, e vi si sostituisce una pedina neutra: { $to_bare }.
drill-revolution-units = Quante nuove unità
drill-revolution-units-ask = Se ora arrivassero le nuove unità, quante ce ne sarebbero per { $side }?
drill-revolution-units-sum = Città { $cities }, luoghi nominati sulle loro carte { $named }, cittadine { $towns }, campagna { $countryside }, riquadri { $boxes }: { $n }.
drill-revolution-units-least = Città { $cities }, luoghi nominati { $named }, cittadine { $towns }, campagna { $countryside }, riquadri { $boxes }: si sale a { $n }.
drill-revolution-units-supply = Mai più della scorta: { $n }.
drill-revolution-units-cities = Anche le carte città danno nuove unità: { $n }.
drill-revolution-units-named = I luoghi nominati sulle carte città della fazione ne danno altre: { $n }.
drill-revolution-units-towns = Ogni cittadina occupata ne dà 1: { $n }.
drill-revolution-units-countryside = Ogni 5 pedine in campagna, contata tutta insieme, ne danno 1: { $n }.
drill-revolution-units-boxes = Ogni pedina in un riquadro di supporto ne dà 1: { $n }.
drill-revolution-units-raised = Sono sempre almeno 7, finché la scorta basta: non { $n }.
drill-revolution-units-lacking = La scorta non ha più di { $n }.
drill-revolution-tax = Quanto rendono le tasse
drill-revolution-tax-ask = Tasse con aliquota { $n }: quante monete entrerebbero ora per { $side }?
drill-revolution-tax-sum = Province { $provinces }, città { $cities } per { $rate }: { $n }.
drill-revolution-tax-short = Province { $provinces }, città { $cities } per { $rate }; ma la scorta ha solo { $n }.
drill-revolution-tax-supply = Ciò che manca nella scorta va perso.
drill-revolution-tax-fraction = La frazione della somma delle province si perde.
drill-revolution-tax-apart = La frazione si perde nella somma delle province, non in ciascuna.
drill-revolution-tax-each = L’aliquota vale per ogni città.
drill-revolution-battle = Che cosa lascia una battaglia
drill-revolution-battle-ask = Se nella sezione { $region_of } ci fosse un esercito { $side_of } in più, quanti eserciti vi resterebbero dopo le battaglie?
drill-revolution-battle-calm = Esattamente 2 eserciti di fazioni diverse si tengono a distanza: non succede nulla.
drill-revolution-battle-won = A coppie cadono l’esercito più cattolico e il più riformato, fino a lasciare una sola fazione. Eserciti rimasti: { $n }.
drill-revolution-battle-none = A coppie cadono l’esercito più cattolico e il più riformato: non ne resta nessuno.
drill-revolution-battle-stand-off = A coppie cadono l’esercito più cattolico e il più riformato, fino a lasciarne 2, che si tengono a distanza.
drill-revolution-battle-allied = Gli eserciti cadono a coppie fino a lasciare solo alleati. Eserciti rimasti: { $n }.
drill-revolution-battle-pairs = Gli eserciti cadono a coppie, fino a lasciare una fazione, 2 eserciti o solo alleati.
drill-revolution-battle-two = Combattono solo dove ci sono più di 2 eserciti.
drill-revolution-beggars = Che cosa possono fare i mendicanti di mare
drill-revolution-beggars-ask-destroy = { $n ->
    [one] { $region_bare }: può { $n } mendicante di mare { $side_of } eliminare un esercito nella sezione?
   *[other] { $region_bare }: possono { $n } mendicanti di mare { $side_of } eliminare un esercito nella sezione?
}
drill-revolution-beggars-ask-relieve = { $n ->
    [one] { $region_bare }: può { $n } mendicante di mare { $side_of } levare l’assedio di { $at }?
   *[other] { $region_bare }: possono { $n } mendicanti di mare { $side_of } levare l’assedio di { $at }?
}
drill-revolution-beggars-ask-sack = { $n ->
    [one] { $region_bare }: può { $n } mendicante di mare { $side_of } saccheggiare { $at }?
   *[other] { $region_bare }: possono { $n } mendicanti di mare { $side_of } saccheggiare { $at }?
}
drill-revolution-beggars-ask-blockade = { $n ->
    [one] { $region_bare }: può { $n } mendicante di mare { $side_of } assediare { $at }?
   *[other] { $region_bare }: possono { $n } mendicanti di mare { $side_of } assediare { $at }?
}
drill-revolution-beggars-choice-yes = Sì
drill-revolution-beggars-choice-no = No
drill-revolution-beggars-destroy = I mendicanti di mare sono più degli eserciti: { $n } contro { $armies }.
drill-revolution-beggars-relieve = I mendicanti di mare sono almeno quanti gli eserciti: { $n } contro { $armies }.
drill-revolution-beggars-sack = Nella regione non ci sono eserciti: 1 mendicante di mare saccheggia una cittadina.
drill-revolution-beggars-blockade = Nella regione non ci sono eserciti: 2 mendicanti di mare assediano una città, chiunque la controlli.
drill-revolution-allegiance = Dove finisce un indicatore
drill-revolution-allegiance-ask = Monete su { $place }: { $side_bare } { $n }, { $other_bare } { $more }. L’indicatore è sulla casella { $space }: dove finisce?
drill-revolution-allegiance-sum = Moneta per moneta, al massimo 3 caselle in tutto e mai oltre la fine: sulla casella { $space }.
drill-revolution-allegiance-centre = La Nobiltà viene per ultima e muove l’indicatore solo verso il centro; al massimo 3 caselle in tutto: sulla casella { $space }.
drill-revolution-allegiance-three = Un indicatore si muove al massimo di { $n } caselle in tutto per turno.
drill-revolution-allegiance-both = Le monete di entrambe le fazioni muovono l’indicatore, le une dopo le altre.
drill-revolution-bishopric = Che cosa diventa un vescovato
drill-revolution-bishopric-ask = Se alla fine del turno la carta della provincia { $province_of } spettasse { $side_to }, che cosa sarebbe allora il vescovato?
drill-revolution-bishopric-ask-nobody = Se alla fine del turno nessuno possedesse la carta della provincia { $province_of }, che cosa sarebbe allora il vescovato?
drill-revolution-bishopric-choice-strongly-catholic = Molto cattolico
drill-revolution-bishopric-choice-catholic = Cattolico
drill-revolution-bishopric-choice-reformed = Riformato
drill-revolution-bishopric-choice-strongly-reformed = Molto riformato
drill-revolution-bishopric-nobody = Se nessuno possiede la carta, l’indicatore va subito su cattolico.
drill-revolution-bishopric-stays = La Nobiltà non muove vescovati: l’indicatore resta dov’è.
drill-revolution-bishopric-there = È già lì, e chi possiede la carta non lo muove oltre. { $side_bare }: { revolution-status }.
drill-revolution-bishopric-moves = Si muove di 1 casella verso il lato di chi possiede la carta. { $side_bare }: ora { revolution-status }.
drill-revolution-bishopric-one = L’indicatore si muove al massimo di 1 casella per turno.
drill-revolution-bishopric-pull = Chi possiede la carta non muove lì l’indicatore: { $side_bare }.
drill-revolution-university = Che cosa diventa un’università
drill-revolution-university-ask = Se alla fine del turno { $place } fosse sotto il controllo { $side_of }, che cosa sarebbe allora l’università?
drill-revolution-university-ask-nobody = Se alla fine del turno nessuno controllasse { $place }, che cosa sarebbe allora l’università?
drill-revolution-university-choice-none = Non esiste
drill-revolution-university-choice-catholic = Cattolica
drill-revolution-university-choice-reformed = Riformata
drill-revolution-university-same = È già così, e così resta.
drill-revolution-university-unchanged = Chi controllerà allora { $place } non cambia nulla per l’università.
drill-revolution-university-none = L’università di { $place } è soppressa.
drill-revolution-university-catholic = L’università di { $place } diventa cattolica.
drill-revolution-university-reformed = L’università di { $place } diventa o resta riformata.
drill-revolution-university-acts = L’università segue chi controllerà allora { $place }.
drill-revolution-university-never-old = L’università di { $place } c’è dall’inizio e non è mai soppressa.
drill-revolution-university-never-new = L’università di { $place } esiste solo come riformata.
drill-revolution-goal = Che cosa rende l’obiettivo di una fazione
drill-revolution-goal-ask-catholics = Quanti punti renderebbero ora i vescovati, l’obiettivo { $side_of }?
drill-revolution-goal-ask-habsburgs = Quanti punti renderebbero ora le regioni con un esercito, l’obiettivo { $side_of }?
drill-revolution-goal-ask-nobility = Quanti punti renderebbero ora le pedine in cittadine e campagna, l’obiettivo { $side_of }?
drill-revolution-goal-ask-burghers = Quanti punti renderebbero ora le città commerciali, l’obiettivo { $side_of }?
drill-revolution-goal-ask-reformers = Quanti punti renderebbero ora le università, l’obiettivo { $side_of }?
drill-revolution-goal-sum = Punti per questo obiettivo: { $n }.
drill-revolution-goal-held = Un vescovato conta, chiunque possieda la provincia.
drill-revolution-goal-strongly = Contano i vescovati cattolici come quelli molto cattolici.
drill-revolution-goal-regions = Contano le regioni, non gli eserciti; quelli abbandonati non contano.
drill-revolution-goal-up = Conta anche il resto: si arrotonda per eccesso.
drill-revolution-goal-loose = Le pedine nelle città non contano.
drill-revolution-goal-trading = Contano solo le città commerciali, non ogni cittadina.
drill-revolution-goal-occupied = Contano solo le città commerciali occupate.
drill-revolution-goal-reformed = Un’università riformata conta, chiunque controlli il luogo; controllare il luogo non basta.
drill-revolution-goal-catholic = Contano solo le università riformate.
