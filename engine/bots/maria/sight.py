"""What a bot of MARIA makes of a View: who stands where, how strong they may be, who is whose friend.

A truth that fits the View is dealt, and only what is public is asked of it: who protects what, who is fed where, who
comes where. The rules are written once, in the chapters of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.games.maria import cards
from engine.games.maria.alliances import Alliances
from engine.games.maria.fortresses import is_protected
from engine.games.maria.game import GAME
from engine.games.maria.ground import GENERAL_MAIN, abroad
from engine.games.maria.powers import IDS, MAJORS, NUMBER
from engine.games.maria.state import State
from engine.games.maria.supply import at_home, fed_by, home_of, trains_of
from engine.games.maria.view_types import MariaView, PoliticsView
from engine.games.maria.world import World
from engine.kernel.rng import Rng
from engine.kernel.view import PieceView, View

FAR = 99
GUARDED, RECOVERED, ELECTOR, LOST = 0.6, 0.3, 1.2, 0.5
"""What enemy fortresses count beside a marker of one's own: a share of a protected one, one won back without a marker,
an elector's city, a marker that an enemy loses."""
SOON = 5
"""An enemy so near to a fortress may take it soon."""
REACH = GENERAL_MAIN
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
        state: a truth that fits the View; only what is public is asked of it.
        world, league: what never changes, and who is whose friend now. own: the powers that the seat leads.
        piece: all pieces of the View by id. generals, trains: those on the map, of all powers.
        control: fortress -> the power that controls it.
    """

    def __init__(self, view: View) -> None:
        self.view = MariaView.of(view)
        self.state: State = GAME.deal(view, Rng(0))
        self.world: World = self.state.world
        self.league: Alliances = self.state.alliances
        self.own = self.league.seats[view.seat]
        self.piece = {p.id: p for p in view.pieces}
        self.number = self.world.index.number
        guess = _guesses(view)
        self.generals = [self._unit(p, guess) for p in view.pieces if p.kind == "general" and self._on_map(p)]
        self.trains = [self._unit(p, guess) for p in view.pieces if p.kind == "train" and self._on_map(p)]
        self.unit = {u.id: u for u in (*self.generals, *self.trains)}
        self.control = {self.number[place]: NUMBER[side] for place, side in view.control.items()}
        self._prospects: dict[int, Prospect] = {}
        self._fed: dict[tuple[int, int], int] = {}

    def _on_map(self, piece: PieceView) -> bool:
        return piece.place in self.number

    def _unit(self, piece: PieceView, guess: dict[str, float]) -> Unit:
        troops = guess.get(piece.side, 0.0) if piece.strength is None else float(piece.strength)
        return Unit(piece.id, NUMBER[piece.side], self.number[piece.place], troops, "down" in piece.state)

    @property
    def advanced(self) -> bool:
        """Whether markers and politics are in play (15)."""
        return self.world.advanced

    @property
    def politics(self) -> PoliticsView:
        """The political table, in the advanced game."""
        return self.view.of_advanced().politics

    def prospect(self, power: int) -> Prospect:
        """How one power sees the map."""
        if power not in self._prospects:
            self._prospects[power] = Prospect(self, power)
        return self._prospects[power]

    def apart(self, a: int, b: int) -> int:
        """The number of roads between two cities; FAR where there is no way."""
        return min(self.world.index.distance[a][b], FAR)

    def is_open(self, fortress: int) -> bool:
        """Whether nobody protects a fortress (10.3-d)."""
        return not is_protected(self.state, fortress)

    def fed(self, general: str) -> int:
        """Mask of the cities where a general is fed as things stand (9-b, 9-c)."""
        number = self.world.number[general]
        home, trains = home_of(self.state, number), trains_of(self.state, number)
        power = self.world.pieces[number].power
        if (power, trains) not in self._fed:
            self._fed[power, trains] = fed_by(self.state, power, trains)
        return home | self._fed[power, trains]

    @cached_property
    def away(self) -> frozenset[str]:
        """The generals whom only a train can feed (9-b)."""
        number = self.world.number
        return frozenset(u.id for u in self.generals if not at_home(self.state, number[u.id]))

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


class Prospect:
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
        self.beside = sight.world.index.around(sum(1 << city for city in self.enemy))

    @cached_property
    def goals(self) -> dict[int, float]:
        """Fortresses under enemy control that the power can reach, with what each is worth."""
        sight = self.sight
        hostile, everywhere = sight.league.foes[self.power], sight.world.index.everywhere
        closed = everywhere
        for city in {u.city for u in sight.generals if u.power == self.power}:
            closed &= abroad(sight.state, self.power, city)
        return {
            place: self._prize(place) * (1.0 if place in self.open else GUARDED)
            for place, holder in sight.control.items()
            if holder in hostile and not closed >> place & 1
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
    """What a card counts at most in a fight or as payment: its value, 8 for a Reserve (8-e)."""
    return cards.WORTH[cards.NUMBER[card]]


def _guesses(view: View) -> dict[str, float]:
    """What one general of a side has on average, from the public totals."""
    found: dict[str, float] = {}
    for side, total in view.totals.items():
        count = sum(1 for p in view.pieces if p.side == side and p.kind == "general" and p.place)
        found[side] = min(8.0, total / count) if count else 0.0
    return found
