# Lessons in the window: the page of courses, and the guide.
start-learn = Learn
start-learn-line = lessons at the table
learn-title = Learn
learn-course = { $done } of { $all } done, { $minutes ->
    [one] { $minutes } minute in all
   *[other] { $minutes } minutes in all
}
learn-own = My lessons: { $name }
learn-open = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-next = Next: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-done = Done, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-left = Go on at step { $step } of { $all }
learn-fault = One of your lessons cannot be read. { $problem }
learn-kept-aside = Your progress could not be read. It is kept aside as { $file }.
rules-show-me = Show me: { $text }
practice-step = { $step } / { $all }
practice-check = Check
practice-leave = Leave
practice-again = Again
practice-finish = Finish
practice-hint = Hint
practice-hint-tip = Hint { $n } of { $all }
practice-number = Your answer
practice-less = Less
practice-more = More
practice-right = That is right.
practice-partly = Right, but there is more to do.
practice-wrong = Not quite. Look at the crosses, and try again.
practice-not-it = That is not it. Try again.
practice-missed = All of this is right, but something is missing.
practice-other = The rules allow that, but this step asks for something else.
practice-not-now = First read what is said here, then press Next.
practice-hint-clause = Read the rule { $clause }.
practice-hint-region = Look among the things that are ringed.
practice-hint-one = Part of the answer: { $thing }.
practice-hint-look = Look once more at the things that are ringed, and at the rule.
practice-hint-number = It is more than { $low } and less than { $high }.
practice-hint-not = It is not this: { $text }.
practice-hint-with = It is done with { $thing }.
practice-hint-buttons = The answer is one of the buttons above.
practice-hint-next = Nothing is asked here. Go on with Next.
practice-bar-marks = Click on the table what the lesson asks for, then press Check.
practice-bar-answer = Answer the lesson’s question in its balloon.
practice-bar-read = Read what the lesson says in its balloon, then go on there.
practice-window = { $game }, lesson: { $title }
practice-fold = Fold the balloon: more of the map
practice-unfold = Open the balloon
