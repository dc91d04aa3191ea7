# Di che cosa avverte l’istruttore quando una parte finisce il turno, e perché.
coach-acres-falls = { $side } prende { $place } alla fine di questo turno.
coach-acres-fails = { $side } tiene { $place } alla fine di questo turno: l’assedio è perso.
coach-acres-tips = Ancora una carta, e { $side } ha vinto l’assedio di { $place }, se nessuno risponde.
coach-acres-slips = { $side } sta per vincere l’assedio di { $place }; una carta nemica lo impedirebbe.
coach-acres-with-card = Con una carta da { $worth }, { $card }, { $side } avrebbe un vantaggio di { $n }
coach-acres-with-card-even = Con una carta da { $worth }, { $card }, nessuno sarebbe in vantaggio
coach-acres-raid = { $n ->
    [one] { $side } può fare una razzia con { $n } carta: { $places }. Nessuna carta in mano la blocca.
   *[other] { $side } può fare una razzia con { $n } carte: { $places }. Nessuna carta in mano la blocca.
    }
coach-acres-reached = { $n ->
    [one] { $place } è alla portata di una razzia con { $n } carta
   *[other] { $place } è alla portata di una razzia con { $n } carte
    }
coach-acres-raiders = { $n ->
    [one] Mano, mazzo e riserva, { $side_bare }: { $n } carta per le razzie
   *[other] Mano, mazzo e riserva, { $side_bare }: { $n } carte per le razzie
    }
coach-acres-no-block = Nella mano, { $side_bare }: nessuna carta che blocchi questa razzia
