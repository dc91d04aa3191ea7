"""Judgement of places: where generals and trains go, where hussars stand, who is led where.

Generals stay fed, near the fortresses they may take, over those they shelter, and in the fights they want; trains
follow them.
"""

from __future__ import annotations

from engine.bots.maria.sight import FAR, Prospect, Sight, Unit
from engine.games.maria import actions as acts
from engine.games.maria.fortresses import SHELTER
from engine.games.maria.powers import AU
from engine.games.maria.supply import LONGEST
from engine.kernel.view import View

PULL = tuple(20 - 2.0 * min(d, 6) - 0.6 * max(0, min(d, 18) - 6) for d in range(256))
"""How much a fortress draws generals on, by the number of roads to it."""
LEFT_TO_OTHERS = 0.75
"""What is left of that where a comrade is nearer."""
AHEAD = 2.0
"""How far ahead a general wants to be before he seeks a fight."""
ALONE, TOO = 5.0, 3.0
"""What it is worth to shelter a fortress in danger, alone and with a comrade."""
STACK = 3.0
"""What it is worth to stand with a comrade."""
THREAT = 2.5
"""What it costs to stand within reach of a stronger enemy, for each troop that he is ahead."""
HUNGER = 30.0
"""What it costs to stand where nobody is fed."""
TAKEN, TRIED, LOOTED = 25.0, 2.0, 5.0
"""What falls on the way: a fortress, one that gets a question mark, a train eliminated."""


class Campaign(Sight):
    """A View sorted for judgement, with what its generals make of it."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._minds: dict[str, Mind] = {}

    def mind(self, unit: Unit) -> Mind:
        """What cities are worth to a general, remembered for this View."""
        if unit.id not in self._minds:
            self._minds[unit.id] = Mind(self, unit)
        return self._minds[unit.id]


def move(sight: Campaign, action: acts.Way) -> float:
    """How much better the end of a way is than its beginning, with what falls on the way."""
    unit = sight.unit[action.piece]
    path = [sight.number[place] for place in action.path]
    if sight.piece[action.piece].kind == "train":
        gain = train_at(sight, unit, path[-1]) - train_at(sight, unit, unit.city)
        return gain - 0.1 * len(path)
    mind = sight.mind(unit)
    gain = mind.at(path[-1]) - mind.at(unit.city) - 0.05 * len(path)
    if isinstance(action, acts.Move) and not unit.down:
        gain += _taken(sight.prospect(unit.power), (unit.city, *path[:-1]))
    if isinstance(action, acts.Move):
        gain += LOOTED * len(sight.prospect(unit.power).foe_trains.intersection(path))
    return gain


def _taken(prospect: Prospect, left: tuple[int, ...]) -> float:
    """Enemy fortresses moved out of: open ones fall, others at least get a question mark."""
    goals = prospect.goals
    return sum((TAKEN if n in prospect.open else TRIED) * goals[n] for n in set(left) if n in goals)


class Mind:
    """What each city is worth to one general: fed, near his goals, sheltering his own, in the fights he wants."""

    def __init__(self, sight: Sight, unit: Unit) -> None:
        self.sight, self.unit = sight, unit
        self.prospect = prospect = sight.prospect(unit.power)
        self.distance = sight.world.index.distance
        self.fed = sight.fed(unit.id)
        comrades = [u for u in prospect.friends if u.id != unit.id]
        self.goals = [
            (self.distance[g], value * self._share(g, comrades)) for g, value in prospect.goals.items()
        ]
        self.lonely: list[tuple[bytes, float]] = []
        self.kept: list[tuple[bytes, float]] = []
        for fortress, weight in prospect.danger.items():
            row = self.distance[fortress]
            kept = any(row[u.city] <= SHELTER for u in comrades)
            (self.kept if kept else self.lonely).append((row, weight))
        self.attack, self.defence = _temper(sight, unit.power)
        self.known: dict[int, float] = {}

    def _share(self, goal: int, comrades: list[Unit]) -> float:
        """Goals that a comrade is nearer to count less."""
        row = self.distance[goal]
        mine = row[self.unit.city]
        nearer = any(u.power == self.unit.power and row[u.city] < mine for u in comrades)
        return LEFT_TO_OTHERS if nearer else 1.0

    def at(self, city: int) -> float:
        """What a city is worth."""
        if city not in self.known:
            self.known[city] = self._judge(city)
        return self.known[city]

    def _judge(self, city: int) -> float:
        prospect, unit = self.prospect, self.unit
        score = 0.0 if self.fed >> city & 1 else -HUNGER
        if prospect.trains:
            score -= 0.3 * min(self.distance[city][t] for t in prospect.trains)
        balance = prospect.balance(unit, city)
        if balance:
            score += min(10.0, 3 * balance) if balance > AHEAD else 4 * (balance - AHEAD)
        else:
            score -= THREAT * min(4.0, prospect.threat(unit, city))
        if any(u.city == city and u.id != unit.id for u in prospect.friends):
            score += STACK
        score += self.attack * max((value * PULL[row[city]] for row, value in self.goals), default=0.0)
        return score + self.defence * self._sheltering(city)

    def _sheltering(self, city: int) -> float:
        """Own fortresses in danger that he shelters there and no comrade does, and the way to those he could."""
        near = [(row[city], weight) for row, weight in self.lonely]
        score = ALONE * sum(weight for roads, weight in near if roads <= SHELTER)
        score += TOO * sum(weight for row, weight in self.kept if row[city] <= SHELTER)
        return score - 0.7 * min((roads for roads, _ in near if roads > SHELTER), default=0)


def _temper(sight: Sight, power: int) -> tuple[float, float]:
    """How much a power cares for the enemy's fortresses and for its own; Austria need only hold out without markers."""
    return (0.7, 1.0) if power == AU and not sight.advanced else (1.0, 0.25)


def train_at(sight: Sight, train: Unit, city: int) -> float:
    """Near the generals it feeds, away from the enemy."""
    row = sight.world.index.distance[city]
    others = [u.city for u in sight.trains if u.power == train.power and u.id != train.id]
    score = 0.0
    for unit in sight.generals:
        if unit.power == train.power:
            roads = min(row[unit.city], *(sight.apart(n, unit.city) for n in others), FAR)
            away = unit.id in sight.away
            score -= (0.5 if away else 0.2) * roads + (8 if roads > LONGEST - 2 and away else 0)
    danger = sight.prospect(train.power).nearest_foe(city)
    return score - (15 if danger <= 2 else 6 if danger <= 4 else 0)


def reenter(sight: Sight, action: acts.Reenter) -> float:
    """Bring lost trains back, when there are cards to spare; move others so only when it helps much."""
    place, train = sight.number[action.place], sight.unit.get(action.train)
    power = sight.power(action.train)
    if len(sight.cards(power)) < 2:
        return -1.0
    if train is None:
        return 20.0 + 0.1 * train_at(sight, Unit(action.train, power, place), place)
    return train_at(sight, train, place) - train_at(sight, train, train.city) - 12.0


def post(sight: Campaign, action: acts.Post) -> float:
    """A piece that must leave its city goes where it would like best to be."""
    unit, place = sight.unit[action.piece], sight.number[action.place]
    if sight.piece[action.piece].kind == "train":
        return train_at(sight, unit, place)
    return sight.mind(unit).at(place)


def hussar(sight: Sight, action: acts.Hussar) -> float:
    """Between an enemy general and his train, if that is better than where the hussar stands."""
    now = sight.place(sight.piece[action.hussar].place)
    return max(0.0, _nuisance(sight, sight.number[action.place]) - _nuisance(sight, now) - 0.5)


def _nuisance(sight: Sight, city: int) -> float:
    """How well a hussar stands on the way from enemies to their trains."""
    if city < 0:
        return 0.0
    shortest = FAR
    for foe in sight.prospect(AU).foes:
        trains = [sight.apart(city, t.city) for t in sight.trains if t.power == foe.power]
        if trains:
            shortest = min(shortest, sight.apart(foe.city, city) + min(trains))
    return max(0.0, 12.0 - shortest)


def retreat(sight: Sight, action: acts.Retreat) -> float:
    """The beaten enemy is led away from own fortresses and from his trains."""
    beaten = sight.power(action.general)
    row = sight.world.index.distance[sight.number[action.path[-1]]]
    fortress = min((row[n] for n, power in sight.control.items() if power in sight.own), default=8)
    train = min((row[t.city] for t in sight.trains if t.power == beaten), default=8)
    return 2.0 * min(fortress, 12) + min(train, 12)


def dispute(sight: Sight, action: acts.Dispute) -> float:
    """Friends do not quarrel about who moves first."""
    del sight, action
    return -5.0


def yield_flanders(sight: Sight, action: acts.Pass) -> float:
    """Passing ends one's moves in Flanders: only when nothing there is worth a move, like being done."""
    del sight, action
    return -0.1
