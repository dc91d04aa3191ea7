"""What drawings of all games share: strokes, letters, hatching, lights, cards, markers; and drawings that are files."""
