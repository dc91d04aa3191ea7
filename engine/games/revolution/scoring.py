"""Scoring and positions (4.3 to 4.5, 5.8, 6.20): points by source, the winner, the order of play of the next turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from engine.games.revolution.actions import Before, Last
from engine.games.revolution.asking import SideAsked, SideStep
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import (
    BURGHERS,
    CATHOLICS,
    HABSBURGS,
    NOBILITY,
    NOBODY,
    NUMBER,
    REFORMERS,
    SIDES,
    side_ref,
)
from engine.games.revolution.state import REFORMED, State
from engine.games.revolution.view_types import SOURCES
from engine.kernel.action import Action
from engine.kernel.message import say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule, Step
from engine.kernel.view import ScoreRow, in_points

POINT = 10
"""Tenths of a victory point in one (R-32)."""


def points_of(state: State, side: int) -> dict[str, int]:
    """Tenths that a faction would score if the turn ended now, by SOURCES (4.3).

    Minor provinces count after the last turn only (4.3-a, 6.20-a).
    """
    world, held = state.world, state.province_cards
    cities = sum(holder == side for holder in state.city_cards) * world.rules.city_points
    provinces = minor = 0
    for number, province in enumerate(world.provinces):
        if held[number] == side:
            if province.minor:
                minor += province.points
            else:
                provinces += province.points
    last = state.turn == world.rules.last_turn
    counts = (cities, provinces, GOALS[side](state) * POINT, minor if last else 0)
    return dict(zip(SOURCES, counts, strict=True))


# --- goals (4.3) ----------------------------------------------------------------------------


def _bishoprics(state: State) -> int:
    """Those that are Catholic or strongly so, whoever holds the province (R-28)."""
    return sum(status in state.world.bishop_goal for status, _ in state.bishoprics)


def _garrisons(state: State) -> int:
    """Regions with an own army; abandoned ones count for nothing (R-11)."""
    return len({army.region for army in state.armies if army.side == HABSBURGS and not army.abandoned})


def loose_counters(state: State) -> list[int]:
    """Counters in towns and countryside, by side (R-27)."""
    rows = [row for spot, row in zip(state.world.spots, state.at, strict=True) if spot.city < 0]
    return list(map(sum, zip(*rows, strict=True)))


def _population(state: State) -> int:
    """One for so many own counters in towns and countryside, rounded up (R-27)."""
    return -(-loose_counters(state)[NOBILITY] // state.world.rules.divisor)


def _trading_towns(state: State) -> int:
    """Those that an own counter occupies (R-26)."""
    spots = enumerate(state.world.spots)
    return sum(spot.trading and state.at[n][BURGHERS] > 0 for n, spot in spots)


def _universities(state: State) -> int:
    """Reformed ones, whoever holds the place (R-28)."""
    return state.universities.count(REFORMED)


GOALS: dict[int, Callable[[State], int]] = {
    CATHOLICS: _bishoprics,
    HABSBURGS: _garrisons,
    NOBILITY: _population,
    BURGHERS: _trading_towns,
    REFORMERS: _universities,
}
"""What each faction counts besides cards, one point each (4.3-a)."""


# --- the end of a turn ----------------------------------------------------------------------


class Scoring(Step[State], frozen=True):
    """Points are counted anew (4.4-a); after the last turn they decide (4.5-a)."""

    name: ClassVar[str] = "scoring"
    clause: ClassVar[str] = "revolution 6.20-a"

    def run(self, state: State) -> None:
        """Each faction by source; after the last turn the winner."""
        state.pop()
        clause = "6.20-a" if state.turn else "5.8-a"
        totals = [0] * len(SIDES)
        for side in state.world.sides:
            points = points_of(state, side)
            totals[side] = sum(points.values())
            state.say(
                "scores", clause, side, side_ref(side), "track:score", kind="points",
                data=dict(points), n=in_points(totals[side], POINT),
            )  # fmt: skip
        state.points.append(tuple(totals))
        if state.turn == state.world.rules.last_turn:
            self._decide(state)

    def _decide(self, state: State) -> None:
        """Who has most wins, equal ones together; of one player all factions count (4.5-a, 3.1-a)."""
        teams = [(sum(state.points[-1][side] for side in team), team) for team in state.world.teams]
        best = max(total for total, _ in teams)
        winners = [side for total, team in teams if total == best for side in team]
        seats = [f"seat:{seat}" for seat in dict.fromkeys(map(state.seat_for, winners))]
        way = "shared" if len(seats) > 1 else "points"
        state.say(
            "shared" if len(seats) > 1 else "wins", "4.5-a", NOBODY, *map(side_ref, winners), kind="end",
            seats=seats, n=in_points(best, POINT),
        )  # fmt: skip
        state.end(winners, way, "4.5-a")


def sheet(state: State) -> tuple[ScoreRow, ...]:
    """The score by source once the game is over; of one player's factions each has a column, with their sum (3.1-a)."""
    found = {side: points_of(state, side) for side in state.world.sides}

    def row(key: str, counts: dict[int, int], *, total: bool = False) -> ScoreRow:
        named = {SIDES[side]: number for side, number in counts.items()}
        return ScoreRow(say(f"revolution-sheet-{key}"), named, total, POINT)

    rows = [row(source, {side: points[source] for side, points in found.items()}) for source in SOURCES]
    totals = {side: sum(points.values()) for side, points in found.items()}
    rows.append(row("total", totals, total=True))
    if any(len(team) > 1 for team in state.world.teams):
        pairs = {side: sum(totals[one] for one in team) for team in state.world.teams for side in team}
        rows.append(row("pair", pairs, total=True))
    return tuple(rows)


# --- the order of play ----------------------------------------------------------------------


def laid_cards(state: State) -> tuple[int, ...]:
    """The factions that have laid their card for the next turn, in the order that they have now (6.20-b)."""
    step = state.agenda[-1] if state.agenda else None
    return step.laid if isinstance(step, Positions) else ()


class GoingBefore(Rule[SideAsked, Before]):
    """A card is laid before another that lies (6.20-b)."""

    action: ClassVar[type[Action]] = Before
    clause: ClassVar[str] = "revolution 6.20-b"

    def candidates(self, asked: SideAsked) -> Iterable[Before]:
        """Before each of those laid."""
        return [Before(SIDES[side]) for side in asked.step.laid]

    def why_not(self, asked: SideAsked, action: Before) -> Refusal | None:
        """It lies already."""
        if NUMBER.get(action.whose, NOBODY) in asked.step.laid:
            return None
        return no("6.20-b", "not-laid", f"side:{action.whose}", whose=f"side:{action.whose}")

    def play(self, asked: SideAsked, action: Before) -> None:
        """All behind move on."""
        asked.step.lay(asked.position, asked.step.laid.index(NUMBER[action.whose]))


class GoingLast(Plain[SideAsked, Last]):
    """A card is laid behind all others (6.20-b)."""

    action: ClassVar[type[Action]] = Last
    clause: ClassVar[str] = "revolution 6.20-b"

    def play(self, asked: SideAsked, action: Last) -> None:
        """It is the last so far."""
        asked.step.lay(asked.position, len(asked.step.laid))


class Positions(SideStep, frozen=True):
    """From most points to least each faction lays its card for the order of play of the next turn (5.8, 6.20-b).

    Attributes:
        laid: the factions whose cards lie, in the order that they have now. left: those still to lay, the next first.
    """

    name: ClassVar[str] = "positions"
    clause: ClassVar[str] = "revolution 6.20-b"
    rules: ClassVar[tuple[AnyRule, ...]] = (GoingBefore(), GoingLast())
    laid: tuple[int, ...] = ()
    left: tuple[int, ...] = ()

    def asks(self, state: State) -> int:
        """Who lays next."""
        return self.left[0]

    def seats(self, state: State) -> tuple[str, ...]:
        """Nobody before the first card lies, and when all do."""
        return super().seats(state) if self.laid and self.left else ()

    def run(self, state: State) -> None:
        """The first has no choice; equal ones lay in the order of this turn (6.20-b). The last makes the new order."""
        if not self.laid:
            points = state.points[-1]
            ranked = sorted(state.order, key=lambda side: -points[side])
            state.say("lays-first", "6.20-b", ranked[0], side_ref(ranked[0]), "track:order", kind="lays")
            state.replace(type(self)((ranked[0],), tuple(ranked[1:])))
            return
        state.pop()
        state.order = self.laid
        refs = [side_ref(side) for side in self.laid]
        state.say("order", "6.20-b", NOBODY, "track:order", *refs, kind="order", sides=refs)

    def lay(self, state: State, place: int) -> None:
        """The card of the faction asked goes into a gap."""
        side, lit = self.left[0], (side_ref(self.left[0]), "track:order")
        if place == len(self.laid):
            state.say("lays-last", "6.20-b", side, *lit, kind="lays")
        else:
            state.say("lays-before", "6.20-b", side, *lit, kind="lays", whose=side_ref(self.laid[place]))
        state.replace(type(self)((*self.laid[:place], side, *self.laid[place:]), self.left[1:]))

    def measure(self, state: State) -> int:
        """Cards still to be laid."""
        return len(self.left)
