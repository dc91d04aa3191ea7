"""How paper looks and speaks: white ground, a language, in colours or in one ink."""

from __future__ import annotations

from desktop.profile.settings import Settings
from desktop.profile.theme import load_theme
from desktop.views.widgets.appearance import Appearance
from engine.texts.translate import Translator

THEME = "light"
"""The theme of pages: its paper is white."""


class PaperLook(Appearance):
    """An Appearance for pages: on white, and in a language that need not be that of the window.

    Attributes:
        grey: one ink, and hatching in the place of colours.
    """

    def __init__(self, words: Translator, *, grey: bool = False) -> None:
        """`words`: who knows the names of the table."""
        super().__init__(Settings(language=words.language, theme=THEME))
        theme = load_theme(THEME, words.game or "")
        self.words, self.grey, self.theme = words, grey, theme.in_grey() if grey else theme
