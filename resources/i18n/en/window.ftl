# Menus.
menu-table = Table
menu-edit = Edit
menu-view = View
menu-time = Time
menu-practice = Practice
menu-help = Help
menu-new-table = New table…
menu-open = Open…
menu-save-copy = Save a copy…
menu-export-picture = Export picture…
menu-close-table = Close table
menu-quit = Quit
menu-undo = Undo
menu-redo = Redo
menu-confirm = Ask before what can’t be taken back
menu-type-action = Type an action…
menu-find = Find a place or piece…
menu-settings = Settings…
menu-language = Language
menu-theme = Theme
menu-text-size = Text size
menu-text-larger = Larger text
menu-text-smaller = Smaller text
menu-motion = Motion
menu-zoom-in = Zoom in
menu-zoom-out = Zoom out
menu-front = Front: where you can act
menu-fit = Map, then all maps
menu-turn-round = Turn the field round
menu-full-screen = Full screen
menu-panels = Panels
menu-hide-panels = Hide panels
menu-restore-layout = Restore layout
menu-overlays = Overlays
menu-back-one = One step back
menu-forward-one = One step forward
menu-to-start = To the first step
menu-to-now = Back to now
menu-bookmark = Set a bookmark
menu-what-if = What if
menu-rules = Rules
menu-legend = Legend
menu-help-now = Help on this decision
menu-tour = Tour
menu-about = About Kabinett
menu-curtain = Curtain

# Buttons.
button-undo = Undo
button-not-yet = Not yet
button-continue = Continue
button-cancel = Cancel
button-close = Close
button-back = Back
button-next = Next
button-open = Open
button-show-rule = Show rule
button-show-on-map = Show on map
button-why-not = Why not?
button-also-possible = Also possible
button-back-to-now = Back to now
button-copy = Copy
button-details = Details
button-save-report = Save a report
button-filter = Filter

# Theme, text size, motion, pace.
theme-parchment = Parchment
theme-contrast = High contrast
theme-safe = Safe colours
theme-dark = Dark
text-size = Text { $percent } %
motion-full = full
motion-short = short
motion-none = none
pace-none = at once
pace-short = short pause
pace-normal = normal pause
pace-step = step with Enter

# Start screen.
start-continue = Continue
start-continue-crash = Continue where it stopped
start-new-table = New table
start-load = Open
start-load-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
    }
start-boards = Boards
start-boards-line = maps, names, legend
start-play = Play
start-footer = Kabinett { $version }, language: { $language }, text { $percent } %
first-run-title = Language and text size
first-run-line = You can change both at any time in the settings ({ $key }).

# List of tables and boards.
load-title = Open a table
load-search = Search
load-empty = No tables yet. Start a new one.
load-none-found = No table contains these words.
load-damaged = damaged at its end: { $actions } actions can be read. Play goes on from there; the damaged file is then kept beside it.
load-delete = Move to the trash
load-in-trash = In the trash
load-deleted = The table { $name } is in the trash.
load-other-file = Another file…
boards-title = Boards
boards-show-sectors = Sectors
boards-show-countries = Countries
boards-show-names = All place names
boards-show-legend = Legend
boards-own = your own board
boards-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
    }
boards-roads = { $count ->
    [one] { $count } road
   *[other] { $count } roads
    }

# Wizard.
wizard-title = New table
wizard-game = Game
wizard-ruleset = Ruleset
wizard-scenario = Scenario
wizard-number-of-seats = Number of seats
wizard-seats = Seats
wizard-name = Name
wizard-name-hint = Name of the person
wizard-human = Human
wizard-bot = Bot
wizard-level = Level
wizard-pin = PIN
wizard-pin-hint = 4 digits, optional
wizard-shuffle-seats = Shuffle seats
wizard-all-human = All human
wizard-me-against-bots = Me against bots
wizard-table = Table
wizard-kind = Kind
wizard-kind-fixed = The kind of table is fixed for good.
wizard-seed = Seed
wizard-seed-hint = The same seed deals the same cards
wizard-seed-random = random
wizard-curtain = Curtain between seats
wizard-bot-pace = Pace of the bots
wizard-start = Start
wizard-name-twice = Two seats have the name { $name }. Change one of them.
wizard-name-empty = The seat { $seat_bare } needs a name.
wizard-pin-digits = A PIN has exactly 4 digits.
wizard-seed-number = The seed is a whole number, 0 or larger.

# Prompt bar.
prompt-thinking = { $who } is thinking
prompt-ready = { $who } is ready to play.
prompt-bot = { $who } (bot, { $level })
prompt-confirm-reveal = This reveals something hidden and can’t be taken back.
prompt-confirm-drop = The numbers filled in are not handed over yet. Go on without them?
prompt-confirm-shown = This is what the program proposes here. Go on?
prompt-confirm-end = { $pieces ->
    [0] There is more that can be done here. Go on all the same?
    [one] { $pieces } piece can still act. Go on all the same?
   *[other] { $pieces } pieces can still act. Go on all the same?
}
prompt-past = You are looking at turn { $turn }
prompt-what-if = What if: nothing here counts
prompt-type-action = Type an action
prompt-type-unreadable = “{ $text }” is not a possible action now.
prompt-type-near = “{ $text }” is not a possible action now. Perhaps: { $near }
prompt-type-nobody = Nobody sits here now: whoever answers comes forward first.
prompt-type-past = A past moment is shown: come back to the present first.
prompt-type-completed = “{ $text }” is not a whole action. Enter plays what stands there now.
prompt-type-ambiguous = “{ $text }” may mean: { $candidates }
prompt-choose = Which of these?

# Phase strip.
strip-turn = Turn { $turn }
strip-done = done
strip-now = now
strip-coming = to come
strip-skipped = skipped
strip-acts = Acts: { $sides_who }

# Map and overlays.
overlay-reach = Reach
overlay-supply = Supply
overlay-protection = Protection
overlay-threats = Threats
overlay-control = Control and scores
overlay-game = The game’s own overlay
overlay-reach-line = Where the selected piece can go, with the distance
overlay-supply-line = What is in supply, and what is cut off
overlay-protection-line = What is protected, and by whom
overlay-threats-line = What may be attacked
overlay-control-line = Who controls what
overlay-game-line = What only this game has to show
overlay-tip = { $name } ({ $key })
map-drawing = The map is being drawn: { $percent } %
map-search-title = Find
map-search-hint = Place or piece, also by its modern name
map-search-none = Nothing on this board has that name.

# Panels.
panel-inspector = Inspector
panel-log = Log
panel-hand = Hand
panel-rules = Rules
panel-battle = Battle
panel-text = Table as text
panel-replay = Replay bar
panel-pinned = pinned
panel-unfold = open
panel-filter-side = Side
panel-filter-text = Words in the log
log-look = Look at this moment
log-take-back = Take back to here
log-branch = Branch from here
log-bookmark = Set a bookmark
log-copy = Copy
log-undone = undone
inspector-point = point at a place
inspector-main-road = Main road to { $places }
inspector-minor-road = Minor road to { $places }
inspector-here = Stands here
inspector-printed = On the card: { $name }
inspector-now = What can it do now?
inspector-nothing = Nothing now.
inspector-hidden = troops ?
hand-empty = No cards.
hand-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
hand-hidden = Hold { $key } to see the hand.
hand-numbers-hidden = Hold { $key } to see the numbers.
hand-keep-open = Keep open
hand-fold = Lay the cards as strips ({ $key })
hand-unfold = Show whole cards ({ $key })
hand-kept-open = Open for this decision. { $key }: curtain
hand-hold-key = hold or click to look
hand-look-away = meanwhile { $side_who } must look away
text-panel-decision = Decision
text-panel-marked = Marked: { $thing }
text-panel-more = { $count } more: choose cards in the hand
text-panel-actions = Actions
text-panel-sides = Sides
text-panel-places = Places
text-panel-hand = Hand

# Rules panel.
rules-title = Rules of { $game }
rules-search = Search the rules
rules-none-found = No clause contains these words.
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
    }
rules-variant = Differs between rulebooks 1.0 and 2.0
rules-language = Language of the rules

# Curtain.
curtain-title = Hand the screen to
curtain-name = { $name } ({ $side_bare })
curtain-since = Since the last look
curtain-last = What happened last
curtain-begins = The game begins.
curtain-nothing-since = Nothing has happened since.
curtain-i-am = I am { $name }
curtain-hold = hold Enter or the button
curtain-pin = PIN
curtain-pin-wrong = That is not the PIN. Try again.

# Undo and its limits.
undo-nothing = There is nothing to undo.
undo-revealed = Undo stops here: something hidden became known.
undo-other-seat = Undo stops here: another seat has answered.
redo-nothing = There is nothing to redo.
take-back-refuse = Refuse

# Replay bar.
replay-first = First step
replay-back = One step back
replay-play = Replay
replay-pause = Pause
replay-forward = One step forward
replay-last = Back to now
replay-now = now
replay-step = Step { $step } of { $all }
replay-bookmark = Bookmark { $name }

# Status line.
status-zoom = zoom { $percent } %
status-saved = saved { $time }
status-view = view: { $side_bare }
status-view-public = view: public
status-drawing = drawing the map
toast-saved-copy = A copy is saved as { $file }.
toast-report-saved = The report is saved as { $file }.
toast-laying-out = The table is being laid out…
toast-exported = The picture is saved as { $file }.
toast-result-saved = The result is saved as { $file }.

# Errors a person can meet.
error-title = This did not work
error-unreadable-save = { $file } is not a table of Kabinett.
error-unreadable-save-mend = Choose another file; nothing was changed.
error-position-file-mend = A position file is opened in the position editor; from there it becomes a practice table.
error-newer-version = This table was made by Kabinett { $theirs }; this is { $ours }.
error-newer-version-mend = Update Kabinett to open it. Your file is unchanged.
error-replay = { $file } does not follow the rules at action { $action }.
error-replay-mend = Open the part before it. Your file is unchanged.
error-full-disk = The disk is full, so { $file } can’t be written.
error-full-disk-mend = Free some space, then try again.
error-full-disk-table-mend = Free some space, then go on. The table stands as before your last action.
error-not-writable = { $file } can’t be written here.
error-not-writable-mend = Choose another folder.
error-missing-file = { $file } is no longer there.
error-missing-file-mend = Choose another file.
error-broken-board = The board { $file } can’t be used: { $problem }.
error-unforeseen = Something unforeseen happened. The table is saved; it can be opened one action earlier.
error-reopen-earlier = Open one action earlier
error-file-line = { $file }, line { $line }
error-file = File
error-what-to-do = What to do

# Refusals of every game.
refuse-game-over = The game is over.
refuse-idle = There is nothing to do with it now: { $thing }.
refuse-not-now = That is not asked now.
refuse-not-your-decision = Another seat decides now, not { $seat_bare }.
refuse-unknown-word = Nothing here is called { $word }.

# Actions of every game.
act-done = Done
act-pass = Pass

# Tour of six balloons.
tour-title = Tour
tour-skip = Skip the tour
tour-step = { $step } of { $all }
tour-prompt = This bar always says who must do what. The small chip is the rule behind it: click it.
tour-strip = The strip shows the whole turn. The dark box is where you are now. Point at any box.
tour-map = Pieces with a ring can act. Drag one to a lit place; the disc shows the distance.
tour-why-not = Drop a piece where it may not go. It returns, and the bar says which rule forbids it.
tour-undo = “Undo” takes back the last action, as long as nothing hidden became known. Try it.
tour-hand = Your cards lie here, face down for others. Hold { $key } to see them.

# Picture export.
export-title = Export picture
export-size = Size
export-what = What to draw
export-whole-map = Whole map
export-as-seen = Map as seen
export-pieces = Pieces
export-save = Save the picture
export-public = The picture shows only what everybody may see.
export-too-large = The picture would be more than { $most } pixels wide or high. Choose a smaller size.

# About, keys.
about-text = Kabinett { $version } is a table for { $games } historical board games. It draws its own maps and explains every rule.
about-rules = The rules are told in our own words and don’t replace the rulebooks.
keys-title = Keys valid now
button-choose = Choose
button-hand-over-to = Hand over to { $seat_who }

# Cards that are laid
prompt-still-to-answer = Still to answer: { $sides }.
prompt-hold-to-answer = To answer hold or click: { $keys }.
prompt-laying = With { $cards }: { $uses }.{ $places ->
    [0] { "" }
    [one] { " " }One place is lit: choose it.
   *[other] { " " }{ $places } places are lit: choose one.
}
button-put-back = Put back
laying-covered = What you hold lies face down: look at it first
drop-nowhere = No place lies there: the piece can go to those that are lit
drop-elsewhere = It can’t go there: the piece can go to the places that are lit
digit-not-asked = Nothing is asked of you now, so the digits do nothing
digit-no-piece = Digits choose one of the lit places: first take a piece
digit-answers = Digits take none of these answers: press the button of one
enter-answers = Enter takes none of these answers: press the button of one
enter-map = Enter ends nothing here: first play what is lit
digit-no-target = { $count ->
    [0] No lit place has a number
    [one] Only one place is lit, so there is no number { $digit }
   *[other] Only { $count } places are lit, so there is no number { $digit }
}
digit-no-card = { $count ->
    [0] No card can be played now
    [one] Only one card has a number, so there is no number { $digit }
   *[other] Only { $count } cards have a number, so there is no number { $digit }
}
enter-several = Enter takes none of the { $count } buttons for these cards: press one of them.
enter-place = These cards are laid at a place: choose one that is lit on the map.
card-is-chosen = chosen
chooser-verb = { $count ->
    [one] { $verb }
   *[other] { $verb }: { $count } ways
}
chooser-card = with { $card }: { $count } ways
chooser-more = More: { $count }
round-has-answered = { $name } has answered
round-has-not-answered = { $name } has not answered yet
round-answer-anew = Come again and answer anew
round-all-answered = All have answered
round-show = Show
call-nobody = Nobody
call-nobody-tip = Passes for { $seats }
settings-pass-for-pins = Calls: one click passes for persons with a PIN as well
settings-turn-fields = Lay a field of battle with one’s own side below
wizard-by-lot = side drawn by lot
round-keys = Left and right: another person first
