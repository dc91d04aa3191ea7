# Files and their trouble: who has one open, what changed under the table, what cannot be read.

error-unreadable-file = { $file } can’t be read.
error-unreadable-file-mend = Choose another file, or see to it that this one may be read.
error-unknown-part = { $file } needs a game, a scenario or a bot that this program does not know.
error-unknown-part-mend = Update Kabinett to open it. Your file is unchanged.
error-held = { $file } is open in another window.
error-held-by = { $file } is open in another window: { $who } on { $host }, since { $since }.
error-held-mend = Go on there, or look at it here without playing.
error-changed = Another program has changed or moved { $file }.
error-changed-mend = Go on in a copy: it holds everything played so far.
error-not-moved = { $file } can’t be moved.
error-not-moved-mend = Its folder is protected, or another program uses it. The table is unchanged.
error-file-end-title = The end of a file is damaged
error-file-end = The end of the file cannot be read and is left out: { $where }
error-file-end-mend = Play on from here; the damaged file is then kept beside this one.
error-own-folder-mend = See to it that Kabinett may write into this folder, then try again.
error-look-only = Look only
error-go-on-in-copy = Go on in a copy
error-map = The map can’t be finished.
error-map-mend = Free some room and open the table again. Play goes on with the map as it is.

watching = You are looking only: this table is open in another window.
watching-again = Look again

wizard-pin-protects = A PIN keeps a glance away, no more: whoever opens the save file in another program reads every hand.
