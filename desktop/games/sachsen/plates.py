"""The plates beside the map of SACHSEN: camps, courts, the month with its event and the order of play, wars, score."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.bars import ScoreBar, draw_bars
from desktop.art.boxes import draw_titled
from desktop.art.legend import draw_legend
from desktop.art.tracks import TITLE, draw_turns
from desktop.games.sachsen.art import tables
from desktop.games.sachsen.art.counters import LEVEL
from desktop.games.sachsen.art.legend import SIGNS
from desktop.games.sachsen.art.tables import Camp, Child, Court, Month, Rank, Standing, WarFace
from desktop.views.parts.plates import AnyPlate, Place, Plate, shows_nothing
from desktop.views.parts.tiles import waiting
from engine.boards.board import Board
from engine.games.sachsen.view_types import PlayerView, SachsenView, SideView, War
from engine.kernel.view import PieceView, View
from engine.texts.translate import Translator

MONTHS = 12
SOURCES = ("provinces", "states", "alliances", "marriages", "battles", "wars")
C = TypeVar("C")


def _seen(read: Callable[[SachsenView, str, Board], C], nothing: C) -> Callable[[str, Board, View | None], C]:
    """What a plate shows of a View by its key; `nothing` before the first View is there."""
    return lambda key, board, view: nothing if view is None else read(SachsenView.of(view), key, board)


# --- camps ------------------------------------------------------------------------------


def is_alone(view: SachsenView) -> bool:
    """Whether a battle is played without politics: nobody has money or points."""
    return view.promises is None


def leader_of(view: SachsenView, side: str) -> str:
    """The seat that leads a State, "" for nobody."""
    return next((seat for seat, sides in view.seats.items() if side in sides), "")


def columns_of(view: SachsenView, side: str) -> tuple[tuple[Rank, ...], ...]:
    """Of each column of a State how many units of each kind stand on the board and off it; of a battle on the field."""
    found: dict[int, dict[str, list[int]]] = {}
    if view.battle is not None and is_alone(view):
        units = [(u.side, u.column, u.kind, u.status == "on") for u in view.battle.units.values()]
    else:
        units = [(u.side, u.column, u.kind, bool(u.place)) for u in view.units.values()]
    for owner, column, kind, on in units:
        if owner == side:
            found.setdefault(column, {}).setdefault(kind, [0, 0])[not on] += 1
    return tuple(
        tuple(Rank(kind, *kinds[kind]) for kind in LEVEL if kind in kinds)
        for _, kinds in sorted(found.items())
    )


def _camp(view: SachsenView, side: str, board: Board) -> Camp:
    seat, host = leader_of(view, side), next(iter(view.acting), "")
    one = view.players.get(seat)
    return Camp(
        seat,
        one if view.turn and not is_alone(view) else None,
        children(board, view.sides.get(side)),
        columns_of(view, side),
        tuple(_awaited(view, one, piece) for piece in waiting(view.standing(), f"side:{side}", host)),
    )


def _awaited(view: SachsenView, one: PlayerView | None, piece: PieceView) -> tuple[int, int]:
    """What one of the stock costs, the turn in which a unit is back."""
    if "stock" in piece.state and one is not None:
        return one.prices[piece.kind], 0
    unit = view.units.get(piece.id)
    return 0, unit.due if unit is not None else 0


def children(board: Board, state: SideView | None) -> tuple[Child, ...]:
    """The heirs of a State."""
    found = state.heirs if state is not None else ()
    return tuple(Child(h.kind == "son", board.powers[h.married] if h.married >= 0 else "") for h in found)


# --- courts -----------------------------------------------------------------------------


def homes(view: SachsenView) -> dict[str, str]:
    """The own State of each seat that has one, in the order of the seats."""
    return {seat: one.home for seat, one in view.players.items() if one.home}


def standing_of(state: SideView, seat: str) -> Standing:
    """How a seat stands at a court."""
    court, tie = state.courts.get(seat), state.ties.get(seat)
    if court is None or tie is None:
        return Standing(0)
    past = "war" if tie.declared else "broken" if tie.broken else ""
    return Standing(
        court.balance, ("", "pact", "alliance")[tie.counter] or past, tie.married and tie.counter > 0
    )


def courts_of(view: SachsenView, board: Board) -> tuple[Court, ...]:
    """The neutral States."""
    return tuple(
        Court(side, children(board, state), tuple(standing_of(state, seat) for seat in homes(view)))
        for side, state in view.sides.items()
        if state.neutral
    )


def _courts(view: SachsenView, _key: str, board: Board) -> tuple[tuple[str, ...], tuple[Court, ...]]:
    return tuple(homes(view).values()), courts_of(view, board)


# --- the month, wars, the score ---------------------------------------------------------


def _month(view: SachsenView, _key: str, _board: Board) -> Month:
    met = ("good" if view.good else "bad") if view.event else ""
    order = tuple(view.players[seat].home for seat in view.order if seat in view.players)
    return Month(view.event, met, view.addressee, order, view.acting)


def wars_of(view: SachsenView, board: Board) -> tuple[WarFace, ...]:
    """The wars that are on, with their last turns and the battles that players of either side have won."""

    def sides(numbers: Sequence[int]) -> tuple[str, ...]:
        return tuple(board.powers[number] for number in numbers)

    return tuple(
        WarFace(
            sides(war.one), sides(war.other), (_won(view, war, war.one), _won(view, war, war.other)),
            frozenset(sides(war.beaten)), war.since, last, war.kingdom,
        )
        for war, last in zip(view.wars, view.last_turns, strict=True)
    )  # fmt: skip


def _won(view: SachsenView, war: War, sides: Sequence[int]) -> int:
    """The battles of a war that players have won who lead a State of this side."""
    led = [set(one.sides) for one in view.players.values()]
    names = {tuple(view.sides)[side] for side in sides}
    return sum(won for won, own in zip(war.won, led, strict=False) if own & names)


def _now(track: str, board: Board, view: View | None) -> tuple[int, int]:
    """The first month of the cycle that is shown, and the present one."""
    turn = view.turn if view is not None else board.tracks[track].start
    return max(0, turn - 1) // MONTHS * MONTHS, turn


def _turn(painter: QPainter, rect: QRectF, content: tuple[int, int], place: Place) -> None:
    before, now = content
    title = place.words.name(f"track:{place.key}")
    draw_turns(painter, rect, title, before + MONTHS, (), now, place.theme, first=before + 1)


def _score(painter: QPainter, rect: QRectF, players: Mapping[str, PlayerView], place: Place) -> None:
    words = place.words
    bars = [
        ScoreBar(one.home, words.number(one.total), tuple(one.points.get(source, 0) for source in SOURCES))
        for one in players.values()
        if one.home
    ]
    keys = [words.tr(f"sachsen-source-{source}") for source in SOURCES]
    draw_titled(painter, rect, words.name(f"track:{place.key}"), place.theme)
    draw_bars(painter, rect.adjusted(14, TITLE + 4, -14, -8), bars, keys, place.theme)


def _legend(painter: QPainter, rect: QRectF, _content: None, place: Place) -> None:
    words = place.words
    entries = {sign: words.tr(f"sachsen-legend-{sign}") for sign in SIGNS}
    draw_legend(painter, rect, words.tr("scene-legend"), entries, "sachsen", place.theme, SIGNS)


PLATES: Mapping[str, AnyPlate] = {
    "camp": Plate(tables.draw_state_camp, _seen(_camp, Camp()), tables.camp_feet),
    "courts": Plate(tables.draw_courts, _seen(_courts, ((), ()))),
    "month": Plate(tables.draw_month, _seen(_month, Month())),
    "wars": Plate(tables.draw_wars, _seen(lambda view, _, board: wars_of(view, board), ())),
    "turns": Plate(_turn, _now),
    "score": Plate(_score, _seen(lambda view, *_: view.players, {})),
    "legend": Plate(_legend, shows_nothing),
}


def sources_of(words: Translator, one: PlayerView) -> tuple[str, ...]:
    """The points of a player by source, those that count."""
    return tuple(
        words.tr("sachsen-points-of", source=words.tr(f"sachsen-source-{source}"), n=one.points[source])
        for source in SOURCES
        if one.points.get(source)
    )


def score_note(view: View, side: str, words: Translator) -> str:
    """The points of a State's player by source."""
    seen = SachsenView.of(view)
    one = next((player for player in seen.players.values() if player.home == side), None)
    return ", ".join(sources_of(words, one)) if one is not None else ""
