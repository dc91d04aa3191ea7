"""Attacks on the political map: who meets whom is handed to the battle, and its outcome taken back (R-42)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Attack, Declare
from engine.games.sachsen.asking import PlayerAsked
from engine.games.sachsen.battle import seam
from engine.games.sachsen.politics import helps
from engine.games.sachsen.politics.aftermath import Aftermath, AfterMeeting
from engine.games.sachsen.politics.breaking import is_bound
from engine.games.sachsen.politics.contingents import (
    attackers,
    contingent,
    leader_of,
    leading,
    main_side,
    opponents,
    serving,
)
from engine.games.sachsen.politics.declaring import Declaring
from engine.games.sachsen.politics.entering import Ground, Grounds, Mover, mover_of
from engine.games.sachsen.record import Unit
from engine.games.sachsen.refusals import fact, no
from engine.games.sachsen.sides import NOBODY, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule


def assault(
    state: State, player: int, anchor: int, now: Iterable[Unit], late: dict[str, int], province: int = -1
) -> None:
    """Units attack a square; those of the enemy who are near come as well, and a battle begins (political-movement-2).

    Args:
        player: who leads the attack, NOBODY for the program. late: the battle turns of units called from farther off.
        province: where it is fought, that of the anchor unless another is said (R-42).
    """
    units = list(now)
    against = leading(state, player, units)
    ours = {unit.id: 1 for unit in units} | late
    side, theirs = against.side, opponents(state, against, anchor, ours)
    held = main_side([unit for unit in state.standing(anchor) if unit.id in theirs])
    one, two = ([state.units[name] for name in entries] for entries in (ours, theirs))
    helps.note_battle(state, one, two)
    helps.note_battle(state, two, one)
    leader = player if player != NOBODY else leader_of(state, side, units, NOBODY)
    other = leader_of(state, held, [state.units[name] for name in theirs], leader)
    ours_now, theirs_now = contingent(state, leader, ours, side), contingent(state, other, theirs, held)
    land = state.world.squares[anchor].province if province < 0 else province
    for unit in (*one, *two):
        state.set_column(unit.side, unit.column, replace(state.column(unit), fought=state.turn))
    for name in ours:
        state.put(state.units[name], attacked=True)
    place = state.world.squares[anchor].ref
    country = state.world.provinces[land]
    scorers = scorer(state, side, player), scorer(state, held, NOBODY)
    state.push(Aftermath(anchor, *scorers) if province < 0 else AfterMeeting(anchor, *scorers, province))
    seam.begin(state, seam.Attack(ours_now, theirs_now, country.terrain, place, country.ref, country.capital))


def scorer(state: State, side: int, player: int) -> int:
    """The player to whom a battle counts: who has attacked, or whose State it is; NOBODY for a neutral State's."""
    return player if player != NOBODY else state.leader[side]


def anchors(state: State, player: int) -> list[int]:
    """The squares that units of a player touch, with enemies on them, in reading order."""
    world, under = state.world, serving(state, player)
    grounds, found = Grounds(state), set[int]()
    for unit in state.units.values():
        if mover_of(state, unit) in under and state.is_ready(unit) and not unit.attacked:
            found |= grounds.of(unit).held.intersection(world.steps[unit.square])
    return sorted(found)


def at_peace(asked: PlayerAsked, here: Iterable[Unit]) -> list[Unit]:
    """The units on a square that may be attacked once war is declared on their State; none beside enemies (war-1).

    Of several States the one of most units is meant, one with which the player has agreed nothing before his partners.
    """
    state, player, units = asked.position, asked.player, list(here)
    if any(map(Ground(state, Mover(asked.home, player)).is_hostile, units)):
        return []
    judge = Declaring()
    left = [
        unit
        for unit in units
        if mover_of(state, unit) not in serving(state, player)
        and judge.why_not(asked, Declare(SIDES[unit.side])) is None
    ]
    if not left:
        return []
    strangers = [unit for unit in left if not is_bound(state, asked.home, unit.side)]
    side = main_side(strangers or left)
    return [unit for unit in left if unit.side == side]


class Attacking(Rule[PlayerAsked, Attack]):
    """The contingent beside a square attacks it, with units farther off if they are named (political-movement-2)."""

    action: ClassVar[type[Action]] = Attack
    clause: ClassVar[str] = "sachsen political-movement-2"

    def candidates(self, asked: PlayerAsked) -> Iterable[Attack]:
        """Each square, without the others and with all of them."""
        state = asked.position
        for anchor in anchors(state, asked.player):
            name = asked.world.squares[anchor].id
            yield Attack(name)
            late = attackers(state, asked.player, anchor).late
            if late:
                yield Attack(name, tuple(late))

    def why_not(self, asked: PlayerAsked, action: Attack) -> Refusal | None:
        """Enemies there, own units beside it that have not attacked, others near enough (R-42, late-units)."""
        state, anchor = asked.position, asked.world.square[action.square]
        ref = asked.world.squares[anchor].ref
        if anchor not in anchors(state, asked.player):
            here = state.standing(anchor)
            if peaceful := at_peace(asked, here):
                side = side_ref(peaceful[0].side)
                return no("war-1", "declare-first", side, *(unit.ref for unit in peaceful), side=side)
            key = "nobody-there" if not here else "not-beside"
            return no("political-movement-2", key, ref, *(unit.ref for unit in here), place=ref)
        late = attackers(state, asked.player, anchor).late if action.late else {}
        for name in action.late:
            if name not in late or action.late.count(name) > 1:
                return no("late-units-2", "not-late", f"piece:{name}", piece=f"piece:{name}", place=ref)
        return None

    def play(self, asked: PlayerAsked, action: Attack) -> None:
        """Battle is joined."""
        state, anchor = asked.position, asked.world.square[action.square]
        found = attackers(state, asked.player, anchor)
        assault(state, asked.player, anchor, found.now, {name: found.late[name] for name in action.late})

    def label(self, asked: PlayerAsked, action: Attack) -> Message:
        """With how many."""
        anchor = asked.world.square[action.square]
        number = len(attackers(asked.position, asked.player, anchor).now)
        place = asked.world.squares[anchor].ref
        return say("sachsen-act-attack-with", place=place, n=number, late=len(action.late))

    def preview(self, asked: PlayerAsked, action: Attack) -> Iterable[Fact]:
        """Who takes part, at once and later (late-units)."""
        state, anchor = asked.position, asked.world.square[action.square]
        found = attackers(state, asked.player, anchor)
        ours = {unit.id: 1 for unit in found.now} | {name: found.late[name] for name in action.late}
        theirs = opponents(state, leading(state, asked.player, found.now), anchor, ours)
        for key, entries in (("attackers", ours), ("defenders", theirs)):
            for turn in sorted(set(entries.values())):
                refs = [f"piece:{name}" for name, entry in entries.items() if entry == turn]
                clause = "R-42" if turn == 1 else "late-units-1"
                yield fact(f"{key}-{'now' if turn == 1 else 'late'}", clause, *refs, n=len(refs), turn=turn)

    def lists(self, asked: PlayerAsked, action: Attack) -> bool:
        """A choice among those that may be called comes to less than all of them."""
        late = attackers(asked.position, asked.player, asked.world.square[action.square]).late
        return len(action.late) in (0, len(late))


def left(state: State, player: int) -> int:
    """Units that may still attack."""
    under = serving(state, player)
    return sum(
        state.is_ready(u) and not u.attacked and mover_of(state, u) in under for u in state.units.values()
    )
