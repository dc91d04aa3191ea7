"""MARIA: one file for each chapter of its rulebook."""

from engine.kernel.title import Title

TITLE = Title(board="maria", maps=("bohemia",))
