# REVOLUTION: THE DUTCH REVOLT: its names. What it says while it is played is in revolution.ftl.
game-revolution = Revolution: The Dutch Revolt
game-revolution-subtitle = Five factions struggle for the Low Countries, 1568 to 1648
game-revolution-line = 2 to 5 seats, rules of the first edition
game-revolution-length = 2 to 5 hours
scenario-revolution-full = the usual factions
scenario-revolution-full-line = Five factions; four without the Nobility; with two seats each leads two
revolution-option-payments = Payments
revolution-option-payments-line = By open agreement one faction may pay coins to another
revolution-option-sides = Beside the Catholics
revolution-option-sides-line = The two other factions in play; the rulebook suggests Nobility and Reformers
revolution-option-sides-nobility-reformers = Nobility and Reformers
revolution-option-sides-habsburgs-nobility = Habsburgs and Nobility
revolution-option-sides-habsburgs-burghers = Habsburgs and Burghers
revolution-option-sides-habsburgs-reformers = Habsburgs and Reformers
revolution-option-sides-nobility-burghers = Nobility and Burghers
revolution-option-sides-burghers-reformers = Burghers and Reformers
revolution-option-huguenots-stay = Huguenots stay
revolution-option-huguenots-stay-line = A Huguenot counter that intercepts stays in its box; the coin comes from the supply

# Titles of the Steps, and what is done in them.
step-set-up = Set-up
step-support = Support movement
step-treasure = Interception
step-taxes = Taxes
step-upkeep = Army upkeep
step-raise = Raising armies
step-battles = Battles
step-sieges = Laying sieges
step-beggars = Water Beggars
step-beggars-ship = Water Beggars set sail
step-beggars-act = Water Beggars act
step-army-move = Army movement
step-hinder = Army stopped
step-military = Military influence
step-new-units = New units
step-conflict = Conflict
step-neutrals = Neutral units
step-shortage = Shortage of neutrals
step-overflow = Overflow of population
step-propose = Proposals
step-within = Movement within provinces
step-settling = Neutrals settle
step-resolve = Resolving sieges
step-allegiance = Influencing allegiance
step-adjustments = Markers and adjustments
step-holders = Provinces and cities
step-bishoprics = Bishoprics
step-universities = Universities
step-positions = Positions
step-attribution = Attribution
step-scoring = Scoring
step-abandoned-leave = Abandoned armies leave
step-next-turn = Next turn
about-support = Counters may leave support boxes: for the map from plain spaces, for the treasury from coloured ones, for either from halved ones.
about-treasure = Each Huguenot counter may intercept one coin that leaves the Spanish Treasury. The counter becomes a coin of its own faction.
about-taxes = Provinces pay the tax on their cards. All cities of a faction pay the same rate, 1, 2 or 3 coins each.
about-upkeep = Each army is kept for 1 coin (Catholics 2), disbanded for 1, or abandoned: it sacks a town or replaces a counter.
about-raise = Up to 3 armies are raised where the faction has an army or a counter. The more are bought, the dearer they are.
about-battles = Where armies of several factions meet, one of each of the most opposed falls, until one faction is left or 2 armies stand off.
about-sieges = An army may besiege a city of its region. Nothing enters or leaves that city until the siege is resolved.
about-beggars = Burghers or Reformers may hire Water Beggars: to destroy an army, relieve cities, sack a town, besiege a city or hinder armies.
about-army-move = Each army that besieges nothing may go along a white arrow to an empty space of the next section.
about-military = An army alone with its own faction in a section may replace one counter in a town or the countryside of its region.
about-new-units = Cities, towns, countryside and support boxes bring new counters, 7 at least. They go where the faction has counters.
about-conflict = In provinces over their limit the factions lose one counter each, smallest first, until the limit is kept.
about-neutrals = Neutral counters fill the provinces that are below their limit.
about-overflow = Where one faction alone exceeds the limit, its surplus may move to neighbours or along rivers; the rest goes home.
about-propose = Each faction names the provinces in which it wants movement. Elsewhere nobody moves.
about-within = The largest faction of the province arranges its counters first. Those after it respect the places it has taken.
about-resolve = Besieging armies convert up to 2 counters of the city; all others there become neutral.
about-allegiance = Coins move the markers of cities: 3 spaces each in all. Markers on coloured spaces change counters in their city.
about-adjustments = Each marker walks coin by coin, the Nobility’s last. On coloured spaces counters of the city are removed or added.
about-holders = A card goes to the faction with more counters than all others together, neutrals included.
about-bishoprics = The marker of each bishopric goes one space towards the side of whoever holds the province.
about-universities = Whoever controls the place makes a university Reformed or Catholic, founds or abolishes it.
about-positions = Cards are laid by points, most first: whoever has fewer chooses the place in the order of play.
about-scoring = Points are counted anew: cards of cities and provinces, and the goal of each faction.
about-attribution = Cards of cities and provinces, bishoprics, universities and allegiance markers are attributed.

# Names of the map; cities, towns and most provinces keep those of the map.
name-country-flanders = Flanders
name-country-flanders-of = Flanders’
name-country-flanders-to = to Flanders
name-country-flanders-by = by Flanders
name-country-flanders-bare = Flanders
name-country-generality = the Generality
name-country-generality-of = the Generality’s
name-country-generality-to = to the Generality
name-country-generality-by = by the Generality
name-country-generality-bare = The Generality
name-country-koeln-revolution = Köln
name-country-trier-revolution = Trier

# Regions, by their command sections.
name-box-section-north = the North
name-box-section-north-bare = North
name-box-section-north-of = of the North
name-box-section-north-by = by the North
name-box-section-ijssel = Gelderland and Overijssel
name-box-section-ijssel-bare = Gelderland and Overijssel
name-box-section-ijssel-of = of Gelderland and Overijssel
name-box-section-holland = Holland and Utrecht
name-box-section-holland-bare = Holland and Utrecht
name-box-section-holland-of = of Holland and Utrecht
name-box-section-coast = Zeeland and the Generality
name-box-section-coast-bare = Zeeland and the Generality
name-box-section-coast-of = of Zeeland and the Generality
name-box-section-flanders = Flanders
name-box-section-flanders-bare = Flanders
name-box-section-flanders-of = of Flanders
name-box-section-flanders-by = by Flanders
name-box-section-south = Artois and Hainaut
name-box-section-south-bare = Artois and Hainaut
name-box-section-south-of = of Artois and Hainaut
name-box-section-brabant = Brabant
name-box-section-brabant-bare = Brabant
name-box-section-brabant-of = of Brabant
name-box-section-meuse = the Meuse
name-box-section-meuse-bare = Meuse
name-box-section-meuse-of = of the Meuse
name-box-section-meuse-by = by the Meuse
name-box-section-rhine = the Lower Rhine
name-box-section-rhine-bare = Lower Rhine
name-box-section-rhine-of = of the Lower Rhine
name-box-section-rhine-by = by the Lower Rhine
name-box-section-luxembourg = Luxembourg and Trier
name-box-section-luxembourg-bare = Luxembourg and Trier
name-box-section-luxembourg-of = of Luxembourg and Trier

# Support boxes.
name-box-french-support = French Support
name-box-emperor = Support from the Emperor
name-box-london-merchants = London Merchants
name-box-huguenots = Huguenots
name-box-calvinists = Calvinists
name-box-jesuits = Jesuits
name-box-spanish-treasury = Spanish Treasury
name-box-water-beggars = Water Beggars

# Tracks, what lies beside the map, and pieces.
name-track-allegiance = Allegiance of citizens
name-track-bishoprics = Bishoprics
name-track-universities = Universities
name-track-order = Order of play
name-track-turn = Turn
name-track-score = Score
name-camp-treasury = treasury
name-heap-counter-country = { $side }, countryside: { $place }
name-heap-counter-supply = { $side }, supply
name-heap-coin-treasury = { $side }, treasury
name-piece-catholics-army = Catholic army
name-piece-habsburgs-army = Habsburg army
name-piece-nobility-army = army of the Nobility
name-piece-burghers-army = army of the Burghers
name-piece-reformers-army = army of the Reformers
name-piece-beggar = Water Beggar

# The tour, and scores that lead to no goal, in words of this game.
tour-map-revolution = What can act is lit. Drag counters or armies to a lit place; where several go, the number is asked for.
tour-undo-revolution = “Undo” takes back what you did since another faction acted. Try it.
tour-hand-revolution = Nothing is hidden here: supply, coins and armies of every faction lie open beside the map.
panels-score-points = { $value ->
    [one] { $value } victory point
   *[other] { $value } victory points
    }
