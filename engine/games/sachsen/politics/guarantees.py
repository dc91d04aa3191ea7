"""Commitments: when war touches a neutral State each player answers it, and it reacts (guarantees, R-27, R-28)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.games.sachsen.actions import GiveHelp, Neutral, Oppose
from engine.games.sachsen.asking import PlayerAsked, Round
from engine.games.sachsen.card_numbers import Stand
from engine.games.sachsen.card_tables import Reaction
from engine.games.sachsen.card_tables import Tie as TieWord
from engine.games.sachsen.politics import breaking, helps, wars
from engine.games.sachsen.politics.armies import call_army
from engine.games.sachsen.politics.notes import add_note
from engine.games.sachsen.record import NO_COUNTER, Help, Pending, War
from engine.games.sachsen.refusals import fact
from engine.games.sachsen.sides import EVERYBODY, NOBODY, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.message import Arg
from engine.kernel.rule import Plain
from engine.kernel.step import AnyRule

NEUTRAL: Stand = "neutral"
HELP: Stand = "help"
OPPOSE: Stand = "oppose"
STANDS: tuple[Stand, ...] = (NEUTRAL, HELP, OPPOSE)
LATER: Mapping[str, tuple[Stand, int]] = {
    f"{wars.REACTION}{stand}-{SIDES[side]}": (stand, side) for stand in STANDS for side in EVERYBODY
}
"""Effects that wait until a ruler is well: what a player has said, to which State (R-77); number: the war or 0."""
TIES: tuple[TieWord, ...] = ("none", "mutual-defence", "alliance")
"""The rows of the table, by the counter of agreement."""


def row(state: State, player: int, side: int, stand: Stand) -> Reaction:
    """What the table says to an answer (guarantees-2)."""
    return state.world.tables.commitments[TIES[state.agreed(player, side)]][stand]


def ask(state: State, side: int, war: int) -> None:
    """War has touched a neutral State: the players who are not in it answer, unless they are wounded (guarantees-1)."""
    concerned = answering(state, war)
    if concerned and state.is_neutral(side):
        state.push(Guarantees(concerned, side, war))


def answering(state: State, war: int) -> tuple[int, ...]:
    """The players who are asked."""
    one = wars.numbered(state, war)
    if one is None:
        return ()
    parties = {*one.one, *one.other}
    return tuple(
        p for p in state.present() if not state.is_blocked(p) and not parties.intersection(state.led(p))
    )


def react(
    state: State, player: int, side: int, stand: Stand, war: War | None, clause: str = "guarantees-2"
) -> bool:
    """A neutral State reacts to an answer, by what has been agreed (guarantees-2); no die falls (R-27).

    War comes to who supports the enemy against an agreement (`war`: None where no war is meant, as for a request).
    A wounded ruler reacts when he is well again (R-77). Returns whether an army is to be sent.
    """
    if not state.is_neutral(side):
        return False
    if state.blocked[side]:
        number, home = war.number if war is not None else 0, side_ref(state.homes[player])
        state.pending = (*state.pending, Pending(player, f"{wars.REACTION}{stand}-{SIDES[side]}", number))
        state.say("court-later", "R-77", side, home, kind="attempt", home=home)
        return False
    agreed, reaction = state.agreed(player, side), row(state, player, side, stand)
    if reaction.given_back:
        breaking.give_back(state, player, side, clause)
    ends = reaction.broken or (stand == OPPOSE and agreed != NO_COUNTER)
    if ends:
        breaking.treaty_broken(state, player, side, clause)
    add_note(state, player, side, reaction.approval - reaction.protest, clause)
    if reaction.war == "none" or war is None or side not in (*war.one, *war.other):
        return False
    return wars.join(state, war.number, state.homes[player], side, clause) and reaction.army


def react_later(state: State) -> None:
    """States whose rulers are well again react to what was said meanwhile, by what is agreed now (R-77)."""
    due = [one for one in state.pending if one.kind in LATER and not state.blocked[LATER[one.kind][1]]]
    state.pending = tuple(one for one in state.pending if one not in due)
    for one in due:
        stand, side = LATER[one.kind]
        if react(state, one.player, side, stand, wars.numbered(state, one.number), "R-77"):
            call_army(state, side, one.number)


def refused(state: State, player: int, side: int) -> None:
    """A player has refused money or a brigade to a partner: that counts as "neutral" (guarantees-4)."""
    if state.agreed(player, side) != NO_COUNTER:
        react(state, player, side, NEUTRAL, None, "guarantees-4")


def look(state: State) -> None:
    """At the end of a turn: help that was promised and has come is kept, what is overdue is not (guarantees-3)."""
    for one in state.helps:
        war = wars.numbered(state, one.war)
        if war is None or not state.is_neutral(one.side) or one.side not in (*war.one, *war.other):
            state.helps = tuple(other for other in state.helps if other != one)
        elif helps.is_near(state, one, war):
            helps.keep(state, one.player, [one])
        elif one.until <= state.turn:
            state.helps = tuple(other for other in state.helps if other != one)
            _fail(state, one)


def _fail(state: State, one: Help) -> None:
    """The answer is "neutral" now; an ally of a Kingdom loses his agreement (guarantees-3, war-3)."""
    if helps.is_void(state, one):
        return
    court = side_ref(one.side)
    state.said("help-failed", "guarantees-3", one.player, court, kind="help", court=court)
    if one.owed:
        breaking.treaty_broken(state, one.player, one.side, "war-3")
    else:
        react(state, one.player, one.side, NEUTRAL, None, "guarantees-3")


class Standing(Plain[PlayerAsked, Action]):
    """A player writes how he stands (guarantees-1)."""

    clause: ClassVar[str] = "sachsen guarantees-1"
    stand: ClassVar[Stand] = NEUTRAL

    def play(self, asked: PlayerAsked, action: Action) -> None:
        """On his slip."""
        asked.step.note(asked.position, asked.player, self.stand)

    def preview(self, asked: PlayerAsked, action: Action) -> list[Fact]:
        """What the State will do."""
        state, step = asked.position, asked.step
        reaction, ref = row(state, asked.player, step.side, self.stand), side_ref(step.side)
        told: dict[str, Arg] = {"side": ref, "stand": self.stand, "n": reaction.approval or reaction.protest}
        key = "reaction-none"
        if reaction.army:
            key = "reaction-army"
        elif reaction.war != "none":
            key = "reaction-war"
        elif reaction.broken:
            key = "reaction-broken"
        elif reaction.given_back:
            key = "reaction-given-back"
        elif reaction.protest:
            key = "reaction-protest"
        elif reaction.approval:
            key = "reaction-approval"
        return [fact(key, "guarantees-2", ref, **told)]


class Abiding(Standing):
    """He stays neutral."""

    action: ClassVar[type[Action]] = Neutral


class Helping(Standing):
    """He helps it."""

    action: ClassVar[type[Action]] = GiveHelp
    stand: ClassVar[Stand] = HELP


class Opposing(Standing):
    """He supports its enemy."""

    action: ClassVar[type[Action]] = Oppose
    stand: ClassVar[Stand] = OPPOSE


class Guarantees(Round, frozen=True):
    """War has touched a neutral State: slips are written in secret, and read out together (guarantees).

    Attributes:
        side: the State. war: the number of the war.
    """

    name: ClassVar[str] = "guarantees"
    clause: ClassVar[str] = "sachsen guarantees-1"
    round = "secret"
    rules: ClassVar[tuple[AnyRule, ...]] = (Abiding(), Helping(), Opposing())
    side: int
    war: int

    def answers(self, state: State, player: int) -> tuple[str, ...]:
        """Any of the three."""
        return STANDS

    def present(self, state: State) -> tuple[int, ...]:
        """Who has come into the war by an answer to another State that it touches is not asked (guarantees-1)."""
        return tuple(player for player in answering(state, self.war) if player in self.players)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Which State, and its enemy."""
        war = wars.numbered(state, self.war)
        enemies = war.against(self.side) if war is not None else ()
        return {"court": side_ref(self.side), "enemy": side_ref(enemies[0] if enemies else NOBODY)}

    def finish(self, state: State, answers: dict[int, str]) -> None:
        """All slips are read, then the State reacts to each; help is promised, an army sent (guarantees-2, R-28)."""
        court = side_ref(self.side)
        for player in answers:
            told = {"court": court, "stand": answers[player]}
            state.said("slip", "guarantees-1", player, court, reveals=True, **told)
        sends = False
        for player in answers:
            stand = next(one for one in STANDS if one == answers[player])
            sends |= react(state, player, self.side, stand, wars.numbered(state, self.war))
            if stand == HELP:
                helps.promise(state, player, self.side, self.war)
        if sends:
            call_army(state, self.side, self.war)
