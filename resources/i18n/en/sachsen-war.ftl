# SACHSEN: wars, commitments, attacks, neutral States on the map, peace, the war of the Kingdoms, congresses.

# Words that others use.
sachsen-stand = { $stand ->
    [neutral] neutral
    [help] help
    [oppose] for its enemy
    [francia] France
    [oesterreich] Austria
    [yes] yes
    [no] no
    [abstain] abstention
   *[other] neither
    }

sachsen-lands = { $countries_count ->
    [0] {""}
   *[other] , { $countries }
    }
sachsen-terms = { $n ->
    [0] { sachsen-lands-alone }
   *[other] { $n } gulden{ sachsen-lands }
    }
sachsen-lands-alone = { $countries_count ->
    [0] 0 gulden
   *[other] { $countries }
    }

# What can be done.
sachsen-act-attack-with = { $late ->
    [0] Attack { $place } ({ $n } at once)
   *[other] Attack { $place } ({ $n } at once, { $late } late)
    }

# What is asked.
sachsen-prompt-guarantees = { $side_who } must take a stand on the war of { $enemy_bare } against { $court_bare }.
sachsen-round-guarantees = War touches { $court }: how does each State stand?
sachsen-prompt-kingdom-sides = { $side_who } must say, in secret, which Kingdom to support, or neither.
sachsen-round-kingdom-sides = Whom does each State support: France, Austria, or neither?
sachsen-prompt-force = { $side_who } must choose the units that { $court_bare } sends (so far: { $n }).
sachsen-prompt-meeting = { $side_who } may come to meet the invaders in { $place } (units near by: { $n }).
sachsen-prompt-advance = { $side_who } may move onto { $place } (units that can: { $n }).
sachsen-prompt-partner-moves = { $side_who } may move now, as a partner in the coalition of { $court_bare }.
sachsen-prompt-claiming = { $side_who } must claim something of { $loser_bare }, round { $round } of 3.
sachsen-prompt-peace-answer = { $side_who } must answer the claim of { sachsen-terms } (round { $round } of 3).
sachsen-prompt-peace-offer = { $side_who } must answer { $loser_bare }, who offers { sachsen-terms } (round { $round } of 3).
sachsen-prompt-spoils-picking = { $side_who } must take one of the cards of the beaten.
sachsen-prompt-kingdom-provinces = { $side_who } may take a province of the beaten Kingdom, or its money.
sachsen-prompt-seconding = { $side_who } may second: { sachsen-moved }.
sachsen-prompt-amendments = { $side_who } may amend: { sachsen-moved }.
sachsen-prompt-vote = { $side_who } must vote: { sachsen-moved }.

# What happened: wars and commitments.
sachsen-log-war = War: { $side } against { $enemy }.
sachsen-log-joins = { $side_num ->
    [pl] { $side } enter the war against { $enemy }.
   *[other] { $side } enters the war against { $enemy }.
    }
sachsen-log-wars-unite = The war of { $side } against { $enemy } is one with another against the same enemies.
sachsen-log-army-sent = { $side_num ->
    [pl] { $side } send an army.
   *[other] { $side } sends an army.
    }
sachsen-log-army-joined = { $piece } goes with the army of { $court }.
sachsen-log-army-led = { $side_num ->
    [pl] { $side } lead an army of { $court } ({ $n } units).
   *[other] { $side } leads an army of { $court } ({ $n } units).
    }
sachsen-log-slip = { $side } to { $court }: { sachsen-stand }.
sachsen-log-slip-kingdom = { $side }: { sachsen-stand }.
sachsen-log-help-promised = Help promised: { $side } to { $court }, by the end of turn { $turn }.
sachsen-log-help-owed = A brigade owed: { $side } to { $court }, by the end of turn { $turn }.
sachsen-log-help-kept = Help given: { $side } to { $court }.
sachsen-log-help-failed = Help not given: { $side } to { $court }.
sachsen-log-chief = { $side_num ->
    [pl] { $side } lead the coalition of { $court }.
   *[other] { $side } leads the coalition of { $court }.
    }

# What happened: attacks.
sachsen-log-battle-counts = Battles won by { $side }: { $n }.
sachsen-log-lost = Brigades of { $side } to be reorganised: { $n }, back in turn { $turn } at the soonest.
sachsen-log-marshal = { $piece } becomes a marshal’s.
sachsen-log-retreats = { $piece } goes back to { $place }.
sachsen-log-gives-way = { $piece } gives way to its enemies and stands in { $place }.
sachsen-log-scattered = { $piece } finds no way back and must be reorganised.
sachsen-log-scattered-command = { $piece } finds no way back and returns next turn.
sachsen-log-advances = { $piece } takes { $place }.
sachsen-log-marches-enemy-on-land = { $side } to { $place } (units: { $n }), for an enemy stands on the land.
sachsen-log-marches-sent = { $side } to { $place } (units: { $n }), sent against the enemy.
sachsen-log-marches-to-seat = { $side } to { $place } (units: { $n }), toward the own seat.
sachsen-log-garrison = { $piece } is the new garrison in { $place }.
sachsen-log-new-general = { $side_num ->
    [pl] { $side } appoint a new general: { $piece } arrives in turn { $turn }.
   *[other] { $side } appoints a new general: { $piece } arrives in turn { $turn }.
    }

# What happened: peace.
sachsen-log-beaten = { $side_num ->
    [pl] { $side } are beaten in the war against { $enemy }.
   *[other] { $side } is beaten in the war against { $enemy }.
    }
sachsen-log-kingdom-lost = { $side_num ->
    [pl] { $side } have lost their war
   *[other] { $side } has lost its war
    }: { $led ->
    [0] no command unit is left.
   *[other] { $n } provinces are lost.
    }
sachsen-log-demands = { $side_num ->
    [pl] { $side } claim of { $loser }: { sachsen-terms }.
   *[other] { $side } claims of { $loser }: { sachsen-terms }.
    }
sachsen-log-offers-terms = { $side_num ->
    [pl] { $side } offer: { sachsen-terms }.
   *[other] { $side } offers: { sachsen-terms }.
    }
sachsen-log-terms-refused = { $side_num ->
    [pl] { $side } refuse these terms.
   *[other] { $side } refuses these terms.
    }
sachsen-log-peace-agreed = { $side_num ->
    [pl] { $side } accept the terms of peace.
   *[other] { $side } accepts the terms of peace.
    }
sachsen-log-peace-ruled = No agreement with { $home }: the terms of the rules.
sachsen-log-cards-lost = Cards of { $side }, discarded: { $cards }.
sachsen-log-cedes = { $country }: from { $loser } to { $side }.
sachsen-log-pays-peace = { $side_num ->
    [pl] { $side } pay { $whose } { $n } gulden
   *[other] { $side } pays { $whose } { $n } gulden
    }{ $debt ->
    [0] .
   *[other] , of which { $debt } stay owed.
    }
sachsen-log-war-won = The war of { $side } against { $loser } is won.
sachsen-log-stalemate = After { $n } turns: peace between { $side } and { $enemy }, as things stand.

# What happened: congresses.
sachsen-log-congress = { $side_num ->
    [pl] { $side } call a congress: { sachsen-moved }.
   *[other] { $side } calls a congress: { sachsen-moved }.
    }
sachsen-log-amends = Amendment of { $side }: { sachsen-moved }.
sachsen-log-seconds = { $side_num ->
    [pl] { $side } second the congress.
   *[other] { $side } seconds the congress.
    }
sachsen-log-not-seconded = Nobody seconds the congress of { $side }.
sachsen-log-votes = Vote of { $side }: { sachsen-stand }.
sachsen-log-state-votes = Vote of { $side }, by its notes: { sachsen-stand }.
sachsen-log-motion-carried = Carried, { $yes } to { $no }: { sachsen-moved }.
sachsen-log-motion-fails = Not carried, { $yes } to { $no }: { sachsen-moved }.
sachsen-log-motion-void = No vote, for it would change nothing now: { sachsen-moved }.
sachsen-log-ruler = { $side_num ->
    [pl] { $side } have a new ruler.
   *[other] { $side } has a new ruler.
    }

# What would happen.
sachsen-fact-war-protests = { $n } notes of protest from { $side_bare }; every agreement with it ends.
sachsen-fact-war-truce = A congress has forbidden it: { $n } notes of protest from every neutral State.
sachsen-fact-attackers-now = Attackers at once: { $n }
sachsen-fact-attackers-late = Attackers in battle turn { $turn }: { $n }
sachsen-fact-defenders-now = Defenders at once: { $n }
sachsen-fact-defenders-late = Defenders in battle turn { $turn }: { $n }
sachsen-fact-reaction-none = { $side_bare }: no reaction
sachsen-fact-reaction-approval = { $side_bare }, notes of approval: { $n }
sachsen-fact-reaction-protest = { $side_bare }, notes of protest: { $n }
sachsen-fact-reaction-given-back = { $side_bare }: the pact and all notes of approval go
sachsen-fact-reaction-broken = { $side_bare }: the treaty is broken, notes of protest: { $n }
sachsen-fact-reaction-war = { $side_bare }, notes of protest: { $n }; the pact ends, war
sachsen-fact-reaction-army = { $side_bare }, notes of protest: { $n }; the treaty ends, war, and an army is sent

# Why not.
sachsen-refuse-war-own = That is an own State: { $side_bare }.
sachsen-refuse-war-chaos = Without a ruler a State may be invaded without a declaration: { $side_bare }.
sachsen-refuse-war-already = There is war already with { $side }.
sachsen-refuse-war-settled = Peace has been made this turn with { $side }.
sachsen-refuse-not-sendable = { $piece } can’t be sent: it guards the border, or isn’t ready.
sachsen-refuse-sent-already = { $piece } goes already.
sachsen-refuse-command-first = Brigades follow a command unit of their column: { $piece_bare }.
sachsen-refuse-army-small = A command unit and a brigade go at least: { $side_bare }.
sachsen-refuse-nobody-there = Nobody stands in { $place }.
sachsen-refuse-not-beside = No unit that can attack stands beside an enemy in { $place }.
sachsen-refuse-declare-first = Declare war on { $side } first.
sachsen-refuse-not-late = { $piece } can’t come to { $place }: three squares at most, by a free way, once a turn.
sachsen-refuse-has-attacked = { $piece } has attacked this turn.
sachsen-refuse-chief-turn = Abroad the units of a coalition move in the turn of its chief: { $piece_bare }.
sachsen-refuse-chief-enemy = A unit of a State at war with the chief does not move with him: { $piece_bare }.
sachsen-refuse-advance-to = Only onto { $place }.
sachsen-refuse-advance-unit = { $piece } hasn’t fought there, or can’t move there.
sachsen-refuse-no-such-war = There is no such war with { $side }, or it has been declared lost.
sachsen-refuse-terms-side = It is the peace with { $side }.
sachsen-refuse-terms-money = { $n } gulden at most, in whole coins.
sachsen-refuse-terms-province = The winners don’t occupy { $country }, and it was never theirs.
sachsen-refuse-kingdom-province = Only a province that you occupy, and no money besides.
sachsen-refuse-kingdom-enemy = There is war with { $side }.
sachsen-refuse-not-in-coalition = Only who fights for the other Kingdom changes over to { $side }.
sachsen-refuse-changed-already = Once a turn.
sachsen-refuse-no-partner = { $seat } is no partner who has still to move.
sachsen-refuse-partner-still = No unit of { $seat } can move any more this turn.
sachsen-refuse-congress-again = One congress in a cycle.
sachsen-refuse-congress-unseconded = Nobody has seconded it this turn.
sachsen-refuse-congress-cause = A congress needs a war, an occupied province, or a claim in a State in chaos.
sachsen-refuse-motion-words = The motion names other things: { sachsen-motion }.
sachsen-refuse-motion-void = As things stand it would change nothing: { sachsen-motion }.
sachsen-refuse-motion-province = Only an occupied province, to another State with a ruler: { $country }.
sachsen-refuse-motion-sum = A payment is { $least } to { $n } gulden.
sachsen-refuse-motion-tabled = That is on the table already.
sachsen-refuse-motion-matter = An amendment is of the same kind, or names a State of the motion.

# Parts of the turn.
step-guarantees = Commitments
step-force = The army of a Kingdom
step-kingdom-sides = The war of the Kingdoms
step-chiefs = Chiefs of the coalitions
step-partner-moves = A partner moves
step-meeting = Invaders
step-aftermath = After the battle
step-after-meeting = After the battle
step-advance = Advance
step-war-ends = Ends of wars
step-claims = Talks of peace
step-peace-claim = Claim of the winners
step-peace-answer = Answer to the claim
step-peace-offer = Offer of the beaten
step-spoils = Cards of the beaten
step-spoils-picking = Cards of the beaten
step-kingdom-provinces = Provinces of a Kingdom
step-treaty = Treaty of peace
step-seconding = Second of a congress
step-congress = Congress
step-motion = Motion
step-motion-vote = Vote
