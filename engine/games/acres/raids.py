"""Raids: how far they reach, how they are blocked, what they capture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.games.acres.actions import Allow, Block, Raid, SiteAction
from engine.games.acres.cards import Card
from engine.games.acres.paying import Hand, groups, kinds, not_held, too_poor, why_unusable
from engine.games.acres.refusals import no
from engine.games.acres.settling import SiteDeed
from engine.games.acres.sides import NUMBER, SIDES
from engine.games.acres.siege_win import lifted
from engine.games.acres.state import TOWN, State
from engine.kernel.action import Action
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.step import Step


def reach(state: State, side: int) -> dict[int, int]:
    """How many cards a raid on each enemy site takes: the connections of the shortest way (raid-1, R-raid-count).

    Ways start at any own site (R-raid-origin), go by rivers, lakes, roads and trails (raid-4), and never enter an
    enemy fort (raid-5, R-raid-fort).
    """
    world, foes = state.world, state.own(1 - side)
    closed = foes & state.forts
    seen = frontier = state.own(side)
    found: dict[int, int] = {}
    steps = 0
    while frontier:
        steps += 1
        fresh = 0
        while frontier:
            low = frontier & -frontier
            fresh |= world.raids[low.bit_length() - 1]
            frontier ^= low
        frontier = fresh & ~seen & ~closed
        seen |= frontier
        for place in world.places_in(frontier & foes):
            found[place] = steps
    return found


def raid_cost(cards: Iterable[Card]) -> int:
    """What the Native Americans among these cards cost (raid-3)."""
    return sum(card.raid_cost for card in cards)


class Raiding(SiteDeed):
    """Raid an enemy site (raid)."""

    kind: ClassVar[type[SiteAction]] = Raid

    def refuse_site(self, state: State, side: int, place: int) -> Refusal | None:
        """A site with an enemy piece and no fort (-5), to which a way leads (-4)."""
        ref, bit = state.world.ref(place), 1 << place
        if not state.own(1 - side) & bit:
            return no("raid-5", "raid-no-enemy", ref, place=ref)
        if state.forts & bit:
            return no("raid-5", "raid-fort", ref, place=ref)
        return None if place in reach(state, side) else no("raid-4", "raid-no-way", ref, place=ref)

    def refuse_cards(self, state: State, side: int, place: int, cards: list[int]) -> Refusal | None:
        """Cards that raid or lengthen a raid (-1, -2), as many as it takes (R-raid-count), and their price (-3)."""
        ref, needed, known = state.world.ref(place), reach(state, side)[place], [state.card(c) for c in cards]
        for card in known:
            if not card.raids and not card.extends_raid:
                return no("raid-1", "no-raider", ref, card=card.ref)
        if not any(card.raids for card in known):
            return no("raid-2" if known else "raid-1", "no-raid-card", ref, place=ref, n=needed)
        if len(known) != needed:
            key = "raid-too-far" if len(known) < needed else "raid-surplus"
            return no("raid-1" if len(known) < needed else "R-raid-count", key, ref, place=ref, n=needed)
        return too_poor(state, side, "raid-3", raid_cost(known))

    def serves(self, state: State, place: int, card: Card) -> bool:
        """It raids, or lengthens a raid (raid-1, -2)."""
        return card.raids or card.extends_raid

    def lacks(self, state: State, side: int, place: int, cards: Sequence[int]) -> int:
        """The number of cards is one thing, however far the site lies."""
        if self.refuse_site(state, side, place) is not None:
            return 0
        return int(self.refuse_cards(state, side, place, list(cards)) is not None)

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """Every site in reach, with every group of cards of the right number."""
        pool = [card for card in hand.kinds if state.card(card).raids or state.card(card).extends_raid]
        most = sum(hand.held[card] for card in pool)
        if not any(state.card(card).raids for card in pool):
            return
        for place, needed in sorted(reach(state, side).items()):
            for chosen in groups(hand.held, pool, needed, needed) if needed <= most else ():
                cards = [state.card(card) for card in chosen]
                if any(card.raids for card in cards) and raid_cost(cards) <= state.money[side]:
                    yield Raid(state.world.ids[place], state.world.names(chosen))

    def money(self, state: State, side: int, action: Raid) -> int:
        """What the cards cost (raid-8)."""
        return -raid_cost(map(state.card, kinds(state, side, action.cards)))

    def play(self, state: State, side: int, action: Raid) -> None:
        """Cards and money are spent (raid-8); the opponent may block (raid-6)."""
        cards = self._paid(state, side, action)
        state.money[side] -= raid_cost(map(state.card, cards))
        ref = f"place:{action.place}"
        state.say("raids", "raid-1", side, ref, kind="raid", place=ref, cards=state.card_refs(sorted(cards)))
        state.push(RaidBlock(SIDES[1 - side], state.world.names(sorted(cards)), action.place))


class BlockStep(Step[State], frozen=True):
    """The opponent may ward something off with one card of the hand, and is asked whether he can or not.

    Attributes:
        cards: what it is done with.
    """

    accepts: ClassVar[tuple[type[Action], ...]] = (Block, Allow)
    seat: str
    cards: tuple[str, ...]

    def seats(self, state: State) -> tuple[str, ...]:
        """Whose turn it is not."""
        return (self.seat,)

    def refuse_card(self, state: State, card: Card) -> Refusal | None:
        """None if this card of the hand blocks, else why not."""
        raise AssertionError(f"{type(self).__name__} is blocked by nothing")

    def blocked(self, state: State, card: Card) -> None:
        """Tell of it."""
        raise AssertionError(f"{type(self).__name__} tells nothing")

    def allowed(self, state: State) -> None:
        """It comes."""
        raise AssertionError(f"{type(self).__name__} brings nothing")

    def actions(self, state: State, seat: str) -> Iterator[Action]:
        """Every card that blocks; or none."""
        for kind in sorted(set(state.hands[NUMBER[self.seat]])):
            card = state.card(kind)
            if self.refuse_card(state, card) is None:
                yield Block(card.id)
        yield Allow()

    def refuse(self, state: State, seat: str, action: Block | Allow) -> Refusal | None:
        """A card of the hand that blocks; the reserve does not (R-block)."""
        if isinstance(action, Allow):
            return None
        side = NUMBER[self.seat]
        why = not_held(state, side, (action.card,))
        if why is not None:
            return replace(why, clause=self.clause)
        return self.refuse_card(state, state.card(state.world.kinds[side][action.card]))

    def play(self, state: State, seat: str, action: Block | Allow) -> None:
        """The blocking card is discarded, free of charge (raid-6, ambush-2)."""
        state.pop()
        if isinstance(action, Allow):
            self.allowed(state)
            return
        side = NUMBER[self.seat]
        kind = state.world.kinds[side][action.card]
        state.throw(side, (kind,))
        self.blocked(state, state.card(kind))

    def spend(self, state: State, seat: str, cards: tuple[str, ...], target: str) -> Iterable[Action]:
        """The card laid."""
        return [Block(card.removeprefix("card:")) for card in cards[:1]]

    def measure(self, state: State) -> int:
        """One Action ends it."""
        return 1


class RaidBlock(BlockStep, frozen=True):
    """The target of a raid may block it with a card of its power, or with the card of the site (raid-6, R-block)."""

    name: ClassVar[str] = "raid-block"
    clause: ClassVar[str] = "acres raid-6"
    place: str

    def prompt(self, state: State, seat: str) -> Message:
        """Block, or let it come."""
        by = f"side:{SIDES[1 - NUMBER[self.seat]]}"
        return say("acres-prompt-raid-block", side=f"side:{self.seat}", by=by, place=f"place:{self.place}")

    def refuse_card(self, state: State, card: Card) -> Refusal | None:
        """The power (R-block-cards), or the usable card of the target (R-block)."""
        if card.blocks_raid:
            return None
        ref = f"place:{self.place}"
        if card.place != state.world.places[self.place]:
            return no("raid-6", "blocks-no-raid", ref, card=card.ref, place=ref)
        return why_unusable(state, NUMBER[self.seat], card.kind)

    def blocked(self, state: State, card: Card) -> None:
        """The raid is over."""
        ref = f"place:{self.place}"
        state.say(
            "blocks-raid",
            "raid-6",
            NUMBER[self.seat],
            ref,
            kind="block",
            result=True,
            place=ref,
            card=card.ref,
        )

    def allowed(self, state: State) -> None:
        """A village is captured; a town too, and a village takes its place if there is one (raid-7, R-no-cube)."""
        place, victim = state.world.places[self.place], NUMBER[self.seat]
        ref = f"place:{self.place}"
        kind = state.capture(1 - victim, place)
        stays = kind == TOWN and state.supply(victim)[0] > 0
        if stays:
            state.place_village(victim, place)
        key = f"raided-{kind}" if stays or kind != TOWN else "raided-town-without-village"
        state.say(key, "raid-7", 1 - victim, ref, kind="conquest", result=True, place=ref)
        if not stays:
            lifted(state, place)
