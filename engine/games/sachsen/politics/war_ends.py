"""At the end of a turn: promises that are overdue, and wars that end without anybody's word (R-31, R-32, R-40)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.sachsen.politics import guarantees, terms
from engine.games.sachsen.politics.peace import conclude, give_up, is_beaten
from engine.games.sachsen.politics.terms import ended
from engine.games.sachsen.politics.wars import leave_war, numbered, players_of
from engine.games.sachsen.record import War
from engine.games.sachsen.sides import KINGDOMS, NOBODY, side_ref
from engine.games.sachsen.state import State
from engine.kernel.step import Step


class WarEnds(Step[State], frozen=True):
    """Every war is looked at in turn (R-31, R-32).

    Attributes:
        left: numbers of wars still to be looked at; None before the first.
    """

    name: ClassVar[str] = "war-ends"
    clause: ClassVar[str] = "sachsen R-31"
    left: tuple[int, ...] | None = None

    def run(self, state: State) -> None:
        """The next."""
        left = self.left
        if left is None:
            guarantees.look(state)
            left = tuple(war.number for war in state.wars)
        if not left:
            state.pop()
            return
        state.replace(WarEnds(left[1:]))
        war = numbered(state, left[0])
        if war is not None:
            look_at(state, war)


def look_at(state: State, war: War) -> None:
    """Whether a side is at its end, or the war has lasted too long."""
    for side in KINGDOMS if war.kingdom else ():
        if side in (*war.one, *war.other) and is_kingdom_lost(state, war, side):
            lost = lost_provinces(state, war, side)
            state.say(
                "kingdom-lost",
                "R-32",
                side,
                kind="beaten",
                result=True,
                led=int(is_commanded(state, side)),
                n=lost,
            )
            conclude(state, war, lost_one=side in war.one)
            return
    for side in (war.one[0], war.other[0]):
        if war.beaten and is_beaten(state, war, side):  # those who fought on are no longer there
            conclude(state, war, lost_one=side in war.one)
            return
    for player in players_of(state, (*war.one, *war.other)):
        home = state.homes[player]
        if home not in war.beaten and is_at_end(state, war, state.led(player)):
            give_up(state, war.number, state.led(player), "R-31")
            return
    for side in (*war.one, *war.other):
        if state.is_neutral(side) and not war.kingdom and surrenders(state, war, side):
            surrender(state, war, side)
            return
    if state.turn >= last_turn(state, war):
        clause, enemy = "R-32" if war.kingdom else "R-31", side_ref(war.other[0])
        turns = last_turn(state, war) - war.since + 1
        state.say("stalemate", clause, war.one[0], enemy, kind="peace", enemy=enemy, n=turns)
        leave_war(state, war.number, *war.one)


def last_turn(state: State, war: War) -> int:
    """The turn at whose end a war that nobody has won is over (R-31, of the Kingdoms R-32)."""
    rulings = state.world.rulings
    return war.since - 1 + (rulings.kingdom_war.turns if war.kingdom else rulings.peace.stalemate_turns)


def lost_provinces(state: State, war: War, side: int) -> int:
    """How many provinces of a State its enemies in a war occupy."""
    enemies = war.against(side)
    return sum(terms.occupant(state, p, enemies) != NOBODY for p in state.provinces_of(side))


def is_at_end(state: State, war: War, sides: tuple[int, ...]) -> bool:
    """Whether all provinces are invaded, or half of them while no unit of the columns is left (R-31)."""
    owned = sum(len(state.provinces_of(side)) for side in sides)
    lost = sum(lost_provinces(state, war, side) for side in sides)
    gone = not any(unit.is_on for side in sides for unit in state.units_of(side))
    return lost == owned or (gone and 2 * lost >= owned)


def surrenders(state: State, war: War, side: int) -> bool:
    """Whether a neutral State gives up: at its end, or without command units and three provinces invaded (R-40)."""
    if is_at_end(state, war, (side,)):
        return True
    return (
        not is_commanded(state, side)
        and lost_provinces(state, war, side) >= state.world.rulings.neutral_surrender_provinces
    )


def is_commanded(state: State, side: int) -> bool:
    """Whether a State has a command unit, one that is wounded too, but none that is only being enrolled (R-70)."""
    commands = (unit for unit in state.units_of(side) if unit.is_command)
    return any(unit.is_on or unit.due <= state.turn + 1 for unit in commands)


def surrender(state: State, war: War, side: int) -> None:
    """It leaves the war at the price of the program; where nobody fights on beside it the war is lost (R-40)."""
    if war.beside(side) == (side,):
        give_up(state, war.number, (side,), "R-40")
        return
    enemy = side_ref(war.against(side)[0])
    state.say("beaten", "R-40", side, enemy, kind="beaten", result=True, enemy=enemy)
    terms.impose(state, ended(war, lost_one=side in war.one), (side,))
    leave_war(state, war.number, side)


def is_kingdom_lost(state: State, war: War, side: int) -> bool:
    """Whether a Kingdom has lost both its command units, or three provinces (R-32)."""
    return (
        not is_commanded(state, side)
        or lost_provinces(state, war, side) >= state.world.rulings.kingdom_war.provinces_lost
    )
