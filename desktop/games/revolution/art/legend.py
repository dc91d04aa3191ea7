"""The signs of the map and of what stands on it, for the legend."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.art.legend import Sign
from desktop.art.specs import Spec
from desktop.art.strokes import at
from desktop.games.revolution.art import marks
from desktop.games.revolution.art.armies import Army, Ship
from desktop.games.revolution.art.cards import TAB_HIGH, TAB_WIDE, draw_card_tab
from desktop.games.revolution.art.counters import Counter
from desktop.maps.symbols import draw_star
from desktop.profile.theme import Theme


def _piece(make: type[Counter] | type[Army] | type[Ship], size: float, down: float, *args: object) -> Sign:
    def sign(painter: QPainter, theme: Theme, side: str) -> None:
        spec: Spec = make(side, *args)  # type: ignore[arg-type]
        with at(painter, 0, down, size):
            spec.draw(painter, theme)

    return sign


def _neutral(painter: QPainter, theme: Theme, _side: str) -> None:
    Counter("").draw(painter, theme)


def _mark(name: marks.Sign) -> Sign:
    def sign(painter: QPainter, theme: Theme, _side: str) -> None:
        marks.draw_sign(painter, name, size=0.72, theme=theme)

    return sign


def _book(founded: bool, painter: QPainter, theme: Theme, side: str) -> None:
    marks.draw_university(painter, side if founded else "", founded, theme=theme)


def _mitre(painter: QPainter, theme: Theme, side: str) -> None:
    with at(painter, 0, 6):
        marks.draw_mitre(painter, side, size=0.9, theme=theme)


def _pin(painter: QPainter, theme: Theme, side: str) -> None:
    with at(painter, 0, 15):
        marks.draw_pin(painter, side, size=0.8, theme=theme)


def _star(painter: QPainter, theme: Theme, _side: str) -> None:
    with at(painter, size=1.6):
        draw_star(painter, 0, 0, theme)


def _tab(painter: QPainter, theme: Theme, side: str) -> None:
    draw_card_tab(
        painter, QPointF(-TAB_WIDE / 2 + 6, -TAB_HIGH / 2), "Gent", city=True, side=side, wide=50, theme=theme
    )


SIGNS: dict[str, Sign] = {
    "counter": _piece(Counter, 0.85, 0),
    "stack": _piece(Counter, 0.8, 2, 4),
    "coin": _piece(Counter, 0.85, 0, 1, "coin"),
    "neutral": _neutral,
    "army": _piece(Army, 0.56, 12),
    "besieging": _piece(Army, 0.5, 10, "besieging"),
    "abandoned": _piece(Army, 0.52, 12, "abandoned"),
    "beggar": _piece(Ship, 0.62, 12),
    "stand-off": _mark("lances"),
    "university": partial(_book, True),
    "university-to-come": partial(_book, False),
    "bishopric": _mitre,
    "allegiance": _pin,
    "gate": _mark("lock-gate"),
    "gate-closed": _mark("lock-gate-closed"),
    "reconstructed": _star,
    "card": _tab,
}
"""The signs that are explained, by name, in the order in which they stand."""
