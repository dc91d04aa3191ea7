"""Raids: how far they reach, how they are blocked, what they capture."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from engine.boards.index import joined
from engine.games.acres.actions import Allow, Block, Raid, SiteAction
from engine.games.acres.asking import AcresAsked, SideStep, why_unusable
from engine.games.acres.cards import Card, names, refs, rising
from engine.games.acres.refusals import no
from engine.games.acres.settling import SiteRule
from engine.games.acres.sides import NUMBER, SIDES
from engine.games.acres.siege_win import lifted
from engine.games.acres.state import TOWN, State
from engine.games.acres.world import World
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.payment import Role, unpaid
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule


def reach(state: State, side: int) -> Mapping[int, int]:
    """How many cards a raid on each enemy site takes: the connections of the shortest way (raid-1, R-raid-count)."""
    return _reach(state.world, state.own(side), state.own(1 - side), state.forts)


@lru_cache(maxsize=256)
def _reach(world: World, own: int, foes: int, forts: int) -> Mapping[int, int]:
    """Sites rising, from masks of sites.

    Ways start at any own site (R-raid-origin), go by rivers, lakes, roads and trails (raid-4), and never enter an
    enemy fort (raid-5, R-raid-fort).
    """
    closed = foes & forts
    seen = frontier = own
    found: dict[int, int] = {}
    steps = 0
    while frontier:
        steps += 1
        frontier = joined(world.raids, frontier) & ~seen & ~closed
        seen |= frontier
        for place in world.places_in(frontier & foes):
            found[place] = steps
    return dict(sorted(found.items()))


def borders(state: State, side: int, place: int) -> bool:
    """Whether a raid of a side on a site would take but one card, whoever held it (raid-1, raid-4)."""
    return bool(state.world.raids[place] & state.own(side))


def raids(card: Card) -> bool:
    """Whether a card can be laid for a raid: it raids (raid-1), or lengthens a raid (raid-2)."""
    return card.raids or card.extends_raid


def raid_cost(cards: Iterable[Card]) -> int:
    """What the Native Americans among these cards cost (raid-3)."""
    return sum(card.raid_cost for card in cards)


class Raiding(SiteRule[Raid]):
    """Raid an enemy site (raid)."""

    action: ClassVar[type[SiteAction]] = Raid
    clause: ClassVar[str] = "raid-1"

    def candidates(self, asked: AcresAsked) -> Iterator[Raid]:
        """Every site in reach, with every group of raiding cards that the money is there for."""
        pool = [card for card in asked.cards if raids(card)]
        if not pool:
            return
        raiders, ids = asked.hand_of(pool), asked.position.world.ids
        most = sum(raiders.copies)
        parties: dict[int, list[tuple[str, ...]]] = {}
        for place, needed in reach(asked.position, asked.side).items():
            if needed > most:
                continue
            if needed not in parties:
                found = raiders.payments([(self.party(asked, place, needed),)])
                parties[needed] = [names(cards) for cards in found if asked.can_pay(raid_cost(cards))]
            for party in parties[needed]:
                yield Raid(ids[place], party)

    def party(self, asked: AcresAsked, place: int, needed: int) -> Role[Card]:
        """Those who raid a site in reach: as many cards as connections lead there (raid-1)."""

        def too_far() -> Refusal:
            ref = asked.position.world.ref(place)
            return no("raid-1", "raid-too-far", ref, place=ref, n=needed)

        return Role(raids, too_far, needed)

    def why_not_there(self, asked: AcresAsked, place: int) -> Refusal | None:
        """A site with an enemy piece and no fort (raid-5), to which a way leads (raid-4)."""
        state, ref, bit = asked.position, asked.position.world.ref(place), 1 << place
        if not state.own(1 - asked.side) & bit:
            return no("raid-5", "raid-no-enemy", ref, place=ref)
        if state.forts & bit:
            return no("raid-5", "raid-fort", ref, place=ref)
        return None if place in reach(state, asked.side) else no("raid-4", "raid-no-way", ref, place=ref)

    def why_not_with(self, asked: AcresAsked, place: int, cards: list[Card]) -> Refusal | None:
        """Cards that raid or lengthen a raid (raid-1, raid-2), as many as it takes (R-raid-count); money (raid-3)."""
        ref, needed = asked.position.world.ref(place), reach(asked.position, asked.side)[place]
        for card in cards:
            if not raids(card):
                return no("raid-1", "no-raider", ref, card=card.ref)
        if not any(card.raids for card in cards):
            return no("raid-2" if cards else "raid-1", "no-raid-card", ref, place=ref, n=needed)
        party = self.party(asked, place, needed)
        why = unpaid(
            [(party,)], cards, lambda _: no("R-raid-count", "raid-surplus", ref, place=ref, n=needed)
        )
        return why or asked.too_poor("raid-3", raid_cost(cards))

    def serves(self, asked: AcresAsked, place: int, card: Card) -> bool:
        """It raids, or lengthens a raid."""
        return raids(card)

    def lacks(self, asked: AcresAsked, place: int, cards: Sequence[Card]) -> int:
        """The number of cards is one thing, however far the site lies."""
        if self.why_not_there(asked, place) is not None:
            return 0
        return int(self.why_not_with(asked, place, list(cards)) is not None)

    def money(self, asked: AcresAsked, action: Raid) -> int:
        """What the cards cost (raid-8)."""
        return -raid_cost(map(asked.card, action.cards))

    def play(self, asked: AcresAsked, action: Raid) -> None:
        """Cards and money are spent (raid-8); the opponent may block (raid-6)."""
        state, side, ref = asked.position, asked.side, f"place:{action.place}"
        cards = rising(self.throw(asked, action))
        state.money[side] += self.money(asked, action)
        state.say("raids", "raid-1", side, ref, kind="raid", place=ref, cards=refs(cards))
        state.push(RaidBlock(SIDES[1 - side], names(cards), action.place))


# --- answers of the victim ----------------------------------------------------------------


class Blocking(Rule[AcresAsked, Block]):
    """Ward something off with one card of the hand."""

    action: ClassVar[type[Action]] = Block
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: AcresAsked) -> list[Block]:
        """Every card of the hand."""
        return [Block(card.id) for card in asked.cards]

    def why_not(self, asked: AcresAsked, action: Block) -> Refusal | None:
        """A card of the hand that blocks; the reserve does not (R-block)."""
        why = asked.not_held((action.card,))
        if why is not None:
            return replace(why, clause=asked.step.clause)
        return self.why_not_card(asked, asked.card(action.card))

    @abstractmethod
    def why_not_card(self, asked: AcresAsked, card: Card) -> Refusal | None:
        """None if this card of the hand blocks, else why not."""

    def play(self, asked: AcresAsked, action: Block) -> None:
        """The blocking card is discarded, free of charge (raid-6, ambush-2)."""
        card = asked.card(action.card)
        asked.position.pop()
        asked.throw((card,))
        self.tell(asked, card)

    @abstractmethod
    def tell(self, asked: AcresAsked, card: Card) -> None:
        """Tell that it is over."""


class Allowing(Plain[AcresAsked, Allow]):
    """Let something come: nobody has to block (R-block)."""

    action: ClassVar[type[Action]] = Allow


class BlockStep(SideStep, frozen=True):
    """The opponent may ward something off with one card of the hand, and is asked whether he can or not.

    Attributes:
        cards: what it is done with.
    """

    cards: tuple[str, ...]

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Who does it."""
        return {"by": f"side:{SIDES[1 - NUMBER[self.seat]]}"}

    def interpret_cards(
        self, state: State, seat: str, cards: tuple[str, ...], target: str
    ) -> Iterable[Action]:
        """The card laid."""
        return [Block(card.removeprefix("card:")) for card in cards[:1]]


class BlockingRaid(Blocking):
    """A card of its power, or that of the site, blocks a raid (raid-6)."""

    clause: ClassVar[str] = "raid-6"

    def why_not_card(self, asked: AcresAsked, card: Card) -> Refusal | None:
        """The power (R-block-cards), or the usable card of the target (raid-6, R-block)."""
        if card.blocks_raid:
            return None
        ref = f"place:{asked.step.place}"
        if card.place != asked.position.world.places[asked.step.place]:
            return no("raid-6", "blocks-no-raid", ref, card=card.ref, place=ref)
        return why_unusable(asked.position, asked.side, card.kind)

    def tell(self, asked: AcresAsked, card: Card) -> None:
        """The raid is over."""
        ref = f"place:{asked.step.place}"
        asked.position.say(
            "blocks-raid", "raid-6", asked.side, ref, kind="block", result=True, place=ref, card=card.ref
        )


class AllowingRaid(Allowing):
    """A raid that is not blocked captures (raid-7)."""

    clause: ClassVar[str] = "raid-7"

    def play(self, asked: AcresAsked, action: Allow) -> None:
        """A village is captured; a town too, and a village takes its place if there is one (raid-7, R-no-cube)."""
        state, victim, ref = asked.position, asked.side, f"place:{asked.step.place}"
        place = state.world.places[asked.step.place]
        state.pop()
        kind = state.capture(1 - victim, place)
        stays = kind == TOWN and state.supply(victim)[0] > 0
        if stays:
            state.place_village(victim, place)
        key = f"raided-{kind}" if stays or kind != TOWN else "raided-town-without-village"
        state.say(key, "raid-7", 1 - victim, ref, kind="conquest", result=True, place=ref)
        if not stays:
            lifted(state, place)


class RaidBlock(BlockStep, frozen=True):
    """The target of a raid may block it with a card of its power, or with the card of the site (raid-6, R-block)."""

    name: ClassVar[str] = "raid-block"
    clause: ClassVar[str] = "acres raid-6"
    rules: ClassVar[tuple[AnyRule, ...]] = (BlockingRaid(), AllowingRaid())
    place: str

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Who does it, and where."""
        return super().prompt_args(state) | {"place": f"place:{self.place}"}
