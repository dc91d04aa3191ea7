"""The movement phase (10.1): whose pieces move, each once, and how Austria and the Pragmatic Army share it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria import trains
from engine.games.maria.actions import Dispute, Done, March, Move, Pass, Reenter
from engine.games.maria.affairs import MOVED
from engine.games.maria.consent import Consent, needs_consent
from engine.games.maria.ground import GENERAL_MAIN, GENERAL_STEPS, MARCH, survey
from engine.games.maria.leaving import leavers, refuse_later, refuse_others, ways_out
from engine.games.maria.marching import carry_out, foresee
from engine.games.maria.obstacles import refuse_mover, refuse_path
from engine.games.maria.powers import AU, NOBODY, PA, SA, ref
from engine.games.maria.reach import best_way, leads_back, list_moves, on_main
from engine.games.maria.refusals import no
from engine.games.maria.state import State
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.explain import Fact
from engine.kernel.listing import Listing
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.step import Step


class Movement(Step[State], frozen=True):
    """The active powers move any number of their pieces, each once, in any order (10.1-a).

    Austria and the Pragmatic Army share a stage: each of their players moves and is done for themselves, and either
    may call for moving in turn on the Flanders map (10.1-i).

    Attributes:
        done: seats that have finished. right: whose turn it is in Flanders after a dispute, or NOBODY.
        passed: powers that have passed there (R-12). barred: joins that the other player did not allow (10.1-h).
    """

    name: ClassVar[str] = "movement"
    clause: ClassVar[str] = "maria 10.1-a"
    accepts: ClassVar[tuple[type[Action], ...]] = (Move, March, Reenter, Done, Dispute, Pass)
    stage: int
    begun: bool = False
    done: tuple[str, ...] = ()
    right: int = NOBODY
    passed: tuple[int, ...] = ()
    barred: tuple[tuple[int, int], ...] = ()

    @property
    def disputed(self) -> bool:
        """Whether the moves in Flanders are bound by a dispute; they stay so when both have passed (10.1-i, R-56)."""
        return self.right != NOBODY or bool(self.passed)

    def seats(self, position: State) -> tuple[str, ...]:
        if not self.begun:
            return ()
        seats = dict.fromkeys(position.alliances.seat_of[p] for p in position.active(self.stage))
        return tuple(s for s in seats if s not in self.done)

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

    def powers(self, position: State, seat: str) -> tuple[int, ...]:
        """The active powers of a seat."""
        return tuple(p for p in position.active(self.stage) if position.alliances.seat_of[p] == seat)

    def _own(self, position: State, seat: str) -> list[int]:
        """The pieces on the board that this seat may move."""
        world = position.world
        return [
            n
            for power in self.powers(position, seat)
            for n in (*world.of_power[power], *world.trains_of[power])
            if position.where[n] >= 0
        ]

    def prompt(self, position: State, seat: str) -> Message:
        own = self._own(position, seat)
        moved = sum(position.moved >> n & 1 for n in own)
        sides = [ref(p) for p in self.powers(position, seat)]
        return say("maria-prompt-movement", sides=sides, seat=f"seat:{seat}", done=moved, total=len(own))

    def actions(self, position: State, seat: str) -> Listing:
        world, moved, where = position.world, position.moved, position.where
        powers = self.powers(position, seat)
        listing = Listing()
        first = leavers(position, powers)
        if first:
            listing.add([way for piece in first for way in ways_out(position, piece)], _itself)
        else:
            for power in powers:
                seen = survey(position, power)
                for piece in (*world.of_power[power], *world.trains_of[power]):
                    if where[piece] >= 0 and not moved >> piece & 1:
                        list_moves(position, piece, listing, seen)
            listing.add([*trains.reentries(position, powers)], _itself)
        if self.disputed or self.barred:
            agreed = [action for action in listing if self._refuse_agreed(position, action) is None]
            listing = Listing()
            listing.add(agreed, _itself)
        listing.add([*self._settlements(position, seat)], _itself)
        return listing

    def _settlements(self, position: State, seat: str) -> Iterator[Action]:
        """What ends or shares the phase: a dispute, a pass in Flanders, done."""
        if self.refuse_dispute(position, seat) is None:
            yield Dispute()
        if self.right in self.powers(position, seat):
            yield Pass()
        if self._refuse_done(position, self.powers(position, seat)) is None:
            yield Done()

    def refuse(self, position: State, seat: str, action: Action) -> Refusal | None:
        powers = self.powers(position, seat)
        if isinstance(action, Done):
            return self._refuse_done(position, powers)
        if isinstance(action, Dispute):
            return self.refuse_dispute(position, seat)
        if isinstance(action, Pass):
            return None if self.right in powers else no("10.1-i", "nothing-to-pass")
        if isinstance(action, Reenter):
            return trains.refuse_reentry(position, powers, action) or self._refuse_agreed(position, action)
        assert isinstance(action, (Move, March))
        piece, march = position.world.number[action.piece], isinstance(action, March)
        path = tuple(position.world.index.number[p] for p in action.path)
        if not path:
            return no("10.1-b", "no-way", f"piece:{action.piece}", piece=f"piece:{action.piece}")
        return (
            refuse_mover(position, powers, piece)
            or refuse_path(position, piece, path, march)
            or refuse_others(position, powers, piece, path)
            or self._refuse_agreed(position, action)
        )

    def _refuse_done(self, position: State, powers: tuple[int, ...]) -> Refusal | None:
        """Who must march out of Saxony and can does so before the phase is over (R-47)."""
        pieces = position.world.pieces
        lit = tuple(
            pieces[n].ref
            for n in leavers(position, powers)
            if any(self._refuse_agreed(position, move) is None for move in ways_out(position, n))
        )
        return no("19.3-c", "leavers-first", *lit, piece=lit[0], pieces=list(lit)) if lit else None

    def refuse_dispute(self, position: State, seat: str) -> Refusal | None:
        """Either of Austria and the Pragmatic Army may call it, once, while both still move (10.1-i, R-56)."""
        seats = self.seats(position)
        if len(seats) < 2 or position.alliances.seat_of[PA] == position.alliances.seat_of[AU]:
            return no("10.1-i", "no-dispute")
        if self.disputed or seat not in seats:
            return no("10.1-i", "dispute-called")
        return None

    def _refuse_agreed(self, position: State, action: Action) -> Refusal | None:
        """After a dispute each moves in turn in Flanders, who has passed no more (10.1-i, R-12, R-56).

        Nobody joins where it was forbidden, as long as somebody stands there who must agree (10.1-h).
        """
        world = position.world
        assert isinstance(action, (Move, March, Reenter))
        name = action.train if isinstance(action, Reenter) else action.piece
        places = (action.place,) if isinstance(action, Reenter) else action.path
        piece = world.number[name]
        info = world.pieces[piece]
        if self.disputed and info.power != self.right and self._in_flanders(position, piece, places):
            if self.right == NOBODY or info.power in self.passed:
                return no("10.1-i", "flanders-over", info.ref, piece=info.ref, side=ref(info.power))
            return no("10.1-i", "not-your-turn", info.ref, piece=info.ref, side=ref(self.right))
        end = world.index.number[places[-1]]
        if (piece, end) in self.barred and needs_consent(position, piece, end):
            return no("10.1-h", "stack-forbidden", info.ref, piece=info.ref, place=world.place_ref(end))
        return None

    def _in_flanders(self, position: State, piece: int, places: tuple[str, ...]) -> bool:
        """Whether a move counts as one on the Flanders map: it begins there or leads there (R-12)."""
        world, start = position.world, position.where[piece]
        touched = [world.index.number[p] for p in places] + ([start] if start >= 0 else [])
        return any(not world.bohemia >> n & 1 for n in touched)

    def label(self, position: State, seat: str, action: Action) -> Message:
        """Done counts the pieces that could still move."""
        still = sum(not position.moved >> n & 1 for n in self._own(position, seat))
        if isinstance(action, Done) and still:
            return say("maria-act-done-left", n=still)
        return action.gesture().label

    def lists(self, position: State, seat: str, action: Action) -> bool:
        """A way back that changes nothing is legal but not listed (R-54)."""
        if isinstance(action, (Move, March)):
            path = tuple(position.world.index.number[p] for p in action.path)
            piece = position.world.number[action.piece]
            return not leads_back(position, piece, path, march=isinstance(action, March))
        return Step.lists(self, position, seat, action)

    def outlook(self, position: State, seat: str, action: Action) -> Iterator[Fact]:
        """What a move does to the fortresses that it leaves, and to trains and hussars on its way (10.1, 10.3)."""
        if isinstance(action, (Move, March)):
            piece = position.world.number[action.piece]
            path = tuple(position.world.index.number[p] for p in action.path)
            yield from foresee(position, piece, path, march=isinstance(action, March))

    def attempt(
        self, position: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
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
            short = best_way(position, piece, goal, main_only=False)
            long = best_way(position, piece, goal, main_only=True)
            long = long if len(long) <= MARCH else ()
        yield from _meant(position, piece, short, long)

    def why_idle(self, position: State, seat: str, source: str) -> Refusal:
        """Who may not move at all; who may and finds no city open to him."""
        world = position.world
        piece = world.number.get(source.removeprefix("piece:"))
        if piece is None:
            return Step.why_idle(self, position, seat, source)
        powers = self.powers(position, seat)
        return (
            refuse_mover(position, powers, piece)
            or refuse_later(position, powers, piece)
            or no("10.1-c", "shut-in", source, piece=source)
        )

    def play(self, position: State, seat: str, action: Action) -> None:
        if isinstance(action, (Done, Pass, Dispute)):
            self._settle(position, seat, action)
            return
        world = position.world
        if isinstance(action, Reenter):
            self.hand_on(position, world.number[action.train], (action.place,))
            trains.reenter(position, action)
        elif isinstance(action, (Move, March)):
            piece, march = world.number[action.piece], isinstance(action, March)
            path = tuple(world.index.number[p] for p in action.path)
            if needs_consent(position, piece, path[-1]):
                position.push(Consent(piece, path, march))
            else:
                self.hand_on(position, piece, action.path)
                carry_out(position, piece, path, march=march)

    def _settle(self, position: State, seat: str, action: Action) -> None:
        """A seat is done, passes in Flanders, or calls for moving in turn."""
        if isinstance(action, Dispute):
            position.replace(replace(self, right=PA))
            position.tell(
                Event("dispute", say("maria-log-dispute", seat=f"seat:{seat}"), clause="maria 10.1-i")
            )
            return
        gone = self.right if isinstance(action, Pass) or self.right in self.powers(position, seat) else NOBODY
        passed = self.passed if gone == NOBODY else (*self.passed, gone)
        done = (*self.done, seat) if isinstance(action, Done) else self.done
        if isinstance(action, Pass):
            message = say("maria-log-passes", side=ref(self.right))
            position.tell(Event("dispute", message, clause="maria 10.1-i", side=ref(self.right)))
        step = replace(self, done=done, passed=passed)
        position.replace(replace(step, right=step.next_right(position, self.right)))

    def hand_on(self, position: State, piece: int, places: tuple[str, ...]) -> None:
        """After a move in Flanders it is the other's turn there (10.1-i)."""
        if self.right == position.world.pieces[piece].power and self._in_flanders(position, piece, places):
            position.replace(replace(self, right=self.next_right(position, self.right)))

    def next_right(self, position: State, now: int) -> int:
        """Whose turn in Flanders comes after `now`'s: the other's, unless it has passed or finished (R-12)."""
        if now == NOBODY:
            return NOBODY
        open_ones = [
            p for p in (AU, PA) if p not in self.passed and position.alliances.seat_of[p] not in self.done
        ]
        others = [p for p in open_ones if p != now]
        return next(iter(others or open_ones), NOBODY)

    def measure(self, position: State) -> int:
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


def _itself(action: Action) -> Action:
    return action
