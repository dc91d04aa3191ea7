# The lessons of REVOLUTION: THE DUTCH REVOLT. Keys: lesson-revolution-<lesson>-<step>[-<reply>].
lesson-course-revolution-full = Revolution: the Dutch Revolt
lesson-course-revolution-full-line = From two provinces to all five factions, phase by phase.

# 01 two-provinces
lesson-revolution-two-provinces-title = Two provinces
lesson-revolution-two-provinces-theme = The Low Countries, 1572. Five factions fight for provinces and cities; after turn 5 the most points win. You lead the blue Burghers. In Utrecht the yellow Catholics hold the city.
lesson-revolution-two-provinces-place = You have 7 new counters. Drag 2 of them from your camp to Utrecht. More may not go there: without the province card at most as many as you already have in it.
lesson-revolution-two-provinces-place-one = One is allowed, but weak. Place 2 at once: drag, and choose the number 2.
lesson-revolution-two-provinces-place-holland = Holland comes next. First 2 counters to Utrecht, the province lit.
lesson-revolution-two-provinces-place-boxes = That is legal too, and later lessons show what it is good for. Now place 2 counters in Utrecht.
lesson-revolution-two-provinces-rest = You hold the card of Holland, so there as many may go as you like. Place the other 5 there.
lesson-revolution-two-provinces-rest-full = Utrecht has taken its 2. Without its card no more may enter.
lesson-revolution-two-provinces-rest-all = Place all 5 that are left in Holland, in one go.
lesson-revolution-two-provinces-conflict = That was conflict. Utrecht held 7 counters, but its limit is 5. The smallest faction gave one first, the Reformers, then the Catholics. At 5 it ended, and your 4 all stayed.
lesson-revolution-two-provinces-who = Now counters may walk into towns and cities of their province. In Utrecht you have 4, the Catholics 1. The largest faction goes first. Who is that?
lesson-revolution-two-provinces-who-order = The Catholics are first in the order of play, but that only settles ties. Within a province size comes first.
lesson-revolution-two-provinces-propose = Nobody moves in a province unless somebody proposes it. Utrecht is marked already. Press the button that proposes movement there.
lesson-revolution-two-provinces-propose-not-yet = Then nobody would move in Utrecht, and the city would stay Catholic. Propose movement there.
lesson-revolution-two-provinces-propose-button = A click names the province as well. Here it is marked already, so the main button is enough.
lesson-revolution-two-provinces-propose-utrecht = It is Utrecht that you want to rearrange: propose movement there, and nowhere else.
lesson-revolution-two-provinces-move = Fill in the numbers: 2 for the city of Utrecht, 1 for the town of Amersfoort. The rest stays in the countryside. Then press the button below them.
lesson-revolution-two-provinces-move-sheet = Dragging works too, one place after another. Here do it all at once: fill in the numbers, then press their button.
lesson-revolution-two-provinces-move-stay = Then your counters would stay in the countryside and the Catholics in the city.
lesson-revolution-two-provinces-move-exactly = Legal, but here we want exactly 2 in the city, 1 in Amersfoort and 1 left in the countryside.
lesson-revolution-two-provinces-cards = The Catholics stayed. You have 2 counters in the city against 1, so its card is yours: more than all others together. Click all cities you hold now, then Check.
lesson-revolution-two-provinces-cards-town = Amersfoort is yours, but it is a town: it holds one counter and has no card. Cities are the walled squares.
lesson-revolution-two-provinces-cards-empty = Nobody stands there. You hold a city only with a majority of counters in it.
lesson-revolution-two-provinces-cards-look = Click exactly the two cities whose card the Burghers hold. A second click takes a mark away.
lesson-revolution-two-provinces-cards-both = Utrecht and Haarlem: 1 point each. For the card of a province only its towns and countryside count, and there you have 2 in Utrecht against nobody.
lesson-revolution-two-provinces-next = You hold two provinces: Holland brings 1 point, Utrecht 0.5. Place, fight, walk in, take the card: that is the heart of every turn. The next lesson begins a whole game.
