"""The signs of units, of what lies on them, of provinces and courts, for the legend."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QPainter

from desktop.art.legend import Sign
from desktop.art.strokes import at
from desktop.games.sachsen.art.counters import LEVEL, Counter
from desktop.games.sachsen.art.dice import draw_die
from desktop.games.sachsen.art.marks import draw_sign
from desktop.profile.theme import Theme

SIZE = 0.56


def _unit(kind: str, words: tuple[str, ...], number: int, painter: QPainter, theme: Theme, side: str) -> None:
    counter = Counter(kind, side, "", number, words)
    with at(painter, 0, 5 if counter.flagged else 0, SIZE):
        counter.draw(painter, theme)


def _mark(name: str, size: float, painter: QPainter, theme: Theme, _side: str) -> None:
    draw_sign(painter, f"marks/{name}", 0, 0, size, theme)


def _dice(painter: QPainter, theme: Theme, _side: str) -> None:
    with at(painter, -11, 0):
        draw_die(painter, 5, "attack", size=0.5, theme=theme)
    with at(painter, 12, 0):
        draw_die(painter, 3, "defence", size=0.5, theme=theme)


FOOT = "musketeers"
SIGNS: dict[str, Sign] = {
    **{kind: partial(_unit, kind, (), 1) for kind in LEVEL},
    "stack": partial(_unit, FOOT, (), 4),
    "away": partial(_unit, FOOT, ("late",), 1),
    "weak": partial(_unit, FOOT, ("weak",), 1),
    "morale": partial(_unit, FOOT, ("attack-won", "defence-lost"), 1),
    "routed": partial(_unit, FOOT, ("routed",), 1),
    "rests": partial(_unit, FOOT, ("rests",), 1),
    "order": partial(_unit, FOOT, ("order",), 1),
    "engaging": partial(_unit, FOOT, ("due",), 1),
    "facing": partial(_unit, "artillery", ("faces-e",), 1),
    "train": partial(_unit, "artillery", ("train",), 1),
    "dice": _dice,
    "invaded": partial(_mark, "invaded", 0.8),
    "manufactory": partial(_mark, "manufactory", 0.8),
    "chaos": partial(_mark, "chaos", 0.8),
    "pact": partial(_mark, "pact", 0.9),
    "alliance": partial(_mark, "alliance", 0.9),
    "married": partial(_mark, "ring", 1.4),
    "broken": partial(_mark, "broken", 0.9),
    "war": partial(_mark, "war", 0.9),
    "service": partial(_mark, "service", 0.9),
}
"""The signs that are explained, by name, in the order in which they stand."""
