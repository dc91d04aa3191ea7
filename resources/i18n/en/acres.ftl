# A FEW ACRES OF SNOW while it is played: what can be done, what is asked, what happened, why not. Names: acres-names.ftl.

# What can be done. Cards are named last, so that choices can be told apart by them.
acres-act-settle = Settle { $place }: { $cards }
acres-act-develop = Develop { $place }: { $cards }
acres-act-fortify = Fortify { $place }: { $cards }
acres-act-besiege = Besiege { $place }: { $cards }
acres-act-raid = Raid { $place }: { $cards }
acres-act-reinforce = Reinforce { $siege }: { $card }
acres-act-ambush = Ambush: { $card }
acres-act-recruit = Take Native Americans: { $card }
acres-act-money = Take money: { $card }
acres-act-merchant = Trade by sea: { $cards }
acres-act-trade = Trade furs: { $cards }
acres-act-piracy = Piracy: { $cards }
acres-act-draft = Take { $card }
acres-act-discard = { $n ->
    [one] Discard { $cards }
   *[other] Discard { $n }: { $cards }
}
acres-act-reserve = Put in reserve: { $card }
acres-act-governor = Remove cards: { $cards }
acres-act-intendant = Intendant: take { $card }
acres-act-home-support = Home support: draw 3 cards
acres-act-retrieve = Take the reserve into the hand
acres-act-withdraw = Withdraw from the siege
acres-act-pass = Pass
acres-act-done = End the turn
acres-act-block = Block: { $card }
acres-act-allow = Don’t block
acres-act-lose-hand = Lose { $card } (hand)
acres-act-lose-reserve = Lose { $card } (reserve)
acres-act-give-hand = Give from the hand
acres-act-give-reserve = Give from the reserve
acres-act-return = Return { $card }
acres-act-occupy = Place a village: { $card }
acres-act-leave = Leave the place empty
acres-act-check = First { $siege }

# What is asked.
acres-prompt-acts = { $n ->
    [one] { $side_who } may do 1 more action.
   *[other] { $side_who } may do { $n } actions.
}
acres-prompt-end = { $side_who } has done its actions: end the turn.
acres-prompt-siege-order = { $side_who } wins two sieges: which comes first?
acres-prompt-occupy = { $side_who } may place a village at { $place }, with a settler card.
acres-prompt-siege-loss = { $side_who } must return an empire card of the siege ({ $place }).
acres-prompt-raid-block = { $side_who } may block the raid of { $by } on { $place }.
acres-prompt-ambush-block = { $side_who } may block the ambush of { $by }.
acres-prompt-ambush-loss = { $side_who } must return a card with the ambush symbol.
acres-prompt-native = { $side_who } must hand over Native Americans.

# What happened.
acres-log-turn = Turn { $turn }: { $side }.
acres-log-settles = { $side } settles { $place } and gains its card: { $cards }.
acres-log-settles-without-card = { $side } settles { $place }: { $cards }.
acres-log-resettles = { $side } regains the card of { $place }: { $cards }.
acres-log-develops = { $side } develops { $place } into a town: { $cards }.
acres-log-fortifies = { $side } fortifies { $place }: { $cards }.
acres-log-besieges = { $side } besieges { $place }: { $cards }.
acres-log-reinforces = { $side } reinforces at { $place }: { $card }.
acres-log-withdraws = { $side } withdraws from { $place }.
acres-log-holds = { $side } holds { $place }: the siege has failed.
acres-log-takes-village = { $side } takes { $place } and captures a village.
acres-log-takes-town = { $side } takes { $place } and captures a town.
acres-log-sudden-win = { $place } has fallen: { $side } wins the game.
acres-log-occupies = { $side } places a village at { $place }.
acres-log-pays-settler = { $side } lays { $card } for a settler.
acres-log-leaves = { $side } leaves { $place } empty.
acres-log-returns = { $side } returns { $card }.
acres-log-siege-lifted = The siege of { $place } ends: nothing is left to defend.
acres-log-raids = { $side } raids { $place }: { $cards }.
acres-log-blocks-raid = { $side } blocks the raid on { $place }: { $card }.
acres-log-raided-village = { $side } captures the village of { $place }.
acres-log-raided-town = { $side } captures the town of { $place }: a village remains.
acres-log-raided-town-without-village = { $side } captures the town of { $place }: nothing remains.
acres-log-ambushes = { $side } lies in ambush: { $card }.
acres-log-blocks-ambush = { $side } blocks the ambush: { $card }.
acres-log-loses-card = { $side } loses { $card } in the ambush.
acres-log-shows-hand = { $side } shows its hand: { $cards_short }.
acres-log-recruits = { $side } seeks Native Americans: { $card }.
acres-log-gives-natives = { $side } hands over { $card }.
acres-log-money = { $side } receives { $n } money: { $card }.
acres-log-merchant = { $side } receives { $n } money by sea: { $cards }.
acres-log-trader = { $side } receives { $n } money for furs: { $cards }.
acres-log-piracy = { $side } takes { $n } money by piracy; Britain pays { $lost }.
acres-log-drafts = { $side } takes { $card } for { $n } money.
acres-log-discards = { $n ->
    [0] { $side } discards { $cards }.
   *[other] { $side } discards { $cards } for { $n } money.
}
acres-log-reserves = { $side } puts { $card } in reserve.
acres-log-retrieves = { $side } takes back the reserve for { $n } money: { $cards }.
acres-log-governor = { $side } removes { $cards } with the governor.
acres-log-intendant = { $side } takes back { $card } with the intendant.
acres-log-home-support = { $n ->
    [one] { $side } draws 1 card by home support.
   *[other] { $side } draws { $n } cards by home support.
}
acres-log-home-support-own = { $side } draws by home support: { $cards_short }.
acres-log-passes = { $side } passes.
acres-log-draws = { $n ->
    [one] { $side } draws 1 card.
   *[other] { $side } draws { $n } cards.
}
acres-log-draws-own = { $side } draws { $cards_short }.
acres-log-shuffle = { $side } shuffles the discard pile into a new deck.
acres-log-over-towns = All towns of { $side } are placed: the game ends.
acres-log-over-villages = All villages of { $side } are placed: the game ends.
acres-log-over-captured = { $side } has captured 12 points: the game ends.
acres-log-wins-by-points = { $side } wins: Britain { $british }, France { $french } points.
acres-log-wins-by-tie = A tie at { $british } points: { $side } wins.

# Why not.
acres-refuse-no-action-left = No action is left in this turn.
acres-refuse-actions-left = { $n ->
    [one] 1 action is left: use it or pass.
   *[other] { $n } actions are left: use them or pass.
}
acres-refuse-not-held = { $card } is not in the hand, or not so often.
acres-refuse-surplus = Each card must have a part in the action: { $card } has none.
acres-refuse-money = This costs { $n } money; only { $have } is there.
acres-refuse-money-for-card = { $card } costs { $n } money; only { $have } is there.
acres-refuse-card-not-controlled = A location card needs its place to be controlled: { $card } is not.
acres-refuse-card-besieged = The card of a besieged place can’t be used: { $card }.
acres-refuse-card-cut-off-boston = A location card needs a connection to Boston: { $card } has none.
acres-refuse-card-cut-off-quebec = A location card needs a connection to Quebec: { $card } has none.
acres-refuse-not-neutral = Only a neutral place can be settled: { $place } is held by the enemy.
acres-refuse-already-own = Only a neutral place can be settled: { $place } is already held.
acres-refuse-no-village = No village is left in the supply to settle { $place }.
acres-refuse-no-origin-held = An origin card that lists { $place } is needed: { $cards } would do.
acres-refuse-no-origin-at-all = No place that is held has a card that lists { $place }.
acres-refuse-no-boat = From { $card } to { $place } a boat on another card is needed.
acres-refuse-no-cart = From { $card } to { $place } a cart on another card is needed.
acres-refuse-no-ship = From { $card } to { $place } a ship on another card is needed.
acres-refuse-no-settler = { $place } shows a settler: one on a third card is needed.
acres-refuse-not-own = Only a place of one’s own can be built up: not { $place }.
acres-refuse-already-town = Only a village can be developed: { $place } is a town.
acres-refuse-no-points = Only places with victory points can be developed: { $place } has none.
acres-refuse-no-card-of-site = No card of { $place } exists for this side: the place can’t be built up.
acres-refuse-no-town = No town is left in the supply to develop { $place }.
acres-refuse-no-card-of-this-site = The card of { $place } itself is needed.
acres-refuse-no-settler-to-develop = A settler on another card is needed to develop { $place }.
acres-refuse-already-fortified = A place has one fortification at most: { $place } is fortified.
acres-refuse-fortify-besieged = A besieged place can’t be fortified: { $place }.
acres-refuse-no-fort = No fortification disc is left for { $place }.
acres-refuse-no-fortification = A fortification card is needed to fortify { $place }.
acres-refuse-already-besieging = One siege at a time: { $place } is under siege already.
acres-refuse-no-enemy = Only a place with an enemy piece can be besieged: not { $place }.
acres-refuse-no-strength = A third card, laid last, must bring strength against { $place }.
acres-refuse-no-siege = There is no such siege: { $siege }.
acres-refuse-fort-only-defends = Fortification cards help the defender only: { $card }.
acres-refuse-ship-useless = A ship has strength only where the place shows one: not at { $place }.
acres-refuse-no-military = Only cards with military strength reinforce a siege: { $card } has none.
acres-refuse-no-trace-british = Reinforcing needs a connection from { $place } to Boston or New York.
acres-refuse-no-trace-french = Reinforcing needs a connection from { $place } to Quebec.
acres-refuse-no-own-siege = Only the attacker withdraws: there is no siege of one’s own.
acres-refuse-no-settler-to-occupy = { $place } shows a settler: a settler card is needed to place a village.
acres-refuse-not-in-siege-space = Only empire cards of the own siege space can be returned: not { $card }.
acres-refuse-raid-no-enemy = Only a place with an enemy piece can be raided: not { $place }.
acres-refuse-raid-fort = A fortified place can’t be raided: { $place }.
acres-refuse-raid-no-way = No way for a raid leads to { $place }: not by sea, nor through enemy forts.
acres-refuse-no-raider = Only cards that raid, priests and the Indian leader make a raid: not { $card }.
acres-refuse-no-raid-card = { $n ->
    [one] A raid on { $place } takes a card that raids.
   *[other] A raid on { $place } takes { $n } cards, one of which raids by itself.
}
acres-refuse-raid-too-far = A raid on { $place } takes { $n } cards: one for each connection.
acres-refuse-raid-surplus = { $n ->
    [one] A raid on { $place } takes 1 card, no more.
   *[other] A raid on { $place } takes { $n } cards, no more.
}
acres-refuse-blocks-no-raid = { $card } can’t block a raid on { $place }.
acres-refuse-no-ambusher = { $card } can’t lie in ambush.
acres-refuse-blocks-no-ambush = { $card } can’t block an ambush.
acres-refuse-not-there = { $card } is not there.
acres-refuse-not-marked = Only cards with the ambush symbol are lost: { $card } has none.
acres-refuse-no-recruiter = Only a priest or the Indian leader takes Native Americans: not { $card }.
acres-refuse-no-natives-there = There are no neutral Native Americans there.
acres-refuse-no-money-symbol = { $card } shows no money.
acres-refuse-no-ship-to-trade = The merchant begins with a card that shows a ship.
acres-refuse-one-or-two-money = With the ship go 1 or 2 cards that show money, not { $n }.
acres-refuse-no-trader = The fur trade begins with the trader.
acres-refuse-no-fur = { $card } shows no fur.
acres-refuse-no-fur-at-all = The trader needs at least 1 card that shows fur.
acres-refuse-french-only = Only France may practise piracy.
acres-refuse-no-haven = Piracy needs the card of { $place }.
acres-refuse-no-other-ship = Piracy needs a ship on another card.
acres-refuse-draft-location = A location card can’t be bought: { $card } is gained by settling.
acres-refuse-draft-foreign = A card of the other side can’t be taken: { $card }.
acres-refuse-not-on-offer = { $card } is not on offer.
acres-refuse-nothing-to-discard = At least 1 card must be discarded.
acres-refuse-reserve-full = The reserve holds { $n } cards at most.
acres-refuse-reserve-empty = The reserve is empty.
acres-refuse-no-governor = The governor must be laid first.
acres-refuse-governor-count = The governor removes 1 or 2 other cards, not { $n }.
acres-refuse-not-in-discard = { $card } does not lie in the own discard pile.

# What the inspector tells.
acres-fact-neutral = Neutral: open to be settled
acres-fact-holds-village = { $side_adj } village
acres-fact-holds-town = { $side_adj } town
acres-fact-points = { $n ->
    [one] 1 point, { $double } with a town
   *[other] { $n } points, { $double } with a town
}
acres-fact-no-points = No points: it can’t be developed
acres-fact-settler = Settling takes a settler
acres-fact-ship = Ships have strength in a siege here
acres-fact-defence = The defender begins a siege with { $n } more
acres-fact-fort = Fortified: no raid, 2 more in a siege
acres-fact-no-card = { $side } has no card of this place
acres-fact-card-usable = Its card can be used
acres-fact-raided-by = { $n ->
    [one] { $side } can raid it with 1 card
   *[other] { $side } can raid it with { $n } cards
}
acres-fact-raid-safe = It can’t be raided
acres-fact-no-siege = { $side } besieges nothing
acres-fact-siege-attacker = Siege: { $side } is ahead by { $n }
acres-fact-siege-defender = Siege: { $side } is ahead by { $n }
acres-fact-siege-even = Siege: neither side is ahead
acres-fact-siege-falls = { $side } takes it at the start of its next turn
acres-fact-siege-fails = { $side } holds it at the start of its next turn
acres-fact-siege-goes-on = Nobody has won the siege yet
acres-fact-forts-left = { $n ->
    [one] 1 fortification disc left for both
   *[other] { $n } fortification discs left for both
}
acres-fact-money = { $side }: { $n } money
acres-fact-supply = Supply: villages { $villages }, towns { $towns }
acres-fact-captured = Captured: villages { $villages }, towns { $towns }
acres-fact-price = Price: { $n } money
acres-fact-lists-boat = { $side_bare }, by boat: { $places_short }
acres-fact-lists-cart = { $side_bare }, by cart: { $places_short }
acres-fact-lists-ship = { $side_bare }, by ship: { $places_short }
acres-fact-lists-nothing = { $side_bare }: lists no place
acres-fact-power-raid = Raids
acres-fact-power-raid-extend = Lengthens a raid by 1 connection
acres-fact-power-ambush = Lies in ambush
acres-fact-power-block-raid = Blocks a raid
acres-fact-power-block-ambush = Blocks an ambush
acres-fact-power-defend-fortification = Strength 1 for the defender of a siege
acres-fact-power-fortify = Fortifies a place, for 3 money
acres-fact-power-take-native = Takes neutral Native Americans from the other side
acres-fact-power-trader = Trades furs: 2 money for each card
acres-fact-power-governor = Removes 1 or 2 cards of the hand
acres-fact-power-intendant = Takes back 1 card of the discard pile, for 2 money
acres-fact-power-home-support = Draws 3 cards, as a free action
acres-fact-military = Military strength { $n }
acres-fact-siege-cost = Costs { $n } money each time in a siege
acres-fact-raid-cost = Costs { $n } money in a raid
acres-fact-leader = Reinforces a siege as a free action
acres-fact-marked = Can be lost to an ambush
