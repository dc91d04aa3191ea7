"""What every game shares: Positions, Steps, Rules, Actions, Views, the Journal; it knows no game."""
