"""Makes an SVG file that Qt has written small: equal paths once, neighbours of one look together, short numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

_GROUP = re.compile(r'(?:<g clip-path="([^"]*)">)?<g ([^>]*)>\n(.*?)</g>\n', re.DOTALL)
_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
_SHAPE = re.compile(
    r"<(path|rect|ellipse|circle|line|polyline|polygon|image)\b[^>]*/>|<text\b[^>]*>[^<]*</text>", re.DOTALL
)
_PATH = re.compile(r'\bd="([^"]*)"')
_STEP = re.compile(r"([MLCZ])([^MLCZ]*)")
_MATRIX = re.compile(r"matrix\(([^)]*)\)")
_NEEDLESS = {"fill-opacity": "1", "stroke-opacity": "1", "vector-effect": "none", "stroke-dashoffset": "0"}
_OF_TEXT = ("font-family", "font-size", "font-weight", "font-style")
_EVEN_ODD = 'fill-rule="evenodd" '
SMALL = 60.0
"""Paths within so many units of their origin (letters) keep a second decimal."""
NEAR = 0.6
"""A point nearer than this to the one before is left out of a long path."""

Appearance = tuple[tuple[str, str], ...]


class OverlayShape(NamedTuple):
    """One shape: clipped by what, moved where, looking how."""

    clip: str
    how: str
    look: Appearance
    shape: str


def compact(text: str) -> str:
    """The same picture in a fraction of the bytes."""
    start, end = text.index("<g "), text.rindex("</g>")
    head, body = _short(text[:start]), text[text.index("\n", start) + 1 : end]
    drawn = list(_shapes(body))
    counted = Counter(one.shape for one in drawn)
    shared = {
        shape: f"p{n}"
        for n, (shape, times) in enumerate(counted.items())
        if times > 1 and len(shape) > 60 and not shape.startswith("<text")
    }
    looks = {look: f"c{n}" for n, look in enumerate(dict.fromkeys(one.look for one in drawn))}
    defined = [shape.replace(" ", f' id="{name}" ', 1) for shape, name in shared.items()]
    rules = [f".{name}{{{';'.join(':'.join(pair) for pair in look)}}}" for look, name in looks.items()]
    style = ["<defs>", "<style>", *rules, "</style>", *defined, ""]
    lines = [head.replace("<defs>\n", "\n".join(style))]
    # A clip is measured where it stands: outside every transform.
    for clip, clipped in groupby(drawn, key=attrgetter("clip")):
        lines.append(f'<g clip-path="{clip}">\n' if clip else "<g>\n")
        for how, moved in groupby(clipped, key=attrgetter("how")):
            lines.append(f'<g transform="{how}">\n' if how else "<g>\n")
            for look, run in groupby(moved, key=attrgetter("look")):
                shapes = [one.shape for one in run]
                uses = [f'<use xlink:href="#{shared[s]}"/>' if s in shared else s for s in shapes]
                lines.append(_dressed(uses, looks[look]))
            lines.append("</g>\n")
        lines.append("</g>\n")
    return "".join(lines) + "</svg>\n"


def _dressed(elements: list[str], look: str) -> str:
    """Elements of one look: it stands at a single element, or at the group of several.

    A text has its own colour, which a look at the element itself would outweigh.
    """
    if len(elements) == 1 and not elements[0].startswith("<text"):
        return elements[0].replace(" ", f' class="{look}" ', 1) + "\n"
    return f'<g class="{look}">\n' + "\n".join(elements) + "\n</g>\n"


def _shapes(body: str) -> Iterator[OverlayShape]:
    """Every shape with what its groups say of it."""
    for group in _GROUP.finditer(body):
        attributes = dict(_ATTRIBUTE.findall(group[2]))
        how = _move(attributes.pop("transform", ""))
        for found in _SHAPE.finditer(group[3]):
            shape = found[0]
            if _EVEN_ODD in shape:
                attributes["fill-rule"] = "evenodd"
            look = tuple(
                (key, value.replace(",", " "))
                for key, value in attributes.items()
                if key not in _OF_TEXT and _NEEDLESS.get(key) != value
            )
            yield OverlayShape(group[1] or "", how, look, _short(shape.replace(_EVEN_ODD, "")))


def _move(matrix: str) -> str:
    """A transform as short as it can be said; "" for none."""
    found = _MATRIX.fullmatch(matrix)
    if found is None:
        return ""
    a, b, c, d, e, f = (float(part) for part in found[1].split(","))
    away = f"{_number(e, 2)} {_number(f, 2)}"
    if (a, b, c, d) == (1, 0, 0, 1):
        return "" if away == "0 0" else f"translate({away})"
    return "matrix(" + " ".join(_number(v, 4) for v in (a, b, c, d)) + f" {away})"


def _short(shape: str) -> str:
    """A shape without what goes without saying, its path in steps from point to point."""
    shape = shape.replace('vector-effect="none" ', "")
    return _PATH.sub(lambda found: f'd="{_relative(found[1])}"', shape)


def _relative(path: str) -> str:
    """Path data with relative steps, without steps and decimals too small to be seen."""
    steps = [
        (kind, [float(v) for v in points.replace(",", " ").split()]) for kind, points in _STEP.findall(path)
    ]
    places = 2 if all(abs(v) < SMALL for _, values in steps for v in values) else 1
    pen = _Pen(places)
    for number, (kind, values) in enumerate(steps):
        last = number + 1 == len(steps) or steps[number + 1][0] != "L"
        if kind != "L" or last or not pen.near(*values):
            pen.step(kind, values)
    return "".join(pen.parts)


class _Pen:
    """Writes steps from where rounding has brought it, so that errors never add up."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.parts: list[str] = []
        self._x = self._y = 0.0
        self._kind = ""

    def near(self, x: float, y: float) -> bool:
        """Whether a point lies too near to be worth a step of a long path."""
        return self.places == 1 and abs(x - self._x) + abs(y - self._y) < NEAR

    def step(self, kind: str, values: list[float]) -> None:
        """Write one step."""
        if kind == "Z":
            self.parts.append("z")
            self._kind = ""
            return
        deltas = [
            round(value - (self._y if n % 2 else self._x), self.places) for n, value in enumerate(values)
        ]
        self._x, self._y = self._x + deltas[-2], self._y + deltas[-1]
        numbers = " ".join(_number(delta, self.places) for delta in deltas).replace(" -", "-")
        letter = kind.lower() if self.parts else kind
        again = letter == self._kind and letter in "lc"
        between = "" if numbers.startswith("-") else " "
        self.parts.append((between if again else letter) + numbers)
        self._kind = letter


@lru_cache(maxsize=1 << 16)
def _number(value: float, places: int) -> str:
    """A number without needless digits; steps of a path have few different lengths."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".") if places else f"{value:.0f}"
    text = re.sub(r"^(-?)0\.", r"\1.", text)
    return "0" if text in ("-0", "", "-") else text
