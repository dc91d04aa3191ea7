# Drills: the page on which the rules ask.
learn-drills = Drills: questions that the rules ask
drills-title = Drills
drills-game = Game
drills-kind = Kind of question
drills-any = All kinds
drills-learnt = What I have learnt in lessons
drills-source = Where the situations come from
drills-recorded = Games that came with the program
drills-due = { $n ->
    [0] Nothing waits to be repeated.
    [one] { $n } rule waits to be repeated.
   *[other] { $n } rules wait to be repeated.
}
drills-check = Check
drills-next = Next question
drills-hint = Hint
drills-show = Show what happens
drills-return = Back to the question
drills-number = Number
drills-type = Mark by name
drills-marked = Marked: { $names }
drills-nothing-marked = Nothing is marked yet.
drills-on-map = Click on the map, or type a name.
drills-all-right = Right.
drills-not-all = Not quite: read the reasons.
drills-right = Right: { $name }
drills-missed = Missed: { $name }
drills-wrong = Wrong: { $name }
drills-no-reason = No rule leads to this answer.
drills-hint-clause = Think of this rule:
drills-hint-region = Look where the map is lit.
drills-hint-bounds = The number lies between { $least } and { $most }.
drills-hint-fits = This belongs to the answer: { $name }
drills-hint-not = This does not belong to the answer: { $name }
drills-difficult = My difficult rules
drills-difficult-none = You have not missed any rule yet.
drills-difficult-line = { $wrong } of { $asked } missed
drills-none = No question of this kind was found. Choose another kind.
drills-seed = { $kind }: question { $seed }
drills-unread = Your practice record could not be read. It is kept aside as { $file }.
drills-unsaved = What you practised could not be saved.
drills-answer = The answer
