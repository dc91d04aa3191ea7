# The position editor: its page.
editor-title = Position editor
editor-game = Game
editor-palette = Lay on the map
editor-where = Where to
editor-put = Put
editor-here = What lies here
editor-here-none = Click on a place
editor-remove = Remove
editor-remove-named = Remove { $name }
editor-add = Add
editor-off = off the map
editor-fields = Fields
editor-as-usual = As usual
editor-yes = yes
editor-no = no
editor-faults = What cannot be
editor-sound = This position can be played.
editor-assumed = Assumed by lot: the hidden things of { $sides }.
editor-cannot-lie = { $thing } cannot lie here: { $place }.
editor-file = File
editor-new = New, as at the start
editor-open = Open a position file
editor-save = Save
editor-save-as = Save as
editor-clear = Clear the map
editor-use = Use
editor-practise = Practice table
editor-what-if = What if, at the table
editor-lesson = Step of a lesson
editor-unnamed = not saved yet
editor-saved = Saved as { $file }.
editor-saved-draft = Saved as a draft: { $file }.
editor-unsaved = This position has changes that are not saved.
editor-stay = Go on editing
editor-discard = Leave without saving
editor-lesson-which = Lesson
editor-lesson-new = A new lesson
editor-lesson-name = Name of the lesson
editor-lesson-step = Name of the step
editor-lesson-says = What is said
editor-lesson-names = Names have small letters, digits and hyphens.
editor-added = Added to { $file }.
start-editor = Position editor
start-editor-line = set up any situation
menu-edit-copy = Edit a copy
editor-faulty = { $n ->
    [one] { $n } thing cannot be. The map shows the rest.
   *[other] { $n } things cannot be. The map shows the rest.
}
editor-actions = { $n ->
    [one] { $n } Action is played from here.
   *[other] { $n } Actions are played from here.
}
