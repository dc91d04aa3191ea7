# The battle of SACHSEN on its field of squares: Steps, buttons, prompts, news, refusals, dice.
sachsen-edge = { $edge ->
    [n] north
    [e] east
    [s] south
   *[other] west
    }

# Titles of the Steps, and what is done in them.
step-field-side = Side of the field
about-field-side = The defender chooses a side of the field; the attacker has the opposite one.
step-lay-cards = Cards for the battle
about-lay-cards = Each commander in chief selects Opportunities in secret.
step-initiative = Initiative
about-initiative = A die each with the chief’s bonus: who begins, and how many actions each has in a phase.
step-redoubts = Redoubts
about-redoubts = Each army may lay a redoubt of 4 squares in its quarter.
step-deployment = Who deploys first
about-deployment = The holder of the initiative says who begins, and how many units at a time.
step-deploying = Deployment
about-deploying = Both armies place their units in turn, each in its quarter of the field.
step-arrive = Late units
about-arrive = Late units come on their own edge row.
step-ready = First orders
about-ready = Selected cards may be given to brigades, face down.
step-steal = Steal the initiative
about-steal = Whoever has selected a card is asked whether the initiative is stolen.
step-battle-turn = Battle turn
about-battle-turn = 3 phases; every 3 turns the initiative is drawn again.
step-phase = Phase
about-phase = The holder of the initiative acts, then the other side.
step-field-phase-1 = Phase 1
step-field-phase-2 = Phase 2
step-field-phase-3 = Phase 3
step-field-half = { $sides }
about-field-half = Move, engage, fire guns, give orders; or leave the field at the start.
step-rally = Recovery
about-rally = The commander tests disordered and routed units; who stays routed flees on.
step-half-phase = Half phase
about-half-phase = Move, engage, fire guns, give orders; or leave the field at the start.
step-field-way = On the march
about-field-way = A unit goes its way; guns may halt it.
step-guns-window = Guns at a moving unit
about-guns-window = The owner of a battery may halt a unit that crosses its arc of fire.
step-engagement = Engagement
about-engagement = Salvos, closing, perhaps a charge and melee.
step-salvo = Salvo
about-salvo = Both say in secret whether they fire; then the dice fall together.
step-closing = The mover decides
about-closing = Close by a square, charge, ask for a test, or break off.
step-charged = Charge declared
about-charged = Whoever is charged may ask for a morale test.
step-guard = Guard of the general
about-guard = A unit of the general’s column moves in between and fights instead.
step-test = Test
about-test = A die, discipline and modifiers; perhaps again, perhaps with experience points.
step-exchange = Exchange
about-exchange = Attack and defence dice fall together; some may be rolled again.
step-pursuit = After the charge
about-pursuit = The winner pursues, takes the square, or stays.
step-general-lost = A general is beaten
about-general-lost = The winner kills or captures the general.
step-experience = Experience
about-experience = The owner shares the points among brigades and general.
step-muster = Muster
about-muster = Both columns are mustered, and each side is dealt 5 battle cards.
step-battle-over = The battle is over
about-battle-over = Whoever holds the field has won.
step-battle-end = End of the battle
about-battle-end = Winner, cards and experience; then the political board comes back.

# What can be done.
sachsen-act-side = The { sachsen-edge } side
sachsen-act-lay = { $n ->
    [0] Select no card
   *[other] Select { $cards }
    }
sachsen-act-redoubt = Redoubt from { $place } to { $last }
sachsen-act-begin = { $first ->
    [me] I begin, { $n } at a time
   *[other] The other side begins, { $n } at a time
    }
sachsen-act-deploy = { $facing ->
    [n] { $piece_short } to { $place }, facing north
    [e] { $piece_short } to { $place }, facing east
    [s] { $piece_short } to { $place }, facing south
    [w] { $piece_short } to { $place }, facing west
    [train] { $piece_short } to { $place }, on the train
   *[other] { $piece_short } to { $place }
    }
sachsen-act-array = { $how ->
    [all] The officers place all units
   *[other] { $n ->
        [one] The officers place { $n } unit
       *[other] The officers place { $n } units
        }
    }
sachsen-act-steal = Steal the initiative
sachsen-act-march = { $piece_short } marches to { $place }
sachsen-act-forced = { $piece_short }: forced march to { $place }
sachsen-act-push = Push { $piece_short } by hand to { $place }
sachsen-act-limber = { $piece_short }: go on the train
sachsen-act-unlimber = { $piece_short }: off the train, facing { sachsen-edge }
sachsen-act-face = { $piece_short }: face { sachsen-edge }
sachsen-act-shoot = { $piece_short } fires at { $target_short }, elevation { $n }
sachsen-act-shoot-chance = { $piece_short } fires at { $target_short } at distance { $rows }, elevation { $n }: { $hits } of 6 hit, mean damage { $mean }
sachsen-act-engage = { $piece_short } engages { $target_short }
sachsen-act-recover = Recover { $piece_short }
sachsen-act-recover-need = Recover { $piece_short }: { $n } or more
sachsen-act-order = Give { $card } to { $piece_short }
sachsen-act-spy = Use a Spy
sachsen-act-leave = Leave the field
sachsen-act-officers = Let the officers fight
sachsen-act-command = Lead the army again
sachsen-act-halt = { $piece_short } halts { $target_short } at { $place }, elevation { $n }
sachsen-act-halt-chance = { $piece_short } halts { $target_short } at { $place }, distance { $rows }, elevation { $n }: { $hits } of 6 hit, mean damage { $mean }
sachsen-act-fire = Fire
sachsen-act-hold = Hold
sachsen-act-close = Close
sachsen-act-close-to = Close to { $place }
sachsen-act-charge = Charge
sachsen-act-charge-to = Charge, coming to { $place }
sachsen-act-test = Ask for a morale test
sachsen-act-break-off = Break off
sachsen-act-again = { $die ->
    [attack] Roll the attack die again
    [defence] Roll the defence die again
   *[other] Make the test again
    }
sachsen-act-point = { $n ->
    [one] Add { $n } experience point
   *[other] Add { $n } experience points
    }
sachsen-act-share = General { $n }, brigades { $m }
sachsen-act-guard = { $piece_short } guards the general
sachsen-act-pursue = Pursue
sachsen-act-occupy = Take the square
sachsen-act-kill = Kill the general
sachsen-act-capture = Capture the general
sachsen-act-half-done-left = { $n ->
    [one] Done ({ $n } action left)
   *[other] Done ({ $n } actions left)
    }

# What is asked.
sachsen-prompt-field-side = { $side_who } must choose a side of the field.
sachsen-prompt-lay-cards = { $n ->
    [one] { $side_who } may select { $n } card for the battle.
   *[other] { $side_who } may select up to { $n } cards for the battle.
    }
sachsen-prompt-redoubts = { $side_who } may lay a redoubt of 2 by 2 squares at a lit square, or press Done.
sachsen-prompt-deployment = { $side_who } must say who deploys first, and how many units at a time.
sachsen-prompt-deploy = { $side_who } must drag units to lit squares of its quarter: { $n } left.
sachsen-prompt-arrive = { $side_who } must drag late units to lit squares: { $n } left.
sachsen-prompt-steal = { $side_who } may play Steal the initiative, or pass.
sachsen-prompt-ready = { $side_who } may lay cards on brigades as orders, then press Done.
sachsen-prompt-rally = { $side_who } may click a unit to bring it to order, then press Done.
sachsen-prompt-half-phase = { $n ->
    [one] { $side_who } may act: { $n } action left. Turn { $turn }, phase { $phase }.
   *[other] { $side_who } may act: { $n } actions left. Turn { $turn }, phase { $phase }.
    }
sachsen-prompt-half-phase-due = { $side_who } must drag { $piece_short } onto an enemy before Done; actions left: { $n }.
sachsen-prompt-guns-window = { $side_who } may halt { $piece_short }: click a square of its way, or let it pass.
sachsen-prompt-salvo = { $side_who } may fire or hold: { $piece_short } and { $target_short }, distance { $n }.
sachsen-prompt-closing = { $side_who } may close, charge or break off: { $piece_short }, { $target_short }, at { $n }.
sachsen-prompt-charged = { $side_who } may ask for a morale test: { $piece_short } charges { $target_short }.
sachsen-prompt-guard = { $side_who } must click the unit that guards its general against { $target_short }.
sachsen-prompt-test = { $side_who } may improve the test of { $piece_short }: { $sum }, needed { $need }.
sachsen-prompt-exchange = { $side_who } may roll again or add points: { $piece_short } takes { $n }, inflicts { $m }.
sachsen-prompt-pursuit = { $side_who } may pursue, take the square or stay with { $piece_short }.
sachsen-prompt-general-lost = { $side_who } must kill or capture the beaten general.
sachsen-prompt-experience = { $side_who } must share { $n } experience points between general and brigades.
sachsen-round-lay-cards = Cards for the battle
sachsen-round-steal = Does anybody steal the initiative?
sachsen-round-salvo = Salvo: { $piece_short } and { $target_short }, distance { $n }.

# What happened.
sachsen-log-battle-turn = Battle turn { $n } begins.
sachsen-log-battle = { $side_num ->
    [pl] { $side } attack { $other } in { $country } ({ $place }).
   *[other] { $side } attacks { $other } in { $country } ({ $place }).
    }
sachsen-log-battle-alone = { $side_num ->
    [pl] { $side } attack { $other }.
   *[other] { $side } attacks { $other }.
    }
sachsen-log-field = Field drawn: { $sections ->
    [1] one section
   *[other] two sections
    }, { $terrain ->
    [plain] plain
    [woods] woods
    [hills] hills
   *[mixed] mixed country
    }; { $sections ->
    [1] at most { $most } units a side
   *[other] over { $most } units on a side
    }: { $attack } and { $defence }.
sachsen-log-late = { $pieces }: late, in battle turn { $turn }.
sachsen-log-array-all = { $side_num ->
    [pl] { $side } let their officers place all their units.
   *[other] { $side } lets its officers place all its units.
    }
sachsen-log-officers = { $side_num ->
    [pl] { $side } hand the battle to their officers.
   *[other] { $side } hands the battle to its officers.
    }
sachsen-log-command = { $side_num ->
    [pl] { $side } take command again.
   *[other] { $side } takes command again.
    }
sachsen-log-holds = Initiative: { $side_bare }. Actions a phase: { $n }; { $other_bare }: { $m }.
sachsen-log-holds-even = { $n ->
    [0] Initiative even: nobody has an action.
   *[other] Initiative even: first { $side }, both move in turn. Actions: { $n }.
    }
sachsen-log-edge = { $side_num ->
    [pl] { $side } choose the { sachsen-edge } side.
   *[other] { $side } chooses the { sachsen-edge } side.
    }
sachsen-log-redoubt = { $side_num ->
    [pl] { $side } lay a redoubt at { $place }.
   *[other] { $side } lays a redoubt at { $place }.
    }
sachsen-log-begins = { $side_num ->
    [pl] { $side } begin to deploy, { $n } at a time.
   *[other] { $side } begins to deploy, { $n } at a time.
    }
sachsen-log-deploys = { $piece } deploys at { $place }.
sachsen-log-laid = { $n ->
    [one] { $side_bare }: { $n } card selected for the battle.
   *[other] { $side_bare }: { $n } cards selected for the battle.
    }
sachsen-log-steals = { $side_num ->
    [pl] { $side } steal the initiative for the whole battle.
   *[other] { $side } steals the initiative for the whole battle.
    }
sachsen-log-calls = { $side_num ->
    [pl] { $side } have spoken.
   *[other] { $side } has spoken.
    }
sachsen-log-calls-steal = { $side_num ->
    [pl] { $side } play Steal the initiative.
   *[other] { $side } plays Steal the initiative.
    }
sachsen-log-calls-pass = { $side_num ->
    [pl] { $side } pass.
   *[other] { $side } passes.
    }
sachsen-log-engages = { $piece } engages { $target }.
sachsen-log-salvo-fire = { $side_num ->
    [pl] { $side } fire.
   *[other] { $side } fires.
    }
sachsen-log-salvo-hold = { $side_num ->
    [pl] { $side } hold the fire.
   *[other] { $side } holds the fire.
    }
sachsen-log-salvo-ready = { $side_num ->
    [pl] { $side } have decided.
   *[other] { $side } has decided.
    }
sachsen-log-no-fire = Nobody fires.
sachsen-log-marches = { $piece } goes to { $place }.
sachsen-log-closes = { $piece } closes to { $place }.
sachsen-log-charges = { $piece } charges { $target }.
sachsen-log-asks-test = { $side_num ->
    [pl] { $side } ask for a morale test.
   *[other] { $side } asks for a morale test.
    }
sachsen-log-guards = { $piece } moves in between and guards its general.
sachsen-log-limber = { $piece } goes on the train.
sachsen-log-unlimber = { $piece } comes off the train, facing { sachsen-edge }.
sachsen-log-face = { $piece } turns to the { sachsen-edge }.
sachsen-log-miss = { $piece } misses { $target }.
sachsen-log-no-harm = { $piece } hits { $target } without harm.
sachsen-log-sum = { $piece_bare }: { $attack }{ $plus -> 
    [0] { "" }
   *[other] { " " }{ SCORE($plus) }
    } − ({ $defence }{ $minus -> 
    [0] { "" }
   *[other] { " " }{ SCORE($minus) }
    }) = { $n ->
    [0] { $left }: no damage
   *[other] { $n } damage
    }.
sachsen-log-points = { $n ->
    [one] { $piece } spends { $n } experience point.
   *[other] { $piece } spends { $n } experience points.
    }
sachsen-log-recovers = { $piece } is in order again, and does not move for 3 phases.
sachsen-log-marked-attack-lost = { $piece } is shaken: attack −1.
sachsen-log-marked-defence-lost = { $piece } is shaken: defence −1.
sachsen-log-marked-both-lost = { $piece } is shaken: attack and defence −1.
sachsen-log-marked-attack-won = { $piece } takes heart: attack +1.
sachsen-log-marked-defence-won = { $piece } takes heart: defence +1.
sachsen-log-routs = { $piece } routs.
sachsen-log-flees = { $piece } flees to { $place }.
sachsen-log-flees-not = { $piece } is routed and can’t flee on: its way is full of friends.
sachsen-log-flees-off = { $piece } flees off the field.
sachsen-log-falls-back = { $n ->
    [0] { $piece } can fall back no farther.
    [one] { $piece } falls back { $n } square.
   *[other] { $piece } falls back { $n } squares.
    }
sachsen-log-surrenders = { $piece } surrenders and must be rebuilt.
sachsen-log-destroyed = { $piece } is destroyed and must be rebuilt.
sachsen-log-caught = { $piece } is caught and eliminated.
sachsen-log-off-field = { $piece } leaves the field and must be rebuilt.
sachsen-log-escapes = { $piece } escapes.
sachsen-log-pursues = { $piece } pursues { $target }.
sachsen-log-occupies = { $piece } takes { $place } and holds it.
sachsen-log-general-killed = { $side_of } general is killed.
sachsen-log-general-captured = { $side_of } general is captured.
sachsen-log-general-wounded = { $side_of } general is wounded and will be back next turn.
sachsen-log-takes-over = { $side_of } commander in chief takes that column over.
sachsen-log-retires-leaves = { $side_num ->
    [pl] { $side } leave the field.
   *[other] { $side } leaves the field.
    }
sachsen-log-retires-dusk = { $side_num ->
    [pl] { $side } retire at dusk: the battle has lasted 12 turns.
   *[other] { $side } retires at dusk: the battle has lasted 12 turns.
    }
sachsen-log-retires-beaten = { $side_num ->
    [pl] { $side } have no unit left that is not routed.
   *[other] { $side } has no unit left that is not routed.
    }
sachsen-log-retires-general-lost = { $side_num ->
    [pl] { $side } leave the field: their commander in chief is lost.
   *[other] { $side } leaves the field: its commander in chief is lost.
    }
sachsen-log-gets-order = { $piece } receives the order { $card }.
sachsen-log-gets-order-veiled = { $piece } receives an order.
sachsen-log-order-shown = { $piece } shows its order: { $card }.
sachsen-log-spy-used = { $side_num ->
    [pl] { $side } use a Spy against { $other }.
   *[other] { $side } uses a Spy against { $other }.
    }
sachsen-log-spy-back = The Spy is blocked and goes back to { $side }.
sachsen-log-spy-caught = { $side_num ->
    [pl] { $side } capture { $other_of } Spy.
   *[other] { $side } captures { $other_of } Spy.
    }
sachsen-log-spy-takes = The Spy takes the order { $card } of { $piece_short }.
sachsen-log-spy-takes-veiled = The Spy takes an order of { $piece_short }.
sachsen-log-experience = Experience, { $side_bare }{ $column ->
    [0] { "" }
   *[other] { " " }(column { $column })
    }: brigades +{ $n }, general +{ $m }.
sachsen-log-battle-won = { $side_num ->
    [pl] { $side } win the battle against { $loser }.
   *[other] { $side } wins the battle against { $loser }.
    }

# Dice that fall ({ $n } the face, { $sum } with what is added).
sachsen-log-die-attack = { $piece_bare }, attack die: { $n }, in all { $sum }.
sachsen-log-die-defence = { $piece_bare }, defence die: { $n }, in all { $sum }.
sachsen-log-die-aim = { $piece_bare }, aim die: { $n } at distance { $rows }, elevation { $elevation }.
sachsen-log-die-damage = { $target_bare }, damage die: { $n }, in all { $sum }.
sachsen-log-die-morale = { $piece_bare }, morale test: { $n }, in all { $sum }, needed { $need }.
sachsen-log-die-recovery = { $piece_bare }, recovery test: { $n }, in all { $sum }, needed { $need }.
sachsen-log-die-initiative = { $side_bare }, initiative: { $n }, in all { $sum }.
sachsen-log-die-spy = { $side_bare }, spy: { $n }.
sachsen-log-die-service = { $side_bare }, service: { $n }, in all { $sum }.
sachsen-face-hit = hit
sachsen-face-miss = missed
sachsen-face-none = nothing
sachsen-face-attack-lost = attack −1
sachsen-face-defence-lost = defence −1
sachsen-face-both-lost = attack and defence −1
sachsen-face-attack-won = attack +1
sachsen-face-defence-won = defence +1
sachsen-face-passed = passed
sachsen-face-falls-back = falls back
sachsen-face-routed = routs
sachsen-face-destroyed = destroyed
sachsen-face-recovered = in order
sachsen-face-one-point = 1 penalty point
sachsen-part-long = fire, long range
sachsen-part-short = fire, short range
sachsen-part-charge = charge
sachsen-part-melee = melee
sachsen-part-defence = defence
sachsen-part-discipline = discipline
sachsen-part-weak = reorganising
sachsen-part-disordered = disordered
sachsen-part-routed = routed
sachsen-part-bonus = bonus marker
sachsen-part-higher-enemy = enemy of higher level
sachsen-part-chosen = support: chosen
sachsen-part-elite = support: elite
sachsen-part-command = support: commander
sachsen-part-general = general
sachsen-part-marshal = field marshal
sachsen-part-officer = officer in command
sachsen-part-hill = hill
sachsen-part-wood = wood
sachsen-part-redoubt = redoubt
sachsen-part-flanks = flanks covered
sachsen-part-before-wood = mounted before a wood
sachsen-part-against-hill = charge on a hill
sachsen-part-against-redoubt = charge on a redoubt
sachsen-part-out-of-command = out of command
sachsen-part-range = long range
sachsen-part-elevation = elevation 1
sachsen-part-initiative = Initiative
sachsen-part-service = service
sachsen-part-volley = { name-card-volley }
sachsen-part-cold-steel = { name-card-cold-steel }
sachsen-part-stand-fast = { name-card-stand-fast }
sachsen-part-iron-drill = { name-card-iron-drill }

# Why not.
sachsen-refuse-not-on-field = That unit is not on the field: { $piece_bare }.
sachsen-refuse-not-own = That unit does not fight for { $side }: { $piece_bare }.
sachsen-refuse-not-enemy = That unit is no enemy: { $piece_bare }.
sachsen-refuse-not-field = That is no square of this field: { $place }.
sachsen-refuse-guns-charge = Artillery does not charge: { $piece_bare }.
sachsen-refuse-foot-on-horse = Infantry can’t charge mounted units: { $target_bare }.
sachsen-refuse-close-first = Infantry charges from distance 1: close first.
sachsen-refuse-no-room = There is no free square next to the target: { $target_bare }.
sachsen-refuse-no-guard = Only a unit of the general’s column within 2 squares and not in contact can guard him: { $piece_bare }.
sachsen-refuse-experience = Between 0 and { $n } points can be given to the general.
sachsen-refuse-routed = A routed unit can’t do that: { $piece_bare }.
sachsen-refuse-out-of-area = The enemy is more than 2 squares away: { $target_bare }.
sachsen-refuse-after-pursuit = After a pursuit these two can’t engage before the next phase: { $piece_bare }.
sachsen-refuse-engaged-already = It has engaged this enemy in this phase: { $target_bare }.
sachsen-refuse-charged = A unit that has charged engages nobody else in this phase: { $piece_bare }.
sachsen-refuse-no-salvo = It has no salvo left: { $piece_bare }.
sachsen-refuse-asked-already = A test can be asked for once in an engagement.
sachsen-refuse-both-tested = Both units have made their test.
sachsen-refuse-close = Infantry at distance 2 closes to a free square next to its enemy.
sachsen-refuse-charge-distance = Horses charge from 2 squares: { $piece_bare } stands next to { $target_bare }.
sachsen-refuse-charge-square = The charge ends on a free square next to the enemy.
sachsen-refuse-no-repeat = No friend lets it roll that die again: { $piece_bare }.
sachsen-refuse-points = Experience points that can be added here: { $n } at most.
sachsen-refuse-no-guns = That is no artillery: { $piece_bare }.
sachsen-refuse-on-train = The guns are on the train: { $piece_bare }.
sachsen-refuse-off-train = The guns are not on the train: { $piece_bare }.
sachsen-refuse-silent = Guns that moved on the train are silent in that phase and the next: { $piece_bare }.
sachsen-refuse-no-shots = It has fired its { $n } shots of this phase: { $piece_bare }.
sachsen-refuse-out-of-command = Out of the chain of command a unit only defends itself: { $piece_bare }.
sachsen-refuse-arc = The target is outside the arc of fire: { $piece_bare }.
sachsen-refuse-elevation = The elevation is 0 or 1.
sachsen-refuse-too-far = At distance { $n } a shot needs elevation 1.
sachsen-refuse-covered = A hill or wood stands in between.
sachsen-refuse-no-battle-card = That card is not in the hand, or not for a battle: { $card }.
sachsen-refuse-too-many-cards = { $n ->
    [one] The commander selects { $n } card at most.
   *[other] The commander selects { $n } cards at most.
    }
sachsen-refuse-no-steal = That card was not selected: { $card }.
sachsen-refuse-rests = { $n ->
    [one] It rests for { $n } more phase: { $piece_bare }.
   *[other] It rests for { $n } more phases: { $piece_bare }.
    }
sachsen-refuse-moved-phase = A unit is moved once in a phase: { $piece_bare }.
sachsen-refuse-moved-twice = A unit is moved in 2 phases of a turn at most: { $piece_bare }.
sachsen-refuse-no-actions = No action is left in this phase.
sachsen-refuse-one-at-a-time = With equal initiative the sides move one unit each in turn: press Done.
sachsen-refuse-occupied = A square holds one unit: { $place }.
sachsen-refuse-reach = { $n ->
    [one] { $place } is out of reach of { $piece_short }, which moves { $n } square.
   *[other] { $place } is out of reach of { $piece_short }, which moves { $n } squares.
    }
sachsen-refuse-halted = Its march halts in the area of influence of { $target_bare }.
sachsen-refuse-obstacle-way = No step leads there: a march halts before an obstacle, and only its first step enters one: { $place }.
sachsen-refuse-only-march = After its rest a unit may only march: { $piece_bare }.
sachsen-refuse-march-will-do = { $n ->
    [one] A march of { $n } square is enough: { $piece_bare }.
   *[other] A march of { $n } squares is enough: { $piece_bare }.
    }
sachsen-refuse-no-push = Only guns off the train are pushed by hand: { $piece_bare }.
sachsen-refuse-facing = Guns face one of the four sides, and another one than now: { $piece_bare }.
sachsen-refuse-train-redoubt = Guns don’t go on the train inside a redoubt: { $piece_bare }.
sachsen-refuse-not-picked = That card was not selected for the battle: { $card }.
sachsen-refuse-no-order = That card belongs to the commander, not to a brigade: { $card }.
sachsen-refuse-order-arm = { $card } does not suit that unit: { $piece_bare }.
sachsen-refuse-order-twice = A unit can’t have the same order twice: { $piece_bare }.
sachsen-refuse-order-limit = { $n ->
    [one] { $n } order a turn is the limit.
   *[other] { $n } orders a turn are the limit.
    }
sachsen-refuse-spy-late = A Spy is used at the start of the half phase.
sachsen-refuse-no-spy = No Spy was selected for { $side }.
sachsen-refuse-nothing-to-spy = There is no hidden order to take from { $side }.
sachsen-refuse-in-order = That unit is in order: { $piece_bare }.
sachsen-refuse-tested = A unit is tested for recovery once in a phase: { $piece_bare }.
sachsen-refuse-leave-late = The field is left at the start of the half phase.
sachsen-refuse-officers-late = The battle is handed over at the start of the half phase.
sachsen-refuse-not-handed-over = The officers don’t lead this army.
sachsen-refuse-due = An engagement must be fought first: { $piece_bare }.
sachsen-refuse-no-pursuit = It can’t catch who flees: { $piece_bare }.
sachsen-refuse-no-square = It can’t take that square: { $piece_bare }.
sachsen-refuse-edge = Choose one of the four sides of the field.
sachsen-refuse-redoubt = A redoubt needs 2 by 2 open squares in the own quarter: { $place }.
sachsen-refuse-begin = One side begins, with 1 to { $n } units at a time.
sachsen-refuse-not-to-place = That unit is not to be placed now: { $piece_bare }.
sachsen-refuse-array = The officers place the units of this time, or all of them.
sachsen-refuse-quarter = Units come to free squares of the own quarter, late ones to the own edge row: { $place }.
sachsen-refuse-horse-redoubt = Mounted units and guns on the train don’t enter a redoubt: { $place }.
sachsen-refuse-not-moving = That unit is not moving: { $piece_bare }.
sachsen-refuse-not-on-way = Its way does not cross { $place }: { $piece_bare }.
sachsen-refuse-once-a-move = A battery fires at one move once: { $piece_bare }.

# Facts of the field.
sachsen-fact-field-open = { $place }: open ground.
sachsen-fact-field-obstacle = { $obstacle ->
    [hill] A hill: defence +{ $n }; it stops shots.
    [wood] A wood: defence +{ $n }; it stops shots.
   *[redoubt] A redoubt: defence +{ $n }; no horses enter it.
    }
sachsen-fact-field-values = { $piece }: level { $level }, discipline { $discipline }. Fire { $long }/{ $short }, against fire { $cover }; charge { $charge }, melee { $melee }, against blows { $parry }.
sachsen-fact-field-late = It comes in battle turn { $turn }.
sachsen-fact-field-weak = Just reorganised: attack and defence −1.
sachsen-fact-field-marker = { $marker ->
    [attack-lost] Shaken: attack −1.
    [defence-lost] Shaken: defence −1.
    [attack-won] In good heart: attack +1 once.
   *[defence-won] In good heart: defence +1 once.
    }
sachsen-fact-field-routed = Routed: it flees at the start of each half phase of its side.
sachsen-fact-field-recovery = Recovery needs { $n } or more.
sachsen-fact-field-rests = { $n ->
    [one] It rests for { $n } phase.
   *[other] It rests for { $n } phases.
    }
sachsen-fact-field-out-of-command = Out of the chain of command: it only defends, discipline −1.
sachsen-fact-field-shots = { $n ->
    [one] { $n } shot left in this phase.
   *[other] { $n } shots left in this phase.
    }
sachsen-fact-field-orders = { $n ->
    [one] It has { $n } order.
   *[other] It has { $n } orders.
    }
