# Files and their trouble: who has one open, what changed under the table, what cannot be read.

error-unreadable-file = No se puede leer { $file }.
error-unreadable-file-mend = Elige otro archivo, o haz que este se pueda leer.
error-unknown-part = { $file } necesita un juego, un escenario o un bot que este programa no conoce.
error-unknown-part-mend = Actualiza Kabinett para abrirla. Tu archivo no ha cambiado.
error-held = { $file } está abierta en otra ventana.
error-held-by = { $file } está abierta en otra ventana: { $who } en { $host }, desde las { $since }.
error-held-mend = Continúa allí, o mírala aquí sin jugar.
error-changed = Otro programa ha cambiado o movido { $file }.
error-changed-mend = Continúa en una copia: contiene todo lo jugado hasta ahora.
error-not-moved = { $file } no se puede mover.
error-not-moved-mend = Su carpeta está protegida u otro programa lo usa. La mesa no ha cambiado.
error-file-end-title = El final de un archivo está dañado
error-file-end = El final del archivo no se puede leer y se omite: { $where }
error-file-end-mend = Sigue desde aquí; el archivo dañado se guarda entonces junto a este.
error-own-folder-mend = Haz que Kabinett pueda escribir en esta carpeta e inténtalo de nuevo.
error-look-only = Solo mirar
error-go-on-in-copy = Continuar en una copia
error-map = No se puede terminar el mapa.
error-map-mend = Libera espacio y abre la mesa otra vez. Se juega con el mapa tal como está.

watching = Solo miras: esta mesa está abierta en otra ventana.
watching-again = Mirar otra vez

wizard-pin-protects = Un PIN aparta una mirada, nada más: quien abra el archivo de la mesa con otro programa lee todas las manos.
