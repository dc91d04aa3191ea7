# The command line.
cli-help = A table for the cabinet wars: every rule enforced and explained.
cli-help-play = Open the window, with a saved table if one is named.
cli-help-games = List the games.
cli-help-selfplay = Let bots play whole games.
cli-help-replay = Play a saved table again, comparing every position.
cli-help-position = Position files: any situation, set up by names.
cli-help-position-new = Write the position file of an opening.
cli-help-position-show = Show a situation to the public, or to one seat.
cli-help-position-save = Write a situation as a position file, by its fields and as few actions as need be.
cli-help-legal = List the permitted actions, all or those of one piece or card.
cli-help-why = Say whether an action is permitted, and by which clause not.
cli-help-apply = Play actions and write where they lead.
cli-help-drill = Print a question generated from the rules, with --answer its answer.
cli-help-board = Boards: check and draw them.
cli-help-board-check = Say what is wrong with a board, or with all.
cli-help-board-draw = Draw a board to a picture.
cli-help-lesson = Lessons: check and list them.
cli-help-lesson-check = Play lessons through, all or those of these files, and say what is wrong with them.
cli-help-lesson-list = List the lessons by course, and the sections of the rules that none visits.
cli-option-all = those not finished too
cli-option-games = how many games
cli-option-bots = kinds of bot by seat, separated by commas; the last serves the rest
cli-option-seed = number that fixes all randomness
cli-option-ruleset = rulebook
cli-option-scenario = scenario
cli-option-seats = number of seats
cli-option-option = something to choose, as goal=10: may stand several times
cli-option-check = only compare, without the log
cli-option-out = file to write: .yaml or .kabinett
cli-option-picture = picture to write: .png, .svg or .pdf
cli-option-width = width in pixels
cli-option-theme = colours of the map
cli-option-as = what this seat may know
cli-option-from = a piece or card: friedrich, S4.2
cli-option-kind = kind of question: reach, supply, ...
cli-option-answer = what is right, and why
cli-option-list = the kinds of question that there are
cli-head-game = Game
cli-head-title = Title
cli-head-rules = Rulebooks
cli-head-scenarios = Scenarios
cli-head-seats = Seats
cli-head-piece = Piece
cli-head-side = Side
cli-head-place = Place
cli-head-troops = Troops
cli-head-state = State
cli-head-action = Action
cli-head-meaning = Meaning
cli-head-result = Result
cli-head-games = Games
cli-head-kind = Kind
cli-head-question = Question
cli-head-clauses = Clauses
cli-head-verdict = Verdict
cli-head-answer = Answer
cli-head-reason = Reason
cli-drill-right = right
cli-drill-wrong = wrong
cli-off-board = off the board
cli-state-down = face down
cli-state-moved = moved
cli-state-retreated = retreated
cli-state-out = off the map
cli-state-lost = eliminated
cli-state-besieging = besieging
cli-state-abandoned = abandoned
cli-state-used = has marched
cli-turn = { $turns ->
    [0] Turn { $turn }
   *[other] Turn { $turn } of { $turns }
}
cli-score = { $side }: { $n } of { $goal }
cli-score-open = { $side }: { $n }
cli-saved-before = The fields say the situation before “{ $action }”; { $n ->
    [one] this one action stands
   *[other] the { $n } actions since then stand
} below them.
cli-won = The game is over. Won by: { $seats }.
cli-draw = The game is over: a draw.
cli-allowed = Permitted: { $text }
cli-file = file
cli-board-good = { $board }: nothing is wrong
cli-damaged = The end of the file is damaged and was left out: { $where }
cli-no-display = There is no display here to open the table on, so the board is drawn to a picture instead.
cli-hand = { $n ->
    [one] { $side }: { $n } card { $cards }
   *[other] { $side }: { $n } cards { $cards }
    }
cli-replayed = { $n ->
    [one] { $n } action replayed, position { $at }
   *[other] { $n } actions replayed, position { $at }
    }
cli-selfplay = { $games ->
    [one] { $games } game, { $decisions } decisions in { $seconds } s: { $rate } a second; longest { $longest }
   *[other] { $games } games, { $decisions } decisions in { $seconds } s: { $rate } a second; longest { $longest }
    }
cli-lesson-good = { $file }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, nothing wrong
cli-lesson-none = There are no lessons.
cli-lesson-unvisited = { $game } { $ruleset }, { $scenario }: no lesson visits { $words }
cli-head-course = Course
cli-head-lesson = Lesson
cli-head-minutes = Minutes
cli-head-visits = Clauses
cli-help-print = Files for paper: boards, positions, questions, the sequence of play, the log.
cli-help-print-board = Print a board, whole, map by map, or divided among sheets.
cli-help-print-position = Print a position as a seat may know it: map, hand, clauses.
cli-help-print-drills = Print questions about the rules, with the answers on the last page.
cli-help-print-sequence = Print the whole sequence of play on one page.
cli-help-print-log = Write the log of a table as Markdown or HTML.
cli-option-pages = file to write: .pdf or .svg
cli-option-text = file to write: .md or .html
cli-option-paper = a4, a3 or a1
cli-option-way = whole, maps or tiles
cli-option-size = with tiles: the size of the whole board, a3 or a1
cli-option-grey = black and white: hatching instead of colours
cli-option-count = how many questions
