"""The state of a game of MARIA: what stands where, who holds which cards. The chapters of the rules stand on it."""

from __future__ import annotations

from itertools import pairwise
from typing import Self

from engine.games.maria import cards, political_deck
from engine.games.maria.affairs import Affairs, Politics
from engine.games.maria.alliances import Setting
from engine.games.maria.powers import NOBODY, POWERS, PR
from engine.games.maria.stock import Stock
from engine.games.maria.world import World
from engine.kernel.position import Position
from engine.kernel.rng import Rng


class State(Position):
    """The whole truth of a game of MARIA.

    Attributes:
        where: place of each piece, or OFF, OUT or BOX. troops: of each general (0 off the board).
        down: mask of face-down generals. top: mask of generals named commander among equal ranks.
        marker: power whose victory marker lies on each place, or NOBODY. control: power that controls each fortress.
        questions: fortress -> power that moved out of it (10.3-e).
        alliances: who is whose friend (2, 19). stock: victory markers off the map (15, 16).
        politics: the political table (17). affairs: the affairs of state (18 to 21).
        hands: cards of each power, sorted. draw: the draw deck, next card last. opened: decks opened so far.
        discards: by deck of origin. moved: mask of pieces moved or joined in this phase. placed: hussars placed.
        retreated: mask of generals who had to retreat in this phase. subsidy: whether Bavaria gets its card.
        generals_at, trains_at: masks of places by power, kept in step with `where`.
        holdings: masks of the fortresses that each power controls, kept in step with `marker`.
    """

    __slots__ = (
        "affairs", "agenda", "alliances", "control", "discards", "down", "draw", "generals_at", "hands", "holdings",
        "marker", "moved", "news", "opened", "politics", "questions", "result", "retreated", "rng", "stock", "subsidy",
        "top_marks", "trains_at", "troops", "turn", "where", "world",
    )  # fmt: skip

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.turn = 1
        self.where = [piece.start for piece in world.pieces]
        self.troops = [0] * len(world.generals)
        self.down = 0
        self.top_marks = 0
        self.marker = list(world.markers)
        self.control = [NOBODY] * len(world.index.ids)
        self.questions: dict[int, int] = {}
        self.hands: list[list[int]] = [[] for _ in POWERS]
        self.draw: list[int] = []
        self.opened = 0
        self.discards: list[list[int]] = [[] for _ in range(cards.DECKS)]
        self.moved = 0
        self.retreated = 0
        self.subsidy = True
        self.stock = Stock()
        self.politics = Politics()
        self.affairs = Affairs()
        self.alliances = world.alliances(Setting())
        self.agenda = []
        self.rng = Rng(seed)
        self.result = None
        self.news = []
        self.generals_at = [0] * len(POWERS)
        self.trains_at = [0] * len(POWERS)
        self.find_control()
        self.find_pieces()

    # --- what stands where ----------------------------------------------------------

    def find_control(self) -> None:
        """Work out who controls each fortress (3.2-e): its marker's owner, else the owner of the land."""
        world = self.world
        for place in world.places_in(world.fortresses):
            marked = self.marker[place]
            self.control[place] = marked if marked != NOBODY else self.alliances.owner[place]
        self.holdings = tuple(self._held_by(p) for p in POWERS)

    def ally(self) -> None:
        """Work out the alliances from Saxony's marker and Prussia's peace, and what they change (2, 19)."""
        space = political_deck.track(political_deck.SAXONY).at(self.politics.tracks[political_deck.SAXONY])
        peace = self.affairs.peace > 0
        self.alliances = self.world.alliances(Setting(space.saxony, peace, self.affairs.annexed))
        self.find_control()

    def _held_by(self, power: int) -> int:
        mask = 0
        for place, holder in enumerate(self.control):
            if holder == power:
                mask |= 1 << place
        return mask

    def find_pieces(self) -> None:
        """Work out the masks of generals and trains from `where`."""
        generals, trains = [0] * len(POWERS), [0] * len(POWERS)
        where, world = self.where, self.world
        for power in world.powers:
            mask = 0
            for n in world.of_power[power]:
                if where[n] >= 0:
                    mask |= 1 << where[n]
            generals[power] = mask
            mask = 0
            for n in world.trains_of[power]:
                if where[n] >= 0:
                    mask |= 1 << where[n]
            trains[power] = mask
        self.generals_at, self.trains_at = generals, trains

    def put(self, piece: int, place: int) -> None:
        """Put a piece on a place, or OFF."""
        self.where[piece] = place
        self.find_pieces()

    def generals_on(self, place: int) -> tuple[int, ...]:
        """The generals in a city, the commander first (6-d)."""
        where = self.where
        found = [n for n in self.world.generals if where[n] == place]
        if len(found) == 2 and self.commander(found[0], found[1]) == found[1]:
            found.reverse()
        return tuple(found)

    def commander(self, a: int, b: int) -> int:
        """Which of two stacked generals commands: the lower rank number, else the one named (6-d)."""
        pieces = self.world.pieces
        if pieces[a].rank != pieces[b].rank:
            return a if pieces[a].rank < pieces[b].rank else b
        return b if self.top_marks >> b & 1 and not self.top_marks >> a & 1 else a

    def train_on(self, place: int) -> int | None:
        """The train in a city."""
        return next((n for n in self.world.trains if self.where[n] == place), None)

    def hussar_on(self, place: int) -> int | None:
        """The hussar in a city."""
        return next((n for n in self.world.hussars if self.where[n] == place), None)

    def occupied(self) -> int:
        """Mask of the cities with any piece (3.1-a: hussars are none)."""
        mask = 0
        for power in self.world.powers:
            mask |= self.generals_at[power] | self.trains_at[power]
        return mask

    def hussars_at(self) -> int:
        """Mask of the cities with a hussar."""
        mask = 0
        for n in self.world.hussars:
            if self.where[n] >= 0:
                mask |= 1 << self.where[n]
        return mask

    def enemy_pieces(self, power: int) -> int:
        """Mask of the cities with a general or train of an enemy."""
        mask = 0
        for foe in self.alliances.foes[power]:
            mask |= self.generals_at[foe] | self.trains_at[foe]
        return mask

    def enemy_control(self, power: int) -> int:
        """Mask of the fortresses that an enemy controls."""
        mask = 0
        for foe in self.alliances.foes[power]:
            mask |= self.holdings[foe]
        return mask

    def active(self, stage: int) -> tuple[int, ...]:
        """The powers that act in a stage, in their order (1, R-01, R-28)."""
        return self.alliances.stages[stage]

    def is_down(self, general: int) -> bool:
        """Whether a general lies face down (9-e)."""
        return bool(self.down >> general & 1)

    def total(self, power: int) -> int:
        """A power's troops, which are told to anyone who asks (6-f)."""
        return sum(self.troops[n] for n in self.world.of_power[power])

    def leave_home(self, power: int, places: tuple[int, ...]) -> None:
        """A piece goes from city to city; once one leaves Prussia, Prussia takes up the markers laid aside (19.1-h).

        One that comes from off the board comes out of Prussia.
        """
        home = self.alliances.home[power]
        inside = [n < 0 or bool(home >> n & 1) for n in places]
        leaves = any(here and not there for here, there in pairwise(inside))
        if power == PR and self.stock.aside[PR] and leaves:
            self.stock = self.stock.take_up(PR)

    # --- cards ----------------------------------------------------------------------

    def next_card(self) -> int | None:
        """Draw one card: when the deck is out, of the next one, or of the two fullest discard piles (8-f, R-35)."""
        if not self.draw:
            self._new_draw_deck()
        return self.draw.pop() if self.draw else None

    def _new_draw_deck(self) -> None:
        if self.opened < cards.DECKS:
            self.draw = cards.deck(self.opened)
            self.opened += 1
        else:
            fullest = sorted(range(cards.DECKS), key=lambda d: (-len(self.discards[d]), d))[:2]
            self.draw = sorted(c for d in fullest for c in self.discards[d])
            for d in fullest:
                self.discards[d] = []
        self.rng.shuffle(self.draw)

    def take(self, power: int, count: int) -> list[int]:
        """Draw cards into a hand; returns them."""
        drawn: list[int] = []
        for _ in range(count):
            card = self.next_card()
            if card is None:
                break
            drawn.append(card)
        self.hands[power] = sorted(self.hands[power] + drawn)
        return drawn

    def discard(self, power: int, card: int) -> None:
        """A card leaves a hand for the discard pile of its deck."""
        self.hands[power].remove(card)
        self.discards[cards.ORIGIN[card]].append(card)

    def copy(self) -> Self:
        """An independent Position with the same future."""
        other = object.__new__(type(self))
        other.world = self.world
        other.turn = self.turn
        other.where = self.where[:]
        other.troops = self.troops[:]
        other.down = self.down
        other.top_marks = self.top_marks
        other.marker = self.marker[:]
        other.control = self.control[:]
        other.questions = dict(self.questions)
        other.hands = [h[:] for h in self.hands]
        other.draw = self.draw[:]
        other.opened = self.opened
        other.discards = [d[:] for d in self.discards]
        other.moved = self.moved
        other.retreated = self.retreated
        other.subsidy = self.subsidy
        other.stock = self.stock
        other.politics = self.politics
        other.affairs = self.affairs
        other.alliances = self.alliances
        other.as_before = self.as_before
        other.agenda = self.agenda[:]
        other.rng = self.rng.copy()
        other.result = self.result
        other.news = []
        other.generals_at = self.generals_at
        other.trains_at = self.trains_at
        other.holdings = self.holdings
        return other
