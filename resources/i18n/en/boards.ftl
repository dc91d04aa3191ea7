# What can be wrong with a board file: the message says what is the matter, the message ending in -mend what to do.

board-hint = { $hint ->
    [near] Did you mean “{ $near }”?
   *[list] Use one of these: { $known }.
    }

board-unknown-board = There is no board called “{ $name }”
board-unknown-board-mend = { board-hint }
board-missing-file = There is no such file
board-missing-file-mend = Check its name and folder.
board-unreadable-file = The file can’t be read: { $detail }
board-unreadable-file-mend = Choose a file that you may open.
board-not-utf8 = The text is not in UTF-8
board-not-utf8-mend = Save the file as UTF-8 in your editor.
board-empty = The file is empty
board-empty-mend = Begin with a board that works: “kabinett board check maria” names its file.
board-yaml = The text is not well-formed YAML: { $detail }
board-yaml-mend = Look for a missing bracket, colon or quotation mark here or just above.
board-too-deep = The lists and tables are nested too deeply
board-too-deep-mend = A board file needs six levels at most.
board-too-large = The file is too large
board-too-large-mend = Keep it below 2 MiB and 60,000 words.
board-number-too-long = The number { $word } is too long
board-number-too-long-mend = Write a smaller number.
board-alias = A board file may not point back to an earlier part with an asterisk
board-alias-mend = Write the values out in full.
board-key-not-word = A key must be a single word
board-key-not-word-mend = Write a word before the colon.
board-key-twice = “{ $word }” stands here for the second time
board-key-twice-mend = Remove one of the two, or give it another name.
board-tag = A board file may hold only text, numbers, true and false
board-tag-mend = Remove the word that begins with an exclamation mark.
board-unknown-key = “{ $word }” is not known here
board-unknown-key-mend = { board-hint }
board-missing-key = “{ $word }” is missing
board-missing-key-mend = Add a line “{ $word }: ...” here.
board-type = Expected here: { $wanted ->
       *[text] text
        [whole] a whole number
        [number] a number
        [yesno] true or false
        [nothing] nothing
        [list] a list
        [table] a table of keys and values
    }; found: { $found ->
       *[text] text
        [whole] a whole number
        [number] a number
        [yesno] true or false
        [nothing] nothing
        [list] a list
        [table] a table of keys and values
    }
board-type-mend = Write { $wanted ->
       *[text] text
        [whole] a whole number
        [number] a number
        [yesno] true or false
        [nothing] nothing
        [list] a list
        [table] a table of keys and values
    }.
board-not-one-of = “{ $found }” is not possible here
board-not-one-of-mend = { board-hint }
board-range = { $found } is outside the possible values
board-range-mend = { $open ->
       *[between] Write a number from { $low } to { $high }.
        [above] Write a number of at least { $low }.
        [over] Write a number greater than { $low }.
        [below] Write a number of at most { $high }.
    }
board-format = The file is of format { $found }; this program reads format { $ours }
board-format-mend = Update the program, or write the file in format { $ours }.
board-bad-id = “{ $id }” can’t be an identifier
board-bad-id-mend = Use small letters a to z, digits and single hyphens, beginning with a letter.
board-id-twice = The identifier “{ $id }” is already taken
board-id-twice-mend = Choose another one.
board-no-maps = The board has no map
board-no-maps-mend = Declare at least one map.
board-extent = South must be less than north, and west less than east
board-extent-mend = Exchange the numbers that are the wrong way round.
board-parallels = The projection conic-equidistant needs two parallels, and no other projection has any
board-parallels-mend = Write parallels: [south, north], or leave them out.
board-length = Expected here: { $wanted } values; found: { $found }
board-length-mend = Write { $wanted } values.
board-shores = A lake joins two or more different places of one map
board-shores-mend = Mend its shores.
board-reference = The reference grid needs columns, and steps greater than 0
board-reference-mend = Write the letters of the columns and positive steps.
board-unknown-name = “{ $name }” is { $what ->
       *[place] no place
        [country] no country
        [map] no map
        [power] no power
        [box] no box
        [track] no track
        [lake] no lake
        [road] no road
        [shore] no shore
        [geography] no geography
    } of this board
board-unknown-name-mend = { board-hint }
board-country-map = { $country } has no land on the map { $map }
board-country-map-mend = Add { $map } to the maps of { $country }, or choose another country.
board-out-of-bounds = { $place } lies outside the bounds of the map { $map }
board-out-of-bounds-mend = Check lat and lon, or widen the bounds.
board-road-unknown = The road from { $beside } leads to “{ $name }”, which is no place
board-road-unknown-mend = { board-hint }
board-road-short = A chain of roads needs at least two places
board-road-short-mend = Add a place, or remove the chain.
board-road-loop = A road leads from { $place } to itself
board-road-loop-mend = Remove one of the two names.
board-road-twice = The road { $a }-{ $b } is already listed among the { $earlier ->
        [main] main roads
        [minor] minor roads
        [river] rivers
        [road] roads
        [indian-trail] Indian trails
        [passage] passages
        [lake] shores of a lake
       *[other] ways of the kind { $earlier }
    }
board-road-twice-mend = Break the chain here, or remove the earlier road.
board-sector-map = There are sectors for “{ $map }”, which is no map of this board
board-sector-map-mend = { board-hint }
board-sector-edges = { $number } edges must stand here, { $order ->
       *[rising] rising from west to east
        [falling] falling from north to south
    }
board-sector-edges-mend = Mend the number of edges or their order.
board-no-sector = { $place } lies in no sector
board-no-sector-mend = Widen the outer sectors, or move the place.
board-track = The track has spaces 1 to { $spaces }; one that is named here is not among them
board-track-mend = Mend start or winters, or add spaces.
board-spot = A part of the table holds exactly one of across, down, map, box, track, camp, cards and show
board-spot-mend = Leave one of them, or add the one that is meant.
board-piece-nowhere = { $piece } must begin on a place, in a country or in a box
board-piece-nowhere-mend = Write place, country or box, one of them.
board-place-taken = { $piece } can’t begin on { $place }: { $other } stands there
board-place-taken-mend = Give one of the two another place.
board-fault-count = { $what }: { $found }, where { $wanted } are needed
board-fault-count-mend = Add or remove some, or change what is counted.
board-fault-set = { $what }: missing { $missing }; not expected { $extra }
board-fault-set-mend = Make the list as the game needs it.
board-fault-value = { $what } is { $found }, where { $wanted } is needed
board-fault-value-mend = Change it to { $wanted }.
board-fault-country-empty = The country { $country } has no place
board-fault-country-empty-mend = Give it a place, or remove it.
board-fault-name-twice = Two places of one map are called { $name }: { $a } and { $b }
board-fault-name-twice-mend = Add to one of the names, as in Frankfurt (Oder).
board-fault-too-near = { $a } and { $b } are { $found } km apart; pieces need { $wanted } km
board-fault-too-near-mend = Leave one of the two out.
board-fault-no-road = No road leads to { $place }
board-fault-no-road-mend = Add it to a chain of roads.
board-fault-split = The net of { $net } is in { $found } parts; { $place } is cut off
board-fault-split-mend = Join the parts with a road.
board-fault-long-road = The road { $road } is { $found } km long; { $wanted } km are possible
board-fault-long-road-mend = Put a place between its ends.
board-fault-cross = The roads { $road } and { $other } cross
board-fault-cross-mend = Join them at a place, or leave one out.
board-fault-pass = The road { $road } passes { $place } at { $found } km; { $wanted } km are needed
board-fault-pass-mend = Lead the road through { $place }.
board-fault-needle = The roads from { $place } to { $a } and { $b } differ by { $found } degrees; { $wanted } are needed
board-fault-needle-mend = Lead one of them another way.
board-fault-distance = { $a } and { $b } are { $found } steps apart; { $wanted } at most are needed
board-fault-distance-mend = Shorten the way.
board-fault-too-short = { $a } and { $b } are { $found } ways apart; { $wanted } at least are needed
board-fault-too-short-mend = Lengthen the way.
board-fault-nudged = { $place } is drawn { $found } degrees from where it is; { $wanted } are possible
board-fault-nudged-mend = Draw it nearer to its place.
board-fault-no-source = Nobody says where { $fact } comes from
board-fault-no-source-mend = Name it among the facts of a source.
board-fault-stray-source = The source { $source } speaks of { $fact }, which is nothing on this board
board-fault-stray-source-mend = Mend the path, or remove it.
board-row-length = The row has { $found } letters, the first one { $wanted }
board-row-length-mend = Make all rows equally long; a dot stands where there is no square.
board-letter = Nothing says what the letter “{ $letter }” is
board-letter-mend = Explain it among the letters. { board-hint }
board-no-square = There is no square here on the map { $map }, or another place has it
board-no-square-mend = Name the column from the west and the row from the north, both from 1, of a square that is free.
board-square-or-degrees = { $place } lies on a square and at a latitude and longitude
board-square-or-degrees-mend = Leave square, or lat and lon.
board-no-map-of-seeds = { $country } has seeds but lies on no map
board-no-map-of-seeds-mend = Name the map on which the seeds lie first among its maps.
board-reach = An item of a river’s course is one of in, at and junction
board-reach-mend = Leave one of them, or add the one that is meant.
board-junction = Only one river has the junction “{ $name }”
board-junction-mend = Name it on the other river too.
board-box-nowhere = { $box } lies either at an edge beside its map or at a point of it
board-box-nowhere-mend = Write edge, or at with a size.
board-fault-game = This program knows no game “{ $game }”: only the geometry of its board was read
board-fault-game-mend = Name the game whose places and pieces these are.
board-no-roads = Boards of this game have no roads
board-no-roads-mend = Remove the roads.
