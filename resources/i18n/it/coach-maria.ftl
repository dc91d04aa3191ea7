# Di che cosa avverte l’istruttore quando una potenza finisce i movimenti, e perché.
coach-maria-supply = { $n ->
    [one] { $piece } non sarà rifornito: a faccia in giù e { $n } truppa in meno.
   *[other] { $piece } non sarà rifornito: a faccia in giù e { $n } truppe in meno.
    }
coach-maria-fortress = { $place } è scoperta: nel prossimo turno può conquistarla { $pieces }.
coach-maria-taker = { $piece } può passare per { $place } e lasciarla dietro di sé.
coach-maria-attack = { $n ->
    [0] { $piece } può subire un attacco, senza carte per { $suit } in mano.
    [one] { $piece } può subire un attacco, con solo { $n } carta per { $suit } in mano.
   *[other] { $piece } può subire un attacco, con solo { $n } carte per { $suit } in mano.
    }
coach-maria-must = { $n ->
    [0] { $piece } ora deve attaccare, senza carte per { $suit } in mano.
    [one] { $piece } ora deve attaccare, con solo { $n } carta per { $suit } in mano.
   *[other] { $piece } ora deve attaccare, con solo { $n } carte per { $suit } in mano.
    }
coach-maria-comes = { $piece } può arrivare accanto a { $target }, e allora deve attaccare.
coach-maria-beside = { $target } è accanto a { $piece }.
coach-maria-holds = { $n ->
    [0] { $side_bare }: nessuna carta di { $suit } e nessuna Riserva in mano
    [one] { $side_bare }: { $n } carta di { $suit } o Riserva in mano
   *[other] { $side_bare }: { $n } carte di { $suit } o Riserve in mano
    }
