"""What the turn will come to if nobody does anything more but to arrange what stands on the map."""

from __future__ import annotations

from msgspec.structs import replace

from engine.bots.revolution.arranging import arranged, rows_of
from engine.games.revolution.allegiance import CoinsCount, LayingCoins
from engine.games.revolution.battles import Battles
from engine.games.revolution.conflict import Conflict
from engine.games.revolution.control import Attribution, Bishoprics, Cards, Universities
from engine.games.revolution.neutrals import Neutrals
from engine.games.revolution.sieges import ResolvingSieges, own_sieges, resolve, ways
from engine.games.revolution.state import State
from engine.games.revolution.within import Proposing, Settling, Within, acting_in
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
            _move(end, step, step.proposed if step is now else range(len(end.world.provinces)))
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


def _move(end: State, step: Proposing, provinces: tuple[int, ...] | range) -> None:
    """Movement within provinces, then neutrals in empty places."""
    end.pop()
    for province in provinces:
        if acting := acting_in(end, province):
            _arrange(end, province, acting, ())
    end.push(Settling())


def _arrange(end: State, province: int, acting: tuple[int, ...], acted: tuple[int, ...]) -> None:
    spots = tuple(end.open_spots(province))
    if len(spots) > 1:
        rows = arranged(end.world, spots, rows_of(end, spots), acting, acted)
        for spot, row in zip(spots, rows, strict=True):
            end.at[spot] = list(row)
