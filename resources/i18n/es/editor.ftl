# El editor de posiciones: su página.
editor-title = Editor de posiciones
editor-game = Juego
editor-palette = Para poner en el mapa
editor-where = Dónde
editor-put = Poner
editor-here = Qué hay aquí
editor-here-none = Haz clic en un lugar
editor-remove = Quitar
editor-remove-named = Quitar { $name }
editor-add = Añadir
editor-off = fuera del mapa
editor-fields = Campos
editor-as-usual = Como siempre
editor-yes = sí
editor-no = no
editor-faults = Qué no puede ser
editor-sound = Esta posición se puede jugar.
editor-assumed = Supuesto al azar: lo oculto de { $sides }.
editor-cannot-lie = { $thing } no puede estar aquí: { $place }.
editor-file = Archivo
editor-new = Nueva, como al principio
editor-open = Abrir un archivo de posición
editor-save = Guardar
editor-save-as = Guardar como
editor-clear = Vaciar el mapa
editor-use = Usar
editor-practise = Mesa de práctica
editor-what-if = ¿Y si…?, en la mesa
editor-lesson = Paso de una lección
editor-unnamed = aún sin guardar
editor-saved = Guardada como { $file }.
editor-saved-draft = Guardada como borrador: { $file }.
editor-unsaved = Esta posición tiene cambios sin guardar.
editor-stay = Seguir editando
editor-discard = Salir sin guardar
editor-lesson-which = Lección
editor-lesson-new = Una lección nueva
editor-lesson-name = Nombre de la lección
editor-lesson-step = Nombre del paso
editor-lesson-says = Qué se dice
editor-lesson-names = Los nombres llevan minúsculas, cifras y guiones.
editor-added = Añadido a { $file }.
start-editor = Editor de posiciones
start-editor-line = prepara cualquier situación
menu-edit-copy = Editar una copia
editor-faulty = { $n ->
    [one] { $n } cosa no puede ser. El mapa muestra el resto.
   *[other] { $n } cosas no pueden ser. El mapa muestra el resto.
}
editor-actions = { $n ->
    [one] Desde aquí se juega { $n } acción.
   *[other] Desde aquí se juegan { $n } acciones.
}
