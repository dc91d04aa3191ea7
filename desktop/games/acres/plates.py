"""The plates beside the map of A FEW ACRES OF SNOW: camps and open cards of both sides, tracks of sieges, legend."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.legend import draw_legend
from desktop.games.acres.art.holdings import draw_colony_camp, supply_feet
from desktop.games.acres.art.legend import SIGNS
from desktop.games.acres.art.open_cards import CardGroup, draw_open_cards
from desktop.games.acres.art.sieges import draw_no_siege, draw_siege_track
from desktop.games.acres.faces import SIDES, face_of, siege_face, siege_title
from desktop.views.parts.card_looks import Card
from desktop.views.parts.plates import AnyPlate, Place, Plate, shows_nothing
from engine.boards.board import Board
from engine.games.acres.view_types import AcresView, SiegeView
from engine.kernel.view import View
from engine.texts.translate import Translator

FEET = 4
"""Villages, towns, the siege marker, and the common fortifications while the side acts."""


ON_OFFER = frozenset({"empire", "neutral"})
"""The displays from which cards are drafted, for their price."""


class Held(NamedTuple):
    """What a camp shows of a side."""

    money: int = 0
    villages: int = 0
    towns: int = 0


def _held(side: str, _board: Board, view: View | None) -> Held:
    if view is None:
        return Held()
    seen = AcresView.of(view)
    captured = seen.captured[side]
    return Held(seen.money[side], captured.village, captured.town)


def _feet(rect: QRectF, count: int) -> list[QPointF]:
    """The feet stand still, however many pieces are left."""
    return supply_feet(rect, max(FEET, count))


def _camp(painter: QPainter, rect: QRectF, held: Held, place: Place) -> None:
    words, side = place.words, place.key
    draw_colony_camp(
        painter,
        rect,
        side,
        words.name(f"side:{side}"),
        money=held.money,
        victim=next(other for other in SIDES if other != side),
        villages=held.villages,
        towns=held.towns,
        captions=(words.tr("acres-camp-captured"), words.tr("acres-camp-supply")),
        feet=FEET,
        theme=place.theme,
    )


def _siege(track: str, _board: Board, view: View | None) -> SiegeView | None:
    """The siege whose track it is; None while there is none."""
    return AcresView.of(view).sieges.get(track.removeprefix("siege-")) if view is not None else None


def _track(painter: QPainter, rect: QRectF, siege: SiegeView | None, place: Place) -> None:
    attacker, words = place.key.removeprefix("siege-"), place.words
    if siege is None:
        title = words.name(f"siege:{attacker}")
        draw_no_siege(painter, rect, title, words.tr("acres-no-siege"), place.theme)
    else:
        title = siege_title(words, attacker, siege)
        draw_siege_track(painter, rect, title, siege_face(words, attacker, siege), place.theme)


def open_cards(view: AcresView, side: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The cards of a side that lie open on the table: its reserve, its discards from the top, what it may draft."""
    return (
        ("reserve", view.reserve[side]),
        ("discard", view.discard[side][::-1]),
        ("empire", view.empire[side]),
        ("neutral", view.neutral),
    )


def _open(side: str, _board: Board, view: View | None) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return open_cards(AcresView.of(view), side) if view is not None else ()


def _cards(
    painter: QPainter, rect: QRectF, groups: tuple[tuple[str, tuple[str, ...]], ...], place: Place
) -> None:
    words, side = place.words, place.key
    shown = [
        CardGroup(
            words.tr("acres-cards-in", caption=words.tr(f"acres-caption-{kind}"), count=len(cards)),
            tuple((face_of(words, Card(card, side)), count) for card, count in Counter(cards).items()),
            kind in ON_OFFER,
        )
        for kind, cards in groups
    ]
    draw_open_cards(painter, rect, words.tr("acres-open-cards", side=f"side:{side}"), shown, place.theme)


def _legend(painter: QPainter, rect: QRectF, _content: None, place: Place) -> None:
    words = place.words
    entries = {sign: words.tr(f"acres-legend-{sign}") for sign in SIGNS}
    draw_legend(painter, rect, words.tr("scene-legend"), entries, place.board.powers[0], place.theme, SIGNS)


PLATES: Mapping[str, AnyPlate] = {
    "camp": Plate(_camp, _held, _feet),
    "siege": Plate(_track, _siege),
    "cards": Plate(_cards, _open),
    "legend": Plate(_legend, shows_nothing),
}


def points_so_far(view: View, side: str, words: Translator) -> str:
    """What a side would score if the game ended now."""
    return words.tr("acres-points-so-far", n=AcresView.of(view).score[side].total)
