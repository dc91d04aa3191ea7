# Qué puede ir mal en un tablero: el mensaje dice el problema, el atributo mend el remedio.

board-hint = { $hint ->
    [near] ¿Querías decir «{ $near }»?
   *[list] Usa uno de estos: { $known }.
    }

board-unknown-board = No hay ningún tablero llamado «{ $name }».
    .mend = { board-hint }
board-missing-file = El archivo no existe.
    .mend = Comprueba el nombre y la carpeta.
board-unreadable-file = El archivo no se puede leer: { $detail }.
    .mend = Elige un archivo que puedas abrir.
board-not-utf8 = El texto no está en UTF-8.
    .mend = Guarda el archivo como UTF-8 en tu editor.
board-empty = El archivo está vacío.
    .mend = Empieza con un tablero que funcione: «kabinett board check maria» nombra su archivo.
board-yaml = El texto no es YAML bien formado: { $detail }.
    .mend = Busca un paréntesis, dos puntos o comillas que falten aquí o justo encima.
board-too-deep = Las listas y tablas están anidadas demasiado hondo.
    .mend = Un tablero necesita seis niveles como máximo.
board-alias = Un tablero no puede remitir a una parte anterior con un asterisco.
    .mend = Escribe los valores completos.
board-key-not-word = Una clave debe ser una sola palabra.
    .mend = Escribe una palabra antes de los dos puntos.
board-key-twice = «{ $word }» aparece aquí por segunda vez.
    .mend = Quita uno de los dos o dale otro nombre.
board-tag = Un tablero solo puede contener texto, números, true y false.
    .mend = Quita la palabra que empieza por un signo de exclamación.
board-unknown-key = «{ $word }» no se conoce aquí.
    .mend = { board-hint }
board-missing-key = Falta «{ $word }».
    .mend = Añade aquí una línea «{ $word }: ...».
board-type = Aquí hace falta: { $wanted ->
       *[text] un texto
        [whole] un número entero
        [number] un número
        [yesno] true o false
        [nothing] nada
        [list] una lista
        [table] una tabla de claves y valores
    }; encontrado: { $found ->
       *[text] un texto
        [whole] un número entero
        [number] un número
        [yesno] true o false
        [nothing] nada
        [list] una lista
        [table] una tabla de claves y valores
    }.
    .mend = Escribe { $wanted ->
       *[text] un texto
        [whole] un número entero
        [number] un número
        [yesno] true o false
        [nothing] nada
        [list] una lista
        [table] una tabla de claves y valores
    }.
board-not-one-of = «{ $found }» no es posible aquí.
    .mend = { board-hint }
board-range = { $found } está fuera de los valores posibles.
    .mend = { $open ->
       *[between] Escribe un número de { $low } a { $high }.
        [above] Escribe un número no menor que { $low }.
        [below] Escribe un número no mayor que { $high }.
    }
board-format = El archivo es de formato { $found }; este programa lee el formato { $ours }.
    .mend = Actualiza el programa o escribe el archivo en el formato { $ours }.
board-bad-id = «{ $id }» no puede ser un identificador.
    .mend = Usa letras minúsculas de la a a la z, cifras y guiones sueltos, empezando por una letra.
board-id-twice = El identificador «{ $id }» ya está en uso.
    .mend = Elige otro.
board-no-maps = El tablero no tiene mapas.
    .mend = Declara al menos un mapa.
board-extent = El sur debe ser menor que el norte, y el oeste menor que el este.
    .mend = Intercambia los números invertidos.
board-reference = La cuadrícula de referencia necesita columnas y pasos mayores que 0.
    .mend = Escribe las letras de las columnas y pasos positivos.
board-unknown-name = «{ $name }» no es { $what ->
       *[place] ninguna ciudad
        [country] ningún territorio
        [map] ningún mapa
        [power] ninguna potencia
        [box] ninguna casilla
    } de este tablero.
    .mend = { board-hint }
board-country-map = { $country } no tiene tierras en el mapa { $map }.
    .mend = Añade { $map } a los mapas de { $country } o elige otro territorio.
board-out-of-bounds = { $place } está fuera de los límites del mapa { $map }.
    .mend = Comprueba lat y lon o amplía los límites.
board-road-unknown = El camino desde { $beside } lleva a «{ $name }», que no es una ciudad.
    .mend = { board-hint }
board-road-short = Una cadena de caminos necesita al menos dos ciudades.
    .mend = Añade una ciudad o quita la cadena.
board-road-loop = Un camino lleva de { $place } a sí misma.
    .mend = Quita uno de los dos nombres.
board-road-twice = El camino { $a }-{ $b } ya está entre los caminos { $earlier ->
        [main] principales
       *[minor] secundarios
    }.
    .mend = Corta aquí la cadena o quita el camino anterior.
board-sector-map = Hay sectores para «{ $map }», que no es un mapa de este tablero.
    .mend = { board-hint }
board-suit-table = La tabla de palos debe tener { $size } palos, filas por columnas.
    .mend = Añade o quita palos, o cambia filas y columnas.
board-sector-edges = Aquí debe haber { $number } bordes, { $order ->
       *[rising] crecientes de oeste a este
        [falling] decrecientes de norte a sur
    }.
    .mend = Corrige el número de bordes o su orden.
board-no-sector = { $place } no está en ningún sector.
    .mend = Amplía los sectores exteriores o mueve la ciudad.
board-track = El contador tiene casillas de 1 a { $spaces }; una nombrada aquí no está entre ellas.
    .mend = Corrige start o winters, o añade casillas.
board-piece-nowhere = { $piece } debe empezar en una ciudad o en una casilla.
    .mend = Escribe place o box, uno de los dos.
board-place-taken = { $piece } no puede empezar en { $place }: allí está { $other }.
    .mend = Da a uno de los dos otra ciudad.
board-fault-count = { $what }: { $found }, pero hacen falta { $wanted }.
    .mend = Añade o quita, o cambia lo que se cuenta.
board-fault-set = { $what }: faltan { $missing }; no previstos { $extra }.
    .mend = Deja la lista como el juego la necesita.
board-fault-value = { $what } es { $found }, pero hace falta { $wanted }.
    .mend = Cámbialo a { $wanted }.
board-fault-country-empty = El territorio { $country } no tiene ciudades.
    .mend = Dale una ciudad o quítalo.
board-fault-name-twice = Dos ciudades de un mapa se llaman { $name }: { $a } y { $b }.
    .mend = Completa uno de los nombres, como Frankfurt (Oder).
board-fault-too-near = { $a } y { $b } distan { $found } km; las piezas necesitan { $wanted }.
    .mend = Omite una de las dos.
board-fault-no-road = Ningún camino lleva a { $place }.
    .mend = Añádela a una cadena de caminos.
board-fault-split = La red de { $net } está en { $found } partes; { $place } queda aislada.
    .mend = Une las partes con un camino.
board-fault-bridge = Solo el camino { $road } une dos partes de la red.
    .mend = Añade una segunda vía entre las partes.
board-fault-degree = { $place } tiene { $found } caminos; son posibles { $wanted }.
    .mend = Añade o quita un camino.
board-fault-long-road = El camino { $road } mide { $found } km; son posibles { $wanted }.
    .mend = Pon una ciudad entre sus extremos.
board-fault-cross = Los caminos { $road } y { $other } se cruzan.
    .mend = Únelos en una ciudad u omite uno.
board-fault-pass = El camino { $road } pasa a { $found } km de { $place }; hacen falta { $wanted }.
    .mend = Haz pasar el camino por { $place }.
board-fault-needle = Los caminos de { $place } a { $a } y { $b } difieren { $found } grados; hacen falta { $wanted }.
    .mend = Lleva uno por otra vía.
board-fault-planar = Los caminos de { $map } no se pueden dibujar sin cruces.
    .mend = Omite un camino.
board-fault-crossing = El camino { $road } une los mapas demasiado al norte: { $found } grados.
    .mend = Une los mapas al sur de { $wanted } grados.
board-fault-same-suit = Los sectores { $a } y { $b } están juntos con el mismo palo.
    .mend = Da a uno de ellos otro palo.
board-fault-sector-edge = { $place } está a { $found } km de un borde de su sector; hacen falta { $wanted }.
    .mend = Mueve el borde.
board-fault-square = { $piece } empieza en la casilla { $found }, pero se indica { $wanted }.
    .mend = Elige una ciudad en { $wanted }.
board-fault-home = { $piece } está mal marcada como dentro o fuera de su territorio.
    .mend = Cambia home.
board-fault-supply = { $piece } empieza sin suministro: { $found } ciudades hasta el tren más cercano de su potencia.
    .mend = Mueve la pieza o un tren.
board-fault-arrow = La flecha de { $box } lleva a { $place }, fuera del territorio de su potencia o de su mapa.
    .mend = Elige una ciudad del territorio nacional en ese mapa.
board-fault-distance = { $a } y { $b } distan { $found } ciudades; hacen falta { $wanted } como máximo.
    .mend = Acorta el camino.
board-fault-one-move = Ningún movimiento único deja { $a } y { $b }, viniendo de { $owner }.
    .mend = Acorta el camino entre ambas.
board-fault-cover = Ninguna ciudad junto a la salida de { $a } la protege sin proteger { $b }.
    .mend = Alarga el camino entre ambas.
board-fault-no-source = Nadie dice de dónde viene { $fact }.
    .mend = Nómbralo entre los facts de una fuente.
board-fault-stray-source = La fuente { $source } habla de { $fact }, que no está en este tablero.
    .mend = Corrige la ruta o quítala.
