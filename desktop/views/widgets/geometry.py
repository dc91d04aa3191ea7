"""How large the parts of the table window are: plain numbers from the size of the window and the size of text."""

from __future__ import annotations

from dataclasses import dataclass

LOW, NARROW = 860, 1500
"""A window is low or narrow when it has less height or width than this, counted at the size of its text."""
TALL = 1200
"""With this height the hand lies as whole cards."""
COLUMN, SLIM = 344, 300
MOST = 0.30
"""The most of the window's width that the column takes, and what it may cover as a drawer."""
MOST_OPEN = 0.48
LARGE = 1.75
"""From this size of text on the column of a narrow window is a drawer, and prompt and strip share a line."""
TIGHT = 720
"""With less width, as beside the presenter's console, the column is a drawer at any size of text."""
SCANTY = 800
"""With less width the buttons beside the sentence of a shared line would leave it no room."""
BROAD = 1900
"""From this width on a strip of the hand tells more of its card."""
ROOMY = 600
"""With less height than this even a first hand lies as strips."""


@dataclass(frozen=True)
class Geometry:
    """The sizes of one window, in logical pixels.

    Attributes:
        width, height: of the window. k: size of text, 1 at 100 %.
    """

    width: int
    height: int
    k: float

    @property
    def low(self) -> bool:
        """Whether prompt and strip save height."""
        return self.height / self.k < LOW

    @property
    def narrow(self) -> bool:
        """Whether the column is slim."""
        return self.width / self.k < NARROW

    @property
    def tall(self) -> bool:
        """Whether there is room for whole cards at any time."""
        return self.height / self.k >= TALL

    @property
    def broad(self) -> bool:
        """Whether strips have room for a second line."""
        return self.width / self.k >= BROAD

    @property
    def cramped(self) -> bool:
        """Whether whole cards would leave the map no room."""
        return self.height / self.k < ROOMY

    @property
    def beside(self) -> bool:
        """Whether prompt and strip share a line."""
        return self.k >= LARGE and self.narrow

    @property
    def drawer(self) -> bool:
        """Whether the column is a drawer, opened from a strip at the right edge."""
        return self.beside or self.width / self.k < TIGHT

    @property
    def stacked(self) -> bool:
        """Whether the buttons of the prompt, which shares its line with the strip, stand below the sentence."""
        return self.beside and self.width / self.k < SCANTY

    @property
    def rail(self) -> int:
        """Width of the rail: it grows slower than the text."""
        return round(84 * (1 + 0.4 * (self.k - 1)))

    @property
    def column(self) -> int:
        """Width of the column; as a drawer it lies over the map and may be wider."""
        grown = 1 + 0.7 * (self.k - 1)
        if self.drawer:
            return min(round(COLUMN * grown), int(self.width * MOST_OPEN))
        return min(round((SLIM if self.narrow else COLUMN) * grown), int(self.width * MOST))

    @property
    def handle(self) -> int:
        """Width of the strip from which the drawer is opened."""
        return round(22 * self.k)

    @property
    def prompt(self) -> int:
        """Height of the prompt: lower where it is low, but two lines fit where text is large and room is scarce."""
        if self.stacked:
            return round(74 * self.k)
        two_lines = self.k >= 1.4 and self.narrow
        return round((46 if self.low and not two_lines else 54) * self.k)

    @property
    def strip(self) -> int:
        """Height of the phase strip."""
        return round((33 if self.low else 36) * self.k)
