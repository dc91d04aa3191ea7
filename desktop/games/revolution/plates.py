"""The plates beside the map of REVOLUTION: THE DUTCH REVOLT: camps, cards, boxes, faith, order, turn, score, legend."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.bars import ScoreBar, draw_bars
from desktop.art.boxes import draw_titled
from desktop.art.ladders import Column, Rung, draw_ladder
from desktop.art.legend import draw_legend
from desktop.art.tracks import TITLE, draw_turns
from desktop.games.revolution.art import marks, tables
from desktop.games.revolution.art.cards import CardFace
from desktop.games.revolution.art.legend import SIGNS
from desktop.games.revolution.art.tables import BoxFace, CampFace
from desktop.games.revolution.looks import STATUSES
from desktop.views.parts.plates import AnyPlate, Place, Plate, shows_nothing
from engine.boards.board import Board
from engine.games.revolution.board import RevolutionBoard
from engine.games.revolution.view_types import (
    SOURCES,
    BoxView,
    CityView,
    FactionView,
    ProvinceView,
    RevolutionView,
    StatusView,
)  # fmt: skip
from engine.kernel.view import View, in_points
from engine.texts.translate import Translator

TENTHS, HALVES = 10, 2
KINDS = ("diagonal", "plain", "coloured")
"""The kinds of space of a support box, in the order in which they are drawn."""
COINS = 84.0
"""Room for coins behind the allegiance of a city."""
C = TypeVar("C")


def _seen(read: Callable[[RevolutionView, str], C], nothing: C) -> Callable[[str, Board, View | None], C]:
    """What a plate shows of a View by its key; `nothing` before the first View is there."""
    return lambda key, _board, view: nothing if view is None else read(RevolutionView.of(view), key)


def points(words: Translator, tenths: int) -> str:
    """So many tenths of a point, as the language writes them."""
    return words.number(in_points(tenths, TENTHS))


def sources_of(words: Translator, faction: FactionView) -> tuple[str, ...]:
    """Its points by source, those that count."""
    return tuple(
        words.tr(f"revolution-source-{name}", n=in_points(faction.points[name], TENTHS))
        for name in SOURCES
        if faction.points.get(name)
    )


# --- camps and cards ------------------------------------------------------------------


def _camp(painter: QPainter, rect: QRectF, one: FactionView | None, place: Place) -> None:
    words, side = place.words, place.key
    face = CampFace(side, words.name(f"side:{side}"))
    if one is not None:
        cities = ((words.name(f"place:{city}"), True) for city in one.cities)
        provinces = ((words.name(f"country:{province}"), False) for province in one.provinces)
        face = CampFace(
            side, face.name, words.person(f"seat:{one.seat}"), one.place, points(words, one.total),
            sources_of(words, one), (*cities, *provinces),
        )  # fmt: skip
    tables.draw_faction_camp(painter, rect, face, place.theme)


Held = tuple[Mapping[str, CityView], Mapping[str, ProvinceView]]


def _of_side(view: RevolutionView, side: str) -> Held:
    """The cities and provinces whose cards a faction holds."""
    return (
        {key: one for key, one in view.cities.items() if one.holder == side},
        {key: one for key, one in view.provinces.items() if one.holder == side},
    )


def _cards(painter: QPainter, rect: QRectF, held: Held, place: Place) -> None:
    words, side = place.words, place.key
    faces = [CardFace(words.name(f"side:{side}"), side, (words.tr(f"revolution-goal-{side}"),))]
    for key, city in held[0].items():
        pays = tuple(words.name(f"place:{paying}") for paying in city.pays)
        faces.append(CardFace(words.name(f"place:{key}"), side, pays, "1"))
    for key, one in held[1].items():
        tax = words.number(in_points(one.tax, HALVES))
        faces.append(
            CardFace(words.name(f"country:{key}"), side, (), points(words, one.worth), str(one.limit), tax)
        )
    tables.draw_cards(painter, rect, words.tr("revolution-cards", side=f"side:{side}"), faces, place.theme)


# --- boxes ----------------------------------------------------------------------------


def spaces_of(box: BoxView) -> tuple[tuple[str, str], ...]:
    """Each space of a box: its kind and who holds it, "" for nobody."""
    found: list[tuple[str, str]] = []
    for kind in KINDS:
        sides = [side for side, number in box.held.get(kind, {}).items() for _ in range(number)]
        free = box.spaces.get(kind, 0) - len(sides)
        found += [(kind, side) for side in (*sides, *[""] * free)]
    return tuple(found)


def _box(painter: QPainter, rect: QRectF, held: BoxView | None, place: Place) -> None:
    known, words = cast(RevolutionBoard, place.board).boxes[place.key], place.words
    provinces = held.provinces if held else known.provinces
    leads = words.tr("revolution-box-treasury")
    if provinces:
        names = ", ".join(words.name(f"country:{province}") for province in provinces)
        leads = words.tr("revolution-box-leads", provinces=names)
    spaces = spaces_of(held) if held is not None else ()
    slots = known.slots if held is None or not spaces else 0
    sides = held.sides if held is not None else known.powers
    face = BoxFace(place.key, words.name(known.ref), sides, leads, spaces, slots)
    tables.draw_support_box(painter, rect, face, place.theme)


# --- faith ----------------------------------------------------------------------------


def _pin(city: CityView, place: Place, painter: QPainter, high: float) -> None:
    painter.translate(0, min(high * 0.46, 10))
    marks.draw_pin(painter, city.holder, size=min(0.62, high / 34), theme=place.theme)


def _coins(city: CityView, place: Place, painter: QPainter, high: float) -> None:
    tables.draw_coins(painter, city.coins, min(0.55, high / 40), place.theme)


def _allegiance(painter: QPainter, rect: QRectF, cities: Mapping[str, CityView], place: Place) -> None:
    words, theme = place.words, place.theme
    columns = (
        Column(words.tr("revolution-zone-catholic"), 3, theme.side("catholics"), full=(0, 1)),
        Column(words.tr("revolution-zone-centre"), 1, theme.window.edge),
        Column(words.tr("revolution-zone-reformed"), 3, theme.side("reformers"), full=(1, 2)),
    )
    rows = [
        Rung(
            words.name(f"place:{key}"), one.allegiance, partial(_pin, one, place), partial(_coins, one, place)
        )
        for key, one in cities.items()
    ]
    title = words.name("track:allegiance")
    draw_ladder(painter, rect, title, columns, rows, theme, caps=True, behind=COINS)


def _mitre(one: StatusView, place: Place, painter: QPainter, high: float) -> None:
    painter.translate(0, 3)
    marks.draw_mitre(painter, one.side, "strongly" in one.status, size=min(0.7, high / 40), theme=place.theme)


def _bishoprics(painter: QPainter, rect: QRectF, found: Mapping[str, StatusView], place: Place) -> None:
    words = place.words
    columns = [Column(words.tr(f"revolution-status-{status}")) for status in STATUSES]
    rows = [
        Rung(words.name(f"country:{key}"), STATUSES.index(one.status) + 1, partial(_mitre, one, place))
        for key, one in found.items()
    ]
    draw_ladder(painter, rect, words.name("track:bishoprics"), columns, rows, place.theme)


def _universities(painter: QPainter, rect: QRectF, found: Mapping[str, str], place: Place) -> None:
    words = place.words
    items = [
        (words.name(f"place:{key}"), status, words.tr(f"revolution-university-{status or 'none'}"))
        for key, status in found.items()
    ]
    tables.draw_universities(painter, rect, words.name("track:universities"), items, place.theme)


# --- order, turn, score ---------------------------------------------------------------

Order = tuple[tuple[str, ...], str, tuple[str, ...]]


def _order(painter: QPainter, rect: QRectF, content: Order, place: Place) -> None:
    order, asks, laid = content
    words = place.words
    rows = [(words.tr("revolution-order-now"), order), (words.tr("revolution-order-next"), laid)]
    shown = rows if laid else rows[:1]
    tables.draw_order(painter, rect, words.name("track:order"), shown, asks, place.theme)


def _now(track: str, board: Board, view: View | None) -> tuple[int, int]:
    return (view.turn, view.turns) if view is not None else (0, board.tracks[track].spaces - 1)


def _turn(painter: QPainter, rect: QRectF, content: tuple[int, int], place: Place) -> None:
    now, last = content
    draw_turns(painter, rect, place.words.name(f"track:{place.key}"), last, (), now, place.theme, first=0)


def _score(painter: QPainter, rect: QRectF, factions: Mapping[str, FactionView], place: Place) -> None:
    words = place.words
    bars = [
        ScoreBar(side, points(words, one.total), tuple(one.points.get(source, 0) for source in SOURCES))
        for side, one in factions.items()
    ]
    sources = [words.tr(f"revolution-key-{source}") for source in SOURCES]
    draw_titled(painter, rect, words.name(f"track:{place.key}"), place.theme)
    draw_bars(painter, rect.adjusted(14, TITLE + 4, -14, -8), bars, sources, place.theme)


def _legend(painter: QPainter, rect: QRectF, _content: None, place: Place) -> None:
    entries = {sign: place.words.tr(f"revolution-legend-{sign}") for sign in SIGNS}
    side = place.board.powers[0]
    draw_legend(painter, rect, place.words.tr("scene-legend"), entries, side, place.theme, SIGNS)


PLATES: Mapping[str, AnyPlate] = {
    "camp": Plate(_camp, _seen(lambda view, side: view.factions.get(side), None), tables.camp_feet),
    "cards": Plate(_cards, _seen(_of_side, ({}, {}))),
    "box": Plate(_box, _seen(lambda view, box: view.boxes.get(box), None)),
    "allegiance": Plate(_allegiance, _seen(lambda view, _: view.cities, {})),
    "bishoprics": Plate(_bishoprics, _seen(lambda view, _: view.bishoprics, {})),
    "universities": Plate(_universities, _seen(lambda view, _: view.universities, {})),
    "order": Plate(_order, _seen(lambda view, _: (view.order, view.asks, view.laid), ((), "", ()))),
    "turns": Plate(_turn, _now),
    "score": Plate(_score, _seen(lambda view, _: view.factions, {})),
    "legend": Plate(_legend, shows_nothing),
}


def score_note(view: View, side: str, words: Translator) -> str:
    """Its points by source."""
    one = RevolutionView.of(view).factions.get(side)
    return ", ".join(sources_of(words, one)) if one is not None else ""
