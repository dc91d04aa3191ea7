# SACHSEN: what is spoken of at the table: bargains, the paper of peace, the congress.
panel-peace = Peace with { $side }
panel-congress = Congress
sachsen-sum = { $n } gulden
sachsen-talk-show = Show it
sachsen-talk-show-to = Show it to { $side }
sachsen-talk-nothing = nothing
sachsen-talk-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }
sachsen-talk-until = until turn { $n }
sachsen-talk-passage = passage until turn { $n }
sachsen-talk-promise = until turn { $n }: “{ $words }”

# The paper of peace.
sachsen-peace-round = Round { $n } of { $of }
sachsen-peace-may = { $side } may claim
sachsen-peace-claim = Claim of { $side }
sachsen-peace-offer = Offer of { $side }
sachsen-peace-ruled = Without a yes
sachsen-peace-no-land = money; no province

# Bargains.
sachsen-talk-offered = On the table
sachsen-talk-stands = In force
sachsen-talk-bargain = New bargain
sachsen-talk-how = What can be handed over is handed over at once; words go to the ledger.
sachsen-talk-gives = { $side_num ->
    [pl] { $side } give
   *[other] { $side } gives
    }
sachsen-talk-both = Both: { $written }
sachsen-talk-wedding = { $child ->
    [son] marriage: prince of { $one }, princess of { $other }
   *[daughter] marriage: princess of { $one }, prince of { $other }
    }
sachsen-talk-through = passage through { $one }, until turn { $n }
sachsen-talk-break = Break it
sachsen-talk-no-penalty = Whoever breaks it pays nothing by the rules.
sachsen-talk-for-good = Heirs are married for good.
sachsen-offer-with = With
sachsen-offer-mine = I give
sachsen-offer-yours = You give
sachsen-offer-both = Both
sachsen-offer-until = until turn
sachsen-offer-money = Money of { $side }
sachsen-offer-less = Less
sachsen-offer-more = More
sachsen-offer-add = Add
sachsen-offer-drop = Take it away
sachsen-offer-province = Province
sachsen-offer-card = Card
sachsen-offer-passage = Passage
sachsen-offer-no-wedding = No marriage
sachsen-offer-wedding = { $child ->
    [son] My prince, your princess
   *[daughter] My princess, your prince
    }
sachsen-offer-promise = A promise, in your own words
sachsen-offer-promise-give = I promise
sachsen-offer-promise-want = You promise
sachsen-offer-promise-both = Both promise
sachsen-offer-send = Offer
sachsen-offer-empty = Fill in what is given, or what binds both.

# The congress, and the courts before a die.
sachsen-congress-kind = What the motion is about
sachsen-congress-which = Motion
sachsen-congress-congress = Call a congress
sachsen-congress-amend = Table the amendment
sachsen-congress-how = A motion to be tabled; another State must second the congress.
sachsen-congress-none = No congress can be called now: it needs a war, an occupied province or a claim, once in a cycle.
sachsen-vote-of = { $side_bare }: { sachsen-stand }
sachsen-vote-with = Votes as { $home }
sachsen-vote-none = Abstains: a tie, no approval, or a wounded ruler
sachsen-court-money = { $now ->
    [1] Money may be asked for now
   *[other] Money again from turn { $turn }
    }
sachsen-court-arms = { $now ->
    [1] Brigades may be asked for now
   *[other] Brigades again from turn { $turn }
    }

# The end.
sachsen-end-battles = Battles
sachsen-end-battle = { $place_bare }: victory of { $side } over { $loser }
sachsen-end-stroke = Best stroke of the spies
sachsen-fact-tie-provinces = Equal points: { $side_bare } before { $whose_bare }, { $n } provinces to { $less }.
sachsen-fact-tie-money = Equal points and provinces: { $side_bare } before { $whose_bare }, { $n } gulden to { $less }.
sachsen-fact-tie-shared = Equal in points, provinces and money, the place is shared: { $side_bare }, { $whose_bare }.
sachsen-tally-fine = Brigades in order
sachsen-tally-routed = Brigades routed
sachsen-tally-destroyed = Brigades destroyed
sachsen-tally-generals = Generals lost
sachsen-fact-battle-ended = { $side_bare } left the field in turn { $n } of the battle.
