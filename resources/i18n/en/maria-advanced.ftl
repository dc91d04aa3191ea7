# The advanced game of MARIA: politics, election, alliances, markers.
maria-option-politics = Optional politics rule
maria-option-politics-line = CTs that are not trump stay face down on the political table until the next turn

# Names.
name-political-C41-1 = Swedish-Russian War
name-political-C41-2 = Military Aid?
name-political-C41-3 = Naples
name-political-C41-4 = Charles Emmanuel I
name-political-C41-5 = War of Jenkins’ Ear
name-political-C41-6 = Denmark
name-political-C42-1 = Coup d’état
name-political-C42-2 = Swedish Surrender
name-political-C42-3 = Spain
name-political-C42-4 = Sardinia-Piedmont
name-political-C42-5 = Hessian Mercenaries
name-political-C42-6 = Electoral Palatinate
name-political-C42-E = Imperial Election
name-political-C43-1 = Lopukhin Plot
name-political-C43-2 = Alexei Bestuzhev
name-political-C43-3 = Commodore Martin
name-political-C43-4 = France
name-political-C43-5 = Union of Frankfurt
name-political-C43-6 = Quadruple Alliance
name-political-C44-1 = Catherine
name-political-C44-2 = Russia
name-political-C44-3 = Genoa
name-political-C44-4 = Separate Peace
name-political-C44-5 = Jacobite Rising
name-political-C44-6 = Carnatic Wars
name-candidate-charles = Charles Albert of Bavaria
name-candidate-francis = Francis Stephen of Lorraine
name-stance-prussia = Prussia’s ally
name-stance-neutral = neutral
name-stance-austria = Austria’s ally
name-track-italy = Italy
name-track-russia = Russia
name-track-saxony = Saxony
name-part-text = its text
name-part-text-for = its text for { $side }
name-part-left = { $track } { $n } left
name-part-right = { $track } { $n } right
name-choice-offer-peace = offer the peace
name-choice-no-offer = offer no peace
name-choice-accept-peace = accept the peace
name-choice-refuse-peace = refuse the peace
name-choice-reduce = reduce objectives
name-choice-keep-aims = keep the markers
name-choice-keep-until-change = keep the markers; ask again only after a change
name-choice-shift-saxony = move the Saxony marker
name-choice-leave-saxony = leave the Saxony marker
name-choice-keep-cards = keep the CTs
name-choice-allow-stack = allow the stack
name-choice-allow-guest-commands = allow it, the newcomer commands
name-choice-allow-host-commands = allow it, the one already there commands
name-choice-forbid-stack = forbid the stack
name-choice-dispute = move in turn in Flanders
name-choice-pass = pass in Flanders

# Titles of stages and phases.
step-politics = Politics
step-covered = CTs return
step-reveal = Reveal
step-trump = Trump
step-lay = Place
step-influence = Influence
step-select = Select
step-execute = Execute
step-shifts = Shifts
step-corps = Expeditionary corps
step-gift = New troops
step-posting = Pieces that must leave
step-consent = Stacking with an ally
step-election = Imperial election
step-vote = Elector’s vote
step-peace = Peace over Silesia
step-silesia-train = Train for Silesia
step-reduction = French objectives
step-saxony = Saxony
step-victory = Victory check
about-reveal = The top 2 political cards are revealed.
about-trump = Whoever won the latest combat names the political trump suit. Before the first victory the draw deck does.
about-lay = Prussia, France, the Pragmatic Army and Austria may each place 1 CT face down, a trump or a bluff.
about-select = In order of influence the powers keep their CTs, or give them up to select a political card with their coat.
about-shifts = Each political marker moves once, by the sum of the shifts announced. Only the space where it stops has effect.
about-election = Of 9 electors’ votes 5 win. The power whose candidate becomes Emperor places a marker.

# What is asked.
maria-prompt-trump = { $seat_who } must name the political trump suit.
maria-prompt-lay = { $side_who } may place 1 CT from the hand face down, or none. Trump: { $suit }.
maria-prompt-lay-no-trump = { $side_who } may place 1 CT from the hand face down, or none. Only Reserves are trump.
maria-prompt-select = { $side_who } must select an open political card or keep its CTs.
maria-prompt-execute = { $side_who } must carry out the card { $political } or discard it.
maria-prompt-corps = { $side_who } must send a general with the expeditionary corps.
maria-prompt-pay-corps = { $side_who } must pay for 2 troops of the corps with cards: { $paid } of { $due } points.
maria-prompt-posting-home = { $side_who } must put { $piece } on one of the nearest home cities.
maria-prompt-posting-peace = { $side_who } must put { $piece } on one of the nearest home cities.
maria-prompt-posting-setup = { $side_who } must put { $piece } on one of the nearest Saxon cities.
maria-prompt-posting-apart = { $side_who } must put { $piece } on one of the nearest empty cities.
maria-prompt-posting-aside = { $side_who } must move { $piece } to an adjacent city: a general returns here.
maria-prompt-consent = { $side_who } must allow or forbid that { $piece } stacks with { $target }.
maria-prompt-vote = { $side_who } must cast the vote of { $place }. Charles { $charles }, Francis { $francis }.
maria-prompt-offer-peace = { $side_who } may offer Austria a peace over Silesia.
maria-prompt-answer-peace = { $side_who } must accept or refuse the peace over Silesia.
maria-prompt-silesia-train = { $side_who } must place the train from the box Silesia on a lit fortress.
maria-prompt-reduction = { $n ->
    [one] { $side_who } may reduce its objectives: { $n } marker in Core Austria.
   *[other] { $side_who } may reduce its objectives: { $n } markers in Core Austria.
    }
maria-prompt-saxony = { $side_who } may move the Saxony marker { $n } to the right: Saxony is then { $stance }.

# Buttons and choices.
maria-act-answer = { $choice }
maria-act-post = { $piece } to { $place }
maria-act-trump = Trump { $suit }
maria-act-lay = Place { $card }
maria-act-select = Select the card { $card }
maria-act-execute = Carry out the card { $card }: { $parts }
maria-act-discard = Discard the card { $card } without effect
maria-act-send = Send { $piece }
maria-act-vote = { $place } for { $candidate }
maria-act-subsidise = { $n ->
    [one] Subsidy for { $n } turn: { $side } to { $other }
   *[other] Subsidy for { $n } turns: { $side } to { $other }
    }
maria-act-accept = Accept the subsidy: { $side } to { $other }
maria-act-withdraw = Withdraw the offer of a subsidy: { $side } to { $other }
maria-act-cancel = End the subsidy: { $side } to { $other }
maria-act-dispute = Move in turn in Flanders
maria-act-pass = Pass in Flanders

# What happened: politics.
maria-log-election-due = The imperial election is held at the end of this turn.
maria-log-political = { $cards_count ->
    [one] The card { $cards } is revealed.
   *[other] The cards { $cards } are revealed.
    }
maria-log-trump-turned = { $card } is revealed from the draw deck.
maria-log-trump = The political trump suit is { $suit }.
maria-log-lays = { $side } places 1 CT face down.
maria-log-lays-own = { $side } places { $card } face down.
maria-log-lays-nothing = { $side } places no CT.
maria-log-turns-up = { $side } reveals { $card }.
maria-log-takes-back = { $side } takes back { $cards_short }.
maria-log-covers = { $n ->
    [one] { $side } turns { $n } CT face down.
   *[other] { $side } turns { $n } CTs face down.
    }
maria-log-keeps-cards = { $side } keeps its CTs on the political table.
maria-log-selects = { $side } selects the card { $political } and discards its CTs.
maria-log-executes = { $side } carries out the card { $political }: { $parts }.
maria-log-discards-political = { $side } discards the card { $political } without effect.
maria-log-unselected = { $cards_count ->
    [one] The card { $cards } goes unselected.
   *[other] The cards { $cards } go unselected.
    }
maria-log-track = { $track }: the marker moves to space { $n }.
maria-log-italy = { $side } has the marker in the box Italy.
maria-log-gift = { $n ->
    [one] { $side } receives { $n } new troop.
   *[other] { $side } receives { $n } new troops.
    }
maria-log-corps = { $side } sends { $piece } with the expeditionary corps.
maria-log-no-corps = { $side } can send no general with the corps.
maria-log-corps-returns = { $piece } returns from the expedition at { $place }.
maria-log-pays-corps = { $n ->
    [one] { $side } pays { $card } for troops of the corps: { $n } point.
   *[other] { $side } pays { $card } for troops of the corps: { $n } points.
    }
maria-log-vote = { $side } votes for { $candidate }: { $place }.
maria-log-emperor = { $n ->
    [one] { $candidate } becomes Emperor with { $n } vote: a marker for { $side }.
   *[other] { $candidate } becomes Emperor with { $n } votes: a marker for { $side }.
    }

# What happened: peace, alliances, agreements.
maria-log-peace-offered = { $side } offers Austria a peace over Silesia.
maria-log-peace-refused = { $side } refuses the peace.
maria-log-peace = Peace is made: Silesia is Prussian and { $side } neutral.
maria-log-silesia = { $side } places a marker in the box Silesia.
maria-log-peace-ends = { $side } is neutral no longer.
maria-log-keep-aims = { $side } keeps its markers in Core Austria for now.
maria-log-keep-until-change = { $side } keeps its markers in Core Austria until something changes there.
maria-log-reduction = { $n ->
    [one] { $side } takes { $n } marker off Core Austria; { $aside } is laid aside.
   *[other] { $side } takes { $n } markers off Core Austria; { $aside } of them laid aside.
    }
maria-log-saxony-prussia = Saxony becomes Prussia’s ally.
maria-log-saxony-neutral = Saxony becomes neutral.
maria-log-saxony-austria = Saxony becomes Austria’s ally.
maria-log-saxony-moves = The Saxony marker moves to space { $n }; nothing else changes.
maria-log-saxony-player = { $seat } plays Saxony from now on.
maria-log-saxony-hand = { $n ->
    [0] { $seat } plays Saxony from now on, with an empty hand.
   *[other] { $seat } plays Saxony from now on, with { $cards_short }.
    }
maria-log-posted = { $piece } goes to { $place }.
maria-log-silesia-train-waits = No Prussian fortress is free: the train waits in the box Silesia.
maria-log-troops-lost = { $n ->
    [one] { $side } loses { $n } new troop: no general is left for it.
   *[other] { $side } loses { $n } new troops: no general is left for them.
    }
maria-log-stack-forbidden = { $seat } forbids { $piece } to stack here.
maria-log-dispute = { $seat } calls for moving in turn on the Flanders map.
maria-log-passes = { $side } moves no more pieces on the Flanders map.
maria-log-subsidy-proposed = { $n ->
    [one] { $side } offers { $other } a subsidy for { $n } turn.
   *[other] { $side } offers { $other } a subsidy for { $n } turns.
    }
maria-log-subsidy-signed = { $n ->
    [one] { $side } grants { $other } a subsidy for { $n } turn.
   *[other] { $side } grants { $other } a subsidy for { $n } turns.
    }
maria-log-subsidy-to-end = One side wishes to end the subsidy of { $side } for { $other }.
maria-log-subsidy-ended = The subsidy of { $side } for { $other } ends.
maria-log-subsidy-withdrawn = { $side } withdraws the offer of a subsidy for { $other }.
maria-log-subsidy-lapsed = The offer of a subsidy of { $side } for { $other } lapses.

# What happened: victory.
maria-log-points-won = { $n ->
    [one] { $side } gains { $n } VP.
   *[other] { $side } gains { $n } VP.
    }
maria-log-points-lost = { $n ->
    [one] { $side } loses { $n } VP.
   *[other] { $side } loses { $n } VP.
    }
maria-log-winter-scores = The major powers note their winter scores.
maria-log-winter-sum = { $side } has winter scores of { $n } in all.
maria-log-end-empty-reserve = { $seats_num ->
    [pl] { $side_of } reserve is empty. { $seats_who } win.
   *[other] { $side_of } reserve is empty. { $seats_who } wins.
    }
maria-log-end-winter-sums = { $seats_num ->
    [pl] { $side } has the lowest sum of winter scores. { $seats_who } win.
   *[other] { $side } has the lowest sum of winter scores. { $seats_who } wins.
    }

# Why not.
maria-refuse-not-an-answer = This question has other answers: { $choices }.
maria-refuse-card-not-open = Only a political card that lies open on the political table may be selected: not { $political } now.
maria-refuse-no-coat = A power selects only cards that show its coat: the card { $political } lacks that of { $side }.
maria-refuse-not-selected = { $political } is not the card selected: only that one is executed now.
maria-refuse-not-on-card = A card is executed by its text and shifts in full: { $political } allows no such choice.
maria-refuse-not-your-corps = Only generals of { $side } go with its corps: not { $piece }.
maria-refuse-corps-price = { $n ->
    [one] A removed general goes with 2 new troops for { $n } CT point, and only if { $side } can pay: not { $piece }.
   *[other] A removed general goes with 2 new troops for { $n } CT points, and only if { $side } can pay: not { $piece }.
    }
maria-refuse-vote-in-turn = Votes are cast one after another: now it is the vote of { $place }.
maria-refuse-not-posted = Another piece must leave its city now: not { $piece }.
maria-refuse-not-nearest = { $piece } must go to the nearest city where it may stand. Possible: { $places }.
maria-refuse-no-train-place = The train goes to an empty Prussian fortress (in 2.0 a major one): not { $place }.
maria-refuse-not-silesia-train = Only the train from the box Silesia is placed now: not { $piece }.
maria-refuse-hussar-map = A hussar is placed on the Bohemia map only: not at { $place }.
maria-refuse-map-edge = Only French and Austrian pieces cross between the maps: { $place } lies on the other.
maria-refuse-neutral-land = Foreign pieces may not enter neutral territory: { $place }.
maria-refuse-stay-home = { $side } is neutral, its pieces stay in its home country: { $place } lies outside.
maria-refuse-leavers-first = Foreign pieces in neutral Saxony move first: { $pieces }.
maria-refuse-shortest-way-out = { $piece } must leave neutral Saxony by a shortest path, as far as it can go.
maria-refuse-stack-forbidden = The other side does not agree to this stack: { $piece } at { $place }.
maria-refuse-no-dispute = Only Austria and the Pragmatic Army, led by two seats that both still move, may move in turn.
maria-refuse-dispute-called = Moving in turn on the Flanders map is called for already.
maria-refuse-not-your-turn = On the Flanders map { $side } moves now: not { $piece }.
maria-refuse-flanders-over = { $side } moves no more on the Flanders map in this stage: not { $piece }.
maria-refuse-nothing-to-pass = Only the side whose turn it is on the Flanders map may pass.
maria-refuse-no-diplomacy = Contracts and promises belong to the advanced game.
maria-refuse-not-your-power = Only whoever leads a power agrees for it: another leads { $side }.
maria-refuse-nothing-proposed = No subsidy of { $side } for { $other } is proposed.
maria-refuse-minor-gives = Only major powers grant subsidies: { $side } is a minor power.
maria-refuse-not-allied = Only an allied power receives a subsidy: { $side } and { $other } are not allies.
maria-refuse-neutral-saxony = { $side } makes no new contracts while it is neutral.
maria-refuse-minor-only = With two seats only minor powers receive subsidies: not { $side }.
maria-refuse-one-contract = Two powers have one contract at a time: { $side } and { $other } have theirs.
maria-refuse-bavarian-subsidy = { $n ->
    [one] France’s subsidy for Bavaria is fixed in turn { $n }; later France decides each turn.
   *[other] France’s subsidy for Bavaria is fixed until turn { $n }; later France decides each turn.
    }
maria-refuse-contract-length = { $n ->
    [one] A contract lasts to the end of the game at most: { $n } turn is left.
   *[other] A contract lasts to the end of the game at most: { $n } turns are left.
    }
maria-refuse-no-contract = There is no contract in which { $side } subsidises { $other }.
maria-refuse-cancel-proposed = The other side must agree first: the end of the subsidy of { $side } for { $other } is proposed.

# What the inspector tells: places and pieces.
maria-fact-neutral-land = { $side } is neutral: foreign pieces may not enter, nor supply routes pass
maria-fact-arrow = Generals return here from the box { $boxes }
maria-fact-victory-marker = { $side_of } victory marker
maria-fact-elector-marker = { $side_of } elector marker
maria-fact-elector-vote = Elector’s vote, now { $side_of }
maria-fact-neutral-control = Nobody can conquer it while { $side } is neutral
maria-fact-neutral-piece = { $side } is neutral: its pieces stay at home and fight nobody
maria-fact-must-leave = Must leave neutral { $side_bare } before its power’s other pieces move
maria-fact-off-map = Out of play in the box { $box }
maria-fact-waits = Waits in the box { $box } for the annexation

# What the inspector tells: powers and boxes.
maria-fact-major-power = Major power, led by { $seat_who }
maria-fact-minor-power = Minor power, led by { $seat_who }
maria-fact-cooperates = Cooperates with { $sides }
maria-fact-peace-until = Neutral until its stage of turn { $n } begins
maria-fact-hand = { $n ->
    [one] Holds { $n } CT
   *[other] Holds { $n } CTs
    }
maria-fact-cut-off = Draws nothing: its major fortress is under enemy control
maria-fact-income = { $n ->
    [one] Income of { $n } CT in its own stage
   *[other] Income of { $n } CTs in its own stage
    }
maria-fact-income-track-more = Included: { $n } more by the track { $track }
maria-fact-income-track-fewer = Included: { $n } fewer by the track { $track }
maria-fact-income-card-more = Included: { $n } more this turn by a political card
maria-fact-income-card-fewer = Included: { $n } fewer this turn by a political card
maria-fact-income-lasting-more = Included: { $n } more to the end of the game by a political card
maria-fact-income-lasting-fewer = Included: { $n } fewer to the end of the game by a political card
maria-fact-bavaria-fixed = { $n ->
    [one] France hands Bavaria 1 CT of its income in turn { $n }
   *[other] France hands Bavaria 1 CT of its income each turn until turn { $n }
    }
maria-fact-bavaria-free = France may hand Bavaria 1 CT of its income each turn
maria-fact-gives = { $n ->
    [one] Hands { $side } 1 CT of its income for { $n } more turn
   *[other] Hands { $side } 1 CT of its income for { $n } more turns
    }
maria-fact-receives = { $n ->
    [one] Receives 1 CT of { $side_of } income for { $n } more turn
   *[other] Receives 1 CT of { $side_of } income for { $n } more turns
    }
maria-fact-goal = { $n ->
    [one] Controls { $n } of the { $goal } fortresses that win
   *[other] Controls { $n } of the { $goal } fortresses that win
    }
maria-fact-reserve = { $n ->
    [one] { $n } victory marker left in the reserve: with none at a victory check the power wins
   *[other] { $n } victory markers left in the reserve: with none at a victory check the power wins
    }
maria-fact-reserve-empty = The reserve is empty: the power wins at the next victory check
maria-fact-battle = { $n ->
    [one] { $n } of { $total } battle boxes is filled
   *[other] { $n } of { $total } battle boxes are filled
    }
maria-fact-in-box = A marker in the box { $box }
maria-fact-aside-prussia = { $n ->
    [one] { $n } marker laid aside until a Prussian piece leaves Prussia
   *[other] { $n } markers laid aside until a Prussian piece leaves Prussia
    }
maria-fact-aside-france = { $n ->
    [one] { $n } marker laid aside until France or Bavaria conquers a fortress on the Bohemia map
   *[other] { $n } markers laid aside until France or Bavaria conquers a fortress on the Bohemia map
    }
maria-fact-box-of = { $side_of } marker lies here
maria-fact-box-silesia = For Prussia when it annexes Silesia
maria-fact-box-train = { $pieces } waits here for the annexation
maria-fact-box-electors = For France, or for the Pragmatic Army, with { $n } of Mainz, Trier, Köln and Mannheim
maria-fact-box-emperor = For Austria or France, whose candidate is elected Emperor
maria-fact-box-italy = For Austria or France, when the Italy marker stops on its VP icon
maria-fact-box-cities = { $side } has { $places }
maria-fact-no-corps = No general of { $side } is away
maria-fact-corps = { $piece } is away with the expeditionary corps
maria-fact-corps-returns = The way back leads to { $place }

# What the inspector tells: political cards and tracks.
maria-fact-card-coming = Still in the deck of { $year }
maria-fact-card-open = Lies open
maria-fact-card-gone = Played
maria-fact-election-due = The election is held at the end of this turn
maria-fact-card-election = Another card takes its place; the Emperor is elected at the end of the turn
maria-fact-coats = Coats: { $sides_bare }
maria-fact-text-draw = { $n ->
    [one] { $side } draws { $n } CT at once
   *[other] { $side } draws { $n } CTs at once
    }
maria-fact-text-draw-chosen = { $n ->
    [one] One of { $sides } draws { $n } CT at once
   *[other] One of { $sides } draws { $n } CTs at once
    }
maria-fact-text-troops = { $n ->
    [one] { $side } receives { $n } new troop at once
   *[other] { $side } receives { $n } new troops at once
    }
maria-fact-text-troops-chosen = { $n ->
    [one] One of { $sides } receives { $n } new troop at once
   *[other] One of { $sides } receives { $n } new troops at once
    }
maria-fact-text-troops-executing = { $n ->
    [one] The power that executes the card receives { $n } new troop at once
   *[other] The power that executes the card receives { $n } new troops at once
    }
maria-fact-text-less = { $n ->
    [one] { $side } draws { $n } CT fewer this turn
   *[other] { $side } draws { $n } CTs fewer this turn
    }
maria-fact-text-lasting = { $n ->
    [one] { $side } draws { $n } CT fewer in every turn to the end of the game
   *[other] { $side } draws { $n } CTs fewer in every turn to the end of the game
    }
maria-fact-text-control = { $side } controls { $place } at once
maria-fact-text-saxony = Saxony becomes { $stance } at once
maria-fact-text-corps = { $side } sends a general off the map to the end of the game
maria-fact-shift = Shift: { $part }
maria-fact-shift-either = Shift: { $track } 1 left or right
maria-fact-only-while = The Saxony marker moves only while Saxony is { $stance }
maria-fact-marker-on = The marker stands on space { $n } of { $total }
maria-fact-announced = Announced: { $part }
maria-fact-star = The star is space { $n }
maria-fact-space-point = { $n ->
    [one] Space { $spaces }: { $side } has the marker in the box Italy
   *[other] Spaces { $spaces }: { $side } has the marker in the box Italy
    }
maria-fact-space-corps = { $n ->
    [one] Space { $spaces }: a general of { $side } is away with the corps
   *[other] Spaces { $spaces }: a general of { $side } is away with the corps
    }
maria-fact-space-more = { $n ->
    [one] Space { $spaces }: income of { $side } { $cards } higher
   *[other] Spaces { $spaces }: income of { $side } { $cards } higher
    }
maria-fact-space-fewer = { $n ->
    [one] Space { $spaces }: income of { $side } { $cards } lower
   *[other] Spaces { $spaces }: income of { $side } { $cards } lower
    }
maria-fact-space-saxony = { $n ->
    [one] Space { $spaces }: Saxony is { $stance }
   *[other] Spaces { $spaces }: Saxony is { $stance }
    }
maria-fact-space-after-peace = { $n ->
    [one] Space { $spaces }: here the annexation puts the marker
   *[other] Spaces { $spaces }: here the annexation puts the marker
    }

# The sheet at the end: the score by source.
maria-sheet-austria = Fortresses in Austria
maria-sheet-silesia = Fortresses in Silesia
maria-sheet-fortresses = Fortresses in all
maria-sheet-goal = Goal
maria-sheet-map = Markers on the map
maria-sheet-battles = Markers in battle boxes
maria-sheet-boxes = Markers in victory boxes
maria-sheet-placed = Markers placed
maria-sheet-aside = Markers laid aside
maria-sheet-reserve = Left in the reserve
maria-sheet-winter = Winter { $n }
maria-sheet-winters = All winters: the lowest wins

maria-act-reduce = Reduce objectives: { $aside } laid aside, { $back } back to the reserve
