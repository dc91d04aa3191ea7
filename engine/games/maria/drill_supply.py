"""Drills about supply (9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.maria import supply
from engine.games.maria.drill_movement import own_pieces, piece_of
from engine.games.maria.explain import supply_fact
from engine.games.maria.hussars import open_cities
from engine.games.maria.powers import AU
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
    plain: ClassVar[frozenset[str]] = frozenset({"drill-maria-supply-away"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each general of the seat."""
        for general in own_pieces(position, seat, "general"):
            piece = position.world.pieces[general].ref
            yield Question(self.name, seat, (piece,), say("drill-maria-supply-ask", piece=piece), WAYS)

    def answer(self, position: State, question: Question) -> Answer:
        """How he is supplied, as the inspector says it; that he stands abroad speaks against the first."""
        world = position.world
        general = piece_of(position, question)
        how, route = supply.provision(position, general)
        fact = supply_fact(position, general)
        here = world.place_ref(position.where[general])
        lit = tuple(world.place_ref(n) for n in route or (position.where[general],))
        real = Reason(fact.message, fact.clause, lit)
        away = because("maria 9-b", "drill-maria-supply-away", here, piece=question.about[0], place=here)
        why = {way: away if way == "home" and how != "home" else real for way in WAYS}
        return Answer(frozenset({how}), WAYS, why)


class Feeding(DrillKind[State]):
    """Which trains can feed a general (9-c, 9-d)."""

    name: ClassVar[str] = "train"
    clauses: ClassVar[tuple[str, ...]] = ("maria 9-c", "maria 9-d", "maria 9-g")
    form: ClassVar[Form] = "pieces"

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each general of the seat abroad."""
        for general in own_pieces(position, seat, "general"):
            if not supply.at_home(position, general):
                piece = position.world.pieces[general].ref
                yield Question(self.name, seat, (piece,), say("drill-maria-train-ask", piece=piece))

    def answer(self, position: State, question: Question) -> Answer:
        """Those to which a route leads, past a hussar perhaps; the others feed others, or none comes so far."""
        world, general = position.world, piece_of(position, question)
        own = supply.trains_of(position, general)
        right, why = set[str](), dict[str, Reason]()
        for train in world.trains:
            info, place = world.pieces[train], position.where[train]
            if place < 0:
                continue
            lit = (info.ref, world.place_ref(place))
            if not own >> place & 1:
                why[info.ref] = because("maria 9-c", "drill-maria-train-other", *lit, piece=info.ref)
                continue
            route = supply.find_route(position, general, past_hussars=True, trains=1 << place)
            if route is not None:
                right.add(info.ref)
                way = tuple(world.place_ref(n) for n in route)
                why[info.ref] = because("maria 9-c", "drill-maria-train-feeds", *way, n=route.length)
            else:
                far = world.index.distance[position.where[general]][place]
                clause, key = ("9-c", "far") if far > supply.LONGEST else ("9-d", "cut")
                why[info.ref] = because(
                    f"maria {clause}", f"drill-maria-train-{key}", *lit, piece=info.ref, n=far,
                    most=supply.LONGEST,
                )  # fmt: skip
        return Answer(frozenset(right), tuple(why), why)


class Fee(DrillKind[State]):
    """What a hussar on the way makes the supply of a general cost (9-g)."""

    name: ClassVar[str] = "fee"
    clauses: ClassVar[tuple[str, ...]] = ("maria 9-g", "maria 9-b", "maria 9-c")
    form: ClassVar[Form] = "number"
    plain: ClassVar[frozenset[str]] = frozenset({"maria-fact-supply-home"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each general whom Austria's hussars can trouble a city of his route where one may be put.

        Where every one of them leaves another route free one is asked about, else those at which a fee falls due.
        """
        world, free = position.world, open_cities(position)
        for general in own_pieces(position, seat, "general"):
            if AU not in position.alliances.foes[world.pieces[general].power]:
                continue
            route = supply.provision(position, general)[1] or ()
            places = [place for place in route if free >> place & 1]
            dear = [place for place in places if supply.fee(_with_hussar(position, place), general)]
            piece = world.pieces[general].ref
            for place in dear or places[:1]:
                here = world.place_ref(place)
                prompt = say("drill-maria-fee-ask", piece=piece, place=here)
                yield Question(self.name, seat, (piece, here), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """The fee once a hussar stands there; what it was before, and nothing, come to mind as well."""
        world, general = position.world, piece_of(position, question)
        before = supply.provision(position, general)[1]
        after = _with_hussar(position, world.index.number[question.about[1].removeprefix("place:")])
        how, route = supply.provision(after, general)
        due = supply.fee(after, general)
        if due is None or before is None:
            return Answer(frozenset(), (), {})
        fact = supply_fact(after, general)
        lit = tuple(world.place_ref(n) for n in route or ())
        why = {str(due): Reason(fact.message, fact.clause, lit)}
        hussar = because("maria 9-g", "drill-maria-fee-length", *lit, n=due)
        free = because("maria 9-g", "drill-maria-fee-free", *lit)
        for tempting in (0, 1, before.length, before.length + 1):
            why.setdefault(str(tempting), hussar if how == "fee" else free)
        return Answer(frozenset({str(due)}), tuple(sorted(why, key=int)), why)


def _with_hussar(position: State, place: int) -> State:
    """The same Position with a hussar in a city: one from off the board, if there is one."""
    after, hussars = position.copy(), position.world.hussars
    after.where[next((n for n in hussars if after.where[n] < 0), hussars[0])] = place
    return after
