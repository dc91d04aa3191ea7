# Qué puede ir mal en un tablero: el mensaje dice el problema, el que acaba en -mend el remedio.

board-hint = { $hint ->
    [near] ¿Querías decir «{ $near }»?
   *[list] Usa uno de estos: { $known }.
    }

board-unknown-board = No hay ningún tablero llamado «{ $name }»
board-unknown-board-mend = { board-hint }
board-missing-file = El archivo no existe
board-missing-file-mend = Comprueba el nombre y la carpeta.
board-unreadable-file = El archivo no se puede leer: { $detail }
board-unreadable-file-mend = Elige un archivo que puedas abrir.
board-not-utf8 = El texto no está en UTF-8
board-not-utf8-mend = Guarda el archivo como UTF-8 en tu editor.
board-empty = El archivo está vacío
board-empty-mend = Empieza con un tablero que funcione: «kabinett board check maria» nombra su archivo.
board-yaml = El texto no es YAML bien formado: { $detail }
board-yaml-mend = Busca un paréntesis, dos puntos o comillas que falten aquí o justo encima.
board-too-deep = Las listas y tablas están anidadas demasiado hondo
board-too-deep-mend = Un tablero necesita seis niveles como máximo.
board-too-large = El archivo es demasiado grande
board-too-large-mend = Mantenlo por debajo de 2 MiB y 60.000 palabras.
board-number-too-long = El número { $word } es demasiado largo
board-number-too-long-mend = Escribe un número menor.
board-alias = Un tablero no puede remitir a una parte anterior con un asterisco
board-alias-mend = Escribe los valores completos.
board-key-not-word = Una clave debe ser una sola palabra
board-key-not-word-mend = Escribe una palabra antes de los dos puntos.
board-key-twice = «{ $word }» aparece aquí por segunda vez
board-key-twice-mend = Quita uno de los dos o dale otro nombre.
board-tag = Un tablero solo puede contener texto, números, true y false
board-tag-mend = Quita la palabra que empieza por un signo de exclamación.
board-unknown-key = «{ $word }» no se conoce aquí
board-unknown-key-mend = { board-hint }
board-missing-key = Falta «{ $word }»
board-missing-key-mend = Añade aquí una línea «{ $word }: ...».
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
    }
board-type-mend = Escribe { $wanted ->
       *[text] un texto
        [whole] un número entero
        [number] un número
        [yesno] true o false
        [nothing] nada
        [list] una lista
        [table] una tabla de claves y valores
    }.
board-not-one-of = «{ $found }» no es posible aquí
board-not-one-of-mend = { board-hint }
board-range = { $found } está fuera de los valores posibles
board-range-mend = { $open ->
       *[between] Escribe un número de { $low } a { $high }.
        [above] Escribe un número no menor que { $low }.
        [over] Escribe un número mayor que { $low }.
        [below] Escribe un número no mayor que { $high }.
    }
board-format = El archivo es de formato { $found }; este programa lee el formato { $ours }
board-format-mend = Actualiza el programa o escribe el archivo en el formato { $ours }.
board-bad-id = «{ $id }» no puede ser un identificador
board-bad-id-mend = Usa letras minúsculas de la a a la z, cifras y guiones sueltos, empezando por una letra.
board-id-twice = El identificador «{ $id }» ya está en uso
board-id-twice-mend = Elige otro.
board-no-maps = El tablero no tiene mapas
board-no-maps-mend = Declara al menos un mapa.
board-extent = El sur debe ser menor que el norte, y el oeste menor que el este
board-extent-mend = Intercambia los números invertidos.
board-parallels = La proyección conic-equidistant necesita dos paralelos, y ninguna otra los tiene
board-parallels-mend = Escribe parallels: [sur, norte], o quítalos.
board-length = Aquí se esperan { $wanted } valores; hay: { $found }
board-length-mend = Escribe { $wanted } valores.
board-shores = Un lago une dos o más lugares distintos de un mapa
board-shores-mend = Corrige sus orillas.
board-reference = La cuadrícula de referencia necesita columnas y pasos mayores que 0
board-reference-mend = Escribe las letras de las columnas y pasos positivos.
board-unknown-name = «{ $name }» no es { $what ->
       *[place] ninguna ciudad
        [country] ningún territorio
        [map] ningún mapa
        [power] ninguna potencia
        [box] ninguna casilla
        [track] ningún contador
        [lake] ningún lago
        [road] ninguna carretera
        [shore] ninguna orilla
        [geography] ninguna geografía
    } de este tablero
board-unknown-name-mend = { board-hint }
board-country-map = { $country } no tiene tierras en el mapa { $map }
board-country-map-mend = Añade { $map } a los mapas de { $country } o elige otro territorio.
board-out-of-bounds = { $place } está fuera de los límites del mapa { $map }
board-out-of-bounds-mend = Comprueba lat y lon o amplía los límites.
board-road-unknown = La carretera desde { $beside } lleva a «{ $name }», que no es una ciudad
board-road-unknown-mend = { board-hint }
board-road-short = Una cadena de carreteras necesita al menos dos ciudades
board-road-short-mend = Añade una ciudad o quita la cadena.
board-road-loop = Una carretera lleva de { $place } a sí misma
board-road-loop-mend = Quita uno de los dos nombres.
board-road-twice = La carretera { $a }-{ $b } ya está entre { $earlier ->
        [main] las carreteras principales
        [minor] las carreteras secundarias
        [river] los ríos
        [road] las carreteras
        [indian-trail] los senderos indios
        [passage] los pasos
        [lake] las orillas de un lago
       *[other] las vías del tipo { $earlier }
    }
board-road-twice-mend = Corta aquí la cadena o quita la carretera anterior.
board-sector-map = Hay sectores para «{ $map }», que no es un mapa de este tablero
board-sector-map-mend = { board-hint }
board-sector-edges = Aquí debe haber { $number } bordes, { $order ->
       *[rising] crecientes de oeste a este
        [falling] decrecientes de norte a sur
    }
board-sector-edges-mend = Corrige el número de bordes o su orden.
board-no-sector = { $place } no está en ningún sector
board-no-sector-mend = Amplía los sectores exteriores o mueve la ciudad.
board-track = El contador tiene casillas de 1 a { $spaces }; una nombrada aquí no está entre ellas
board-track-mend = Corrige start o winters, o añade casillas.
board-spot = Una parte de la mesa contiene exactamente uno de across, down, map, box, track, camp, cards y show
board-spot-mend = Deja uno de ellos, o añade el que corresponda.
board-piece-nowhere = { $piece } debe empezar en un lugar, en un país o en una casilla
board-piece-nowhere-mend = Escribe place, country o box, uno solo.
board-place-taken = { $piece } no puede empezar en { $place }: allí está { $other }
board-place-taken-mend = Da a uno de los dos otra ciudad.
board-fault-count = { $what }: { $found }, pero hacen falta { $wanted }
board-fault-count-mend = Añade o quita, o cambia lo que se cuenta.
board-fault-set = { $what }: faltan { $missing }; no previstos { $extra }
board-fault-set-mend = Deja la lista como el juego la necesita.
board-fault-value = { $what } es { $found }, pero hace falta { $wanted }
board-fault-value-mend = Cámbialo a { $wanted }.
board-fault-country-empty = El territorio { $country } no tiene ciudades
board-fault-country-empty-mend = Dale una ciudad o quítalo.
board-fault-name-twice = Dos ciudades de un mapa se llaman { $name }: { $a } y { $b }
board-fault-name-twice-mend = Completa uno de los nombres, como Frankfurt (Oder).
board-fault-too-near = { $a } y { $b } distan { $found } km; las piezas necesitan { $wanted }
board-fault-too-near-mend = Omite una de las dos.
board-fault-no-road = Ninguna carretera lleva a { $place }
board-fault-no-road-mend = Añádela a una cadena de carreteras.
board-fault-split = La red de { $net } está en { $found } partes; { $place } queda aislada
board-fault-split-mend = Une las partes con una carretera.
board-fault-long-road = La carretera { $road } mide { $found } km; son posibles { $wanted }
board-fault-long-road-mend = Pon una ciudad entre sus extremos.
board-fault-cross = Las carreteras { $road } y { $other } se cruzan
board-fault-cross-mend = Únelos en una ciudad u omite uno.
board-fault-pass = La carretera { $road } pasa a { $found } km de { $place }; hacen falta { $wanted }
board-fault-pass-mend = Haz pasar la carretera por { $place }.
board-fault-needle = Las carreteras de { $place } a { $a } y { $b } difieren { $found } grados; hacen falta { $wanted }
board-fault-needle-mend = Lleva uno por otra vía.
board-fault-distance = { $a } y { $b } distan { $found } pasos; hacen falta { $wanted } como máximo
board-fault-distance-mend = Acorta la carretera.
board-fault-too-short = { $a } y { $b } distan { $found } pasos; hacen falta al menos { $wanted }
board-fault-too-short-mend = Alarga la carretera.
board-fault-nudged = { $place } está dibujado a { $found } grados de donde está; son posibles { $wanted }
board-fault-nudged-mend = Dibújalo más cerca de su lugar.
board-fault-no-source = Nadie dice de dónde viene { $fact }
board-fault-no-source-mend = Nómbralo entre los facts de una fuente.
board-fault-stray-source = La fuente { $source } habla de { $fact }, que no está en este tablero
board-fault-stray-source-mend = Corrige la ruta o quítala.
board-row-length = La fila tiene { $found } letras, la primera { $wanted }
board-row-length-mend = Haz todas las filas igual de largas; donde no hay casilla va un punto.
board-letter = Nada dice qué es la letra «{ $letter }»
board-letter-mend = Explícala entre las letras (letters). { board-hint }
board-no-square = Aquí no hay casilla en el mapa { $map }, o es de otro lugar
board-no-square-mend = Indica la columna desde el oeste y la fila desde el norte, ambas desde 1, de una casilla libre.
board-square-or-degrees = { $place } está en una casilla y también en una latitud y longitud
board-square-or-degrees-mend = Deja square, o lat y lon.
board-no-map-of-seeds = { $country } tiene semillas (seeds) pero no está en ningún mapa
board-no-map-of-seeds-mend = Indica la primera entre sus mapas la hoja en que están las semillas.
board-reach = Un tramo del curso de un río es solo uno de in, at y junction
board-reach-mend = Deja uno de ellos, o añade el que se quiere decir.
board-junction = Solo un río tiene la confluencia «{ $name }»
board-junction-mend = Nómbrala también en el otro río.
board-box-nowhere = { $box } está o en un borde junto a su mapa o en un punto de él
board-box-nowhere-mend = Escribe edge, o bien at con size.
board-fault-game = Este programa no conoce el juego «{ $game }»: de su tablero solo se leyó la geometría
board-fault-game-mend = Nombra el juego al que pertenecen estos lugares y piezas.
board-no-roads = Los tableros de este juego no tienen caminos
board-no-roads-mend = Quita los caminos.
