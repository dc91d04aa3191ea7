"""How A FEW ACRES OF SNOW is drawn: settlements, cards, sieges and what each side holds."""
