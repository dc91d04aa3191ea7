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
