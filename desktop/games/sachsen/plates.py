"""The plates beside the map of SACHSEN: camps, courts, the month with its event and the order of play, wars, score."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.bars import ScoreBar, draw_bars
from desktop.art.boxes import draw_titled
from desktop.art.legend import draw_legend
from desktop.art.tracks import TITLE, draw_turns
from desktop.games.sachsen.art import tables
from desktop.games.sachsen.art.counters import LEVEL
from desktop.games.sachsen.art.legend import SIGNS
from desktop.games.sachsen.art.tables import CampFace, Child, CourtFace, Rank, Standing, WarFace
from desktop.games.sachsen.cards import halves
from desktop.views.parts.plates import AnyPlate, Place, Plate, shows_nothing
from desktop.views.parts.tiles import waiting
from engine.boards.board import Board
from engine.games.sachsen.view_types import PlayerView, SachsenView, SideView, War, gulden
from engine.kernel.view import PieceView, View
from engine.texts.translate import Translator

MONTHS = 12
SOURCES = ("provinces", "states", "alliances", "marriages", "battles", "wars")
C = TypeVar("C")


def _seen(read: Callable[[SachsenView, str], C], nothing: C) -> Callable[[str, Board, View | None], C]:
    """What a plate shows of a View by its key; `nothing` before the first View is there."""
    return lambda key, _board, view: nothing if view is None else read(SachsenView.of(view), key)


def millions(words: Translator, coins: int) -> str:
    """So many coins in millions of gulden: 2.3, where the language writes it so."""
    return words.tr("sachsen-millions", n=gulden(coins) / 1_000_000)


# --- camps ------------------------------------------------------------------------------


class Camp(NamedTuple):
    """What a camp shows of a View: its player, seat and State, columns; of what waits the price in coins, the turn."""

    seat: str = ""
    player: PlayerView | None = None
    state: SideView | None = None
    columns: tuple[tuple[Rank, ...], ...] = ()
    waiting: tuple[tuple[int, int], ...] = ()
    turn: int = 0
    alone: bool = False


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


def _held(side: str, _board: Board, view: View | None) -> Camp:
    if view is None:
        return Camp()
    seen = SachsenView.of(view)
    seat = leader_of(seen, side)
    host = next(iter(seen.acting), "")
    one = seen.players.get(seat)
    off = waiting(seen.standing(), f"side:{side}", host)
    return Camp(
        seat,
        one,
        seen.sides.get(side),
        columns_of(seen, side),
        tuple(_awaited(seen, one, piece) for piece in off),
        seen.turn,
        is_alone(seen),
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


def _camp(painter: QPainter, rect: QRectF, camp: Camp, place: Place) -> None:
    words, side, one = place.words, place.key, camp.player
    under = tuple(millions(words, price) if price else str(turn or "") for price, turn in camp.waiting)
    face = CampFace(side, words.name(f"side:{side}"), words.person(f"seat:{camp.seat}") if camp.seat else "",
                    columns=camp.columns, waiting=under)  # fmt: skip
    if one is not None and camp.turn and not camp.alone:
        face = CampFace(
            side, face.name, face.person, one.place, words.number(one.total), words.number(gulden(one.treasury)),
            words.tr("sachsen-camp-budget", n=gulden(one.income), cost=gulden(one.maintenance)),
            tables.coins_of(one.treasury), one.cards, one.service, one.blocked, one.battles, one.wars,
            children(place.board, camp.state), tuple(other for other in one.sides if other != one.home),
            camp.columns, under,
        )  # fmt: skip
    tables.draw_state_camp(painter, rect, face, place.theme)


# --- courts -----------------------------------------------------------------------------

Courts = tuple[tuple[str, ...], tuple[tuple[str, SideView], ...]]


def homes(view: SachsenView) -> dict[str, str]:
    """The own State of each seat that has one, in the order of the seats."""
    return {seat: one.home for seat, one in view.players.items() if one.home}


def standing_of(state: SideView, seat: str) -> Standing:
    """How a seat stands at a court."""
    court, tie = state.courts.get(seat), state.ties.get(seat)
    if court is None or tie is None:
        return Standing(0)
    agreed = (("pact",), ("alliance",))[tie.counter - 1] if tie.counter else ()
    past = (*(("war",) if tie.declared else ()), *(("broken",) if tie.broken else ()))
    return Standing(court.balance, (*agreed, *past), tie.married and tie.counter > 0)


def _neutral(view: SachsenView) -> tuple[tuple[str, SideView], ...]:
    return tuple((side, state) for side, state in view.sides.items() if state.neutral)


def _at_courts(view: SachsenView, _key: str) -> Courts:
    return tuple(homes(view)), _neutral(view)


def _courts(painter: QPainter, rect: QRectF, content: Courts, place: Place) -> None:
    words, (seats, neutral) = place.words, content
    players = (
        [SachsenView.of(place.view).players[seat].home for seat in seats] if place.view is not None else []
    )
    faces = [
        CourtFace(
            side, words.name(f"side:{side}"), children(place.board, state),
            tuple(standing_of(state, seat) for seat in seats),
        )
        for side, state in neutral
    ]  # fmt: skip
    tables.draw_courts(painter, rect, words.name("track:courts"), players, faces, place.theme)


# --- the month, wars, the score ---------------------------------------------------------


class Month(NamedTuple):
    """The event of the turn, which half it met, the State it met, the order of play, who acts."""

    event: str = ""
    met: str = ""
    addressee: str = ""
    order: tuple[str, ...] = ()
    acting: tuple[str, ...] = ()


def _month(view: SachsenView, _key: str) -> Month:
    met = ("good" if view.good else "bad") if view.event else ""
    order = tuple(view.players[seat].home for seat in view.order if seat in view.players)
    return Month(view.event, met, view.addressee, order, view.acting)


def _event(painter: QPainter, rect: QRectF, month: Month, place: Place) -> None:
    event = halves(place.words, month.event) if month.event else None
    tables.draw_month(
        painter, rect, place.words.name(f"track:{place.key}"), event, month.met, month.addressee, month.order,
        month.acting, place.theme,
    )  # fmt: skip


Wars = tuple[tuple[War, int, tuple[int, int]], ...]
"""Each war, its last turn, and the battles that players of either side have won."""


def _at_war(view: SachsenView, _key: str) -> Wars:
    return tuple(
        (war, last, (_won(view, war, war.one), _won(view, war, war.other)))
        for war, last in zip(view.wars, view.last_turns, strict=True)
    )


def _won(view: SachsenView, war: War, sides: Sequence[int]) -> int:
    """The battles of a war that players have won who lead a State of this side."""
    led = [set(one.sides) for one in view.players.values()]
    names = {tuple(view.sides)[side] for side in sides}
    return sum(won for won, own in zip(war.won, led, strict=False) if own & names)


def _wars(painter: QPainter, rect: QRectF, wars: Wars, place: Place) -> None:
    words, powers = place.words, place.board.powers

    def sides(numbers: Sequence[int]) -> tuple[str, ...]:
        return tuple(powers[number] for number in numbers)

    faces = [
        WarFace(
            sides(war.one), sides(war.other), won, frozenset(sides(war.beaten)),
            words.tr("sachsen-war-kingdoms" if war.kingdom else "sachsen-war-since", turn=war.since, last=last),
        )
        for war, last, won in wars
    ]  # fmt: skip
    title = words.name(f"track:{place.key}")
    tables.draw_wars(painter, rect, title, words.tr("sachsen-at-peace"), faces, place.theme)


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
    "camp": Plate(_camp, _held, tables.camp_feet),
    "courts": Plate(_courts, _seen(_at_courts, ((), ()))),
    "month": Plate(_event, _seen(_month, Month())),
    "wars": Plate(_wars, _seen(_at_war, ())),
    "turns": Plate(_turn, _now),
    "score": Plate(_score, _seen(lambda view, _: view.players, {})),
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
