"""What the turn will come to if nobody does anything more but to arrange what stands on the map."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.revolution.allegiance import CoinsCount, LayingCoins
from engine.games.revolution.battles import Battles
from engine.games.revolution.conflict import Conflict, lose
from engine.games.revolution.control import (
    Attribution,
    Bishoprics,
    Cards,
    Universities,
    city_majority,
    province_majority,
)
from engine.games.revolution.counsel.arranging import arranged, rows_of
from engine.games.revolution.neutrals import Neutrals, lacks
from engine.games.revolution.proposals import Proposing
from engine.games.revolution.sides import NEUTRAL
from engine.games.revolution.sieges import ResolvingSieges, own_sieges, resolve, ways
from engine.games.revolution.state import State
from engine.games.revolution.within import Settling, Within, acting_in, neutrals_enter
from engine.kernel.step import AnyStep

RUN = frozenset((
    Battles, Conflict, Neutrals, Proposing, Within, Settling, ResolvingSieges, LayingCoins, CoinsCount,
    Cards, Attribution, Bishoprics, Universities,
))  # fmt: skip
"""The phases that still change what is scored; in the others nothing is done."""
FOUGHT, FILLED, MOVED, LEFT = range(4)
"""What becomes of a province: conflict; all from conflict to movement; movement; neutrals enter its empty places."""


class Outcome(NamedTuple):
    """A province when all have moved.

    Attributes:
        rows: its counters by spot, then by side. home: by side what went to the supplies, less what came from them.
        holder: who gets its card. loose: its counters outside cities, by side.
    """

    rows: tuple[list[int], ...]
    home: tuple[int, ...]
    holder: int
    loose: tuple[int, ...]


class Forecast(NamedTuple):
    """The state when the turn is about to be scored, and of each province the counters outside cities by side."""

    end: State
    loose: Sequence[Sequence[int]]


def end_of_turn(state: State) -> Forecast:
    """What the turn comes to, by the engine's own phases."""
    end, outcomes = state.copy(), list[Outcome]()
    now = end.agenda[-1] if end.agenda else None
    proposed = now.proposed if isinstance(now, Proposing) else range(len(end.world.provinces))
    end.agenda = [_passed(step) for step in end.agenda if type(step) in RUN]
    while end.agenda:
        step = end.agenda[-1]
        if isinstance(step, Conflict):
            outcomes = _settled(end)
        elif isinstance(step, Proposing):
            end.pop()
            known = range(len(end.world.provinces))
            outcomes = _taken_over(end, _outcomes(end, [MOVED if n in proposed else LEFT for n in known]))
        elif isinstance(step, Within):
            end.pop()
            _arrange(end, step.province, step.acting, step.acted)
        elif isinstance(step, Cards) and outcomes:
            end.pop()
            end.city_cards = [city_majority(end, city) for city in range(len(end.world.cities))]
            end.province_cards = [one.holder for one in outcomes]
        elif not step.seats(end):
            step.run(end)
        elif isinstance(step, ResolvingSieges):
            side = step.asks(end)
            city = own_sieges(end, side)[0]
            resolve(end, side, city, ways(end, side, city)[0])
        else:
            end.pop()
    loose: Sequence[Sequence[int]] = [one.loose for one in outcomes] or [
        end.loose(n) for n in range(len(end.world.provinces))
    ]
    return Forecast(end, loose)


def _passed(step: AnyStep) -> AnyStep:
    """A phase in which nobody does more than he has done."""
    return replace(step, left=()) if isinstance(step, LayingCoins) else step


def _settled(end: State) -> list[Outcome]:
    """Conflict, neutrals and movement at once; where neutrals run short conflict alone, and nothing is settled."""
    provinces = len(end.world.provinces)
    found = _outcomes(end, [FILLED] * provinces)
    if end.supply[NEUTRAL] + sum([one.home[NEUTRAL] for one in found]) < 0:
        end.pop()
        _taken_over(end, _outcomes(end, [FOUGHT] * provinces))
        return []
    while not isinstance(end.agenda.pop(), Proposing):
        pass
    return _taken_over(end, found)


def _taken_over(end: State, outcomes: list[Outcome]) -> list[Outcome]:
    """Provinces become what they come to."""
    end.at = [row[:] for one in outcomes for row in one.rows]
    end.supply = list(map(sum, zip(end.supply, *(one.home for one in outcomes), strict=True)))
    return outcomes


def _outcomes(end: State, what: Sequence[int]) -> list[Outcome]:
    """What becomes of each province, by its counters, its sieges and the order alone; what was seen is known."""
    at, context, found = end.at, (end.world, end.order, end.turn == 0), list[Outcome]()
    besieged = {*end.blockades, *(army.city for army in end.armies if army.besieging)}
    for number, province in enumerate(end.world.provinces):
        closed = [end.world.spots[spot].city in besieged for spot in province.cities] if besieged else ()
        rows = at[province.countryside : province.spots[-1] + 1]
        key = (context, what[number], number, *closed, *chain.from_iterable(rows))
        known = _SEEN.get(key)
        if known is None:
            if len(_SEEN) > KEPT:
                _SEEN.clear()
            known = _SEEN[key] = _looked_at(end.copy(), number, what[number])
        found.append(known)
    return found


def _looked_at(end: State, number: int, what: int) -> Outcome:
    end.supply = [MANY] * len(end.supply)
    province = end.world.provinces[number]
    if what in (FOUGHT, FILLED):
        lose(end, number)
    if what == FILLED:
        end.add(NEUTRAL, province.countryside, lacks(end, number))
    if what in (FILLED, MOVED):
        _arrange(end, number, acting_in(end, number), ())
    if what != FOUGHT:
        neutrals_enter(end, number)
    home = tuple(left - MANY for left in end.supply)
    rows = tuple(end.at[spot] for spot in province.spots)
    return Outcome(rows, home, province_majority(end, number), tuple(end.loose(number)))


def _arrange(end: State, province: int, acting: tuple[int, ...], acted: tuple[int, ...]) -> None:
    spots = tuple(end.open_spots(province))
    rows = arranged(end.world, spots, rows_of(end, spots), acting, acted)
    for spot, row in zip(spots, rows, strict=True):
        end.at[spot] = list(row)


MANY = 1000
"""More counters than any supply holds."""
KEPT = 1 << 16
_SEEN: dict[tuple[object, ...], Outcome] = {}
"""What became of provinces that were looked at already."""
