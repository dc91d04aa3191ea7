"""Drills about hussars, income, subsidies and the political markers (7, 8, 17, 20)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria import political_deck
from engine.games.maria.actions import Hussar
from engine.games.maria.explain_affairs import income_facts
from engine.games.maria.political_actions import Propose
from engine.games.maria.political_deck import TRACKS
from engine.games.maria.powers import AU, MAJORS, NUMBER, ref
from engine.games.maria.state import State
from engine.games.maria.tactical import income, is_cut_off, sources
from engine.games.maria.tracks import Shifts
from engine.kernel.drill import Answer, DrillKind, Form, Question, Reason, because
from engine.kernel.message import say

SHOWN = 9
"""Cities of which it is asked whether a hussar may be placed there."""


class HussarPlaces(DrillKind[State]):
    """Where a hussar may be placed, of some cities that are lit (7-b)."""

    name: ClassVar[str] = "hussar"
    clauses: ClassVar[tuple[str, ...]] = ("maria 7-b",)
    form: ClassVar[Form] = "places"
    steps: ClassVar[tuple[str, ...]] = ("hussars",)
    plain: ClassVar[frozenset[str]] = frozenset({"maria-refuse-hussar-occupied"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each hussar still to be placed, some cities 3 to 6 roads from Austria's generals, and some taken."""
        decision, index = position.decision(seat), position.world.index
        if decision is None:
            return
        generals = position.generals_at[AU]
        edge = index.reach(generals, 6) & ~index.reach(generals, 2)
        taken = index.reach(generals, 4) & (position.occupied() | position.hussars_at())
        for number in position.world.hussars:
            hussar = position.world.pieces[number].ref
            if not decision.actions.of(hussar):
                continue
            places = [*_spread(position, edge, SHOWN - 3, number), *_spread(position, taken, 3, number)]
            lit = tuple(position.world.place_ref(n) for n in sorted(set(places)))
            yield Question(self.name, seat, (hussar, *lit), say("drill-maria-hussar-ask", piece=hussar))

    def answer(self, position: State, question: Question) -> Answer:
        """Each of the cities is judged as if the hussar was dropped there."""
        hussar, *places = question.about
        judged = []
        for here in places:
            action = Hussar(hussar.removeprefix("piece:"), here.removeprefix("place:"))
            why = because("maria 7-b", "drill-maria-hussar-free", here, place=here)
            judged.append((here, position.refuse(action, question.seat), why))
        return Answer.judged(judged)


def _spread(position: State, mask: int, count: int, shift: int) -> Iterator[int]:
    """Some places of a mask, far from each other in its order."""
    places = position.world.places_in(mask)
    step = max(1, len(places) // count)
    yield from places[(position.turn * 7 + shift * 3) % step :: step][:count]


@cache
def announceable(track: str) -> tuple[tuple[int, int], ...]:
    """The shifts that two cards of one year may announce for a track."""
    found = set[tuple[int, int]]()
    for year in political_deck.YEARS:
        deck = [political_deck.card(n) for n in political_deck.year_deck(year)]
        shifts = [card.steps(track) for card in deck if track in card.shifts]
        found |= {(a, b) for one, other in combinations(shifts, 2) for a in one for b in other}
    return tuple(sorted(found))


class Income(DrillKind[State]):
    """How many Tactical Cards a power draws (8-b, 8-c, 17.5-f, 17.5-h)."""

    name: ClassVar[str] = "income"
    clauses: ClassVar[tuple[str, ...]] = ("maria 8-b", "maria 8-c", "maria 17.5-f", "maria 17.5-h")
    form: ClassVar[Form] = "number"
    plain: ClassVar[frozenset[str]] = frozenset({"maria-fact-income", "drill-maria-income-base"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each power of a seat whose income is not the usual one."""
        for power in position.alliances.seats.get(seat, ()):
            if is_cut_off(position, power) or len(sources(position, power)) > 1:
                side = ref(power)
                yield Question(self.name, seat, (side,), say("drill-maria-income-ask", side=side))

    def answer(self, position: State, question: Question) -> Answer:
        """The number of the next stage; without each of the things that change it, it would be another."""
        power = NUMBER[question.about[0].removeprefix("side:")]
        told = [Reason.of(fact) for fact in income_facts(position, power)]
        drawn = 0 if is_cut_off(position, power) else income(position, power)
        parts = sources(position, power)
        why = {str(drawn): told[0]}
        base = because("maria 8-b", "drill-maria-income-base", n=parts[0][1])
        for number, changed in enumerate(parts):
            without = max(0, sum(n for _, n in parts) - changed[1])
            if number and number < len(told):
                why.setdefault(str(without), told[number])
        why.setdefault(str(parts[0][1]), told[-1] if len(told) > 1 else told[0])
        why.setdefault(str(parts[0][1] + 1), base)
        return Answer(frozenset({str(drawn)}), tuple(sorted(why, key=int)), why)


class MaySubsidise(DrillKind[State]):
    """Who may receive a subsidy by contract (20-a, 24-c)."""

    name: ClassVar[str] = "subsidy"
    clauses: ClassVar[tuple[str, ...]] = ("maria 20-a", "maria 24-c")
    form: ClassVar[Form] = "choice"

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each two powers, the first one led by the seat."""
        world, alliances = position.world, position.alliances
        if not world.advanced:
            return
        for giver in alliances.seats.get(seat, ()):
            for other in world.powers:
                if other != giver and giver in MAJORS:
                    sides = (ref(giver), ref(other))
                    prompt = say("drill-maria-subsidy-ask", side=sides[0], other=sides[1])
                    yield Question(self.name, seat, sides, prompt, ("yes", "no"))

    def answer(self, position: State, question: Question) -> Answer:
        """As the offer of one turn is judged."""
        giver, receiver = (side.removeprefix("side:") for side in question.about)
        refusal = position.refuse(Propose(giver, receiver, 1), question.seat)
        if refusal is None:
            sides = {"side": question.about[0], "other": question.about[1]}
            reason = because("maria 20-a", "drill-maria-subsidy-allies", *question.about, **sides)
        else:
            reason = Reason.of(refusal)
        word = "yes" if refusal is None else "no"
        return Answer(frozenset({word}), question.choices, dict.fromkeys(question.choices, reason))


class MarkerStops(DrillKind[State]):
    """Where a political marker stops when several shifts were announced for it (17.5-g)."""

    name: ClassVar[str] = "shift"
    clauses: ClassVar[tuple[str, ...]] = ("maria 17.5-g",)
    form: ClassVar[Form] = "number"

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each track, and each two shifts that two cards of a year announce for it."""
        if not position.world.advanced:
            return
        for number, track in enumerate(TRACKS):
            for shifts in announceable(track):
                parts = tuple(f"part:{track}{shift:+d}" for shift in shifts)
                prompt = say(
                    "drill-maria-shift-ask", track=f"track:{track}", n=position.politics.tracks[number],
                    parts=list(parts),
                )  # fmt: skip
                yield Question(self.name, seat, (f"track:{track}", *parts), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """Where the Step of the shifts puts it; one shift alone, and none, come to mind as well."""
        track, number, shifts = self._read(question)
        before = position.politics.tracks[number]
        after = self._after(position, number, sum(shifts))
        right = because("maria 17.5-g", "drill-maria-shift-sum", track, n=sum(shifts), space=after)
        alone = because("maria 17.5-g", "drill-maria-shift-alone", track, n=sum(shifts))
        end = because("maria 17.5-g", "drill-maria-shift-end", track, space=after)
        why = {str(after): right}
        if before + sum(shifts) != after:
            why[str(before + sum(shifts))] = end
        for shift in shifts:
            why.setdefault(str(self._after(position, number, shift)), alone)
        return Answer(frozenset({str(after)}), tuple(sorted(why, key=int)), why)

    def _after(self, position: State, number: int, shift: int) -> int:
        """The space of a marker once a shift is carried out."""
        ahead = position.copy()
        announced = tuple(shift if n == number else 0 for n in range(len(TRACKS)))
        ahead.politics = replace(ahead.politics, announced=announced)
        ahead.push(Shifts())
        ahead.top().run(ahead)
        return ahead.politics.tracks[number]

    def _read(self, question: Question) -> tuple[str, int, list[int]]:
        track, *parts = question.about
        name = track.removeprefix("track:")
        return track, TRACKS.index(name), [int(part.removeprefix(f"part:{name}")) for part in parts]
