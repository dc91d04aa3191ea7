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
print-log-title = { $table }: crónica
print-position = { $game }, turno { $turn }
menu-print = Imprimir y exportar…
print-title = Imprimir y exportar
print-what = Qué
print-what-position = Posición
print-what-board = Tablero sin piezas
print-what-sequence = Secuencia de juego
print-what-drills = Preguntas con respuestas
print-what-log = Crónica
print-language = Idioma
print-paper = Papel
print-way = Disposición
print-way-whole = Todo en una página
print-way-maps = Cada mapa en una página
print-way-tiles = Tamaño { $name } en varias hojas
print-kind = Tipo de pregunta
print-every-kind = Todos los tipos por turno
print-count = Cuántas
print-seed = Número de la hoja
print-grey = Blanco y negro
print-hand = Con mi mano, como solo yo puedo verla
print-hand-closed = La mano está cubierta. Ábrela primero, o imprime lo que todos pueden ver.
print-format = Archivo
print-format-pdf = PDF
print-format-svg = SVG, un archivo por página
print-format-md = Markdown
print-format-html = HTML
print-making = Las páginas se están preparando…
print-log-line = La crónica se escribe como texto, tal como se puede leer aquí.
print-before = Página anterior
print-after = Página siguiente
print-save = Guardar
print-on-printer = Imprimir…
print-saved = { $count ->
    [one] Guardado como { $file }.
   *[other] Guardado en { $count } archivos; el primero es { $file }.
}
print-over = { $count ->
    [one] { $file } ya existe.
   *[other] { $count } de estos archivos ya existen, el primero es { $file }.
}
print-over-yes = Sobrescribir
