# De qué avisa el instructor cuando una facción termina lo voluntario, y por qué.
coach-revolution-conflict = Tal como está, el conflicto en { $province } quita { revolution-counters } { $side_of }.
coach-revolution-overflow = { $n ->
    [one] Tal como está, { revolution-counters } { $side_of } debe dejar { $province }.
   *[other] Tal como está, { revolution-counters } { $side_of } deben dejar { $province }.
    }
coach-revolution-home = { $n ->
    [one] { revolution-counters } { $side_of } vuelve de { $province } a la reserva.
   *[other] { revolution-counters } { $side_of } vuelven de { $province } a la reserva.
    }
coach-revolution-room = Sitio al alcance: { $provinces_bare }
coach-revolution-nowhere = Ninguna provincia al alcance tiene sitio
coach-revolution-tips = { $side_num ->
    [pl] Con una ficha más { $side } pueden perder { revolution-card }.
   *[other] Con una ficha más { $side } puede perder { revolution-card }.
    }
coach-revolution-lost = { $side_num ->
    [pl] Tal como está, { $side } pierden { revolution-card }.
   *[other] Tal como está, { $side } pierde { revolution-card }.
    }
coach-revolution-majority = { $side_bare }: { $n }, todas las demás juntas: { $others }
coach-revolution-rivals = Quién puede traer aún fichas: { $sides_bare }
