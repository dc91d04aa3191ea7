"""Marriages of heirs: with an allied State by its die, between players by their words (agreements-6, R-24)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Marry
from engine.games.sachsen.asking import PlayerAsked
from engine.games.sachsen.politics.courts import faces_of, least, outlook, propose, why_not_step
from engine.games.sachsen.politics.notes import is_wed
from engine.games.sachsen.record import ALLIANCE, CHILDREN, MARRIAGE, STEPS, Child
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, NUMBER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule

MATCH: dict[str, Child] = {"son": "daughter", "daughter": "son"}
"""Whom a prince or a princess may marry."""


def single(state: State, side: int, child: str) -> bool:
    """Whether a house has an unmarried prince or princess (agreements-6)."""
    return any(one.kind == child and one.married == NOBODY for one in state.heirs[side])


def house_of(state: State, player: int, child: str) -> int:
    """The house of a player whose child it is: his home's before those of States that he has taken over (R-19)."""
    return next((side for side in state.led(player) if single(state, side, child)), NOBODY)


def wed(state: State, one: int, child: str, other: int, clause: str) -> None:
    """A child of one house and one of the other are married for good (R-24)."""
    for side, kind, spouse in ((one, child, other), (other, MATCH[child], one)):
        children = list(state.heirs[side])
        at = next(n for n, heir in enumerate(children) if heir.kind == kind and heir.married == NOBODY)
        children[at] = replace(children[at], married=spouse)
        state.heirs[side] = tuple(children)
    state.say("wedding", clause, one, side_ref(other), kind="treaty", court=side_ref(other), child=child)


class Marrying(Rule[PlayerAsked, Marry]):
    """A marriage is proposed to an allied State, with a child of the own house (agreements-6)."""

    action: ClassVar[type[Action]] = Marry
    clause: ClassVar[str] = "sachsen agreements-6"

    def candidates(self, asked: PlayerAsked) -> Iterable[Marry]:
        """A prince and a princess to every ally."""
        for side in asked.position.allies(asked.player):
            yield from (Marry(SIDES[side], child) for child in CHILDREN)

    def why_not(self, asked: PlayerAsked, action: Marry) -> Refusal | None:
        """An alliance in force without one, a prince and a princess who are unmarried (agreements-6, R-24)."""
        state, player, side = asked.position, asked.player, NUMBER[action.side]
        ref = side_ref(side)
        if state.is_neutral(side) and state.agreed(player, side) != ALLIANCE:
            return no("agreements-6", "marry-ally", ref, side=ref)
        if is_wed(state, player, side):
            return no("agreements-6", "married", ref, side=ref)
        if house_of(state, player, action.child) == NOBODY:
            home = side_ref(asked.home)
            return no("agreements-6", "no-heir", home, side=home, child=action.child)
        if not single(state, side, MATCH[action.child]):
            return no("agreements-6", "no-heir", ref, side=ref, child=MATCH[action.child])
        return why_not_step(state, player, side, MARRIAGE)

    def play(self, asked: PlayerAsked, action: Marry) -> None:
        """A yes brings no note, but marries the two for good (R-24)."""
        state, player, side = asked.position, asked.player, NUMBER[action.side]
        court = side_ref(side)
        state.said("proposes", "agreements-6", player, court, kind="court", court=court, step=STEPS[MARRIAGE])
        if propose(state, player, side, MARRIAGE) is not None:
            state.change_tie(player, side, married=True)
            wed(state, house_of(state, player, action.child), action.child, side, "agreements-6")

    def label(self, asked: PlayerAsked, action: Marry) -> Message:
        """With the least face of the die that is a yes."""
        side = NUMBER[action.side]
        chance = least(outlook(asked.position, asked.player, side, MARRIAGE))
        return say("sachsen-act-marry-step", side=side_ref(side), child=action.child, least=chance)

    def preview(self, asked: PlayerAsked, action: Marry) -> Iterable[Fact]:
        """What each face would bring."""
        return faces_of(asked.position, asked.player, NUMBER[action.side], MARRIAGE)
