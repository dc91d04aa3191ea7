# Drills of SACHSEN: titles, questions, and the reasons that no Refusal says.
drill-sachsen-answer = What a court answers
drill-sachsen-answer-ask = { $side_bare }: proposal, { sachsen-step }. The die shows { $n }: what is the answer?
drill-sachsen-answer-choice-never = { sachsen-face-never }
drill-sachsen-answer-choice-wait-6 = { sachsen-face-wait-6 }
drill-sachsen-answer-choice-wait-3 = { sachsen-face-wait-3 }
drill-sachsen-answer-choice-wait-1 = { sachsen-face-wait-1 }
drill-sachsen-answer-choice-yes = { sachsen-face-yes }
drill-sachsen-answer-choice-yes-plus = { sachsen-face-yes-plus }
drill-sachsen-answer-sum = Die { $n }, added { $more }: the answer to { $total }.
drill-sachsen-answer-limit = Die { $n }, added { $more }: below 1 counts as 1, above 6 as 6, so { $total }.
drill-sachsen-answer-strict = The last answer on this step was a 2: now 1 and 2 are a no for good.
drill-sachsen-answer-eased = The last answer on this step was a 4: now 4 is a yes.
drill-sachsen-answer-notes = The face alone is not the answer: notes and all else that is added come to { $more }.
drill-sachsen-answer-other = That is the answer to a { $total }.
drill-sachsen-votes = How many votes
drill-sachsen-votes-ask = A congress votes: yes from { $side }, no from all other players. How many votes are for it?
drill-sachsen-votes-sum = Own votes { $own }, neutral States that follow { $others }: { $n }.
drill-sachsen-votes-own = { $n ->
    [one] { $n } neutral State follows whom it has sent the most notes.
   *[other] { $n } neutral States follow whom they have sent the most notes.
    }
drill-sachsen-votes-tie = { $n ->
    [one] { $n } State with as many notes for another abstains.
   *[other] { $n } States with as many notes for another abstain.
    }
drill-sachsen-votes-wounded = { $n ->
    [one] { $n } State whose ruler is wounded abstains.
   *[other] { $n } States whose rulers are wounded abstain.
    }
drill-sachsen-votes-more = { $n ->
    [one] { $n } State has sent another player more notes, and follows that one.
   *[other] { $n } States have sent other players more notes, and follow those.
    }
drill-sachsen-votes-led = Every State that is led has a vote: { $n }.
drill-sachsen-due = What is due
drill-sachsen-due-ask = If maintenance were due now, how many times 100,000 gulden would { $side } pay?
drill-sachsen-due-sum = Units that cost something: { $units }; together { $n }.
drill-sachsen-due-half = Of { $whole } half is taken this time, rounded up: { $n }.
drill-sachsen-due-whole = A card halves the next maintenance: { $n }.
drill-sachsen-due-coming = Units that are being enrolled cost nothing before they arrive: { $n }.
drill-sachsen-due-lost = Beaten units whose return is not paid cost nothing: { $n }.
drill-sachsen-due-general = The command unit costs its maintenance, too.
drill-sachsen-income = What comes in
drill-sachsen-income-ask = If there were an income now, how many times 100,000 gulden would the provinces bring { $side }?
drill-sachsen-income-sum = Provinces that pay: { $paying }; together { $n }.
drill-sachsen-income-invaded = An invaded province without an own unit yields nothing: { $n }.
drill-sachsen-income-held = A province in which an own unit still stands yields, whoever has entered: { $n }.
drill-sachsen-income-barren = An event has taken incomes of provinces: { $n }.
drill-sachsen-income-bare = By the option of strict garrisons a province without a unit yields nothing: { $n }.
drill-sachsen-income-empty = A province without a unit yields as long as no enemy stands in it: { $n }.
drill-sachsen-income-built = A manufactory brings more: { $n }.
drill-sachsen-points = How many points
drill-sachsen-points-ask = { $side_num ->
    [pl] How many victory points have { $side } now?
   *[other] How many victory points has { $side } now?
}
drill-sachsen-points-sum = Provinces { $provinces }, whole States { $states }, alliances { $alliances }, marriages { $marriages }, battles { $battles }, wars { $wars }: { $total }.
drill-sachsen-points-provinces = Each province counts: { $n }.
drill-sachsen-points-states = A State that is owned whole counts besides: { $n }.
drill-sachsen-points-alliances = Alliances count: { $n }.
drill-sachsen-points-marriages = Marriages count: { $n }.
drill-sachsen-points-battles = Battles won count: { $n }.
drill-sachsen-points-wars = Wars won count: { $n }.
drill-sachsen-comes = Who comes to the battle
drill-sachsen-comes-ask = { $home_num ->
    [pl] In a war { $home } attack { $place }. Mark every unit that defends it, at once or late.
   *[other] In a war { $home } attacks { $place }. Mark every unit that defends it, at once or late.
}
drill-sachsen-comes-here = { $piece } stands there.
drill-sachsen-comes-province = { $piece } stands in the same province, and is there at once.
drill-sachsen-comes-near = { $piece } stands next to it, and is there at once.
drill-sachsen-comes-late = { $piece } is { $n } squares away, and comes in battle turn { $turn }.
drill-sachsen-comes-detour = { $piece }: by the way that is open to it { $n } squares, in battle turn { $turn }.
drill-sachsen-comes-far = { $piece } is { $n } squares away: too far.
drill-sachsen-comes-cut = { $piece } finds no way of 3 squares that is open to it.
drill-sachsen-comes-other = { $piece } is of a State that does not take part.
drill-sachsen-when = When it comes to the battle
drill-sachsen-when-ask = { $home_num ->
    [pl] In a war { $home } attack { $place }. In which battle turn does { $piece } come to defend it?
   *[other] In a war { $home } attacks { $place }. In which battle turn does { $piece } come to defend it?
}
drill-sachsen-when-choice-turn-1 = Turn 1
drill-sachsen-when-choice-turn-3 = Turn 3
drill-sachsen-when-choice-turn-6 = Turn 6
drill-sachsen-when-choice-never = Not at all
drill-sachsen-when-steps = Within the province the { $n } squares don’t count.
drill-sachsen-when-way = { $n ->
    [one] { $n } square as the crow flies is not what counts here.
   *[other] { $n } squares as the crow flies are not what counts here.
    }
drill-sachsen-when-other = { $n ->
    [one] So come units { $n } square away.
   *[other] So come units { $n } squares away.
    }
drill-sachsen-when-beyond = Only units more than { $n } squares away don’t come.
drill-sachsen-target = What guns reach
drill-sachsen-target-ask = { $piece } may fire. Mark every enemy at which it can be aimed with elevation { $n }.
drill-sachsen-target-reached = It lies in the arc of fire, { $n } rows ahead.
drill-sachsen-shot = What a shot does
drill-sachsen-shot-ask = { $piece_bare } fires at { $target_bare }, elevation { $elevation }. Aim die { $aim }, damage die { $damage }: what comes of it?
drill-sachsen-shot-choice-miss = { sachsen-face-miss }
drill-sachsen-shot-choice-none = { sachsen-face-none }
drill-sachsen-shot-choice-attack-lost = { sachsen-face-attack-lost }
drill-sachsen-shot-choice-defence-lost = { sachsen-face-defence-lost }
drill-sachsen-shot-choice-both-lost = { sachsen-face-both-lost }
drill-sachsen-shot-choice-falls-back = { sachsen-face-falls-back }
drill-sachsen-shot-choice-routed = { sachsen-face-routed }
drill-sachsen-shot-choice-destroyed = { sachsen-face-destroyed }
drill-sachsen-shot-aim = { $rows } rows ahead: the aim die hits with { $least } to { $most }.
drill-sachsen-shot-sum = It hits; nothing is taken off the { $n }.
drill-sachsen-shot-less = It hits; damage { $n }, less { $less }: { $points }.
drill-sachsen-shot-bare = Distance, elevation and cover take { $less } off the damage.
drill-sachsen-shot-missed = A shot that misses does nothing, whatever the damage die shows.
drill-sachsen-shot-other = So much damage is not done.
drill-sachsen-sum = What counts
drill-sachsen-blow = { $blow ->
    [long] fire, long range
    [short] fire, short range
   *[other] charge
    }
drill-sachsen-sum-ask-attack = { $piece_bare }, attack die against { $target_bare }, { drill-sachsen-blow }: how much is added to it?
drill-sachsen-sum-ask-defence = { $piece_bare }, defence die against { $target_bare }, { drill-sachsen-blow }: how much is added to it?
drill-sachsen-sum-sum = Its own value { $base }, all else that counts { $more }: { $n }.
drill-sachsen-part = { $part ->
    [weak] { sachsen-part-weak }
    [disordered] { sachsen-part-disordered }
    [routed] { sachsen-part-routed }
    [bonus] { sachsen-part-bonus }
    [higher-enemy] { sachsen-part-higher-enemy }
    [chosen] { sachsen-part-chosen }
    [elite] { sachsen-part-elite }
    [command] { sachsen-part-command }
    [general] { sachsen-part-general }
    [marshal] { sachsen-part-marshal }
    [hill] { sachsen-part-hill }
    [wood] { sachsen-part-wood }
    [redoubt] { sachsen-part-redoubt }
    [flanks] { sachsen-part-flanks }
    [before-wood] { sachsen-part-before-wood }
    [against-hill] { sachsen-part-against-hill }
    [against-redoubt] { sachsen-part-against-redoubt }
    [out-of-command] { sachsen-part-out-of-command }
   *[other] order
    }
drill-sachsen-sum-part = This counts, too: { drill-sachsen-part }, { SCORE($n) }.
drill-sachsen-sum-limit = Modifiers would come to { $n } in all; no more than two count, and no more than 2 points together.
drill-sachsen-sum-base = That is its own value alone.
drill-sachsen-test = Who is tested
drill-sachsen-test-ask = { $piece_bare } charges { $target_bare }. Which units must make a morale test before?
drill-sachsen-test-choice-mover = The one that charges
drill-sachsen-test-choice-target = The one that is charged
drill-sachsen-test-choice-both = Both
drill-sachsen-test-choice-nobody = Neither
drill-sachsen-test-steady = { $piece_bare }: nothing asks for a test.
drill-sachsen-test-level = { $piece_bare }: its level is lower than the enemy’s.
drill-sachsen-test-several = { $piece_bare }: { $n } enemies touch it.
drill-sachsen-test-guns = { $piece_bare }: guns that are charged are tested.
drill-sachsen-test-foot = { $piece_bare }: infantry charged by horses is tested.
drill-sachsen-recovery = What recovery needs
drill-sachsen-recovery-ask = What is the least face of the die with which { $piece } recovers?
drill-sachsen-recovery-sum = Discipline { $base }, all else that counts { $more }: a { $n } is enough.
drill-sachsen-recovery-need = { $n } is the total that is needed, not the face.
drill-sachsen-flee = Where it flees
drill-sachsen-flee-ask = If { $piece } were routed now, it would flee { $n } squares. Mark where it would end.
drill-sachsen-flee-there = By the shortest way to its own edge, { $n } squares at most, to a free square.
drill-sachsen-flee-taken = Somebody stands there.
drill-sachsen-flee-area = It doesn’t enter an enemy’s area, and horses and guns no redoubt.
drill-sachsen-flee-far = The way does not end there: it is too short or too long.
drill-sachsen-flee-bent = Of equally short ways it takes the straightest, then the one nearer to the middle of the edge.

# What lies beside the map, and a question rests on it.
drill-sachsen-beside-added = Added to the die: { $part ->
    [notes] { sachsen-part-notes }
    [favour] { sachsen-part-favour }
    [eased] { sachsen-part-eased }
    [ambassador] { sachsen-part-ambassador }
   *[reconciliation] { sachsen-part-reconciliation }
    } { $n }.
drill-sachsen-beside-before = The last answer on this step was a { $n }.
drill-sachsen-beside-led = States that it leads: { $refs_short }.
drill-sachsen-beside-balance = { $side_bare }: balance of notes for { $home } { $n }.
drill-sachsen-beside-wounded = Wounded rulers: { $refs_short }.
drill-sachsen-beside-kept = Units on the board or lent: { $refs_short }.
drill-sachsen-beside-coming = On their way: { $refs_short }.
drill-sachsen-beside-lost = Beaten, and not paid for: { $refs_short }.
drill-sachsen-beside-half = A card halves the next maintenance.
drill-sachsen-beside-provinces = Provinces: { $refs_short }.
drill-sachsen-beside-guarded = Own units stand in: { $refs_short }.
drill-sachsen-beside-enemies = Enemy units stand in: { $refs_short }.
drill-sachsen-beside-barren = They miss their next income: { $refs_short }.
drill-sachsen-beside-built = Manufactories: { $refs_short }.
drill-sachsen-beside-allies = Alliances: { $refs_short }.
drill-sachsen-beside-wed = Marriages: { $refs_short }.
drill-sachsen-beside-won = Battles won: { $battles }; wars won: { $wars }.
