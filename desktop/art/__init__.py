"""Pieces, cards, marks and lights: each a function that draws plain paths, after the engravings of 1745."""
