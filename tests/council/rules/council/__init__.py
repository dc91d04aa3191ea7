"""The council as a game of the engine: found here by its folder, while a test has it at hand."""

from engine.kernel.title import Title

TITLE = Title(board="maria")
