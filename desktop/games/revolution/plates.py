"""The plates beside the map of REVOLUTION: THE DUTCH REVOLT: camps, boxes, faith, order, turn, score, legend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.bars import ScoreBar, draw_bars
from desktop.art.boxes import draw_titled
from desktop.art.legend import draw_legend
from desktop.art.tracks import TITLE, draw_turns
from desktop.games.revolution.art import tables
from desktop.games.revolution.art.legend import SIGNS
from desktop.games.revolution.art.tables import BoxFace, CampFace, CityRow
from desktop.games.revolution.looks import STATUSES
from desktop.views.parts.plates import AnyPlate, Place, Plate, shows_nothing
from engine.boards.board import Board
from engine.games.revolution.board import RevolutionBoard
from engine.games.revolution.view_types import (
    SOURCES,
    BoxView,
    CityView,
    FactionView,
    RevolutionView,
    StatusView,
)
from engine.kernel.view import View, in_points
from engine.texts.translate import Translator

TENTHS = 10
KINDS = ("diagonal", "plain", "coloured")
"""The kinds of space of a support box, in the order in which they are drawn."""


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


# --- camps and boxes ------------------------------------------------------------------


def _faction(side: str, _board: Board, view: View | None) -> FactionView | None:
    return RevolutionView.of(view).factions.get(side) if view is not None else None


def _camp(painter: QPainter, rect: QRectF, one: FactionView | None, place: Place) -> None:
    words, side = place.words, place.key
    name = words.name(f"side:{side}")
    if one is None:
        tables.draw_faction_camp(painter, rect, CampFace(side, name, "", 0, "", (), ()), place.theme)
        return
    cards = (
        *((words.name(f"place:{city}"), True) for city in one.cities),
        *((words.name(f"country:{province}"), False) for province in one.provinces),
    )
    face = CampFace(
        side, name, words.person(f"seat:{one.seat}"), one.place,
        points(words, one.total), sources_of(words, one), cards,
    )  # fmt: skip
    tables.draw_faction_camp(painter, rect, face, place.theme)


def _held(box: str, _board: Board, view: View | None) -> BoxView | None:
    return RevolutionView.of(view).boxes.get(box) if view is not None else None


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


def _cities(_key: str, _board: Board, view: View | None) -> Mapping[str, CityView]:
    return RevolutionView.of(view).cities if view is not None else {}


def _allegiance(painter: QPainter, rect: QRectF, cities: Mapping[str, CityView], place: Place) -> None:
    words = place.words
    zones = [words.tr(f"revolution-zone-{zone}") for zone in ("catholic", "centre", "reformed")]
    rows = [
        CityRow(words.name(f"place:{key}"), city.allegiance, city.holder, tuple(city.coins.items()))
        for key, city in cities.items()
    ]
    tables.draw_allegiance(painter, rect, words.name("track:allegiance"), zones, rows, place.theme)


def _statuses(_key: str, _board: Board, view: View | None) -> Mapping[str, StatusView]:
    return RevolutionView.of(view).bishoprics if view is not None else {}


def _bishoprics(painter: QPainter, rect: QRectF, found: Mapping[str, StatusView], place: Place) -> None:
    words = place.words
    rows = [
        (words.name(f"country:{key}"), STATUSES.index(one.status), one.side) for key, one in found.items()
    ]
    columns = [words.tr(f"revolution-status-{status}") for status in STATUSES]
    tables.draw_bishoprics(painter, rect, words.name("track:bishoprics"), columns, rows, place.theme)


def _schools(_key: str, _board: Board, view: View | None) -> Mapping[str, str]:
    return RevolutionView.of(view).universities if view is not None else {}


def _universities(painter: QPainter, rect: QRectF, found: Mapping[str, str], place: Place) -> None:
    words = place.words
    items = [
        (words.name(f"place:{key}"), status, words.tr(f"revolution-university-{status or 'none'}"))
        for key, status in found.items()
    ]
    tables.draw_universities(painter, rect, words.name("track:universities"), items, place.theme)


# --- order, turn, score ---------------------------------------------------------------

Order = tuple[tuple[str, ...], str, tuple[str, ...]]


def _laid(_key: str, _board: Board, view: View | None) -> Order:
    if view is None:
        return (), "", ()
    seen = RevolutionView.of(view)
    return seen.order, seen.asks, seen.laid


def _order(painter: QPainter, rect: QRectF, content: Order, place: Place) -> None:
    order, asks, laid = content
    tables.draw_order(painter, rect, place.words.name("track:order"), order, asks, laid, place.theme)


def _now(track: str, board: Board, view: View | None) -> tuple[int, int]:
    return (view.turn, view.turns) if view is not None else (0, board.tracks[track].spaces - 1)


def _turn(painter: QPainter, rect: QRectF, content: tuple[int, int], place: Place) -> None:
    now, last = content
    draw_turns(painter, rect, place.words.name(f"track:{place.key}"), last, (), now, place.theme, first=0)


def _factions(_key: str, _board: Board, view: View | None) -> Mapping[str, FactionView]:
    return RevolutionView.of(view).factions if view is not None else {}


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
    "camp": Plate(_camp, _faction, tables.camp_feet),
    "box": Plate(_box, _held),
    "allegiance": Plate(_allegiance, _cities),
    "bishoprics": Plate(_bishoprics, _statuses),
    "universities": Plate(_universities, _schools),
    "order": Plate(_order, _laid),
    "turns": Plate(_turn, _now),
    "score": Plate(_score, _factions),
    "legend": Plate(_legend, shows_nothing),
}


def score_note(view: View, side: str, words: Translator) -> str:
    """Its points by source."""
    one = RevolutionView.of(view).factions.get(side)
    return ", ".join(sources_of(words, one)) if one is not None else ""
