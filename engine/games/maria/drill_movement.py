"""Drills about movement and conquest: where a piece comes, what falls behind it (10.1, 10.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.games.maria.actions import March, Move, Way
from engine.games.maria.fortresses import guardians, is_enemy_fortress, protectors
from engine.games.maria.marching import falls_behind
from engine.games.maria.powers import NOBODY, ref
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
        start = position.where[_piece(position, question)]
        for action in decision.actions.of(question.about[0]):
            if isinstance(action, self.way) and position.world.index.number[action.path[-1]] != start:
                end = f"place:{action.path[-1]}"
                if end not in found or len(action.path) < len(found[end].path):
                    found[end] = action
        return found

    def _thought_of(self, position: State, question: Question, right: Iterable[str]) -> list[str]:
        world, start = position.world, position.where[_piece(position, question)]
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
        train = position.world.pieces[_piece(position, question)].kind == "train"
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
        index, start = position.world.index, position.where[_piece(position, question)]
        seen, front = {start}, {start}
        for _ in range(FAR):
            front = {m for n in front for m in index.main_neighbours[n]} - seen
            seen |= front
        seen.discard(start)
        return [position.world.place_ref(n) for n in sorted(seen)]

    def _length(self, position: State, question: Question, n: int) -> tuple[str, str]:
        return "maria 10.1-f", "drill-maria-march-way"


class Protection(DrillKind[State]):
    """Which generals protect a fortress (10.3-d)."""

    name: ClassVar[str] = "protection"
    clauses: ClassVar[tuple[str, ...]] = ("maria 10.3-d",)
    form: ClassVar[Form] = "pieces"
    around: ClassVar[int] = 5

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """Fortresses near which generals stand of whoever holds them."""
        world = position.world
        for place in world.places_in(world.fortresses):
            holder = position.control[place]
            if holder != NOBODY and position.alliances.seat_of[holder] == seat:
                here = world.place_ref(place)
                if len(self._near(position, place)) > 1:
                    prompt = say("drill-maria-protection-ask", place=here, side=ref(holder))
                    yield Question(self.name, seat, (here,), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """Who protects it, and of the others around who stands too far away and who may not (10.3-d)."""
        world = position.world
        place = world.index.number[question.about[0].removeprefix("place:")]
        shields, able = protectors(position, place), guardians(position, place)
        why: dict[str, Reason] = {}
        for general in self._near(position, place):
            info, far = world.pieces[general], world.index.distance[position.where[general]][place]
            key = "near" if general in shields else "far" if info.power in able else "other"
            why[info.ref] = because(
                "maria 10.3-d", f"drill-maria-protection-{key}", info.ref, question.about[0],
                piece=info.ref, n=far, side=ref(position.control[place]),
            )  # fmt: skip
        return Answer(frozenset(world.pieces[n].ref for n in shields), tuple(why), why)

    def _near(self, position: State, place: int) -> list[int]:
        """The generals who may be thought of."""
        near = position.world.index.within[self.around][place]
        return [
            n for n in position.world.generals if position.where[n] >= 0 and near >> position.where[n] & 1
        ]


class Conquest(DrillKind[State]):
    """Which fortresses fall at once behind a general who goes a given way (10.3-b, 10.3-e)."""

    name: ClassVar[str] = "conquest"
    clauses: ClassVar[tuple[str, ...]] = ("maria 10.3-a", "maria 10.3-b", "maria 10.3-e")
    form: ClassVar[Form] = "places"
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    plain: ClassVar[frozenset[str]] = frozenset({"drill-maria-conquest-aside"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each listed move that leaves an enemy fortress behind."""
        decision, world = position.decision(seat), position.world
        if decision is None:
            return
        for general in own_pieces(position, seat, "general"):
            if position.moved >> general & 1:
                continue
            piece = world.pieces[general].ref
            for action in decision.actions.of(piece):
                if not isinstance(action, Move):
                    continue
                way = (position.where[general], *(world.index.number[p] for p in action.path))
                if any(falls_behind(position, general, n, march=False) for n in way[:-1]):
                    via = [world.place_ref(n) for n in way[1:]]
                    prompt = say("drill-maria-conquest-ask", piece=piece, via=via)
                    yield Question(self.name, seat, (piece, *via), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """What the move is foretold to bring about; other fortresses around stay as they are."""
        world, action = position.world, self._move(question)
        decision = position.decision(question.seat)
        assert decision is not None
        told = {fact.lit[0]: fact for fact in decision.preview(action) if fact.mark}
        general = _piece(position, question)
        way = [position.where[general], *(world.index.number[p] for p in action.path)]
        around = world.fortresses & world.index.reach(sum(1 << n for n in set(way)), 2)
        why: dict[str, Reason] = {}
        for place in world.places_in(around):
            here = world.place_ref(place)
            fact = told.get(here)
            why[here] = self._stays(position, general, place, way) if fact is None else Reason.of(fact)
        right = frozenset(here for here, fact in told.items() if fact.mark == "victory")
        return Answer(right, tuple(why), why)

    def consequence(self, position: State, question: Question) -> tuple[Move, ...]:
        """The move."""
        return (self._move(question),)

    def _stays(self, position: State, general: int, place: int, way: list[int]) -> Reason:
        """Why a fortress is not conquered by this way (10.3-a, 10.3-b)."""
        world, here = position.world, position.world.place_ref(place)
        if not is_enemy_fortress(position, place, world.pieces[general].power):
            return because("maria 10.3-a", "drill-maria-conquest-own", here, place=here)
        key = "end" if place == way[-1] else "aside"
        return because("maria 10.3-b", f"drill-maria-conquest-{key}", here, place=here)

    def _move(self, question: Question) -> Move:
        piece, *via = question.about
        return Move(piece.removeprefix("piece:"), tuple(place.removeprefix("place:") for place in via))


def _piece(position: State, question: Question) -> int:
    """The piece that a question is about first."""
    return position.world.number[question.about[0].removeprefix("piece:")]
