# Files and their trouble: who has one open, what changed under the table, what cannot be read.

error-unreadable-file = { $file } non si può leggere.
error-unreadable-file-mend = Scegli un altro file, o fa’ in modo che questo si possa leggere.
error-unknown-part = { $file } richiede un gioco, uno scenario o un bot che questo programma non conosce.
error-unknown-part-mend = Aggiorna Kabinett per aprirlo. Il tuo file non è cambiato.
error-held = { $file } è aperto in un’altra finestra.
error-held-by = { $file } è aperto in un’altra finestra: { $who } su { $host }, dalle { $since }.
error-held-mend = Continua là, oppure guardalo qui senza giocare.
error-changed = Un altro programma ha cambiato o spostato { $file }.
error-changed-mend = Continua in una copia: contiene tutto ciò che è stato giocato finora.
error-not-moved = { $file } non si può spostare.
error-not-moved-mend = La sua cartella è protetta o un altro programma lo usa. Il tavolo è immutato.
error-file-end-title = La fine di un file è danneggiata
error-file-end = La fine del file non si legge ed è tralasciata: { $where }
error-file-end-mend = Continua da qui; il file danneggiato resta allora accanto a questo.
error-own-folder-mend = Fa’ in modo che Kabinett possa scrivere in questa cartella, poi riprova.
error-look-only = Guarda soltanto
error-go-on-in-copy = Continua in una copia
error-map = La mappa non si può completare.
error-map-mend = Libera un po’ di spazio e riapri il tavolo. Si gioca con la mappa così com’è.

watching = Guardi soltanto: questo tavolo è aperto in un’altra finestra.
watching-again = Guarda di nuovo

wizard-pin-protects = Un PIN tiene lontano uno sguardo, non di più: chi apre il file del tavolo con un altro programma legge ogni mano.
