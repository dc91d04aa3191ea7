# Lo que dice la barra mientras tanto, y la hoja final de una partida.

prompt-was-asked = Aquí le tocaba a { $seats_who }.
prompt-is-asked = Le toca a { $seats_who }.

sheet-new = Nueva mesa
sheet-back = Repasar la partida
sheet-picture = Guardar una imagen
sheet-close = Cerrar: el menú Mesa vuelve a mostrar el resultado
sheet-look = Ver
sheet-left = { $side } dejó la partida: los puntos que tenía entonces.
sheet-course = Al final de cada turno
sheet-turn = Turno { $turn }
sheet-holders = Quién tiene qué al final del turno { $turn }
sheet-nearest = Lo decidió
menu-result = Resultado de la partida

# A qué atienden los bots de cada juego.
bot-maria-steady-line = Cuida el suministro, protege las fortalezas y combate cuando va por delante
bot-acres-steady-line = Mantiene pequeño el mazo, coloniza por los puntos y asedia cuando va por delante
bot-revolution-steady-line = Busca mayorías y su propio objetivo, mira una acción adelante, vigila a quien va en cabeza
