"""The tiles of REVOLUTION: THE DUTCH REVOLT: a camp for each faction, the support boxes, faith, order and turn."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QPainter

from desktop.art.lettering import font, numeral_font, write
from desktop.art.shields import draw_shield
from desktop.art.specs import Spec
from desktop.art.strokes import at, ellipse, fill, line, pen
from desktop.games.revolution.art.armies import Army
from desktop.games.revolution.art.counters import Counter
from desktop.games.revolution.art.marks import draw_box_sign, draw_mitre, draw_university
from desktop.games.revolution.looks import STATUSES
from desktop.games.revolution.plates import points, sources_of, spaces_of
from desktop.profile.theme import Theme
from desktop.views.parts.tiles import HIGH, Laid, Tile
from engine.games.revolution.view_types import CityView, FactionView, RevolutionView

CAMP_HIGH = 56.0
ROW_HIGH, OF_ROW = 21.0, 2
"""A row of boxes in their tile, and how many stand in one."""
LONG = 4
"""So many figures are written smaller."""
BEGGARS = "water-beggars"


def tiles(laid: Laid) -> tuple[Tile, ...]:
    """From the top: the factions in the order of play, boxes, faith, order with turn and score."""
    view = RevolutionView.of(laid.view)
    camps = [_camp(laid, view, side) for side in view.factions]
    return (*camps, _boxes(laid, view), _faith(laid, view), _order(laid, view))


# --- camps ----------------------------------------------------------------------------


def _camp(laid: Laid, view: RevolutionView, side: str) -> Tile:
    words, one = laid.words, view.factions[side]
    cards = [f"place:{city}" for city in one.cities] + [f"country:{province}" for province in one.provinces]
    told = (
        words.tr(
            "revolution-tile-camp", side=f"side:{side}", supply=one.supply, coins=one.treasury, armies=one.armies,
            place=one.place,
        ),
        words.tr("revolution-tile-points", n=points(words, one.total), last=points(words, one.last)),
        *sources_of(words, one),
        words.tr("revolution-tile-cards", cards=cards) if cards else words.tr("revolution-tile-no-cards"),
        words.tr("revolution-tile-loose", n=one.loose),
        words.tr("revolution-units", n=sum(one.units.values())),
    )  # fmt: skip
    return Tile(
        f"side:{side}",
        words.name(f"side:{side}"),
        told,
        laid.have(f"side:{side}", f"cards:{side}"),
        partial(_paint_camp, side, one, points(words, one.total)),
        CAMP_HIGH,
        least=HIGH - 6,
        side=side,
    )


def _paint_camp(
    side: str, one: FactionView, total: str, painter: QPainter, wide: float, theme: Theme
) -> None:
    ink = theme.window.ink
    with at(painter, 16, 19, 0.72):
        draw_shield(painter, side, theme=theme)
    write(painter, 28, 25, f"{one.place}.", font("sans", 11), theme.window.second_ink)
    px = 21 if len(total) < LONG else 17
    write(painter, wide - 6, 26, total, numeral_font(theme, px), ink, "right")
    stock: tuple[tuple[Spec, int, float, float], ...] = (
        (Counter(side), one.supply, 10, 0.3),
        (Counter(side, 1, "coin"), one.treasury, 36, 0.3),
        (Army(side), one.armies, 60, 0.21),
    )
    for spec, value, x, size in stock:
        with at(painter, x, 47.5 if isinstance(spec, Army) else 43.5, size):
            spec.draw(painter, theme)
        write(painter, x + 6.5, 47.5, str(value), font("sans", 11, bold=True), ink)


# --- boxes ----------------------------------------------------------------------------


def _boxes(laid: Laid, view: RevolutionView) -> Tile:
    words = laid.words
    rows: list[tuple[str, tuple[str, ...]]] = []
    told: list[str] = []
    for box, seen in view.boxes.items():
        if not any(side in view.factions for side in seen.sides):
            continue
        held = tuple(side for _, side in spaces_of(seen) if side)
        rows.append((box, held))
        numbers = [
            words.tr("revolution-tile-held", side=f"side:{side}", n=held.count(side))
            for side in dict.fromkeys(held)
        ]
        state = ", ".join(numbers) or words.tr("revolution-tile-empty")
        told.append(f"{words.name(f'box:{box}')}: {state}")
    ships = sum(piece.kind == "beggar" and piece.place == f"box:{BEGGARS}" for piece in view.pieces)
    rows.append((BEGGARS, (view.hirer,) * ships))
    told.append(words.tr("revolution-tile-ships", n=ships, hired=view.free_ships))
    told.append(words.tr("revolution-tile-neutrals", n=view.neutrals))
    lines = -(-len(rows) // OF_ROW)
    return Tile(
        "boxes",
        words.tr("revolution-tile-boxes"),
        tuple(told),
        laid.plates_of("box"),
        partial(_paint_boxes, tuple(rows)),
        ROW_HIGH * lines + 6,
    )


def _paint_boxes(
    rows: tuple[tuple[str, tuple[str, ...]], ...], painter: QPainter, wide: float, theme: Theme
) -> None:
    """Of each box what stands for it, and how many counters lie in it; faint where there are none."""
    each, bold = (wide - 4) / OF_ROW, font("sans", 12, bold=True)
    for number, (box, held) in enumerate(rows):
        row, column = divmod(number, OF_ROW)
        x, y = 3 + each * column, 4 + ROW_HIGH * (row + 0.5)
        with at(painter, x + 10, y, 0.4, opacity=1.0 if held else 0.4):
            draw_box_sign(painter, box, theme=theme)
        if held:
            write(painter, x + each - 6, y + 4.5, str(len(held)), bold, theme.window.ink, "right")
            if held[0]:
                dot = ellipse(x + 21, y + 6, 3)
                fill(painter, dot, theme.side(held[0]))
                line(painter, dot, pen(theme.pieces.outline, 0.8))


# --- faith ----------------------------------------------------------------------------


def _faith(laid: Laid, view: RevolutionView) -> Tile:
    words = laid.words
    told = [_city(laid, key, city) for key, city in view.cities.items()]
    told += [
        words.tr(
            "revolution-tile-bishopric",
            province=f"country:{key}",
            status=words.tr(f"revolution-status-{one.status}"),
        )
        for key, one in view.bishoprics.items()
    ]
    told += [
        words.tr(
            "revolution-tile-university",
            city=f"place:{key}",
            status=words.tr(f"revolution-university-{status or 'none'}"),
        )
        for key, status in view.universities.items()
    ]
    catholic = sum(one.status in STATUSES[:2] for one in view.bishoprics.values())
    reformed = sum(status == "reformed" for status in view.universities.values())
    return Tile(
        "faith",
        words.tr("revolution-tile-faith"),
        tuple(told),
        laid.have("track:allegiance", "track:bishoprics", "track:universities"),
        partial(_paint_faith, catholic, reformed),
    )


def _city(laid: Laid, key: str, city: CityView) -> str:
    """A city with its space of allegiance, who controls it, and the coins on it."""
    holder = laid.words.name(f"side:{city.holder}") if city.holder else laid.words.tr("revolution-nobody")
    coins = sum(city.coins.values())
    return laid.words.tr(
        "revolution-tile-city", city=f"place:{key}", space=city.allegiance, holder=holder, coins=coins
    )


def _paint_faith(catholic: int, reformed: int, painter: QPainter, wide: float, theme: Theme) -> None:
    """Catholic bishoprics and Reformed universities: what they are goals for."""
    del wide
    with at(painter, 15, 24, 0.72):
        draw_mitre(painter, "catholics", theme=theme)
    with at(painter, 50, 20, 0.62):
        draw_university(painter, "reformers", founded=True, theme=theme)
    bold = font("sans", 12.5, bold=True)
    write(painter, 26, 25, str(catholic), bold, theme.window.ink)
    write(painter, 65, 25, str(reformed), bold, theme.window.ink)


# --- order and turn -------------------------------------------------------------------


def _order(laid: Laid, view: RevolutionView) -> Tile:
    words = laid.words
    told = (
        words.tr("revolution-tile-turn", n=view.turn, turns=view.turns),
        words.tr("revolution-tile-order", sides=[f"side:{side}" for side in view.order]),
        *(
            words.tr("revolution-tile-score", side=f"side:{side}", n=points(words, one.total))
            for side, one in view.factions.items()
        ),
    )
    return Tile(
        "order",
        words.name("track:order"),
        told,
        laid.have("track:order", "track:turn", "track:score"),
        partial(_paint_order, view.order, view.turn, view.turns, view.asks),
    )


def _paint_order(
    order: tuple[str, ...], turn: int, turns: int, asks: str, painter: QPainter, wide: float, theme: Theme
) -> None:
    write(painter, wide / 2, 15, f"{turn} / {turns}", font("sans", 12, bold=True), theme.window.ink, "centre")
    each = (wide - 6) / max(1, len(order))
    for place, side in enumerate(order):
        with at(painter, 3 + each * (place + 0.5), 27.5, min(0.4, each / 28)):
            draw_shield(painter, side, outline=3.6 if side == asks else 1.6, theme=theme)
