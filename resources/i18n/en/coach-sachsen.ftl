# What the coach warns of when a player ends a turn or a half phase, and why.
coach-sachsen-unpaid = The next maintenance costs { $n } gulden, and only { $has } will be there: units would be lost.
coach-sachsen-comes = The next income brings { $n } gulden; of it, { $debt } are owed.
coach-sachsen-open = { $country } has no garrison, and an enemy can enter it next turn.
coach-sachsen-capital = The province of the capital has no garrison, and an enemy can enter it next turn: { $country }.
coach-sachsen-enters = { $piece } can come so far
coach-sachsen-idle = { $n ->
    [one] { $n } unit at war has not been moved.
   *[other] { $n } units at war have not been moved.
    }
coach-sachsen-marriage = { $child ->
    [son] A son can be proposed for marriage now: { $side_bare }.
   *[daughter] A daughter can be proposed for marriage now: { $side_bare }.
    }
coach-sachsen-service = { $card } in hand protects from no spy before it is shown.
coach-sachsen-unguarded = Spies against { $side } come through as it stands
coach-sachsen-general = { $piece_bare }: enemies can come near, and no brigade stands there to step in.
coach-sachsen-near = { $piece_bare } can engage it
coach-sachsen-actions = { $n ->
    [one] { $n } action is left, and units can still be moved.
   *[other] { $n } actions are left, and units can still be moved.
    }
coach-sachsen-movable = Units that can be moved: { $n }
coach-sachsen-guns = { $piece } can still fire.
coach-sachsen-shot = { $target_bare }, { $rows } rows ahead: { $n ->
    [one] { $n } face hits
   *[other] { $n } faces hit
    }
