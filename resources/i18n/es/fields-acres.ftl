# Campos que solo tienen los archivos de posición de A FEW ACRES OF SNOW, con los nombres del editor.
field-acres-left = Acciones restantes
field-sites = Lugares
field-sieges = Asedios
field-decks = Mazos
field-reserves = Reservas
field-returned = Devueltas a las cartas a la vista
field-pos = Marcador de asedio
field-word-setup = preparación
field-word-village = aldeas
field-word-town = ciudades
