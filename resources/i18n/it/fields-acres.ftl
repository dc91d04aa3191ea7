# Campi che hanno solo i file di posizione di A FEW ACRES OF SNOW, con i nomi dell’editor.
field-acres-left = Azioni rimaste
field-sites = Località
field-sieges = Assedi
field-decks = Mazzi
field-reserves = Riserve
field-returned = Tornate fra le carte scoperte
field-pos = Segnalino assedio
field-word-setup = preparazione
field-word-village = villaggi
field-word-town = città
