"""How REVOLUTION: THE DUTCH REVOLT is drawn: counters, armies, ships, cards, and the plates beside the map."""
