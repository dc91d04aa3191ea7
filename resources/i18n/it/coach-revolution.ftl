# Di che cosa avverte l’istruttore quando una fazione finisce ciò che è volontario, e perché.
coach-revolution-conflict = Così come sta, il conflitto nella provincia { $province_of } toglie { revolution-counters } { $side_of }.
coach-revolution-overflow = { $n ->
    [one] Così come sta, { revolution-counters } { $side_of } deve lasciare la provincia { $province_of }.
   *[other] Così come sta, { revolution-counters } { $side_of } devono lasciare la provincia { $province_of }.
    }
coach-revolution-home = { $n ->
    [one] { revolution-counters } { $side_of } torna nella scorta { $province_by }.
   *[other] { revolution-counters } { $side_of } tornano nella scorta { $province_by }.
    }
coach-revolution-room = Posto raggiungibile: { $provinces_bare }
coach-revolution-nowhere = Nessuna provincia raggiungibile ha posto
coach-revolution-tips = { $side_num ->
    [pl] Con una pedina in più { $side } possono perdere { revolution-card }.
   *[other] Con una pedina in più { $side } può perdere { revolution-card }.
    }
coach-revolution-lost = { $side_num ->
    [pl] Così come sta, { $side } perdono { revolution-card }.
   *[other] Così come sta, { $side } perde { revolution-card }.
    }
coach-revolution-majority = { $side_bare }: { $n }, tutte le altre insieme: { $others }
coach-revolution-rivals = Chi può ancora portare pedine: { $sides_bare }
