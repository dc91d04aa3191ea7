# Prima pagina, impostazioni.
start-settings = Impostazioni
first-run-sample = Puoi muovere generali e treni. 2 di 5 già mossi.
settings-title = Impostazioni
settings-line = Ogni cambiamento vale subito e resta.
settings-text-size = Dimensione del testo
settings-rules-as-program = come il programma

# Nuovo tavolo: persone, sipario, regole.
wizard-sign = Segno della mano
wizard-sign-hint = Il segno che distingue questa mano al sipario e tra le carte
wizard-no-curtain = PIN e segno servono al sipario; questo tavolo non ne ha.
wizard-curtain-needed = Più persone hanno segreti davanti a questo schermo, perciò c’è sempre.
wizard-curtain-free = Copre lo schermo prima del primo sguardo, e con { $key }.
wizard-curtain-no-secrets = Questo gioco non ha segreti.
wizard-curtain-nobody = A questo tavolo non siede nessuna persona.
wizard-read-rules = Leggi le regole
sign-circle = cerchio
sign-square = quadrato
sign-triangle = triangolo
sign-diamond = rombo
sign-star = stella
sign-cross = croce
curtain-type-pin = Scrivi il tuo PIN

# Tabelloni.
boards-map = Mappa
boards-search = Luogo, anche con il nome di oggi
