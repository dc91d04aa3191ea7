# De qué avisa el instructor cuando una potencia termina sus movimientos, y por qué.
coach-maria-supply = { $n ->
    [one] { $piece } quedará sin suministro: bocabajo y con { $n } tropa menos.
   *[other] { $piece } quedará sin suministro: bocabajo y con { $n } tropas menos.
    }
coach-maria-fortress = { $place } está abierta: el próximo turno puede conquistarla { $pieces }.
coach-maria-taker = { $piece } puede pasar por { $place } y dejarla atrás.
coach-maria-attack = { $n ->
    [0] { $piece } puede sufrir un ataque, sin cartas para { $suit } en la mano.
    [one] { $piece } puede sufrir un ataque, con solo { $n } carta para { $suit } en la mano.
   *[other] { $piece } puede sufrir un ataque, con solo { $n } cartas para { $suit } en la mano.
    }
coach-maria-must = { $n ->
    [0] { $piece } debe atacar ahora, sin cartas para { $suit } en la mano.
    [one] { $piece } debe atacar ahora, con solo { $n } carta para { $suit } en la mano.
   *[other] { $piece } debe atacar ahora, con solo { $n } cartas para { $suit } en la mano.
    }
coach-maria-comes = { $piece } puede llegar junto a { $target }, y entonces debe atacar.
coach-maria-beside = { $target } está junto a { $piece }.
coach-maria-holds = { $n ->
    [0] { $side_bare }: ninguna carta de { $suit } y ninguna Reserva en la mano
    [one] { $side_bare }: { $n } carta de { $suit } o Reserva en la mano
   *[other] { $side_bare }: { $n } cartas de { $suit } o Reservas en la mano
    }
