# The lessons of REVOLUTION: THE DUTCH REVOLT. Keys: lesson-revolution-<lesson>-<step>[-<reply>].
lesson-course-revolution-full = Revolution: la rebelión de Flandes
lesson-course-revolution-full-line = De dos provincias a las cinco facciones, fase por fase.

# 01 two-provinces
lesson-revolution-two-provinces-title = Dos provincias
lesson-revolution-two-provinces-theme = Los Países Bajos, 1572. Cinco facciones luchan por provincias y ciudades; tras el turno 5 gana quien tenga más puntos. Tú diriges a los Burgueses, azules. En Utrecht la ciudad es de los Católicos, amarillos.
lesson-revolution-two-provinces-place = Tienes 7 fichas nuevas. Arrastra 2 desde tu campamento a Utrecht. Más no caben: sin la carta de provincia entran como mucho tantas como ya tengas allí.
lesson-revolution-two-provinces-place-one = Una está permitida, pero es poco. Coloca 2 a la vez: arrastra y elige el número 2.
lesson-revolution-two-provinces-place-holland = Holland viene después. Primero 2 fichas a Utrecht, la provincia iluminada.
lesson-revolution-two-provinces-place-boxes = Eso también está permitido; más adelante verás para qué sirve. Ahora coloca 2 fichas en Utrecht.
lesson-revolution-two-provinces-rest = La carta de Holland es tuya, así que allí puedes colocar cuantas quieras. Pon allí las otras 5.
lesson-revolution-two-provinces-rest-full = Utrecht ya ha recibido sus 2. Sin su carta no entran más.
lesson-revolution-two-provinces-rest-all = Coloca en Holland las 5 que quedan, de una sola vez.
lesson-revolution-two-provinces-conflict = Eso fue un conflicto. Utrecht tenía 7 fichas, pero su límite es 5. La facción más pequeña perdió primero, los Reformistas; luego los Católicos. Con 5 terminó y tus 4 siguen ahí.
lesson-revolution-two-provinces-who = Ahora las fichas pueden entrar en las villas y ciudades de su provincia. En Utrecht tú tienes 4, los Católicos 1. Empieza la facción más numerosa. ¿Cuál es?
lesson-revolution-two-provinces-who-order = Los Católicos van primeros en el orden de juego, pero eso solo decide los empates. Dentro de una provincia cuenta antes el número.
lesson-revolution-two-provinces-propose = En una provincia nadie mueve si nadie lo propone. Utrecht ya está marcada. Pulsa el botón que propone el movimiento.
lesson-revolution-two-provinces-propose-not-yet = Así nadie movería en Utrecht y la ciudad seguiría siendo católica. Propón allí un movimiento.
lesson-revolution-two-provinces-propose-button = También un clic señala la provincia. Aquí ya está marcada, así que basta el botón principal.
lesson-revolution-two-provinces-propose-utrecht = Es Utrecht lo que quieres reordenar: propón movimiento allí y en ninguna otra provincia.
lesson-revolution-two-provinces-move = Pon los números: 2 para la ciudad de Utrecht, 1 para la villa de Amersfoort. El resto queda en el campo. Luego pulsa el botón de abajo.
lesson-revolution-two-provinces-move-sheet = También se puede arrastrar, un lugar tras otro. Aquí hazlo todo a la vez: pon los números y pulsa su botón.
lesson-revolution-two-provinces-move-stay = Así tus fichas se quedarían en el campo y los Católicos en la ciudad.
lesson-revolution-two-provinces-move-exactly = Está permitido, pero aquí queremos exactamente 2 en la ciudad, 1 en Amersfoort y 1 en el campo.
lesson-revolution-two-provinces-cards = Los Católicos se han quedado. En la ciudad tienes 2 fichas contra 1, así que su carta es tuya: más que todos los demás juntos. Haz clic en todas tus ciudades y luego en Comprobar.
lesson-revolution-two-provinces-cards-town = Amersfoort es tuya, pero es una villa: cabe una sola ficha y no tiene carta. Las ciudades son los cuadrados amurallados.
lesson-revolution-two-provinces-cards-empty = Allí no hay nadie. Una ciudad solo se posee con la mayoría de las fichas que hay en ella.
lesson-revolution-two-provinces-cards-look = Haz clic exactamente en las dos ciudades cuya carta es de los Burgueses. Otro clic quita la marca.
lesson-revolution-two-provinces-cards-both = Utrecht y Haarlem: 1 punto cada una. Para la carta de provincia solo cuentan villas y campo: en Utrecht allí tienes 2 contra nadie.
lesson-revolution-two-provinces-next = Posees dos provincias: Holland da 1 punto, Utrecht 0,5. Colocar, luchar, entrar, tomar la carta: ese es el corazón de cada turno. La próxima lección empieza una partida entera.
