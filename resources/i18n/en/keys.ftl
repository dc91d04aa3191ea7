# The page of keys.
keys-page = Keys
keys-open = Keys…
keys-line = Click a key, then press the one you want instead. Esc keeps it as it is.
keys-press = Press a key…
keys-none = none
keys-usual = Restore the usual keys
keys-taken = { $key } is taken: { $owner }. Give that another key first.

# What the keys of map and hand do.
keys-map = Map and hand
keys-piece-next = Next piece that can act
keys-piece-before = Previous piece
keys-hide = Hide the pieces
keys-hand = See the hand
keys-duel-left = Look in a duel: left hand
keys-duel-right = Look in a duel: right hand
keys-fold-hand = Hand: strips or whole cards
keys-panel-next = Next panel
keys-panel-before = Previous panel
keys-held = hold { $key }

# Keys that each language calls by its own word.
key-shift = Shift
key-space = Space
key-left = Left
key-right = Right
key-home = Home
key-end = End
