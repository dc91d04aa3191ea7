# Drills of A FEW ACRES OF SNOW: titles, questions, and the reasons that no Refusal says.
drill-acres-usable = Which location cards are usable
drill-acres-usable-ask = Of the locations that are lit, mark every one whose card { $side } could use now.
drill-acres-usable-holds = { $place } is controlled, not besieged, and has a trace to { $home }.
drill-acres-settle = What can be settled
drill-acres-settle-ask = Mark every neutral location that { $side } can settle now with the cards of its hand.
drill-acres-settle-way = { $place } can be settled with: { $cards }.
drill-acres-pay = Which cards settle a location
drill-acres-pay-ask = { $place } is to be settled. Mark the cards of the hand that are played for it.
drill-acres-pay-origin = The origin card, which lists { $place }: { $card }.
drill-acres-pay-transport = The transport that the origin card asks for: { $card }.
drill-acres-pay-settler = { $place } has the settler symbol, and the settler comes from: { $card }.
drill-acres-develop = What can be developed
drill-acres-develop-ask = Suppose the cards for it were in the hand. Mark every lit location that { $side } could develop now.
drill-acres-develop-free = { $place } is a village with victory points whose card could be used.
drill-acres-fortify = What can be fortified
drill-acres-fortify-ask = Suppose the cards for it were in the hand. Mark every lit location that { $side } could fortify now.
drill-acres-fortify-free = { $place } is controlled, without fortification, and its card could be used.
drill-acres-income = The most money
drill-acres-income-ask = What is the most money that { $side } could gain with one action and this hand?
drill-acres-income-money = One location card brings { $n } money: { $cards }.
drill-acres-income-merchant = The merchant, the ship first, brings { $n } money: { $cards }.
drill-acres-income-trade = The trader brings 2 money for each fur, { $n } in all: { $cards }.
drill-acres-income-piracy = Piracy brings { $n } money: { $cards }.
drill-acres-income-ship = The merchant’s ship card brings nothing itself, even if it shows money: { $card }.
drill-acres-income-trader = Furs bring money only with the trader.
drill-acres-raid = How far raids reach
drill-acres-raid-ask = { $n ->
    [one] { $side } may raid with exactly { $n } card. Mark every location that such a raid can hit.
   *[other] { $side } may raid with exactly { $n } cards. Mark every location that such a raid can hit.
}
drill-acres-raid-way = { $n ->
    [one] The shortest path to { $place } has { $n } connection.
   *[other] The shortest path to { $place } has { $n } connections.
}
drill-acres-block = What blocks a raid
drill-acres-block-ask = Suppose { $place } were raided now. Mark every card of the hand that could block.
drill-acres-block-power = This card blocks raids: { $card }.
drill-acres-block-own = The card of the location under attack blocks too: { $card }.
drill-acres-block-fights = Strength in a siege blocks no raid: { $card }.
drill-acres-block-elsewhere = Of the location cards only that of { $place } itself blocks: not { $card }.
drill-acres-marker = Where a siege begins
drill-acres-marker-ask = { $side } besieges { $place }; the third card: { $card }. By how much is the attacker ahead then? If behind, give a number below zero.
drill-acres-marker-sum = The defender begins with { $n }, the third card takes { $worth } off: { $card }.
drill-acres-marker-always = The defender begins with at least { $n }, without any card.
drill-acres-marker-fort = The fortification gives the defender { $n } more.
drill-acres-marker-modifier = { $place } gives its defender { $n } more.
drill-acres-marker-once = Of a card with both symbols only one kind counts: { $card } is worth { $n }.
drill-acres-marker-strength = The card counts with its whole strength, { $n }: { $card }.
drill-acres-reinforce = What reinforces a siege
drill-acres-reinforce-ask = Suppose { $attacker } besieges { $place }. Mark every card of the hand with which { $side } could reinforce its own part.
drill-acres-reinforce-brings = This card brings strength { $n }: { $card }.
drill-acres-reinforce-ship = At a location with a ship symbol a ship brings strength { $n }: { $card }.
drill-acres-reinforce-fort = In defence a fortification card brings strength { $n }: { $card }.
drill-acres-siege-end = How a siege ends
drill-acres-siege-end-ask = { $attacker } besieges { $place }. Suppose { $n ->
    [0] the marker lay on space 0.
   *[other] { $ahead } were ahead by { $n }.
} What happens at the start of the next turn of { $side }?
drill-acres-siege-end-choice-falls = The attacker wins
drill-acres-siege-end-choice-holds = The defender wins
drill-acres-siege-end-choice-goes-on = The siege goes on
drill-acres-siege-end-falls = The attacker wins with an advantage of { $n } or more, at the start of the attacker’s turn.
drill-acres-siege-end-holds = The defender wins with an advantage of { $n } or more, at the start of the defender’s turn.
drill-acres-siege-end-won = This advantage is enough, and it is the turn of the side that has it.
drill-acres-siege-end-even = At 0 neither side has an advantage, and nobody wins.
drill-acres-siege-end-turn = Nobody wins a siege in the other side’s turn: { $side } must wait for its own.
drill-acres-siege-end-short = The attacker’s advantage is too small.
