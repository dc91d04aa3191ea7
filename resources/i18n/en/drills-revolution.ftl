# Drills of REVOLUTION: THE DUTCH REVOLT: titles, questions, and the reasons that no Refusal says.
drill-revolution-card = Who gets a card
drill-revolution-card-ask-province = If the cards were assigned now, who would get the card of the province { $at }?
drill-revolution-card-ask-city = If the cards were assigned now, who would get the card of the city { $at }?
drill-revolution-card-choice-nobody = Nobody
drill-revolution-card-majority = { $side_bare }: { $n } of { $total } counters, more than all others together.
drill-revolution-card-inside = Counters in cities don’t count for the card of a province. { $side_bare }: { $n } in cities.
drill-revolution-card-largest = Having the most is not enough. { $side_bare }: { $n } of { $total } counters, no more than the others together.
drill-revolution-card-few = { $side_bare }: { $n } of { $total } counters, no majority.
drill-revolution-card-nobody = Nobody has more than all others together, neutrals counted: { $n } of { $total } at most.
drill-revolution-card-somebody = One faction has more than all others together: { $side_bare }.
drill-revolution-conflict = What a conflict leaves
drill-revolution-conflict-ask = If there were conflict now in { $province }, how many counters of { $side } would be left there, besieged cities aside?
drill-revolution-conflict-rounds = Smallest first, each faction loses 1 a round until the limit is reached. Rounds: { $rounds }; lost here: { $n }, left: { $left }.
drill-revolution-conflict-stops = The conflict stops as soon as the limit of { $limit } is reached, inside a round as well.
drill-revolution-conflict-shared = The losses are not those of one faction alone: all lose, round by round.
drill-revolution-conflict-over = The province has { $n } over its limit, and several factions: all of them lose.
drill-revolution-overflow = Where a surplus goes
drill-revolution-overflow-ask = Suppose nobody but { $side } stood in { $province }, with 1 counter over the limit. Mark every province to which it may move.
drill-revolution-overflow-beside = { $to } is adjacent and has room.
drill-revolution-overflow-river = { $to } is reached by river and has room.
drill-revolution-overflow-neutral = { $to } is full, and a neutral counter there is replaced.
drill-revolution-overflow-neutral-river = { $to } is reached by river; it is full, and a neutral counter there is replaced.
drill-revolution-units = How many new units
drill-revolution-units-ask = If new units came now, how many would there be for { $side }?
drill-revolution-units-sum = Cities { $cities }, places named on their cards { $named }, towns { $towns }, countryside { $countryside }, boxes { $boxes }: { $n }.
drill-revolution-units-least = Cities { $cities }, places named { $named }, towns { $towns }, countryside { $countryside }, boxes { $boxes }: raised to { $n }.
drill-revolution-units-supply = Never more than the supply: { $n }.
drill-revolution-units-cities = City cards bring new units too: { $n }.
drill-revolution-units-named = Places named on the faction’s city cards bring more: { $n }.
drill-revolution-units-towns = Each occupied town brings 1: { $n }.
drill-revolution-units-countryside = Each 5 counters in all countryside together bring 1: { $n }.
drill-revolution-units-boxes = Each counter in a support box brings 1: { $n }.
drill-revolution-units-raised = There are always at least 7, as far as the supply goes: not { $n }.
drill-revolution-units-lacking = The supply holds no more than { $n }.
drill-revolution-tax = What taxes bring
drill-revolution-tax-ask = Taxes at rate { $n }: how many coins would come in for { $side } now?
drill-revolution-tax-sum = Provinces { $provinces }, cities { $cities } times { $rate }: { $n }.
drill-revolution-tax-short = Provinces { $provinces }, cities { $cities } times { $rate }; but the supply holds only { $n }.
drill-revolution-tax-supply = What the supply lacks is lost.
drill-revolution-tax-fraction = The fraction of the sum of the provinces is dropped.
drill-revolution-tax-apart = The fraction is dropped from the sum of the provinces, not from each of them.
drill-revolution-tax-each = The rate is taken for each city.
drill-revolution-battle = What a battle leaves
drill-revolution-battle-ask = If one more army of { $side } stood in the section { $region }, how many armies would be left there after the battles?
drill-revolution-battle-calm = Exactly 2 armies of different factions stand off: nothing happens.
drill-revolution-battle-won = In pairs the most Catholic and the most Reformed army fall, until one faction is left. Armies left: { $n }.
drill-revolution-battle-none = In pairs the most Catholic and the most Reformed army fall: none is left.
drill-revolution-battle-stand-off = In pairs the most Catholic and the most Reformed army fall, until 2 are left, which stand off.
drill-revolution-battle-allied = Armies fall in pairs until all that are left are allied. Armies left: { $n }.
drill-revolution-battle-pairs = Armies fall in pairs, until one faction, 2 armies or only allies are left.
drill-revolution-battle-two = Only where more than 2 armies stand do they fight.
drill-revolution-beggars = What Water Beggars may do
drill-revolution-beggars-ask-destroy = { $n ->
    [one] { $region_bare }: may { $n } Water Beggar of { $side } destroy an army in the section there?
   *[other] { $region_bare }: may { $n } Water Beggars of { $side } destroy an army in the section there?
}
drill-revolution-beggars-ask-relieve = { $n ->
    [one] { $region_bare }: may { $n } Water Beggar of { $side } relieve { $at }?
   *[other] { $region_bare }: may { $n } Water Beggars of { $side } relieve { $at }?
}
drill-revolution-beggars-ask-sack = { $n ->
    [one] { $region_bare }: may { $n } Water Beggar of { $side } sack { $at }?
   *[other] { $region_bare }: may { $n } Water Beggars of { $side } sack { $at }?
}
drill-revolution-beggars-ask-blockade = { $n ->
    [one] { $region_bare }: may { $n } Water Beggar of { $side } besiege { $at }?
   *[other] { $region_bare }: may { $n } Water Beggars of { $side } besiege { $at }?
}
drill-revolution-beggars-choice-yes = Yes
drill-revolution-beggars-choice-no = No
drill-revolution-beggars-destroy = There are more Water Beggars than armies: { $n } against { $armies }.
drill-revolution-beggars-relieve = There are at least as many Water Beggars as armies: { $n } against { $armies }.
drill-revolution-beggars-sack = No army stands in the region: 1 Water Beggar sacks a town.
drill-revolution-beggars-blockade = No army stands in the region: 2 Water Beggars besiege a city, whoever holds it.
drill-revolution-allegiance = Where a marker ends
drill-revolution-allegiance-ask = Coins on { $place }: { $side_bare } { $n }, { $other_bare } { $more }. The marker lies on space { $space }: where does it end?
drill-revolution-allegiance-sum = Coin by coin, at most 3 spaces in all and never past the end: to space { $space }.
drill-revolution-allegiance-centre = The Nobility comes last and moves the marker only towards the centre; 3 spaces in all at most: to space { $space }.
drill-revolution-allegiance-three = A marker moves at most { $n } spaces a turn in all.
drill-revolution-allegiance-both = The coins of both factions move the marker, one after the other.
drill-revolution-bishopric = What a bishopric becomes
drill-revolution-bishopric-ask = If { $side } held the card of { $province } at the end of the turn, what would the bishopric be then?
drill-revolution-bishopric-ask-nobody = If nobody held the card of { $province } at the end of the turn, what would the bishopric be then?
drill-revolution-bishopric-choice-strongly-catholic = Strongly Catholic
drill-revolution-bishopric-choice-catholic = Catholic
drill-revolution-bishopric-choice-reformed = Reformed
drill-revolution-bishopric-choice-strongly-reformed = Strongly Reformed
drill-revolution-bishopric-nobody = Without a holder the marker is put on Catholic at once.
drill-revolution-bishopric-stays = The Nobility moves no bishopric: it stays where it is.
drill-revolution-bishopric-there = It is there already, and its holder moves it no farther. { $side_bare }: { revolution-status }.
drill-revolution-bishopric-moves = It moves 1 space towards the end of its holder. { $side_bare }: now { revolution-status }.
drill-revolution-bishopric-one = The marker moves at most 1 space a turn.
drill-revolution-bishopric-pull = The holder doesn’t move the marker there: { $side_bare }.
drill-revolution-university = What a university becomes
drill-revolution-university-ask = If { $place } were controlled by { $side } at the end of the turn, what would its university be then?
drill-revolution-university-ask-nobody = If nobody controlled { $place } at the end of the turn, what would its university be then?
drill-revolution-university-choice-none = There is none
drill-revolution-university-choice-catholic = Catholic
drill-revolution-university-choice-reformed = Reformed
drill-revolution-university-same = It is so already, and stays so.
drill-revolution-university-unchanged = Whoever controls { $place } then changes nothing about the university.
drill-revolution-university-none = The university of { $place } is abolished.
drill-revolution-university-catholic = The university of { $place } becomes Catholic.
drill-revolution-university-reformed = The university of { $place } becomes or stays Reformed.
drill-revolution-university-acts = The university follows whoever controls { $place } then.
drill-revolution-university-never-old = The university of { $place } is there from the start and is never abolished.
drill-revolution-university-never-new = The university of { $place } exists only as a Reformed one.
drill-revolution-goal = What a faction’s goal brings
drill-revolution-goal-ask-catholics = How many points would bishoprics, the goal of { $side }, bring now?
drill-revolution-goal-ask-habsburgs = How many points would regions with an army, the goal of { $side }, bring now?
drill-revolution-goal-ask-nobility = How many points would counters in towns and countryside, the goal of { $side }, bring now?
drill-revolution-goal-ask-burghers = How many points would trading towns, the goal of { $side }, bring now?
drill-revolution-goal-ask-reformers = How many points would universities, the goal of { $side }, bring now?
drill-revolution-goal-sum = Points for this goal: { $n }.
drill-revolution-goal-held = A bishopric counts, whoever holds the province.
drill-revolution-goal-strongly = Catholic bishoprics count as well as strongly Catholic ones.
drill-revolution-goal-regions = Regions count, not armies; abandoned armies count for nothing.
drill-revolution-goal-up = What is left over counts too: it is rounded up.
drill-revolution-goal-loose = Counters in cities don’t count.
drill-revolution-goal-trading = Only trading towns count, not every town.
drill-revolution-goal-occupied = Only occupied trading towns count.
drill-revolution-goal-reformed = A Reformed university counts, whoever holds the place; holding the place is not enough.
drill-revolution-goal-catholic = Only Reformed universities count.
