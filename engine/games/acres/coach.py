"""What may have been overlooked at the end of a turn: raids that can come, and sieges that a card decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.acres.actions import Block, Done, Raid, Reinforce
from engine.games.acres.cards import Card
from engine.games.acres.drill_suppose import hand_of, to_act
from engine.games.acres.explain import siege_facts
from engine.games.acres.raids import RaidBlock, raid_cost, raids, reach
from engine.games.acres.sequence import Acts
from engine.games.acres.sides import BRITISH, FRENCH, NUMBER, SIDES, side_ref, siege_ref
from engine.games.acres.siege_win import won_by
from engine.games.acres.sieges import brings
from engine.games.acres.state import Siege, State
from engine.kernel.action import Action
from engine.kernel.coach import Caution, Coach
from engine.kernel.explain import Fact
from engine.kernel.message import Arg, say

NEAR = 2
"""Raids that take no more cards than this are warned of."""


class AcresCoach(Coach[State]):
    """Who ends a turn may have overlooked what the other side can do in the next."""

    steps: ClassVar[tuple[str, ...]] = (Acts.name,)
    ending: ClassVar[Action | None] = Done()

    def cautions(self, position: State, seat: str) -> Iterator[Caution]:
        """Sieges, then raids, those with the fewest cards first."""
        side = NUMBER[seat]
        ahead = to_act(position, 1 - side, unseen(position, 1 - side))
        for attacker in (BRITISH, FRENCH):
            siege = position.sieges[attacker]
            if siege is not None:
                yield from _siege(position, ahead, side, attacker, siege)
        yield from _raids(position, ahead, side)


def unseen(state: State, side: int) -> list[int]:
    """The cards that a side may hold in its next turn as far as the other knows: hand, deck and reserve together.

    Which of the first two a card is in is hidden; that it is in one of them follows from what lies open.
    """
    return sorted((*state.hands[side], *state.decks[side], *state.reserves[side]))


# --- sieges -----------------------------------------------------------------------------------


def _siege(state: State, ahead: State, side: int, attacker: int, siege: Siege) -> Iterator[Caution]:
    """A siege that is lost when the turn ends, or that one card of the other side would turn (siege-win-1)."""
    foe, place = 1 - side, state.world.ref(siege.place)
    args: dict[str, Arg] = {"side": side_ref(foe), "place": place}
    lit, known = (place, siege_ref(attacker)), tuple(siege_facts(state, attacker))
    if attacker in won_by(state, foe):
        key = "coach-acres-falls" if foe == attacker else "coach-acres-fails"
        yield Caution(say(key, **args), "acres siege-win-1", lit, known)
        return
    best = _strongest(ahead, foe, attacker)
    if best is None:
        return
    worth = brings(state, foe, attacker, best)
    after = state.copy()
    turned = siege.strengthened(foe, best.kind, worth if foe == attacker else -worth)
    after.sieges[attacker] = turned
    told = _with_card(best, worth, turned, attacker, place)
    if attacker in won_by(after, foe):
        yield Caution(say("coach-acres-tips", **args), "acres siege-win-1", lit, (*known, told))
    elif attacker in won_by(state, side) and attacker not in won_by(after, side):
        yield Caution(
            say("coach-acres-slips", side=side_ref(side), place=place),
            "acres siege-win-1",
            lit,
            (*known, told),
        )


def _strongest(ahead: State, foe: int, attacker: int) -> Card | None:
    """The card worth most with which a side that holds all that it may hold could reinforce (reinforce)."""
    able = [
        card
        for card in map(ahead.card, dict.fromkeys(ahead.hands[foe]))
        if ahead.refuse(Reinforce(SIDES[attacker], card.id), SIDES[foe]) is None
    ]
    return max(able, key=lambda card: brings(ahead, foe, attacker, card), default=None)


def _with_card(card: Card, worth: int, siege: Siege, attacker: int, place: str) -> Fact:
    """Where the marker would lie with one card more (besiege-5, reinforce-1)."""
    side = siege.ahead(attacker) if siege.pos else ""
    key = "coach-acres-with-card" if siege.pos else "coach-acres-with-card-even"
    return Fact(say(key, card=card.ref, worth=worth, n=siege.at, side=side), "acres reinforce-1", (place,))


# --- raids ------------------------------------------------------------------------------------


def _raids(state: State, ahead: State, side: int) -> Iterator[Caution]:
    """Sites near a raid with cards that the other side may hold, and with none in the own hand that blocks it.

    Those that as many cards reach are told together, nearest first (raid-1, raid-2, raid-3, raid-4, raid-5, raid-6).
    """
    foe, world = 1 - side, state.world
    most = min(NEAR, len(state.hands[foe]) + len(state.reserves[foe]))
    raiders = sorted((c for c in map(state.card, ahead.hands[foe]) if raids(c)), key=_dear)
    near: dict[int, list[int]] = {}
    for place, needed in reach(state, foe).items():
        if needed <= most:
            laid = tuple(card.id for card in raiders[:needed])
            able = ahead.refuse(Raid(world.ids[place], laid), SIDES[foe]) is None
            if able and not _blocked(state, side, place):
                near.setdefault(needed, []).append(place)
    for needed, places in sorted(near.items()):
        refs = [world.ref(place) for place in places]
        yield Caution(
            say("coach-acres-raid", places=refs, side=side_ref(foe), n=needed),
            "acres raid-1",
            tuple(refs),
            (
                *(
                    Fact(say("coach-acres-reached", place=ref, n=needed), "acres raid-1", (ref,))
                    for ref in refs
                ),
                Fact(say("coach-acres-raiders", side=side_ref(foe), n=len(raiders)), "acres raid-1"),
                Fact(say("coach-acres-no-block", side=side_ref(side)), "acres raid-6"),
            ),
            by_hand=True,
        )


def _blocked(state: State, side: int, place: int) -> bool:
    """Whether the side holds a card that blocks a raid on its site (raid-6), as a victim is judged."""
    raided = state.copy()
    raided.push(RaidBlock(SIDES[side], (), state.world.ids[place]))
    return any(raided.refuse(Block(card.id), SIDES[side]) is None for card in hand_of(state, SIDES[side]))


def _dear(card: Card) -> tuple[bool, int]:
    """Those that raid by themselves first (raid-2), the cheapest of them before others (raid-3)."""
    return not card.raids, raid_cost((card,))
