"""What is worth doing, by one judgement for the steady bot and for every whole answer as shown; no rule of the game."""
