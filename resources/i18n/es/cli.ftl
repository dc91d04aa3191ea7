# La línea de órdenes.
cli-help = Una mesa para las guerras de gabinete: cada regla aplicada y explicada.
cli-help-play = Abre la ventana, con una mesa guardada si se indica.
cli-help-games = Enumera los juegos.
cli-help-selfplay = Hace jugar partidas enteras a los bots.
cli-help-replay = Vuelve a jugar una mesa guardada, comparando cada posición.
cli-help-position = Archivos de posición: cualquier situación, por nombres.
cli-help-position-new = Escribe el archivo de posición de una apertura.
cli-help-position-show = Muestra una situación al público o a un puesto.
cli-help-position-save = Escribe una situación como archivo de posición, con sus campos y el menor número posible de acciones.
cli-help-legal = Enumera las acciones permitidas, todas o las de una pieza o carta.
cli-help-why = Dice si una acción está permitida, y según qué apartado no.
cli-help-apply = Juega acciones y escribe adónde llevan.
cli-help-drill = Imprime una pregunta generada a partir de las reglas; con --answer, también la respuesta.
cli-help-board = Tableros: comprobarlos y dibujarlos.
cli-help-board-check = Dice qué falla en un tablero, o en todos.
cli-help-board-draw = Dibuja un tablero en una imagen.
cli-help-lesson = Lecciones: comprobarlas y enumerarlas.
cli-help-lesson-check = Juega las lecciones de principio a fin, todas o las de estos archivos, y dice qué falla.
cli-help-lesson-list = Enumera las lecciones por curso y las secciones de las reglas que ninguna trata.
cli-option-all = también los no terminados
cli-option-games = cuántas partidas
cli-option-bots = tipos de bot por puesto, separados por comas; el último vale para los demás
cli-option-seed = número que fija todo el azar
cli-option-ruleset = reglamento
cli-option-scenario = escenario
cli-option-seats = número de puestos
cli-option-option = algo que se elige, como goal=10: puede repetirse
cli-option-check = solo comparar, sin la crónica
cli-option-out = archivo que escribir: .yaml o .kabinett
cli-option-picture = imagen que escribir: .png, .svg o .pdf
cli-option-width = anchura en píxeles
cli-option-theme = colores del mapa
cli-option-as = lo que este puesto puede saber
cli-option-from = una pieza o carta: friedrich, S4.2
cli-option-kind = tipo de pregunta: reach, supply, ...
cli-option-answer = lo que es correcto, y por qué
cli-option-list = los tipos de pregunta que hay
cli-head-game = Juego
cli-head-title = Título
cli-head-rules = Reglamentos
cli-head-scenarios = Escenarios
cli-head-seats = Puestos
cli-head-piece = Pieza
cli-head-side = Bando
cli-head-place = Lugar
cli-head-troops = Tropas
cli-head-state = Estado
cli-head-action = Acción
cli-head-meaning = Significado
cli-head-result = Resultado
cli-head-games = Partidas
cli-head-kind = Tipo
cli-head-question = Pregunta
cli-head-clauses = Cláusulas
cli-head-verdict = Resultado
cli-head-answer = Respuesta
cli-head-reason = Motivo
cli-drill-right = correcto
cli-drill-wrong = incorrecto
cli-off-board = fuera del tablero
cli-state-down = bocabajo
cli-state-moved = movida
cli-state-retreated = en retirada
cli-state-out = fuera del mapa
cli-state-lost = eliminada
cli-state-besieging = asedia
cli-state-abandoned = abandonado
cli-state-used = ha marchado
cli-turn = { $turns ->
    [0] Turno { $turn }
   *[other] Turno { $turn } de { $turns }
}
cli-score = { $side }: { $n } de { $goal }
cli-score-open = { $side }: { $n }
cli-saved-before = Los campos dicen la situación antes de «{ $action }»; debajo { $n ->
    [one] está esta única acción
   *[other] están las { $n } acciones jugadas desde entonces
}.
cli-won = La partida ha terminado. Victoria: { $seats }.
cli-draw = La partida ha terminado: empate.
cli-allowed = Permitido: { $text }
cli-file = archivo
cli-board-good = { $board }: todo en orden
cli-damaged = El final del archivo está dañado y se ha omitido: { $where }
cli-no-display = Aquí no hay pantalla en la que abrir la mesa, así que el tablero se dibuja en una imagen.
cli-hand = { $n ->
    [one] { $side }: { $n } carta { $cards }
   *[other] { $side }: { $n } cartas { $cards }
    }
cli-replayed = { $n ->
    [one] { $n } acción jugada de nuevo, posición { $at }
   *[other] { $n } acciones jugadas de nuevo, posición { $at }
    }
cli-selfplay = { $games ->
    [one] { $games } partida, { $decisions } decisiones en { $seconds } s: { $rate } por segundo; la más larga { $longest }
   *[other] { $games } partidas, { $decisions } decisiones en { $seconds } s: { $rate } por segundo; la más larga { $longest }
    }
cli-lesson-good = { $file }: { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, ningún fallo
cli-lesson-none = No hay lecciones.
cli-lesson-unvisited = { $game } { $ruleset }, { $scenario }: ninguna lección trata { $words }
cli-head-course = Curso
cli-head-lesson = Lección
cli-head-minutes = Minutos
cli-head-visits = Reglas
cli-help-print = Archivos para el papel: tableros, posiciones, preguntas, secuencia de juego, crónica.
cli-help-print-board = Imprime un tablero entero, mapa por mapa o dividido en hojas.
cli-help-print-position = Imprime una posición como puede conocerla un puesto: mapa, mano, reglas.
cli-help-print-drills = Imprime preguntas sobre las reglas, con las respuestas en la última página.
cli-help-print-sequence = Imprime toda la secuencia de juego en una página.
cli-help-print-log = Escribe la crónica de una mesa en Markdown o HTML.
cli-option-pages = archivo que escribir: .pdf o .svg
cli-option-text = archivo que escribir: .md o .html
cli-option-paper = a4, a3 o a1
cli-option-way = whole (entero), maps (mapas) o tiles (hojas)
cli-option-size = con tiles: el tamaño de todo el tablero, a3 o a1
cli-option-grey = blanco y negro: tramas en lugar de colores
cli-option-count = cuántas preguntas
