# Scenarios and names of MARIA.
scenario-maria-introductory = introductory game
scenario-maria-introductory-line = Bohemia only, 9 turns, without politics
scenario-maria-advanced = advanced game
scenario-maria-advanced-line = Both maps, 12 turns, with politics
name-map-bohemia = Bohemia
name-map-flanders = Flanders
name-box-ostpreussen = Ostpreussen
name-box-england = England
name-box-italy-austria = Italy
name-box-italy-france = Italy
name-box-victory-electors = 3 Electors
name-box-victory-emperor = Emperor
name-box-victory-italy = Italy
name-box-victory-silesia = Silesia
name-box-battle-prussia = Battle
name-box-battle-france = Battle
name-box-battle-pragmatic = Battle
name-box-battle-austria = Battle
name-box-reserve-prussia = Reserve of markers
name-box-reserve-france = Reserve of markers
name-box-reserve-pragmatic = Reserve of markers
name-box-reserve-austria = Reserve of markers
name-choice-done = Done
name-choice-grant = grant the subsidy
name-choice-keep = withhold the subsidy
name-choice-stop = Stop

# Titles of stages and phases.
step-turn = Turn
step-stage = { $sides_bare }
step-deploy = Troops
step-hussars = Hussars
step-cards = Cards
step-supply = Supply
step-movement = Movement
step-combat = Combat
step-conquest = Retroactive conquest
step-winter = Winter
step-winter-after = Winter after turn { $turn }
step-commander = Supreme command
step-supply-choice = Who is supplied
step-pay = Payment
step-fight = Fight
step-retreat = Retreat
step-quarter = New troops
about-deploy = Each power gives its generals their troops in secret. All troops must be used.
about-hussars = Austria may place its hussars on empty cities at most 4 cities from an Austrian general. Enemy supply that passes them costs CT points.
about-cards = The active powers draw Tactical Cards. From turn 4 on France may withhold the subsidy for Bavaria.
about-supply = Generals outside the home country need a route to a train. Passing a hussar costs a fee; without supply a general turns face down.
about-movement = Each piece may move once: generals 3 cities, 4 by main road; trains 2, by main road 3; forced marches 8 by main road, clear of the enemy.
about-combat = Active generals must attack every adjacent enemy general, in the order the attacker chooses.
about-fight = The side that is behind plays cards of the suit of its own sector, or Reserves, until it is level or stops.
about-retreat = The winner leads the beaten general away: the full length, no city twice, as far from the winner as possible.
about-conquest = Every question mark is resolved: a fortress that nobody protects now falls.
about-winter = Powers buy new troops: 4 points of Tactical Cards for each. Removed generals may return.
about-quarter = The new troops go to generals in secret. No general may command more than 8 in all. A removed general returns with at least 1.
asked-deploy = Secret allotment of troops: { $sides_bare }

# What is asked.
maria-prompt-deploy = { $n ->
    [one] { $sides_who } must assign { $n } troop in secret: set numbers, “Hand over”.
   *[other] { $sides_who } must assign { $n } troops in secret: set numbers, “Hand over”.
    }
maria-prompt-hussars = { $side_who } may drag hussars to lit cities. { $done } of { $total } placed.
maria-prompt-subsidy = { $side_who } must grant Bavaria the subsidy of 1 CT or withhold it.
maria-prompt-pay-supply = { $side_who } must pay the hussar fee with cards: { $paid } of { $due } points.
maria-prompt-pay-train = { $side_who } must pay for the train with cards: { $paid } of { $due } points.
maria-prompt-supply-choice = { $n ->
    [one] { $side_who } must choose whom to supply: { $n } point left.
   *[other] { $side_who } must choose whom to supply: { $n } points left.
    }
maria-prompt-movement = { $sides_who } may drag pieces with a ring. { $done } of { $total } moved.
maria-prompt-movement-trains = { $sides_who } may bring a train back: no piece is on the map.
maria-prompt-movement-none = { $sides_who } must go on: no piece is on the map.
maria-prompt-attack = { $n ->
    [one] { $side_who } must attack: click an enemy general. { $n } fight left.
   *[other] { $side_who } must attack: click an enemy general. { $n } fights left.
    }
maria-prompt-fight = { $score ->
    [0] { $side_who } must play a card of { $suit } at 0 if it can; a Reserve is optional.
   *[other] { $side_who } may play a card of { $suit } or a Reserve, or give in at { SCORE($score) }.
    }
maria-prompt-retreat = { $n ->
    [one] { $side_who } must click a lit city: the end of { $piece_of } retreat of { $n } city.
   *[other] { $side_who } must click a lit city: the end of { $piece_of } retreat of { $n } cities.
    }
maria-prompt-winter = { $troops ->
    [one] { $side_who } may buy troops at 4 points: click cards. { $n } points, { $troops } troop.
   *[other] { $side_who } may buy troops at 4 points: click cards. { $n } points, { $troops } troops.
    }
maria-prompt-quarter = { $n ->
    [one] { $side_who } must assign { $n } new troop in secret: set the number, then “Hand over”.
   *[other] { $side_who } must assign { $n } new troops in secret: set the numbers, then “Hand over”.
    }
maria-prompt-commander = { $seat_who } must click the general who is to have supreme command: { $pieces }.

# Buttons and choices.
maria-act-allot = { $n ->
    [one] { $piece }: { $n } troop
   *[other] { $piece }: { $n } troops
    }
maria-act-hussar = Hussar to { $place }
maria-act-subsidy-grant = Grant the subsidy
maria-act-subsidy-keep = Withhold the subsidy
maria-act-pay = Pay { $card }
maria-act-supply = Supply { $piece }
maria-act-move = { $n ->
    [one] Move to { $place }, { $n } city
   *[other] Move to { $place }, { $n } cities
    }
maria-act-march = { $n ->
    [one] Forced march to { $place }, { $n } city
   *[other] Forced march to { $place }, { $n } cities
    }
maria-act-reenter = Bring back to { $place }, 4 CT points
maria-act-command = Supreme command: { $piece }
maria-act-attack = Attack { $target } with { $piece }
maria-act-play = Play { $card }: { $n }
maria-act-play-score = Play { $card }: { SCORE($score) }
maria-act-play-reserve-score = Play a Reserve as { $n }: { SCORE($score) }
maria-act-stop = Play nothing
maria-act-stop-tie = Play nothing: a tie
maria-act-stop-concede = Give in: lose { $n ->
    [one] { $n } troop
   *[other] { $n } troops
    }, retreat { $retreat ->
    [one] { $retreat } city
   *[other] { $retreat } cities
    }
maria-act-stop-lose-all = { $n ->
    [one] Give in: the last troop lost
   *[other] Give in: all { $n } troops lost
    }
maria-act-done-left = { $n ->
    [one] Done ({ $n } not moved)
   *[other] Done ({ $n } not moved)
    }
maria-act-retreat = Retreat to { $place }
maria-act-enlist = { $n ->
    [one] { $piece }: { $n } new troop
   *[other] { $piece }: { $n } new troops
    }
maria-act-return = { $n ->
    [one] { $piece } returns at { $place } with { $n } troop
   *[other] { $piece } returns at { $place } with { $n } troops
    }
maria-act-transfer = { $n ->
    [one] { $n } troop from { $piece } to { $target }
   *[other] { $n } troops from { $piece } to { $target }
    }

# What happened.
maria-log-allots = { $n ->
    [one] { $piece } receives { $n } troop.
   *[other] { $piece } receives { $n } troops.
    }
maria-log-deployed = All troops are given out.
maria-log-turn = Turn { $n } begins.
maria-log-hussar-removed = The hussar at { $place } is removed.
maria-log-hussar-placed = { $side } places a hussar at { $place }.
maria-log-subsidy-grant = { $side } grants Bavaria the subsidy.
maria-log-subsidy-keep = { $side } withholds the subsidy of this turn.
maria-log-subsidy-card = { $n ->
    [one] { $side } receives { $n } CT as subsidy.
   *[other] { $side } receives { $n } CTs as subsidy.
    }
maria-log-subsidy-card-own = { $side } receives as subsidy: { $cards }.
maria-log-draws-nothing = { $side } draws nothing: its major fortress is under enemy control.
maria-log-draws = { $n ->
    [one] { $side } draws { $n } CT.
   *[other] { $side } draws { $n } CTs.
    }
maria-log-draws-own = { $side } draws { $cards_short }.
maria-log-pays-supply = { $n ->
    [one] { $side } pays { $card } for supply: { $n } point.
   *[other] { $side } pays { $card } for supply: { $n } points.
    }
maria-log-pays-train = { $n ->
    [one] { $side } pays { $card } for the train: { $n } point.
   *[other] { $side } pays { $card } for the train: { $n } points.
    }
maria-log-pays-winter = { $n ->
    [one] { $side } pays { $card } for new troops: { $n } point.
   *[other] { $side } pays { $card } for new troops: { $n } points.
    }
maria-log-gives-up-hand = { $n ->
    [one] { $side } can’t pay the whole fee and gives up its hand: { $cards_short }, { $n } point.
   *[other] { $side } can’t pay the whole fee and gives up its hand: { $cards_short }, { $n } points.
    }
maria-log-shows-hand = { $n ->
    [one] { $side } can’t pay the whole fee and shows its hand: { $cards_short }, { $n } point.
   *[other] { $side } can’t pay the whole fee and shows its hand: { $cards_short }, { $n } points.
    }
maria-log-fee-covered = { $n ->
    [one] { $side } supplies { $piece } for { $n } point.
   *[other] { $side } supplies { $piece } for { $n } points.
    }
maria-log-starved = { $piece } is removed for want of supply.
maria-log-supplied-again = { $piece } is supplied again and turns face up.
maria-log-unsupplied = { $n ->
    [one] { $piece } is out of supply: face down, { $n } troop lost.
   *[other] { $piece } is out of supply: face down, { $n } troops lost.
    }
maria-log-train-returns = { $side } brings back a train at { $place }.
maria-log-takes-train = { $piece } eliminates { $side_of } train at { $place }.
maria-log-moves = { $n ->
    [one] { $piece } moves from { $place } to { $target }: { $n } city.
   *[other] { $piece } moves from { $place } to { $target }: { $n } cities.
    }
maria-log-marches = { $n ->
    [one] { $piece } makes a forced march from { $place } to { $target }: { $n } city.
   *[other] { $piece } makes a forced march from { $place } to { $target }: { $n } cities.
    }
maria-log-question = { $side } puts a question mark on { $place }: it is protected.
maria-log-conquers = { $side } conquers { $place }.
maria-log-recovers = { $side } recovers { $place }.
maria-log-holds = { $place } is still protected; the question mark is removed.
maria-log-fight = { $n ->
    [one] { $piece } attacks { $target }: { $n } troop against { $against }, score { SCORE($score) }.
   *[other] { $piece } attacks { $target }: { $n } troops against { $against }, score { SCORE($score) }.
    }
maria-log-plays = { $side } plays { $card }: { SCORE($score) }.
maria-log-plays-reserve = { $side } plays a Reserve as { $n }: { SCORE($score) }.
maria-log-tie = A tie: neither { $piece } nor { $target } retreats.
maria-log-defeat = { $n ->
    [one] { $piece } is defeated at { SCORE($score) }: { $n } troop lost.
   *[other] { $piece } is defeated at { SCORE($score) }: { $n } troops lost.
    }
maria-log-removed = { $piece } is removed from the board.
maria-log-no-retreat = { $n ->
    [one] { $piece } can’t retreat { $n } city: all troops are lost.
   *[other] { $piece } can’t retreat { $n } cities: all troops are lost.
    }
maria-log-retreats = { $n ->
    [one] { $piece } retreats from { $place } to { $target }: { $n } city.
   *[other] { $piece } retreats from { $place } to { $target }: { $n } cities.
    }
maria-log-transfer = { $n ->
    [one] { $piece } hands { $n } troop to { $target }.
   *[other] { $piece } hands { $n } troops to { $target }.
    }
maria-log-command = { $piece } has supreme command.
maria-log-recruits = { $n ->
    [0] { $side } recruits no new troops.
    [one] { $side } recruits { $n } new troop.
   *[other] { $side } recruits { $n } new troops.
    }
maria-log-enlists = { $n ->
    [one] { $piece } receives { $n } new troop.
   *[other] { $piece } receives { $n } new troops.
    }
maria-log-returns = { $piece } returns at { $place }.
maria-log-end-france-goal = France controls 9 fortresses in Austria. { $seats_who } wins.
maria-log-end-prussia-goal = Prussia controls 12 fortresses in Austria and Silesia. { $seats_who } wins.
maria-log-end-both-goals = France and Prussia have both reached their goals. { $seats_who } win.
maria-log-end-austria-holds = Turn 9 is over and Austria stands. { $seats_who } wins.
maria-log-end-draw = Turn 9 is over and one goal is reached: the game is a draw.

# Why not.
maria-refuse-austria-first = Austria fights its attacks before the Pragmatic Army: not { $piece } yet.
maria-refuse-not-adjacent-at-start = Only enemies adjacent at the start of the phase fight: not { $piece } and { $target }.
maria-refuse-no-fight = Only who had an enemy beside him at the start of the phase fights: not { $piece }.
maria-refuse-is-attacked = The active side attacks: here { $piece } attacks { $target }.
maria-refuse-commander-fights = The general in command attacks for his stack: { $piece }, not { $target }.
maria-refuse-must-play = At zero a card must be played while the hand holds one of { $suit }.
maria-refuse-reserve-value = A Reserve stands for a value from 1 to { $n }.
maria-refuse-wrong-suit = Only a card of { $suit } or a Reserve may be played here: not { $card }.
maria-refuse-card-value = A suit card has its printed value: { $card }.
maria-refuse-not-a-hussar = Only hussars are placed in this stage: { $piece } is a piece.
maria-refuse-hussar-placed = A hussar is placed once in a stage: { $piece } is placed already.
maria-refuse-hussar-occupied = A hussar needs a city without any piece: { $place }.
maria-refuse-hussar-two = Only one hussar may stand in a city: { $place }.
maria-refuse-hussar-far = { $n ->
    [one] A hussar is placed at most { $n } city from an Austrian general: not at { $place }.
   *[other] A hussar is placed at most { $n } cities from an Austrian general: not at { $place }.
    }
maria-refuse-hussar-nowhere = { $n ->
    [one] No city within { $n } city of an Austrian general is open to a hussar.
   *[other] No city within { $n } cities of an Austrian general is open to a hussar.
    }
maria-refuse-shut-in = No city is open to { $piece }: all roads lead where it may not go.
maria-refuse-hussar-moves = Hussars don’t move: { $piece } is placed in the hussar stage.
maria-refuse-not-active = Only pieces of the active powers act now: { $piece } belongs to { $side }.
maria-refuse-off-board = Only pieces on the map move: { $piece } is off the board.
maria-refuse-moved-already = A piece moves once in a phase: { $piece } has moved.
maria-refuse-no-way = A move names the cities on its way: none is named for { $piece }.
maria-refuse-no-road = { $piece } goes along roads: none joins { $place } and { $target }.
maria-refuse-march-train = Only generals make forced marches: { $piece } is a train.
maria-refuse-march-minor = A forced march runs on main roads only: none leads this way to { $place }.
maria-refuse-march-far = { $n ->
    [one] A forced march covers at most { $n } city.
   *[other] A forced march covers at most { $n } cities.
    }
maria-refuse-too-far = { $piece } moves { $steps } cities, or { $main } by main road all the way: { $place } is { $n } away.
maria-refuse-too-far-main = Even by main road { $piece } moves at most { $main } cities: { $place } is { $n } away.
maria-refuse-joining-ends = Movement ends when a general joins another: { $blocker } at { $place }.
maria-refuse-two-generals = A stack has two generals at most: { $place } is full.
maria-refuse-train-blocked = A train can’t enter a city with another piece: { $blocker } at { $place }.
maria-refuse-own-train = A general can’t enter the city of a friendly train: { $blocker } at { $place }.
maria-refuse-enemy-general = No piece can enter or jump over an enemy general’s city: { $blocker } at { $place }.
maria-refuse-not-cooperating = Only generals of cooperating powers may stack: { $blocker } at { $place }.
maria-refuse-in-the-way = No piece passes through a city with another piece: { $blocker } at { $place }.
maria-refuse-march-fortress = A forced march can’t enter an enemy fortress: { $place }.
maria-refuse-march-beside = A forced march can’t pass next to an enemy piece: { $blocker } at { $place }.
maria-refuse-not-beaten = Only the defeated general retreats now: not { $piece }.
maria-refuse-retreat-length = { $n ->
    [one] A retreat has its full length of { $n } city: this one has { $length }.
   *[other] A retreat has its full length of { $n } cities: this one has { $length }.
    }
maria-refuse-retreat-twice = A retreat enters no city twice: { $place }.
maria-refuse-retreat-farther = A retreat must end as far as possible from the winner. Possible ends: { $places }.
maria-refuse-retreat-occupied = A retreat can’t enter a city with a piece: { $place }.
maria-refuse-retreat-map = Only French and Austrian generals retreat to the other map: { $place }.
maria-refuse-not-your-general = Troops go to generals of that power only: not to { $piece }.
maria-refuse-allotted = { $n ->
    [one] Each general receives troops once: { $piece } has { $n }.
   *[other] Each general receives troops once: { $piece } has { $n }.
    }
maria-refuse-minimum = { $n ->
    [one] { $piece } must receive at least { $n } troop.
   *[other] { $piece } must receive at least { $n } troops.
    }
maria-refuse-too-few-left = { $n ->
    [one] The others need { $need }, and { $n } troop would be left: { $pieces }.
   *[other] The others need { $need }, and { $n } troops would be left: { $pieces }.
    }
maria-refuse-too-many-left = { $n ->
    [one] All troops must be used, and { $n } would find no room: { $pieces }.
   *[other] All troops must be used, and { $n } are too many for the others: { $pieces }.
    }
maria-refuse-transfer-many = { $n ->
    [one] A general commands at most { $n } troop: { $piece }.
   *[other] A general commands at most { $n } troops: { $piece }.
    }
maria-refuse-not-your-troops = Only the power itself shifts its troops: { $piece }.
maria-refuse-transfer-apart = Troops pass only inside a stack of one power: { $piece } and { $target } are not in one stack.
maria-refuse-transfer-all = A general keeps at least 1 troop: { $piece }.
maria-refuse-not-in-stack = Supreme command goes to a general of the stack: not to { $piece }.
maria-refuse-no-fee = No fee is due for { $piece }.
maria-refuse-fee-too-dear = { $n ->
    [one] The supply of { $piece } costs { $fee } points, and { $n } is left.
   *[other] The supply of { $piece } costs { $fee } points, and { $n } are left.
    }
maria-refuse-not-in-hand = A power uses its own hand only: { $side } does not hold { $card }.
maria-refuse-not-a-train = Only trains are brought back in this phase: { $piece } is not a train.
maria-refuse-no-depot = A train comes back on a major fortress at home or at a cooperating minor power: not at { $place }.
maria-refuse-depot-lost = A train comes back on a fortress under friendly control: { $side } controls { $place }.
maria-refuse-depot-occupied = A train comes back on an empty fortress: a piece stands at { $place }.
maria-refuse-train-price = { $n ->
    [one] Re-entry costs { $n } CT point: { $side } has fewer.
   *[other] Re-entry costs { $n } CT points: { $side } has fewer.
    }
maria-refuse-no-room = { $n ->
    [one] { $side_of } generals can take only { $n } more troop.
   *[other] { $side_of } generals can take only { $n } more troops.
    }
maria-refuse-one-new-troop = A general receives at least 1 new troop: { $piece }.
maria-refuse-too-many-bought = { $n ->
    [one] Only { $n } new troop is left for { $piece }.
   *[other] Only { $n } new troops are left for { $piece }.
    }
maria-refuse-must-return = A removed general receives troops by returning to a fortress: { $piece }.
maria-refuse-rest-homeless = { $n ->
    [one] The rest must find a general too: { $n } new troop would be left over.
   *[other] The rest must find a general too: { $n } new troops would be left over.
    }
maria-refuse-not-removed = Only a removed general returns: { $piece } is on the map.
maria-refuse-no-return-place = Generals of { $side } return only on a major fortress of their own power under friendly control: { $place } is not one.
maria-refuse-no-return-fortress = Generals of { $side } return only on a fortress of their own power under friendly control: { $place } is not one.
maria-refuse-return-full = A general returns where he may stand: { $place } has no room for { $piece }.

# What the inspector tells.
maria-fact-country = Lies in { $country }
maria-fact-home = { $side_of } home country
maria-fact-suit = Sector of { $suit }
maria-fact-minor-fortress = Minor fortress
maria-fact-major-fortress = Major fortress
maria-fact-hussar = A hussar stands here
maria-fact-controlled = Controlled by { $side }
maria-fact-protected = Protected by { $pieces }
maria-fact-unprotected = { $n ->
    [one] Unprotected: no general of its side within { $n } city
   *[other] Unprotected: no general of its side within { $n } cities
    }
maria-fact-question = { $side_of } question mark
maria-fact-falls = { $place } falls when he leaves
maria-fact-held-open = { $place } gets a question mark when he leaves: protected by { $pieces }
maria-fact-takes-train = Eliminates { $piece }
maria-fact-beside = Next to { $pieces }: they fight in the combat phase
maria-fact-can-conquer = Can conquer on the way: { $places }
maria-fact-is-hussar = Hussar, { $side_bare }
maria-fact-is-general = General, { $side_bare }, rank { $n }
maria-fact-is-train = Supply train, { $side_bare }
maria-fact-off-board = Off the board
maria-fact-troops = { $n ->
    [one] Commands { $n } troop
   *[other] Commands { $n } troops
    }
maria-fact-total = { $n ->
    [one] { $side } has { $n } troop in all
   *[other] { $side } has { $n } troops in all
    }
maria-fact-down = Face down: conquers nothing
maria-fact-supply-home = Supplied: in the home country
maria-fact-supply-route = { $n ->
    [one] Supplied: a train is { $n } city away
   *[other] Supplied: a train is { $n } cities away
    }
maria-fact-supply-fee = { $n ->
    [one] Supplied past a hussar only: fee of { $n } CT point
   *[other] Supplied past a hussar only: fee of { $n } CT points
    }
maria-fact-supply-none = { $n ->
    [one] Out of supply: no route to a train within { $n } city
   *[other] Out of supply: no route to a train within { $n } cities
    }
maria-fact-commands = { $piece } commands, { $target } lies below

# Countries.
name-country-france = France
name-country-lothringen = Lorraine
name-country-austrian-netherlands = Austrian Netherlands
name-country-netherlands = Netherlands
name-country-hanover = Hanover
name-country-koeln = Electorate of Cologne
name-country-trier = Electorate of Trier
name-country-mainz = Electorate of Mainz
name-country-pfalz = Palatinate
name-country-muenster = Bishopric of Münster
name-country-osnabrueck = Bishopric of Osnabrück
name-country-paderborn = Bishopric of Paderborn
name-country-westfalen = Westphalia
name-country-niederrhein = Lower Rhine
name-country-juelich-berg = Jülich-Berg
name-country-luettich = Bishopric of Liège
name-country-nassau = Nassau
name-country-hessen = Hesse
name-country-fulda = Fulda
name-country-frankfurt = Imperial city of Frankfurt
name-country-wuerzburg = Würzburg
name-country-baden = Baden
name-country-wuerttemberg = Württemberg
name-country-schwaben = Swabia
name-country-bavaria = Bavaria
name-country-bohemia = Bohemia
name-country-moravia = Moravia
name-country-upper-austria = Upper Austria
name-country-lower-austria = Lower Austria
name-country-styria = Styria
name-country-tyrol = Tyrol
name-country-hungary = Hungary
name-country-silesia = Silesia
name-country-saxony = Saxony
name-country-prussia = Prussia
name-country-poland = Poland
name-country-franken = Franconia
name-country-regensburg = Imperial city of Regensburg
name-country-passau = Bishopric of Passau
name-country-salzburg = Archbishopric of Salzburg
name-country-thueringen = Thuringia
name-country-anhalt = Anhalt
name-country-braunschweig = Brunswick

maria-act-supply-fee = { $n ->
    [one] Supply { $piece } for { $n } CT point
   *[other] Supply { $piece } for { $n } CT points
}
maria-sheet-draft = A secret draft: nothing counts until it is handed over.
maria-sheet-least = { $troops ->
    [one] at least 1 troop
   *[other] at least { $troops } troops
    }
maria-new-troops = New troops
maria-new-troops-line = The troops bought go to generals, in secret. At most 8 stand under one general.
maria-returns = { $piece } returns to…
panel-returns = Returning generals

panels-score-markers = { $value } of { $goal } victory markers
panels-score-fortresses = { $value } of { $goal } fortresses

overlay-game-maria = Sectors and suits
overlay-reach-line-maria = Cities that the selected piece can reach, with their distance
overlay-supply-line-maria = Supply routes, and where they are broken
overlay-protection-line-maria = Which generals protect which fortresses
overlay-threats-line-maria = Who must fight whom, who could next turn
overlay-game-line-maria = The sectors of the map with their suits

# In the list of games.
game-maria = Maria
game-maria-subtitle = The War of the Austrian Succession, 1741 to 1744
game-maria-line = 2 or 3 seats, rules 1.0 and 2.0
game-maria-length = 90 minutes to 5 hours
bot-maria-steady-line = Keeps supply, protects fortresses, fights when ahead
