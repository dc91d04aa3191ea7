"""What a battle leaves on the political map: losses, generals, points, the retreat (R-12, R-70, R-71, R-44)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Move
from engine.games.sachsen.asking import Bringing, Ending, OfPlayer, PlayerAsked
from engine.games.sachsen.battle import seam
from engine.games.sachsen.battle.battle import ATTACKER, WAITING, FieldColumn
from engine.games.sachsen.battle.generals import CAPTURED, KILLED
from engine.games.sachsen.battle.seam import FINE, Outcome
from engine.games.sachsen.politics.entering import banners, ground
from engine.games.sachsen.politics.orders import reorganised
from engine.games.sachsen.politics.wars import realm_of
from engine.games.sachsen.record import ENROLLING, OFF, Unit
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule, Step

RETREAT = 3
"""How far the loser of a battle goes back at most (R-71)."""


class Aftermath(Step[State], frozen=True):
    """The battle is over, and its outcome is taken back to the political map (end-2).

    Attributes:
        anchor: the square that was attacked. attacker, defender: the players to whom it counts, NOBODY for none.
    """

    name: ClassVar[str] = "aftermath"
    clause: ClassVar[str] = "sachsen end-2"
    suspends: ClassVar[bool] = True
    goes_on: ClassVar[bool] = True
    """Whether the attacker who has won may take the square."""
    anchor: int
    attacker: int
    defender: int

    def province(self, state: State) -> int:
        """The province in which it was fought, where the beaten do not stay."""
        return state.world.squares[self.anchor].province

    def run(self, state: State) -> None:
        """Losses, generals, points; the loser goes back, the winner may take the square."""
        battle, found = state.battle, seam.outcome(state)
        assert battle is not None, "the battle has just been fought"
        absent = {unit.id for unit in battle.units if unit.status == WAITING}
        armies = [[unit.id for unit in battle.units if unit.army == army] for army in (0, 1)]
        state.battle = None
        state.pop()
        self.score(state, found, armies)
        lose(state, found)
        captor = self.captor(state, found.winner, battle.armies[found.winner].side)
        for column in found.columns:
            learn(state, column, captor)
        fit = [name for name, fate in found.fates.items() if fate == FINE and name not in absent]
        beaten = [state.units[name] for name in armies[1 - found.winner] if name in fit]
        for unit in beaten:
            retreat(state, unit, self.province(state), attacking=found.winner != ATTACKER)
        if found.winner == ATTACKER and self.goes_on:
            units = tuple(name for name in armies[ATTACKER] if name in fit)
            state.push(Advance(self.attacker, self.anchor, units))

    def captor(self, state: State, winner: int, chief: int) -> int:
        """The State that holds prisoners: the winning player's home, else that of its chief (R-70)."""
        player = (self.attacker, self.defender)[winner]
        return chief if player == NOBODY else state.homes[player]

    def score(self, state: State, found: Outcome, armies: list[list[str]]) -> None:
        """A battle won, for the winner's player, and in each war between the two (end-2, R-44, R-31)."""
        winner = (self.attacker, self.defender)[found.winner]
        if not found.counts or winner == NOBODY:
            return
        state.battles[winner] += 1
        state.said("battle-counts", "end-2", winner, n=state.battles[winner])
        won, lost = ({state.units[name].side for name in armies[n]} for n in (found.winner, 1 - found.winner))
        for war in state.wars:
            if any(lost.intersection(war.against(side)) for side in won):
                counts = [*war.won, *([0] * (state.players - len(war.won)))]
                counts[winner] += 1
                now = replace(war, won=tuple(counts))
                state.wars = tuple(now if one.number == war.number else one for one in state.wars)


class AfterMeeting(Aftermath, frozen=True):
    """The same of a battle for which units have left their squares to meet invaders: nobody has attacked those (R-42).

    Attributes:
        invaded: the province in which it was fought.
    """

    name: ClassVar[str] = "after-meeting"
    goes_on: ClassVar[bool] = False
    invaded: int

    def province(self, state: State) -> int:
        """That of the invaders."""
        return self.invaded


def lose(state: State, found: Outcome) -> None:
    """Brigades that routed or were destroyed are to be reorganised (maintenance-3, R-12)."""
    gone = [state.units[name] for name, fate in found.fates.items() if fate != FINE]
    lost = [unit for unit in gone if not unit.is_command]
    by_side: dict[int, list[Unit]] = {}
    for unit in lost:
        by_side.setdefault(unit.side, []).append(unit)
        reorganised(state, unit, paid=state.leader[unit.side] == NOBODY)
    for side, units in by_side.items():
        refs = [unit.ref for unit in units]
        state.say("lost", "R-12", side, *refs, kind="lost", n=len(refs), turn=state.units[units[0].id].due)


def learn(state: State, column: FieldColumn, captor: int) -> None:
    """The experience of a column, and what became of its general (experience-4, R-70)."""
    side, number, world = column.side, column.number, state.world
    before = state.columns[world.column_of[side, number]]
    now = replace(before, points=column.points, reserve=column.reserve)
    unit = state.command_of(side, number)
    if column.fate == KILLED:
        now = replace(now, points=0, marshal=False, alive=False)
    elif column.fate == CAPTURED:
        now = replace(now, prisoner_of=captor)
    elif unit is not None and unit.is_on and not before.marshal and now.points >= world.numbers.marshal_at:
        now = replace(now, marshal=True)
        state.say("marshal", "experience-4", side, unit.ref, kind="marshal", result=True, piece=unit.ref)
    state.set_column(side, number, now)
    if unit is None or not column.fate:
        return
    if column.fate in (KILLED, CAPTURED):
        state.remove(unit)
    else:
        state.put(unit, square=OFF, status=ENROLLING, due=state.turn + 1, moved=0, origin=OFF)


# --- the retreat ---------------------------------------------------------------------------------


def retreat(state: State, unit: Unit, province: int, *, attacking: bool) -> None:
    """A unit of the loser goes back: to where it came from, or to an own province near by; else it is lost (R-71).

    Args:
        province: in which it was fought.
    """
    here = state.world.squares[unit.square].province
    held = ground(state, unit).held
    if attacking and unit.origin != OFF and unit.origin not in held:
        to: int | None = unit.origin
    elif attacking and here != province:
        to = unit.square
    else:
        to = refuge(state, unit, province)
    if to is None:
        _scattered(state, unit)
        return
    if to != unit.square:
        path = tuple(state.world.squares[square].ref for square in (unit.square, to))
        state.put(unit, square=to)
        state.say(
            "retreats", "R-71", unit.side, unit.ref, kind="move", path=path, piece=unit.ref, place=path[-1]
        )


def _scattered(state: State, unit: Unit) -> None:
    """It finds no refuge: a brigade is to be reorganised, a command unit comes back next turn (R-71)."""
    key = "scattered-command" if unit.is_command else "scattered"
    state.say(key, "R-71", unit.side, unit.ref, kind="lost", piece=unit.ref)
    if unit.is_command:
        state.put(unit, square=OFF, status=ENROLLING, due=state.turn + 1, moved=0, origin=OFF)
    else:
        reorganised(state, unit, paid=state.leader[unit.side] == NOBODY)


def refuge(state: State, unit: Unit, lost: int) -> int | None:
    """The nearest square within three steps of an own province without enemies; None where there is none (R-71).

    Own are those of its State and of all that the player leads who moves it (R-19, R-25). `lost`: the province of the
    battle, which is none.
    """
    world, here = state.world, ground(state, unit)
    own = banners(state, here.mover).union(realm_of(state, unit.side))
    far = world.distances(unit.square, (here.closed | here.held) - {unit.square}, RETREAT)
    free = [
        square
        for square in far
        if (p := world.squares[square].province) != lost and p not in here.defended and state.owner[p] in own
    ]
    return min(free, key=lambda square: (far[square], square), default=None)


# --- the advance ---------------------------------------------------------------------------------


class Advancing(Rule[PlayerAsked, Move]):
    """Units that have won an attack move onto the square they have attacked (R-71)."""

    action: ClassVar[type[Action]] = Move
    clause: ClassVar[str] = "sachsen R-71"

    def candidates(self, asked: PlayerAsked) -> Iterable[Move]:
        """Each of them."""
        square = asked.world.squares[asked.step.anchor].id
        return [Move(unit.id, square) for unit in asked.step.ready(asked.position)]

    def why_not(self, asked: PlayerAsked, action: Move) -> Refusal | None:
        """Those that have fought, to that square."""
        state, step = asked.position, asked.step
        ref = state.world.squares[step.anchor].ref
        if state.world.square[action.to] != step.anchor or action.via:
            return no("R-71", "advance-to", ref, place=ref)
        ready = {unit.id for unit in step.ready(state)}
        for name in action.ids:
            if name not in ready or action.ids.count(name) > 1:
                return no("R-71", "advance-unit", f"piece:{name}", piece=f"piece:{name}")
        return None

    def play(self, asked: PlayerAsked, action: Move) -> None:
        """They stand there."""
        for name in action.ids:
            advance(asked.position, asked.position.units[name], asked.step.anchor)

    def lists(self, asked: PlayerAsked, action: Move) -> bool:
        """Units together come to single moves."""
        del asked
        return len(action.ids) == 1


def advance(state: State, unit: Unit, anchor: int) -> None:
    """A unit of the winner takes the square."""
    path = tuple(state.world.squares[square].ref for square in (unit.square, anchor))
    state.put(unit, square=anchor)
    state.say("advances", "R-71", unit.side, unit.ref, kind="move", path=path, piece=unit.ref, place=path[-1])


class Advance(OfPlayer, frozen=True):
    """The winner of an attack may move onto the anchor (R-71); the program does so with all.

    Attributes:
        anchor: the square. units: ids of those that have fought.
    """

    name: ClassVar[str] = "advance"
    clause: ClassVar[str] = "sachsen R-71"
    brings: ClassVar[Bringing | None] = Move
    rules: ClassVar[tuple[AnyRule, ...]] = (Advancing(), Ending())
    anchor: int
    units: tuple[str, ...]

    def ready(self, state: State) -> list[Unit]:
        """Those that can still go; none while an enemy stands there."""
        units = [state.units[name] for name in self.units if name in state.units]
        units = [u for u in units if state.is_ready(u) and state.world.touching(u.square, self.anchor)]
        return [u for u in units if self.anchor not in ground(state, u).held]

    def seats(self, state: State) -> tuple[str, ...]:
        """The winner, while anybody can go."""
        return super().seats(state) if self.player != NOBODY and self.ready(state) else ()

    def run(self, state: State) -> None:
        """The program's all go; else nobody can."""
        state.pop()
        if self.player == NOBODY:
            for unit in self.ready(state):
                advance(state, unit, self.anchor)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Where, and how many."""
        return {"place": state.world.squares[self.anchor].ref, "n": len(self.ready(state))}

    def measure(self, state: State) -> int:
        """Units that can still go, and the end."""
        return len(self.ready(state)) + 1
