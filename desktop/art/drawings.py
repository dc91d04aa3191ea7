"""Drawings that are files: SVG under resources/art, drawn through QtSvg in the inks of the moment.

A file looks right by itself: its first style names a colour for each ink, `.fill-wood` and `.line-wood`. Before Qt
reads it these colours are replaced by those asked for, so one file serves every theme and every side.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, cached_property, lru_cache
from xml.etree import ElementTree

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

from desktop.art.strokes import Colour, parse_path
from engine.kernel.files import resources

Ink = Callable[[str], Colour]
"""The colour of an ink by its name; "" for one that is left out."""

SVG = "{http://www.w3.org/2000/svg}"
ElementTree.register_namespace("", SVG.strip("{}"))
_VIEW = re.compile(r'viewBox="([^"]*)"')
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_RULE = re.compile(r"\.(fill|line)-([\w-]+) *{")
_WORD = {"fill": "fill", "line": "stroke"}


class Drawing:
    """One file.

    Attributes:
        name: its path under resources/art without the ending. view: what it shows, in its own units.
        inks: the names of the inks that it asks for.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._text = resources("art", f"{name}.svg").read_text(encoding="utf-8")
        box = _VIEW.search(self._text)
        assert box is not None, name
        self.view = QRectF(*(float(number) for number in box[1].split()))
        style = _STYLE.search(self._text)
        self._rules = tuple(_RULE.findall(style[0])) if style else ()
        self.inks = tuple(dict.fromkeys(ink for _use, ink in self._rules))

    def draw(self, painter: QPainter, ink: Ink, layer: str = "") -> None:
        """Draw it, or one of its layers, at size 1 where it stands in its own units."""
        colours = tuple(_written(ink(name)) for name in self.inks)
        _renderer(self.name, layer, colours).render(painter, self.view)

    def path(self, ident: str = "shape") -> QPainterPath:
        """The outline of the path with this id, with its rule of filling; KeyError where there is none."""
        return _path(self.name, ident)

    @cached_property
    def _tree(self) -> ElementTree.Element:
        return ElementTree.fromstring(self._text)

    def find(self, ident: str) -> ElementTree.Element:
        """The path with this id."""
        for element in self._tree.iter(f"{SVG}path"):
            if element.get("id") == ident:
                return element
        raise KeyError(ident)

    def text(self, layer: str, colours: tuple[str, ...]) -> str:
        """The file in these colours, one for each of `inks`, whole or with one layer alone."""
        found = dict(zip(self.inks, colours, strict=True))
        rules = (f".{use}-{ink} {{ {_WORD[use]}: {found[ink]} }}" for use, ink in self._rules)
        text = _STYLE.sub(f"<style>{' '.join(rules)}</style>", self._text, count=1)
        if not layer:
            return text
        tree = ElementTree.fromstring(text)
        for group in tree.findall(f"{SVG}g"):
            if group.get("id") != layer:
                tree.remove(group)
        return ElementTree.tostring(tree, encoding="unicode")


@cache
def drawing(name: str) -> Drawing:
    """The drawing with this name ("icons/undo"); FileNotFoundError where there is none."""
    return Drawing(name)


@cache
def _path(name: str, ident: str) -> QPainterPath:
    """A path of a drawing, read once."""
    element = drawing(name).find(ident)
    path = parse_path(element.attrib["d"])
    if element.get("fill-rule") == "evenodd":
        path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


@lru_cache(maxsize=512)
def _renderer(name: str, layer: str, colours: tuple[str, ...]) -> QSvgRenderer:
    """What Qt has read of a drawing in some colours."""
    return QSvgRenderer(QByteArray(drawing(name).text(layer, colours).encode()))


def _written(colour: Colour) -> str:
    """A colour as a file writes it."""
    if isinstance(colour, str):
        return colour or "none"
    return QColor(colour).name()
