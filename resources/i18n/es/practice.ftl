# Las lecciones en la ventana: la página de los cursos y la guía.
start-learn = Aprender
start-learn-line = lecciones en la mesa
learn-title = Aprender
learn-course = { $done } de { $all } hechas, { $minutes ->
    [one] { $minutes } minuto en total
   *[other] { $minutes } minutos en total
}
learn-own = Mis lecciones: { $name }
learn-open = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
learn-next = La siguiente: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
learn-done = Hecha, { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
learn-left = Seguir en el paso { $step } de { $all }
learn-fault = Una de tus lecciones no se puede leer. { $problem }
learn-kept-aside = No se ha podido leer tu progreso. Queda guardado aparte como { $file }.
rules-show-me = Muéstramelo: { $text }
practice-step = { $step } / { $all }
practice-check = Comprobar
practice-leave = Salir
practice-again = De nuevo
practice-finish = Terminar
practice-hint = Pista
practice-hint-tip = Pista { $n } de { $all }
practice-number = Tu respuesta
practice-less = Menos
practice-more = Más
practice-right = Correcto.
practice-not-it = No es eso. Inténtalo de nuevo.
practice-partly = Correcto, pero falta algo más.
practice-wrong = No exactamente. Mira las cruces y vuelve a intentarlo.
practice-missed = Todo es correcto, pero falta algo.
practice-other = Las reglas lo permiten, pero este paso pide otra cosa.
practice-not-now = Primero lee lo que dice aquí y luego pulsa Siguiente.
practice-hint-clause = Lee la regla { $clause }.
practice-hint-region = Busca entre lo que está rodeado por un círculo.
practice-hint-one = Forma parte de la respuesta: { $thing }.
practice-hint-look = Mira otra vez lo que está rodeado por un círculo, y la regla.
practice-hint-number = Es más de { $low } y menos de { $high }.
practice-hint-not = No es esto: { $text }.
practice-hint-with = Se hace con: { $thing }.
practice-hint-buttons = La respuesta es uno de los botones de arriba.
practice-hint-next = Aquí no se pide nada. Sigue con Siguiente.
practice-bar-marks = Haz clic en la mesa en lo que pide la lección y luego pulsa Comprobar.
practice-bar-answer = Responde a la pregunta de la lección en su recuadro.
practice-bar-read = Lee lo que dice la lección en su recuadro y sigue allí.
practice-window = { $game }, lección: { $title }
practice-fold = Plegar el recuadro: más mapa
practice-unfold = Abrir el recuadro
