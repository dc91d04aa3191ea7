"""Stacks and troops (section 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.games.maria.actions import Command, Transfer
from engine.games.maria.powers import ref
from engine.games.maria.refusals import no
from engine.games.maria.state import State
from engine.games.maria.world import OFF
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule
from engine.kernel.step import AnyRule, Step

LARGEST = 8
"""A general commands at most this many troops (6-e)."""


def may_stack(position: State, general: int, other: int) -> bool:
    """Whether two generals may share a city (6-c): one power, or two that cooperate."""
    pieces = position.world.pieces
    return pieces[other].power in position.alliances.partners[pieces[general].power]


def stacks_freely(position: State, general: int, other: int) -> bool:
    """Whether they may share a city without another player's leave (6-c, 10.1-h)."""
    pieces, seat_of = position.world.pieces, position.alliances.seat_of
    return (
        may_stack(position, general, other) and seat_of[pieces[general].power] == seat_of[pieces[other].power]
    )


def mates(position: State, general: int) -> tuple[int, ...]:
    """The generals of the same power in the same city, himself included (6-g)."""
    power, place = position.world.pieces[general].power, position.where[general]
    return tuple(n for n in position.world.of_power[power] if position.where[n] == place and place >= 0)


def group_troops(position: State, place: int) -> int:
    """All troops of the generals in a city (11.1-i)."""
    return sum(position.troops[n] for n in position.generals_on(place))


def leave_stack(position: State, general: int) -> None:
    """A general goes his own way: who commanded in his stack is forgotten (6-d)."""
    for n in position.generals_on(position.where[general]):
        position.top_marks &= ~(1 << n)


def lose_troops(position: State, place: int, power: int, losses: int) -> list[int]:
    """Take troops from a power's generals in one city; returns those removed (6-h, R-05).

    Generals of one power hold their troops in common: nobody is removed while he could get a troop, and if too few
    are left the one with the higher rank number goes.
    """
    pieces = position.world.pieces
    group = sorted(
        (n for n in position.world.of_power[power] if position.where[n] == place),
        key=lambda n: pieces[n].rank,
    )
    left = max(0, sum(position.troops[n] for n in group) - losses)
    removed = group[left:] if left < len(group) else []
    staying = [n for n in group if n not in removed]
    for n in removed:
        remove(position, n)
    _share(position, staying, left)
    return removed


def _share(position: State, generals: list[int], troops: int) -> None:
    """Bring the generals down to `troops` in all: the strongest give first, nobody falls under 1."""
    surplus = sum(position.troops[n] for n in generals) - troops
    while surplus < 0:
        position.troops[min(generals, key=lambda n: position.troops[n])] += 1
        surplus += 1
    while surplus > 0:
        position.troops[max(generals, key=lambda n: position.troops[n])] -= 1
        surplus -= 1


def remove(position: State, general: int) -> None:
    """A general leaves the board (6-h); he comes back face up."""
    leave_stack(position, general)
    position.troops[general] = 0
    position.down &= ~(1 << general)
    position.put(general, OFF)


class Transferring(Rule[Asked[None, State], Transfer]):
    """Generals of one power in one stack may exchange troops at any time, never others (6-g)."""

    action: ClassVar[type[Action]] = Transfer
    clause: ClassVar[str] = "maria 6-g"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: Asked[None, State]) -> Iterator[Transfer]:
        """Between any two of them, every number."""
        position, pieces = asked.position, asked.position.world.pieces
        for power in position.alliances.seats.get(asked.seat, ()):
            for giver in position.world.of_power[power]:
                for taker in mates(position, giver):
                    for n in range(1, LARGEST):
                        yield Transfer(pieces[giver].id, pieces[taker].id, n)

    def why_not(self, asked: Asked[None, State], action: Transfer) -> Refusal | None:
        """Only own troops, inside a stack, and each general keeps 1 to 8 of them (6-e, 6-g, 6-h)."""
        position = asked.position
        number, pieces = position.world.number, position.world.pieces
        giver, taker = number[action.giver], number[action.taker]
        lit = (f"piece:{action.giver}", f"piece:{action.taker}")
        if position.alliances.seat_of[pieces[giver].power] != asked.seat:
            return no("6-g", "not-your-troops", *lit, piece=lit[0])
        if giver == taker or taker not in mates(position, giver):
            return no("6-g", "transfer-apart", *lit, piece=lit[0], target=lit[1])
        if action.troops < 1 or position.troops[giver] - action.troops < 1:
            return no("6-h", "transfer-all", *lit, piece=lit[0])
        if position.troops[taker] + action.troops > LARGEST:
            return no("6-e", "transfer-many", *lit, piece=lit[1], n=LARGEST)
        return None

    def play(self, asked: Asked[None, State], action: Transfer) -> None:
        """Shift the troops; nobody else learns of it."""
        position, number = asked.position, asked.position.world.number
        giver, taker = number[action.giver], number[action.taker]
        position.troops[giver] -= action.troops
        position.troops[taker] += action.troops
        power = position.world.pieces[giver].power
        names = {"piece": f"piece:{action.giver}", "target": f"piece:{action.taker}"}
        message = say("maria-log-transfer", n=action.troops, **names)
        audience = (position.alliances.seat_of[power],)
        position.tell(Event("transfer", message, audience=audience, clause=self.clause, side=ref(power)))


class NamingCommander(Rule[Asked["ChooseCommander", State], Command]):
    """Of two generals of equal rank one is named commander (6-d)."""

    action: ClassVar[type[Action]] = Command

    def candidates(self, asked: Asked[ChooseCommander, State]) -> list[Command]:
        """Either of the two."""
        return [Command(asked.position.world.pieces[n].id) for n in asked.step.pair]

    def why_not(self, asked: Asked[ChooseCommander, State], action: Command) -> Refusal | None:
        """One of the two (6-d)."""
        world, pair = asked.position.world, asked.step.pair
        if world.number[action.general] in pair:
            return None
        lit = tuple(world.pieces[n].ref for n in pair)
        return no("6-d", "not-in-stack", *lit, piece=f"piece:{action.general}")

    def play(self, asked: Asked[ChooseCommander, State], action: Command) -> None:
        """He lies on top."""
        position, pair = asked.position, asked.step.pair
        chosen = position.world.number[action.general]
        position.top_marks &= ~(1 << pair[0] | 1 << pair[1])
        position.top_marks |= 1 << chosen
        message = say("maria-log-command", piece=f"piece:{action.general}")
        side = ref(position.world.pieces[chosen].power)
        position.tell(Event("command", message, clause="maria 6-d", side=side))
        position.pop()


class ChooseCommander(Step[State], frozen=True):
    """Two generals of equal rank have joined: the player says who commands (6-d)."""

    name: ClassVar[str] = "commander"
    clause: ClassVar[str] = "maria 6-d"
    rules: ClassVar[tuple[AnyRule, ...]] = (NamingCommander(),)
    pair: tuple[int, int]

    def seats(self, position: State) -> tuple[str, ...]:
        """Their player."""
        return (position.alliances.seat_of[position.world.pieces[self.pair[0]].power],)

    def prompt(self, position: State, seat: str) -> Message:
        """Which two."""
        names = [position.world.pieces[n].ref for n in self.pair]
        return say("maria-prompt-commander", seat=f"seat:{seat}", pieces=names)


def join(position: State, newcomer: int) -> None:
    """A general has entered another's city."""
    name_commander(position, position.generals_on(position.where[newcomer]))


def name_commander(position: State, stack: Sequence[int]) -> None:
    """With equal ranks in a new stack somebody must be named commander (6-d)."""
    pieces = position.world.pieces
    if len(stack) == 2 and pieces[stack[0]].rank == pieces[stack[1]].rank:
        position.push(ChooseCommander((stack[0], stack[1])))
