# SACHSEN: income, maintenance, orders for the army, arrivals.

# What can be done.
sachsen-act-enrol-at = Enrol { $kind }, { $side }: { $n } gulden, arrives in turn { $turn }
sachsen-act-convert-at = { $piece_short } into { $kind }: { $n } gulden, back in turn { $turn }

# What is asked.
sachsen-prompt-arrivals = { $n ->
    [one] { $side_who } must drag the unit that arrives to a lit square.
   *[other] { $side_who } must drag { $n } arriving units to lit squares.
    }
sachsen-prompt-maintenance = { $side_who } must click units to disband: { $n } gulden are due, { $has } are there.

# What happened.
sachsen-log-income = { $side_bare }: { $provinces ->
    [one] { $provinces } province brings
   *[other] { $provinces } provinces bring
    } { $n } gulden{ $debt ->
    [0] .
   *[other] , of which { $debt } go to debts.
    }
sachsen-log-income-barren = { $side_bare }: { $provinces ->
    [one] { $provinces } province brings
   *[other] { $provinces } provinces bring
    } { $n } gulden; nothing comes from { $countries }.
sachsen-log-maintenance = { $units ->
    [one] { $side_bare }: maintenance { $n } gulden, { $units } unit.
   *[other] { $side_bare }: maintenance { $n } gulden, { $units } units.
    }
sachsen-log-disband = { $side_num ->
    [pl] { $side } disband { $piece }.
   *[other] { $side } disbands { $piece }.
    }
sachsen-log-enrol = { $side_num ->
    [pl] { $side } enrol { $piece_short } for { $n } gulden; arrives in turn { $turn }.
   *[other] { $side } enrols { $piece_short } for { $n } gulden; arrives in turn { $turn }.
    }
sachsen-log-convert = { $before } becomes { $piece_short } for { $n } gulden; back in turn { $turn }.
sachsen-log-reorganise = { $side_num ->
    [pl] { $side } pay { $n } gulden: { $piece } is back in turn { $turn }.
   *[other] { $side } pays { $n } gulden: { $piece } is back in turn { $turn }.
    }
sachsen-log-ransom = { $side_num ->
    [pl] { $side } ransom { $piece } for { $n } gulden, paid to { $by }.
   *[other] { $side } ransoms { $piece } for { $n } gulden, paid to { $by }.
    }
sachsen-log-freed = { $piece } is free: captor and captive have one ruler now.
sachsen-log-arrive = { $piece } arrives at { $place }.

# Why not.
sachsen-refuse-disband-unit = That unit is not one to disband: { $piece_bare }.
sachsen-refuse-disband-command = The command unit is disbanded last: { $piece_bare }.
sachsen-refuse-disband-musketeers = { $n } brigades of musketeers are kept as long as others are left.
sachsen-refuse-column-full = The column of { $side } has { $n } brigades, with those under way.
sachsen-refuse-no-counter = All { $n } counters of { $kind } are in use.
sachsen-refuse-elite = A column has { $n } elite brigades at most, grenadiers and cuirassiers together.
sachsen-refuse-musketeers = There are always { $least } brigades of musketeers; { $n } would be left.
sachsen-refuse-treasury = It costs { $cost } gulden; { $n } are there.
sachsen-refuse-not-your-army = That army takes no orders here: { $side }.
sachsen-refuse-has-general = The column of { $side } has its command unit.
sachsen-refuse-no-brigade = That kind can’t be enrolled: { $kind }.
sachsen-refuse-convert-unit = Only an own brigade on the board can change its kind: { $piece_bare }.
sachsen-refuse-convert-serves = { $piece } serves another State now, and keeps its kind.
sachsen-refuse-convert-kind = A brigade changes only to another kind of brigade: { $piece_bare }.
sachsen-refuse-column-fights = The column of { $side } has a battle this turn.
sachsen-refuse-reorganise-unit = { $piece } does not wait to be reorganised.
sachsen-refuse-ransom = No general of { $side } is a prisoner.
sachsen-refuse-arrive-unit = { $piece } does not arrive now.
sachsen-refuse-arrive-square = { $piece } comes to the capital, or to a square of its State with units of its own and no enemy.

# Parts of the turn.
step-income = Income
step-arrivals = Arrivals
step-maintenance = Maintenance
