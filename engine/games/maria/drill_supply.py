"""Drills about supply (9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.maria import supply
from engine.games.maria.drill_movement import own_pieces
from engine.games.maria.explain import supply_fact
from engine.games.maria.state import State
from engine.kernel.drill import Answer, DrillKind, Form, Question, Reason, because
from engine.kernel.message import say

WAYS = ("home", "route", "fee", "none")
"""The words of `supply.Provision`, in the order in which they are offered."""


class InSupply(DrillKind[State]):
    """Whether a general is in supply, and how (9-b, 9-c, 9-g)."""

    name: ClassVar[str] = "supply"
    clauses: ClassVar[tuple[str, ...]] = ("maria 9-b", "maria 9-c", "maria 9-d", "maria 9-g")
    form: ClassVar[Form] = "choice"
    plain: ClassVar[frozenset[str]] = frozenset({"maria-fact-supply-home", "drill-maria-supply-away"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each general of the seat."""
        for general in own_pieces(position, seat, "general"):
            piece = position.world.pieces[general].ref
            yield Question(self.name, seat, (piece,), say("drill-maria-supply-ask", piece=piece), WAYS)

    def answer(self, position: State, question: Question) -> Answer:
        """How he is supplied, as the inspector says it; that he stands abroad speaks against the first."""
        world = position.world
        general = world.number[question.about[0].removeprefix("piece:")]
        how, route = supply.provision(position, general)
        fact = supply_fact(position, general)
        here = world.place_ref(position.where[general])
        lit = tuple(world.place_ref(n) for n in route or (position.where[general],))
        real = Reason(fact.message, fact.clause, lit)
        away = because("maria 9-b", "drill-maria-supply-away", here, piece=question.about[0], place=here)
        why = {way: away if way == "home" and how != "home" else real for way in WAYS}
        return Answer(frozenset({how}), WAYS, why)
