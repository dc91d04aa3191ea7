"""A contact sheet: a large picture on which drawings are laid out with headings and captions."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from desktop.art.lettering import font, width_of, write
from desktop.art.specs import Spec
from desktop.art.strokes import at, draw, line, pen, rounded, segment
from desktop.profile.theme import THEMES, Theme, load_theme


class Sheet:
    """One contact sheet: its painter, with headings and captions."""

    def __init__(self, width: int, height: int, theme: Theme) -> None:
        self.theme = theme
        self.image = QImage(width, height, QImage.Format.Format_RGB32)
        self.image.fill(QColor(theme.window.window))
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def head(self, x: float, y: float, text: str) -> None:
        """A heading with its rule."""
        face = font("title", 24, caps=True, spacing=1.2)
        write(self.painter, x, y, text, face, self.theme.window.ink)
        rule = segment(x, y + 8, x + width_of(text, face), y + 8)
        line(self.painter, rule, pen(self.theme.window.edge, 1))

    def note(self, x: float, y: float, text: str) -> None:
        """A caption under a drawing."""
        write(self.painter, x, y, text, font("italic", 15), self.theme.window.second_ink, "centre")

    def put(self, x: float, y: float, drawing: Callable[..., None], *args: object, **kwargs: object) -> None:
        """One drawing with its foot at a point."""
        with at(self.painter, x, y):
            drawing(self.painter, *args, theme=self.theme, **kwargs)

    def show(self, x: float, y: float, spec: Spec, size: float = 1.0) -> None:
        """One piece or mark with its foot at a point."""
        with at(self.painter, x, y, size):
            spec.draw(self.painter, self.theme)

    def save(self, path: Path) -> None:
        """End the sheet."""
        self.painter.end()
        self.image.save(str(path))
        print(path)


def grey(sheet: Sheet, x: int, y: int, width: int, height: int, drawing: Callable[[Sheet], None]) -> None:
    """Part of a sheet as it is printed without colour."""
    part = Sheet(width, height, sheet.theme)
    drawing(part)
    part.painter.end()
    sheet.painter.drawImage(x, y, part.image.convertToFormat(QImage.Format.Format_Grayscale8))
    draw(sheet.painter, rounded(x, y, width, height, 0.1), None, 1, sheet.theme.window.ink)


def draw_all(about: str | None, game: str, *drawings: Callable[[Path, Theme], None]) -> None:
    """What such a script does: draw the sheets of a game, into the folder and in the theme that are asked for."""
    parser = argparse.ArgumentParser(description=about)
    root = Path(__file__).resolve().parents[1]
    parser.add_argument("folder", type=Path, nargs="?", default=root / "docs" / "pictures")
    parser.add_argument("--theme", choices=THEMES, default="parchment")
    asked = parser.parse_args()
    application = QGuiApplication([])
    asked.folder.mkdir(parents=True, exist_ok=True)
    theme = load_theme(asked.theme, game)
    for drawing in drawings:
        drawing(asked.folder, theme)
    application.quit()
