"""Drills about movement: where a piece can come, and whom it may join (10.1, 6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.games.maria.actions import March, Move, Way
from engine.games.maria.ground import ground
from engine.games.maria.obstacles import refuse_joining
from engine.games.maria.powers import ref
from engine.games.maria.state import State
from engine.kernel.drill import Answer, DrillKind, Form, Question, Reason, because
from engine.kernel.message import say

NEAR = 5
"""Cities so many roads away are thought of for a move: it is 4 at most (10.1-b)."""
FAR = 9
"""... and for a forced march: it is 8 at most (10.1-f)."""


def own_pieces(position: State, seat: str, *kinds: str) -> Iterator[int]:
    """The pieces of these kinds that a seat leads and that stand on the map."""
    world = position.world
    powers = position.alliances.seats.get(seat, ())
    for number, piece in enumerate(world.pieces):
        if piece.kind in kinds and piece.power in powers and position.where[number] >= 0:
            yield number


class Reach(DrillKind[State]):
    """Which cities a piece can reach by moving (10.1-b)."""

    name: ClassVar[str] = "reach"
    clauses: ClassVar[tuple[str, ...]] = (
        "maria 10.1-b", "maria 10.1-c", "maria 10.1-d", "maria 10.1-e", "maria 6-b", "maria 6-c",
    )  # fmt: skip
    form: ClassVar[Form] = "places"
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    plain: ClassVar[frozenset[str]] = frozenset({"drill-maria-reach-steps", "maria-refuse-too-far"})
    way: ClassVar[type[Way]] = Move
    movers: ClassVar[tuple[str, ...]] = ("general", "train")

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each piece of a seat that moves now and has not moved."""
        if position.decision(seat) is None:
            return
        for number in own_pieces(position, seat, *self.movers):
            if not position.moved >> number & 1:
                piece = position.world.pieces[number].ref
                yield Question(self.name, seat, (piece,), say(f"drill-maria-{self.name}-ask", piece=piece))

    def answer(self, position: State, question: Question) -> Answer:
        """What the Decision lists is right; the cities around it are refused, or take another way."""
        right = self._listed(position, question)
        why: dict[str, Reason] = {}
        for place in self._thought_of(position, question, right):
            reason = self._reached(position, question, right[place]) if place in right else None
            reason = reason or self.reason(position, question, place)
            if reason is not None:
                why[place] = reason
        return Answer(frozenset(right), tuple(why), why)

    def reason(self, position: State, question: Question, marked: str) -> Reason | None:
        """Why the piece cannot come to a city, as a drop on it is refused."""
        decision = position.decision(question.seat)
        assert decision is not None
        for action in decision.interpret_drag(question.about[0], marked):
            refusal = position.refuse(action, question.seat) if isinstance(action, self.way) else None
            if refusal is not None:
                return Reason.of(refusal)
        return None

    def consequence(self, position: State, question: Question) -> tuple[Way, ...]:
        """The piece goes as far as it can."""
        ways = self._listed(position, question).values()
        return tuple(sorted(ways, key=lambda way: -len(way.path))[:1])

    def _listed(self, position: State, question: Question) -> dict[str, Way]:
        """The cities that can be reached, by the shortest way listed."""
        found: dict[str, Way] = {}
        decision = position.decision(question.seat)
        assert decision is not None
        start = position.where[piece_of(position, question)]
        for action in decision.actions.of(question.about[0]):
            if isinstance(action, self.way) and position.world.index.number[action.path[-1]] != start:
                end = f"place:{action.path[-1]}"
                if end not in found or len(action.path) < len(found[end].path):
                    found[end] = action
        return found

    def _thought_of(self, position: State, question: Question, right: Iterable[str]) -> list[str]:
        world, start = position.world, position.where[piece_of(position, question)]
        near = [
            world.place_ref(n)
            for n, far in enumerate(world.index.distance[start])
            if 0 < far <= NEAR and not self._out_of_mind(position, n)
        ]
        return [*near, *(place for place in right if place not in near)]

    def _out_of_mind(self, position: State, place: int) -> bool:
        """Cities that nobody would think of."""
        return False

    def _reached(self, position: State, question: Question, way: Way) -> Reason:
        """Why a city can be reached: by how far it is, whom the piece joins there, what it takes (10.1-b, d, e)."""
        world, end = position.world, position.world.index.number[way.path[-1]]
        piece, here, n = question.about[0], world.place_ref(end), len(way.path)
        joined = position.generals_on(end)
        if joined:
            other = world.pieces[joined[0]].ref
            return because("maria 10.1-d", "drill-maria-reach-joins", other, here, piece=piece, target=other)
        train = position.train_on(end)
        if train is not None:
            taken = world.pieces[train].ref
            return because("maria 10.1-e", "drill-maria-reach-takes", taken, here, piece=piece, target=taken)
        clause, key = self._length(position, question, n)
        return because(clause, key, here, place=here, n=n)

    def _length(self, position: State, question: Question, n: int) -> tuple[str, str]:
        train = position.world.pieces[piece_of(position, question)].kind == "train"
        main = n > (2 if train else 3)
        return "maria 10.1-b", "drill-maria-reach-main" if main else "drill-maria-reach-steps"


class ForcedMarch(Reach):
    """Which cities a general can reach by forced march (10.1-f)."""

    name: ClassVar[str] = "march"
    clauses: ClassVar[tuple[str, ...]] = ("maria 10.1-f", "maria 10.1-c", "maria 10.1-d")
    plain: ClassVar[frozenset[str]] = frozenset({"drill-maria-march-way", "maria-refuse-march-far"})
    way: ClassVar[type[Way]] = March
    movers: ClassVar[tuple[str, ...]] = ("general",)

    def _thought_of(self, position: State, question: Question, right: Iterable[str]) -> list[str]:
        index, start = position.world.index, position.where[piece_of(position, question)]
        seen, front = {start}, {start}
        for _ in range(FAR):
            front = {m for n in front for m in index.main_neighbours[n]} - seen
            seen |= front
        seen.discard(start)
        return [position.world.place_ref(n) for n in sorted(seen)]

    def _length(self, position: State, question: Question, n: int) -> tuple[str, str]:
        return "maria 10.1-f", "drill-maria-march-way"


class Stack(DrillKind[State]):
    """Whom a general may join, however far off (6-b, 6-c, 10.1-c)."""

    name: ClassVar[str] = "stack"
    clauses: ClassVar[tuple[str, ...]] = ("maria 6-b", "maria 6-c", "maria 10.1-c")
    form: ClassVar[Form] = "pieces"
    steps: ClassVar[tuple[str, ...]] = ("movement",)

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each general of a seat that moves now and has not moved."""
        if position.decision(seat) is None:
            return
        for number in own_pieces(position, seat, "general"):
            if not position.moved >> number & 1:
                piece = position.world.pieces[number].ref
                yield Question(self.name, seat, (piece,), say("drill-maria-stack-ask", piece=piece))

    def answer(self, position: State, question: Question) -> Answer:
        """Where the ground lets him join; others are refused as a drop on their city is."""
        world, mover = position.world, piece_of(position, question)
        start = position.where[mover]
        joinable = ground(position, mover).joinable & ~(1 << start)
        right, why = set[str](), dict[str, Reason]()
        for number in (*world.generals, *world.trains):
            info, place = world.pieces[number], position.where[number]
            if place < 0 or place == start or world.index.distance[start][place] > FAR:
                continue
            if joinable >> place & 1:
                right.add(info.ref)
                own = info.power == world.pieces[mover].power
                key = "drill-maria-stack-own" if own else "drill-maria-stack-cooperates"
                why[info.ref] = because("maria 6-c", key, info.ref, piece=info.ref, side=ref(info.power))
            else:
                refusal = refuse_joining(position, mover, place)
                if refusal is not None:
                    why[info.ref] = Reason.of(refusal)
        return Answer(frozenset(right), tuple(why), why)


def piece_of(position: State, question: Question) -> int:
    """The piece that a question is about first."""
    return position.world.number[question.about[0].removeprefix("piece:")]
