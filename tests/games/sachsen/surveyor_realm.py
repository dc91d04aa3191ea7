"""The truth of the political sheet as the second reading has it: plain dicts and lists, and counting."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

from tests.games.sachsen.surveyor_facts import COMMANDERS, HOME, KINDS, LAND, PROVINCES, STATES, Square

ON, COMING, AWAY, LENT = "on", "coming", "away", "lent"
"""On the board; being enrolled or changed; reorganising or waiting for it; lent."""
NO_COUNTER, PACT, ALLIANCE = "none", "pact", "alliance"


@dataclass
class Unit:
    """A command unit or a brigade of a column."""

    name: str
    state: str
    kind: str
    at: Square | None = None
    column: int = 1
    status: str = ON
    due: int = 0
    weak: bool = False
    moved: int = 0


@dataclass
class Tie:
    """What there is between a player and a neutral State."""

    step: int = 0
    counter: str = NO_COUNTER
    loose: int = 0
    """Loose notes: approval above 0, protest below."""
    broken: int = 0
    """What is left of the counter "agreement broken": 0 to 3."""
    war: int = 0
    """What is left of the counter "war declared": 0 to 4."""
    married: bool = False
    wait: dict[int, int] = field(default_factory=dict)
    """Step (5: the marriage): the turn from which it may be proposed again."""
    strict: set[int] = field(default_factory=set)
    """Steps of which a 1 or 2 of the next die is a refusal for good."""
    plus: set[int] = field(default_factory=set)
    """Steps of which the next die gets 1, and a 4 is a yes."""
    never: set[int] = field(default_factory=set)
    """Steps refused for good."""
    bonus: int = 0
    """On the next die that this State rolls for the player."""
    asked: int = 0
    """The turn of the last proposal."""
    money_wait: int = 0
    arms_wait: int = 0
    money_granted: bool = False
    arms_granted: bool = False
    """The next such request is granted without a die."""

    def weight(self) -> int:
        """Notes and counters together (R-22)."""
        return self.loose + {NO_COUNTER: 0, PACT: 3, ALLIANCE: 4}[self.counter] - self.broken - self.war


@dataclass
class Realm:
    """Everything on the political sheet that the sums ask for."""

    turn: int = 1
    homes: list[str] = field(default_factory=list)
    """The home State of each player, in the order of the deal; "" none."""
    leader: dict[str, int | None] = field(default_factory=lambda: dict.fromkeys(STATES))
    owner: dict[str, str] = field(default_factory=lambda: dict(HOME))
    units: list[Unit] = field(default_factory=list)
    treasury: list[int] = field(default_factory=list)
    debt: list[int] = field(default_factory=list)
    works: dict[str, int] = field(default_factory=dict)
    """Province: what it yields more (manufactory)."""
    idle: dict[str, int] = field(default_factory=dict)
    """Province: for how many incomes it yields nothing."""
    wars: list[tuple[str, str]] = field(default_factory=list)
    ties: dict[tuple[int, str], Tie] = field(default_factory=dict)
    pacts: dict[tuple[int, int], str] = field(default_factory=dict)
    """Two players, the lower first: pact, alliance or marriage."""
    chaos: set[str] = field(default_factory=set)
    blocked: dict[str, int] = field(default_factory=dict)
    leave: set[tuple[int, str]] = field(default_factory=set)
    """Player and State: leave to pass in this turn."""
    heirs: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """State: son or daughter, and the State married into, or ""."""
    services: set[int] = field(default_factory=set)
    battles: list[int] = field(default_factory=list)
    wars_won: list[int] = field(default_factory=list)
    options: set[str] = field(default_factory=set)

    def copy(self) -> Realm:
        """The same once more."""
        return deepcopy(self)

    def named(self, name: str) -> Unit:
        """The unit of a name."""
        return next(u for u in self.units if u.name == name)

    def led(self, player: int) -> list[str]:
        """The States that a player leads."""
        return [state for state, who in self.leader.items() if who == player]

    def neutral(self, state: str) -> bool:
        """No player leads it."""
        return self.leader[state] is None

    def tie(self, player: int, state: str) -> Tie:
        """What there is between them."""
        return self.ties.setdefault((player, state), Tie())

    def at_war(self, one: str, other: str) -> bool:
        """Whether two States are at war; those that one player leads go with each other."""
        return (one, other) in self.wars or (other, one) in self.wars

    def hostile(self, one: str, other: str) -> bool:
        """At war, or one of the two has no ruler: its units defend, anyone may invade (R-20)."""
        return self.at_war(one, other) or (one != other and bool({one, other} & self.chaos))

    def on(self, square: Square) -> list[Unit]:
        """Units on a square."""
        return [u for u in self.units if u.at == square]

    def within(self, province: str) -> list[Unit]:
        """Units on any square of a province."""
        return [u for u in self.units if u.at is not None and LAND[u.at] == province]

    def enemies_within(self, province: str, of: str) -> list[Unit]:
        """Units at war with a State in a province."""
        return [u for u in self.within(province) if self.at_war(u.state, of)]

    def owned(self, state: str) -> list[str]:
        """Provinces of a State."""
        return [p for p in PROVINCES if self.owner[p] == state]

    def column(self, state: str, column: int = 1) -> list[Unit]:
        """All units of a column, on the board or not."""
        return [u for u in self.units if (u.state, u.column) == (state, column)]

    def invaded(self, province: str) -> bool:
        """An enemy stands on it and no own unit does; a command unit is one, too (income-2, R-10, R-84)."""
        return bool(self.enemies_within(province, self.owner[province])) and not self.garrison(province)

    def garrison(self, province: str) -> list[Unit]:
        """The units on it that are own ones: of its State, and of all others that its ruler has taken over (D-92)."""
        state = self.owner[province]
        ruler = self.leader[state]
        own = [state] if ruler is None else self.led(ruler)
        return [u for u in self.within(province) if u.state in own]


def brigades(units: list[Unit]) -> list[Unit]:
    """Units that are not command units."""
    return [u for u in units if u.kind not in COMMANDERS]


def cost(kind: str) -> int:
    """Maintenance a turn (maintenance-1)."""
    return int(KINDS[kind]["cost"])
