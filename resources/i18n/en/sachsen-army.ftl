# SACHSEN: income, maintenance, orders for the army, arrivals.

# What can be done.
sachsen-act-disband = Disband { $piece }
sachsen-act-enrol = Enrol { $kind }
sachsen-act-enrol-at = Enrol { $kind } for { $side }: { $n } gulden, here in turn { $turn }
sachsen-act-convert = { $piece_bare } becomes { $kind }
sachsen-act-convert-at = { $piece_bare } becomes { $kind }: { $n } gulden, back in turn { $turn }
sachsen-act-reorganise = Reorganise { $piece }
sachsen-act-ransom = Ransom the general of { $side }
sachsen-act-arrive = { $piece_short } to { $place }

# What is asked.
sachsen-prompt-arrivals = { $side }: { $n ->
    [one] a unit arrives
   *[other] { $n } units arrive
    }. Where?
sachsen-prompt-maintenance = { $side }: { $n } gulden are due and { $has } are there. Disband units.

# What happened.
sachsen-log-income = { $side }: { $provinces } provinces bring { $n } gulden{ $debt ->
    [0] .
   *[other] , of which { $debt } go to debts.
    }
sachsen-log-income-barren = { $side }: { $provinces } provinces bring { $n } gulden; nothing comes from { $countries }.
sachsen-log-maintenance = { $side } pays { $n } gulden for { $units } units.
sachsen-log-disband = { $side } disbands { $piece }.
sachsen-log-enrol = { $side } enrols { $piece } for { $n } gulden; here in turn { $turn }.
sachsen-log-convert = { $before } becomes { $piece } for { $n } gulden; back in turn { $turn }.
sachsen-log-reorganise = { $side } pays { $n } gulden for the return of { $piece } in turn { $turn }.
sachsen-log-ransom = { $side } buys { $piece } free for { $n } gulden, paid to { $by }.
sachsen-log-arrive = { $piece } comes to { $place }.

# Why not.
sachsen-refuse-disband-unit = { $piece } costs you nothing.
sachsen-refuse-disband-command = { $piece } goes last.
sachsen-refuse-disband-musketeers = { $n } brigades of musketeers are kept as long as others are left.
sachsen-refuse-column-full = The column of { $side } has { $n } brigades, with those under way.
sachsen-refuse-no-counter = All { $n } counters of { $kind } are in use.
sachsen-refuse-elite = A column has { $n } elite brigades at most, grenadiers and cuirassiers together.
sachsen-refuse-musketeers = There are always { $least } brigades of musketeers; { $n } would be left.
sachsen-refuse-treasury = It costs { $cost } gulden; { $n } are there.
sachsen-refuse-not-your-army = { $side } takes no orders from you here.
sachsen-refuse-has-general = The column of { $side } has its command unit.
sachsen-refuse-no-brigade = { $kind } cannot be enrolled.
sachsen-refuse-convert-unit = { $piece } cannot change its kind: it is not a brigade of yours on the board.
sachsen-refuse-convert-kind = { $piece } can become another kind of brigade only.
sachsen-refuse-column-fights = The column of { $side } has a battle this turn.
sachsen-refuse-reorganise-unit = { $piece } does not wait to be reorganised.
sachsen-refuse-ransom = No general of { $side } is a prisoner.
sachsen-refuse-arrive-unit = { $piece } does not arrive now.
sachsen-refuse-arrive-square = { $piece } comes to the capital, or to a square of its State with units of its own and no enemy.

# Parts of the turn.
step-income = Income
step-arrivals = Arrivals
step-maintenance = Maintenance
