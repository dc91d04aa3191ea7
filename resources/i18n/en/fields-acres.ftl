# Fields that only position files of A FEW ACRES OF SNOW have, as the position editor names them.
field-acres-left = Actions left
field-sites = Sites
field-sieges = Sieges
field-decks = Draw decks
field-reserves = Reserves
field-returned = Back in the display
field-pos = Siege marker
field-word-setup = set-up
field-word-village = villages
field-word-town = towns
