# Ejercicios: la página en la que preguntan las reglas.
learn-drills = Ejercicios: preguntas que hacen las reglas
drills-title = Ejercicios
drills-game = Juego
drills-kind = Tipo de pregunta
drills-any = Todos los tipos
drills-learnt = Lo que he aprendido en las lecciones
drills-source = De dónde vienen las situaciones
drills-recorded = Partidas que vienen con el programa
drills-due = { $n ->
    [0] No hay nada que repetir.
    [one] { $n } regla espera repetición.
   *[other] { $n } reglas esperan repetición.
}
drills-check = Comprobar
drills-next = Siguiente pregunta
drills-hint = Pista
drills-show = Mostrar qué ocurre
drills-return = Volver a la pregunta
drills-number = Número
drills-type = Marcar por nombre
drills-marked = Has marcado: { $names }
drills-nothing-marked = Todavía no hay nada marcado.
drills-on-map = Haz clic en el mapa o escribe un nombre.
drills-all-right = Correcto.
drills-not-all = No exactamente: lee los motivos.
drills-right = Correcto: { $name }
drills-missed = Falta: { $name }
drills-wrong = Incorrecto: { $name }
drills-no-reason = Ninguna regla lleva a esta respuesta.
drills-hint-clause = Piensa en esta regla:
drills-hint-region = Mira donde el mapa está iluminado.
drills-hint-bounds = El número está entre { $least } y { $most }.
drills-hint-fits = Forma parte de la respuesta: { $name }
drills-hint-not = No forma parte de la respuesta: { $name }
drills-difficult = Mis reglas difíciles
drills-difficult-none = Todavía no has fallado ninguna regla.
drills-difficult-line = { $wrong } de { $asked } falladas
drills-none = No se ha encontrado ninguna pregunta de este tipo. Elige otro tipo.
drills-seed = { $kind }: pregunta { $seed }
drills-unread = No se ha podido leer tu práctica anterior. Queda guardada aparte como { $file }.
drills-unsaved = No se ha podido guardar lo que has practicado.
drills-answer = La respuesta
