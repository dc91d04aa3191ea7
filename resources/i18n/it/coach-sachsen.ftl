# Di che cosa avverte l’istruttore quando si finisce un turno o una mezza fase, e perché.
coach-sachsen-unpaid = Il prossimo mantenimento costa { $n } gulden, e ce ne saranno solo { $has }: si perderebbero unità.
coach-sachsen-comes = La prossima rendita porta { $n } gulden; di questi, { $debt } sono dovuti.
coach-sachsen-open = { $country_bare }: non c’è presidio, e al prossimo turno un nemico può entrarvi.
coach-sachsen-capital = La provincia della capitale non ha presidio, e al prossimo turno un nemico può entrarvi: { $country_bare }.
coach-sachsen-enters = { $piece_bare }: può arrivare fin lì
coach-sachsen-idle = { $n ->
    [one] { $n } unità in guerra non è stata mossa.
   *[other] { $n } unità in guerra non sono state mosse.
    }
coach-sachsen-marriage = { $child ->
    [son] Ora si può proporre il matrimonio di un principe: { $side_bare }.
   *[daughter] Ora si può proporre il matrimonio di una principessa: { $side_bare }.
    }
coach-sachsen-service = In mano non protegge da nessuna spia, finché non si mostra: { $card }.
coach-sachsen-unguarded = Le spie contro { $side } passano, così come stanno le cose
coach-sachsen-general = { $piece_bare }: i nemici possono avvicinarsi, e nessuna brigata è lì a interporsi.
coach-sachsen-near = { $piece_bare }: può ingaggiarla
coach-sachsen-actions = { $n ->
    [one] Resta { $n } azione, e unità che si possono muovere.
   *[other] Restano { $n } azioni, e unità che si possono muovere.
    }
coach-sachsen-movable = Unità che si possono muovere: { $n }
coach-sachsen-guns = { $piece_bare }: può ancora sparare.
coach-sachsen-shot = { $target_bare }, { $rows } file più avanti: { $n ->
    [one] { $n } faccia colpisce
   *[other] { $n } facce colpiscono
    }
