# Primera página, ajustes.
start-settings = Ajustes
first-run-sample = Puedes mover generales y trenes. 2 de 5 ya movidos.
settings-title = Ajustes
settings-line = Cada cambio vale enseguida y se conserva.
settings-text-size = Tamaño del texto
settings-rules-as-program = como el programa

# Nueva mesa: personas, telón, reglas.
wizard-sign = Signo de la mano
wizard-sign-hint = El signo que distingue esta mano en el telón y entre las cartas
wizard-no-curtain = El PIN y el signo son para el telón; esta mesa no lo tiene.
wizard-curtain-needed = Varias personas guardan secretos ante esta pantalla, por eso está siempre.
wizard-curtain-free = Cubre la pantalla antes de la primera mirada, y con { $key }.
wizard-curtain-no-secrets = Este juego no tiene secretos.
wizard-curtain-nobody = En esta mesa no se sienta ninguna persona.
wizard-read-rules = Leer las reglas
sign-circle = círculo
sign-square = cuadrado
sign-triangle = triángulo
sign-diamond = rombo
sign-star = estrella
sign-cross = cruz
curtain-type-pin = Escribe tu PIN

# Tableros.
boards-map = Mapa
boards-search = Lugar, también por su nombre actual
