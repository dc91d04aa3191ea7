"""The data of a game of A FEW ACRES OF SNOW, and plain questions about it. Chapters of the rules stand on it."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable
from typing import ClassVar, Self

from msgspec import Struct

from engine.games.acres.cards import Card
from engine.games.acres.refusals import VOICE
from engine.games.acres.sides import BRITISH, FRENCH, GREEN, NUMBER, SIDES, side_ref
from engine.games.acres.world import World
from engine.kernel.event import Event
from engine.kernel.message import Message
from engine.kernel.position import Result
from engine.kernel.rng import Rng
from engine.kernel.voice import Teller, Voice

VILLAGE, TOWN = "village", "town"


class Siege(Struct, frozen=True):
    """A siege: its place, the marker (positive: the attacker is ahead), the cards of both sides in order (cards-6)."""

    place: int
    pos: int
    cards: tuple[tuple[int, ...], tuple[int, ...]]

    def strengthened(self, side: int, card: int, shift: int) -> Siege:
        """With one more card of a side, and the marker moved."""
        mine = (*self.cards[side], card)
        cards = (mine, self.cards[FRENCH]) if side == BRITISH else (self.cards[BRITISH], mine)
        return Siege(self.place, self.pos + shift, cards)

    @property
    def at(self) -> int:
        """The number at which the marker lies."""
        return abs(self.pos)

    def ahead(self, attacker: int) -> str:
        """On whose half it lies; at 0 on nobody's."""
        return side_ref(attacker if self.pos > 0 else 1 - attacker)


class State(Teller):
    """All data of a game. Lists are by side; cards are kinds, as often as there are copies.

    Attributes:
        turn: round, from 1. side: whose turn it is.
        villages, towns: sites with a cube, a disc, as masks. forts: sites with a fortification disc.
        captured: per side the villages and towns it has captured. money: coins.
        hands: cards held, rising. decks: next card last. discards: top last. reserves: open, rising.
        locations, empire: available cards, rising. neutral: neutral cards, rising.
        sieges: by attacker; None where none is in progress.
    """

    voice: ClassVar[Voice] = VOICE
    side_ref: ClassVar[Callable[[int], str]] = staticmethod(side_ref)

    __slots__ = (
        "_linked", "agenda", "captured", "decks", "discards", "empire", "forts", "hands", "locations", "money",
        "neutral", "news", "reserves", "result", "rng", "side", "sieges", "towns", "turn", "villages", "world",
    )  # fmt: skip

    def __init__(self, world: World, seed: int) -> None:
        self.world, self.turn, self.side = world, 1, NUMBER[world.rules.first_player]
        self.villages, self.towns, self.forts = list(world.villages), list(world.towns), 0
        self.captured = [[0, 0], [0, 0]]
        self.money = [world.rules.money[BRITISH], world.rules.money[FRENCH]]
        self.hands: list[list[int]] = [[], []]
        self.decks: list[list[int]] = [list(world.starting[BRITISH]), list(world.starting[FRENCH])]
        self.discards: list[list[int]] = [[], []]
        self.reserves: list[list[int]] = [[], []]
        self.locations = [list(world.locations[BRITISH]), list(world.locations[FRENCH])]
        self.empire = [list(world.empire[BRITISH]), list(world.empire[FRENCH])]
        self.neutral = list(world.neutral)
        self.sieges: list[Siege | None] = [None, None]
        self.agenda, self.result, self.news = [], None, []
        self.rng = Rng(seed)
        self._linked: dict[tuple[int, bool], int] = {}

    def copy(self) -> Self:
        """An independent Position with the same future."""
        new = object.__new__(type(self))
        new.world, new.turn, new.side = self.world, self.turn, self.side
        new.villages, new.towns, new.forts = self.villages[:], self.towns[:], self.forts
        new.captured = [c[:] for c in self.captured]
        new.money = self.money[:]
        new.hands = [h[:] for h in self.hands]
        new.decks = [d[:] for d in self.decks]
        new.discards = [d[:] for d in self.discards]
        new.reserves = [r[:] for r in self.reserves]
        new.locations = [c[:] for c in self.locations]
        new.empire = [c[:] for c in self.empire]
        new.neutral, new.sieges = self.neutral[:], self.sieges[:]
        new.agenda, new.result, new.news = self.agenda[:], self.result, []
        new.rng, new._linked = self.rng.copy(), self._linked.copy()
        return new

    # --- sites --------------------------------------------------------------------

    def own(self, side: int) -> int:
        """The sites a side controls, as a mask (board-5)."""
        return self.villages[side] | self.towns[side]

    def owner(self, place: int) -> int | None:
        """The side that controls a site, or None."""
        bit = 1 << place
        return next((side for side in (BRITISH, FRENCH) if self.own(side) & bit), None)

    def besieged(self, place: int) -> bool:
        """Whether a site is under siege."""
        first, second = self.sieges
        return (first is not None and first.place == place) or (second is not None and second.place == place)

    def supply(self, side: int) -> tuple[int, int]:
        """Villages and towns in the supply: not on the board and not captured."""
        rules, lost = self.world.rules, self.captured[1 - side]
        return (
            rules.villages[side] - self.villages[side].bit_count() - lost[0],
            rules.towns[side] - self.towns[side].bit_count() - lost[1],
        )

    def forts_left(self) -> int:
        """Fortification discs in the common stock."""
        return self.world.rules.forts - self.forts.bit_count()

    def place_village(self, side: int, place: int) -> None:
        """Put a village on a site."""
        self.villages[side] |= 1 << place
        self._linked.clear()

    def build(self, side: int, place: int) -> None:
        """Make a village a town; the cube returns to the supply."""
        self.villages[side] &= ~(1 << place)
        self.towns[side] |= 1 << place

    def capture(self, by: int, place: int) -> str:
        """A side takes the enemy piece of a site, which is captured for good; returns its kind. The fort goes back."""
        enemy, bit = 1 - by, 1 << place
        kind = TOWN if self.towns[enemy] & bit else VILLAGE
        self.villages[enemy] &= ~bit
        self.towns[enemy] &= ~bit
        self.forts &= ~bit
        self.captured[by][kind == TOWN] += 1
        self._linked.clear()
        return kind

    def linked(self, side: int, *, reinforcing: bool = False) -> int:
        """The sites that trace to the home over own sites, the homes themselves included (location-limits-2).

        A home is an end whoever holds it (R-home, R-home-enemy), and a site whether besieged or not (R-besieged-trace).

        `reinforcing` takes the homes of reinforce-6, where New York counts beside Boston (R-two-homes).
        """
        found = self._linked.get((side, reinforcing))
        if found is None:
            world, own = self.world, self.own(side)
            found = frontier = (world.reinforce_home if reinforcing else world.trace_home)[side]
            while frontier:
                low = frontier & -frontier
                fresh = world.trace[low.bit_length() - 1] & own & ~found
                found |= fresh
                frontier = (frontier ^ low) | fresh
            self._linked[side, reinforcing] = found
        return found

    # --- cards --------------------------------------------------------------------

    def card(self, kind: int) -> Card:
        """A kind of card."""
        return self.world.cards[kind]

    def draw_pile_empty(self, side: int) -> None:
        """As soon as the deck is empty the discard is shuffled into a new one (draw-2, R-deck)."""
        if not self.decks[side] and self.discards[side]:
            self.decks[side], self.discards[side] = sorted(self.discards[side]), []
            self.rng.shuffle(self.decks[side])
            self.say("shuffle", "draw-2", side)

    def draw(self, side: int, count: int) -> list[int]:
        """Draw cards into the hand, as many as there are (R-short)."""
        drawn: list[int] = []
        while len(drawn) < count:
            self.draw_pile_empty(side)  # an empty discard may have left it empty (R-deck)
            if not self.decks[side]:
                break
            card = self.decks[side].pop()
            insort(self.hands[side], card)
            drawn.append(card)
            self.draw_pile_empty(side)
        return drawn

    def throw(self, side: int, cards: Iterable[int]) -> None:
        """Played cards of the hand go to the discard, in an order that tells nothing (cards-5, R-gain)."""
        for card in sorted(cards):
            self.hands[side].remove(card)
            self.discards[side].append(card)

    def take_location(self, side: int, place: int) -> int | None:
        """The card of a site goes from the available locations onto the discard (settle-5); None if it is not there."""
        card = self.world.card_of_site[side].get(place)
        if card is None or card not in self.locations[side]:
            return None
        self.locations[side].remove(card)
        self.discards[side].append(card)
        return card

    def give_back(self, card: int) -> None:
        """A card returns to the display of its colour (siege-win-8, ambush-3, governor-1).

        From there it may be drafted, those of the starting decks too (R-start-copy).
        """
        known = self.card(card)
        if known.colour == GREEN:
            insort(self.neutral, card)
        else:
            insort((self.locations if known.place >= 0 else self.empire)[known.colour], card)

    # --- telling ------------------------------------------------------------------

    def say_to(self, side: int, key: str, clause: str, veiled: str, *, n: int, cards: list[int]) -> None:
        """Tell a side which cards it got; the others only how many. Something new is learnt."""
        mine = Message(f"acres-log-{key}", {"side": side_ref(side), "cards": self.card_refs(cards)})
        others = Message(f"acres-log-{veiled}", {"side": side_ref(side), "n": n})
        self.tell(
            Event("draw", mine, (SIDES[side],), others, f"acres {clause}", side=side_ref(side), reveals=True)
        )

    def card_refs(self, cards: Iterable[int]) -> list[str]:
        """References of cards."""
        return [self.card(card).ref for card in cards]

    def end(self, winners: tuple[int, ...], way: str, clause: str) -> None:
        """The game is over."""
        self.result = Result(tuple(SIDES[side] for side in winners), way, f"acres {clause}")


def side_of(seat: str) -> int:
    """The side that a seat leads."""
    return NUMBER[seat]
