"""Drills about fortresses: who protects them, which lie open, what falls (10.3, 12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.maria.actions import Move
from engine.games.maria.drill_movement import own_pieces, piece_of
from engine.games.maria.explain import protection_fact
from engine.games.maria.fortresses import (
    guardians,
    is_enemy_fortress,
    is_protected,
    protectors,
)
from engine.games.maria.marching import falls_behind
from engine.games.maria.powers import NOBODY, ref
from engine.games.maria.state import State
from engine.kernel.drill import Answer, DrillKind, Form, Question, Reason, because
from engine.kernel.message import say


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
        general = piece_of(position, question)
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


class Unprotected(DrillKind[State]):
    """Which fortresses of a power nobody protects (10.3-d)."""

    name: ClassVar[str] = "open"
    clauses: ClassVar[tuple[str, ...]] = ("maria 10.3-d", "maria 10.3-a")
    form: ClassVar[Form] = "places"

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each power of a seat that controls fortresses."""
        for power in position.alliances.seats.get(seat, ()):
            if position.holdings[power]:
                prompt = say("drill-maria-open-ask", side=ref(power))
                yield Question(self.name, seat, (ref(power),), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """Its fortresses, as the inspector tells of each who protects it; those of others in its land do not count."""
        world = position.world
        power = next(p for p in world.powers if ref(p) == question.about[0])
        own = position.holdings[power]
        lost = world.fortresses & position.alliances.home[power] & ~own
        why: dict[str, Reason] = {}
        for place in world.places_in(own | lost):
            here = world.place_ref(place)
            if lost >> place & 1:
                holder = ref(position.control[place])
                why[here] = because("maria 3.2-e", "drill-maria-open-lost", here, place=here, side=holder)
            else:
                why[here] = Reason.of(protection_fact(position, place))
        right = (n for n in world.places_in(own) if not is_protected(position, n))
        return Answer(frozenset(map(world.place_ref, right)), tuple(why), why)
