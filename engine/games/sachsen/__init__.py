"""SACHSEN (Sergio Fabra), a year of cabinet politics: States, courts, and battles on a field of squares."""

from engine.kernel.title import Title

TITLE = Title(board="sachsen", maps=("empire",))
