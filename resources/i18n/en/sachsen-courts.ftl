# SACHSEN: the courts of neutral States: notes, proposals, requests, help; bargains between States that players lead.

# Words that others use.
sachsen-step = { $step ->
    [open-relations] open relations
    [strengthen-relations] strengthen relations
    [mutual-defence] mutual-defence pact
    [alliance] alliance
   *[other] marriage
    }
sachsen-pact = { $pact ->
    [pact] mutual-defence pact
    [alliance] alliance
    [marriage] marriage
   *[other] passage
    }
sachsen-answer = { $answer ->
    [never] no, for good, and a note of protest
    [wait-6] not now, again after 6 turns
    [wait-3] not now, again after 3 turns
    [wait-1] not now, next turn with +1
    [yes] yes
    [yes-plus] yes, and +1 on the next die
    [again-3] no, again after 3 turns
    [again-1] no, again next turn
    [quarter] a quarter
    [half] half
    [three-quarters] three quarters
    [all] all of it
   *[other] all of it, and the next time too
    }

# What a face of the die brings.
sachsen-face-never = No, for good, and a note of protest
sachsen-face-wait-6 = Not now, again after 6 turns
sachsen-face-wait-3 = Not now, again after 3 turns
sachsen-face-wait-1 = Not now, next turn with +1
sachsen-face-yes = Yes
sachsen-face-yes-plus = Yes, and +1 on the next die
sachsen-face-again-3 = No, again after 3 turns
sachsen-face-again-1 = No, again next turn
sachsen-face-quarter = A quarter
sachsen-face-half = Half
sachsen-face-three-quarters = Three quarters
sachsen-face-all = All of it
sachsen-face-all-next = All of it, and the next time too
sachsen-face-price-500000 = 500,000 gulden
sachsen-face-price-400000 = 400,000 gulden
sachsen-face-price-300000 = 300,000 gulden
sachsen-face-price-200000 = 200,000 gulden
sachsen-face-price-100000 = 100,000 gulden
sachsen-face-free = For nothing

# What is added to it.
sachsen-part-notes = notes
sachsen-part-favour = a good answer before
sachsen-part-eased = asked again
sachsen-part-ambassador = ambassador
sachsen-part-reconciliation = reconciliation

# What can be done.
sachsen-act-propose-step = { $least ->
    [0] Propose to { $side }: { sachsen-step } (no die says yes)
   *[other] Propose to { $side }: { sachsen-step } (yes with { $least } or more)
    }
sachsen-act-marry-step = { $child ->
    [son] Propose a marriage to { $side }: an own prince (yes with { $least } or more)
   *[other] Propose a marriage to { $side }: an own princess (yes with { $least } or more)
    }

# What is asked.
sachsen-prompt-ally-asked = { $side_who } must say yes or no: may { $court } ally with { $by }, too?

# What happened.
sachsen-log-approval = { $n ->
    [one] { $side_bare } to { $home_bare }: { $n } note of approval. Balance: { $balance }.
   *[other] { $side_bare } to { $home_bare }: { $n } notes of approval. Balance: { $balance }.
    }
sachsen-log-protest = { $n ->
    [one] { $side_bare } to { $home_bare }: { $n } note of protest. Balance: { $balance }.
   *[other] { $side_bare } to { $home_bare }: { $n } notes of protest. Balance: { $balance }.
    }
sachsen-log-proposes = { $side_num ->
    [pl] { $side } propose to { $court }: { sachsen-step }.
   *[other] { $side } proposes to { $court }: { sachsen-step }.
    }
sachsen-log-die-proposal = { $side }, die for { $home }: { $n }, in all { $sum }.
sachsen-log-die-request = { $side }, die for { $home }: { $n }, in all { $sum }.
sachsen-log-answer = { $answer ->
    [yes] { $side }, to { $home }, { sachsen-step }: yes.
    [never] { $side }, to { $home }, { sachsen-step }: no, for good.
   *[wait] { $side }, to { $home }, { sachsen-step }: not before turn { $turn }.
    }
sachsen-log-dissent = { $side_num ->
    [pl] { $side } say no to an alliance of { $court } with { $by }.
   *[other] { $side } says no to an alliance of { $court } with { $by }.
    }
sachsen-log-pact = { $side } and { $whose }: { sachsen-pact }.
sachsen-log-pact-broken = { $side_num ->
    [pl] { $side } break with { $whose }: { sachsen-pact }.
   *[other] { $side } breaks with { $whose }: { sachsen-pact }.
    }
sachsen-log-wedding = { $child ->
    [son] A prince of { $side } marries a princess of { $court }.
   *[other] A princess of { $side } marries a prince of { $court }.
    }
sachsen-log-given-back = { $home_num ->
    [pl] { $home } give back the notes of { $side }; no agreement is left.
   *[other] { $home } gives back the notes of { $side }; no agreement is left.
    }
sachsen-log-treaty-broken = { $side_num ->
    [pl] { $side } break the agreement with { $home }.
   *[other] { $side } breaks the agreement with { $home }.
    }
sachsen-log-agreement-broken = { $home_num ->
    [pl] { $home } break the agreement with { $side }.
   *[other] { $home } breaks the agreement with { $side }.
    }
sachsen-log-agreement-ended = The agreement of { $home } with { $side } is over.
sachsen-log-ally-pays = { $side_num ->
    [pl] { $side } pay { $home } { $n } gulden.
   *[other] { $side } pays { $home } { $n } gulden.
    }
sachsen-log-ally-lends = { $n ->
    [one] { $side_bare } to { $home_bare }: { $n } brigade, to the end of turn { $turn }.
   *[other] { $side_bare } to { $home_bare }: { $n } brigades, to the end of turn { $turn }.
    }
sachsen-log-ally-refuses = { $side_num ->
    [pl] { $side } give { $home } nothing; again in turn { $turn }.
   *[other] { $side } gives { $home } nothing; again in turn { $turn }.
    }
sachsen-log-lent-over = { $n ->
    [one] { $piece } serves its own State again.
   *[other] { $n } units of { $side } serve their own State again.
    }
sachsen-log-aid-brigade = { $side_num ->
    [pl] { $side } send { $court } help: { $piece }, back in turn { $turn }.
   *[other] { $side } sends { $court } help: { $piece }, back in turn { $turn }.
    }
sachsen-log-aid-money = { $side_num ->
    [pl] { $side } give { $court } { $n } gulden.
   *[other] { $side } gives { $court } { $n } gulden.
    }
sachsen-log-offer = { $side_num ->
    [pl] { $side } offer { $whose } a bargain.
   *[other] { $side } offers { $whose } a bargain.
    }
sachsen-log-withdrawn = The bargain of { $side } with { $whose } is off.
sachsen-log-bargain = { $side } and { $whose } agree on a bargain.
sachsen-log-bargain-void = { $side } can’t keep the bargain with { $whose }: nothing changes hands.
sachsen-log-gives-money = { $side_num ->
    [pl] { $side } give { $whose } { $n } gulden.
   *[other] { $side } gives { $whose } { $n } gulden.
    }
sachsen-log-gives-province = { $side_num ->
    [pl] { $side } cede { $country } to { $whose }.
   *[other] { $side } cedes { $country } to { $whose }.
    }
sachsen-log-gives-passage = { $side_num ->
    [pl] { $side } let { $whose } pass, to the end of turn { $turn }.
   *[other] { $side } lets { $whose } pass, to the end of turn { $turn }.
    }
sachsen-log-passage-terms = { $side_num ->
    [pl] { $side } ask { $by } for { $n } gulden for the passage
   *[other] { $side } asks { $by } for { $n } gulden for the passage
    }{ $elsewhere ->
    [0] .
   *[other] { " " }({ $court_bare }).
    }
sachsen-log-gives-cards = { $side_num ->
    [pl] { $side } give { $whose }: { $cards }.
   *[other] { $side } gives { $whose }: { $cards }.
    }
sachsen-log-gives-cards-veiled = { $n ->
    [one] { $side_bare } to { $whose_bare }: { $n } Opportunity.
   *[other] { $side_bare } to { $whose_bare }: { $n } Opportunities.
    }

# Why not.
sachsen-refuse-not-neutral = Only a neutral State with a ruler answers: { $side_bare }.
sachsen-refuse-court-wounded = { $n ->
    [one] Its ruler is wounded, no answer for { $n } more turn: { $side_bare }.
   *[other] Its ruler is wounded, no answer for { $n } more turns: { $side_bare }.
    }
sachsen-refuse-court-at-war = A State answers nobody with whom it is at war: { $side_bare }.
sachsen-refuse-ladder-done = An alliance is the last step: { $side_bare }.
sachsen-refuse-court-asked = One proposal for each State and turn, and this one has been made: { $side_bare }.
sachsen-refuse-never = This is refused for good, { $side_bare }: { sachsen-step }.
sachsen-refuse-not-before = Not before turn { $turn }: { sachsen-step }.
sachsen-refuse-marry-ally = A marriage needs an alliance in force: { $side_bare }.
sachsen-refuse-married = The two houses are joined by a marriage already: { $side_bare }.
sachsen-refuse-no-heir = { $child ->
    [son] { $side_of } house has no unmarried prince.
   *[other] { $side_of } house has no unmarried princess.
    }
sachsen-refuse-ask-ally = Only an ally is asked for money or brigades: { $side_bare }.
sachsen-refuse-ask-what = An ally is asked for money or for arms.
sachsen-refuse-ask-before = { $side_bare } may be asked again in turn { $turn }.
sachsen-refuse-ask-limit = { $side_bare }: { $n } gulden at most, in whole coins.
sachsen-refuse-ask-brigades = { $n ->
    [one] { $side_bare } can lend { $n } brigade at most.
   *[other] { $side_bare } can lend { $n } brigades at most.
    }
sachsen-refuse-aid-least = Help is { $n } gulden at least, in whole coins.
sachsen-refuse-aid-unit = Only an own brigade on the board can be sent: { $piece_bare }.
sachsen-refuse-aid-enemy = No brigade is sent to an enemy: { $side_bare }.
sachsen-refuse-aid-peace = Brigades are sent only to a State at war: { $side_bare }.
sachsen-refuse-talk-closed = Nothing is agreed in the set-up, or while all are asked.
sachsen-refuse-talk-suspended = A battle or a congress suspends all else.
sachsen-refuse-talk-away = Without a State nothing is agreed: { $seat_bare }.
sachsen-refuse-talk-blocked = A wounded ruler agrees on nothing: { $side_bare }.
sachsen-refuse-break-marriage = Heirs are married for good.
sachsen-refuse-no-pact = There is no such agreement: { $seat_bare }.
sachsen-refuse-own-turn = An agreement with a neutral State is broken in the own turn.
sachsen-refuse-no-agreement = There is no pact and no alliance: { $side_bare }.
sachsen-refuse-offer-whom = A bargain is offered to another State that a player leads.
sachsen-refuse-offer-words = This word means nothing in a bargain: { $word }.
sachsen-refuse-offer-short = A bargain says what is given, what is wanted, or what binds both.
sachsen-refuse-offer-until = It ends in this turn or a later one, at most in turn { $n }.
sachsen-refuse-offer-money = In the treasury of { $side }: { $n } gulden, in whole coins.
sachsen-refuse-offer-province = No province of this name, { $side_bare }: { $word }.
sachsen-refuse-offer-last = A province is named once, and the last one is kept: { $side_bare }.
sachsen-refuse-offer-cards = These Opportunities are not all in the hand.
sachsen-refuse-offer-war = Enemies have no pact, alliance or passage with each other: { $whose }.
sachsen-refuse-offer-stands = That stands already with { $whose }: { sachsen-pact }.
sachsen-refuse-nothing-offered = No bargain lies on the table: { $seat_bare }.

# Facts.
sachsen-fact-face = { $n }: { sachsen-answer }.
sachsen-fact-sure = Granted without a die.
sachsen-fact-standing = { $agreed ->
    [pact] { $home_bare }: mutual-defence pact, balance { $n }.
    [alliance] { $home_bare }: alliance, balance { $n }.
    [marriage] { $home_bare }: alliance and marriage, balance { $n }.
   *[none] { $home_bare }: balance { $n }.
    }
sachsen-fact-standing-broken = { $home_bare }: agreement broken, still −{ $n }.
sachsen-fact-standing-declared = { $home_bare }: declaration of war, still −{ $n }.
sachsen-fact-next-step = { $least ->
    [0] Next: { sachsen-step }; no die says yes.
   *[other] Next: { sachsen-step }; yes with { $least } or more.
    }
sachsen-fact-never = Refused for good: { sachsen-step }.
sachsen-fact-not-before = Not before turn { $turn }.

# Parts of the turn.
step-ally-asked = An ally is asked
