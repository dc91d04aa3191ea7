# A FEW ACRES OF SNOW while it is played: what can be done, what is asked, what happened, why not. Names: acres-names.ftl.
# Some cards are named in the plural (ships, settlers): no verb and no adjective may depend on a card.

# What can be done. Cards are named last, so that choices can be told apart by them.
acres-act-settle = Settle { $place }: { $cards }
acres-act-develop = Develop { $place }: { $cards }
acres-act-fortify = Fortify { $place }: { $cards }
acres-act-besiege = Besiege { $place }: { $cards }
acres-act-raid = Raid { $place }: { $cards_short }
acres-act-reinforce = Reinforce { $siege }: { $card }
acres-act-ambush = Ambush: { $card }
acres-act-recruit = Take Native Americans: { $card }
acres-act-money = Take money: { $card }
acres-act-merchant = Merchant (ship: { $card }): { $cards }
acres-act-trade = Trade furs: { $cards_short }
acres-act-piracy = Piracy: { $cards }
acres-act-draft = Draft: { $card }
acres-act-discard = { $n ->
    [one] Discard { $cards }
   *[other] Discard { $n }: { $cards_short }
}
acres-act-reserve = Put in reserve: { $card }
acres-act-governor = Governor, remove: { $cards }
acres-act-intendant = Intendant, take back: { $card }
acres-act-home-support = Home support: draw 3 cards
acres-act-retrieve = Retrieve the reserve
acres-act-withdraw = Withdraw from the siege
acres-act-pass = Pass
acres-act-done = End the turn
acres-act-block = Block: { $card }
acres-act-allow = Don’t block
acres-act-lose-hand = Return from the hand: { $card }
acres-act-lose-reserve = Return from the reserve: { $card }
acres-act-give-hand = Give from the hand
acres-act-give-reserve = Give from the reserve
acres-act-return = Return { $card }
acres-act-occupy = Place a village: { $card }
acres-act-leave = Leave the location empty
acres-act-check = First { $siege }

# What is asked.
acres-prompt-acts = { $n ->
    [one] { $side_who } may take { $n } more action: choose cards, or a location first.
   *[other] { $side_who } may take { $n } more actions: choose cards, or a location first.
    }
acres-prompt-end = { $side_who } must press “End the turn”; free actions are still possible.
acres-prompt-siege-order = { $side_who } must choose which of the two sieges won comes first.
acres-prompt-occupy = { $side_who } may discard a settler to place a village at { $place }.
acres-prompt-siege-loss = { $side_who } must return an empire card from the siege of { $place }.
acres-prompt-raid-block = { $side_who } may block the raid on { $place } with 1 card from the hand, or let it happen.
acres-prompt-ambush-block = { $side_who } may block the ambush with 1 card from the hand, or let it happen.
acres-prompt-ambush-loss = { $side_who } must return a card with the ambush symbol, from hand or reserve.
acres-prompt-native = { $side_who } must hand over a Native Americans card, from hand or reserve.

# What happened.
acres-log-turn = Turn { $turn }: { $side_bare }.
acres-log-settles = { $side } settles { $place } ({ $cards }) and gains its card.
acres-log-settles-without-card = { $side } settles { $place }: { $cards }.
acres-log-resettles = { $side } settles { $place } again ({ $cards }) to regain its card.
acres-log-develops = { $side } develops { $place } into a town: { $cards }.
acres-log-fortifies = { $side } fortifies { $place }: { $cards }.
acres-log-besieges = { $side } besieges { $place }: { $cards }{ $cost ->
    [0] .
   *[other] , for { $cost } money.
} { $at ->
    [0] The marker lies at 0.
   *[other] The marker lies at { $at } for { $ahead }.
}
acres-log-reinforces = { $side } brings reinforcements to { $place }: { $card }{ $cost ->
    [0] .
   *[other] , for { $cost } money.
} { $at ->
    [0] The marker lies at 0.
   *[other] The marker lies at { $at } for { $ahead }.
}
acres-log-withdraws = { $side } withdraws from the siege of { $place }. { $at ->
    [0] The marker lies at 0.
   *[other] The marker lies at { $at } for { $ahead }.
}
acres-log-holds = { $side } holds { $place }: the siege has failed. { $at ->
    [0] The marker lies at 0.
   *[other] The marker lies at { $at } for { $ahead }.
}
acres-log-takes-village = { $side } takes { $place } and captures a village. { $at ->
    [0] The marker lies at 0.
   *[other] The marker lies at { $at } for { $ahead }.
}
acres-log-takes-town = { $side } takes { $place } and captures a town. { $at ->
    [0] The marker lies at 0.
   *[other] The marker lies at { $at } for { $ahead }.
}
acres-log-sudden-win = { $place } has fallen: { $side } wins at once.
acres-log-occupies = { $side } places a village at { $place }.
acres-log-pays-settler = { $side } uses a card as a settler: { $card }.
acres-log-leaves = { $side } leaves { $place } empty.
acres-log-returns = { $side } returns an empire card: { $card }.
acres-log-siege-lifted = The siege of { $place } ends: nothing is left to besiege.
acres-log-raids = { $side } raids { $place }: { $cards }.
acres-log-blocks-raid = { $side } blocks the raid on { $place }: { $card }.
acres-log-raided-village = { $side } captures the village of { $place }.
acres-log-raided-town = { $side } captures the town of { $place }; a village remains.
acres-log-raided-town-without-village = { $side } captures the town of { $place }; nothing remains.
acres-log-ambushes = { $side } lies in ambush: { $card }.
acres-log-blocks-ambush = { $side } blocks the ambush: { $card }.
acres-log-loses-card = { $side } loses a card in the ambush: { $card }.
acres-log-shows-hand = { $cards_count ->
    [0] { $side } shows an empty hand.
   *[other] { $side } shows its hand: { $cards_short }.
}
acres-log-recruits = { $side } seeks Native Americans: { $card }.
acres-log-gives-natives = { $side } hands over a card: { $card }.
acres-log-money = { $side } takes { $n } money: { $card }.
acres-log-merchant = { $side } trades by sea for { $n } money: { $cards }.
acres-log-trader = { $side } trades furs for { $n } money: { $cards }.
acres-log-piracy = { $side } takes { $n } money by piracy; Britain pays { $lost }.
acres-log-drafts = { $n ->
    [0] { $side } drafts a card free of charge: { $card }.
   *[other] { $side } drafts a card for { $n } money: { $card }.
    }
acres-log-discards = { $n ->
    [0] { $side } discards: { $cards }.
   *[other] { $side } discards for { $n } money: { $cards }.
}
acres-log-reserves = { $side } puts in reserve: { $card }.
acres-log-retrieves = { $side } retrieves the reserve for { $n } money: { $cards }.
acres-log-governor = { $side } removes with the governor: { $cards }.
acres-log-intendant = { $side } takes back with the intendant: { $card }.
acres-log-home-support = { $n ->
    [one] { $side } draws { $n } card by home support.
   *[other] { $side } draws { $n } cards by home support.
}
acres-log-home-support-own = { $cards_count ->
    [0] { $side } draws no card by home support.
   *[other] { $side } draws by home support: { $cards_short }.
}
acres-log-passes = { $side } passes.
acres-log-draws = { $n ->
    [one] { $side } draws { $n } card.
   *[other] { $side } draws { $n } cards.
}
acres-log-draws-own = { $cards_count ->
    [0] { $side } draws no card.
   *[other] { $side } draws: { $cards_short }.
}
acres-log-shuffle = { $side } shuffles the discard pile into a new deck.
acres-log-over-towns = All { $side_adj } towns are placed: the game ends.
acres-log-over-villages = All { $side_adj } villages are placed: the game ends.
acres-log-over-captured = { $side } has captured pieces worth { $n } points: the game ends.
acres-log-wins-by-points = { $side } wins on points: Britain { $british }, France { $french }.
acres-log-wins-by-tie = A tie at { $british } points: { $side } wins.

# Why not.
acres-refuse-nothing-pays = Your hand pays for none of these pieces now: drop it on a site to see what is missing there.
acres-refuse-piece-stays = Pieces on the map stay where they are: lay cards of your hand at the site.
acres-refuse-no-action-left = No action is left in this turn: only free ones are possible.
acres-refuse-actions-left = { $n ->
    [one] The turn ends after its last action: { $n } is left. Take it or pass.
   *[other] The turn ends after its last action: { $n } are left. Take them or pass.
}
acres-refuse-not-held = { $side_of } hand doesn’t hold this card, or not so often: { $card }.
acres-refuse-surplus = This card has no part in this action: { $card }.
acres-refuse-money = This costs { $n } money; { $side } has { $have }. Take money first.
acres-refuse-money-for-card = This card costs { $n } money; { $side } has { $have }: { $card }.
acres-refuse-card-not-controlled = A location card needs its location to be controlled: { $card } is not.
acres-refuse-card-besieged = The card of a besieged location can’t be used: { $card }.
acres-refuse-card-cut-off = A location card needs a trace through its side’s own locations to { $place }: { $card } has none.
acres-refuse-not-neutral = Only a neutral location can be settled: { $side } holds { $place }.
acres-refuse-no-village = Settling takes a village: none is left in { $side_of } supply.
acres-refuse-no-origin-held = An origin card that lists { $place } is needed. Possible: { $cards }.
acres-refuse-no-origin-at-all = An origin card must list { $place }: { $side } holds no location whose card does.
acres-refuse-no-boat = { $card } lists { $place } by boat: another card must show a boat.
acres-refuse-no-cart = { $card } lists { $place } by cart: another card must show a cart.
acres-refuse-no-ship = { $card } lists { $place } by ship: another card must show a ship.
acres-refuse-no-settler = { $place } has the settler symbol: a third card must show a settler.
acres-refuse-not-own = Only a location of one’s own can be developed or fortified: { $side } doesn’t hold { $place }.
acres-refuse-already-town = Only a village can be developed: { $place } is a town.
acres-refuse-no-points = Only locations with victory points can be developed: { $place } has none.
acres-refuse-no-card-of-site = Developing and fortifying take the card of the location: { $side } has none of { $place }.
acres-refuse-no-town = Developing takes a town: none is left in { $side_of } supply.
acres-refuse-no-card-of-this-site = The card of the location itself must be played: { $place }.
acres-refuse-no-settler-to-develop = Developing takes a settler on another card: { $place }.
acres-refuse-already-fortified = A location has one fortification at most: { $place } is fortified.
acres-refuse-fortify-besieged = A besieged location can’t be fortified: { $place }.
acres-refuse-no-fort = Fortifying takes a fortification disc: none is left for { $place }.
acres-refuse-no-fortification = Fortifying takes a fortification card: { $place }.
acres-refuse-already-besieging = One siege at a time: { $side } already besieges { $place }.
acres-refuse-no-enemy = Only a location with an enemy village or town can be besieged: not { $place }.
acres-refuse-no-strength = A siege takes a third card, played last, that has strength there: { $place }.
acres-refuse-no-siege = Only a siege in progress can be reinforced: { $siege } is not.
acres-refuse-fort-only-defends = Only the defender of a siege plays fortification cards: not { $card }.
acres-refuse-ship-useless = A ship has strength only where the location shows one: not at { $place }.
acres-refuse-no-military = Only cards with military strength reinforce a siege: not { $card }.
acres-refuse-no-trace-british = Reinforcing needs a trace through one’s own locations to Boston or New York: { $place } has none.
acres-refuse-no-trace-french = Reinforcing needs a trace through one’s own locations to Quebec: { $place } has none.
acres-refuse-no-own-siege = Only the attacker withdraws: { $side } besieges nothing.
acres-refuse-no-settler-to-occupy = { $place } has the settler symbol: a village takes a card that shows a settler.
acres-refuse-not-in-siege-space = Only an empire card of one’s own siege space is returned: not { $card }.
acres-refuse-raid-no-enemy = Only a location with an enemy village or town can be raided: not { $place }.
acres-refuse-raid-fort = A fortified location can’t be raided: { $place }.
acres-refuse-raid-no-way = Raids pass neither the sea nor enemy fortifications: no path leads to { $place }.
acres-refuse-no-raider = Only cards that raid or lengthen a raid are played for one: not { $card }.
acres-refuse-no-raid-card = { $n ->
    [one] A raid on { $place } takes { $n } card that raids.
   *[other] A raid on { $place } takes { $n } cards, at least one of which raids by itself.
}
acres-refuse-raid-too-far = { $n ->
    [one] A raid takes one card for each connection: { $n } to { $place }.
   *[other] A raid takes one card for each connection: { $n } to { $place }.
}
acres-refuse-raid-surplus = { $n ->
    [one] A raid on { $place } takes { $n } card, no more.
   *[other] A raid on { $place } takes { $n } cards, no more.
}
acres-refuse-blocks-no-raid = This card can’t block a raid on { $place }: { $card }.
acres-refuse-no-ambusher = This card can’t lie in ambush: { $card }.
acres-refuse-blocks-no-ambush = This card can’t block an ambush: { $card }.
acres-refuse-not-there = { $zone ->
    [reserve] This card is not in the reserve: { $card }.
   *[other] This card is not in the hand: { $card }.
}
acres-refuse-not-marked = An ambush takes only cards with the ambush symbol: not { $card }.
acres-refuse-no-recruiter = Only a priest or the Indian leader takes Native Americans: not { $card }.
acres-refuse-no-natives-there = { $zone ->
    [reserve] There are no neutral Native Americans in the reserve.
   *[other] There are no neutral Native Americans in the hand.
}
acres-refuse-no-money-symbol = Only location cards that show money bring any: not { $card }.
acres-refuse-no-ship-to-trade = The merchant begins with a card that shows a ship.
acres-refuse-one-or-two-money = With the ship of the merchant go 1 or 2 cards that show money, not { $n }.
acres-refuse-no-trader = The fur trade begins with the trader.
acres-refuse-no-fur = The trader deals only in cards that show fur: not { $card }.
acres-refuse-no-fur-at-all = The trader needs at least 1 card that shows fur.
acres-refuse-french-only = Only France may practise piracy.
acres-refuse-no-haven = Piracy needs the card of { $place }.
acres-refuse-no-other-ship = Piracy needs a ship on another card.
acres-refuse-draft-location = A location card can’t be drafted: { $card } is gained by settling.
acres-refuse-draft-foreign = A card of the other side can’t be drafted: { $card }.
acres-refuse-not-on-offer = Only a card on display can be drafted: not { $card }.
acres-refuse-nothing-to-discard = At least 1 card must be discarded.
acres-refuse-reserve-full = { $n ->
    [one] The reserve holds { $n } card at most: { $side_of } is full.
   *[other] The reserve holds { $n } cards at most: { $side_of } is full.
}
acres-refuse-reserve-empty = { $side_of } reserve is empty.
acres-refuse-no-governor = The governor must be played first.
acres-refuse-governor-count = The governor removes 1 or 2 other cards, not { $n }.
acres-refuse-not-in-discard = { $side_of } discard pile doesn’t hold this card: { $card }.

# What the inspector tells.
acres-fact-neutral = Neutral: open to be settled
acres-fact-holds-village = { $side_adj } village
acres-fact-holds-town = { $side_adj } town
acres-fact-points = { $n ->
    [one] { $n } point, { $double } with a town
   *[other] { $n } points, { $double } with a town
}
acres-fact-no-points = No points: it can’t be developed
acres-fact-settler = Settling takes a settler
acres-fact-ship = Ships have strength in a siege here
acres-fact-defence = The defender begins a siege with { $n } more
acres-fact-fort = Fortified: no raid, and 2 more in a siege
acres-fact-no-card = { $side } has no card of this location
acres-fact-card-usable = Its card can be used
acres-fact-raided-by = { $n ->
    [one] { $side } can raid it with { $n } card
   *[other] { $side } can raid it with { $n } cards
}
acres-fact-raid-safe = It can’t be raided
acres-fact-no-siege = { $side } besieges nothing
acres-fact-siege-ahead = Siege: { $side } is ahead by { $n }
acres-fact-siege-even = Siege: neither side is ahead
acres-fact-siege-falls = As it stands, { $side } takes it at the start of its turn
acres-fact-siege-fails = As it stands, { $side } holds it at the start of its turn
acres-fact-siege-goes-on = As it stands, the siege goes on
acres-fact-forts-left = { $n ->
    [one] { $n } fortification disc left for both
   *[other] { $n } fortification discs left for both
}
acres-fact-money = { $side_bare }: { $n } money
acres-fact-supply = Supply: villages { $villages }, towns { $towns }
acres-fact-captured = Captured: villages { $villages }, towns { $towns }
acres-fact-price = Price: { $n } money
acres-fact-lists-boat = { $side_bare }, by boat: { $places_short }
acres-fact-lists-cart = { $side_bare }, by cart: { $places_short }
acres-fact-lists-ship = { $side_bare }, by ship: { $places_short }
acres-fact-lists-nothing = { $side_bare }: lists no location
acres-fact-power-raid = Raids
acres-fact-power-raid-extend = Lengthens a raid by 1 connection
acres-fact-power-ambush = Lies in ambush
acres-fact-power-block-raid = Blocks a raid
acres-fact-power-block-ambush = Blocks an ambush
acres-fact-power-defend-fortification = Strength 1 for the defender of a siege
acres-fact-power-fortify = Fortifies a location, for 3 money
acres-fact-power-take-native = Takes neutral Native Americans from the enemy
acres-fact-power-trader = Trades furs: 2 money for each card
acres-fact-power-governor = Removes 1 or 2 cards of the hand
acres-fact-power-intendant = Takes back 1 card of the discard pile, for 2 money
acres-fact-power-home-support = Draws 3 cards, as a free action
acres-fact-military = Military strength { $n }
acres-fact-siege-cost = Costs { $n } money each time in a siege
acres-fact-raid-cost = Costs { $n } money in a raid
acres-fact-leader = Reinforces a siege as a free action
acres-fact-marked = Can be lost to an ambush

# What can be done, where money is won or spent.
acres-act-money-money = Take { $money } money: { $card }
acres-act-merchant-money = Merchant, { $money } money (ship: { $card }): { $cards }
acres-act-trade-money = Trade furs for { $money } money: { $cards_short }
acres-act-piracy-money = Piracy, { $money } money: { $cards }
acres-act-draft-money = Take for { $money } money: { $card }
acres-act-discard-money = Discard { $n } for { $money } money: { $cards_short }
acres-act-retrieve-money = Retrieve the reserve for { $money } money
acres-act-intendant-money = Intendant for { $money } money, take back: { $card }
acres-act-raid-money = Raid { $place } for { $money } money: { $cards_short }
acres-act-besiege-money = Besiege { $place } for { $money } money: { $cards }
acres-act-reinforce-money = Reinforce { $siege } for { $money } money: { $card }

# The sheet at the end: the score by source.
acres-sheet-villages = Places with a village
acres-sheet-towns = Places with a town
acres-sheet-captured-villages = Captured villages, { $n } each
acres-sheet-captured-towns = Captured towns, { $n } each
acres-sheet-total = Points

# In the list of games.
bot-acres-steady-line = Keeps its deck small, settles for points, besieges when ahead
