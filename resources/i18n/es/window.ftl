# Menús.
menu-table = Mesa
menu-edit = Editar
menu-view = Vista
menu-time = Tiempo
menu-practice = Práctica
menu-help = Ayuda
menu-new-table = Nueva mesa…
menu-open = Abrir…
menu-save-copy = Guardar una copia…
menu-export-picture = Exportar imagen…
menu-close-table = Cerrar la mesa
menu-quit = Salir
menu-undo = Deshacer
menu-redo = Rehacer
menu-confirm = Preguntar antes de lo que no se puede deshacer
menu-type-action = Escribir una acción…
menu-find = Buscar un lugar o una pieza…
menu-settings = Ajustes…
menu-language = Idioma
menu-theme = Tema
menu-text-size = Tamaño del texto
menu-text-larger = Texto más grande
menu-text-smaller = Texto más pequeño
menu-motion = Movimiento
menu-zoom-in = Acercar
menu-zoom-out = Alejar
menu-front = Frente: donde puedes actuar
menu-fit = Mapa, luego todos los mapas
menu-turn-round = Dar la vuelta al campo de batalla
menu-full-screen = Pantalla completa
menu-panels = Paneles
menu-hide-panels = Ocultar los paneles
menu-restore-layout = Restaurar la disposición
menu-overlays = Capas
menu-back-one = Un paso atrás
menu-forward-one = Un paso adelante
menu-to-start = Al primer paso
menu-to-now = Volver al presente
menu-bookmark = Poner un marcador de página
menu-what-if = ¿Y si…?
menu-rules = Reglas
menu-legend = Leyenda
menu-help-now = Ayuda sobre esta decisión
menu-tour = Visita guiada
menu-about = Acerca de Kabinett
menu-curtain = Telón

# Botones.
button-undo = Deshacer
button-not-yet = Todavía no
button-continue = Continuar
button-cancel = Cancelar
button-close = Cerrar
button-back = Anterior
button-next = Siguiente
button-open = Abrir
button-show-rule = Ver la regla
button-show-on-map = Ver en el mapa
button-why-not = ¿Por qué no?
button-also-possible = También es posible
button-back-to-now = Volver al presente
button-copy = Copiar
button-details = Detalles
button-save-report = Guardar un informe
button-filter = Filtrar

# Tema, texto, movimiento, ritmo.
theme-parchment = Pergamino
theme-contrast = Alto contraste
theme-safe = Colores seguros
theme-dark = Oscuro
text-size = Texto { $percent } %
motion-full = completo
motion-short = breve
motion-none = ninguno
pace-none = enseguida
pace-short = pausa breve
pace-normal = pausa normal
pace-step = un paso con Intro

# Pantalla inicial.
start-continue = Continuar
start-continue-crash = Continuar donde se interrumpió
start-new-table = Nueva mesa
start-load = Abrir
start-load-count = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
    }
start-boards = Tableros
start-boards-line = mapas, nombres, leyenda
start-play = Jugar
start-footer = Kabinett { $version }, idioma: { $language }, texto { $percent } %
first-run-title = Idioma y tamaño del texto
first-run-line = Puedes cambiarlos en cualquier momento en los ajustes ({ $key }).

# Lista de mesas y tableros.
load-title = Abrir una mesa
load-search = Buscar
load-empty = Todavía no hay mesas. Empieza una nueva.
load-none-found = Ninguna mesa contiene estas palabras.
load-damaged = dañada al final: se leen { $actions } acciones. Se sigue desde ahí; el archivo dañado se guarda entonces al lado.
load-delete = Mover a la papelera
load-in-trash = En la papelera
load-deleted = La mesa { $name } está en la papelera.
load-other-file = Otro archivo…
boards-title = Tableros
boards-show-sectors = Sectores
boards-show-countries = Países
boards-show-names = Todos los nombres de lugares
boards-show-legend = Leyenda
boards-own = tablero propio
boards-places = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
    }
boards-roads = { $count ->
    [one] { $count } carretera
   *[other] { $count } carreteras
    }

# Nueva mesa.
wizard-title = Nueva mesa
wizard-game = Juego
wizard-ruleset = Reglamento
wizard-scenario = Escenario
wizard-number-of-seats = Número de puestos
wizard-seats = Puestos
wizard-name = Nombre
wizard-name-hint = Nombre de la persona
wizard-human = Persona
wizard-bot = Bot
wizard-level = Nivel
wizard-pin = PIN
wizard-pin-hint = 4 cifras, opcional
wizard-shuffle-seats = Barajar los puestos
wizard-all-human = Solo personas
wizard-me-against-bots = Yo contra los bots
wizard-table = Mesa
wizard-kind = Tipo
wizard-kind-fixed = El tipo de mesa ya no se puede cambiar.
wizard-seed = Semilla
wizard-seed-hint = La misma semilla reparte las mismas cartas
wizard-seed-random = al azar
wizard-curtain = Telón entre los puestos
wizard-bot-pace = Ritmo de los bots
wizard-start = Empezar
wizard-name-twice = Dos puestos tienen el nombre { $name }. Cambia uno de ellos.
wizard-name-empty = El puesto { $seat_bare } necesita un nombre.
wizard-pin-digits = Un PIN tiene exactamente 4 cifras.
wizard-seed-number = La semilla es un número entero, 0 o más.

# Barra de indicaciones.
prompt-thinking = { $who }: está pensando
prompt-ready = { $who }: todo listo para jugar.
prompt-bot = { $who } (bot, { $level })
prompt-confirm-reveal = Esto revela algo oculto y no se puede deshacer.
prompt-confirm-drop = Los números escritos aún no se han entregado. ¿Seguir sin ellos?
prompt-confirm-shown = Es lo que el programa propone aquí. ¿Seguir?
prompt-confirm-end = { $pieces ->
    [0] Aquí aún se puede hacer algo más. ¿Seguir de todos modos?
    [one] { $pieces } pieza aún puede actuar. ¿Seguir de todos modos?
   *[other] { $pieces } piezas aún pueden actuar. ¿Seguir de todos modos?
}
prompt-past = Estás viendo el turno { $turn }
prompt-what-if = ¿Y si…? Aquí nada cuenta
prompt-type-action = Escribir una acción
prompt-type-unreadable = «{ $text }» no es ahora una acción posible.
prompt-type-near = «{ $text }» no es ahora una acción posible. Quizá: { $near }
prompt-type-nobody = Ahora no hay nadie: quien responda, que se presente antes.
prompt-type-past = Se mira un momento pasado: vuelve antes al presente.
prompt-type-completed = «{ $text }» no es una acción completa. Intro juega lo que ahora está escrito.
prompt-type-ambiguous = «{ $text }» puede significar: { $candidates }
prompt-choose = ¿Cuál de estas?

# Cinta de fases.
strip-turn = Turno { $turn }
strip-done = hecha
strip-now = ahora
strip-coming = por venir
strip-skipped = saltada
strip-acts = Actúa: { $sides_who }

# Mapa y capas.
overlay-reach = Alcance
overlay-supply = Suministro
overlay-protection = Protección
overlay-threats = Amenazas
overlay-control = Control y puntuación
overlay-game = Capa propia del juego
overlay-reach-line = Adónde puede ir la pieza elegida, con la distancia
overlay-supply-line = Qué tiene suministro y qué está aislado
overlay-protection-line = Qué está protegido y por quién
overlay-threats-line = Qué puede ser atacado
overlay-control-line = Quién controla qué
overlay-game-line = Lo que solo este juego tiene que mostrar
overlay-tip = { $name } ({ $key })
map-drawing = Se está dibujando el mapa: { $percent } %
map-search-title = Buscar
map-search-hint = Lugar o pieza, también con su nombre moderno
map-search-none = Nada en este tablero se llama así.

# Paneles.
panel-inspector = Panel de detalle
panel-log = Crónica
panel-hand = Mano
panel-rules = Reglas
panel-battle = Batalla
panel-text = Mesa como texto
panel-replay = Barra del tiempo
panel-pinned = fijado
panel-unfold = abrir
panel-filter-side = Bando
panel-filter-text = Palabras de la crónica
log-look = Ver este momento
log-take-back = Retirar la jugada hasta aquí
log-branch = Variante desde aquí
log-bookmark = Poner un marcador de página
log-copy = Copiar
log-undone = deshecha
inspector-point = señala un lugar
inspector-main-road = Carretera principal a { $places }
inspector-minor-road = Carretera secundaria a { $places }
inspector-here = Está aquí
inspector-printed = En la carta: { $name }
inspector-now = ¿Qué puede hacer ahora?
inspector-nothing = Ahora nada.
inspector-hidden = tropas ?
hand-empty = Sin cartas.
hand-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
hand-hidden = Mantén pulsada la tecla { $key } para ver la mano.
hand-numbers-hidden = Mantén pulsada la tecla { $key } para ver los números.
hand-keep-open = Dejar bocarriba
hand-fold = Colocar las cartas como tiras ({ $key })
hand-unfold = Mostrar las cartas enteras ({ $key })
hand-kept-open = Bocarriba para esta decisión. { $key }: telón
hand-hold-key = mantén pulsado o haz clic para mirar
hand-look-away = mientras tanto { $side_who } no debe mirar
text-panel-decision = Decisión
text-panel-marked = Marcado: { $thing }
text-panel-more = { $count } más: elige cartas de la mano
text-panel-actions = Acciones
text-panel-sides = Bandos
text-panel-places = Lugares
text-panel-hand = Mano

# Reglas.
rules-title = Reglas de { $game }
rules-search = Buscar en las reglas
rules-none-found = Ningún apartado contiene estas palabras.
rules-found = { $count ->
    [one] { $count } apartado
   *[other] { $count } apartados
    }
rules-variant = Distinto en los reglamentos 1.0 y 2.0
rules-language = Idioma de las reglas

# Telón.
curtain-title = Pasa la pantalla a
curtain-name = { $name } ({ $side_bare })
curtain-since = Desde la última vez
curtain-last = Lo último ocurrido
curtain-begins = La partida comienza.
curtain-nothing-since = Desde entonces no ha ocurrido nada.
curtain-i-am = Soy { $name }
curtain-hold = mantén pulsado Intro o el botón
curtain-pin = PIN
curtain-pin-wrong = Ese no es el PIN. Prueba otra vez.

# Deshacer y sus límites.
undo-nothing = No hay nada que deshacer.
undo-revealed = Ya no se puede deshacer: se ha sabido algo oculto.
undo-other-seat = Ya no se puede deshacer: ha respondido otro puesto.
redo-nothing = No hay nada que rehacer.
take-back-refuse = Rechazar

# Barra del tiempo.
replay-first = Primer paso
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-last = Volver al presente
replay-now = ahora
replay-step = Paso { $step } de { $all }
replay-bookmark = Marcador de página { $name }

# Línea de estado.
status-zoom = zoom { $percent } %
status-saved = guardado a las { $time }
status-view = vista: { $side_bare }
status-view-public = vista: pública
status-drawing = se está dibujando el mapa
toast-saved-copy = Hay una copia guardada como { $file }.
toast-report-saved = El informe se ha guardado como { $file }.
toast-laying-out = Se prepara la mesa…
toast-exported = La imagen está guardada como { $file }.
toast-result-saved = El resultado está guardado como { $file }.

# Errores.
error-title = No ha sido posible
error-unreadable-save = { $file } no es una mesa de Kabinett.
error-unreadable-save-mend = Elige otro archivo; nada ha cambiado.
error-position-file-mend = Un archivo de posición se abre en el editor de posiciones; desde allí pasa a ser una mesa de práctica.
error-newer-version = Esta mesa se hizo con Kabinett { $theirs }; este es { $ours }.
error-newer-version-mend = Actualiza Kabinett para abrirla. Tu archivo no ha cambiado.
error-replay = { $file } no sigue las reglas en la acción { $action }.
error-replay-mend = Abre lo que la precede. Tu archivo no ha cambiado.
error-full-disk = El disco está lleno, por eso no se puede escribir { $file }.
error-full-disk-mend = Libera espacio y después inténtalo de nuevo.
error-full-disk-table-mend = Libera espacio y después continúa. La mesa está como antes de tu última acción.
error-not-writable = Aquí no se puede escribir { $file }.
error-not-writable-mend = Elige otra carpeta.
error-missing-file = { $file } ya no está.
error-missing-file-mend = Elige otro archivo.
error-broken-board = El tablero { $file } no se puede usar: { $problem }.
error-unforeseen = Ha ocurrido algo imprevisto. La mesa está guardada; se puede abrir una acción antes.
error-reopen-earlier = Abrir una acción antes
error-file-line = { $file }, línea { $line }
error-file = Archivo
error-what-to-do = Qué hacer

# Rechazos de todos los juegos.
refuse-game-over = La partida ha terminado.
refuse-idle = Ahora no hay nada que hacer con ello: { $thing }.
refuse-not-now = Eso no se pide ahora.
refuse-not-your-decision = Ahora decide otro puesto, no { $seat_bare }.
refuse-unknown-word = Aquí nada se llama { $word }.

# Acciones de todos los juegos.
act-done = Listo
act-pass = Pasar

# Visita guiada.
tour-title = Visita guiada
tour-skip = Saltar la visita
tour-step = { $step } de { $all }
tour-prompt = Esta barra dice siempre quién debe hacer qué. La ficha pequeña es la regla que lo pide: haz clic en ella.
tour-strip = La cinta muestra todo el turno. La casilla oscura es donde estás ahora. Señala cualquier casilla.
tour-map = Las piezas con un anillo pueden actuar. Arrastra una a un lugar iluminado; el disco indica la distancia.
tour-why-not = Suelta una pieza donde no puede ir. Vuelve a su sitio y la barra dice qué regla lo impide.
tour-undo = «Deshacer» retira la última acción mientras no se haya sabido nada oculto. Pruébalo.
tour-hand = Aquí están tus cartas, bocabajo para los demás. Mantén pulsada la tecla { $key } para verlas.

# Exportar imagen.
export-title = Exportar imagen
export-size = Tamaño
export-what = Qué dibujar
export-whole-map = Mapa completo
export-as-seen = Mapa como se ve
export-pieces = Piezas
export-save = Guardar la imagen
export-public = La imagen muestra solo lo que todos pueden ver.
export-too-large = La imagen tendría más de { $most } píxeles de ancho o de alto. Elige un tamaño menor.

# Acerca de, teclas.
about-text = Kabinett { $version } es una mesa para { $games } juegos históricos. Dibuja sus propios mapas y explica cada regla.
about-rules = Las reglas se cuentan con nuestras palabras y no sustituyen a los libros de reglas.
keys-title = Teclas válidas ahora
button-choose = Elegir
button-hand-over-to = Pasar la pantalla a { $seat_who }

# Cartas que se juegan juntas
prompt-still-to-answer = Faltan por responder: { $sides }.
prompt-hold-to-answer = Para responder mantén pulsado o haz clic en: { $keys }.
prompt-laying = Con { $cards }: { $uses }.{ $places ->
    [0] { "" }
    [one] { " " }Un lugar está iluminado: elígelo.
   *[other] { " " }{ $places } lugares están iluminados: elige uno.
}
button-put-back = Devolver
laying-covered = Lo que tienes en la mano está bocabajo: míralo primero
drop-nowhere = Ahí no hay ningún lugar: la pieza puede ir a los iluminados
drop-elsewhere = Ahí no puede ir: la pieza puede ir a los lugares iluminados
digit-not-asked = Ahora no se te pide nada, así que las cifras no hacen nada
digit-no-piece = Las cifras eligen uno de los lugares iluminados: antes toma una pieza
digit-answers = Las cifras no eligen ninguna de estas respuestas: pulsa el botón de una
enter-answers = Intro no elige ninguna de estas respuestas: pulsa el botón de una
enter-map = Aquí Intro no termina nada: antes juega lo que está iluminado
digit-no-target = { $count ->
    [0] Ningún lugar iluminado tiene número
    [one] Solo hay un lugar iluminado, así que no hay número { $digit }
   *[other] Solo hay { $count } lugares iluminados, así que no hay número { $digit }
}
digit-no-card = { $count ->
    [0] Ahora no se puede jugar ninguna carta
    [one] Solo una carta tiene número, así que no hay número { $digit }
   *[other] Solo { $count } cartas tienen número, así que no hay número { $digit }
}
enter-several = Intro no elige ninguno de los { $count } botones para estas cartas: pulsa uno.
enter-place = Estas cartas se juegan en un lugar: elige uno iluminado en el mapa.
card-is-chosen = elegida
chooser-verb = { $count ->
    [one] { $verb }
   *[other] { $verb }: { $count } maneras
}
chooser-card = con { $card }: { $count } maneras
chooser-more = Más: { $count }
round-has-answered = { $name } ha respondido
round-has-not-answered = { $name } aún no ha respondido
round-answer-anew = Vuelve y responde de nuevo
round-all-answered = Todos han respondido
round-show = Mostrar
call-nobody = Nadie
call-nobody-tip = Pasa por { $seats }
settings-pass-for-pins = Llamadas: un clic pasa también por quienes tienen PIN
settings-turn-fields = Poner el campo de batalla con el lado propio abajo
wizard-by-lot = bando por sorteo
round-keys = Izquierda y derecha: antes otra persona
