# Pages for paper: what stands on them, the dialog that asks for them.
print-set-up = At the beginning
print-each-turn = In every turn
print-in-turns = { $count ->
    [one] after turn { $turns }
   *[other] after turns { $turns }
}
print-page = Page { $n } of { $of }
print-sheet-of = Sheet { $name } of { $rows } × { $columns }
print-index = { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
}, { $wide } × { $high } mm in all. Neighbours overlap by { $overlap } mm: cut at the marks, glue on the dashes.
print-public = What everybody may see
print-log = What happened last
print-clauses = Rules
print-answers = Answers
print-your-answer = Your answer:
print-sequence = { $game }: sequence of play
print-drills = { $game }: questions about the rules
print-log-title = { $table }: log
print-position = { $game }, turn { $turn }
menu-print = Print and export…
print-title = Print and export
print-what = What
print-what-position = Position
print-what-board = Board without pieces
print-what-sequence = Sequence of play
print-what-drills = Questions with answers
print-what-log = Log
print-language = Language
print-paper = Paper
print-way = Arrangement
print-way-whole = All on one page
print-way-maps = Each map on a page
print-way-tiles = { $name } size on several sheets
print-kind = Kind of question
print-every-kind = All kinds by turns
print-count = How many
print-seed = Number of the sheet
print-grey = Black and white
print-hand = With my hand, as only I may see it
print-hand-closed = The hand lies face down. Open it first, or print what everybody may see.
print-format = File
print-format-pdf = PDF
print-format-svg = SVG, a file for each page
print-format-md = Markdown
print-format-html = HTML
print-making = The pages are being made…
print-log-line = The log is written as text, as it may be read here.
print-before = Page before
print-after = Next page
print-save = Save
print-on-printer = Print…
print-saved = { $count ->
    [one] Saved as { $file }.
   *[other] Saved as { $count } files, the first is { $file }.
}
print-over = { $count ->
    [one] { $file } is there already.
   *[other] { $count } of these files are there already, the first is { $file }.
}
print-over-yes = Write over
