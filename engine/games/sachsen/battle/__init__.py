"""The battle: the second game within SACHSEN, fought on a field of squares with dice."""
