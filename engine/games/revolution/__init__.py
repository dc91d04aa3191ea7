"""REVOLUTION: THE DUTCH REVOLT 1568-1648 (Francis Tresham): who controls the Low Countries."""

from engine.kernel.title import Title

TITLE = Title(board="revolution", maps=("low-countries",))
