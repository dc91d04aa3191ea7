# Páginas para el papel: lo que dicen, y la ventana que las pide.
print-set-up = Al principio
print-each-turn = En cada turno
print-in-turns = { $count ->
    [one] después del turno { $turns }
   *[other] después de los turnos { $turns }
}
print-page = Página { $n } de { $of }
print-sheet-of = Hoja { $name } de { $rows } × { $columns }
print-index = { $count ->
    [one] { $count } hoja
   *[other] { $count } hojas
}, { $wide } × { $high } mm en total. Las hojas vecinas se solapan { $overlap } mm: corta por las marcas, pega por los trazos.
print-public = Lo que todos pueden ver
print-log = Lo último que ocurrió
print-clauses = Reglas
print-answers = Respuestas
print-your-answer = Tu respuesta:
print-sequence = { $game }: secuencia de juego
print-drills = { $game }: preguntas sobre las reglas
print-log-title = { $table }: registro
print-position = { $game }, turno { $turn }
