"""What the turn will come to if nobody does anything more but to arrange what stands on the map."""

from __future__ import annotations

from collections.abc import Container

from msgspec.structs import replace

from engine.games.revolution.allegiance import CoinsCount, LayingCoins
from engine.games.revolution.battles import Battles
from engine.games.revolution.conflict import Conflict
from engine.games.revolution.control import Attribution, Bishoprics, Cards, Universities
from engine.games.revolution.counsel.arranging import arranged, rows_of
from engine.games.revolution.neutrals import Neutrals
from engine.games.revolution.proposals import Proposing
from engine.games.revolution.sieges import ResolvingSieges, own_sieges, resolve, ways
from engine.games.revolution.state import State
from engine.games.revolution.within import Settling, Within, acting_in, neutrals_enter
from engine.kernel.step import AnyStep

RUN = (
    Battles, Conflict, Neutrals, Proposing, Within, Settling, ResolvingSieges, LayingCoins, CoinsCount,
    Cards, Attribution, Bishoprics, Universities,
)  # fmt: skip
"""The phases that still change what is scored; in the others nothing is done."""


def end_of_turn(state: State) -> State:
    """The state when the turn is about to be scored, by the engine's own phases."""
    end = state.copy()
    now = end.agenda[-1] if end.agenda else None
    end.agenda = [_passed(step) for step in end.agenda if isinstance(step, RUN)]
    while end.agenda:
        step = end.agenda[-1]
        if isinstance(step, Proposing):
            _move(end, now.proposed if isinstance(now, Proposing) else range(len(end.world.provinces)))
        elif isinstance(step, Within):
            end.pop()
            _arrange(end, step.province, step.acting, step.acted)
        elif not step.seats(end):
            step.run(end)
        elif isinstance(step, ResolvingSieges):
            side = step.asks(end)
            city = own_sieges(end, side)[0]
            resolve(end, side, city, ways(end, side, city)[0])
        else:
            end.pop()
    return end


def _passed(step: AnyStep) -> AnyStep:
    """A phase in which nobody does more than he has done."""
    return replace(step, left=()) if isinstance(step, LayingCoins) else step


def _move(end: State, provinces: Container[int]) -> None:
    """Movement within these provinces, then neutrals in empty places everywhere; what was seen before is known."""
    end.pop()
    world, at = end.world, end.at
    besieged = {army.city for army in end.armies if army.besieging}.union(end.blockades)
    for number, province in enumerate(world.provinces):
        if len(province.spots) == 1:
            continue
        closed = (
            tuple(spot for spot in province.cities if world.spots[spot].city in besieged) if besieged else ()
        )
        rows = tuple([tuple(at[spot]) for spot in province.spots])
        key = (world, end.order, number, number in provinces, closed, rows)
        if key not in _SEEN:
            if len(_SEEN) > KEPT:
                _SEEN.clear()
            if number in provinces:
                _arrange(end, number, acting_in(end, number), ())
            neutrals_enter(end, number)
            _SEEN[key] = [at[spot] for spot in province.spots]
        for spot, row in zip(province.spots, _SEEN[key], strict=True):
            at[spot] = row[:]


def _arrange(end: State, province: int, acting: tuple[int, ...], acted: tuple[int, ...]) -> None:
    spots = tuple(end.open_spots(province))
    rows = arranged(end.world, spots, rows_of(end, spots), acting, acted)
    for spot, row in zip(spots, rows, strict=True):
        end.at[spot] = list(row)


KEPT = 1 << 16
_SEEN: dict[tuple[object, ...], list[list[int]]] = {}
"""What became of provinces that were looked at already."""
