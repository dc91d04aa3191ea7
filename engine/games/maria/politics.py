"""The politics stage, first half (17.1 to 17.4, 25): cards turned up, trump, cards laid, influence."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria import cards, political_deck
from engine.games.maria.actions import Done
from engine.games.maria.affairs import NO_CARD, NONE, put, put_cards
from engine.games.maria.political_actions import Lay, Trump
from engine.games.maria.powers import MAJORS, ref
from engine.games.maria.state import State
from engine.games.maria.tactical import FromHand
from engine.games.maria.world import OPTIONAL_POLITICS
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.rule import Asked, Plain, Rule
from engine.kernel.step import AnyRule, Step

RESERVE_INFLUENCE = 16
"""What a Reserve counts for influence (17.4-b)."""
OPEN = 2
"""Political cards turned up each turn (17.1-a)."""


def influence(position: State, power: int) -> int:
    """The sum of a power's own face-up cards in its box (17.4-c)."""
    return sum(
        RESERVE_INFLUENCE if cards.SUIT[c] == "R" else cards.WORTH[c] for c in position.politics.lying[power]
    )


def by_influence(position: State) -> tuple[int, ...]:
    """The powers with cards in their boxes (17.5-b): by influence, ties to the box further right (17.4-c)."""
    present = [p for p in MAJORS if position.politics.lying[p]]
    return tuple(sorted(present, key=lambda p: (-influence(position, p), -MAJORS.index(p))))


class ReturnCovered(Step[State], frozen=True):
    """Under the optional rule the cards turned face down come back to their owners' hands (25-a)."""

    name: ClassVar[str] = "covered"
    clause: ClassVar[str] = "maria 25-a"

    def run(self, position: State) -> None:
        """Power by power."""
        position.pop()
        for power in MAJORS:
            found = position.politics.covered[power]
            if found:
                take_back(position, power, found)
                position.politics = replace(
                    position.politics, covered=put_cards(position.politics.covered, power, ())
                )


def take_back(position: State, power: int, found: tuple[int, ...]) -> None:
    """Cards go from the table into their owner's hand; everybody saw them once."""
    position.hands[power] = sorted([*position.hands[power], *found])
    message = say("maria-log-takes-back", side=ref(power), cards=[cards.ref(c) for c in found])
    position.tell(Event("politics", message, clause="maria 17.4-a", side=ref(power)))


class Reveal(Step[State], frozen=True):
    """The next two political cards are turned up; the Imperial Election waits for the turn's end (17.1, 18-a)."""

    name: ClassVar[str] = "reveal"
    clause: ClassVar[str] = "maria 17.1-a"

    def run(self, position: State) -> None:
        """Cards are turned until two lie open; the card of the election is no such card."""
        position.pop()
        table = position.politics
        deck, election = list(table.deck), table.election
        found: list[int] = []
        while len(found) < OPEN and deck:
            card = deck.pop()
            if political_deck.card(card).election:
                election = True
                position.tell(
                    Event("election", say("maria-log-election-due"), clause="maria 18-a", reveals=True)
                )
            else:
                found.append(card)
        position.politics = replace(
            table,
            deck=tuple(deck),
            open=tuple(found),
            election=election,
            trump="",
            announced=(0, 0, 0),
            less=NONE,
        )
        message = say("maria-log-political", cards=[political_deck.ref(c) for c in found])
        position.tell(Event("politics", message, clause=self.clause, reveals=True))


class NamingTrump(Rule[Asked["NameTrump", State], Trump]):
    """One of the four suits becomes trump (17.2-a)."""

    action: ClassVar[type[Action]] = Trump

    def candidates(self, asked: Asked[NameTrump, State]) -> list[Trump]:
        """One for each suit."""
        return [Trump(suit) for suit in cards.SUITS]

    def why_not(self, asked: Asked[NameTrump, State], action: Trump) -> None:
        """Any will do."""

    def play(self, asked: Asked[NameTrump, State], action: Trump) -> None:
        """It is trump."""
        asked.position.pop()
        name_trump(asked.position, action.suit)


def name_trump(position: State, suit: str) -> None:
    """The suit is trump in this turn (17.2-a)."""
    position.politics = replace(position.politics, trump=suit)
    position.tell(Event("trump", say("maria-log-trump", suit=f"suit:{suit}"), clause="maria 17.2-a"))


class NameTrump(Step[State], frozen=True):
    """The last winner of a fight names the trump suit; before the first fight the draw deck does (17.2)."""

    name: ClassVar[str] = "trump"
    clause: ClassVar[str] = "maria 17.2-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (NamingTrump(),)

    def seats(self, position: State) -> tuple[str, ...]:
        """The player who won the last fight; nobody before the first."""
        named = bool(position.politics.trump)
        return (position.affairs.victor,) if position.affairs.victor and not named else ()

    def run(self, position: State) -> None:
        """The first card of the draw deck with a suit names it; with Reserves alone none is trump."""
        position.pop()
        turned = set[int]()
        while not position.politics.trump:
            card = position.next_card()
            if card is None:
                break
            position.discards[cards.ORIGIN[card]].append(card)
            if card in turned:  # only Reserves are left: no suit is trump
                break
            turned.add(card)
            suit = cards.SUIT[card]
            message = say("maria-log-trump-turned", card=cards.ref(card))
            position.tell(
                Event("trump", message, clause="maria 17.2-b", lit=(cards.ref(card),), reveals=True)
            )
            if suit != "R":
                name_trump(position, suit)

    def prompt(self, position: State, seat: str) -> Message:
        """Who names it."""
        return say("maria-prompt-trump", seat=f"seat:{seat}")


class LayingCard(FromHand[Asked["LayCard", State], Lay]):
    """A card is laid face down into the power's box: a trump or a bluff (17.3-a)."""

    action: ClassVar[type[Action]] = Lay

    def power(self, asked: Asked[LayCard, State]) -> int:
        """The power that lays."""
        return asked.step.power

    def candidates(self, asked: Asked[LayCard, State]) -> list[Lay]:
        """Each card of its hand."""
        return [Lay(card) for card in self.cards_of(asked)]

    def play(self, asked: Asked[LayCard, State], action: Lay) -> None:
        """It leaves the hand; which card it is only its seat is told."""
        position, power = asked.position, self.power(asked)
        position.pop()
        card = cards.NUMBER[action.card]
        position.hands[power].remove(card)
        position.politics = replace(position.politics, laid=put(position.politics.laid, power, card))
        position.tell(
            Event(
                "lay", say("maria-log-lays-own", side=ref(power), card=cards.ref(card)),
                audience=(asked.seat,), veiled=say("maria-log-lays", side=ref(power)),
                clause="maria 17.3-a", side=ref(power),
            )
        )  # fmt: skip


class LayingNothing(Plain[Asked["LayCard", State], Done]):
    """A power may lay no card (17.3-a)."""

    action: ClassVar[type[Action]] = Done

    def play(self, asked: Asked[LayCard, State], action: Done) -> None:
        """The Step is over."""
        asked.step.run(asked.position)


class LayCard(Step[State], frozen=True):
    """A major power may lay one card face down into its box: a trump, a bluff, or none (17.3-a).

    Whose hand is empty, which everybody can see, is not asked; formerly it was.
    """

    name: ClassVar[str] = "lay"
    clause: ClassVar[str] = "maria 17.3-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (LayingCard(), LayingNothing())
    power: int

    def seats(self, position: State) -> tuple[str, ...]:
        """Its player, while it holds a card."""
        if position.hands[self.power] or position.as_before:
            return (position.alliances.seat_of[self.power],)
        return ()

    def run(self, position: State) -> None:
        """Nothing is laid."""
        position.pop()
        message = say("maria-log-lays-nothing", side=ref(self.power))
        position.tell(Event("lay", message, clause=self.clause, side=ref(self.power)))

    def unasked(self, position: State) -> Done | None:
        """Nothing, where nothing can be laid."""
        return None if position.hands[self.power] else Done()

    def prompt(self, position: State, seat: str) -> Message:
        """Which suit is trump, if any."""
        side, asked, trump = ref(self.power), f"seat:{seat}", position.politics.trump
        if not trump:
            return say("maria-prompt-lay-no-trump", side=side, seat=asked)
        return say("maria-prompt-lay", side=side, seat=asked, suit=f"suit:{trump}")


class Influence(Step[State], frozen=True):
    """The cards laid are turned up; those that are not trump go back, or under 25 lie face down (17.4-a, 25-b)."""

    name: ClassVar[str] = "influence"
    clause: ClassVar[str] = "maria 17.4-a"

    def run(self, position: State) -> None:
        """Power by power."""
        position.pop()
        for power in MAJORS:
            card = position.politics.laid[power]
            if card != NO_CARD:
                self._turn_up(position, power, card)
        position.politics = replace(position.politics, laid=(NO_CARD,) * len(NONE))

    def _turn_up(self, position: State, power: int, card: int) -> None:
        table = position.politics
        message = say("maria-log-turns-up", side=ref(power), card=cards.ref(card))
        position.tell(
            Event("lay", message, clause=self.clause, lit=(cards.ref(card),), side=ref(power), reveals=True)
        )
        if cards.SUIT[card] in (table.trump, "R"):
            position.politics = replace(
                table, lying=put_cards(table.lying, power, (*table.lying[power], card))
            )
        elif OPTIONAL_POLITICS in position.world.options:
            position.politics = replace(
                table, covered=put_cards(table.covered, power, (*table.covered[power], card))
            )
        else:
            take_back(position, power, (card,))
