"""The movement phase (10.1): whose pieces move, each once, and how Austria and the Pragmatic Army share it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria.actions import Dispute, Done, March, Move, Pass, Reenter, Way
from engine.games.maria.affairs import MOVED
from engine.games.maria.consent import Consent, needs_consent
from engine.games.maria.ground import GENERAL_MAIN, GENERAL_STEPS, MARCH, power_ground
from engine.games.maria.leaving import refuse_detour, ways_out
from engine.games.maria.marching import carry_out, foresee
from engine.games.maria.movers import AskedMovement
from engine.games.maria.obstacles import refuse_path
from engine.games.maria.powers import AU, NOBODY, PA, SA, ref
from engine.games.maria.reach import best_way, leads_back, list_moves, on_main
from engine.games.maria.refusals import no
from engine.games.maria.sharing import Sharing
from engine.games.maria.state import State
from engine.games.maria.trains import Reentering
from engine.games.maria.world import OFF
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.explain import Fact
from engine.kernel.listing import Listing
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule, Step

NO_DISPUTE = no("10.1-i", "no-dispute")
NOTHING_TO_PASS = no("10.1-i", "nothing-to-pass")


class Moving(Rule[AskedMovement, Way]):
    """A piece moves along roads, or a general makes a forced march (10.1-b, 10.1-f).

    Exact: there are hundreds of ways, one listed for each outcome; the front that finds them is in reach.py.
    """

    action: ClassVar[type[Action]] = Move
    akin: ClassVar[tuple[type[Action], ...]] = (March,)
    exact: ClassVar[bool] = True

    def candidates(self, asked: AskedMovement) -> Listing:
        """Every way that leads somewhere; in Flanders those of whose turn it is."""
        listing = self._ways(asked)
        if asked.step.is_shared:
            found, listing = listing, Listing()
            listing.take([way for way in found if isinstance(way, Way) and asked.not_shared(way) is None])
        return listing

    def _ways(self, asked: AskedMovement) -> Listing:
        """All ways, whoever shares the phase: of those who leave Saxony first where some must (R-47)."""
        position, world, listing = asked.position, asked.position.world, Listing()
        if asked.leavers:
            listing.take([way for piece in asked.leavers for way in ways_out(position, piece)])
            return listing
        where, moved = position.where, position.moved
        for power in asked.powers:
            seen, closed = power_ground(position, power), asked.step.closed_to(position, power)
            for piece in (*world.of_power[power], *world.trains_of[power]):
                if where[piece] >= 0 and not moved >> piece & 1:
                    list_moves(position, piece, listing, seen, closed=closed)
        return listing

    def why_not(self, asked: AskedMovement, action: Way) -> Refusal | None:
        """Who moves (10.1-a), which way (10.1-b), who first and by a shortest way out (R-47), in whose turn (R-12)."""
        piece, path = _numbers(asked.position, action)
        if not path:
            return no("10.1-b", "no-way", f"piece:{action.piece}", piece=f"piece:{action.piece}")
        return (
            asked.not_now(piece)
            or refuse_path(asked.position, piece, path, action.forced)
            or asked.others_first(piece)
            or (refuse_detour(asked.position, piece, path) if piece in asked.leavers else None)
            or asked.not_shared(action)
        )

    def lists(self, asked: AskedMovement, action: Way) -> bool:
        """A way back that changes nothing is legal but not listed (R-54)."""
        return not leads_back(asked.position, *_numbers(asked.position, action), march=action.forced)

    def preview(self, asked: AskedMovement, action: Way) -> Iterable[Fact]:
        """What it does to the fortresses that it leaves, and to trains on its way (10.1-e, 10.3-b, 10.3-e)."""
        return foresee(asked.position, *_numbers(asked.position, action), march=action.forced)

    def play(self, asked: AskedMovement, action: Way) -> None:
        """It goes at once, or when another player has agreed to the stack (10.1-h)."""
        position = asked.position
        piece, path = _numbers(position, action)
        if needs_consent(position, piece, path[-1]):
            position.push(Consent(piece, path, action.forced))
        else:
            asked.step.hand_on(position, piece, action.path)
            carry_out(position, piece, path, march=action.forced)


class Disputing(Plain[AskedMovement, Dispute]):
    """Either of Austria and the Pragmatic Army may call for moving in turn on the Flanders map (10.1-i)."""

    action: ClassVar[type[Action]] = Dispute

    def why_not(self, asked: AskedMovement, action: Dispute) -> Refusal | None:
        """Once, while both still move, where two players lead them (10.1-i, R-56)."""
        seats, seat_of = asked.step.seats(asked.position), asked.position.alliances.seat_of
        if len(seats) < 2 or seat_of[PA] == seat_of[AU]:
            return NO_DISPUTE
        if asked.step.disputed or asked.seat not in seats:
            return no("10.1-i", "dispute-called")
        return None

    def play(self, asked: AskedMovement, action: Dispute) -> None:
        """The Pragmatic Army moves first (10.1-i)."""
        asked.position.replace(replace(asked.step, right=PA))
        message = say("maria-log-dispute", seat=f"seat:{asked.seat}")
        asked.position.tell(Event("dispute", message, clause="maria 10.1-i"))


class Passing(Plain[AskedMovement, Pass]):
    """Whose turn it is in Flanders leaves the moves there to the other from now on (R-12)."""

    action: ClassVar[type[Action]] = Pass

    def why_not(self, asked: AskedMovement, action: Pass) -> Refusal | None:
        """In one's own turn there (10.1-i)."""
        return None if asked.step.right in asked.powers else NOTHING_TO_PASS

    def play(self, asked: AskedMovement, action: Pass) -> None:
        """The right to move there goes to the other side for good."""
        side = ref(asked.step.right)
        message = say("maria-log-passes", side=side)
        asked.position.tell(Event("dispute", message, clause="maria 10.1-i", side=side))
        asked.step.give_way(asked.position, asked.powers, asked.step.done)


class Finishing(Plain[AskedMovement, Done]):
    """A seat has moved all that it wants to move (10.1-a)."""

    action: ClassVar[type[Action]] = Done

    def why_not(self, asked: AskedMovement, action: Done) -> Refusal | None:
        """Who must march out of Saxony and can does so before the phase is over (19.3-c, R-47)."""
        position, pieces = asked.position, asked.position.world.pieces
        lit = tuple(
            pieces[n].ref
            for n in asked.leavers
            if any(asked.not_shared(way) is None for way in ways_out(position, n))
        )
        return no("19.3-c", "leavers-first", *lit, piece=lit[0], pieces=list(lit)) if lit else None

    def label(self, asked: AskedMovement, action: Done) -> Message:
        """With how many pieces could still move."""
        still = sum(not asked.position.moved >> n & 1 for n in asked.pieces)
        return say("maria-act-done-left", n=still) if still else super().label(asked, action)

    def play(self, asked: AskedMovement, action: Done) -> None:
        """The seat is done; the others go on."""
        asked.step.give_way(asked.position, asked.powers, (*asked.step.done, asked.seat))


class Movement(Sharing, frozen=True):
    """The active powers move any number of their pieces, each once, in any order (10.1-a).

    Austria and the Pragmatic Army share a stage: each of their players moves and is done for themselves, and either
    may call for moving in turn on the Flanders map (10.1-i).
    """

    name: ClassVar[str] = "movement"
    clause: ClassVar[str] = "maria 10.1-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Moving(), Reentering(), Disputing(), Passing(), Finishing())

    def run(self, position: State) -> None:
        """The phase begins, or all have finished; Saxony moves once a turn only (R-28)."""
        if self.begun:
            position.pop()
            return
        world = position.world
        position.moved = 0
        if SA in position.active(self.stage):
            if position.affairs.served & MOVED:
                for n in (*world.of_power[SA], *world.trains_of[SA]):
                    position.moved |= 1 << n
            position.affairs = replace(position.affairs, served=position.affairs.served | MOVED)
        position.replace(Movement(self.stage, begun=True))

    def ask(self, position: State, seat: str) -> AskedMovement:
        """With what moving looks up."""
        return AskedMovement(self, position, seat)

    def prompt(self, position: State, seat: str) -> Message:
        """For which powers, and how many pieces have moved; of those without any, whether trains may come back."""
        asked = self.ask(position, seat)
        moved = sum(position.moved >> n & 1 for n in asked.pieces)
        sides = [ref(p) for p in asked.powers]
        if not asked.pieces:
            lost = [n for p in asked.powers for n in position.world.trains_of[p] if position.where[n] == OFF]
            key = "maria-prompt-movement-trains" if lost else "maria-prompt-movement-none"
            return say(key, sides=sides, seat=f"seat:{seat}")
        return say(
            "maria-prompt-movement", sides=sides, seat=f"seat:{seat}", done=moved, total=len(asked.pieces)
        )

    def interpret_drag(
        self, position: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        """The return of a train, or the way that was dragged; without one the shortest, and the forced march."""
        del seat
        name, world = source.removeprefix("piece:"), position.world
        goal = world.index.number.get(_place_of(position, target))
        if name not in world.number or goal is None:
            return
        piece = world.number[name]
        if position.where[piece] < 0:
            here = world.index.ids[goal]
            yield Reenter(name, here) if world.pieces[piece].kind == "train" else Move(name, (here,))
            return
        short = long = tuple(world.index.number[v.removeprefix("place:")] for v in via)
        if not via:
            closed = self.closed_to(position, world.pieces[piece].power)
            short = best_way(position, piece, goal, main_only=False, closed=closed)
            long = best_way(position, piece, goal, main_only=True, closed=closed)
            long = long if len(long) <= MARCH else ()
        yield from _meant(position, piece, short, long)

    def why_idle(self, position: State, seat: str, source: str) -> Refusal:
        """Who may not move at all; who may and finds no city open to him."""
        world = position.world
        piece = world.number.get(source.removeprefix("piece:"))
        if piece is None:
            return Step.why_idle(self, position, seat, source)
        asked = self.ask(position, seat)
        return (
            asked.not_now(piece) or asked.others_first(piece) or no("10.1-c", "shut-in", source, piece=source)
        )

    def measure(self, position: State) -> int:
        """Pieces that have not moved; among equals what has been settled since."""
        settled = len(self.done) + 2 * len(self.passed) + len(self.barred) + (self.right != NOBODY)
        return (len(position.world.pieces) - position.moved.bit_count()) * 1000 - settled


def _place_of(position: State, target: str) -> str:
    """The place that a drop on a place or on a piece means."""
    kind, _, name = target.partition(":")
    if kind == "piece" and name in position.world.number:
        place = position.where[position.world.number[name]]
        return position.world.index.ids[place] if place >= 0 else ""
    return name


def _meant(position: State, piece: int, short: tuple[int, ...], long: tuple[int, ...]) -> Iterator[Action]:
    """Move or forced march, the likelier first: what only a forced march can reach is meant as one."""
    info, ids = position.world.pieces[piece], position.world.index.ids
    ways: list[Action] = []
    if short:
        ways.append(Move(info.id, tuple(ids[n] for n in short)))
    if len(long) > 1 and info.kind == "general":
        march = March(info.id, tuple(ids[n] for n in long))
        ways.insert(0 if _too_far(position, piece, short) and on_main(position, piece, long) else 1, march)
    yield from ways


def _too_far(position: State, piece: int, path: tuple[int, ...]) -> bool:
    return len(path) > (GENERAL_MAIN if on_main(position, piece, path) else GENERAL_STEPS)


def _numbers(position: State, action: Way) -> tuple[int, tuple[int, ...]]:
    """The piece that an Action moves, and its way, by number."""
    world = position.world
    return world.number[action.piece], tuple(world.index.number[p] for p in action.path)
