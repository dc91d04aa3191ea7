# Che cosa può non andare in un tabellone: il messaggio dice il problema, quello che finisce in -mend il rimedio.

board-hint = { $hint ->
    [near] Forse intendevi «{ $near }»?
   *[list] Usa uno di questi: { $known }.
    }

board-unknown-board = Non c’è un tabellone chiamato «{ $name }»
board-unknown-board-mend = { board-hint }
board-missing-file = Il file non esiste
board-missing-file-mend = Controlla il nome e la cartella.
board-unreadable-file = Il file non si può leggere: { $detail }
board-unreadable-file-mend = Scegli un file che puoi aprire.
board-not-utf8 = Il testo non è in UTF-8
board-not-utf8-mend = Salva il file in UTF-8 con il tuo editor.
board-empty = Il file è vuoto
board-empty-mend = Parti da un tabellone che funziona: «kabinett board check maria» ne nomina il file.
board-yaml = Il testo non è YAML ben formato: { $detail }
board-yaml-mend = Cerca una parentesi, i due punti o una virgoletta mancanti qui o poco sopra.
board-too-deep = Elenchi e tabelle sono annidati troppo in profondità
board-too-deep-mend = Un tabellone richiede al massimo sei livelli.
board-too-large = Il file è troppo grande
board-too-large-mend = Tienilo sotto i 2 MiB e le 60.000 parole.
board-number-too-long = Il numero { $word } è troppo lungo
board-number-too-long-mend = Scrivi un numero più piccolo.
board-alias = Un tabellone non può rimandare a una parte precedente con un asterisco
board-alias-mend = Scrivi i valori per esteso.
board-key-not-word = Una chiave deve essere una sola parola
board-key-not-word-mend = Scrivi una parola prima dei due punti.
board-key-twice = «{ $word }» compare qui per la seconda volta
board-key-twice-mend = Togli uno dei due, o dagli un altro nome.
board-tag = Un tabellone può contenere solo testo, numeri, true e false
board-tag-mend = Togli la parola che inizia con un punto esclamativo.
board-unknown-key = «{ $word }» qui non è previsto
board-unknown-key-mend = { board-hint }
board-missing-key = Manca «{ $word }»
board-missing-key-mend = Aggiungi qui una riga «{ $word }: ...».
board-type = Qui ci vuole: { $wanted ->
       *[text] un testo
        [whole] un numero intero
        [number] un numero
        [yesno] true o false
        [nothing] niente
        [list] un elenco
        [table] una tabella di chiavi e valori
    }; trovato: { $found ->
       *[text] un testo
        [whole] un numero intero
        [number] un numero
        [yesno] true o false
        [nothing] niente
        [list] un elenco
        [table] una tabella di chiavi e valori
    }
board-type-mend = Scrivi { $wanted ->
       *[text] un testo
        [whole] un numero intero
        [number] un numero
        [yesno] true o false
        [nothing] niente
        [list] un elenco
        [table] una tabella di chiavi e valori
    }.
board-not-one-of = «{ $found }» qui non è possibile
board-not-one-of-mend = { board-hint }
board-range = { $found } è fuori dai valori possibili
board-range-mend = { $open ->
       *[between] Scrivi un numero da { $low } a { $high }.
        [above] Scrivi un numero non inferiore a { $low }.
        [over] Scrivi un numero maggiore di { $low }.
        [below] Scrivi un numero non superiore a { $high }.
    }
board-format = Il file è in formato { $found }; questo programma legge il formato { $ours }
board-format-mend = Aggiorna il programma, o scrivi il file nel formato { $ours }.
board-bad-id = «{ $id }» non può essere un identificatore
board-bad-id-mend = Usa lettere minuscole dalla a alla z, cifre e trattini singoli, iniziando con una lettera.
board-id-twice = L’identificatore «{ $id }» è già usato
board-id-twice-mend = Scegline un altro.
board-no-maps = Il tabellone non ha mappe
board-no-maps-mend = Dichiara almeno una mappa.
board-extent = Sud deve essere minore di nord, e ovest minore di est
board-extent-mend = Scambia i numeri invertiti.
board-parallels = La proiezione conic-equidistant richiede due paralleli, e nessun’altra ne ha
board-parallels-mend = Scrivi parallels: [sud, nord], o toglili.
board-length = Attesi qui: { $wanted } valori; trovati: { $found }
board-length-mend = Scrivi { $wanted } valori.
board-shores = Un lago unisce due o più luoghi diversi di una mappa
board-shores-mend = Correggi le sue rive.
board-reference = La griglia di riferimento richiede colonne e passi maggiori di 0
board-reference-mend = Scrivi le lettere delle colonne e passi positivi.
board-unknown-name = «{ $name }» non è { $what ->
       *[place] nessuna città
        [country] nessun territorio
        [map] nessuna mappa
        [power] nessuna potenza
        [box] nessuna casella
        [track] nessun tracciato
        [lake] nessun lago
        [road] nessuna strada
        [shore] nessuna riva
        [geography] nessuna geografia
    } di questo tabellone
board-unknown-name-mend = { board-hint }
board-country-map = { $country } non ha terre sulla mappa { $map }
board-country-map-mend = Aggiungi { $map } alle mappe di { $country }, o scegli un altro territorio.
board-out-of-bounds = { $place } sta fuori dai limiti della mappa { $map }
board-out-of-bounds-mend = Controlla lat e lon, o allarga i limiti.
board-road-unknown = La strada da { $beside } porta a «{ $name }», che non è una città
board-road-unknown-mend = { board-hint }
board-road-short = Una catena di strade richiede almeno due città
board-road-short-mend = Aggiungi una città, o togli la catena.
board-road-loop = Una strada porta da { $place } a sé stessa
board-road-loop-mend = Togli uno dei due nomi.
board-road-twice = La strada { $a }-{ $b } è già tra { $earlier ->
        [main] le strade principali
        [minor] le strade secondarie
        [river] i fiumi
        [road] le strade
        [indian-trail] i sentieri indiani
        [passage] i passaggi
        [lake] le rive di un lago
       *[other] le vie del tipo { $earlier }
    }
board-road-twice-mend = Spezza qui la catena, o togli la strada precedente.
board-sector-map = Ci sono settori per «{ $map }», che non è una mappa di questo tabellone
board-sector-map-mend = { board-hint }
board-sector-edges = Qui devono stare { $number } bordi, { $order ->
       *[rising] crescenti da ovest a est
        [falling] decrescenti da nord a sud
    }
board-sector-edges-mend = Correggi il numero dei bordi o il loro ordine.
board-no-sector = { $place } non sta in nessun settore
board-no-sector-mend = Allarga i settori esterni, o sposta la città.
board-track = Il tracciato ha caselle da 1 a { $spaces }; una nominata qui non è tra queste
board-track-mend = Correggi start o winters, o aggiungi caselle.
board-spot = Una parte del tavolo contiene esattamente uno tra across, down, map, box, track, camp, cards e show
board-spot-mend = Lasciane uno, o aggiungi quello giusto.
board-piece-nowhere = { $piece } deve iniziare in un luogo, in un paese o in una casella
board-piece-nowhere-mend = Scrivi place, country o box, uno solo.
board-place-taken = { $piece } non può iniziare in { $place }: c’è già { $other }
board-place-taken-mend = Dai a uno dei due un’altra città.
board-fault-count = { $what }: { $found }, ma ne servono { $wanted }
board-fault-count-mend = Aggiungine o togline, o cambia ciò che si conta.
board-fault-set = { $what }: mancano { $missing }; non previsti { $extra }
board-fault-set-mend = Rendi l’elenco come serve al gioco.
board-fault-value = { $what } è { $found }, ma serve { $wanted }
board-fault-value-mend = Cambialo in { $wanted }.
board-fault-country-empty = Il territorio { $country } non ha città
board-fault-country-empty-mend = Dagli una città, o toglilo.
board-fault-name-twice = Due città di una mappa si chiamano { $name }: { $a } e { $b }
board-fault-name-twice-mend = Completa uno dei nomi, come Frankfurt (Oder).
board-fault-too-near = { $a } e { $b } distano { $found } km; ai pezzi ne servono { $wanted }
board-fault-too-near-mend = Ometti una delle due.
board-fault-no-road = Nessuna strada porta a { $place }
board-fault-no-road-mend = Aggiungila a una catena di strade.
board-fault-split = La rete di { $net } è in { $found } parti; { $place } è isolata
board-fault-split-mend = Unisci le parti con una strada.
board-fault-long-road = La strada { $road } è lunga { $found } km; ne sono possibili { $wanted }
board-fault-long-road-mend = Metti una città tra i suoi estremi.
board-fault-cross = Le strade { $road } e { $other } si incrociano
board-fault-cross-mend = Uniscile in una città, o omettine una.
board-fault-pass = La strada { $road } passa a { $found } km da { $place }; ne servono { $wanted }
board-fault-pass-mend = Fai passare la strada da { $place }.
board-fault-needle = Le strade da { $place } a { $a } e { $b } differiscono di { $found } gradi; ne servono { $wanted }
board-fault-needle-mend = Conducine una per un’altra via.
board-fault-distance = { $a } e { $b } distano { $found } passi; ne servono al massimo { $wanted }
board-fault-distance-mend = Accorcia la via.
board-fault-too-short = { $a } e { $b } distano { $found } passi; ne servono almeno { $wanted }
board-fault-too-short-mend = Allunga la via.
board-fault-nudged = { $place } è disegnato a { $found } gradi da dove si trova; ne sono possibili { $wanted }
board-fault-nudged-mend = Disegnalo più vicino al suo luogo.
board-fault-no-source = Nessuno dice da dove venga { $fact }
board-fault-no-source-mend = Nominalo tra i facts di una fonte.
board-fault-stray-source = La fonte { $source } parla di { $fact }, che su questo tabellone non c’è
board-fault-stray-source-mend = Correggi il percorso, o toglilo.
board-row-length = La riga ha { $found } lettere, la prima { $wanted }
board-row-length-mend = Rendi tutte le righe della stessa lunghezza; dove non c’è casella sta un punto.
board-letter = Nulla dice che cosa sia la lettera «{ $letter }»
board-letter-mend = Spiegala tra le lettere (letters). { board-hint }
board-no-square = Qui sulla mappa { $map } non c’è casella, o è di un altro luogo
board-no-square-mend = Indica la colonna da ovest e la riga da nord, entrambe da 1, di una casella libera.
board-square-or-degrees = { $place } sta su una casella e anche a una latitudine e longitudine
board-square-or-degrees-mend = Lascia square, oppure lat e lon.
board-no-map-of-seeds = { $country } ha dei semi (seeds) ma non sta su alcuna mappa
board-no-map-of-seeds-mend = Indica per prima tra le sue mappe quella su cui stanno i semi.
board-reach = Una voce del corso di un fiume è una sola tra in, at e junction
board-reach-mend = Lasciane una, o aggiungi quella che si intende.
board-junction = Un solo fiume ha la confluenza «{ $name }»
board-junction-mend = Nominala anche sull’altro fiume.
board-box-nowhere = { $box } sta o a un bordo accanto alla sua mappa o in un punto di essa
board-box-nowhere-mend = Scrivi edge, oppure at con size.
board-fault-game = Questo programma non conosce il gioco «{ $game }»: del suo tabellone è stata letta solo la geometria
board-fault-game-mend = Nomina il gioco a cui appartengono questi luoghi e pezzi.
board-no-roads = I tabelloni di questo gioco non hanno strade
board-no-roads-mend = Togli le strade.
