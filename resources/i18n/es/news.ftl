# Lo que dice la barra mientras tanto, y la hoja final de una partida.

prompt-was-asked = Aquí le tocaba a { $seats_who }.
prompt-is-asked = { $seats_num ->
    [pl] Tienen el turno { $seats_who }.
   *[other] Tiene el turno { $seats_who }.
    }

sheet-new = Nueva mesa
sheet-back = Repasar la partida
sheet-picture = Guardar una imagen
sheet-text = Guardar como texto
sheet-close = Cerrar: el menú Mesa vuelve a mostrar el resultado
sheet-look = Ver
sheet-left = { $side } dejó la partida: los puntos que tenía entonces.
sheet-course = Al final de cada turno
sheet-turn = Turno { $turn }
sheet-holders = Quién tiene qué al final del turno { $turn }
sheet-nearest = Lo decidió
menu-result = Resultado de la partida
