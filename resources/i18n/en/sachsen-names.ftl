# SACHSEN: its names. What it says while it is played is in the other files of the game.
game-sachsen = Sachsen
game-sachsen-subtitle = Courts, spies and armies of the Holy Roman Empire, about 1710
game-sachsen-line = 3 to 6 seats, rules of 2021; the program is the referee
game-sachsen-length = 3 hours or more
bot-sachsen-steady-line = Courts likely friends, attacks where it is stronger, tries out each engagement
scenario-sachsen-year = politics and war
scenario-sachsen-year-line = Ten States, a month at a turn: auctions, courts, spies, wars and their battles
scenario-sachsen-battle = a battle alone
scenario-sachsen-battle-line = Two armies on a field of squares, without politics
sachsen-option-strict-garrisons = Strict garrisons
sachsen-option-strict-garrisons-line = A province without a unit of its owner yields nothing
sachsen-option-losers-keep-bids = Losing bids are kept
sachsen-option-losers-keep-bids-line = Only winners of cards pay what they bid
sachsen-option-heirs-save-players = Heirs save players
sachsen-option-heirs-save-players-line = Whoever loses the ruler goes on with a son, if there is one
sachsen-option-open-lots = Open lots
sachsen-option-open-lots-line = The two Opportunities of an auction lie face up
sachsen-option-kingdom-provinces = Provinces of Kingdoms
sachsen-option-kingdom-provinces-line = A beaten Kingdom may be asked for a province instead of money
sachsen-option-length = Length
sachsen-option-length-line = What ends the game; where it is the clock, you say when the hour has struck
sachsen-option-length-cycles = Cycles of 12 turns
sachsen-option-length-clock = The clock
sachsen-option-length-provinces = A number of provinces
sachsen-option-length-score = A score

# Headings of the rules; a clause is cited by its heading and number.
heading-sachsen-setup = Set-up
heading-sachsen-turn = Turn
heading-sachsen-income = Income
heading-sachsen-maintenance = Maintenance
heading-sachsen-auction = Auction
heading-sachsen-espionage = Espionage
heading-sachsen-events = Events
heading-sachsen-attempt = Attempt on a ruler
heading-sachsen-notes = Notes
heading-sachsen-agreements = Agreements
heading-sachsen-guarantees = Commitments
heading-sachsen-passage = Passage
heading-sachsen-war = War
heading-sachsen-kingdom-war = War of the Kingdoms
heading-sachsen-peace = Peace
heading-sachsen-congress = Congress
heading-sachsen-army = Army
heading-sachsen-political-movement = Movement on the map
heading-sachsen-late-units = Late units
heading-sachsen-battle-setup = Before the battle
heading-sachsen-initiative = Initiative
heading-sachsen-phases-actions = Phases and actions
heading-sachsen-battle-movement = Movement on the field
heading-sachsen-influence = Area of influence
heading-sachsen-exchange = Attack and defence
heading-sachsen-engagement-infantry-fire = Fire
heading-sachsen-infantry-charge = Infantry charge
heading-sachsen-cavalry-vs-infantry = Cavalry against infantry
heading-sachsen-cavalry-vs-cavalry = Cavalry against cavalry
heading-sachsen-charge-on-artillery = Charge on guns
heading-sachsen-artillery = Artillery
heading-sachsen-damage = Damage
heading-sachsen-modifiers = Modifiers
heading-sachsen-morale = Morale test
heading-sachsen-recovery = Recovery test
heading-sachsen-chain-of-command = Chain of command
heading-sachsen-orders = Tactical orders
heading-sachsen-commander-loss = Loss of a commander
heading-sachsen-end = End of a battle
heading-sachsen-experience = Experience
heading-sachsen-victory = Victory

# Units: a brigade is told with its State and its number, in a Kingdom with its column too ({ $n } is “3” or “1/3”; 0: none).
name-piece-of-musketeers = { $side_adj } musketeer brigade { $n }
name-piece-of-musketeers-bare = { $side_adj } musketeers { $n }
name-piece-of-musketeers-short = Musketeers { $n }
name-piece-of-musketeers-of = { $side_adj } musketeer brigade { $n }’s
name-piece-of-musketeers-to = to { $side_adj } musketeer brigade { $n }
name-piece-of-musketeers-by = by { $side_adj } musketeer brigade { $n }
name-piece-of-dragoons = { $side_adj } dragoon brigade { $n }
name-piece-of-dragoons-bare = { $side_adj } dragoons { $n }
name-piece-of-dragoons-short = Dragoons { $n }
name-piece-of-dragoons-of = { $side_adj } dragoon brigade { $n }’s
name-piece-of-dragoons-to = to { $side_adj } dragoon brigade { $n }
name-piece-of-dragoons-by = by { $side_adj } dragoon brigade { $n }
name-piece-of-artillery = { $side_adj } artillery brigade { $n }
name-piece-of-artillery-bare = { $side_adj } artillery { $n }
name-piece-of-artillery-short = Artillery { $n }
name-piece-of-artillery-of = { $side_adj } artillery brigade { $n }’s
name-piece-of-artillery-to = to { $side_adj } artillery brigade { $n }
name-piece-of-artillery-by = by { $side_adj } artillery brigade { $n }
name-piece-of-grenadiers = { $side_adj } grenadier brigade { $n }
name-piece-of-grenadiers-bare = { $side_adj } grenadiers { $n }
name-piece-of-grenadiers-short = Grenadiers { $n }
name-piece-of-grenadiers-of = { $side_adj } grenadier brigade { $n }’s
name-piece-of-grenadiers-to = to { $side_adj } grenadier brigade { $n }
name-piece-of-grenadiers-by = by { $side_adj } grenadier brigade { $n }
name-piece-of-cuirassiers = { $side_adj } cuirassier brigade { $n }
name-piece-of-cuirassiers-bare = { $side_adj } cuirassiers { $n }
name-piece-of-cuirassiers-short = Cuirassiers { $n }
name-piece-of-cuirassiers-of = { $side_adj } cuirassier brigade { $n }’s
name-piece-of-cuirassiers-to = to { $side_adj } cuirassier brigade { $n }
name-piece-of-cuirassiers-by = by { $side_adj } cuirassier brigade { $n }
name-piece-of-general = { $n ->
    [0] { $side_adj } command unit
   *[other] { $side_adj } command unit { $n }
    }
name-piece-of-general-bare = { $n ->
    [0] { $side_adj } command unit
   *[other] { $side_adj } command unit { $n }
    }
name-piece-of-general-short = { $n ->
    [0] Command unit
   *[other] Command unit { $n }
    }
name-piece-of-general-of = { $n ->
    [0] { $side_adj } command unit’s
   *[other] { $side_adj } command unit { $n }’s
    }
name-piece-of-general-to = { $n ->
    [0] to { $side_adj } command unit
   *[other] to { $side_adj } command unit { $n }
    }
name-piece-of-general-by = { $n ->
    [0] by { $side_adj } command unit
   *[other] by { $side_adj } command unit { $n }
    }
name-unit-musketeers = musketeers
name-unit-musketeers-bare = Musketeers
name-unit-dragoons = dragoons
name-unit-dragoons-bare = Dragoons
name-unit-artillery = artillery
name-unit-artillery-bare = Artillery
name-unit-grenadiers = grenadiers
name-unit-grenadiers-bare = Grenadiers
name-unit-cuirassiers = cuirassiers
name-unit-cuirassiers-bare = Cuirassiers
name-unit-general = general
name-unit-general-bare = General
name-unit-marshal = field marshal
name-unit-marshal-bare = Field marshal
name-unit-command = command unit
name-unit-command-bare = Command unit

# Opportunities, and what each does in one line.
name-card-spy = Spy
sachsen-card-spy = Steal an Opportunity, ruin relations of a player State with a neutral State, or claim the event; in battle, take a tactical order. Then discarded.
name-card-counter-espionage = Counter-espionage
sachsen-card-counter-espionage = Show it to set up the service: every spy used against you can be challenged, with 2 more on your die. It is never spent.
name-card-attempt = Attempt
sachsen-card-attempt = An attempt on the ruler of an electorate, drawn among all eight.
name-card-agents = Agents at court
sachsen-card-agents = Look at all Opportunities of one opponent.
name-card-approval-one = Note of approval
sachsen-card-approval-one = 1 note of approval from a neutral State of your choice.
name-card-approval-two = Double note of approval
sachsen-card-approval-two = 1 note of approval from each of 2 neutral States, drawn by lot.
name-card-protest = Note of protest
sachsen-card-protest = A neutral State of your choice sends 1 note of protest to an opponent.
name-card-ambassador = Able ambassador
sachsen-card-ambassador = +2 on one proposal or request of this turn, said before the die.
name-card-safe-conduct = Safe-conduct
sachsen-card-safe-conduct = A neutral State that is not at war with you lets your units pass this turn, without die and without price.
name-card-summons = Summons to a congress
sachsen-card-summons = Call a congress without a cause and without a second.
name-card-manufactory = Manufactory
sachsen-card-manufactory = One of your provinces yields 100,000 more at every income, for the rest of the game. Once per province.
name-card-extra-tax = Extraordinary tax
sachsen-card-extra-tax = Take 1,000,000 gulden.
name-card-recruiters = Recruiting officers
sachsen-card-recruiters = Up to 2 brigades that you enrol this turn arrive at your next income.
name-card-depots = Full depots
sachsen-card-depots = Your next maintenance is halved, rounded up to 100,000.
name-card-heir = Birth of an heir
sachsen-card-heir = If your ruler has fewer than 2 children, a die: odd a daughter, even a son.
name-card-physician = Court physician
sachsen-card-physician = Your wounded ruler is well again at once. May be played while the ruler is blocked.
name-card-initiative = Initiative
sachsen-card-initiative = +1 to every initiative draw of this battle.
name-card-steal-initiative = Steal the initiative
sachsen-card-steal-initiative = Right after deployment: you hold the initiative to the end of the battle. One such card per battle.
name-card-third-salvo = Third salvo
sachsen-card-third-salvo = Infantry: the brigade has 3 salvos in every engagement.
name-card-volley = Volley by platoons
sachsen-card-volley = Infantry, cavalry: fire +1, at long and short range.
name-card-cold-steel = Cold steel
sachsen-card-cold-steel = Infantry, cavalry: charge and melee +1.
name-card-stand-fast = Stand fast
sachsen-card-stand-fast = Any brigade: defence +1, under fire and in melee.
name-card-iron-drill = Iron drill
sachsen-card-iron-drill = Any brigade: discipline +1.
name-card-quick-step = Quick step
sachsen-card-quick-step = Any brigade: march 1 square more, forced march 2 more.
name-card-gun-laying = Laying of the guns
sachsen-card-gun-laying = Artillery: shots with elevation 1 lose no point of damage for it.

# Events: a bad and a good one on each card. What a player State does; then what a neutral State does.
name-card-harvest-bad = Failed harvest
sachsen-card-harvest-bad = Pays 1,000,000. Neutral: asks for 500,000.
name-card-harvest-good = Rich harvest
sachsen-card-harvest-good = Takes 1,000,000. Neutral: 1 note of approval to each player State with relations.
name-card-camp-bad = Camp fever
sachsen-card-camp-bad = 1 brigade of its choice must be reorganised, without a fee. Neutral: asks for 500,000.
name-card-camp-good = Healthy camps
sachsen-card-camp-good = Its next maintenance is halved. Neutral: 1 note of approval to each player State with relations.
name-card-treasury-bad = The bank fails
sachsen-card-treasury-bad = Pays 1,500,000. Neutral: asks for 1,000,000.
name-card-treasury-good = A vein of silver
sachsen-card-treasury-good = Takes 1,500,000. Neutral: gives 500,000 to the player State with most notes.
name-card-court-bad = Daggers at court
sachsen-card-court-bad = An attempt on its ruler.
name-card-court-good = An heir is born
sachsen-card-court-good = A die, if its ruler has fewer than 2 children: odd a daughter, even a son.
name-card-kingdoms-bad = Tension between the Kingdoms
sachsen-card-kingdoms-bad = Everybody says in secret whom to support: France, Austria or neither. The second time it is war.
name-card-kingdoms-good = Reconciliation
sachsen-card-kingdoms-good = The tension ends; +1 on every proposal to a Kingdom until the end of the turn.
name-card-town-bad = Fire in the capital
sachsen-card-town-bad = The province of its capital yields nothing for 2 incomes. Neutral: asks for 500,000.
name-card-town-good = The great fair
sachsen-card-town-good = Takes 500,000. Whoever owns a neighbouring State takes 100,000, also when it is neutral.
name-card-soldiers-bad = Desertion
sachsen-card-soldiers-bad = Loses 1 brigade of its choice. Neutral: 1 musketeer brigade must be reorganised.
name-card-soldiers-good = Volunteers
sachsen-card-soldiers-good = 1 musketeer brigade at the capital, if a counter is free. Neutral: 1 note of approval to each player State with relations.
name-card-estates-bad = Revolt of the estates
sachsen-card-estates-bad = A province drawn by lot yields nothing for 3 incomes, unless 2 own units stand there. Neutral: asks for a brigade.
name-card-estates-good = Loyal estates
sachsen-card-estates-good = Takes 300,000 at each of the next 3 incomes. Neutral: 1 note of approval to each player State with relations.
name-card-gazette-bad = Quarrel of envoys
sachsen-card-gazette-bad = A neutral State sends 1 note of protest to each player State without an agreement with it.
name-card-gazette-good = Jubilee
sachsen-card-gazette-good = A neutral State sends 1 note of approval to each player State not at war with it.
name-card-frontier-bad = Call for help
sachsen-card-frontier-bad = A neutral State asks for a brigade.
name-card-frontier-good = A grateful court
sachsen-card-frontier-good = A neutral State sends 2 notes of approval to the player State with most notes.
name-card-arsenal-bad = The magazine explodes
sachsen-card-arsenal-bad = 1 brigade, artillery if there is any, must be reorganised without a fee, also in a neutral State.
name-card-arsenal-good = A new foundry
sachsen-card-arsenal-good = Up to 2 brigades enrolled this turn cost 1.5 times their maintenance. Neutral: 1 note of approval to each player State with relations.
name-card-conspiracy-bad = Conspiracy
sachsen-card-conspiracy-bad = An attempt on its ruler.
name-card-conspiracy-good = Letters intercepted
sachsen-card-conspiracy-good = Draws 1 Opportunity. Neutral: 1 note of approval to each player State with relations.

# Tracks, agreements.
name-track-tension = Tension between the Kingdoms
name-agreement-pact = mutual-defence pact
name-agreement-alliance = alliance
name-agreement-marriage = marriage
name-agreement-passage = passage

# Titles of the Steps, and what is done in them.
about-deal = Each player State is drawn by State card; a die tells the heirs of all ten States.
about-placing = The general and 4 musketeer brigades are placed on squares of the own State.
about-income = Each province yields 500,000 gulden; provinces that yield nothing are named.
about-maintenance = Every unit is paid for. Whoever can’t pay disbands units.
about-auction = Bids for two Opportunities are written in secret; they also make the order of play.
step-event = Event
about-event = A card is turned; a die says the bad or the good event, a State card whom it strikes.
step-player-turns = Turns of the player States
about-player-turns = In the order of the auction: move, attack, deal with courts, play Opportunities.
about-player-turn = In any order: move, attack, enrol, ask, propose, declare, play Opportunities.
step-army-called = A Kingdom’s army is called
about-army-called = The program asks who leads the army of a Kingdom, once all have said where they stand.
step-neutral-states = Neutral States
about-neutral-states = The program moves the States that nobody leads.
step-homecoming = Homecoming

# A province whose name another game translates.
name-country-westfalen-sachsen = Westfalen
sachsen-option-terrain = Terrain
sachsen-option-terrain-line = The field on which the armies meet
sachsen-option-terrain-mixed = Mixed country
sachsen-option-terrain-plain = Plain
sachsen-option-terrain-woods = Woods
sachsen-option-terrain-hills = Hills
sachsen-option-troops = Troops
sachsen-option-troops-line = The brigades of each army, beside the command unit
sachsen-option-troops-standard = As at the start
sachsen-option-troops-guards = With grenadiers
sachsen-option-troops-horse = Strong in cavalry
sachsen-option-troops-two-columns = Two columns each
sachsen-option-chiefs = Commanders
sachsen-option-chiefs-line = Who commands in chief
sachsen-option-chiefs-generals = Two generals
sachsen-option-chiefs-marshals = Two field marshals
sachsen-option-chiefs-marshal-attacks = A field marshal attacks a general
