# First page, settings.
start-settings = Settings
first-run-sample = You may move generals and trains. 2 of 5 moved.
settings-title = Settings
settings-line = Every change is kept at once.
settings-text-size = Text size
settings-rules-as-program = as the program

# Wizard: people, curtain, rules.
wizard-sign = Sign of the hand
wizard-sign-hint = The sign that marks this hand at the curtain and in the tray
wizard-no-curtain = PIN and sign belong to the curtain; this table has none.
wizard-curtain-needed = Several persons keep secrets at this screen, so it is always on.
wizard-curtain-free = Covers the screen before the first look, and with { $key }.
wizard-curtain-no-secrets = This game has no secrets.
wizard-curtain-nobody = No person sits at this table.
wizard-read-rules = Read the rules
sign-circle = circle
sign-square = square
sign-triangle = triangle
sign-diamond = diamond
sign-star = star
sign-cross = cross
curtain-type-pin = Type your PIN

# Boards.
boards-map = Map
boards-search = Place, also by its modern name
