"""What a bot of MARIA makes of a View: who stands where, how strong they may be, who is whose friend."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.games.maria.alliances import Alliances, Setting
from engine.games.maria.game import GAME
from engine.games.maria.powers import CROSSING, IDS, MAJORS, NUMBER, PA
from engine.games.maria.world import ARENBERG, DUTCH, World
from engine.kernel.view import PieceView, View

FAR = 99
SHELTER = 3
"""A general protects fortresses so many cities away (10.3-d)."""
SUPPLY = 6
"""A train feeds generals so many cities away (9-c)."""
GUARDED, RECOVERED, ELECTOR, LOST = 0.6, 0.3, 1.2, 0.5
"""What enemy fortresses count beside a marker of one's own: a share of a protected one, one won back without a marker,
an elector's city, a marker that an enemy loses."""
SOON = 5
"""An enemy so near to a fortress may take it soon."""
REACH = 4
"""An enemy so near may come beside a city in his next move (10.1-b)."""
MANY = 99
"""What a power lacks that has no aim of its own."""
MENACE = 2.0
"""How much more an enemy's gain matters when one is all that he lacks."""
CARDS_TELL = 0.5
"""What a card in an enemy's hand may add to his fights, and the most that all of them may."""
CARDS_MOST = 5.0


@dataclass(frozen=True, slots=True)
class Unit:
    """A general or train on the map.

    Attributes:
        city: number of the place. troops: of a general, an enemy's by the public totals.
    """

    id: str
    power: int
    city: int
    troops: float = 0.0
    down: bool = False


class Sight:
    """A View, sorted for judgement; what is the same for all powers.

    Attributes:
        world, league: what never changes, and who is whose friend now. own: the powers that the seat leads.
        piece: all pieces of the View by id. generals, trains: those on the map, of all powers.
        control: fortress -> the power that controls it. facts: of the View.
        minds: what the judgement of movement has found out about each general (see movement.py).
    """

    def __init__(self, view: View) -> None:
        self.view, self.facts = view, view.facts
        options = dict.fromkeys(view.facts["options"], True)
        self.world: World = GAME.world(view.ruleset, view.scenario, len(view.seats), options)
        self.league: Alliances = self.world.alliances(_setting(view.facts))
        self.own = self.league.seats[view.seat]
        self.piece = {p.id: p for p in view.pieces}
        self.number = self.world.index.number
        guess = _guesses(view)
        self.generals = [self._unit(p, guess) for p in view.pieces if p.kind == "general" and self._on_map(p)]
        self.trains = [self._unit(p, guess) for p in view.pieces if p.kind == "train" and self._on_map(p)]
        self.unit = {u.id: u for u in (*self.generals, *self.trains)}
        self.control = {self.number[place]: NUMBER[side] for place, side in view.control.items()}
        self.minds: dict[str, Any] = {}
        self._outlooks: dict[int, Outlook] = {}

    def _on_map(self, piece: PieceView) -> bool:
        return piece.place in self.number

    def _unit(self, piece: PieceView, guess: dict[str, float]) -> Unit:
        troops = guess.get(piece.side, 0.0) if piece.strength is None else float(piece.strength)
        return Unit(piece.id, NUMBER[piece.side], self.number[piece.place], troops, "down" in piece.state)

    @property
    def advanced(self) -> bool:
        """Whether markers and politics are in play (15)."""
        return self.world.advanced

    def outlook(self, power: int) -> Outlook:
        """How one power sees the map."""
        if power not in self._outlooks:
            self._outlooks[power] = Outlook(self, power)
        return self._outlooks[power]

    def apart(self, a: int, b: int) -> int:
        """The number of roads between two cities; FAR where there is no way."""
        return min(self.world.index.distance[a][b], FAR)

    def is_open(self, fortress: int) -> bool:
        """Whether nobody protects a fortress (10.3-d, 10.3-g)."""
        row = self.world.index.distance[fortress]
        shared = bool(self.world.elector_cities >> fortress & 1)
        holders = self.league.guardians(self.control[fortress], shared=shared)
        return not any(u.power in holders and row[u.city] <= SHELTER for u in self.generals)

    def place(self, name: str) -> int:
        """The number of a city, -1 off the map."""
        return self.number.get(name, -1)

    def power(self, piece: str) -> int:
        """The power of a piece."""
        return NUMBER[self.piece[piece].side]

    def cards(self, power: int) -> tuple[str, ...]:
        """A power's cards, where the seat may know them."""
        return next((h.cards or () for h in self.view.hands if NUMBER[h.side] == power), ())

    def hand(self, power: int) -> int:
        """How many cards a power holds."""
        return next((h.count for h in self.view.hands if NUMBER[h.side] == power), 0)

    def suit(self, city: int) -> str:
        """The suit of a city's sector."""
        return self.world.index.suit[city] or ""

    def missing(self, power: int) -> int:
        """What a power lacks to win: markers to place (15-a) or fortresses to hold (14-c); MANY without such an aim."""
        major = IDS[self.league.major[power]]
        return next((s.goal - s.value for s in self.view.scores if s.side == major), MANY)

    def menace(self, power: int) -> float:
        """How much it matters what a power gains or loses: 1, and more the nearer it is to its aim."""
        return 1.0 + MENACE / max(1, self.missing(power))

    @cached_property
    def marked(self) -> dict[int, int]:
        """Fortresses with a victory marker, and whose it is."""
        return {self.number[m.place]: NUMBER[m.side] for m in self.view.marks if m.kind == "victory"}


class Outlook:
    """How one power sees the map.

    Attributes:
        power: whose eyes these are. friends: generals of the power and its partners. foes: generals of its enemies.
        enemy: city -> what enemies there may bring to a fight. beside: cities next to one of them.
        foe_trains: where enemy trains stand. trains: where its own stand.
    """

    def __init__(self, sight: Sight, power: int) -> None:
        self.sight, self.power = sight, power
        league = sight.league
        self.partners, hostile = league.partners[power], league.foes[power]
        self.friends = [u for u in sight.generals if u.power in self.partners]
        self.foes = [u for u in sight.generals if u.power in hostile]
        self.foe_trains = {u.city for u in sight.trains if u.power in hostile}
        self.trains = [u.city for u in sight.trains if u.power == power]
        self.enemy: dict[int, float] = {}
        for foe in self.foes:
            cards = min(CARDS_MOST, CARDS_TELL * sight.hand(foe.power))
            self.enemy[foe.city] = self.enemy.get(foe.city, cards) + foe.troops
        self.beside = sight.world.index.around(_mask(self.enemy))

    @cached_property
    def fed(self) -> int:
        """Mask of the cities where a general is fed as things stand (9-b to 9-d)."""
        return self.sight.league.home[self.power] | self._reach_of(self.power)

    @cached_property
    def fed_arenberg(self) -> int:
        """The same for Arenberg, whom the Netherlands and the Pragmatic train feed too (22-a)."""
        return self.fed | self.sight.world.index.country.get(DUTCH, 0) | self._reach_of(PA)

    def is_fed(self, general: str, city: int) -> bool:
        """Whether a general of the power is fed in a city."""
        return bool((self.fed_arenberg if general == ARENBERG else self.fed) >> city & 1)

    def _reach_of(self, power: int) -> int:
        """Where a power's trains bring food to."""
        index, league = self.sight.world.index, self.sight.league
        closed = _mask([*self.enemy, *self.foe_trains]) | _union(league.foreign[self.power])
        reached = 0
        for train in self.sight.trains:
            if train.power == power:
                ground = index.everywhere if self.power in CROSSING else index.on_map[index.map[train.city]]
                front = 1 << train.city
                for _ in range(SUPPLY):
                    front |= index.around(front) & ground & ~closed
                reached |= front
        return reached

    @cached_property
    def goals(self) -> dict[int, float]:
        """Fortresses under enemy control that the power can reach, with what each is worth."""
        sight = self.sight
        hostile, shut = sight.league.foes[self.power], _union(sight.league.shut[self.power])
        maps = sight.world.index.map
        own_maps = {maps[u.city] for u in sight.generals if u.power == self.power}
        return {
            place: self._prize(place) * (1.0 if place in self.open else GUARDED)
            for place, holder in sight.control.items()
            if holder in hostile
            and not shut >> place & 1
            and (self.power in CROSSING or maps[place] in own_maps)
        }

    @cached_property
    def open(self) -> frozenset[int]:
        """Fortresses under enemy control that nobody protects."""
        sight, hostile = self.sight, self.sight.league.foes[self.power]
        return frozenset(f for f, holder in sight.control.items() if holder in hostile and sight.is_open(f))

    def _prize(self, place: int) -> float:
        """A marker placed counts 1; one that an enemy loses LOST, more if he is near his aim."""
        sight, league, world = self.sight, self.sight.league, self.sight.world
        if not sight.advanced:  # what counts lies in Austria and Silesia (14-c)
            counts = (world.core_austria | world.silesia) >> place & 1
            return LOST * (1.0 + sight.menace(sight.control[place])) if counts else 0.0
        if world.elector_cities >> place & 1:
            return ELECTOR
        owner = league.owner[place]
        placed = world.silesia >> place & 1 or owner in league.foes[self.power] or owner not in MAJORS
        loser = sight.marked.get(place)
        lost = LOST * sight.menace(loser) if loser is not None and loser not in self.partners else 0.0
        return (1.0 if placed else RECOVERED) + lost

    @cached_property
    def danger(self) -> dict[int, float]:
        """Fortresses of the power and its partners that an enemy could reach soon, and how much that matters."""
        sight, found = self.sight, {}
        for place, holder in sight.control.items():
            if holder in self.partners:
                near = [sight.menace(u.power) for u in self.foes if sight.apart(u.city, place) <= SOON]
                if near:
                    found[place] = max(near)
        return found

    def nearest_foe(self, city: int) -> int:
        """Roads to the nearest enemy general."""
        row = self.sight.world.index.distance[city]
        return min((row[u.city] for u in self.foes), default=FAR)

    def threat(self, general: Unit, city: int) -> float:
        """How far ahead the strongest enemy who could come beside a city would be in a fight there, 0 if he is not."""
        row = self.sight.world.index.distance[city]
        near = [strength for place, strength in self.enemy.items() if row[place] <= REACH]
        if not near:
            return 0.0
        return max(0.0, max(near) - self._mine(general, city))

    def _mine(self, general: Unit, city: int) -> float:
        """What a general, those he would join and his cards bring to a fight in a city."""
        mates = sum(u.troops for u in self.friends if u.city == city and u.id != general.id)
        return general.troops + mates + self.support(city)

    def support(self, city: int) -> float:
        """What the cards of the sector's suit and Reserves may add to a fight there."""
        suit = self.sight.suit(city)
        fitting = sum(worth(c) for c in self.sight.cards(self.power) if c[0] in (suit, "R"))
        return min(fitting, 20) * 0.5

    def balance(self, general: Unit, city: int) -> float:
        """How far ahead a general would be in the fights he begins or must expect in a city; 0 without an enemy."""
        if not self.beside >> city & 1:
            return 0.0
        near = self.sight.world.index.neighbour_mask[city]
        return self._mine(general, city) - sum(
            strength for place, strength in self.enemy.items() if near >> place & 1
        )


def worth(card: str) -> int:
    """What a card counts at most in a fight or as payment: its value, 8 for a Reserve."""
    return 8 if card[0] == "R" else int(card[1:].partition(".")[0])


def _mask(cities: Iterable[int]) -> int:
    return _union(1 << city for city in cities)


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _setting(facts: dict[str, Any]) -> Setting:
    """What decides the alliances, as the View tells it."""
    if "saxony" not in facts:
        return Setting()
    affairs = facts["affairs"]
    return Setting(facts["saxony"], affairs["peace"] > 0, affairs["annexed"])


def _guesses(view: View) -> dict[str, float]:
    """What one general of a side has on average, from the public totals."""
    found: dict[str, float] = {}
    for side, total in view.totals.items():
        count = sum(1 for p in view.pieces if p.side == side and p.kind == "general" and p.place)
        found[side] = min(8.0, total / count) if count else 0.0
    return found
