"""The table scene: the map, what stands on it, what is lit, and the hand that moves it."""
