"""The games: a folder each, the chapters of its rulebook; none knows another."""
