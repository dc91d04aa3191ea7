"""The sequence of play: each turn the sieges, the end of the game, two actions, and new cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from engine.games.acres.actions import Done, Pass
from engine.games.acres.ambushes import AmbushBlock, Ambushing, AmbushLoss, GiveNatives, Recruiting
from engine.games.acres.commerce import FurTrading, Raiders, TakingMoney, Trading
from engine.games.acres.deck import (
    HOME_SUPPORT,
    Discarding,
    Drafting,
    Governing,
    Recalling,
    Reserving,
    Retrieving,
    Supporting,
)
from engine.games.acres.deed import Deed
from engine.games.acres.ending import EndCheck
from engine.games.acres.paying import Hand, not_held
from engine.games.acres.raids import RaidBlock, Raiding
from engine.games.acres.refusals import no
from engine.games.acres.settling import Developing, Fortifying, Settling, SiteDeed
from engine.games.acres.sides import NUMBER, SIDES
from engine.games.acres.siege_win import Occupation, SiegeCheck, SiegeLoss, SiegeOrder
from engine.games.acres.sieges import Besieging, Reinforcing, Withdrawing
from engine.games.acres.state import State
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.step import Step

AnyStep = Step[Any]

DEEDS: tuple[Deed, ...] = (
    Settling(), Developing(), Fortifying(), Besieging(), Reinforcing(), Raiding(), Ambushing(), Recruiting(),
    TakingMoney(), Trading(), FurTrading(), Raiders(), Drafting(), Discarding(), Reserving(), Governing(),
    Recalling(), Supporting(), Retrieving(), Withdrawing(),
)  # fmt: skip
"""Everything a side can do in its turn, in the order of the rules' table; a pass and the end of the turn besides."""
FREE_DEEDS = tuple(deed for deed in DEEDS if deed.free)
DEED_OF: dict[type[Action], Deed] = {deed.kind: deed for deed in DEEDS}


def turn(seat: str, number: int, rules_first: int, rules: int) -> list[AnyStep]:
    """One turn of a side, by the sequence of play; its own first turn has one action (actions-1, R-first)."""
    return [SiegeCheck(seat), EndCheck(seat), Acts(seat, rules_first if number == 1 else rules), Refill(seat)]


def next_turn(state: State) -> list[AnyStep]:
    """The turn of the side that `state` says."""
    rules = state.world.rules
    return turn(SIDES[state.side], state.turn, rules.actions_first, rules.actions)


class Acts(Step[State], frozen=True):
    """A side's actions, with free ones before, between and after them (actions).

    Attributes:
        left: actions still to come.
    """

    name: ClassVar[str] = "acts"
    clause: ClassVar[str] = "acres actions-1"
    accepts: ClassVar[tuple[type[Action], ...]] = (*DEED_OF, Pass, Done)
    seat: str
    left: int

    def seats(self, state: State) -> tuple[str, ...]:
        """The side to act."""
        return (self.seat,)

    def prompt(self, state: State, seat: str) -> Message:
        """Act, or end the turn."""
        return say("acres-prompt-acts" if self.left else "acres-prompt-end", side=f"side:{seat}", n=self.left)

    def actions(self, state: State, seat: str) -> Iterator[Action]:
        """All that the deeds list; free ones only when no action is left."""
        side = NUMBER[seat]
        hand = Hand(state, side)
        for deed in DEEDS if self.left else FREE_DEEDS:
            for action in deed.listed(state, side, hand):
                if self.left or deed.is_free(state, side, action):
                    yield action
        yield Pass() if self.left else Done()

    def refuse(self, state: State, seat: str, action: Any) -> Refusal | None:
        """Actions as long as some are left (actions-1); the rest is the deed's own."""
        side = NUMBER[seat]
        if isinstance(action, Pass):
            return None if self.left else no("actions-1", "no-action-left")
        if isinstance(action, Done):
            return no("pass-1", "actions-left", n=self.left) if self.left else None
        deed = DEED_OF[type(action)]
        why = deed.refuse(state, side, action)
        if why is None and not self.left and not deed.is_free(state, side, action):
            return no("actions-1", "no-action-left")
        return why

    def play(self, state: State, seat: str, action: Any) -> None:
        """Do it; one action less, unless it is free."""
        side = NUMBER[seat]
        if isinstance(action, Done):
            state.pop()
            return
        deed = DEED_OF.get(type(action))
        if deed is None or not deed.is_free(state, side, action):
            state.replace(Acts(self.seat, self.left - 1))
        if deed is None:
            state.say("passes", "pass-1", side, kind="pass")
        else:
            deed.play(state, side, action)

    def label(self, state: State, seat: str, action: Any) -> Message:
        """With the money that it brings or costs."""
        deed = DEED_OF.get(type(action))
        return deed.label(state, NUMBER[seat], action) if deed else Step.label(self, state, seat, action)

    def spend(self, state: State, seat: str, cards: tuple[str, ...], target: str) -> Iterable[Action]:
        """What these cards could mean there: legal Actions, then those of which the least would have to come true."""
        side, names = NUMBER[seat], tuple(card.removeprefix("card:") for card in cards)
        meant = [
            (self._far(state, seat, deed, action), action)
            for deed in _likely(state, side, target)
            for action in deed.spent(state, side, names, target)
        ]
        return [action for _, action in sorted(meant, key=lambda found: found[0])]

    def _far(self, state: State, seat: str, deed: Deed, action: Action) -> tuple[bool, int, int]:
        """How far an Action is from being legal."""
        if self.refuse(state, seat, action) is None:
            return False, 0, 0
        held = (
            not_held(state, NUMBER[seat], [card.removeprefix("card:") for card in action.gesture().cards])
            is None
        )
        return True, *(deed.needs(state, NUMBER[seat], action) if held else (0, 0))

    def attempt(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """A piece of a pile put down somewhere, with the cards of the hand that come nearest to what it takes."""
        kind, _, pile = source.partition(":")
        place, side = state.world.places.get(target.removeprefix("place:")), NUMBER[seat]
        if kind != "pile" or place is None:
            return
        for deed in DEEDS:
            if isinstance(deed, SiteDeed) and deed.kind.pile == pile:
                cards = deed.at_best(state, side, place, Hand(state, side))
                yield from deed.spent(state, side, cards, target)

    def why_idle(self, state: State, seat: str, source: str) -> Refusal:
        """A pile whose pieces nothing pays for now; pieces on the map, which never move; cards that mean nothing."""
        kind, _, _ = source.partition(":")
        if kind == "pile":
            return no("actions-4", "nothing-pays", source) if self.left else no("actions-1", "no-action-left")
        if kind == "piece":
            return no("actions-4", "piece-stays", source)
        return Step.why_idle(self, state, seat, source)

    def measure(self, state: State) -> int:
        """Actions left; then what can be done freely, each a bounded number of times (actions-3)."""
        side = NUMBER[self.seat]
        near = (state.hands[side], state.decks[side], state.reserves[side])
        support = state.world.kinds[side][HOME_SUPPORT]
        supports = sum(zone.count(support) for zone in near)
        leaders = sum(state.card(card).leader for zone in (*near, state.discards[side]) for card in zone)
        besieging = state.sieges[side] is not None
        return 1000 * self.left + 100 * supports + 10 * besieging + 2 * bool(state.reserves[side]) + leaders


def _likely(state: State, side: int, target: str) -> list[Deed]:
    """The deeds, those first that the site suggests; without a site any cards can at least be discarded."""
    place = state.world.places.get(target.removeprefix("place:"))
    first: tuple[type[Deed], ...] = (Discarding,)
    if place is not None:
        owner = state.owner(place)
        first = (
            (Settling,)
            if owner is None
            else (Developing, Fortifying)
            if owner == side
            else (Raiding, Besieging)
        )
        if state.besieged(place):
            first = (Reinforcing, *first)
    return sorted(DEEDS, key=lambda deed: first.index(type(deed)) if type(deed) in first else len(first))


class Refill(Step[State], frozen=True):
    """Draw up to five cards; then the other side's turn begins (draw)."""

    name: ClassVar[str] = "refill"
    clause: ClassVar[str] = "acres draw-1"
    seat: str

    def run(self, state: State) -> None:
        """With five or more nothing is drawn and nothing discarded."""
        side = NUMBER[self.seat]
        wanted = state.world.rules.hand_size - len(state.hands[side])
        if wanted > 0:
            drawn = state.draw(side, wanted)
            state.say_to(side, "draws-own", "draw-1", "draws", n=len(drawn), cards=sorted(drawn))
        state.side = 1 - side
        if state.side == state.world.rules.first_player:
            state.turn += 1
        begun = say("acres-log-turn", side=f"side:{SIDES[state.side]}", turn=state.turn)
        state.tell(
            Event(
                "turn", begun, clause=Acts.clause, side=f"side:{SIDES[state.side]}", data={"turn": state.turn}
            )
        )
        state.replace(*next_turn(state))


KINDS: dict[str, type[AnyStep]] = {
    kind.name: kind
    for kind in (
        SiegeCheck, SiegeOrder, Occupation, SiegeLoss, EndCheck, Acts, RaidBlock, AmbushBlock, AmbushLoss,
        GiveNatives, Refill,
    )
}  # fmt: skip
