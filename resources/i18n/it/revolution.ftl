# REVOLUTION: THE DUTCH REVOLT mentre si gioca: che cosa si può fare, che cosa è richiesto, che cosa è successo, perché no. Nomi: revolution-names.ftl.

# Parti di frasi.
revolution-counters = { $n ->
    [one] { $n } pedina
   *[other] { $n } pedine
    }
revolution-neutrals = { $n ->
    [one] { $n } pedina neutra
   *[other] { $n } pedine neutre
    }
revolution-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
    }
revolution-armies = { $n ->
    [one] { $n } esercito
   *[other] { $n } eserciti
    }
revolution-ships = { $n ->
    [one] { $n } mendicante di mare
   *[other] { $n } mendicanti di mare
    }
revolution-owned = { $whose_id ->
    [neutral] una pedina neutra
   *[other] una pedina { $whose_of }
    }
revolution-some = { $whose_id ->
    [neutral] { revolution-neutrals }
   *[other] { revolution-counters } { $whose_of }
    }
revolution-where = { $at_kind ->
    [country] nella campagna { $at_of }
   *[other] a { $at }
    }
revolution-card = { $at_kind ->
    [country] la carta provincia { $at_of }
   *[other] la carta città di { $at }
    }
revolution-status = { $status ->
    [strongly-catholic] molto cattolico
    [catholic] cattolico
    [reformed] riformato
   *[strongly-reformed] molto riformato
    }

# Che cosa si può fare.
revolution-act-done = Fatto
revolution-act-done-left = { $n ->
    [one] Fatto: ne resta { $n }
   *[other] Fatto: ne restano { $n }
    }
revolution-act-done-home = { $n ->
    [one] Fatto: { $n } pedina torna nella scorta
   *[other] Fatto: { $n } pedine tornano nella scorta
    }
revolution-act-stay = Lascia tutto com’è
revolution-act-army = Esercito: { $region_bare }
revolution-act-support = { $to_kind ->
    [country] Dal riquadro { $box_bare } verso { $to }: { revolution-counters }
   *[other] Dal riquadro { $box_bare } nel tesoro: { revolution-coins }
    }
revolution-act-support-all = Muovi le pedine così
revolution-act-move-as-shown = Muovi come indicato
revolution-act-intercept = Intercetta { revolution-coins }
revolution-act-let-pass = Lascia passare il tesoro
revolution-act-tax = Aliquota { $n }
revolution-act-tax-brings = { $coins ->
    [one] { $n }: { $coins } moneta, scorta { $left }
   *[other] { $n }: { $coins } monete, scorta { $left }
}
revolution-act-keep = Mantieni l’esercito: { $region_bare }
revolution-act-keep-all = Mantieni tutti gli eserciti
revolution-act-disband = Disperdi l’esercito: { $region_bare }
revolution-act-abandon-sack = Abbandona l’esercito ({ $region_bare }): saccheggia { $at }
revolution-act-abandon-replace = Abbandona l’esercito ({ $region_bare }): sostituisci { revolution-owned } { revolution-where }
revolution-act-raise = Leva un esercito: { $region_bare }
revolution-act-raise-price = Leva un esercito per { $price } monete: { $region_bare }
revolution-act-besiege = Assedia { $place }
revolution-act-hire = Assolda { revolution-ships }
revolution-act-ship = { revolution-ships }: { $region_bare }
revolution-act-destroy = { $place_kind ->
    [place] Elimina l’assediante di { $place } con { revolution-ships }
   *[other] Elimina un esercito con { revolution-ships }: { $region_bare }
    }
revolution-act-relieve = Leva l’assedio con { revolution-ships }: { $cities }
revolution-act-sack = Saccheggia { $place }
revolution-act-blockade = Assedia { $place } con 2 mendicanti di mare
revolution-act-march = Marcia { $region_by } verso { $to }
revolution-act-hinder = Ferma l’esercito
revolution-act-let-go = Lascialo andare
revolution-act-influence = Sostituisci { revolution-owned } { revolution-where }
revolution-act-place = { $to_bare }: { revolution-counters }
revolution-act-neutral = Pedina neutra: { $to_bare }
revolution-act-overflow = { revolution-counters } { $province_by } verso { $to }
revolution-act-proposals = Proponi movimenti: { $provinces_bare }
revolution-act-arrange = Disponi così
revolution-act-as-shown = Disponi come indicato
revolution-act-all-as-shown = Disponi come indicato in { $n } province
revolution-act-all = Tutto insieme: { $n }
revolution-act-all-upkeep = { $n ->
    [0] Rinuncia agli eserciti: { $at_bare }
   *[other] Mantieni { revolution-armies }, rinuncia a: { $at_bare }
    }
revolution-act-all-raise = Leva { revolution-armies }: { $at_bare }
revolution-act-all-sieges = Assedia: { $at_bare }
revolution-act-all-beggars = Assolda { revolution-ships }: { $at_bare }
revolution-act-all-beggars-ship = Invia { revolution-ships }: { $at_bare }
revolution-act-all-beggars-act = I mendicanti di mare agiscono: { $at_bare }
revolution-act-all-army-move = Marcia verso: { $at_bare }
revolution-act-all-military = Sostituisci pedine: { $at_bare }
revolution-act-all-overflow = Sposta l’eccedenza: { $at_bare }
revolution-act-all-resolve = Converti pedine: { $at_bare }
revolution-act-all-allegiance = Deponi monete: { $at_bare }
revolution-pushed-out = fuori, in campagna
revolution-act-propose = Proponi un movimento: { $province_bare }
revolution-act-set = { $n ->
    [one] { $place }: { $n } pedina propria
   *[other] { $place }: { $n } pedine proprie
    }
revolution-act-out = Spingi fuori da { $place }: { $n } ({ $whose_bare })
revolution-act-convert = Converti a { $place }: { $whose_bare }
revolution-act-convert-none = Risolvi l’assedio di { $place }
revolution-act-coin = { $place }: { revolution-coins }
revolution-act-before = Prima { $whose_of }
revolution-act-last = In fondo

# Che cosa è richiesto.
revolution-prompt-set-up = { $side_num ->
    [pl] { $side_who } devono trascinare { revolution-armies } su caselle arancioni.
   *[other] { $side_who } deve trascinare { revolution-armies } su caselle arancioni.
    }
revolution-prompt-support = { $side_num ->
    [pl] { $side_who } possono trascinare pedine fuori dai riquadri di supporto, poi premere «Fatto».
   *[other] { $side_who } può trascinare pedine fuori dai riquadri di supporto, poi premere «Fatto».
    }
revolution-prompt-treasure = { $side_num ->
    [pl] { $whose_num ->
        [pl] { $side_who } possono intercettare: { $whose } spostano { revolution-coins }.
       *[other] { $side_who } possono intercettare: { $whose } sposta { revolution-coins }.
        }
   *[other] { $whose_num ->
        [pl] { $side_who } può intercettare: { $whose } spostano { revolution-coins }.
       *[other] { $side_who } può intercettare: { $whose } sposta { revolution-coins }.
        }
    }
revolution-prompt-taxes = { $side_num ->
    [pl] { $n ->
        [one] { $side_who } devono scegliere un’aliquota per la propria città: 1, 2 o 3.
       *[other] { $side_who } devono scegliere un’aliquota per le proprie { $n } città: 1, 2 o 3.
        }
   *[other] { $n ->
        [one] { $side_who } deve scegliere un’aliquota per la propria città: 1, 2 o 3.
       *[other] { $side_who } deve scegliere un’aliquota per le proprie { $n } città: 1, 2 o 3.
        }
    }
revolution-prompt-upkeep = { $side_num ->
    [pl] { $side_who } devono mantenere, disperdere o abbandonare { revolution-armies }. Monete: { $coins }.
   *[other] { $side_who } deve mantenere, disperdere o abbandonare { revolution-armies }. Monete: { $coins }.
    }
revolution-prompt-raise = { $side_num ->
    [pl] { $side_who } possono levare eserciti: il prossimo costa { revolution-coins } su { $coins }.
   *[other] { $side_who } può levare eserciti: il prossimo costa { revolution-coins } su { $coins }.
    }
revolution-prompt-sieges = { $side_num ->
    [pl] { $side_who } possono trascinare eserciti sulle città per assediarle, poi premere «Fatto».
   *[other] { $side_who } può trascinare eserciti sulle città per assediarle, poi premere «Fatto».
    }
revolution-prompt-hire = { $side_num ->
    [pl] { $side_who } possono assoldare fino a { revolution-ships }, 2 monete ciascuno.
   *[other] { $side_who } può assoldare fino a { revolution-ships }, 2 monete ciascuno.
    }
revolution-prompt-ship = { $side_num ->
    [pl] { $side_who } devono trascinare { revolution-ships } nelle regioni.
   *[other] { $side_who } deve trascinare { revolution-ships } nelle regioni.
    }
revolution-prompt-beggars = { $side_num ->
    [pl] { $n ->
        [one] { $side_who } possono usare { revolution-ships }: trascinalo su eserciti, cittadine o città.
       *[other] { $side_who } possono usare { revolution-ships }: trascinali su eserciti, cittadine o città.
        }
   *[other] { $n ->
        [one] { $side_who } può usare { revolution-ships }: trascinalo su eserciti, cittadine o città.
       *[other] { $side_who } può usare { revolution-ships }: trascinali su eserciti, cittadine o città.
        }
    }
revolution-prompt-army-move = { $side_num ->
    [pl] { $side_who } possono trascinare eserciti lungo le frecce bianche. { $done } di { $total } mossi.
   *[other] { $side_who } può trascinare eserciti lungo le frecce bianche. { $done } di { $total } mossi.
    }
revolution-prompt-hinder = { $side_num ->
    [pl] { $side_who } possono fermare l’esercito { $whose_of } che parte verso { $to }.
   *[other] { $side_who } può fermare l’esercito { $whose_of } che parte verso { $to }.
    }
revolution-prompt-hinder-influence = { $side_num ->
    [pl] { $side_who } possono impedire l’influenza dell’esercito { $whose_of }.
   *[other] { $side_who } può impedire l’influenza dell’esercito { $whose_of }.
    }
revolution-prompt-military = { $side_num ->
    [pl] { $side_who } possono trascinare eserciti su pedine per sostituirle. Restano: { $n }.
   *[other] { $side_who } può trascinare eserciti su pedine per sostituirle. Restano: { $n }.
    }
revolution-prompt-new-units = { $side_num ->
    [pl] { $side_who } devono piazzare { revolution-counters }: trascina verso province e riquadri.
   *[other] { $side_who } deve piazzare { revolution-counters }: trascina verso province e riquadri.
    }
revolution-prompt-neutrals = { $side_num ->
    [pl] { $side_who } devono scegliere le province per le pedine neutre rimaste: { $n }.
   *[other] { $side_who } deve scegliere le province per le pedine neutre rimaste: { $n }.
    }
revolution-prompt-overflow = { $side_num ->
    [pl] { $side_who } possono trascinare { revolution-counters } in eccedenza su province accese, poi premere «Fatto».
   *[other] { $side_who } può trascinare { revolution-counters } in eccedenza su province accese, poi premere «Fatto».
    }
revolution-prompt-propose = { $side_num ->
    [pl] { $side_who } possono proporre movimenti: nelle province indicate, o in altre con un clic.
   *[other] { $side_who } può proporre movimenti: nelle province indicate, o in altre con un clic.
    }
revolution-prompt-within = { $side_num ->
    [pl] { $side_who } possono disporre le pedine nella provincia { $province_of }: come indicato, o trascinandole.
   *[other] { $side_who } può disporre le pedine nella provincia { $province_of }: come indicato, o trascinandole.
    }
revolution-prompt-within-all = { $side_num ->
    [pl] { $side_who } possono disporre le pedine: { $provinces_bare }.
   *[other] { $side_who } può disporre le pedine: { $provinces_bare }.
    }
revolution-prompt-resolve = { $side_num ->
    [pl] { $side_who } devono scegliere che cosa convertire: { $place }.
   *[other] { $side_who } deve scegliere che cosa convertire: { $place }.
    }
revolution-prompt-resolve-order = { $side_num ->
    [pl] { $side_who } devono scegliere quale assedio viene prima. Restano: { $n }.
   *[other] { $side_who } deve scegliere quale assedio viene prima. Restano: { $n }.
    }
revolution-prompt-influence = { $side_num ->
    [pl] { $side_who } possono trascinare monete sulle città, poi premere «Fatto». Tesoro: { $coins }.
   *[other] { $side_who } può trascinare monete sulle città, poi premere «Fatto». Tesoro: { $coins }.
    }
revolution-prompt-positions = { $side_num ->
    [pl] { $side_who } devono porre la carta: prima, tra o dopo quelle già poste.
   *[other] { $side_who } deve porre la carta: prima, tra o dopo quelle già poste.
    }

# Che cosa è successo.
revolution-log-army = { $side_num ->
    [pl] { $side } piazzano un esercito: { $region_bare }.
   *[other] { $side } piazza un esercito: { $region_bare }.
    }
revolution-log-turn = Comincia il turno { $turn }. Ordine: { $sides_short }.
revolution-log-support = { $side_num ->
    [pl] { $side } spostano { revolution-counters } dal riquadro { $box_bare } verso { $to }.
   *[other] { $side } sposta { revolution-counters } dal riquadro { $box_bare } verso { $to }.
    }
revolution-log-support-treasury = { $side_num ->
    [pl] { $side } prendono { revolution-coins } dal riquadro { $box_bare }.
   *[other] { $side } prende { revolution-coins } dal riquadro { $box_bare }.
    }
revolution-log-treasure = { $side_num ->
    [pl] { $side } spostano { revolution-coins } dal Tesoro spagnolo.
   *[other] { $side } sposta { revolution-coins } dal Tesoro spagnolo.
    }
revolution-log-intercepts = { $side_num ->
    [pl] { $side } intercettano { revolution-coins } { $whose_of }.
   *[other] { $side } intercetta { revolution-coins } { $whose_of }.
    }
revolution-log-lets-pass = { $side_num ->
    [pl] { $side } lasciano passare il tesoro { $whose_of }.
   *[other] { $side } lascia passare il tesoro { $whose_of }.
    }
revolution-log-taxes = { $side_num ->
    [pl] { $side } incassano { revolution-coins } di tasse: province { $provinces }, città { $cities }.
   *[other] { $side } incassa { revolution-coins } di tasse: province { $provinces }, città { $cities }.
    }
revolution-log-taxes-short = { $side_num ->
    [pl] { $side } incassano solo { revolution-coins } di tasse: la scorta è vuota.
   *[other] { $side } incassa solo { revolution-coins } di tasse: la scorta è vuota.
    }
revolution-log-keeps = { $side_num ->
    [pl] { $side } mantengono un esercito per { revolution-coins }: { $region_bare }.
   *[other] { $side } mantiene un esercito per { revolution-coins }: { $region_bare }.
    }
revolution-log-disbands = { $side_num ->
    [pl] { $side } disperdono un esercito per { revolution-coins }: { $region_bare }.
   *[other] { $side } disperde un esercito per { revolution-coins }: { $region_bare }.
    }
revolution-log-abandons-sack = { $side_num ->
    [pl] { $side } abbandonano un esercito, che saccheggia { $at }.
   *[other] { $side } abbandona un esercito, che saccheggia { $at }.
    }
revolution-log-abandons-replace = { $side_num ->
    [pl] { $side } abbandonano un esercito, che sostituisce { revolution-owned } { revolution-where }.
   *[other] { $side } abbandona un esercito, che sostituisce { revolution-owned } { revolution-where }.
    }
revolution-log-no-neutral = Non restano pedine neutre: non se ne aggiunge nessuna.
revolution-log-abandoned-leave = { $n ->
    [one] { $n } esercito abbandonato lascia la mappa.
   *[other] { $n } eserciti abbandonati lasciano la mappa.
    }
revolution-log-raises = { $side_num ->
    [pl] { $side } levano un esercito per { revolution-coins }: { $region_bare }.
   *[other] { $side } leva un esercito per { revolution-coins }: { $region_bare }.
    }
revolution-log-battle = { $region_bare }: cadono un esercito { $side_of } e uno { $other_of }.
revolution-log-battle-stand-off = { $region_bare }: un esercito { $side_of } e uno { $other_of } si tengono a distanza.
revolution-log-battle-won = { $side_num ->
    [pl] { $region_bare }: restano solo { $side }, con { revolution-armies }.
   *[other] { $region_bare }: resta solo { $side }, con { revolution-armies }.
    }
revolution-log-battle-allied = { $region_bare }: restano solo eserciti alleati.
revolution-log-battle-none = { $region_bare }: non resta nessun esercito.
revolution-log-besieges = { $side_num ->
    [pl] { $side } assediano { $place }.
   *[other] { $side } assedia { $place }.
    }
revolution-log-hires = { $side_num ->
    [pl] { $side } assoldano { revolution-ships }.
   *[other] { $side } assolda { revolution-ships }.
    }
revolution-log-ships = { $side_num ->
    [pl] { $side } mandano { revolution-ships }: { $region_bare }.
   *[other] { $side } manda { revolution-ships }: { $region_bare }.
    }
revolution-log-destroys = { $n ->
    [one] { revolution-ships } elimina un esercito { $whose_of }: { $region_bare }.
   *[other] { revolution-ships } eliminano un esercito { $whose_of }: { $region_bare }.
    }
revolution-log-relieves = { $n ->
    [one] { revolution-ships } leva l’assedio: { $cities }.
   *[other] { revolution-ships } levano l’assedio: { $cities }.
    }
revolution-log-siege-ends = L’assedio di { $place } è finito.
revolution-log-sacks = Un mendicante di mare saccheggia { $place }.
revolution-log-blockades = 2 mendicanti di mare assediano { $place }.
revolution-log-beggars-return = { $n ->
    [one] { revolution-ships } torna nel riquadro.
   *[other] { revolution-ships } tornano nel riquadro.
    }
revolution-log-marches = { $side_num ->
    [pl] { $side } marciano { $region_by } verso { $to }.
   *[other] { $side } marcia { $region_by } verso { $to }.
    }
revolution-log-hinders = Un mendicante di mare ferma un esercito { $whose_of }: { $region_bare }.
revolution-log-lets-go = { $side_num ->
    [pl] { $side } lasciano andare l’esercito { $whose_of }.
   *[other] { $side } lascia andare l’esercito { $whose_of }.
    }
revolution-log-influences = { $side_num ->
    [pl] { $side } sostituiscono { revolution-owned } { revolution-where }.
   *[other] { $side } sostituisce { revolution-owned } { revolution-where }.
    }
revolution-log-new-units = { $side_num ->
    [pl] { $side } ricevono { revolution-counters }.
   *[other] { $side } riceve { revolution-counters }.
    }
revolution-log-places = { $side_num ->
    [pl] { $side } piazzano { revolution-counters }: { $to_bare }.
   *[other] { $side } piazza { revolution-counters }: { $to_bare }.
    }
revolution-log-banks = { $side_num ->
    [pl] { $n ->
        [one] { $side } non trovano posto: { revolution-counters } diventa una moneta.
       *[other] { $side } non trovano posto: { revolution-counters } diventano monete.
        }
   *[other] { $n ->
        [one] { $side } non trova posto: { revolution-counters } diventa una moneta.
       *[other] { $side } non trova posto: { revolution-counters } diventano monete.
        }
    }
revolution-log-conflict = { $n ->
    [one] Conflitto nella provincia { $province_of }: resta { revolution-counters }, limite { $limit }.
   *[other] Conflitto nella provincia { $province_of }: restano { revolution-counters }, limite { $limit }.
    }
revolution-log-conflict-loses = { $sides_count ->
    [one] { $sides_num ->
        [pl] { $sides } perdono { revolution-counters } nella provincia { $province_of }.
       *[other] { $sides } perde { revolution-counters } nella provincia { $province_of }.
    }
   *[other] { $sides_short } perdono { revolution-counters } ciascuno nella provincia { $province_of }.
    }
revolution-log-neutrals-all = { $provinces ->
    [one] { revolution-neutrals } in più in { $provinces } provincia.
   *[other] { revolution-neutrals } in più in { $provinces } province.
    }
revolution-log-neutral-choice = { $side_num ->
    [pl] { $side } scelgono { $province } per una pedina neutra.
   *[other] { $side } sceglie { $province } per una pedina neutra.
    }
revolution-log-overflows = { $side_num ->
    [pl] { $side } spostano { revolution-counters } { $province_by } verso { $to }.
   *[other] { $side } sposta { revolution-counters } { $province_by } verso { $to }.
    }
revolution-log-overflows-replacing = { $side_num ->
    [pl] { $replaced ->
        [one] { $side } spostano { revolution-counters } { $province_by } verso { $to }, al posto di { $replaced } pedina neutra.
       *[other] { $side } spostano { revolution-counters } { $province_by } verso { $to }, al posto di { $replaced } pedine neutre.
        }
   *[other] { $replaced ->
        [one] { $side } sposta { revolution-counters } { $province_by } verso { $to }, al posto di { $replaced } pedina neutra.
       *[other] { $side } sposta { revolution-counters } { $province_by } verso { $to }, al posto di { $replaced } pedine neutre.
        }
    }
revolution-log-surplus-home = { $n ->
    [one] { revolution-counters } { $side_of } torna nella scorta { $province_by }.
   *[other] { revolution-counters } { $side_of } tornano nella scorta { $province_by }.
    }
revolution-log-proposes = { $side_num ->
    [pl] { $side } propongono un movimento: { $provinces_bare }.
   *[other] { $side } propone un movimento: { $provinces_bare }.
    }
revolution-log-sets = { $side_num ->
    [pl] { $side } hanno ora { revolution-counters } a { $place }.
   *[other] { $side } ha ora { revolution-counters } a { $place }.
    }
revolution-log-leaves-place = { $side_num ->
    [pl] { $side } lasciano { $place }.
   *[other] { $side } lascia { $place }.
    }
revolution-log-pushes-out = { $side_num ->
    [pl] { $side } spingono { revolution-some } fuori da { $place }.
   *[other] { $side } spinge { revolution-some } fuori da { $place }.
    }
revolution-log-arranges = { $side_num ->
    [pl] { $side } dispongono le pedine nella provincia { $province_of }.
   *[other] { $side } dispone le pedine nella provincia { $province_of }.
    }
revolution-log-stays = { $side_num ->
    [pl] { $side } lasciano com’è la provincia { $province_of }.
   *[other] { $side } lascia com’è la provincia { $province_of }.
    }
revolution-log-neutrals-enter = { $n ->
    [one] { revolution-neutrals } entra a { $place }.
   *[other] { revolution-neutrals } entrano a { $place }.
    }
revolution-log-converts = { $side_num ->
    [pl] { $side } prendono { $place } e convertono: { $whose_bare }.
   *[other] { $side } prende { $place } e converte: { $whose_bare }.
    }
revolution-log-takes-empty = { $side_num ->
    [pl] { $side } trovano { $place } senza pedine: l’assedio è finito.
   *[other] { $side } trova { $place } senza pedine: l’assedio è finito.
    }
revolution-log-siege-neutral = { $n ->
    [one] { $place }: { revolution-counters } diventa neutra.
   *[other] { $place }: { revolution-counters } diventano neutre.
    }
revolution-log-siege-lost = { $n ->
    [one] { $place }: { revolution-counters } è rimossa.
   *[other] { $place }: { revolution-counters } sono rimosse.
    }
revolution-log-beggars-siege = I mendicanti di mare prendono { $place }.
revolution-log-lays-coins = { $side_num ->
    [pl] { $side } depongono { revolution-coins } su { $place }.
   *[other] { $side } depone { revolution-coins } su { $place }.
    }
revolution-log-marker = { $side_num ->
    [pl] { $side } muovono l’indicatore di { $place } sulla casella { $space }.
   *[other] { $side } muove l’indicatore di { $place } sulla casella { $space }.
    }
revolution-log-marker-stays = { $n ->
    [one] { $n } moneta { $side_of } non muove nulla a { $place }.
   *[other] { $n } monete { $side_of } non muovono nulla a { $place }.
    }
revolution-log-allegiance-removes = { $place } si volge contro { $whose }: 1 pedina è rimossa.
revolution-log-allegiance-adds = { $place } porta 1 pedina { $whose_to }.
revolution-log-gains-card = { $side_num ->
    [pl] { $side } ottengono { revolution-card }.
   *[other] { $side } ottiene { revolution-card }.
    }
revolution-log-takes-card = { $side_num ->
    [pl] { $side } prendono { revolution-card } { $whose_to }.
   *[other] { $side } prende { revolution-card } { $whose_to }.
    }
revolution-log-loses-card = { $side_num ->
    [pl] { $side } perdono { revolution-card }: ora non è di nessuno.
   *[other] { $side } perde { revolution-card }: ora non è di nessuno.
    }
revolution-log-cards = { $n ->
    [one] { $n } carta cambia mano.
   *[other] { $n } carte cambiano mano.
    }
revolution-log-cards-none = Nessuna carta cambia mano.
revolution-log-bishopric = Il vescovato { $province_of } ora è { revolution-status }.
revolution-log-university-founded = A { $place } è fondata un’università riformata.
revolution-log-university-abolished = L’università di { $place } è soppressa.
revolution-log-university-reformed = L’università di { $place } diventa riformata.
revolution-log-university-catholic = L’università di { $place } diventa cattolica.
revolution-log-scores = { $side_num ->
    [pl] { $n ->
        [one] { $side } hanno { $n } punto vittoria.
       *[other] { $side } hanno { $n } punti vittoria.
        }
   *[other] { $n ->
        [one] { $side } ha { $n } punto vittoria.
       *[other] { $side } ha { $n } punti vittoria.
        }
    }
revolution-log-lays-first = { $side_num ->
    [pl] { $side } pongono la prima carta.
   *[other] { $side } pone la prima carta.
    }
revolution-log-lays-before = { $side_num ->
    [pl] { $side } giocano prima { $whose_of }.
   *[other] { $side } gioca prima { $whose_of }.
    }
revolution-log-lays-last = { $side_num ->
    [pl] { $side } giocano per ultimi.
   *[other] { $side } gioca per ultima.
    }
revolution-log-order = Ordine di gioco del prossimo turno: { $sides_short }.
revolution-log-wins = { $seats_num ->
    [pl] { $n ->
        [one] { $seats_who } vincono con { $n } punto vittoria.
       *[other] { $seats_who } vincono con { $n } punti vittoria.
        }
   *[other] { $n ->
        [one] { $seats_who } vince con { $n } punto vittoria.
       *[other] { $seats_who } vince con { $n } punti vittoria.
        }
    }
revolution-log-shared = { $n ->
    [one] Parità a { $n } punto vittoria: { $seats_who } vincono insieme.
   *[other] Parità a { $n } punti vittoria: { $seats_who } vincono insieme.
    }

# Perché no.
revolution-refuse-not-orange = Un esercito comincia su una casella arancione: non ce n’è di vuote ({ $region_bare }).
revolution-refuse-box-empty = { $side_num ->
    [pl] { $side } non hanno pedine in questo riquadro: { $box_bare }.
   *[other] { $side } non ha pedine in questo riquadro: { $box_bare }.
    }
revolution-refuse-box-not-to = Dal riquadro { $box_bare } non si va verso { $to }. Possibili: { $provinces_short }.
revolution-refuse-map-only = Questa casella porta solo alla mappa: { $box_bare }.
revolution-refuse-treasury-only = Questa casella porta solo al tesoro: { $box_bare }.
revolution-refuse-box-number = { $n ->
    [one] Nel riquadro { $box_bare } lo può fare solo { $n } pedina.
   *[other] Nel riquadro { $box_bare } lo possono fare solo { $n } pedine.
    }
revolution-refuse-treasure-named = Il numero dichiarato per il Tesoro spagnolo vale per tutto il turno.
revolution-refuse-whole-over = Questa risposta finisce prima di «{ $action }»: altri rispondono prima, o non c’è altro da fare.
revolution-refuse-whole-more = Qui resta qualcosa da decidere: la risposta non ne dice nulla.
revolution-refuse-intercept-number = Un’intercettazione per ogni pedina degli Ugonotti: al massimo { $n }.
revolution-refuse-rate = Una sola aliquota da 1 a 3 per tutte le proprie città, non { $n }.
revolution-refuse-no-army-here = { $side_num ->
    [pl] Nella regione { $region_of } { $side } non hanno un esercito che possa farlo.
   *[other] Nella regione { $region_of } { $side } non ha un esercito che possa farlo.
    }
revolution-refuse-keep-price = { $side_num ->
    [pl] { $left ->
        [one] { $side } pagano { revolution-coins } per esercito mantenuto; ne resta { $left } su { $coins }.
       *[other] { $side } pagano { revolution-coins } per esercito mantenuto; ne restano { $left } su { $coins }.
        }
   *[other] { $left ->
        [one] { $side } paga { revolution-coins } per esercito mantenuto; ne resta { $left } su { $coins }.
       *[other] { $side } paga { revolution-coins } per esercito mantenuto; ne restano { $left } su { $coins }.
        }
    }
revolution-refuse-disband-price = { $left ->
    [one] Disperdere un esercito costa { revolution-coins }; ne resta { $left }.
   *[other] Disperdere un esercito costa { revolution-coins }; ne restano { $left }.
    }
revolution-refuse-not-town = Si saccheggia solo una cittadina: non { $at }.
revolution-refuse-sack-whose = Per saccheggiare una cittadina non si nomina una fazione: { $at }.
revolution-refuse-not-region = Fuori da questa regione ({ $region_bare }): { $at }.
revolution-refuse-no-counter = { $whose_num ->
    [pl] { $whose } non hanno pedine { revolution-where }.
   *[other] { $whose } non ha pedine { revolution-where }.
    }
revolution-refuse-no-neutral-there = Non ci sono pedine neutre { revolution-where }.
revolution-refuse-replace-neutral = Un esercito abbandonato sostituisce una pedina di una fazione, non una neutra: { $at }.
revolution-refuse-not-in-city = Non in una città: { $at }.
revolution-refuse-no-army-left = Nella scorta { $side_of } non restano eserciti.
revolution-refuse-three-armies = Una fazione leva al massimo 3 eserciti per turno.
revolution-refuse-raise-price = { $side_num ->
    [pl] Il prossimo esercito costa { revolution-coins }; { $side } ne hanno { $coins }.
   *[other] Il prossimo esercito costa { revolution-coins }; { $side } ne ha { $coins }.
    }
revolution-refuse-section-full = In questa sezione non c’è una casella esercito vuota: { $region_bare }.
revolution-refuse-no-presence = In questa regione non c’è un esercito né una pedina { $side_of }: { $region_bare }.
revolution-refuse-siege-own = { $side_num ->
    [pl] Una città propria o di una fazione alleata non si assedia: { $side } possiedono { $place }.
   *[other] Una città propria o di una fazione alleata non si assedia: { $side } possiede { $place }.
    }
revolution-refuse-siege-only-own = A { $place } ci sono solo pedine proprie: non c’è nulla da assediare.
revolution-refuse-siege-town = Le cittadine non si assediano: { $place }.
revolution-refuse-siege-stand-off = Un esercito che si tiene a distanza non può assediare: { $region_bare }.
revolution-refuse-siege-taken = { $place } è già assediata: un solo assedio per città.
revolution-refuse-besieged = Nessuna pedina entra in una città assediata né ne esce: { $place }.
revolution-refuse-beggars-price = { $side_num ->
    [pl] Un mendicante di mare costa 2 monete; { $side } ne hanno { $coins }.
   *[other] Un mendicante di mare costa 2 monete; { $side } ne ha { $coins }.
    }
revolution-refuse-beggars-number = I mendicanti di mare sono 3: non se ne possono assoldare { $n }.
revolution-refuse-beggars-region = I mendicanti di mare non vanno nella regione { $region_of }.
revolution-refuse-beggars-left = { $n ->
    [0] Qui non è libero nessun mendicante di mare: { $region_bare }.
    [one] Qui è libero solo { $n } mendicante di mare: { $region_bare }.
   *[other] Qui sono liberi solo { $n } mendicanti di mare: { $region_bare }.
    }
revolution-refuse-destroy-more = Per eliminare servono più mendicanti di mare che eserciti: { $n } contro { $armies }.
revolution-refuse-destroy-whose = I mendicanti di mare attaccano solo eserciti di Cattolici, Asburgo e Nobiltà.
revolution-refuse-destroy-besieger = Va eliminato l’esercito più cattolico: nessuno { $whose_of } assedia { $place }.
revolution-refuse-destroy-section = L’esercito { $whose_of } assedia una città: trascina i mendicanti di mare su quella città.
revolution-refuse-relieve-equal = Per levare un assedio servono tanti mendicanti di mare quanti eserciti: { $n } contro { $armies }.
revolution-refuse-relieve-none = Per levare un assedio serve una città assediata: { $region_bare }.
revolution-refuse-no-siege = Nessun esercito assedia { $place }.
revolution-refuse-sack-armies = I mendicanti di mare saccheggiano e assediano solo dove non ci sono eserciti: qui { $armies }.
revolution-refuse-blockade-two = Per assediare una città servono 2 mendicanti di mare: qui { $n }.
revolution-refuse-no-arrow = Nessuna freccia bianca porta dalla regione { $region_of } alla regione { $to_of }.
revolution-refuse-army-done = Ogni esercito muove una volta per turno: questo ha mosso, è stato fermato o assedia.
revolution-refuse-influence-done = Ogni esercito usa l’influenza una volta per turno: questo l’ha usata, è stato fermato o assedia.
revolution-refuse-influence-beside = Un esercito non usa influenza se nella sezione ce n’è uno di un’altra fazione: { $whose_bare }.
revolution-refuse-influence-own = L’influenza sostituisce pedine altrui: { $at }.
revolution-refuse-supply-empty = Nella scorta { $side_of } non restano pedine.
revolution-refuse-not-present = { $side_num ->
    [pl] { $side } non hanno pedine nella provincia { $to_of }: le nuove vanno dove ce ne sono già.
   *[other] { $side } non ha pedine nella provincia { $to_of }: le nuove vanno dove ce ne sono già.
    }
revolution-refuse-not-destination = Qui non possono andare pedine: { $to }.
revolution-refuse-as-many = Senza la carta, al massimo quante ce ne sono già: { $n } nella provincia { $to_of }.
revolution-refuse-twice = Al massimo il doppio di quelle presenti: { $n } nella provincia { $to_of }.
revolution-refuse-units-left = { $n ->
    [one] Resta da piazzare solo { $n } nuova pedina.
   *[other] Restano da piazzare solo { $n } nuove pedine.
    }
revolution-refuse-box-not-own = Questo riquadro non è al servizio { $side_of }: { $box_bare }.
revolution-refuse-box-full = In questo riquadro non c’è una casella libera: { $box_bare }.
revolution-refuse-huguenots = Gli Ugonotti servono una fazione alla volta: { revolution-counters } { $whose_of }.
revolution-refuse-neutral-full = La provincia { $to_of } è al limite o ha già avuto la sua pedina neutra.
revolution-refuse-no-surplus = { $n ->
    [0] Si sposta solo l’eccedenza: nella provincia { $province_of } non ce n’è.
    [one] Si sposta solo l’eccedenza: resta { revolution-counters } nella provincia { $province_of }.
   *[other] Si sposta solo l’eccedenza: restano { revolution-counters } nella provincia { $province_of }.
    }
revolution-refuse-not-reached = La provincia { $to_of } non è accanto alla provincia { $province_of } né raggiungibile per fiume.
revolution-refuse-river-barred = { $whose_num ->
    [pl] { $whose } controllano { $place }: qui il fiume è sbarrato.
   *[other] { $whose } controlla { $place }: qui il fiume è sbarrato.
    }
revolution-refuse-no-room = La provincia { $to_of } è piena e non ha pedine neutre.
revolution-refuse-room = { $n ->
    [one] Nella provincia { $to_of } c’è posto per { $n } pedina.
   *[other] Nella provincia { $to_of } c’è posto per { $n } pedine.
    }
revolution-refuse-propose-absent = { $side_num ->
    [pl] { $side } non hanno pedine fuori dalle città assediate nella provincia { $province_of }.
   *[other] { $side } non ha pedine fuori dalle città assediate nella provincia { $province_of }.
    }
revolution-refuse-proposed = Un movimento nella provincia { $province_of } è già proposto.
revolution-refuse-propose-nothing = La provincia { $province_of } non ha cittadine né città aperte: non c’è nulla da muovere.
revolution-refuse-not-province = { $place } è fuori dalla provincia { $province_of }.
revolution-refuse-at-rest = Le pedine sulla mappa aspettano la fase «{ $step }».
revolution-refuse-not-proposed = Nella provincia { $province_of } nessuno ha proposto movimenti, o tutti hanno già agito.
revolution-refuse-not-to-act = { $side_num ->
    [pl] { $side } non hanno pedine da muovere nella provincia { $province_of }, o hanno già agito.
   *[other] { $side } non ha pedine da muovere nella provincia { $province_of }, o ha già agito.
    }
revolution-refuse-larger-first = { $whose_num ->
    [pl] Nella provincia { $province_of } agiscono prima { $whose }.
   *[other] Nella provincia { $province_of } agisce prima { $whose }.
    }
revolution-refuse-town-one = Una cittadina contiene una sola pedina: { $place }.
revolution-refuse-set-number = { $side_num ->
    [pl] { $side } hanno qui solo { revolution-counters }.
   *[other] { $side } ha qui solo { revolution-counters }.
    }
revolution-refuse-set-others = { $n ->
    [one] Nella campagna c’è solo { $n } pedina: prima togline da { $places }.
   *[other] Nella campagna ci sono solo { $n } pedine: prima togline da { $places }.
    }
revolution-refuse-set-same = { $side_num ->
    [pl] { $side } hanno già { revolution-counters } a { $place }.
   *[other] { $side } ha già { revolution-counters } a { $place }.
    }
revolution-refuse-set-twice = Ogni luogo si decide una volta sola: { $place } è già deciso.
revolution-refuse-taken = { $whose_num ->
    [pl] { $whose } hanno già agito e tengono { $place }.
   *[other] { $whose } ha già agito e tiene { $place }.
    }
revolution-refuse-out-acted = Si spingono fuori solo pedine neutre o di fazioni che devono ancora agire, non { $whose_of }.
revolution-refuse-out-number = Non ce ne sono tante: { revolution-some } a { $place }.
revolution-refuse-out-own = Le pedine proprie non si spingono fuori: scegli quante ne restano.
revolution-refuse-out-twice = Pedine { $whose_of } sono già state spinte fuori da { $place }.
revolution-refuse-no-own-siege = { $side_num ->
    [pl] { $side } non assediano questa città: { $place }.
   *[other] { $side } non assedia questa città: { $place }.
    }
revolution-refuse-convert-number = { $n ->
    [one] A { $place } va convertita { $n } pedina.
   *[other] A { $place } vanno convertite { $n } pedine.
    }
revolution-refuse-convert-own = A { $place } si convertono solo pedine altrui.
revolution-refuse-only-treasury = { $coins ->
    [one] Solo monete del tesoro: lì ce n’è { $coins }.
   *[other] Solo monete del tesoro: lì ce ne sono { $coins }.
    }
revolution-refuse-not-city = La fedeltà è delle città: non { $place }.
revolution-refuse-not-laid = { $whose_num ->
    [pl] { $whose } non hanno ancora posto la carta.
   *[other] { $whose } non ha ancora posto la carta.
    }

# Che cosa dice l’ispettore.
revolution-fact-holder = { $side_num ->
    [pl] { $side } ne possiedono la carta
   *[other] { $side } ne possiede la carta
    }
revolution-fact-no-holder = Nessuno ne possiede la carta
revolution-fact-needs = { $side_bare }: { $n } in più per la carta
revolution-fact-counts = { $side_bare }: { $n }
revolution-fact-limit = Limite { $limit }, pedine contate { $n }
revolution-fact-surplus = { $n } oltre il limite
revolution-fact-room = Posto per { $n }
revolution-fact-worth = Punti vittoria: { $n }
revolution-fact-tax = Tassa { $n }
revolution-fact-minor = Conta solo dopo il turno 5
revolution-fact-neighbours = Confina con: { $provinces_short }
revolution-fact-rivers = Per fiume: { $provinces_short }
revolution-fact-replaces = { $n ->
    [one] È sostituita { $n } pedina neutra nella provincia { $province_of }
   *[other] Sono sostituite { $n } pedine neutre nella provincia { $province_of }
    }
revolution-fact-region = Regione: { $region_bare }
revolution-fact-may-place = { $n ->
    [one] { $side_bare }: qui ora fino a { $n } nuova pedina
   *[other] { $side_bare }: qui ora fino a { $n } nuove pedine
    }
revolution-fact-pays = La sua carta porta pedine anche per { $places_short }
revolution-fact-allegiance = Fedeltà: casella { $space } di 7
revolution-fact-effect-none = Questa casella non ha effetto
revolution-fact-effect-remove-catholic = Questa casella toglie un’unità cattolica
revolution-fact-effect-remove-anti = Questa casella toglie un’unità anticattolica
revolution-fact-effect-swap-catholic = Questa casella toglie un’unità anticattolica e ne aggiunge una cattolica
revolution-fact-effect-swap-anti = Questa casella toglie un’unità cattolica e ne aggiunge una anticattolica
revolution-fact-besieged-by = Assediata { $side_by }
revolution-fact-besieged-beggars = Assediata dai mendicanti di mare
revolution-fact-free-city = Città di nessuno
revolution-fact-trading = Città commerciale: 1 punto vittoria ai Borghesi
revolution-fact-town-held = { $side_num ->
    [pl] Qui c’è una pedina { $side_of }
   *[other] Qui c’è una pedina { $side_of }
    }
revolution-fact-town-neutral = Qui c’è una pedina neutra
revolution-fact-town-empty = Qui non c’è nessuna pedina
revolution-fact-university-catholic = Università cattolica
revolution-fact-university-reformed = Università riformata
revolution-fact-university-none = Qui si può fondare un’università
revolution-fact-bishopric = Vescovato: { revolution-status }
revolution-fact-supply = Scorta: { revolution-counters }
revolution-fact-treasury = Tesoro: { revolution-coins }
revolution-fact-armies-left = { revolution-armies } nella scorta
revolution-fact-boxes = { revolution-counters } nei riquadri di supporto
revolution-fact-new-units = Prossime nuove pedine: { $n }
revolution-fact-new-cities = Per le città: { $n }
revolution-fact-new-towns = Per le cittadine: { $n }
revolution-fact-new-countryside = Per { $count } in campagna: { $n }
revolution-fact-new-boxes = Per i riquadri di supporto: { $n }
revolution-fact-new-least = Almeno { $n }
revolution-fact-new-supply = Non più della scorta: { $n }
revolution-fact-points = Punti se il turno finisse ora: { $n }
revolution-fact-points-cities = Città: { $n }
revolution-fact-points-provinces = Province: { $n }
revolution-fact-points-goal = Obiettivo proprio: { $n }
revolution-fact-points-minor = Province minori, alla fine: { $n }
revolution-fact-armies = { $side_bare }: { revolution-armies }
revolution-fact-no-armies = Nessun esercito
revolution-fact-stand-off = 2 eserciti si tengono a distanza
revolution-fact-ships = { revolution-ships }
revolution-fact-arrows = Uscite: { $regions_short }
revolution-fact-spaces = Caselle esercito: { $n }, vuote { $free }
revolution-fact-beggars-open = Aperta ai mendicanti di mare
revolution-fact-box-serves = Al servizio di: { $sides_short }
revolution-fact-box-leads = Porta a: { $provinces_short }
revolution-fact-space-plain = Caselle non colorate, solo verso la mappa: { $n }
revolution-fact-space-coloured = Caselle colorate, solo verso il tesoro: { $n }
revolution-fact-space-diagonal = Caselle divise in diagonale, dove si vuole: { $n }
revolution-fact-box-held = { $side_bare }: { revolution-counters }
revolution-fact-box-exclusive = Una fazione alla volta
revolution-fact-box-intercepts = Intercetta monete del Tesoro spagnolo
revolution-fact-reconstructed = { $figures ->
    [limit-points-tax] Ricostruiti: limite, punti vittoria e tassa
    [limit-points] Ricostruiti: limite e punti vittoria
    [slots-orange-arrows] Ricostruite: caselle esercito, caselle arancioni e frecce
    [slots-arrows] Ricostruite: caselle esercito e frecce
    [provinces-spaces] Ricostruite: province e caselle
    [name] Ricostruita: la presenza di questa cittadina sulla mappa
    [trading] Ricostruito: il rango di città commerciale
    [name-trading] Ricostruiti: la presenza sulla mappa e il rango di città commerciale
   *[other] Ricostruito in parte
    }
revolution-fact-order = { $sides_short }

# Il foglio alla fine: i punti per origine.
revolution-sheet-cities = Città
revolution-sheet-provinces = Province
revolution-sheet-goal = Obiettivo proprio
revolution-sheet-minor = Province minori
revolution-sheet-total = Punti vittoria
revolution-sheet-pair = Tutte e due
revolution-nearest-card-held = { $at }: { $side_bare }, avanti di { revolution-counters }; vale { $points }
revolution-nearest-card-missed = { $at }: { $side_bare }, a { revolution-counters } dalla carta; vale { $points }
revolution-nearest-goal-held = { $side_bare }, obiettivo proprio: un punto in meno con { revolution-counters } in meno
revolution-nearest-goal-missed = { $side_bare }, obiettivo proprio: un punto in più con { revolution-counters } in più

# Monete che cambiano mano (R-30).
revolution-act-pay = Offri { revolution-coins } { $whose_to }
revolution-act-take = Prendi le monete { $whose_of }
revolution-log-offers-coins = { $side_num ->
    [pl] { $side } offrono { revolution-coins } { $whose_to }.
   *[other] { $side } offre { revolution-coins } { $whose_to }.
    }
revolution-log-paid = { $side_num ->
    [pl] { $side } pagano { revolution-coins } { $whose_to }.
   *[other] { $side } paga { revolution-coins } { $whose_to }.
    }
revolution-refuse-no-payments = Le monete cambiano mano solo con l’opzione «Pagamenti».
revolution-refuse-pay-phase = Le monete si offrono nella propria fase.
revolution-refuse-pay-other = Nessuno paga sé stesso: serve una fazione diversa da questa: { $side_bare }.
revolution-refuse-pay-coins = Monete nel tesoro { $side_of }: { $n }.
revolution-refuse-pay-supply = Pedine nella scorta { $side_of }, da girare in monete: { $n }.
revolution-refuse-nothing-offered = Nessuna moneta { $whose_of } ti è offerta.
revolution-refuse-offer-over = L’offerta { $whose_of } è finita: la sua fase è conclusa o le monete non ci sono più.

# Nell’elenco dei giochi.
bot-revolution-steady-line = Cerca maggioranze e il proprio obiettivo, guarda avanti di un’azione, tiene d’occhio chi è in testa
