# La ventana de SACHSEN: paneles, láminas y casillas.
name-track-month = Mes
name-track-courts = Cortes
name-track-wars = Guerras
name-track-score-sachsen = Puntos

# Junto al mapa.
sachsen-camp-budget = +{ $n } −{ $cost }
sachsen-at-peace = Nadie está en guerra.
sachsen-war-since = desde el turno { $turn }
sachsen-war-kingdoms = Guerra de los Reinos, desde el turno { $turn }
sachsen-points-of = { $source } { $n }

# Lo que dicen las casillas.
sachsen-tile-camp = { $side_bare }, puesto { $place }: { $n } gulden (+{ $income }, −{ $cost } por turno), { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
    }
sachsen-tile-points = Puntos ahora: { $n }
sachsen-tile-won = Batallas ganadas: { $battles }, guerras ganadas: { $wars }
sachsen-tile-service = El servicio está establecido
sachsen-tile-blocked = El soberano está herido { $n ->
    [one] { $n } turno más
   *[other] { $n } turnos más
    }
sachsen-tile-turn = Turno { $n }
sachsen-tile-order = Orden de juego: { $sides_bare }
sachsen-tile-event = { $card_bare }: { $effect }
sachsen-tile-met = Ha tocado a: { $side_bare }
sachsen-tile-no-relations = Todavía no hay relaciones con Estados neutrales.
sachsen-tile-war = { $one_bare } contra { $other_bare }, desde el turno { $turn }
sachsen-tile-score = { $side_bare }: { $n }
sachsen-tile-court = { $agreed ->
    [pact] { $side_bare }, { $home_bare }: pacto de defensa mutua, saldo { $n }
    [alliance] { $side_bare }, { $home_bare }: tratado de alianza, saldo { $n }
    [marriage] { $side_bare }, { $home_bare }: tratado de alianza y matrimonio, saldo { $n }
   *[none] { $side_bare }, { $home_bare }: saldo { $n }
    }

# Paneles.
panel-engagement = Combate
panel-courts = Cortes
sachsen-blow-long = Fuego a largo alcance
sachsen-blow-short = Fuego a corto alcance
sachsen-blow-charge = Carga
sachsen-blow-melee = Melé
sachsen-guarded = Protegido: { $piece_bare }
sachsen-die-attack = Ataque: { $sum }
sachsen-die-defence = Defensa: { $sum }
sachsen-comes-to = Daño: { $n }
sachsen-part-struck = { $part }: no cuenta
