"""Which Actions are best: nothing is hidden, so each is tried on a copy, and the best outcome wins.

What a situation is worth: worth.py; what the turn will come to: forecast.py; movement within provinces: arranging.py.
All numbers: weights.py, stakes.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from engine.games.revolution.actions import (
    Arrange,
    Blockade,
    Coin,
    Destroy,
    Done,
    Expel,
    Last,
    LetGo,
    Overflow,
    Put,
    Relieve,
    Ship,
    Support,
    Tax,
)
from engine.games.revolution.beggars import Beggars, Shipping
from engine.games.revolution.counsel import weights
from engine.games.revolution.counsel.arranging import rows_of, taken
from engine.games.revolution.counsel.worth import worth
from engine.games.revolution.marching import Hindering
from engine.games.revolution.overflow import Overflowing
from engine.games.revolution.proposals import Proposing
from engine.games.revolution.raiding import Raiding
from engine.games.revolution.scoring import Positions
from engine.games.revolution.sides import NEUTRAL, WORDS
from engine.games.revolution.state import State
from engine.games.revolution.support import Interception
from engine.games.revolution.taxes import Taxes, yields
from engine.games.revolution.units import NewUnits, units_of
from engine.games.revolution.within import Within
from engine.kernel.action import Action
from engine.kernel.step import AnyStep

NUMBERED = (Put, Support, Overflow, Coin)
"""Actions that come in rows of numbers."""
TRIED: dict[type[Action], tuple[int, ...]] = {
    Put: (0, 1),
    Support: (0, -1),
    Overflow: (0, 1, -1),
    Coin: (0, 1, 2),
}
"""Which of such a row are tried: some of the smallest, and the largest."""
SAME = 1e-6
"""What differs by less is the same."""


class Judgement:
    """What the Positions of the game ask for advice (`State.counsel`)."""

    def best(self, state: State, actions: Iterable[Action]) -> list[Action]:
        """The best of some legal Actions; several where they are as good."""
        return JUDGES.get(type(state.agenda[-1]), _value)(state, actions)

    def go_on(self, state: State) -> bool:
        """Whether others answer first; they are expected to stop a treasure, and to let an army go."""
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, Hindering | Interception):
            return False
        seat = step.seats(state)[0]
        state.carry_out(LetGo() if isinstance(step, Hindering) else step.actions(state, seat).nth(0), seat)
        return True


# --- trying ---------------------------------------------------------------------------------


def _tried(state: State, action: Action) -> State:
    """What an Action leads to, with what others are expected to answer."""
    ahead = state.copy()
    ahead.carry_out(action, ahead.agenda[-1].seats(ahead)[0])
    COUNSEL.go_on(ahead)
    return ahead


def _few(actions: Iterable[Action]) -> list[Action]:
    """The Actions that are tried: all that are no number of a row, and some of each row."""
    rows: dict[Action, list[Action]] = {}
    for action in actions:
        same = replace(action, number=1) if isinstance(action, NUMBERED) else action
        rows.setdefault(same, []).append(action)
    return [
        row[at]
        for action, row in rows.items()
        for at in TRIED.get(type(action), (0,))
        if at < len(row) and (at >= 0 or len(row) > 1)
    ]


def _number(action: Action) -> int:
    return action.number if isinstance(action, NUMBERED) else 1


def _best(scores: dict[Action, float]) -> list[Action]:
    """The Actions that score best; of several numbers the largest."""
    best = max(scores.values(), default=0.0)
    found = [action for action, score in scores.items() if score > best - SAME]
    most = max((_number(action) for action in found), default=1)
    return [action for action in found if _number(action) == most]


# --- one look ahead -------------------------------------------------------------------------


def _value(state: State, actions: Iterable[Action]) -> list[Action]:
    """The Actions after which the faction asked stands best."""
    side = _side(state)
    return _best({action: worth(_tried(state, action), side) for action in _few(actions)})


def _side(state: State) -> int:
    side: int = state.agenda[-1].asks(state)  # type: ignore[attr-defined]
    return side


def _each(state: State, actions: Iterable[Action]) -> list[Action]:
    """The Actions that bring most for each counter; to end it brings nothing."""
    side = _side(state)
    now = worth(state, side)
    return _best(
        {action: (worth(_tried(state, action), side) - now) / _number(action) for action in _few(actions)}
    )


def _moving(state: State, actions: Iterable[Action]) -> list[Action]:
    """The proposals that gain enough to be made; else to end it."""
    side = _side(state)
    now = worth(state, side) + weights.PROPOSE
    return _best({a: now if isinstance(a, Done) else worth(_tried(state, a), side) for a in actions})


# --- several looks ahead --------------------------------------------------------------------


def _ships(state: State, actions: Iterable[Action]) -> list[Action]:
    """Water Beggars are hired and sent for the best that they can do then, all of them together."""
    side = _side(state)
    return _best({action: _after_ships(_tried(state, action), side) for action in actions})


def _after_ships(ahead: State, side: int) -> float:
    """What a situation is worth when the Water Beggars have done what is best; it may be no more than to wait."""
    values, step = [worth(ahead, side)], ahead.agenda[-1]
    if isinstance(step, Shipping | Raiding) and (seats := step.seats(ahead)):
        for action in step.actions(ahead, seats[0]):
            if isinstance(action, Ship) and action.number == ahead.free_ships:
                values.append(_after_ships(_tried(ahead, action), side))
            elif isinstance(action, Destroy | Relieve | Blockade):
                values.append(worth(_tried(ahead, action), side))
    elif isinstance(step, Shipping):
        ahead.pop()
        return _after_ships(ahead, side)
    return max(values)


# --- without trying -------------------------------------------------------------------------


def _rate(state: State, actions: Iterable[Action]) -> list[Action]:
    """The highest rate that leaves the supply for new units, and brings no more coins than can be used."""
    side = _side(state)
    units, coins = units_of(state, side), state.treasury[side]
    spare = min(state.supply[side] - units.number - units.lacking, weights.PLENTY - coins)
    rates = sorted(action.rate for action in actions if isinstance(action, Tax))
    return [Tax(max((rate for rate in rates if yields(state, side, rate) <= spare), default=rates[0]))]


def _arrange(state: State, actions: Iterable[Action]) -> list[Action]:
    """The next step towards the arrangement that is best: first out, then in."""
    step = state.agenda[-1]
    assert isinstance(step, Within)
    side, spots, world = step.asks(state), tuple(state.open_spots(step.province)), state.world
    now = rows_of(state, spots)
    goal = taken(world, spots, now, side, step.acted, step.acting[1:])
    wanted: list[Action] = []
    for spot, here, there in list(zip(spots, now, goal, strict=True))[1:]:
        name = world.spots[spot].id
        if world.spots[spot].city >= 0:
            wanted += [
                Expel(name, WORDS[one], here[one] - there[one])
                for one in range(NEUTRAL + 1)
                if one != side and here[one] > there[one]
            ]
        if here[side] != there[side]:
            wanted.append(Arrange(name, there[side]))
    listed = set(actions)
    possible = [action for action in wanted if action in listed]
    return possible[:1] or [Done()]


def _last(state: State, actions: Iterable[Action]) -> list[Action]:
    """Who acts last can answer the others."""
    del state, actions
    return [Last()]


JUDGES: dict[type[AnyStep], Callable[[State, Iterable[Action]], list[Action]]] = {
    Taxes: _rate,
    Beggars: _ships,
    Shipping: _ships,
    NewUnits: _each,
    Overflowing: _each,
    Proposing: _moving,
    Within: _arrange,
    Positions: _last,
}
"""By the kind of Step; what is not here is judged by one look ahead."""

COUNSEL = Judgement()
