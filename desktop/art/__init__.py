"""What drawings of every game share: strokes, letters, hatching, lights, cards, markers; and drawings that are files."""
